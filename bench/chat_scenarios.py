"""How people click: each at their own pace, or all at once."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
import time
from collections.abc import Generator
from typing import NamedTuple, TypeAlias

from bench.chat_stage import Side
from bench.chat_tables import PATIENCE, Click, Table
from bench.loop_watch import Lap, LoopWatch

_WARM_UP = 5.0
_QUIET = 1.0
_SEED = 7


class Thinking(NamedTuple):
    """At each table somebody clicks every so many seconds on average, at random moments.

    Each table has its own timetable, made beforehand: a late answer delays nobody elsewhere. Who
    could not click in time, because the board was not there yet, does so as soon as it is.
    """

    mean: float
    seconds: float  # for so long it is measured

    def __str__(self) -> str:
        return f"thinking {self.mean:g} s"


class Bursts(NamedTuple):
    """Somebody clicks at every table in the same instant, so many times."""

    times: int

    def __str__(self) -> str:
        return "all at once"


Scenario: TypeAlias = Thinking | Bursts


class Measured(NamedTuple):
    """What came of a scenario."""

    clicks: list[Click]
    offered: int | None  # clicks on the timetables; None where there are none
    tables: int  # where the match was still going on at the end
    bot: Lap
    driver: Lap


async def measure(side: Side, scenario: Scenario) -> Measured:
    """People have clicked as the scenario says."""
    with _no_collector():
        match scenario:
            case Thinking():
                return await _think(side, scenario)
            case Bursts():
                return await _burst(side, scenario)


@contextlib.contextmanager
def _no_collector() -> Generator[None]:
    """Inside, nothing is searched for garbage: a large world would make the driver stumble."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


async def _think(side: Side, scenario: Thinking) -> Measured:
    luck = random.Random(_SEED)
    warm = time.perf_counter() + _WARM_UP
    end = warm + scenario.seconds
    timetables = [_moments(luck, scenario.mean, end) for _ in side.crowd.tables]
    sitting = [
        asyncio.create_task(_sit(table, moments, end, side.crowd.answers))
        for table, moments in zip(side.crowd.tables, timetables, strict=True)
    ]
    await asyncio.sleep(warm - time.perf_counter())
    watch = LoopWatch()
    watch.begin()
    await side.bot.begin()
    begin = time.perf_counter()
    await asyncio.sleep(end - time.perf_counter())
    bot, driver = await side.bot.end(), watch.end()
    clicks = [click for table in await asyncio.gather(*sitting) for click in table]
    return Measured(
        [click for click in clicks if begin <= click.at < end],
        sum(begin <= moment < end for moments in timetables for moment in moments),
        _running(side),
        bot,
        driver,
    )


def _moments(luck: random.Random, mean: float, end: float) -> list[float]:
    moments: list[float] = []
    moment = time.perf_counter() + luck.expovariate(1 / mean)
    while moment < end:
        moments.append(moment)
        moment += luck.expovariate(1 / mean)
    return moments


async def _sit(
    table: Table, moments: list[float], end: float, answers: dict[int, float]
) -> list[Click]:
    """Somebody clicks at these moments, as long as the match goes on and the end has not come."""
    clicks: list[Click] = []
    for moment in moments:
        await asyncio.sleep(moment - time.perf_counter())
        now = time.perf_counter()
        if now >= end:
            break
        try:
            is_ready = await table.ready()
        except TimeoutError:
            clicks.append(Click(now, PATIENCE, "no new board"))
            break
        if not is_ready or time.perf_counter() >= end:
            break
        clicks.append(await table.click(answers))
    return clicks


async def _burst(side: Side, scenario: Bursts) -> Measured:
    await _all_click(side)  # to warm up
    watch = LoopWatch()
    watch.begin()
    await side.bot.begin()
    clicks: list[Click] = []
    for _ in range(scenario.times):
        clicks += await _all_click(side)
    bot, driver = await side.bot.end(), watch.end()
    return Measured(clicks, None, _running(side), bot, driver)


async def _all_click(side: Side) -> list[Click]:
    """Everybody who can has clicked; all that follows from it is done."""
    answers, tables = side.crowd.answers, side.crowd.tables
    clicks = await asyncio.gather(*(table.click(answers) for table in tables if table.is_ready))
    now = time.perf_counter()
    coming = await asyncio.gather(*(table.ready() for table in tables), return_exceptions=True)
    missing = [Click(now, PATIENCE, "no new board") for came in coming if came not in (True, False)]
    await asyncio.sleep(_QUIET)
    return [*clicks, *missing]


def _running(side: Side) -> int:
    return sum(not table.is_over for table in side.crowd.tables)
