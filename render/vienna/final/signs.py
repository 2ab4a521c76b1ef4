"""What only the final picture shows: the laurel of the winner, and a sign for each source."""

from __future__ import annotations

import math
from collections.abc import Iterator
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from games.vienna.edition import Symbol
from render.vector import (
    ERASE,
    Disc,
    Drawing,
    Mark,
    Point,
    Polygon,
    Stroke,
    arc,
    box,
    mapped,
    moved,
    ring,
)
from render.vienna import icons
from render.vienna.point_sources import Source
from render.visual_style import Paintbox

# The laurel -----------------------------------------------------------------------------------

_SIDE = 200.0
_MIDDLE: Point = (100.0, 96.0)
_RADIUS = 76.0
_LEAVES = 9  # pairs on each branch
_BRANCH = (104.0, 254.0)  # degrees: from the knot up to near the top


def _leaf(role: str, foot: Point, angle: float, length: float, width: float) -> Polygon:
    """A pointed leaf from its foot in a direction, in degrees."""
    along = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    steps = [step / 8 for step in range(9)]

    def at(share: float, side: float) -> Point:
        bulge = side * width / 2 * math.sin(math.pi * share**0.8)
        x = foot[0] + along[0] * length * share - along[1] * bulge
        return x, foot[1] + along[1] * length * share + along[0] * bulge

    there, back = [at(share, 1) for share in steps], [at(share, -1) for share in steps]
    return Polygon(role, (*there, *reversed(back)))


def _branch() -> Iterator[Mark]:
    """The left half: leaves in pairs along an arc, berries between them."""
    begin, end = _BRANCH
    yield Stroke("line", tuple(arc(_MIDDLE, _RADIUS, begin - 8, end)), 3.5)
    for pair in range(_LEAVES):
        angle = begin + (end - begin) * pair / (_LEAVES - 1)
        foot = arc(_MIDDLE, _RADIUS, angle, angle, 1)[0]
        length = 29 - 7 * pair / (_LEAVES - 1)
        for tilt in (-34, 34):
            yield _leaf("line", foot, angle + 90 + tilt, length, 13)
        if pair % 2:
            berry = arc(_MIDDLE, _RADIUS + 13, angle - 7, angle - 7, 1)[0]
            yield Disc("shield", berry, 4)
    yield _leaf("line", arc(_MIDDLE, _RADIUS, end, end, 1)[0], end + 96, 24, 12)


def _mirrored(mark: Mark) -> Mark:
    def at(point: Point) -> Point:
        return _SIDE - point[0], point[1]

    return mapped(mark, at)


_HALF = tuple(_branch())
_RIBBON = (
    Polygon("shield", ((94, 168), (66, 196), (78, 195), (82, 200), (104, 176))),
    Polygon("shield", ((106, 168), (134, 196), (122, 195), (118, 200), (96, 176))),
    box("shield", 91, 163, 109, 181),
)
WREATH = Drawing(_SIDE, _SIDE, (*_HALF, *(_mirrored(mark) for mark in _HALF), *_RIBBON))
"""Golden laurel, as on the dome of the Secession; a shape fits inside."""

# Sources --------------------------------------------------------------------------------------

_FIGURE = "ink"  # a sign is one flat colour: that of the figures beside it

_WHEEL: Point = (50.0, 42.0)
_SIGHT = Drawing(
    100,
    100,
    (
        ring(_FIGURE, _WHEEL, 33, 8),
        *(
            Stroke(_FIGURE, tuple(arc(_WHEEL, 33, angle, angle + 180, 1)), 4)
            for angle in range(0, 180, 45)
        ),
        *(Disc(_FIGURE, arc(_WHEEL, 34, angle, angle, 1)[0], 8) for angle in range(0, 360, 45)),
        Stroke(_FIGURE, (_WHEEL, (28, 94)), 8),
        Stroke(_FIGURE, (_WHEEL, (72, 94)), 8),
        box(_FIGURE, 14, 90, 86, 98),
    ),
)
"""The Riesenrad."""

_MAJORITY = Drawing(
    100,
    100,
    (
        box(_FIGURE, 4, 62, 30, 96),
        box(_FIGURE, 37, 32, 63, 96),
        box(_FIGURE, 70, 62, 96, 96),
        Polygon(_FIGURE, ((50, 0), (66, 16), (50, 32), (34, 16))),
    ),
)
"""More than the neighbour on either side."""

_COMPARISON = Drawing(
    100,
    100,
    (
        *moved(icons.SYMBOLS[Symbol.CHURCH], (25.0, 0.0), 0.5),
        *moved(icons.SYMBOLS[Symbol.CITIZEN], (0.0, 50.0), 0.5),
        *moved(icons.SYMBOLS[Symbol.CROWN], (51.0, 50.0), 0.48),
    ),
)
"""Citizens, churches and crowns."""

_START = Drawing(
    100,
    100,
    (
        Stroke(_FIGURE, ((18, 6), (18, 94)), 9),
        Polygon(_FIGURE, ((22, 8), (94, 8), (78, 32), (94, 56), (22, 56))),
    ),
)
"""A flag at the starting line."""


class Tone(NamedTuple):
    """How a source looks: its ground, figures on it, and a sign in the colour of the figures."""

    ground: str
    figure: str
    drawing: Drawing

    def sign(self, paintbox: Paintbox, size: int) -> Image.Image:
        """The sign, ready to be put on the ground."""
        inks = dict.fromkeys((_FIGURE, "citizen", "church", "crown"), self.figure)
        return paintbox.sprite(self.drawing, (size, size), **inks, plot=self.ground)


_CARD = Drawing(
    100,
    100,
    (
        box(_FIGURE, 16, 2, 84, 98),
        box(ERASE, 25, 11, 75, 89),
        Polygon(_FIGURE, ((50, 20), (70, 50), (50, 80), (30, 50))),
    ),
)
_COIN = Drawing(
    100,
    100,
    (Disc(_FIGURE, (50, 50), 48), Disc(ERASE, (50, 50), 38), Disc(_FIGURE, (50, 50), 26)),
)

TONES: MappingProxyType[Source, Tone] = MappingProxyType(
    {
        Source.START: Tone("ink_soft", "paper", _START),
        Source.SIGHTS: Tone("plot", "ink", _SIGHT),
        Source.COMPARISONS: Tone("church", "paper", _COMPARISON),
        Source.HEURIGER: Tone("citizen", "paper", _CARD),
        Source.MAJORITIES: Tone("shield", "shield_ink", _MAJORITY),
        Source.COINS: Tone("coin", "coin_ink", _COIN),
    }
)
