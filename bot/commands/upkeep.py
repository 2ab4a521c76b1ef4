"""For those who run the bot.

`replay-check`, `backup`, `restore`, `export`, `forget`, `doctor`, `health`.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.commands import FAILURE, SUCCESS, Commands, snowflake
from bot.doctor import examine
from bot.heartbeat import LONGEST_SILENCE, silence
from bot.match.model import UserId
from bot.match.stored_match_check import check_all
from bot.settings import Settings
from bot.storage.backup import back_up, restore
from bot.storage.sqlite_store import SqliteStore
from games.registry import GAMES


def add_to(commands: Commands) -> None:
    """Add the commands."""
    check = commands.add_parser("replay-check", help="replay every stored match and compare")
    check.set_defaults(run=_check)

    backup = commands.add_parser("backup", help="copy the database while the bot runs")
    backup.set_defaults(run=_backup)
    backup.add_argument("file", type=Path, metavar="FILE")

    put_back = commands.add_parser("restore", help="put a copy back; stop the bot first")
    put_back.set_defaults(run=_restore)
    put_back.add_argument("file", type=Path, metavar="FILE")

    export = commands.add_parser("export", help="everything kept about a person, as JSON")
    export.set_defaults(run=_export)
    export.add_argument("user", type=snowflake, metavar="USER")

    forget = commands.add_parser("forget", help="forget a person; results stay")
    forget.set_defaults(run=_forget)
    forget.add_argument("user", type=snowflake, metavar="USER")

    doctor = commands.add_parser("doctor", help="check that everything needed is there")
    doctor.set_defaults(run=_doctor)

    health = commands.add_parser("health", help="whether the bot runs and is connected")
    health.set_defaults(run=_health)


def _check(args: argparse.Namespace) -> int:
    good, bad = asyncio.run(_checked(args.settings))
    for line in bad:
        print(line)
    print(f"{good} matches agree, {len(bad)} do not.")
    return FAILURE if bad else SUCCESS


async def _checked(settings: Settings) -> tuple[int, list[str]]:
    store = await SqliteStore.open_existing(settings.database)
    try:
        found = [result async for result in check_all(store, GAMES)]
    finally:
        await store.close()
    bad = [f"match {match}: {problem}." for match, problem in found if problem]
    return len(found) - len(bad), bad


def _backup(args: argparse.Namespace) -> int:
    back_up(args.settings.database, args.file)
    print(f"{args.settings.database} copied to {args.file}.")
    return SUCCESS


def _restore(args: argparse.Namespace) -> int:
    aside = restore(args.file, args.settings.database)
    print(f"{args.settings.database} is now the copy {args.file}.")
    if aside is not None:
        print(f"What was there before is kept as {aside}.")
    return SUCCESS


def _export(args: argparse.Namespace) -> int:
    sys.stdout.write(asyncio.run(_exported(args.settings, UserId(args.user))).decode() + "\n")
    return SUCCESS


async def _exported(settings: Settings, user: UserId) -> bytes:
    store = await SqliteStore.open_existing(settings.database)
    try:
        return await store.export(user)
    finally:
        await store.close()


def _forget(args: argparse.Namespace) -> int:
    asyncio.run(_forgotten(args.settings, UserId(args.user)))
    print(f"Nothing is kept about user {args.user} any more.")
    return SUCCESS


async def _forgotten(settings: Settings, user: UserId) -> None:
    store = await SqliteStore.open_existing(settings.database)
    try:
        await store.forget(user)
    finally:
        await store.close()


def _doctor(args: argparse.Namespace) -> int:
    findings = examine(args.settings)
    for finding in findings:
        print(f"{'ok  ' if finding.ok else 'FAIL'}  {finding.name}: {finding.text}")
        if finding.advice:
            print(f"      {finding.advice}")
    return SUCCESS if all(finding.ok for finding in findings) else FAILURE


def _health(args: argparse.Namespace) -> int:
    seconds = silence(args.settings.database)
    if seconds is None:
        print(f"No bot runs on {args.settings.database}, or none has been connected yet.")
        return FAILURE
    if seconds > LONGEST_SILENCE:
        print(f"No sign of life for {seconds:.0f} seconds: not connected, hanging, or killed.")
        return FAILURE
    print(f"Connected; the last sign of life is {seconds:.0f} seconds old.")
    return SUCCESS
