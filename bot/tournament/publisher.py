"""Showing tournaments: whichever looks different from what people see, again after failures.

There is no list of things to show. A tournament knows its version, and what was shown of it;
whatever is missing follows from the two, so that several changes are one look, and a look too many
is none.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Collection

from bot.match.errors import MatchError
from bot.match.model import TournamentId
from bot.match.ports import Clock
from bot.match.publisher import Sleep, pause_after
from bot.tournament.ports import TournamentScreen, TournamentStore, Unshown

_log = logging.getLogger(__name__)

_AT_ONCE = 20
_LOOK_AGAIN = 1.0  # while some take long, others may have become due
_FIRST_PAUSE = 1.0
_LONGEST_PAUSE = 300.0
_A_MOMENT = 0.3  # in which several changes are one


class TournamentPublisher:
    """Shows what has changed, until cancelled; tournaments do not wait for each other."""

    def __init__(
        self,
        tournaments: TournamentStore,
        screen: TournamentScreen,
        *,
        clock: Clock = time.time,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._tournaments = tournaments
        self._screen = screen
        self._clock = clock
        self._sleep = sleep
        self._changed = asyncio.Event()
        self._draining = asyncio.Lock()  # or one tournament would be shown by two at once

    def wake_tournament(self, tournament: TournamentId) -> None:
        """There is something new to show."""
        self._changed.set()

    async def run(self) -> None:
        """Show what comes; when the store fails, pause and go on."""
        while True:
            self._changed.clear()
            pause: float | None = _LONGEST_PAUSE
            try:
                await self.drain()
                due = await self._tournaments.next_unshown()
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
        """Show everything that can be shown now; how many tournaments that were.

        If the store fails at some of them, the others are shown all the same, and the first failure
        is raised.
        """
        shown = 0
        failed: dict[TournamentId, BaseException] = {}
        showing: dict[asyncio.Task[bool], TournamentId] = {}
        async with self._draining:
            try:
                while True:
                    self._changed.clear()
                    due = await self._due([*failed, *showing.values()])
                    for one in due[: _AT_ONCE - len(showing)]:
                        showing[asyncio.create_task(self._show(one))] = one.tournament
                    if not showing:
                        break
                    for task in await self._done_among(showing):
                        tournament, failure = showing.pop(task), task.exception()
                        if failure is None:
                            shown += task.result()
                        else:
                            failed[tournament] = failure
            finally:
                for task in showing:
                    task.cancel()
                await asyncio.gather(*showing, return_exceptions=True)
        for failure in failed.values():
            raise failure
        return shown

    async def _due(self, others: Collection[TournamentId]) -> list[Unshown]:
        found = await self._tournaments.unshown(self._clock(), _AT_ONCE + len(others))
        return [one for one in found if one.tournament not in others]

    async def _done_among(
        self, showing: Collection[asyncio.Task[bool]]
    ) -> list[asyncio.Task[bool]]:
        """Those that are done, once some are, or there is something new, or a moment has passed."""
        changed = asyncio.create_task(self._changed.wait())
        try:
            await asyncio.wait(
                {changed, *showing}, timeout=_LOOK_AGAIN, return_when=asyncio.FIRST_COMPLETED
            )
        finally:
            changed.cancel()
        return [task for task in showing if task.done()]

    async def _show(self, unshown: Unshown) -> bool:
        try:
            await self._screen.show_tournament(unshown.tournament)
        except Exception:
            # Whatever went wrong over there: it is tried again after a pause.
            pause = pause_after(unshown.attempts, _LONGEST_PAUSE)
            _log.warning(
                "event %s not shown, again in %.0f s", unshown.tournament, pause, exc_info=True
            )
            await self._tournaments.postpone(unshown, self._clock() + pause)
            return False
        await self._tournaments.mark_shown(unshown)
        return True
