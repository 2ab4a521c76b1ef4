"""Which things in a picture lie where they should not."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from render.canvas import Box, Placed


def overlaps(one: Box, other: Box) -> bool:
    """Whether two boxes share a pixel."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def is_inside(inner: Box, outer: Box) -> bool:
    """Whether a box lies in another."""
    return (
        outer[0] <= inner[0]
        and outer[1] <= inner[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )


def collisions(placed: Sequence[Placed]) -> list[tuple[Placed, Placed]]:
    """Pairs of things on top of each other. A figure may lie on a sign, if it is all on it."""
    return [
        (one, other)
        for one, other in combinations(placed, 2)
        if overlaps(one.box, other.box) and not _is_figure_on_sign(one, other)
    ]


def _is_figure_on_sign(one: Placed, other: Placed) -> bool:
    kinds = {one.kind: one, other.kind: other}
    return set(kinds) == {"icon", "number"} and is_inside(kinds["number"].box, kinds["icon"].box)


def outside(placed: Sequence[Placed], size: tuple[int, int]) -> list[Placed]:
    """Things that stick out of a picture of this size."""
    return [thing for thing in placed if not is_inside(thing.box, (0, 0, *size))]
