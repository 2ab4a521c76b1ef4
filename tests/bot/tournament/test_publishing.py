"""Events are shown as they change, again after failures, and none waits for another."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import pytest

from bot.match.errors import StoreFailed
from bot.match.model import EventId, Time
from bot.storage.memory_events import MemoryEvents
from bot.storage.memory_store import MemoryStore
from bot.tournament.ports import Unshown
from bot.tournament.publishing import EventPublisher
from tests.bot.tournament.events import EventHall, person

LONGEST_TEST = 10  # seconds; nothing is waited for, but a publisher that has ended shows nothing


class Wall:
    """A screen that remembers what it showed; it fails, or hangs, at some events."""

    def __init__(self) -> None:
        self.shown: list[EventId] = []
        self.failures: Counter[EventId] = Counter()
        self.hanging: dict[EventId, asyncio.Event] = {}

    async def show_event(self, event: EventId) -> None:
        if self.failures[event]:
            self.failures[event] -= 1
            raise ConnectionError("nobody there")
        if event in self.hanging:
            await self.hanging[event].wait()
        self.shown.append(event)


class FalteringEvents(MemoryEvents):
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
    """A store with such events."""

    def __init__(self) -> None:
        super().__init__()
        self.events = FalteringEvents()


class Stage:
    """A publisher of the events of a hall."""

    def __init__(self) -> None:
        store = FalteringStore()
        self.events = store.events
        self.hall = EventHall(store)
        self.wall = Wall()
        self.publisher = EventPublisher(
            self.events, self.wall, clock=self.hall.clock, sleep=self.sleep
        )
        self.hall.service.subscribe(self.publisher)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)

    async def changes(self, event: EventId) -> None:
        """Somebody enters."""
        number = len((await self.hall.event(event)).entrants) + 1
        await self.hall.service.enter(event, person(number), by=self.hall.by())

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


async def test_a_new_event_is_shown() -> None:
    stage = Stage()
    event = await stage.hall.announced()
    assert await stage.publisher.drain() == 1
    assert stage.wall.shown == [event]


async def test_what_was_shown_is_not_shown_again() -> None:
    stage = Stage()
    await stage.hall.announced()
    await stage.publisher.drain()
    assert await stage.publisher.drain() == 0


async def test_several_changes_are_one_look() -> None:
    stage = Stage()
    event = await stage.hall.announced(people=5)
    await stage.publisher.drain()
    assert stage.wall.shown == [event]


async def test_only_what_changed_is_shown_again() -> None:
    stage = Stage()
    first, second = await stage.hall.announced(), await stage.hall.announced()
    await stage.publisher.drain()
    await stage.changes(second)
    await stage.publisher.drain()
    assert stage.wall.shown == [first, second, second]


async def test_what_changes_while_it_is_shown_is_shown_again() -> None:
    stage = Stage()
    event = await stage.hall.announced()
    stage.wall.hanging[event] = gate = asyncio.Event()
    async with asyncio.timeout(LONGEST_TEST):
        draining = asyncio.create_task(stage.publisher.drain())
        await asyncio.sleep(0)
        await stage.changes(event)
        gate.set()
        assert await draining == 2


async def test_pauses_grow_with_every_failure_up_to_a_limit() -> None:
    stage = Stage()
    event = await stage.hall.announced()
    stage.wall.failures[event] = 12
    pauses: list[float] = []
    while stage.wall.failures[event]:
        await stage.publisher.drain()
        due = await stage.events.next_unshown()
        assert due is not None
        pauses.append(due - stage.hall.now)
        stage.hall.now = due
    assert pauses[:4] == [1, 2, 4, 8]
    assert pauses[-2:] == [300, 300]
    assert await stage.publisher.drain() == 1


async def test_after_a_success_the_first_pause_is_short_again() -> None:
    stage = Stage()
    event = await stage.hall.announced()
    for _ in range(2):
        stage.wall.failures[event] = 1
        await stage.publisher.drain()
        assert await stage.events.next_unshown() == stage.hall.now + 1
        stage.hall.now += 1
        await stage.publisher.drain()
        await stage.changes(event)


async def test_an_event_that_cannot_be_shown_does_not_stop_the_others() -> None:
    stage = Stage()
    broken, *others = [await stage.hall.announced() for _ in range(30)]
    stage.wall.failures[broken] = 1
    assert await stage.publisher.drain() == 29
    assert sorted(stage.wall.shown) == others


async def test_an_event_that_takes_long_does_not_keep_the_others_waiting() -> None:
    stage = Stage()
    slow, quick = await stage.hall.announced(), await stage.hall.announced()
    stage.wall.hanging[slow] = asyncio.Event()
    async with stage.at_work():
        await until(lambda: stage.wall.shown == [quick])
        await stage.changes(quick)
        await until(lambda: stage.wall.shown == [quick, quick])
    assert stage.wall.shown == [quick, quick]


async def test_an_event_is_not_shown_by_two_at_once() -> None:
    stage = Stage()
    event = await stage.hall.announced()
    stage.wall.hanging[event] = gate = asyncio.Event()
    async with asyncio.timeout(LONGEST_TEST):
        both = asyncio.gather(stage.publisher.drain(), stage.publisher.drain())
        await asyncio.sleep(0)
        gate.set()
        assert sorted(await both) == [0, 1]


async def test_a_running_publisher_shows_what_comes() -> None:
    stage = Stage()
    async with stage.at_work():
        event = await stage.hall.announced()
        await until(lambda: stage.wall.shown == [event])
        await stage.changes(event)
        await until(lambda: stage.wall.shown == [event, event])
    assert stage.wall.shown == [event, event]


@pytest.mark.parametrize("method", ["unshown", "mark_shown", "postpone"])
async def test_a_publisher_survives_a_store_that_fails(method: str) -> None:
    stage = Stage()
    async with stage.at_work():
        first = await stage.hall.announced()
        stage.events.failures[method] = 1
        stage.wall.failures[first] = method == "postpone"
        await until(lambda: not stage.events.failures[method])
        second = await stage.hall.announced()
        await until(lambda: second in stage.wall.shown)
    assert second in stage.wall.shown


async def test_where_the_store_fails_at_one_event_the_others_are_shown() -> None:
    stage = Stage()
    events = [await stage.hall.announced() for _ in range(3)]
    stage.events.failures["mark_shown"] = 1
    with pytest.raises(StoreFailed):
        await stage.publisher.drain()
    assert stage.wall.shown == events
    assert len(await stage.events.unshown(stage.hall.now, 10)) == 1
