"""What a match says about how strong those at its table are.

The model is that of Plackett and Luce, brought up to date after each match as Weng and Lin do
(JMLR 12, 2011, algorithm 4), in the form of the library openskill. Two things are our own:

* Seats that share a place are rated as the average over all orders they could have come in. The
  algorithm itself gives a shared place so little that two who win together end below the third.
* Doubt shrinks by all that a match tells, not by a part of it (`gamma` is 1). In simulated seasons
  at tables of three to five, `sigma` is then about as large as the error really is, and people are
  put into the right order no later; the library's own choice takes twice as many matches for that.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain, groupby, permutations, product
from math import fsum, sqrt
from typing import TypeAlias

from openskill.models import PlackettLuce

from bot.rating.model import NEWCOMER, Rating

STABLE_SIGMA = 6.0  # above it, a rating is provisional; 120 of what people read
STABLE_MATCHES = 5  # with fewer, too

_SHOWN_MIDDLE = 1500
_SHOWN_STEP = 20  # for each point of mu; 400 more are odds of about ten to one, as in chess
_MOST_IN_EVERY_ORDER = 5  # seats that share a place; six have 720 orders

_Order: TypeAlias = tuple[int, ...]


def _all_of_it(*_: object) -> float:
    return 1.0


_MODEL = PlackettLuce(
    mu=NEWCOMER.mu,
    sigma=NEWCOMER.sigma,
    beta=25.0 / 6,  # how much chance there is in one match
    kappa=0.0001,  # what is left of the doubt at least, as a part of it
    gamma=_all_of_it,
    tau=25.0 / 300,  # how much people change between two matches
    limit_sigma=True,  # nobody becomes provisional again by playing
)


def rate(
    seats: Sequence[Rating], places: Sequence[int], fixed: Collection[int] = ()
) -> tuple[Rating, ...]:
    """The ratings after a match that ended so; those of fixed seats are as they were."""
    found = [_rated(seats, order) for order in _orders(seats, places)]
    return tuple(
        before if seat in fixed else _mean([ratings[seat] for ratings in found], before)
        for seat, before in enumerate(seats)
    )


def shown(rating: Rating) -> int:
    """The number people read: 1500 for a newcomer, more for more wins."""
    return round(_SHOWN_MIDDLE + _SHOWN_STEP * (rating.mu - NEWCOMER.mu))


def shown_doubt(rating: Rating) -> int:
    """How far off that number may well be: twice the standard deviation."""
    return round(2 * _SHOWN_STEP * rating.sigma)


def is_provisional(rating: Rating, matches: int) -> bool:
    """Whether too little is known for a place in a ranking."""
    return rating.sigma > STABLE_SIGMA or matches < STABLE_MATCHES


def _rated(seats: Sequence[Rating], order: _Order) -> dict[int, Rating]:
    """The ratings by seat after a match that ended in this order, the best first."""
    table = [[_MODEL.rating(seats[seat].mu, seats[seat].sigma)] for seat in order]
    return {
        seat: Rating(after.mu, after.sigma)
        for seat, [after] in zip(order, _MODEL.rate(table), strict=True)
    }


def _orders(seats: Sequence[Rating], places: Sequence[int]) -> list[_Order]:
    """The orders in which the seats may have come in, whichever seat was named first."""
    ranked = sorted(
        range(len(seats)), key=lambda seat: (places[seat], seats[seat].mu, seats[seat].sigma)
    )
    groups = [_ways(tuple(group)) for _, group in groupby(ranked, key=places.__getitem__)]
    return [tuple(chain.from_iterable(ways)) for ways in product(*groups)]


def _ways(group: _Order) -> list[_Order]:
    """In which orders those who share a place may have come in; for many, enough of them."""
    if len(group) <= _MOST_IN_EVERY_ORDER:
        return list(permutations(group))
    turned = [group[shift:] + group[:shift] for shift in range(len(group))]
    return [*turned, *(way[::-1] for way in turned)]


def _mean(found: Sequence[Rating], before: Rating) -> Rating:
    if len(found) == 1:
        return found[0]
    mu = fsum(rating.mu for rating in found) / len(found)
    variance = fsum(rating.sigma**2 for rating in found) / len(found)
    return Rating(mu, min(sqrt(variance), before.sigma))
