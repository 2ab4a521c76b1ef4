"""How fast experts think: playouts a second on one core, and what they spend their time on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from bench.measured_game import GAME
from games.ai.playout_search import Budget, weigh
from games.api import Seat
from games.chance import FastChance
from games.playout import choose_with_care, play_on

PLAYOUTS = 64
MATCHES = 4
EVERY = 6  # of the decisions of a match, one is thought about

_RULES = ("apply", "legal_moves", "to_act", "imagine")
_JUDGEMENT = ("is_quiet", "prospects", "promises", "hunch")


class _Clocked:
    """Something whose methods are timed; all else is as it was."""

    def __init__(self, inside: object, methods: tuple[str, ...]) -> None:
        self._inside = inside
        self.seconds = 0.0
        for name in methods:
            setattr(self, name, self._timed(getattr(inside, name)))

    def _timed(self, method: Callable[..., object]) -> Callable[..., object]:
        def call(*args: object) -> object:
            began = time.perf_counter()
            result = method(*args)
            self.seconds += time.perf_counter() - began
            return result

        return call

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inside, name)


def print_thinking() -> None:
    """Measure and print."""
    decisions = [one for seed in range(MATCHES) for one in _decisions(seed)][::EVERY]
    _think(GAME, decisions[:20])  # what is worked out once is not counted
    began = time.perf_counter()
    playouts = _think(GAME, decisions)
    seconds = time.perf_counter() - began
    judgement = _Clocked(GAME.insight, _JUDGEMENT)
    game = _Clocked(GAME, _RULES)
    setattr(game, "insight", judgement)  # noqa: B010  whatever it wraps has one
    began = time.perf_counter()
    _think(game, decisions)
    whole = time.perf_counter() - began
    print(f"An expert of Vienna, four seats, {len(decisions)} decisions, one core")
    print(f"  {'playouts a second':24}{playouts / seconds:12,.0f}")
    print(f"  {'milliseconds a decision':24}{1e3 * seconds / len(decisions):12.1f}")
    print(f"  {'playouts a decision':24}{playouts / len(decisions):12.1f}  ({PLAYOUTS} allowed)")
    for name, part in (("rules", game.seconds), ("judgement", judgement.seconds)):
        print(f"  {'share of ' + name:24}{part / whole:12.0%}")
    rest = whole - game.seconds - judgement.seconds
    print(f"  {'share of the search':24}{rest / whole:12.0%}  (and of the clocks)")


def _decisions(seed: int) -> list[tuple[Any, Seat]]:
    """The states of a match in which somebody had a choice."""
    chance = FastChance(seed)
    deal = GAME.new(4, GAME.options(), chance)
    found: list[tuple[Any, Seat]] = []
    state = deal.state
    for played in play_on(GAME, deal, chance, choose=choose_with_care, luck=FastChance(~seed)):
        if len(GAME.legal_moves(state, played.seat)) > 1:
            found.append((state, played.seat))
        state = played.step.state
    return found


def _think(game: Any, decisions: list[tuple[Any, Seat]]) -> int:
    luck, budget = FastChance(1), Budget(PLAYOUTS)
    return sum(
        sum(len(one.values) for one in weigh(game, state, seat, luck, budget))
        for state, seat in decisions
    )
