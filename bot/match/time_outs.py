"""What happens when somebody does not answer, as the lobby agreed; and when they are back."""

from __future__ import annotations

from msgspec.structs import replace

from bot.match import match_rules, seat_handover
from bot.match.change import Change, ended, played, with_chair
from bot.match.clock import thinking_time as clocks
from bot.match.clock.clock_stops import Circumstances
from bot.match.errors import NotAbsent
from bot.match.model import (
    Attendance,
    InteractionId,
    Match,
    Proposal,
    Reminder,
    Time,
    UserId,
)
from bot.match.preconditions import expect_player
from bot.match.votes import propose
from games.api import AnyGame, Seat


def look_after(
    game: AnyGame, match: Match, around: Circumstances, *, at: Time, by: InteractionId
) -> Change:
    """One thing that is due at this time, carried out; the match as it is if nothing is."""
    if match.status != "running":
        return Change(match, ())
    if match.rests_since is not None:
        is_over = at >= (match.due or at)
        return ended(match, "abandoned", at) if is_over else Change(match, ())
    if match.proposal is not None:
        is_open = match.proposal.until is None or at < match.proposal.until
        return Change(match, ()) if is_open else _lapsed(match, match.proposal)
    for seat, clock in enumerate(match.clocks):
        if match.chairs[seat].plays_itself:
            continue  # its owner was forgotten meanwhile
        if clock.in_turn and not clocks.left_at(clock, around.downtimes, int(at)):
            return run_out(game, match, Seat(seat), at=at, by=by)
    return _nudged(match, around, at)


def run_out(game: AnyGame, match: Match, seat: Seat, *, at: Time, by: InteractionId) -> Change:
    """What the lobby agreed for a seat that does not answer, be it late or gone."""
    user = match.chairs[seat].user
    assert user is not None, "a person is asked"
    has_been_said = bool(match.clocks) and match.clocks[seat].has_run_out
    missed = () if has_been_said or not match.clocks else ((user, Attendance(missed=1)),)
    match = _marked(match, seat)
    agreed = match.terms.at_zero
    if agreed == "vote" and match.present == (user,):
        agreed = "stand-in"  # there is nobody to ask
    match agreed:
        case "stand-in":
            change = _stand_in(match, seat, at)
        case "forfeit":
            change = seat_handover.give_up(match, seat, at)
        case "vote":
            change = propose(match, Proposal("absent", user, match.revision))
        case "skip":
            change = _least(game, match, seat, at=at, by=by)
    return replace(change, attendance=(*change.attendance, *missed))


def come_back(match: Match, user: UserId) -> Change:
    """The owner takes the seat back."""
    seat = expect_player(match, user)
    chair = match.chairs[seat]
    is_voted_on = match.proposal is not None and _is_about(match.proposal, user)
    if chair.stand_in is None and not is_voted_on:
        raise NotAbsent
    after = with_chair(match, seat, replace(chair, stand_in=None))
    if is_voted_on:
        after = replace(after, proposal=None)
    return Change(_refilled(after, seat), ("seats",))


def go_away(match: Match, user: UserId, until: Time | None, *, at: Time) -> Change:
    """A holiday from now on, as long as the match allows, or its end."""
    seat = expect_player(match, user)
    if not match.clocks:
        return Change(match, ())
    clock = clocks.come_home(match.clocks[seat], int(at))
    if until is not None:
        clock = clocks.go_away(clock, int(at), int(until))
    return Change(_with_clock(match, seat, clock), ("clock",))


def given_time(match: Match, proposal: Proposal) -> Change:
    """The others would rather wait: another turn's time."""
    seat = match.seat_of(proposal.by)
    after = replace(match, proposal=None)
    return Change(after if seat is None else _refilled(after, seat), ("vote",))


def stand_in_for(match: Match, user: UserId, at: Time) -> Change:
    """The others have decided: a computer plays until the owner is back."""
    seat = match.seat_of(user)
    assert seat is not None, "questions lapse when somebody leaves"
    return _stand_in(replace(match, proposal=None), seat, at)


def _is_about(proposal: Proposal, user: UserId) -> bool:
    return proposal.what == "absent" and proposal.by == user


def _lapsed(match: Match, proposal: Proposal) -> Change:
    """Nobody said enough in time: a wish is not granted; who is absent is not waited for."""
    if proposal.what == "absent":
        assert proposal.until is not None
        return stand_in_for(match, proposal.by, proposal.until)
    return Change(replace(match, proposal=None), ("vote",))


def _stand_in(match: Match, seat: Seat, at: Time) -> Change:
    chair = match.chairs[seat]
    assert chair.user is not None
    after = with_chair(match, seat, replace(chair, stand_in=match.terms.stand_in, plan=None))
    told = Reminder(chair.user, match.id, "absent", at)
    return Change(after, ("seats",), reminders=(told,))


def _least(game: AnyGame, match: Match, seat: Seat, *, at: Time, by: InteractionId) -> Change:
    """The least that the rules allow, played for somebody."""
    codec = match_rules.codec_of(game)
    assert match.state is not None
    state, known = match_rules.state_of(game, match), game.foresight
    move = game.legal_moves(state, seat)[0] if known is None else known.minimal(state, seat)
    after, row = match_rules.play(
        game, match, seat, codec.write(move), actor="stand-in", user=None, at=at, by=by
    )
    return played(after, row)


def _nudged(match: Match, around: Circumstances, at: Time) -> Change:
    reminders: list[Reminder] = []
    nudged = list(match.clocks)
    for seat, clock in enumerate(match.clocks):
        moment = clocks.nudges_at(clock, around.downtimes) if clock.in_turn else None
        user = match.chairs[seat].user
        if moment is not None and moment <= at and user is not None:
            nudged[seat] = replace(clock, is_nudged=True)
            reminders.append(Reminder(user, match.id, "deadline", at))
    # The board shows when time runs out, which may have changed since it was posted.
    after = replace(match, clocks=tuple(nudged))
    return Change(after, ("clock",), reminders=tuple(reminders))


def _marked(match: Match, seat: Seat) -> Match:
    if not match.clocks:
        return match
    return _with_clock(match, seat, replace(match.clocks[seat], has_run_out=True))


def _refilled(match: Match, seat: Seat) -> Match:
    tempo = match.terms.clocks
    if tempo is None or not match.clocks:
        return match
    return _with_clock(match, seat, clocks.refill(match.clocks[seat], tempo))


def _with_clock(match: Match, seat: Seat, clock: clocks.SeatClock) -> Match:
    return replace(match, clocks=(*match.clocks[:seat], clock, *match.clocks[seat + 1 :]))
