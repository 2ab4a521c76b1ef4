"""Thinking time: when a seat's clock runs, how much is left, when it runs out.

Everything is counted in whole seconds since 1970 and follows from stretches of time, never from
how often somebody looks: what ran from a to c is what ran from a to b and from b to c. A clock
stands still in its player's quiet hours, on their holidays, and while the bot was down.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import TypeAlias
from zoneinfo import ZoneInfo

import msgspec
from msgspec.structs import replace

Second: TypeAlias = int
"""A moment, in whole seconds since 1970, UTC."""

HOUR = 60 * 60
DAY = 24 * HOUR
LONGEST_QUIET = 12 * 60  # minutes a day, or a clock might hardly ever run
NUDGE_SHARE = 4  # a reminder comes when a quarter of the time is left
_KEPT_GRANTS = 20  # nobody takes back more turns than that
_STRIDE = 7 * DAY  # how far to look for quiet hours at a time


class Tempo(msgspec.Struct, frozen=True):
    """How much time a match gives, in seconds."""

    bank: int  # at the beginning
    increment: int  # added after each turn
    cap: int  # no more than this by adding
    patience: int  # how long a question to the others stays open
    holiday: int  # that each seat may declare in one match
    sleeps: bool = True  # quiet hours count


class Span(msgspec.Struct, frozen=True, array_like=True):
    """A stretch of time: from its start up to, and without, its end."""

    start: Second
    end: Second


class Quiet(msgspec.Struct, frozen=True):
    """Hours of each day in which somebody wants no ping and their clock stands still."""

    zone: str  # a key of the IANA data base
    start: int  # minutes after midnight, local time
    end: int  # the same; on the next day if it is not after the start


class Grant(msgspec.Struct, frozen=True, array_like=True):
    """What the end of a turn added."""

    revision: int
    seconds: int
    is_own: bool  # the turn was ended by its owner, in time


class SeatClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of one seat. It is held, not stopped, while a question is open in its turn."""

    left: int  # seconds of thinking at `since`, or now if it does not run
    since: Second | None = None  # it runs from then
    in_turn: bool = False
    given: int = 0  # what was left when the turn began
    quiet: Quiet | None = None  # as they were when the turn began
    away: tuple[Span, ...] = ()  # holidays, as far as the match allows them
    holiday: int = 0  # seconds of holiday that can still be declared
    grants: tuple[Grant, ...] = ()  # what its last turns added
    is_nudged: bool = False  # it has been said in this turn that time runs short
    has_run_out: bool = False  # in this turn


# When it stands still -------------------------------------------------------------------------


def quiet_spans(quiet: Quiet, start: Second, end: Second) -> Iterator[Span]:
    """The quiet hours between two moments, in order. A night may be 7, 8 or 9 hours long."""
    if quiet.start == quiet.end:
        return
    zone = ZoneInfo(quiet.zone)
    day = dt.datetime.fromtimestamp(start, zone).date() - dt.timedelta(days=1)
    days_later = dt.timedelta(days=quiet.end < quiet.start)
    while True:
        first = _moment(day, quiet.start, zone)
        if first >= end:
            return
        last = _moment(day + days_later, quiet.end, zone)
        if last > max(first, start):  # where clocks are put forward, a short rest may vanish
            yield Span(max(first, start), min(last, end))
        day += dt.timedelta(days=1)


@lru_cache(maxsize=4096)
def _moment(day: dt.date, minute: int, zone: ZoneInfo) -> Second:
    time = dt.time(minute // 60, minute % 60)
    return int(dt.datetime.combine(day, time, zone).timestamp())


def pauses(
    clock: SeatClock, downtimes: Sequence[Span], start: Second, end: Second
) -> Iterator[Span]:
    """When the clock stands still between two moments: in order, none touching another."""
    quiet = () if clock.quiet is None else quiet_spans(clock.quiet, start, end)
    found = sorted(
        (max(span.start, start), min(span.end, end))
        for span in chain(quiet, clock.away, downtimes)
        if span.start < end and span.end > start
    )
    joined: tuple[Second, Second] | None = None
    for first, last in found:
        if joined is None:
            joined = first, last
        elif first <= joined[1]:
            joined = joined[0], max(joined[1], last)
        else:
            yield Span(*joined)
            joined = first, last
    if joined is not None:
        yield Span(*joined)


# How far it has run ---------------------------------------------------------------------------


def left_at(clock: SeatClock, downtimes: Sequence[Span], now: Second) -> int:
    """The seconds of thinking that are left; none left is 0, however long ago that was."""
    if clock.since is None or now <= clock.since:
        return clock.left  # or the wall clock was put back: nobody loses anything by that
    still = sum(s.end - s.start for s in pauses(clock, downtimes, clock.since, now))
    return max(clock.left - (now - clock.since - still), 0)


def runs_out(clock: SeatClock, downtimes: Sequence[Span], *, left: int = 0) -> Second | None:
    """When no more than so much will be left, if nothing happens; None while it does not run."""
    if clock.since is None:
        return None
    at, to_run = clock.since, clock.left - left
    while to_run > 0:
        horizon = at + _STRIDE
        for still in pauses(clock, downtimes, at, horizon):
            if still.start - at >= to_run:
                return at + to_run
            to_run -= still.start - at
            at = still.end
        if horizon - at >= to_run:
            return at + to_run
        to_run -= horizon - at
        at = horizon
    return at


def nudges_at(clock: SeatClock, downtimes: Sequence[Span]) -> Second | None:
    """When to say that time runs short, if that is still to be said in this turn."""
    if clock.is_nudged:
        return None
    return runs_out(clock, downtimes, left=min(clock.given // NUDGE_SHARE, clock.left))


# What happens to it ---------------------------------------------------------------------------


def new_clock(tempo: Tempo) -> SeatClock:
    """A clock that has not run yet."""
    return SeatClock(left=tempo.bank, holiday=tempo.holiday)


def begin_turn(clock: SeatClock, now: Second, quiet: Quiet | None) -> SeatClock:
    """It runs, and heeds these quiet hours for the whole turn."""
    return replace(
        clock,
        since=now,
        in_turn=True,
        given=clock.left,
        quiet=quiet,
        away=tuple(span for span in clock.away if span.end > now),
        is_nudged=False,
        has_run_out=False,
    )


def hold(clock: SeatClock, downtimes: Sequence[Span], now: Second) -> SeatClock:
    """It stands still until it is resumed; what ran is counted."""
    return replace(clock, left=left_at(clock, downtimes, now), since=None)


def resume(clock: SeatClock, now: Second) -> SeatClock:
    """It goes on."""
    return replace(clock, since=now)


def stop(clock: SeatClock, downtimes: Sequence[Span], now: Second) -> SeatClock:
    """The turn is over without a move of the seat's own: nothing is added."""
    return replace(hold(clock, downtimes, now), in_turn=False)


def end_turn(
    clock: SeatClock,
    tempo: Tempo,
    downtimes: Sequence[Span],
    now: Second,
    *,
    revision: int,
    is_own: bool = True,
) -> SeatClock:
    """The turn is over by a move: what the tempo adds is added."""
    stopped = stop(clock, downtimes, now)
    granted = max(min(stopped.left + tempo.increment, tempo.cap) - stopped.left, 0)
    grants = (*clock.grants, Grant(revision, granted, is_own))[-_KEPT_GRANTS:]
    return replace(stopped, left=stopped.left + granted, grants=grants)


def take_back_grant(clock: SeatClock, back_to: int) -> SeatClock:
    """What turns added that are taken back: moving and undoing by turns makes nobody richer."""
    undone = sum(grant.seconds for grant in clock.grants if grant.revision > back_to)
    kept = tuple(grant for grant in clock.grants if grant.revision <= back_to)
    return replace(clock, left=max(clock.left - undone, 0), grants=kept)


def turns_undone(clock: SeatClock, back_to: int) -> int:
    """How many turns that its owner ended are taken back."""
    return sum(grant.is_own for grant in clock.grants if grant.revision > back_to)


def refill(clock: SeatClock, tempo: Tempo) -> SeatClock:
    """At least what one turn adds: for whoever comes back, or gets another chance."""
    left = max(clock.left, tempo.increment)
    return replace(clock, left=left, given=left, is_nudged=False, has_run_out=False)


def hand_over(clock: SeatClock, tempo: Tempo, downtimes: Sequence[Span], now: Second) -> SeatClock:
    """For somebody else who takes the seat: at least a turn's time, and holidays of their own."""
    left = refill(stop(clock, downtimes, now), tempo)
    return replace(left, away=(), holiday=tempo.holiday, grants=())


def go_away(clock: SeatClock, now: Second, until: Second) -> SeatClock:
    """A holiday from now on, as long as the match still allows."""
    clock = come_home(clock, now)
    length = max(min(until - now, clock.holiday), 0)
    if length == 0:
        return clock
    span = Span(now, now + length)
    return replace(clock, away=(*clock.away, span), holiday=clock.holiday - length)


def come_home(clock: SeatClock, now: Second) -> SeatClock:
    """A holiday cut short; what was not used of it can be declared again."""
    unused = sum(span.end - max(span.start, now) for span in clock.away if span.end > now)
    kept = (Span(span.start, min(span.end, now)) for span in clock.away if span.start < now)
    return replace(clock, away=tuple(kept), holiday=clock.holiday + unused)
