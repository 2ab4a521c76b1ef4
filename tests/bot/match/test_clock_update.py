"""Clocks as a match goes on: what a turn adds, what an undo takes back, whose hours count."""

from __future__ import annotations

import datetime as dt
import shutil
from pathlib import Path

import msgspec
import pytest

from bot.match.clock.quiet_hours import Habits
from bot.match.clock.thinking_time import DAY, HOUR
from bot.match.clock.time_control import AtZero, TempoKey, Terms
from bot.match.model import MatchId, Person, UserId, live_rows
from bot.storage.memory_store import MemoryStore
from bot.storage.sqlite_store import SqliteStore
from tests.bot.match.days import BANK, INCREMENT, Days, days
from tests.bot.match.tables import ANNA, BELA, CLARA, on_both_stores
from tests.bot.storage.make_old_file import OLD_FILES

EVENING = dt.datetime(2026, 1, 14, 21, tzinfo=dt.UTC).timestamp()  # ten o'clock in Vienna
NIGHT = Habits(zone="Europe/Vienna", quiet=(23 * 60, 7 * 60))
NO_NIGHT = Habits(zone="Europe/Vienna", quiet=(0, 0))
LIVE_BANK = 5 * 60


async def lives(hall: Days, user: UserId, habits: Habits) -> None:
    await hall.store.know(Person(user, "somebody", msgspec.json.encode(habits)))


async def everybody_lives(hall: Days, habits: Habits) -> None:
    for user in (ANNA, BELA, CLARA):
        await lives(hall, user, habits)


async def deadline(hall: Days, match: MatchId) -> float:
    """When time runs out, found by waiting for it."""
    while len((await hall.store.load(match)).present) == 3:
        due = await hall.store.calendar.next_due()
        assert due is not None
        await hall.passes(due - hall.now)
    return hall.now


async def undo(hall: Days, match: MatchId, user: UserId) -> None:
    await hall.service.undo(match, user, await hall.revision(match), by=hall.by())


async def undo_together(hall: Days, match: MatchId, user: UserId) -> None:
    """An undo to which the others agree, if they are asked."""
    await undo(hall, match, user)
    for other in (await hall.store.load(match)).people:
        if other != user and (await hall.store.load(match)).proposal is not None:
            await hall.service.vote(match, other, True, by=hall.by())


# Increments -----------------------------------------------------------------------------------


@on_both_stores
async def test_a_turn_adds_its_increment(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.passes(3 * HOUR)
        user = await hall.end_turn(match)
        assert await hall.left(match, user) == BANK - 3 * HOUR + INCREMENT


@on_both_stores
async def test_moves_within_a_turn_add_nothing(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.move_until(match, "roll")
        user = await hall.to_act(match)
        before = await hall.left(match, user)
        await hall.move(match)
        assert (await hall.to_act(match), await hall.left(match, user)) == (user, before)


@on_both_stores
async def test_a_turn_of_several_moves_adds_one_increment(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.move_until(match, "roll")
        before, moves = await hall.left(match, await hall.to_act(match)), await hall.revision(match)
        user = await hall.end_turn(match)
        assert await hall.revision(match) > moves + 1
        assert await hall.left(match, user) == before + INCREMENT


@on_both_stores
async def test_time_runs_on_through_the_moves_of_a_turn(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.move_until(match, "roll")
        before = await hall.left(match, await hall.to_act(match))
        await hall.passes(HOUR)
        await hall.move(match)
        await hall.passes(HOUR)
        user = await hall.end_turn(match)
        assert await hall.left(match, user) == before - 2 * HOUR + INCREMENT


@on_both_stores
async def test_those_who_are_not_asked_lose_and_gain_nothing(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        waiting = await hall.others(match)
        await hall.passes(BANK - 1)
        await hall.end_turn(match)
        assert [await hall.left(match, user) for user in waiting] == [BANK, BANK]


@on_both_stores
async def test_nobody_saves_up_more_than_the_cap(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        for _ in range(60):
            await hall.move(match)
        kept = await hall.store.load(match)
        assert max(clock.left for clock in kept.clocks) == 72 * HOUR


# Undo -----------------------------------------------------------------------------------------


@on_both_stores
async def test_an_undo_takes_the_increment_back(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.passes(HOUR)
        user = await hall.end_turn(match)
        await undo(hall, match, user)
        assert await hall.left(match, user) == BANK - HOUR


@on_both_stores
async def test_after_an_undo_the_clock_runs_again(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        user = await hall.end_turn(match)
        await undo(hall, match, user)
        await hall.passes(HOUR)
        assert await hall.left(match, user) == BANK - HOUR


@on_both_stores
async def test_after_an_undo_nobody_elses_clock_runs(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        user = await hall.end_turn(match)
        await undo(hall, match, user)
        kept = await hall.store.load(match)
        assert sum(clock.since is not None for clock in kept.clocks) == 1


@on_both_stores
async def test_moving_and_undoing_by_turns_makes_nobody_richer(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        for _ in range(5):
            await undo(hall, match, await hall.end_turn(match))
        user = await hall.end_turn(match)
        assert await hall.left(match, user) == BANK + INCREMENT


@on_both_stores
async def test_time_thought_away_does_not_come_back_by_undoing(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        for _ in range(5):
            await hall.passes(HOUR)
            await undo(hall, match, await hall.end_turn(match))
        assert await hall.left(match, await hall.to_act(match)) == BANK - 5 * HOUR


@on_both_stores
async def test_an_undo_of_several_turns_takes_back_what_each_added(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        user = await hall.end_turn(match)
        await hall.end_turn(match)
        await undo_together(hall, match, user)
        assert [await hall.left(match, one) for one in (ANNA, BELA, CLARA)] == [BANK] * 3


@on_both_stores
async def test_whoever_undoes_all_has_what_there_was_at_the_beginning(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        for _ in range(8):
            await hall.end_turn(match)
        while live := live_rows(await hall.store.log(match)):
            assert live[-1].user is not None
            await undo_together(hall, match, live[-1].user)
        assert [await hall.left(match, one) for one in (ANNA, BELA, CLARA)] == [BANK] * 3


@on_both_stores
async def test_an_undo_within_a_turn_leaves_the_clock_alone(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.move_until(match, "place")
        user = await hall.to_act(match)
        before = await hall.left(match, user)
        await undo_together(hall, match, user)
        assert (await hall.to_act(match), await hall.left(match, user)) == (user, before)


# Several at once ------------------------------------------------------------------------------


@on_both_stores
async def test_clocks_of_those_asked_at_once_run_side_by_side(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table(game="masquerade")
        await hall.passes(3 * HOUR)
        left = [await hall.left(match, user) for user in (ANNA, BELA, CLARA)]
        assert left == [BANK - 3 * HOUR] * 3


@on_both_stores
async def test_whoever_has_answered_waits_while_the_others_think(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table(game="masquerade")
        await hall.passes(HOUR)
        await hall.move(match)
        await hall.passes(2 * HOUR)
        left = [await hall.left(match, user) for user in (ANNA, BELA, CLARA)]
        assert left == [BANK - HOUR + INCREMENT, BANK - 3 * HOUR, BANK - 3 * HOUR]


@on_both_stores
async def test_one_who_runs_out_of_time_takes_none_from_the_others(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table(game="masquerade")
        await hall.service.go_away(match, BELA, hall.now + 2 * DAY, by=hall.by())
        await hall.service.go_away(match, CLARA, hall.now + 2 * DAY, by=hall.by())
        await hall.passes(BANK)
        assert (await hall.store.load(match)).present == (BELA, CLARA)
        assert [await hall.left(match, user) for user in (BELA, CLARA)] == [BANK, BANK]


# Whose hours count ----------------------------------------------------------------------------


@on_both_stores
async def test_a_clock_stands_still_at_night(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        hall.now = EVENING
        await everybody_lives(hall, NIGHT)
        match = await hall.table()
        assert await deadline(hall, match) == EVENING + BANK + 2 * 8 * HOUR


@on_both_stores
async def test_quiet_hours_given_up_in_a_turn_still_hold_for_it(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        hall.now = EVENING
        await everybody_lives(hall, NIGHT)
        match = await hall.table()
        await everybody_lives(hall, NO_NIGHT)
        assert await deadline(hall, match) == EVENING + BANK + 2 * 8 * HOUR


@on_both_stores
async def test_quiet_hours_chosen_in_a_turn_do_not_hold_for_it(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        hall.now = EVENING
        await everybody_lives(hall, NO_NIGHT)
        match = await hall.table()
        await everybody_lives(hall, NIGHT)
        assert await deadline(hall, match) == EVENING + BANK


@on_both_stores
async def test_quiet_hours_chosen_in_a_turn_hold_for_the_next(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        hall.now = EVENING
        await everybody_lives(hall, NO_NIGHT)
        match = await hall.table()
        await everybody_lives(hall, NIGHT)
        await hall.end_turn(match)
        assert await deadline(hall, match) == EVENING + BANK + 2 * 8 * HOUR


@on_both_stores
async def test_the_quiet_hours_of_one_stop_no_clock_of_another(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        hall.now = EVENING
        await lives(hall, ANNA, NIGHT)
        match = await hall.table(game="masquerade")
        await hall.passes(9 * HOUR)
        left = [await hall.left(match, user) for user in (ANNA, BELA, CLARA)]
        assert left == [BANK - HOUR, BANK - 9 * HOUR, BANK - 9 * HOUR]


@on_both_stores
async def test_in_a_live_match_nobody_sleeps(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        hall.now = EVENING + 3 * HOUR
        await everybody_lives(hall, NIGHT)
        match = await hall.table(tempo="live")
        assert await deadline(hall, match) == EVENING + 3 * HOUR + LIVE_BANK


@on_both_stores
async def test_a_holiday_in_ones_settings_counts_from_the_next_turn(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match, start = await hall.table(), hall.now
        await everybody_lives(hall, Habits(away_until=start + 5 * DAY))
        await hall.end_turn(match)
        assert await deadline(hall, match) == start + 5 * DAY + BANK


@on_both_stores
async def test_a_holiday_in_ones_settings_does_not_count_for_the_turn_under_way(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match, start = await hall.table(), hall.now
        await everybody_lives(hall, Habits(away_until=start + 5 * DAY))
        assert await deadline(hall, match) == start + BANK


@on_both_stores
async def test_a_holiday_in_ones_settings_that_is_over_counts_for_nothing(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        start = hall.now
        await everybody_lives(hall, Habits(away_until=start - 1))
        assert await deadline(hall, await hall.table()) == start + BANK


@on_both_stores
async def test_a_holiday_in_ones_settings_is_no_longer_than_the_match_allows(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        start = hall.now
        await everybody_lives(hall, Habits(away_until=start + 60 * DAY))
        assert await deadline(hall, await hall.table()) == start + 14 * DAY + BANK


@on_both_stores
async def test_one_holiday_over_several_turns_is_spent_once(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        await everybody_lives(hall, Habits(away_until=hall.now + 10 * DAY))
        match = await hall.table()
        user = await hall.to_act(match)
        while await hall.revision(match) < 30:
            await hall.move(match)
        assert (await hall.clock(match, user)).holiday == 4 * DAY


@on_both_stores
async def test_in_a_live_match_nobody_is_on_holiday(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        start = hall.now
        await everybody_lives(hall, Habits(away_until=start + 5 * DAY))
        assert await deadline(hall, await hall.table(tempo="live")) == start + LIVE_BANK


# Without clocks, and again --------------------------------------------------------------------


@on_both_stores
async def test_a_match_without_terms_has_no_clocks(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        await hall.move(match)
        assert (await hall.store.load(match)).clocks == ()


@on_both_stores
async def test_without_clocks_a_question_does_not_lapse(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        await hall.service.propose_end(match, ANNA, by=hall.by())
        await hall.passes(30 * DAY)
        assert (await hall.store.load(match)).proposal is not None


@pytest.mark.parametrize("file", ["v1.sqlite", "v5.sqlite"])
async def test_a_match_of_old_goes_on_without_clocks(file: str, tmp_path: Path) -> None:
    store = await SqliteStore.open(Path(shutil.copy(OLD_FILES / file, tmp_path)))
    try:
        hall = Days(store)
        [match, *_] = await store.matches(running=True)
        await hall.service.repost(match, by=hall.by())
        kept = await store.load(match)
        assert (kept.terms, kept.clocks) == (Terms(), ())
    finally:
        await store.close()


@on_both_stores
@pytest.mark.parametrize(
    ("tempo", "at_zero"), [("none", "vote"), ("live", "skip"), ("weekly", "forfeit")]
)
async def test_a_rematch_has_the_same_terms(
    tempo: TempoKey, at_zero: AtZero, kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table(at_zero, tempo)
        await hall.service.abandon(match, by=hall.by())
        done = await hall.service.rematch(match, ANNA, by=hall.by())
        assert (await hall.store.load(done.match)).terms == Terms(tempo, at_zero, "novice")


async def test_a_lobby_is_not_due_however_long_it_waits() -> None:
    hall = Days(MemoryStore())
    match = await hall.lobby(terms=Terms("live"))
    await hall.passes(30 * DAY)
    assert (await hall.store.load(match)).due is None


@on_both_stores
async def test_a_match_that_is_over_is_not_due(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.service.abandon(match, by=hall.by())
        assert await hall.store.calendar.next_due() is None


@on_both_stores
async def test_moving_and_undoing_by_turns_makes_nobody_more_punctual(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        user = await hall.to_act(match)
        for _ in range(3):
            await hall.end_turn(match)
            await undo(hall, match, user)
        assert (await hall.store.calendar.attendance(user)).kept == 0
