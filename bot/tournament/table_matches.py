"""The matches at the tables of a tournament: opened, brought into line with it, and looked at."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match import match_rules
from bot.match.errors import ChannelBusy, TableTaken
from bot.match.model import (
    OVER,
    Chair,
    ChannelId,
    InteractionId,
    Match,
    MatchId,
    TournamentId,
    UserId,
)
from bot.match.ports import Store
from bot.match.service import MatchService
from bot.match.tournament_control import TableOrder, TournamentControl, absent_seats
from bot.tournament.model import ENDED, Entrant, Tournament, TournamentTable
from bot.tournament.sealed_chance import table_seed
from games.api import Outcome, Seat, label
from games.registry import Registry


class TablePlay:
    """What a tournament does with its matches, and asks of them."""

    def __init__(self, store: Store, matches: MatchService, games: Registry) -> None:
        self._store = store
        self._matches = matches
        self._games = games

    @property
    def _tables(self) -> TournamentControl:
        return self._matches.tables

    async def open(
        self, tournament: Tournament, table: TournamentTable, channel: ChannelId
    ) -> MatchId:
        """The match of a table, in this channel: opened, or moved there if it was elsewhere."""
        found = table.match or await self._store.match_at(tournament.id, table.number)
        if found is None:
            order = _order(tournament, table)
            by = InteractionId(f"event-{tournament.id}-{table.number}")
            try:
                return (await self._tables.open(order, channel, by=by)).match
            except (TableTaken, ChannelBusy):
                # Perhaps by another process that was faster, in this very channel.
                found = await self._store.match_at(tournament.id, table.number)
                if found is None:
                    raise
        match = await self._store.load(found)
        if match.channel != channel and match.status not in OVER:
            by = InteractionId(f"event-{tournament.id}-{table.number}-{channel}")
            await self._matches.move(found, channel, by=by)
        return found

    async def settle(self, tournament: Tournament) -> None:
        """Every match is as the tournament wants it. Doing it twice changes nothing."""
        for retired in tournament.retired:
            await self._break_off(tournament, retired)
        for table in tournament.round.tables if tournament.round else ():
            if table.match is None:
                continue
            if table.result is not None or tournament.phase in ENDED:
                await self._break_off(tournament, table.match)
                continue
            await self._hand_over(tournament, table, table.match)
            await self._allow_undo(tournament, table, table.match)
            await self._pause(tournament, table.match)

    async def _pause(self, tournament: Tournament, id: MatchId) -> None:
        is_paused = (await self._store.load(id)).paused_at is not None
        if is_paused == (tournament.paused_at is not None):
            return
        by = _by(tournament, "pause", id)
        await (self._tables.resume if is_paused else self._tables.pause)(id, by=by)

    async def _break_off(self, tournament: Tournament, match: MatchId) -> None:
        if (await self._store.load(match)).status not in OVER:
            await self._tables.break_off(match, by=_by(tournament, "off", match))

    async def _hand_over(self, tournament: Tournament, table: TournamentTable, id: MatchId) -> None:
        match = await self._store.load(id)
        for seat, user in table.players:
            if match.status == "running" and match.chairs[seat].user != user:
                by = _by(tournament, f"seat-{seat}", id)
                await self._tables.hand_over(id, Seat(seat), user, by=by)

    async def _allow_undo(
        self, tournament: Tournament, table: TournamentTable, id: MatchId
    ) -> None:
        match = await self._store.load(id)
        if match.status == "running" and match.undo_allowed != table.is_undo_allowed:
            by = _by(tournament, "undo", id)
            await self._matches.allow_undo(id, table.is_undo_allowed, by=by)

    async def standing(self, table: TournamentTable) -> Outcome:
        """How a table would end if it were stopped now; all level where nothing was dealt."""
        seats = len(table.entrants)
        nothing = Outcome((1,) * seats, (0,) * seats, label("end-stopped"))
        if table.match is None:
            return nothing
        match = await self._store.load(table.match)
        game = match_rules.game_of(self._games, match)
        if match.outcome is not None:
            return match.outcome
        if match.state is None:
            return nothing
        found = game.standing(match_rules.state_of(game, match))
        return match_rules.behind_the_others(found, [chair.conceded for chair in match.chairs])

    async def no_shows(self, match: Match) -> Sequence[Seat]:
        """The seats whose people have not moved once, and whom a computer plays for."""
        absent = absent_seats(match)
        if not absent:
            return ()
        log = await self._store.log(match.id)
        moved = {row.seat for row in log if row.actor == "person"}
        return [seat for seat in absent if seat not in moved]

    async def found(self, tournament: TournamentId, table: TournamentTable) -> MatchId | None:
        """The match of a table, also where the tournament does not know it yet: a restart."""
        return table.match or await self._store.match_at(tournament, table.number)

    async def match_of(self, match: MatchId) -> Match:
        """A match."""
        return await self._store.load(match)


def _by(tournament: Tournament, what: str, match: MatchId) -> InteractionId:
    """Names what one version of the tournament wants of a match."""
    return InteractionId(f"event-{tournament.id}-{tournament.version}-{what}-{match}")


def _order(tournament: Tournament, table: TournamentTable) -> TableOrder:
    plan, players = tournament.plan, dict(table.players)
    chairs = tuple(
        _chair(tournament.entrant(id), players.get(seat)) for seat, id in enumerate(table.entrants)
    )
    return TableOrder(
        tournament=tournament.id,
        table=table.number,
        guild=tournament.guild,
        opener=tournament.opener,
        game=plan.game,
        options=plan.options.encode(),
        chairs=chairs,
        seed=table_seed(tournament, table.number),
        terms=plan.terms,
        rated=plan.rated,
        undo="all",  # in a rated match, only where a director allows it
        language=plan.language,
    )


def _chair(entrant: Entrant, player: UserId | None) -> Chair:
    if player is not None:
        return Chair(entrant.salt, user=player)
    return Chair(entrant.salt, user=entrant.user, ai=entrant.ai)
