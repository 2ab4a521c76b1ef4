"""Showing tournaments: whichever looks different from what people see, again after failures.

There is no list of things to show. A tournament knows its version, and what was shown of it;
whatever is missing follows from the two, so that several changes are one look, and a look too many
is none.
"""

from __future__ import annotations

import asyncio
import time

from bot.match.model import Time, TournamentId
from bot.match.ports import Clock
from bot.save_and_show.show_loop import ShowLoop, Sleep
from bot.tournament.ports import TournamentScreen, TournamentStore, Unshown

_AT_ONCE = 20
_LONGEST_IDLE = 300.0
_A_MOMENT = 0.3  # in which several changes are one


class TournamentPublisher(ShowLoop[TournamentId, Unshown]):
    """Shows what has changed, until cancelled; tournaments do not wait for each other."""

    def __init__(
        self,
        tournaments: TournamentStore,
        screen: TournamentScreen,
        *,
        clock: Clock = time.time,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        super().__init__(
            clock=clock, sleep=sleep, at_once=_AT_ONCE, moment=_A_MOMENT, idle=_LONGEST_IDLE
        )
        self._tournaments = tournaments
        self._screen = screen

    def wake_tournament(self, tournament: TournamentId) -> None:
        """There is something new to show."""
        self._changed.set()

    async def _due(self, now: Time, limit: int) -> list[Unshown]:
        return await self._tournaments.unshown(now, limit)

    async def _next_due(self) -> Time | None:
        return await self._tournaments.next_unshown()

    def _key(self, due: Unshown) -> TournamentId:
        return due.tournament

    def _attempts(self, due: Unshown) -> int:
        return due.attempts

    async def _show(self, due: Unshown) -> None:
        await self._screen.show_tournament(due.tournament)

    async def _mark_shown(self, due: Unshown) -> None:
        await self._tournaments.mark_shown(due)

    async def _postpone(self, due: Unshown, at: Time) -> None:
        await self._tournaments.postpone(due, at)

    def _name(self, due: Unshown) -> str:
        return f"tournament {due.tournament}"
