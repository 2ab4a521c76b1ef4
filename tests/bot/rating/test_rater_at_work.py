"""Somebody rates while the bot runs: when told, after a restart, after failures."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator

from bot.match.errors import StoreFailed
from bot.match.model import MatchId
from bot.rating.rater import Rater
from bot.storage.memory_ratings import MemoryRatings
from tests.bot.match.tables import ANNA, BELA
from tests.bot.rating.rated_tables import Desk, Unreadable, memory_desk


@contextlib.asynccontextmanager
async def at_work(rater: Rater) -> AsyncGenerator[None]:
    task = asyncio.create_task(rater.run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def until_rated(table: Desk) -> None:
    async with asyncio.timeout(5):
        while await table.ratings.unrated(1):
            await asyncio.sleep(0.001)


async def no_time(seconds: float) -> None:
    """Sleeping takes none."""
    await asyncio.sleep(0)


async def test_what_was_not_rated_before_a_restart_is_rated_after_it() -> None:
    table = memory_desk()
    await table.played((1, 2), (ANNA, BELA))
    async with at_work(table.rater(sleep=no_time)):
        await until_rated(table)
    assert await table.rating(ANNA) is not None


async def test_a_match_that_ends_is_rated_when_its_end_is_told() -> None:
    table = memory_desk()
    rater = table.rater(sleep=no_time)
    async with at_work(rater):
        await asyncio.sleep(0.01)
        match = await table.played((1, 2), (ANNA, BELA))
        rater.wake(await table.store.load(match))
        await until_rated(table)


async def test_a_match_that_failed_is_tried_again_without_being_told() -> None:
    table = memory_desk()
    match = await table.played((1, 2), (ANNA, BELA))
    stories = Unreadable(table, match)
    rater = Rater(stories, table.ratings, clock=lambda: table.now, sleep=no_time)
    async with at_work(rater):
        await asyncio.sleep(0.01)
        assert await table.ratings.unrated(1) == [match]
        stories.unreadable.clear()
        table.now += 3600
        rater.wake(await table.store.load(match))
        await until_rated(table)


async def test_a_store_that_fails_is_asked_again() -> None:
    table = memory_desk()
    await table.played((1, 2), (ANNA, BELA))
    pauses: list[float] = []

    class Faltering(MemoryRatings):
        async def unrated(self, limit: int) -> list[MatchId]:
            if len(pauses) < 7:
                raise StoreFailed("disk full")
            return await super().unrated(limit)

    async def note(seconds: float) -> None:
        pauses.append(seconds)

    table.ratings.__class__ = Faltering
    async with at_work(table.rater(sleep=note)):
        async with asyncio.timeout(5):
            while await table.rating(ANNA) is None:
                await asyncio.sleep(0.001)
    assert pauses[:7] == [1, 2, 4, 8, 16, 30, 30]
