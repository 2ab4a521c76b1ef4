"""The usher goes on, whatever fails around it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

import pytest

from bot.match.errors import StoreFailed
from bot.match.model import EventId, GuildId, InteractionId, Time, UserId
from bot.storage.memory_events import MemoryEvents
from bot.storage.memory_store import MemoryStore
from bot.tournament.ledger import Entry
from bot.tournament.model import Tournament
from tests.bot.tournament.events import DIRECTOR, EventHall, Town, memory_hall

LONGEST_TEST = 10  # seconds; nothing is waited for, but an usher that has ended does nothing
A_WHILE = 500  # turns of the event loop


class FalteringEvents(MemoryEvents):
    """Fails so many times at each of its methods, and always at saving some events."""

    def __init__(self) -> None:
        super().__init__()
        self.failures: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.broken: set[EventId] = set()

    def falter(self, method: str) -> None:
        self.asked[method] += 1
        if self.failures[method]:
            self.failures[method] -= 1
            raise StoreFailed(f"no {method}")

    async def running(self) -> list[EventId]:
        self.falter("running")
        return await super().running()

    async def due_events(self, now: Time, limit: int) -> list[EventId]:
        self.falter("due_events")
        return await super().due_events(now, limit)

    async def next_due(self) -> Time | None:
        self.falter("next_due")
        return await super().next_due()

    async def save(
        self, event: Tournament, *, by: InteractionId, entries: Sequence[Entry], due: Time | None
    ) -> None:
        self.falter("save")
        if event.id in self.broken:
            raise RuntimeError("something nobody thought of")
        await super().save(event, by=by, entries=entries, due=due)


class FalteringStore(MemoryStore):
    """A store with such events."""

    def __init__(self) -> None:
        super().__init__()
        self.events = FalteringEvents()


def faltering() -> tuple[EventHall, FalteringEvents]:
    store = FalteringStore()
    return EventHall(store), store.events


@asynccontextmanager
async def at_work(hall: EventHall) -> AsyncGenerator[None]:
    """The usher runs meanwhile."""
    task = asyncio.create_task(hall.usher.run())
    try:
        async with asyncio.timeout(LONGEST_TEST):
            yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def until_begun(hall: EventHall, event: EventId) -> None:
    while (await hall.event(event)).playing is None:
        await asyncio.sleep(0)


@pytest.mark.parametrize("method", ["running", "due_events", "next_due"])
async def test_an_usher_survives_a_store_that_fails(method: str) -> None:
    hall, events = faltering()
    event = await hall.announced(people=3)
    events.failures[method] = 1
    async with at_work(hall):
        while events.failures[method]:
            await asyncio.sleep(0)
        await hall.service.start(event, DIRECTOR, by=hall.by())
        await until_begun(hall, event)
    assert (await hall.event(event)).playing is not None


async def test_a_running_usher_begins_what_is_due() -> None:
    hall = memory_hall()
    event = await hall.announced(people=3)
    async with at_work(hall):
        await hall.service.start(event, DIRECTOR, by=hall.by())
        await until_begun(hall, event)
    assert (await hall.event(event)).playing is not None


async def test_a_running_usher_notes_results() -> None:
    hall = memory_hall()
    event = await hall.started(computers=3, rounds=1)
    async with at_work(hall):
        await hall.play((await hall.match_at(event, 1)).id)
        while (await hall.event(event)).phase != "over":
            await asyncio.sleep(0)
    assert (await hall.event(event)).phase == "over"


async def test_a_result_that_could_not_be_saved_is_noted_later() -> None:
    hall, events = faltering()
    event = await hall.started(computers=3, rounds=1)
    await hall.play((await hall.match_at(event, 1)).id)
    events.failures["save"] = 1
    assert not await hall.usher.drain()
    assert (await hall.event(event)).phase == "running"
    assert await hall.usher.drain()
    assert (await hall.event(event)).phase == "over"


async def test_an_event_that_cannot_be_looked_after_does_not_stop_the_others() -> None:
    hall, events = faltering()
    broken, other = await hall.announced(people=3), await hall.announced(people=3)
    for event in (broken, other):
        await hall.service.start(event, DIRECTOR, by=hall.by())
    events.broken.add(broken)
    assert not await hall.usher.drain()
    assert (await hall.event(other)).playing is not None
    assert (await hall.event(broken)).playing is None


async def test_what_could_not_be_looked_after_is_looked_after_later() -> None:
    hall, events = faltering()
    event = await hall.announced(people=3)
    await hall.service.start(event, DIRECTOR, by=hall.by())
    events.broken.add(event)
    await hall.usher.drain()
    events.broken.clear()
    assert await hall.usher.drain()
    assert (await hall.event(event)).playing is not None


async def test_an_event_that_cannot_be_looked_after_is_not_looked_at_all_the_time() -> None:
    hall, events = faltering()
    event = await hall.announced(people=3)
    await hall.service.start(event, DIRECTOR, by=hall.by())
    events.broken.add(event)
    async with at_work(hall):
        for _ in range(A_WHILE):
            await asyncio.sleep(0)
    assert events.asked["next_due"] <= 2


async def test_a_match_that_cannot_be_looked_at_does_not_stop_the_others() -> None:
    hall, events = faltering()
    broken, other = await hall.started(computers=3, rounds=1), await hall.started(computers=3)
    for event in (broken, other):
        await hall.play((await hall.match_at(event, 1)).id)
    events.broken.add(broken)
    await hall.usher.drain()
    assert len((await hall.event(other)).rounds) == 2


class Fog(Town):
    """Does not know who is there."""

    async def has_left(self, guild: GuildId, user: UserId) -> bool:
        raise ConnectionError("nobody there")


async def test_a_round_waits_while_nobody_knows_who_is_there() -> None:
    hall = memory_hall()
    event = await hall.started(people=3)
    match = await hall.match_at(event, 1)
    user = match.chairs[0].user
    assert user is not None
    await hall.matches.concede(match.id, user, by=hall.by())
    town, hall.town = hall.town, Fog()
    hall.start_over()
    await hall.decide_round(event)
    assert len((await hall.event(event)).rounds) == 1
    hall.town = town
    hall.start_over()
    await hall.settle()
    assert len((await hall.event(event)).rounds) == 2
