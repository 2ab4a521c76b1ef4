"""Checks that requests share: each passes in silence, or refuses with its sentence."""

from __future__ import annotations

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
    Match,
    Revision,
    UserId,
)
from games.api import Seat


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
    if match.tournament is not None:
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
