"""Who met whom and sat where, what the next round is to heed, and what a seating is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple, TypeAlias

import msgspec

from bot.tournament.table_points import EntrantId

Pair: TypeAlias = tuple[EntrantId, EntrantId]
"""Two entrants, the smaller id first."""
Tables: TypeAlias = Sequence[Sequence[EntrantId]]
"""The tables of one round, each in seat order."""


class History(msgspec.Struct, frozen=True):
    """What earlier rounds brought."""

    met: Mapping[Pair, int]  # how often two entrants sat at one table; absent is never
    sat: Mapping[EntrantId, tuple[int, ...]]  # how often in each seat, from the first one on

    def meetings(self, one: EntrantId, other: EntrantId) -> int:
        """How often the two sat at one table."""
        return self.met.get(pair_of(one, other), 0)

    def sittings(self, entrant: EntrantId, seats: int) -> tuple[int, ...]:
        """How often the entrant sat in each of the first so many seats."""
        counts = self.sat.get(entrant, ())[:seats]
        return counts + (0,) * (seats - len(counts))


class Burdens:
    """How often people sat in each seat, a table without the seat counting as a fair share of it.

    Or else whoever comes to a larger table late would have to sit in its last seat, and everybody
    who comes with them. How large tables were follows from how many people one met there: their
    sizes hardly differ.
    """

    def __init__(self, history: History) -> None:
        self._history = history
        self._opponents: Counter[EntrantId] = Counter()
        for pair, times in history.met.items():
            for entrant in pair:
                self._opponents[entrant] += times

    def of(self, entrant: EntrantId, seats: int) -> tuple[Fraction, ...]:
        """For each of the first so many seats."""
        counts = self._history.sittings(entrant, seats)
        tables = sum(self._history.sat.get(entrant, ()))
        if not tables:
            return tuple(map(Fraction, counts))
        opponents, larger = divmod(self._opponents[entrant], tables)
        size = opponents + 1  # of the smaller tables; the others had one seat more
        last = Fraction(tables - larger, size)
        beyond = last + Fraction(larger, size + 1)
        missed = (Fraction(0),) * size + (last,) + (beyond,) * seats
        return tuple(count + share for count, share in zip(counts, missed, strict=False))


class Wishes(msgspec.Struct, frozen=True):
    """What a seating is to heed."""

    scores: Mapping[EntrantId, Fraction]  # absent is 0
    by_score: bool  # close scores at a table
    apart: frozenset[Pair]  # not at one table

    def score_of(self, entrant: EntrantId) -> Fraction:
        """What counts as the entrant's score: nothing where it is not to be heeded."""
        return self.scores.get(entrant, Fraction(0)) if self.by_score else Fraction(0)


class Cost(NamedTuple):
    """What is wrong with a seating, the worst first: the smaller one is better."""

    avoided: int  # pairs at one table that were to be kept apart
    repeats: int  # over pairs at one table, the square of how often they had met
    unevenness: int  # over entrants, the square of how much oftener they sat here than elsewhere
    spread: Fraction  # over pairs at one table, the square of the difference of their scores


class Explanation(msgspec.Struct, frozen=True):
    """Where an entrant sits, and what speaks for it."""

    table: int  # 0 is the first of the round
    seat: int  # 0 is the first of the table
    opponents: int
    new_opponents: int  # not met in an earlier round
    same_seat: int  # how often the entrant sat in this seat before


def history_of(rounds: Sequence[Tables]) -> History:
    """Who met whom and sat where in these rounds."""
    met: Counter[Pair] = Counter()
    sat: dict[EntrantId, Counter[int]] = {}
    for table in (table for tables in rounds for table in tables):
        met.update(pair_of(*two) for two in combinations(table, 2))
        for seat, entrant in enumerate(table):
            sat.setdefault(entrant, Counter())[seat] += 1
    counts = {who: tuple(seats[s] for s in range(max(seats) + 1)) for who, seats in sat.items()}
    return History(dict(met), counts)


def cost_of(tables: Tables, history: History, wishes: Wishes) -> Cost:
    """What is wrong with this seating."""
    burdens = Burdens(history)
    pairs = [two for table in tables for two in combinations(table, 2)]
    return Cost(
        avoided=sum(pair_of(*two) in wishes.apart for two in pairs),
        repeats=sum(history.meetings(*two) ** 2 for two in pairs),
        unevenness=sum(
            unevenness(burdens.of(entrant, len(table)))[seat]
            for table in tables
            for seat, entrant in enumerate(table)
        ),
        spread=sum(
            ((wishes.score_of(one) - wishes.score_of(other)) ** 2 for one, other in pairs),
            Fraction(0),
        ),
    )


def explain(entrant: EntrantId, tables: Tables, history: History) -> Explanation:
    """Where the entrant sits in this round, and how new that is. ValueError if nowhere."""
    found = [number for number, table in enumerate(tables) if entrant in table]
    if not found:
        raise ValueError(f"entrant {entrant} sits at no table")
    table = tables[found[0]]
    seat = table.index(entrant)
    opponents = [other for other in table if other != entrant]
    return Explanation(
        table=found[0],
        seat=seat,
        opponents=len(opponents),
        new_opponents=sum(history.meetings(entrant, other) == 0 for other in opponents),
        same_seat=history.sittings(entrant, len(table))[seat],
    )


def pair_of(one: EntrantId, other: EntrantId) -> Pair:
    """Two entrants, the smaller id first."""
    return (one, other) if one < other else (other, one)


def borne(burdens: Sequence[Fraction], seat: int, size: int) -> tuple[Fraction, ...]:
    """The burdens after sitting in this seat of a table of this size."""
    return tuple(
        burden + (place == seat) + (Fraction(1, size) if place >= size else 0)
        for place, burden in enumerate(burdens)
    )


def unevenness(burdens: Sequence[Fraction]) -> tuple[int, ...]:
    """What it costs to sit in each seat once more: nothing where one sat least."""
    least = min(burdens)
    return tuple(int(burden - least) ** 2 for burden in burdens)
