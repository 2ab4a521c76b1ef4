"""A cross table as a picture: everybody against everybody."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from PIL import Image

from render.canvas import Box, Canvas, Piece
from render.poster_frame import LEFT, NAME_CAP, NUMBER_CAP, RIGHT, SQUARE, put_chequers
from render.printable_names import shown_names
from render.text_masks import width_of
from render.tournament.frame import (
    BOTTOM,
    Head,
    Note,
    head_of,
    note_of,
    page,
    put_note,
    put_waiting,
)
from render.tournament.sheets import CrossLine, CrossSheet
from render.visual_style import DEFAULT_LOOK, Look

_SUM = "Σ"
_NUMBER = 72  # the column of the numbers of rows
_WIDEST_CELL = 76
_NARROWEST_NAME, _LEAST_NAME = 236, 150  # usually, and where cells need the room
_NARROWEST_TOTAL = 96
_EDGE = 14
_HEADINGS = 56
_ROW, _LOW_ROW, _FEW = 66, 54, 10
_NOBODY = 260
_CELL_CAPS = (NUMBER_CAP, 26, NAME_CAP)
_CELL_EDGE = 3
_NARROWED = 0.8  # as narrow as letters get before words are cut
_WIDE_CELL, _SMALL_HEADING = 62, 25
_PERSON_CAP, _SMALL_PERSON_CAP = 25, 23
_FINE = 2


class CrossPlan(NamedTuple):
    """Where the parts lie."""

    head: Head
    note: Note
    lines: int
    total: int  # how wide the last column is
    widest: int = 0  # how wide the widest cell has to be

    @property
    def cell(self) -> int:
        """How wide a column is."""
        room = RIGHT - LEFT - _NUMBER - self.total
        usual = (room - _NARROWEST_NAME) // max(self.lines, 1)
        least = (room - _LEAST_NAME) // max(self.lines, 1)
        return min(max(usual, min(self.widest, least)), _WIDEST_CELL)

    @property
    def row_height(self) -> int:
        """A few rows are higher."""
        return _ROW if self.lines <= _FEW else _LOW_ROW

    @property
    def cells_left(self) -> int:
        """Where names end and cells begin."""
        return RIGHT - self.total - self.lines * self.cell

    @property
    def headings(self) -> Box:
        """The numbers of the columns."""
        return LEFT, self.head.bottom, RIGHT, self.head.bottom + _HEADINGS

    def row(self, place: int) -> Box:
        """A row, counted from nought."""
        top = self.headings[3] + place * self.row_height
        return LEFT, top, RIGHT, top + self.row_height

    def box(self, place: int, other: int) -> Box:
        """The cell of somebody against another."""
        left = self.cells_left + other * self.cell
        return left, self.row(place)[1], left + self.cell, self.row(place)[3]

    @property
    def bottom(self) -> int:
        """Where the rows end."""
        return self.row(self.lines - 1)[3] if self.lines else self.headings[3] + _NOBODY

    @property
    def height(self) -> int:
        """Of the whole picture."""
        return self.bottom + self.note.height + BOTTOM


def plan_of(sheet: CrossSheet) -> CrossPlan:
    """The plan on which all of it fits."""
    widest = max((width_of(line.total, "number", NUMBER_CAP) for line in sheet.lines), default=0)
    return CrossPlan(
        head_of(sheet.title, sheet.subtitle),
        note_of(sheet.more),
        len(sheet.lines),
        max(widest + 2 * _EDGE, _NARROWEST_TOTAL),
        _cell_needed(sheet),
    )


def _cell_needed(sheet: CrossSheet) -> int:
    """How wide a column has to be for the smallest letters, drawn as narrow as they may be."""
    texts = {cell for line in sheet.lines for cell in line.cells}
    widest = max((width_of(text, "text", NAME_CAP) for text in texts), default=0)
    return ceil(widest * _NARROWED) + 2 * _CELL_EDGE


def cross_picture(sheet: CrossSheet, look: Look = DEFAULT_LOOK) -> Image.Image:
    """Everybody against everybody, ready to be encoded."""
    return draw_cross(sheet, look).image


def draw_cross(sheet: CrossSheet, look: Look = DEFAULT_LOOK) -> Piece:
    """A row and a column for everybody; where they would meet themselves are chequers."""
    plan = plan_of(sheet)
    canvas = page(look, plan.head, plan.height)
    canvas.fill(plan.headings, "road")
    for place in range(plan.lines):
        canvas.fill(plan.row(place), "panel" if place % 2 else "card")
    _put_grid(canvas, plan)
    cap = cell_cap(sheet, plan)
    names = shown_names([line.name for line in sheet.lines])
    for place, (line, name) in enumerate(zip(sheet.lines, names, strict=True)):
        _put_heading(canvas, plan, place)
        _put_person(canvas, plan, (place, name, line.total))
        _put_cells(canvas, plan, (place, line), cap)
    if sheet.lines:
        middle = (plan.headings[1] + plan.headings[3]) // 2
        _put_figure(canvas, _SUM, (RIGHT - plan.total, middle, RIGHT), "shield_ink")
    else:
        put_waiting(canvas, (LEFT, plan.headings[3], RIGHT, plan.bottom))
    canvas.frame((LEFT, plan.headings[1], RIGHT, plan.bottom), "line", 2)
    put_note(canvas, plan.note, plan.bottom)
    return canvas.piece()


def cell_cap(sheet: CrossSheet, plan: CrossPlan) -> int:
    """The height of what stands in cells: as large as the widest of them allows."""
    texts = {cell for line in sheet.lines for cell in line.cells}
    room = plan.cell - 2 * _CELL_EDGE
    fitting = (
        cap for cap in _CELL_CAPS if all(width_of(text, "text", cap) <= room for text in texts)
    )
    return next(fitting, NAME_CAP)


def _put_grid(canvas: Canvas, plan: CrossPlan) -> None:
    for place in range(plan.lines):
        left, top, right, bottom = plan.row(place)
        canvas.fill((left, bottom - 1, right, bottom), "line_soft")
        x = plan.box(0, place)[0]
        canvas.fill((x, plan.headings[3], x + _FINE, plan.bottom), "line_soft")
        box = plan.box(place, place)
        across = (box[2] - box[0] - _FINE) // SQUARE * SQUARE
        down = (bottom - top) // SQUARE * SQUARE
        x += (box[2] - box[0] + _FINE - across) // 2
        y = top + (bottom - top - down) // 2
        put_chequers(canvas, (x, y, x + across, y + down))
    if plan.lines:
        x = RIGHT - plan.total
        canvas.fill((x - 1, plan.headings[3], x + _FINE, plan.bottom), "line")


def _put_heading(canvas: Canvas, plan: CrossPlan, place: int) -> None:
    """The number of a column, smaller where columns are narrow."""
    left, _, right, _ = plan.box(0, place)
    middle = (plan.headings[1] + plan.headings[3]) // 2
    if plan.cell >= _WIDE_CELL:
        _put_figure(canvas, str(place + 1), (left, middle, right), "shield_ink")
        return
    canvas.write(
        "text",
        str(place + 1),
        ((left + right) // 2, middle),
        face="text",
        cap=_SMALL_HEADING,
        colour=canvas.paintbox.theme.shield_ink,
        width=right - left - 2 * _CELL_EDGE,
        align="middle",
    )


def _put_person(canvas: Canvas, plan: CrossPlan, person: tuple[int, str, str]) -> None:
    """The number of the row, the name, and at the other end the total."""
    place, name, total = person
    _, top, _, bottom = plan.row(place)
    middle = (top + bottom) // 2
    _put_figure(canvas, str(place + 1), (LEFT, middle, LEFT + _NUMBER - _EDGE // 2), "ink_soft")
    left = LEFT + _NUMBER
    canvas.write(
        "name",
        name,
        (left, middle),
        face="text",
        cap=_PERSON_CAP if plan.lines <= _FEW else _SMALL_PERSON_CAP,
        colour=canvas.paintbox.theme.ink,
        width=plan.cells_left - left - _EDGE,
    )
    _put_figure(canvas, total, (RIGHT - plan.total, middle, RIGHT), "ink")


def _put_figure(canvas: Canvas, text: str, at: tuple[int, int, int], role: str) -> None:
    """A number in the middle of its column; `at` is left, height, right."""
    left, middle, right = at
    canvas.write(
        "number",
        text,
        ((left + right) // 2, middle),
        face="number",
        cap=NUMBER_CAP,
        colour=canvas.paintbox.colour(role),
        width=right - left - 2 * _FINE,
        align="middle",
    )


def _put_cells(canvas: Canvas, plan: CrossPlan, own: tuple[int, CrossLine], cap: int) -> None:
    place, line = own
    for other, text in enumerate(line.cells[: plan.lines]):
        if other == place or not text:
            continue
        left, top, right, bottom = plan.box(place, other)
        canvas.write(
            "number" if cap >= NUMBER_CAP else "text",
            text,
            ((left + right) // 2, (top + bottom) // 2),
            face="text",
            cap=cap,
            colour=canvas.paintbox.theme.ink,
            width=right - left - 2 * _CELL_EDGE,
            align="middle",
        )
