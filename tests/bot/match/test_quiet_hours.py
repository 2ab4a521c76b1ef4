"""When somebody is awake and what they like to be told: their own word before the server's."""

from __future__ import annotations

import datetime as dt
from zoneinfo import ZoneInfo

import msgspec
import pytest

from bot.match.clock.clock_stops import CALM, Circumstances, circumstances_of
from bot.match.clock.quiet_hours import (
    Habits,
    Reminders,
    ServerHabits,
    awake_at,
    is_too_quiet,
    quiet_minutes,
    quiet_of,
    read_habits,
    read_server_habits,
    wants,
)
from bot.match.clock.thinking_time import HOUR, Quiet, Second, Span
from tests.bot.match.tables import ANNA, BELA, CLARA

ELEVEN, SEVEN = 23 * 60, 7 * 60
NIGHT = Quiet("Europe/Vienna", ELEVEN, SEVEN)
SIESTA = Quiet("Europe/Rome", 13 * 60, 15 * 60)
IN_VIENNA, IN_ROME = ServerHabits("Europe/Vienna"), Habits(zone="Europe/Rome")
NOWHERE = ServerHabits()


def at(local: str, zone: str = "Europe/Vienna") -> Second:
    """The moment when clocks on the wall in this zone show this."""
    return int(dt.datetime.fromisoformat(local).replace(tzinfo=ZoneInfo(zone)).timestamp())


# Quiet hours ----------------------------------------------------------------------------------


def test_everybody_sleeps_at_night_unless_they_say_otherwise() -> None:
    assert quiet_of(Habits(), IN_VIENNA) == NIGHT


def test_hours_of_ones_own_come_before_the_night() -> None:
    siesta = Habits(quiet=(SIESTA.start, SIESTA.end))
    assert quiet_of(siesta, ServerHabits("Europe/Rome")) == SIESTA


def test_a_zone_of_ones_own_comes_before_the_servers() -> None:
    assert quiet_of(IN_ROME, IN_VIENNA) == Quiet("Europe/Rome", ELEVEN, SEVEN)


def test_who_says_where_they_are_sleeps_there_wherever_the_server_is() -> None:
    assert quiet_of(IN_ROME, NOWHERE) == Quiet("Europe/Rome", ELEVEN, SEVEN)


def test_hours_of_ones_own_without_any_word_of_a_zone_are_in_utc() -> None:
    assert quiet_of(Habits(quiet=(60, 120)), NOWHERE) == Quiet("UTC", 60, 120)


def test_nobody_sleeps_at_night_where_nobody_knows_when_that_is() -> None:
    assert quiet_of(Habits(), NOWHERE) is None


def test_hours_from_midnight_to_midnight_are_a_word_of_ones_own() -> None:
    assert quiet_of(Habits(quiet=(0, 0)), IN_VIENNA) == Quiet("Europe/Vienna", 0, 0)


def test_who_wants_no_quiet_hours_is_always_awake() -> None:
    quiet = quiet_of(Habits(quiet=(ELEVEN, ELEVEN)), IN_VIENNA)
    midnight = at("2026-06-10 00:00")
    assert all(awake_at(quiet, now) == now for now in range(midnight, midnight + 24 * HOUR, HOUR))


@pytest.mark.parametrize(
    ("start", "end", "minutes"),
    [
        (ELEVEN, SEVEN, 8 * 60),
        (13 * 60, 15 * 60, 2 * 60),
        (ELEVEN, 0, 60),
        (0, 12 * 60, 12 * 60),
        (ELEVEN, ELEVEN, 0),
    ],
)
def test_how_long_quiet_hours_are(start: int, end: int, minutes: int) -> None:
    assert quiet_minutes(start, end) == minutes


@pytest.mark.parametrize(("start", "end"), [(20 * 60, 8 * 60), (8 * 60, 20 * 60), (0, 0)])
def test_twelve_hours_and_less_are_not_too_quiet(start: int, end: int) -> None:
    assert not is_too_quiet(start, end)


@pytest.mark.parametrize(
    ("start", "end"), [(20 * 60, 8 * 60 + 1), (8 * 60, 20 * 60 + 1), (SEVEN, SEVEN - 1)]
)
def test_more_than_twelve_hours_are_too_quiet(start: int, end: int) -> None:
    assert is_too_quiet(start, end)


# Awake ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("now", "awake"),
    [
        ("2026-06-10 22:59:59", "2026-06-10 22:59:59"),
        ("2026-06-10 23:00:00", "2026-06-11 07:00:00"),
        ("2026-06-11 03:00:00", "2026-06-11 07:00:00"),
        ("2026-06-11 06:59:59", "2026-06-11 07:00:00"),
        ("2026-06-11 07:00:00", "2026-06-11 07:00:00"),
        ("2026-03-28 23:30:00", "2026-03-29 07:00:00"),  # clocks go forward
        ("2026-10-24 23:30:00", "2026-10-25 07:00:00"),  # and back
    ],
)
def test_who_sleeps_from_eleven_to_seven_is_awake_at(now: str, awake: str) -> None:
    assert awake_at(NIGHT, at(now)) == at(awake)


@pytest.mark.parametrize(
    ("now", "awake"),
    [
        ("2026-06-10 03:00", "2026-06-10 03:00"),
        ("2026-06-10 14:00", "2026-06-10 15:00"),
    ],
)
def test_who_rests_after_lunch_is_awake_at(now: str, awake: str) -> None:
    assert awake_at(SIESTA, at(now, SIESTA.zone)) == at(awake, SIESTA.zone)


def test_who_has_no_quiet_hours_is_awake_now() -> None:
    assert awake_at(None, at("2026-06-10 03:00")) == at("2026-06-10 03:00")


def test_twelve_hours_of_sleep_are_slept_out_when_clocks_are_put_back() -> None:
    quiet = Quiet("Europe/Vienna", 20 * 60, 8 * 60)
    assert awake_at(quiet, at("2026-10-24 20:00")) == at("2026-10-25 08:00")


# What is kept ---------------------------------------------------------------------------------


def test_a_stranger_has_the_usual_habits() -> None:
    assert read_habits(None) == Habits()


def test_who_has_said_nothing_has_the_usual_habits() -> None:
    assert read_habits(b"{}") == Habits()


def test_habits_survive_json() -> None:
    habits = Habits("Asia/Kolkata", (60, 540), 1_800_000_000.0, "deadlines", direct=True, next=True)
    assert read_habits(msgspec.json.encode(habits)) == habits


def test_other_settings_of_a_person_do_no_harm() -> None:
    settings = b'{"theme": "night", "zone": "Europe/Rome", "language": {"of": "menus"}}'
    assert read_habits(settings) == IN_ROME


def test_other_settings_of_a_server_do_no_harm() -> None:
    assert read_server_habits(b'{"prefix": "!", "zone": "Europe/Vienna"}') == IN_VIENNA


def test_a_server_that_has_said_nothing_is_nowhere() -> None:
    assert read_server_habits(b"{}") == NOWHERE


@pytest.mark.parametrize("reminders", ["all", "deadlines", "none"])
def test_people_are_reminded_of_what_they_like(reminders: Reminders) -> None:
    assert wants(Habits(reminders=reminders)) == reminders


def test_people_are_reminded_of_everything_unless_they_say_otherwise() -> None:
    assert wants(Habits()) == "all"


def test_who_wanted_no_pings_wants_no_reminders() -> None:
    assert wants(read_habits(b'{"pings": false}')) == "none"


def test_who_wanted_pings_wants_reminders() -> None:
    assert wants(read_habits(b'{"pings": true}')) == "all"


# Around a match -------------------------------------------------------------------------------


def test_circumstances_know_the_habits_of_people() -> None:
    around = circumstances_of(b"{}", {ANNA: b'{"zone": "Europe/Rome"}', BELA: b"{}"}, ())
    assert around.habits(ANNA) == IN_ROME


def test_circumstances_take_a_stranger_to_have_the_usual_habits() -> None:
    around = circumstances_of(b"{}", {ANNA: b'{"zone": "Europe/Rome"}'}, ())
    assert around.habits(CLARA) == Habits()


def test_circumstances_know_the_quiet_hours_of_people() -> None:
    settings = b'{"zone": "Europe/Rome", "quiet": [780, 900]}'
    around = circumstances_of(b'{"zone": "Europe/Vienna"}', {ANNA: settings}, ())
    assert around.quiet(ANNA) == SIESTA


def test_circumstances_know_where_a_stranger_sleeps() -> None:
    around = circumstances_of(b'{"zone": "Europe/Vienna"}', {}, ())
    assert around.quiet(CLARA) == NIGHT


def test_circumstances_know_when_the_bot_was_down() -> None:
    downtimes = [Span(10, 20), Span(30, 40)]
    assert circumstances_of(b"{}", {}, downtimes).downtimes == (Span(10, 20), Span(30, 40))


def test_where_nobody_has_said_anything_all_is_calm() -> None:
    assert CALM == Circumstances() == circumstances_of(b"{}", {}, ())
