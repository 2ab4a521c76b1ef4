"""Fit the weights of Vienna's `belongings_worth` to matches: `python -m bench.weight_fit`.

Every start of a round of a match is an observation: what each seat has, and who won in the end.
The chances of `values.chances` are those of a conditional logit, whose weights are found by
following the slope of the likelihood uphill.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import exp, log, sqrt
from typing import Any, TypeAlias

from games.ai.players import expert
from games.ai.playout_search import Budget
from games.api import Step
from games.chance import FastChance
from games.playout import play_on
from games.vienna import VIENNA
from games.vienna.judgement.belongings_worth import counts_of, held_in, left_of
from games.vienna.state import Options, State

_MATCHES = 600
_PLAYOUTS = 12  # for each move of these matches
_STEPS = 400
_STRIDE = 0.05

Features: TypeAlias = tuple[float, ...]
Observation: TypeAlias = tuple[float, list[Features], list[float]]
"""What is left of the match; points, coins and cards by seat; who won, shared among winners."""

_NAMES = ("coin", "symbol", "beaten", "clock", "double", "joker", "die", "wide", "narrow")
_FIRST = [0.6, 0.9, 0.8, 0.7, 2.0, 4.0, 5.0, 5.0, 1.0]  # guesses to begin with


def _features(state: State, seat: int, left: float) -> Features:
    counts, held = counts_of(state, held_in(state)), state.specials
    mine = counts[seat]
    beaten = 0.0
    for other in (counts[seat - 1], counts[(seat + 1) % len(counts)]):
        for own, theirs in zip(mine, other, strict=True):
            beaten += 1.0 if own > theirs else 0.5 if own == theirs else 0.0
    cards = (
        sum(mine),
        beaten,
        *(h == seat for h in (held.clock, held.double, held.joker, held.die)),
    )
    player = state.players[seat]
    return (player.points, player.coins, *(left * card for card in cards))


def _observations(matches: int) -> Iterator[Observation]:
    choose = expert(Budget(_PLAYOUTS))
    for seed in range(matches):
        seats = 3 + seed % 3
        chance = FastChance(seed)
        deal: Step[Any] = VIENNA.new(seats, Options(), chance)
        starts: list[State] = []
        state = deal.state
        luck = FastChance(~seed)
        for played in play_on(VIENNA, deal, chance, choose=choose, luck=luck):
            state = played.step.state
            assert isinstance(state, State)
            if VIENNA.insight.is_quiet(state) and state.stage == "roll":
                starts.append(state)
        outcome = VIENNA.outcome(state)
        assert outcome is not None
        won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
        for start in starts:
            left = left_of(start)
            yield left, [_features(start, seat, left) for seat in range(seats)], won


def _slope(observations: list[Observation], weights: list[float]) -> tuple[float, list[float]]:
    """The average likelihood (its logarithm) and how it grows with each weight."""
    *of_things, wide, narrow = weights
    total, slope = 0.0, [0.0] * len(weights)
    for left, features, won in observations:
        lead = narrow + (wide - narrow) * left
        scores = [
            f[0] + sum(w * x for w, x in zip(of_things, f[1:], strict=True)) for f in features
        ]
        best = max(scores)
        raised = [exp((score - best) / lead) for score in scores]
        whole = sum(raised)
        for feature, score, share, is_won in zip(features, scores, raised, won, strict=True):
            chance = share / whole
            total += is_won * log(max(chance, 1e-9))
            surprise = (is_won - chance) / lead
            for place, x in enumerate(feature[1:]):
                slope[place] += surprise * x
            slope[-2] -= surprise * score * left / lead
            slope[-1] -= surprise * score * (1 - left) / lead
    return total / len(observations), [s / len(observations) for s in slope]


def fit(observations: list[Observation], steps: int = _STEPS) -> list[float]:
    """The weights that explain the winners best, found with strides of adapted length (Adam)."""
    weights = list(_FIRST)
    pace, sway = [0.0] * len(weights), [0.0] * len(weights)
    for step in range(1, steps + 1):
        likelihood, slope = _slope(observations, weights)
        for place, s in enumerate(slope):
            pace[place] = 0.9 * pace[place] + 0.1 * s
            sway[place] = 0.99 * sway[place] + 0.01 * s * s
            ahead = pace[place] / (1 - 0.9**step)
            width = sqrt(sway[place] / (1 - 0.99**step)) + 1e-9
            weights[place] += _STRIDE * ahead / width
        weights[-1] = max(weights[-1], 0.3)
        if step % 20 == 1:
            told = "  ".join(f"{n} {w:.2f}" for n, w in zip(_NAMES, weights, strict=True))
            print(f"{step:4} {likelihood:.4f}  {told}", flush=True)
    return weights


def main() -> None:
    """Play, fit, print."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else _MATCHES
    observations = list(_observations(matches))
    print(f"{len(observations):,} starts of rounds of {matches:,} matches")
    for name, weight in zip(_NAMES, fit(observations), strict=True):
        print(f"{name:8}{weight:8.2f}")


if __name__ == "__main__":
    main()
