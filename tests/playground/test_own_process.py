"""The bot in a process of its own, which can be killed between any two requests."""

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from playground.client_redirect import pointed
from playground.client_refusals import NoAnswer
from playground.driver import Person
from playground.server import StandIn
from playground.world_clock import StillClock

SETTLED = 60.0


@asynccontextmanager
async def process(standin: StandIn) -> AsyncGenerator[asyncio.subprocess.Process]:
    """Inside, the bot is logged in from a process of its own."""
    module = "tests.playground.bot_process"
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, standin.url, standin.token, stderr=asyncio.subprocess.PIPE
    )
    try:
        await asyncio.wait_for(standin.connected(), SETTLED)
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
        await bot.communicate()


async def test_a_bot_killed_between_effect_and_answer_leaves_one_message_behind() -> None:
    async with await StandIn.start(clock=StillClock()) as standin:
        guild = standin.world.new_guild("Wien")
        anna = Person(standin, guild.new_member("Anna"), guild.new_channel("spieltisch"))
        async with process(standin) as bot:
            shown = await anna.slash("roll")
            standin.faults.call("POST", "/callback$", bot.kill, after_effect=True)
            assert (await anna.slash("menus")).text == "menus"
            await bot.wait()
        standin.patience = 0.01
        with pytest.raises(NoAnswer):
            await anna.click(shown, "Roll")
        standin.patience = SETTLED
        async with process(standin):
            assert (await anna.click(shown, "Roll")).text == "rolled 1"
        assert [m.text for m in anna.sees()] == ["rolled 1", "menus"]


@pytest.mark.parametrize(
    "url", ["https://discord.com", "http://192.168.0.1:80", "http://localhost"]
)
def test_discord_py_is_pointed_to_loopback_only(url: str) -> None:
    with pytest.raises(ValueError, match="stand-in"), pointed(url):
        pass
