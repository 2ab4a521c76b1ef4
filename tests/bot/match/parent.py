"""For tests that start a `child`: how it is started, heard and killed, and what is then left."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple

from bot.match.model import InteractionId, LogRow, Match, MatchId, Revision
from bot.storage.sqlite_store import SqliteStore
from tests.bot.match.nursery import BORN, DEAD

ROOT = Path(__file__).parents[3]
LANES = 2  # databases at once, each with a child of its own


@contextmanager
def started(database: Path, *arguments: str) -> Generator[subprocess.Popen[str]]:
    """A child at work; killed at the end if it still is."""
    child = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "tests.bot.match.child", str(database), *arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with child:
        try:
            yield child
        finally:
            child.kill()


class Born:
    """A child of a nursery, at work until it is killed."""

    def __init__(self, nursery: subprocess.Popen[str], pid: int) -> None:
        self._pid = pid
        self._is_killed = False
        self.stdout = nursery.stdout

    def kill(self) -> None:
        """Kill it, once: afterwards the id may be somebody else's."""
        if not self._is_killed:
            self._is_killed = True
            os.kill(self._pid, signal.SIGKILL)


class Nursery:
    """Children, one at a time, that begin to play at once."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    @classmethod
    @contextmanager
    def opened(cls) -> Generator[Nursery]:
        """A nursery, until the end."""
        with subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "tests.bot.match.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            yield cls(process)

    @contextmanager
    def started(self, database: Path) -> Generator[Born]:
        """A child that plays; dead at the end."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{database}\n")
        self._process.stdin.flush()
        born, pid = self._process.stdout.readline().split()
        assert born == BORN
        child = Born(self._process, int(pid))
        try:
            yield child
            child.kill()
        except BaseException:
            # Nobody knows whether it is dead and who has heard so: there are no more children.
            self._process.kill()
            raise
        while self._process.stdout.readline() not in (f"{DEAD}\n", ""):
            pass  # what it said before it died


def hear(child: subprocess.Popen[str] | Born) -> str:
    """The next line of a child."""
    assert child.stdout is not None
    line = child.stdout.readline()
    is_alive = line not in ("", f"{DEAD}\n")
    assert is_alive, "the child ended by itself; its last words are on the standard error"
    return line


def kill_soon(child: subprocess.Popen[str] | Born, pause: float) -> None:
    """Kill a child that has just said something, a little later: anywhere in its next step."""
    time.sleep(pause)  # nothing is waited for; without it every child would die at the same place
    child.kill()


@asynccontextmanager
async def opened(path: Path) -> AsyncGenerator[SqliteStore]:
    store = await SqliteStore.open(path)
    try:
        yield store
    finally:
        await store.close()


def copy_left(database: Path, copy: Path) -> None:
    """Copy what a kill left, or would leave now."""
    for end in ("", "-wal"):
        left = Path(f"{database}{end}")
        if left.exists():
            shutil.copyfile(left, f"{copy}{end}")


class Ack(NamedTuple):
    """An answer that a child got, as it wrote it down after."""

    match: MatchId
    revision: Revision
    by: InteractionId


class Kept(NamedTuple):
    """What is in a database."""

    matches: dict[MatchId, Match]
    logs: dict[MatchId, list[LogRow]]

    @property
    def rows(self) -> Iterator[Ack]:
        """Each row of each log, as its acknowledgement would read."""
        for match, log in self.logs.items():
            for row in log:
                yield Ack(match, row.revision, row.interaction)


async def kept_in(store: SqliteStore) -> Kept:
    matches = [await store.load(match) for match in await store.matches()]
    return Kept(
        {match.id: match for match in matches},
        {match.id: await store.log(match.id) for match in matches},
    )
