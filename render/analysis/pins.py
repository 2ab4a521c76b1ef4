"""Pins in the chart of an analysis: the choices that cost most, on the lines of their seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from math import hypot
from typing import NamedTuple

from render.analysis.chance_lines import Path, Scale, Spot, height_at
from render.analysis.player_signs import BADGE
from render.analysis.story import Point
from render.canvas import Box

DOT = 10  # half as wide as the dot on the line, with its rim
_RISES, _SHIFTS = range(-8, 9), range(-4, 5)  # where a figure may stand, in these steps
_RISE, _SHIFT = 24, 20  # pixels
_SLANT = 3.0  # how much worse a pixel sideways is than one up or down
_HIDING = 2.0  # and a pixel of a line that nobody sees any more
_SAMPLE = 4
_REACH = _SHIFTS[-1] * _SHIFT + BADGE // 2  # how far to the side a figure may reach


class Pin(NamedTuple):
    """A choice in the chart: where it is on the line, and where its figure stands."""

    number: int
    seat: int
    spot: Spot
    badge: Box

    @property
    def head(self) -> Spot:
        """The middle of the figure."""
        left, top, right, bottom = self.badge
        return (left + right) / 2, (top + bottom) / 2

    def is_at(self, area: Box) -> bool:
        """Whether something here would lie on the pin."""
        return _touch(area, self.badge) or _touch(area, around(self.spot, DOT))


def pins_of(points: Sequence[Point], paths: Sequence[Path], scale: Scale) -> tuple[Pin, ...]:
    """A pin for each choice: its figure stands where it hides least, and no other pin."""
    spots = [_spot(point, paths, scale) for point in points]
    drawn = [spot for path in paths for spot in _samples(path)]
    pins: list[Pin] = []
    for number, (point, spot) in enumerate(zip(points, spots, strict=True), start=1):
        taken = [*(pin.badge for pin in pins), *(around(other, DOT) for other in spots)]
        free = (
            place
            for place in _places(spot, scale)
            if not any(_touch(place, other) for other in taken)
        )
        near = [(x, y) for x, y in drawn if abs(x - spot[0]) <= _REACH]
        best = min(free, key=lambda place: _cost(place, spot, near))
        pins.append(Pin(number, point.seat, spot, best))
    return tuple(pins)


def around(spot: Spot, reach: int) -> Box:
    """The square that reaches so far from here."""
    x, y = round(spot[0]), round(spot[1])
    return x - reach, y - reach, x + reach, y + reach


def _spot(point: Point, paths: Sequence[Path], scale: Scale) -> Spot:
    x = scale.x(point.at)
    return x, height_at(paths[point.seat], x)


def _places(spot: Spot, scale: Scale) -> Iterator[Box]:
    left, top, right, bottom = scale.plot
    for rise, shift in product(_RISES, _SHIFTS):
        place = around((spot[0] + shift * _SHIFT, spot[1] + rise * _RISE), BADGE // 2)
        if left < place[0] and top < place[1] and place[2] < right and place[3] < bottom:
            yield place


def _cost(place: Box, spot: Spot, drawn: Sequence[Spot]) -> float:
    left, top, right, bottom = place
    x, y = (left + right) / 2, (top + bottom) / 2
    hidden = sum(left < dx < right and top < dy < bottom for dx, dy in drawn)
    return abs(y - spot[1]) + _SLANT * abs(x - spot[0]) + _HIDING * _SAMPLE * hidden


def _samples(path: Path) -> Iterator[Spot]:
    """Spots all along a line, a few pixels apart."""
    for (x1, y1), (x2, y2) in pairwise(path):
        steps = max(round(hypot(x2 - x1, y2 - y1) / _SAMPLE), 1)
        for step in range(steps):
            share = step / steps
            yield x1 + (x2 - x1) * share, y1 + (y2 - y1) * share


def _touch(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
