"""Seats without a person never keep a table waiting."""

from __future__ import annotations

import asyncio
import contextlib

from bot.match.ai_seats import AiSeats, SimpleAis
from bot.match.checking import divergence
from bot.match.errors import StoreFailed
from bot.match.model import AiLevel, Match, MatchId
from bot.storage.memory_store import MemoryStore
from games.api import AnyGame, Move, Seat
from tests.bot.match.tables import ANNA, BELA, CLARA, GAMES, Hall


def seats_of(hall: Hall) -> AiSeats:
    return AiSeats(hall.service, hall.store, GAMES, SimpleAis())


async def match_with_ais(hall: Hall, level: AiLevel = "careful") -> MatchId:
    match_id = await hall.lobby(options=b'{"target": 15}')
    for _ in range(2):
        await hall.service.add_ai(match_id, ANNA, level, by=hall.by())
    return match_id


async def play_out(hall: Hall, match_id: MatchId) -> Match:
    ais = seats_of(hall)
    which = 0
    while (match := await hall.store.load(match_id)).status == "running":
        await ais.play(match_id)
        if (await hall.store.load(match_id)).status == "running":
            await hall.move(match_id, which)
        which += 7
    return match


async def test_ais_move_until_a_person_is_asked_and_the_match_ends() -> None:
    for level in ("careful", "random"):
        hall = Hall(MemoryStore())
        match = await play_out(hall, await match_with_ais(hall, level))
        assert match.status == "finished"
        log = await hall.store.log(match.id)
        assert {(row.seat, row.actor) for row in log} == {(0, "person"), (1, "ai"), (2, "ai")}
        assert all((row.user is None) == (row.actor == "ai") for row in log)


async def test_a_stand_in_plays_for_those_who_gave_up() -> None:
    hall = Hall(MemoryStore())
    match_id = await hall.running()
    for user in (BELA, CLARA):
        await hall.service.offer_seat(match_id, user, by=hall.by())
    await hall.service.concede(match_id, BELA, by=hall.by())
    await seats_of(hall).play(match_id)
    assert await hall.to_act(match_id) != BELA


async def test_a_stand_in_plays_for_those_who_were_forgotten() -> None:
    hall = Hall(MemoryStore())
    match_id = await hall.running()
    await hall.store.forget(CLARA)
    await seats_of(hall).play(match_id)
    match = await hall.store.load(match_id)
    seat = min(GAMES["vienna"].to_act(await hall.state(match_id)))
    assert match.chairs[seat].user in (ANNA, BELA)


async def test_ais_choose_secretly_and_at_the_same_time_too() -> None:
    hall = Hall(MemoryStore())
    match_id = await hall.lobby(game="masquerade")
    for _ in range(2):
        await hall.service.add_ai(match_id, ANNA, "careful", by=hall.by())
    match = await play_out(hall, match_id)
    assert match.outcome is not None


class Slow:
    """An AI during whose first thought the person at the table takes a move back."""

    def __init__(self, hall: Hall, match_id: MatchId) -> None:
        self.hall, self.match_id, self.thoughts = hall, match_id, 0

    async def choose(self, level: AiLevel, game: AnyGame, state: object, seat: Seat) -> Move:
        self.thoughts += 1
        if self.thoughts == 1:
            revision = await self.hall.revision(self.match_id)
            await self.hall.service.undo(self.match_id, ANNA, revision, by=self.hall.by())
        return await SimpleAis().choose(level, game, state, seat)


async def test_a_thought_about_an_old_board_is_thought_again() -> None:
    hall = Hall(MemoryStore())
    match_id = await match_with_ais(hall)
    await seats_of(hall).play(match_id)
    while min(GAMES["vienna"].to_act(await hall.state(match_id))) == 0:
        await hall.move(match_id)
    slow = Slow(hall, match_id)
    ais = AiSeats(hall.service, hall.store, GAMES, slow)
    moves = await ais.play(match_id)
    assert slow.thoughts == moves + 1
    match = await hall.store.load(match_id)
    assert divergence(match, await hall.store.log(match_id), GAMES) == ""


async def test_on_start_every_waiting_table_is_served_and_one_failure_stops_nobody() -> None:
    class Fragile(MemoryStore):
        broken: MatchId | None = None

        async def load(self, match: MatchId) -> Match:
            if match == self.broken:
                raise StoreFailed("for once")
            return await super().load(match)

    store = Fragile()
    hall = Hall(store)
    first, second = await match_with_ais(hall), await match_with_ais(hall)
    store.broken = first
    ais = seats_of(hall)
    hall.service.subscribe(ais)
    task = asyncio.create_task(ais.run())
    while min(GAMES["vienna"].to_act(await hall.state(second))) != 0:
        await asyncio.sleep(0)
    assert not task.done()
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
