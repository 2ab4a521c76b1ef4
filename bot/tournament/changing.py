"""Changing an event: lock, load, have it changed, save, and wake whoever cares.

Of two processes that change one event at the same time one is overtaken and looks again. A request
that is delivered a second time finds that it was carried out.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec.structs import replace

from bot.match.errors import StaleBoard
from bot.match.locks import Locks
from bot.match.model import EventId, InteractionId, MatchId, Revision
from bot.match.ports import Overtaken
from bot.tournament.changes import Change
from bot.tournament.model import Tournament
from bot.tournament.ports import EventStore, EventWaker
from bot.tournament.running import due_at

_log = logging.getLogger(__name__)

_TRIES = 20

Work: TypeAlias = Callable[[Tournament], Change]
SlowWork: TypeAlias = Callable[[Tournament], Awaitable[Change]]


class EventChanging:
    """The one way in which events change."""

    def __init__(self, events: EventStore) -> None:
        self._events = events
        self._locks = Locks()
        self._wakers: list[EventWaker] = []

    def subscribe(self, waker: EventWaker) -> None:
        """Wake it after every change."""
        self._wakers.append(waker)

    async def create(self, event: Tournament, change: Change, by: InteractionId) -> Tournament:
        """A new event, kept and about to be shown."""
        created = await self._events.create(event, by=by, entries=change.entries)
        self.wake(created.id)
        return created

    async def change(self, id: EventId, by: InteractionId, work: Work | SlowWork) -> Tournament:
        """The event, once what this work makes of it is saved."""
        # Locks go by the ids of matches; those of events are counted by themselves.
        async with self._locks.of(MatchId(id)):
            for tries_left in reversed(range(_TRIES)):
                event = await self._events.load(id)
                if await self._events.done(by) is not None:
                    return event
                change = work(event)
                if not isinstance(change, Change):
                    change = await change
                if change.event == event:
                    return event
                try:
                    return await self._save(change, by)
                except Overtaken:
                    if not tries_left:
                        raise StaleBoard(Revision(event.version)) from None
        raise AssertionError("the last try returns or raises")

    async def _save(self, change: Change, by: InteractionId) -> Tournament:
        event = change.event
        await self._events.save(event, by=by, entries=change.entries, due=due_at(event))
        _log.info("event %s is %s", event.id, event.phase)
        self.wake(event.id)
        return replace(event, version=event.version + 1)

    def wake(self, event: EventId) -> None:
        """Let everybody who cares look at the event."""
        for waker in self._wakers:
            waker.wake_event(event)
