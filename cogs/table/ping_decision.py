"""Whom a message calls: never in their quiet hours, never more often than they like."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.app import App
from bot.loaded_match import LoadedMatch, opens_round
from bot.match.clock.clock_stops import Circumstances
from bot.match.clock.quiet_hours import wants
from bot.match.model import GuildId, LogRow, Match, Reminder, UserId

_log = logging.getLogger(__name__)

_UNKNOWN_MEMBER = 10007
_TRUSTED_SECONDS = 10 * 60  # somebody seen on the server lately is still there
_MOST_TRUSTED = 10_000


class DiscordRoster:
    """Fulfils `bot.tournament.ports.Roster`."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def has_left(self, guild: GuildId, user: UserId) -> bool:
        """Whether somebody is certainly not on the server any more."""
        found = self._client.get_guild(guild)
        if found is None:
            return False  # the server is out of reach: nobody is to blame
        try:
            await found.fetch_member(user)
        except discord.NotFound as error:
            return error.code == _UNKNOWN_MEMBER
        except discord.HTTPException as error:
            _log.info("it is not known whether somebody is still there: %s", error)
        return False


class Caller:
    """Decides who is pinged by a message, who is reminded otherwise, and who is not there."""

    def __init__(self, app: App, client: discord.Client) -> None:
        self._app = app
        self._roster = DiscordRoster(client)
        self._seen: dict[tuple[int, UserId], float] = {}  # when somebody was last on a server

    async def gone(self, match: Match, users: Sequence[UserId]) -> UserId | None:
        """The first of these who is not on the server of the match any more."""
        now = self._app.clock()
        for user in users:
            if now - self._seen.get((match.guild, user), -_TRUSTED_SECONDS) < _TRUSTED_SECONDS:
                continue
            if await self._roster.has_left(match.guild, user):
                return user
            if len(self._seen) >= _MOST_TRUSTED:
                self._seen.clear()
            self._seen[match.guild, user] = now
        return None

    async def call(self, loaded: LoadedMatch, users: Sequence[UserId]) -> tuple[UserId, ...]:
        """Those of these people, whose turn begins, whom the board pings.

        The others are reminded when they are awake, or directly, if that is how they like it; and
        whoever is next, if they want to know.
        """
        around = await self._around(loaded.match, loaded.match.people)
        reminders = [r for r in (self._reminder(loaded, around, user) for user in users) if r]
        following = self._next(loaded)
        if following is not None and around.habits(following).next:
            reminders.append(Reminder(following, loaded.match.id, "next", self._app.clock()))
        if reminders:
            await self._app.store.calendar.remind(reminders)
        later = {reminder.user for reminder in reminders if reminder.kind == "turn"}
        later |= await self._told_anyway(loaded.match, users)
        return tuple(u for u in users if u not in later and wants(around.habits(u)) == "all")

    async def _told_anyway(self, match: Match, users: Sequence[UserId]) -> set[UserId]:
        """Those who are about to hear that what they prepared does not fit: one call will do."""
        return {
            user
            for user in users
            for reminder in await self._app.store.calendar.reminders_of(user)
            if (reminder.match, reminder.kind) == (match.id, "unplanned")
        }

    def _reminder(
        self, loaded: LoadedMatch, around: Circumstances, user: UserId
    ) -> Reminder | None:
        habits, now = around.habits(user), self._app.clock()
        reachable = around.reachable_at(user, now)
        if wants(habits) != "all" or (reachable <= now and not habits.direct):
            return None
        return Reminder(user, loaded.match.id, "turn", reachable)

    def _next(self, loaded: LoadedMatch) -> UserId | None:
        game = loaded.game
        if game.foresight is None or loaded.state is None:
            return None
        seat = game.foresight.next_after(loaded.state)
        if seat is None or loaded.match.chairs[seat].plays_itself:
            return None
        return loaded.match.chairs[seat].user

    async def followers(self, match: Match, *, rounds: bool) -> tuple[UserId, ...]:
        """Those who follow the match and are awake: all, or those who follow every round."""
        found = await self._app.store.calendar.followers(match.id)
        users = [one.user for one in found if one.rounds or not rounds]
        around = await self._around(match, users)
        now = self._app.clock()
        return tuple(user for user in users if around.reachable_at(user, now) <= now)

    async def _around(self, match: Match, users: Sequence[UserId]) -> Circumstances:
        now = self._app.clock()
        return await self._app.store.calendar.circumstances(match.guild, users, now)


async def reachable(app: App, guild: GuildId, users: Sequence[UserId]) -> tuple[UserId, ...]:
    """Those of these people who may be called now, and like to be."""
    now = app.clock()
    around = await app.store.calendar.circumstances(guild, users, now)
    return tuple(
        user
        for user in users
        if around.reachable_at(user, now) <= now and wants(around.habits(user)) == "all"
    )


def newly_asked(
    loaded: LoadedMatch, asked_before: Sequence[UserId], fresh: Sequence[LogRow]
) -> tuple[UserId, ...]:
    """Those whose turn is a new one: not asked before, or somebody else has moved since."""

    def is_new(user: UserId) -> bool:
        seat = loaded.match.seat_of(user)
        return user not in asked_before or any(row.seat != seat for row in fresh)

    return tuple(user for user in loaded.waited_for if is_new(user))


def begins_round(loaded: LoadedMatch, rows: Sequence[LogRow]) -> bool:
    """Whether a round began in these rows of the log."""
    return any(row.back_to is None and opens_round(loaded.game, row) for row in rows)
