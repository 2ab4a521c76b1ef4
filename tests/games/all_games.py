"""The games every suite runs on: those of the registry, and the one made to test the contract."""

from __future__ import annotations

from games.api import AnyGame
from games.registry import GAMES, Registry
from tests.games.masquerade import MASQUERADE

ALL_GAMES: tuple[AnyGame, ...] = (*GAMES, MASQUERADE)
REGISTRY = Registry(ALL_GAMES)
AT = "tests.games.all_games:REGISTRY"
"""Where another process finds them."""
