"""How interactions reach the bot: once, unless a fault says otherwise."""

from __future__ import annotations

from collections.abc import Callable

from playground.interactions import Interaction


class Deliveries:
    """Hands interactions to the gateway, with the planned mishaps."""

    def __init__(self, deliver: Callable[[Interaction], None]) -> None:
        self._deliver = deliver
        self._double = 0
        self._lost = 0
        self._to_hold = 0
        self.held: list[Interaction] = []

    def twice(self, times: int = 1) -> None:
        """The next interactions arrive two times each."""
        self._double += times

    def lose(self, times: int = 1) -> None:
        """The next interactions never arrive."""
        self._lost += times

    def hold(self, times: int = 1) -> None:
        """The next interactions are kept in `held` until `release`."""
        self._to_hold += times

    def release(self) -> None:
        """Everything held has been delivered, in order."""
        waiting, self.held = self.held, []
        for interaction in waiting:
            self._deliver(interaction)

    def again(self, interaction: Interaction) -> None:
        """An interaction arrives once more, long after the first time."""
        self._deliver(interaction)

    def hand_over(self, interaction: Interaction) -> None:
        """The interaction is delivered as planned."""
        if self._lost:
            self._lost -= 1
        elif self._to_hold:
            self._to_hold -= 1
            self.held.append(interaction)
        else:
            self._deliver(interaction)
            if self._double:
                self._double -= 1
                self._deliver(interaction)
