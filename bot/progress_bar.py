"""A progress bar for commands that take a while."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TextIO, TypeVar

T = TypeVar("T")

_WIDTH = 30
_SECONDS_BETWEEN_DRAWINGS = 0.1


def progress(items: Iterable[T], total: int, what: str, out: TextIO = sys.stderr) -> Iterator[T]:
    """The items, with a bar on the terminal while they are used; silent where there is none."""
    if not out.isatty():
        yield from items
        return
    drawn = 0.0
    done = 0
    try:
        for done, item in enumerate(items):
            if time.monotonic() - drawn > _SECONDS_BETWEEN_DRAWINGS:
                out.write("\r" + bar(done, total, what))
                out.flush()
                drawn = time.monotonic()
            yield item
    finally:
        # Wipe the bar also when the command is broken off.
        out.write("\r" + " " * len(bar(done, total, what)) + "\r")
        out.flush()


def bar(done: int, total: int, what: str) -> str:
    """One line that shows how far it is."""
    filled = _WIDTH * done // total
    return f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {done:,} of {total:,} {what}"
