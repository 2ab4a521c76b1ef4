"""Showing matches: the outbox in order for each match, at least once."""

from __future__ import annotations

import asyncio
import time

from bot.match.model import Match, OutboxRow, Time
from bot.match.ports import Clock, Screen, Store
from bot.save_and_show.show_loop import ShowLoop, Sleep

_ROWS_AT_ONCE = 50


class Publisher(ShowLoop[int, OutboxRow]):
    """Drains the outbox. What was not shown before a restart is shown after it."""

    def __init__(
        self,
        store: Store,
        screen: Screen,
        *,
        clock: Clock = time.time,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        super().__init__(clock=clock, sleep=sleep, at_once=_ROWS_AT_ONCE)
        self._store = store
        self._screen = screen

    def wake(self, match: Match) -> None:
        """There is something new to show."""
        self._changed.set()

    async def _due(self, now: Time, limit: int) -> list[OutboxRow]:
        return await self._store.due_rows(now, limit)

    async def _next_due(self) -> Time | None:
        return await self._store.next_due()

    def _key(self, due: OutboxRow) -> int:
        return due.id

    def _attempts(self, due: OutboxRow) -> int:
        return due.attempts

    async def _show(self, due: OutboxRow) -> None:
        await self._screen.show(due)

    async def _mark_shown(self, due: OutboxRow) -> None:
        await self._store.mark_shown(due)

    async def _postpone(self, due: OutboxRow, at: Time) -> None:
        await self._store.postpone(due, at)

    def _name(self, due: OutboxRow) -> str:
        return f"notice {due.id} of match {due.match}"
