"""Changing what is kept: lock, load, have it changed, save.

Of two processes that change one thing at the same time one is overtaken and looks again. What is
being saved when its caller is cancelled is saved all the same. A request that is delivered a second
time is answered as it was the first time, and carried out once.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar, cast
from weakref import WeakValueDictionary

from bot.match.errors import StaleBoard
from bot.match.model import InteractionId, Revision
from bot.match.ports import Overtaken

_TRIES = 20  # against other processes; within one, the lock keeps everybody apart

T = TypeVar("T")
Id = TypeVar("Id", bound=Hashable)
Thing = TypeVar("Thing")
Change = TypeVar("Change")
Answer = TypeVar("Answer")


class ChangeLoop(ABC, Generic[Id, Thing, Change, Answer]):
    """The one way in which things of a kind change."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Id, asyncio.Lock] = WeakValueDictionary()

    @abstractmethod
    async def _recall(self, id: Id, by: InteractionId) -> tuple[Thing, Answer | None]:
        """The thing as it is kept, and the answer to this request if it was carried out before."""

    @abstractmethod
    async def _save(self, before: Thing, change: Change, by: InteractionId) -> Answer:
        """The answer, once the change is kept; or `Overtaken`."""

    @abstractmethod
    def _version(self, thing: Thing) -> Revision:
        """Where the thing stands, for whoever was too slow."""

    async def _completed(self, before: Thing, change: Change) -> Change:
        """The change with all that follows from it."""
        del before
        return change

    def _repeated(self, thing: Thing) -> None:
        """A request was delivered again; whatever follows from it may still have to be done."""

    async def _carry_out(
        self,
        id: Id,
        by: InteractionId,
        work: Callable[[Thing], Change | Awaitable[Change]],
    ) -> Answer:
        """The answer to a request, once what this work makes of the thing is saved."""
        async with self._lock_of(id):
            for tries_left in reversed(range(_TRIES)):
                before, answered = await self._recall(id, by)
                if answered is not None:
                    self._repeated(before)
                    return answered
                change = await self._completed(before, await _worked(work(before)))
                try:
                    return await to_its_end(self._save(before, change, by))
                except Overtaken:
                    if not tries_left:
                        raise StaleBoard(self._version(before)) from None
        raise AssertionError("the last try returns or raises")

    def _lock_of(self, id: Id) -> asyncio.Lock:
        """The one lock of this thing, for as long as somebody holds or waits for it."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock


async def _worked(change: Change | Awaitable[Change]) -> Change:
    """The change, also where somebody has to be waited for."""
    if isinstance(change, Awaitable):
        return await cast("Awaitable[Change]", change)
    return change


async def to_its_end(saving: Coroutine[Any, Any, T]) -> T:
    """What it returns or raises. A caller who is cancelled meanwhile learns so when it is over."""
    task = asyncio.create_task(saving)
    cancelled = None
    while not task.done():
        try:
            await asyncio.wait([task])  # which, unlike awaiting it, never cancels it
        except asyncio.CancelledError as cancellation:
            cancelled = cancellation
    if cancelled is not None:
        raise cancelled from task.exception()
    return task.result()
