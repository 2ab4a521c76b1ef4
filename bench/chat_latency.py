"""How long people wait for an answer to a click, and what a click costs the bot.

`python -m bench.chat_latency` measures the bot of this tree; `--against TREE` another one's too,
in turns, and says what the two have to do with each other.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.bot_process import BotOptions
from bench.chat_figures import (
    print_details,
    print_details_head,
    print_head,
    print_ratios,
    print_row,
)
from bench.chat_scenarios import Bursts, Measured, Scenario, Thinking, measure
from bench.chat_stage import Cores, Side, Stage, on_stage, shared_cores

TABLES = 200
IDLE = 2_000
AGAINST_EXPERTS = 20
MEANS = (8.0, 4.0, 2.0)
_SHORT = 10.0


class Plan(NamedTuple):
    """What is done on every stage, and how often in turn."""

    scenarios: tuple[Scenario, ...]
    laps: int = 1


def print_chat() -> None:
    """Measure and print, in short: with idle matches beside the others, and against experts."""
    with shared_cores() as cores:
        usual = BotOptions(cores=cores.bot)
        beside = Stage(f"{IDLE:,} idle beside", usual, TABLES, idle=IDLE)
        scenarios = (*(Thinking(mean, _SHORT) for mean in MEANS), Bursts(3))
        _print_run((beside, Stage("alone", usual, TABLES)), Plan(scenarios), cores)
        print()
        # Experts think in processes of their own, which would not find a second core.
        free = BotOptions(cores=cores.every)
        experts = Stage("two experts each", free, AGAINST_EXPERTS, computers=2)
        _print_run((experts,), Plan((Thinking(2.0, 2 * _SHORT),)), cores._replace(bot=cores.every))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what the command line asks for."""
    args = _parser().parse_args(arguments)
    scenarios: list[Scenario] = [Thinking(mean, args.seconds) for mean in args.thinking]
    if args.bursts:
        scenarios.append(Bursts(args.bursts))
    with shared_cores() as cores:
        stages = [Stage("this", BotOptions(cores=cores.bot, profile=args.profile), args.tables)]
        if args.against is not None:
            other = BotOptions(args.against.resolve(), cores=cores.bot)
            stages.append(Stage("other", other, args.tables))
        laps = args.laps or (1 if args.against is None else 2)
        _print_run(stages, Plan(tuple(scenarios), laps), cores)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.chat_latency", description=__doc__)
    add = parser.add_argument
    add("--against", type=Path, metavar="TREE", help="also measure the bot in that folder")
    add("--laps", type=int, help="how often each scenario; 2 with --against, else 1")
    add("--seconds", type=float, default=20.0, help="how long people click at their own pace")
    add("--thinking", type=float, nargs="*", default=list(MEANS), metavar="SECONDS")
    add("--bursts", type=int, default=5, help="how often all click at once; 0 for never")
    add("--tables", type=int, default=TABLES)
    slow = "profile this tree's bot (`python -m pstats FILE`), which makes it three times slower"
    add("--profile", type=Path, metavar="FILE", help=slow)
    return parser


def _print_run(stages: Sequence[Stage], plan: Plan, cores: Cores) -> None:
    print("Clicks on boards of Vienna over loopback, milliseconds")
    for stage in stages:
        print(f"  {stage.name}: {stage.tables} tables, the bot of {stage.bot.tree}")
    print(f"  {cores}")
    print_head()
    asyncio.run(_run(stages, plan))


async def _run(stages: Sequence[Stage], plan: Plan) -> None:
    """Every scenario on all stages in turn: what disturbs the machine then disturbs all alike."""
    async with contextlib.AsyncExitStack() as stack:
        sides = [await stack.enter_async_context(on_stage(stage)) for stage in stages]
        results = [
            (str(scenario), await _in_turn(sides, scenario, plan.laps))
            for scenario in plan.scenarios
        ]
    print_details_head()
    for name, laps in results:
        for stage, of_stage in zip(stages, laps, strict=True):
            print_details(f"{name}, {stage.name}", of_stage)
    if len(stages) > 1:
        print(f"  {stages[0].name} / {stages[1].name}: all laps together (and each pair)")
        for name, (these, others) in results:
            print_ratios(name, these, others)


async def _in_turn(sides: Sequence[Side], scenario: Scenario, laps: int) -> list[list[Measured]]:
    """The laps of each side, measured in the order A B A B."""
    done: list[list[Measured]] = [[] for _ in sides]
    for _ in range(laps):
        for side, measured in zip(sides, done, strict=True):
            lap = await measure(side, scenario)
            print_row(f"{scenario}, {side.name}", lap, len(side.crowd.tables))
            measured.append(lap)
    return done


if __name__ == "__main__":
    main()
