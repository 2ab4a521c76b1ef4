"""Standings as a picture: a line for everybody, those ahead with medals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from render.canvas import Align, Box, Canvas, Piece
from render.poster_frame import LEFT, NUMBER_CAP, RIGHT, SQUARE, put_chequers
from render.printable_names import shown_names
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
from render.tournament.laurel import LAUREL, laurel_size
from render.tournament.sheets import StandingsLine, StandingsSheet
from render.tournament.signs import COMPUTER, MOVEMENTS
from render.tournament.standings_columns import (
    HEADING_CAP,
    Columns,
    Measure,
    Span,
    columns_of,
    heading_at,
    heading_lines,
    measure_of,
)
from render.visual_style import DEFAULT_LOOK, Look

_HEADING_ROW, _HEADING_STEP = 50, 30
_BAND = 3 * SQUARE  # with the chequers of a cut in its middle
_NOBODY = 260  # as high as the space for no lines
_SIGN = 30
_SIGN_GAP = 14
_STRUCK = 3
_MEDALS = 3


class StandingsPlan(NamedTuple):
    """Where the parts lie."""

    head: Head
    note: Note
    measure: Measure
    heading_rows: int  # lines of the longest heading
    lines: int
    cuts: tuple[int, ...]

    @property
    def headings(self) -> Box:
        """What the columns are called."""
        top = self.head.bottom
        rows = max(self.heading_rows - 1, 0) * _HEADING_STEP
        return LEFT, top, RIGHT, top + _HEADING_ROW + rows

    def row(self, place: int) -> Box:
        """A line, counted from nought."""
        cuts = sum(cut <= place for cut in self.cuts)
        top = self.headings[3] + place * self.measure.row + cuts * _BAND
        return LEFT, top, RIGHT, top + self.measure.row

    @property
    def bottom(self) -> int:
        """Where the lines end."""
        return self.row(self.lines - 1)[3] if self.lines else self.headings[3] + _NOBODY

    @property
    def height(self) -> int:
        """Of the whole picture."""
        return self.bottom + self.note.height + BOTTOM


def plan_of(sheet: StandingsSheet, columns: Columns) -> StandingsPlan:
    """The plan on which all of it fits."""
    headings = _headings(sheet, columns)
    return StandingsPlan(
        head_of(sheet.title, sheet.subtitle),
        note_of(sheet.more),
        measure_of(len(sheet.lines)),
        max((len(lines) for lines, *_ in headings), default=1),
        len(sheet.lines),
        tuple(sorted({cut for cut in sheet.lines_between if 0 < cut < len(sheet.lines)})),
    )


def standings_picture(sheet: StandingsSheet, look: Look = DEFAULT_LOOK) -> Image.Image:
    """Who stands where, ready to be encoded."""
    return draw_standings(sheet, look).image


def draw_standings(sheet: StandingsSheet, look: Look = DEFAULT_LOOK) -> Piece:
    """Who stands where; figures for which there is no room are left out, the last first."""
    columns = columns_of(sheet)
    plan = plan_of(sheet, columns)
    canvas = page(look, plan.head, plan.height)
    _put_headings(canvas, plan.headings, _headings(sheet, columns))
    names = shown_names([line.name for line in sheet.lines])
    for at, (line, name) in enumerate(zip(sheet.lines, names, strict=True)):
        row = plan.row(at)
        _put_ground(canvas, row, is_first=line.place == 1, is_even=at % 2 == 0)
        _put_place(canvas, line, columns, (row, plan.measure))
        _put_name(canvas, line, name, (columns.name, row, plan.measure))
        _put_figures(canvas, line, columns, (row, plan.measure))
    for cut in plan.cuts:
        top = plan.row(cut)[1] - _BAND + SQUARE // 2
        put_chequers(canvas, (LEFT, top, RIGHT, top + 2 * SQUARE), "ink_soft")
    if not sheet.lines:
        put_waiting(canvas, (LEFT, plan.headings[3], RIGHT, plan.bottom))
    canvas.frame((LEFT, plan.headings[1], RIGHT, plan.bottom), "line", 2)
    put_note(canvas, plan.note, plan.bottom)
    return canvas.piece()


# Headings -------------------------------------------------------------------------------------


def _headings(sheet: StandingsSheet, columns: Columns) -> list[tuple[tuple[str, ...], Span, Align]]:
    place, name = (sheet.headings[at] if at < len(sheet.headings) else "" for at in (0, 1))
    first = (columns.place[0], columns.name[0] - _SIGN_GAP // 2)
    found: list[tuple[tuple[str, ...], Span, Align]] = [
        (heading_lines(place, first[1] - first[0]), first, "left"),
        (heading_lines(name, columns.name[1] - columns.name[0]), columns.name, "left"),
    ]
    for at, span in enumerate(columns.figures):
        found.append((heading_lines(heading_at(sheet, at), span[1] - span[0]), span, "right"))
    return found


def _put_headings(
    canvas: Canvas, area: Box, headings: list[tuple[tuple[str, ...], Span, Align]]
) -> None:
    canvas.fill(area, "road")
    for lines, (left, right), align in headings:
        first = (area[1] + area[3] - (len(lines) - 1) * _HEADING_STEP) // 2
        for place, line in enumerate(lines):
            canvas.write(
                "text",
                line,
                (left if align == "left" else right, first + place * _HEADING_STEP),
                face="text",
                cap=HEADING_CAP,
                colour=canvas.paintbox.theme.shield_ink,
                width=right - left,
                align=align,
            )


# Lines ----------------------------------------------------------------------------------------


def _put_ground(canvas: Canvas, row: Box, *, is_first: bool, is_even: bool) -> None:
    canvas.fill(row, "panel_turn" if is_first else "card" if is_even else "panel")
    canvas.fill((row[0], row[3] - 1, row[2], row[3]), "line_soft")


def _put_place(
    canvas: Canvas, line: StandingsLine, columns: Columns, at: tuple[Box, Measure]
) -> None:
    """The place, on laurel for the first three, and how it changed."""
    row, measure = at
    middle, theme = (row[1] + row[3]) // 2, canvas.paintbox.theme
    x = (columns.place[0] + columns.place[1]) // 2
    if line.place <= _MEDALS:
        width, height = laurel_size(measure.medal)
        leaves = "line" if line.place == 1 else "ink_soft"
        wreath = canvas.paintbox.sprite(LAUREL, (width, height), line=leaves)
        canvas.put("icon", wreath, (x - width // 2, middle - height // 2))
    canvas.write(
        "number",
        str(line.place),
        (x, middle),
        face="number",
        cap=NUMBER_CAP,
        colour=theme.ink,
        width=columns.place[1] - columns.place[0],
        align="middle",
    )
    if line.mark:
        sign = canvas.paintbox.sprite(MOVEMENTS[line.mark], (_SIGN, _SIGN))
        x = (columns.mark[0] + columns.mark[1]) // 2
        canvas.put("icon", sign, (x - _SIGN // 2, middle - _SIGN // 2), line.mark)


def _put_name(
    canvas: Canvas, line: StandingsLine, name: str, at: tuple[Span, Box, Measure]
) -> None:
    (left, right), row, measure = at
    middle, theme = (row[1] + row[3]) // 2, canvas.paintbox.theme
    room = right - left - (_SIGN + _SIGN_GAP if line.is_computer else 0)
    width = canvas.write(
        "name",
        name,
        (left, middle),
        face="text",
        cap=measure.name_cap,
        colour=theme.ink_soft if line.is_out else theme.ink,
        width=room,
    )
    if line.is_out:
        canvas.fill((left - 4, middle - 1, left + width + 4, middle - 1 + _STRUCK), "ink_soft")
    if line.is_computer:
        sign = canvas.paintbox.sprite(COMPUTER, (_SIGN, _SIGN))
        canvas.put("icon", sign, (left + width + _SIGN_GAP, middle - _SIGN // 2 - 2), "computer")


def _put_figures(
    canvas: Canvas, line: StandingsLine, columns: Columns, at: tuple[Box, Measure]
) -> None:
    """The score, then lighter what decides between equals."""
    row, measure = at
    theme = canvas.paintbox.theme
    for place, (text, span) in enumerate(_shown_figures(line, columns)):
        canvas.write(
            "number",
            text,
            (span[1], (row[1] + row[3]) // 2),
            face="text" if place else "number",
            cap=NUMBER_CAP if place else measure.number_cap,
            colour=theme.ink_soft if place else theme.ink,
            width=span[1] - span[0],
            align="right",
        )


def _shown_figures(line: StandingsLine, columns: Columns) -> Iterator[tuple[str, Span]]:
    return zip((line.score, *line.figures), columns.figures, strict=False)
