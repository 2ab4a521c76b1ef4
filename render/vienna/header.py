"""The top of the picture: the game, the round, and what the table waits for."""

from __future__ import annotations

from typing import NamedTuple

from render.canvas import Canvas, Piece
from render.poster_frame import NAME_CAP, TITLE_CAP
from render.shapes import token
from render.vienna.geometry import HEADER
from render.visual_style import Paintbox

_TITLE = "Vienna"
_TEXT_LEFT = 300
_TOKEN = 40


class HeaderFace(NamedTuple):
    """All that decides how the header looks."""

    moment: str  # "Round 3 · Placing"
    question: str  # "Sabrina, roll your dice."
    seat: int | None  # who is asked


def draw_header(paintbox: Paintbox, face: HeaderFace) -> Piece:
    """The header."""
    canvas = Canvas(paintbox, HEADER, "paper")
    theme = paintbox.theme
    canvas.write(
        "name", _TITLE, (4, HEADER[1] // 2), face="display", cap=TITLE_CAP, colour=theme.ink
    )
    _put_chequers(canvas)
    canvas.write(
        "text",
        face.moment,
        (_TEXT_LEFT, 24),
        face="display",
        cap=NAME_CAP + 3,
        colour=theme.ink,
        width=HEADER[0] - _TEXT_LEFT,
    )
    left = _TEXT_LEFT
    if face.seat is not None:
        sprite = paintbox.sprite(token(face.seat), (_TOKEN, _TOKEN), face.seat)
        canvas.put("piece", sprite, (left, 44))
        left += _TOKEN + 10
    canvas.write(
        "text",
        face.question,
        (left, 64),
        face="text",
        cap=NAME_CAP,
        colour=theme.ink,
        width=HEADER[0] - left,
    )
    return canvas.piece()


def _put_chequers(canvas: Canvas) -> None:
    """A column of small squares, as on every second house of the Wiener Werkstätte."""
    for column in range(2):
        for row in range(7):
            if (column + row) % 2 == 0:
                x, y = _TEXT_LEFT - 44 + column * 10, 8 + row * 10
                canvas.fill((x, y, x + 10, y + 10), "line")
