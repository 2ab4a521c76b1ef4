"""Thinking time: it runs when people are awake and there, and nothing else ever costs any."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.match.clock.thinking_time import (
    DAY,
    HOUR,
    LONGEST_QUIET,
    NUDGE_SHARE,
    Quiet,
    SeatClock,
    Second,
    Span,
    Tempo,
    begin_turn,
    come_home,
    end_turn,
    go_away,
    hand_over,
    hold,
    left_at,
    new_clock,
    nudges_at,
    pauses,
    quiet_spans,
    refill,
    resume,
    runs_out,
    stop,
    take_back_grant,
)
from bot.match.clock.time_control import MINUTE, TEMPI

ODD_ZONES = [
    "Europe/Vienna",
    "America/New_York",
    "Australia/Lord_Howe",  # put forward and back by half an hour
    "Antarctica/Troll",  # by two hours
    "Asia/Kolkata",  # half an hour from everybody, all year round
    "Pacific/Apia",
    "Pacific/Chatham",  # a quarter of an hour
    "Africa/Casablanca",  # put back for Ramadan
    "America/Santiago",  # at midnight
    "UTC",
]
ALL_ZONES = sorted(zone for zone in available_timezones() if "/" in zone)
MINUTES_A_DAY = 24 * 60
LONGEST = 21 * DAY  # what passes in a test
A_WHILE = 3 * DAY  # what passes minute by minute
LONG = 10**9  # more than anybody thinks
VIENNA = Quiet("Europe/Vienna", 23 * 60, 7 * 60)


def at(local: str, zone: str = "Europe/Vienna") -> Second:
    """The moment when clocks on the wall in this zone show this."""
    return int(dt.datetime.fromisoformat(local).replace(tzinfo=ZoneInfo(zone)).timestamp())


def shown(moment: Second | None, zone: str = "Europe/Vienna") -> str:
    """What clocks on the wall in this zone show at this moment."""
    assert moment is not None
    return dt.datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


FIRST, LAST = at("2026-01-01", "UTC"), at("2032-01-01", "UTC")


# What may be met ------------------------------------------------------------------------------


class Scene(NamedTuple):
    """A clock that runs, and what it heeds."""

    tempo: Tempo
    clock: SeatClock
    since: Second
    downtimes: tuple[Span, ...]

    def left(self, now: Second) -> int:
        return left_at(self.clock, self.downtimes, now)

    @property
    def end(self) -> Second:
        """When it runs out."""
        found = runs_out(self.clock, self.downtimes)
        assert found is not None
        return found


@cache
def changes_in(zone: str) -> tuple[Second, ...]:
    """When clocks are put forward or back in this zone."""
    found = [
        _change_between(zone, week, week + 7 * DAY)
        for week in range(FIRST, LAST, 7 * DAY)
        if _offset(zone, week) != _offset(zone, week + 7 * DAY)
    ]
    return tuple(found)


def _change_between(zone: str, before: Second, after: Second) -> Second:
    while after - before > 1:
        middle = (before + after) // 2
        if _offset(zone, middle) == _offset(zone, before):
            before = middle
        else:
            after = middle
    return after


def _offset(zone: str, moment: Second) -> dt.timedelta | None:
    return dt.datetime.fromtimestamp(moment, ZoneInfo(zone)).utcoffset()


zones = st.sampled_from(ODD_ZONES) | st.sampled_from(ALL_ZONES)
tempi = st.sampled_from(list(TEMPI.values()))
elapsed = st.integers(0, LONGEST)
on_a_few = settings(max_examples=40)  # where little depends on the scene


@st.composite
def moments(draw: st.DrawFn, zone: str) -> Second:
    """Any moment of these years; half of them about when the zone's clocks are changed."""
    changes = changes_in(zone)
    if changes and draw(st.booleans()):
        return draw(st.sampled_from(changes)) + draw(st.integers(-DAY, DAY))
    return draw(st.integers(FIRST, LAST))


@st.composite
def quiets(draw: st.DrawFn, zone: str) -> Quiet:
    """Hours as long as they may be, over midnight or not, or none at all."""
    start = draw(st.integers(0, MINUTES_A_DAY - 1))
    length = draw(st.integers(0, LONGEST_QUIET))
    return Quiet(zone, start, (start + length) % MINUTES_A_DAY)


@st.composite
def spans(draw: st.DrawFn, since: Second, longest: int) -> Span:
    """A stretch of time about, or some days after, this moment."""
    start = since + draw(st.integers(-2 * DAY, LONGEST))
    return Span(start, start + draw(st.integers(1, longest)))


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    tempo, zone = draw(tempi), draw(zones)
    since = draw(moments(zone))
    left = draw(st.integers(0, tempo.cap))
    clock = SeatClock(
        left=left,
        since=since,
        in_turn=True,
        given=left + draw(st.integers(0, DAY)),
        quiet=draw(st.none() | quiets(zone)),
        away=tuple(draw(st.lists(spans(since, 14 * DAY), max_size=2))),
        holiday=draw(st.integers(0, tempo.holiday)),
    )
    downtimes = draw(st.lists(spans(since, 2 * DAY), max_size=3))
    return Scene(tempo, clock, since, tuple(downtimes))


@st.composite
def scenes_in_minutes(draw: st.DrawFn) -> Scene:
    """With enough time that it never runs out, and nothing that happens between two minutes."""
    scene = draw(scenes())
    quiet = scene.clock.quiet
    since = _whole(scene.since)
    assume(quiet is None or not has_odd_ends(quiet, since, since + A_WHILE))
    clock = replace(
        scene.clock, left=LONG, since=since, away=tuple(_whole_span(s) for s in scene.clock.away)
    )
    return Scene(scene.tempo, clock, since, tuple(_whole_span(s) for s in scene.downtimes))


def _whole(moment: Second) -> Second:
    return moment // MINUTE * MINUTE


def _whole_span(span: Span) -> Span:
    return Span(_whole(span.start), _whole(span.end) + MINUTE)


def has_odd_ends(quiet: Quiet, start: Second, end: Second) -> bool:
    """Whether these hours begin or end, one day, at a time that comes twice or not at all."""
    zone = ZoneInfo(quiet.zone)
    for moment in range(start - DAY, end + 2 * DAY, DAY):
        day = dt.datetime.fromtimestamp(moment, zone).date()
        for minute in (quiet.start, quiet.end):
            local = dt.datetime.combine(day, dt.time(minute // 60, minute % 60), zone)
            if local.utcoffset() != local.replace(fold=1).utcoffset():
                return True
    return False


def is_quiet(quiet: Quiet | None, moment: Second) -> bool:
    """Whether a clock on the wall shows one of these hours: slow, and sure."""
    if quiet is None:
        return False
    local = dt.datetime.fromtimestamp(moment, ZoneInfo(quiet.zone))
    since_start = (local.hour * 60 + local.minute - quiet.start) % MINUTES_A_DAY
    return since_start < (quiet.end - quiet.start) % MINUTES_A_DAY


def stands_still(scene: Scene, moment: Second) -> bool:
    return is_quiet(scene.clock.quiet, moment) or any(
        span.start <= moment < span.end for span in (*scene.clock.away, *scene.downtimes)
    )


def stood_still(scene: Scene, end: Second) -> int:
    """The seconds in which it stood still, counted minute by minute."""
    minutes = range(scene.since, end, MINUTE)
    return sum(MINUTE for minute in minutes if stands_still(scene, minute))


def nights(quiet: Quiet, start: Second, end: Second) -> list[float]:
    """How long the quiet hours between two moments are, in hours."""
    return [(span.end - span.start) / HOUR for span in quiet_spans(quiet, start, end)]


# When it stands still -------------------------------------------------------------------------


@settings(max_examples=60)
@given(scenes_in_minutes(), st.integers(0, A_WHILE // MINUTE))
def test_a_clock_runs_exactly_while_its_player_is_awake_and_there(
    scene: Scene, minutes: int
) -> None:
    now = scene.since + minutes * MINUTE
    awake = minutes * MINUTE - stood_still(scene, now)
    assert scene.left(now) == LONG - awake


@settings(max_examples=60)
@given(scenes_in_minutes(), st.integers(0, A_WHILE // MINUTE))
def test_what_ran_and_what_stood_still_is_all_that_passed(scene: Scene, minutes: int) -> None:
    now = scene.since + minutes * MINUTE
    still = sum(
        span.end - span.start for span in pauses(scene.clock, scene.downtimes, scene.since, now)
    )
    assert still == stood_still(scene, now)
    assert scene.clock.left - scene.left(now) + still == now - scene.since


@given(scenes(), elapsed)
def test_no_second_is_lost_or_made(scene: Scene, passed: int) -> None:
    now = min(scene.since + passed, scene.end)
    still = sum(
        span.end - span.start for span in pauses(scene.clock, scene.downtimes, scene.since, now)
    )
    assert scene.clock.left - scene.left(now) + still == now - scene.since


@given(scenes(), st.integers(0, LONGEST))
def test_no_time_runs_in_quiet_hours(scene: Scene, within: int) -> None:
    quiet = scene.clock.quiet
    assume(quiet is not None)
    assert quiet is not None
    for span in quiet_spans(quiet, scene.since, scene.since + 4 * DAY):
        inside = span.start + within % (span.end - span.start + 1)
        assert scene.left(span.start) == scene.left(inside) == scene.left(span.end)


@given(scenes())
def test_no_time_runs_on_holidays(scene: Scene) -> None:
    for span in scene.clock.away:
        assert scene.left(span.start) == scene.left(span.end)


@given(scenes())
def test_no_time_runs_while_the_bot_is_down(scene: Scene) -> None:
    for span in scene.downtimes:
        assert scene.left(span.start) == scene.left(span.end)


@given(scenes(), st.data())
def test_what_was_left_when_the_bot_went_down_is_left_when_it_is_back(
    scene: Scene, data: st.DataObject
) -> None:
    down = data.draw(spans(scene.since, 7 * DAY))
    before = scene.left(down.start)
    assert left_at(scene.clock, (*scene.downtimes, down), down.end) == before


@given(scenes(), st.data())
def test_a_downtime_never_brings_the_end_nearer(scene: Scene, data: st.DataObject) -> None:
    down = data.draw(spans(scene.since, 7 * DAY))
    later = runs_out(scene.clock, (*scene.downtimes, down))
    assert later is not None
    assert later >= scene.end


@given(scenes(), st.integers(0, 14 * DAY), st.integers(1, 7 * DAY))
def test_a_downtime_in_the_daytime_puts_the_end_off_by_as_long_as_it_lasted(
    scene: Scene, after: int, length: int
) -> None:
    clock = replace(scene.clock, quiet=None, away=())
    down = Span(scene.since + after, scene.since + after + length)
    assume(after < clock.left)
    assert runs_out(clock, (down,)) == scene.since + clock.left + length


@given(scenes(), st.integers(1, LONGEST))
def test_pauses_are_in_order_apart_and_within_bounds(scene: Scene, passed: int) -> None:
    now = scene.since + passed
    found = list(pauses(scene.clock, scene.downtimes, scene.since, now))
    assert all(scene.since <= span.start < span.end <= now for span in found)
    assert all(one.end < other.start for one, other in pairwise(found))


@given(st.data())
def test_quiet_hours_are_in_order_apart_and_within_bounds(data: st.DataObject) -> None:
    zone = data.draw(zones)
    start = data.draw(moments(zone))
    end = start + data.draw(st.integers(1, LONGEST))
    found = list(quiet_spans(data.draw(quiets(zone)), start, end))
    assert all(start <= span.start < span.end <= end for span in found)
    assert all(one.end < other.start for one, other in pairwise(found))


@given(st.data())
def test_hours_that_end_when_they_begin_are_none_at_all(data: st.DataObject) -> None:
    zone = data.draw(zones)
    minute = data.draw(st.integers(0, MINUTES_A_DAY - 1))
    start = data.draw(moments(zone))
    assert not list(quiet_spans(Quiet(zone, minute, minute), start, start + LONGEST))


# How far it has run ---------------------------------------------------------------------------


@given(scenes(), st.integers(-LONGEST, 10 * LONGEST))
def test_no_less_than_nothing_is_ever_left(scene: Scene, passed: int) -> None:
    assert scene.left(scene.since + passed) >= 0


@given(scenes(), elapsed, elapsed)
def test_time_never_comes_back_by_itself(scene: Scene, sooner: int, later: int) -> None:
    sooner, later = sorted((sooner, later))
    assert scene.left(scene.since + later) <= scene.left(scene.since + sooner)


@given(scenes(), st.lists(elapsed, min_size=1, max_size=9))
def test_how_often_somebody_looks_changes_nothing(scene: Scene, looks: list[int]) -> None:
    clock = scene.clock
    for look in sorted(looks):
        now = scene.since + look
        clock = resume(hold(clock, scene.downtimes, now), now)
    assert clock.left == scene.left(scene.since + max(looks))


@given(scenes(), st.lists(elapsed, min_size=1, max_size=9))
def test_when_it_runs_out_does_not_depend_on_who_looked_before(
    scene: Scene, looks: list[int]
) -> None:
    clock = scene.clock
    for look in sorted(looks):
        now = min(scene.since + look, scene.end)
        clock = resume(hold(clock, scene.downtimes, now), now)
    assert runs_out(clock, scene.downtimes) == scene.end


@on_a_few
@given(scenes(), st.integers(1, LONGEST))
def test_a_wall_clock_put_back_costs_nothing(scene: Scene, back: int) -> None:
    assert scene.left(scene.since - back) == scene.clock.left


@given(scenes(), st.lists(st.integers(-LONGEST, LONGEST), max_size=9))
def test_a_wall_clock_that_jumps_about_costs_no_more_than_it_went_on(
    scene: Scene, jumps: list[int]
) -> None:
    clock, now = scene.clock, scene.since
    for jump in jumps:
        now += jump
        clock = resume(hold(clock, scene.downtimes, now), now)
    assert clock.left >= scene.clock.left - sum(jump for jump in jumps if jump > 0)


@on_a_few
@given(scenes(), elapsed)
def test_a_clock_that_is_held_does_not_run(scene: Scene, passed: int) -> None:
    held = hold(scene.clock, scene.downtimes, scene.since)
    assert left_at(held, scene.downtimes, scene.since + passed) == scene.clock.left


@on_a_few
@given(scenes())
def test_a_clock_that_is_held_never_runs_out(scene: Scene) -> None:
    assert runs_out(hold(scene.clock, scene.downtimes, scene.since), scene.downtimes) is None


@given(scenes())
def test_it_runs_out_at_the_first_second_at_which_nothing_is_left(scene: Scene) -> None:
    assert scene.left(scene.end) == 0
    assert scene.end == scene.since or scene.left(scene.end - 1) > 0


@given(scenes(), st.integers(0, 15 * DAY))
def test_so_much_is_left_at_the_first_second_at_which_no_more_is(scene: Scene, left: int) -> None:
    moment = runs_out(scene.clock, scene.downtimes, left=left)
    assert moment is not None
    assert scene.left(moment) <= left
    assert moment == scene.since or scene.left(moment - 1) > left


# When somebody is reminded --------------------------------------------------------------------


@given(scenes())
def test_a_reminder_comes_when_a_quarter_is_left(scene: Scene) -> None:
    quarter = scene.clock.given // NUDGE_SHARE
    assume(scene.clock.left > quarter)
    moment = nudges_at(scene.clock, scene.downtimes)
    assert moment is not None
    assert scene.left(moment) == quarter
    assert scene.left(moment - 1) == quarter + 1


@on_a_few
@given(scenes())
def test_who_has_less_than_a_quarter_left_is_reminded_at_once(scene: Scene) -> None:
    clock = replace(scene.clock, given=NUDGE_SHARE * (scene.clock.left + 1))
    assert nudges_at(clock, scene.downtimes) == scene.since


@given(scenes())
def test_a_reminder_never_comes_after_the_end(scene: Scene) -> None:
    moment = nudges_at(scene.clock, scene.downtimes)
    assert moment is not None
    assert moment <= scene.end


@on_a_few
@given(scenes())
def test_nobody_is_reminded_twice_in_a_turn(scene: Scene) -> None:
    assert nudges_at(replace(scene.clock, is_nudged=True), scene.downtimes) is None


@on_a_few
@given(scenes())
def test_nobody_is_reminded_while_their_clock_is_held(scene: Scene) -> None:
    assert nudges_at(hold(scene.clock, scene.downtimes, scene.since), scene.downtimes) is None


@on_a_few
@given(scenes())
def test_somebody_who_was_reminded_is_reminded_again_in_the_next_turn(scene: Scene) -> None:
    nudged = replace(scene.clock, is_nudged=True)
    begun = begin_turn(stop(nudged, scene.downtimes, scene.since), scene.since, None)
    assert nudges_at(begun, scene.downtimes) is not None


# Turns ----------------------------------------------------------------------------------------


def ended(scene: Scene, now: Second, revision: int = 9) -> SeatClock:
    return end_turn(scene.clock, scene.tempo, scene.downtimes, now, revision=revision)


@given(tempi)
def test_a_new_clock_has_what_the_tempo_gives_and_does_not_run(tempo: Tempo) -> None:
    clock = new_clock(tempo)
    assert (clock.left, clock.holiday) == (tempo.bank, tempo.holiday)
    assert clock.since is None


@on_a_few
@given(scenes())
def test_a_turn_begins_with_all_that_is_left(scene: Scene) -> None:
    begun = begin_turn(scene.clock, scene.since, scene.clock.quiet)
    assert begun.given == begun.left == scene.clock.left
    assert begun.in_turn


@on_a_few
@given(scenes())
def test_a_turn_that_begins_has_not_run_out(scene: Scene) -> None:
    late = replace(scene.clock, has_run_out=True)
    assert not begin_turn(late, scene.since, None).has_run_out


@on_a_few
@given(scenes(), elapsed)
def test_a_turn_that_begins_forgets_only_holidays_that_are_over(scene: Scene, passed: int) -> None:
    now = scene.since + passed
    begun = begin_turn(scene.clock, now, None)
    assert set(scene.clock.away) - set(begun.away) == {s for s in scene.clock.away if s.end <= now}


@on_a_few
@given(scenes(), elapsed)
def test_the_end_of_a_turn_adds_the_increment(scene: Scene, passed: int) -> None:
    now = scene.since + passed
    assume(scene.left(now) + scene.tempo.increment <= scene.tempo.cap)
    assert ended(scene, now).left == scene.left(now) + scene.tempo.increment


@on_a_few
@given(scenes(), elapsed, st.integers(0, 7 * DAY))
def test_the_end_of_a_turn_adds_nothing_beyond_the_cap(
    scene: Scene, passed: int, beyond: int
) -> None:
    rich = replace(scene.clock, left=scene.clock.left + beyond)
    scene, now = scene._replace(clock=rich), scene.since + passed
    assert ended(scene, now).left <= max(scene.left(now), scene.tempo.cap)


@on_a_few
@given(scenes(), elapsed, st.integers(0, 7 * DAY))
def test_the_end_of_a_turn_takes_nothing_away(scene: Scene, passed: int, beyond: int) -> None:
    rich = replace(scene.clock, left=scene.clock.left + beyond)
    scene, now = scene._replace(clock=rich), scene.since + passed
    assert ended(scene, now).left >= scene.left(now)


@on_a_few
@given(scenes(), elapsed)
def test_a_turn_that_ends_without_a_move_adds_nothing(scene: Scene, passed: int) -> None:
    now = scene.since + passed
    assert stop(scene.clock, scene.downtimes, now).left == scene.left(now)


@on_a_few
@given(scenes(), elapsed)
def test_a_clock_stands_still_once_the_turn_is_over(scene: Scene, passed: int) -> None:
    clock = ended(scene, scene.since + passed)
    assert (clock.since, clock.in_turn) == (None, False)


# Taking back ----------------------------------------------------------------------------------


@on_a_few
@given(scenes(), elapsed, st.integers(0, 8))
def test_a_turn_taken_back_takes_back_what_it_added(
    scene: Scene, passed: int, back_to: int
) -> None:
    now = scene.since + passed
    assert take_back_grant(ended(scene, now, revision=9), back_to).left == scene.left(now)


@on_a_few
@given(scenes(), elapsed, st.integers(9, 20))
def test_a_turn_that_is_not_taken_back_keeps_what_it_added(
    scene: Scene, passed: int, back_to: int
) -> None:
    clock = ended(scene, scene.since + passed, revision=9)
    assert take_back_grant(clock, back_to) == clock


@on_a_few
@given(scenes(), elapsed)
def test_what_a_turn_added_is_taken_back_once(scene: Scene, passed: int) -> None:
    once = take_back_grant(ended(scene, scene.since + passed, revision=9), 8)
    assert take_back_grant(once, 3) == once


@on_a_few
@given(scenes(), elapsed, st.integers(0, 14 * DAY))
def test_nobody_owes_time_for_a_turn_taken_back(scene: Scene, passed: int, spent: int) -> None:
    clock = ended(scene, scene.since + passed, revision=9)
    poorer = replace(clock, left=max(clock.left - spent, 0))
    assert take_back_grant(poorer, 8).left >= 0


@on_a_few
@given(scenes(), st.lists(st.integers(0, DAY), max_size=9))
def test_moving_and_undoing_by_turns_makes_nobody_richer(scene: Scene, thoughts: list[int]) -> None:
    clock, now = scene.clock, scene.since
    for thought in thoughts:
        before = clock.left
        clock = begin_turn(clock, now, scene.clock.quiet)
        now += thought
        clock = end_turn(clock, scene.tempo, scene.downtimes, now, revision=9)
        clock = take_back_grant(clock, 8)
        assert clock.left <= before


# Somebody else, and another chance ------------------------------------------------------------


@on_a_few
@given(scenes())
def test_whoever_comes_back_has_a_turns_time_at_least(scene: Scene) -> None:
    refilled = refill(scene.clock, scene.tempo)
    assert refilled.left == max(scene.clock.left, scene.tempo.increment)


@on_a_few
@given(scenes())
def test_whoever_comes_back_has_not_run_out_and_will_be_reminded(scene: Scene) -> None:
    late = replace(scene.clock, has_run_out=True, is_nudged=True)
    refilled = refill(late, scene.tempo)
    assert not refilled.has_run_out
    assert nudges_at(refilled, scene.downtimes) is not None


def handed_over(scene: Scene, now: Second) -> SeatClock:
    return hand_over(scene.clock, scene.tempo, scene.downtimes, now)


@on_a_few
@given(scenes(), elapsed)
def test_whoever_takes_a_seat_has_a_turns_time_at_least(scene: Scene, passed: int) -> None:
    now = scene.since + passed
    assert handed_over(scene, now).left == max(scene.left(now), scene.tempo.increment)


@on_a_few
@given(scenes(), elapsed)
def test_whoever_takes_a_seat_has_holidays_of_their_own(scene: Scene, passed: int) -> None:
    clock = handed_over(scene, scene.since + passed)
    assert (clock.away, clock.holiday) == ((), scene.tempo.holiday)


@on_a_few
@given(scenes(), elapsed)
def test_a_clock_handed_over_waits_for_a_turn_of_its_own(scene: Scene, passed: int) -> None:
    clock = handed_over(scene, scene.since + passed)
    assert (clock.since, clock.in_turn) == (None, False)


# Holidays -------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """What somebody does about holidays, some time after the last time."""

    wait: int
    declares: int | None  # for so long; None to come home
    has_turn: bool  # and begins a turn at the same time


plans = st.lists(
    st.builds(
        Plan,
        st.integers(0, 9 * DAY),
        st.none() | st.integers(-DAY, 40 * DAY),
        st.booleans(),
    ),
    max_size=12,
)


def spend(tempo: Tempo, todo: Sequence[Plan]) -> tuple[int, SeatClock]:
    """The seconds really spent on holiday, and the clock after all that."""
    clock, now, spent = new_clock(tempo), FIRST, 0
    for wait, declares, has_turn in todo:
        spent += _holiday_between(clock, now, now + wait)
        now += wait
        clock = come_home(clock, now) if declares is None else go_away(clock, now, now + declares)
        if has_turn:
            clock = begin_turn(clock, now, None)
    return spent + _holiday_between(clock, now, now + LONG), clock


def _holiday_between(clock: SeatClock, start: Second, end: Second) -> int:
    away = replace(clock, quiet=None)
    return sum(span.end - span.start for span in pauses(away, (), start, end))


@given(tempi, plans)
def test_nobody_has_more_holiday_than_the_match_allows(tempo: Tempo, todo: list[Plan]) -> None:
    spent, _ = spend(tempo, todo)
    assert spent <= tempo.holiday


@given(tempi, plans)
def test_holiday_that_was_not_spent_can_still_be_declared(tempo: Tempo, todo: list[Plan]) -> None:
    spent, clock = spend(tempo, todo)
    assert clock.holiday == tempo.holiday - spent


@given(tempi, st.integers(1, 40 * DAY))
def test_a_holiday_is_as_long_as_declared_or_as_the_match_allows(tempo: Tempo, length: int) -> None:
    clock = go_away(new_clock(tempo), FIRST, FIRST + length)
    allowed = min(length, tempo.holiday)
    assert clock.away == ((Span(FIRST, FIRST + allowed),) if allowed else ())


@given(tempi, st.integers(0, 40 * DAY))
def test_a_holiday_that_is_over_before_it_begins_is_none(tempo: Tempo, ago: int) -> None:
    assert go_away(new_clock(tempo), FIRST, FIRST - ago) == new_clock(tempo)


@given(tempi, st.integers(1, 40 * DAY), st.integers(0, 40 * DAY))
def test_who_comes_home_gets_back_what_was_not_used(tempo: Tempo, length: int, used: int) -> None:
    away = go_away(new_clock(tempo), FIRST, FIRST + length)
    home = come_home(away, FIRST + used)
    assert home.holiday == tempo.holiday - min(length, tempo.holiday, used)


@on_a_few
@given(scenes(), elapsed)
def test_who_has_come_home_is_away_no_longer(scene: Scene, passed: int) -> None:
    now = scene.since + passed
    assert all(span.end <= now for span in come_home(scene.clock, now).away)


@on_a_few
@given(scenes(), elapsed)
def test_coming_home_does_not_change_what_is_left(scene: Scene, passed: int) -> None:
    now = scene.since + passed
    assert left_at(come_home(scene.clock, now), scene.downtimes, now) == scene.left(now)


def test_a_second_holiday_takes_the_place_of_the_rest_of_the_first() -> None:
    clock = go_away(new_clock(TEMPI["daily"]), FIRST, FIRST + 10 * DAY)
    clock = go_away(clock, FIRST + 2 * DAY, FIRST + 5 * DAY)
    assert clock.away == (
        Span(FIRST, FIRST + 2 * DAY),
        Span(FIRST + 2 * DAY, FIRST + 5 * DAY),
    )
    assert clock.holiday == 9 * DAY


# By the calendar ------------------------------------------------------------------------------


def begun(local: str, quiet: Quiet = VIENNA, *, tempo: Tempo = TEMPI["daily"]) -> SeatClock:
    """A first turn that begins when clocks on that wall show this."""
    return begin_turn(new_clock(tempo), at(local, quiet.zone), quiet)


@pytest.mark.parametrize(
    ("begins", "ends"),
    [
        ("2026-06-10 22:00", "2026-06-12 14:00"),  # 1 + 16 + 7 hours
        ("2026-03-28 22:00", "2026-03-30 14:00"),  # clocks go forward in the night of the 29th
        ("2026-10-24 22:00", "2026-10-26 14:00"),  # and back in the night of the 25th
        ("2026-06-10 03:00", "2026-06-11 15:00"),  # in the night: from seven o'clock
    ],
)
def test_a_day_of_thinking_in_vienna_lasts_until(begins: str, ends: str) -> None:
    assert shown(runs_out(begun(begins), ())) == ends


@pytest.mark.parametrize(
    ("zone", "evening", "hours"),
    [
        ("Europe/Vienna", "2026-03-27 12:00", [8, 7, 8]),
        ("Europe/Vienna", "2026-10-23 12:00", [8, 9, 8]),
        ("America/New_York", "2026-03-06 12:00", [8, 7, 8]),
        ("America/New_York", "2026-10-30 12:00", [8, 9, 8]),
        ("Australia/Lord_Howe", "2026-04-03 12:00", [8, 8.5, 8]),
        ("Australia/Lord_Howe", "2026-10-02 12:00", [8, 7.5, 8]),
        ("Asia/Kolkata", "2026-03-27 12:00", [8, 8, 8]),
    ],
)
def test_a_night_from_eleven_to_seven_lasts(zone: str, evening: str, hours: list[float]) -> None:
    start = at(evening, zone)
    assert nights(Quiet(zone, 23 * 60, 7 * 60), start, start + 3 * DAY) == hours


def test_hours_that_begin_when_the_time_ends_are_no_part_of_it() -> None:
    assert nights(VIENNA, at("2026-06-10 12:00"), at("2026-06-10 23:00")) == []


def test_hours_that_end_when_the_time_begins_are_no_part_of_it() -> None:
    assert nights(VIENNA, at("2026-06-10 07:00"), at("2026-06-10 22:00")) == []


def test_a_downtime_that_touches_the_night_makes_one_pause_with_it() -> None:
    evening, morning = at("2026-06-10 22:00"), at("2026-06-11 08:00")
    down = Span(morning - HOUR, morning)
    found = list(pauses(begun("2026-06-10 22:00"), (down,), evening, morning + HOUR))
    assert found == [Span(evening + HOUR, morning)]


def test_a_rest_whose_beginning_is_skipped_may_vanish() -> None:
    start = at("2026-03-29 00:00")  # half past two does not come, and ten past three is earlier
    assert nights(Quiet("Europe/Vienna", 2 * 60 + 30, 3 * 60 + 10), start, start + DAY) == []


def test_a_rest_in_the_hour_that_comes_twice_is_kept_the_first_time() -> None:
    start = at("2026-10-25 00:00")
    found = list(quiet_spans(Quiet("Europe/Vienna", 2 * 60, 2 * 60 + 30), start, start + DAY))
    assert found == [Span(start + 2 * HOUR, start + 2 * HOUR + HOUR // 2)]


def test_a_reminder_comes_eighteen_waking_hours_after_a_day_of_thinking_began() -> None:
    assert shown(nudges_at(begun("2026-06-10 22:00"), ())) == "2026-06-12 08:00"


def test_a_holiday_of_two_days_puts_the_end_off_by_two_days() -> None:
    begins = at("2026-06-10 22:00")
    clock = go_away(begun("2026-06-10 22:00"), begins, begins + 2 * DAY)
    assert shown(runs_out(clock, ())) == "2026-06-14 14:00"


def test_an_hour_down_in_the_night_puts_nothing_off() -> None:
    down = Span(at("2026-06-11 03:00"), at("2026-06-11 04:00"))
    assert shown(runs_out(begun("2026-06-10 22:00"), (down,))) == "2026-06-12 14:00"


def test_an_hour_down_at_noon_puts_the_end_off_by_an_hour() -> None:
    down = Span(at("2026-06-11 12:00"), at("2026-06-11 13:00"))
    assert shown(runs_out(begun("2026-06-10 22:00"), (down,))) == "2026-06-12 15:00"


def test_a_week_of_thinking_between_nights_of_twelve_hours_takes_two_weeks() -> None:
    quiet = Quiet("UTC", 20 * 60, 8 * 60)
    clock = begun("2026-06-01 08:00", quiet, tempo=TEMPI["weekly"])
    assert shown(runs_out(clock, ()), "UTC") == "2026-06-14 20:00"
