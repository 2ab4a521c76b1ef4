"""Whole matches of any game among simple players: for tests, simulations and measurements."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import msgspec

from games.api import AnyGame, Move, Seat, Step
from games.chance import Chance


class Chooser(Protocol):
    """Somebody who picks one of the legal moves of a seat; luck decides where nothing else does."""

    def __call__(self, game: AnyGame, state: object, seat: Seat, luck: Chance) -> Move:
        """The move this player makes."""
        ...


class Played(msgspec.Struct, frozen=True):
    """One move of a match and what it led to."""

    seat: Seat
    move: Move
    step: Step[object]


class EndlessMatch(RuntimeError):
    """A match went on for longer than any match should."""


def choose_at_random(game: AnyGame, state: object, seat: Seat, luck: Chance) -> Move:
    """Any legal move, each as likely as the other."""
    return luck.pick(game.legal_moves(state, seat))


def choose_with_care(game: AnyGame, state: object, seat: Seat, luck: Chance) -> Move:
    """The move that looks best at first sight."""
    view = game.view(state, seat)
    moves = game.legal_moves(state, seat)
    worths = [game.worth(view, move) for move in moves]
    best = max(worths)
    return luck.pick([move for move, worth in zip(moves, worths, strict=True) if worth == best])


def play_on(
    game: AnyGame,
    deal: Step[object],
    chance: Chance,
    *,
    choose: Chooser,
    luck: Chance,
    most_moves: int = 100_000,
) -> Iterator[Played]:
    """Play a dealt match to its end.

    The players' luck is a stream of its own, so that the match can be replayed from its moves.
    """
    step = deal
    for _ in range(most_moves):
        to_act = game.to_act(step.state)
        if not to_act:
            return
        seat = luck.pick(sorted(to_act))
        move = choose(game, step.state, seat, luck)
        step = game.apply(step.state, seat, move, chance)
        yield Played(seat, move, step)
    raise EndlessMatch(f"{game.key} did not end in {most_moves} moves")
