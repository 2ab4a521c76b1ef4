"""Time running out, as the lobby agreed: stand-ins, skipping, forfeits, votes, rests."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match.clock.thinking_time import DAY
from bot.match.errors import NotAbsent
from bot.match.model import UserId
from tests.bot.match.days import BANK, INCREMENT, days, seat_of
from tests.bot.match.tables import on_both_stores


@on_both_stores
async def test_nothing_happens_a_second_before_the_deadline(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.passes(BANK - 1)
        assert len((await hall.store.load(match)).present) == 3


@on_both_stores
async def test_a_computer_stands_in_at_the_deadline(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        late = await hall.to_act(match)
        await hall.passes(BANK)
        kept = await hall.store.load(match)
        assert kept.chairs[seat_of(kept, late)].stand_in == "novice"


@on_both_stores
async def test_whoever_is_stood_in_for_still_owns_the_seat(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        late = await hall.to_act(match)
        await hall.passes(BANK)
        assert late in (await hall.store.load(match)).people


@on_both_stores
async def test_whoever_comes_back_is_asked_again_with_a_turns_time(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        late = await hall.to_act(match)
        await hall.passes(BANK)
        await hall.service.come_back(match, late, by=hall.by())
        assert await hall.to_act(match) == late
        await hall.passes(INCREMENT - 1)
        assert late in (await hall.store.load(match)).present


@on_both_stores
async def test_whoever_was_there_all_the_time_cannot_come_back(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        with pytest.raises(NotAbsent):
            await hall.service.come_back(match, await hall.to_act(match), by=hall.by())


@on_both_stores
async def test_whose_time_runs_out_is_told_so_once(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        late = await hall.to_act(match)
        await hall.passes(BANK)
        await hall.passes(DAY)
        told = [r.kind for user, kinds in hall.letters.got for r in kinds if user == late]
        assert told == ["absent"]


@on_both_stores
async def test_time_that_runs_short_is_told_when_a_quarter_is_left(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        asked = await hall.to_act(match)
        await hall.passes(BANK * 3 // 4 - 1)
        assert hall.letters.got == []
        await hall.passes(1)
        assert [(user, [r.kind for r in told]) for user, told in hall.letters.got] == [
            (asked, ["deadline"])
        ]


@on_both_stores
async def test_a_forfeit_gives_the_seat_up(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table("forfeit")
        late = await hall.to_act(match)
        await hall.passes(BANK)
        kept = await hall.store.load(match)
        assert kept.chairs[seat_of(kept, late)].conceded


@on_both_stores
async def test_skipping_plays_the_least_and_asks_the_next(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table("skip")
        late = await hall.to_act(match)
        await hall.passes(BANK)
        assert await hall.to_act(match) != late
        assert late in (await hall.store.load(match)).present


@on_both_stores
async def test_the_log_says_who_played_what_was_skipped(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table("skip")
        await hall.passes(BANK)
        assert {row.actor for row in await hall.store.log(match)} == {"stand-in"}


@on_both_stores
async def test_a_vote_asks_the_others_and_stops_the_clock(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table("vote")
        late = await hall.to_act(match)
        await hall.passes(BANK)
        kept = await hall.store.load(match)
        assert kept.proposal is not None
        assert (kept.proposal.what, kept.proposal.by) == ("absent", late)
        assert all(clock.since is None for clock in kept.clocks)


@on_both_stores
async def test_most_of_the_others_can_let_a_computer_stand_in(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table("vote")
        late = await hall.to_act(match)
        await hall.passes(BANK)
        for user in (await hall.store.load(match)).present:
            if user != late:
                await hall.service.vote(match, user, True, by=hall.by())
        assert late not in (await hall.store.load(match)).present


@on_both_stores
async def test_half_of_the_others_can_give_more_time(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table("vote")
        late = await hall.to_act(match)
        await hall.passes(BANK)
        other = next(user for user in (await hall.store.load(match)).present if user != late)
        await hall.service.vote(match, other, False, by=hall.by())
        await hall.passes(INCREMENT - 1)
        kept = await hall.store.load(match)
        assert (kept.proposal, late in kept.present) == (None, True)


@on_both_stores
async def test_a_vote_nobody_answers_lets_a_computer_stand_in(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table("vote")
        late = await hall.to_act(match)
        await hall.passes(BANK)
        await hall.passes(DAY)
        kept = await hall.store.load(match)
        assert (kept.proposal, late in kept.present) == (None, False)


@on_both_stores
async def test_coming_back_ends_the_vote(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table("vote")
        late = await hall.to_act(match)
        await hall.passes(BANK)
        await hall.service.come_back(match, late, by=hall.by())
        assert (await hall.store.load(match)).proposal is None


@on_both_stores
async def test_a_question_lapses_when_its_time_is_up(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.service.propose_end(match, await hall.to_act(match), by=hall.by())
        await hall.passes(DAY - 1)
        assert (await hall.store.load(match)).proposal is not None
        await hall.passes(1)
        assert (await hall.store.load(match)).proposal is None


@on_both_stores
async def test_clocks_stand_still_while_a_question_is_open(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        asked = await hall.to_act(match)
        await hall.service.propose_end(match, asked, by=hall.by())
        await hall.passes(DAY)
        await hall.passes(BANK - 1)
        assert asked in (await hall.store.load(match)).present


@on_both_stores
async def test_those_who_are_away_need_not_be_asked(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        late = await hall.to_act(match)
        await hall.passes(BANK)
        first, second = (u for u in (await hall.store.load(match)).present if u != late)
        await hall.service.propose_end(match, first, by=hall.by())
        await hall.service.vote(match, second, True, by=hall.by())
        assert (await hall.store.load(match)).status == "agreed"


@on_both_stores
async def test_a_match_rests_when_nobody_is_there(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.everybody_vanishes(match)
        kept = await hall.store.load(match)
        assert (kept.status, kept.rests_since is not None) == ("running", True)


@on_both_stores
async def test_a_match_that_rests_goes_on_when_somebody_is_back(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.everybody_vanishes(match)
        back = (await hall.store.load(match)).people[0]
        await hall.service.come_back(match, back, by=hall.by())
        assert (await hall.store.load(match)).rests_since is None


@on_both_stores
async def test_a_match_that_rests_too_long_is_broken_off(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.everybody_vanishes(match)
        await hall.passes(14 * DAY)
        assert (await hall.store.load(match)).status == "abandoned"


@on_both_stores
async def test_without_clocks_everybody_is_waited_for_however_long(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table(tempo="none")
        for _ in range(30):
            await hall.passes(DAY)
        assert len((await hall.store.load(match)).present) == 3


@on_both_stores
async def test_without_clocks_somebody_looks_once_a_day_who_is_still_there(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        await hall.table(tempo="none")
        for _ in range(3):
            due = await hall.store.calendar.next_due()
            assert due == hall.now + DAY
            await hall.passes(DAY)


@on_both_stores
async def test_whoever_leaves_the_server_is_stood_in_for_without_clocks_too(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table(tempo="none")
        gone = await hall.to_act(match)
        await hall.service.miss(match, gone, by=hall.by())
        assert gone not in (await hall.store.load(match)).present


@on_both_stores
async def test_whoever_is_not_asked_is_not_missed(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        asked = await hall.to_act(match)
        other = next(u for u in (await hall.store.load(match)).present if u != asked)
        await hall.service.miss(match, other, by=hall.by())
        assert other in (await hall.store.load(match)).present


@on_both_stores
async def test_a_downtime_costs_nobody_any_time(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        asked = await hall.to_act(match)
        await hall.scheduler.beat()
        hall.now += 5 * DAY
        await hall.scheduler.beat()
        await hall.passes(BANK - 1)
        assert asked in (await hall.store.load(match)).present
        await hall.passes(1)
        assert asked not in (await hall.store.load(match)).present


@on_both_stores
async def test_turns_taken_and_missed_are_counted(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        prompt = await hall.to_act(match)
        await hall.move(match)
        late = await hall.to_act(match)
        await hall.passes(BANK)
        attendance = [await hall.store.calendar.attendance(user) for user in (prompt, late)]
        assert [(a.kept, a.missed) for a in attendance] == [(1, 0), (0, 1)]


@on_both_stores
async def test_a_holiday_stops_the_clock(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        asked = await hall.to_act(match)
        await hall.service.go_away(match, asked, hall.now + 10 * DAY, by=hall.by())
        await hall.passes(10 * DAY)
        await hall.passes(BANK - 1)
        assert asked in (await hall.store.load(match)).present


@on_both_stores
async def test_a_holiday_is_no_longer_than_the_match_allows(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        asked = await hall.to_act(match)
        await hall.service.go_away(match, asked, hall.now + 60 * DAY, by=hall.by())
        await hall.passes(14 * DAY + BANK)
        assert asked not in (await hall.store.load(match)).present


@on_both_stores
async def test_a_substitute_gets_a_turns_time(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        asked = await hall.to_act(match)
        await hall.passes(BANK - 60)
        await hall.service.offer_seat(match, asked, by=hall.by())
        await hall.service.take_seat(match, UserId(999), by=hall.by())
        await hall.passes(INCREMENT - 1)
        assert UserId(999) in (await hall.store.load(match)).present


@on_both_stores
async def test_those_who_like_to_sit_in_are_told_of_a_free_seat(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        kept = await hall.store.load(match)
        await hall.store.calendar.offer_help(kept.guild, UserId(999), True)
        await hall.service.offer_seat(match, kept.people[0], by=hall.by())
        await hall.passes(0)
        assert [(user, [r.kind for r in told]) for user, told in hall.letters.got] == [
            (UserId(999), ["seat"])
        ]


@on_both_stores
async def test_a_seat_whose_owner_was_forgotten_is_not_waited_for(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.passes(BANK * 3 // 4)
        await hall.store.forget(await hall.to_act(match))
        hall.now += BANK
        assert await hall.scheduler.drain() == set()


@on_both_stores
async def test_whoever_moves_is_back(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        late = await hall.to_act(match)
        await hall.passes(BANK)
        await hall.move(match)
        assert late in (await hall.store.load(match)).present


@on_both_stores
async def test_nobody_is_missed_while_a_question_is_open(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table("vote")
        asked = await hall.to_act(match)
        await hall.service.propose_end(match, asked, by=hall.by())
        await hall.service.miss(match, asked, by=hall.by())
        proposal = (await hall.store.load(match)).proposal
        assert proposal is not None
        assert proposal.what == "end"
