"""Time as the stand-in sees it: real, or standing still until a test moves it."""

import time
from collections.abc import Callable
from datetime import UTC, datetime


class Clock:
    """Real time plus whatever `advance` has added; `runs` says that it passes by itself."""

    runs = True

    def __init__(self) -> None:
        self._ahead = 0.0
        self._listeners: list[Callable[[], None]] = []

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Move time forward; whoever asked by `on_move` has been told."""
        if seconds < 0:
            raise ValueError("time does not go back")
        self._ahead += seconds
        for listener in list(self._listeners):
            listener()

    def on_move(self, listener: Callable[[], None]) -> None:
        """Call `listener` after every `advance`."""
        self._listeners.append(listener)


class StillClock(Clock):
    """Time that passes only by `advance`."""

    runs = False

    def __init__(self, start: float | None = None) -> None:
        super().__init__()
        self._start = time.time() if start is None else start

    def now(self) -> float:
        """Seconds since 1970, the same until somebody advances."""
        return self._start + self._ahead


def iso(seconds: float) -> str:
    """The moment as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
