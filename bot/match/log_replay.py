"""Dealing a match again from its seed, salts and moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from games.api import AnyGame, Move, Seat, Step
from games.chance import SealedChance


class Replayed(msgspec.Struct, frozen=True):
    """One step of a match dealt again, and how many words it had drawn by then."""

    step: Step[object]
    position: int


def replay(
    game: AnyGame,
    options: object,
    chance: SealedChance,
    seats: int,
    moves: Iterable[tuple[Seat, Move]],
) -> Iterator[Replayed]:
    """The deal, then what each move leads to. Raises a `Refusal` at a move that is not legal."""
    step: Step[object] = game.new(seats, options, chance)
    yield Replayed(step, chance.position)
    for seat, move in moves:
        step = game.apply(step.state, seat, move, chance)
        yield Replayed(step, chance.position)
