"""Seating a round that was ordered; and the order as JSON, for a process that has the time."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from bot.tournament.seating.past_meetings import History, Pair, Wishes
from bot.tournament.seating.round_orders import Group, Order, Seated
from bot.tournament.seating.seated_round import seat
from bot.tournament.table_points import EntrantId


class Sheet(msgspec.Struct, frozen=True):
    """An order, written down."""

    round: int
    groups: tuple[Group, ...]
    byes: tuple[EntrantId, ...]
    met: tuple[tuple[EntrantId, EntrantId, int], ...]
    sat: tuple[tuple[EntrantId, tuple[int, ...]], ...]
    scores: tuple[tuple[EntrantId, str], ...]
    by_score: bool
    apart: tuple[Pair, ...]
    seed: str


def seated(order: Order) -> tuple[Seated, ...]:
    """Every group at its tables; the same order always gives the same."""
    return tuple(
        Seated(group.division, table)
        for number, group in enumerate(order.groups)
        for table in seat(
            group.entrants,
            group.sizes,
            order.history,
            order.wishes,
            seed=order.seed + b":%d" % number,
        )
    )


def written_down(order: Order) -> Sheet:
    """The order as it can be sent."""
    return Sheet(
        order.round,
        order.groups,
        order.byes,
        tuple((one, other, times) for (one, other), times in order.history.met.items()),
        tuple(order.history.sat.items()),
        tuple((entrant, str(score)) for entrant, score in order.wishes.scores.items()),
        order.wishes.by_score,
        tuple(order.wishes.apart),
        order.seed.hex(),
    )


def read_order(sheet: Sheet) -> Order:
    """The order that was sent."""
    return Order(
        sheet.round,
        sheet.groups,
        sheet.byes,
        History({(one, other): times for one, other, times in sheet.met}, dict(sheet.sat)),
        Wishes(
            {entrant: Fraction(score) for entrant, score in sheet.scores},
            sheet.by_score,
            frozenset(sheet.apart),
        ),
        bytes.fromhex(sheet.seed),
    )
