"""Where everything lies on the board of Vienna: numbers only, in pixels of the full picture.

The picture is upright, as wide as all of them. Lying, 1600 wide, a quarter of it would remain on a
phone, and "Hofreitschule" in readable letters would be wider than its field.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from render.canvas import Box
from render.poster_frame import MARGIN, WIDTH

COLUMNS = 5
ROWS = 5
CELL = (220, 140)
GAP = (15, 14)
CELL_PAD = 9
DIE = 48

TITLE = (300, 84)
HEADER = (WIDTH - 2 * MARGIN - TITLE[0], TITLE[1])
PILE = (140, 92)
CARDS = 4  # one fewer than the largest table has seats
CARD_GAP = 10
CARD = ((WIDTH - 2 * MARGIN - PILE[0] - (CARDS - 1) * CARD_GAP) // CARDS, PILE[1])
PANEL = (WIDTH - 2 * MARGIN, 118)
PANEL_GAP = 8

_HEADER_TOP = 14
_STREET_TOP = _HEADER_TOP + HEADER[1] + 12
_STREET_BOTTOM = _STREET_TOP + ROWS * CELL[1] + (ROWS - 1) * GAP[1]
_STRIP_TOP = _STREET_BOTTOM + 14
_PANELS_TOP = _STRIP_TOP + PILE[1] + 12
_BOTTOM = 14


class Place(NamedTuple):
    """A slot of the grid, counted from 0."""

    column: int
    row: int


@cache
def slots(fields: int) -> tuple[Place, ...]:
    """The street through the grid: there, back, there; the first slot of the last row is skipped.

    So it begins at the top left and ends at the bottom right, and leaves a corner off the street.
    """
    winding = [
        Place(column if row % 2 == 0 else COLUMNS - 1 - column, row)
        for row in range(ROWS)
        for column in range(COLUMNS)
    ]
    winding.remove(OFF_STREET)
    return tuple(winding[:fields])


OFF_STREET = Place(0, ROWS - 1)


class Plan(NamedTuple):
    """The board for a number of seats."""

    seats: int

    @property
    def size(self) -> tuple[int, int]:
        """Of the whole picture."""
        return WIDTH, self.panel(self.seats - 1)[3] + _BOTTOM

    @property
    def title(self) -> Box:
        """The name of the game."""
        return _box(MARGIN, _HEADER_TOP, TITLE)

    @property
    def header(self) -> Box:
        """Round, whose turn."""
        return _box(MARGIN + TITLE[0], _HEADER_TOP, HEADER)

    @property
    def pile(self) -> Box:
        """The pile of characters."""
        return _box(MARGIN, _STRIP_TOP, PILE)

    def card(self, place: int) -> Box:
        """A place of the display of characters."""
        return _box(MARGIN + PILE[0] + place * (CARD[0] + CARD_GAP), _STRIP_TOP, CARD)

    def cell(self, place: Place) -> Box:
        """The tile of a field."""
        left = MARGIN + place.column * (CELL[0] + GAP[0])
        top = _STREET_TOP + place.row * (CELL[1] + GAP[1])
        return _box(left, top, CELL)

    def road(self, one: Place, other: Place) -> Box:
        """The piece of street in the gap between two fields that follow each other."""
        first, second = self.cell(one), self.cell(other)
        if one.row == other.row:
            left, right = sorted((first, second))
            middle = (left[1] + left[3]) // 2
            return left[2], middle - _ROAD // 2, right[0], middle + _ROAD // 2
        if one.column == other.column:
            middle = (first[0] + first[2]) // 2
            return middle - _ROAD // 2, first[3], middle + _ROAD // 2, second[1]
        # Round the corner that is off the street: along the gap below the first field.
        return first[2] - _ROAD, first[3], second[0] + _ROAD, second[1]

    def panel(self, seat: int) -> Box:
        """What lies in front of a seat."""
        return _box(MARGIN, _PANELS_TOP + seat * (PANEL[1] + PANEL_GAP), PANEL)


_ROAD = 64


def _box(left: int, top: int, size: tuple[int, int]) -> Box:
    return left, top, left + size[0], top + size[1]
