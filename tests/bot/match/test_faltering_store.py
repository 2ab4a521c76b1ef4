"""A store that fails now and then does not end the showing, nor hold up what it did not fail at."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import pytest

from bot.match.errors import StoreFailed
from bot.match.model import MatchId, OutboxRow, Time
from bot.match.publisher import Publisher
from bot.storage.memory_store import MemoryStore
from tests.bot.match.tables import BELA, Hall, Recorder, some_match

LONGEST_TEST = 10  # seconds; nothing is waited for, but a publisher that has ended shows nothing


class FalteringStore(MemoryStore):
    """Fails so many times at each of its methods, and always at the notices of some matches."""

    def __init__(self) -> None:
        super().__init__()
        self.failures: Counter[str] = Counter()
        self.broken: set[MatchId] = set()
        self.rounds = 0  # in which the publisher found that all is shown

    def falter(self, method: str) -> None:
        if self.failures[method]:
            self.failures[method] -= 1
            raise StoreFailed(f"no {method}")

    async def due_rows(self, now: Time, limit: int) -> list[OutboxRow]:
        self.falter("due_rows")
        return await super().due_rows(now, limit)

    async def next_due(self) -> Time | None:
        self.falter("next_due")
        self.rounds += 1
        return await super().next_due()

    async def mark_shown(self, row: OutboxRow) -> None:
        self.falter("mark_shown")
        if row.match in self.broken:
            raise StoreFailed(f"match {row.match} is broken")
        await super().mark_shown(row)

    async def postpone(self, row: OutboxRow, due: Time) -> None:
        self.falter("postpone")
        await super().postpone(row, due)


class Pauses(list[float]):
    """Sleeps no longer than it takes to write down for how long it should."""

    async def sleep(self, seconds: float) -> None:
        self.append(seconds)
        await asyncio.sleep(0)


class Stage:
    """A publisher on a store that falters."""

    def __init__(self) -> None:
        self.store = FalteringStore()
        self.hall = Hall(self.store)
        self.screen = Recorder()
        self.pauses = Pauses()
        self.publisher = Publisher(
            self.store, self.screen, clock=lambda: self.hall.now, sleep=self.pauses.sleep
        )
        self.hall.service.subscribe(self.publisher)

    def shown(self) -> list[MatchId]:
        return [row.match for row in self.screen.shown]


@asynccontextmanager
async def running(publisher: Publisher) -> AsyncGenerator[None]:
    """A publisher at work, cancelled at the end; whatever else ended it is raised."""
    task = asyncio.create_task(publisher.run())
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONGEST_TEST):
        while not condition():
            await asyncio.sleep(0)


@pytest.mark.parametrize("method", ["due_rows", "next_due", "mark_shown", "postpone"])
async def test_showing_goes_on_after_a_failure_of_the_store(method: str) -> None:
    stage = Stage()
    stage.store.failures[method] = 1
    stage.screen.failures = method == "postpone"
    async with running(stage.publisher):
        await stage.hall.lobby()
        await until(lambda: bool(stage.pauses))
        second = await stage.hall.lobby()
        await until(lambda: second in stage.shown())
    assert stage.pauses == [1]


async def test_a_failure_of_the_store_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    stage = Stage()
    stage.store.failures["due_rows"] = 1
    async with running(stage.publisher):
        await until(lambda: bool(stage.pauses))
    [record] = caplog.records
    assert (record.levelno, record.getMessage()) == (
        logging.WARNING,
        "the store failed, showing goes on in 1 s",
    )
    assert "StoreFailed: no due_rows" in caplog.text


async def test_pauses_grow_while_the_store_fails_up_to_a_limit() -> None:
    stage = Stage()
    stage.store.failures["due_rows"] = 2000
    async with running(stage.publisher):
        await until(lambda: not stage.store.failures["due_rows"])
    assert stage.pauses[:6] == [1, 2, 4, 8, 16, 30]
    assert set(stage.pauses[6:]) == {30}


async def test_once_the_store_has_worked_pauses_are_short_again() -> None:
    stage = Stage()
    stage.store.failures["due_rows"] = 3
    async with running(stage.publisher):
        await until(lambda: stage.store.rounds == 1)
        stage.store.failures["next_due"] = 1
        await stage.hall.lobby()
        await until(lambda: len(stage.pauses) == 4)
    assert stage.pauses == [1, 2, 4, 1]


async def test_a_publisher_that_pauses_is_cancelled_at_once() -> None:
    stage = Stage()
    pausing = asyncio.Event()

    async def sleep(_: float) -> None:
        pausing.set()
        await asyncio.Event().wait()

    stage.store.failures["due_rows"] = 1
    task = asyncio.create_task(Publisher(stage.store, stage.screen, sleep=sleep).run())
    await asyncio.wait_for(pausing.wait(), LONGEST_TEST)
    task.cancel()
    await asyncio.wait([task], timeout=LONGEST_TEST)
    assert task.cancelled()


async def test_a_publisher_that_is_showing_is_cancelled_at_once() -> None:
    stage = Stage()
    showing = asyncio.Event()

    class Endless:
        async def show(self, row: OutboxRow) -> None:
            showing.set()
            await asyncio.Event().wait()

    await stage.hall.lobby()
    task = asyncio.create_task(Publisher(stage.store, Endless()).run())
    await asyncio.wait_for(showing.wait(), LONGEST_TEST)
    task.cancel()
    await asyncio.wait([task], timeout=LONGEST_TEST)
    assert task.cancelled()


async def test_a_publisher_cancelled_as_it_is_woken_is_cancelled() -> None:
    stage = Stage()
    task = asyncio.create_task(stage.publisher.run())
    for _ in range(5):
        await asyncio.sleep(0)  # it waits for something to show
    stage.publisher.wake(some_match())
    await asyncio.sleep(0)  # it is about to go on
    task.cancel()
    await asyncio.wait([task], timeout=1)
    assert task.cancelled()


class SlowRecorder(Recorder):
    """Needs longer for each row than the store needs to fail at the row before."""

    async def show(self, row: OutboxRow) -> None:
        for _ in range(row.id * 3):
            await asyncio.sleep(0)
        await super().show(row)


async def test_what_is_shown_beside_a_row_that_fails_is_finished() -> None:
    stage = Stage()
    first, second = await stage.hall.lobby(), await stage.hall.lobby()
    screen = SlowRecorder()
    stage.store.failures["mark_shown"] = 1
    with pytest.raises(StoreFailed):
        await Publisher(stage.store, screen).drain()
    assert [row.match for row in screen.shown] == [first, second]
    assert [row.match for row in await stage.store.due_rows(0, 10)] == [first]


async def test_a_match_that_fails_does_not_hold_up_the_next_rows_of_the_others() -> None:
    stage = Stage()
    broken, sound = await stage.hall.lobby(), await stage.hall.lobby()
    await stage.hall.service.join(sound, BELA, by=stage.hall.by())
    stage.store.broken.add(broken)
    with pytest.raises(StoreFailed):
        await stage.publisher.drain()
    assert stage.shown() == [broken, sound, sound]


async def test_many_matches_that_fail_do_not_hide_one_that_does_not() -> None:
    stage = Stage()
    stage.store.broken = {await stage.hall.lobby() for _ in range(120)}
    sound = await stage.hall.lobby()
    with pytest.raises(StoreFailed):
        await stage.publisher.drain()
    assert stage.shown().count(sound) == 1


async def test_every_row_that_fails_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    stage = Stage()
    stage.store.broken = {await stage.hall.lobby() for _ in range(3)}
    caplog.clear()
    with pytest.raises(StoreFailed):
        await stage.publisher.drain()
    assert [record.getMessage() for record in caplog.records] == [
        f"notice {number} of match {number} failed" for number in (1, 2, 3)
    ]
    for number in (1, 2, 3):
        assert f"StoreFailed: match {number} is broken" in caplog.text


async def test_a_row_may_fail_any_number_of_times() -> None:
    stage = Stage()
    await stage.hall.lobby()
    [row] = await stage.store.due_rows(0, 1)
    for _ in range(2000):
        await stage.store.postpone(row, 0)
        [row] = await stage.store.due_rows(0, 1)
    stage.screen.failures = 1
    await stage.publisher.drain()
    assert await stage.store.next_due() == stage.hall.now + 300
