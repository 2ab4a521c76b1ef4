"""Small drawings as data: flat shapes in a box of their own units, made into sprites.

A drawing knows colours only by their role ("ink", "line", "fill"); whoever makes the sprite says
what each role looks like. So one drawing serves every theme, palette and size.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TypeAlias

import msgspec
from PIL import Image, ImageDraw

from render.colours import Rgb

Point: TypeAlias = tuple[float, float]

ERASE = "erase"
"""The role that cuts a hole into what was drawn before."""

_FINENESS = 4  # drawn so many times larger, then averaged: smooth edges


class Polygon(msgspec.Struct, frozen=True):
    """A filled outline."""

    role: str
    points: tuple[Point, ...]


class Disc(msgspec.Struct, frozen=True):
    """A filled circle."""

    role: str
    centre: Point
    radius: float


class Stroke(msgspec.Struct, frozen=True):
    """A line with round joints and ends."""

    role: str
    points: tuple[Point, ...]
    width: float


Mark: TypeAlias = Polygon | Disc | Stroke


class Drawing(msgspec.Struct, frozen=True, cache_hash=True):
    """Marks, from the back to the front, in a box of this size."""

    width: float
    height: float
    marks: tuple[Mark, ...]


def box(role: str, left: float, top: float, right: float, bottom: float) -> Polygon:
    """A rectangle."""
    return Polygon(role, ((left, top), (right, top), (right, bottom), (left, bottom)))


def arc(centre: Point, radius: float, begin: float, end: float, steps: int = 24) -> list[Point]:
    """Points along a circle; degrees, clockwise from the right."""
    x, y = centre
    angles = (math.radians(begin + (end - begin) * step / steps) for step in range(steps + 1))
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def ring(role: str, centre: Point, radius: float, width: float) -> Stroke:
    """A circle drawn as a line."""
    return Stroke(role, tuple(arc(centre, radius, 0, 360, 48)), width)


def star(role: str, centre: Point, outer: float, inner: float) -> Polygon:
    """A star with five points, one of them up."""
    tips = (
        arc(centre, radius, angle, angle, 1)[0]
        for turn in range(5)
        for radius, angle in ((outer, turn * 72 - 90), (inner, turn * 72 - 54))
    )
    return Polygon(role, tuple(tips))


def mapped(
    mark: Mark, at: Callable[[Point], Point], scale: float = 1.0, *, thinnest: float = 0.0
) -> Mark:
    """The mark with every point elsewhere, radii and widths scaled; lines not thinner than this."""
    match mark:
        case Polygon():
            return Polygon(mark.role, tuple(at(point) for point in mark.points))
        case Disc():
            return Disc(mark.role, at(mark.centre), mark.radius * scale)
        case Stroke():
            points = tuple(at(point) for point in mark.points)
            return Stroke(mark.role, points, max(mark.width * scale, thinnest))


def moved(drawing: Drawing, by: Point, scale: float = 1.0) -> tuple[Mark, ...]:
    """The marks of a drawing, scaled and moved, to put into another drawing."""
    dx, dy = by

    def at(point: Point) -> Point:
        return point[0] * scale + dx, point[1] * scale + dy

    return tuple(mapped(mark, at, scale) for mark in drawing.marks)


def turned(drawing: Drawing) -> Drawing:
    """The drawing turned by a quarter to the right."""

    def at(point: Point) -> Point:
        return drawing.height - point[1], point[0]

    marks = tuple(mapped(mark, at) for mark in drawing.marks)
    return Drawing(drawing.height, drawing.width, marks)


def sprite(drawing: Drawing, size: tuple[int, int], colours: Mapping[str, Rgb]) -> Image.Image:
    """The drawing at this size in pixels, transparent where nothing was drawn."""
    large = Image.new("RGBA", (size[0] * _FINENESS, size[1] * _FINENESS))
    pen = ImageDraw.Draw(large)
    scale = min(large.width / drawing.width, large.height / drawing.height)
    left = (large.width - drawing.width * scale) / 2
    top = (large.height - drawing.height * scale) / 2
    for mark in moved(drawing, (left, top), scale):
        colour = (0, 0, 0, 0) if mark.role == ERASE else (*colours[mark.role], 255)
        _draw(pen, mark, colour)
    # Averaged with alpha multiplied in, or edges would darken towards the transparent black.
    return large.convert("RGBa").reduce(_FINENESS).convert("RGBA")


def _draw(pen: ImageDraw.ImageDraw, mark: Mark, colour: tuple[int, int, int, int]) -> None:
    match mark:
        case Polygon():
            pen.polygon(mark.points, fill=colour)
        case Disc():
            x, y = mark.centre
            r = mark.radius
            pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)
        case Stroke():
            width = max(round(mark.width), 1)
            pen.line(mark.points, fill=colour, width=width, joint="curve")
            for x, y in (mark.points[0], mark.points[-1]):
                pen.ellipse(
                    (x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=colour
                )
