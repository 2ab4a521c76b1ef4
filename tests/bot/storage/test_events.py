"""Tournaments are kept, found, shown and forgotten the same way in both stores."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.match.model import ChannelId, EventId, GuildId, InteractionId, MessageId, Time, UserId
from bot.match.ports import Overtaken
from bot.storage.memory_events import MemoryEvents
from bot.storage.memory_store import MemoryStore
from bot.storage.sqlite_events import SqliteEvents
from bot.storage.sqlite_store import SqliteStore
from bot.tournament.changes import ruled
from bot.tournament.errors import EventBusy, NoEvent
from bot.tournament.ledger import Entry, faults
from bot.tournament.model import Entrant, Phase, Plan, Tournament, encoded
from bot.tournament.ports import EventDisplay, Unshown
from bot.tournament.results import standings_of
from bot.tournament.running import due_at
from bot.tournament.scoring import EntrantId
from games.api import label
from tests.bot.match.tables import on_both_stores
from tests.bot.tournament.events import DIRECTOR, EventHall, event_hall, person
from tests.bot.tournament.stories import anybody

NOWHERE = EventId(99)


class Shelf:
    """A store of events, and short ways to put something into it."""

    def __init__(self, events: MemoryEvents | SqliteEvents) -> None:
        self.events = events
        self._requests = count(1)

    def by(self) -> InteractionId:
        return InteractionId(f"request {next(self._requests)}")

    async def new(self, channel: int = 1, guild: int = 1, **more: Any) -> Tournament:
        """An event that has just been announced."""
        event = Tournament(
            id=EventId(0),
            guild=GuildId(guild),
            channel=ChannelId(channel),
            plan=Plan("Cup", "swiss", "vienna"),
            seed="ab" * 32,
            opened_at=1.0,
            **more,
        )
        return await self.events.create(event, by=self.by(), entries=())

    async def saved(
        self, event: Tournament, *, entries: tuple[Entry, ...] = (), **change: Any
    ) -> Tournament:
        """The event with something changed, as it is kept now."""
        after = replace(event, **change)
        await self.events.save(after, by=self.by(), entries=entries, due=due_at(after))
        return await self.events.load(event.id)

    async def at(self, channel: int, phase: Phase) -> EventId:
        """An event in this channel, in this phase."""
        return (await self.saved(await self.new(channel), phase=phase)).id


class Times:
    """A clock that a test sets."""

    now: Time = 100.0

    def __call__(self) -> Time:
        return self.now


@asynccontextmanager
async def shelf(kind: str, folder: Path, times: Times | None = None) -> AsyncGenerator[Shelf]:
    clock = times or Times()
    if kind == "memory":
        yield Shelf(MemoryStore(clock=clock).events)
        return
    store = await SqliteStore.open(folder / "fiaker.sqlite", clock=clock)
    try:
        yield Shelf(store.events)
    finally:
        await store.close()


# Keeping --------------------------------------------------------------------------------------


@on_both_stores
async def test_what_is_kept_is_what_was_put(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        created = await events.new()
        assert await events.events.load(created.id) == created


@on_both_stores
async def test_events_are_numbered_from_one(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        assert [(await events.new(channel)).id for channel in (1, 2, 3)] == [1, 2, 3]


@on_both_stores
async def test_every_change_is_a_version(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new()
        for _ in range(3):
            event = await events.saved(event)
        assert event.version == 3


@on_both_stores
async def test_of_two_writers_one_is_overtaken(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new()
        await events.saved(event, tables_opened=1)
        with pytest.raises(Overtaken):
            await events.saved(event, tables_opened=2)
        assert (await events.events.load(event.id)).tables_opened == 1


@on_both_stores
async def test_who_is_overtaken_leaves_nothing_behind(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new()
        await events.saved(event)
        change = ruled(event, "pause", label("ruled-pause"), at=1.0, by=None)
        late = InteractionId("late")
        with pytest.raises(Overtaken):
            await events.events.save(change.event, by=late, entries=change.entries, due=5.0)
        assert await events.events.done(late) is None
        assert await events.events.ledger(event.id) == []
        assert await events.events.next_due() is None


@on_both_stores
async def test_an_event_there_is_not_cannot_be_loaded(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        with pytest.raises(NoEvent):
            await events.events.load(NOWHERE)


@on_both_stores
async def test_a_ledger_grows_with_what_is_ruled(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new()
        expected: list[Entry] = []
        for number in range(3):
            change = ruled(event, "pause", label("ruled-pause"), at=number, by=DIRECTOR)
            after = change.event
            await events.events.save(after, by=events.by(), entries=change.entries, due=None)
            event = await events.events.load(event.id)
            expected += change.entries
        assert await events.events.ledger(event.id) == expected
        assert list(faults(expected, event.last_hash)) == []


@on_both_stores
async def test_an_event_there_is_not_has_no_ledger(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        assert await events.events.ledger(NOWHERE) == []


# Requests -------------------------------------------------------------------------------------


@on_both_stores
async def test_what_was_carried_out_is_known(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        await events.new(channel=1)
        event = await events.new(channel=2)
        request = InteractionId("x")
        await events.events.save(event, by=request, entries=(), due=None)
        assert await events.events.done(request) == event.id
        assert await events.events.done(InteractionId("y")) is None


@on_both_stores
async def test_only_old_requests_are_forgotten(kind: str, tmp_path: Path) -> None:
    times = Times()
    async with shelf(kind, tmp_path, times) as events:
        event = await events.new()
        for times.now in (200.0, 300.0):
            request = InteractionId(f"at {times.now:.0f}")
            await events.events.save(event, by=request, entries=(), due=None)
            event = await events.events.load(event.id)
        assert await events.events.prune(300.0) == 2
        known = [await events.events.done(InteractionId(by)) for by in ("at 200", "at 300")]
        assert known == [None, event.id]


# Channels -------------------------------------------------------------------------------------


@on_both_stores
async def test_one_event_is_on_in_a_channel(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        await events.new()
        with pytest.raises(EventBusy):
            await events.new()


@on_both_stores
async def test_an_event_does_not_move_to_where_another_one_is(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        await events.new(channel=1)
        event = await events.new(channel=2)
        with pytest.raises(EventBusy):
            await events.saved(event, channel=ChannelId(1))
        assert await events.events.load(event.id) == event


@on_both_stores
@pytest.mark.parametrize("phase", ["over", "cancelled"])
async def test_an_event_that_has_ended_makes_room(phase: Phase, kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        await events.at(1, phase)
        assert (await events.new(channel=1)).id == 2


@on_both_stores
async def test_the_event_of_a_channel_is_the_one_that_is_on(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        first = await events.at(1, "running")
        second = await events.at(2, "over")
        await events.saved(await events.events.load(second), channel=ChannelId(1))
        assert await events.events.event_in(ChannelId(1)) == first


@on_both_stores
async def test_where_none_is_on_the_event_of_a_channel_is_the_last(
    kind: str, tmp_path: Path
) -> None:
    async with shelf(kind, tmp_path) as events:
        for phase in ("over", "cancelled"):
            last = await events.at(1, phase)
        assert await events.events.event_in(ChannelId(1)) == last


@on_both_stores
async def test_a_channel_without_an_event_has_none(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        await events.new(channel=1)
        assert await events.events.event_in(ChannelId(2)) is None


@on_both_stores
async def test_events_of_a_server_are_found_the_newest_first(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        for channel, guild in ((1, 1), (2, 2), (3, 1)):
            await events.new(channel, guild)
        found = [await events.events.events_in(GuildId(guild)) for guild in (1, 2, 3)]
        assert found == [[3, 1], [2], []]


@on_both_stores
async def test_events_that_have_not_ended_run(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        for channel, phase in enumerate(
            ("registration", "over", "check-in", "cancelled", "running"), start=1
        ):
            await events.at(channel, phase)
        assert await events.events.running() == [1, 3, 5]


# People ---------------------------------------------------------------------------------------


def entrant(number: int, user: UserId | None) -> Entrant:
    return Entrant(EntrantId(number), f"salt {number}", user=user)


@on_both_stores
async def test_events_of_a_person_are_those_that_name_them(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        user = person(1)
        await events.new(1, opener=user)
        await events.new(2, entrants=(entrant(1, person(2)), entrant(2, user)))
        await events.new(3, substitutes=(user,))
        await events.new(4, people=(None, user))
        await events.new(5, entrants=(entrant(1, person(2)),))
        assert await events.events.events_of(user) == [4, 3, 2, 1]


@on_both_stores
async def test_an_event_that_names_somebody_no_more_is_not_theirs(
    kind: str, tmp_path: Path
) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new(substitutes=(person(1), person(2)))
        await events.saved(event, substitutes=(person(2),))
        found = [await events.events.events_of(person(number)) for number in (1, 2)]
        assert found == [[], [event.id]]


# What is due ----------------------------------------------------------------------------------


async def due_event(events: Shelf, channel: int, at: Time | None) -> EventId:
    event = await events.new(channel)
    await events.events.save(event, by=events.by(), entries=(), due=at)
    return event.id


@on_both_stores
async def test_what_is_due_is_found_the_longest_due_first(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        for channel, at in enumerate((30.0, 10.0, None, 31.0, 10.0), start=1):
            await due_event(events, channel, at)
        assert await events.events.due_events(30.0, 10) == [2, 5, 1]


@on_both_stores
async def test_no_more_is_due_than_was_asked_for(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        for channel, at in enumerate((30.0, 10.0, 20.0), start=1):
            await due_event(events, channel, at)
        assert await events.events.due_events(99.0, 2) == [2, 3]


@on_both_stores
async def test_the_next_event_that_is_due_says_when(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        assert await events.events.next_due() is None
        for channel, at in enumerate((30.0, None, 20.0), start=1):
            await due_event(events, channel, at)
        assert await events.events.next_due() == 20.0


@on_both_stores
async def test_an_event_that_was_announced_for_a_time_is_due_then(
    kind: str, tmp_path: Path
) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new()
        plan = replace(event.plan, starts_at=500.0)
        opened = replace(event, channel=ChannelId(2), plan=plan)
        await events.events.create(opened, by=events.by(), entries=())
        assert await events.events.next_due() == 500.0


# What is shown --------------------------------------------------------------------------------


@on_both_stores
async def test_nothing_has_been_shown_of_a_new_event(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new()
        assert await events.events.display(event.id) == EventDisplay()
        assert await events.events.unshown(0.0, 10) == [Unshown(event.id, 0, 0)]


@on_both_stores
async def test_what_has_been_shown_is_kept(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new()
        display = EventDisplay(
            channel=ChannelId(1),
            announcement=MessageId(2),
            announced="mark",
            told=3,
            drafts=("a", "b"),
            tables=((1, MessageId(4)),),
        )
        await events.events.set_display(event.id, display)
        assert await events.events.display(event.id) == display


@on_both_stores
async def test_keeping_what_was_shown_is_no_change_of_the_event(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new()
        await events.events.set_display(event.id, EventDisplay(told=1))
        assert await events.events.load(event.id) == event


@on_both_stores
async def test_an_event_there_is_not_shows_nothing(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        with pytest.raises(NoEvent):
            await events.events.display(NOWHERE)


async def shown(events: Shelf, event: Tournament) -> None:
    await events.events.mark_shown(Unshown(event.id, event.version, 0))


@on_both_stores
async def test_what_was_shown_is_not_shown_again(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        await shown(events, await events.new())
        assert await events.events.unshown(1e9, 10) == []
        assert await events.events.next_unshown() is None


@on_both_stores
async def test_what_changes_is_shown_again(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new()
        await shown(events, event)
        await events.saved(event)
        assert await events.events.unshown(0.0, 10) == [Unshown(event.id, 1, 0)]


@on_both_stores
async def test_what_changed_while_it_was_shown_is_shown_again(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new()
        await events.saved(event)
        await shown(events, event)
        assert await events.events.unshown(0.0, 10) == [Unshown(event.id, 1, 0)]


@on_both_stores
async def test_what_is_shown_late_hides_nothing_newer(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        before = await events.new()
        after = await events.saved(before)
        await shown(events, after)
        await shown(events, before)
        assert await events.events.unshown(0.0, 10) == []


@on_both_stores
async def test_what_could_not_be_shown_is_shown_later(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new()
        for at in (10.0, 20.0):
            (unshown,) = await events.events.unshown(at, 10)
            await events.events.postpone(unshown, at + 10)
        assert await events.events.unshown(29.0, 10) == []
        assert await events.events.next_unshown() == 30.0
        assert await events.events.unshown(30.0, 10) == [Unshown(event.id, 0, 2)]


@on_both_stores
async def test_what_changes_need_not_wait_for_what_could_not_be_shown(
    kind: str, tmp_path: Path
) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new()
        await events.events.postpone(Unshown(event.id, 0, 0), 1e9)
        await events.saved(event)
        assert await events.events.unshown(0.0, 10) == [Unshown(event.id, 1, 0)]


@on_both_stores
async def test_tries_count_from_the_last_change_on(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        event = await events.new()
        stale = Unshown(event.id, 0, 7)
        await events.saved(event)
        await events.events.postpone(stale, 0.0)
        assert await events.events.unshown(0.0, 10) == [Unshown(event.id, 1, 1)]


@on_both_stores
async def test_what_waits_longest_is_shown_first(kind: str, tmp_path: Path) -> None:
    async with shelf(kind, tmp_path) as events:
        for channel, at in enumerate((3.0, 1.0, 2.0), start=1):
            event = await events.new(channel)
            await events.events.postpone(Unshown(event.id, 0, 0), at)
        assert [one.event for one in await events.events.unshown(9.0, 2)] == [2, 3]


# Forgetting -----------------------------------------------------------------------------------

FORGOTTEN, SUBSTITUTE, RULER = anybody(1), anybody(2), anybody(3)


async def remembered(hall: EventHall) -> EventId:
    """An event that knows somebody as an entrant, another as a substitute and a third who rules."""
    event = await hall.announced(people=2, rounds=1)
    await hall.service.enter(event, FORGOTTEN, by=hall.by())
    await hall.service.start(event, DIRECTOR, by=hall.by())
    await hall.settle()
    first = EntrantId(1)
    await hall.desk.substitute(event, RULER, first, SUBSTITUTE, "", for_good=False, by=hall.by())
    await hall.settle()
    await hall.service.sit_in(event, SUBSTITUTE, True, by=hall.by())
    await hall.decide(event, 1)
    return event


async def exported(hall: EventHall, user: UserId) -> list[Any]:
    return json.loads(await hall.store.export(user))["events"]


@on_both_stores
@pytest.mark.parametrize("user", [FORGOTTEN, SUBSTITUTE, RULER])
async def test_the_forgotten_are_in_no_event(user: UserId, kind: str, tmp_path: Path) -> None:
    async with event_hall(kind, tmp_path) as hall:
        event = await remembered(hall)
        assert str(user).encode() in encoded(await hall.event(event))
        await hall.store.forget(user)
        assert str(user).encode() not in encoded(await hall.event(event))
        assert await hall.store.events.events_of(user) == []
        assert await exported(hall, user) == []


@pytest.mark.parametrize("user", [FORGOTTEN, SUBSTITUTE, RULER])
async def test_the_forgotten_are_nowhere_in_the_database(user: UserId, tmp_path: Path) -> None:
    async with event_hall("sqlite", tmp_path) as hall:
        await remembered(hall)
        await hall.store.forget(user)
    with closing(sqlite3.connect(tmp_path / "fiaker.sqlite")) as connection:
        needles = (str(user), str(user).encode().hex().upper())
        found = [line for line in connection.iterdump() for one in needles if one in line]
    assert found == []


@on_both_stores
@pytest.mark.parametrize("user", [FORGOTTEN, SUBSTITUTE, RULER])
async def test_results_and_ledger_stay_when_somebody_is_forgotten(
    user: UserId, kind: str, tmp_path: Path
) -> None:
    async with event_hall(kind, tmp_path) as hall:
        event = await remembered(hall)
        before, ledger = await hall.event(event), await hall.ledger(event)
        await hall.store.forget(user)
        after = await hall.event(event)
        assert standings_of(after) == standings_of(before)
        assert await hall.ledger(event) == ledger
        assert list(faults(ledger, after.last_hash)) == []


@on_both_stores
async def test_who_is_forgotten_in_mid_event_is_seated_no_more(kind: str, tmp_path: Path) -> None:
    async with event_hall(kind, tmp_path) as hall:
        event = await hall.started(people=4, rounds=2)
        await hall.store.forget(person(2))
        after = await hall.decide_round(event)
        assert after.playing is not None
        assert sorted(after.playing.tables[0].entrants) == [1, 3, 4]


@on_both_stores
async def test_an_event_whose_director_was_forgotten_goes_on(kind: str, tmp_path: Path) -> None:
    async with event_hall(kind, tmp_path) as hall:
        event = await hall.started(computers=3, rounds=2)
        await hall.store.forget(DIRECTOR)
        over = await hall.play_all(event)
        assert (over.phase, over.opener, over.people) == ("over", None, (None,))


@on_both_stores
async def test_forgetting_somebody_changes_no_event_of_others(kind: str, tmp_path: Path) -> None:
    async with event_hall(kind, tmp_path) as hall:
        event = await hall.announced(people=3)
        before = await hall.event(event)
        await remembered(hall)
        await hall.store.forget(FORGOTTEN)
        assert await hall.event(event) == before


@on_both_stores
async def test_an_event_that_somebody_was_taken_out_of_is_shown_anew(
    kind: str, tmp_path: Path
) -> None:
    async with event_hall(kind, tmp_path) as hall:
        event = await hall.event(await remembered(hall))
        await hall.store.events.mark_shown(Unshown(event.id, event.version, 0))
        await hall.store.forget(FORGOTTEN)
        found = [one.event for one in await hall.store.events.unshown(0.0, 10)]
        assert found == [event.id]


# Export ---------------------------------------------------------------------------------------


PARTS: dict[UserId, dict[str, object]] = {
    FORGOTTEN: {"entrant": 3, "sits_in": False, "sat_in": False, "directed": False},
    SUBSTITUTE: {"entrant": None, "sits_in": True, "sat_in": True, "directed": False},
    RULER: {"entrant": None, "sits_in": False, "sat_in": False, "directed": True},
    DIRECTOR: {"entrant": None, "sits_in": False, "sat_in": False, "directed": True},
}


@on_both_stores
@pytest.mark.parametrize("user", PARTS)
async def test_an_export_has_a_persons_part_in_every_event(
    user: UserId, kind: str, tmp_path: Path
) -> None:
    async with event_hall(kind, tmp_path) as hall:
        event = await remembered(hall)
        assert await exported(hall, user) == [{"event": event, "name": "Cup", **PARTS[user]}]


@on_both_stores
async def test_an_export_has_every_event_in_order(kind: str, tmp_path: Path) -> None:
    async with event_hall(kind, tmp_path) as hall:
        for _ in range(3):
            await hall.announced(people=1)
        found = await exported(hall, person(1))
        assert [(one["event"], one["entrant"]) for one in found] == [(1, 1), (2, 1), (3, 1)]


@on_both_stores
async def test_a_stranger_has_no_part_in_any_event(kind: str, tmp_path: Path) -> None:
    async with event_hall(kind, tmp_path) as hall:
        await remembered(hall)
        assert await exported(hall, anybody(9)) == []
