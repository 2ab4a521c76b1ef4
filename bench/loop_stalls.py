"""The bot at a stand-in Discord, its event loop watched: `python -m bench.loop_stalls URL FILE`.

A task sleeps for a millisecond, again and again. How much later than that it wakes is how long
everybody else had to wait too. SIGUSR1 begins the measuring and ends it; FILE is written when the
bot has stopped.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import msgspec

from bot.logs import set_up_logs
from bot.settings import read_settings
from cogs.client import serve
from playground.client_redirect import pointed

_NAP = 0.001
_LONGEST_SHOWN = 3


class Stalls(msgspec.Struct, frozen=True):
    """How late the event loop was, in milliseconds.

    A hiccup of the machine, or a wait for other threads, shows as lateness with little work.
    """

    naps: int
    p999: float
    longest: tuple[float, ...]  # the first few, longest first
    work: float  # how much of the longest the loop's own thread was computing
    most_work: float  # the longest it computed without letting anybody else


class Watch:
    """Measures while it is on."""

    def __init__(self) -> None:
        self._is_on = False
        self._late: list[tuple[float, float]] = []

    def switch(self) -> None:
        """Begin, or end."""
        self._is_on = not self._is_on

    async def run(self) -> None:
        """Nap until cancelled."""
        while True:
            began, worked = time.perf_counter(), time.thread_time()
            was_on = self._is_on
            await asyncio.sleep(_NAP)
            if was_on and self._is_on:
                late = time.perf_counter() - began - _NAP
                self._late.append((late * 1e3, (time.thread_time() - worked) * 1e3))

    def stalls(self) -> Stalls:
        """What was measured."""
        late = sorted(self._late, reverse=True)
        return Stalls(
            naps=len(late),
            p999=late[len(late) // 1_000][0],
            longest=tuple(lateness for lateness, _ in late[:_LONGEST_SHOWN]),
            work=late[0][1],
            most_work=max(work for _, work in late),
        )


async def _serve(file: Path) -> None:
    settings = read_settings(os.environ)
    set_up_logs(settings.log_format, settings.log_level, sys.stderr)
    watch = Watch()
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, watch.switch)
    watching = asyncio.create_task(watch.run())
    await serve(settings)
    watching.cancel()
    file.write_bytes(msgspec.json.encode(watch.stalls()))


def main() -> None:
    """Run the bot until it is told to stop."""
    url, file = sys.argv[1:]
    with pointed(url):
        asyncio.run(_serve(Path(file)))


if __name__ == "__main__":
    main()
