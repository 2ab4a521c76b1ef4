"""The matches at the tables of an event: opened, brought into line with it, and looked at."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match import tables
from bot.match.errors import ChannelBusy, TableTaken
from bot.match.event_tables import EventTables, TableOrder, absent_seats
from bot.match.model import (
    OVER,
    Chair,
    ChannelId,
    EventId,
    InteractionId,
    Match,
    MatchId,
    UserId,
)
from bot.match.ports import Store
from bot.match.service import MatchService
from bot.tournament.lots import table_seed
from bot.tournament.model import ENDED, Entrant, EventTable, Tournament
from games.api import Outcome, Seat, label
from games.registry import Registry


class TablePlay:
    """What an event does with its matches, and asks of them."""

    def __init__(self, store: Store, matches: MatchService, games: Registry) -> None:
        self._store = store
        self._matches = matches
        self._games = games
        self._known: set[MatchId] = set()  # matches of events, as far as somebody asked

    def is_known(self, match: MatchId) -> bool:
        """Whether a match is one of an event's that were opened or learnt of."""
        return match in self._known

    def learn(self, match: MatchId) -> None:
        """A match is one of an event's."""
        self._known.add(match)

    @property
    def _tables(self) -> EventTables:
        return self._matches.tables

    async def open(self, event: Tournament, table: EventTable, channel: ChannelId) -> MatchId:
        """The match of a table, in this channel: opened, or moved there if it was elsewhere."""
        found = table.match or await self._store.match_at(event.id, table.number)
        if found is None:
            order = _order(event, table)
            by = InteractionId(f"event-{event.id}-{table.number}")
            try:
                opened = (await self._tables.open(order, channel, by=by)).match
                self.learn(opened)
                return opened
            except (TableTaken, ChannelBusy):
                # Perhaps by another process that was faster, in this very channel.
                found = await self._store.match_at(event.id, table.number)
                if found is None:
                    raise
        self.learn(found)
        match = await self._store.load(found)
        if match.channel != channel and match.status not in OVER:
            by = InteractionId(f"event-{event.id}-{table.number}-{channel}")
            await self._matches.move(found, channel, by=by)
        return found

    async def settle(self, event: Tournament) -> None:
        """Every match of the event is as the event wants it. Doing it twice changes nothing."""
        for retired in event.retired:
            await self._break_off(event, retired)
        for table in event.round.tables if event.round else ():
            if table.match is None:
                continue
            if table.result is not None or event.phase in ENDED:
                await self._break_off(event, table.match)
                continue
            await self._hand_over(event, table, table.match)
            await self._allow_undo(event, table, table.match)
            await self._pause(event, table.match)

    async def _pause(self, event: Tournament, id: MatchId) -> None:
        is_paused = (await self._store.load(id)).paused_at is not None
        if is_paused == (event.paused_at is not None):
            return
        by = _by(event, "pause", id)
        await (self._tables.resume if is_paused else self._tables.pause)(id, by=by)

    async def _break_off(self, event: Tournament, match: MatchId) -> None:
        if (await self._store.load(match)).status not in OVER:
            await self._tables.break_off(match, by=_by(event, "off", match))

    async def _hand_over(self, event: Tournament, table: EventTable, id: MatchId) -> None:
        match = await self._store.load(id)
        for seat, user in table.players:
            if match.status == "running" and match.chairs[seat].user != user:
                by = _by(event, f"seat-{seat}", id)
                await self._tables.hand_over(id, Seat(seat), user, by=by)

    async def _allow_undo(self, event: Tournament, table: EventTable, id: MatchId) -> None:
        match = await self._store.load(id)
        if match.status == "running" and match.undo_allowed != table.is_undo_allowed:
            by = _by(event, "undo", id)
            await self._matches.allow_undo(id, table.is_undo_allowed, by=by)

    async def standing(self, table: EventTable) -> Outcome:
        """How a table would end if it were stopped now; all level where nothing was dealt."""
        seats = len(table.entrants)
        nothing = Outcome((1,) * seats, (0,) * seats, label("end-stopped"))
        if table.match is None:
            return nothing
        match = await self._store.load(table.match)
        game = tables.game_of(self._games, match)
        if match.outcome is not None:
            return match.outcome
        if match.state is None:
            return nothing
        found = game.standing(tables.codec_of(game).read_state(match.state))
        return tables.behind_the_others(found, [chair.conceded for chair in match.chairs])

    async def no_shows(self, match: Match) -> Sequence[Seat]:
        """The seats whose people have not moved once, and whom a computer plays for."""
        absent = absent_seats(match)
        if not absent:
            return ()
        log = await self._store.log(match.id)
        moved = {row.seat for row in log if row.actor == "person"}
        return [seat for seat in absent if seat not in moved]

    async def found(self, event: EventId, table: EventTable) -> MatchId | None:
        """The match of a table, though the event may not know it yet: somebody was interrupted."""
        found = table.match or await self._store.match_at(event, table.number)
        if found is not None:
            self.learn(found)
        return found

    async def match_of(self, match: MatchId) -> Match:
        """A match."""
        return await self._store.load(match)


def _by(event: Tournament, what: str, match: MatchId) -> InteractionId:
    """Names what one version of the event wants of a match."""
    return InteractionId(f"event-{event.id}-{event.version}-{what}-{match}")


def _order(event: Tournament, table: EventTable) -> TableOrder:
    plan, players = event.plan, dict(table.players)
    chairs = tuple(
        _chair(event.entrant(id), players.get(seat)) for seat, id in enumerate(table.entrants)
    )
    return TableOrder(
        event=event.id,
        table=table.number,
        guild=event.guild,
        opener=event.opener,
        game=plan.game,
        options=plan.options.encode(),
        chairs=chairs,
        seed=table_seed(event, table.number),
        terms=plan.terms,
        rated=plan.rated,
        undo="all",  # in a rated match, only where a director allows it
        language=plan.language,
    )


def _chair(entrant: Entrant, player: UserId | None) -> Chair:
    if player is not None:
        return Chair(entrant.salt, user=player)
    return Chair(entrant.salt, user=entrant.user, ai=entrant.ai)
