"""Pictures kept for the next time, up to so many bytes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Cache(Generic[T]):
    """The things used last, as many as fit; safe to use from several threads."""

    def __init__(self, most_bytes: int, size_of: Callable[[T], int]) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._size_of = size_of
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under this key, made first where there is nothing."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        # Outside the lock: two threads may make the same thing, which costs only time.
        made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self.bytes += self._size_of(made)
                while self.bytes > self.most_bytes and len(self._kept) > 1:
                    _, dropped = self._kept.popitem(last=False)
                    self.bytes -= self._size_of(dropped)
        return made

    def drop(self, key: Hashable) -> None:
        """Keep nothing under this key."""
        with self._lock:
            dropped = self._kept.pop(key, None)
            if dropped is not None:
                self.bytes -= self._size_of(dropped)

    def __len__(self) -> int:
        return len(self._kept)
