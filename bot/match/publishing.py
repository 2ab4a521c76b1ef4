"""Showing what has been saved: in order for each match, at least once, again after failures."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from bot.match.model import MatchId, OutboxRow
from bot.match.ports import Clock, Screen, Store

_log = logging.getLogger(__name__)

_ROWS_AT_ONCE = 50
_FIRST_PAUSE = 1.0
_LONGEST_PAUSE = 300.0


class Publisher:
    """Drains the outbox. What was not shown before a restart is shown after it."""

    def __init__(self, store: Store, screen: Screen, *, clock: Clock = time.time) -> None:
        self._store = store
        self._screen = screen
        self._clock = clock
        self._changed = asyncio.Event()

    def wake(self, match: MatchId) -> None:
        """There is something new to show."""
        self._changed.set()

    async def run(self) -> None:
        """Show what comes, until cancelled."""
        while True:
            self._changed.clear()
            await self.drain()
            due = await self._store.next_due()
            pause = None if due is None else max(due - self._clock(), 0)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), pause)

    async def drain(self) -> int:
        """Show everything that is due now; how many rows were shown."""
        shown = 0
        while rows := await self._store.due_rows(self._clock(), _ROWS_AT_ONCE):
            results = await asyncio.gather(*(self._show(row) for row in rows))
            shown += sum(results)
        return shown

    async def _show(self, row: OutboxRow) -> bool:
        try:
            await self._screen.show(row)
        except Exception:
            # Whatever went wrong over there: the row is kept, and tried again after a pause.
            pause = min(_FIRST_PAUSE * 2**row.attempts, _LONGEST_PAUSE)
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
