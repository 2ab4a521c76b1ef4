"""A tournament as one file, from which anybody can draw up its standings again and check all of it.

While the tournament runs the file has no seed and no secrets; once it is over it has everything.
Nobody is in it by anything but the name they go by.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.match.model import AiLevel
from bot.match.ports import Store
from bot.match.record_file import BadRecord, Record, make_record
from bot.tournament.entrant_names import names_in
from bot.tournament.ledger import Entry
from bot.tournament.model import ENDED, Round, Tournament, TournamentTable, decoding, encoding
from bot.tournament.ports import TournamentStore
from bot.tournament.results import standings_of
from bot.tournament.sealed_chance import commitment
from bot.tournament.standings import Standing
from bot.tournament.table_points import EntrantId
from games.registry import Registry

FORMAT = 1

Kind: TypeAlias = Literal["person", "ai", "former player"]


class FileEntrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who took part."""

    number: EntrantId
    name: str
    kind: Kind
    ai: AiLevel | None = None


class FileLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the standings; fractions are exact."""

    place: int
    entrant: EntrantId
    score: str
    played: int
    opponents: str
    meetings: str
    share: str


class TournamentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole tournament."""

    format: int
    fiaker: Literal["event"]
    commitment: str
    entrants: tuple[FileEntrant, ...]
    standings: tuple[FileLine, ...]
    tournament: Tournament = msgspec.field(name="event")  # without anybody's id
    records: dict[str, Record]  # of matches, by the number of the table
    ledger: tuple[Entry, ...]


async def make_tournament_file(
    store: Store,
    tournaments: TournamentStore,
    games: Registry,
    tournament: Tournament,
    *,
    records: bool = True,
) -> TournamentFile:
    """The tournament as a file, with the records of its matches or without."""
    names = await names_in(store, tournament, tournament.plan.language)
    is_over = tournament.phase in ENDED
    bare = _without_people(tournament)
    return TournamentFile(
        FORMAT,
        "event",
        commitment(tournament),
        tuple(
            FileEntrant(
                entrant.id,
                names[entrant.id],
                "ai" if entrant.ai else "person" if entrant.user else "former player",
                entrant.ai,
            )
            for entrant in tournament.entrants
        ),
        lines_of(standings_of(tournament)),
        bare if is_over else replace(bare, seed=""),
        await _records(store, games, tournament) if records else {},
        tuple(await tournaments.ledger(tournament.id)),
    )


async def _records(store: Store, games: Registry, tournament: Tournament) -> dict[str, Record]:
    return {
        str(table.number): await make_record(store, games, table.match)
        for table in tournament.tables()
        if table.match is not None
    }


def lines_of(standings: Sequence[Standing]) -> tuple[FileLine, ...]:
    """Standings as they stand in a file."""
    return tuple(
        FileLine(
            line.place,
            line.entrant,
            str(line.score),
            line.played,
            str(line.opponents),
            str(line.meetings),
            str(line.share),
        )
        for line in standings
    )


def _without_people(tournament: Tournament) -> Tournament:
    def table(one: TournamentTable) -> TournamentTable:
        return replace(one, players=())

    def round(one: Round) -> Round:
        return replace(one, tables=tuple(map(table, one.tables)))

    return replace(
        tournament,
        opener=None,
        entrants=tuple(replace(entrant, user=None) for entrant in tournament.entrants),
        rounds=tuple(map(round, tournament.rounds)),
        substitutes=(),
        people=(),
    )


def write_tournament(file: TournamentFile) -> bytes:
    """The file's bytes."""
    return msgspec.json.format(msgspec.json.encode(file, enc_hook=encoding), indent=1) + b"\n"


def read_tournament(data: bytes) -> TournamentFile:
    """The tournament in this file, or `BadRecord`."""
    try:
        file = msgspec.json.decode(data, type=TournamentFile, dec_hook=decoding)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"This is not the file of an event: {error}.") from error
    if file.format != FORMAT:
        raise BadRecord(f"This event has format {file.format}; only {FORMAT} is known here.")
    return file


def is_tournament_file(data: bytes) -> bool:
    """Whether these bytes claim to be a tournament rather than a match."""
    return b'"fiaker": "event"' in data[:200] or b'"fiaker":"event"' in data[:200]


# For spreadsheets -----------------------------------------------------------------------------

_FORMULAS = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")  # wide ones, too
_COLUMNS = ("place", "name", "kind", "score", "played", "opponents", "share")


def standings_csv(file: TournamentFile) -> bytes:
    """The standings for a spreadsheet."""
    people: Mapping[EntrantId, FileEntrant] = {one.number: one for one in file.entrants}
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(_COLUMNS)
    for line in file.standings:
        entrant = people[line.entrant]
        writer.writerow(
            (
                line.place,
                _harmless(entrant.name),
                entrant.kind,
                f"{float(Fraction(line.score)):.4f}",
                line.played,
                f"{float(Fraction(line.opponents)):.4f}",
                f"{float(Fraction(line.share)):.4f}",
            )
        )
    return b"\xef\xbb\xbf" + text.getvalue().encode()  # or some spreadsheets misread names


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.lstrip().startswith(_FORMULAS) else name
