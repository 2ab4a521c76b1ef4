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

from games.vienna.edition import Edition, Field
from games.vienna.moves import WHITE, Dice, Die, Nudge, Pass, Place, Reroll, SetDie

Lie: TypeAlias = "tuple[int, ...]"
"""The faces dice show once they lie on a field, the white die last."""

Bit: TypeAlias = int
TurnMove: TypeAlias = Place | Nudge | Reroll

_MOST_MENUS = 200  # kept for each row; a few hundred rows are met often


class Row:
    """Everything one row of dice can do on an empty board with coins enough."""

    def __init__(self, edition: Edition, dice: tuple[int, ...], white: int, joker: bool) -> None:
        row = _named(dice, white)
        handfuls = _distinct(combinations(row, 1)) + _distinct(combinations(row, 2))
        faces = {handful: _faces(handful, white, joker) for handful in handfuls}
        self.handfuls = frozenset(handfuls)
        self.totals = {
            handful: tuple(sorted({sum(way) for way in ways})) for handful, ways in faces.items()
        }
        self.lies: list[dict[Dice, Lie]] = []  # by street index
        self.mask = 0
        self.ahead: dict[Bit, tuple[Place, ...]] = {}
        self.behind: dict[Bit, tuple[Place, ...]] = {}
        for index, field in enumerate(edition.street):
            lies = {
                handful: lie
                for handful in handfuls
                if (lie := _lie(field, handful, faces[handful])) is not None
            }
            self.lies.append(lies)
            if lies:
                self.mask |= 1 << index
                self.ahead[1 << index] = tuple(_place(field.id, h, False) for h in lies)
                self.behind[1 << index] = tuple(_place(field.id, h, True) for h in lies)
        self.geheimbund = tuple(_place(edition.geheimbund.id, h, False) for h in handfuls)
        self.changes: tuple[Nudge | Reroll, ...] = (*_nudges(row, white), *_rerolls(row))
        self.allowed_changes = frozenset(self.changes)
        self._menus: dict[tuple[int, int, bool], tuple[TurnMove, ...]] = {}
        self.turns: tuple[SetDie | Pass, ...] = (*_turns(row, white), Pass())

    def moves(self, *, open: int, coach: int, has_coins: bool) -> Sequence[TurnMove]:
        """The legal moves of a turn: fields ahead, fields behind, Geheimbund, changes of dice."""
        free = self.mask & open
        ahead = free >> (coach + 1) << (coach + 1)
        key = (free, ahead, has_coins) if has_coins else (ahead, ahead, has_coins)
        moves = self._menus.get(key)
        if moves is None:
            if len(self._menus) >= _MOST_MENUS:
                self._menus.clear()
            moves = self._menus[key] = self._menu(*key)
        return moves

    def _menu(self, free: int, ahead: int, has_coins: bool) -> tuple[TurnMove, ...]:
        moves: list[TurnMove] = []
        for bit in _bits(ahead):
            moves += self.ahead[bit]
        for bit in _bits(free ^ ahead):
            moves += self.behind[bit]
        moves += self.geheimbund
        if has_coins:
            moves += self.changes
        return tuple(moves)


_place = cache(Place)  # a couple of thousand moves, shared by all rows


def _bits(mask: int) -> Iterator[Bit]:
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


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


def _faces(handful: Dice, white: int, joker: bool) -> tuple[Lie, ...]:
    """All ways these dice may be turned: a joker is any face, first of all the 1 it shows."""
    shown = [die for die in handful if die != WHITE]
    if WHITE in handful:
        shown.append(Die(white))
    return tuple(product(*(range(1, 7) if joker and face == 1 else (face,) for face in shown)))


def _lie(field: Field, handful: Dice, ways: tuple[Lie, ...]) -> Lie | None:
    """How the dice lie on this field, or None if they do not fit it."""
    if handful == (WHITE,):
        return None  # the white die needs a partner everywhere but at Geheimbund
    for lie in ways:
        if field.accepts == "pair":
            if len(lie) == 2 and lie[0] == lie[1]:
                return lie
        elif sum(lie) in field.accepts:
            return lie
    return None


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
