"""The columns of standings in numbers: how wide each is, and which have room at all."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from render.poster_frame import LEFT, NUMBER_CAP, RIGHT
from render.printable_names import shown_names
from render.text_masks import width_of
from render.tournament.fitted_words import lines_of
from render.tournament.sheets import StandingsSheet

Span: TypeAlias = tuple[int, int]  # left, right

HEADING_CAP = 22
_EDGE = 12
_PLACE = 88  # a medal
_MARK = 46
_GAP = 26  # between columns of figures
_NARROWEST = 56
_WIDEST_HEADING = 156  # longer ones are broken
_NARROWEST_NAME, _WIDEST_NAME = 300, 460


class Measure(NamedTuple):
    """How large the lines are."""

    row: int
    name_cap: int
    number_cap: int
    medal: int


_LARGE = Measure(row=70, name_cap=28, number_cap=34, medal=70)
_USUAL = Measure(row=60, name_cap=24, number_cap=NUMBER_CAP, medal=62)
_FEW = 12


def measure_of(lines: int) -> Measure:
    """A few lines are larger."""
    return _LARGE if lines <= _FEW else _USUAL


class Columns(NamedTuple):
    """Where each column begins and ends."""

    place: Span
    mark: Span  # empty where nobody has one
    name: Span
    figures: tuple[Span, ...]  # the score first


def columns_of(sheet: StandingsSheet) -> Columns:
    """Figures as wide as they need, the name all the rest; last figures go where room ends."""
    widths = figure_widths(sheet)
    left = LEFT + _EDGE
    place = (left, left + _PLACE)
    mark = (place[1], place[1] + (_MARK if any(line.mark for line in sheet.lines) else 0))
    name_left = mark[1] + _EDGE
    right = RIGHT - _EDGE
    spans: list[Span] = []
    for width in reversed(widths):
        spans.insert(0, (right - width, right))
        right -= width + _GAP
    return Columns(place, mark, (name_left, right), tuple(spans))


def figure_widths(sheet: StandingsSheet) -> list[int]:
    """How wide the score and each figure are, of as many as leave room for names."""
    cap = measure_of(len(sheet.lines)).number_cap
    columns = [[line.score for line in sheet.lines]]
    for at in range(max((len(line.figures) for line in sheet.lines), default=0)):
        columns.append([line.figures[at] for line in sheet.lines if at < len(line.figures)])
    columns += [[] for _ in range(len(sheet.headings) - 2 - len(columns))]
    least = [
        max((_NARROWEST, *(width_of(text, "number", cap) for text in texts))) for texts in columns
    ]
    wanted = [
        max(least[at], min(heading_width(heading_at(sheet, at)), _WIDEST_HEADING))
        for at in range(len(least))
    ]
    while len(least) > 1 and _room_for_names(least) < _NARROWEST_NAME:
        least.pop()
    spare = max(_room_for_names(least) - _room_wanted_by_names(sheet), 0)
    more = [wide - narrow for wide, narrow in zip(wanted, least, strict=False)]
    share = min(spare / max(sum(more), 1), 1)
    widest = RIGHT - LEFT - _NARROWEST_NAME
    return [min(int(own + extra * share), widest) for own, extra in zip(least, more, strict=True)]


def _room_for_names(widths: list[int]) -> int:
    return RIGHT - LEFT - 3 * _EDGE - _PLACE - _MARK - sum(widths) - _GAP * len(widths)


def _room_wanted_by_names(sheet: StandingsSheet) -> int:
    """As much as the longest name needs, within reason; headings get what is left."""
    cap = measure_of(len(sheet.lines)).name_cap
    names = shown_names([line.name for line in sheet.lines])
    longest = max((width_of(name, "text", cap) for name in names), default=0)
    return min(max(longest, _NARROWEST_NAME), _WIDEST_NAME)


def heading_at(sheet: StandingsSheet, figure: int) -> str:
    """What a column of figures is called; the score is the first."""
    return sheet.headings[figure + 2] if figure + 2 < len(sheet.headings) else ""


def heading_width(text: str) -> int:
    """How wide a heading is in at most two lines."""
    lines = heading_lines(text, _WIDEST_HEADING)
    return max((width_of(line, "text", HEADING_CAP) for line in lines), default=0)


def heading_lines(text: str, width: int) -> tuple[str, ...]:
    """A heading in at most two lines, no word of it broken."""
    words = text.split()
    if len(words) < 2 or width_of(text, "text", HEADING_CAP) <= width:
        return lines_of(text, "text", HEADING_CAP, RIGHT, 1)
    widest = max(width_of(word, "text", HEADING_CAP) for word in words)
    return lines_of(text, "text", HEADING_CAP, max(width, widest))
