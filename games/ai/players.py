"""The computer players by level, each a `Chooser`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from games.ai.default_insight import AnyInsight, insight_of
from games.ai.playout_search import Budget, weigh
from games.api import AnyGame, Move, Seat
from games.chance import Chance
from games.playout import Chooser, choose_at_random, choose_with_care

Level: TypeAlias = Literal["novice", "regular", "expert"]
LEVELS: tuple[Level, ...] = ("novice", "regular", "expert")  # weakest first

_LOOKS_AT_LUCK = 4  # times a move is imagined that leads to chance
QUICK = Budget(playouts=24)  # an expert's for many matches in a row


def novice(game: AnyGame, state: object, seat: Seat, luck: Chance) -> Move:
    """What looks best at first sight."""
    return choose_with_care(game, state, seat, luck)


def regular(game: AnyGame, state: object, seat: Seat, luck: Chance) -> Move:
    """What leaves the best prospects right after the move."""
    moves = game.legal_moves(state, seat)
    if len(moves) == 1:
        return moves[0]
    imagined = game.imagine(state, seat, luck)
    insight = insight_of(game, luck)
    chances = [_chance_after(game, insight, imagined, seat, move, luck) for move in moves]
    best = max(chances)
    return luck.pick([m for m, chance in zip(moves, chances, strict=True) if chance == best])


def expert(budget: Budget) -> Chooser:
    """A player who plays the moves on in the head, as often as the budget allows."""

    def choose(game: AnyGame, state: object, seat: Seat, luck: Chance) -> Move:
        moves = game.legal_moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        return weigh(game, state, seat, luck, budget)[0].move

    return choose


def _chance_after(
    game: AnyGame, insight: AnyInsight, state: object, seat: Seat, move: Move, luck: Chance
) -> float:
    """The chance of winning after the move; on average, where luck has a say."""
    step = game.apply(state, seat, move, luck)
    found = [insight.prospects(step.state)[seat]]
    if step.reveals:
        for _ in range(_LOOKS_AT_LUCK - 1):
            other = game.imagine(state, seat, luck)
            found.append(insight.prospects(game.apply(other, seat, move, luck).state)[seat])
    return sum(found) / len(found)


PLAYERS: dict[str, Callable[[Budget], Chooser]] = {
    "random": lambda _: choose_at_random,
    "novice": lambda _: novice,
    "regular": lambda _: regular,
    "expert": expert,
}
"""Every player of an arena by name; the budget is the expert's."""
