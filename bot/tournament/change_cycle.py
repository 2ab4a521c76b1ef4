"""Changing a tournament: lock, load, have it changed, save, and wake whoever cares.

Of two processes that change one tournament at the same time one is overtaken and looks again. A
request that is delivered a second time finds that it was carried out.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec.structs import replace

from bot.match.errors import StaleBoard
from bot.match.locks import Locks
from bot.match.model import InteractionId, MatchId, Revision, TournamentId
from bot.match.ports import Overtaken
from bot.tournament.change import Change
from bot.tournament.model import Tournament
from bot.tournament.ports import TournamentStore, TournamentWaker
from bot.tournament.round_course import due_at

_log = logging.getLogger(__name__)

_TRIES = 20

Work: TypeAlias = Callable[[Tournament], Change]
SlowWork: TypeAlias = Callable[[Tournament], Awaitable[Change]]


class TournamentChanges:
    """The one way in which tournaments change."""

    def __init__(self, tournaments: TournamentStore) -> None:
        self._tournaments = tournaments
        self._locks = Locks()
        self._wakers: list[TournamentWaker] = []

    def subscribe(self, waker: TournamentWaker) -> None:
        """Wake it after every change."""
        self._wakers.append(waker)

    async def create(self, tournament: Tournament, change: Change, by: InteractionId) -> Tournament:
        """A new tournament, kept and about to be shown."""
        created = await self._tournaments.create(tournament, by=by, entries=change.entries)
        self.wake(created.id)
        return created

    async def change(
        self, id: TournamentId, by: InteractionId, work: Work | SlowWork
    ) -> Tournament:
        """The tournament, once what this work makes of it is saved."""
        # Locks go by the ids of matches; those of tournaments are counted by themselves.
        async with self._locks.of(MatchId(id)):
            for tries_left in reversed(range(_TRIES)):
                tournament = await self._tournaments.load(id)
                if await self._tournaments.done(by) is not None:
                    return tournament
                change = work(tournament)
                if not isinstance(change, Change):
                    change = await change
                if change.tournament == tournament:
                    return tournament
                try:
                    return await self._save(change, by)
                except Overtaken:
                    if not tries_left:
                        raise StaleBoard(Revision(tournament.version)) from None
        raise AssertionError("the last try returns or raises")

    async def _save(self, change: Change, by: InteractionId) -> Tournament:
        tournament = change.tournament
        await self._tournaments.save(
            tournament, by=by, entries=change.entries, due=due_at(tournament)
        )
        _log.info("event %s is %s", tournament.id, tournament.phase)
        self.wake(tournament.id)
        return replace(tournament, version=tournament.version + 1)

    def wake(self, tournament: TournamentId) -> None:
        """Let everybody who cares look at the tournament."""
        for waker in self._wakers:
            waker.wake_tournament(tournament)
