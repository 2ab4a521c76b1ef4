"""`arena`: computer players against each other, with how sure the result is."""

from __future__ import annotations

import argparse
import contextlib
import os
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bot.arena import Result, Sides, Standing, figures_of, play_all, standings
from bot.commands import (
    INTERRUPTED,
    SUCCESS,
    CommandFailed,
    Commands,
    add_game,
    at_least_one,
    not_negative,
)
from bot.progress_bar import progress
from bot.rules_selfplay import read_options
from games.ai.players import PLAYERS, QUICK
from games.chance import FastChance
from games.registry import GAMES
from language import LANGUAGES, words_of


def add_to(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser("arena", help="let computer players play each other")
    command.set_defaults(run=_run)
    add_game(command, "which game")
    command.add_argument(
        "--players",
        type=_players,
        default=("expert", "regular", "regular", "novice"),
        metavar="LEVEL,LEVEL,...",
        help=f"one for each seat, of {', '.join(PLAYERS)}; they change seats after every match",
    )
    command.add_argument(
        "--matches", type=at_least_one, default=400, help="how many matches (default: 400)"
    )
    command.add_argument(
        "--jobs",
        type=at_least_one,
        default=os.cpu_count() or 1,
        help="how many processes (default: one for each core)",
    )
    command.add_argument(
        "--playouts",
        type=at_least_one,
        default=QUICK.playouts,
        help=f"an expert's for each move (default: {QUICK.playouts})",
    )
    command.add_argument(
        "--random-moves",
        type=not_negative,
        default=0,
        metavar="N",
        help="begin every match with so many random moves, to compare what they lead to",
    )
    command.add_argument("--seed", type=int, help="repeats a run exactly (default: a new one)")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="such as target=15"
    )
    command.add_argument("--figures", action="store_true", help="also tell how the matches went")
    command.add_argument("--json", type=Path, metavar="FILE", help="write the results there")
    command.add_argument(
        "--language", choices=LANGUAGES, default="en", help="of the figures (default: en)"
    )


def _players(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in PLAYERS:
            raise argparse.ArgumentTypeError(f"there is no {name!r}; choose {', '.join(PLAYERS)}")
    return names


def _run(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    options = read_options(game, args.option)
    game.new(len(args.players), options, FastChance(0))  # or BadTable
    written = msgspec.json.encode(options)
    sides = Sides(game.key, written, args.players, args.playouts, args.random_moves)
    seed: int = secrets.randbelow(2**32) if args.seed is None else args.seed
    results: list[Result] = []
    began = time.perf_counter()
    with contextlib.closing(play_all(sides, args.matches, seed, args.jobs)) as played:
        try:
            for result in progress(played, args.matches, "matches"):
                results.append(result)
        except KeyboardInterrupt:
            print(f"Broken off after {len(results):,} matches.", file=sys.stderr)
            return INTERRUPTED
    seconds = time.perf_counter() - began
    found, figures = standings(results), figures_of(results)
    print(
        f"{len(results):,} matches of {game.key}, {len(sides.players)} seats, seed {seed}, "
        f"{sides.playouts} playouts a move of an expert, {seconds:,.0f} s."
    )
    for line in table(found):
        print(line)
    words = words_of(game.package, args.language)
    if args.figures:
        for line in figures.lines(words):
            print(line)
    if args.json:
        _write(args.json, sides, seed, results, found, figures.as_dict(words))
        print(f"Written to {args.json}.")
    return SUCCESS


def table(found: Sequence[Standing]) -> list[str]:
    """The standings in columns."""
    lines = ["", "player      seats   wins   rate   19 times in 20   fair   place   rating"]
    for one in found:
        within = f"{one.low:.1%} - {one.high:.1%}"
        lines.append(
            f"{one.player:10}{one.seats:7,}{one.wins:7,.0f}{one.rate:7.1%}{within:>17}"
            f"{one.fair:7.1%}{one.place:8.2f}{one.rating:9}"
        )
    return lines


def _write(
    path: Path,
    sides: Sides,
    seed: int,
    results: Sequence[Result],
    found: Sequence[Standing],
    figures: object,
) -> None:
    report = {
        "game": sides.game,
        "options": msgspec.Raw(sides.options),
        "players": sides.players,
        "playouts": sides.playouts,
        "random_moves": sides.random_moves,
        "seed": seed,
        "matches": len(results),
        "standings": found,
        "figures": figures,
        "results": [
            {"seed": r.seed, "players": r.players, "places": r.places, "scores": r.scores}
            for r in results
        ],
    }
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    except OSError as error:
        raise CommandFailed(f"{path} cannot be written: {error.strerror}.") from error
