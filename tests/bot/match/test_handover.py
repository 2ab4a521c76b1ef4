"""Ending by agreement, conceding, substitutes."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match.errors import (
    AlreadySeated,
    HasConceded,
    NotOffered,
)
from bot.match.model import Revision
from games.api import NotYourMove, Seat
from tests.bot.match.tables import (
    ANNA,
    BELA,
    CLARA,
    DAVID,
    GAMES,
    hall,
    memory_hall,
    on_both_stores,
)


@on_both_stores
async def test_a_match_ends_when_everybody_agrees(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        done = await table.service.propose_end(match_id, BELA, by=table.by())
        assert done.proposal is not None
        assert done.proposal.what == "end"
        await table.service.vote(match_id, ANNA, True, by=table.by())
        done = await table.service.vote(match_id, CLARA, True, by=table.by())
        assert done.status == "agreed"
        match = await table.store.load(match_id)
        assert (match.outcome, match.ended_at) == (None, table.now)


async def test_whoever_plays_alone_ends_alone() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    for _ in range(2):
        await table.service.add_ai(match_id, ANNA, "random", by=table.by())
    done = await table.service.propose_end(match_id, ANNA, by=table.by())
    assert done.status == "agreed"


@on_both_stores
async def test_a_seat_that_was_given_up_plays_itself_and_comes_last(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running(options=b'{"target": 15}')
        await table.service.concede(match_id, BELA, by=table.by())
        with pytest.raises(HasConceded):
            await table.service.concede(match_id, BELA, by=table.by())
        which = 0
        while (match := await table.store.load(match_id)).status == "running":
            state = await table.state(match_id)
            seat = min(GAMES["vienna"].to_act(state))
            user = match.chairs[seat].user
            assert user is not None
            move = await table.legal(match_id, user, which)
            if match.chairs[seat].plays_itself:
                await table.service.act_for(match_id, seat, match.revision, move, by=table.by())
            else:
                await table.service.act(match_id, user, match.revision, move, by=table.by())
            which += 7
        assert match.outcome is not None
        assert match.outcome.places[1] == 3
        actors = {row.actor for row in await table.store.log(match_id)}
        assert actors == {"person", "stand-in"}


async def test_nobody_plays_for_a_person_who_is_there() -> None:
    table = memory_hall()
    match_id = await table.running()
    user = await table.to_act(match_id)
    seat = (await table.store.load(match_id)).seat_of(user)
    assert seat is not None
    with pytest.raises(NotYourMove):
        await table.service.act_for(
            match_id, seat, Revision(0), await table.legal(match_id, user), by=table.by()
        )


async def test_the_last_one_who_stays_wins() -> None:
    table = memory_hall()
    match_id = await table.running()
    await table.service.concede(match_id, ANNA, by=table.by())
    done = await table.service.concede(match_id, CLARA, by=table.by())
    assert done.status == "finished"
    match = await table.store.load(match_id)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.why.id == "end-conceded"


async def test_a_match_without_people_ends() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    for _ in range(2):
        await table.service.add_ai(match_id, ANNA, "random", by=table.by())
    done = await table.service.concede(match_id, ANNA, by=table.by())
    assert done.status == "finished"


@on_both_stores
async def test_a_substitute_takes_an_offered_seat(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        with pytest.raises(NotOffered):
            await table.service.take_seat(match_id, DAVID, by=table.by())
        await table.service.offer_seat(match_id, BELA, by=table.by())
        with pytest.raises(AlreadySeated):
            await table.service.take_seat(match_id, ANNA, by=table.by())
        with pytest.raises(NotOffered):
            await table.service.take_seat(match_id, DAVID, Seat(0), by=table.by())
        await table.service.take_seat(match_id, DAVID, by=table.by())
        match = await table.store.load(match_id)
        assert match.chairs[1].user == DAVID
        assert not match.chairs[1].offered
        assert match.salts == tuple(chair.salt for chair in match.chairs)


async def test_an_offer_can_be_taken_back() -> None:
    table = memory_hall()
    match_id = await table.running()
    await table.service.offer_seat(match_id, BELA, by=table.by())
    await table.service.offer_seat(match_id, BELA, False, by=table.by())
    with pytest.raises(NotOffered):
        await table.service.take_seat(match_id, DAVID, Seat(1), by=table.by())
