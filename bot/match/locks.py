"""One lock for each match, for as long as somebody holds or waits for it."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from bot.match.model import MatchId


class Locks:
    """Locks by match; those nobody uses vanish."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[MatchId, asyncio.Lock] = WeakValueDictionary()

    def of(self, match: MatchId) -> asyncio.Lock:
        """The lock of this match."""
        lock = self._locks.get(match)
        if lock is None:
            lock = self._locks[match] = asyncio.Lock()
        return lock
