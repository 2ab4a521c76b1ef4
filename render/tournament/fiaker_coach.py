"""The fiaker itself: two horses and an open coach, the ornament of tournaments."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

from render.vector import Disc, Drawing, Mark, Point, Polygon, Stroke, arc, box, mapped, ring

_Bead: TypeAlias = tuple[float, float, float]  # a point of a limb, and half its thickness there

_SMOOTHNESS = 6  # points of a curve between two given ones
_WIDTH, _HEIGHT = 446.0, 188.0
_HORSE = 1.15


def _curve(points: Sequence[Point]) -> tuple[Point, ...]:
    """A closed curve through these points."""
    count = len(points)
    path: list[Point] = []
    for at in range(count):
        before, begin, end, after = (points[(at + step) % count] for step in (-1, 0, 1, 2))
        for step in range(_SMOOTHNESS):
            share = step / _SMOOTHNESS
            x, y = (
                _between((before[axis], begin[axis], end[axis], after[axis]), share)
                for axis in (0, 1)
            )
            path.append((x, y))
    return tuple(path)


def _between(four: tuple[float, float, float, float], share: float) -> float:
    """Between the middle two of four values, as Catmull and Rom go."""
    a, b, c, d = four
    slope, bend, twist = c - a, 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d
    return b + share * (slope + share * (bend + share * twist)) / 2


def _limb(role: str, *beads: _Bead) -> Iterator[Mark]:
    """A leg, a tail, an arm: from bead to bead, thinner or thicker."""
    for x, y, thickness in beads:
        yield Disc(role, (x, y), thickness)
    for (x1, y1, r1), (x2, y2, r2) in pairwise(beads):
        length = math.hypot(x2 - x1, y2 - y1)
        nx, ny = (y1 - y2) / length, (x2 - x1) / length
        yield Polygon(
            role,
            (
                (x1 + nx * r1, y1 + ny * r1),
                (x2 + nx * r2, y2 + ny * r2),
                (x2 - nx * r2, y2 - ny * r2),
                (x1 - nx * r1, y1 - ny * r1),
            ),
        )


def _sagging(begin: Point, end: Point, by: float) -> tuple[Point, ...]:
    """A line that hangs through between its ends."""
    shares = [step / 12 for step in range(13)]
    return tuple(
        (
            begin[0] + (end[0] - begin[0]) * share,
            begin[1] + (end[1] - begin[1]) * share + 4 * by * share * (1 - share),
        )
        for share in shares
    )


# The horses -----------------------------------------------------------------------------------

_BODY: tuple[Point, ...] = (
    *((129, 4), (135, 2), (142, 10), (155, 31), (155, 38), (147, 40), (134, 29), (128, 36)),
    *((124, 56), (115, 72), (98, 79), (76, 77), (54, 74), (34, 80), (20, 75), (13, 62)),
    *((19, 48), (36, 43), (60, 48), (80, 46), (92, 39), (103, 22), (116, 8)),
)


def _horse(role: str) -> Iterator[Mark]:
    """A horse at a trot, going right; its hooves stand at 130."""
    yield from _limb(role, (17, 52, 4), (4, 58, 5.5), (-2, 76, 5), (3, 96, 1.5))
    yield from _limb(role, (26, 68, 12), (28, 87, 7), (12, 100, 4.2), (7, 120, 2.8), (4, 127, 3.6))
    yield from _limb(
        role, (34, 68, 12), (49, 88, 7), (41, 104, 4.2), (50, 122, 2.8), (55, 127, 3.6)
    )
    yield from _limb(
        role, (106, 64, 11), (101, 85, 6), (98, 104, 4), (93, 122, 2.8), (96, 127, 3.6)
    )
    yield from _limb(role, (111, 62, 10), (131, 79, 5.5), (126, 99, 3.4), (118, 104, 3.6))
    yield Polygon(role, _curve(_BODY))
    yield Polygon(role, ((126, 6), (129, -9), (136, 4)))


def _harness() -> Iterator[Mark]:
    """Bridle, collar and girth in gold; the crocheted cap is for the ears."""
    yield Polygon("line", ((127, 7), (129, -9), (137, 5)))
    yield Stroke("line", ((133, 29), (140, 8)), 2.6)
    yield Stroke("line", ((137, 19), (150, 33)), 2.4)
    yield Stroke("line", ((101, 26), (112, 50), (113, 73)), 4.6)
    yield Stroke("line", ((111, 58), (60, 60), (-36, 68)), 3)
    yield Stroke("line", ((72, 48), (70, 77)), 3)


# The coach ------------------------------------------------------------------------------------

_TUB: tuple[Point, ...] = (
    *((26, 84), (60, 88), (96, 90), (128, 84), (140, 76), (146, 82), (138, 108)),
    *((118, 124), (92, 128), (60, 127), (36, 116), (24, 98)),
)


def _wheel(middle: Point, radius: float) -> Iterator[Mark]:
    yield ring("shield", middle, radius - 3, 6)
    for angle in range(0, 180, 30):
        yield Stroke("shield", tuple(arc(middle, radius - 4, angle, angle + 180, 1)), 2.6)
    yield Disc("shield", middle, 7)
    yield Disc("line", middle, 3.6)


def _hood() -> Iterator[Mark]:
    """The hood, half let down: a fan of leather over the back seat."""
    hinge = (66.0, 92.0)
    yield Polygon("ink", (hinge, *arc(hinge, 62, 176, 268)))
    for angle in (199, 222, 245):
        yield Stroke(
            "line", (arc(hinge, 14, angle, angle, 1)[0], arc(hinge, 60, angle, angle, 1)[0]), 2.4
        )
    yield Stroke("line", tuple(arc(hinge, 62, 176, 268)), 3)


def _coachman() -> Iterator[Mark]:
    """In a bowler hat, on his box, with the reins and a long whip."""
    yield Stroke("ink", ((188, 62), (214, 6)), 2.6)
    yield Stroke("ink", tuple(arc((214, 30), 24, 270, 370)), 1.8)
    yield from _limb("ink", (160, 74, 10), (163, 54, 11), (166, 44, 8))
    yield from _limb("ink", (164, 76, 9), (184, 78, 7), (190, 98, 5), (196, 100, 4))
    yield from _limb("ink", (166, 48, 6), (176, 64, 4.5), (189, 62, 4))
    yield Disc("ink", (169, 30), 8)
    yield Polygon("ink", tuple(arc((168, 25), 10, 180, 360)))
    yield Stroke("ink", ((154, 25), (183, 25)), 3.4)
    yield Stroke("line", ((159, 22), (177, 22)), 2.4)


def _coach() -> Iterator[Mark]:
    yield from _hood()
    yield Stroke("ink", ((44, 132), (150, 132), (200, 120)), 5)
    yield from _coachman()
    yield Polygon(
        "ink",
        (
            (138, 84),
            (172, 82),
            (178, 90),
            (186, 110),
            (206, 108),
            (206, 114),
            (180, 118),
            (150, 116),
        ),
    )
    yield Polygon("ink", _curve(_TUB))
    yield Stroke("line", ((30, 93), (60, 97), (98, 98), (136, 92)), 3)
    yield Stroke("line", ((82, 99), (80, 126)), 2.4)
    yield Stroke("line", ((112, 98), (108, 125)), 2.4)
    yield box("line", 148, 84, 157, 98)
    yield Polygon("line", ((146, 84), (152.5, 76), (159, 84)))
    yield from _wheel((52, 148), 38)
    yield from _wheel((158, 156), 30)


def _at(marks: Iterator[Mark], dx: float, dy: float) -> Iterator[Mark]:
    """Marks of a horse, as large as a horse is beside a coach."""
    for mark in marks:
        yield mapped(mark, lambda p: (p[0] * _HORSE + dx, p[1] * _HORSE + dy), _HORSE)


def _fiaker() -> Iterator[Mark]:
    yield from _at(_horse("ink_soft"), 256, 29)
    yield Stroke("ink", ((190, 122), (330, 108)), 4)
    yield from _at(_horse("ink"), 232, 38)
    yield from _at(_harness(), 232, 38)
    yield Stroke("line", _sagging((189, 62), (402, 74), 34), 1.8)
    yield from _coach()


FIAKER = Drawing(_WIDTH, _HEIGHT, tuple(_fiaker()))
"""Two horses, an open coach, and a coachman in a bowler hat, going right."""
