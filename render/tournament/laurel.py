"""Laurel for those who won."""

from __future__ import annotations

import math
from collections.abc import Iterator

from render.vector import Disc, Drawing, Mark, Point, Polygon, Stroke, arc, box, mapped

_SIDE = 200.0
_MIDDLE: Point = (100.0, 94.0)
_RADIUS = 77.0
_PAIRS = 8  # of leaves, on each branch
_KNOT, _TIP = 100.0, 246.0  # degrees: where the left branch begins and ends
_TILT = 33.0  # how far a leaf leaves the branch


def _leaf(foot: Point, angle: float, length: float) -> Polygon:
    """A pointed leaf: two arcs from its foot to its tip."""
    along = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    outline: list[Point] = []
    for side, shares in ((0.21, range(9)), (-0.21, range(8, -1, -1))):
        for step in shares:
            share = step / 8
            out = side * length * math.sin(math.pi * share)
            x = foot[0] + along[0] * length * share - along[1] * out
            outline.append((x, foot[1] + along[1] * length * share + along[0] * out))
    return Polygon("line", tuple(outline))


def _branch() -> Iterator[Mark]:
    """The left one, with a berry at every second pair of leaves."""
    yield Stroke("line", tuple(arc(_MIDDLE, _RADIUS, _KNOT - 6, _TIP)), 4)
    for pair in range(_PAIRS):
        share = pair / (_PAIRS - 1)
        angle = _KNOT + 6 + (_TIP - _KNOT - 6) * share
        foot = arc(_MIDDLE, _RADIUS, angle, angle, 1)[0]
        for tilt in (-_TILT, _TILT):
            yield _leaf(foot, angle + 90 + tilt, 33 - 6 * share)
        if pair % 2:
            yield Disc("shield", arc(_MIDDLE, _RADIUS + 15, angle - 8, angle - 8, 1)[0], 4.4)
    tip = arc(_MIDDLE, _RADIUS, _TIP, _TIP, 1)[0]
    yield _leaf(tip, _TIP + 94, 27)


def _mirrored(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    return tuple(mapped(mark, lambda point: (_SIDE - point[0], point[1])) for mark in marks)


_LEFT = tuple(_branch())
_END: tuple[Mark, ...] = (
    Polygon("shield", ((95, 170), (64, 194), (77, 194), (80, 200), (105, 178))),
)
_KNOTTED = box("shield", 90, 161, 110, 181)

LAUREL = Drawing(_SIDE, 2 * _MIDDLE[1], (*_LEFT, *_mirrored(_LEFT)))
"""Two branches; a figure fits into the middle."""

WREATH = Drawing(_SIDE, _SIDE, (*LAUREL.marks, *_END, *_mirrored(_END), _KNOTTED))
"""Two branches and a ribbon; a medal fits inside."""

WREATH_MIDDLE = _MIDDLE[1] / _SIDE
"""How far down the middle of a wreath is, as a share of its height."""


def laurel_size(width: int) -> tuple[int, int]:
    """How large laurel of this width is."""
    return width, round(width * LAUREL.height / LAUREL.width)
