"""When somebody is awake and how they like to be reminded: their own word, or the server's."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.match.clock.thinking_time import HOUR, LONGEST_QUIET, Quiet, Second, quiet_spans
from bot.match.model import Time

Reminders: TypeAlias = Literal["all", "deadlines", "none"]

_NIGHT = 23 * 60, 7 * 60
_A_NIGHT = 14 * HOUR  # twelve hours at most, and clocks are put back by two at most


class Habits(msgspec.Struct, frozen=True, omit_defaults=True):
    """The part of a person's settings that has to do with time. None: whatever the server has."""

    zone: str | None = None
    quiet: tuple[int, int] | None = None  # minutes after midnight; equal for none at all
    away_until: Time | None = None
    reminders: Reminders = "all"
    direct: bool = False  # by direct message instead of in the channel
    next: bool = False  # also when they are next
    pings: bool = True  # what `reminders` was called before: False is none


class ServerHabits(msgspec.Struct, frozen=True, omit_defaults=True):
    """The part of a server's settings that has to do with time."""

    zone: str | None = None


def read_habits(settings: bytes | None) -> Habits:
    """The habits in somebody's settings; of a stranger, the usual ones."""
    return Habits() if settings is None else msgspec.json.decode(settings, type=Habits)


def read_server_habits(settings: bytes) -> ServerHabits:
    """The habits in a server's settings."""
    return msgspec.json.decode(settings, type=ServerHabits)


def quiet_of(habits: Habits, server: ServerHabits) -> Quiet | None:
    """Somebody's quiet hours; without a word of theirs, the night where they or the server are.

    None where nobody has said where that is: a night somewhere else would help nobody.
    """
    zone = habits.zone or server.zone
    if zone is None and habits.quiet is None:
        return None
    start, end = habits.quiet or _NIGHT
    return Quiet(zone or "UTC", start, end)


def quiet_minutes(start: int, end: int) -> int:
    """How long quiet hours are by the clock on the wall."""
    return (end - start) % (24 * 60)


def is_too_quiet(start: int, end: int) -> bool:
    """Whether these hours would leave too little of the day."""
    return quiet_minutes(start, end) > LONGEST_QUIET


def awake_at(quiet: Quiet | None, now: Second) -> Second:
    """The first moment from now on that is outside these hours."""
    if quiet is None:
        return now
    for span in quiet_spans(quiet, now, now + _A_NIGHT):
        if span.start <= now:
            return span.end
    return now


def wants(habits: Habits) -> Reminders:
    """What somebody likes to be reminded of."""
    return habits.reminders if habits.pings else "none"
