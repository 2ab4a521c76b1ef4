"""What was measured of clicks, as a table, and what two bots have to do with each other."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from statistics import median, quantiles
from typing import NamedTuple

from bench.chat_scenarios import Measured

_FAILURES_SHOWN = 3
_THREADS_SHOWN = 3
_HARMLESS = 0.1


class Figures(NamedTuple):
    """A lap, or several together. Times are milliseconds."""

    offered: float | None  # clicks a second
    achieved: float
    clicks: int
    failures: Counter[str]
    p50: float
    p99: float
    most: float
    cpu: float  # of the bot, a click
    cores: float
    stall: float  # the longest of the bot's event loop
    work: float  # how much of it the loop was computing
    megabytes: float
    tables: int


def figures(laps: Sequence[Measured]) -> Figures:
    """The figures of laps of the same kind, taken together."""
    clicks = [click for lap in laps for click in lap.clicks]
    waits = [click.waited * 1e3 for click in clicks if click.failure is None] or [0.0]
    seconds = sum(lap.driver.seconds for lap in laps)
    cpu = sum(lap.bot.cpu for lap in laps)
    offered = [lap.offered for lap in laps if lap.offered is not None]
    worst = max((lap.bot.stalls for lap in laps), key=lambda stalls: stalls.longest[0])
    failures = Counter(click.failure for click in clicks if click.failure is not None)
    done = len(clicks) - failures.total()
    return Figures(
        offered=sum(offered) / seconds if offered else None,
        achieved=done / seconds,
        clicks=len(clicks),
        failures=failures,
        p50=median(waits),
        p99=quantiles(waits, n=100, method="inclusive")[98] if len(waits) > 1 else waits[0],
        most=max(waits),
        cpu=cpu / max(done, 1) * 1e3,
        cores=cpu / sum(lap.bot.seconds for lap in laps),
        stall=worst.longest[0],
        work=worst.work,
        megabytes=max(lap.bot.megabytes for lap in laps),
        tables=min(lap.tables for lap in laps),
    )


_COLUMNS: tuple[tuple[str, str, Callable[[Figures], str]], ...] = (
    ("offered", "a second", lambda f: "" if f.offered is None else f"{f.offered:.1f}"),
    ("done", "a second", lambda f: f"{f.achieved:.1f}"),
    ("", "clicks", lambda f: f"{f.clicks:,}"),
    ("", "failed", lambda f: f"{f.failures.total():,}"),
    ("", "p50", lambda f: f"{f.p50:.1f}"),
    ("", "p99", lambda f: f"{f.p99:.1f}"),
    ("", "most", lambda f: f"{f.most:.1f}"),
    ("CPU", "a click", lambda f: f"{f.cpu:.2f}"),
    ("", "cores", lambda f: f"{f.cores:.2f}"),
    ("longest", "stall", lambda f: f"{f.stall:.1f}"),
    ("of it", "work", lambda f: f"{f.work:.1f}"),
    ("", "MB", lambda f: f"{f.megabytes:.0f}"),
)
_NAME = 34
_WIDTH = 9


def print_head() -> None:
    """What the columns are."""
    for line in (0, 1):
        print("  " + " " * _NAME + "".join(f"{column[line]:>{_WIDTH}}" for column in _COLUMNS))


def print_row(name: str, lap: Measured, tables: int) -> None:
    """A lap, and whatever was wrong with it."""
    of_lap = figures([lap])
    cells = "".join(f"{cell(of_lap):>{_WIDTH}}" for _, _, cell in _COLUMNS)
    print(f"  {name:{_NAME}}{cells}", flush=True)
    for failure, times in of_lap.failures.most_common(_FAILURES_SHOWN):
        print(f"    FAILED {times:,} times: {failure[:100]!r}")
    if of_lap.tables < tables:
        print(f"    {tables - of_lap.tables} matches were over before the end")
    shares = [its.lacked / its.seconds for its in (lap.bot, lap.driver)]
    if max(shares) > _HARMLESS:
        bot, driver = (f"{share:.0%}" for share in shares)
        print(f"    UNFAIR: other work kept the bot waiting {bot} of the time, the driver {driver}")


def print_details(name: str, laps: Sequence[Measured]) -> None:
    """Which threads of the bot a click's CPU goes to, and what the driver did meanwhile."""
    clicks = sum(click.failure is None for lap in laps for click in lap.clicks)
    costs: defaultdict[str, float] = defaultdict(float)
    for lap in laps:
        for thread, seconds in lap.bot.threads.items():
            costs[thread] += seconds / max(clicks, 1) * 1e3
    dearest = sorted(costs.items(), key=lambda cost: -cost[1])[:_THREADS_SHOWN]
    seconds = sum(lap.driver.seconds for lap in laps)
    print(
        f"  {name:{_NAME}}"
        f"{sum(lap.driver.cpu for lap in laps) / seconds:{_WIDTH}.2f}"
        f"{sum(lap.driver.lacked for lap in laps) / seconds:{_WIDTH}.0%}"
        f"{max(lap.driver.stalls.p99 for lap in laps):{_WIDTH}.1f}"
        f"{max(lap.driver.stalls.longest[0] for lap in laps):{_WIDTH}.1f}"
        f"{sum(lap.bot.lacked for lap in laps) / seconds:{_WIDTH}.0%}   "
        + ", ".join(f"{thread} {cost:.2f}" for thread, cost in dearest)
    )


def print_details_head() -> None:
    """What the columns of `print_details` are."""
    titles = (("driver", "cores"), ("", "lacked"), ("late", "p99"), ("", "most"), ("bot", "lacked"))
    print("  Lacked: how much of the time other work had the core that an event loop was ready for")
    for line in (0, 1):
        print("  " + " " * _NAME + "".join(f"{title[line]:>{_WIDTH}}" for title in titles), end="")
        print(("   CPU", "   a click by thread")[line])


def print_ratios(name: str, these: Sequence[Measured], others: Sequence[Measured]) -> None:
    """This bot's figures divided by the other's: all laps together, and each pair of laps."""
    pairs = [(figures([one]), figures([other])) for one, other in zip(these, others, strict=True)]
    whole = (figures(these), figures(others))
    print(f"  {name:{_NAME}}", end="")
    asked: tuple[tuple[str, Callable[[Figures], float]], ...] = (
        ("CPU a click", lambda f: f.cpu),
        ("p50", lambda f: f.p50),
        ("p99", lambda f: f.p99),
    )
    for what, value in asked:
        each = " ".join(_ratio(value, pair) for pair in pairs)
        print(f"  {what} {_ratio(value, whole)} ({each})", end="")
    print(flush=True)


def _ratio(value: Callable[[Figures], float], pair: tuple[Figures, Figures]) -> str:
    this, other = map(value, pair)
    return f"{this / other:.2f}" if other else "?"
