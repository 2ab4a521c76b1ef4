"""A stand-in with the small bot logged in to it, for one test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from playground.channels import Channel
from playground.driver import Person
from playground.guilds import Guild
from playground.server import StandIn
from playground.world_clock import StillClock
from tests.playground.table_bot import AnyBot, ShardedTableBot, TableBot, intents


@dataclass
class Table:
    """One guild with one channel and two people, the bot being there."""

    standin: StandIn
    bot: AnyBot
    guild: Guild
    channel: Channel
    anna: Person
    bert: Person


@asynccontextmanager
async def logged_in(standin: StandIn, *, sharded: bool = False) -> AsyncGenerator[AnyBot]:
    """Inside, a bot is logged in and ready."""
    kind = ShardedTableBot if sharded else TableBot
    bot = kind("!", intents=intents(), guild_ready_timeout=0.01)
    with standin.point_discord_py_here():
        task = asyncio.create_task(bot.start(standin.token))
        try:
            ready = asyncio.create_task(_ready(standin, bot))
            await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                ready.cancel()
                await task
            yield bot
        finally:
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)


async def _ready(standin: StandIn, bot: AnyBot) -> None:
    await standin.connected()
    await bot.wait_until_ready()


@asynccontextmanager
async def table(standin: StandIn | None = None, *, sharded: bool = False) -> AsyncGenerator[Table]:
    """Inside, a bot sits in a guild with Anna (German) and Bert; time stands still."""
    standin = standin or await StandIn.start(clock=StillClock())
    guild = standin.world.new_guild("Wien")
    channel = guild.new_channel("spieltisch")
    anna = Person(standin, guild.new_member("Anna", locale="de"), channel)
    bert = Person(standin, guild.new_member("Bert"), channel)
    async with standin, logged_in(standin, sharded=sharded) as bot:
        yield Table(standin, bot, guild, channel, anna, bert)
