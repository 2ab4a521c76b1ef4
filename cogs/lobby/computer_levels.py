"""Which computer player is meant when somebody asks for one."""

from __future__ import annotations

from bot.match.model import (
    AiLevel,
)
from games.ai.players import LEVELS

COMPUTER: AiLevel = "regular"  # who comes when somebody asks for a computer player


def level_meant(text: str) -> AiLevel:
    """The level of this name; whatever is none, the usual one."""
    found: list[AiLevel] = [level for level in LEVELS if level == text]
    return found[0] if found else COMPUTER
