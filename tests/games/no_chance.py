"""Luck that must not be asked."""

from __future__ import annotations

from games.chance import FastChance


class NoChance(FastChance):
    """Whoever draws fails."""

    def __init__(self) -> None:
        super().__init__(0)

    def word(self) -> int:
        raise AssertionError("chance was drawn")

    def below(self, k: int) -> int:
        raise AssertionError("chance was drawn")

    def die(self) -> int:
        raise AssertionError("chance was drawn")
