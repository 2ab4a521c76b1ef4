"""What is legal now, and which rule a move breaks.

`broken_rule` decides, `moves_of` lists: both read the same tables, so that they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from games.api import Seat
from games.vienna.edition import Field
from games.vienna.edition_index import board_of
from games.vienna.moves import (
    BRIBE,
    CHANGE_COST,
    WHITE,
    ChoosePerson,
    ChooseStartCard,
    ChooseSymbol,
    DoubleMove,
    Nudge,
    Pass,
    Place,
    Reroll,
    Reward,
    Roll,
    SetDie,
    SetGendarme,
    TakeCoins,
    ViennaMove,
)
from games.vienna.placements import Row
from games.vienna.refusals import Reason
from games.vienna.round_evaluation import symbols_left
from games.vienna.setup import start_cards_left
from games.vienna.state import Stage, State
from games.vienna.tiergarten import coins_to_take, rule_against_taking, tiergarten_of

_ROLL = (Roll(),)
_REWARDS = (Reward("coin"), Reward("point"))
_DOUBLE = (DoubleMove(), Pass())

_ANSWERS: dict[Stage, frozenset[type[ViennaMove]]] = {
    "start_card": frozenset((ChooseStartCard,)),
    "roll": frozenset((Roll,)),
    "place": frozenset((Place, Reroll, Nudge)),
    "gendarme": frozenset((SetGendarme,)),
    "reward": frozenset((Reward,)),
    "prater": frozenset((SetDie, Pass)),
    "double": frozenset((DoubleMove, Pass)),
    "person": frozenset((ChoosePerson,)),
    "symbol": frozenset((ChooseSymbol,)),
    "tiergarten": frozenset((TakeCoins, Pass)),
    "over": frozenset(),
}
"""The kinds of moves that answer what is asked."""


def moves_of(state: State, seat: Seat) -> Sequence[ViennaMove]:
    """Every legal move of the seat that is asked, in menu order."""
    match state.stage:
        case "place":
            player = state.players[seat]
            return row_of(state, seat).moves(
                open=state.open, coach=player.coach, coins=player.coins
            )
        case "roll":
            return _ROLL
        case "double":
            return _DOUBLE
        case "gendarme":
            street = board_of(state.options.edition).street
            return [
                SetGendarme(field.id)
                for index, field in enumerate(street)
                if state.open >> index & 1
            ]
        case "reward":
            return _REWARDS
        case "prater":
            return row_of(state, seat).turns
        case "start_card":
            return [ChooseStartCard(card) for card in start_cards_left(state)]
        case "person":
            return [ChoosePerson(person) for person in state.display]
        case "symbol":
            return [ChooseSymbol(symbol) for symbol in symbols_left(state.players[seat])]
        case "tiergarten":
            return [*coins_to_take(state.players, seat, tiergarten_of(state)), Pass()]
        case "over":
            return ()
        case _:
            assert_never(state.stage)


def row_of(state: State, seat: Seat) -> Row:
    """The table of what this seat's remaining dice can do."""
    joker = state.specials.joker == seat
    return board_of(state.options.edition).row(state.players[seat], joker=joker)


def broken_rule(state: State, seat: Seat, move: ViennaMove) -> Reason | None:
    """The first rule this move of the seat that is asked would break; None if it is legal."""
    if type(move) not in _ANSWERS[state.stage]:
        return _rule_of_the_moment(state.stage, move)
    match move:
        case Place():
            return _rule_against_placing(state, seat, move)
        case Roll() | Reward() | DoubleMove() | Pass():
            return None  # nothing can be wrong with them but the moment
        case Reroll() | Nudge():
            return _rule_against_changing(state, seat, move)
        case SetDie():
            return _rule_against_turning(row_of(state, seat), move)
        case SetGendarme():
            return _rule_against_closing(state, move)
        case ChooseStartCard():
            return _rule_against_start_card(state, move)
        case ChoosePerson():
            return None if move.person in state.display else Reason.NOT_IN_DISPLAY
        case ChooseSymbol():
            left = symbols_left(state.players[seat])
            return None if move.symbol in left else Reason.SYMBOL_COUNTED
        case TakeCoins():
            return rule_against_taking(state.players, seat, tiergarten_of(state), move)
        case _:
            assert_never(move)


def _rule_of_the_moment(stage: Stage, move: ViennaMove) -> Reason:
    if stage == "roll" and type(move) in _ANSWERS["place"]:
        return Reason.ROLL_FIRST
    if stage == "place" and isinstance(move, Roll):
        return Reason.ALREADY_ROLLED
    return Reason.ASKED_OTHERWISE


def _rule_against_placing(state: State, seat: Seat, move: Place) -> Reason | None:
    board = board_of(state.options.edition)
    player = state.players[seat]
    index = board.index.get(move.field)
    if index is None and move.field != board.geheimbund.id:
        return Reason.NO_SUCH_FIELD
    row = board.row(player, joker=state.specials.joker == seat)
    handful = row.handfuls.get(move.dice)
    if handful is None:
        return Reason.NO_SUCH_DIE if 1 <= len(move.dice) <= 2 else Reason.ONE_OR_TWO_DICE
    if index is None:
        # Geheimbund lies off the street: any dice, never a bribe.
        return Reason.NO_BRIBE_NEEDED if move.bribe else None
    if not state.open >> index & 1:
        return Reason.GENDARME_THERE if move.field == state.gendarme else Reason.OCCUPIED
    is_behind = index <= player.coach
    if is_behind and player.coins < BRIBE:
        return Reason.BRIBE_COSTS
    if index not in handful.lies:
        return _rule_of_the_field(board.street[index], move)
    if move.bribe != is_behind:
        return Reason.BEHIND if is_behind else Reason.NO_BRIBE_NEEDED
    return None


def _rule_of_the_field(field: Field, misfit: Place) -> Reason:
    if misfit.dice == (WHITE,):
        return Reason.WHITE_ALONE
    return Reason.NO_PAIR if field.accepts == "pair" else Reason.WRONG_NUMBER


def _rule_against_changing(state: State, seat: Seat, move: Reroll | Nudge) -> Reason | None:
    row = row_of(state, seat)
    if move in row.changes:
        return None if state.players[seat].coins >= CHANGE_COST else Reason.CHANGE_COSTS
    if isinstance(move, Reroll):
        return Reason.NO_SUCH_DIE if move.dice else Reason.NO_DIE_NAMED
    return Reason.NO_WRAP if row.has(move.die) else Reason.NO_SUCH_DIE


def _rule_against_turning(row: Row, move: SetDie) -> Reason | None:
    if move in row.turns:
        return None
    return Reason.SAME_FACE if row.has(move.die) else Reason.NO_SUCH_DIE


def _rule_against_closing(state: State, move: SetGendarme) -> Reason | None:
    board = board_of(state.options.edition)
    index = board.index.get(move.field)
    if index is None:
        is_lodge = move.field == board.geheimbund.id
        return Reason.GENDARME_ON_STREET if is_lodge else Reason.NO_SUCH_FIELD
    return None if state.open >> index & 1 else Reason.GENDARME_ON_FREE_FIELD


def _rule_against_start_card(state: State, move: ChooseStartCard) -> Reason | None:
    if move.card in start_cards_left(state):
        return None
    is_card = move.card in board_of(state.options.edition).start_cards
    return Reason.START_CARD_TAKEN if is_card else Reason.NO_SUCH_START_CARD
