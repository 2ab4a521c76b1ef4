"""One scheduler for all that happens by itself: what is due in the database is carried out.

It asks for what is due, never for all there is, so its work grows with the one and not with the
other. It also notes that the bot is alive; a gap in these notes is a time in which no clock ran.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable

from bot.match.errors import MatchError
from bot.match.model import Match, MatchId
from bot.match.ports import Calendar, Clock
from bot.match.reminders import Reminding
from bot.match.service import MatchService
from bot.save_and_show.show_loop import Sleep

_log = logging.getLogger(__name__)

BEAT = 30.0  # seconds between two signs of life
LONGEST_GAP = 120.0  # a longer silence is a downtime
_LOOK_FOR_LIFE = 1.0  # seconds between two looks while nobody can be reached
_AT_ONCE = 100
_MOST_LOOKS = 500  # at one match in a row; whoever needs more is not right in the head
_A_MOMENT = 0.5  # in which several changes are one


class Scheduler:
    """Looks after matches and reminders when they are due, until cancelled."""

    def __init__(
        self,
        service: MatchService,
        calendar: Calendar,
        reminding: Reminding,
        *,
        clock: Clock,
        is_alive: Callable[[], bool] = lambda: True,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._service = service
        self._calendar = calendar
        self._reminding = reminding
        self._clock = clock
        self._is_alive = is_alive
        self._sleep = sleep
        self._changed = asyncio.Event()

    def wake(self, match: Match) -> None:
        """A match has changed; perhaps something is due earlier now."""
        self._changed.set()

    async def run(self) -> None:
        """Carry out what is due whenever it is."""
        while True:
            self._changed.clear()
            pause = _LOOK_FOR_LIFE
            try:
                if self._is_alive():
                    pause = await self._look()
            except MatchError:
                pause = BEAT
                _log.warning("the scheduler goes on in %.0f s", pause, exc_info=True)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._changed.wait()
                    await self._sleep(_A_MOMENT)

    async def _look(self) -> float:
        """Everything that is due; how long nothing will be."""
        await self.beat()
        if await self.drain():
            return BEAT  # what could not be looked after is tried again then
        due = await self._calendar.next_due()
        return BEAT if due is None else min(max(due - self._clock(), 0.0), BEAT)

    async def beat(self) -> None:
        """Note that the bot is alive; after a gap, no clock has run meanwhile."""
        gap = await self._calendar.beat(self._clock(), LONGEST_GAP)
        if gap is not None:
            _log.info("nothing was heard for %s s: clocks stood still", gap.end - gap.start)

    async def drain(self) -> set[MatchId]:
        """Carry out all that is due now; the matches where that failed."""
        failed: set[MatchId] = set()
        looks: Counter[MatchId] = Counter()
        while True:
            found = await self._calendar.due_matches(self._clock(), _AT_ONCE + len(failed))
            due = [match for match in found if match not in failed]
            if not due:
                break
            for match in due:
                looks[match] += 1
                if looks[match] > _MOST_LOOKS or not await self._is_looked_after(match):
                    failed.add(match)
        await self._reminding.drain()
        return failed

    async def _is_looked_after(self, match: MatchId) -> bool:
        try:
            await self._service.look_after(match)
        except Exception:
            # Whatever is wrong with one match must not stop the others.
            _log.warning("match %s could not be looked after", match, exc_info=True)
            return False
        return True
