"""Reminders: what somebody wants to hear and what is still true, all at once, not at night."""

from __future__ import annotations

import datetime as dt
from itertools import product
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from bot.match.clock.quiet_hours import Habits
from bot.match.clock.quiet_hours import Reminders as Wanted
from bot.match.clock.thinking_time import DAY, HOUR
from bot.match.model import MatchId, Person, Reminder, ReminderKind, Time, UserId
from bot.match.reminders import Reminding
from bot.storage.memory_store import MemoryStore
from games.registry import Registry
from games.vienna.state import State
from games.vienna.upcoming_turns import ViennaForesight
from tests.bot.match.days import Days, days
from tests.bot.match.tables import ANNA, BELA, CLARA, DAVID, GUILD, on_both_stores
from tests.games.masquerade import MASQUERADE

MINUTE = 60
VIENNESE = b'{"zone": "Europe/Vienna", "quiet": [1380, 420]}'
EVENING = dt.datetime(2026, 1, 14, 21, 50, tzinfo=dt.UTC).timestamp()  # ten minutes before eleven
NIGHT = dt.datetime(2026, 1, 15, 1, tzinfo=dt.UTC).timestamp()  # two in the morning in Vienna
MORNING = NIGHT + 5 * HOUR

KINDS: tuple[ReminderKind, ...] = get_args(ReminderKind)
DEADLINES: tuple[ReminderKind, ...] = ("deadline", "absent", "unplanned")


async def ball(hall: Days) -> MatchId:
    """A match without clocks that waits for everybody at once."""
    return await hall.running(game="masquerade")


async def reminds(hall: Days, user: UserId, match: MatchId, due: Time) -> None:
    await hall.store.calendar.remind([Reminder(user, match, "turn", due)])


async def lives(hall: Days, user: UserId, habits: Habits) -> None:
    await hall.store.know(Person(user, "somebody", msgspec.json.encode(habits)))


async def is_true(hall: Days, kind: ReminderKind) -> UserId:
    """Whoever is to be told this now, because it is so."""
    match = await hall.running()
    user = await hall.to_act(match)
    match kind:
        case "turn" | "deadline" | "unplanned":
            pass
        case "next":
            user = await following(hall, match)
        case "absent":
            await hall.service.miss(match, user, by=hall.by())
        case "seat":
            await hall.store.calendar.offer_help(GUILD, DAVID, True)
            await hall.service.offer_seat(match, user, by=hall.by())
            user = DAVID
    await hall.store.calendar.remind([Reminder(user, match, kind, hall.now)])
    return user


async def following(hall: Days, match_id: MatchId) -> UserId:
    """Whoever is next."""
    state = await hall.state(match_id)
    assert isinstance(state, State)
    seat = ViennaForesight().next_after(state)
    assert seat is not None
    user = (await hall.store.load(match_id)).chairs[seat].user
    assert user is not None
    return user


# All at once ----------------------------------------------------------------------------------


@on_both_stores
async def test_all_that_is_due_for_somebody_is_one_message(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        matches = [await ball(hall) for _ in range(3)]
        for match in matches:
            await reminds(hall, ANNA, match, hall.now)
        await hall.reminding.drain()
        assert [[r.match for r in reminders] for _, reminders in hall.letters.got] == [matches]


@on_both_stores
async def test_everybody_gets_a_message_of_their_own(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        for match, user in product([await ball(hall), await ball(hall)], (ANNA, BELA)):
            await reminds(hall, user, match, hall.now)
        assert await hall.reminding.drain() == 2
        assert [user for user, _ in hall.letters.got] == [ANNA, BELA]


@on_both_stores
async def test_what_was_told_is_not_told_again(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await reminds(hall, ANNA, await ball(hall), hall.now)
        await hall.reminding.drain()
        await hall.passes(DAY)
        assert hall.told(ANNA) == [["turn"]]


@on_both_stores
async def test_what_is_due_within_half_an_hour_comes_along(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await reminds(hall, ANNA, await ball(hall), hall.now)
        await reminds(hall, ANNA, await ball(hall), hall.now + 30 * MINUTE)
        await hall.reminding.drain()
        assert hall.told(ANNA) == [["turn", "turn"]]


@on_both_stores
async def test_what_came_along_does_not_come_again(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await reminds(hall, ANNA, await ball(hall), hall.now)
        await reminds(hall, ANNA, await ball(hall), hall.now + 30 * MINUTE)
        await hall.reminding.drain()
        await hall.passes(30 * MINUTE)
        assert len(hall.letters.got) == 1


@on_both_stores
async def test_what_is_due_after_half_an_hour_comes_by_itself(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await reminds(hall, ANNA, await ball(hall), hall.now)
        await reminds(hall, ANNA, await ball(hall), hall.now + 30 * MINUTE + 1)
        await hall.reminding.drain()
        await hall.passes(30 * MINUTE + 1)
        assert hall.told(ANNA) == [["turn"], ["turn"]]


@on_both_stores
async def test_what_is_soon_due_does_not_come_before_anything_is(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await reminds(hall, ANNA, await ball(hall), hall.now + MINUTE)
        await hall.passes(MINUTE - 1)
        assert hall.letters.got == []


@on_both_stores
async def test_what_is_soon_due_does_not_come_along_with_what_is_over(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        over, going_on = await ball(hall), await ball(hall)
        await reminds(hall, ANNA, over, hall.now)
        await reminds(hall, ANNA, going_on, hall.now + MINUTE)
        await hall.service.abandon(over, by=hall.by())
        await hall.reminding.drain()
        assert hall.letters.got == []


async def test_however_many_are_to_be_told_all_are() -> None:
    hall = Days(MemoryStore())
    match = await hall.running()
    many = [UserId(1000 + number) for number in range(450)]
    for user in many:
        await hall.store.calendar.offer_help(GUILD, user, True)
        await hall.store.calendar.remind([Reminder(user, match, "seat", hall.now)])
    await hall.service.offer_seat(match, ANNA, by=hall.by())
    await hall.reminding.drain()
    assert [user for user, _ in hall.letters.got] == many


@on_both_stores
async def test_after_a_long_downtime_everybody_gets_one_message(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        matches = [await ball(hall) for _ in range(6)]
        await hall.scheduler.beat()
        for hours, match in enumerate(matches):
            for user in (ANNA, BELA, CLARA):
                await reminds(hall, user, match, hall.now + hours * HOUR)
        hall.now += 20 * DAY
        await hall.scheduler.beat()
        await hall.scheduler.drain()
        told = [hall.told(user) for user in (ANNA, BELA, CLARA)]
        assert told == [[["turn"] * 6]] * 3


# Not at night ---------------------------------------------------------------------------------


@on_both_stores
async def test_nobody_is_told_anything_in_their_quiet_hours(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        hall.now = NIGHT
        await hall.store.know(Person(ANNA, "Anna", VIENNESE))
        await reminds(hall, ANNA, await ball(hall), NIGHT)
        await hall.reminding.drain()
        await hall.passes(MORNING - NIGHT - 1)
        assert hall.letters.got == []


@on_both_stores
async def test_what_was_due_in_quiet_hours_comes_at_their_end(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        hall.now = NIGHT
        await hall.store.know(Person(ANNA, "Anna", VIENNESE))
        await reminds(hall, ANNA, await ball(hall), NIGHT)
        await hall.reminding.drain()
        assert await hall.store.calendar.next_due() == MORNING
        await hall.passes(MORNING - NIGHT)
        assert hall.told(ANNA) == [["turn"]]


@on_both_stores
async def test_what_was_due_in_one_night_comes_as_one_message(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        hall.now = NIGHT
        await hall.store.know(Person(ANNA, "Anna", VIENNESE))
        for hours in (0, 2, 4):
            await reminds(hall, ANNA, await ball(hall), NIGHT + hours * HOUR)
        for _ in range(11):
            await hall.passes(30 * MINUTE)
        assert hall.told(ANNA) == [["turn"] * 3]


@on_both_stores
async def test_what_will_be_due_at_night_comes_along_in_the_evening(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        hall.now = EVENING
        await hall.store.know(Person(ANNA, "Anna", VIENNESE))
        for minutes in (0, 20):
            await reminds(hall, ANNA, await ball(hall), EVENING + minutes * MINUTE)
        await hall.reminding.drain()
        assert hall.told(ANNA) == [["turn", "turn"]]


@on_both_stores
async def test_while_one_sleeps_another_is_told(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        hall.now = NIGHT
        match = await ball(hall)
        await hall.store.know(Person(ANNA, "Anna", VIENNESE))
        for user in (ANNA, BELA):
            await reminds(hall, user, match, NIGHT)
        await hall.reminding.drain()
        assert [user for user, _ in hall.letters.got] == [BELA]


@on_both_stores
async def test_who_has_said_nothing_sleeps_when_the_server_does(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        hall.now = NIGHT
        await hall.store.set_guild(GUILD, b'{"zone": "Europe/Vienna"}')
        await reminds(hall, ANNA, await ball(hall), NIGHT)
        await hall.reminding.drain()
        assert (hall.letters.got, await hall.store.calendar.next_due()) == ([], MORNING)


@on_both_stores
async def test_what_is_over_by_the_morning_is_not_told(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        hall.now = NIGHT
        match = await ball(hall)
        await hall.store.know(Person(ANNA, "Anna", VIENNESE))
        await reminds(hall, ANNA, match, NIGHT)
        await hall.reminding.drain()
        await hall.service.abandon(match, by=hall.by())
        await hall.passes(MORNING - NIGHT)
        assert hall.letters.got == []


@on_both_stores
async def test_nobody_is_told_anything_on_holiday(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await lives(hall, ANNA, Habits(away_until=hall.now + 3 * DAY))
        await reminds(hall, ANNA, await ball(hall), hall.now)
        await hall.reminding.drain()
        await hall.passes(3 * DAY - 1)
        assert hall.letters.got == []


@on_both_stores
async def test_what_was_due_on_a_holiday_comes_as_one_message_at_its_end(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        await lives(hall, ANNA, Habits(away_until=hall.now + 3 * DAY))
        for day in range(3):
            await reminds(hall, ANNA, await ball(hall), hall.now + day * DAY)
        for _ in range(4):
            await hall.reminding.drain()
            await hall.passes(DAY)
        assert hall.told(ANNA) == [["turn"] * 3]


# What somebody wants --------------------------------------------------------------------------


@on_both_stores
@pytest.mark.parametrize("what", [what for what in KINDS if what != "next"])
async def test_who_has_said_nothing_is_reminded_of(
    what: ReminderKind, kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, what)
        await hall.reminding.drain()
        assert hall.told(user) == [[what]]


@on_both_stores
@pytest.mark.parametrize("what", KINDS)
async def test_who_wants_no_reminders_is_not_reminded_of(
    what: ReminderKind, kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, what)
        await lives(hall, user, Habits(reminders="none", next=True))
        await hall.reminding.drain()
        assert hall.letters.got == []


@on_both_stores
@pytest.mark.parametrize("what", DEADLINES)
async def test_who_wants_to_hear_of_deadlines_is_reminded_of(
    what: ReminderKind, kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, what)
        await lives(hall, user, Habits(reminders="deadlines"))
        await hall.reminding.drain()
        assert hall.told(user) == [[what]]


@on_both_stores
@pytest.mark.parametrize("what", [what for what in KINDS if what not in DEADLINES])
async def test_who_wants_to_hear_of_deadlines_is_not_reminded_of(
    what: ReminderKind, kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, what)
        await lives(hall, user, Habits(reminders="deadlines", next=True))
        await hall.reminding.drain()
        assert hall.letters.got == []


@on_both_stores
async def test_who_has_asked_for_it_hears_that_they_are_next(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, "next")
        await lives(hall, user, Habits(next=True))
        await hall.reminding.drain()
        assert hall.told(user) == [["next"]]


@on_both_stores
async def test_who_has_not_asked_for_it_does_not_hear_that_they_are_next(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        await is_true(hall, "next")
        await hall.reminding.drain()
        assert hall.letters.got == []


@on_both_stores
@pytest.mark.parametrize("wanted", ["none", "deadlines"])
async def test_what_is_not_wanted_is_not_kept_for_later(
    wanted: Wanted, kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, "turn")
        await lives(hall, user, Habits(reminders=wanted))
        await hall.reminding.drain()
        assert await hall.to_be_told() == []


# What is still true ---------------------------------------------------------------------------


@on_both_stores
@pytest.mark.parametrize("what", ["turn", "deadline", "unplanned"])
async def test_of_a_turn_that_is_over_nobody_is_told(
    what: ReminderKind, kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, what)
        [reminder] = await hall.store.calendar.reminders_of(user)
        await hall.end_turn(reminder.match)
        await hall.reminding.drain()
        assert (hall.letters.got, await hall.to_be_told()) == ([], [])


@on_both_stores
async def test_whoever_was_next_and_is_asked_now_is_not_told_that_they_are_next(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, "next")
        await lives(hall, user, Habits(next=True))
        [reminder] = await hall.store.calendar.reminders_of(user)
        await hall.end_turn(reminder.match)
        await hall.reminding.drain()
        assert hall.letters.got == []


@on_both_stores
async def test_whoever_is_back_is_not_told_of_their_absence(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, "absent")
        [reminder] = await hall.store.calendar.reminders_of(user)
        await hall.service.come_back(reminder.match, user, by=hall.by())
        await hall.reminding.drain()
        assert (hall.letters.got, await hall.to_be_told()) == ([], [])


@on_both_stores
async def test_whoever_is_stood_in_for_is_not_told_of_their_turn(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, "turn")
        [reminder] = await hall.store.calendar.reminders_of(user)
        await hall.service.miss(reminder.match, user, by=hall.by())
        await hall.reminding.drain()
        assert hall.letters.got == []


@on_both_stores
async def test_nobody_is_told_of_a_seat_that_somebody_has_taken(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, "seat")
        [reminder] = await hall.store.calendar.reminders_of(user)
        await hall.service.take_seat(reminder.match, UserId(999), by=hall.by())
        await hall.reminding.drain()
        assert (hall.letters.got, await hall.to_be_told()) == ([], [])


@on_both_stores
async def test_nobody_is_told_of_a_seat_that_is_offered_no_longer(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, "seat")
        [reminder] = await hall.store.calendar.reminders_of(user)
        owner = await hall.to_act(reminder.match)
        await hall.service.offer_seat(reminder.match, owner, False, by=hall.by())
        await hall.reminding.drain()
        assert hall.letters.got == []


@on_both_stores
async def test_nobody_is_told_of_a_seat_who_no_longer_likes_to_sit_in(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, "seat")
        await hall.store.calendar.offer_help(GUILD, user, False)
        await hall.reminding.drain()
        assert hall.letters.got == []


@on_both_stores
@pytest.mark.parametrize("what", KINDS)
async def test_of_a_match_that_is_over_nobody_is_told(
    what: ReminderKind, kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        user = await is_true(hall, what)
        await lives(hall, user, Habits(next=True))
        [reminder] = await hall.store.calendar.reminders_of(user)
        await hall.service.abandon(reminder.match, by=hall.by())
        await hall.reminding.drain()
        assert (hall.letters.got, await hall.to_be_told()) == ([], [])


# When nobody answers the door -----------------------------------------------------------------


@on_both_stores
async def test_when_one_cannot_be_told_the_others_are(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await ball(hall)
        for user in (ANNA, BELA, CLARA):
            await reminds(hall, user, match, hall.now)
        hall.letters.failures = 1
        assert await hall.reminding.drain() == 2
        assert [user for user, _ in hall.letters.got] == [BELA, CLARA]


@on_both_stores
async def test_who_could_not_be_told_is_not_tried_at_once(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await reminds(hall, ANNA, await ball(hall), hall.now)
        hall.letters.failures = 1
        await hall.reminding.drain()
        await hall.reminding.drain()
        assert hall.letters.got == []


@on_both_stores
async def test_who_could_not_be_told_is_told_once_after_a_pause(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await reminds(hall, ANNA, await ball(hall), hall.now)
        hall.letters.failures = 3
        for _ in range(20):
            await hall.reminding.drain()
            await hall.passes(MINUTE)
        assert hall.told(ANNA) == [["turn"]]


@on_both_stores
async def test_what_could_not_be_told_comes_as_one_message_all_the_same(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        for minutes in (0, 10):
            await reminds(hall, ANNA, await ball(hall), hall.now + minutes * MINUTE)
        hall.letters.failures = 1
        await hall.reminding.drain()
        await hall.passes(MINUTE)
        await hall.passes(DAY)
        assert hall.told(ANNA) == [["turn", "turn"]]


@on_both_stores
async def test_a_match_of_a_game_that_is_gone_keeps_nobody_from_hearing_of_others(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        lost, sound = await hall.running(), await ball(hall)
        for match in (lost, sound):
            await reminds(hall, await hall.to_act(lost), match, hall.now)
        games = Registry([MASQUERADE])
        await Reminding(hall.store, games, hall.letters, clock=lambda: hall.now).drain()
        assert [[r.match for r in reminders] for _, reminders in hall.letters.got] == [[sound]]
