"""Tournaments in memory: for tests, and for whatever need not outlive the process."""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec.structs import replace

from bot.match.model import ChannelId, EventId, GuildId, InteractionId, Time, UserId
from bot.match.ports import Clock, Overtaken
from bot.tournament.errors import EventBusy, NoEvent
from bot.tournament.forgetting import part_of, people_in, without
from bot.tournament.ledger import Entry
from bot.tournament.model import ENDED, Tournament
from bot.tournament.ports import EventDisplay, Unshown
from bot.tournament.running import due_at


class MemoryEvents:
    """Keeps everything in dictionaries and behaves like the database."""

    def __init__(self, *, clock: Clock = time.time) -> None:
        self._clock = clock
        self._events: dict[EventId, Tournament] = {}
        self._due: dict[EventId, Time | None] = {}
        self._ledgers: dict[EventId, list[Entry]] = {}
        self._requests: dict[InteractionId, tuple[Time, EventId]] = {}
        self._displays: dict[EventId, EventDisplay] = {}
        self._shown: dict[EventId, int] = {}
        self._attempts: dict[EventId, int] = {}
        self._show_at: dict[EventId, Time] = {}

    async def create(
        self, event: Tournament, *, by: InteractionId, entries: Sequence[Entry]
    ) -> Tournament:
        self._expect_free(event)
        event = replace(event, id=EventId(len(self._events) + 1))
        self._events[event.id] = event
        self._due[event.id] = due_at(event)
        self._ledgers[event.id] = list(entries)
        self._requests[by] = self._clock(), event.id
        return event

    async def load(self, event: EventId) -> Tournament:
        try:
            return self._events[event]
        except KeyError:
            raise NoEvent from None

    async def save(
        self, event: Tournament, *, by: InteractionId, entries: Sequence[Entry], due: Time | None
    ) -> None:
        if self._events[event.id].version != event.version:
            raise Overtaken
        self._expect_free(event)
        self._put(event, due)
        self._ledgers[event.id] += entries
        self._requests[by] = self._clock(), event.id

    def _put(self, event: Tournament, due: Time | None) -> None:
        self._events[event.id] = replace(event, version=event.version + 1)
        self._due[event.id] = due
        self._attempts[event.id] = 0
        self._show_at[event.id] = 0.0

    def _expect_free(self, event: Tournament) -> None:
        for other in self._events.values():
            is_on = other.phase not in ENDED and event.phase not in ENDED
            if other.id != event.id and is_on and other.channel == event.channel:
                raise EventBusy

    async def done(self, by: InteractionId) -> EventId | None:
        found = self._requests.get(by)
        return None if found is None else found[1]

    async def prune(self, before: Time) -> int:
        old = [by for by, (at, _) in self._requests.items() if at < before]
        for by in old:
            del self._requests[by]
        return len(old)

    async def event_in(self, channel: ChannelId) -> EventId | None:
        here = [event for event in self._events.values() if event.channel == channel]
        last = max(here, key=lambda event: (event.phase not in ENDED, event.id), default=None)
        return None if last is None else last.id

    async def events_in(self, guild: GuildId) -> list[EventId]:
        return [id for id, event in reversed(self._events.items()) if event.guild == guild]

    async def events_of(self, user: UserId) -> list[EventId]:
        return [id for id, event in reversed(self._events.items()) if user in people_in(event)]

    async def running(self) -> list[EventId]:
        return [id for id, event in self._events.items() if event.phase not in ENDED]

    async def due_events(self, now: Time, limit: int) -> list[EventId]:
        due = [(at, id) for id, at in self._due.items() if at is not None and at <= now]
        return [id for _, id in sorted(due)][:limit]

    async def next_due(self) -> Time | None:
        return min((at for at in self._due.values() if at is not None), default=None)

    async def ledger(self, event: EventId) -> list[Entry]:
        return list(self._ledgers.get(event, ()))

    async def display(self, event: EventId) -> EventDisplay:
        await self.load(event)
        return self._displays.get(event, EventDisplay())

    async def set_display(self, event: EventId, display: EventDisplay) -> None:
        self._displays[event] = display

    async def unshown(self, now: Time, limit: int) -> list[Unshown]:
        found = [(self._show_at.get(id, 0.0), id) for id in self._events if self._is_unshown(id)]
        return [
            Unshown(id, self._events[id].version, self._attempts.get(id, 0))
            for at, id in sorted(found)
            if at <= now
        ][:limit]

    async def next_unshown(self) -> Time | None:
        times = [self._show_at.get(id, 0.0) for id in self._events if self._is_unshown(id)]
        return min(times, default=None)

    async def mark_shown(self, shown: Unshown) -> None:
        self._shown[shown.event] = max(self._shown.get(shown.event, -1), shown.version)
        self._attempts[shown.event] = 0

    async def postpone(self, shown: Unshown, at: Time) -> None:
        self._attempts[shown.event] = self._attempts.get(shown.event, 0) + 1
        self._show_at[shown.event] = at

    def export(self, user: UserId) -> list[dict[str, object]]:
        """The events in which this person takes part, and as which entrant."""
        return [
            part_of(event, self._ledgers[event.id], user)
            for event in self._events.values()
            if user in people_in(event)
        ]

    def forget(self, user: UserId) -> None:
        """Take this person's id out of all events; results and ledgers stay."""
        for event in list(self._events.values()):
            if user in people_in(event):
                after = without(event, user)
                self._put(after, due_at(after))

    def _is_unshown(self, event: EventId) -> bool:
        return self._shown.get(event, -1) < self._events[event].version
