"""What happens in a tournament by itself: rounds begin and end, results come in, people vanish.

One usher looks after all tournaments: when one has changed, when a match at one of its tables has,
and when something is due. Everything it does can be done twice, so that it may be killed at any
moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

from msgspec.structs import replace

from bot.match.errors import MatchError
from bot.match.model import OVER, InteractionId, Match, MatchId, TournamentId, UserId
from bot.match.ports import Clock
from bot.tournament import entries, round_course, rulings
from bot.tournament.change import Change, shown_number, with_table
from bot.tournament.errors import TooFewEntrants
from bot.tournament.model import ENDED, Tournament, TournamentTable
from bot.tournament.ports import Roster, TournamentStore
from bot.tournament.service import TournamentService
from bot.tournament.table_matches import TablePlay
from games.api import Seat

_log = logging.getLogger(__name__)

_AT_ONCE = 100
_MOST_LOOKS = 200  # at one tournament in a row; whoever needs more is not right in the head
_PAUSE = 30.0  # seconds until what failed is tried again


class Usher:
    """Looks after tournaments until cancelled."""

    def __init__(
        self,
        service: TournamentService,
        tournaments: TournamentStore,
        tables: TablePlay,
        roster: Roster,
        *,
        clock: Clock,
    ) -> None:
        self._service = service
        self._tournaments = tournaments
        self._tables = tables
        self._roster = roster
        self._clock = clock
        self._woken = asyncio.Event()
        self._changed: set[MatchId] = set()
        self._has_caught_up = False
        self._draining = asyncio.Lock()

    def wake(self, match: Match) -> None:
        """A match has changed; perhaps it is one of ours."""
        self._changed.add(match.id)
        self._woken.set()

    def wake_tournament(self, tournament: TournamentId) -> None:
        """A tournament has changed."""
        self._woken.set()

    async def run(self) -> None:
        """Look after what changes and what is due."""
        while True:
            pause = _PAUSE
            try:
                is_all_done = await self.drain()
                due = await self._tournaments.next_due()
                if due is not None and is_all_done:
                    pause = min(max(due - self._clock(), 0.0), _PAUSE)
            except MatchError:
                _log.warning("the usher goes on in %.0f s", pause, exc_info=True)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._woken.wait()

    async def drain(self) -> bool:
        """Look after all that changed or is due; False if some of it has to be tried again."""
        waiting: set[MatchId] = set()
        stuck: set[TournamentId] = set()
        async with self._draining:
            try:
                await self._drain(waiting, stuck)
            finally:
                self._changed |= waiting
        return not waiting and not stuck

    async def _drain(self, waiting: set[MatchId], stuck: set[TournamentId]) -> None:
        if not self._has_caught_up:
            for tournament in await self._tournaments.running():
                await self._catch_up(tournament)
            self._has_caught_up = True
        while True:
            self._woken.clear()
            changed, self._changed = self._changed, set()
            for match in changed:
                if not await self._is_looked_at(match):
                    waiting.add(match)
            is_anything_done = await self._look_after_due(stuck)
            if not self._changed and not is_anything_done:
                return

    # Matches ----------------------------------------------------------------------------------

    async def _catch_up(self, id: TournamentId) -> None:
        """Matches that ended while nobody looked."""
        tournament = await self._tournaments.load(id)
        for table in tournament.playing.tables if tournament.playing else ():
            match = None if table.result else await self._tables.found(id, table)
            if match is not None:
                self._changed.add(match)

    async def _is_looked_at(self, id: MatchId) -> bool:
        """Whether what has become of a match is noted."""
        try:
            match = await self._tables.match_of(id)
            if match.tournament is None or match.tournament_table is None:
                return True
            if match.status in OVER:
                await self._note_result(match.tournament, match.tournament_table, match)
            else:
                await self._note_no_shows(match.tournament, match.tournament_table, match)
        except Exception:
            # Whatever is wrong with one match must not stop the others.
            _log.warning("match %s of an event waits", id, exc_info=True)
            return False
        return True

    async def _note_result(self, tournament: TournamentId, number: int, match: Match) -> None:
        async def work(e: Tournament) -> Change:
            table = e.table_at(number)
            if table is None or table.result is not None or e.phase in ENDED:
                return Change(e)
            if table.match is None:
                table = replace(table, match=match.id)
            at = self._clock()
            if match.status == "finished" and match.outcome is not None:
                outcome = match.outcome
                return round_course.note_result(e, table, outcome.places, outcome.scores, at=at)
            # Broken off, by whomever: the board decides, and nobody waits for ever.
            return await self._by_the_board(e, table, None)

        await self._service.change(tournament, _by("result", tournament, number), work)

    async def _by_the_board(
        self, tournament: Tournament, table: TournamentTable, by: UserId | None
    ) -> Change:
        now = await self._tables.standing(table)
        return rulings.adjudicate(
            tournament, table, now.places, now.scores, at=self._clock(), by=by, why=""
        )

    async def _note_no_shows(self, tournament: TournamentId, number: int, match: Match) -> None:
        seats = await self._tables.no_shows(match)
        if not seats:
            return
        known = (await self._tournaments.load(tournament)).table_at(number)
        fresh = [seat for seat in seats if known is not None and seat not in known.noticed]
        for seat in fresh[:1]:  # what follows may change the whole table
            by = _by("absent", tournament, number, seat)
            await self._service.change(
                tournament, by, lambda e, s=seat: self._without(e, number, s)
            )

    def _without(self, tournament: Tournament, number: int, seat: Seat) -> Change:
        """What the tournament agreed for somebody who does not appear at a table."""
        table = None if tournament.phase in ENDED else tournament.table_at(number)
        if table is None or table.result is not None or seat in table.noticed:
            return Change(tournament)
        noticed = replace(table, noticed=(*table.noticed, seat))
        tournament = with_table(tournament, table, noticed)
        assert tournament.round is not None
        absent, at = table.entrants[seat], self._clock()
        shown = shown_number(tournament.round, noticed)
        if tournament.plan.no_show == "substitute":
            willing = [u for u in tournament.substitutes if tournament.seat_of(u) is None]
            if willing:
                return rulings.substitute(
                    tournament, absent, willing[0], at=at, by=None, why="", for_good=False
                )
        is_legal = len(table.entrants) - 1 in self._service.seats_of(tournament)
        if tournament.plan.no_show == "smaller" and is_legal:
            return rulings.restart(tournament, shown, at=at, by=None, why="", without=absent)
        return Change(tournament)  # a computer plays already

    # What is due ------------------------------------------------------------------------------

    async def _look_after_due(self, stuck: set[TournamentId]) -> bool:
        """Whether anything due was done; where it could not be, the tournament is stuck."""
        is_anything_done = False
        due = await self._tournaments.due_tournaments(self._clock(), _AT_ONCE + len(stuck))
        for tournament in (tournament for tournament in due if tournament not in stuck):
            try:
                for _ in range(_MOST_LOOKS):
                    if not await self._is_looked_after(tournament):
                        break
                    is_anything_done = True
            except Exception:
                # Whatever is wrong with one tournament must not stop the others.
                _log.warning("tournament %s could not be looked after", tournament, exc_info=True)
                stuck.add(tournament)
        return is_anything_done

    async def _is_looked_after(self, tournament: TournamentId) -> bool:
        """Whether there was something to do, and it was done."""
        before = await self._tournaments.load(tournament)
        due = round_course.due_at(before)
        if due is None or due > self._clock():
            return False
        by = InteractionId(f"due-{tournament}-{before.version}-{secrets.token_hex(4)}")
        after = await self._service.change(tournament, by, self._next_step)
        return after.version != before.version

    async def _next_step(self, tournament: Tournament) -> Change:
        """The one thing that is due next."""
        at = self._clock()
        due = round_course.due_at(tournament)
        if due is None or due > at:
            return Change(tournament)
        if not tournament.is_settled:
            await self._tables.settle(tournament)
            return Change(replace(tournament, is_settled=True))
        if tournament.phase != "running":
            return await self._start(tournament)
        if tournament.drafted is not None:
            return round_course.begin_round(tournament, at=at)
        if tournament.playing is not None:
            return await self._stop_round(tournament)
        return await self._service.drafted(await self._without_those_who_left(tournament))

    async def _start(self, tournament: Tournament) -> Change:
        """Check-in, if there is one, then the start; who is too few calls it off."""
        has_check_in = tournament.plan.check_in_minutes is not None
        if tournament.phase == "registration" and has_check_in:
            return entries.open_check_in(tournament)
        try:
            return await self._service.begun(tournament, by=None)
        except TooFewEntrants:
            return round_course.cancel(tournament, at=self._clock(), by=None, why="")

    async def _stop_round(self, tournament: Tournament) -> Change:
        """At the deadline the board decides wherever somebody still plays: one table at a time."""
        assert tournament.playing is not None
        table = next(table for table in tournament.playing.tables if table.result is None)
        return await self._by_the_board(tournament, table, None)

    async def _without_those_who_left(self, tournament: Tournament) -> Change:
        """Those whom a computer stood in for to the end, and who are gone, are seated no more."""
        change = Change(tournament)
        last = tournament.rounds[-1].tables if tournament.rounds else ()
        for table in last:
            match = None if table.match is None else await self._tables.match_of(table.match)
            for seat, id in enumerate(table.entrants):
                entrant = tournament.entrant(id)
                is_absent = match is not None and match.chairs[seat].plays_itself
                if entrant.user is None or entrant.is_out or not is_absent:
                    continue
                if await self._roster.has_left(tournament.guild, entrant.user):
                    dropped = entries.drop(
                        change.tournament, id, at=self._clock(), by=None, about="ruled-left"
                    )
                    change = Change(dropped.tournament, (*change.entries, *dropped.entries))
        return change


def _by(what: str, *numbers: int) -> InteractionId:
    """Names something that happens once."""
    return InteractionId("-".join((what, *map(str, numbers))))
