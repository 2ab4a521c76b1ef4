"""Server managers send people away from a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match.computer_seats import AiSeats
from bot.match.errors import HasConceded, NotRunning, NotSeated
from bot.match.model import InteractionId
from games.api import Seat
from tests.bot.match.tables import (
    ANNA,
    BELA,
    CLARA,
    DAVID,
    GAMES,
    SimpleAis,
    hall,
    memory_hall,
    on_both_stores,
)

FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)


@on_both_stores
async def test_a_chair_is_taken_out_of_a_lobby(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.lobby()
        await table.service.join(match_id, BELA, by=table.by())
        done = await table.service.remove_seat(match_id, SECOND, by=table.by())
        assert done.status == "lobby"
        match = await table.store.load(match_id)
        assert (match.people, match.opener) == ((ANNA,), ANNA)


@on_both_stores
async def test_a_lobby_whose_opener_is_sent_away_passes_on(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.lobby()
        await table.service.join(match_id, BELA, by=table.by())
        await table.service.remove_seat(match_id, FIRST, by=table.by())
        match = await table.store.load(match_id)
        assert (match.people, match.opener) == ((BELA,), BELA)


@on_both_stores
async def test_a_lobby_without_people_is_abandoned(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.lobby()
        await table.service.add_ai(match_id, ANNA, "novice", by=table.by())
        done = await table.service.remove_seat(match_id, FIRST, by=table.by())
        assert done.status == "abandoned"
        assert await table.store.match_in(await table.channel(match_id)) is None


async def test_an_ai_is_sent_away_from_a_lobby() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    await table.service.add_ai(match_id, ANNA, "novice", by=table.by())
    await table.service.remove_seat(match_id, SECOND, by=table.by())
    match = await table.store.load(match_id)
    assert [chair.user for chair in match.chairs] == [ANNA]


@on_both_stores
async def test_a_lobby_whose_opener_was_forgotten_gets_a_new_one(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.lobby()
        await table.service.join(match_id, BELA, by=table.by())
        await table.store.forget(ANNA)
        await table.service.remove_seat(match_id, FIRST, by=table.by())
        assert (await table.store.load(match_id)).opener == BELA


@on_both_stores
async def test_in_a_running_match_the_seat_is_free_for_somebody_else(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        done = await table.service.remove_seat(match_id, SECOND, by=table.by())
        assert done.status == "running"
        with pytest.raises(NotSeated):
            await table.service.concede(match_id, BELA, by=table.by())
        await table.service.take_seat(match_id, DAVID, by=table.by())
        match = await table.store.load(match_id)
        assert [chair.user for chair in match.chairs] == [ANNA, DAVID, CLARA]


async def test_a_person_takes_the_seat_of_a_computer_that_was_sent_away() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    await table.service.join(match_id, BELA, by=table.by())
    await table.service.add_ai(match_id, ANNA, "novice", by=table.by())
    await table.service.remove_seat(match_id, THIRD, by=table.by())
    await table.service.take_seat(match_id, CLARA, by=table.by())
    match = await table.store.load(match_id)
    assert match.people == (ANNA, BELA, CLARA)
    assert match.chairs[THIRD].ai is None


async def test_a_seat_whose_owner_was_sent_away_plays_itself() -> None:
    table = memory_hall()
    match_id = await table.running()
    seat = (await table.store.load(match_id)).seat_of(await table.to_act(match_id))
    assert seat is not None
    await table.service.remove_seat(match_id, seat, by=table.by())
    moves = await AiSeats(table.service, table.store, GAMES, SimpleAis()).play(match_id)
    assert moves > 0


async def test_without_people_a_match_is_broken_off() -> None:
    table = memory_hall()
    match_id = await table.running()
    for seat in (FIRST, THIRD):
        done = await table.service.remove_seat(match_id, seat, by=table.by())
        assert done.status == "running"
    done = await table.service.remove_seat(match_id, SECOND, by=table.by())
    assert done.status == "abandoned"


async def test_a_seat_is_freed_once() -> None:
    table = memory_hall()
    match_id = await table.running()
    await table.service.remove_seat(match_id, SECOND, by=table.by())
    with pytest.raises(HasConceded):
        await table.service.remove_seat(match_id, SECOND, by=table.by())


async def test_sending_somebody_away_settles_what_was_asked() -> None:
    table = memory_hall()
    match_id = await table.running()
    await table.service.propose_end(match_id, CLARA, by=table.by())
    done = await table.service.remove_seat(match_id, THIRD, by=table.by())
    assert done.proposal is None


@on_both_stores
async def test_who_is_sent_away_twice_by_one_request_goes_once(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.lobby()
        await table.service.join(match_id, BELA, by=table.by())
        by = InteractionId("kick")
        done = await table.service.remove_seat(match_id, FIRST, by=by)
        assert await table.service.remove_seat(match_id, FIRST, by=by) == done
        assert (await table.store.load(match_id)).people == (BELA,)


@pytest.mark.parametrize("seat", [-1, 3, 99])
async def test_nobody_is_sent_away_from_a_seat_that_is_not_there(seat: int) -> None:
    table = memory_hall()
    for match_id in (await table.lobby(), await table.running()):
        before = await table.store.load(match_id)
        with pytest.raises(NotSeated) as refusal:
            await table.service.remove_seat(match_id, Seat(seat), by=table.by())
        assert refusal.value.label.id == "no-such-seat"
        assert await table.store.load(match_id) == before


async def test_a_free_seat_of_a_lobby_is_not_there() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    with pytest.raises(NotSeated):
        await table.service.remove_seat(match_id, SECOND, by=table.by())


async def test_a_seat_is_given_up_once() -> None:
    table = memory_hall()
    match_id = await table.running()
    await table.service.concede(match_id, BELA, by=table.by())
    with pytest.raises(HasConceded) as refusal:
        await table.service.remove_seat(match_id, SECOND, by=table.by())
    assert refusal.value.label.id == "seat-given-up"


async def test_nobody_is_sent_away_once_it_is_over() -> None:
    table = memory_hall()
    match_id = await table.running()
    await table.service.abandon(match_id, by=table.by())
    with pytest.raises(NotRunning):
        await table.service.remove_seat(match_id, FIRST, by=table.by())
