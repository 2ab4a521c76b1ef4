"""An insight for every game: the one it brings, or one made of what moves look like at first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from games.api import AnyGame, Insight, Label, Move, Seat
from games.chance import Chance

AnyInsight: TypeAlias = "Insight[Any, Any]"


def insight_of(game: AnyGame, luck: Chance) -> AnyInsight:
    """The game's own insight, or what first sight and some luck make of it."""
    return game.insight or FirstSight(game, luck)


class FirstSight:
    """Knows nothing but `worth` and how a match ends, so looks ahead go on to the end."""

    def __init__(self, game: AnyGame, luck: Chance) -> None:
        self._game = game
        self._luck = luck

    def is_quiet(self, state: object) -> bool:
        """Only the end can be judged."""
        return not self._game.to_act(state)

    def prospects(self, state: object) -> tuple[float, ...]:
        """What everybody wins when the match is played on as it comes."""
        game = self._game
        while to_act := game.to_act(state):
            seat = min(to_act)
            state = game.apply(state, seat, self.hunch(state, seat), self._luck).state
        outcome = game.outcome(state)
        assert outcome is not None, "nobody is asked: the match is over"
        return outcome.shares

    def promises(self, state: object, seat: Seat) -> Sequence[float]:
        """What the moves look like at first sight."""
        game, view = self._game, self._game.view(state, seat)
        return [game.worth(view, move) for move in game.legal_moves(state, seat)]

    def hunch(self, state: object, seat: Seat) -> Move:
        """What looks best; luck decides between equals."""
        moves, promises = self._game.legal_moves(state, seat), self.promises(state, seat)
        best = max(promises)
        return self._luck.pick([m for m, p in zip(moves, promises, strict=True) if p == best])

    def why(self, state: object, seat: Seat, move: Move) -> Label | None:
        """Nothing to say."""
        return None
