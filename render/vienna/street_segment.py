"""The road between two fields, with the trails of those who have just driven along it."""

from __future__ import annotations

from typing import NamedTuple

from render.canvas import Canvas, Piece
from render.vector import Drawing, Polygon
from render.visual_style import Paintbox

_CHEVRON = 12


class RoadFace(NamedTuple):
    """All that decides how a piece of road looks."""

    size: tuple[int, int]
    is_down: bool  # to the next row
    trails: tuple[int, ...]  # seats


def draw_road(paintbox: Paintbox, face: RoadFace) -> Piece:
    """A piece of road."""
    canvas = Canvas(paintbox, face.size, "road")
    width, height = face.size
    length = width if face.is_down else height
    for place, seat in enumerate(face.trails):
        middle = (2 * place + 1) * length // (2 * len(face.trails))
        sprite = paintbox.sprite(_MARK, (_CHEVRON, _CHEVRON), seat)
        if face.is_down:
            canvas.put(None, sprite, (middle - _CHEVRON // 2, (height - _CHEVRON) // 2))
        else:
            canvas.put(None, sprite, ((width - _CHEVRON) // 2, middle - _CHEVRON // 2))
    return canvas.piece()


_MARK = Drawing(
    100,
    100,
    (
        Polygon("card", ((50, 0), (100, 50), (50, 100), (0, 50))),
        Polygon("fill", ((50, 14), (86, 50), (50, 86), (14, 50))),
    ),
)
