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

import msgspec

from bot.tournament.scoring import BYE, EntrantId, TableResult

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


def standings(event: Event) -> tuple[Standing, ...]:
    """Everybody, the best first; no two have the same place."""
    by_entrant = _results_of(event)
    scores = {entrant: score_of(event, by_entrant, entrant) for entrant in event.entrants}
    averages = {e: _average(r.score(e) for r in by_entrant[e]) for e in event.entrants}
    opponents = {e: _opponents(by_entrant[e], e, averages) for e in event.entrants}
    order = sorted(event.entrants, key=lambda e: (-scores[e], -opponents[e], e))
    lines: list[Standing] = []
    for _, group in groupby(order, key=lambda e: (scores[e], opponents[e])):
        level = tuple(group)
        for entrant in sorted(level, key=lambda e: _last_breaks(event, by_entrant, level, e)):
            lines.append(
                Standing(
                    len(lines) + 1,
                    entrant,
                    scores[entrant],
                    len(by_entrant[entrant]),
                    opponents[entrant],
                    _meetings(by_entrant[entrant], entrant, level),
                    _share(by_entrant[entrant], entrant),
                )
            )
    return tuple(lines)


def score_of(
    event: Event, by_entrant: Mapping[EntrantId, Sequence[TableResult]], entrant: EntrantId
) -> Fraction:
    """Somebody's score in the whole event."""
    played = sum((result.score(entrant) for result in by_entrant[entrant]), NOTHING)
    return played + event.byes.get(entrant, 0) * BYE + event.rulings.get(entrant, NOTHING)


def lot_of(lot: bytes, entrant: EntrantId) -> bytes:
    """Somebody's lot: the smaller one wins. It follows from a seed sealed before the start."""
    return hashlib.sha256(lot + b":" + str(entrant).encode()).digest()


def _results_of(event: Event) -> dict[EntrantId, list[TableResult]]:
    found: dict[EntrantId, list[TableResult]] = {entrant: [] for entrant in event.entrants}
    for result in event.results:
        for entrant in result.entrants:
            found[entrant].append(result)
    return found


def _opponents(
    results: Iterable[TableResult], entrant: EntrantId, averages: Mapping[EntrantId, Fraction]
) -> Fraction:
    met = [other for result in results for other in result.entrants if other != entrant]
    return _average(averages[other] for other in met)


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


def _share(results: Iterable[TableResult], entrant: EntrantId) -> Fraction:
    return _average(result.share_of_best(entrant) for result in results)


def _last_breaks(
    event: Event,
    by_entrant: Mapping[EntrantId, Sequence[TableResult]],
    level: Sequence[EntrantId],
    entrant: EntrantId,
) -> tuple[Fraction, Fraction, bytes]:
    results = by_entrant[entrant]
    return (
        -_meetings(results, entrant, level),
        -_share(results, entrant),
        lot_of(event.lot, entrant),
    )


def _average(values: Iterable[Fraction]) -> Fraction:
    found = list(values)
    return sum(found, NOTHING) / len(found) if found else NOTHING
