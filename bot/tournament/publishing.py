"""Showing events: whichever looks different from what people see, again after failures.

There is no list of things to show. An event knows its version, and what was shown of it; whatever
is missing follows from the two, so that several changes are one look, and a look too many is none.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from bot.match.errors import MatchError
from bot.match.model import EventId
from bot.match.ports import Clock
from bot.match.publishing import Sleep
from bot.tournament.ports import EventScreen, EventStore, Unshown

_log = logging.getLogger(__name__)

_AT_ONCE = 20
_FIRST_PAUSE = 1.0
_LONGEST_PAUSE = 300.0
_A_MOMENT = 0.3  # in which several changes are one


class EventPublisher:
    """Shows what has changed, until cancelled; events do not wait for each other."""

    def __init__(
        self,
        events: EventStore,
        screen: EventScreen,
        *,
        clock: Clock = time.time,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._events = events
        self._screen = screen
        self._clock = clock
        self._sleep = sleep
        self._changed = asyncio.Event()
        self._draining = asyncio.Lock()  # or one event would be shown by two at once

    def wake_event(self, event: EventId) -> None:
        """There is something new to show."""
        self._changed.set()

    async def run(self) -> None:
        """Show what comes; when the store fails, pause and go on."""
        while True:
            self._changed.clear()
            pause: float | None = _LONGEST_PAUSE
            try:
                await self.drain()
                due = await self._events.next_unshown()
                if due is not None:
                    pause = max(due - self._clock(), 0.0)
            except MatchError:
                pause = _FIRST_PAUSE
                _log.warning("showing events goes on in %.0f s", pause, exc_info=True)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._changed.wait()
                    await self._sleep(_A_MOMENT)

    async def drain(self) -> int:
        """Show everything that can be shown now; how many events that were."""
        shown = 0
        async with self._draining:
            while due := await self._events.unshown(self._clock(), _AT_ONCE):
                done = await asyncio.gather(*map(self._show, due))
                shown += sum(done)
        return shown

    async def _show(self, unshown: Unshown) -> bool:
        try:
            await self._screen.show_event(unshown.event)
        except Exception:
            # Whatever went wrong over there: it is tried again after a pause.
            pause = min(_FIRST_PAUSE * 2 ** min(unshown.attempts, 30), _LONGEST_PAUSE)
            _log.warning(
                "event %s not shown, again in %.0f s", unshown.event, pause, exc_info=True
            )
            await self._events.postpone(unshown, self._clock() + pause)
            return False
        await self._events.mark_shown(unshown)
        return True
