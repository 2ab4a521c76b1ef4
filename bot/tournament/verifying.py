"""Checking the file of an event against nothing but itself, the rules and the published seed."""

from __future__ import annotations

from collections.abc import Iterator

from bot.match.records import Record, commitment_of
from bot.match.verifying import disagreements
from bot.tournament.changes import table_said
from bot.tournament.drafting import seated
from bot.tournament.exporting import EventFile, lines_of
from bot.tournament.ledger import faults
from bot.tournament.lots import table_seed
from bot.tournament.model import EventTable, Round
from bot.tournament.pairing import order_again
from bot.tournament.results import standings_of
from games.registry import Registry, UnknownGame


def event_disagreements(file: EventFile, games: Registry) -> Iterator[str]:
    """What is wrong with the file of an event, a sentence each; nothing if all of it agrees."""
    event = file.event
    for fault in faults(file.ledger, event.last_hash):
        yield f"ledger: {fault}."
    if len(file.ledger) != event.entries:
        yield f"ledger: {len(file.ledger)} entries, the event has {event.entries}."
    if not event.seed:
        yield "seed: it is published when the event is over; until then lots cannot be checked."
        return
    try:
        seed = bytes.fromhex(event.seed)
        game = games[event.plan.game]
    except (ValueError, UnknownGame) as error:
        yield f"event: {error}"
        return
    if commitment_of(seed) != file.commitment:
        yield "commitment: it is not the SHA-256 of the seed."
    yield from _check_opening(file)
    for round in event.rounds:
        yield from _check_seating(file, round, game.seat_counts)
        for table in round.tables:
            yield from _check_table(file, round, table, games)
    if lines_of(standings_of(event)) != file.standings:
        yield "standings: they do not follow from the results."


def _check_opening(file: EventFile) -> Iterator[str]:
    """The commitment was written down before anybody entered."""
    said = dict(file.ledger[0].about.args).get("commitment") if file.ledger else None
    if said != file.commitment:
        yield "commitment: the ledger does not begin with it."


def _check_seating(file: EventFile, round: Round, allowed: range) -> Iterator[str]:
    """The seating follows from the lot, or a director's word in the ledger says why not."""
    order = order_again(file.event, round, allowed)
    again = tuple(one.entrants for one in seated(order))
    if again != round.drafted:
        yield f"round {round.number}: the seating does not follow from the lot."
    tables = tuple(table.entrants for table in round.tables)
    is_ruled = any(entry.ruling in ("reseat", "restart") for entry in file.ledger)
    if tables != round.drafted and not is_ruled:
        yield f"round {round.number}: somebody else sits there, and nobody ruled so."


def _check_table(
    file: EventFile, round: Round, table: EventTable, games: Registry
) -> Iterator[str]:
    place = f"round {round.number}, table {table.number}"
    record = file.records.get(str(table.number))
    if record is None:
        if not table.is_ruled:
            yield f"{place}: there is no record of its match."
        return
    for problem in disagreements(record, games):
        yield f"{place}: {problem}"
    if record.seed is not None and record.seed != table_seed(file.event, table.number).hex():
        yield f"{place}: the seed of its match does not follow from that of the event."
    yield from _check_result(file, round, table, record, place)


def _check_result(
    file: EventFile, round: Round, table: EventTable, record: Record, place: str
) -> Iterator[str]:
    """A result is that of its match, or a ruling; the ledger has it in either case."""
    result = table.result
    if result is None:
        return
    id = "ruled-adjudicate" if table.is_ruled else "ruled-result"
    said = table_said(id, round, table, result.places)
    if not any(entry.about == said for entry in file.ledger):
        yield f"{place}: its result is not in the ledger."
    outcome = record.outcome
    is_its_own = outcome is not None and (
        (outcome.places, outcome.scores) == (result.places, result.points)
    )
    if not table.is_ruled and not is_its_own:
        yield f"{place}: its result is not that of its match."
