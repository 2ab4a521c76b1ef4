"""Everything people can do with a tournament; what its directors can, is in `desk`.

A request names itself (`by`); delivered again, it changes nothing. What a request does to an event
is written in `entering`, `running` and `directing`, without a store or a lock in sight; how it is
carried out, in `changing`; what follows from it at the tables, in `tables`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from msgspec.structs import replace

from bot.match.model import AiLevel, ChannelId, EventId, GuildId, InteractionId, MatchId, UserId
from bot.match.ports import Clock, Draw, Store
from bot.match.tables import options_of
from bot.tournament import entering, league, running
from bot.tournament.changes import Change, expect_running, ruled
from bot.tournament.changing import EventChanging
from bot.tournament.desk import Desk
from bot.tournament.errors import BadPlan, EventBusy, GateClosed
from bot.tournament.lots import commitment
from bot.tournament.model import ENDED, Plan, Tournament
from bot.tournament.pairing import next_order
from bot.tournament.ports import EventStore, EventWaker, Ratings, Seater
from bot.tournament.scoring import EntrantId
from bot.tournament.tables import TablePlay
from games.api import label
from games.registry import Registry

_QUARTERS = 4
_MOST_COMPUTERS = 64


class TournamentService:
    """The use cases. Knows no Discord and no database, only the ports."""

    def __init__(
        self,
        events: EventStore,
        store: Store,
        games: Registry,
        tables: TablePlay,
        *,
        seater: Seater,
        ratings: Ratings,
        clock: Clock = time.time,
        draw: Draw = secrets.token_bytes,
    ) -> None:
        self._events = events
        self._store = store
        self._games = games
        self._tables = tables
        self._seater = seater
        self._ratings = ratings
        self._clock = clock
        self._draw = draw
        self._changing = EventChanging(events)
        self.change = self._changing.change
        self.desk = Desk(self._changing, tables, redrafted=self.redrafted, clock=clock)

    def subscribe(self, waker: EventWaker) -> None:
        """Wake it after every change."""
        self._changing.subscribe(waker)

    # Before the start -------------------------------------------------------------------------

    async def announce(
        self, guild: GuildId, channel: ChannelId, opener: UserId, plan: Plan, *, by: InteractionId
    ) -> Tournament:
        """A tournament in this channel, open for entries. Commits to all its lots."""
        done = await self._events.done(by)
        if done is not None:
            return await self._events.load(done)
        self._expect_plan(plan)
        event = Tournament(
            id=EventId(0),
            guild=guild,
            channel=channel,
            plan=plan,
            seed=self._draw(32).hex(),
            opened_at=self._clock(),
            opener=opener,
        )
        said = label("ruled-open", name=plan.name, commitment=commitment(event))
        change = ruled(event, "open", said, at=self._clock(), by=opener)
        try:
            return await self._changing.create(change.event, change, by)
        except EventBusy:
            # Perhaps by this very request, delivered twice at the same time.
            done = await self._events.done(by)
            if done is None:
                raise
            return await self._events.load(done)

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

    async def enter(self, event: EventId, user: UserId, *, by: InteractionId) -> Tournament:
        """Take part, if this person may."""

        async def work(e: Tournament) -> Change:
            known = e.entrant_of(user)
            if e.phase not in ENDED and (known is None or known.is_out):
                await self._expect_gates(e, user)
            return await self.redrafted(e, entering.enter(e, user, by, at=self._clock()))

        return await self.change(event, by, work)

    async def leave(self, event: EventId, user: UserId, *, by: InteractionId) -> Tournament:
        """Take part no more."""

        async def work(e: Tournament) -> Change:
            return await self.redrafted(e, entering.leave(e, user, at=self._clock()))

        return await self.change(event, by, work)

    async def check_in(self, event: EventId, user: UserId, *, by: InteractionId) -> Tournament:
        """Say that one is there."""
        return await self.change(event, by, lambda e: entering.check_in(e, user))

    async def sit_in(
        self, event: EventId, user: UserId, is_willing: bool, *, by: InteractionId
    ) -> Tournament:
        """Play where somebody does not appear, or not any more."""
        return await self.change(event, by, lambda e: entering.sit_in(e, user, is_willing))

    async def _expect_gates(self, event: Tournament, user: UserId) -> None:
        gates = event.plan.gates
        if gates.quarter > 1:
            share = await self._store.calendar.standing(user)
            if share is not None and share * _QUARTERS <= gates.quarter - 1:
                raise GateClosed("punctual")
        if gates.least_rating is None and gates.most_rating is None:
            return
        rating = await self._ratings.shown_rating(event.guild, event.plan.game, user)
        if gates.least_rating is not None and (rating is None or rating < gates.least_rating):
            raise GateClosed("least-rating", rating=gates.least_rating)
        if gates.most_rating is not None and rating is not None and rating > gates.most_rating:
            raise GateClosed("most-rating", rating=gates.most_rating)

    # The start --------------------------------------------------------------------------------

    async def start(self, event: EventId, user: UserId | None, *, by: InteractionId) -> Tournament:
        """Begin: check-in over, the first round seated; asked again, the seated round begins."""

        async def work(e: Tournament) -> Change:
            if e.phase == "running" and e.drafted is not None:
                return running.begin_round(e, at=self._clock(), by=user)
            return await self.begun(e, by=user)

        return await self.change(event, by, work)

    async def begun(self, event: Tournament, *, by: UserId | None) -> Change:
        """The event, started and its first round seated."""
        change = running.start(event, self.seats_of(event), at=self._clock(), by=by)
        if event.plan.format == "league":
            change = replace(change, event=await self._divided(change.event))
        return await self.drafted(change)

    async def _divided(self, event: Tournament) -> Tournament:
        """Everybody in their division: as the last season left them, the others by rating."""
        plan = event.plan
        before: Sequence[UserId] = ()
        if plan.previous is not None:
            before = league.next_order(await self._events.load(plan.previous))
        ratings = {
            entrant.user: await self._ratings.shown_rating(event.guild, plan.game, entrant.user)
            for entrant in event.active
            if entrant.user is not None
        }
        entrants = league.placed_in_divisions(
            event.entrants,
            before,
            {user: float(rating) for user, rating in ratings.items() if rating is not None},
            wanted=plan.division_size,
            fewest=self.seats_of(event)[0],
        )
        return replace(event, entrants=entrants)

    async def open_check_in(self, event: EventId, *, by: InteractionId) -> Tournament:
        """From now on people say that they are there."""

        def work(e: Tournament) -> Change:
            return entering.open_check_in(e) if e.phase == "registration" else Change(e)

        return await self.change(event, by, work)

    async def computers(
        self, event: EventId, count: int, level: AiLevel, *, by: InteractionId
    ) -> Tournament:
        """So many computer players take part, and no others."""

        def work(e: Tournament) -> Change:
            none = entering.remove_computers(e).event
            return entering.add_computers(none, min(count, _MOST_COMPUTERS), level)

        return await self.change(event, by, work)

    def refresh(self, events: Sequence[EventId]) -> None:
        """Something about those who take part has changed, and is to be shown."""
        for event in events:
            self._changing.wake(event)

    # Rooms ------------------------------------------------------------------------------------

    async def place(self, event: EventId, table: int, channel: ChannelId) -> Tournament:
        """A table has a room: its match begins there, or goes on."""

        async def work(e: Tournament) -> Change:
            found = e.table_at(table)
            if found is None or found.result is not None or e.phase in ENDED:
                return Change(e)
            match = await self._tables.open(e, found, channel)
            return running.place_table(e, table, channel, match)

        return await self.change(event, InteractionId(f"place-{event}-{table}-{channel}"), work)

    async def room_lost(self, match: MatchId) -> None:
        """The thread of a match is gone: its table gets another one."""
        found = await self._store.load(match)
        if found.event is None or found.event_table is None:
            return
        number = found.event_table

        def work(e: Tournament) -> Change:
            table = e.table_at(number)
            if table is None or table.channel != found.channel or table.result is not None:
                return Change(e)
            return running.place_table(e, number, None, match)

        by = InteractionId(f"lost-{found.event}-{number}-{found.channel}")
        await self.change(found.event, by, work)

    # Within -----------------------------------------------------------------------------------

    def seats_of(self, event: Tournament) -> range:
        """How many can sit at a table."""
        return self._games[event.plan.game].seat_counts

    async def drafted(self, change: Change) -> Change:
        """The same with the next round seated; the end, if there is none."""
        event, at = change.event, self._clock()
        order = next_order(event, self.seats_of(event))
        if order is None:
            expect_running(event)
            over = running.stop(event, at=at)
            return Change(over.event, (*change.entries, *over.entries))
        seated = await self._seater(order)
        after = running.draft(event, order, seated, at=at)
        return Change(after.event, change.entries)

    async def redrafted(self, before: Tournament, change: Change) -> Change:
        """A round that is seated and has not begun, seated anew if the field is another one."""
        after = change.event
        is_same = _field(before) == _field(after) and before.apart == after.apart
        if after.drafted is None or is_same:
            return change
        return await self.drafted(change)


def _field(event: Tournament) -> tuple[EntrantId, ...]:
    return tuple(entrant.id for entrant in event.active)
