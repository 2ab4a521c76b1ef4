"""What the landmarks are built from: arches, domes, trees, and limbs for everything that lives.

A vignette is a band of 200 x 52 units standing on a strip of ground. It is shown small and behind
dice, so nothing in it is thinner than 2.5 units, and it names only four colours.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TypeAlias

from render.vector import Disc, Drawing, Mark, Point, Polygon, Stroke, arc, box, mapped

WIDTH = 200.0
HEIGHT = 52.0
GROUND = 49.0
MIDDLE = WIDTH / 2
FINE = 2.5
"""The thinnest line that survives at a third of the size."""

TONE = "line_soft"
GOLD = "line"
AIR = "plot"
DARK = "ink_soft"

Piece: TypeAlias = "Mark | tuple[Piece, ...]"
"""A mark, or pieces grouped from the back to the front."""

Bead: TypeAlias = tuple[float, float, float]
"""A point of a limb and how thick the limb is there, as a radius."""


# Putting together -----------------------------------------------------------------------------


def marks_of(piece: Piece) -> tuple[Mark, ...]:
    """The marks of a piece without their grouping."""
    if isinstance(piece, tuple):
        return tuple(mark for part in piece for mark in marks_of(part))
    return (piece,)


def vignette(*pieces: Piece) -> Drawing:
    """The pieces standing on the ground."""
    ground = box(TONE, 0, GROUND, WIDTH, HEIGHT)
    return Drawing(WIDTH, HEIGHT, (ground, *marks_of(pieces)))


def placed(piece: Piece, x: float, y: float, scale: float = 1.0, *, flip: bool = False) -> Piece:
    """The piece scaled, mirrored if asked, and its origin moved to this point."""
    across = -scale if flip else scale

    def at(point: Point) -> Point:
        return point[0] * across + x, point[1] * scale + y

    return tuple(mapped(mark, at, scale, thinnest=FINE) for mark in marks_of(piece))


def pair(*pieces: Piece, axis: float = MIDDLE) -> Piece:
    """The pieces and their mirror image on the other side of the axis."""
    return pieces, placed(pieces, 2 * axis, 0, flip=True)


# Masonry --------------------------------------------------------------------------------------


def bars(role: str, span: Point, top: float, foot: float, count: int, width: float = FINE) -> Piece:
    """Upright bars spread evenly over the span: columns, or windows in the colour of air."""
    left, right = span
    step = (right - left) / count
    middles = (left + step * (index + 0.5) for index in range(count))
    return tuple(box(role, x - width / 2, top, x + width / 2, foot) for x in middles)


def arch(role: str, x: float, half: float, top: float, foot: float) -> Polygon:
    """A round-headed opening."""
    head = arc((x, top + half), half, 180, 360, 16)
    return Polygon(role, ((x - half, foot), *head, (x + half, foot)))


def lancet(role: str, x: float, half: float, top: float, foot: float) -> Polygon:
    """A pointed opening."""
    side = arc((x - half, top + 1.73 * half), 2 * half, 0, -60, 8)
    return Polygon(
        role,
        ((x + half, foot), *side, *((2 * x - px, y) for px, y in reversed(side)), (x - half, foot)),
    )


def arcade(
    role: str,
    span: Point,
    top: float,
    foot: float,
    count: int,
    pier: float = FINE,
    *,
    pointed: bool = False,
) -> Piece:
    """Arches side by side, with piers between them."""
    left, right = span
    step = (right - left) / count
    half = (step - pier) / 2
    shape = lancet if pointed else arch
    return tuple(shape(role, left + step * (i + 0.5), half, top, foot) for i in range(count))


def gable(role: str, x: float, half: float, top: float, foot: float) -> Polygon:
    """A triangle: pediment, steep roof or spire."""
    return Polygon(role, ((x - half, foot), (x, top), (x + half, foot)))


def mansard(role: str, x: float, half: tuple[float, float], top: float, foot: float) -> Polygon:
    """A roof with sloping sides: half as wide above, and half as wide below."""
    above, below = half
    return Polygon(role, ((x - below, foot), (x - above, top), (x + above, top), (x + below, foot)))


def dome(role: str, x: float, half: float, top: float, foot: float) -> Polygon:
    """A half ellipse."""
    return Polygon(role, tuple((x + half * u, foot + (foot - top) * v) for u, v in _UPPER))


def bell(role: str, x: float, half: float, top: float, foot: float) -> Polygon:
    """A baroque roof that swings in below its shoulders and out again at the eaves."""
    rise = foot - top
    swing = ((1, 0), (0.84, 0.12), (0.78, 0.3), (0.7, 0.52), (0.5, 0.74), (0.24, 0.9), (0.1, 1))
    right = curve(tuple((x + half * u, foot - rise * v) for u, v in swing))
    return Polygon(role, (*right, *((2 * x - px, py) for px, py in reversed(right))))


def stairs(role: str, x: float, half: tuple[float, float], top: float, count: int) -> Piece:
    """Steps down to the ground, from this half width to that."""
    above, below = half
    deep = (GROUND - top) / count
    grow = (below - above) / max(count - 1, 1)
    return tuple(
        box(role, x - above - grow * i, top + deep * i, x + above + grow * i, GROUND)
        for i in range(count)
    )


def finial(x: float, top: float, foot: float) -> Piece:
    """A golden ball that ends in a needle, on top of a roof."""
    return Disc(GOLD, (x, foot - 1.6), 2), gable(GOLD, x, 1.4, top, foot - 1)


_UPPER = tuple(arc((0, 0), 1, 180, 360, 24))


# Street and garden ----------------------------------------------------------------------------


def laurel(x: float, top: float = 31, radius: float = 5.5) -> Piece:
    """A tree clipped to a ball, as the Secession drew it."""
    return (
        box(TONE, x - 1.25, top + radius, x + 1.25, GROUND),
        Disc(TONE, (x, top + radius), radius),
    )


def poplar(x: float, top: float = 18, half: float = 4) -> Piece:
    """A slender tree, pointed above."""
    foot = GROUND - 4
    rise = foot - top
    sides = ((0, 0), (0.55, 0.28), (0.95, 0.62), (0.85, 0.86), (0.3, 1))
    right = curve(tuple((x + half * u, top + rise * v) for u, v in sides))
    left = tuple((2 * x - px, py) for px, py in reversed(right))
    return box(TONE, x - 1.25, foot - 1, x + 1.25, GROUND), Polygon(TONE, (*right, *left))


def cone(x: float, top: float = 36, half: float = 4) -> Polygon:
    """A yew clipped to a pyramid."""
    return gable(TONE, x, half, top, GROUND)


def lamp(x: float, top: float = 24) -> Piece:
    """A street lamp with two golden globes."""
    return (
        box(TONE, x - 1.25, top, x + 1.25, GROUND),
        box(TONE, x - 3, GROUND - 3, x + 3, GROUND),
        Stroke(
            TONE,
            ((x - 4.5, top + 4), (x - 4.5, top + 6), (x + 4.5, top + 6), (x + 4.5, top + 4)),
            FINE,
        ),
        Disc(GOLD, (x - 4.5, top + 2), 2.4),
        Disc(GOLD, (x + 4.5, top + 2), 2.4),
    )


def figure(role: str, x: float, top: float, foot: float) -> Piece:
    """A standing person, robed."""
    tall = foot - top
    head = max(tall * 0.13, 1.25)
    waist = max(tall * 0.11, 1.25)
    return (
        Disc(role, (x, top + head), head),
        limb(role, (x, top + tall * 0.42, tall * 0.17), (x, top + tall * 0.64, waist)),
        mansard(role, x, (waist, tall * 0.22), top + tall * 0.6, foot),
    )


# Lines that live ------------------------------------------------------------------------------


def curve(points: tuple[Point, ...], steps: int = 6) -> tuple[Point, ...]:
    """A smooth line through the points."""
    return tuple((x, y) for x, y, _ in _smooth(tuple((x, y, 0.0) for x, y in points), steps))


def limb(role: str, *beads: Bead) -> Piece:
    """A string of beads with its skin drawn tight: legs, necks, bodies, folds."""
    smooth = _smooth(beads, 4) if len(beads) > 2 else beads
    discs = tuple(Disc(role, (x, y), r) for x, y, r in smooth)
    return discs, tuple(_skin(role, one, two) for one, two in pairwise(smooth))


def _smooth(beads: tuple[Bead, ...], steps: int) -> tuple[Bead, ...]:
    """The beads, and more between them on a curve after Catmull and Rom."""
    whole = (beads[0], *beads, beads[-1])
    line = (
        _between(whole[start : start + 4], step / steps)
        for start in range(len(beads) - 1)
        for step in range(steps)
    )
    return (*line, beads[-1])


def _between(four: tuple[Bead, ...], t: float) -> Bead:
    """Where the curve is between the two middle beads of four."""
    x, y, r = (
        (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        / 2
        for a, b, c, d in zip(*four, strict=True)
    )
    return x, y, r


def _skin(role: str, one: Bead, two: Bead) -> Polygon:
    """The area between the two outer tangents of two beads."""
    (x, y, r), (u, v, s) = one, two
    far = max(math.hypot(u - x, v - y), 0.001)
    along = math.atan2(v - y, u - x)
    lean = math.acos(max(-1.0, min(1.0, (r - s) / far)))
    corners = ((x, y, r, lean), (u, v, s, lean), (u, v, s, -lean), (x, y, r, -lean))
    return Polygon(
        role,
        tuple(
            (cx + k * math.cos(along + a), cy + k * math.sin(along + a)) for cx, cy, k, a in corners
        ),
    )
