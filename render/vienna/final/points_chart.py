"""The course of a match: the points of each player from round to round."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from render.canvas import Box, Canvas
from render.poster_frame import NAME_CAP, NUMBER_CAP
from render.shapes import token
from render.text_masks import width_of
from render.vector import Drawing, Mark, Point, Stroke, sprite
from render.vienna import icons
from render.vienna.point_sources import Standing

_AXIS_LEFT = 64  # for the figures of the points
_LABELS_RIGHT = 122  # for the shape and the points of each player
_LABELS_BELOW = 50
_LAST_STEP = 150  # how wide the final scoring is
_LINE, _LINE_RIM, _LEADER = 6.0, 9.5, 2.5
_LABEL_LEFT = 26  # from the end of the plot
_LABEL_STEP = 42
_LABEL_TOKEN = 36
_FLAG = 36
_FLAG_POINTS = 4  # room for the flag above the target
_FIGURE_GAP = 28  # between the figures of two rounds
_POINTS_STEP = 10
_MARKERS = ((7, 32), (12, 26), (18, 21))  # up to so many rounds, so large
_SMALLEST_MARKER = 18
_STAGGER = 0.68  # of a marker, or less: how far seats stand beside each other


class Course(NamedTuple):
    """What the chart shows."""

    rounds: tuple[Standing, ...]  # the deal, then after each round
    end: Standing
    places: tuple[int, ...]
    target: int
    end_word: str  # "Final scoring"


class Scale(NamedTuple):
    """Rounds and points in pixels: a column for each round, a wider one for what followed."""

    plot: Box
    rounds: int
    most: int

    @property
    def last(self) -> int:
        """Where the rounds end."""
        return self.plot[2] - _LAST_STEP

    @property
    def column(self) -> float:
        """How wide a round is."""
        return (self.last - self.plot[0]) / max(self.rounds, 1)

    @property
    def marker(self) -> int:
        """How large a shape is."""
        return next((size for most, size in _MARKERS if self.rounds <= most), _SMALLEST_MARKER)

    def x(self, round_: int) -> float:
        """The middle of a round; the deal is at the edge."""
        return self.plot[0] + max(round_ - 0.5, 0) * self.column

    def y(self, points: float) -> float:
        """The height of so many points."""
        return self.plot[3] - (self.plot[3] - self.plot[1]) * points / self.most


def scale_of(course: Course, area: Box) -> Scale:
    """The scale on which everything fits into this area."""
    left, top, right, bottom = area
    plot = (left + _AXIS_LEFT, top, right - _LABELS_RIGHT, bottom - _LABELS_BELOW)
    best = max(*course.end, *(max(points) for points in course.rounds))
    most = max(best + 2, course.target + _FLAG_POINTS)
    return Scale(plot, len(course.rounds) - 1, most)


def put_course(canvas: Canvas, area: Box, course: Course) -> None:
    """The chart."""
    scale = scale_of(course, area)
    _put_columns(canvas, scale)
    _put_points(canvas, scale)
    _put_target(canvas, scale, course.target)
    _put_rounds(canvas, scale, course.end_word, area[2])
    spots = [spots_of(points, scale, round_) for round_, points in enumerate(course.rounds)]
    labels = label_heights(course, scale)
    seats = range(len(course.end))
    ends = [(float(scale.plot[2]), scale.y(points)) for points in course.end]
    paths = [(*(spot[seat] for spot in spots), ends[seat]) for seat in seats]
    _put_lines(canvas, area, paths, labels)
    marker = scale.marker
    for seat in seats:
        shape = canvas.paintbox.sprite(token(seat), (marker, marker), seat)
        for x, y in (spot[seat] for spot in spots[1:]):
            canvas.put(None, shape, (round(x - marker / 2), round(y - marker / 2)))
        _put_label(canvas, seat, course.end[seat], (scale.plot[2] + _LABEL_LEFT, labels[seat]))


# Axes -----------------------------------------------------------------------------------------


def _put_columns(canvas: Canvas, scale: Scale) -> None:
    """Every second round on a darker ground, and the final scoring on that of a field."""
    left, top, right, bottom = scale.plot
    for round_ in range(1, scale.rounds, 2):
        begin = left + round(round_ * scale.column)
        canvas.fill((begin, top, left + round((round_ + 1) * scale.column), bottom), "panel")
    canvas.fill((scale.last, top, right, bottom), "plot")


def _put_points(canvas: Canvas, scale: Scale) -> None:
    left, top, right, bottom = scale.plot
    for points in range(0, scale.most + 1, _POINTS_STEP):
        y = round(scale.y(points))
        canvas.fill((left, y - 1, right, y + 1), "line_soft")
        if y < top + NUMBER_CAP // 2:
            continue  # the figure would reach into the heading
        canvas.write(
            "number",
            str(points),
            (left - 12, y),
            face="number",
            cap=NUMBER_CAP,
            colour=canvas.paintbox.theme.ink,
            align="right",
        )
    canvas.fill((left - 2, top, left + 1, bottom), "ink_soft")
    canvas.fill((left - 2, bottom - 1, right, bottom + 2), "ink_soft")


def _put_target(canvas: Canvas, scale: Scale, target: int) -> None:
    """The points that end the match: a line with a flag on it."""
    left, _, right, _ = scale.plot
    y = round(scale.y(target))
    canvas.fill((left, y - 2, right, y + 2), "alert")
    flag = canvas.paintbox.sprite(icons.FLAG, (_FLAG, _FLAG))
    canvas.put("icon", flag, (left + 8, y - _FLAG), "target")
    canvas.write(
        "number",
        str(target),
        (left + 8 + _FLAG + 6, y - _FLAG // 2),
        face="number",
        cap=NUMBER_CAP,
        colour=canvas.paintbox.theme.ink,
    )


def labelled_rounds(scale: Scale) -> range:
    """The rounds whose figures have room: all, or every second, fifth or tenth."""
    widest = width_of(str(scale.rounds), "number", NUMBER_CAP) + _FIGURE_GAP
    step = next((step for step in (1, 2, 5) if step * scale.column >= widest), 10)
    return range(step, scale.rounds + 1, step)


def _put_rounds(canvas: Canvas, scale: Scale, end_word: str, right: int) -> None:
    middle = scale.plot[3] + 14 + NUMBER_CAP // 2
    theme = canvas.paintbox.theme
    for round_ in labelled_rounds(scale):
        canvas.write(
            "number",
            str(round_),
            (round(scale.x(round_)), middle),
            face="number",
            cap=NUMBER_CAP,
            colour=theme.ink,
            align="middle",
        )
    left = scale.last + _FIGURE_GAP // 2
    canvas.write(
        "text",
        end_word,
        ((left + right) // 2, middle),
        face="text",
        cap=NAME_CAP,
        colour=theme.ink,
        width=right - left,
        align="middle",
    )


# Lines ----------------------------------------------------------------------------------------


def spots_of(points: Standing, scale: Scale, round_: int) -> list[Point]:
    """Where each seat is at the end of a round.

    Seats stand side by side, each always at the same place of the column: nobody hides another,
    and every line rises as steeply as its points.
    """
    seats = len(points)
    step = min(scale.marker * _STAGGER, scale.column * 0.8 / seats) if round_ else 0
    spots: list[Point] = []
    for seat, own in enumerate(points):
        level = [other for other in range(seats) if points[other] == own]
        # Lines at the same height lie beside each other too.
        below = (level.index(seat) - (len(level) - 1) / 2) * _LINE if round_ else 0
        spots.append((scale.x(round_) + (seat - (seats - 1) / 2) * step, scale.y(own) + below))
    return spots


def _put_lines(
    canvas: Canvas, area: Box, paths: Sequence[tuple[Point, ...]], labels: Sequence[int]
) -> None:
    """A line for each seat, and a thin one from its end to its label."""
    paintbox = canvas.paintbox
    colours = {role: paintbox.colour(role) for role in ("shade", "ink_soft")}
    lines: list[Mark] = []
    leaders: list[Mark] = []
    for seat, path in enumerate(paths):
        role = f"seat {seat}"
        colours[role] = paintbox.colour("fill", seat)
        points = tuple((x - area[0], y - area[1]) for x, y in path)
        lines += (Stroke("shade", points, _LINE_RIM), Stroke(role, points, _LINE))
        label = (points[-1][0] + _LABEL_LEFT + _LABEL_TOKEN / 2, labels[seat] - area[1])
        leaders.append(Stroke("ink_soft", (points[-1], label), _LEADER))
    size = area[2] - area[0], area[3] - area[1]
    canvas.put(None, sprite(Drawing(*size, (*leaders, *lines)), size, colours), area[:2])


# Labels ---------------------------------------------------------------------------------------


def label_heights(course: Course, scale: Scale) -> tuple[int, ...]:
    """The middle of each seat's label: as near to its points as the others allow."""
    seats = range(len(course.end))
    order = sorted(seats, key=lambda seat: (-course.end[seat], course.places[seat]))
    # Labels that would touch make a block; a block lies around the mean of what its labels want.
    blocks: list[list[float]] = []
    for place, seat in enumerate(order):
        blocks.append([scale.y(course.end[seat]) - place * _LABEL_STEP])
        while len(blocks) > 1 and fmean(blocks[-2]) > fmean(blocks[-1]):
            last = blocks.pop()
            blocks[-1] += last
    shifts = [fmean(block) for block in blocks for _ in block]
    highest = scale.plot[1] + _LABEL_TOKEN // 2
    lowest = scale.plot[3] - _LABEL_TOKEN // 2 - (len(order) - 1) * _LABEL_STEP
    heights = [0] * len(order)
    for place, (seat, shift) in enumerate(zip(order, shifts, strict=True)):
        heights[seat] = round(max(min(shift, lowest), highest)) + place * _LABEL_STEP
    return tuple(heights)


def _put_label(canvas: Canvas, seat: int, points: int, at: tuple[int, int]) -> None:
    """The shape and the points of a player, at the end of their line."""
    left, middle = at
    shape = canvas.paintbox.sprite(token(seat), (_LABEL_TOKEN, _LABEL_TOKEN), seat)
    canvas.put("piece", shape, (left, middle - _LABEL_TOKEN // 2))
    canvas.write(
        "number",
        str(points),
        (left + _LABEL_TOKEN + 8, middle),
        face="number",
        cap=NUMBER_CAP,
        colour=canvas.paintbox.theme.ink,
    )
