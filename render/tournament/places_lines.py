"""The lines of a bump chart in numbers: everybody's place from round to round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from render.analysis.chance_lines import kept_apart
from render.canvas import Box
from render.poster_frame import NUMBER_CAP
from render.text_masks import width_of
from render.tournament.sheets import ProgressSheet
from render.vector import Point

LABEL_STEP = 52
_ROW = 62  # between two places, where they are few
_TALLEST, _LOWEST = 900, 320
_INSET = 34  # from the edges of the plot to the first and last place
_LARGE_MARKER, _SMALL_MARKER = 36, 26
_ROOM_FOR_LARGE = 62
_MARKER_ROOM = 1.4  # of its size, from one shape on a line to the next
_EASE = 12  # points of a line between two rounds
_FIGURE_GAP = 26
_PLACE_ROOM = 40


class Scale(NamedTuple):
    """Rounds and places in pixels."""

    plot: Box
    rounds: int
    places: int  # those who share one stand below each other, so the last row of a place
    rows: int  # as many, and another one for those who have left

    @property
    def column(self) -> float:
        """How far two rounds are apart."""
        left, _, right, _ = self.plot
        return (right - left - 2 * _INSET) / max(self.rounds - 1, 1)

    @property
    def marker(self) -> int:
        """How large a shape is."""
        return _LARGE_MARKER if self.column >= _ROOM_FOR_LARGE else _SMALL_MARKER

    @property
    def marker_step(self) -> int:
        """So many rounds from one shape on a line to the next."""
        return max(ceil(_MARKER_ROOM * self.marker / self.column), 1)

    def x(self, round_: int) -> float:
        """The middle of a round, counted from nought; a single one is at the end."""
        if self.rounds == 1:
            return self.plot[2] - _INSET
        return self.plot[0] + _INSET + round_ * self.column

    def y(self, place: float) -> float:
        """The height of a place."""
        _, top, _, bottom = self.plot
        step = (bottom - top - 2 * _INSET) / max(self.rows - 1, 1)
        return top + _INSET + (place - 1) * step


def rows_after(sheet: ProgressSheet, round_: int) -> dict[int, int]:
    """The row of each course that has a place: those who share one take the rows below it."""
    rows: dict[int, int] = {}
    shared: Counter[int] = Counter()
    for at, course in enumerate(sheet.courses):
        place = course.places[round_] if round_ < len(course.places) else None
        if place is not None:
            rows[at] = place + shared[place]
            shared[place] += 1
    return rows


def last_row(sheet: ProgressSheet) -> int:
    """The lowest row anybody had."""
    rounds = range(len(sheet.rounds))
    rows = (row for round_ in rounds for row in rows_after(sheet, round_).values())
    return max(rows, default=1)


def rows_of(sheet: ProgressSheet) -> int:
    """How many heights there are: those of places, and one below for those who have left."""
    ends = [end_of(course.places, len(sheet.rounds)) for course in sheet.courses]
    return last_row(sheet) + (None in ends)


def plot_height(sheet: ProgressSheet) -> int:
    """How high the plot has to be for everybody's places and labels."""
    rows = max(rows_of(sheet), len(sheet.courses))
    labels = max(len(sheet.courses) - 1, 0) * LABEL_STEP
    return max(min((rows - 1) * _ROW, _TALLEST), labels, _LOWEST - 2 * _INSET) + 2 * _INSET


def scale_of(sheet: ProgressSheet, plot: Box) -> Scale:
    """The scale on which all of it fits into this plot."""
    return Scale(plot, len(sheet.rounds), last_row(sheet), rows_of(sheet))


class Lines(NamedTuple):
    """Where everybody is after each round, and how high everybody's name stands."""

    spots: tuple[tuple[Point | None, ...], ...]  # course by course
    labels: tuple[int, ...]


def lines_of(sheet: ProgressSheet, scale: Scale) -> Lines:
    """Everybody's spots, none of them on another."""
    courses, last = range(len(sheet.courses)), scale.rounds - 1
    columns: list[dict[int, float]] = []
    for round_ in range(scale.rounds):
        wanted = {at: scale.y(row) for at, row in rows_after(sheet, round_).items()}
        columns.append(kept_apart(wanted, scale.marker + 2, _ends(scale)))
    ends = rows_after(sheet, last)
    # The names of those who have left stand below all others.
    wanted = {at: scale.y(ends.get(at, scale.rows)) for at in courses}
    labels = kept_apart(wanted, LABEL_STEP, _ends(scale))
    columns[last] = {at: labels[at] for at in ends}
    spots = tuple(
        tuple(
            (scale.x(round_), column[at]) if at in column else None
            for round_, column in enumerate(columns)
        )
        for at in courses
    )
    return Lines(spots, tuple(round(labels[at]) for at in courses))


def ties_of(sheet: ProgressSheet, lines: Lines) -> list[tuple[Point, Point]]:
    """The highest and the lowest spot of all who share a place after a round."""
    ties: list[tuple[Point, Point]] = []
    for round_ in range(len(sheet.rounds)):
        groups: dict[int, list[Point]] = {}
        for course, spots in zip(sheet.courses, lines.spots, strict=True):
            spot = spots[round_]
            place = course.places[round_] if round_ < len(course.places) else None
            if spot is not None and place is not None:
                groups.setdefault(place, []).append(spot)
        ties += [(min(group), max(group)) for group in groups.values() if len(group) > 1]
    return ties


def end_of(places: Sequence[int | None], rounds: int) -> int | None:
    """The place after the last round."""
    return places[rounds - 1] if 0 < rounds <= len(places) else None


def _ends(scale: Scale) -> tuple[float, float]:
    return scale.plot[1] + _INSET, scale.plot[3] - _INSET


def stretches_of(spots: Sequence[Point | None]) -> list[list[Point]]:
    """The spots without those that are missing: a list for each time somebody was there."""
    stretches: list[list[Point]] = [[]]
    for spot in spots:
        if spot is not None:
            stretches[-1].append(spot)
        elif stretches[-1]:
            stretches.append([])
    return [stretch for stretch in stretches if stretch]


def eased(spots: Sequence[Point]) -> list[Point]:
    """A line through the spots that is level at each of them."""
    path = [spots[0]]
    for (x1, y1), (x2, y2) in pairwise(spots):
        if y1 == y2:
            path.append((x2, y2))
            continue
        for step in range(1, _EASE + 1):
            share = step / _EASE
            path.append((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share**2 * (3 - 2 * share)))
    return path


def labelled_rounds(rounds: Sequence[str], scale: Scale) -> range:
    """The rounds whose words have room below the chart: all, or every second, fifth, tenth."""
    widest = max(width_of(word, "number", NUMBER_CAP) for word in rounds) + _FIGURE_GAP
    step = next((step for step in (1, 2, 5, 10) if step * scale.column >= widest), len(rounds))
    return range(min(step, len(rounds)) - 1, len(rounds), step)


def labelled_places(scale: Scale) -> list[int]:
    """The first place and as many others as have room beside the chart."""
    room = scale.y(2) - scale.y(1)
    step = next((step for step in (1, 2, 5, 10) if step * room >= _PLACE_ROOM), 25)
    return [
        1,
        *(place for place in range(step, scale.places + 1, step) if place > max(step // 2, 1)),
    ]
