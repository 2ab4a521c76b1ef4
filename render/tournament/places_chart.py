"""How places changed from round to round, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.canvas import Align, Box, Canvas, Piece
from render.poster_frame import LEFT, NUMBER_CAP, RIGHT
from render.printable_names import shown_names
from render.shapes import MOST_SEATS
from render.tournament.fitted_words import one_line
from render.tournament.frame import BOTTOM, Head, head_of, page, put_waiting
from render.tournament.places_lines import (
    Lines,
    Scale,
    eased,
    end_of,
    labelled_places,
    labelled_rounds,
    lines_of,
    plot_height,
    scale_of,
    stretches_of,
    ties_of,
)
from render.tournament.sheets import ProgressSheet
from render.tournament.signs import MOST_COURSES, course_sign
from render.tournament.smooth_lines import Plate, dashes_of
from render.vector import Point
from render.visual_style import DEFAULT_LOOK, Look

_AXIS_LEFT = 62
_AXIS_GAP = 14
_LABELS_RIGHT = 396
_LABELS_BELOW = 62
_LABEL_MIDDLE = 34
_NUMBER_LEFT, _NUMBER_WIDTH = 16, 52
_NAME_LEFT = 84
_NAME_CAP = 25
_LINE, _RIM, _HOLLOW, _THIN = 8.0, 11.5, 3.2, 2.5
_DASH, _DASH_GAP = 16.0, 17.0
_TIE = 5  # half as wide as the bar between those who share a place
_SHAPE = 34  # beside the name of whoever has left


class ProgressPlan(NamedTuple):
    """Where the parts lie."""

    head: Head
    plot_height: int

    @property
    def plot(self) -> Box:
        """The chart without what is written around it."""
        top = self.head.bottom
        return LEFT + _AXIS_LEFT, top, RIGHT - _LABELS_RIGHT, top + self.plot_height

    @property
    def height(self) -> int:
        """Of the whole picture."""
        return self.plot[3] + _LABELS_BELOW + BOTTOM


def plan_of(sheet: ProgressSheet) -> ProgressPlan:
    """The plan on which all of it fits."""
    return ProgressPlan(head_of(sheet.title, sheet.subtitle), plot_height(sheet))


def progress_picture(sheet: ProgressSheet, look: Look = DEFAULT_LOOK) -> Image.Image:
    """How places changed, ready to be encoded."""
    return draw_progress(sheet, look).image


def draw_progress(sheet: ProgressSheet, look: Look = DEFAULT_LOOK) -> Piece:
    """A line with shapes for each of the first twelve courses, named where it ends."""
    courses = sheet.courses[:MOST_COURSES]
    sheet = ProgressSheet(sheet.title, sheet.subtitle, sheet.rounds, courses)
    plan = plan_of(sheet)
    canvas = page(look, plan.head, plan.height)
    scale = scale_of(sheet, plan.plot)
    if not sheet.rounds or not courses:
        canvas.frame((LEFT, plan.plot[1], RIGHT, plan.plot[3]), "line", 2)
        put_waiting(canvas, (LEFT, plan.plot[1], RIGHT, plan.plot[3]))
        return canvas.piece()
    lines = lines_of(sheet, scale)
    _put_axes(canvas, sheet.rounds, scale)
    for (x, top), (_, bottom) in ties_of(sheet, lines):
        canvas.fill((round(x) - _TIE, round(top), round(x) + _TIE, round(bottom)), "line")
    _put_lines(canvas, lines, plan.plot)
    _put_shapes(canvas, lines, scale)
    names = shown_names([course.name for course in courses])
    for at, name in enumerate(names):
        spot = (scale.plot[2], lines.labels[at])
        _put_end(canvas, at, end_of(courses[at].places, scale.rounds), spot)
        _put_name(canvas, name, spot)
    return canvas.piece()


# Axes -----------------------------------------------------------------------------------------


def _put_axes(canvas: Canvas, rounds: Sequence[str], scale: Scale) -> None:
    """A ground with a thin line for each round, places beside it, rounds below."""
    left, top, _, bottom = scale.plot
    canvas.fill(scale.plot, "card")
    for round_ in range(scale.rounds):
        x = round(scale.x(round_))
        canvas.fill((x - 1, top, x + 1, bottom), "line_soft")
    for place in labelled_places(scale):
        at = (left - _AXIS_GAP, round(scale.y(place)))
        _put_figure(canvas, str(place), at, "right")
    for round_ in labelled_rounds(rounds, scale):
        at = (round(scale.x(round_)), bottom + _LABEL_MIDDLE)
        _put_figure(canvas, one_line(rounds[round_]), at, "middle")
    canvas.frame(scale.plot, "line", 2)


def _put_figure(canvas: Canvas, text: str, at: tuple[int, int], align: Align) -> None:
    canvas.write(
        "number",
        text,
        at,
        face="number",
        cap=NUMBER_CAP,
        colour=canvas.paintbox.theme.ink,
        align=align,
    )


# Lines ----------------------------------------------------------------------------------------


def _put_lines(canvas: Canvas, lines: Lines, area: Box) -> None:
    """Everybody's line, the best on top."""
    plate = Plate(canvas, area)
    colour = canvas.paintbox.colour
    for at in reversed(range(len(lines.spots))):
        stretches = stretches_of(lines.spots[at])
        whole = [spot for stretch in stretches for spot in stretch]
        if len(stretches) > 1:
            plate.line(eased(whole), _THIN, colour("ink_soft"))
        for stretch in stretches:
            _put_line(plate, canvas, at, eased(stretch))
    plate.finish()


def _put_line(plate: Plate, canvas: Canvas, at: int, path: Sequence[Point]) -> None:
    """The first five lines are full, the next five hollow, the rest of dashes."""
    colour = canvas.paintbox.colour
    own = colour("fill", at % MOST_SEATS)
    if at < 2 * MOST_SEATS:
        plate.line(path, _RIM, colour("shade"))
        plate.line(path, _LINE, own)
        if at >= MOST_SEATS:
            plate.line(path, _HOLLOW, colour("card"))
        return
    plate.line(path, _THIN, colour("shade"))
    for dash in dashes_of(path, _DASH, _DASH_GAP):
        plate.line(dash, _RIM, colour("shade"))
        plate.line(dash, _LINE, own)


def _put_shapes(canvas: Canvas, lines: Lines, scale: Scale) -> None:
    """Everybody's shape on their line, always on the last round."""
    size = scale.marker
    for at in reversed(range(len(lines.spots))):
        sign = course_sign(canvas.paintbox, at, size)
        for round_, spot in enumerate(lines.spots[at]):
            if spot is None or (scale.rounds - 1 - round_) % scale.marker_step:
                continue
            x, y = round(spot[0] - size / 2), round(spot[1] - size / 2)
            canvas.put("piece", sign, (x, y), f"course {at}")


# Labels ---------------------------------------------------------------------------------------


def _put_end(canvas: Canvas, course: int, place: int | None, at: tuple[int, int]) -> None:
    """The place somebody has in the end; the shape alone of whoever has left."""
    middle = at[0] + _NUMBER_LEFT + _NUMBER_WIDTH // 2
    if place is None:
        sign = course_sign(canvas.paintbox, course, _SHAPE)
        spot = (middle - _SHAPE // 2, at[1] - _SHAPE // 2)
        canvas.put("piece", sign, spot, f"course {course}")
        return
    canvas.write(
        "number",
        str(place),
        (middle, at[1]),
        face="number",
        cap=NUMBER_CAP,
        colour=canvas.paintbox.theme.ink,
        width=_NUMBER_WIDTH,
        align="middle",
    )


def _put_name(canvas: Canvas, name: str, at: tuple[int, int]) -> None:
    left = at[0] + _NAME_LEFT
    canvas.write(
        "name",
        name,
        (left, at[1]),
        face="text",
        cap=_NAME_CAP,
        colour=canvas.paintbox.theme.ink,
        width=RIGHT - left,
    )
