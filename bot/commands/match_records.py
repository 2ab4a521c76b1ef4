"""`record`, `verify`, `look`: matches as files that anyone can check."""

from __future__ import annotations

import argparse
import asyncio
import gzip
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

from bot.commands import FAILURE, SUCCESS, CommandFailed, Commands, snowflake
from bot.match.errors import BadOptions
from bot.match.model import MatchId
from bot.match.record_file import Record, make_record, read_record, write_record
from bot.match.record_file_check import disagreements, steps_of
from bot.settings import Settings
from bot.storage.sqlite_store import SqliteStore
from bot.tournament.export import is_tournament_file, read_tournament
from bot.tournament.export_check import tournament_disagreements
from games.api import BadTable, Refusal, Step
from games.registry import GAMES
from language import LANGUAGES, Language, words_of

_PACKED = b"\x1f\x8b"  # with which every gzip file begins


def add_to(commands: Commands) -> None:
    """Add the commands."""
    record = commands.add_parser("record", help="write the record of a match")
    record.set_defaults(run=_record)
    record.add_argument("match", type=snowflake, metavar="MATCH", help="the number of the match")
    record.add_argument("-o", "--output", type=Path, help="a file (default: standard output)")

    verify = commands.add_parser(
        "verify", help="check a match or a tournament: dice, moves, results, rulings"
    )
    verify.set_defaults(run=_verify)
    verify.add_argument("file", type=Path, metavar="FILE")

    look = commands.add_parser("look", help="tell a record step by step")
    look.set_defaults(run=_look)
    look.add_argument("file", type=Path, metavar="FILE")
    look.add_argument("--step", type=int, help="only what this move led to (0: the deal)")
    look.add_argument("--language", choices=LANGUAGES, default="en")


def _record(args: argparse.Namespace) -> int:
    data = write_record(asyncio.run(_recorded(args.settings, MatchId(args.match))))
    if args.output:
        try:
            args.output.write_bytes(data)
        except OSError as error:
            raise CommandFailed(f"{args.output} cannot be written: {error.strerror}.") from error
    else:
        sys.stdout.write(data.decode())
    return SUCCESS


async def _recorded(settings: Settings, match_id: MatchId) -> Record:
    store = await SqliteStore.open_existing(settings.database)
    try:
        return await make_record(store, GAMES, match_id)
    finally:
        await store.close()


def read_file(path: Path) -> Record:
    """The record in a file."""
    return read_record(_bytes_in(path))


def _bytes_in(path: Path) -> bytes:
    """What is in a file, unpacked if it was packed."""
    try:
        data = path.read_bytes()
        return gzip.decompress(data) if data.startswith(_PACKED) else data
    except (OSError, EOFError, zlib.error) as error:
        why = getattr(error, "strerror", None) or "it is damaged"
        raise CommandFailed(f"{path} cannot be read: {why}.") from error


def _verify(args: argparse.Namespace) -> int:
    data = _bytes_in(args.file)
    if is_tournament_file(data):
        tournament = read_tournament(data)
        problems = list(tournament_disagreements(tournament, GAMES))
        agreed = f"ledger, lots, seating, {len(tournament.records)} matches and standings agree."
    else:
        record = read_record(data)
        problems = list(disagreements(record, GAMES))
        agreed = f"commitment, dice, {len(record.moves)} moves and result agree."
    for problem in problems:
        print(problem)
    if problems:
        return FAILURE
    print(f"{args.file}: {agreed}")
    return SUCCESS


def _look(args: argparse.Namespace) -> int:
    record = read_file(args.file)
    if args.step is not None and not 0 <= args.step <= len(record.moves):
        raise CommandFailed(f"The record has the steps 0 to {len(record.moves)}.")
    _tell(record, steps_of_file(record), only=args.step, language=args.language)
    return SUCCESS


def steps_of_file(record: Record) -> Iterator[Step[object]]:
    """Every step of a record, dealt again; `CommandFailed` says why that does not work."""
    if record.seed is None:
        raise CommandFailed("The match is still running; it can be looked at when it is over.")
    game = GAMES[record.game]
    if record.rules_version != game.rules_version:
        raise CommandFailed(
            f"The record was dealt under rules version {record.rules_version}, "
            f"this Fiaker plays {game.rules_version}."
        )
    if len(record.seats) != len(record.salts):
        raise CommandFailed("The record has not as many seats as salts.")
    try:
        for replayed in steps_of(game, record, bytes.fromhex(record.seed)):
            yield replayed.step
    except (Refusal, BadOptions, BadTable, ValueError) as error:
        raise CommandFailed(f"The record cannot be told any further: {error!r}.") from error


def _tell(
    record: Record, steps: Iterator[Step[object]], *, only: int | None, language: Language
) -> None:
    game = GAMES[record.game]
    words = words_of(game.package, language)
    names = [seat.name or f"#{number}" for number, seat in enumerate(record.seats, start=1)]
    for number, step in enumerate(steps):
        if only not in (None, number):
            continue
        view = game.view(step.state, None)
        for event in step.events:
            print(f"{number:4}  {words.say(game.tell(view, event), names)}")
        if only is not None:
            print(f"      {words.say(game.ask(view), names)}")
