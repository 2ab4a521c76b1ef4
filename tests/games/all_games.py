"""The games every suite runs on: those of the registry, and the one made to test the contract."""

from __future__ import annotations

from games.api import AnyGame
from games.registry import GAMES
from tests.games.masquerade import MASQUERADE

ALL_GAMES: tuple[AnyGame, ...] = (*GAMES, MASQUERADE)
