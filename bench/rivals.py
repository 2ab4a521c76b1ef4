"""Random playouts of other projects' games, the yardstick for ours.

Only `make bench` installs them, so the type checker does not know them.
"""

# pyright: reportMissingImports=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

import random

import pyspiel
from catanatron import Color, Game, RandomPlayer

_BACKGAMMON = pyspiel.load_game("backgammon")
_COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
_MOST_TURNS = 1000  # catanatron's own limit for a match that does not end


def catanatron_match(seed: int) -> int:
    """Play a match of Catan with four random players; how many moves it took."""
    game = Game([RandomPlayer(color) for color in _COLORS], seed=seed)
    moves = 0
    while game.winning_color() is None and game.state.num_turns < _MOST_TURNS:
        game.play_tick()
        moves += 1
    return moves


def backgammon_match(seed: int) -> int:
    """Play a match of backgammon at random; how many moves it took, dice not counted."""
    chance = random.Random(seed)
    state = _BACKGAMMON.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
    return moves
