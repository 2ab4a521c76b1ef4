"""Reminders: what somebody wants to hear, not in their quiet hours, all at once.

Whether a reminder still makes sense is looked up when it is due. Everything that is due for one
person, or soon will be, goes into one message, so that nothing piles up after a downtime either.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.match import match_rules
from bot.match.clock.clock_stops import Circumstances
from bot.match.clock.clock_update import asked_people
from bot.match.clock.quiet_hours import wants
from bot.match.errors import NoSuchMatch, RulesRetired
from bot.match.model import Match, Reminder, UserId
from bot.match.ports import Clock, Postman, Store
from games.registry import Registry, UnknownGame

_log = logging.getLogger(__name__)

_AT_ONCE = 200
_SOON = 30 * 60  # seconds: what is due by then is told in the same message
_PAUSE = 60.0  # seconds until somebody who could not be told is told again


class Reminding:
    """Tells people what is due."""

    def __init__(self, store: Store, games: Registry, postman: Postman, *, clock: Clock) -> None:
        self._store = store
        self._games = games
        self._postman = postman
        self._clock = clock

    async def drain(self) -> int:
        """Tell everybody what is due now; how many messages that took."""
        told = 0
        done: set[UserId] = set()
        while True:
            due = await self._store.calendar.due_reminders(self._clock(), _AT_ONCE)
            users = [user for user in dict.fromkeys(r.user for r in due) if user not in done]
            if not users:
                return told
            for user in users:
                done.add(user)
                told += await self._remind(user)

    async def _remind(self, user: UserId) -> bool:
        calendar, now = self._store.calendar, self._clock()
        soon = [r for r in await calendar.reminders_of(user) if r.due <= now + _SOON]
        try:
            fitting = [reminder for reminder in soon if await self._fits(reminder)]
            await calendar.settle([reminder for reminder in soon if reminder not in fitting])
            if not any(reminder.due <= now for reminder in fitting):
                return False
            reachable = await self._reachable_at(user, fitting)
            if reachable > now:
                await calendar.put_off(fitting, reachable)
                return False
            await self._postman.tell(user, fitting)
            await calendar.settle(fitting)
        except Exception:
            # Whatever went wrong for one person: the others are told, and this one later.
            _log.warning("a reminder waits for %.0f s", _PAUSE, exc_info=True)
            await calendar.put_off([r for r in soon if r.due <= now], now + _PAUSE)
            return False
        return True

    async def _reachable_at(self, user: UserId, reminders: Sequence[Reminder]) -> float:
        match = await self._store.load(reminders[0].match)
        now = self._clock()
        around = await self._store.calendar.circumstances(match.guild, (user,), now)
        return around.reachable_at(user, now)

    async def _fits(self, reminder: Reminder) -> bool:
        """Whether it is still true, and wanted."""
        try:
            match = await self._store.load(reminder.match)
            around = await self._store.calendar.circumstances(
                match.guild, (reminder.user,), self._clock()
            )
            if not self._is_wanted(reminder, around):
                return False
            if reminder.kind == "seat":
                helpers = await self._store.calendar.substitutes(match.guild)
                return reminder.user in helpers and is_seat_free(match, reminder.user)
            return self._is_true(reminder, match)
        except (NoSuchMatch, RulesRetired, UnknownGame):
            return False

    def _is_wanted(self, reminder: Reminder, around: Circumstances) -> bool:
        habits = around.habits(reminder.user)
        wanted = wants(habits)
        match reminder.kind:
            case "turn" | "seat":
                return wanted == "all"
            case "next":
                return wanted == "all" and habits.next
            case "deadline" | "absent" | "unplanned":
                return wanted != "none"

    def _is_true(self, reminder: Reminder, match: Match) -> bool:
        seat = match.seat_of(reminder.user)
        if seat is None or match.status != "running":
            return False
        game = match_rules.game_of(self._games, match)
        match reminder.kind:
            case "absent":
                return match.chairs[seat].stand_in is not None
            case "next":
                assert match.state is not None
                state, known = match_rules.state_of(game, match), game.foresight
                return known is not None and known.next_after(state) == seat
            case _:
                return seat in asked_people(game, match)


def is_seat_free(match: Match, user: UserId) -> bool:
    """Whether somebody could take a seat in this match."""
    is_offered = any(chair.offered for chair in match.chairs)
    return match.status == "running" and is_offered and match.seat_of(user) is None
