"""What clocks heed and a match does not say itself: people's habits, the bot's downtimes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.match.clock.quiet_hours import (
    Habits,
    ServerHabits,
    awake_at,
    quiet_of,
    read_habits,
    read_server_habits,
)
from bot.match.clock.thinking_time import Quiet, Span
from bot.match.model import Time, UserId


class Circumstances(msgspec.Struct, frozen=True):
    """As they are at one moment."""

    server: ServerHabits = ServerHabits()
    people: Mapping[UserId, Habits] = {}
    downtimes: tuple[Span, ...] = ()

    def habits(self, user: UserId) -> Habits:
        """The habits of a person."""
        return self.people.get(user, Habits())

    def quiet(self, user: UserId) -> Quiet | None:
        """The quiet hours of a person, where they are known."""
        return quiet_of(self.habits(user), self.server)

    def reachable_at(self, user: UserId, now: Time) -> Time:
        """The first moment from now on at which a person may be called: awake, not on holiday."""
        away = self.habits(user).away_until
        home = now if away is None else max(away, now)
        awake = awake_at(self.quiet(user), int(home))
        return awake if awake > home else home


CALM = Circumstances()


def circumstances_of(
    server: bytes, people: Mapping[UserId, bytes], downtimes: Sequence[Span]
) -> Circumstances:
    """The circumstances in these settings."""
    habits = {user: read_habits(settings) for user, settings in people.items()}
    return Circumstances(read_server_habits(server), habits, tuple(downtimes))
