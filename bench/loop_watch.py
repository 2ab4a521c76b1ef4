"""What a process does between two moments: CPU, memory, and how late its event loop is."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections import defaultdict
from pathlib import Path

import msgspec

_NAP = 0.002
_LONGEST_SHOWN = 3


class Stalls(msgspec.Struct, frozen=True):
    """How late an event loop was, in milliseconds.

    A hiccup of the machine, or a wait for other threads, shows as lateness with little work.
    """

    naps: int
    p99: float
    p999: float
    longest: tuple[float, ...]  # the first few, longest first
    work: float  # how much of the longest the loop's own thread was computing
    most_work: float  # the longest it computed without letting anybody else


class Lap(msgspec.Struct, frozen=True):
    """What a process did between two moments."""

    seconds: float
    cpu: float  # seconds of its own, with all its threads and without its children
    threads: dict[str, float]  # the same by name of the thread, where the system tells
    lacked: float  # seconds, at least, that other processes had the core its loop was ready for
    stalls: Stalls
    megabytes: float  # of memory at the end; 0 where the system does not tell


class LoopWatch:
    """Measures the process it is in, and how late its event loop is, from `begin` to `end`.

    A task sleeps for a moment, again and again. How much later than that it wakes is how long
    everybody else had to wait too.
    """

    def __init__(self) -> None:
        self._late: list[tuple[float, float]] = []
        self._began = self._cpu = self._own = self._waited = 0.0
        self._threads: dict[str, float] = {}
        self._napping: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """A lap begins."""
        self._late = []
        self._napping = asyncio.create_task(self._nap())
        self._threads, self._waited = _cpu_of_threads(), _waited()
        self._own = time.thread_time()
        self._began, self._cpu = time.perf_counter(), time.process_time()

    def end(self) -> Lap:
        """What was measured since the beginning."""
        assert self._napping is not None
        seconds, cpu = time.perf_counter() - self._began, time.process_time() - self._cpu
        before = self._threads
        threads = {name: now - before.get(name, 0) for name, now in _cpu_of_threads().items()}
        others_of_ours = cpu - (time.thread_time() - self._own)  # may be what it waited for
        lacked = max(_waited() - self._waited - others_of_ours, 0.0)
        self._napping.cancel()
        return Lap(seconds, cpu, threads, lacked, _stalls(self._late), _megabytes())

    async def _nap(self) -> None:
        while True:
            began, worked = time.perf_counter(), time.thread_time()
            await asyncio.sleep(_NAP)
            late = time.perf_counter() - began - _NAP
            self._late.append((late * 1e3, (time.thread_time() - worked) * 1e3))


def _stalls(late: list[tuple[float, float]]) -> Stalls:
    late = sorted(late, reverse=True) or [(0.0, 0.0)]
    return Stalls(
        naps=len(late),
        p99=late[len(late) // 100][0],
        p999=late[len(late) // 1_000][0],
        longest=tuple(lateness for lateness, _ in late[:_LONGEST_SHOWN]),
        work=late[0][1],
        most_work=max(work for _, work in late),
    )


def _cpu_of_threads() -> dict[str, float]:
    """Seconds of CPU by name of the thread; those of a pool together."""
    seconds: defaultdict[str, float] = defaultdict(float)
    for thread in threading.enumerate():
        seconds[re.sub(r"[-_]?\d+", "", thread.name)] += _schedule(thread.native_id)[0]
    return dict(seconds)


def _waited() -> float:
    """Seconds this thread was ready and had no core."""
    return _schedule(threading.get_native_id())[1]


def _schedule(thread: int | None) -> tuple[float, float]:
    """Seconds that a thread computed, and that it waited for a core; 0 if not on Linux."""
    try:
        text = Path(f"/proc/self/task/{thread}/schedstat").read_text(encoding="ascii")
    except OSError:
        return 0.0, 0.0
    computed, waited, _ = text.split()
    return int(computed) / 1e9, int(waited) / 1e9


def _megabytes() -> float:
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024
