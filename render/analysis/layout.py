"""Where the parts of an analysis lie, in pixels of the full picture."""

from __future__ import annotations

from typing import NamedTuple

from render.canvas import Box
from render.poster_frame import LEFT, RIGHT, WIDTH

_TITLE_TOP = 18
_TITLE_HEIGHT = 128
_HEADING = 56
_COURSE_HEIGHT = 640
_POINTS_HEIGHT = 72
_COLUMN_HEADS = 44
_ROW = 60
_BOTTOM = 28


class AnalysisPlan(NamedTuple):
    """The picture for a number of seats: each has a row below the chart."""

    seats: int

    @property
    def size(self) -> tuple[int, int]:
        """Of the whole picture."""
        return WIDTH, self.row(self.seats - 1)[3] + _BOTTOM

    @property
    def title(self) -> Box:
        """What this is, and of which game."""
        return LEFT, _TITLE_TOP, RIGHT, _TITLE_TOP + _TITLE_HEIGHT

    @property
    def course_heading(self) -> int:
        """The middle of the line above the chart."""
        return self.title[3] + _HEADING // 2

    @property
    def course(self) -> Box:
        """The chart, with its labels."""
        top = self.title[3] + _HEADING + 14
        return LEFT, top, RIGHT, top + _COURSE_HEIGHT

    @property
    def points_heading(self) -> int:
        """The middle of the line above the choices that cost most."""
        return self.course[3] + _HEADING // 2

    @property
    def points(self) -> Box:
        """The choices that cost most."""
        top = self.course[3] + _HEADING
        return LEFT, top, RIGHT, top + _POINTS_HEIGHT

    @property
    def balance_heading(self) -> int:
        """The middle of the line above the rows."""
        return self.points[3] + _HEADING // 2

    @property
    def column_heads(self) -> int:
        """The middle of the line that says what the bars are."""
        return self.points[3] + _HEADING + _COLUMN_HEADS // 2

    def row(self, place: int) -> Box:
        """What luck and choices did for a seat."""
        top = self.points[3] + _HEADING + _COLUMN_HEADS + place * _ROW
        return LEFT, top, RIGHT, top + _ROW
