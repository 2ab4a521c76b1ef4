"""What a move looks like to a careful beginner: its own worth now, in points, no plans."""

from __future__ import annotations

from games.vienna.edition import (
    Compare,
    Effect,
    Gain,
    Gloriette,
    Heuriger,
    Symbol,
    TakePerson,
    TakeSpecial,
)
from games.vienna.edition_index import Board, board_of
from games.vienna.moves import (
    ChoosePerson,
    ChooseSymbol,
    Nudge,
    Place,
    Reroll,
    Reward,
    TakeCoins,
    ViennaMove,
)
from games.vienna.state import neighbours
from games.vienna.view import View

_COIN = 0.4
_DIE = 0.5
_FIELD_SKIPPED = 0.05
_CARD = 1.5
_SOMETHING = 1.0


def worth_of(view: View, move: ViennaMove) -> float:
    """The worth of a move of the seat that is asked; 0 where a beginner has no opinion."""
    board = board_of(view.options.edition)
    match move:
        case Place():
            return _gain(board, view, move) - _price(board, view, move)
        case Reroll() | Nudge():
            return -10  # the coin is spent at once, and what for is a plan
        case Reward(what):
            return _COIN if what == "coin" else 1
        case ChoosePerson(person):
            symbols = board.persons[person].symbols
            return sum(symbols.of(symbol) for symbol in Symbol)
        case ChooseSymbol(symbol):
            return _comparison(view, symbol)
        case TakeCoins(seats, coins):
            return _COIN * coins * len(seats)
        case _:
            return 0


def _price(board: Board, view: View, move: Place) -> float:
    """What a placement uses up: dice, a bribe, and the street it leaves behind."""
    coach = view.seats[view.seat].coach
    at = -1 if coach is None else board.index[coach]
    skipped = max(board.index.get(move.field, at) - at, 0)
    return _DIE * len(move.dice) + _FIELD_SKIPPED * skipped + (2 * _COIN if move.bribe else 0)


def _gain(board: Board, view: View, move: Place) -> float:
    """What the field will pay, if nothing changes before the evaluation."""
    if move.field not in board.index:
        return _COIN * board.geheimbund.coins * len(move.dice)
    effect = board.field(move.field).effect
    return _income(effect, view) if view.seats[view.seat].coins >= _cost(effect) else 0


def _cost(effect: Effect) -> int:
    return effect.cost if isinstance(effect, Gain | TakePerson | Gloriette) else 0


def _income(effect: Effect, view: View) -> float:
    match effect:
        case Gain():
            return effect.points + _COIN * (effect.coins - effect.cost)
        case TakePerson():
            return _CARD
        case TakeSpecial():
            return _CARD + _COIN * effect.coins
        case Compare():
            return _comparison(view, effect.symbol)
        case Gloriette():
            return max(_comparison(view, symbol) for symbol in Symbol) - _COIN
        case Heuriger():
            return effect.points * len(view.seats[view.seat].specials)
        case _:
            return _SOMETHING


def _comparison(view: View, symbol: Symbol) -> float:
    """About what comparing this symbol would pay now: 2 for a neighbour beaten, 1 for a tie."""
    own = view.seats[view.seat].symbols.of(symbol)
    theirs = [
        view.seats[other].symbols.of(symbol) for other in neighbours(view.seat, len(view.seats))
    ]
    return sum(2 + _COIN if own > count else own == count for count in theirs)
