"""Discord's ids: a moment, then a count."""

from playground.world_clock import Clock

EPOCH_MS = 1_420_070_400_000
_TIME_SHIFT = 22


class Snowflakes:
    """Hands out ids that only ever grow and that tell the moment they were made."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    @property
    def last(self) -> int:
        """The newest id."""
        return self._last

    def go_on_after(self, last: int) -> None:
        """Every id from now on is larger than `last`, whatever the clock says."""
        self._last = max(self._last, last)

    def next(self) -> int:
        """A new id."""
        fresh = (int(self._clock.now() * 1000) - EPOCH_MS) << _TIME_SHIFT
        self._last = max(fresh, self._last + 1)
        return self._last

    def next_moment(self) -> int:
        """A new id in a millisecond of its own, so that guilds spread over shards."""
        later = ((self._last >> _TIME_SHIFT) + 1) << _TIME_SHIFT
        self._last = max(self.next(), later)
        return self._last


def moment_of(snowflake: int) -> float:
    """When the id was made, in seconds since 1970."""
    return ((snowflake >> _TIME_SHIFT) + EPOCH_MS) / 1000
