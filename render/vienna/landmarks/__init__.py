"""A picture for every field of the board: its landmark, flat and quiet as on a Secession poster."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.vector import Drawing, box
from render.vienna.landmarks import cafes, churches, palaces, pastimes, ringstrasse
from render.vienna.landmarks.parts import GOLD, TONE, WIDTH, vignette

_DRAW = (
    pastimes.krieau,
    pastimes.prater,
    ringstrasse.stadtpark,
    ringstrasse.oper,
    ringstrasse.secession,
    cafes.naschmarkt,
    churches.karlskirche,
    ringstrasse.heldenplatz,
    ringstrasse.parlament,
    ringstrasse.burgtheater,
    ringstrasse.rathaus,
    ringstrasse.universitaet,
    cafes.landtmann,
    cafes.central,
    cafes.sperl,
    pastimes.hofreitschule,
    palaces.hofburg,
    churches.pestsaeule,
    churches.stephansdom,
    palaces.belvedere,
    palaces.schoenbrunn,
    palaces.gloriette,
    pastimes.tiergarten,
    cafes.heuriger,
    pastimes.geheimbund,
)

LANDMARKS: Mapping[str, Drawing] = MappingProxyType({draw.__name__: draw() for draw in _DRAW})
"""The landmark of every field, by the field's id."""


def _chequers() -> Drawing:
    """Rows of squares, for fields nobody has drawn yet."""
    side = 4
    rows = ((TONE, 34, 2), (GOLD, 38, 6), (TONE, 42, 2))
    return vignette(
        *(
            box(role, x, top, x + side, top + side)
            for role, top, left in rows
            for x in range(left, int(WIDTH) - left, 2 * side)
        )
    )


_PLAIN = _chequers()


def landmark(field: str) -> Drawing:
    """The landmark of this field, or a plain ornament if it has none."""
    return LANDMARKS.get(field, _PLAIN)
