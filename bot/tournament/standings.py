"""Who stands how: scores first, then tie-breaks in a stated order, all of it exact.

1. the score: shares of opponents beaten, byes, and what a director took away or gave;
2. how well the opponents did on average;
3. direct meetings among those who are still level;
4. points as a share of the winner's, on average;
5. a lot that was sealed before the first round.

Everything is a fraction, so the order in which results arrive changes nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from math import lcm

import msgspec

from bot.tournament.table_points import BYE, EntrantId, TableResult

NOTHING = Fraction(0)


class Standing(msgspec.Struct, frozen=True):
    """One line of the standings, with all that decided it."""

    place: int
    entrant: EntrantId
    score: Fraction
    played: int
    opponents: Fraction  # their average score in a match
    meetings: Fraction  # share of direct meetings won against those still level
    share: Fraction  # of the winner's points


class Event(msgspec.Struct, frozen=True):
    """All that standings follow from."""

    entrants: tuple[EntrantId, ...]
    results: tuple[TableResult, ...] = ()
    byes: Mapping[EntrantId, int] = {}
    rulings: Mapping[EntrantId, Fraction] = {}  # what directors added, or took away
    lot: bytes = b""  # the sealed seed of the lots


def standings(tournament: Event) -> tuple[Standing, ...]:
    """Everybody, the best first; no two have the same place."""
    by_entrant = _results_of(tournament)
    averages = {e: _average(r.score(e) for r in by_entrant[e]) for e in tournament.entrants}
    scores = {
        e: _score(tournament, e, averages[e] * len(by_entrant[e])) for e in tournament.entrants
    }
    shares = {e: _average(r.share_of_best(e) for r in by_entrant[e]) for e in tournament.entrants}
    opponents = _opponents(by_entrant, averages)
    order = sorted(tournament.entrants, key=lambda e: (-scores[e], -opponents[e], e))
    lines: list[Standing] = []
    for _, group in groupby(order, key=lambda e: (scores[e], opponents[e])):
        level = tuple(group)
        meetings = {e: _meetings(by_entrant[e], e, level) for e in level}
        level = sorted(level, key=lambda e: (-meetings[e], -shares[e], lot_of(tournament.lot, e)))
        for entrant in level:
            lines.append(
                Standing(
                    len(lines) + 1,
                    entrant,
                    scores[entrant],
                    len(by_entrant[entrant]),
                    opponents[entrant],
                    meetings[entrant],
                    shares[entrant],
                )
            )
    return tuple(lines)


def _score(tournament: Event, entrant: EntrantId, played: Fraction) -> Fraction:
    """Somebody's score in the whole tournament, given that of their matches."""
    return played + tournament.byes.get(entrant, 0) * BYE + tournament.rulings.get(entrant, NOTHING)


def lot_of(lot: bytes, entrant: EntrantId) -> bytes:
    """Somebody's lot: the smaller one wins. It follows from a seed sealed before the start."""
    return hashlib.sha256(lot + b":" + str(entrant).encode()).digest()


def _results_of(tournament: Event) -> dict[EntrantId, list[TableResult]]:
    found: dict[EntrantId, list[TableResult]] = {entrant: [] for entrant in tournament.entrants}
    for result in tournament.results:
        for entrant in result.entrants:
            found[entrant].append(result)
    return found


def _opponents(
    by_entrant: Mapping[EntrantId, Sequence[TableResult]], averages: Mapping[EntrantId, Fraction]
) -> dict[EntrantId, Fraction]:
    """The average of everybody's opponents' averages, added up as whole numbers of one unit."""
    unit = lcm(*(average.denominator for average in averages.values()))
    whole = {e: a.numerator * (unit // a.denominator) for e, a in averages.items()}
    found: dict[EntrantId, Fraction] = {}
    for entrant, results in by_entrant.items():
        met = [whole[other] for r in results for other in r.entrants if other != entrant]
        found[entrant] = Fraction(sum(met), unit * len(met)) if met else NOTHING
    return found


def _meetings(
    results: Iterable[TableResult], entrant: EntrantId, level: Sequence[EntrantId]
) -> Fraction:
    """The share of meetings won against those who are level, a tie half; nobody met is half."""
    rivals = set(level) - {entrant}
    met = [
        _won(result, entrant, other)
        for result in results
        for other in result.entrants
        if other in rivals
    ]
    return _average(met) if met else Fraction(1, 2)


def _won(result: TableResult, entrant: EntrantId, other: EntrantId) -> Fraction:
    own, theirs = result.place(entrant), result.place(other)
    return Fraction(1, 2) if own == theirs else Fraction(own < theirs)


def _average(values: Iterable[Fraction]) -> Fraction:
    found = list(values)
    return sum(found, NOTHING) / len(found) if found else NOTHING
