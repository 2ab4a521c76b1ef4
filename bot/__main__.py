"""The command line: `python -m bot COMMAND`."""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections.abc import Sequence

from bot.progress import progress
from bot.selfplay import PLAYERS, BadOption, Table, count_match, read_options, tell_match
from bot.statistics import Statistics
from bot.words import LANGUAGES, frame_words, words_of
from games.api import BadTable
from games.registry import GAMES, UnknownGame

_WRONG_USE = 2
_INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; its exit status."""
    args = _parser().parse_args(arguments)
    try:
        return args.run(args)
    except (UnknownGame, BadOption) as error:
        print(error, file=sys.stderr)
        return _WRONG_USE
    except BadTable as error:
        print(frame_words("en").say(error.label, ()), file=sys.stderr)
        return _WRONG_USE
    except BrokenPipeError:
        # The reader of our output has seen enough (`| head`): nothing to complain about.
        sys.stdout = None
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    selfplay = commands.add_parser(
        "selfplay", help="play matches of simple players and print statistics"
    )
    selfplay.set_defaults(run=_selfplay)
    selfplay.add_argument("--game", default="vienna", help="which game (default: vienna)")
    selfplay.add_argument("--seats", type=int, default=4, help="players at the table (default: 4)")
    selfplay.add_argument(
        "--matches", type=_at_least_one, default=200, help="how many matches (default: 200)"
    )
    selfplay.add_argument(
        "--players",
        choices=PLAYERS,
        default="random",
        help="random: any legal move; careful: what looks best at first sight (default: random)",
    )
    selfplay.add_argument("--seed", type=int, help="repeats a run exactly (default: a new one)")
    selfplay.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="such as target=15"
    )
    selfplay.add_argument("--log", action="store_true", help="tell one match, move by move")
    selfplay.add_argument(
        "--language", choices=LANGUAGES, default="en", help="of what is told (default: en)"
    )
    return parser


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _selfplay(args: argparse.Namespace) -> int:
    game = GAMES[args.game]
    options = read_options(game, args.option)
    table = Table(game, args.seats, options, PLAYERS[args.players])
    words = words_of(game.package, args.language)
    seed: int = secrets.randbelow(2**32) if args.seed is None else args.seed
    if args.log:
        print(f"{game.key}, {args.seats} seats, seed {seed}")
        for line in tell_match(table, seed, words):
            print(line)
        return 0
    statistics = Statistics()
    seeds = range(seed, seed + args.matches)
    moves = matches = 0
    began = time.perf_counter()
    try:
        for match_seed in progress(seeds, args.matches, "matches"):
            moves += count_match(table, match_seed, statistics)
            matches += 1
    except KeyboardInterrupt:
        print(f"Broken off after {matches:,} matches.", file=sys.stderr)
        return _INTERRUPTED
    seconds = time.perf_counter() - began
    print(f"{matches:,} matches of {game.key}, {args.seats} seats, seed {seed}: all ended.")
    print(f"{moves:,} moves, {moves / seconds:,.0f} a second.")
    for line in statistics.lines(words):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
