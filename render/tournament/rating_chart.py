"""How somebody's rating changed, as a picture: a line in a band of what is not known of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import NamedTuple

from PIL import Image

from render.canvas import Box, Canvas, Piece
from render.poster_frame import LEFT, MIDDLE, NAME_CAP, NUMBER_CAP, RIGHT
from render.tournament.fitted_words import lines_of, one_line
from render.tournament.frame import BOTTOM, Head, head_of, page, put_waiting
from render.tournament.sheets import RatingPoint, RatingSheet
from render.tournament.smooth_lines import Plate
from render.vector import Point
from render.visual_style import DEFAULT_LOOK, Look

_AXIS_LEFT = 128
_AXIS_GAP = 16
_TAG_LEFT, _TAG_WIDTH, _TAG_HEIGHT = 20, 152, 118
_TAG_CAP = 38
_PLOT_HEIGHT = 560
_LABEL, _NO_LABEL = 66, 26  # above the axis, with a word and without
_LABEL_MIDDLE = 46
_BELOW = 62
_INSET = 26  # from the edges of the plot to the first and last point
_STEPS = (10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_500, 10_000)
_MOST_LINES = 6  # across the plot
_LINE, _RIM, _EDGE = 8.0, 11.5, 2.6
_DOT, _DOT_RIM = 8.0, 11.0
_MOST_DOTS, _MOST_FOR_THICK = 36, 90  # points
_AIR = 0.1  # of a step, above and below everything
_WHISKER = 60
_SEAT = 1  # whose colour the line has
_WORD_CAP = 24
_PLUS_MINUS = "\N{PLUS-MINUS SIGN}"


class RatingScale(NamedTuple):
    """Moments and ratings in pixels."""

    plot: Box
    begin: float
    end: float
    low: int
    high: int
    step: int

    def x(self, at: float) -> float:
        """Where a moment is; if there is only one, it is in the middle."""
        left, _, right, _ = self.plot
        if self.end <= self.begin:
            return (left + right) / 2
        share = (at - self.begin) / (self.end - self.begin)
        return left + _INSET + (right - left - 2 * _INSET) * share

    def y(self, rating: float) -> float:
        """How high a rating is."""
        _, top, _, bottom = self.plot
        return bottom - (bottom - top) * (rating - self.low) / (self.high - self.low)


def scale_of(points: Sequence[RatingPoint], plot: Box) -> RatingScale:
    """The scale on which all of it fits, between two round ratings."""
    lowest = min(min(point.low, point.rating) for point in points)
    highest = max(max(point.high, point.rating) for point in points)
    spread = max(highest - lowest, 1)
    step = next((step for step in _STEPS if spread / step <= _MOST_LINES - 1), _STEPS[-1])
    low = floor(lowest / step - _AIR) * step
    high = ceil(highest / step + _AIR) * step
    moments = [point.at for point in points]
    return RatingScale(plot, min(moments), max(moments), low, high, step)


class RatingPlan(NamedTuple):
    """Where the parts lie."""

    head: Head
    has_label: bool

    @property
    def plot(self) -> Box:
        """The chart without what is written around it."""
        top = self.head.bottom + (_LABEL if self.has_label else _NO_LABEL)
        return LEFT + _AXIS_LEFT, top, RIGHT - _TAG_LEFT - _TAG_WIDTH, top + _PLOT_HEIGHT

    @property
    def height(self) -> int:
        """Of the whole picture."""
        return self.plot[3] + _BELOW + BOTTOM


def rating_picture(sheet: RatingSheet, look: Look = DEFAULT_LOOK) -> Image.Image:
    """How a rating changed, ready to be encoded."""
    return draw_rating(sheet, look).image


def draw_rating(sheet: RatingSheet, look: Look = DEFAULT_LOOK) -> Piece:
    """The line of a rating, the band it lies in, and what it is now."""
    plan = RatingPlan(head_of(sheet.title, sheet.subtitle), bool(sheet.y_label))
    canvas = page(look, plan.head, plan.height)
    points = sorted(sheet.points, key=lambda point: point.at)
    if not points:
        _put_nothing(canvas, plan, sheet.empty)
        return canvas.piece()
    scale = scale_of(points, plan.plot)
    _put_axis(canvas, scale, one_line(sheet.y_label))
    _put_days(canvas, plan.plot, [sheet.last] if len(points) == 1 else [sheet.first, sheet.last])
    _put_course(canvas, scale, points)
    _put_tag(canvas, scale, points[-1])
    return canvas.piece()


# Axes -----------------------------------------------------------------------------------------


def _put_axis(canvas: Canvas, scale: RatingScale, word: str) -> None:
    left, top, right, _ = scale.plot
    ink = canvas.paintbox.theme.ink
    canvas.fill(scale.plot, "card")
    for rating in range(scale.low, scale.high + 1, scale.step):
        y = round(scale.y(rating))
        canvas.fill((left, y - 1, right, y + 1), "line_soft")
        canvas.write(
            "number",
            str(rating),
            (left - _AXIS_GAP, y),
            face="number",
            cap=NUMBER_CAP,
            colour=ink,
            width=_AXIS_LEFT - _AXIS_GAP,
            align="right",
        )
    if word:
        canvas.write(
            "text",
            word,
            (LEFT, top - _LABEL_MIDDLE),
            face="text",
            cap=NAME_CAP,
            colour=ink,
            width=right - LEFT,
        )


def _put_days(canvas: Canvas, plot: Box, days: Sequence[str]) -> None:
    """The first day at the left end, the last at the right; a single one in the middle."""
    left, _, right, bottom = plot
    width = (right - left) // len(days) - _AXIS_GAP
    for at, day in enumerate(days):
        x = (left + right) // 2 if len(days) == 1 else (left, right)[at]
        canvas.write(
            "text",
            one_line(day),
            (x, bottom + _BELOW // 2 + 4),
            face="text",
            cap=_WORD_CAP,
            colour=canvas.paintbox.theme.ink,
            width=width,
            align="middle" if len(days) == 1 else ("left", "right")[at],
        )


# The course -----------------------------------------------------------------------------------


def _put_course(canvas: Canvas, scale: RatingScale, points: Sequence[RatingPoint]) -> None:
    """The band, its edges, the line, and a dot for each match where there are not too many."""
    colour = canvas.paintbox.colour
    own = colour("fill", _SEAT)
    xs = [scale.x(point.at) for point in points]
    is_alone = len(points) == 1
    if is_alone:
        xs, points = [xs[0] - _WHISKER, xs[0] + _WHISKER], [points[0], points[0]]

    def path(ratings: Sequence[float]) -> list[Point]:
        return [(x, scale.y(rating)) for x, rating in zip(xs, ratings, strict=True)]

    low, high = path([point.low for point in points]), path([point.high for point in points])
    line = path([point.rating for point in points])
    plate = Plate(canvas, scale.plot)
    plate.shape([*high, *reversed(low)], colour("plot"))
    _redraw_lines(plate, scale, colour("line_soft"))
    for edge in (low, high):
        plate.line(edge, _EDGE, colour("ink_soft"))
    thin = _LINE - _RIM if len(line) > _MOST_FOR_THICK else 0
    if not is_alone:
        plate.line(line, _RIM + thin, colour("shade"))
        plate.line(line, _LINE + thin, own)
    dots = [(scale.x(point.at), scale.y(point.rating)) for point in points]
    for spot in dots if len(dots) <= _MOST_DOTS else dots[-1:]:
        plate.disc(spot, _DOT_RIM, colour("shade"))
        plate.disc(spot, _DOT, colour("line"))
    plate.finish()
    canvas.frame(scale.plot, "line", 2)


def _put_tag(canvas: Canvas, scale: RatingScale, point: RatingPoint) -> None:
    """What the rating is now, and how far it may be from the truth."""
    _, top, right, bottom = scale.plot
    theme = canvas.paintbox.theme
    middle = min(
        max(round(scale.y(point.rating)), top + _TAG_HEIGHT // 2), bottom - _TAG_HEIGHT // 2
    )
    left = right + _TAG_LEFT
    area = (left, middle - _TAG_HEIGHT // 2, left + _TAG_WIDTH, middle + _TAG_HEIGHT // 2)
    spot = round(scale.y(point.rating))
    canvas.fill((round(scale.x(point.at)) + round(_DOT_RIM), spot - 2, left, spot + 2), "line")
    canvas.fill(area, "panel_turn")
    canvas.frame(area, "line", 3)
    spread = round(max(point.high - point.rating, point.rating - point.low))
    figures = ((f"{point.rating:.0f}", _TAG_CAP, -25), (f"{_PLUS_MINUS}{spread}", NUMBER_CAP, 30))
    for at, (text, cap, down) in enumerate(figures):
        canvas.write(
            "number",
            text,
            (left + _TAG_WIDTH // 2, middle + down),
            face="text" if at else "number",
            cap=cap,
            colour=theme.ink,
            width=_TAG_WIDTH - 16,
            align="middle",
        )


def _redraw_lines(plate: Plate, scale: RatingScale, colour: tuple[int, int, int]) -> None:
    """The lines of round ratings over the band."""
    left, _, right, _ = scale.plot
    for rating in range(scale.low, scale.high + 1, scale.step):
        plate.line([(left, scale.y(rating)), (right, scale.y(rating))], 2, colour)


def _put_nothing(canvas: Canvas, plan: RatingPlan, words: str) -> None:
    """The fiaker, and why there is nothing to see yet."""
    area = (LEFT, plan.head.bottom, RIGHT, plan.plot[3])
    lines = lines_of(words, "text", _WORD_CAP, RIGHT - LEFT - 80)
    canvas.fill(area, "card")
    canvas.frame(area, "line", 2)
    put_waiting(canvas, (area[0], area[1], area[2], area[3] - 120))
    for at, line in enumerate(lines):
        canvas.write(
            "text",
            line,
            (MIDDLE, area[3] - 140 + at * 42),
            face="text",
            cap=_WORD_CAP,
            colour=canvas.paintbox.theme.ink,
            width=RIGHT - LEFT - 80,
            align="middle",
        )
