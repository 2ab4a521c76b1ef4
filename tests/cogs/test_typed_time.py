"""Times as people type them: quiet hours, time zones, days."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from cogs.interaction.typed_time import (
    LONGEST_ABSENCE,
    USUAL_QUIET,
    day_meant,
    days_suggested,
    hours_meant,
    hours_shown,
    zone_meant,
    zones_suggested,
)

NOON = datetime(2026, 12, 20, 11, 0, tzinfo=UTC).timestamp()  # in Vienna
LATE = datetime(2026, 12, 20, 23, 30, tzinfo=UTC).timestamp()  # in Vienna it is the 21st already
VIENNA = "Europe/Vienna"
MOST_SUGGESTED = 25  # that Discord takes


def midnight(day: int) -> float:
    """The beginning of a day of December 2026 in Vienna."""
    return datetime(2026, 12, day - 1, 23, 0, tzinfo=UTC).timestamp()


# Hours ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("23:00-07:00", (23 * 60, 7 * 60)),
        ("23-7", (23 * 60, 7 * 60)),
        ("22.30 \N{EN DASH} 6", (22 * 60 + 30, 6 * 60)),
        (" 0:15 - 8:45 ", (15, 8 * 60 + 45)),
        ("22-24", (22 * 60, 0)),
    ],
)
def test_hours_are_read_as_people_type_them(typed: str, meant: tuple[int, int]) -> None:
    assert hours_meant(typed) == meant


@pytest.mark.parametrize("typed", ["none", "None", "no", "-", "keine", " Keine ", "aucune"])
def test_no_quiet_hours_are_no_hours_in_every_language(typed: str) -> None:
    start, end = hours_meant(typed) or (0, 1)
    assert start == end


@pytest.mark.parametrize(
    "typed",
    ["", "25-7", "23-25", "24:30-7", "22:70-6", "22:00-06:99", "22", "22-", "-6", "at night",
     "22:00-06:00-08:00", "-1-5", "222-5", "23:0-7"],
)  # fmt: skip
def test_hours_that_no_clock_shows_are_refused(typed: str) -> None:
    assert hours_meant(typed) is None


@pytest.mark.parametrize("hours", [(23 * 60, 7 * 60), (0, 8 * 60 + 5), (0, 0)])
def test_hours_are_shown_as_they_could_be_typed(hours: tuple[int, int]) -> None:
    assert hours_meant(hours_shown(hours)) == hours


def test_hours_are_shown_with_two_digits_each() -> None:
    assert hours_shown((5, 7 * 60)) == "00:05-07:00"


@pytest.mark.parametrize("hours", USUAL_QUIET)
def test_all_suggested_hours_can_be_read(hours: str) -> None:
    assert hours_meant(hours) is not None


# Time zones -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Europe/Vienna", VIENNA),
        ("europe/vienna", VIENNA),
        ("Vienna", VIENNA),
        ("Wien", VIENNA),
        (" wien ", VIENNA),
        ("Roma", "Europe/Rome"),
        ("new york", "America/New_York"),
        ("New_York", "America/New_York"),
        ("Zürich", "Europe/Zurich"),
        ("utc", "UTC"),
    ],
)
def test_a_zone_is_found_by_its_name_or_a_town(typed: str, meant: str) -> None:
    assert zone_meant(typed) == meant


@pytest.mark.parametrize("typed", ["", "Atlantis", "Europe", "../../etc/passwd", "+1", "Vien"])
def test_a_town_that_no_zone_is_named_after_is_refused(typed: str) -> None:
    assert zone_meant(typed) is None


@pytest.mark.parametrize("typed", ["", "e", "america", "x"])
def test_no_more_zones_are_suggested_than_discord_takes(typed: str) -> None:
    assert len(zones_suggested(typed)) <= MOST_SUGGESTED


def test_zones_are_suggested_before_anything_is_typed() -> None:
    assert zones_suggested("")


@pytest.mark.parametrize("typed", ["Vien", "vie", "Wien"])
def test_the_town_that_begins_so_is_suggested_first(typed: str) -> None:
    assert VIENNA in zones_suggested(typed)[:3]


def test_nothing_is_suggested_for_a_town_nobody_knows() -> None:
    assert zones_suggested("Atlantis") == []


@pytest.mark.parametrize("typed", ["", "berl", "Wien", "new y"])
def test_every_suggested_zone_can_be_chosen(typed: str) -> None:
    suggested = zones_suggested(typed)
    assert [zone_meant(zone) for zone in suggested] == suggested


# Days -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "day"),
    [("5", 25), ("+5", 25), (" 5 ", 25), ("1", 21), ("2026-12-24", 24), (" 2026-12-21 ", 21)],
)
def test_a_day_is_its_date_or_how_many_days_there_are_until_then(typed: str, day: int) -> None:
    assert day_meant(typed, NOON, VIENNA) == midnight(day)


def test_days_are_counted_where_the_person_is() -> None:
    assert day_meant("1", LATE, VIENNA) == midnight(22)


@pytest.mark.parametrize(
    "typed",
    [
        "2026-12-19",  # yesterday
        "2026-12-20",  # today
        "0",
        "61",
        "2027-02-19",  # 61 days ahead
        "2026-13-01",
        "2026-02-30",
        "24.12.",
        "tomorrow",
        "-3",
        "1000000",
        "",
    ],
)
def test_a_day_that_is_past_or_far_away_or_none_is_refused(typed: str) -> None:
    assert day_meant(typed, NOON, VIENNA) is None


def test_the_longest_absence_is_allowed() -> None:
    assert day_meant(str(LONGEST_ABSENCE), NOON, VIENNA) is not None


def test_the_next_days_are_suggested_and_can_be_read() -> None:
    suggested = days_suggested(NOON, VIENNA)
    assert [day_meant(day, NOON, VIENNA) for day in suggested] == [
        day_meant(str(days), NOON, VIENNA) for days in range(1, len(suggested) + 1)
    ]


def test_no_more_days_are_suggested_than_discord_takes() -> None:
    assert 0 < len(days_suggested(NOON, VIENNA)) <= MOST_SUGGESTED


@pytest.mark.parametrize("name", ["Europe/Vienna", "America/New_York", "Asia/Kolkata", "UTC"])
def test_the_key_of_a_zone_is_that_zone(name: str) -> None:
    assert zone_meant(name) == name


@pytest.mark.parametrize("name", ["", "Europe", "Europe/Atlantis", "../etc/passwd"])
def test_what_is_no_zone_is_none(name: str) -> None:
    assert zone_meant(name) is None
