"""How strong computer players are: known once and for all, so people's ratings hang on them."""

from __future__ import annotations

from collections.abc import Mapping

from bot.match.model import AiLevel
from bot.rating.model import Rating

_SIGMA = 1.0

# Measured in 1,810 matches of Vienna among themselves at tables of three to five, by the commands
# that docs/ratings.md names; rounded to halves, the middle of novice and regular at 25. Drawing as
# many of these matches at random again moves novice and regular by 0.5, the expert by 1.6 (one
# standard deviation). The expert had 24 playouts a move; with the 1,000 of a real match it may be
# stronger.
_VIENNA: Mapping[AiLevel, Rating] = {
    "random": Rating(-26.0, _SIGMA),
    "novice": Rating(21.5, _SIGMA),
    "regular": Rating(28.5, _SIGMA),
    "expert": Rating(44.0, _SIGMA),
}

_MEASURED: Mapping[str, Mapping[AiLevel, Rating]] = {"vienna": _VIENNA}


def anchor_of(game: str, level: AiLevel) -> Rating:
    """The rating of this level, which never changes; that of Vienna where none was measured."""
    return _MEASURED.get(game, _VIENNA)[level]
