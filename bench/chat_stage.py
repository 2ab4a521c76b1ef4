"""A stand-in Discord with tables of Vienna, and a bot in another process that serves them."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import AsyncGenerator, Generator
from pathlib import Path
from typing import NamedTuple

from bench.bot_process import BotOptions, BotProcess, running_bot
from bench.chat_tables import SEATS, Crowd
from bot.app import opened
from bot.match.model import NO_LIMITS, ChannelId, GuildId, UserId
from bot.match.publisher import Publisher
from bot.match.service import MatchService
from bot.service_selfplay import NoScreen, new_interaction
from bot.settings import read_settings
from games.registry import GAMES
from playground.server import StandIn
from playground.world_clock import Clock

_SEED = 1


class Stage(NamedTuple):
    """What a bot has to serve."""

    name: str
    bot: BotOptions
    tables: int
    idle: int = 0  # matches beside them that nobody plays; only for a bot of this tree
    computers: int = 0  # experts at each table, instead of people


class Side(NamedTuple):
    """A stage where everybody is seated."""

    name: str
    crowd: Crowd
    bot: BotProcess


@contextlib.asynccontextmanager
async def on_stage(stage: Stage) -> AsyncGenerator[Side]:
    """The bot is running and all matches have begun; at the end it has stopped."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "fiaker.sqlite"
        async with await StandIn.start(clock=Clock(), record=False) as standin:
            crowd = Crowd(standin, seed=_SEED)
            if stage.idle:
                await _begin_idle(standin, database, stage.idle)
            async with running_bot(standin, database, stage.bot) as bot:
                await crowd.open_tables(stage.tables, computers=stage.computers)
                yield Side(stage.name, crowd, bot)


async def _begin_idle(standin: StandIn, database: Path, count: int) -> None:
    """So many matches have begun in the database; nobody was shown them."""
    guild = standin.world.new_guild("Idle")
    users = [UserId(guild.new_member(f"Idle {seat}").id) for seat in range(SEATS)]
    async with opened(read_settings({"FIAKER_DATABASE": str(database)})) as app:
        service = MatchService(app.store, GAMES, limits=NO_LIMITS)
        for number in range(count):
            lobby = await service.open_lobby(
                GuildId(guild.id),
                ChannelId(number + 1),
                users[0],
                game="vienna",
                seats=SEATS,
                by=new_interaction(),
            )
            for user in users[1:]:
                await service.join(lobby.match, user, by=new_interaction())
        await Publisher(app.store, NoScreen()).drain()


class Cores(NamedTuple):
    """Where who computes; nothing where the system does not let us choose, or has one core."""

    driver: tuple[int, ...] = ()
    bot: tuple[int, ...] = ()
    every: tuple[int, ...] = ()

    def __str__(self) -> str:
        if not self.driver:
            return "the bot and the driver share all cores"
        bot = f"core {self.bot[0]}" if len(self.bot) == 1 else "every core"
        return f"the bot has {bot}, the driver with the stand-in core {self.driver[0]}"


@contextlib.contextmanager
def shared_cores() -> Generator[Cores]:
    """Inside, this process keeps to one core, so that a bot can have another for itself."""
    every = tuple(sorted(os.sched_getaffinity(0))) if hasattr(os, "sched_getaffinity") else ()
    if len(every) < 2:
        yield Cores()
        return
    cores = Cores(every[:1], every[1:2], every)
    os.sched_setaffinity(0, cores.driver)
    try:
        yield cores
    finally:
        os.sched_setaffinity(0, every)
