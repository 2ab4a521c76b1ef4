"""Undo: free up to the last reveal, by consent beyond it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.match.errors import (
    NotAsked,
    NothingToUndo,
    NotSeated,
    NoVote,
    StaleBoard,
    UndoForbidden,
    VoteOpen,
)
from bot.match.model import MatchId, Revision, UserId
from games.api import Seat
from tests.bot.match.tables import (
    ANNA,
    BELA,
    CLARA,
    DAVID,
    GAMES,
    Hall,
    hall,
    memory_hall,
    on_both_stores,
)


async def last_mover(table: Hall, match_id: MatchId) -> UserId:
    user = (await table.store.log(match_id))[-1].user
    assert user is not None
    return user


@on_both_stores
async def test_a_move_that_revealed_nothing_is_taken_back_freely(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running(undo="never")
        before = await table.state(match_id)
        await table.move(match_id)
        mover = await last_mover(table, match_id)
        done = await table.service.undo(match_id, mover, Revision(1), by=table.by())
        assert (done.revision, done.proposal) == (2, None)
        assert await table.state(match_id) == before
        assert (await table.store.log(match_id))[-1].back_to == 0


async def test_a_revision_is_never_used_twice() -> None:
    """After an undo the old buttons are as stale as before it."""
    table = memory_hall()
    match_id = await table.running()
    user = await table.to_act(match_id)
    move = await table.legal(match_id, user)
    await table.move(match_id)
    await table.service.undo(match_id, user, Revision(1), by=table.by())
    with pytest.raises(StaleBoard):
        await table.service.act(match_id, user, Revision(0), move, by=table.by())


async def rolled(table: Hall, **rules: Any) -> tuple[MatchId, UserId]:
    """A match in which somebody has just rolled."""
    match_id = await table.running(**rules)
    await table.move_until(match_id, "place")
    return match_id, await last_mover(table, match_id)


@on_both_stores
async def test_beyond_a_reveal_all_the_others_have_to_agree(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id, user = await rolled(table, undo="all")
        before = await table.store.load(match_id)
        done = await table.service.undo(match_id, user, before.revision, by=table.by())
        assert done.proposal is not None
        assert (done.proposal.what, done.proposal.by) == ("undo", user)
        first, second = (other for other in (ANNA, BELA, CLARA) if other != user)
        await table.service.vote(match_id, first, True, by=table.by())
        assert (await table.store.load(match_id)).revision == before.revision
        done = await table.service.vote(match_id, second, True, by=table.by())
        assert done.revision == before.revision + 1
        assert (await table.store.load(match_id)).position < before.position


async def test_rolling_again_after_an_undo_gives_the_same_dice() -> None:
    table = memory_hall()
    match_id, user = await rolled(table)
    dice = await table.state(match_id)
    await table.service.undo(match_id, user, await table.revision(match_id), by=table.by())
    for other in (ANNA, BELA, CLARA):
        if other != user:
            await table.service.vote(match_id, other, True, by=table.by())
    await table.move(match_id)
    assert await table.state(match_id) == dice


async def test_a_majority_is_enough_where_the_lobby_said_so() -> None:
    table = memory_hall()
    match_id = await table.lobby(seats=4, undo="majority")
    for user in (BELA, CLARA, DAVID):
        await table.service.join(match_id, user, by=table.by())
    await table.move_until(match_id, "place")
    mover = await last_mover(table, match_id)
    revision = await table.revision(match_id)
    await table.service.undo(match_id, mover, revision, by=table.by())
    first, second, _ = (u for u in (ANNA, BELA, CLARA, DAVID) if u != mover)
    await table.service.vote(match_id, first, True, by=table.by())
    assert await table.revision(match_id) == revision
    await table.service.vote(match_id, second, True, by=table.by())
    assert await table.revision(match_id) == revision + 1


async def test_one_no_settles_it() -> None:
    table = memory_hall()
    match_id, user = await rolled(table)
    revision = await table.revision(match_id)
    await table.service.undo(match_id, user, revision, by=table.by())
    other = next(u for u in (ANNA, BELA, CLARA) if u != user)
    done = await table.service.vote(match_id, other, False, by=table.by())
    assert (done.revision, done.proposal) == (revision, None)
    with pytest.raises(NoVote):
        await table.service.vote(match_id, other, True, by=table.by())


async def test_a_question_lapses_with_the_next_move() -> None:
    table = memory_hall()
    match_id, user = await rolled(table)
    await table.service.undo(match_id, user, await table.revision(match_id), by=table.by())
    await table.move(match_id)
    assert (await table.store.load(match_id)).proposal is None


async def test_votes_are_refused_where_they_make_no_sense() -> None:
    table = memory_hall()
    match_id, user = await rolled(table)
    other = next(u for u in (ANNA, BELA, CLARA) if u != user)
    with pytest.raises(NoVote):
        await table.service.vote(match_id, other, True, by=table.by())
    revision = await table.revision(match_id)
    await table.service.undo(match_id, user, revision, by=table.by())
    with pytest.raises(NotAsked):
        await table.service.vote(match_id, user, True, by=table.by())
    await table.service.vote(match_id, other, True, by=table.by())
    with pytest.raises(NotAsked):
        await table.service.vote(match_id, other, True, by=table.by())
    with pytest.raises(VoteOpen):
        await table.service.undo(match_id, user, revision, by=table.by())
    with pytest.raises(NotSeated):
        await table.service.vote(match_id, DAVID, True, by=table.by())


async def test_undo_is_refused_where_it_was_ruled_out() -> None:
    table = memory_hall()
    match_id, user = await rolled(table, undo="never")
    with pytest.raises(UndoForbidden) as refused:
        await table.service.undo(match_id, user, await table.revision(match_id), by=table.by())
    assert refused.value.label.id == "undo-never"
    fresh = await table.running()
    with pytest.raises(NothingToUndo):
        await table.service.undo(fresh, ANNA, Revision(0), by=table.by())


async def test_nothing_is_undone_in_a_rated_match_unless_the_director_says_so() -> None:
    table = memory_hall()
    match_id = await table.running(rated=True)
    await table.move(match_id)
    mover = await last_mover(table, match_id)
    with pytest.raises(UndoForbidden) as refused:
        await table.service.undo(match_id, mover, Revision(1), by=table.by())
    assert refused.value.label.id == "undo-in-rated"
    await table.service.allow_undo(match_id, True, by=table.by())
    done = await table.service.undo(match_id, mover, Revision(1), by=table.by())
    assert done.revision == 2


async def test_a_person_alone_among_ais_undoes_what_they_like() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    for _ in range(2):
        await table.service.add_ai(match_id, ANNA, "random", by=table.by())
    match = await table.store.load(match_id)
    while (seat := min(GAMES["vienna"].to_act(await table.state(match_id)))) != 0:
        state = await table.state(match_id)
        move = GAMES["vienna"].legal_moves(state, seat)[0]
        revision = await table.revision(match_id)
        data = b'{"do":"start_card","card":"%s"}' % move.card.encode()
        await table.service.act_for(match_id, Seat(seat), revision, data, by=table.by())
    await table.move(match_id)
    revision = await table.revision(match_id)
    await table.service.undo(match_id, ANNA, revision, by=table.by())
    assert (await table.store.load(match_id)).version > match.version
