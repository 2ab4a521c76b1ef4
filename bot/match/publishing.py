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
                pause = _pause_after(failures, _LONGEST_STORE_PAUSE)
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
        while rows := await self._due_rows(failed):
            results = await asyncio.gather(*map(self._show, rows), return_exceptions=True)
            for row, result in zip(rows, results, strict=True):
                if isinstance(result, BaseException):
                    failed[row.id] = result
                    _log.warning("notice %s of match %s failed", row.id, row.match, exc_info=result)
                else:
                    shown += result
        for failure in failed.values():
            raise failure
        return shown

    async def _due_rows(self, failed: Collection[int]) -> list[OutboxRow]:
        rows = await self._store.due_rows(self._clock(), _ROWS_AT_ONCE + len(failed))
        return [row for row in rows if row.id not in failed]

    async def _show(self, row: OutboxRow) -> bool:
        try:
            await self._screen.show(row)
        except Exception:
            # Whatever went wrong over there: the row is kept, and tried again after a pause.
            pause = _pause_after(row.attempts, _LONGEST_PAUSE)
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


def _pause_after(failures: int, longest: float) -> float:
    """How long to wait before the next try, in seconds: twice as long each time."""
    doublings = min(failures, 30)  # beyond 1023 the power would be no float any more
    return min(_FIRST_PAUSE * 2**doublings, longest)
