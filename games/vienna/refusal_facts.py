"""What fills the sentence of a refusal: what was asked for, and what would work instead.

Nothing here decides what is legal: the broken rule is known (`legality.broken_rule`), and its
facts are worked out only once a move is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

from games.api import Arg, Seat, Who, Word, label
from games.vienna.edition_index import board_of
from games.vienna.legality import moves_of, row_of
from games.vienna.moves import (
    BRIBE,
    CHANGE_COST,
    WHITE,
    ChoosePerson,
    ChooseStartCard,
    ChooseSymbol,
    Dice,
    Die,
    Nudge,
    Place,
    Reroll,
    SetDie,
    SetGendarme,
    TakeCoins,
    ViennaMove,
)
from games.vienna.refusals import Reason
from games.vienna.round_evaluation import symbols_left
from games.vienna.sentences.arguments import (
    coins_shown,
    dice_shown,
    handful,
    lying,
    numbers,
    start_card_shown,
    symbol_name,
)
from games.vienna.sentences.question import question
from games.vienna.setup import start_cards_left
from games.vienna.state import State
from games.vienna.tiergarten import tiergarten_of

Facts: TypeAlias = dict[str, Arg]

_MOST_SUGGESTIONS = 3


def facts_of(broken: Reason, state: State, seat: Seat, move: ViennaMove) -> Facts:
    """What is to be said of the rule that this move of the seat would break."""
    return _FACTS[broken](state, seat, move)


# The wrong moment -----------------------------------------------------------------------------


def _nothing(_state: State, _seat: Seat, _move: ViennaMove) -> Facts:
    return {}


def _own_dice(state: State, seat: Seat, _move: ViennaMove) -> Facts:
    return {"dice": _row_shown(state, seat)}


def _what_is_asked(state: State, seat: Seat, _move: ViennaMove) -> Facts:
    return {"asked": question(state.stage, seat, state.evaluating, state.options.edition)}


# Dice -----------------------------------------------------------------------------------------


def _row_shown(state: State, seat: Seat) -> tuple[Word, ...]:
    player = state.players[seat]
    white = (label("white-die", face=player.white),) if player.white else ()
    return (*player.dice, *white)


def _missing_dice(state: State, seat: Seat, move: Place | Reroll | Nudge | SetDie) -> Facts:
    player = state.players[seat]
    there = Counter(Die(face) for face in player.dice)
    there[WHITE] = 1 if player.white else 0
    named = Counter(move.dice if isinstance(move, (Place, Reroll)) else (move.die,))
    missing = sorted((named - there).elements())
    return {
        "missing": tuple(label("the-white-die") if die == WHITE else die for die in missing),
        "dice": _row_shown(state, seat),
    }


def _dice_named(_state: State, _seat: Seat, move: Place) -> Facts:
    return {"count": len(move.dice)}


def _price_of_change(_state: State, _seat: Seat, _move: ViennaMove) -> Facts:
    return {"cost": coins_shown(CHANGE_COST)}


def _end_of_the_die(state: State, seat: Seat, move: Nudge) -> Facts:
    shown = state.players[seat].white if move.die == WHITE else move.die
    return {"face": shown, "instead": shown - move.by}


def _face_wanted(_state: State, _seat: Seat, move: SetDie) -> Facts:
    return {"face": move.to}


# Placing --------------------------------------------------------------------------------------


def _unknown_field(_state: State, _seat: Seat, move: Place | SetGendarme) -> Facts:
    return {"field": move.field}


def _field(state: State, _seat: Seat, move: Place | SetGendarme) -> Facts:
    return {"field": board_of(state.options.edition).name(move.field)}


def _closed_field(state: State, seat: Seat, move: Place) -> Facts:
    return {
        **_field(state, seat, move),
        "dice": handful(move.dice, state.players[seat].white),
        "elsewhere": _elsewhere(state, seat, move.dice),
    }


def _occupied_field(state: State, seat: Seat, move: Place) -> Facts:
    stand = next(stand for stand in state.stands if stand.field == move.field)
    return {
        **_closed_field(state, seat, move),
        "owner": Who(stand.seat),
        "there": lying(stand.dice, has_white=stand.white),
    }


def _misfit(state: State, seat: Seat, move: Place) -> Facts:
    white = state.players[seat].white
    ways = tuple(
        _perhaps_for_a_bribe(other, handful(other.dice, white))
        for other in _placements(state, seat)
        if other.field == move.field
    )[:_MOST_SUGGESTIONS]
    return {
        **_field(state, seat, move),
        "dice": dice_shown(move.dice, white),
        "ways": ways,
        "ways-count": len(ways),
        "elsewhere": _elsewhere(state, seat, move.dice),
    }


def _wrong_number(state: State, seat: Seat, move: Place) -> Facts:
    field = board_of(state.options.edition).field(move.field)
    return {
        **_misfit(state, seat, move),
        "number": numbers(field.accepts),
        "dice-count": len(move.dice),
        "total": _total(row_of(state, seat).handfuls[move.dice].totals),
    }


def _total(totals: tuple[int, ...]) -> Word:
    """What dice make together; jokers can make any number of a range."""
    if len(totals) == 1:
        return totals[0]
    return label("from-to", lowest=totals[0], highest=totals[-1])


def _way_back(state: State, seat: Seat, move: Place) -> Facts:
    street = board_of(state.options.edition).street
    return {
        **_field(state, seat, move),
        "coach": street[state.players[seat].coach].name,
        "cost": coins_shown(BRIBE),
    }


def _way_back_for_coins(state: State, seat: Seat, move: Place) -> Facts:
    coins = coins_shown(state.players[seat].coins)
    return {**_way_back(state, seat, move), "coins": coins}


def _way_back_unpaid(state: State, seat: Seat, move: Place) -> Facts:
    return {
        **_way_back(state, seat, move),
        "dice": handful(move.dice, state.players[seat].white),
        "elsewhere": _elsewhere(state, seat, move.dice),
    }


def _placements(state: State, seat: Seat) -> list[Place]:
    return [move for move in moves_of(state, seat) if isinstance(move, Place)]


def _elsewhere(state: State, seat: Seat, dice: Dice) -> tuple[Word, ...]:
    """Where these dice could go now: Geheimbund if nowhere else."""
    board = board_of(state.options.edition)
    found = [
        _perhaps_for_a_bribe(move, board.name(move.field))
        for move in _placements(state, seat)
        if move.dice == dice and move.field in board.index
    ]
    return tuple(found[:_MOST_SUGGESTIONS]) or (board.geheimbund.name,)


def _perhaps_for_a_bribe(move: Place, what: Word) -> Word:
    return label("for-a-bribe", what=what, cost=coins_shown(BRIBE)) if move.bribe else what


# Fields with a decision, cards ----------------------------------------------------------------


def _owner_of_field(state: State, seat: Seat, move: SetGendarme) -> Facts:
    owner = next(stand.seat for stand in state.stands if stand.field == move.field)
    return {**_field(state, seat, move), "owner": Who(owner)}


def _start_cards_left(state: State, _seat: Seat, _move: ChooseStartCard) -> Facts:
    board = board_of(state.options.edition)
    return {"left": tuple(start_card_shown(board, card) for card in start_cards_left(state))}


def _owner_of_start_card(state: State, seat: Seat, move: ChooseStartCard) -> Facts:
    cards = [player.start_card for player in state.players]
    owner = Who(Seat(cards.index(move.card)))
    return {"owner": owner, **_start_cards_left(state, seat, move)}


def _display(state: State, _seat: Seat, move: ChoosePerson) -> Facts:
    persons = board_of(state.options.edition).persons
    person = persons.get(move.person)
    return {
        "person": person.name if person else move.person,
        "display": tuple(persons[id].name for id in state.display),
    }


def _symbols(state: State, seat: Seat, move: ChooseSymbol) -> Facts:
    left = symbols_left(state.players[seat])
    return {
        "symbol": symbol_name(move.symbol),
        "left": tuple(symbol_name(symbol) for symbol in left),
    }


def _coins_to_take(state: State, _seat: Seat, move: TakeCoins) -> Facts:
    effect = tiergarten_of(state)
    return {
        "most": coins_shown(effect.most),
        "each": coins_shown(effect.each),
        "coins": coins_shown(move.coins),
    }


def _poor_victim(state: State, seat: Seat, move: TakeCoins) -> Facts:
    poorest = min(move.seats, key=lambda other: state.players[other].coins)
    has = coins_shown(state.players[poorest].coins)
    return {**_coins_to_take(state, seat, move), "owner": Who(poorest), "has": has}


# `Any`: each function takes the kinds of moves that can break the rule it is listed for.
_FACTS: dict[Reason, Callable[[State, Seat, Any], Facts]] = {
    Reason.ROLL_FIRST: _nothing,
    Reason.ALREADY_ROLLED: _own_dice,
    Reason.ASKED_OTHERWISE: _what_is_asked,
    Reason.NO_SUCH_DIE: _missing_dice,
    Reason.ONE_OR_TWO_DICE: _dice_named,
    Reason.NO_DIE_NAMED: _own_dice,
    Reason.CHANGE_COSTS: _price_of_change,
    Reason.NO_WRAP: _end_of_the_die,
    Reason.SAME_FACE: _face_wanted,
    Reason.NO_SUCH_FIELD: _unknown_field,
    Reason.OCCUPIED: _occupied_field,
    Reason.GENDARME_THERE: _closed_field,
    Reason.WRONG_NUMBER: _wrong_number,
    Reason.NO_PAIR: _misfit,
    Reason.WHITE_ALONE: _misfit,
    Reason.BEHIND: _way_back_for_coins,
    Reason.BRIBE_COSTS: _way_back_unpaid,
    Reason.NO_BRIBE_NEEDED: _field,
    Reason.GENDARME_ON_STREET: _field,
    Reason.GENDARME_ON_FREE_FIELD: _owner_of_field,
    Reason.NO_SUCH_START_CARD: _start_cards_left,
    Reason.START_CARD_TAKEN: _owner_of_start_card,
    Reason.NOT_IN_DISPLAY: _display,
    Reason.SYMBOL_COUNTED: _symbols,
    Reason.TAKE_OR_PASS: _coins_to_take,
    Reason.NO_SUCH_PLAYER: _coins_to_take,
    Reason.NOT_FROM_YOURSELF: _coins_to_take,
    Reason.FROM_ONE_OR_TWO: _coins_to_take,
    Reason.TOO_MANY_COINS: _coins_to_take,
    Reason.ONE_FROM_EACH: _coins_to_take,
    Reason.TOO_FEW_COINS: _poor_victim,
}
