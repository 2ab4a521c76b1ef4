"""What a request makes of a match."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.match.model import (
    OVER,
    Attendance,
    Chair,
    LogRow,
    Match,
    Notice,
    Reminder,
    Status,
    Time,
    UserId,
)
from games.api import Seat


class Change(msgspec.Struct, frozen=True):
    """A match as it will be, what to show of it, and the row of its log if there is one.

    Beside it: what people are to be told by themselves, and what it says of their reliability.
    """

    match: Match
    notices: Sequence[Notice]
    row: LogRow | None = None
    reminders: tuple[Reminder, ...] = ()
    attendance: tuple[tuple[UserId, Attendance], ...] = ()


def with_chair(match: Match, seat: Seat, chair: Chair) -> Match:
    """The match with somebody else, or in another mood, at a seat."""
    return replace(match, chairs=(*match.chairs[:seat], chair, *match.chairs[seat + 1 :]))


def played(match: Match, row: LogRow) -> Change:
    """The match after a move."""
    return Change(match, ("moved", "ended") if match.status in OVER else ("moved",), row)


def ended(match: Match, status: Status, at: Time) -> Change:
    """The match, over without a result."""
    return Change(replace(match, status=status, ended_at=at, proposal=None), ("ended",))
