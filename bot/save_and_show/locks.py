"""One lock for each thing, for as long as somebody holds or waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

Id = TypeVar("Id", bound=Hashable)


class Locks(Generic[Id]):
    """Locks by id; those nobody uses vanish."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Id, asyncio.Lock] = WeakValueDictionary()

    def of(self, id: Id) -> asyncio.Lock:
        """The lock of this thing."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock
