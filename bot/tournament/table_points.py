"""What a result at a table is worth, so that tables of three, four and five compare."""

from __future__ import annotations

from fractions import Fraction
from typing import NewType

import msgspec

EntrantId = NewType("EntrantId", int)
"""Somebody who takes part in one event, whoever plays for them."""

BYE = Fraction(1, 2)  # for whoever had to sit out through no fault of their own


class TableResult(msgspec.Struct, frozen=True):
    """How one table ended, seat by seat."""

    entrants: tuple[EntrantId, ...]
    places: tuple[int, ...]  # 1 is first; those who share a place have the same number
    points: tuple[int, ...]  # of the game

    def score(self, entrant: EntrantId) -> Fraction:
        """The share of opponents beaten; a shared place beats each other by half."""
        place = self.place(entrant)
        beaten = sum(other > place for other in self.places)
        level = self.places.count(place) - 1
        return Fraction(2 * beaten + level, 2 * (len(self.places) - 1))

    def place(self, entrant: EntrantId) -> int:
        """Where somebody came in."""
        return self.places[self.entrants.index(entrant)]

    def share_of_best(self, entrant: EntrantId) -> Fraction:
        """Somebody's points as a share of the most anybody had there."""
        best = max(self.points)
        own = self.points[self.entrants.index(entrant)]
        return Fraction(own, best) if best > 0 else Fraction(0)
