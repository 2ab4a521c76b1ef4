"""What made each player's result: luck to both sides of nothing, and what choices gave away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.analysis.layout import AnalysisPlan
from render.analysis.player_signs import fill, role_of, sign
from render.canvas import Box, Canvas
from render.poster_frame import NAME_CAP, NUMBER_CAP

_HEAD_CAP = 24
_TOKEN = 40
_NAME_LEFT, _NAME_WIDTH = 52, 186  # from the edge of the row
_LONGEST = 180  # pixels: the bar of whoever has most
_BAR = 38
_GAP = 14  # between a bar and its number
_LEAST = 0.1  # of the chance of winning: the longest bar if all have less


class Column(NamedTuple):
    """Where bars begin, and how wide the number behind one may be."""

    zero: int
    figure: int


LUCK = Column(572, 114)  # "+200"
LOST = Column(890, 94)


class Balance(NamedTuple):
    """A player, and what made the result."""

    seat: int
    name: str
    luck: float
    lost: float


class Heads(NamedTuple):
    """What the bars are called."""

    luck: str
    lost: str


def put_balances(
    canvas: Canvas, plan: AnalysisPlan, balances: Sequence[Balance], heads: Heads
) -> None:
    """A row for each player, all bars to the same scale."""
    _put_heads(canvas, heads, plan.column_heads)
    longest = max(_LEAST, *(max(abs(one.luck), one.lost) for one in balances))
    for place, one in enumerate(balances):
        row = plan.row(place)
        _put_player(canvas, one, row)
        for column, value in ((LUCK, one.luck), (LOST, one.lost)):
            bar = bar_of(value / longest, column.zero, row)
            if bar[0] < bar[2]:
                fill(canvas, bar, one.seat)
            text = figure_of(value, is_signed=column is LUCK)
            _put_figure(canvas, text, bar, column.figure, is_left=value < 0)
    top, bottom = plan.row(0)[1], plan.row(len(balances) - 1)[3]
    for column in (LUCK, LOST):
        canvas.fill((column.zero - 1, top, column.zero + 2, bottom), "ink_soft")


def figure_of(chance: float, *, is_signed: bool) -> str:
    """A chance in percent, with a sign if it may go either way and goes one."""
    percent = round(100 * chance)
    if percent < 0:
        return f"\N{MINUS SIGN}{-percent}"
    return f"+{percent}" if is_signed and percent else str(percent)


def bar_of(share: float, zero: int, row: Box) -> Box:
    """The bar of this share of the longest; to the left of nothing if it is less."""
    middle = (row[1] + row[3]) // 2
    left, right = sorted((zero, zero + round(share * _LONGEST)))
    return left, middle - _BAR // 2, right, middle + _BAR // 2


def _put_heads(canvas: Canvas, heads: Heads, middle: int) -> None:
    ink = canvas.paintbox.theme.ink
    canvas.write(
        "text",
        heads.luck,
        (LUCK.zero, middle),
        face="text",
        cap=_HEAD_CAP,
        colour=ink,
        width=2 * _LONGEST,
        align="middle",
    )
    canvas.write(
        "text",
        heads.lost,
        (LOST.zero, middle),
        face="text",
        cap=_HEAD_CAP,
        colour=ink,
        width=_LONGEST + _GAP + LOST.figure,
    )


def _put_player(canvas: Canvas, one: Balance, row: Box) -> None:
    left, top, right, bottom = row
    canvas.fill((left, bottom - 1, right, bottom + 1), "line_soft")
    middle = (top + bottom) // 2
    at = (left, middle - _TOKEN // 2)
    canvas.put("piece", sign(canvas.paintbox, one.seat, _TOKEN), at, role_of(one.seat))
    canvas.write(
        "name",
        one.name,
        (left + _NAME_LEFT, middle),
        face="text",
        cap=NAME_CAP,
        colour=canvas.paintbox.theme.ink,
        width=_NAME_WIDTH,
    )


def _put_figure(canvas: Canvas, text: str, bar: Box, width: int, *, is_left: bool) -> None:
    """The number at the end of its bar."""
    canvas.write(
        "number",
        text,
        (bar[0] - _GAP if is_left else bar[2] + _GAP, (bar[1] + bar[3]) // 2),
        face="number",
        cap=NUMBER_CAP,
        colour=canvas.paintbox.theme.ink,
        width=width,
        align="right" if is_left else "left",
    )
