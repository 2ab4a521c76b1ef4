"""Seating: who sits at which table of a round, and in which seat.

What matters, in this order: people who want to be apart are, nobody meets the same opponents again,
everybody sits in each seat equally often, and scores at a table are close where that is wished for.
The same entrants, history, wishes and seed give the same seating, on every machine.

Seats come before scores: whoever had the better seat more often has a reason to complain, whoever
met somebody half a point away has none. All but the seats is a price for each pair at one table,
and seats depend on a few kinds of people only, so that swapping two entrants is weighed without
looking at anybody else. A field with few partitions is searched through; in a larger one swaps are
made as long as they help, then a while beyond that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import combinations
from math import factorial, lcm, prod
from random import Random

from bot.tournament.seating.past_meetings import History, Wishes
from bot.tournament.seating.seating_costs import MOST_SEATS, Field, Row, shared_out
from bot.tournament.seating.swap_search import search
from bot.tournament.table_points import EntrantId

_LAPS = 2  # through all tables, until seats suit what is needed next
_OFTEN = 8  # meetings after which it does not matter how many more there were
_SHARES = lcm(*range(1, MOST_SEATS + 1))  # so that a share of any number of seats is whole
_FEW_PARTITIONS = 20_000  # so many are searched through: any field of up to 12 entrants


def seat(
    entrants: Sequence[EntrantId],
    sizes: Sequence[int],
    history: History,
    wishes: Wishes,
    *,
    seed: bytes,
) -> tuple[tuple[EntrantId, ...], ...]:
    """Every entrant sits at one table of the given sizes, in seat order; see `Cost` for how well.

    Among tables of one size those with higher scores come first, if scores are heeded. ValueError
    if the sizes do not fit the entrants.
    """
    _check(entrants, sizes)
    field = Field(entrants, sizes, history, wishes, seed)
    if _partitions(sizes) <= _FEW_PARTITIONS:
        tables = Exhaustion(field).best
    else:
        tables = search(field, Random(int.from_bytes(sha256(seed).digest(), "big")).random)
    foresight = Foresight(field, _in_order(tables, field))
    return tuple(tuple(field.entrants[i] for i in table) for table in foresight.tables)


def _check(entrants: Sequence[EntrantId], sizes: Sequence[int]) -> None:
    if len(set(entrants)) != len(entrants):
        raise ValueError("an entrant is to be seated twice")
    if sum(sizes) != len(entrants):
        raise ValueError(f"{len(entrants)} entrants, but {sum(sizes)} seats")
    if not all(1 <= size <= MOST_SEATS for size in sizes):
        raise ValueError(f"a table has 1 to {MOST_SEATS} seats")


def _partitions(sizes: Sequence[int]) -> int:
    """In how many ways a field can be divided into tables of these sizes."""
    alike = prod(factorial(count) for count in Counter(sizes).values())
    return factorial(sum(sizes)) // prod(factorial(size) for size in sizes) // alike


def _in_order(tables: Iterable[Sequence[int]], field: Field) -> list[Sequence[int]]:
    """The tables as their sizes were given, those with higher scores first."""
    by_size: dict[int, list[Sequence[int]]] = {}
    for table in sorted(tables, key=lambda table: sum(field.levels[i] for i in table)):
        by_size.setdefault(len(table), []).append(table)
    return [sorted(by_size[size].pop()) for size in field.sizes]


class Exhaustion:
    """The best of all partitions of a field."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._prices: dict[tuple[int, ...], int] = {}
        self._least = field.ceiling
        self.best: tuple[tuple[int, ...], ...] = ()
        self._go_on((), tuple(range(len(field.entrants))), Counter(field.sizes), 0)

    def _go_on(
        self,
        tables: tuple[tuple[int, ...], ...],
        free: tuple[int, ...],
        sizes: Counter[int],
        so_far: int,
    ) -> None:
        if not free:
            self._least, self.best = so_far, tables
            return
        for size in sorted(sizes):
            for others in combinations(free[1:], size - 1):
                table = (free[0], *others)
                cost = so_far + self._price(table)
                if cost < self._least:
                    left = tuple(i for i in free if i not in table)
                    self._go_on((*tables, table), left, sizes - Counter((size,)), cost)

    def _price(self, table: tuple[int, ...]) -> int:
        known = self._prices.get(table)
        if known is None:
            known = self._prices[table] = self._field.price_of(table)
        return known


class Foresight:
    """Tables in seat order: as even as can be, then so that strangers need different seats next.

    Where everybody has a single seat left that they had less often, a table needs strangers who
    all miss another one. More of them are found if those who miss the same seat have met already.
    """

    def __init__(self, field: Field, tables: Sequence[Sequence[int]]) -> None:
        self._field = field
        self._met = _meetings(field, tables)
        self._needs = {
            i: [field.needs_after(i, seat, len(table)) for seat in range(len(table))]
            for table in tables
            for i in table
        }
        self.tables = [
            [table[place] for place in shared_out(field.rows(table)).order] for table in tables
        ]
        self._next = [0] * len(field.entrants)  # the seats that each will need, as a bit set
        for table in self.tables:
            self._note(table)
        for _ in range(_LAPS):
            for number, table in enumerate(self.tables):
                order = shared_out(self._rows(table)).order
                self.tables[number] = [table[place] for place in order]
                self._note(self.tables[number])

    def _note(self, table: Sequence[int]) -> None:
        for seat, i in enumerate(table):
            self._next[i] = self._needs[i][seat]

    def _rows(self, table: Sequence[int]) -> tuple[Row, ...]:
        """What each seat costs each member: what it costs now, then what it will cost."""
        crowd = Counter(self._next)
        later = [self._clashes(i, crowd) for i in table]
        now = self._field.rows(table)
        unit = sum(map(max, later)) + 1
        return tuple(
            tuple(unit * cost + clashes for cost, clashes in zip(*both, strict=True))
            for both in zip(now, later, strict=True)
        )

    def _clashes(self, i: int, crowd: Counter[int]) -> Row:
        """For each seat, how many others would need the same seats next, strangers above all."""
        strange = {needs: count * _strangeness(0) for needs, count in crowd.items()}
        for other, times in self._met[i].items():
            strange[self._next[other]] -= _strangeness(0) - _strangeness(times)
        return tuple(
            sum(weight * _clash(own, needs) for needs, weight in strange.items())
            for own in self._needs[i]
        )


def _meetings(field: Field, tables: Iterable[Sequence[int]]) -> list[Counter[int]]:
    """Whom each has met how often, this round among them; everybody has met themselves for good."""
    places = {entrant: place for place, entrant in enumerate(field.entrants)}
    met = [Counter({i: _OFTEN}) for i in range(len(places))]
    for (one, other), times in field.history.met.items():
        if one in places and other in places:
            met[places[one]][places[other]] += times
            met[places[other]][places[one]] += times
    for table in tables:
        for i in table:
            met[i].update(table)
    return met


def _strangeness(times: int) -> int:
    return 4 ** max(_OFTEN - times, 0) - 1


def _clash(one: int, other: int) -> int:
    """How likely two would choose the same seat, each among those they need."""
    return _SHARES**2 * (one & other).bit_count() // (one.bit_count() * other.bit_count())
