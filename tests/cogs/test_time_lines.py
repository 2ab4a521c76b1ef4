"""When people are awake, and how they are called: /settings, /away, and what follows from them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.match.model import Attendance, InteractionId, UserId
from playground.driver import Person
from playground.seen_message import SeenMessage
from tests.cogs.evening import DAY, HOUR, NOON, evening
from tests.cogs.town import spotted
from tests.judge.judge import Judge

UNKNOWN_ZONE = "I do not know that time zone."
UNREADABLE_HOURS = "Type quiet hours like 23:00-07:00, or none."
TOO_QUIET = "Quiet hours can be at most 12 hours long"
UNREADABLE_DAY = "Type the day you are back, like 2026-12-24, or in how many days, like 5"
SATURDAY = NOON - 12 * HOUR + 5 * DAY  # midnight in Vienna


# What is set ----------------------------------------------------------------------------------


class Set(NamedTuple):
    """What was said about somebody's hours."""

    at_first: str
    chosen: str
    refusals: dict[str, str]  # by what was typed
    kept: str
    no_quiet: str
    zones: list[str]
    hours: list[str]
    unmanaged: str  # before anybody said where the server is
    to_the_manager: str
    to_a_manager_who_errs: str
    managed: str
    own: str  # of somebody who has their own, on that server


async def tell_of_settings(folder: Path, judge: Judge | None) -> Set:
    async with evening(folder, judge, people=2) as told:
        anna, bela = told.there.people
        manager = told.manager(told.there.channel)

        async def settings(**options: object) -> str:
            return (await anna.slash("settings", **options)).text

        at_first = await settings()
        chosen = await settings(timezone="Wien", quiet="22-6", reminders="deadlines")
        wrong: dict[str, dict[str, object]] = {
            "Atlantis": {"timezone": "Atlantis"},
            "25-7": {"quiet": "25-7"},
            "20-9": {"quiet": "20-9"},
        }
        refusals = {
            typed: await settings(reminders="none", **options) for typed, options in wrong.items()
        }
        kept = await settings()
        no_quiet = await settings(quiet="none")
        zones = await anna.autocomplete("settings", focus="timezone", text="vie")
        hours = await anna.autocomplete("settings", focus="quiet", text="22")

        unmanaged = (await bela.slash("settings")).text
        errs = (await manager.slash("game admin timezone", timezone="Atlantis")).text
        done = (await manager.slash("game admin timezone", timezone="new york")).text
        return Set(
            at_first,
            chosen,
            refusals,
            kept,
            no_quiet,
            [choice.name for choice in zones],
            [choice.name for choice in hours],
            unmanaged,
            done,
            errs,
            (await bela.slash("settings")).text,
            await settings(quiet="22:00-06:00"),
        )


@pytest.fixture(scope="module")
def was_set(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Set:
    return asyncio.run(tell_of_settings(tmp_path_factory.mktemp("settings"), judge))


def test_without_a_time_zone_there_are_no_quiet_hours(was_set: Set) -> None:
    assert "Quiet hours: none, because I do not know your time zone." in was_set.at_first


def test_quiet_hours_are_told_with_their_zone(was_set: Set) -> None:
    assert "Quiet hours: 22:00-06:00 (Europe/Vienna)." in was_set.chosen


@pytest.mark.parametrize(
    ("typed", "said"), [("Atlantis", UNKNOWN_ZONE), ("25-7", UNREADABLE_HOURS), ("20-9", TOO_QUIET)]
)
def test_what_cannot_be_is_refused_with_a_reason(was_set: Set, typed: str, said: str) -> None:
    assert was_set.refusals[typed].startswith(said)


def test_what_is_refused_changes_nothing(was_set: Set) -> None:
    assert was_set.kept == was_set.chosen


def test_quiet_hours_can_be_given_up(was_set: Set) -> None:
    assert "No quiet hours (Europe/Vienna)." in was_set.no_quiet


def test_time_zones_are_suggested(was_set: Set) -> None:
    assert "Europe/Vienna" in was_set.zones


def test_the_usual_hours_are_suggested(was_set: Set) -> None:
    assert was_set.hours == ["22:00-06:00", "22:00-07:00"]


def test_before_a_manager_has_said_where_the_server_is_nobody_knows(was_set: Set) -> None:
    assert "I do not know your time zone" in was_set.unmanaged


def test_a_manager_says_where_the_server_is(was_set: Set) -> None:
    assert was_set.to_the_manager.startswith("The time zone of this server is America/New_York")


def test_a_manager_too_needs_a_zone_that_exists(was_set: Set) -> None:
    assert was_set.to_a_manager_who_errs.startswith(UNKNOWN_ZONE)


def test_the_zone_of_the_server_holds_for_those_without_their_own(was_set: Set) -> None:
    assert "Quiet hours: 23:00-07:00 (America/New_York)." in was_set.managed


def test_the_zone_of_the_server_does_not_hold_for_those_with_their_own(was_set: Set) -> None:
    assert "Quiet hours: 22:00-06:00 (Europe/Vienna)." in was_set.own


@pytest.mark.parametrize(
    ("locale", "is_community", "said"),
    [
        ("de", True, "(Europe/Berlin)"),
        ("de", False, "I do not know your time zone"),
        ("en-US", True, "I do not know your time zone"),
    ],
)
async def test_where_a_community_is_follows_from_its_language_if_that_is_certain(
    tmp_path: Path, judge: Judge | None, locale: str, is_community: bool, said: str
) -> None:
    async with evening(tmp_path, judge, people=1) as told:
        told.there.guild.locale = locale
        if is_community:
            told.there.bot.guilds[0].features.append("COMMUNITY")
        await told["Anna"].slash("game new")
        assert said in (await told["Anna"].slash("settings")).text


# Holidays -------------------------------------------------------------------------------------


class Away(NamedTuple):
    """What was said about holidays."""

    unreadable: str
    days: list[str]
    until: str
    too_long: str
    runs_from: int  # the clock of the match
    back: str
    runs_again: int
    is_home: bool


async def tell_of_holidays(folder: Path, judge: Judge | None) -> Away:
    async with evening(folder, judge, people=1) as told:
        anna = told["Anna"]
        await anna.slash("settings", timezone="Vienna", quiet="none")
        table = await told.open("Anna")
        unreadable = await anna.slash("away", until="yesterday")
        days = await anna.autocomplete("away", focus="until", text="2026-11-1")
        until = await anna.slash("away", until="2026-11-07")
        too_long = await anna.slash("away", until="+30")
        runs_from = await told.deadline(table)
        await told.wait(HOUR)
        back = await anna.slash("away")
        await told.settle()
        again = await told.deadline(table)
        (clock, *_) = (await told.loaded(table.match)).match.clocks
        is_home = all(span.end <= told.now for span in clock.away)
        return Away(
            unreadable.text,
            [choice.name for choice in days],
            until.text,
            too_long.text,
            runs_from,
            back.text,
            again,
            is_home,
        )


@pytest.fixture(scope="module")
def away(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Away:
    return asyncio.run(tell_of_holidays(tmp_path_factory.mktemp("holidays"), judge))


def test_a_day_that_cannot_be_read_is_refused(away: Away) -> None:
    assert away.unreadable.startswith(UNREADABLE_DAY)


def test_the_next_days_are_suggested(away: Away) -> None:
    assert away.days == [f"2026-11-{day}" for day in range(10, 17)]


def test_a_holiday_is_told_with_its_end(away: Away) -> None:
    assert away.until.startswith(f"You are away until <t:{SATURDAY:.0f}:f>.")


def test_a_holiday_within_what_a_match_allows_is_told_without_more(away: Away) -> None:
    assert "used up" not in away.until


def test_a_holiday_longer_than_a_match_allows_is_told_with_when_it_ends_there(away: Away) -> None:
    end = NOON + 60 + 14 * DAY
    line = "In match 1 the holidays are used up earlier: your clock runs again from"
    assert f"{line} <t:{end:.0f}:f>." in away.too_long


def test_a_holiday_stops_the_clock(away: Away) -> None:
    assert away.runs_from == NOON + 60 + 14 * DAY + DAY


def test_without_a_day_the_holiday_is_over(away: Away) -> None:
    assert away.back == "Welcome back! Your clocks run again."


def test_after_a_holiday_the_clock_goes_on_where_it_stood(away: Away) -> None:
    assert away.runs_again == NOON + 60 + HOUR + DAY


def test_a_holiday_that_is_over_is_over_at_the_table(away: Away) -> None:
    assert away.is_home


# Being called ---------------------------------------------------------------------------------


class Called(NamedTuple):
    """Who was called how, when a turn began by day, and by night."""

    awake: SeenMessage
    anna: int
    asleep: tuple[SeenMessage, ...]
    before: list[str]  # what called the sleeper, before the end of their night
    after: list[str]
    bela: int
    direct: SeenMessage
    letters: list[str]
    behind_closed_doors: list[str]
    board_of_closed: SeenMessage
    david: int


async def tell_of_calls(folder: Path, judge: Judge | None) -> Called:
    async with evening(folder, judge, people=4) as told:
        anna, bela, clara, david = told.there.people
        await bela.slash("settings", timezone="Vienna", quiet="12:00-20:00")
        await clara.slash("settings", direct=True)
        await david.slash("settings", direct=True)
        david.user.dms_open = False

        bright = await told.open("Anna")
        awake = await told.board(bright)
        tables = [await told.open("Béla"), await told.open("Béla")]
        asleep = tuple([await told.board(table, "Béla") for table in tables])

        def calls(person: Person) -> list[str]:
            return [
                message.text
                for channel in told.there.guild.threads.values()
                for message in person.sees(channel)
                if person.id in message.pings
            ]

        await told.wait_until(NOON + 8 * HOUR - 1)
        before = calls(bela)
        await told.wait(1)
        after = calls(bela)
        direct = await told.board(await told.open("Clara"), "Clara")
        closed = await told.open("David")
        return Called(
            awake,
            anna.id,
            asleep,
            before,
            after,
            bela.id,
            direct,
            told.letters("Clara"),
            calls(david),
            await told.board(closed, "David"),
            david.id,
        )


@pytest.fixture(scope="module")
def called(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Called:
    return asyncio.run(tell_of_calls(tmp_path_factory.mktemp("calls"), judge))


def test_whoever_is_awake_is_called_by_the_board(called: Called) -> None:
    assert called.awake.pings == (called.anna,)


def test_the_board_says_until_when_there_is_time(called: Called) -> None:
    end = int(NOON + 60 + DAY)
    assert f"Time until <t:{end}:f> (<t:{end}:R>)." in called.awake.text


def test_a_board_in_quiet_hours_calls_nobody(called: Called) -> None:
    assert [board.pings for board in called.asleep] == [(), ()]


def test_a_board_in_quiet_hours_says_whose_turn_it_is(called: Called) -> None:
    assert all(f"<@{called.bela}>" in board.text for board in called.asleep)


def test_the_clock_of_somebody_who_sleeps_begins_when_they_wake(called: Called) -> None:
    end = int(NOON + 8 * HOUR + 8 * HOUR + DAY)  # the second day is quiet at noon too
    assert f"Time until <t:{end}:f>" in called.asleep[0].text


def test_before_the_end_of_their_quiet_hours_nobody_is_called(called: Called) -> None:
    assert called.before == []


def test_all_that_waits_at_the_end_of_the_night_is_one_message(called: Called) -> None:
    (message,) = called.after
    assert message.startswith(f"<@{called.bela}>: 2 things wait for you:")


def test_that_message_names_every_match_with_a_link(called: Called) -> None:
    (message,) = called.after
    assert [
        f"It is your turn in Vienna, match {match}: https://discord.com/channels/" in message
        for match in (2, 3)
    ] == [True, True]


def test_whoever_chose_direct_messages_gets_one_at_their_turn(called: Called) -> None:
    (letter,) = called.letters
    assert letter.startswith("It is your turn in Vienna, match 4: https://discord.com/channels/")


def test_a_direct_message_says_until_when_there_is_time(called: Called) -> None:
    assert "Time until <t:" in called.letters[0]


def test_whoever_chose_direct_messages_is_not_called_by_the_board(called: Called) -> None:
    assert called.direct.pings == ()


def test_whoever_takes_no_direct_messages_is_called_in_the_channel(called: Called) -> None:
    (message,) = called.behind_closed_doors
    assert message.startswith(f"<@{called.david}>: It is your turn in Vienna, match 5: ")


# What the lobby tells -------------------------------------------------------------------------

TERMS: dict[str, dict[str, object]] = {
    "No clock: nobody has to hurry.": {"clock": "none"},
    "Clock: 5 minutes for each turn, day and night.": {"clock": "live"},
    "Clock: 1 hour to begin with, 10 minutes more after each turn": {"clock": "evening"},
    "Clock: 24 hours to begin with, 8 more after each turn, 72 at most.": {},
    "Clock: 7 days to begin with, 2 more after each turn, 14 at most.": {"clock": "weekly"},
    "If somebody’s time runs out, a computer player (Regular) stands in until": {"clock": "daily"},
    "If somebody’s time runs out, a computer player (Expert) stands in": {"stand-in": "expert"},
    "If somebody’s time runs out, the least that the rules allow": {"out-of-time": "skip"},
    "If somebody’s time runs out, they have given up.": {"out-of-time": "forfeit"},
    "the others decide: wait, or let a computer player (Regular)": {"out-of-time": "vote"},
}


@pytest.fixture(scope="module")
def lobbies(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> dict[str, str]:
    async def tell() -> dict[str, str]:
        texts: dict[str, str] = {}
        async with evening(tmp_path_factory.mktemp("terms"), judge, people=1) as told:
            anna, service = told["Anna"], told.there.app.service
            for line, options in TERMS.items():
                told.clock.advance(60)
                await anna.slash("game new", **options)
                match = (await told.there.app.store.matches())[-1]
                lobby = await spotted(anna, lambda m: m.button("Join") is not None)
                texts[line] = lobby.text
                await service.abandon(match, by=InteractionId(f"test-{match}"))
                await told.settle()
        return texts

    return asyncio.run(tell())


@pytest.mark.parametrize("line", TERMS)
def test_the_lobby_tells_what_is_agreed_about_time(lobbies: dict[str, str], line: str) -> None:
    assert line in lobbies[line]


def test_without_a_clock_no_time_can_run_out(lobbies: dict[str, str]) -> None:
    assert "time runs out" not in lobbies["No clock: nobody has to hurry."]


async def test_a_lobby_shows_how_punctual_those_are_of_whom_enough_is_known(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with evening(tmp_path, judge) as told:
        anna, bela, clara = told.there.people
        await anna.slash("game new", seats=4)
        store = told.there.app.store
        (match,) = await store.matches()
        known = ((anna.id, Attendance(kept=20)), (bela.id, Attendance(kept=10, missed=10)))
        await store.save(
            await store.load(match),
            by=InteractionId("test"),
            notices=(),
            attendance=[(UserId(user), attendance) for user, attendance in known],
        )
        lobby = await spotted(anna, lambda m: m.button("Join") is not None)
        for person in (bela, clara):
            await person.click(lobby, "Join")
            await told.settle()
        (text,) = [m.text for m in anna.sees() if m.button("Join") is not None]
        first, second, third = text.split("\n")[1:4]
        assert first == f"1. <@{anna.id}> punctuality ●●●●"
        assert second.startswith(f"2. <@{bela.id}> punctuality ●")
        assert second.endswith("○")
        assert third == f"3. <@{clara.id}>"
