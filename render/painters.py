"""Who draws which game."""

from __future__ import annotations

from typing import Any

from games.api import AnyGame
from render.api import Painter
from render.plain_painter import PlainPainter
from render.vienna.painter import ViennaPainter

# `Any`: each painter takes the views of its own game.
_PAINTERS: dict[str, Painter[Any]] = {"vienna": ViennaPainter()}


def painter_of(game: AnyGame) -> Painter[Any]:
    """The painter of a game: its own, or one that puts any game into words."""
    return _PAINTERS.get(game.key) or PlainPainter(game)
