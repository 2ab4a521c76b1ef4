"""Smooth lines on a flat ground: charts are drawn a few times too large, then averaged."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from PIL import Image, ImageDraw

from render.canvas import Box, Canvas
from render.colours import Rgb
from render.vector import Point

_FINENESS = 3  # enough for lines; quicker than a sprite, as nothing has to be transparent


class Plate:
    """A part of a picture, in the picture's own pixels, to be put on it when it is finished."""

    def __init__(self, canvas: Canvas, area: Box) -> None:
        self._canvas = canvas
        self._at = area[:2]
        ground = canvas.image.crop(area)
        size = ground.width * _FINENESS, ground.height * _FINENESS
        self._large = ground.resize(size, Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]  its stubs name numpy
        self._pen = ImageDraw.Draw(self._large)

    def line(self, points: Sequence[Point], width: float, colour: Rgb) -> None:
        """A line with round joints and ends."""
        path = [self._large_at(point) for point in points]
        thick = round(width * _FINENESS)
        self._pen.line(path, fill=colour, width=thick, joint="curve")
        for x, y in (path[0], path[-1]):
            half = thick / 2
            self._pen.ellipse((x - half, y - half, x + half, y + half), fill=colour)

    def shape(self, points: Sequence[Point], colour: Rgb) -> None:
        """A filled outline."""
        self._pen.polygon([self._large_at(point) for point in points], fill=colour)

    def disc(self, middle: Point, radius: float, colour: Rgb) -> None:
        """A filled circle."""
        (x, y), r = self._large_at(middle), radius * _FINENESS
        self._pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)

    def finish(self) -> None:
        """Put it where it belongs."""
        self._canvas.image.paste(self._large.reduce(_FINENESS), self._at)

    def _large_at(self, point: Point) -> Point:
        return (point[0] - self._at[0]) * _FINENESS, (point[1] - self._at[1]) * _FINENESS


def dashes_of(path: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    """A line cut into dashes; the first begins where the line does."""
    dashes: list[list[Point]] = [[path[0]]]
    left, is_drawn = dash, True
    for (x1, y1), (x2, y2) in pairwise(path):
        length, gone = hypot(x2 - x1, y2 - y1), 0.0
        while length - gone > left:
            gone += left
            spot = x1 + (x2 - x1) * gone / length, y1 + (y2 - y1) * gone / length
            if is_drawn:
                dashes[-1].append(spot)
            else:
                dashes.append([spot])
            is_drawn = not is_drawn
            left = dash if is_drawn else gap
        left -= length - gone
        if is_drawn:
            dashes[-1].append((x2, y2))
    return [dash_ for dash_ in dashes if len(dash_) > 1]
