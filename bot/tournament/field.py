"""A round to be seated in whole numbers: a price for each pair at a table, and for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import combinations
from math import lcm
from typing import NamedTuple

from bot.tournament.meeting import History, Wishes, unevenness
from bot.tournament.scoring import EntrantId


class Field:
    """A round to be seated, in whole numbers: entrants are 0, 1, 2, ... in an order by lot."""

    def __init__(
        self,
        entrants: Sequence[EntrantId],
        sizes: Sequence[int],
        history: History,
        wishes: Wishes,
        seed: bytes,
    ) -> None:
        self.entrants = sorted(entrants, key=lambda who: sha256(seed + b":%d" % who).digest())
        self.sizes = tuple(sizes)
        scores = [wishes.score_of(entrant) for entrant in self.entrants]
        unit = lcm(*(score.denominator for score in scores))
        self.levels = [int(score * unit) for score in scores]
        self._weigh(history, wishes)
        self._rows = {
            size: [unevenness(history.sittings(entrant, size)) for entrant in self.entrants]
            for size in set(sizes)
        }

    def _weigh(self, history: History, wishes: Wishes) -> None:
        """What each pair costs at one table: no number of lesser faults outweighs a greater one."""
        at_tables = sum(size * (size - 1) // 2 for size in self.sizes)
        widest = max(self.levels, default=0) - min(self.levels, default=0)
        again = at_tables * widest**2 + 1
        avoided = again * (at_tables * max(history.met.values(), default=0) ** 2 + 1)
        rows = {own: [(own - level) ** 2 for level in self.levels] for own in set(self.levels)}
        self.prices = [rows[own].copy() for own in self.levels]
        places = {entrant: place for place, entrant in enumerate(self.entrants)}
        for (one, other), times in history.met.items():
            self._charge(places.get(one), places.get(other), again * times**2)
        for one, other in wishes.apart:
            self._charge(places.get(one), places.get(other), avoided)
        self.trouble = again  # a pair that costs as much has met, or is to be kept apart
        self.ceiling = avoided * (at_tables + 1)  # no seating costs as much

    def _charge(self, one: int | None, other: int | None, price: int) -> None:
        if one is not None and other is not None:
            self.prices[one][other] += price
            self.prices[other][one] += price

    def price_of(self, table: Sequence[int]) -> int:
        """What its pairs cost."""
        return sum(self.prices[one][other] for one, other in combinations(table, 2))

    def rows(self, table: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """What each seat would cost each member of a table."""
        rows = self._rows[len(table)]
        return tuple(rows[i] for i in table)

    def unevenness_of(self, table: Sequence[int]) -> int:
        """What its seats cost when they are shared out as well as possible."""
        return shared_out(tuple(sorted(self.rows(table)))).cost


class Seats(NamedTuple):
    """How the seats of a table are shared out."""

    cost: int
    order: tuple[int, ...]  # which member of the table sits in the first seat, in the second, ...


@lru_cache(maxsize=1 << 14)
def shared_out(rows: tuple[tuple[int, ...], ...]) -> Seats:
    """The cheapest way to share out seats, given what each costs each member."""
    ways = {0: Seats(0, ())}  # by who is seated, as a bit set
    for place in range(len(rows)):
        longer: dict[int, Seats] = {}
        for seated, way in ways.items():
            for member, row in enumerate(rows):
                now = seated | 1 << member
                cost = way.cost + row[place]
                if now != seated and (now not in longer or cost < longer[now].cost):
                    longer[now] = Seats(cost, (*way.order, member))
        ways = longer
    return ways[(1 << len(rows)) - 1]
