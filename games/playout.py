"""Random matches of any game: for tests, simulations and measurements."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.api import AnyGame, Move, Seat, Step
from games.chance import Chance


class Played(msgspec.Struct, frozen=True):
    """One move of a match and what it led to."""

    seat: Seat
    move: Move
    step: Step[object]


class EndlessMatch(RuntimeError):
    """A match went on for longer than any match should."""


def random_moves(
    game: AnyGame,
    deal: Step[object],
    chance: Chance,
    *,
    chooser: Chance,
    most_moves: int = 100_000,
) -> Iterator[Played]:
    """Play a dealt match to its end with uniformly random legal moves.

    The seats choose by a stream of their own, so that the match can be replayed from its moves.
    """
    step = deal
    for _ in range(most_moves):
        to_act = game.to_act(step.state)
        if not to_act:
            return
        seat = chooser.pick(sorted(to_act))
        move = chooser.pick(game.legal_moves(step.state, seat))
        step = game.apply(step.state, seat, move, chance)
        yield Played(seat, move, step)
    raise EndlessMatch(f"{game.key} did not end in {most_moves} moves")
