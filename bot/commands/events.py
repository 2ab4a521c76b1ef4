"""`event`: a tournament as a file that anyone can check with `verify`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.commands import SUCCESS, CommandFailed, Commands, snowflake
from bot.match.model import EventId
from bot.settings import Settings
from bot.storage.sqlite_store import SqliteStore
from bot.tournament.errors import NoEvent
from bot.tournament.exporting import EventFile, make_event_file, standings_csv, write_event
from games.registry import GAMES


def add_to(commands: Commands) -> None:
    """Add the command."""
    event = commands.add_parser("event", help="write a tournament as a file")
    event.set_defaults(run=_event)
    event.add_argument("event", type=snowflake, metavar="EVENT", help="its number")
    event.add_argument("-o", "--output", type=Path, help="a file (default: standard output)")
    event.add_argument("--csv", action="store_true", help="only the standings, for a spreadsheet")


def _event(args: argparse.Namespace) -> int:
    file = asyncio.run(_made(args.settings, EventId(args.event)))
    data = standings_csv(file) if args.csv else write_event(file)
    if not args.output:
        sys.stdout.write(data.decode("utf-8-sig"))
        return SUCCESS
    try:
        args.output.write_bytes(data)
    except OSError as error:
        raise CommandFailed(f"{args.output} cannot be written: {error.strerror}.") from error
    return SUCCESS


async def _made(settings: Settings, event: EventId) -> EventFile:
    store = await SqliteStore.open_existing(settings.database)
    try:
        try:
            found = await store.events.load(event)
        except NoEvent:
            raise CommandFailed(f"There is no tournament number {event}.") from None
        return await make_event_file(store, store.events, GAMES, found)
    finally:
        await store.close()
