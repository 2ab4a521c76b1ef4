"""Changing a match: clocks are set with every change, and whoever cares is woken.

Moves that were prepared for a turn that has come are made in the same breath, before anybody is
asked.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec.structs import replace

from bot.logs import log_context
from bot.match import match_rules, prepared_moves
from bot.match.change import Change
from bot.match.clock import clock_update
from bot.match.clock.clock_stops import CALM, Circumstances
from bot.match.errors import MatchError
from bot.match.model import Done, InteractionId, Match, MatchId, Notice, Revision, UserId
from bot.match.ports import Clock, Interest, Overtaken, Store, Waker
from bot.save_and_show.change_loop import ChangeLoop, to_its_end
from games.registry import Registry

_log = logging.getLogger(__name__)

Work: TypeAlias = Callable[[Match], Change]
SlowWork: TypeAlias = Callable[[Match], Awaitable[Change]]


class MatchChanges(ChangeLoop[MatchId, Match, Change, Done]):
    """The one way in which matches change."""

    def __init__(self, store: Store, games: Registry, *, clock: Clock) -> None:
        super().__init__()
        self._store = store
        self._games = games
        self._clock = clock
        self._wakers: list[tuple[Waker, Interest | None]] = []

    def subscribe(self, waker: Waker, only: Interest | None = None) -> None:
        """Wake it after every change, or after those of matches that interest it."""
        self._wakers.append((waker, only))

    async def change(
        self,
        match: MatchId,
        by: InteractionId,
        work: Work | SlowWork,
        *,
        user: UserId | None = None,
    ) -> Done:
        """The answer to a request, once what this work makes of the match is saved."""
        with log_context(match=match, user=user):
            return await self._carry_out(match, by, work)

    async def _recall(self, id: MatchId, by: InteractionId) -> tuple[Match, Done | None]:
        return await self._store.recall(id, by)

    async def _completed(self, before: Match, change: Change) -> Change:
        match = change.match
        has_clocks = match.terms.clocks is not None and match.status == "running"
        game = match_rules.game_of(self._games, match) if has_clocks else None
        return clock_update.timed(game, before, change, await self.around(match), self._clock())

    def _version(self, thing: Match) -> Revision:
        return thing.revision

    def _repeated(self, thing: Match) -> None:
        self._wake(thing)

    async def create(self, match: Match, by: InteractionId, notice: Notice = "lobby") -> Done:
        """A new match, kept and about to be shown."""
        return await to_its_end(self._create(match, by, notice))

    async def _create(self, match: Match, by: InteractionId, notice: Notice) -> Done:
        if match.status == "running":
            match = (await self._completed(match, Change(match, ()))).match
        created = await self._store.create(match, by=by, notices=(notice,))
        self._wake(created)
        return _done(created)

    async def around(self, match: Match) -> Circumstances:
        """What the clocks of a match have to heed."""
        if match.terms.clocks is None or match.started_at is None:
            return CALM
        after = clock_update.first_since(match)
        return await self._store.calendar.circumstances(match.guild, match.people, after)

    async def _save(self, before: Match, change: Change, by: InteractionId) -> Done:
        await self._put(before, change, by)
        saved = [change.match]
        try:
            await self._play_prepared(saved)
        except (MatchError, Overtaken):
            # What was asked for is saved; the plan is tried again with the next change.
            _log.warning("prepared moves of match %s wait", change.match.id, exc_info=True)
        finally:
            self._wake(saved[-1])
        return _done(change.match)

    async def _put(self, before: Match, change: Change, by: InteractionId) -> None:
        match = change.match
        await self._store.save(
            match,
            by=by,
            notices=change.notices,
            row=change.row,
            reseated=match.chairs != before.chairs,
            reminders=change.reminders,
            attendance=change.attendance,
        )
        _log.info("%s at revision %s", match.status, match.revision)

    async def _play_prepared(self, saved: list[Match]) -> None:
        """Make the moves prepared for turns that have come, before anybody is asked."""
        while any(chair.plan is not None for chair in saved[-1].chairs):
            match = replace(saved[-1], version=saved[-1].version + 1)  # as it was saved
            by = InteractionId(f"plan-{match.id}-{match.version}")
            game = match_rules.game_of(self._games, match)
            change = prepared_moves.carry_out(game, match, self._clock(), by)
            if change is None:
                return
            change = await self._completed(match, change)
            await self._put(match, change, by)
            saved.append(change.match)

    def _wake(self, match: Match) -> None:
        for waker, only in self._wakers:
            if only is None or only(match):
                waker.wake(match)


def _done(match: Match) -> Done:
    return Done(match.id, match.revision, match.status, match.proposal)
