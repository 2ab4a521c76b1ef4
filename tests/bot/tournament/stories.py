"""Whole events in which a lot happens, for those who check them afterwards."""

from __future__ import annotations

from fractions import Fraction

from bot.match.model import EventId, UserId
from bot.tournament.exporting import EventFile, make_event_file
from bot.tournament.scoring import EntrantId
from tests.bot.tournament.events import DIRECTOR, GAMES, HOUR, EventHall, memory_hall, person


async def eventful(hall: EventHall) -> EventId:
    """Three rounds of duels of seven people, with rulings of every kind."""
    event = await hall.started(
        people=7, break_minutes=30, game="duel", options="{}", rounds=3, no_show="substitute"
    )
    await swapped(hall, event)
    await hall.passes(HOUR)
    await hall.desk.penalise(event, DIRECTOR, EntrantId(1), Fraction(1, 3), "Late", by=hall.by())
    await hall.desk.restart(event, DIRECTOR, 1, "Wrong cards", by=hall.by())
    await hall.settle()
    await hall.decide(event, 2)
    await hall.play_round(event)
    await swapped(hall, event)
    await hall.service.leave(event, person(7), by=hall.by())  # which undoes the swap
    await hall.passes(HOUR)
    await hall.play_round(event)
    await hall.desk.keep_apart(event, DIRECTOR, EntrantId(1), EntrantId(2), "", by=hall.by())
    await swapped(hall, event)
    await hall.passes(HOUR)
    await hall.play_round(event)
    return event


async def swapped(hall: EventHall, event: EventId) -> None:
    """The first of the first two tables change places."""
    now = await hall.event(event)
    assert now.drafted is not None
    one, other = (table.entrants[0] for table in now.drafted.tables[:2])
    await hall.desk.swap(event, DIRECTOR, one, other, "They asked", by=hall.by())


async def file_of(hall: EventHall, event: EventId) -> EventFile:
    """The event as a file."""
    return await make_event_file(hall.store, hall.store.events, GAMES, await hall.event(event))


async def eventful_file() -> EventFile:
    """Such an event as a file."""
    hall = memory_hall()
    return await file_of(hall, await eventful(hall))


def anybody(number: int) -> UserId:
    """Somebody whose id is found nowhere by chance."""
    return UserId(810_000_000_000_000_000 + number)
