"""The best plan for the dice a seat has left, were the others not in the way.

Everything is counted above Geheimbund, where each die brings a coin whatever happens. A plan walks
down the street, so it is worked out from the end: with every field added in front, whatever dice
fit there either go there, and the rest further on, or do as well as without it.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from games.api import Seat
from games.vienna.edition import STREET_LENGTH, EditionKey
from games.vienna.edition_index import board_of
from games.vienna.judgement.field_worth import Prospect
from games.vienna.moves import Dice
from games.vienna.state import Player

LATER = 0.97  # what a plan for the next turn is worth today: the field may be gone by then

RowKey: TypeAlias = tuple[tuple[int, ...], int, bool]
"""Own dice, the white die, and whether dice showing 1 are jokers."""


class Plans:
    """Where a row of dice, and all that can be left of it, fit; larger rows have lower numbers."""

    def __init__(self, edition: EditionKey, root: RowKey) -> None:
        board = board_of(edition)
        *_, joker = root
        tables = {root[:2]: board.row(_hand(*root[:2]), joker=joker)}
        to_do = [root[:2]]
        for row in to_do:
            for handful in tables[row].handfuls.values():
                rest = (handful.left, handful.left_white)
                if rest not in tables:
                    tables[rest] = board.row(_hand(*rest), joker=joker)
                    to_do.append(rest)
        rows = sorted(tables, key=lambda row: -len(row[0]) - (row[1] > 0))
        self.number = {row: number for number, row in enumerate(rows)}
        # By field: which row, how many of its dice go there, which row is left.
        self.ways: list[list[tuple[int, int, int]]] = [[] for _ in range(STREET_LENGTH)]
        self.first_ways: list[list[tuple[Dice, int]]] = [[] for _ in range(STREET_LENGTH)]
        for row in rows:
            for dice, handful in tables[row].handfuls.items():
                rest = self.number[handful.left, handful.left_white]
                for index in handful.lies:
                    self.ways[index].append((self.number[row], len(dice), rest))
                    if row == rows[0]:
                        self.first_ways[index].append((dice, rest))


@cache
def plans_of(edition: EditionKey, row: RowKey) -> Plans:
    """The plans of these dice, worked out once; there are a few thousand rows."""
    return Plans(edition, row)


class Sweep(NamedTuple):
    """The street ahead of a seat, swept once from its end."""

    placed: dict[tuple[int, Dice], float]  # worth of each placement ahead, by field and dice
    best: list[float]  # worth of each row of `plans`
    plans: Plans
    promises: list[float]
    fields: list[int]  # open ahead, the last first
    coin: float

    def worth_left(self, dice: tuple[int, ...], white: int) -> float:
        """What the best plan for these dice, left of the row, brings."""
        return self.best[self.plans.number[dice, white]]


def sweep(prospect: Prospect, seat: Seat) -> Sweep:
    """All plans of this seat for its next placements ahead."""
    state, coin = prospect.state, prospect.coin
    player = state.players[seat]
    promises = prospect.promises(seat)
    row = (player.dice, player.white, state.specials.joker == seat)
    plans = plans_of(state.options.edition, row)
    best = [0.0] * len(plans.number)
    ahead = range(STREET_LENGTH - 1, player.coach, -1)
    fields = [index for index in ahead if state.open >> index & 1]
    placed: dict[tuple[int, Dice], float] = {}
    for index in fields:
        promise = promises[index]
        for dice, rest in plans.first_ways[index]:
            placed[index, dice] = promise - coin * len(dice) + LATER * best[rest]
        if promise > coin:
            _add_field(best, plans.ways[index], promise, coin)
    return Sweep(placed, best, plans, promises, fields, coin)


def best_plan(edition: EditionKey, row: RowKey, swept: Sweep) -> float:
    """What the best plan brings were these the dice."""
    plans = plans_of(edition, row)
    best = [0.0] * len(plans.number)
    for index in swept.fields:
        promise = swept.promises[index]
        if promise > swept.coin:
            _add_field(best, plans.ways[index], promise, swept.coin)
    return best[0]


def _add_field(
    best: list[float], ways: list[tuple[int, int, int]], promise: float, coin: float
) -> None:
    # Larger rows come first: what is left of them is still counted without this field.
    for number, count, rest in ways:
        worth = promise - coin * count + LATER * best[rest]
        if worth > best[number]:
            best[number] = worth


def _hand(dice: tuple[int, ...], white: int) -> Player:
    return Player(coins=0, points=0, dice=dice, white=white)
