"""The real bot as a child process, started again whenever it dies."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Mapping
from pathlib import Path

from playground.bot_start import TETHERED
from playground.server import StandIn

SHORTEST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
_PATIENCE = 15.0
_ROOT = Path(__file__).parent.parent


class BotChild:
    """Keeps one bot running at the stand-in until `stop`; `say` is told what happens to it."""

    def __init__(self, standin: StandIn, database: Path, say: Callable[[str], None]) -> None:
        self._standin = standin
        self._database = database
        self._say = say
        self._process: Process | None = None
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """The bot is being started, and will be again."""
        self._running = asyncio.create_task(self._keep_running())

    async def stop(self) -> None:
        """The bot has ended in good order, or was killed because it would not."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        process = self._process
        if process is None or process.returncode is not None:
            return
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), _PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()

    async def _keep_running(self) -> None:
        pause, is_known = SHORTEST_PAUSE, False
        while True:
            if await self._run_once():
                pause, is_known = SHORTEST_PAUSE, False
            if not is_known:
                self._say("The bot has stopped by itself; it is being started again.")
                is_known = True
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _run_once(self) -> bool:
        """Returns when the bot has ended: whether it had been online."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-W", "ignore", "-m", "playground.bot_start"),
            *(TETHERED, self._standin.url, "run"),
            cwd=_ROOT,
            env=_environment(os.environ, self._database, self._standin.token),
            stdin=PIPE,
            stdout=DEVNULL,
            # Ctrl-C is for us: we tell the bot to stop, once.
            start_new_session=True,
        )
        online = asyncio.create_task(self._standin.connected())
        try:
            await self._process.wait()
            return online.done()
        finally:
            online.cancel()


def _environment(outer: Mapping[str, str], database: Path, token: str) -> dict[str, str]:
    return {
        "FIAKER_LOG_LEVEL": "error",
        **outer,
        "FIAKER_DATABASE": str(database.absolute()),
        "DISCORD_TOKEN": token,
    }
