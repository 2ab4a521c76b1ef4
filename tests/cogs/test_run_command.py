"""`python -m bot run` as an operator sees it, in a process of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from bot.heartbeat import heartbeat_file
from playground.server import StandIn

SECONDS = 30


async def started(standin: StandIn, folder: Path, token: str | None) -> Process:
    environment = {
        "PATH": os.environ["PATH"],
        "FIAKER_DATABASE": str(folder / "fiaker.sqlite"),
        **({"DISCORD_TOKEN": token} if token else {}),
    }
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "ignore", "-m", "playground.bot_start", standin.url, "run"),
        env=environment,
        stdout=PIPE,
        stderr=PIPE,
    )


async def ended(process: Process) -> tuple[int | None, str]:
    async with asyncio.timeout(SECONDS):
        out, err = await process.communicate()
    return process.returncode, (out + err).decode()


async def test_a_stop_signal_ends_the_bot_in_order(tmp_path: Path) -> None:
    async with await StandIn.start() as standin:
        standin.world.new_guild("Wien")
        process = await started(standin, tmp_path, standin.token)
        alive = heartbeat_file(tmp_path / "fiaker.sqlite")
        async with asyncio.timeout(SECONDS):
            await standin.connected()
            while not alive.exists():
                await asyncio.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        status, said = await ended(process)
    assert status == 0, said
    assert "Traceback" not in said
    assert "invite the bot to a server: https://discord.com/oauth2/authorize" in said
    assert standin.token not in said
    assert not alive.exists()


async def test_a_wrong_token_is_one_clear_sentence(tmp_path: Path) -> None:
    async with await StandIn.start() as standin:
        status, said = await ended(await started(standin, tmp_path, "not.the.token"))
    assert status == 1
    assert "Discord does not accept DISCORD_TOKEN" in said
    assert "Traceback" not in said
    assert "not.the.token" not in said


async def test_a_missing_token_is_one_clear_sentence(tmp_path: Path) -> None:
    async with await StandIn.start() as standin:
        status, said = await ended(await started(standin, tmp_path, None))
    assert status == 1
    assert said.startswith("Set DISCORD_TOKEN")
    assert "make play" in said
    assert len(said.strip().splitlines()) == 1
