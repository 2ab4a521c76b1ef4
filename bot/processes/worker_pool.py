"""Processes that think: started when needed, replaced when they die or take too long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from bot.processes.worker_main import LENGTH_BYTES, USUAL_GAMES

_log = logging.getLogger(__name__)

_PROJECT = Path(__file__).parents[2]  # wherever the bot was started from


class ThinkingFailed(Exception):
    """No answer came: the process died, or took too long and was ended."""


class Workers:
    """At most so many processes; whoever asks when all are busy waits for one."""

    def __init__(self, count: int, *, games: str = USUAL_GAMES) -> None:
        self.count = count
        self._games = games
        self._places = asyncio.Semaphore(count)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._asking = 0

    @property
    def load(self) -> float:
        """How many tasks there are for each process, those that wait included."""
        return self._asking / self.count

    @property
    def processes(self) -> list[int]:
        """The ids of the processes there are."""
        return sorted(process.pid for process in self._all)

    async def ask(self, task: bytes, seconds: float) -> bytes:
        """The answer, or `ThinkingFailed`. The time counts from when a process is free."""
        self._asking += 1
        try:
            async with self._places:
                return await self._ask(task, seconds)
        finally:
            self._asking -= 1

    async def close(self) -> None:
        """End all processes."""
        for process in list(self._all):
            await self._end(process)

    async def _ask(self, task: bytes, seconds: float) -> bytes:
        process = self._idle.pop() if self._idle else await self._start()
        is_done = False
        try:
            async with asyncio.timeout(seconds):
                answer = await _exchange(process, task)
            is_done = True
        except TimeoutError:
            raise ThinkingFailed("took too long") from None
        except (asyncio.IncompleteReadError, ConnectionError):
            raise ThinkingFailed("died") from None
        finally:
            # One that was interrupted is in the middle of something: it cannot be asked again.
            if is_done:
                self._idle.append(process)
            else:
                await self._end(process)
        return answer

    async def _start(self) -> Process:
        command = (sys.executable, "-m", "bot.processes.worker_main", self._games)
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, cwd=_PROJECT
        )
        self._all.add(process)
        _log.info("process %s thinks for computer players", process.pid)
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        if process in self._idle:
            self._idle.remove(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _exchange(process: Process, task: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(task).to_bytes(LENGTH_BYTES, "big") + task)
    await process.stdin.drain()
    length = await process.stdout.readexactly(LENGTH_BYTES)
    return await process.stdout.readexactly(int.from_bytes(length, "big"))
