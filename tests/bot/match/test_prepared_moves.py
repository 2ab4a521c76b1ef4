"""Moves prepared in advance: made when the turn comes if they fit, and nobody else's business."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.match.errors import NothingToPrepare, NotRunning, NotSeated
from bot.match.model import Chair, Done, LogRow, Match, MatchId, UserId
from bot.match.record_file import make_record
from bot.storage.memory_store import MemoryStore
from games.api import UnreadableMove
from games.vienna.moves import Place
from games.vienna.state import State
from games.vienna.upcoming_turns import ViennaForesight
from tests.bot.match.days import BANK, Days, days, seat_of
from tests.bot.match.tables import ANNA, DAVID, GAMES, on_both_stores

PLACES = msgspec.json.Decoder(Place)


async def prepare(hall: Days, match: MatchId, user: UserId, *moves: bytes) -> Done:
    return await hall.service.prepare(match, user, moves, by=hall.by())


async def chair(hall: Days, match_id: MatchId, user: UserId) -> Chair:
    match = await hall.store.load(match_id)
    return match.chairs[seat_of(match, user)]


async def last_row(hall: Days, match: MatchId) -> LogRow:
    return (await hall.store.log(match))[-1]


async def next_two(hall: Days, match_id: MatchId) -> tuple[UserId, UserId]:
    """Those who are asked after whoever is, in the order in which they will be."""
    match, state = await hall.store.load(match_id), await hall.state(match_id)
    assert isinstance(state, State)
    seat = ViennaForesight().next_after(state)
    assert seat is not None
    first = match.chairs[seat].user
    assert first is not None
    [second] = [user for user in await hall.others(match_id) if user != first]
    return first, second


async def act(hall: Days, match: MatchId, move: bytes) -> Done:
    """This move of whoever is asked."""
    user, revision = await hall.to_act(match), await hall.revision(match)
    return await hall.service.act(match, user, revision, move, by=hall.by())


async def leaves_behind(hall: Days, match_id: MatchId, user: UserId, *moves: bytes) -> None:
    """A plan as if the bot had been stopped just before it was carried out."""
    match = await hall.store.load(match_id)
    plan = b"[" + b",".join(moves) + b"]"
    chairs = tuple(replace(c, plan=plan) if c.user == user else c for c in match.chairs)
    await hall.store.save(replace(match, chairs=chairs), by=hall.by(), notices=())


async def until_all_have_rolled(hall: Days, match: MatchId) -> None:
    """Moves until everybody holds dice and somebody is to place some."""
    while True:
        state = await hall.state(match)
        assert isinstance(state, State)
        if state.stage == "place" and all(p.rolled and p.dice for p in state.players):
            return
        await hall.move(match)


# The turn comes -------------------------------------------------------------------------------


@on_both_stores
async def test_dice_prepared_are_placed_when_the_turn_comes(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        await until_all_have_rolled(hall, match)
        user, _ = await next_two(hall, match)
        moves = await hall.to_prepare(match, user)
        [to_geheimbund, *_] = [m for m in moves if PLACES.decode(m).field == "geheimbund"]
        await prepare(hall, match, user, to_geheimbund)
        await hall.end_turn(match)
        row = await last_row(hall, match)
        assert (row.user, row.move) == (user, to_geheimbund)


@on_both_stores
async def test_what_was_prepared_is_made_when_the_turn_comes(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, third = await next_two(hall, match)
        moves = await hall.to_prepare(match, user)
        await prepare(hall, match, user, moves[1])
        await act(hall, match, moves[0])
        assert (await last_row(hall, match)).move == moves[1]
        assert await hall.to_act(match) == third


@on_both_stores
async def test_what_was_prepared_is_made_as_a_move_of_that_person(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        moves = await hall.to_prepare(match, user)
        await prepare(hall, match, user, moves[1])
        await act(hall, match, moves[0])
        row = await last_row(hall, match)
        seat = seat_of(await hall.store.load(match), user)
        assert (row.actor, row.user, row.seat) == ("person", user, seat)


class Onlooker:
    """Somebody who looks whenever a match has changed."""

    def __init__(self) -> None:
        self.woken: list[MatchId] = []

    def wake(self, match: Match) -> None:
        self.woken.append(match.id)


async def test_what_was_prepared_is_made_before_anybody_looks() -> None:
    hall, onlooker = Days(MemoryStore()), Onlooker()
    match = await hall.running()
    user, _ = await next_two(hall, match)
    moves = await hall.to_prepare(match, user)
    await prepare(hall, match, user, moves[1])
    hall.service.subscribe(onlooker)
    await act(hall, match, moves[0])
    assert (onlooker.woken, await hall.revision(match)) == ([match], 2)


@on_both_stores
async def test_what_was_prepared_is_made_once(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        moves = await hall.to_prepare(match, user)
        await prepare(hall, match, user, moves[1])
        await act(hall, match, moves[0])
        assert (await chair(hall, match, user)).plan is None


@on_both_stores
async def test_the_second_is_made_if_the_first_does_not_fit(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        moves = await hall.to_prepare(match, user)
        await prepare(hall, match, user, moves[0], moves[1])
        await act(hall, match, moves[0])
        assert (await last_row(hall, match)).move == moves[1]


@on_both_stores
async def test_the_first_that_fits_is_made_and_no_other(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        moves = await hall.to_prepare(match, user)
        await prepare(hall, match, user, moves[2], moves[1])
        await act(hall, match, moves[0])
        assert [row.move for row in await hall.store.log(match)] == [moves[0], moves[2]]


@on_both_stores
async def test_two_in_a_row_who_prepared_are_both_played(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        first, second = await next_two(hall, match)
        moves = await hall.to_prepare(match, first)
        await prepare(hall, match, first, moves[1])
        await prepare(hall, match, second, moves[2])
        await act(hall, match, moves[0])
        log = await hall.store.log(match)
        assert [row.move for row in log] == moves[:3]
        assert [row.user for row in log[1:]] == [first, second]


@on_both_stores
async def test_of_two_who_prepared_the_same_the_first_gets_it(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        first, second = await next_two(hall, match)
        moves = await hall.to_prepare(match, first)
        for user in (first, second):
            await prepare(hall, match, user, moves[1])
        await act(hall, match, moves[0])
        assert (await last_row(hall, match)).user == first
        assert await hall.to_act(match) == second


@on_both_stores
async def test_a_request_delivered_twice_plays_a_plan_once(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        moves = await hall.to_prepare(match, user)
        await prepare(hall, match, user, moves[1])
        asked, revision, by = await hall.to_act(match), await hall.revision(match), hall.by()
        for _ in range(2):
            await hall.service.act(match, asked, revision, moves[0], by=by)
        assert len(await hall.store.log(match)) == 2


@on_both_stores
async def test_a_plan_left_behind_by_a_stop_is_carried_out_with_the_next_change(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user = await hall.to_act(match)
        move = await hall.legal(match, user)
        await leaves_behind(hall, match, user, move)
        await hall.service.repost(match, by=hall.by())
        assert (await last_row(hall, match)).move == move


@on_both_stores
async def test_a_turn_that_was_prepared_is_a_turn_taken_in_time(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        user, _ = await next_two(hall, match)
        moves = await hall.to_prepare(match, user)
        await prepare(hall, match, user, moves[1])
        await act(hall, match, moves[0])
        assert (await hall.store.calendar.attendance(user)).kept == 1


# Nothing fits ---------------------------------------------------------------------------------


async def thwarted(hall: Days, match: MatchId) -> UserId:
    """Somebody whose turn it is and whose plan another has just thwarted."""
    user, _ = await next_two(hall, match)
    moves = await hall.to_prepare(match, user)
    await prepare(hall, match, user, moves[0])
    await act(hall, match, moves[0])
    return user


@on_both_stores
async def test_a_plan_of_which_nothing_fits_is_dropped(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user = await thwarted(hall, match)
        assert (await chair(hall, match, user)).plan is None


@on_both_stores
async def test_whose_plan_does_not_fit_is_asked(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user = await thwarted(hall, match)
        assert (await hall.to_act(match), await hall.revision(match)) == (user, 1)


@on_both_stores
async def test_whose_plan_does_not_fit_is_told(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user = await thwarted(hall, match)
        await hall.passes(0)
        assert hall.letters.got[0][0] == user
        assert hall.told(user) == [["unplanned"]]


@on_both_stores
async def test_whose_plan_fits_is_told_nothing(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        moves = await hall.to_prepare(match, user)
        await prepare(hall, match, user, moves[0], moves[1])
        await act(hall, match, moves[0])
        await hall.passes(0)
        assert hall.letters.got == []


@on_both_stores
async def test_after_a_plan_that_does_not_fit_the_next_one_is_played_in_its_turn(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        first, second = await next_two(hall, match)
        moves = await hall.to_prepare(match, first)
        await prepare(hall, match, first, moves[0])
        await prepare(hall, match, second, moves[2])
        await act(hall, match, moves[0])
        assert await hall.to_act(match) == first
        await act(hall, match, moves[1])
        assert (await last_row(hall, match)).user == second


# What drops a plan ----------------------------------------------------------------------------


@on_both_stores
async def test_a_new_plan_takes_the_place_of_the_old_one(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        moves = await hall.to_prepare(match, user)
        await prepare(hall, match, user, moves[1])
        await prepare(hall, match, user, moves[2])
        await act(hall, match, moves[0])
        assert (await last_row(hall, match)).move == moves[2]


@on_both_stores
async def test_to_prepare_nothing_drops_the_plan(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        moves = await hall.to_prepare(match, user)
        await prepare(hall, match, user, moves[1])
        await prepare(hall, match, user)
        await act(hall, match, moves[0])
        assert await hall.to_act(match) == user


@on_both_stores
async def test_a_move_of_ones_own_drops_the_plan(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user = await hall.to_act(match)
        await leaves_behind(hall, match, user, await hall.legal(match, user, 1))
        await act(hall, match, await hall.legal(match, user, 0))
        assert ((await chair(hall, match, user)).plan, await hall.revision(match)) == (None, 1)


@on_both_stores
async def test_a_move_of_another_leaves_the_plan_alone(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        _, third = await next_two(hall, match)
        moves = await hall.to_prepare(match, third)
        await prepare(hall, match, third, moves[2])
        await act(hall, match, moves[0])
        assert (await chair(hall, match, third)).plan == b"[" + moves[2] + b"]"


@on_both_stores
async def test_giving_up_drops_the_plan(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        await prepare(hall, match, user, *(await hall.to_prepare(match, user))[:1])
        await hall.service.concede(match, user, by=hall.by())
        assert (await chair(hall, match, user)).plan is None


@on_both_stores
async def test_a_substitute_does_not_find_the_plan_of_the_last_owner(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        await prepare(hall, match, user, *(await hall.to_prepare(match, user))[:1])
        await hall.service.offer_seat(match, user, by=hall.by())
        await hall.service.take_seat(match, DAVID, by=hall.by())
        assert (await chair(hall, match, DAVID)).plan is None


@on_both_stores
async def test_whoever_is_sent_away_leaves_no_plan_behind(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        await prepare(hall, match, user, *(await hall.to_prepare(match, user))[:1])
        seat = seat_of(await hall.store.load(match), user)
        await hall.service.remove_seat(match, seat, by=hall.by())
        assert (await hall.store.load(match)).chairs[seat].plan is None


@on_both_stores
async def test_being_stood_in_for_drops_the_plan(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        user = await hall.to_act(match)
        await leaves_behind(hall, match, user, await hall.legal(match, user))
        await hall.passes(BANK)
        seated = await chair(hall, match, user)
        assert (seated.stand_in, seated.plan) == ("novice", None)


@on_both_stores
async def test_forgetting_somebody_removes_their_plan(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        await prepare(hall, match, user, *(await hall.to_prepare(match, user))[:1])
        await hall.store.forget(user)
        assert [c.plan for c in (await hall.store.load(match)).chairs] == [None] * 3


# Votes ----------------------------------------------------------------------------------------


async def asked_while_all_vote(hall: Days, match: MatchId) -> tuple[bytes, UserId]:
    """Somebody with a plan is asked while a question is open: their move, and who can answer."""
    user = await hall.to_act(match)
    move = await hall.legal(match, user)
    await hall.service.propose_end(match, user, by=hall.by())
    await leaves_behind(hall, match, user, move)
    await hall.service.offer_seat(match, user, by=hall.by())  # a change that is no answer
    return move, (await hall.others(match))[0]


@on_both_stores
async def test_no_plan_is_carried_out_while_a_vote_is_open(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        await asked_while_all_vote(hall, match)
        kept = await hall.store.load(match)
        assert (kept.revision, kept.proposal is not None) == (0, True)


@on_both_stores
async def test_a_plan_is_carried_out_after_the_vote(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        move, other = await asked_while_all_vote(hall, match)
        await hall.service.vote(match, other, False, by=hall.by())
        assert (await last_row(hall, match)).move == move


@on_both_stores
async def test_a_plan_is_carried_out_when_the_vote_lapses(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        move, _ = await asked_while_all_vote(hall, match)
        await hall.passes(BANK)
        assert (await last_row(hall, match)).move == move


@on_both_stores
async def test_no_plan_is_carried_out_once_all_have_agreed_to_end(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        await asked_while_all_vote(hall, match)
        for user in await hall.others(match):
            await hall.service.vote(match, user, True, by=hall.by())
        kept = await hall.store.load(match)
        assert (kept.status, kept.revision) == ("agreed", 0)


# What cannot be prepared ----------------------------------------------------------------------


@on_both_stores
async def test_nobody_prepares_in_their_own_turn(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user = await hall.to_act(match)
        with pytest.raises(NothingToPrepare):
            await prepare(hall, match, user, await hall.legal(match, user))


async def test_nobody_prepares_a_move_that_cannot_come() -> None:
    hall = Days(MemoryStore())
    match = await hall.running()
    user, _ = await next_two(hall, match)
    with pytest.raises(NothingToPrepare):
        await prepare(hall, match, user, b'{"do":"roll"}')


async def test_one_move_that_cannot_come_spoils_the_whole_plan() -> None:
    hall = Days(MemoryStore())
    match = await hall.running()
    user, _ = await next_two(hall, match)
    [possible, *_] = await hall.to_prepare(match, user)
    with pytest.raises(NothingToPrepare):
        await prepare(hall, match, user, possible, b'{"do":"roll"}')
    assert (await chair(hall, match, user)).plan is None


async def test_nobody_prepares_what_is_no_move_at_all() -> None:
    hall = Days(MemoryStore())
    match = await hall.running()
    user, _ = await next_two(hall, match)
    with pytest.raises(UnreadableMove):
        await prepare(hall, match, user, b'{"do":"dance"}')


async def test_nobody_prepares_in_a_game_without_foresight() -> None:
    hall = Days(MemoryStore())
    match = await hall.running(game="masquerade")
    asked = await hall.to_act(match)
    card = await hall.legal(match, asked)
    await hall.move(match)
    with pytest.raises(NothingToPrepare):
        await prepare(hall, match, asked, card)


async def test_nobody_prepares_who_does_not_play() -> None:
    hall = Days(MemoryStore())
    match = await hall.running()
    user, _ = await next_two(hall, match)
    with pytest.raises(NotSeated):
        await prepare(hall, match, DAVID, *await hall.to_prepare(match, user))


async def test_nobody_prepares_before_the_start() -> None:
    hall = Days(MemoryStore())
    with pytest.raises(NotRunning):
        await prepare(hall, await hall.lobby(), ANNA)


async def test_no_more_than_three_moves_are_kept() -> None:
    hall = Days(MemoryStore())
    match = await hall.running()
    user, _ = await next_two(hall, match)
    moves = await hall.to_prepare(match, user)
    await prepare(hall, match, user, *moves[:4])
    assert (await chair(hall, match, user)).plan == b"[" + b",".join(moves[:3]) + b"]"


# Nobody else's business -----------------------------------------------------------------------


@on_both_stores
async def test_a_plan_is_not_in_the_record(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        before = await make_record(hall.store, GAMES, match)
        await prepare(hall, match, user, *(await hall.to_prepare(match, user))[:2])
        assert await make_record(hall.store, GAMES, match) == before


@on_both_stores
async def test_the_answer_to_preparing_does_not_say_what_was_prepared(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        done = await prepare(hall, match, user, *(await hall.to_prepare(match, user))[:2])
        assert done == Done(match, await hall.revision(match), "running")


@on_both_stores
async def test_the_answer_to_a_move_does_not_say_that_another_followed(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        moves = await hall.to_prepare(match, user)
        await prepare(hall, match, user, moves[1])
        assert (await act(hall, match, moves[0])).revision == 1


@on_both_stores
async def test_nothing_is_shown_of_preparing(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        for _ in range(3):
            for row in await hall.store.due_rows(hall.now, 99):
                await hall.store.mark_shown(row)
        user, _ = await next_two(hall, match)
        await prepare(hall, match, user, *(await hall.to_prepare(match, user))[:2])
        assert await hall.store.next_due() is None


@on_both_stores
async def test_a_plan_changes_no_state_and_no_log(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, _ = await next_two(hall, match)
        before = await hall.state(match)
        await prepare(hall, match, user, *(await hall.to_prepare(match, user))[:2])
        assert (await hall.state(match), await hall.store.log(match)) == (before, [])


@on_both_stores
async def test_a_plan_is_not_in_what_others_are_given_of_themselves(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.running()
        user, other = await next_two(hall, match)
        before = await hall.store.export(other)
        await prepare(hall, match, user, *(await hall.to_prepare(match, user))[:2])
        assert await hall.store.export(other) == before


@on_both_stores
async def test_an_undo_of_ones_own_drops_the_plan_instead_of_playing_it(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await until_all_have_rolled(hall, match)
        user = await hall.end_turn(match)
        await prepare(hall, match, user, (await hall.to_prepare(match, user))[0])
        await hall.service.undo(match, user, await hall.revision(match), by=hall.by())
        assert await hall.to_act(match) == user
        assert (await chair(hall, match, user)).plan is None
