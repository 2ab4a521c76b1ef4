"""Seating a field too large to search through: swaps as long as they help, then a while longer."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, product
from math import prod
from typing import TypeAlias

from bot.tournament.seating.seating_costs import Field

_MOST_CUTS = 20_000  # beyond that many ways to begin, tables are cut in the given order
_STEPS = 4_000  # swaps to try
_HARD_STEPS = 400  # before that, for each entrant, if anybody is in trouble
_WORK = 750_000  # how many entrants may be weighed for either
_MEMORY = 12  # swaps that are not taken back at once
_PATIENCE = 24  # swaps without gain before all of them are taken back
_PASSES = 8  # through the whole field

Chance: TypeAlias = Callable[[], float]
"""The next draw from 0 up to 1: of `Random`, only this is the same in every version of Python."""


def search(field: Field, chance: Chance) -> list[list[int]]:
    """Good tables: the closest scores, changed until nothing worse is left that can be helped."""
    arrangement = _Arrangement(field, _first_tables(field, chance))
    _descend(arrangement)
    if _in_trouble(arrangement):  # a way out may lead through tables with scores far apart
        blind = _Arrangement(field.blind(), arrangement.tables)
        _roam(blind, chance, _HARD_STEPS * len(blind.at))
        arrangement = _Arrangement(field, blind.tables)
        _descend(arrangement)
    _roam(arrangement, chance, _STEPS)
    return arrangement.tables


def _one_of(options: Sequence[int], chance: Chance) -> int:
    return options[int(chance() * len(options))]


def _first_tables(field: Field, chance: Chance) -> Iterator[list[int]]:
    """From the highest score to the lowest, by lot among equals."""
    lots = [chance() for _ in field.entrants]
    ranking = sorted(range(len(lots)), key=lambda i: (-field.levels[i], lots[i]))
    start = 0
    for size in _closest_cut([field.levels[i] for i in ranking], field.sizes):
        yield ranking[start : start + size]
        start += size


def _closest_cut(levels: Sequence[int], sizes: Sequence[int]) -> Sequence[int]:
    """The order of table sizes that keeps scores closest when a ranking is cut in this order."""
    counts = Counter(sizes)
    kinds = sorted(counts)
    if len(kinds) == 1 or prod(count + 1 for count in counts.values()) > _MOST_CUTS:
        return sizes
    spread = _spread_within(levels)
    cuts: dict[tuple[int, ...], tuple[int, int]] = {}  # by how many of each kind: cost, last kind
    for used in product(*(range(counts[kind] + 1) for kind in kinds)):
        end = sum(kind * count for kind, count in zip(kinds, used, strict=True))
        cuts[used] = min(
            (
                (cuts[_one_less(used, last)][0] + spread(end - kinds[last], end), last)
                for last in range(len(kinds))
                if used[last]
            ),
            default=(0, 0),
        )
    order: list[int] = []
    used = tuple(counts[kind] for kind in kinds)
    while any(used):
        last = cuts[used][1]
        order.append(kinds[last])
        used = _one_less(used, last)
    return order[::-1]


def _one_less(used: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*used[:place], used[place] - 1, *used[place + 1 :])


def _spread_within(levels: Sequence[int]) -> Callable[[int, int], int]:
    """What tells the squared differences between all pairs of a stretch of the ranking."""
    sums = [0, *accumulate(levels)]
    squares = [0, *accumulate(level**2 for level in levels)]

    def spread(start: int, end: int) -> int:
        return (end - start) * (squares[end] - squares[start]) - (sums[end] - sums[start]) ** 2

    return spread


class _Arrangement:
    """Who sits at which table, and what it would cost to swap two of them."""

    def __init__(self, field: Field, tables: Iterable[list[int]]) -> None:
        self.field = field
        self.tables = list(tables)
        self.at = [0] * len(field.entrants)  # the table of each
        self.own = [0] * len(field.entrants)  # what each costs together with that table
        self._rest = [0] * len(field.entrants)  # the code of the others there
        self._codes = [field.codes[len(table)] for table in self.tables]
        self._with = [  # what each would cost together with each table
            [sum(prices) for prices in zip(*(field.prices[i] for i in table), strict=True)]
            for table in self.tables
        ]
        for number in range(len(self.tables)):
            self._note(number)

    def _note(self, number: int) -> None:
        table, codes = self.tables[number], self._codes[number]
        code = sum(codes[i] for i in table)
        seats = self.field.seat_prices[code]
        for i in table:
            self.at[i] = number
            self.own[i] = self._with[number][i] + seats
            self._rest[i] = code - codes[i]

    def swaps(self, i: int) -> list[int]:
        """What it would add to swap an entrant with each other; at its own table, too much."""
        mine, without = self.at[i], self._rest[i]
        seats = self.field.seat_prices
        own_codes = [codes[i] for codes in self._codes]
        elsewhere = [costs[i] - self.own[i] for costs in self._with]
        here = [
            pairs + seats[without + code]
            for pairs, code in zip(self._with[mine], self._codes[mine], strict=True)
        ]
        added = [
            ours - price - price - own + elsewhere[table] + seats[rest + own_codes[table]]
            for ours, price, own, table, rest in zip(
                here, self.field.prices[i], self.own, self.at, self._rest, strict=True
            )
        ]
        for other in self.tables[mine]:
            added[other] = self.field.ceiling
        return added

    def swap(self, i: int, j: int) -> None:
        """The two change tables."""
        for leaves, comes in ((i, j), (j, i)):
            number = self.at[leaves]
            table = self.tables[number]
            table[table.index(leaves)] = comes
            prices = self.field.prices
            self._with[number] = [
                cost - less + more
                for cost, less, more in zip(
                    self._with[number], prices[leaves], prices[comes], strict=True
                )
            ]
        for number in (self.at[i], self.at[j]):
            self._note(number)


def _descend(arrangement: _Arrangement) -> None:
    """No single swap would help any more, or the field has been gone through often enough."""
    for _ in range(_PASSES):
        helped = False
        for i in range(len(arrangement.at)):
            if arrangement.own[i]:
                added = arrangement.swaps(i)
                least = min(added)
                if least < 0:
                    arrangement.swap(i, added.index(least))
                    helped = True
        if not helped:
            return


def _roam(arrangement: _Arrangement, chance: Chance, steps: int) -> None:
    """Swaps that did not help at once have been tried, and kept where others made up for them."""
    recent: deque[tuple[int, int]] = deque(maxlen=_MEMORY)
    trail: list[tuple[int, int]] = []  # since it was best
    worse = 0  # by so much than at best
    for _ in range(min(steps, _WORK // len(arrangement.at))):
        if not any(arrangement.own):
            return
        i = _one_of(_who_moves(arrangement, trail), chance)
        added = arrangement.swaps(i)
        if worse + min(added) >= 0:
            _bar(added, i, recent, arrangement.field.ceiling)
        least = min(added)
        if least == arrangement.field.ceiling:  # everybody else has just been tried
            recent.clear()
            continue
        j = _one_of([j for j, more in enumerate(added) if more == least], chance)
        arrangement.swap(i, j)
        recent.append((i, j))
        trail.append((i, j))
        worse += least
        if worse <= 0:
            trail, worse = [], 0
        elif len(trail) == _PATIENCE:
            _take_back(arrangement, trail)
            trail, worse = [], 0
    _take_back(arrangement, trail)


def _who_moves(arrangement: _Arrangement, trail: Sequence[tuple[int, int]]) -> Sequence[int]:
    """Those in trouble; else those the last swap may have hurt; else anybody."""
    troubled = _in_trouble(arrangement)
    if troubled:
        return troubled
    if trail:
        hurt = [arrangement.tables[arrangement.at[i]] for i in trail[-1]]
        return hurt[0] + hurt[1]
    return range(len(arrangement.at))


def _in_trouble(arrangement: _Arrangement) -> list[int]:
    """Who sits with somebody they met or avoid, or at a table whose seats are not fair to all."""
    trouble = arrangement.field.uneven
    return [i for i, cost in enumerate(arrangement.own) if cost >= trouble]


def _bar(added: list[int], i: int, recent: Iterable[tuple[int, int]], ceiling: int) -> None:
    for pair in recent:
        if i in pair:
            added[pair[0] if pair[1] == i else pair[1]] = ceiling


def _take_back(arrangement: _Arrangement, trail: Sequence[tuple[int, int]]) -> None:
    for i, j in reversed(trail):
        arrangement.swap(i, j)
