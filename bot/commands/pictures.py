"""`picture` and `replay`: what a match looked like. `cards`: what fields and cards do."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple, get_args

from PIL import Image

from bot.commands import SUCCESS, CommandFailed, Commands, add_game
from bot.commands.match_records import read_file, steps_of_file
from bot.progress_bar import progress
from bot.rules_selfplay import NAMES, PLAYERS, Table, read_options
from bot.seen_history import moments_of
from games.api import AnyGame
from games.registry import GAMES
from language import LANGUAGES
from render.api import Moment
from render.board_in_words import alt_text, board_text
from render.colours import PaletteKey, ThemeKey
from render.painters import painter_of
from render.picture_files import encode, on_a_phone
from render.picture_setting import Setting, setting_for
from render.replay_film import TooLarge, replay_file
from render.visual_style import Look


def add_to(commands: Commands) -> None:
    """Add the commands."""
    picture = commands.add_parser("picture", help="draw a match at one moment")
    picture.set_defaults(run=_picture)
    add_match(picture)
    picture.add_argument("--revision", type=int, help="after this many moves (default: the last)")
    picture.add_argument("--since", type=int, help="outline what is new since this revision")
    picture.add_argument(
        "--kind",
        choices=_KINDS,
        default="board",
        help="board, strip (what happened since --since), or final (default: board)",
    )
    picture.add_argument("--text", action="store_true", help="print the board in words as well")
    picture.add_argument("--phone", action="store_true", help="as small as a phone shows it")
    picture.add_argument("-o", "--output", type=Path, default=Path("board.png"))

    replay = commands.add_parser("replay", help="draw a whole match as a moving picture")
    replay.set_defaults(run=_replay)
    add_match(replay)
    replay.add_argument("-o", "--output", type=Path, default=Path("replay.gif"))

    cards = commands.add_parser("cards", help="draw what single fields and cards do")
    cards.set_defaults(run=_cards)
    cards.add_argument("topics", nargs="*", metavar="TOPIC", help="such as field-oper or 'field-*'")
    add_game(cards)
    _add_look(cards)
    cards.add_argument("--phone", action="store_true", help="as small as a phone shows them")
    cards.add_argument("-o", "--output", type=Path, default=Path("cards"), help="a folder")


_KINDS = ("board", "strip", "final")


def add_match(command: argparse.ArgumentParser) -> None:
    """Add the options that say which match, with which names, and how it looks."""
    command.add_argument("--record", type=Path, metavar="FILE", help="a stored record")
    add_game(command, "without a record")
    command.add_argument("--seed", type=int, default=7, help="without a record (default: 7)")
    command.add_argument("--seats", type=int, default=4, help="without a record (default: 4)")
    command.add_argument("--players", choices=PLAYERS, default="novice")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    command.add_argument("--name", action="append", default=[], help="of a player, seat by seat")
    _add_look(command)


def _add_look(command: argparse.ArgumentParser) -> None:
    command.add_argument("--theme", choices=get_args(ThemeKey), default="day")
    command.add_argument("--contrast", action="store_true", help="stronger contrasts")
    command.add_argument("--palette", choices=get_args(PaletteKey), default="standard")
    command.add_argument("--language", choices=LANGUAGES, default="en")


class _Sitting(NamedTuple):
    game: AnyGame
    moments: list[Moment]
    setting: Setting


def _sitting(args: argparse.Namespace) -> _Sitting:
    if args.record:
        record = read_file(args.record)
        game = GAMES[record.game]
        steps = steps_of_file(record)
    else:
        table = table_of(args)
        game = table.game
        deal, played = table.match(args.seed)
        steps = iter([deal, *(turn.step for turn in played)])
    moments = moments_of(game, steps)
    return _Sitting(game, moments, setting_from(args, names_of(args)))


def table_of(args: argparse.Namespace) -> Table:
    """The table that was asked for, where there is no record."""
    game = GAMES[args.game]
    return Table(game, args.seats, read_options(game, args.option), PLAYERS[args.players])


def names_of(args: argparse.Namespace) -> list[str]:
    """What the players are called: as asked, else as recorded, else as ever."""
    if args.record:
        names = [seat.name or "" for seat in read_file(args.record).seats]
    else:
        names = [NAMES[seat % len(NAMES)] for seat in range(args.seats)]
    names[: len(args.name)] = args.name[: len(names)]
    return names


def setting_from(args: argparse.Namespace, names: Sequence[str] = ()) -> Setting:
    """How a picture was asked to look."""
    return setting_for(names, Look(args.theme, args.contrast, args.palette), args.language)


def _picture(args: argparse.Namespace) -> int:
    game, moments, setting = _sitting(args)
    revision = _revision(args.revision, moments, default=len(moments) - 1)
    since = _revision(args.since, moments, default=max(revision - 1, 0))
    view = moments[revision].view
    painter = painter_of(game)
    match args.kind:
        case "strip":
            image = painter.strip(moments[since : revision + 1], setting)
        case "final":
            image = painter.final(moments, setting)
        case _:
            before = moments[since].view if args.since is not None else None
            image = painter.board(view, setting, before)
    write_picture(args, image)
    print(alt_text(game, view, setting.names, setting.language))
    if args.text:
        print()
        print(board_text(game, view, setting.names, setting.language))
    return SUCCESS


def _revision(given: int | None, moments: Sequence[Moment], *, default: int) -> int:
    if given is None:
        return default
    if not 0 <= given < len(moments):
        raise CommandFailed(f"The match has the revisions 0 to {len(moments) - 1}.")
    return given


def _replay(args: argparse.Namespace) -> int:
    game, moments, setting = _sitting(args)

    def shown(items: Sequence[Moment]) -> Iterable[Moment]:
        return progress(items, len(items), "pictures")

    try:
        data = replay_file(painter_of(game), moments, setting, progress=shown)
    except TooLarge as error:
        raise CommandFailed("The match is too long for a replay that could be sent.") from error
    _write(args.output, data)
    print(f"{args.output}: {len(moments) - 1} moves, {len(data) / 2**20:.1f} MiB.")
    return SUCCESS


def _cards(args: argparse.Namespace) -> int:
    painter, setting = painter_of(GAMES[args.game]), setting_from(args)
    topics = _topics(args.topics, painter.topics())
    try:
        args.output.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandFailed(f"{args.output} cannot be made: {error.strerror}.") from error
    for topic in topics:
        image = painter.help(topic, setting)
        _write(args.output / f"{topic}.png", encode(on_a_phone(image) if args.phone else image))
    print(f"{args.output}: {len(topics)} cards.")
    return SUCCESS


def _topics(wanted: Sequence[str], known: Sequence[str]) -> list[str]:
    """The topics that fit one of these patterns, in the game's order; all of them without any."""
    for pattern in wanted:
        if not any(fnmatchcase(topic, pattern) for topic in known):
            names = ", ".join(known) or "none in this game"
            raise CommandFailed(f"There is no card {pattern!r}. Cards: {names}.")
    return [t for t in known if not wanted or any(fnmatchcase(t, p) for p in wanted)]


def write_picture(args: argparse.Namespace, image: Image.Image) -> None:
    """The picture as a file, as large as asked for."""
    _write(args.output, encode(on_a_phone(image) if args.phone else image))


def _write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise CommandFailed(f"{path} cannot be written: {error.strerror}.") from error
