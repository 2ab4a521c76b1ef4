"""Showing what has been saved: in order for each match, at least once, again after failures."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from typing import TypeAlias

from bot.match.errors import MatchError
from bot.match.model import MatchId, OutboxRow
from bot.match.ports import Clock, Screen, Store

_log = logging.getLogger(__name__)

_ROWS_AT_ONCE = 50
_LOOK_AGAIN = 1.0  # while some rows take long, others may have become due
_FIRST_PAUSE = 1.0
_LONGEST_PAUSE = 300.0  # for one row; it is the only one that waits
_LONGEST_STORE_PAUSE = 30.0  # everything waits

Sleep: TypeAlias = Callable[[float], Awaitable[object]]


class Publisher:
    """Drains the outbox. What was not shown before a restart is shown after it."""

    def __init__(
        self,
        store: Store,
        screen: Screen,
        *,
        clock: Clock = time.time,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._store = store
        self._screen = screen
        self._clock = clock
        self._sleep = sleep
        self._changed = asyncio.Event()

    def wake(self, match: MatchId) -> None:
        """There is something new to show."""
        self._changed.set()

    async def run(self) -> None:
        """Show what comes, until cancelled; when the store fails, pause and go on."""
        failures = 0  # since the store last worked
        while True:
            self._changed.clear()
            try:
                await self.drain()
                due = await self._store.next_due()
            except MatchError:
                pause = pause_after(failures, _LONGEST_STORE_PAUSE)
                failures += 1
                _log.warning("the store failed, showing goes on in %.0f s", pause, exc_info=True)
                await self._sleep(pause)
                continue
            failures = 0
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None if due is None else max(due - self._clock(), 0)):
                    await self._changed.wait()

    async def drain(self) -> int:
        """Show everything that is due now; how many rows were shown.

        If the store fails at some of them, that is logged for each, the others are shown all the
        same, and the first failure is raised.
        """
        shown = 0
        failed: dict[int, BaseException] = {}  # by the ids of the rows
        showing: dict[asyncio.Task[bool], OutboxRow] = {}
        try:
            while True:
                self._changed.clear()
                due = await self._due_rows([*failed, *(row.id for row in showing.values())])
                for row in due[: _ROWS_AT_ONCE - len(showing)]:
                    showing[asyncio.create_task(self._show(row))] = row
                if not showing:
                    break
                for task in await self._done_among(showing):
                    row, failure = showing.pop(task), task.exception()
                    if failure is None:
                        shown += task.result()
                    else:
                        failed[row.id] = failure
                        _log.warning(
                            "notice %s of match %s failed", row.id, row.match, exc_info=failure
                        )
        finally:
            for task in showing:
                task.cancel()
            await asyncio.gather(*showing, return_exceptions=True)
        for failure in failed.values():
            raise failure
        return shown

    async def _due_rows(self, others: Collection[int]) -> list[OutboxRow]:
        rows = await self._store.due_rows(self._clock(), _ROWS_AT_ONCE + len(others))
        return [row for row in rows if row.id not in others]

    async def _done_among(
        self, showing: Collection[asyncio.Task[bool]]
    ) -> list[asyncio.Task[bool]]:
        """Those that are done, once some are, or there is something new, or a second has passed.

        One that takes long must not keep the other matches waiting.
        """
        changed = asyncio.create_task(self._changed.wait())
        try:
            await asyncio.wait(
                {changed, *showing}, timeout=_LOOK_AGAIN, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            changed.cancel()
        return [task for task in showing if task.done()]

    async def _show(self, row: OutboxRow) -> bool:
        try:
            await self._screen.show(row)
        except Exception:
            # Whatever went wrong over there: the row is kept, and tried again after a pause.
            pause = pause_after(row.attempts, _LONGEST_PAUSE)
            _log.warning(
                "notice %s of match %s not shown, again in %.0f s",
                row.id,
                row.match,
                pause,
                exc_info=True,
            )
            await self._store.postpone(row, self._clock() + pause)
            return False
        await self._store.mark_shown(row)
        return True


def pause_after(failures: int, longest: float) -> float:
    """How long to wait before the next try, in seconds: twice as long each time."""
    doublings = min(failures, 30)  # beyond 1023 the power would be no float any more
    return min(_FIRST_PAUSE * 2**doublings, longest)
