"""The file of a tournament, checked against itself, the rules and the published seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TypeAlias

from msgspec.structs import replace

from bot.match.record_file import Record, commitment_of
from bot.match.record_file_check import disagreements
from bot.tournament.change import table_said
from bot.tournament.export import TournamentFile, lines_of
from bot.tournament.ledger import Entry, faults
from bot.tournament.model import Round, TournamentTable
from bot.tournament.results import scores_of, standings_of
from bot.tournament.round_groups import order_again
from bot.tournament.rulings import penalty_said
from bot.tournament.sealed_chance import table_seed
from bot.tournament.seating.ordered_round import seated
from bot.tournament.table_points import EntrantId
from games.api import Arg, Who
from games.registry import Registry, UnknownGame

Seating: TypeAlias = tuple[tuple[EntrantId, ...], ...]


def tournament_disagreements(file: TournamentFile, games: Registry) -> Iterator[str]:
    """What is wrong with the file of a tournament, a sentence each; nothing if all of it agrees."""
    tournament = file.tournament
    for fault in faults(file.ledger, tournament.last_hash):
        yield f"ledger: {fault}."
    if len(file.ledger) != tournament.entries:
        yield f"ledger: {len(file.ledger)} entries, the event has {tournament.entries}."
    if not tournament.seed:
        yield "seed: it is published when the event is over; until then lots cannot be checked."
        return
    try:
        seed = bytes.fromhex(tournament.seed)
        game = games[tournament.plan.game]
    except ValueError:
        yield "seed: it is not in hex."
        return
    except UnknownGame as error:
        yield f"game: {error}"
        return
    if commitment_of(seed) != file.commitment:
        yield "commitment: it is not the SHA-256 of the seed."
    yield from _check_opening(file)
    if [one.number for one in file.entrants] != [one.id for one in tournament.entrants]:
        yield "entrants: they are not those of the event."
    yield from _check_penalties(file)
    for round in tournament.rounds:
        yield from _check_round(file, round, games, game.seat_counts)
    yield from _check_standings(file)


def _check_opening(file: TournamentFile) -> Iterator[str]:
    """The commitment was written down before anybody entered."""
    said = _args(file.ledger[0]).get("commitment") if file.ledger else None
    if said != file.commitment:
        yield "commitment: the ledger does not begin with it."


def _check_penalties(file: TournamentFile) -> Iterator[str]:
    """Nobody lost or won anything without a ruling."""
    said = [entry.about for entry in file.ledger if entry.ruling == "penalise"]
    if said != [penalty_said(one.entrant, -one.score) for one in file.tournament.penalties]:
        yield "penalties: they are not those in the ledger."


def _check_standings(file: TournamentFile) -> Iterator[str]:
    try:
        follows = lines_of(standings_of(file.tournament)) == file.standings
    except (ArithmeticError, LookupError, ValueError) as error:
        yield f"standings: they cannot be drawn up ({type(error).__name__}: {error})."
        return
    if not follows:
        yield "standings: they do not follow from the results."


def _check_round(
    file: TournamentFile, round: Round, games: Registry, allowed: range
) -> Iterator[str]:
    try:
        yield from _check_seating(file, round, allowed)
        for table in round.tables:
            yield from _check_table(file, round, table, games)
    except (ArithmeticError, LookupError, ValueError) as error:
        yield f"round {round.number}: it cannot be checked ({type(error).__name__}: {error})."


def _check_seating(file: TournamentFile, round: Round, allowed: range) -> Iterator[str]:
    """The seating follows from scores and lot, and who sits elsewhere was put there by a ruling."""
    if not _are_scores_right(file, round):
        yield f"round {round.number}: the scores it was seated by do not follow from the results."
    order = order_again(file.tournament, round, allowed)
    if sorted(order.byes) != sorted(round.byes):
        yield f"round {round.number}: who sits out does not follow from the lot."
    if tuple(one.entrants for one in seated(order)) != round.drafted:
        yield f"round {round.number}: the seating does not follow from the lot."
    tables = tuple(table.entrants for table in round.tables)
    if tables not in _ruled_seatings(file.ledger, round):
        yield f"round {round.number}: somebody else sits there, and nobody ruled so."


def _are_scores_right(file: TournamentFile, round: Round) -> bool:
    """Whether these were the scores before the round, with the penalties there were by then."""
    said = {id: Fraction(score) for id, score in round.scores}
    field = (*(id for table in round.drafted for id in table), *round.byes)
    there = tuple(replace(entrant, is_out=False) for entrant in file.tournament.entrants)
    before = replace(
        file.tournament, rounds=file.tournament.rounds[: round.number - 1], entrants=there
    )
    for count in range(len(before.penalties) + 1):
        found = scores_of(replace(before, penalties=before.penalties[:count]))
        if all(said.get(id, 0) == found.get(id, 0) for id in field):
            return True
    return False


def _ruled_seatings(ledger: Sequence[Entry], round: Round) -> Iterator[Seating]:
    """What rulings may have made of the seating that was drawn.

    When somebody comes or goes the round is drawn anew, so that earlier swaps are undone.
    """
    swaps, dealt = _swaps(ledger, round.number), _dealt_anew(ledger, round.number)
    for first in range(len(swaps)) if round.is_corrected else (len(swaps),):
        tables = list(round.drafted)
        for one, other in swaps[first:]:
            names = {one: other, other: one}
            tables = [tuple(names.get(id, id) for id in table) for table in tables]
        for shown, people in dealt:
            tables[shown - 1] = people
        yield tuple(tables)


def _swaps(ledger: Sequence[Entry], round: int) -> list[tuple[EntrantId, EntrantId]]:
    found = [_args(entry) for entry in ledger if entry.ruling == "reseat"]
    return [
        (_entrant(args["one"]), _entrant(args["other"])) for args in found if args["round"] == round
    ]


def _dealt_anew(ledger: Sequence[Entry], round: int) -> list[tuple[int, tuple[EntrantId, ...]]]:
    """The tables of a round that were dealt anew while it was played, and for whom."""
    found: list[tuple[int, tuple[EntrantId, ...]]] = []
    now: Arg = 0
    for entry in ledger:
        args = _args(entry)
        if entry.ruling == "seat":
            now = args["round"]
        elif entry.ruling == "restart" and now == round:
            found.append(_deal(args["table"], args["people"]))
    return found


def _deal(table: Arg, people: Arg) -> tuple[int, tuple[EntrantId, ...]]:
    if not isinstance(table, int) or not isinstance(people, tuple):
        raise ValueError(f"{table!r} is no table of {people!r}")
    return table, tuple(map(_entrant, people))


def _args(entry: Entry) -> dict[str, Arg]:
    return dict(entry.about.args)


def _entrant(said: Arg) -> EntrantId:
    if not isinstance(said, Who):
        raise ValueError(f"{said!r} is nobody")
    return EntrantId(said.seat)


def _check_table(
    file: TournamentFile, round: Round, table: TournamentTable, games: Registry
) -> Iterator[str]:
    place = f"round {round.number}, table {table.number}"
    result, record = table.result, file.records.get(str(table.number))
    if result is not None:
        id = "ruled-adjudicate" if table.is_ruled else "ruled-result"
        said = table_said(id, round, table, result.places)
        if result.entrants != table.entrants or all(said != entry.about for entry in file.ledger):
            yield f"{place}: its result is not in the ledger."
    if record is not None:
        yield from _check_record(file, table, record, games, place)
    elif table.match is not None or (result is not None and not table.is_ruled):
        yield f"{place}: there is no record of its match."


def _check_record(
    file: TournamentFile, table: TournamentTable, record: Record, games: Registry, place: str
) -> Iterator[str]:
    """It was dealt from the tournament's seed, and ended as the table did unless it was ruled."""
    for problem in disagreements(record, games):
        yield f"{place}: {problem}"
    if record.seed is not None and record.seed != table_seed(file.tournament, table.number).hex():
        yield f"{place}: the seed of its match does not follow from that of the event."
    if record.salts != tuple(file.tournament.entrant(id).salt for id in table.entrants):
        yield f"{place}: the salts of its match are not those of the people at it."
    result, outcome = table.result, record.outcome
    if result is None or table.is_ruled:
        return
    if outcome is None or (outcome.places, outcome.scores) != (result.places, result.points):
        yield f"{place}: its result is not that of its match."
