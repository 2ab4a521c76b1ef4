"""What all upright pictures share: how wide they are, how high letters are, their ornament.

They are 1200 pixels wide: shown 400 pixels wide on a phone, a third of everything remains. The caps
are heights of capital letters: three pixels here are one on the phone, so a name needs 21 and a
number 30.
"""

from __future__ import annotations

from render.canvas import Box, Canvas

WIDTH = 1200
MARGIN = 20
LEFT, RIGHT = MARGIN, WIDTH - MARGIN
MIDDLE = WIDTH // 2
NAME_CAP = 21
NUMBER_CAP = 30
TITLE_CAP = 46
HEADING_CAP = 28
SQUARE = 10  # of a chequered band
_WIDEST_HEADING = RIGHT - LEFT - 300


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
