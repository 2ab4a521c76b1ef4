"""`tournament`: a tournament as a file that anyone can check with `verify`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.commands import SUCCESS, CommandFailed, Commands, snowflake
from bot.match.model import TournamentId
from bot.settings import Settings
from bot.storage.sqlite_store import SqliteStore
from bot.tournament.errors import NoTournament
from bot.tournament.export import (
    TournamentFile,
    make_tournament_file,
    standings_csv,
    write_tournament,
)
from games.registry import GAMES


def add_to(commands: Commands) -> None:
    """Add the command."""
    tournament = commands.add_parser("event", help="write a tournament as a file")
    tournament.set_defaults(run=_tournament)
    tournament.add_argument("event", type=snowflake, metavar="EVENT", help="its number")
    tournament.add_argument("-o", "--output", type=Path, help="a file (default: standard output)")
    tournament.add_argument(
        "--csv", action="store_true", help="only the standings, for a spreadsheet"
    )


def _tournament(args: argparse.Namespace) -> int:
    file = asyncio.run(_made(args.settings, TournamentId(args.event)))
    data = standings_csv(file) if args.csv else write_tournament(file)
    if not args.output:
        sys.stdout.write(data.decode("utf-8-sig"))
        return SUCCESS
    try:
        args.output.write_bytes(data)
    except OSError as error:
        raise CommandFailed(f"{args.output} cannot be written: {error.strerror}.") from error
    return SUCCESS


async def _made(settings: Settings, tournament: TournamentId) -> TournamentFile:
    store = await SqliteStore.open_existing(settings.database)
    try:
        try:
            found = await store.tournaments.load(tournament)
        except NoTournament:
            raise CommandFailed(f"There is no tournament number {tournament}.") from None
        return await make_tournament_file(store, store.tournaments, GAMES, found)
    finally:
        await store.close()
