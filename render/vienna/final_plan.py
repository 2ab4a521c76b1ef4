"""Where the parts of the final picture lie, and the ornament they share."""

from __future__ import annotations

from typing import NamedTuple

from render.canvas import Box, Canvas
from render.vienna.geometry import MARGIN, WIDTH

HEIGHT = 1600
LEFT, RIGHT = MARGIN, WIDTH - MARGIN
MIDDLE = WIDTH // 2
SQUARE = 10  # of a chequered band
HEADING_CAP = 28
_WIDEST_HEADING = RIGHT - LEFT - 300

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


def put_chequers(canvas: Canvas, area: Box, role: str = "line") -> None:
    """A band of small squares, as on every second house of the Wiener Werkstätte."""
    left, top, right, bottom = area
    for row, y in enumerate(range(top, bottom - SQUARE + 1, SQUARE)):
        for column, x in enumerate(range(left, right - SQUARE + 1, SQUARE)):
            if (row + column) % 2 == 0:
                canvas.fill((x, y, x + SQUARE, y + SQUARE), role)


def put_heading(canvas: Canvas, text: str, middle: int) -> None:
    """A title between two gold lines, each ending in a few squares."""
    width = canvas.write(
        "text",
        text,
        (MIDDLE, middle),
        face="display",
        cap=HEADING_CAP,
        colour=canvas.paintbox.theme.ink,
        width=_WIDEST_HEADING,
        align="middle",
    )
    reach, band = width // 2 + 24, 5 * SQUARE
    for left in (MIDDLE - reach - band, MIDDLE + reach):
        put_chequers(canvas, (left, middle - SQUARE, left + band, middle + SQUARE))
    for left, right in ((LEFT, MIDDLE - reach - band - 8), (MIDDLE + reach + band + 8, RIGHT)):
        canvas.fill((left, middle - 3, right, middle - 1), "line")
        canvas.fill((left, middle + 2, right, middle + 3), "line")
