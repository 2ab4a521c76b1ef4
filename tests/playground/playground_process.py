"""`python -m playground` as a process of its own, as somebody at a terminal has it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

SECONDS = 60.0
_AT = "The playground is at "


class Playground:
    """A playground that runs; `said` is what it has said so far."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.said: list[str] = []

    async def says(self, part: str) -> str:
        """The next line with that in it."""
        async with asyncio.timeout(SECONDS):
            while True:
                assert self.process.stdout is not None
                line = (await self.process.stdout.readline()).decode()
                assert line, f"it ended after saying {self.said}"
                self.said.append(line.strip())
                if part in line:
                    return line.strip()

    async def url(self) -> str:
        """Where it is."""
        return (await self.says(_AT)).removeprefix(_AT).rstrip("/")

    async def stop(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        """Its exit status after that signal, and all it has said."""
        self.process.send_signal(number)
        return await self.ended()

    async def ended(self) -> tuple[int, str]:
        """Its exit status, and all it has said."""
        async with asyncio.timeout(SECONDS):
            rest, _ = await self.process.communicate()
        assert self.process.returncode is not None
        return self.process.returncode, "\n".join([*self.said, rest.decode()])


@asynccontextmanager
async def playground(data: Path, *arguments: str) -> AsyncGenerator[Playground]:
    """Inside, a playground has been started on that folder."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "playground", "--no-browser", "--data", str(data), *arguments),
        stdout=PIPE,
        stderr=STDOUT,
        env={"PATH": os.environ["PATH"], "FIAKER_AI_PAUSE": "0", "FIAKER_AI_SECONDS": "0.2"},
    )
    try:
        yield Playground(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()
