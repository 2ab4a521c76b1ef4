"""Everything people can do with a tournament; what its directors can, is in `director_service`.

A request names itself (`by`); delivered again, it changes nothing. What a request does to a
tournament is written in `entries`, `round_course` and `rulings`, without store or lock in sight;
how it is carried out, in `tournament_changes`; what follows at the tables, in `table_matches`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from msgspec.structs import replace

from bot.match.match_rules import options_of
from bot.match.model import (
    AiLevel,
    ChannelId,
    GuildId,
    InteractionId,
    MatchId,
    TournamentId,
    UserId,
)
from bot.match.ports import Clock, Draw, Store
from bot.tournament import entries, league, round_course
from bot.tournament.change import Change, ruled
from bot.tournament.director_service import Desk
from bot.tournament.errors import BadPlan, GateClosed, TournamentBusy
from bot.tournament.model import ENDED, Plan, Tournament
from bot.tournament.ports import Ratings, Seater, TournamentStore, TournamentWaker
from bot.tournament.preconditions import expect_running
from bot.tournament.round_groups import next_order
from bot.tournament.sealed_chance import commitment
from bot.tournament.table_matches import TablePlay
from bot.tournament.table_points import EntrantId
from bot.tournament.tournament_changes import TournamentChanges
from games.api import label
from games.registry import Registry

_QUARTERS = 4
_MOST_COMPUTERS = 64


class TournamentService:
    """The use cases. Knows no Discord and no database, only the ports."""

    def __init__(
        self,
        tournaments: TournamentStore,
        store: Store,
        games: Registry,
        tables: TablePlay,
        *,
        seater: Seater,
        ratings: Ratings,
        clock: Clock = time.time,
        draw: Draw = secrets.token_bytes,
    ) -> None:
        self._tournaments = tournaments
        self._store = store
        self._games = games
        self._tables = tables
        self._seater = seater
        self._ratings = ratings
        self._clock = clock
        self._draw = draw
        self._changes = TournamentChanges(tournaments)
        self.change = self._changes.change
        self.desk = Desk(self._changes, tables, redrafted=self.redrafted, clock=clock)

    def subscribe(self, waker: TournamentWaker) -> None:
        """Wake it after every change."""
        self._changes.subscribe(waker)

    # Before the start -------------------------------------------------------------------------

    async def announce(
        self, guild: GuildId, channel: ChannelId, opener: UserId, plan: Plan, *, by: InteractionId
    ) -> Tournament:
        """A tournament in this channel, open for entries. Commits to all its lots."""
        done = await self._tournaments.done(by)
        if done is not None:
            return await self._tournaments.load(done)
        self._expect_plan(plan)
        tournament = Tournament(
            id=TournamentId(0),
            guild=guild,
            channel=channel,
            plan=plan,
            seed=self._draw(32).hex(),
            opened_at=self._clock(),
            opener=opener,
        )
        said = label("ruled-open", name=plan.name, commitment=commitment(tournament))
        change = ruled(tournament, "open", said, at=self._clock(), by=opener)
        try:
            return await self._changes.create(change.tournament, change, by)
        except TournamentBusy:
            # Perhaps by this very request, delivered twice at the same time.
            done = await self._tournaments.done(by)
            if done is None:
                raise
            return await self._tournaments.load(done)

    def _expect_plan(self, plan: Plan) -> None:
        game = self._games[plan.game]
        allowed = game.seat_counts
        options_of(game, plan.options.encode())  # which tables would only find out later
        if plan.limit is not None and plan.limit < allowed[0]:
            raise BadPlan("limit")
        if plan.starts_at is not None and plan.starts_at <= self._clock():
            raise BadPlan("start")
        if plan.check_in_minutes is not None and plan.starts_at is None:
            raise BadPlan("check-in")
        least, most = plan.gates.least_rating, plan.gates.most_rating
        if least is not None and most is not None and least > most:
            raise BadPlan("rating")
        if not plan.name.strip():
            raise BadPlan("name")

    async def enter(
        self, tournament: TournamentId, user: UserId, *, by: InteractionId
    ) -> Tournament:
        """Take part, if this person may."""

        async def work(e: Tournament) -> Change:
            known = e.entrant_of(user)
            if e.phase not in ENDED and (known is None or known.is_out):
                await self._expect_gates(e, user)
            return await self.redrafted(e, entries.enter(e, user, by, at=self._clock()))

        return await self.change(tournament, by, work)

    async def leave(
        self, tournament: TournamentId, user: UserId, *, by: InteractionId
    ) -> Tournament:
        """Take part no more."""

        async def work(e: Tournament) -> Change:
            return await self.redrafted(e, entries.leave(e, user, at=self._clock()))

        return await self.change(tournament, by, work)

    async def check_in(
        self, tournament: TournamentId, user: UserId, *, by: InteractionId
    ) -> Tournament:
        """Say that one is there."""
        return await self.change(tournament, by, lambda e: entries.check_in(e, user))

    async def sit_in(
        self, tournament: TournamentId, user: UserId, is_willing: bool, *, by: InteractionId
    ) -> Tournament:
        """Play where somebody does not appear, or not any more."""
        return await self.change(tournament, by, lambda e: entries.sit_in(e, user, is_willing))

    async def _expect_gates(self, tournament: Tournament, user: UserId) -> None:
        gates = tournament.plan.gates
        if gates.quarter > 1:
            share = await self._store.calendar.standing(user)
            if share is not None and share * _QUARTERS <= gates.quarter - 1:
                raise GateClosed("punctual")
        if gates.least_rating is None and gates.most_rating is None:
            return
        rating = await self._ratings.shown_rating(tournament.guild, tournament.plan.game, user)
        if gates.least_rating is not None and (rating is None or rating < gates.least_rating):
            raise GateClosed("least-rating", rating=gates.least_rating)
        if gates.most_rating is not None and rating is not None and rating > gates.most_rating:
            raise GateClosed("most-rating", rating=gates.most_rating)

    # The start --------------------------------------------------------------------------------

    async def start(
        self, tournament: TournamentId, user: UserId | None, *, by: InteractionId
    ) -> Tournament:
        """Begin: check-in over, the first round seated; asked again, the seated round begins."""

        async def work(e: Tournament) -> Change:
            if e.phase == "running" and e.drafted is not None:
                return round_course.begin_round(e, at=self._clock(), by=user)
            return await self.begun(e, by=user)

        return await self.change(tournament, by, work)

    async def begun(self, tournament: Tournament, *, by: UserId | None) -> Change:
        """The tournament, started and its first round seated."""
        change = round_course.start(tournament, self.seats_of(tournament), at=self._clock(), by=by)
        if tournament.plan.format == "league":
            change = replace(change, tournament=await self._divided(change.tournament))
        return await self.drafted(change)

    async def _divided(self, tournament: Tournament) -> Tournament:
        """Everybody in their division: as the last season left them, the others by rating."""
        plan = tournament.plan
        before: Sequence[UserId] = ()
        if plan.previous is not None:
            before = league.next_order(await self._tournaments.load(plan.previous))
        ratings = {
            entrant.user: await self._ratings.shown_rating(
                tournament.guild, plan.game, entrant.user
            )
            for entrant in tournament.active
            if entrant.user is not None
        }
        entrants = league.placed_in_divisions(
            tournament.entrants,
            before,
            {user: float(rating) for user, rating in ratings.items() if rating is not None},
            wanted=plan.division_size,
            fewest=self.seats_of(tournament)[0],
        )
        return replace(tournament, entrants=entrants)

    async def open_check_in(self, tournament: TournamentId, *, by: InteractionId) -> Tournament:
        """From now on people say that they are there."""

        def work(e: Tournament) -> Change:
            return entries.open_check_in(e) if e.phase == "registration" else Change(e)

        return await self.change(tournament, by, work)

    async def computers(
        self, tournament: TournamentId, count: int, level: AiLevel, *, by: InteractionId
    ) -> Tournament:
        """So many computer players take part, and no others."""

        def work(e: Tournament) -> Change:
            none = entries.remove_computers(e).tournament
            return entries.add_computers(none, min(count, _MOST_COMPUTERS), level)

        return await self.change(tournament, by, work)

    def refresh(self, tournaments: Sequence[TournamentId]) -> None:
        """Something about those who take part has changed, and is to be shown."""
        for tournament in tournaments:
            self._changes.wake(tournament)

    # Rooms ------------------------------------------------------------------------------------

    async def place(self, tournament: TournamentId, table: int, channel: ChannelId) -> Tournament:
        """A table has a room: its match begins there, or goes on."""

        async def work(e: Tournament) -> Change:
            found = e.table_at(table)
            if found is None or found.result is not None or e.phase in ENDED:
                return Change(e)
            match = await self._tables.open(e, found, channel)
            return round_course.place_table(e, table, channel, match)

        return await self.change(
            tournament, InteractionId(f"place-{tournament}-{table}-{channel}"), work
        )

    async def room_lost(self, match: MatchId) -> None:
        """The thread of a match is gone: its table gets another one."""
        found = await self._store.load(match)
        if found.tournament is None or found.tournament_table is None:
            return
        number = found.tournament_table

        def work(e: Tournament) -> Change:
            table = e.table_at(number)
            if table is None or table.channel != found.channel or table.result is not None:
                return Change(e)
            return round_course.place_table(e, number, None, match)

        by = InteractionId(f"lost-{found.tournament}-{number}-{found.channel}")
        await self.change(found.tournament, by, work)

    # Within -----------------------------------------------------------------------------------

    def seats_of(self, tournament: Tournament) -> range:
        """How many can sit at a table."""
        return self._games[tournament.plan.game].seat_counts

    async def drafted(self, change: Change) -> Change:
        """The same with the next round seated; the end, if there is none."""
        tournament, at = change.tournament, self._clock()
        order = next_order(tournament, self.seats_of(tournament))
        if order is None:
            expect_running(tournament)
            over = round_course.stop(tournament, at=at)
            return Change(over.tournament, (*change.entries, *over.entries))
        seated = await self._seater(order)
        after = round_course.draft(tournament, order, seated, at=at)
        return Change(after.tournament, change.entries)

    async def redrafted(self, before: Tournament, change: Change) -> Change:
        """A round that is seated and has not begun, seated anew if the field is another one."""
        after = change.tournament
        is_same = _field(before) == _field(after) and before.apart == after.apart
        if after.drafted is None or is_same:
            return change
        return await self.drafted(change)


def _field(tournament: Tournament) -> tuple[EntrantId, ...]:
    return tuple(entrant.id for entrant in tournament.active)
