"""A round to be seated in whole numbers: a price for each pair at a table, and for its seats."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import combinations
from math import lcm
from typing import NamedTuple, TypeAlias

from bot.tournament.seating.past_meetings import Burdens, History, Wishes, borne, unevenness
from bot.tournament.table_points import EntrantId

MOST_SEATS = 8  # at one table; what is tried for its seats doubles with each
_DIGIT = MOST_SEATS.bit_length()  # bits that count how many members of a table are of one kind

Row: TypeAlias = tuple[int, ...]
"""What each seat of a table would cost somebody."""


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
        self.history = history
        self._wishes, self._seed = wishes, seed
        scores = [wishes.score_of(entrant) for entrant in self.entrants]
        unit = lcm(*(score.denominator for score in scores))
        self.levels = [int(score * unit) for score in scores]
        self._burdens = Burdens(history)
        self._rows = {
            size: [unevenness(self._burdens.of(entrant, size)) for entrant in self.entrants]
            for size in set(sizes)
        }
        self._weigh(history, wishes)
        kinds = sorted({row for rows in self._rows.values() for row in rows})
        self.seat_prices = SeatPrices(kinds, self.uneven)
        codes = {row: 1 << _DIGIT * place for place, row in enumerate(kinds)}
        self.codes = {  # by the size of a table: what each adds to the code of its members
            size: [codes[row] for row in rows] for size, rows in self._rows.items()
        }

    def _weigh(self, history: History, wishes: Wishes) -> None:
        """What each pair costs at one table: no number of lesser faults outweighs a greater one."""
        at_tables = sum(size * (size - 1) // 2 for size in self.sizes)
        widest = max(self.levels, default=0) - min(self.levels, default=0)
        self.uneven = at_tables * widest**2 + 1  # whatever costs as much is worse than any spread
        most_uneven = sum(max(map(max, rows)) for rows in zip(*self._rows.values(), strict=True))
        again = self.uneven * (most_uneven + 1)
        avoided = again * (at_tables * max(history.met.values(), default=0) ** 2 + 1)
        rows = {own: [(own - level) ** 2 for level in self.levels] for own in set(self.levels)}
        self.prices = [rows[own].copy() for own in self.levels]
        places = {entrant: place for place, entrant in enumerate(self.entrants)}
        for (one, other), times in history.met.items():
            self._charge(places.get(one), places.get(other), again * times**2)
        for one, other in wishes.apart:
            self._charge(places.get(one), places.get(other), avoided)
        self.ceiling = avoided * (at_tables + 1)  # no seating costs as much

    def blind(self) -> Field:
        """The same field if scores were not to be heeded."""
        wishes = Wishes({}, by_score=False, apart=self._wishes.apart)
        return Field(self.entrants, self.sizes, self.history, wishes, self._seed)

    def _charge(self, one: int | None, other: int | None, price: int) -> None:
        if one is not None and other is not None:
            self.prices[one][other] += price
            self.prices[other][one] += price

    def price_of(self, table: Sequence[int]) -> int:
        """What its pairs cost, and its seats when they are shared out as well as possible."""
        codes = self.codes[len(table)]
        pairs = sum(self.prices[one][other] for one, other in combinations(table, 2))
        return pairs + self.seat_prices[sum(codes[i] for i in table)]

    def rows(self, table: Sequence[int]) -> tuple[Row, ...]:
        """What each seat would cost each member of a table."""
        rows = self._rows[len(table)]
        return tuple(rows[i] for i in table)

    def needs_after(self, i: int, seat: int, size: int) -> int:
        """Where somebody would have sat least after sitting here, as a bit set of seats."""
        burdens = self._burdens.of(self.entrants[i], max(self.sizes))
        row = unevenness(borne(burdens, seat, size))
        return sum(1 << place for place, cost in enumerate(row) if cost == 0)


class SeatPrices(dict[int, int]):
    """What the seats of a table cost, by a number that says how many of each kind sit there.

    People to whom each seat costs the same are of one kind: there are few kinds, so few tables
    differ, and each is worked out once.
    """

    def __init__(self, kinds: Sequence[Row], unit: int) -> None:
        super().__init__()
        self._kinds = kinds
        self._unit = unit

    def __missing__(self, code: int) -> int:
        rows: list[Row] = []
        left = code
        for row in self._kinds:
            rows += [row] * (left % (1 << _DIGIT))
            left >>= _DIGIT
        self[code] = self._unit * shared_out(tuple(rows)).cost
        return self[code]


class Seats(NamedTuple):
    """How the seats of a table are shared out."""

    cost: int
    order: tuple[int, ...]  # which member of the table sits in the first seat, in the second, ...


def shared_out(rows: tuple[Row, ...]) -> Seats:
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
