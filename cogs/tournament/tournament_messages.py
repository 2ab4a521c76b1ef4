"""Showing tournaments on Discord: whatever is missing from what people see is posted or edited.

What was posted is kept step by step, so that a bot that is killed in between goes on where it was.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence

import discord
from msgspec.structs import replace

from bot.app import App
from bot.match.errors import ChannelBusy
from bot.match.model import ChannelId, MessageId, TournamentId, UserId
from bot.tournament.ledger import Entry
from bot.tournament.model import ENDED, Round, Tournament, TournamentTable
from bot.tournament.ports import TournamentDisplay
from cogs.interaction.channel_messages import (
    EDITED_TOO_OFTEN,
    LOCKED,
    LONGEST_THREAD_NAME,
    THREAD_EXISTS,
    ChannelMessages,
)
from cogs.interaction.message_layouts import Page, note, parted
from cogs.interaction.reply_language import plain
from cogs.table.ping_decision import reachable
from cogs.tournament.loaded_tournament import Gathering, gather
from cogs.tournament.lost_place_notice import complain
from cogs.tournament.tournament_pages import (
    announcement_page,
    draft_page,
    final_page,
    hash_said,
    room_name,
    room_page,
    ruling_said,
    standings_page,
)

_log = logging.getLogger(__name__)

_LONGEST_NONCE = 25
_UNKNOWN_CHANNEL = 10003
_ROOMS_TRIED = 3  # for one table in one go


class DiscordTournamentScreen:
    """Fulfils `bot.tournament.ports.TournamentScreen`."""

    def __init__(self, app: App, client: discord.Client) -> None:
        self._app = app
        self._client = client
        self._messages = ChannelMessages(client)

    async def show_tournament(self, tournament: TournamentId) -> None:
        """Everything that is missing is shown."""
        found = await self._app.tournament_store.load(tournament)
        here = await gather(self._app, found)
        try:
            display = await self._show(here)
        except discord.HTTPException as error:
            if not _is_closed(error):
                raise  # shown later
            _log.warning("tournament %s cannot be shown: %s", tournament, error)
            await complain(self._app, self._client, found)
            if error.code == _UNKNOWN_CHANNEL:
                return  # for good; it is shown where it is brought to
            raise  # somebody may give back what is missing
        if display.complained is not None:
            await self._keep(here, replace(display, complained=None))

    async def _show(self, here: Gathering) -> TournamentDisplay:
        tournament = here.tournament
        display = await self._app.tournament_store.display(tournament.id)
        if display.channel != tournament.channel:
            display = TournamentDisplay(channel=tournament.channel, standings=display.standings)
        display = await self._announce(here, display)
        display = await self._show_standings(here, display)
        display = await self._show_draft(here, display)
        display = await self._open_rooms(here, display)
        display = await self._show_final(here, display)
        # At the end: whatever became of their thread, nobody waits for a table because of it.
        return await self._tell_rulings(here, display)

    async def _keep(self, here: Gathering, display: TournamentDisplay) -> TournamentDisplay:
        await self._app.tournament_store.set_display(here.tournament.id, display)
        return display

    # The announcement -------------------------------------------------------------------------

    async def _announce(self, here: Gathering, display: TournamentDisplay) -> TournamentDisplay:
        page, channel = announcement_page(here, here.game.seat_counts), here.tournament.channel
        mark, old = _mark(page), display.announcement
        if old is not None:
            if mark == display.announced:
                return display
            try:
                if await self._messages.is_edited(channel, old, page):
                    return await self._keep(here, replace(display, announced=mark))
            except discord.HTTPException as error:
                if error.code != EDITED_TOO_OFTEN:
                    raise
                _log.info("an announcement stays as it is for now: %s", error)
                return display
        message = await self._messages.sent(
            channel, page, _nonce(here.tournament, "announcement", old)
        )
        shown = replace(display, announcement=MessageId(message.id), announced=mark)
        return await self._keep(here, shown)

    # Rulings ----------------------------------------------------------------------------------

    async def _tell_rulings(self, here: Gathering, display: TournamentDisplay) -> TournamentDisplay:
        tournament = here.tournament
        if display.told >= tournament.entries or display.announcement is None:
            return display
        try:
            if display.rulings is None:
                display = await self._open_rulings(here, display, display.announcement)
            return await self._write_rulings(here, display)
        except discord.NotFound as error:
            # Gone with all that stood in it; or the announcement is, under which it would be.
            _log.info("the rulings of tournament %s get another thread: %s", tournament.id, error)
            page = Page(here.voice.say("rulings-thread", event=plain(tournament.plan.name)))
            nonce = _nonce(tournament, "rulings", display.rulings)
            message = await self._messages.sent(tournament.channel, page, nonce)
            fresh = replace(display, rulings=None, told=0)
            display = await self._open_rulings(here, fresh, MessageId(message.id))
            return await self._write_rulings(here, display)

    async def _open_rulings(
        self, here: Gathering, display: TournamentDisplay, message: MessageId
    ) -> TournamentDisplay:
        name = here.voice.say("rulings-thread", event=here.tournament.plan.name)
        thread = await self._thread(here.tournament, message, name)
        return await self._keep(here, replace(display, rulings=thread))

    async def _write_rulings(
        self, here: Gathering, display: TournamentDisplay
    ) -> TournamentDisplay:
        tournament = here.tournament
        assert display.rulings is not None
        place = self._client.get_partial_messageable(display.rulings)
        ledger = await self._app.tournament_store.ledger(tournament.id)
        fresh = [entry for entry in ledger if display.told < entry.number <= tournament.entries]
        while fresh:
            together, text = _together(here, fresh)
            message = await place.send(
                view=note(text),
                nonce=_nonce(tournament, "ruling", display.rulings, fresh[0].number),
                allowed_mentions=discord.AllowedMentions.none(),
            )
            # It may be one that was posted before, when less had been ruled.
            told = [entry for entry in together if hash_said(entry) in _text_of(message)]
            fresh = fresh[len(told or together) :]
            last = (told or together)[-1].number
            display = await self._keep(here, replace(display, told=last))
        return display

    # Rounds -----------------------------------------------------------------------------------

    async def _show_standings(
        self, here: Gathering, display: TournamentDisplay
    ) -> TournamentDisplay:
        tournament = here.tournament
        over = [round.number for round in tournament.rounds if round.is_over]
        if not over or display.standings >= over[-1] or tournament.phase in ENDED:
            return display
        page = await standings_page(self._app, here, over[-1])
        await self._messages.sent(
            tournament.channel, page, _nonce(tournament, "standings", over[-1])
        )
        return await self._keep(here, replace(display, standings=over[-1]))

    async def _show_draft(self, here: Gathering, display: TournamentDisplay) -> TournamentDisplay:
        """The seating of a round, before it begins and as often as it changes."""
        round = here.tournament.drafted or here.tournament.playing
        if round is None or here.tournament.phase in ENDED:
            return display
        mark = _seating_mark(round)
        known = display.drafts[round.number - 1 :][:1]
        if known and (known[0] == mark or round.started_at is not None):
            return display
        page = await draft_page(self._app, here)
        await self._messages.sent(
            here.tournament.channel, page, _nonce(here.tournament, "draft", mark)
        )
        missing = ("",) * (round.number - 1 - len(display.drafts))
        drafts = (*display.drafts[: round.number - 1], *missing, mark)
        return await self._keep(here, replace(display, drafts=drafts))

    async def _open_rooms(self, here: Gathering, display: TournamentDisplay) -> TournamentDisplay:
        """Every table that is to be played has a thread, and its match in it."""
        round = here.tournament.playing
        if round is None or here.tournament.phase in ENDED:
            return display
        for table in round.tables:
            if table.result is None and (table.channel is None or table.match is None):
                display = await self._open_room(here, display, round, table)
        return display

    async def _open_room(
        self, here: Gathering, display: TournamentDisplay, round: Round, table: TournamentTable
    ) -> TournamentDisplay:
        tournament = here.tournament
        old = message = dict(display.tables).get(table.number)
        if message is not None and await self._is_lost(table, message):
            message = None
        for tries_left in reversed(range(_ROOMS_TRIED)):
            if message is None:
                display, message = await self._room_posted(here, display, round, table, old)
            try:
                thread = await self._thread(tournament, message, room_name(here, round, table))
                await self._app.tournaments.place(tournament.id, table.number, thread)
            except (ChannelBusy, discord.NotFound) as error:
                # Others play in it already, or the message is gone again.
                _log.warning("a table of tournament %s gets another room: %s", tournament.id, error)
                old, message = message, None
                if not tries_left:
                    raise
            else:
                return display
        raise AssertionError("the last try returns or raises")

    async def _room_posted(
        self,
        here: Gathering,
        display: TournamentDisplay,
        round: Round,
        table: TournamentTable,
        old: MessageId | None,
    ) -> tuple[TournamentDisplay, MessageId]:
        """The message under which a table has its room, after the one it had before."""
        page, tournament = room_page(here, round, table), here.tournament
        ping = await self._pinged(tournament, table)
        nonce = _nonce(tournament, "room", table.number, old)
        message = MessageId((await self._messages.sent(tournament.channel, page, nonce, ping)).id)
        others = tuple(one for one in display.tables if one[0] != table.number)
        shown = replace(display, tables=(*others, (table.number, message)))
        return await self._keep(here, shown), message

    async def _is_lost(self, table: TournamentTable, message: MessageId) -> bool:
        """Whether the room under this message is the one in which its match is no more."""
        if table.match is None:
            return False
        return (await self._app.store.load(table.match)).channel == ChannelId(message)

    async def _pinged(self, tournament: Tournament, table: TournamentTable) -> tuple[UserId, ...]:
        """Those at a table who may be called now; the others are when it is their turn."""
        players = dict(table.players)
        users = [
            players.get(seat) or tournament.entrant(id).user
            for seat, id in enumerate(table.entrants)
        ]
        people = [user for user in users if user is not None]
        return await reachable(self._app, tournament.guild, people)

    # The end ----------------------------------------------------------------------------------

    async def _show_final(self, here: Gathering, display: TournamentDisplay) -> TournamentDisplay:
        tournament = here.tournament
        if tournament.phase != "over" or display.final is not None:
            return display
        page = await final_page(self._app, here)
        message = await self._messages.sent(tournament.channel, page, _nonce(tournament, "final"))
        return await self._keep(here, replace(display, final=MessageId(message.id)))

    # Messages ---------------------------------------------------------------------------------

    async def _thread(self, tournament: Tournament, message: MessageId, name: str) -> ChannelId:
        """A thread under a message; it has the id of that message."""
        await self._client.wait_until_ready()  # until then no server is known
        place = self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        try:
            await place.get_partial_message(message).create_thread(name=name[:LONGEST_THREAD_NAME])
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
        return ChannelId(message)


def _is_closed(error: discord.HTTPException) -> bool:
    """Whether a place is gone or closed to us, rather than out of reach for a moment."""
    return isinstance(error, discord.Forbidden | discord.NotFound) or error.code == LOCKED


def _together(here: Gathering, entries: Sequence[Entry]) -> tuple[Sequence[Entry], str]:
    """The first of these rulings, as many as fit into one message, and what is said of them."""
    text = ruling_said(here, entries[0])
    for count, entry in enumerate(entries[1:], start=1):
        longer = f"{text}\n\n{ruling_said(here, entry)}"
        if len(parted(longer)) > 1:
            return entries[:count], text
        text = longer
    return entries, text


def _text_of(message: discord.Message) -> str:
    return "\n".join(
        part.content for part in message.components if isinstance(part, discord.TextDisplay)
    )


def _nonce(tournament: Tournament, *what: object) -> str:
    """By which Discord knows a message that it was asked to post before."""
    return hashlib.sha256(repr((tournament.id, tournament.channel, *what)).encode()).hexdigest()[
        :_LONGEST_NONCE
    ]


def _mark(page: Page) -> str:
    """By which a page is told from another."""
    labels = [push.label for push in page.buttons]
    return hashlib.sha256("\n".join([page.head, page.body, *labels]).encode()).hexdigest()[:32]


def _seating_mark(round: Round) -> str:
    tables = [table.entrants for table in round.tables]
    return hashlib.sha256(repr((round.number, tables, round.byes)).encode()).hexdigest()[:32]
