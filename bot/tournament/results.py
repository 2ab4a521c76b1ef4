"""What the tables of a tournament brought: standings, at any round, in every format."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from msgspec.structs import replace

from bot.tournament.model import Round, Tournament
from bot.tournament.sealed_chance import tie_lot
from bot.tournament.seating.past_meetings import History, Tables, history_of
from bot.tournament.standings import Event, Standing, lot_of, standings
from bot.tournament.table_points import EntrantId, TableResult


def standings_of(tournament: Tournament, after: int | None = None) -> tuple[Standing, ...]:
    """Everybody who took part, the best first, after so many rounds or all; divisions in turn."""
    if tournament.plan.format == "knockout":
        return _ladder(tournament, after)
    found: list[Standing] = []
    for division in divisions_of(tournament):
        for line in standings(_facts(tournament, division, after)):
            found.append(replace(line, place=len(found) + 1))
    return tuple(found)


def division_standings(tournament: Tournament) -> list[tuple[Standing, ...]]:
    """The standings of each division, places counted within it."""
    return [standings(_facts(tournament, division, None)) for division in divisions_of(tournament)]


def divisions_of(tournament: Tournament) -> list[tuple[EntrantId, ...]]:
    """Those who took part, by division, the highest first."""
    taking_part = _took_part(tournament)
    numbers = sorted({tournament.entrant(id).division for id in taking_part})
    return [
        tuple(id for id in taking_part if tournament.entrant(id).division == number)
        for number in numbers
    ]


def has_results(tournament: Tournament) -> bool:
    """Whether any table has been played to its end."""
    return any(table.result is not None for table in tournament.tables())


def rounds_done(tournament: Tournament) -> int:
    """How many rounds are over; a tournament that has ended broke its last one off."""
    done = [
        r.number for r in tournament.rounds if r.is_over or (r.started_at and tournament.ended_at)
    ]
    return max(done, default=0)


def scores_of(tournament: Tournament) -> dict[EntrantId, Fraction]:
    """What everybody has so far."""
    return {line.entrant: line.score for line in standings_of(tournament)}


def history(tournament: Tournament) -> History:
    """Who met whom and sat where in the rounds that have begun."""
    return history_of(tables_of(tournament))


def tables_of(tournament: Tournament) -> list[Tables]:
    """The tables of the rounds that have begun, in seat order."""
    return [
        [table.entrants for table in round.tables]
        for round in tournament.rounds
        if round.started_at is not None
    ]


def byes_of(tournament: Tournament) -> dict[EntrantId, int]:
    """How often everybody had to sit out."""
    counts: dict[EntrantId, int] = {}
    for round in _begun(tournament.rounds, None):
        for id in round.byes:
            counts[id] = counts.get(id, 0) + 1
    return counts


def reached(tournament: Tournament) -> dict[EntrantId, int]:
    """The last round in which somebody was still in a knock-out."""
    last: dict[EntrantId, int] = {}
    for round in _begun(tournament.rounds, None):
        for id in (*(id for table in round.tables for id in table.entrants), *round.byes):
            last[id] = round.number
    return last


def _took_part(tournament: Tournament) -> list[EntrantId]:
    """Those who are in it or have sat at a table."""
    seated = reached(tournament)
    return [e.id for e in tournament.entrants if not e.is_out or e.id in seated]


def _begun(rounds: Iterable[Round], after: int | None) -> list[Round]:
    return [
        round
        for round in rounds
        if round.started_at is not None and (after is None or round.number <= after)
    ]


def _results(rounds: Iterable[Round]) -> tuple[TableResult, ...]:
    return tuple(t.result for round in rounds for t in round.tables if t.result is not None)


def _facts(tournament: Tournament, entrants: Sequence[EntrantId], after: int | None) -> Event:
    rounds = _begun(tournament.rounds, after)
    known = set(entrants)
    results = tuple(r for r in _results(rounds) if known.issuperset(r.entrants))
    byes: dict[EntrantId, int] = {}
    for round in rounds:
        for id in round.byes:
            if id in known:
                byes[id] = byes.get(id, 0) + 1
    rulings: dict[EntrantId, Fraction] = {}
    for penalty in tournament.penalties:
        if penalty.entrant in known:
            rulings[penalty.entrant] = rulings.get(penalty.entrant, Fraction(0)) + penalty.score
    return Event(tuple(entrants), results, byes, rulings, tie_lot(tournament))


def _ladder(tournament: Tournament, after: int | None) -> tuple[Standing, ...]:
    """In a knock-out: who came further, then how they did there, then before, then the lot."""
    rounds = _begun(tournament.rounds, after)
    cut = replace(tournament, rounds=tuple(rounds))
    last = reached(cut)
    lines = {
        line.entrant: line for line in standings(_facts(tournament, _took_part(tournament), after))
    }
    lot = tie_lot(tournament)

    def key(id: EntrantId) -> tuple[int, int, Fraction, Fraction, Fraction, bytes]:
        line, round = lines[id], last.get(id, 0)
        own = next((r for r in _results(rounds[round - 1 : round]) if id in r.entrants), None)
        # Whoever sat out, or still plays, is ahead of those who are out.
        place = 0 if own is None else own.place(id)
        there = Fraction(0) if own is None else own.score(id)
        share = Fraction(0) if own is None else own.share_of_best(id)
        is_first = place <= 1
        return (-round, not is_first, -there, -share, -line.score, lot_of(lot, id))

    ordered = sorted(lines, key=key)
    return tuple(replace(lines[id], place=n) for n, id in enumerate(ordered, start=1))
