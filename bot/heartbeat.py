"""A sign of life for those outside the process: a file beside the database, touched now and then.

It is touched by the event loop, and only while Discord is connected. So an old file means that
the loop hangs, the connection is lost or the process was killed; no file, that it was stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

from bot.match.ports import Clock
from bot.save_and_show.show_loop import Sleep

_log = logging.getLogger(__name__)

SECONDS_BETWEEN_BEATS = 15.0
SECONDS_BETWEEN_LOOKS = 1.0  # while there is no connection
LONGEST_SILENCE = 60.0  # seconds: a connection that is lost and found again stays below


def heartbeat_file(database: Path) -> Path:
    """Where the bot with this database shows that it lives."""
    return database.with_name(database.name + ".heartbeat")


@contextlib.asynccontextmanager
async def beating(
    database: Path, is_connected: Callable[[], bool], *, sleep: Sleep = asyncio.sleep
) -> AsyncGenerator[None]:
    """Signs of life while the block runs; no file is left behind."""
    file = heartbeat_file(database)
    # In a thread: a slow disk must not hold the bot up. In one: the file is removed last.
    with ThreadPoolExecutor(max_workers=1, thread_name_prefix="heartbeat") as thread:
        task = asyncio.create_task(_beat(file, is_connected, sleep, thread), name="heartbeat")
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            with contextlib.suppress(OSError):  # then the file grows old, which says the same later
                await asyncio.get_running_loop().run_in_executor(thread, file.unlink, True)


async def _beat(
    file: Path, is_connected: Callable[[], bool], sleep: Sleep, thread: Executor
) -> None:
    loop = asyncio.get_running_loop()
    has_failed = False
    while True:
        if is_connected():
            pause = SECONDS_BETWEEN_BEATS
            try:
                await loop.run_in_executor(thread, file.touch)
                has_failed = False
            except OSError as error:
                if not has_failed:  # said once, not four times a minute
                    _log.warning("%s cannot be touched, so health is unknown: %s", file, error)
                has_failed = True
        else:
            pause = SECONDS_BETWEEN_LOOKS
        await sleep(pause)


def silence(database: Path, *, clock: Clock = time.time) -> float | None:
    """For how many seconds the bot has given no sign of life; None if there is no file."""
    try:
        # A time to come is no sign of life either: somebody set the clock back.
        return abs(clock() - heartbeat_file(database).stat().st_mtime)
    except FileNotFoundError:
        return None
