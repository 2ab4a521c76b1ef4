"""Where the parts of the final picture lie."""

from __future__ import annotations

from typing import NamedTuple

from render.canvas import Box
from render.poster_frame import LEFT, RIGHT

HEIGHT = 1600

_TITLE_TOP = 18
_TITLE_HEIGHT = 156
_PODIUM_HEIGHT = 424
_HEADING = 56
ROW = 70
ROW_GAP = 9
LEGEND_ROW = 48
_BOTTOM = 22


class FinalPlan(NamedTuple):
    """The picture for a number of seats: the chart takes what the rows and the legend leave."""

    seats: int
    legend_rows: int = 2

    @property
    def title(self) -> Box:
        """The game and its result."""
        return LEFT, _TITLE_TOP, RIGHT, _TITLE_TOP + _TITLE_HEIGHT

    @property
    def podium(self) -> Box:
        """Who came where."""
        top = self.title[3]
        return LEFT, top, RIGHT, top + _PODIUM_HEIGHT

    @property
    def sources_heading(self) -> int:
        """The middle of the line above the rows."""
        return self.podium[3] + _HEADING // 2 + 4

    def row(self, place: int) -> Box:
        """Where a seat's points came from."""
        top = self.podium[3] + _HEADING + 6 + place * (ROW + ROW_GAP)
        return LEFT, top, RIGHT, top + ROW

    @property
    def legend(self) -> Box:
        """What the tones mean."""
        top = self.row(self.seats - 1)[3] + 10
        return LEFT, top, RIGHT, top + self.legend_rows * LEGEND_ROW

    @property
    def course_heading(self) -> int:
        """The middle of the line above the chart."""
        return self.legend[3] + _HEADING // 2 + 4

    @property
    def course(self) -> Box:
        """The chart, with its labels."""
        return LEFT, self.legend[3] + _HEADING + 8, RIGHT, HEIGHT - _BOTTOM
