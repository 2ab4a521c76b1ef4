"""Menus for every game: from the paths of the legal moves, step by step to one move.

A step is the place of an entry in its menu, so a way through the menus is a row of small numbers,
short enough to travel in a button. It means the same as long as the match stands as it did.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from games.api import AnyGame, Label, Move, Seat

Steps: TypeAlias = tuple[int, ...]
_Found: TypeAlias = Sequence[tuple[tuple[Label, ...], Move]]


class NoSuchStep(LookupError):
    """There is no such entry: the menu was another one."""


class Menu(NamedTuple):
    """What can be chosen next, and the steps that led here."""

    steps: Steps
    entries: tuple[Label, ...]


class Menus:
    """All that a seat may do now; or, if other moves are given, all of those."""

    def __init__(
        self, game: AnyGame, state: object, seat: Seat, moves: Sequence[Move] | None = None
    ) -> None:
        view = game.view(state, seat)
        found = game.legal_moves(state, seat) if moves is None else moves
        self._moves = [(game.path(view, move), move) for move in found]

    def open(self, steps: Steps = ()) -> Menu | Move:
        """The menu these steps lead to, or the move, once nothing is left to choose."""
        found: _Found = self._moves
        for depth, step in enumerate(steps):
            entries = _entries(found, depth)
            if not 0 <= step < len(entries):
                raise NoSuchStep(step)
            found = [pair for pair in found if pair[0][depth] == entries[step]]
        while len(found) > 1:
            entries = _entries(found, len(steps))
            if len(entries) > 1:
                return Menu(steps, entries)
            steps = (*steps, 0)
        if not found:
            raise NoSuchStep(steps)
        return found[0][1]

    def first(self) -> tuple[Label, ...]:
        """The entries of the first menu, also where there is only one."""
        return _entries(self._moves, 0)


def _entries(found: _Found, depth: int) -> tuple[Label, ...]:
    return tuple(dict.fromkeys(path[depth] for path, _ in found if len(path) > depth))
