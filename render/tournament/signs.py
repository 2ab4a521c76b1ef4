"""Small signs: how a place changed, who is a computer, a table, and a shape for each course."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import MappingProxyType

from PIL import Image

from render.shapes import MOST_SEATS, token
from render.tournament.sheets import Mark as Movement
from render.vector import Disc, Drawing, Mark, Point, Polygon, Stroke, arc, box, star
from render.visual_style import Paintbox

_SIZE = 100.0
_RIM = 7.0


def _icon(*marks: Mark) -> Drawing:
    return Drawing(_SIZE, _SIZE, marks)


# Places ---------------------------------------------------------------------------------------

MOVEMENTS: MappingProxyType[Movement, Drawing] = MappingProxyType(
    {
        "up": _icon(Polygon("citizen", ((50, 12), (94, 84), (6, 84)))),
        "down": _icon(Polygon("alert", ((50, 88), (94, 16), (6, 16)))),
        "same": _icon(box("ink_soft", 14, 40, 86, 60)),
        "new": _icon(star("crown", (50, 53), 52, 22)),
        "out": _icon(
            Stroke("ink_soft", ((18, 18), (82, 82)), 17),
            Stroke("ink_soft", ((82, 18), (18, 82)), 17),
        ),
    }
)
"""Each has a shape of its own; colours only repeat what it says."""

COMPUTER = _icon(
    Stroke("ink_soft", ((50, 6), (50, 26)), 7),
    Disc("line", (50, 9), 9),
    box("ink_soft", 8, 26, 92, 88),
    box("card", 18, 36, 82, 78),
    Disc("ink_soft", (36, 54), 8.5),
    Disc("ink_soft", (64, 54), 8.5),
    box("ink_soft", 36, 68, 64, 73),
    box("ink_soft", 0, 44, 8, 70),
    box("ink_soft", 92, 44, 100, 70),
)
"""The face of an automaton: not a person."""

BULLET = _icon(Polygon("line", ((50, 20), (80, 50), (50, 80), (20, 50))))
"""Before somebody of whom nothing else is to be said."""


@cache
def round_table(people: int) -> Drawing:
    """A table from above, with a chair for everybody."""
    turn = 360 / max(people, 1)
    chairs = (arc((50, 50), 41, place * turn - 90, 0, 1)[0] for place in range(people))
    return _icon(
        *(Disc("ink_soft", chair, 9) for chair in chairs),
        Disc("line", (50, 50), 29),
        Disc("plot", (50, 50), 22),
    )


# Shapes of courses ----------------------------------------------------------------------------


def _star(role: str, inset: float) -> tuple[Mark, ...]:
    return (star(role, (50, 54), 54 - inset * 1.9, 25 - inset * 0.7),)


def _triangle(role: str, inset: float) -> tuple[Mark, ...]:
    low, side = 92 - inset, 2 + inset * 1.75
    return (Polygon(role, ((50, 2 + inset * 2.1), (_SIZE - side, low), (side, low))),)


def _cross(role: str, inset: float) -> tuple[Mark, ...]:
    near, far, begin, end = 3 + inset, 97 - inset, 30 + inset, 70 - inset
    return box(role, begin, near, end, far), box(role, near, begin, far, end)


def _hourglass(role: str, inset: float) -> tuple[Mark, ...]:
    near, far, waist = 8 + inset * 1.4, 92 - inset * 1.4, 10 - inset * 0.6
    top, low = 4 + inset, 96 - inset
    points = ((near, top), (far, top), (50 + waist, 50), (far, low), (near, low), (50 - waist, 50))
    return (Polygon(role, points),)


def _heart(role: str, inset: float) -> tuple[Mark, ...]:
    flanks: tuple[Point, ...] = ((5 + inset, 41), (95 - inset, 41), (50, 98 - inset * 1.5))
    lobes = (Disc(role, (x, 32), 27 - inset) for x in (29, 71))
    return *lobes, Polygon(role, flanks), box(role, 40, 22, 60, 42)


def _crown(role: str, inset: float) -> tuple[Mark, ...]:
    left, right, low = 3 + inset, 97 - inset, 93 - inset
    tips = ((right - inset * 0.4, 12 + inset * 2.2), (72, 46 + inset * 0.8))
    back = ((28, 46 + inset * 0.8), (left + inset * 0.4, 12 + inset * 2.2))
    return (Polygon(role, ((left, low), (right, low), *tips, (50, 4 + inset * 2.2), *back)),)


def _hexagon(role: str, inset: float) -> tuple[Mark, ...]:
    return (Polygon(role, tuple(arc((50, 50), 52 - inset * 1.15, 30, 390, 6))),)


_OUTLINES: tuple[Callable[[str, float], tuple[Mark, ...]], ...] = (
    _star,
    _triangle,
    _cross,
    _hourglass,
    _heart,
    _crown,
    _hexagon,
)
MOST_COURSES = MOST_SEATS + len(_OUTLINES)
"""So many have shapes of their own."""


@cache
def course_shape(course: int) -> Drawing:
    """The shape of a course: first those of the seats at a table, then others."""
    if course < MOST_SEATS:
        return token(course)
    outline = _OUTLINES[course - MOST_SEATS]
    return Drawing(_SIZE, _SIZE, (*outline("shade", 0), *outline("fill", _RIM)))


def course_sign(paintbox: Paintbox, course: int, size: int) -> Image.Image:
    """The shape of a course in its colour."""
    return paintbox.sprite(course_shape(course), (size, size), course % MOST_SEATS)
