"""Where the points came from: a bar for each player, a piece of it for each source."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from render.canvas import Box, Canvas
from render.poster_frame import NAME_CAP, NUMBER_CAP
from render.shapes import token
from render.text_masks import width_of
from render.vienna.final.layout import LEGEND_ROW, FinalPlan
from render.vienna.final.signs import TONES
from render.vienna.point_sources import Points, Source

_BAR_LEFT = 222  # from the edge of the row
_STRIPE = 8
_NAME_MIDDLE, _TOTAL_MIDDLE = 14, 51
_TOKEN = 36
_SIGN, _SMALL_SIGN = 42, 26
_BETWEEN = 3  # ground that shows between two sources
_SPACE = 6
_COLUMNS = 3  # of the legend
_CHIP = 40


class Bar(NamedTuple):
    """A player, and what every source paid."""

    seat: int
    name: str
    points: Points


def put_bars(canvas: Canvas, plan: FinalPlan, bars: Sequence[Bar], target: int) -> None:
    """A row for each player, all to the same scale."""
    longest = max(target, *(sum(bar.points.values()) for bar in bars))
    for place, bar in enumerate(bars):
        area = plan.row(place)
        _put_player(canvas, bar, area)
        _put_bar(canvas, bar.points, (area[0] + _BAR_LEFT, *area[1:]), longest)


def _put_player(canvas: Canvas, bar: Bar, area: Box) -> None:
    left, top, _, bottom = area
    theme = canvas.paintbox.theme
    canvas.fill((left, top, left + _STRIPE, bottom), "fill", bar.seat)
    begin = left + _STRIPE + 10
    canvas.write(
        "name",
        bar.name,
        (begin, top + _NAME_MIDDLE),
        face="text",
        cap=NAME_CAP,
        colour=theme.ink,
        width=left + _BAR_LEFT - 12 - begin,
    )
    sprite = canvas.paintbox.sprite(token(bar.seat), (_TOKEN, _TOKEN), bar.seat)
    canvas.put("piece", sprite, (begin, top + _TOTAL_MIDDLE - _TOKEN // 2))
    canvas.write(
        "number",
        str(sum(bar.points.values())),
        (begin + _TOKEN + 10, top + _TOTAL_MIDDLE),
        face="number",
        cap=NUMBER_CAP,
        colour=theme.ink,
    )


def _put_bar(canvas: Canvas, points: Points, area: Box, longest: int) -> None:
    for source, left, right in pieces_of(points, (area[0], area[2]), longest):
        piece = (left, area[1], right, area[3])
        canvas.fill(piece, TONES[source].ground)
        _put_figures(canvas, source, points[source], piece)


def pieces_of(
    points: Points, ends: tuple[int, int], longest: int
) -> Iterator[tuple[Source, int, int]]:
    """Each source that paid, with the left and right end of its piece."""

    def at(sum_so_far: int) -> int:
        return round(ends[0] + (ends[1] - ends[0]) * sum_so_far / longest)

    before = 0
    for source in Source:
        paid = points[source]
        if paid:
            yield source, at(before), at(before + paid) - _BETWEEN
        before += paid


def _put_figures(canvas: Canvas, source: Source, points: int, area: Box) -> None:
    """The sign beside the number where there is room, above it where there is less."""
    left, top, right, bottom = area
    tone, text = TONES[source], str(points)
    figure = width_of(text, "number", NUMBER_CAP)
    middle, width = (left + right) // 2, right - left
    colour = canvas.paintbox.colour(tone.figure)
    if width >= _SIGN + _SPACE + figure + _SPACE:
        begin = middle - (_SIGN + _SPACE + figure) // 2
        at = (begin, (top + bottom - _SIGN) // 2)
        canvas.put("icon", tone.sign(canvas.paintbox, _SIGN), at, source)
        at = (begin + _SIGN + _SPACE, (top + bottom) // 2)
        canvas.write("number", text, at, face="number", cap=NUMBER_CAP, colour=colour)
        return
    sign = tone.sign(canvas.paintbox, min(_SMALL_SIGN, width - 2))
    canvas.put("icon", sign, (middle - sign.width // 2, top + 5), source)
    if width >= figure:
        at = (middle - figure // 2, bottom - NUMBER_CAP // 2 - 7)
        canvas.write("number", text, at, face="number", cap=NUMBER_CAP, colour=colour)


def legend_rows(sources: int) -> int:
    """How many rows a legend of so many sources has."""
    return -(-sources // _COLUMNS)


def put_legend(canvas: Canvas, area: Box, words: Mapping[Source, str]) -> None:
    """Sign and word for each source."""
    columns = -(-len(words) // max(legend_rows(len(words)), 1))
    width = (area[2] - area[0]) // _COLUMNS
    for place, (source, word) in enumerate(words.items()):
        row, column = divmod(place, columns)
        left = area[0] + column * width
        middle = area[1] + row * LEGEND_ROW + LEGEND_ROW // 2
        _put_chip(canvas, source, (left, middle - _CHIP // 2))
        canvas.write(
            "text",
            word,
            (left + _CHIP + 12, middle),
            face="text",
            cap=NAME_CAP,
            colour=canvas.paintbox.theme.ink,
            width=width - _CHIP - 24,
        )


def _put_chip(canvas: Canvas, source: Source, at: tuple[int, int]) -> None:
    tone, inset = TONES[source], (_CHIP - 28) // 2
    canvas.fill((at[0], at[1], at[0] + _CHIP, at[1] + _CHIP), tone.ground)
    sign = tone.sign(canvas.paintbox, 28)
    canvas.put("icon", sign, (at[0] + inset, at[1] + inset), source)
