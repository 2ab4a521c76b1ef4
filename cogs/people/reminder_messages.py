"""Reminders on Discord: one message for all that waits, directly or in the channel."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.app import App
from bot.loaded_match import LoadedMatch, load_match
from bot.match.model import GuildId, Match, Reminder, ReminderKind, UserId
from cogs.interaction.message_layouts import note
from cogs.interaction.reply_language import Voice, wishes_of
from cogs.table.time_lines import deadline, stamp

_log = logging.getLogger(__name__)

_URGENT: tuple[ReminderKind, ...] = ("deadline", "unplanned", "turn", "absent", "seat", "next")
_LONGEST_NONCE = 25


class DiscordPostman:
    """Fulfils `bot.match.ports.Postman`."""

    def __init__(self, app: App, client: discord.Client) -> None:
        self._app = app
        self._client = client

    async def tell(self, user: UserId, reminders: Sequence[Reminder]) -> None:
        """Tell somebody all of this at once; in channels, once on each server."""
        pairs = [
            (r, await load_match(self._app.store, self._app.games, r.match)) for r in reminders
        ]
        pairs = _most_urgent(pairs)
        wishes = await wishes_of(self._app.store, user)
        if wishes.direct and await self._is_told_directly(user, pairs):
            return
        if wishes.direct and all(reminder.kind == "next" for reminder, _ in pairs):
            return  # nothing that would be worth a word in front of everybody
        for guild in dict.fromkeys(loaded.match.guild for _, loaded in pairs):
            await self._tell_in_channel(user, guild, pairs)

    async def _is_told_directly(
        self, user: UserId, pairs: Sequence[tuple[Reminder, LoadedMatch]]
    ) -> bool:
        """Whether their door is open."""
        text = await self._text(user, pairs)
        try:
            person = await self._client.fetch_user(user)
            await person.send(view=note(text), nonce=_nonce(pairs[0][0]))
        except (discord.Forbidden, discord.NotFound) as error:
            _log.info("somebody cannot be written to, so in the channel: %s", error)
            return False
        return True

    async def _tell_in_channel(
        self, user: UserId, guild: GuildId, pairs: Sequence[tuple[Reminder, LoadedMatch]]
    ) -> None:
        here = [pair for pair in pairs if pair[1].match.guild == guild]
        text = f"<@{user}>: {await self._text(user, here)}"
        place = self._client.get_partial_messageable(here[0][1].match.channel)
        try:
            await place.send(
                view=note(text),
                nonce=_nonce(here[0][0]),
                allowed_mentions=discord.AllowedMentions(
                    users=[discord.Object(user)], everyone=False, roles=False
                ),
            )
        except (discord.Forbidden, discord.NotFound) as error:
            _log.info("nobody can be reminded there: %s", error)

    async def _text(self, user: UserId, pairs: Sequence[tuple[Reminder, LoadedMatch]]) -> str:
        wishes = await wishes_of(self._app.store, user)
        voice = Voice(wishes.language or pairs[0][1].match.language)
        lines = [await self._line(voice, reminder, loaded) for reminder, loaded in pairs]
        if len(lines) == 1:
            return lines[0]
        title = voice.say("remind-title", count=len(lines))
        return "\n".join([title, *(f"- {line}" for line in lines)])

    async def _line(self, voice: Voice, reminder: Reminder, loaded: LoadedMatch) -> str:
        match = loaded.match
        end = await deadline(self._app, match)
        game = Voice(voice.language, loaded.game).say("game-name")
        link = await jump_link(self._app, match)
        said = voice.say(f"remind-{reminder.kind}", game=game, match=str(match.id), link=link)
        is_asked = reminder.kind in ("turn", "deadline", "unplanned")
        if end is None or not is_asked:
            return said
        return f"{said} {voice.say('remind-until', at=stamp(end), left=stamp(end, 'R'))}"


async def jump_link(app: App, match: Match) -> str:
    """Where a match is to be found, from any server."""
    display = await app.store.display(match.id)
    board = display.board if display.board_channel == match.channel else None
    message = board or (display.lobby if display.lobby_channel == match.channel else None)
    place = f"https://discord.com/channels/{match.guild}/{match.channel}"
    return place if message is None else f"{place}/{message}"


def _most_urgent(
    pairs: Sequence[tuple[Reminder, LoadedMatch]],
) -> list[tuple[Reminder, LoadedMatch]]:
    """One reminder for each match: the one that says most."""
    by_urgency = sorted(pairs, key=lambda pair: _URGENT.index(pair[0].kind), reverse=True)
    chosen = {reminder.match: (reminder, loaded) for reminder, loaded in by_urgency}
    return sorted(chosen.values(), key=lambda pair: _URGENT.index(pair[0].kind))


def _nonce(reminder: Reminder) -> str:
    return f"r{reminder.id}-{int(reminder.due)}"[:_LONGEST_NONCE]
