"""Which dice fit where: the table of placements for one row of dice.

A row is what a player has left: own dice, the white die, and whether dice showing 1 are jokers.
There are a few thousand rows, each is worked out once, and the moves in it are shared; asking for
the legal moves of a turn is then a walk over the open fields.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import TypeAlias

import msgspec

from games.vienna.edition import Edition, Field
from games.vienna.moves import (
    BRIBE,
    CHANGE_COST,
    WHITE,
    Dice,
    Die,
    Nudge,
    Pass,
    Place,
    Reroll,
    SetDie,
)

Lie: TypeAlias = "tuple[int, ...]"
"""The faces dice show once they lie on a field, the white die last."""

Bit: TypeAlias = int
TurnMove: TypeAlias = Place | Nudge | Reroll

_MOST_SETS = 100  # of fields, remembered for each row: about 100 MB when all rows are met


class Handful(msgspec.Struct, frozen=True):
    """One or two dice of a row, put down together."""

    shown: Lie  # as they lie in the row
    has_white: bool
    left: tuple[int, ...]  # own dice that stay
    left_white: int  # what a white die that stays shows
    totals: tuple[int, ...]  # every sum they can make: more than one with a joker
    lies: dict[int, Lie]  # how they lie on the street fields they fit, by index


class Row:
    """Everything one row of dice can do on an empty board with coins enough."""

    def __init__(self, edition: Edition, dice: tuple[int, ...], white: int, joker: bool) -> None:
        row = _named(dice, white)
        named = _distinct(combinations(row, 1)) + _distinct(combinations(row, 2))
        self.handfuls = {d: _handful(edition, dice, white, d, joker=joker) for d in named}
        ahead: dict[Bit, tuple[Place, ...]] = {}
        behind: dict[Bit, tuple[Place, ...]] = {}
        for index, field in enumerate(edition.street):
            fitting = [d for d, handful in self.handfuls.items() if index in handful.lies]
            if fitting:
                ahead[1 << index] = tuple(place_move(field.id, d, False) for d in fitting)
                behind[1 << index] = tuple(place_move(field.id, d, True) for d in fitting)
        self.mask = sum(ahead)
        self.ahead = _Placements(ahead)
        self.behind = _Placements(behind)
        self.geheimbund = tuple(place_move(edition.geheimbund.id, d, False) for d in named)
        changes = (*_nudges(row, white), *_rerolls(row))
        self.changes = frozenset(changes)
        self.with_coins: tuple[TurnMove, ...] = (*self.geheimbund, *changes)
        self.turns: tuple[SetDie | Pass, ...] = (*_turns(row, white), Pass())

    def moves(self, *, open: int, coach: int, coins: int) -> tuple[TurnMove, ...]:
        """The legal moves of a turn: fields ahead, fields behind, Geheimbund, changes of dice."""
        free = self.mask & open
        ahead = free >> (coach + 1) << (coach + 1)
        placements = self.ahead.on(ahead)
        if coins >= BRIBE:
            placements += self.behind.on(free ^ ahead)
        return placements + (self.with_coins if coins >= CHANGE_COST else self.geheimbund)

    def has(self, die: Die) -> bool:
        """Whether this die is one of the row."""
        return (die,) in self.handfuls


class _Placements:
    """The placements by field, and on any set of fields, with a bounded memory of the sets."""

    def __init__(self, by_field: dict[Bit, tuple[Place, ...]]) -> None:
        self._by_field = by_field
        self._by_fields: dict[int, tuple[Place, ...]] = {}

    def on(self, fields: int) -> tuple[Place, ...]:
        """All placements on these fields, in street order."""
        found = self._by_fields.get(fields)
        if found is None:
            if len(self._by_fields) >= _MOST_SETS:
                self._by_fields.clear()
            moves: list[Place] = []
            left = fields
            while left:
                bit = left & -left
                moves += self._by_field[bit]
                left ^= bit
            found = self._by_fields[fields] = tuple(moves)
        return found


place_move = cache(Place)  # a couple of thousand moves, shared by all rows


def take(dice: Sequence[int], white: int, taken: Dice) -> tuple[tuple[int, ...], int]:
    """The own dice and the white die that are left. The dice must be there."""
    left = list(dice)
    for die in taken:
        if die == WHITE:
            white = 0
        else:
            left.remove(die)
    return tuple(left), white


def _named(dice: tuple[int, ...], white: int) -> tuple[Die, ...]:
    own = tuple(Die(face) for face in dice)
    return (WHITE, *own) if white else own


def _distinct(handfuls: Iterator[tuple[Die, ...]]) -> list[Dice]:
    return list(dict.fromkeys(handfuls))


def _handful(
    edition: Edition, dice: tuple[int, ...], white: int, named: Dice, *, joker: bool
) -> Handful:
    has_white = WHITE in named
    shown = tuple(int(die) for die in named if die != WHITE)
    if has_white:
        shown = (*shown, white)
    # All ways the dice may be turned: a joker is any face, first of all the 1 it shows.
    ways = list(product(*(range(1, 7) if joker and face == 1 else (face,) for face in shown)))
    left, left_white = take(dice, white, named)
    lies: dict[int, Lie] = {}
    if named != (WHITE,):  # the white die needs a partner everywhere but at Geheimbund
        for index, field in enumerate(edition.street):
            lie = next((way for way in ways if _fits(field, way)), None)
            if lie is not None:
                lies[index] = lie
    totals = tuple(sorted({sum(way) for way in ways}))
    return Handful(shown, has_white, left, left_white, totals, lies)


def _fits(field: Field, lie: Lie) -> bool:
    if field.accepts == "pair":
        return len(lie) == 2 and lie[0] == lie[1]
    return sum(lie) in field.accepts


def _nudges(row: tuple[Die, ...], white: int) -> Iterator[Nudge]:
    for die in dict.fromkeys(row):
        face = white if die == WHITE else die
        if face < 6:
            yield Nudge(die, 1)
        if face > 1:
            yield Nudge(die, -1)


def _turns(row: tuple[Die, ...], white: int) -> Iterator[SetDie]:
    for die in dict.fromkeys(row):
        shown = white if die == WHITE else die
        for face in range(1, 7):
            if face != shown:
                yield SetDie(die, face)


def _rerolls(row: tuple[Die, ...]) -> Iterator[Reroll]:
    for count in range(1, len(row) + 1):
        for handful in _distinct(combinations(row, count)):
            yield Reroll(handful)
