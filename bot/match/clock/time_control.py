"""What the lobby agrees on about time: how much there is, and what happens when it is used up."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from bot.match.clock.thinking_time import DAY, HOUR, Tempo

TempoKey: TypeAlias = Literal["none", "live", "evening", "daily", "weekly"]
AtZero: TypeAlias = Literal["stand-in", "skip", "forfeit", "vote"]
"""A computer plays until the owner is back; the least is played for them; the seat is given up;
or the others decide between waiting and the computer."""
StandInLevel: TypeAlias = Literal["novice", "regular", "expert"]

MINUTE = 60
LONGEST_REST = 14 * DAY  # nobody is there any more: then the match is broken off

TEMPI: dict[TempoKey, Tempo] = {
    # Nobody sleeps in a match that is played at one sitting.
    "live": Tempo(5 * MINUTE, 5 * MINUTE, 5 * MINUTE, patience=5 * MINUTE, holiday=0, sleeps=False),
    "evening": Tempo(HOUR, 10 * MINUTE, 2 * HOUR, patience=HOUR, holiday=2 * DAY),
    "daily": Tempo(24 * HOUR, 8 * HOUR, 72 * HOUR, patience=24 * HOUR, holiday=14 * DAY),
    "weekly": Tempo(7 * DAY, 2 * DAY, 14 * DAY, patience=3 * DAY, holiday=28 * DAY),
}


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """Agreed before the start, and never changed afterwards."""

    tempo: TempoKey = "none"
    at_zero: AtZero = "stand-in"
    stand_in: StandInLevel = "regular"

    @property
    def clocks(self) -> Tempo | None:
        """The tempo; None where nobody is in a hurry."""
        return TEMPI.get(self.tempo)


NO_HURRY = Terms()
