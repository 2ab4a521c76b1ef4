"""For tests that start a `child`: how it is started, heard and killed, and what is then left."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple

from bot.match.model import InteractionId, LogRow, Match, MatchId, Revision
from bot.storage.sqlite_store import SqliteStore

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


def hear(child: subprocess.Popen[str]) -> str:
    """The next line of a child."""
    assert child.stdout is not None
    line = child.stdout.readline()
    assert line, "the child ended by itself; its last words are on the standard error"
    return line


def kill_soon(child: subprocess.Popen[str], pause: float) -> None:
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
