"""Showing tournaments on Discord: whatever is missing from what people see is posted or edited.

What was posted is kept step by step, so that a bot that is killed in between goes on where it was.
"""

from __future__ import annotations

import hashlib
import logging

import discord
from msgspec.structs import replace

from bot.app import App
from bot.match.errors import ChannelBusy
from bot.match.model import ChannelId, EventId, MessageId, UserId
from bot.tournament.model import ENDED, EventTable, Round, Tournament
from bot.tournament.ports import EventDisplay
from cogs.calling import reachable
from cogs.events.gathering import Gathering, gather
from cogs.events.pages import (
    announcement_page,
    draft_page,
    final_page,
    room_name,
    room_page,
    ruling_said,
    standings_page,
)
from cogs.layouts import Page, note, parted
from cogs.speech import Voice

_log = logging.getLogger(__name__)

_LONGEST_THREAD_NAME = 100
_THREAD_EXISTS = 160004
_UNEDITABLE = (50083, 30046)  # its thread is archived; it was edited too often for its age
_SERVER_ERRORS = 500


class DiscordEventScreen:
    """Fulfils `bot.tournament.ports.EventScreen`."""

    def __init__(self, app: App, client: discord.Client) -> None:
        self._app = app
        self._client = client

    async def show_event(self, event: EventId) -> None:
        """Everything that is missing is shown."""
        found = await self._app.events.load(event)
        here = await gather(self._app, found)
        try:
            await self._show(here)
        except (discord.Forbidden, discord.NotFound) as error:
            await self._complain(here, error)

    async def _show(self, here: Gathering) -> None:
        event = here.event
        display = await self._app.events.display(event.id)
        if display.channel != event.channel:
            display = EventDisplay(
                channel=event.channel, told=display.told, standings=display.standings
            )
        display = await self._announce(here, display)
        display = await self._tell_rulings(here, display)
        display = await self._show_standings(here, display)
        display = await self._show_draft(here, display)
        display = await self._open_rooms(here, display)
        await self._show_final(here, display)

    async def _keep(self, here: Gathering, display: EventDisplay) -> EventDisplay:
        await self._app.events.set_display(here.event.id, display)
        return display

    # The announcement -------------------------------------------------------------------------

    async def _announce(self, here: Gathering, display: EventDisplay) -> EventDisplay:
        page = announcement_page(here, here.game.seat_counts)
        mark = _mark(page)
        if display.announcement is not None:
            if mark == display.announced:
                return display
            if await self._edited(here.event.channel, display.announcement, page):
                return await self._keep(here, replace(display, announced=mark))
        message = await self._sent(here.event.channel, page, f"e{here.event.id}-a")
        shown = replace(display, announcement=MessageId(message.id), announced=mark, rulings=None)
        return await self._keep(here, shown)

    # Rulings ----------------------------------------------------------------------------------

    async def _tell_rulings(self, here: Gathering, display: EventDisplay) -> EventDisplay:
        event = here.event
        if display.told >= event.entries or display.announcement is None:
            return display
        if display.rulings is None:
            name = here.voice.say("rulings-thread", event=event.plan.name)
            thread = await self._thread(event, display.announcement, name)
            display = await self._keep(here, replace(display, rulings=thread))
        assert display.rulings is not None
        ledger = await self._app.events.ledger(event.id)
        fresh = [entry for entry in ledger if display.told < entry.number <= event.entries]
        place = self._client.get_partial_messageable(display.rulings)
        for part in parted("\n\n".join(ruling_said(here, entry) for entry in fresh)):
            await place.send(view=note(part), allowed_mentions=discord.AllowedMentions.none())
        return await self._keep(here, replace(display, told=event.entries))

    # Rounds -----------------------------------------------------------------------------------

    async def _show_standings(self, here: Gathering, display: EventDisplay) -> EventDisplay:
        event = here.event
        over = [round.number for round in event.rounds if round.is_over]
        if not over or display.standings >= over[-1] or event.phase in ENDED:
            return display
        page = await standings_page(self._app, here, over[-1])
        await self._sent(event.channel, page, f"e{event.id}-s{over[-1]}")
        return await self._keep(here, replace(display, standings=over[-1]))

    async def _show_draft(self, here: Gathering, display: EventDisplay) -> EventDisplay:
        """The seating of a round, before it begins and as often as it changes."""
        round = here.event.drafted or here.event.playing
        if round is None or here.event.phase in ENDED:
            return display
        mark = _seating_mark(round)
        known = display.drafts[round.number - 1 :][:1]
        if known and (known[0] == mark or round.started_at is not None):
            return display
        page = await draft_page(self._app, here)
        await self._sent(here.event.channel, page, f"e{here.event.id}-{mark[:8]}")
        missing = ("",) * (round.number - 1 - len(display.drafts))
        drafts = (*display.drafts[: round.number - 1], *missing, mark)
        return await self._keep(here, replace(display, drafts=drafts))

    async def _open_rooms(self, here: Gathering, display: EventDisplay) -> EventDisplay:
        """Every table that is to be played has a thread, and its match in it."""
        round = here.event.playing
        if round is None or here.event.phase in ENDED:
            return display
        for table in round.tables:
            if table.result is None and (table.channel is None or table.match is None):
                display = await self._open_room(here, display, round, table)
        return display

    async def _open_room(
        self, here: Gathering, display: EventDisplay, round: Round, table: EventTable
    ) -> EventDisplay:
        event = here.event
        message = dict(display.tables).get(table.number)
        if message is None or await self._is_lost(table, message):
            page = room_page(here, round, table)
            ping = await self._pinged(event, table)
            turn = len(display.tables)
            sent = await self._sent(
                event.channel, page, f"e{event.id}-t{table.number}-{turn}", ping
            )
            message = MessageId(sent.id)
            others = tuple(one for one in display.tables if one[0] != table.number)
            display = await self._keep(
                here, replace(display, tables=(*others, (table.number, message)))
            )
        thread = await self._thread(event, message, room_name(here, round, table))
        try:
            await self._app.tournaments.place(event.id, table.number, thread)
        except ChannelBusy:
            _log.warning("the room of a table is taken; it gets another one")
            others = tuple(one for one in display.tables if one[0] != table.number)
            return await self._keep(here, replace(display, tables=others))
        return display

    async def _is_lost(self, table: EventTable, message: MessageId) -> bool:
        """Whether the room under this message is the one in which its match is no more."""
        if table.match is None:
            return False
        return (await self._app.store.load(table.match)).channel == ChannelId(message)

    async def _pinged(self, event: Tournament, table: EventTable) -> tuple[UserId, ...]:
        """Those at a table who may be called now; the others are when it is their turn."""
        players = dict(table.players)
        users = [
            players.get(seat) or event.entrant(id).user for seat, id in enumerate(table.entrants)
        ]
        people = [user for user in users if user is not None]
        return await reachable(self._app, event.guild, people)

    # The end ----------------------------------------------------------------------------------

    async def _show_final(self, here: Gathering, display: EventDisplay) -> None:
        event = here.event
        if event.phase != "over" or display.final is not None:
            return
        page = await final_page(self._app, here)
        message = await self._sent(event.channel, page, f"e{event.id}-end")
        await self._keep(here, replace(display, final=MessageId(message.id)))

    # Messages ---------------------------------------------------------------------------------

    async def _sent(
        self, channel: ChannelId, page: Page, nonce: str, ping: tuple[UserId, ...] = ()
    ) -> discord.Message:
        place = self._client.get_partial_messageable(channel)
        users = [discord.Object(user) for user in ping]
        return await place.send(
            view=page.view(),
            files=page.attachments(),
            nonce=nonce[:25],
            allowed_mentions=discord.AllowedMentions(users=users, everyone=False, roles=False),
        )

    async def _edited(self, channel: ChannelId, message: MessageId, page: Page) -> bool:
        """Whether the message is there and shows the page now."""
        place = self._client.get_partial_messageable(channel)
        try:
            await place.get_partial_message(message).edit(
                view=page.view(), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            if error.code not in _UNEDITABLE:
                raise
            _log.info("an announcement stays as it is: %s", error)
        return True

    async def _thread(self, event: Tournament, message: MessageId, name: str) -> ChannelId:
        """A thread under a message; it has the id of that message."""
        place = self._client.get_partial_messageable(event.channel, guild_id=event.guild)
        try:
            await place.get_partial_message(message).create_thread(name=name[:_LONGEST_THREAD_NAME])
        except discord.HTTPException as error:
            if error.code != _THREAD_EXISTS:
                raise
        return ChannelId(message)

    async def _complain(self, here: Gathering, error: discord.HTTPException) -> None:
        """Tell the opener once that nothing can be shown there; nothing is lost."""
        event = here.event
        display = await self._app.events.display(event.id)
        _log.warning("event %s cannot be shown: %s", event.id, error)
        if display.complained == event.channel or event.opener is None:
            return
        await self._keep(here, replace(display, complained=event.channel))
        voice = Voice(event.plan.language)
        text = voice.say("cannot-show-event", event=here.event.plan.name)
        try:
            person = await self._client.fetch_user(event.opener)
            await person.send(view=note(text))
        except discord.HTTPException as refused:
            _log.info("nobody can be told: %s", refused)


def _mark(page: Page) -> str:
    """By which a page is told from another."""
    labels = [push.label for push in page.buttons]
    return hashlib.sha256("\n".join([page.head, page.body, *labels]).encode()).hexdigest()[:32]


def _seating_mark(round: Round) -> str:
    tables = [table.entrants for table in round.tables]
    return hashlib.sha256(repr((round.number, tables, round.byes)).encode()).hexdigest()[:32]
