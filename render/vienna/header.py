"""The top of the picture: the game, the round, and what the table waits for."""

from __future__ import annotations

from typing import NamedTuple

from render.canvas import Canvas, Piece
from render.poster_frame import NAME_CAP, TITLE_CAP, put_chequers
from render.shapes import token
from render.vienna.geometry import HEADER, TITLE
from render.visual_style import Paintbox

_TITLE = "Vienna"
_CHEQUERS = TITLE[0] - 44
_TOKEN = 40


class TitleFace(NamedTuple):
    """The name of the game, which always looks the same."""


def draw_title(paintbox: Paintbox, face: TitleFace) -> Piece:
    """The name of the game, and the chequers behind it."""
    del face
    canvas = Canvas(paintbox, TITLE, "paper")
    ink = paintbox.theme.ink
    canvas.write("name", _TITLE, (4, TITLE[1] // 2), face="display", cap=TITLE_CAP, colour=ink)
    put_chequers(canvas, (_CHEQUERS, 8, _CHEQUERS + 20, 78))
    return canvas.piece()


class HeaderFace(NamedTuple):
    """All that decides how the header looks, besides the title."""

    moment: str  # "Round 3 · Placing"
    question: str  # "Sabrina, roll your dice."
    seat: int | None  # who is asked


def draw_header(paintbox: Paintbox, face: HeaderFace) -> Piece:
    """The header without the title."""
    canvas = Canvas(paintbox, HEADER, "paper")
    theme = paintbox.theme
    canvas.write(
        "text",
        face.moment,
        (0, 24),
        face="display",
        cap=NAME_CAP + 3,
        colour=theme.ink,
        width=HEADER[0],
    )
    left = 0
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
