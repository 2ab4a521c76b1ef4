"""What the bot draws instead of chance: the same on every run, whoever happens to draw first."""

from __future__ import annotations

import hashlib
from itertools import count

_SEED = 32  # bytes: the dice of a match, the lots of a tournament


class Draws:
    """A `Draw`: seeds come one after the other, and every thought of a computer has one luck.

    Computers think at several tables at once. If they drew from the same row as matches, the dice
    of a match would depend on how far others have come.
    """

    def __init__(self) -> None:
        self._seeds = count()

    def __call__(self, size: int, /) -> bytes:
        """So many bytes."""
        drawn = str(next(self._seeds)) if size == _SEED else "luck"
        return hashlib.sha256(drawn.encode()).digest()[:size]
