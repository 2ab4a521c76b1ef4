"""Our bot at work in a stand-in Discord: one server, one channel, some people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bot.app import App, Crew, at_work, opened
from bot.match.ports import Clock, Draw
from bot.match.scheduler import Scheduler
from bot.settings import read_settings
from cogs.client import FiakerBot, outside
from games.registry import GAMES, Registry
from playground.channels import Channel
from playground.driver import Person
from playground.guilds import Guild
from playground.kept_request import Exchange
from playground.seen_message import SeenMessage
from playground.server import StandIn
from playground.world_clock import StillClock
from tests.cogs.draws import Draws
from tests.games.all_games import AT
from tests.judge.judge import Judge

NAMES = ("Anna", "Béla", "Clara", "David", "Elsa")


class Running(NamedTuple):
    """A bot at work."""

    app: App
    bot: FiakerBot
    crew: Crew


@dataclass
class Town:
    """What a test needs."""

    standin: StandIn
    app: App
    bot: FiakerBot
    crew: Crew
    guild: Guild
    channel: Channel
    people: tuple[Person, ...]

    @property
    def scheduler(self) -> Scheduler:
        """What looks after matches."""
        return self.crew.scheduler

    def person(self, user: int) -> Person:
        """The person with this id."""
        return next(person for person in self.people if person.id == user)


async def spotted(
    person: Person, check: Callable[[SeenMessage], bool], channel: Channel | None = None
) -> SeenMessage:
    """The newest message this person sees that is like that, as soon as there is one."""
    found = await person.until(lambda seen: [m for m in seen if check(m)], channel=channel)
    return found[-1]


@asynccontextmanager
async def town(
    folder: Path,
    judge: Judge | None,
    *,
    people: int = 5,
    games: Registry = GAMES,
    locale: str = "en-GB",
    clock: Clock = time.time,
) -> AsyncGenerator[Town]:
    """A server with our bot in it, everything it sends judged."""
    standin = await judged_standin(judge)
    guild = standin.world.new_guild("Wien")
    channel = guild.new_channel("spieltisch")
    crowd = tuple(
        Person(standin, guild.new_member(name, locale=locale), channel) for name in NAMES[:people]
    )
    async with standin, bot_in(standin, folder, games, clock=clock) as running:
        yield Town(standin, *running, guild, channel, crowd)


@asynccontextmanager
async def bot_in(
    standin: StandIn,
    folder: Path,
    games: Registry = GAMES,
    *,
    clock: Clock = time.time,
    draw: Draw | None = None,
    is_alive: Callable[[], bool] = lambda: True,
) -> AsyncGenerator[Running]:
    """The bot logged in and at work, with its database in this folder."""
    settings = read_settings(
        {
            "FIAKER_DATABASE": str(folder / "fiaker.sqlite"),
            "FIAKER_AI_PAUSE": "0",
            "FIAKER_AI_SECONDS": "0.1",
            "DISCORD_TOKEN": standin.token,
        }
    )
    with standin.point_discord_py_here():
        async with opened(
            settings, games=games, games_at=AT, clock=clock, draw=draw or Draws()
        ) as app:
            bot = FiakerBot(app, guild_ready_timeout=0.01)
            async with bot:
                await bot.login(standin.token)
                connection = asyncio.create_task(bot.connect())
                try:
                    await asyncio.wait(
                        {connection, asyncio.create_task(bot.wait_until_ready())},
                        return_when=asyncio.FIRST_COMPLETED,
                    )
                    if connection.done():
                        connection.result()
                    async with at_work(app, outside(app, bot), is_alive=is_alive) as crew:
                        yield Running(app, bot, crew)
                finally:
                    await bot.close()
                    await asyncio.gather(connection, return_exceptions=True)


async def judged_standin(judge: Judge | None, clock: StillClock | None = None) -> StandIn:
    """A stand-in where all the bot sends, and is answered, comes before the judge.

    Time stands still: on a busy machine an answer may take more than Discord's three seconds.
    """
    standin = await StandIn.start(clock=clock or StillClock())
    if judge is not None:
        standin.watch(lambda exchange: _judged(judge, exchange))
    return standin


def _judged(judge: Judge, exchange: Exchange) -> None:
    files = [(upload.filename, upload.data) for _, upload in sorted(exchange.files.items())]
    judge.request(exchange.method, exchange.path, exchange.json, query=exchange.query, files=files)
    if exchange.fault is None:
        judge.response(exchange.method, exchange.path, exchange.status, exchange.answer)
