"""`ratings`: whether people's ratings follow from the matches, all of them anew, and anchors."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bot.arena import Result
from bot.commands import FAILURE, SUCCESS, CommandFailed, Commands
from bot.match.ports import Overtaken
from bot.rating.computer_strength import measure
from bot.rating.recalculation import Findings, check, rebuild
from bot.settings import Settings
from bot.storage.sqlite_store import SqliteStore


class _Report(msgspec.Struct):
    """The part of an arena's report that tells how strong its players are."""

    results: list[Result]


def add_to(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser("ratings", help="check ratings, or compute all of them anew")
    command.set_defaults(run=_run)
    what = command.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "--check", action="store_true", help="compare what is kept with what the matches say"
    )
    what.add_argument(
        "--rebuild", action="store_true", help="put what the matches say in its place"
    )
    what.add_argument(
        "--measure",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="how strong computer players are, from what `arena --json` wrote",
    )


def _run(args: argparse.Namespace) -> int:
    if args.measure:
        return _measure(args.measure)
    if args.rebuild:
        print(f"Ratings follow from {asyncio.run(_rebuilt(args.settings)):,} matches again.")
        return SUCCESS
    findings = asyncio.run(_checked(args.settings))
    for problem in findings.problems:
        print(f"{problem}.")
    print(f"{findings.matches:,} matches looked at, {len(findings.problems):,} differences.")
    return FAILURE if findings.problems else SUCCESS


async def _checked(settings: Settings) -> Findings:
    store = await SqliteStore.open_existing(settings.database)
    try:
        return await check(store, store.ratings)
    finally:
        await store.close()


async def _rebuilt(settings: Settings) -> int:
    store = await SqliteStore.open_existing(settings.database)
    try:
        return await rebuild(store, store.ratings)
    except Overtaken:
        raise CommandFailed("A match was rated meanwhile. Try again.") from None
    finally:
        await store.close()


def _measure(files: Sequence[Path]) -> int:
    results = [result for file in files for result in _read(file).results]
    found = measure(results)
    print(f"{len(results):,} matches.")
    for kind, mu in sorted(found.items(), key=lambda one: one[1]):
        print(f"{kind:10}{mu:8.2f}")
    return SUCCESS


def _read(file: Path) -> _Report:
    try:
        return msgspec.json.decode(file.read_bytes(), type=_Report)
    except OSError as error:
        raise CommandFailed(f"{file} cannot be read: {error.strerror}.") from error
    except msgspec.DecodeError as error:
        raise CommandFailed(f"{file} is not what `arena --json` writes: {error}.") from error
