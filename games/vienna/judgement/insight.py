"""What a good player sees in a match of Vienna: chances, what moves promise, and why."""

from __future__ import annotations

from collections.abc import Sequence

from games.api import Label, Seat, label
from games.vienna.edition_index import board_of
from games.vienna.end_of_match import outcome_of
from games.vienna.judgement.belongings_worth import cards_worth, chances
from games.vienna.judgement.field_worth import Prospect
from games.vienna.judgement.move_worth import FRESH_DIE, best_placement, promises_of
from games.vienna.legality import moves_of
from games.vienna.moves import (
    ChoosePerson,
    DoubleMove,
    Nudge,
    Place,
    Reroll,
    SetDie,
    SetGendarme,
    TakeCoins,
    ViennaMove,
)
from games.vienna.sentences.arguments import symbols_shown
from games.vienna.sentences.field_effects import effect_shown, lodge_shown
from games.vienna.state import State

_DIE_IN_HAND = 0.1  # what it is worth above a coin


class ViennaInsight:
    """Fulfils `games.api.Insight`."""

    def is_quiet(self, state: State) -> bool:
        """Between two rounds nothing is under way."""
        return state.stage == "over" or _is_between_rounds(state)

    def prospects(self, state: State) -> tuple[float, ...]:
        """Everybody's chance of winning, from what they have and where they stand."""
        outcome = outcome_of(state)
        if outcome is not None:
            return outcome.shares
        prospect = Prospect(state)
        scores = [_score(prospect, seat) for seat in range(len(state.players))]
        return chances(scores, prospect.left)

    def promises(self, state: State, seat: Seat) -> Sequence[float]:
        """What each legal move promises, in points."""
        return promises_of(Prospect(state), seat, moves_of(state, seat))

    def hunch(self, state: State, seat: Seat) -> ViennaMove:
        """The move that promises most."""
        if state.stage == "place":
            return best_placement(Prospect(state), seat)
        moves = moves_of(state, seat)
        if len(moves) == 1:
            return moves[0]
        promises = promises_of(Prospect(state), seat, moves)
        return moves[max(range(len(moves)), key=promises.__getitem__)]

    def why(self, state: State, seat: Seat, move: ViennaMove) -> Label | None:
        """What the field does, or what the move is good for."""
        board = board_of(state.options.edition)
        match move:
            case Place(field):
                if field not in board.index:
                    return lodge_shown(board.geheimbund)
                return effect_shown(board.field(field).effect)
            case Nudge() | Reroll() | SetDie():
                return label("why-better-dice")
            case SetGendarme():
                return label("why-gendarme")
            case DoubleMove():
                return label("why-double")
            case ChoosePerson(person):
                return label("why-person", symbols=symbols_shown(board.persons[person].symbols))
            case TakeCoins():
                return label("why-coins")
            case _:
                return None


def _is_between_rounds(state: State) -> bool:
    """Whether nobody has rolled yet in this round."""
    return state.stage == "roll" and not any(player.rolled for player in state.players)


def _score(prospect: Prospect, seat: int) -> float:
    """All that a seat has, in points."""
    state = prospect.state
    player = state.players[seat]
    score = player.points + prospect.coin * player.coins
    cards = cards_worth(prospect.counts, prospect.held, seat)
    if _is_between_rounds(state):
        return score + prospect.left * cards
    if player.rolled:
        dice = len(player.dice) + (player.white > 0)
        worth = _DIE_IN_HAND
    else:
        dice = prospect.board.seatings[len(state.players)].dice + (state.specials.die == seat)
        worth = FRESH_DIE
    in_hand = (prospect.coin + worth) * dice if state.evaluating is None else 0.0
    return score + prospect.after * cards + prospect.standing(seat) + in_hand
