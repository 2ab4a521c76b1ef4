"""`analyse`: where a match turned, as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.commands import SUCCESS, CommandFailed, Commands, at_least_one
from bot.commands.match_records import read_file, steps_of_file
from bot.commands.pictures import add_match, names_of, setting_from, table_of, write_picture
from bot.match_analysis import Course, course_of, told_of
from games.ai.analysis import analyse
from games.ai.playout_search import Budget
from games.api import AnyGame, label
from games.chance import FastChance
from games.codec import Codec
from games.registry import GAMES
from language import frame_words, words_of
from render.analysis.picture import analysis_picture

_PLAYOUTS = 32


def add_to(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser("analyse", help="draw where a finished match turned")
    command.set_defaults(run=_run)
    add_match(command)
    command.add_argument(
        "--playouts",
        type=at_least_one,
        default=_PLAYOUTS,
        help=f"for each decision (default: {_PLAYOUTS})",
    )
    command.add_argument("--phone", action="store_true", help="as small as a phone shows it")
    command.add_argument("-o", "--output", type=Path, default=Path("analysis.png"))


def _run(args: argparse.Namespace) -> int:
    game, course = _course(args)
    outcome = game.outcome(course.end)
    if outcome is None:
        raise CommandFailed("This match was not played to its end.")
    budget = Budget(args.playouts)
    found = analyse(game, course.decisions, outcome, FastChance(args.seed), budget)
    setting = setting_from(args, names_of(args))
    words = words_of(game.package, setting.language)
    title = words.say(label("game-name"), ())
    analysed = told_of(game, course, found)
    write_picture(args, analysis_picture(analysed.story(title), setting))
    frame = frame_words(setting.language)
    for name, one in zip(setting.names, found.balance, strict=True):
        luck, lost = (frame.say(label(f"analysis-{what}"), ()) for what in ("luck", "lost"))
        print(f"{name}: {luck} {100 * one.luck:+.0f}, {lost} {100 * one.lost:.0f}")
    return SUCCESS


def _course(args: argparse.Namespace) -> tuple[AnyGame, Course]:
    if args.record:
        record = read_file(args.record)
        game = GAMES[record.game]
        codec = Codec(game)
        moves = [(one.seat, codec.read_move(bytes(one.move))) for one in record.moves]
        return game, course_of(list(steps_of_file(record)), moves)
    table = table_of(args)
    deal, played = table.match(args.seed)
    turns = list(played)
    steps = [deal, *(turn.step for turn in turns)]
    return table.game, course_of(steps, [(turn.seat, turn.move) for turn in turns])
