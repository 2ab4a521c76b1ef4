"""Clocks and deadlines of a match, brought up to date with every change of it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.match import match_rules
from bot.match.change import Change
from bot.match.clock import thinking_time as clocks
from bot.match.clock.clock_stops import Circumstances
from bot.match.clock.thinking_time import DAY, SeatClock, Second, Span, Tempo
from bot.match.clock.time_control import LONGEST_REST
from bot.match.model import Attendance, LogRow, Match, Time, UserId
from games.api import AnyGame, Seat

_LOOK_FOR_PEOPLE = DAY  # without a clock, nobody else would notice that somebody has left


def asked_people(game: AnyGame | None, match: Match) -> frozenset[Seat]:
    """The seats that are asked and whose people have to answer; without rules, none."""
    if game is None or match.status != "running" or match.state is None:
        return frozenset()
    asked = game.to_act(match_rules.state_of(game, match))
    return frozenset(seat for seat in asked if not match.chairs[seat].plays_itself)


def timed(
    game: AnyGame | None, before: Match, change: Change, around: Circumstances, now: Time
) -> Change:
    """The same change with the clocks as they are after it, and when the match is due next."""
    match, tempo = _with_patience(change.match, now), change.match.terms.clocks
    if tempo is not None and match.started_at is not None:
        change = _clocked(game, before, replace(change, match=match), tempo, around, int(now))
        match = change.match
    # Nobody else may have to wait for the end of a tournament's table: there computers go on.
    is_own_table = match.tournament is None
    is_resting = (
        is_own_table and match.status == "running" and bool(match.people) and not match.present
    )
    rests_since = (match.rests_since or now) if is_resting else None
    match = replace(match, rests_since=rests_since)
    due = due_at(match, around.downtimes)
    is_played = match.status == "running" and match.paused_at is None
    if due is None and tempo is None and is_played:
        due = now + _LOOK_FOR_PEOPLE
    return replace(change, match=replace(match, due=due))


def due_at(match: Match, downtimes: Iterable[Span]) -> Time | None:
    """When somebody has to look at the match, if nothing happens before."""
    if match.status != "running" or match.paused_at is not None:
        return None
    if match.rests_since is not None:
        return match.rests_since + LONGEST_REST
    if match.proposal is not None:
        return match.proposal.until
    spans = tuple(downtimes)
    moments = [
        moment
        for clock in match.clocks
        if clock.in_turn and not clock.has_run_out
        for moment in (clocks.runs_out(clock, spans), clocks.nudges_at(clock, spans))
    ]
    over = [clock.since for clock in match.clocks if clock.has_run_out and clock.in_turn]
    return min((moment for moment in (*moments, *over) if moment is not None), default=None)


def deadline_of(match: Match, around: Circumstances) -> Second | None:
    """When the first of those who are asked will run out of time, if nothing happens."""
    running = [c for c in match.clocks if c.in_turn]
    ends = [clocks.runs_out(clock, around.downtimes) for clock in running]
    return min((end for end in ends if end is not None), default=None)


def first_since(match: Match) -> Second:
    """The moment from which downtimes matter to this match."""
    return min((c.since for c in match.clocks if c.since is not None), default=2**62)


def _with_patience(match: Match, now: Time) -> Match:
    """A question that has just been asked, with the time by which it lapses."""
    tempo, proposal = match.terms.clocks, match.proposal
    if tempo is None or proposal is None or proposal.until is not None:
        return match
    return replace(match, proposal=replace(proposal, until=now + tempo.patience))


def _clocked(
    game: AnyGame | None,
    before: Match,
    change: Change,
    tempo: Tempo,
    around: Circumstances,
    now: Second,
) -> Change:
    match, row = change.match, change.row
    all_clocks = list(match.clocks or (clocks.new_clock(tempo) for _ in match.chairs))
    attended: list[tuple[UserId, Attendance]] = []
    if row is not None and row.back_to is not None:
        attended = _untaken(match, row.back_to)
        all_clocks = [clocks.take_back_grant(clock, row.back_to) for clock in all_clocks]
    asked = asked_people(game, match)
    for seat, clock in enumerate(all_clocks):
        user = match.chairs[seat].user
        if user is not None and seat < len(before.chairs) and before.chairs[seat].user != user:
            clock = clocks.hand_over(clock, tempo, around.downtimes, now)
        if clock.in_turn and seat not in asked:
            clock = _ended(clock, match, row, Seat(seat), tempo, around.downtimes, now)
            if user is not None and row is not None and row.seat == seat and row.user == user:
                attended.append((user, Attendance(kept=1)))
        elif seat in asked and not clock.in_turn:
            assert user is not None, "a person is asked"
            clock = _begun(clock, tempo, around, user, now)
        all_clocks[seat] = _held(clock, around, now, is_held=_is_held(match))
    return replace(
        change,
        match=replace(match, clocks=tuple(all_clocks)),
        attendance=(*change.attendance, *attended),
    )


def _is_held(match: Match) -> bool:
    """Whether nobody's time runs, whoever is asked."""
    return match.proposal is not None or match.paused_at is not None


def _ended(
    clock: SeatClock,
    match: Match,
    row: LogRow | None,
    seat: Seat,
    tempo: Tempo,
    downtimes: tuple[Span, ...],
    now: Second,
) -> SeatClock:
    """A turn is over: by a move, or because the seat is not asked any more."""
    if row is None or row.seat != seat or match.chairs[seat].plays_itself:
        return clocks.stop(clock, downtimes, now)
    is_own = row.actor == "person"
    return clocks.end_turn(clock, tempo, downtimes, now, revision=match.revision, is_own=is_own)


def _untaken(match: Match, back_to: int) -> list[tuple[UserId, Attendance]]:
    """Turns that are taken back do not count as taken."""
    turns = [
        (chair.user, clocks.turns_undone(clock, back_to))
        for chair, clock in zip(match.chairs, match.clocks, strict=False)
    ]
    return [(user, Attendance(kept=-n)) for user, n in turns if user is not None and n]


def _begun(
    clock: SeatClock, tempo: Tempo, around: Circumstances, user: UserId, now: Second
) -> SeatClock:
    until = around.habits(user).away_until
    if until is not None and until > now:
        clock = clocks.go_away(clock, now, int(until))
    quiet = around.quiet(user) if tempo.sleeps else None
    return clocks.begin_turn(clock, now, quiet)


def _held(clock: SeatClock, around: Circumstances, now: Second, *, is_held: bool) -> SeatClock:
    if clock.in_turn and is_held:
        return clocks.hold(clock, around.downtimes, now)
    if clock.in_turn and clock.since is None:
        return clocks.resume(clock, now)
    return clock
