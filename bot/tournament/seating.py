"""Seating: who sits at which table of a round, and in which seat.

What matters, in this order: people who want to be apart are, nobody meets the same opponents again,
scores at a table are close where that is wished for, and everybody sits in each seat equally often.
The same entrants, history, wishes and seed give the same seating, on every machine.

All but the seats is a price for each pair at one table, so that swapping two entrants is weighed
without looking at anybody else. A field with few partitions is searched through; in a larger one
swaps are made as long as they help, then a while beyond that.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from hashlib import sha256
from itertools import accumulate, combinations, product
from math import factorial, lcm, prod
from random import Random
from typing import NamedTuple, NewType, TypeAlias

import msgspec

EntrantId = NewType("EntrantId", int)
Pair: TypeAlias = tuple[EntrantId, EntrantId]
"""Two entrants, the smaller id first."""
Tables: TypeAlias = Sequence[Sequence[EntrantId]]
"""The tables of one round, each in seat order."""

MOST_SEATS = 8  # at one table; what is tried for its seats doubles with each
_FEW_PARTITIONS = 20_000  # so many are searched through: any field of up to 12 entrants
_MOST_CUTS = 20_000  # beyond that many ways to begin, tables are cut in the given order
_CROWDED, _TRIES = 24, 4  # so small a field is searched so often
_STEPS, _WORK = 4_000, 1_500_000  # swaps to try, and how many entrants may be weighed for them
_MEMORY = 12  # swaps that are not taken back at once
_PATIENCE = 24  # swaps without gain before all of them are taken back
_PASSES = 8  # through the whole field
_TRIED_SEATS = 32  # partners whose seats are looked at in one step


class History(msgspec.Struct, frozen=True):
    """What earlier rounds brought."""

    met: Mapping[Pair, int]  # how often two entrants sat at one table; absent is never
    sat: Mapping[EntrantId, tuple[int, ...]]  # how often in each seat, from the first one on

    def meetings(self, one: EntrantId, other: EntrantId) -> int:
        """How often the two sat at one table."""
        return self.met.get(_pair(one, other), 0)

    def sittings(self, entrant: EntrantId, seats: int) -> tuple[int, ...]:
        """How often the entrant sat in each of the first so many seats."""
        counts = self.sat.get(entrant, ())[:seats]
        return counts + (0,) * (seats - len(counts))


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
    spread: Fraction  # over pairs at one table, the square of the difference of their scores
    unevenness: int  # over entrants, the square of how much oftener they sat here than elsewhere


class Explanation(msgspec.Struct, frozen=True):
    """Where an entrant sits, and what speaks for it."""

    table: int  # 0 is the first of the round
    seat: int  # 0 is the first of the table
    opponents: int
    new_opponents: int  # not met in an earlier round
    same_seat: int  # how often the entrant sat in this seat before


# What it is worth -----------------------------------------------------------------------------


def history_of(rounds: Sequence[Tables]) -> History:
    """Who met whom and sat where in these rounds."""
    met: Counter[Pair] = Counter()
    sat: dict[EntrantId, Counter[int]] = {}
    for table in (table for tables in rounds for table in tables):
        met.update(_pair(*two) for two in combinations(table, 2))
        for seat, entrant in enumerate(table):
            sat.setdefault(entrant, Counter())[seat] += 1
    counts = {who: tuple(seats[s] for s in range(max(seats) + 1)) for who, seats in sat.items()}
    return History(dict(met), counts)


def cost_of(tables: Tables, history: History, wishes: Wishes) -> Cost:
    """What is wrong with this seating."""
    pairs = [two for table in tables for two in combinations(table, 2)]
    return Cost(
        avoided=sum(_pair(*two) in wishes.apart for two in pairs),
        repeats=sum(history.meetings(*two) ** 2 for two in pairs),
        spread=sum(
            ((wishes.score_of(one) - wishes.score_of(other)) ** 2 for one, other in pairs),
            Fraction(0),
        ),
        unevenness=sum(
            _unevenness(history.sittings(entrant, len(table)))[seat]
            for table in tables
            for seat, entrant in enumerate(table)
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


def _pair(one: EntrantId, other: EntrantId) -> Pair:
    return (one, other) if one < other else (other, one)


def _unevenness(counts: Sequence[int]) -> tuple[int, ...]:
    """What it costs to sit in each seat once more: nothing where one sat least."""
    least = min(counts)
    return tuple((count - least) ** 2 for count in counts)


# Seating a round ------------------------------------------------------------------------------


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
    field = _Field(entrants, sizes, history, wishes, seed)
    if _partitions(sizes) <= _FEW_PARTITIONS:
        tables = _Exhaustion(field).best
    else:
        tables = _search(field, Random(int.from_bytes(sha256(seed).digest(), "big")).random)
    return tuple(
        tuple(field.entrants[table[place]] for place in _seats(field.rows(table)).order)
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


def _in_order(tables: Iterable[Sequence[int]], field: _Field) -> list[Sequence[int]]:
    """The tables as their sizes were given, those with higher scores first."""
    by_size: dict[int, list[Sequence[int]]] = {}
    for table in sorted(tables, key=lambda table: sum(field.levels[i] for i in table)):
        by_size.setdefault(len(table), []).append(table)
    return [sorted(by_size[size].pop()) for size in field.sizes]


class _Field:
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
            size: [_unevenness(history.sittings(entrant, size)) for entrant in self.entrants]
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
        return _seats(tuple(sorted(self.rows(table)))).cost


class _Seats(NamedTuple):
    cost: int
    order: tuple[int, ...]  # which member of the table sits in the first seat, in the second, ...


@lru_cache(maxsize=1 << 14)
def _seats(rows: tuple[tuple[int, ...], ...]) -> _Seats:
    """The cheapest way to share out seats, given what each costs each member."""
    ways = {0: _Seats(0, ())}  # by who is seated, as a bit set
    for place in range(len(rows)):
        longer: dict[int, _Seats] = {}
        for seated, way in ways.items():
            for member, row in enumerate(rows):
                now = seated | 1 << member
                cost = way.cost + row[place]
                if now != seated and (now not in longer or cost < longer[now].cost):
                    longer[now] = _Seats(cost, (*way.order, member))
        ways = longer
    return ways[(1 << len(rows)) - 1]


# A small field: every partition ---------------------------------------------------------------


class _Exhaustion:
    """The best of all partitions of a field."""

    def __init__(self, field: _Field) -> None:
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


# A large field: swaps -------------------------------------------------------------------------


Chance: TypeAlias = Callable[[], float]
"""The next draw from 0 up to 1: of `Random`, only this is the same in every version of Python."""


def _search(field: _Field, chance: Chance) -> list[list[int]]:
    """The best tables of a few tries; a large field has so much room that one is enough."""
    best: list[list[int]] = []
    least = field.ceiling, 0
    count = len(field.entrants)
    tries = _TRIES if count <= _CROWDED else 1
    steps = min(_STEPS, _WORK // count) // tries
    for _ in range(tries):
        arrangement = _Arrangement(field, _first_tables(field, chance))
        _descend(arrangement)
        _roam(arrangement, chance, steps)
        _share_seats(arrangement, chance, steps)
        tables = arrangement.tables
        cost = sum(map(field.price_of, tables)), sum(map(field.unevenness_of, tables))
        if cost < least:
            best, least = tables, cost
        if cost == (0, 0):
            break
    return best


def _one_of(options: Sequence[int], chance: Chance) -> int:
    return options[int(chance() * len(options))]


def _first_tables(field: _Field, chance: Chance) -> Iterator[list[int]]:
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

    def __init__(self, field: _Field, tables: Iterable[list[int]]) -> None:
        self.field = field
        self.tables = list(tables)
        self.at = [0] * len(field.entrants)  # the table of each
        self.own = [0] * len(field.entrants)  # what each costs together with that table
        self._with = [  # what each would cost together with each table
            [sum(prices) for prices in zip(*(field.prices[i] for i in table), strict=True)]
            for table in self.tables
        ]
        for number in range(len(self.tables)):
            self._note(number)

    def _note(self, number: int) -> None:
        for i in self.tables[number]:
            self.at[i] = number
            self.own[i] = self._with[number][i]

    def swaps(self, i: int) -> list[int]:
        """What it would add to swap an entrant with each other; at its own table, too much."""
        mine = self.at[i]
        elsewhere = [costs[i] for costs in self._with]
        added = [
            here - own - price - price + elsewhere[table]
            for here, own, price, table in zip(
                self._with[mine], self.own, self.field.prices[i], self.at, strict=True
            )
        ]
        added = [more - self.own[i] for more in added]
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
    for _ in range(steps):
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
    trouble = arrangement.field.trouble
    troubled = [i for i, cost in enumerate(arrangement.own) if cost >= trouble]
    if troubled:
        return troubled
    if trail:
        hurt = [arrangement.tables[arrangement.at[i]] for i in trail[-1]]
        return hurt[0] + hurt[1]
    return range(len(arrangement.at))


def _bar(added: list[int], i: int, recent: Iterable[tuple[int, int]], ceiling: int) -> None:
    for pair in recent:
        if i in pair:
            added[pair[0] if pair[1] == i else pair[1]] = ceiling


def _take_back(arrangement: _Arrangement, trail: Sequence[tuple[int, int]]) -> None:
    for i, j in reversed(trail):
        arrangement.swap(i, j)


def _share_seats(arrangement: _Arrangement, chance: Chance, steps: int) -> None:
    """Swaps that cost nothing else have been made where seats can be shared more evenly by them."""
    field, tables = arrangement.field, arrangement.tables
    costs = [field.unevenness_of(table) for table in tables]
    for _ in range(steps):
        uneven = [number for number, cost in enumerate(costs) if cost]
        if not uneven:
            return
        mine = _one_of(uneven, chance)
        i = _one_of(tables[mine], chance)
        partners = [j for j, more in enumerate(arrangement.swaps(i)) if more <= 0]
        gains = {j: _gain(arrangement, costs, i, j) for j in _some_of(partners, chance)}
        most = max(gains.values(), default=-1)
        if most >= 0:  # an even swap may open the way for a good one
            j = _one_of([j for j, gain in gains.items() if gain == most], chance)
            arrangement.swap(i, j)
            for number in (arrangement.at[i], arrangement.at[j]):
                costs[number] = field.unevenness_of(tables[number])


def _gain(arrangement: _Arrangement, costs: Sequence[int], i: int, j: int) -> int:
    """How much less uneven seats would be after a swap."""
    gain = 0
    for leaves, comes in ((i, j), (j, i)):
        number = arrangement.at[leaves]
        table = [comes if member == leaves else member for member in arrangement.tables[number]]
        gain += costs[number] - arrangement.field.unevenness_of(table)
    return gain


def _some_of(options: Sequence[int], chance: Chance) -> Sequence[int]:
    """As many as may be looked at in one step, from a place by lot on."""
    start = int(chance() * len(options))
    return [*options[start:], *options[:start]][:_TRIED_SEATS]
