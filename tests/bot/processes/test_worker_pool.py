"""Processes that think: real ones, killed, stuck and busy."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from bot.processes.computer_choices import Minds
from bot.processes.worker_pool import ThinkingFailed, Workers
from bot.processes.worker_tasks import Choose, Chosen
from games.ai.analysis import Decision
from games.api import AnyGame
from games.chance import FastChance
from games.codec import Codec
from tests.bot.processes.test_tasks import asked, choose_task
from tests.games.all_games import ALL_GAMES, AT

VIENNA = ALL_GAMES[0]
LONG = 60.0  # seconds; nothing here takes a fraction of it
on_every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)


@asynccontextmanager
async def working(count: int = 1) -> AsyncGenerator[Workers]:
    workers = Workers(count, games=AT)
    try:
        yield workers
    finally:
        await workers.close()


def quick() -> bytes:
    return msgspec.json.encode(choose_task(VIENNA, "regular"))


def endless() -> bytes:
    task = choose_task(VIENNA, "expert")
    return msgspec.json.encode(msgspec.structs.replace(task, playouts=10**9))


async def until_busy(workers: Workers) -> None:
    async with asyncio.timeout(LONG):
        while not workers.processes:
            await asyncio.sleep(0.01)


async def test_no_process_is_started_before_it_is_needed() -> None:
    async with working() as workers:
        assert workers.processes == []


async def test_a_process_answers_and_is_asked_again() -> None:
    async with working() as workers:
        first = await workers.ask(quick(), LONG)
        before = workers.processes
        assert await workers.ask(quick(), LONG) == first
        assert workers.processes == before
        assert msgspec.json.decode(first, type=Chosen)


async def test_a_process_that_is_killed_in_mid_thought_fails_one_task_and_is_replaced() -> None:
    async with working() as workers:
        thinking = asyncio.create_task(workers.ask(endless(), LONG))
        await until_busy(workers)
        (pid,) = workers.processes
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(ThinkingFailed, match="died"):
            await thinking
        assert await workers.ask(quick(), LONG)
        assert pid not in workers.processes


async def test_a_process_that_takes_too_long_is_ended_and_replaced() -> None:
    async with working() as workers:
        with pytest.raises(ThinkingFailed, match="took too long"):
            await workers.ask(endless(), 1.0)
        assert workers.processes == []
        assert await workers.ask(quick(), LONG)


async def test_whoever_gives_up_waiting_leaves_no_process_in_mid_thought() -> None:
    async with working() as workers:
        thinking = asyncio.create_task(workers.ask(endless(), LONG))
        await until_busy(workers)
        thinking.cancel()
        await asyncio.wait([thinking])
        assert workers.processes == []


async def test_no_more_processes_than_allowed_think_at_a_time() -> None:
    async with working(2) as workers:
        tasks = [asyncio.create_task(workers.ask(quick(), LONG)) for _ in range(6)]
        await asyncio.sleep(0)
        assert workers.load == 3
        answers = await asyncio.gather(*tasks)
        assert len(set(answers)) == 1
        assert len(workers.processes) <= 2
        assert workers.load == 0


async def test_closing_ends_all_processes() -> None:
    async with working(2) as workers:
        await asyncio.gather(*(workers.ask(quick(), LONG) for _ in range(2)))
        pids = workers.processes
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


class Broken(Workers):
    """Processes that never answer, and the levels they were asked for."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []

    async def ask(self, task: bytes, seconds: float) -> bytes:
        self.asked.append(msgspec.json.decode(task, type=Choose).level)
        raise ThinkingFailed("died")


@on_every_game
async def test_when_no_process_answers_the_levels_below_are_asked_and_a_move_is_made(
    game: AnyGame,
) -> None:
    data, seat = asked(game)
    state = Codec(game).read_state(data)
    workers = Broken()
    move = await Minds(workers).choose("expert", game, state, seat)
    assert move in game.legal_moves(state, seat)
    assert workers.asked == ["expert", "regular"]


async def test_a_task_that_fails_in_the_process_is_a_failure_here() -> None:
    data, seat = asked(VIENNA)
    state = Codec(VIENNA).read_state(data)
    workers = Workers(1, games="tests.bot.processes.no_games:GAMES")
    try:
        with pytest.raises(ThinkingFailed, match="UnknownGame"):
            await Minds(workers).weigh(VIENNA, state, seat)
    finally:
        await workers.close()


@on_every_game
@pytest.mark.parametrize("level", ["random", "novice", "regular", "expert"])
async def test_every_level_makes_legal_moves(game: AnyGame, level: str) -> None:
    data, seat = asked(game)
    state = Codec(game).read_state(data)
    async with working() as workers:
        minds = Minds(workers, seconds=0.1)
        move = await minds.choose(level, game, state, seat)  # pyright: ignore[reportArgumentType]  one of the levels
        assert move in game.legal_moves(state, seat)


async def test_a_single_legal_move_needs_no_process() -> None:
    chance = FastChance(1)
    state: Any = VIENNA.new(3, VIENNA.options(), chance).state
    while len(moves := VIENNA.legal_moves(state, state.seat)) > 1:
        state = VIENNA.apply(state, state.seat, moves[0], chance).state
    workers = Broken()
    assert await Minds(workers).choose("expert", VIENNA, state, state.seat) == moves[0]
    assert workers.asked == []


async def test_an_analysis_is_made_in_a_process() -> None:
    data, seat = asked(VIENNA)
    state = Codec(VIENNA).read_state(data)
    chance = FastChance(4)
    end = state
    while to_act := VIENNA.to_act(end):
        mover = min(to_act)
        end = VIENNA.apply(end, mover, VIENNA.legal_moves(end, mover)[0], chance).state
    decision = Decision(state, seat, VIENNA.legal_moves(state, seat)[0])
    async with working() as workers:
        found = await Minds(workers).analyse(VIENNA, [decision], end, seed=1)
    assert [number for number, _ in found.course] == [0, 1]


async def test_an_expert_thinks_less_when_many_ask() -> None:
    data, seat = asked(VIENNA)
    state = Codec(VIENNA).read_state(data)

    class Busy(Workers):
        seconds: float | None = None

        @property
        def load(self) -> float:
            return 8.0

        async def ask(self, task: bytes, seconds: float) -> bytes:
            self.seconds = msgspec.json.decode(task, type=Choose).seconds
            return msgspec.json.encode(Chosen(0))

    workers = Busy(1)
    await Minds(workers, seconds=4.0).choose("expert", VIENNA, state, seat)
    assert workers.seconds == 0.5
