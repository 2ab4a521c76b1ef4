"""A postman for tests: remembers what he was to bring, and fails when told to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.model import Reminder, UserId


class Letterbox:
    """Fulfils `bot.match.ports.Postman`."""

    def __init__(self) -> None:
        self.got: list[tuple[UserId, tuple[Reminder, ...]]] = []
        self.failures = 0

    async def tell(self, user: UserId, reminders: Sequence[Reminder]) -> None:
        if self.failures:
            self.failures -= 1
            raise ConnectionError("nobody there")
        self.got.append((user, tuple(reminders)))
