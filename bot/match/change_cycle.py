"""Changing a match: lock, load, have it changed, set its clocks, save, and wake whoever cares.

Of two processes that change one match at the same time one is overtaken and looks again. What is
being saved when its caller is cancelled is saved and shown all the same. Moves that were prepared
for a turn that has come are made in the same breath, before anybody is asked.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from bot.logs import log_context
from bot.match import clock_update, gameplay, prepared_moves
from bot.match.change import Change
from bot.match.clock_conditions import CALM, Circumstances
from bot.match.errors import MatchError, StaleBoard
from bot.match.locks import Locks
from bot.match.model import Done, InteractionId, Match, MatchId, Notice, UserId
from bot.match.ports import Clock, Overtaken, Store, Waker
from games.registry import Registry

_log = logging.getLogger(__name__)

_TRIES = 20  # against other processes; within one, the lock keeps everybody apart

T = TypeVar("T")
Work: TypeAlias = Callable[[Match], Change]
SlowWork: TypeAlias = Callable[[Match], Awaitable[Change]]


class Changing:
    """The one way in which matches change."""

    def __init__(self, store: Store, games: Registry, *, clock: Clock) -> None:
        self._store = store
        self._games = games
        self._clock = clock
        self._locks = Locks()
        self._wakers: list[Waker] = []

    def subscribe(self, waker: Waker) -> None:
        """Wake it after every change."""
        self._wakers.append(waker)

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
            async with self._locks.of(match):
                return await self._try(match, by, work)

    async def _try(self, match_id: MatchId, by: InteractionId, work: Work | SlowWork) -> Done:
        for tries_left in reversed(range(_TRIES)):
            match, answered = await self._store.recall(match_id, by)
            if answered is not None:
                self._wake(match_id)
                return answered
            change = work(match)
            if not isinstance(change, Change):
                change = await change
            change = await self._timed(match, change)
            try:
                return await _to_its_end(self._save(match, change, by))
            except Overtaken:
                if not tries_left:
                    raise StaleBoard(match.revision) from None
        raise AssertionError("the last try returns or raises")

    async def create(self, match: Match, by: InteractionId, notice: Notice = "lobby") -> Done:
        """A new match, kept and about to be shown."""
        return await _to_its_end(self._create(match, by, notice))

    async def _create(self, match: Match, by: InteractionId, notice: Notice) -> Done:
        if match.status == "running":
            match = (await self._timed(match, Change(match, ()))).match
        created = await self._store.create(match, by=by, notices=(notice,))
        self._wake(created.id)
        return _done(created)

    async def _timed(self, before: Match, change: Change) -> Change:
        match = change.match
        has_clocks = match.terms.clocks is not None and match.status == "running"
        game = gameplay.game_of(self._games, match) if has_clocks else None
        return clock_update.timed(game, before, change, await self.around(match), self._clock())

    async def around(self, match: Match) -> Circumstances:
        """What the clocks of a match have to heed."""
        if match.terms.clocks is None or match.started_at is None:
            return CALM
        after = clock_update.first_since(match)
        return await self._store.calendar.circumstances(match.guild, match.people, after)

    async def _save(self, before: Match, change: Change, by: InteractionId) -> Done:
        await self._put(before, change, by)
        try:
            await self._play_prepared(change.match)
        except (MatchError, Overtaken):
            # What was asked for is saved; the plan is tried again with the next change.
            _log.warning("prepared moves of match %s wait", change.match.id, exc_info=True)
        finally:
            self._wake(change.match.id)
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

    async def _play_prepared(self, match: Match) -> None:
        """Make the moves prepared for turns that have come, before anybody is asked."""
        while any(chair.plan is not None for chair in match.chairs):
            match = replace(match, version=match.version + 1)  # as it was saved
            by = InteractionId(f"plan-{match.id}-{match.version}")
            change = prepared_moves.carry_out(
                gameplay.game_of(self._games, match), match, self._clock(), by
            )
            if change is None:
                return
            change = await self._timed(match, change)
            await self._put(match, change, by)
            match = change.match

    def _wake(self, match: MatchId) -> None:
        for waker in self._wakers:
            waker.wake(match)


def _done(match: Match) -> Done:
    return Done(match.id, match.revision, match.status, match.proposal)


async def _to_its_end(saving: Coroutine[Any, Any, T]) -> T:
    """What it returns or raises. A caller who is cancelled meanwhile learns so when it is over."""
    task = asyncio.create_task(saving)
    cancelled = None
    while not task.done():
        try:
            await asyncio.wait([task])  # which, unlike awaiting it, never cancels it
        except asyncio.CancelledError as cancellation:
            cancelled = cancellation
    if cancelled is not None:
        raise cancelled from task.exception()
    return task.result()
