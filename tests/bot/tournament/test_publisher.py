"""Tournaments are shown as they change, again after failures, and none waits for another."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import pytest

from bot.match.errors import StoreFailed
from bot.match.model import Time, TournamentId
from bot.storage.memory_store import MemoryStore
from bot.storage.memory_tournaments import MemoryTournaments
from bot.tournament.ports import Unshown
from bot.tournament.publisher import TournamentPublisher
from tests.bot.tournament.tournaments import TournamentHall, person

LONGEST_TEST = 10  # seconds; nothing is waited for, but a publisher that has ended shows nothing


class Wall:
    """A screen that remembers what it showed; it fails, or hangs, at some tournaments."""

    def __init__(self) -> None:
        self.shown: list[TournamentId] = []
        self.failures: Counter[TournamentId] = Counter()
        self.hanging: dict[TournamentId, asyncio.Event] = {}

    async def show_tournament(self, tournament: TournamentId) -> None:
        if self.failures[tournament]:
            self.failures[tournament] -= 1
            raise ConnectionError("nobody there")
        if tournament in self.hanging:
            await self.hanging[tournament].wait()
        self.shown.append(tournament)


class FalteringTournaments(MemoryTournaments):
    """Fails so many times at each of its methods."""

    def __init__(self) -> None:
        super().__init__()
        self.failures: Counter[str] = Counter()

    def falter(self, method: str) -> None:
        if self.failures[method]:
            self.failures[method] -= 1
            raise StoreFailed(f"no {method}")

    async def unshown(self, now: Time, limit: int) -> list[Unshown]:
        self.falter("unshown")
        return await super().unshown(now, limit)

    async def mark_shown(self, shown: Unshown) -> None:
        self.falter("mark_shown")
        await super().mark_shown(shown)

    async def postpone(self, shown: Unshown, at: Time) -> None:
        self.falter("postpone")
        await super().postpone(shown, at)


class FalteringStore(MemoryStore):
    """A store with such tournaments."""

    def __init__(self) -> None:
        super().__init__()
        self.tournaments = FalteringTournaments()


class Stage:
    """A publisher of the tournaments of a hall."""

    def __init__(self) -> None:
        store = FalteringStore()
        self.tournaments = store.tournaments
        self.hall = TournamentHall(store)
        self.wall = Wall()
        self.publisher = TournamentPublisher(
            self.tournaments, self.wall, clock=self.hall.clock, sleep=self.sleep
        )
        self.hall.service.subscribe(self.publisher)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)

    async def changes(self, tournament: TournamentId) -> None:
        """Somebody enters."""
        number = len((await self.hall.tournament(tournament)).entrants) + 1
        await self.hall.service.enter(tournament, person(number), by=self.hall.by())

    @asynccontextmanager
    async def at_work(self) -> AsyncGenerator[None]:
        """The publisher runs meanwhile."""
        task = asyncio.create_task(self.publisher.run())
        try:
            async with asyncio.timeout(LONGEST_TEST):
                yield
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0)


async def test_a_new_tournament_is_shown() -> None:
    stage = Stage()
    tournament = await stage.hall.announced()
    assert await stage.publisher.drain() == 1
    assert stage.wall.shown == [tournament]


async def test_what_was_shown_is_not_shown_again() -> None:
    stage = Stage()
    await stage.hall.announced()
    await stage.publisher.drain()
    assert await stage.publisher.drain() == 0


async def test_several_changes_are_one_look() -> None:
    stage = Stage()
    tournament = await stage.hall.announced(people=5)
    await stage.publisher.drain()
    assert stage.wall.shown == [tournament]


async def test_only_what_changed_is_shown_again() -> None:
    stage = Stage()
    first, second = await stage.hall.announced(), await stage.hall.announced()
    await stage.publisher.drain()
    await stage.changes(second)
    await stage.publisher.drain()
    assert stage.wall.shown == [first, second, second]


async def test_what_changes_while_it_is_shown_is_shown_again() -> None:
    stage = Stage()
    tournament = await stage.hall.announced()
    stage.wall.hanging[tournament] = gate = asyncio.Event()
    async with asyncio.timeout(LONGEST_TEST):
        draining = asyncio.create_task(stage.publisher.drain())
        await asyncio.sleep(0)
        await stage.changes(tournament)
        gate.set()
        assert await draining == 2


async def test_pauses_grow_with_every_failure_up_to_a_limit() -> None:
    stage = Stage()
    tournament = await stage.hall.announced()
    stage.wall.failures[tournament] = 12
    pauses: list[float] = []
    while stage.wall.failures[tournament]:
        await stage.publisher.drain()
        due = await stage.tournaments.next_unshown()
        assert due is not None
        pauses.append(due - stage.hall.now)
        stage.hall.now = due
    assert pauses[:4] == [1, 2, 4, 8]
    assert pauses[-2:] == [300, 300]
    assert await stage.publisher.drain() == 1


async def test_after_a_success_the_first_pause_is_short_again() -> None:
    stage = Stage()
    tournament = await stage.hall.announced()
    for _ in range(2):
        stage.wall.failures[tournament] = 1
        await stage.publisher.drain()
        assert await stage.tournaments.next_unshown() == stage.hall.now + 1
        stage.hall.now += 1
        await stage.publisher.drain()
        await stage.changes(tournament)


async def test_a_tournament_that_cannot_be_shown_does_not_stop_the_others() -> None:
    stage = Stage()
    broken, *others = [await stage.hall.announced() for _ in range(30)]
    stage.wall.failures[broken] = 1
    assert await stage.publisher.drain() == 29
    assert sorted(stage.wall.shown) == others


async def test_a_tournament_that_takes_long_does_not_keep_the_others_waiting() -> None:
    stage = Stage()
    slow, quick = await stage.hall.announced(), await stage.hall.announced()
    stage.wall.hanging[slow] = asyncio.Event()
    async with stage.at_work():
        await until(lambda: stage.wall.shown == [quick])
        await stage.changes(quick)
        await until(lambda: stage.wall.shown == [quick, quick])
    assert stage.wall.shown == [quick, quick]


async def test_a_tournament_is_not_shown_by_two_at_once() -> None:
    stage = Stage()
    tournament = await stage.hall.announced()
    stage.wall.hanging[tournament] = gate = asyncio.Event()
    async with asyncio.timeout(LONGEST_TEST):
        both = asyncio.gather(stage.publisher.drain(), stage.publisher.drain())
        await asyncio.sleep(0)
        gate.set()
        assert sorted(await both) == [0, 1]


async def test_a_running_publisher_shows_what_comes() -> None:
    stage = Stage()
    async with stage.at_work():
        tournament = await stage.hall.announced()
        await until(lambda: stage.wall.shown == [tournament])
        await stage.changes(tournament)
        await until(lambda: stage.wall.shown == [tournament, tournament])
    assert stage.wall.shown == [tournament, tournament]


@pytest.mark.parametrize("method", ["unshown", "mark_shown", "postpone"])
async def test_a_publisher_survives_a_store_that_fails(method: str) -> None:
    stage = Stage()
    async with stage.at_work():
        first = await stage.hall.announced()
        stage.tournaments.failures[method] = 1
        stage.wall.failures[first] = method == "postpone"
        await until(lambda: not stage.tournaments.failures[method])
        second = await stage.hall.announced()
        await until(lambda: second in stage.wall.shown)
    assert second in stage.wall.shown


async def test_where_the_store_fails_at_one_tournament_the_others_are_shown() -> None:
    stage = Stage()
    tournaments = [await stage.hall.announced() for _ in range(3)]
    stage.tournaments.failures["mark_shown"] = 1
    with pytest.raises(StoreFailed):
        await stage.publisher.drain()
    assert stage.wall.shown == tournaments
    assert len(await stage.tournaments.unshown(stage.hall.now, 10)) == 1
