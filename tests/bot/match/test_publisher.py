"""What was saved is shown: in order, at least once, after failures and after restarts."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from bot.match.publisher import Publisher
from bot.storage.memory_store import MemoryStore
from tests.bot.match.tables import ANNA, BELA, Hall, Recorder, hall, on_both_stores


def notices(screen: Recorder) -> list[str]:
    return [row.notice for row in screen.shown]


@on_both_stores
async def test_everything_that_happened_is_shown_in_order(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        screen = Recorder()
        publisher = Publisher(table.store, screen, clock=lambda: table.now)
        match_id = await table.running()
        await table.move(match_id)
        await table.service.concede(match_id, ANNA, by=table.by())
        await table.service.abandon(match_id, by=table.by())
        assert await publisher.drain() == 6
        assert notices(screen) == ["lobby", "lobby", "started", "moved", "seats", "ended"]
        assert await publisher.drain() == 0
        assert await table.store.next_due() is None


@on_both_stores
async def test_shown_never_runs_ahead_of_what_is_saved(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        publisher = Publisher(table.store, Recorder(), clock=lambda: table.now)
        match_id = await table.running()
        for _ in range(3):
            await table.move(match_id)
        assert (await table.store.load(match_id)).shown_revision == 0
        await publisher.drain()
        match = await table.store.load(match_id)
        assert match.shown_revision == match.revision == 3


@on_both_stores
async def test_a_failure_holds_up_its_own_match_only_and_is_tried_again(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        screen = Recorder()
        publisher = Publisher(table.store, screen, clock=lambda: table.now)
        first, second = await table.lobby(), await table.lobby()
        await table.service.join(first, BELA, by=table.by())
        screen.failures = 1
        assert await publisher.drain() == 1
        assert [row.match for row in screen.shown] == [second]
        due = await table.store.next_due()
        assert due is not None
        table.now = due
        assert await publisher.drain() == 2
        assert [row.match for row in screen.shown] == [second, first, first]
        assert [row.id for row in screen.shown][1:] == sorted(row.id for row in screen.shown[1:])


async def test_pauses_grow_with_every_failure_up_to_a_limit() -> None:
    table = Hall(MemoryStore())
    screen = Recorder()
    publisher = Publisher(table.store, screen, clock=lambda: table.now)
    await table.lobby()
    screen.failures = 12
    pauses: list[float] = []
    while screen.failures:
        await publisher.drain()
        due = await table.store.next_due()
        assert due is not None
        pauses.append(due - table.now)
        table.now = due
    assert pauses == sorted(pauses)
    assert pauses[:3] == [1, 2, 4]
    assert pauses[-1] == 300
    assert await publisher.drain() == 1


@on_both_stores
async def test_a_new_publisher_shows_what_the_old_one_could_not(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        broken = Recorder()
        broken.failures = 99
        await table.running()
        await Publisher(table.store, broken, clock=lambda: table.now).drain()
        table.now += 1000
        screen = Recorder()
        await Publisher(table.store, screen, clock=lambda: table.now).drain()
        assert notices(screen) == ["lobby", "lobby", "started"]


async def test_a_running_publisher_shows_what_comes_and_retries_by_itself() -> None:
    table = Hall(MemoryStore())
    screen = Recorder()
    screen.failures = 1
    ticks = iter(range(10**9))
    # A clock that jumps far ahead each time it is read: every pause is over at once.
    publisher = Publisher(table.store, screen, clock=lambda: next(ticks) * 1e4)
    table.service.subscribe(publisher)
    task = asyncio.create_task(publisher.run())
    await table.lobby()
    while len(screen.shown) < 1:
        await asyncio.sleep(0)
    await table.lobby()
    while len(screen.shown) < 2:
        await asyncio.sleep(0)
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
    assert notices(screen) == ["lobby", "lobby"]
