"""Seats that change hands: giving up, offering one, taking one over, being sent away."""

from __future__ import annotations

from msgspec.structs import replace

from bot.match import lobby, match_rules
from bot.match.change import Change, ended, with_chair
from bot.match.errors import AlreadySeated, HasConceded, NotOffered
from bot.match.model import Chair, Match, Time, UserId
from bot.match.preconditions import (
    expect_not_over,
    expect_own_table,
    expect_player,
    expect_running,
    expect_seat,
)
from games.api import Seat


def concede(match: Match, user: UserId, *, at: Time) -> Change:
    """Give up: the seat plays itself from now on and is ranked behind all who stayed."""
    return give_up(match, expect_player(match, user), at)


def remove_seat(match: Match, seat: Seat, *, at: Time) -> Change:
    """Take a chair out of a lobby; in a running match, free its seat for whoever likes it.

    Until somebody does, a computer plays it. Without people the match is broken off.
    """
    expect_not_over(match)
    expect_own_table(match)
    expect_seat(match, seat)
    if match.status == "lobby":
        return lobby.remove(match, seat, at=at)
    chair = match.chairs[seat]
    if chair.conceded or (chair.user is None and chair.offered):
        raise HasConceded(seat)
    freed = _unowned(replace(chair, user=None, offered=True))
    after = replace(with_chair(match, seat, freed), proposal=None)
    return Change(after, ("seats",)) if after.people else ended(after, "abandoned", at)


def give_up(match: Match, seat: Seat, at: Time) -> Change:
    """The seat plays itself from now on, or the match is over if that leaves too few."""
    chair = _unowned(replace(match.chairs[seat], conceded=True, offered=False))
    after = replace(with_chair(match, seat, chair), proposal=None)
    over = match_rules.end_for_want_of_players(after, at)
    return Change(after, ("seats",)) if over is None else Change(over, ("ended",))


def _unowned(chair: Chair) -> Chair:
    """The same without what its last owner left behind."""
    return replace(chair, stand_in=None, plan=None)


def offer_seat(match: Match, user: UserId, offered: bool) -> Change:
    """Look for a substitute, or stop looking."""
    seat = expect_player(match, user)
    expect_own_table(match)
    chair = replace(match.chairs[seat], offered=offered)
    return Change(with_chair(match, seat, chair), ("seats",))


def take_seat(match: Match, user: UserId, seat: Seat | None) -> Change:
    """Take over a seat that is offered: the one named, or the first there is."""
    expect_running(match)
    if match.seat_of(user) is not None:
        raise AlreadySeated
    offered = [Seat(s) for s, chair in enumerate(match.chairs) if chair.offered]
    if not offered or seat not in (None, *offered):
        raise NotOffered
    taken = offered[0] if seat is None else seat
    chair = _unowned(replace(match.chairs[taken], user=user, ai=None, offered=False))
    return Change(replace(with_chair(match, taken, chair), proposal=None), ("seats",))
