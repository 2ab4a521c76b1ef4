"""Random playouts, complete `legal_moves` at every step."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

from bench.measured_game import GAME
from games.api import Seat
from games.chance import FastChance


def random_match(seed: int) -> int:
    """Play a match with four random players; how many moves it took."""
    chance = FastChance(seed)
    state = GAME.new(4, GAME.options(), chance).state
    moves = 0
    while to_act := GAME.to_act(state):
        (seat,) = to_act
        legal = GAME.legal_moves(state, seat)
        state = GAME.apply(state, seat, legal[chance.below(len(legal))], chance).state
        moves += 1
    return moves


def moves_per_second(play: Callable[[int], int], seeds: Iterator[int], seconds: float) -> float:
    """How many moves of random matches one core plays in a second."""
    began = time.perf_counter()
    moves = 0
    while (spent := time.perf_counter() - began) < seconds:
        moves += play(next(seeds))
    return moves / spent


def compare(
    plays: dict[str, Callable[[int], int]], *, laps: int, seconds: float
) -> dict[str, float]:
    """The median speed of each, measured lap by lap in turn, so that all meet the same machine."""
    seeds = iter(range(10**9))
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for play in plays.values():
        moves_per_second(play, seeds, seconds / 2)  # warm up
    for _ in range(laps):
        for name, play in plays.items():
            speeds[name].append(moves_per_second(play, seeds, seconds))
    return {name: median(found) for name, found in speeds.items()}


def turns_of_matches(matches: int) -> list[tuple[Any, Seat]]:
    """Every state of some random matches that somebody is asked in, and who is asked."""
    turns: list[tuple[Any, Seat]] = []
    for seed in range(matches):
        chance = FastChance(seed)
        state = GAME.new(4, GAME.options(), chance).state
        while to_act := GAME.to_act(state):
            (seat,) = to_act
            turns.append((state, seat))
            state = GAME.apply(
                state, seat, chance.pick(GAME.legal_moves(state, seat)), chance
            ).state
    return turns
