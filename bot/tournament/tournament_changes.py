"""Changing a tournament: what was ruled goes into its ledger, and whoever cares is woken."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec.structs import replace

from bot.match.model import InteractionId, Revision, TournamentId
from bot.save_and_show.change_loop import ChangeLoop
from bot.tournament.change import Change
from bot.tournament.model import Tournament
from bot.tournament.ports import TournamentStore, TournamentWaker
from bot.tournament.round_course import due_at

_log = logging.getLogger(__name__)

Work: TypeAlias = Callable[[Tournament], Change]
SlowWork: TypeAlias = Callable[[Tournament], Awaitable[Change]]


class TournamentChanges(ChangeLoop[TournamentId, Tournament, Change, Tournament]):
    """The one way in which tournaments change."""

    def __init__(self, tournaments: TournamentStore) -> None:
        super().__init__()
        self._tournaments = tournaments
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
        return await self._carry_out(id, by, work)

    async def _recall(
        self, id: TournamentId, by: InteractionId
    ) -> tuple[Tournament, Tournament | None]:
        tournament = await self._tournaments.load(id)
        is_done = await self._tournaments.done(by) is not None
        return tournament, tournament if is_done else None

    async def _save(self, before: Tournament, change: Change, by: InteractionId) -> Tournament:
        after = change.tournament
        if after == before:
            return before
        await self._tournaments.save(after, by=by, entries=change.entries, due=due_at(after))
        _log.info("tournament %s is %s", after.id, after.phase)
        self.wake(after.id)
        return replace(after, version=after.version + 1)

    def _version(self, thing: Tournament) -> Revision:
        return Revision(thing.version)

    def wake(self, tournament: TournamentId) -> None:
        """Let everybody who cares look at the tournament."""
        for waker in self._wakers:
            waker.wake_tournament(tournament)
