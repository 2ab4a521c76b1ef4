"""Showing what has been saved: each thing at least once, again after failures, none for another."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Hashable
from typing import Generic, TypeAlias, TypeVar

from bot.match.errors import MatchError
from bot.match.model import Time
from bot.match.ports import Clock

_log = logging.getLogger(__name__)

_LOOK_AGAIN = 1.0  # while some take long, others may have become due
_FIRST_PAUSE = 1.0
_LONGEST_PAUSE = 300.0  # for one thing; it is the only one that waits
_LONGEST_STORE_PAUSE = 30.0  # everything waits

Sleep: TypeAlias = Callable[[float], Awaitable[object]]
Key = TypeVar("Key", bound=Hashable)
Due = TypeVar("Due")


class ShowLoop(ABC, Generic[Key, Due]):
    """Shows what is due. What was not shown before a restart is shown after it.

    `at_once` are shown side by side; changes within `moment` seconds are one; without any change
    it looks again after `idle` seconds at the latest, or never.
    """

    def __init__(
        self,
        *,
        clock: Clock,
        sleep: Sleep,
        at_once: int,
        moment: float = 0.0,
        idle: float | None = None,
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._at_once = at_once
        self._moment = moment
        self._idle = idle
        self._changed = asyncio.Event()
        self._draining = asyncio.Lock()  # or one thing would be shown by two at once

    @abstractmethod
    async def _due(self, now: Time, limit: int) -> list[Due]:
        """What can be shown now, the most urgent first."""

    @abstractmethod
    async def _next_due(self) -> Time | None:
        """When something will be due, if nothing changes."""

    @abstractmethod
    def _key(self, due: Due) -> Key:
        """By what it is told apart from the others."""

    @abstractmethod
    def _attempts(self, due: Due) -> int:
        """How often it could not be shown."""

    @abstractmethod
    async def _show(self, due: Due) -> None:
        """Show it to people; whatever this raises, it is tried again later."""

    @abstractmethod
    async def _mark_shown(self, due: Due) -> None:
        """Keep that it was shown."""

    @abstractmethod
    async def _postpone(self, due: Due, at: Time) -> None:
        """Keep that it is to be shown then."""

    @abstractmethod
    def _name(self, due: Due) -> str:
        """What the log calls it."""

    async def run(self) -> None:
        """Show what comes, until cancelled; when the store fails, pause and go on."""
        failures = 0  # since the store last worked
        while True:
            self._changed.clear()
            try:
                await self.drain()
                due = await self._next_due()
            except MatchError:
                pause = pause_after(failures, _LONGEST_STORE_PAUSE)
                failures += 1
                _log.warning("the store failed, showing goes on in %.0f s", pause, exc_info=True)
                await self._sleep(pause)
                continue
            failures = 0
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._idle if due is None else self._until(due)):
                    await self._changed.wait()
                    if self._moment:
                        await self._sleep(self._moment)

    def _until(self, due: Time) -> float:
        return max(due - self._clock(), 0.0)

    async def drain(self) -> int:
        """Show everything that is due now; how many were shown.

        If the store fails at some of them, that is logged for each, the others are shown all the
        same, and the first failure is raised.
        """
        async with self._draining:
            return await self._drain()

    async def _drain(self) -> int:
        shown = 0
        failed: dict[Key, BaseException] = {}
        showing: dict[asyncio.Task[bool], Due] = {}
        try:
            while True:
                self._changed.clear()
                await self._begin(showing, failed)
                if not showing:
                    break
                for task in await self._done_among(showing):
                    due, failure = showing.pop(task), task.exception()
                    if failure is None:
                        shown += task.result()
                    else:
                        failed[self._key(due)] = failure
                        _log.warning("%s failed", self._name(due), exc_info=failure)
        finally:
            for task in showing:
                task.cancel()
            await asyncio.gather(*showing, return_exceptions=True)
        for failure in failed.values():
            raise failure
        return shown

    async def _begin(self, showing: dict[asyncio.Task[bool], Due], failed: Collection[Key]) -> None:
        """Begin to show what is due and not being shown, as long as there is room."""
        others = {*failed, *map(self._key, showing.values())}
        found = await self._due(self._clock(), self._at_once + len(others))
        fresh = [due for due in found if self._key(due) not in others]
        for due in fresh[: self._at_once - len(showing)]:
            showing[asyncio.create_task(self._is_shown(due))] = due

    async def _done_among(
        self, showing: Collection[asyncio.Task[bool]]
    ) -> list[asyncio.Task[bool]]:
        """Those that are done, once some are, or there is something new, or a second has passed.

        One that takes long must not keep the others waiting.
        """
        changed = asyncio.create_task(self._changed.wait())
        try:
            await asyncio.wait(
                {changed, *showing}, timeout=_LOOK_AGAIN, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            changed.cancel()
        return [task for task in showing if task.done()]

    async def _is_shown(self, due: Due) -> bool:
        try:
            await self._show(due)
        except Exception:
            # Whatever went wrong over there: it is kept, and tried again after a pause.
            pause = pause_after(self._attempts(due), _LONGEST_PAUSE)
            name = self._name(due)
            _log.warning("%s not shown, again in %.0f s", name, pause, exc_info=True)
            await self._postpone(due, self._clock() + pause)
            return False
        await self._mark_shown(due)
        return True


def pause_after(failures: int, longest: float) -> float:
    """How long to wait before the next try, in seconds: twice as long each time."""
    doublings = min(failures, 30)  # beyond 1023 the power would be no float any more
    return min(_FIRST_PAUSE * 2**doublings, longest)
