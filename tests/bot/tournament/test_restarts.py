"""A bot that is killed, or not alone: nothing is lost, and nothing happens twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

import pytest
from msgspec.structs import replace

from bot.match.errors import StaleBoard
from bot.match.model import OVER, ChannelId, InteractionId, Match, Time, TournamentId
from bot.match.ports import Overtaken
from bot.storage.memory_store import MemoryStore
from bot.storage.memory_tournaments import MemoryTournaments
from bot.storage.sqlite_store import SqliteStore
from bot.tournament.export import make_tournament_file
from bot.tournament.export_check import tournament_disagreements
from bot.tournament.ledger import Entry
from bot.tournament.model import Tournament
from bot.tournament.table_points import EntrantId
from tests.bot.match.tables import on_both_stores
from tests.bot.tournament.tournaments import (
    DIRECTOR,
    GAMES,
    GUILD,
    PLAN,
    TournamentHall,
    memory_hall,
    person,
    tournament_hall,
)

# Killed at every write ------------------------------------------------------------------------

T = TypeVar("T")
Moment: TypeAlias = Literal["before", "after"]
Story: TypeAlias = Callable[[TournamentHall], Awaitable[TournamentId]]
on_both_sides = pytest.mark.parametrize("moment", ["before", "after"])


class Killed(BaseException):
    """The process is no more."""


class Life:
    """Ends with a write: before it was made, or before anybody heard of it."""

    def __init__(self, writes: int, moment: Moment) -> None:
        self.left = writes
        self.moment = moment
        self.is_over = False

    async def write(self, work: Coroutine[Any, Any, T]) -> T:
        is_last = self.left == 0
        self.left -= 1
        if is_last and self.moment == "before":
            work.close()
            self._end()
        done = await work
        if is_last:
            self._end()
        return done

    def _end(self) -> None:
        self.is_over = True
        raise Killed


class MortalTournaments(MemoryTournaments):
    """Tournaments of a process that will be killed."""

    life: Life

    async def create(
        self, tournament: Tournament, *, by: InteractionId, entries: Sequence[Entry]
    ) -> Tournament:
        return await self.life.write(super().create(tournament, by=by, entries=entries))

    async def save(
        self,
        tournament: Tournament,
        *,
        by: InteractionId,
        entries: Sequence[Entry],
        due: Time | None,
    ) -> None:
        await self.life.write(super().save(tournament, by=by, entries=entries, due=due))


class MortalStore(MemoryStore):
    """A store of a process that will be killed, though not in the middle of a match."""

    def __init__(self, life: Life) -> None:
        super().__init__()
        self.life = life
        self.tournaments = MortalTournaments()
        self.tournaments.life = life

    async def create(self, match: Match, **how: Any) -> Match:
        return await self.life.write(super().create(match, **how))

    async def save(self, match: Match, **how: Any) -> None:
        if how.get("row") is None or match.status in OVER:
            await self.life.write(super().save(match, **how))
        else:
            await super().save(match, **how)


def by(name: str) -> InteractionId:
    """A request that is delivered again to the next process."""
    return InteractionId(name)


async def computers_play(hall: TournamentHall) -> TournamentId:
    """Six computers play two rounds."""
    channel, plan = ChannelId(1), replace(PLAN, rounds=2)
    tournament = await hall.service.announce(GUILD, channel, DIRECTOR, plan, by=by("announce"))
    await hall.service.computers(tournament.id, 6, "novice", by=by("computers"))
    await hall.service.start(tournament.id, DIRECTOR, by=by("start"))
    await hall.settle()
    await hall.play_all(tournament.id)
    return tournament.id


async def a_director_rules(hall: TournamentHall) -> TournamentId:
    """Six people enter, and everything is decided at the desk."""
    channel, plan = ChannelId(1), replace(PLAN, rounds=1)
    tournament = (await hall.service.announce(GUILD, channel, DIRECTOR, plan, by=by("announce"))).id
    for number in range(1, 7):
        await hall.service.enter(tournament, person(number), by=by(f"enter {number}"))
    await hall.service.start(tournament, DIRECTOR, by=by("start"))
    await hall.settle()
    desk = hall.desk
    await desk.pause(tournament, DIRECTOR, "", by=by("pause"))
    await hall.settle()
    one, other = EntrantId(1), person(50)
    await desk.substitute(tournament, DIRECTOR, one, other, "", for_good=False, by=by("substitute"))
    await desk.restart(tournament, DIRECTOR, 1, "", by=by("restart"))
    await hall.settle()
    await desk.resume(tournament, DIRECTOR, "", by=by("resume"))
    await hall.settle()
    await desk.move(tournament, DIRECTOR, ChannelId(2), by=by("move"))
    await hall.settle()
    await desk.adjudicate(tournament, DIRECTOR, 1, (1, 2, 3), "", by=by("first"))
    await desk.adjudicate(tournament, DIRECTOR, 2, (3, 2, 1), "", by=by("second"))
    await hall.settle()
    return tournament


async def killed_at(
    story: Story, writes: int, moment: Moment
) -> tuple[TournamentHall, TournamentId, bool]:
    """A hall in which the story was told in two processes; whether the first was killed."""
    life = Life(writes, moment)
    hall = TournamentHall(MortalStore(life))
    async with asyncio.timeout(60):
        try:
            tournament = await story(hall)
        except Killed:
            hall.start_over()
            tournament = await story(hall)
    return hall, tournament, life.is_over


async def killed_everywhere(
    story: Story, moment: Moment
) -> AsyncGenerator[tuple[TournamentHall, TournamentId]]:
    """One such hall for every write there is."""
    for writes in range(10_000):
        hall, tournament, was_killed = await killed_at(story, writes, moment)
        if not was_killed:
            assert writes > 20, "there is more to write"
            return
        yield hall, tournament


async def rulings(hall: TournamentHall, tournament: TournamentId) -> list[str]:
    return [entry.ruling for entry in await hall.ledger(tournament)]


async def statuses(hall: TournamentHall) -> list[tuple[int | None, str]]:
    found = [await hall.store.load(match) for match in await hall.store.matches()]
    return sorted((match.tournament_table, match.status) for match in found)


@on_both_sides
async def test_a_tournament_is_the_same_wherever_the_bot_is_killed(moment: Moment) -> None:
    results = ["result", "result"]
    async for hall, tournament in killed_everywhere(computers_play, moment):
        assert await rulings(hall, tournament) == [
            *("open", "start", "seat", *results, "seat", *results, "end")
        ]
        assert await statuses(hall) == [(number, "finished") for number in (1, 2, 3, 4)]


@on_both_sides
async def test_a_tournament_can_be_verified_wherever_the_bot_was_killed(moment: Moment) -> None:
    async for hall, tournament in killed_everywhere(computers_play, moment):
        over = await hall.tournament(tournament)
        file = await make_tournament_file(hall.store, hall.store.tournaments, GAMES, over)
        assert list(tournament_disagreements(file, GAMES)) == []


@on_both_sides
async def test_rulings_are_carried_out_once_wherever_the_bot_is_killed(moment: Moment) -> None:
    undisturbed = memory_hall()
    expected = await rulings(undisturbed, await a_director_rules(undisturbed))
    async for hall, tournament in killed_everywhere(a_director_rules, moment):
        assert await rulings(hall, tournament) == expected
        assert await statuses(hall) == [(number, "abandoned") for number in (1, 2, 3)]


# At some moments, in a database ---------------------------------------------------------------


@on_both_stores
async def test_what_was_announced_is_there_after_a_restart(kind: str, tmp_path: Path) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        tournament = await hall.announced(people=3)
        before = await hall.tournament(tournament)
        hall.start_over()
        await hall.settle()
        assert await hall.tournament(tournament) == before


@on_both_stores
async def test_a_seated_round_begins_at_its_time_after_a_restart(kind: str, tmp_path: Path) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        tournament = await hall.started(people=3, break_minutes=30)
        before = await hall.seatings(tournament)
        hall.start_over()
        await hall.passes(1_800)
        now = await hall.tournament(tournament)
        assert now.playing is not None
        assert await hall.seatings(tournament) == before


@on_both_stores
async def test_tables_that_had_no_room_get_one_after_a_restart(kind: str, tmp_path: Path) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        tournament = await hall.announced(people=3)
        await hall.service.start(tournament, DIRECTOR, by=hall.by())
        await hall.usher.drain()
        hall.start_over()
        await hall.settle()
        assert (await hall.match_at(tournament, 1)).status == "running"


@on_both_stores
async def test_a_result_that_nobody_noted_is_noted_after_a_restart(
    kind: str, tmp_path: Path
) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        tournament = await hall.started(computers=3, rounds=1)
        await hall.play((await hall.match_at(tournament, 1)).id)
        hall.start_over()
        await hall.settle()
        assert (await hall.tournament(tournament)).phase == "over"


@on_both_stores
async def test_a_match_that_ended_before_its_tournament_knew_of_it_counts(
    kind: str, tmp_path: Path
) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        tournament = await hall.announced(computers=3, rounds=1)
        await hall.service.start(tournament, DIRECTOR, by=hall.by())
        await hall.usher.drain()
        now = await hall.tournament(tournament)
        match = await hall.tables.open(now, await hall.table_at(tournament, 1), ChannelId(77))
        hall.start_over()
        await hall.play(match)
        await hall.usher.drain()
        over = await hall.tournament(tournament)
        assert (over.phase, over.rounds[0].tables[0].match) == ("over", match)


@on_both_stores
async def test_a_table_that_was_opened_before_its_tournament_knew_is_not_opened_again(
    kind: str, tmp_path: Path
) -> None:
    async with tournament_hall(kind, tmp_path) as hall:
        tournament = await hall.announced(people=3)
        await hall.service.start(tournament, DIRECTOR, by=hall.by())
        await hall.usher.drain()
        now = await hall.tournament(tournament)
        match = await hall.tables.open(now, await hall.table_at(tournament, 1), ChannelId(77))
        hall.start_over()
        await hall.settle()
        assert (await hall.match_at(tournament, 1)).id == match
        assert await hall.store.matches() == [match]


# Two processes --------------------------------------------------------------------------------


@asynccontextmanager
async def two_halls(folder: Path) -> AsyncGenerator[tuple[TournamentHall, TournamentHall]]:
    """Two processes, as it were, on one file; what they draw and ask for is never the same."""
    stores = [await SqliteStore.open(folder / "fiaker.sqlite") for _ in range(2)]
    try:
        one, other = (TournamentHall(store) for store in stores)
        for _ in range(1_000):
            other.by()
        yield one, other
    finally:
        for store in stores:
            await store.close()


async def test_two_processes_let_different_people_in_at_the_same_time(tmp_path: Path) -> None:
    async with two_halls(tmp_path) as (one, other):
        tournament = await one.announced()
        await asyncio.gather(
            *(
                hall.service.enter(tournament, person(number), by=hall.by())
                for number in range(1, 21)
                for hall in (one if number % 2 else other,)
            )
        )
        entrants = (await one.tournament(tournament)).entrants
        assert [entrant.id for entrant in entrants] == list(range(1, 21))
        assert {entrant.user for entrant in entrants} == {person(n) for n in range(1, 21)}


async def test_a_request_delivered_to_two_processes_acts_once(tmp_path: Path) -> None:
    async with two_halls(tmp_path) as (one, other):
        tournament = await one.announced(people=3)
        same = by("the same")
        await asyncio.gather(
            *(
                hall.desk.drop(tournament, DIRECTOR, EntrantId(1), "", by=same)
                for hall in (one, other)
            )
        )
        assert await rulings(one, tournament) == ["open", "drop"]


async def test_two_processes_begin_a_round_once(tmp_path: Path) -> None:
    async with two_halls(tmp_path) as (one, other):
        tournament = await one.announced(people=6)
        await one.service.start(tournament, DIRECTOR, by=one.by())
        await asyncio.gather(one.usher.drain(), other.usher.drain())
        assert await rulings(other, tournament) == ["open", "start", "seat"]


async def test_two_processes_open_a_table_once(tmp_path: Path) -> None:
    async with two_halls(tmp_path) as (one, other):
        tournament = await one.announced(people=3)
        await one.service.start(tournament, DIRECTOR, by=one.by())
        await one.usher.drain()
        await asyncio.gather(
            *(hall.service.place(tournament, 1, ChannelId(77)) for hall in (one, other))
        )
        assert len(await one.store.matches()) == 1


async def test_a_result_is_noted_once_by_two_processes(tmp_path: Path) -> None:
    async with two_halls(tmp_path) as (one, other):
        tournament = await one.started(computers=3, rounds=1)
        await one.play((await one.match_at(tournament, 1)).id)
        await asyncio.gather(one.usher.drain(), other.usher.drain())
        assert await rulings(one, tournament) == ["open", "start", "seat", "result", "end"]


class HastyTournaments(MemoryTournaments):
    """Tournaments that somebody else changes so many times before one can."""

    overtaken = 0

    async def save(self, tournament: Tournament, **how: Any) -> None:
        if self.overtaken:
            self.overtaken -= 1
            raise Overtaken
        await super().save(tournament, **how)


class HastyStore(MemoryStore):
    """A store with such tournaments."""

    def __init__(self) -> None:
        super().__init__()
        self.tournaments = HastyTournaments()


async def test_who_is_overtaken_tries_again() -> None:
    store = HastyStore()
    hall = TournamentHall(store)
    tournament = await hall.announced()
    store.tournaments.overtaken = 19
    after = await hall.service.enter(tournament, person(1), by=hall.by())
    assert [entrant.user for entrant in after.entrants] == [person(1)]


async def test_who_is_overtaken_again_and_again_gives_up() -> None:
    store = HastyStore()
    hall = TournamentHall(store)
    tournament = await hall.announced()
    store.tournaments.overtaken = 20
    with pytest.raises(StaleBoard):
        await hall.service.enter(tournament, person(1), by=hall.by())
    assert (await hall.tournament(tournament)).entrants == ()
