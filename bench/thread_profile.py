"""cProfile of a process with all its pools of threads, by CPU time, while it is on."""

from __future__ import annotations

import contextlib
import cProfile
import pstats
import threading
import time
from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class ThreadProfile:
    """The profiles of a thread that switches it on and off, and of jobs that pools do meanwhile.

    Time is the CPU time of the thread: waiting costs nothing, and neither do other processes.
    """

    def __init__(self) -> None:
        self._is_on = False
        self._own = cProfile.Profile(time.thread_time)
        self._by_thread: dict[int, cProfile.Profile] = {}

    def begin(self) -> None:
        """The calling thread is profiled from now on."""
        self._is_on = True
        self._own.enable()

    def end(self) -> None:
        """Nothing is profiled any more; to be called in the thread that began."""
        self._own.disable()
        self._is_on = False

    def watch_pools(self) -> None:
        """Jobs given to pools of threads from now on are profiled too."""
        submit = ThreadPoolExecutor.submit

        def submit_profiled(
            pool: ThreadPoolExecutor, job: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
        ) -> Future[T]:
            return submit(pool, self._run, job, *args, **kwargs)

        setattr(ThreadPoolExecutor, "submit", submit_profiled)  # noqa: B010  not to be typed

    def _run(self, job: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        if not self._is_on:
            return job(*args, **kwargs)
        thread = threading.get_ident()
        if thread not in self._by_thread:
            self._by_thread[thread] = cProfile.Profile(time.thread_time)
        return self._by_thread[thread].runcall(job, *args, **kwargs)

    def write(self, file: Path) -> None:
        """Everything measured is in the file, for `python -m pstats`."""
        stats = pstats.Stats(self._own)
        for profile in self._by_thread.values():
            stats.add(profile)
        stats.dump_stats(file)


@contextlib.contextmanager
def written_profile(file: Path) -> Generator[ThreadProfile]:
    """A profile that watches all pools made inside; at the end it is in the file."""
    profile = ThreadProfile()
    profile.watch_pools()
    try:
        yield profile
    finally:
        profile.write(file)
