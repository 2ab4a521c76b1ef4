"""What a request makes of a match, and the checks requests share."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.match.errors import (
    DirectorsOnly,
    HasConceded,
    NotInLobby,
    NotOver,
    NotRunning,
    NotSeated,
    Paused,
    StaleBoard,
)
from bot.match.model import (
    OVER,
    Attendance,
    Chair,
    LogRow,
    Match,
    Notice,
    Reminder,
    Revision,
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


def expect_lobby(match: Match) -> None:
    """Refuse a match that has begun."""
    if match.status != "lobby":
        raise NotInLobby


def expect_running(match: Match) -> None:
    """Refuse a match that has not begun or is over."""
    if match.status != "running":
        raise NotRunning(match.status)


def expect_not_over(match: Match) -> None:
    """Refuse a match that is neither open nor running."""
    if match.status in OVER:
        raise NotRunning(match.status)


def expect_not_paused(match: Match) -> None:
    """Refuse a match whose tournament is paused."""
    if match.paused_at is not None:
        raise Paused


def expect_own_table(match: Match) -> None:
    """Refuse what only its director decides where the match is part of a tournament."""
    if match.event is not None:
        raise DirectorsOnly


def expect_over(match: Match) -> None:
    """Refuse a match that goes on."""
    if match.status not in OVER:
        raise NotOver


def expect_seated(match: Match, user: UserId) -> Seat:
    """The seat of this person, who must have one."""
    seat = match.seat_of(user)
    if seat is None:
        raise NotSeated
    return seat


def expect_seat(match: Match, seat: Seat) -> None:
    """Refuse a seat that this table does not have."""
    if seat not in range(len(match.chairs)):
        raise NotSeated(seat)


def expect_player(match: Match, user: UserId) -> Seat:
    """The seat of somebody who plays in a running match and has not given up."""
    expect_running(match)
    seat = expect_seated(match, user)
    if match.chairs[seat].conceded:
        raise HasConceded
    return seat


def expect_revision(match: Match, revision: Revision) -> None:
    """Refuse a request about a board that has moved on."""
    if match.revision != revision:
        raise StaleBoard(match.revision)


def with_chair(match: Match, seat: Seat, chair: Chair) -> Match:
    """The match with somebody else, or in another mood, at a seat."""
    return replace(match, chairs=(*match.chairs[:seat], chair, *match.chairs[seat + 1 :]))


def played(match: Match, row: LogRow) -> Change:
    """The match after a move."""
    return Change(match, ("moved", "ended") if match.status in OVER else ("moved",), row)


def ended(match: Match, status: Status, at: Time) -> Change:
    """The match, over without a result."""
    return Change(replace(match, status=status, ended_at=at, proposal=None), ("ended",))
