"""`selfplay`: matches of simple players, for statistics, for reading, or into a database."""

from __future__ import annotations

import argparse
import asyncio
import logging
import secrets
import sys
import time
from pathlib import Path

from bot.commands import INTERRUPTED, SUCCESS, Commands, add_game, at_least_one
from bot.match_statistics import Statistics
from bot.progress_bar import progress
from bot.rules_selfplay import PLAYERS, Table, count_match, read_options, tell_match
from bot.service_selfplay import play_into
from games.registry import GAMES
from language import LANGUAGES, words_of


def add_to(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser("selfplay", help="play matches and print statistics")
    command.set_defaults(run=_run)
    add_game(command, "which game")
    command.add_argument("--seats", type=int, default=4, help="players at the table (default: 4)")
    command.add_argument(
        "--matches", type=at_least_one, default=200, help="how many matches (default: 200)"
    )
    command.add_argument(
        "--players",
        choices=PLAYERS,
        default="random",
        help="random: any legal move; the others play better and better (default: random)",
    )
    command.add_argument("--seed", type=int, help="repeats a run exactly (default: a new one)")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="such as target=15"
    )
    command.add_argument("--log", action="store_true", help="tell one match, move by move")
    command.add_argument(
        "--language", choices=LANGUAGES, default="en", help="of what is told (default: en)"
    )
    command.add_argument(
        "--database", type=Path, metavar="FILE", help="play through the bot into this database"
    )


def _run(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    options = read_options(game, args.option)
    table = Table(game, args.seats, options, PLAYERS[args.players])
    seed: int = secrets.randbelow(2**32) if args.seed is None else args.seed
    if args.log:
        print(f"{game.key}, {args.seats} seats, seed {seed}")
        for line in tell_match(table, seed, words_of(game.package, args.language)):
            print(line)
        return SUCCESS
    if args.database:
        # A line for every move is for a bot at work, not for thousands of moves a second.
        logging.getLogger("bot.match").setLevel(logging.WARNING)
        moves = asyncio.run(play_into(args.database, table, matches=args.matches, seed=seed))
        print(f"{args.matches:,} matches of {game.key}, {moves:,} moves in {args.database}.")
        return SUCCESS
    return _count(args, table, seed)


def _count(args: argparse.Namespace, table: Table, seed: int) -> int:
    statistics = Statistics()
    moves = matches = 0
    began = time.perf_counter()
    try:
        for match_seed in progress(range(seed, seed + args.matches), args.matches, "matches"):
            moves += count_match(table, match_seed, statistics)
            matches += 1
    except KeyboardInterrupt:
        print(f"Broken off after {matches:,} matches.", file=sys.stderr)
        return INTERRUPTED
    seconds = time.perf_counter() - began
    print(f"{matches:,} matches of {table.game.key}, {table.seats} seats, seed {seed}: all ended.")
    print(f"{moves:,} moves, {moves / seconds:,.0f} a second.")
    for line in statistics.lines(words_of(table.game.package, args.language)):
        print(line)
    return SUCCESS
