"""The lines of an analysis in numbers: everybody's chance of winning from move to move."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import NamedTuple, TypeAlias

from render.canvas import Box

Course: TypeAlias = Sequence[tuple[int, Sequence[float]]]
Spot: TypeAlias = tuple[float, float]
Path: TypeAlias = tuple[Spot, ...]

LINE = 6.0
LABEL_STEP = 44
_CALM = 26  # pixels to either side


class Scale(NamedTuple):
    """Moves and chances in pixels."""

    plot: Box
    moves: int

    def x(self, moves: float) -> float:
        """How far right so many moves are; a match without any is all at its end."""
        left, _, right, _ = self.plot
        return left + (right - left) * (moves / self.moves if self.moves else 1)

    def y(self, chance: float) -> float:
        """How high a chance is."""
        _, top, _, bottom = self.plot
        return bottom - (bottom - top) * chance


def order_at_end(course: Course) -> tuple[int, ...]:
    """The seats from the best to the worst end; of equal ones first who was ahead before."""
    seats = range(len(course[-1][1]))
    return tuple(
        sorted(seats, key=lambda seat: [-chances[seat] for _, chances in reversed(course)])
    )


def calmed(course: Course, scale: Scale) -> Course:
    """Each chance as the mean of those close by, the nearest counting most; the result as it is.

    Chances are estimated move by move. What goes up and down again within a few moves is mostly
    the estimate, and would hide how the match went.
    """
    left, _, right, _ = scale.plot
    reach = max(_CALM * scale.moves / (right - left), 1)
    *before, result = course
    calm: list[tuple[int, Sequence[float]]] = []
    for moves, chances in before:
        near = [(1 - abs(at - moves) / reach, own) for at, own in before if abs(at - moves) < reach]
        whole = sum(weight for weight, _ in near)
        mean = [sum(weight * own[seat] for weight, own in near) for seat in range(len(chances))]
        calm.append((moves, [one / whole for one in mean]))
    return [*calm, result]


def paths_of(course: Course, scale: Scale, order: Sequence[int]) -> tuple[Path, ...]:
    """The line of each seat; lines at the same height lie beside each other, in this order."""
    columns: list[list[Spot]] = []
    for moves, chances in calmed(course, scale):
        heights = {seat: scale.y(chances[seat]) for seat in order}
        apart = kept_apart(heights, LINE, (scale.plot[1], scale.plot[3]))
        columns.append([(scale.x(moves), apart[seat]) for seat in range(len(order))])
    return tuple(zip(*columns, strict=True))


def height_at(path: Path, x: float) -> float:
    """How high a line is here; beyond its ends as high as there."""
    after = bisect_right(path, x, key=lambda spot: spot[0])
    if after in (0, len(path)):
        return path[min(after, len(path) - 1)][1]
    (left, begin), (right, end) = path[after - 1], path[after]
    return begin + (end - begin) * (x - left) / (right - left)


def label_heights(paths: Sequence[Path], scale: Scale) -> tuple[int, ...]:
    """The middle of each seat's label: as near to the end of its line as the others allow."""
    ends = {seat: path[-1][1] for seat, path in enumerate(paths)}
    heights = kept_apart(ends, LABEL_STEP, (scale.plot[1], scale.plot[3]))
    return tuple(round(heights[seat]) for seat in range(len(paths)))


def kept_apart(
    wanted: Mapping[int, float], gap: float, between: tuple[float, float]
) -> dict[int, float]:
    """Heights as near to these as the gap allows; those that want the same keep their order."""
    order = sorted(wanted, key=lambda seat: wanted[seat])
    # Those that would touch make a block; a block lies around the mean of what it wants.
    blocks: list[list[float]] = []
    for place, seat in enumerate(order):
        blocks.append([wanted[seat] - place * gap])
        while len(blocks) > 1 and fmean(blocks[-2]) > fmean(blocks[-1]):
            last = blocks.pop()
            blocks[-1] += last
    shifts = [fmean(block) for block in blocks for _ in block]
    highest, lowest = between[0], between[1] - (len(order) - 1) * gap
    return {
        seat: max(min(shift, lowest), highest) + place * gap
        for place, (seat, shift) in enumerate(zip(order, shifts, strict=True))
    }
