"""Seats without a person never keep a table waiting."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.match.computer_seats import AiSeats
from bot.match.errors import StoreFailed
from bot.match.model import AiLevel, Match, MatchId
from bot.match.stored_match_check import divergence
from bot.storage.memory_store import MemoryStore
from games.api import AnyGame, Move, Seat
from tests.bot.match.tables import ANNA, BELA, CLARA, GAMES, Hall, SimpleAis

LONGEST_TEST = 10  # seconds; nothing is waited for, but seats that have ended move nothing


def seats_of(hall: Hall) -> AiSeats:
    return AiSeats(hall.service, hall.store, GAMES, SimpleAis())


async def match_with_ais(hall: Hall, level: AiLevel = "novice") -> MatchId:
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
    for level in ("novice", "random"):
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
        await hall.service.add_ai(match_id, ANNA, "novice", by=hall.by())
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


class FragileStore(MemoryStore):
    """Always fails at one match, and so many times at saving anything or at listing matches."""

    def __init__(self) -> None:
        super().__init__()
        self.broken: MatchId | None = None
        self.save_failures = 0
        self.list_failures = 0

    async def load(self, match: MatchId) -> Match:
        if match == self.broken:
            raise StoreFailed("for once")
        return await super().load(match)

    async def save(self, match: Match, **kept: Any) -> None:
        if self.save_failures:
            self.save_failures -= 1
            raise StoreFailed("no room")
        await super().save(match, **kept)

    async def matches(self, *, running: bool = False) -> list[MatchId]:
        if self.list_failures:
            self.list_failures -= 1
            raise StoreFailed("not now")
        return await super().matches(running=running)


class Stage:
    """AI seats on a store that falters. They sleep only as long as it takes to write it down."""

    def __init__(self) -> None:
        self.store = FragileStore()
        self.hall = Hall(self.store)
        self.pauses: list[float] = []
        self.ais = AiSeats(self.hall.service, self.store, GAMES, SimpleAis(), sleep=self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        await asyncio.sleep(0)

    async def until_anna_is_asked(self, match_id: MatchId) -> None:
        async with asyncio.timeout(LONGEST_TEST):
            while min(GAMES["vienna"].to_act(await self.hall.state(match_id))) != 0:
                await asyncio.sleep(0)


@asynccontextmanager
async def running(ais: AiSeats) -> AsyncGenerator[None]:
    """AI seats at work, cancelled at the end; whatever else ended them is raised."""
    task = asyncio.create_task(ais.run())
    try:
        yield
        assert not task.done()
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def match_that_waits_for_ais(hall: Hall) -> MatchId:
    """A match in which the next move is an AI's."""
    match_id = await match_with_ais(hall)
    await move_until_an_ai_is_asked(hall, match_id)
    return match_id


async def move_until_an_ai_is_asked(hall: Hall, match_id: MatchId) -> None:
    while min(GAMES["vienna"].to_act(await hall.state(match_id))) == 0:
        await hall.move(match_id)


async def test_on_start_every_waiting_table_is_served_and_one_failure_stops_nobody() -> None:
    stage = Stage()
    first = await match_that_waits_for_ais(stage.hall)
    second = await match_that_waits_for_ais(stage.hall)
    stage.store.broken = first
    stage.hall.service.subscribe(stage.ais)
    async with running(stage.ais):
        await stage.until_anna_is_asked(second)


async def test_tables_that_could_not_be_listed_at_the_start_are_served_later() -> None:
    stage = Stage()
    match_id = await match_that_waits_for_ais(stage.hall)
    stage.store.list_failures = 9
    async with running(stage.ais):
        await stage.until_anna_is_asked(match_id)
    assert stage.pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60]


async def test_while_tables_cannot_be_listed_those_that_change_are_served() -> None:
    stage = Stage()
    match_id = await match_that_waits_for_ais(stage.hall)
    stage.store.list_failures = 10**9
    async with running(stage.ais):
        stage.ais.look_at(match_id)
        await stage.until_anna_is_asked(match_id)


async def test_a_failure_to_list_tables_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    stage = Stage()
    match_id = await match_that_waits_for_ais(stage.hall)
    stage.store.list_failures = 1
    async with running(stage.ais):
        await stage.until_anna_is_asked(match_id)
    [record] = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert record.getMessage() == "no AI seats found, again in 1 s"
    assert "StoreFailed: not now" in caplog.text


async def test_a_move_that_could_not_be_saved_is_made_later_without_being_woken() -> None:
    stage = Stage()
    match_id = await match_that_waits_for_ais(stage.hall)
    stage.store.save_failures = 3
    async with running(stage.ais):
        await stage.until_anna_is_asked(match_id)
    assert stage.pauses == [1, 2, 4]
    match, log = await stage.store.story(match_id)
    assert divergence(match, log, GAMES) == ""


async def test_once_a_move_was_saved_pauses_are_short_again() -> None:
    stage = Stage()
    match_id = await match_that_waits_for_ais(stage.hall)
    stage.store.save_failures = 2
    stage.hall.service.subscribe(stage.ais)
    async with running(stage.ais):
        await stage.until_anna_is_asked(match_id)
        await move_until_an_ai_is_asked(stage.hall, match_id)
        stage.store.save_failures = 1
        await stage.until_anna_is_asked(match_id)
    assert stage.pauses == [1, 2, 1]


async def test_a_match_that_is_woken_while_it_pauses_pauses_once() -> None:
    stage = Stage()
    match_id = await match_that_waits_for_ais(stage.hall)
    asleep = asyncio.Event()

    async def sleep(seconds: float) -> None:
        stage.pauses.append(seconds)
        await asleep.wait()

    stage.store.save_failures = 1
    ais = AiSeats(stage.hall.service, stage.store, GAMES, SimpleAis(), sleep=sleep)
    async with running(ais):
        async with asyncio.timeout(LONGEST_TEST):
            while not stage.pauses:
                await asyncio.sleep(0)
        for _ in range(4):
            ais.look_at(match_id)
            await asyncio.sleep(0)
        assert stage.pauses == [1]
        asleep.set()
        await stage.until_anna_is_asked(match_id)


async def test_seats_that_are_started_again_try_again_after_failures_too() -> None:
    stage = Stage()
    match_id = await match_that_waits_for_ais(stage.hall)

    async def sleep(seconds: float) -> None:
        stage.pauses.append(seconds)
        if len(stage.pauses) == 1:
            await asyncio.Event().wait()

    stage.store.save_failures = 2
    ais = AiSeats(stage.hall.service, stage.store, GAMES, SimpleAis(), sleep=sleep)
    async with running(ais), asyncio.timeout(LONGEST_TEST):
        while not stage.pauses:
            await asyncio.sleep(0)
    async with running(ais):
        await stage.until_anna_is_asked(match_id)


async def test_seats_that_pause_are_cancelled_at_once() -> None:
    stage = Stage()
    pausing = asyncio.Event()

    async def sleep(_: float) -> None:
        pausing.set()
        await asyncio.Event().wait()

    stage.store.list_failures = 1
    ais = AiSeats(stage.hall.service, stage.store, GAMES, SimpleAis(), sleep=sleep)
    task = asyncio.create_task(ais.run())
    await asyncio.wait_for(pausing.wait(), LONGEST_TEST)
    task.cancel()
    await asyncio.wait([task], timeout=LONGEST_TEST)
    assert task.cancelled()


async def test_a_match_that_cannot_be_played_is_not_tried_again() -> None:
    stage = Stage()
    match_id = await match_that_waits_for_ais(stage.hall)
    async with running(stage.ais):
        stage.ais.look_at(MatchId(99))  # which is not there
        await stage.until_anna_is_asked(match_id)
    assert stage.pauses == []


# Pauses and company ---------------------------------------------------------------------------


async def test_computers_answer_a_person_after_one_pause_for_all_of_them() -> None:
    stage = Stage()
    match_id = await match_that_waits_for_ais(stage.hall)
    ais = AiSeats(stage.hall.service, stage.store, GAMES, SimpleAis(), pause=1.5, sleep=stage.sleep)
    stage.hall.service.subscribe(ais)
    async with running(ais):
        await stage.until_anna_is_asked(match_id)
        assert stage.pauses == [1.5]
        await move_until_an_ai_is_asked(stage.hall, match_id)
        await stage.until_anna_is_asked(match_id)
    log = await stage.store.log(match_id)
    assert sum(row.actor == "ai" for row in log) > 2
    assert stage.pauses == [1.5, 1.5]


async def test_nobody_pauses_where_no_computer_is_asked() -> None:
    stage = Stage()
    match_id = await stage.hall.running()
    ais = AiSeats(stage.hall.service, stage.store, GAMES, SimpleAis(), pause=1.5, sleep=stage.sleep)
    async with running(ais):
        ais.look_at(match_id)
        await asyncio.sleep(0.01)
    assert stage.pauses == []


class Stuck:
    """An AI that thinks for ever in one match, and at once in all others."""

    def __init__(self, hall: Hall, match_id: MatchId) -> None:
        self.hall, self.match_id = hall, match_id
        self.thinking = asyncio.Event()

    async def choose(self, level: AiLevel, game: AnyGame, state: object, seat: Seat) -> Move:
        if state == await self.hall.state(self.match_id):
            self.thinking.set()
            await asyncio.Event().wait()
        return await SimpleAis().choose(level, game, state, seat)


async def test_a_long_thought_in_one_match_holds_up_no_other() -> None:
    stage = Stage()
    slow = await match_that_waits_for_ais(stage.hall)
    quick = await match_that_waits_for_ais(stage.hall)
    stuck = Stuck(stage.hall, slow)
    ais = AiSeats(stage.hall.service, stage.store, GAMES, stuck)
    async with running(ais):
        await asyncio.wait_for(stuck.thinking.wait(), LONGEST_TEST)
        await stage.until_anna_is_asked(quick)
