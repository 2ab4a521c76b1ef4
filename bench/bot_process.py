"""A bot in a process of its own, watched: started, measured in laps, stopped."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.loop_watch import Lap
from playground.server import StandIn

THIS_TREE = Path(__file__).parent.parent
_SECONDS_TO_CONNECT = 60


class BotOptions(NamedTuple):
    """Which bot, and how it is started."""

    tree: Path = THIS_TREE
    cores: tuple[int, ...] = ()  # the only ones it computes on; none: where it likes
    profile: Path | None = None  # where cProfile's figures go


class BotProcess:
    """A bot that is running."""

    def __init__(self, process: Process) -> None:
        self._process = process

    async def begin(self) -> None:
        """A lap begins."""
        await self._say(b"begin\n")

    async def end(self) -> Lap:
        """What the bot did since the beginning."""
        await self._say(b"end\n")
        assert self._process.stdout is not None
        return msgspec.json.decode(await self._process.stdout.readline(), type=Lap)

    async def _say(self, line: bytes) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line)
        await self._process.stdin.drain()


@contextlib.asynccontextmanager
async def running_bot(
    standin: StandIn, database: Path, options: BotOptions
) -> AsyncGenerator[BotProcess]:
    """The bot is connected to the stand-in; at the end it has stopped."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "ignore", "-m", "bench.watched_bot"),
        *(standin.url, str(options.tree.absolute())),
        *(f"--core={core}" for core in options.cores),
        *([] if options.profile is None else [f"--profile={options.profile.absolute()}"]),
        cwd=THIS_TREE,
        env={
            "PATH": os.environ["PATH"],
            "FIAKER_DATABASE": str(database),
            "DISCORD_TOKEN": standin.token,
            "FIAKER_LOG_LEVEL": "error",
            "FIAKER_AI_PAUSE": "0",
        },
        stdin=PIPE,
        stdout=PIPE,
        # Linux gives each session its share: in one, a busy bot would starve the driver of its
        # core as soon as anything else runs on the machine.
        start_new_session=True,
    )
    try:
        await _connected(standin, process)
        yield BotProcess(process)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def _connected(standin: StandIn, process: Process) -> None:
    """Returns when the bot is connected; ChildProcessError if it has ended or takes too long."""
    arrival, end = asyncio.create_task(standin.connected()), asyncio.create_task(process.wait())
    await asyncio.wait(
        {arrival, end}, timeout=_SECONDS_TO_CONNECT, return_when=asyncio.FIRST_COMPLETED
    )
    is_there = arrival.done()
    arrival.cancel()
    end.cancel()
    if not is_there:
        raise ChildProcessError("the bot did not connect to the stand-in")
