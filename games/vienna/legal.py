"""What is legal now. `moves_of` lists it and `is_legal` asks the same tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from games.api import Seat
from games.vienna.edition import Tiergarten
from games.vienna.edition_index import Board, board_of
from games.vienna.moves import (
    ChoosePerson,
    ChooseSymbol,
    DoubleMove,
    Nudge,
    Pass,
    Place,
    Reroll,
    Reward,
    Roll,
    SetGendarme,
    ViennaMove,
)
from games.vienna.placements import Row
from games.vienna.round_evaluation import coins_to_take, symbols_left
from games.vienna.setup import start_card_moves
from games.vienna.state import State
from games.vienna.turn import BRIBE, CHANGE_COST

_ROLL = (Roll(),)
_REWARDS = (Reward("coin"), Reward("point"))
_DOUBLE = (DoubleMove(), Pass())


def moves_of(state: State, seat: Seat) -> Sequence[ViennaMove]:
    """Every legal move of the seat that is asked, in menu order."""
    board = board_of(state.options.edition)
    match state.stage:
        case "place":
            player = state.players[seat]
            return row_of(state, seat).moves(
                open=state.open, coach=player.coach, has_coins=player.coins > 0
            )
        case "roll":
            return _ROLL
        case "double":
            return _DOUBLE
        case "gendarme":
            return [
                SetGendarme(field.id)
                for index, field in enumerate(board.street)
                if state.open >> index & 1
            ]
        case "reward":
            return _REWARDS
        case "prater":
            return row_of(state, seat).turns
        case "start_card":
            return start_card_moves(state)
        case "person":
            return [ChoosePerson(person) for person in state.display]
        case "symbol":
            return [ChooseSymbol(symbol) for symbol in symbols_left(state.players[seat])]
        case "tiergarten":
            return [*coins_to_take(list(state.players), seat, tiergarten_of(board, state)), Pass()]
        case "over":
            return ()
        case _:
            assert_never(state.stage)


def row_of(state: State, seat: Seat) -> Row:
    """The table of what this seat's remaining dice can do."""
    joker = state.specials.joker == seat
    return board_of(state.options.edition).row(state.players[seat], joker=joker)


def is_legal(state: State, seat: Seat, move: ViennaMove) -> bool:
    """Whether the seat that is asked may make this move."""
    match move:
        case Place():
            return state.stage == "place" and _can_place(state, seat, move)
        case Reroll() | Nudge():
            return (
                state.stage == "place"
                and state.players[seat].coins >= CHANGE_COST
                and move in row_of(state, seat).changes
            )
        case _:
            return move in moves_of(state, seat)


def tiergarten_of(board: Board, state: State) -> Tiergarten:
    """The effect being evaluated, in the stage that asks for it."""
    assert state.evaluating is not None
    effect = board.field(state.evaluating).effect
    assert isinstance(effect, Tiergarten)
    return effect


def _can_place(state: State, seat: Seat, move: Place) -> bool:
    board = board_of(state.options.edition)
    handful = row_of(state, seat).handfuls.get(move.dice)
    if handful is None:
        return False
    index = board.index.get(move.field)
    if index is None:
        # Geheimbund lies off the street: any dice, never a bribe.
        return move.field == board.geheimbund.id and not move.bribe
    player = state.players[seat]
    is_behind = index <= player.coach
    return (
        index in handful.lies
        and state.open >> index & 1 == 1
        and move.bribe == is_behind
        and (not is_behind or player.coins >= BRIBE)
    )
