"""The game all budgets are given for."""

from __future__ import annotations

from games.registry import GAMES

GAME = GAMES["vienna"]
