"""Seating: who sits at which table of a round, and in which seat.

What matters, in this order: people who want to be apart are, nobody meets the same opponents again,
scores at a table are close where that is wished for, and everybody sits in each seat equally often.
The same entrants, history, wishes and seed give the same seating, on every machine.

All but the seats is a price for each pair at one table, so that swapping two entrants is weighed
without looking at anybody else. A field with few partitions is searched through; in a larger one
swaps are made as long as they help, then a while beyond that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import combinations
from math import factorial, prod
from random import Random

from bot.tournament.field import Field, shared_out
from bot.tournament.meeting import History, Wishes
from bot.tournament.scoring import EntrantId
from bot.tournament.swapping import search

MOST_SEATS = 8  # at one table; what is tried for its seats doubles with each
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
    return tuple(
        tuple(field.entrants[table[place]] for place in shared_out(field.rows(table)).order)
        for table in _in_order(tables, field)
    )


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
        self._costs: dict[tuple[int, ...], tuple[int, int]] = {}
        self._least = (field.ceiling, 0)
        self.best: tuple[tuple[int, ...], ...] = ()
        self._go_on((), tuple(range(len(field.entrants))), Counter(field.sizes), (0, 0))

    def _go_on(
        self,
        tables: tuple[tuple[int, ...], ...],
        free: tuple[int, ...],
        sizes: Counter[int],
        so_far: tuple[int, int],
    ) -> None:
        if not free:
            self._least, self.best = so_far, tables
            return
        for size in sorted(sizes):
            for others in combinations(free[1:], size - 1):
                table = (free[0], *others)
                price, unevenness = self._cost(table)
                cost = so_far[0] + price, so_far[1] + unevenness
                if cost < self._least:
                    left = tuple(i for i in free if i not in table)
                    self._go_on((*tables, table), left, sizes - Counter((size,)), cost)

    def _cost(self, table: tuple[int, ...]) -> tuple[int, int]:
        known = self._costs.get(table)
        if known is None:
            known = self._field.price_of(table), self._field.unevenness_of(table)
            self._costs[table] = known
        return known
