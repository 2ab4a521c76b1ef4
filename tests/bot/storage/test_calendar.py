"""What is due, who is to be told, who was there: the same in both stores."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.match.clock.quiet_hours import Habits, ServerHabits
from bot.match.clock.thinking_time import Span
from bot.match.model import (
    Attendance,
    Follower,
    GuildId,
    MatchId,
    Person,
    Reminder,
    ReminderKind,
    Time,
    UserId,
)
from bot.match.ports import Calendar
from tests.bot.match.days import Days, days, seat_of
from tests.bot.match.tables import ANNA, BELA, CLARA, DAVID, GUILD, on_both_stores

LONGEST_GAP = 120.0
NEW_KEYS = ("plans", "attendance", "reminders", "follows", "sits_in")


async def becomes_due(hall: Days, match_id: MatchId, at: Time | None) -> MatchId:
    match = await hall.store.load(match_id)
    await hall.store.save(replace(match, due=at), by=hall.by(), notices=())
    return match_id


async def due_at(hall: Days, at: Time) -> MatchId:
    """A match somebody has to look at then."""
    return await becomes_due(hall, await hall.running(), at)


async def attends(hall: Days, user: UserId, *, kept: int = 0, missed: int = 0) -> None:
    match = await hall.store.load((await hall.store.matches())[0])
    counted = [(user, Attendance(kept, missed))]
    await hall.store.save(match, by=hall.by(), notices=(), attendance=counted)


async def reminds(calendar: Calendar, *reminders: Reminder) -> None:
    await calendar.remind(reminders)


async def due(calendar: Calendar, now: Time) -> list[tuple[UserId, MatchId, ReminderKind, Time]]:
    found = await calendar.due_reminders(now, 100)
    return [(reminder.user, reminder.match, reminder.kind, reminder.due) for reminder in found]


# Matches --------------------------------------------------------------------------------------


@on_both_stores
async def test_only_matches_that_are_due_are_looked_at(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        now = await due_at(hall, 100.0)
        await due_at(hall, 100.5)
        await hall.running()
        assert await hall.store.calendar.due_matches(100.0, 10) == [now]


@on_both_stores
async def test_the_match_that_waits_longest_comes_first(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        third, first, second = [await due_at(hall, at) for at in (30.0, 10.0, 20.0)]
        assert await hall.store.calendar.due_matches(100.0, 10) == [first, second, third]


@on_both_stores
async def test_no_more_matches_are_found_than_were_asked_for(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        _, first, second = [await due_at(hall, at) for at in (30.0, 10.0, 20.0)]
        assert await hall.store.calendar.due_matches(100.0, 2) == [first, second]


@on_both_stores
async def test_a_match_that_is_no_longer_due_is_not_found(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await becomes_due(hall, await due_at(hall, 10.0), None)
        assert await hall.store.calendar.due_matches(100.0, 10) == []


@on_both_stores
async def test_nothing_is_due_where_nothing_runs(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await hall.lobby()
        assert await hall.store.calendar.next_due() is None


@on_both_stores
async def test_a_match_may_be_due_before_any_reminder(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await due_at(hall, 10.0)
        await due_at(hall, 30.0)
        await reminds(hall.store.calendar, Reminder(ANNA, match, "turn", 20.0))
        assert await hall.store.calendar.next_due() == 10.0


@on_both_stores
async def test_a_reminder_may_be_due_before_any_match(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await due_at(hall, 30.0)
        await reminds(
            hall.store.calendar,
            Reminder(ANNA, match, "turn", 25.0),
            Reminder(BELA, match, "turn", 20.0),
        )
        assert await hall.store.calendar.next_due() == 20.0


# Reminders ------------------------------------------------------------------------------------


@on_both_stores
async def test_a_second_reminder_of_the_same_replaces_its_time(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match = hall.store.calendar, await hall.running()
        await reminds(calendar, Reminder(ANNA, match, "turn", 10.0))
        await reminds(calendar, Reminder(ANNA, match, "turn", 20.0))
        assert await due(calendar, 100.0) == [(ANNA, match, "turn", 20.0)]


@on_both_stores
async def test_reminders_of_unlike_people_matches_and_kinds_stand_side_by_side(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match, other = hall.store.calendar, await hall.running(), await hall.running()
        every = [
            Reminder(ANNA, match, "turn", 1.0),
            Reminder(BELA, match, "turn", 2.0),
            Reminder(ANNA, other, "turn", 3.0),
            Reminder(ANNA, match, "deadline", 4.0),
        ]
        await reminds(calendar, *every)
        assert await due(calendar, 100.0) == [(r.user, r.match, r.kind, r.due) for r in every]


@on_both_stores
async def test_reminders_are_found_in_the_order_they_are_due(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match = hall.store.calendar, await hall.running()
        for user, at in ((ANNA, 30.0), (BELA, 10.0), (CLARA, 20.0)):
            await reminds(calendar, Reminder(user, match, "turn", at))
        found = await calendar.due_reminders(100.0, 10)
        assert [reminder.user for reminder in found] == [BELA, CLARA, ANNA]


@on_both_stores
async def test_reminders_of_one_moment_are_found_in_the_order_they_came(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match = hall.store.calendar, await hall.running()
        for user in (CLARA, ANNA, BELA):
            await reminds(calendar, Reminder(user, match, "turn", 10.0))
        found = await calendar.due_reminders(100.0, 10)
        assert [reminder.user for reminder in found] == [CLARA, ANNA, BELA]


@on_both_stores
async def test_only_reminders_that_are_due_are_found(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match = hall.store.calendar, await hall.running()
        await reminds(
            calendar, Reminder(ANNA, match, "turn", 10.0), Reminder(BELA, match, "turn", 10.5)
        )
        assert await due(calendar, 10.0) == [(ANNA, match, "turn", 10.0)]


@on_both_stores
async def test_no_more_reminders_are_found_than_were_asked_for(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match = hall.store.calendar, await hall.running()
        for user, at in ((ANNA, 30.0), (BELA, 10.0), (CLARA, 20.0)):
            await reminds(calendar, Reminder(user, match, "turn", at))
        found = await calendar.due_reminders(100.0, 2)
        assert [reminder.user for reminder in found] == [BELA, CLARA]


@on_both_stores
async def test_a_persons_reminders_are_theirs_alone_due_or_not(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match = hall.store.calendar, await hall.running()
        await reminds(
            calendar,
            Reminder(ANNA, match, "deadline", 9e9),
            Reminder(BELA, match, "turn", 10.0),
            Reminder(ANNA, match, "turn", 10.0),
        )
        found = await calendar.reminders_of(ANNA)
        assert [(r.user, r.kind) for r in found] == [(ANNA, "turn"), (ANNA, "deadline")]


@on_both_stores
async def test_a_reminder_that_is_put_off_comes_later(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match = hall.store.calendar, await hall.running()
        await reminds(
            calendar, Reminder(ANNA, match, "turn", 10.0), Reminder(BELA, match, "turn", 11.0)
        )
        await calendar.put_off(await calendar.reminders_of(ANNA), 50.0)
        assert await due(calendar, 49.0) == [(BELA, match, "turn", 11.0)]
        assert await due(calendar, 50.0) == [
            (BELA, match, "turn", 11.0),
            (ANNA, match, "turn", 50.0),
        ]


@on_both_stores
async def test_exactly_what_was_told_is_settled(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match = hall.store.calendar, await hall.running()
        await reminds(
            calendar,
            Reminder(ANNA, match, "turn", 10.0),
            Reminder(ANNA, match, "deadline", 10.0),
            Reminder(BELA, match, "turn", 10.0),
        )
        [told, *_] = await calendar.reminders_of(ANNA)
        await calendar.settle([told])
        assert await due(calendar, 100.0) == [
            (ANNA, match, "deadline", 10.0),
            (BELA, match, "turn", 10.0),
        ]


@on_both_stores
async def test_what_was_put_anew_for_another_time_meanwhile_is_not_settled(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match = hall.store.calendar, await hall.running()
        await reminds(calendar, Reminder(ANNA, match, "turn", 10.0))
        told = await calendar.reminders_of(ANNA)
        await reminds(calendar, Reminder(ANNA, match, "turn", 20.0))
        await calendar.settle(told)
        assert await due(calendar, 100.0) == [(ANNA, match, "turn", 20.0)]


@on_both_stores
async def test_what_was_settled_can_be_put_anew(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match = hall.store.calendar, await hall.running()
        await reminds(calendar, Reminder(ANNA, match, "turn", 10.0))
        told = await calendar.reminders_of(ANNA)
        await calendar.settle(told)
        await reminds(calendar, Reminder(ANNA, match, "turn", 10.0))
        await calendar.settle(told)  # once more, and too late to mean the new one
        assert await due(calendar, 100.0) == [(ANNA, match, "turn", 10.0)]


# Downtimes ------------------------------------------------------------------------------------


async def downtimes(calendar: Calendar, after: Time = 0.0) -> tuple[Span, ...]:
    return (await calendar.circumstances(GUILD, (), after)).downtimes


@on_both_stores
async def test_the_very_first_beat_ends_no_downtime(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar = hall.store.calendar
        assert await calendar.beat(5000.0, LONGEST_GAP) is None
        assert await downtimes(calendar) == ()


@on_both_stores
async def test_a_short_gap_is_no_downtime(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar = hall.store.calendar
        await calendar.beat(5000.0, LONGEST_GAP)
        assert await calendar.beat(5120.0, LONGEST_GAP) is None
        assert await downtimes(calendar) == ()


@on_both_stores
async def test_a_long_gap_is_a_downtime(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar = hall.store.calendar
        await calendar.beat(5000.0, LONGEST_GAP)
        assert await calendar.beat(5121.0, LONGEST_GAP) == Span(5000, 5121)
        assert await downtimes(calendar) == (Span(5000, 5121),)


@on_both_stores
async def test_many_short_gaps_are_no_downtime(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar = hall.store.calendar
        for beat in range(20):
            await calendar.beat(5000.0 + beat * LONGEST_GAP, LONGEST_GAP)
        assert await downtimes(calendar) == ()


@on_both_stores
async def test_a_clock_that_is_put_back_makes_no_downtime(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar = hall.store.calendar
        await calendar.beat(5000.0, LONGEST_GAP)
        assert await calendar.beat(1000.0, LONGEST_GAP) is None
        assert await calendar.beat(1030.0, LONGEST_GAP) is None
        assert await downtimes(calendar) == ()


@on_both_stores
async def test_only_downtimes_that_ended_after_the_moment_matter(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar = hall.store.calendar
        for beat in (0.0, 1000.0, 2000.0):
            await calendar.beat(beat, LONGEST_GAP)
        assert await downtimes(calendar, 999.0) == (Span(0, 1000), Span(1000, 2000))
        assert await downtimes(calendar, 1000.0) == (Span(1000, 2000),)
        assert await downtimes(calendar, 2000.0) == ()


# Habits ---------------------------------------------------------------------------------------


@on_both_stores
async def test_habits_of_people_come_from_their_settings(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        settings = b'{"language": "de", "zone": "Europe/Vienna", "quiet": [1380, 420]}'
        await hall.store.know(Person(ANNA, "Anna", settings))
        await hall.store.know(Person(BELA, "Bela", b'{"zone": "Asia/Tokyo"}'))
        around = await hall.store.calendar.circumstances(GUILD, (ANNA, CLARA), 0.0)
        assert around.people == {ANNA: Habits(zone="Europe/Vienna", quiet=(1380, 420))}


@on_both_stores
async def test_habits_of_a_server_come_from_its_settings(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await hall.store.set_guild(GUILD, b'{"role": 7, "zone": "Europe/Rome"}')
        around = await hall.store.calendar.circumstances(GUILD, (), 0.0)
        assert around.server == ServerHabits(zone="Europe/Rome")


@on_both_stores
async def test_a_server_has_no_habits_of_another(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await hall.store.set_guild(GUILD, b'{"zone": "Europe/Rome"}')
        around = await hall.store.calendar.circumstances(GuildId(2), (), 0.0)
        assert around.server == ServerHabits()


# Being there ----------------------------------------------------------------------------------


@on_both_stores
async def test_nothing_is_known_of_a_strangers_attendance(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        assert await hall.store.calendar.attendance(DAVID) == Attendance()


@on_both_stores
async def test_attendance_adds_up(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await hall.running()
        await attends(hall, ANNA, kept=3)
        await attends(hall, BELA, kept=5)
        await attends(hall, ANNA, kept=1, missed=2)
        assert await hall.store.calendar.attendance(ANNA) == Attendance(kept=4, missed=2)


@on_both_stores
async def test_nine_turns_say_nothing_about_anybody(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await hall.running()
        await attends(hall, ANNA, kept=8, missed=1)
        await attends(hall, BELA, kept=100)
        assert await hall.store.calendar.standing(ANNA) is None


@on_both_stores
async def test_where_all_are_equal_nobody_is_more_reliable(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await hall.running()
        for user, turns in ((ANNA, 9), (BELA, 18), (CLARA, 900)):
            await attends(hall, user, kept=turns, missed=turns // 9)
        standings = [await hall.store.calendar.standing(user) for user in (ANNA, BELA, CLARA)]
        assert standings == [1.0, 1.0, 1.0]


@on_both_stores
async def test_standings_of_four_go_from_a_quarter_to_one(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await hall.running()
        people = (ANNA, BELA, CLARA, DAVID)
        for user, kept in zip(people, (10, 40, 60, 90), strict=True):
            await attends(hall, user, kept=kept, missed=100 - kept)
        standings = [await hall.store.calendar.standing(user) for user in people]
        assert standings == [0.25, 0.5, 0.75, 1.0]


@on_both_stores
async def test_those_of_whom_little_is_known_are_compared_with_nobody(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        await hall.running()
        await attends(hall, ANNA, kept=10, missed=10)
        await attends(hall, BELA, kept=20)
        await attends(hall, CLARA, missed=9)
        assert await hall.store.calendar.standing(ANNA) == 0.5


# Those who like to hear of it, or to sit in ---------------------------------------------------


@on_both_stores
async def test_those_who_follow_a_match_are_its_followers(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match, other = hall.store.calendar, await hall.running(), await hall.running()
        await calendar.follow(match, Follower(DAVID, rounds=True))
        await calendar.follow(match, Follower(ANNA))
        await calendar.follow(other, Follower(BELA))
        assert await calendar.followers(match) == [Follower(ANNA), Follower(DAVID, rounds=True)]


@on_both_stores
async def test_following_again_replaces_how_much_somebody_hears(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match = hall.store.calendar, await hall.running()
        await calendar.follow(match, Follower(DAVID, rounds=True))
        await calendar.follow(match, Follower(DAVID, rounds=False))
        assert await calendar.followers(match) == [Follower(DAVID, rounds=False)]


@on_both_stores
async def test_who_unfollows_one_match_still_follows_the_other(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, match, other = hall.store.calendar, await hall.running(), await hall.running()
        for followed in (match, other):
            await calendar.follow(followed, Follower(DAVID))
        await calendar.unfollow(match, DAVID)
        followers = [await calendar.followers(followed) for followed in (match, other)]
        assert followers == [[], [Follower(DAVID)]]


@on_both_stores
async def test_who_never_followed_can_unfollow(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        await hall.store.calendar.unfollow(match, DAVID)
        assert await hall.store.calendar.followers(match) == []


@on_both_stores
async def test_substitutes_sit_in_on_the_servers_they_named(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar = hall.store.calendar
        await calendar.offer_help(GUILD, BELA, True)
        await calendar.offer_help(GUILD, ANNA, True)
        await calendar.offer_help(GuildId(2), CLARA, True)
        found = [await calendar.substitutes(guild) for guild in (GUILD, GuildId(2), GuildId(3))]
        assert found == [[ANNA, BELA], [CLARA], []]


@on_both_stores
async def test_who_offers_to_sit_in_twice_is_found_once(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar = hall.store.calendar
        for _ in range(2):
            await calendar.offer_help(GUILD, ANNA, True)
        assert await calendar.substitutes(GUILD) == [ANNA]


@on_both_stores
async def test_who_no_longer_likes_to_sit_in_here_may_elsewhere(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar = hall.store.calendar
        for guild in (GUILD, GuildId(2)):
            await calendar.offer_help(guild, ANNA, True)
        await calendar.offer_help(GUILD, ANNA, False)
        assert [await calendar.substitutes(guild) for guild in (GUILD, GuildId(2))] == [[], [ANNA]]


# Export and forgetting ------------------------------------------------------------------------


class Remembered(NamedTuple):
    """A match in which a lot is kept about somebody who waits, and about another."""

    match: MatchId
    user: UserId
    other: UserId
    plan: list[bytes]


async def remembered(hall: Days) -> Remembered:
    match_id = await hall.table()
    user, other = await hall.others(match_id)
    plans = [await prepares(hall, match_id, one) for one in (user, other)]
    for one in (user, other):
        await attends(hall, one, kept=4, missed=1)
        await reminds(hall.store.calendar, Reminder(one, match_id, "turn", 10.5))
        await hall.store.calendar.follow(match_id, Follower(one))
        await hall.store.calendar.offer_help(GUILD, one, True)
    match = await hall.store.load(match_id)
    chairs = tuple(replace(chair, stand_in="novice") for chair in match.chairs)
    await hall.store.save(replace(match, chairs=chairs), by=hall.by(), notices=())
    return Remembered(match_id, user, other, plans[0])


async def prepares(hall: Days, match: MatchId, user: UserId) -> list[bytes]:
    plan = (await hall.to_prepare(match, user))[:2]
    await hall.service.prepare(match, user, plan, by=hall.by())
    return plan


async def export(hall: Days, user: UserId) -> dict[str, Any]:
    return json.loads(await hall.store.export(user))


@on_both_stores
async def test_an_export_has_what_the_calendar_keeps(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        kept = await remembered(hall)
        data = await export(hall, kept.user)
        plan = [json.loads(move) for move in kept.plan]
        assert {key: data[key] for key in NEW_KEYS} == {
            "plans": [{"match": kept.match, "moves": plan}],
            "attendance": {"kept": 4, "missed": 1},
            "reminders": [{"match": kept.match, "kind": "turn", "due": 10.5}],
            "follows": [kept.match],
            "sits_in": [GUILD],
        }


@on_both_stores
async def test_an_export_has_every_match_and_server_in_order(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        calendar, matches = hall.store.calendar, [await hall.running() for _ in range(3)]
        for match in reversed(matches):
            await calendar.follow(match, Follower(DAVID))
            await calendar.offer_help(GuildId(match), DAVID, True)
        data = await export(hall, DAVID)
        assert (data["follows"], data["sits_in"]) == (matches, matches)


@on_both_stores
async def test_of_the_forgotten_as_little_is_kept_as_of_a_stranger(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        kept = await remembered(hall)
        await hall.store.forget(kept.user)
        assert await export(hall, kept.user) == {**await export(hall, DAVID), "id": kept.user}


@on_both_stores
async def test_nobody_stands_in_for_the_forgotten_nor_plays_their_plan(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        kept = await remembered(hall)
        seat = seat_of(await hall.store.load(kept.match), kept.user)
        await hall.store.forget(kept.user)
        chair = (await hall.store.load(kept.match)).chairs[seat]
        assert (chair.user, chair.stand_in, chair.plan) == (None, None, None)


@on_both_stores
async def test_the_forgotten_are_told_nothing(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        kept = await remembered(hall)
        await hall.store.forget(kept.user)
        assert await due(hall.store.calendar, 100.0) == [(kept.other, kept.match, "turn", 10.5)]


@on_both_stores
async def test_the_forgotten_neither_follow_nor_sit_in(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        kept, calendar = await remembered(hall), hall.store.calendar
        await hall.store.forget(kept.user)
        assert await calendar.followers(kept.match) == [Follower(kept.other)]
        assert await calendar.substitutes(GUILD) == [kept.other]


@on_both_stores
async def test_nobody_remembers_whether_the_forgotten_were_there(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        kept = await remembered(hall)
        await hall.store.forget(kept.user)
        assert await hall.store.calendar.attendance(kept.user) == Attendance()


@on_both_stores
@pytest.mark.parametrize("key", NEW_KEYS)
async def test_forgetting_one_takes_nothing_from_another(
    key: str, kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        kept = await remembered(hall)
        before = await export(hall, kept.other)
        await hall.store.forget(kept.user)
        assert (await export(hall, kept.other))[key] == before[key] != []
