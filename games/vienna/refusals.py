"""Why a move is not legal: the first reason that holds, with what would work instead.

Nothing here decides what is legal; `legal.py` does, and asks for a reason when it has said no.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import assert_never

from games.api import Arg, IllegalMove, Label, Seat, Who, Word, label
from games.vienna.edition_index import Board, board_of
from games.vienna.legal import moves_of, row_of, tiergarten_of
from games.vienna.moves import (
    WHITE,
    ChoosePerson,
    ChooseStartCard,
    ChooseSymbol,
    Dice,
    Die,
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
from games.vienna.sentences.question_and_log import question
from games.vienna.setup import start_cards_left
from games.vienna.state import Stage, State
from games.vienna.turn import BRIBE, CHANGE_COST

_MOST_SUGGESTIONS = 3


class Reason(StrEnum):
    """Every way in which a move can be against the rules of Vienna."""

    # the wrong moment
    ROLL_FIRST = "roll-first"
    ALREADY_ROLLED = "already-rolled"
    ASKED_OTHERWISE = "asked-otherwise"
    # dice
    NO_SUCH_DIE = "no-such-die"
    ONE_OR_TWO_DICE = "one-or-two-dice"
    NO_DIE_NAMED = "no-die-named"
    CHANGE_COSTS = "change-costs"
    NO_WRAP = "no-wrap"
    SAME_FACE = "same-face"
    # placing
    NO_SUCH_FIELD = "no-such-field"
    OCCUPIED = "occupied"
    GENDARME_THERE = "gendarme-there"
    WRONG_NUMBER = "wrong-number"
    NO_PAIR = "no-pair"
    WHITE_ALONE = "white-alone"
    BEHIND = "behind"
    BRIBE_COSTS = "bribe-costs"
    NO_BRIBE_NEEDED = "no-bribe-needed"
    # Krieau
    GENDARME_ON_STREET = "gendarme-on-street"
    GENDARME_ON_FREE_FIELD = "gendarme-on-free-field"
    # cards
    NO_SUCH_START_CARD = "no-such-start-card"
    START_CARD_TAKEN = "start-card-taken"
    NOT_IN_DISPLAY = "not-in-display"
    # Gloriette
    SYMBOL_COUNTED = "symbol-counted"
    # Tiergarten
    TAKE_OR_PASS = "take-or-pass"
    NO_SUCH_PLAYER = "no-such-player"
    NOT_FROM_YOURSELF = "not-from-yourself"
    FROM_ONE_OR_TWO = "from-one-or-two"
    TOO_MANY_COINS = "too-many-coins"
    ONE_FROM_EACH = "one-from-each"
    TOO_FEW_COINS = "too-few-coins"


_ANSWERS: dict[Stage, tuple[type[ViennaMove], ...]] = {
    "start_card": (ChooseStartCard,),
    "roll": (Roll,),
    "place": (Place, Reroll, Nudge),
    "gendarme": (SetGendarme,),
    "reward": (Reward,),
    "prater": (SetDie, Pass),
    "double": (DoubleMove, Pass),
    "person": (ChoosePerson,),
    "symbol": (ChooseSymbol,),
    "tiergarten": (TakeCoins, Pass),
}


_NEVER_WRONG = (Roll, Reward, DoubleMove, Pass)  # where they are asked for at all


def why_not(state: State, seat: Seat, move: ViennaMove) -> IllegalMove:
    """The reason why the seat that is asked may not make this move."""
    board = board_of(state.options.edition)
    if isinstance(move, _NEVER_WRONG) or not isinstance(move, _ANSWERS[state.stage]):
        return _wrong_moment(state, seat, move)
    match move:
        case Place():
            return _why_not_place(board, state, seat, move)
        case Reroll():
            return _why_not_reroll(state, seat, move)
        case Nudge():
            return _why_not_nudge(state, seat, move)
        case SetGendarme():
            return _why_not_gendarme(board, state, move)
        case SetDie():
            return _missing(state, seat, (move.die,)) or IllegalMove(
                Reason.SAME_FACE, {"face": move.to}
            )
        case ChooseStartCard():
            return _why_not_start_card(board, state, move)
        case ChoosePerson():
            return _why_not_person(board, state, move)
        case ChooseSymbol():
            left = symbols_left(state.players[seat])
            return IllegalMove(
                Reason.SYMBOL_COUNTED,
                {
                    "symbol": symbol_name(move.symbol),
                    "left": tuple(symbol_name(symbol) for symbol in left),
                },
            )
        case TakeCoins():
            return _why_not_take(board, state, seat, move)
        case _:
            assert_never(move)


def _wrong_moment(state: State, seat: Seat, move: ViennaMove) -> IllegalMove:
    if state.stage == "roll" and isinstance(move, (Place, Reroll, Nudge)):
        return IllegalMove(Reason.ROLL_FIRST, {})
    if state.stage == "place" and isinstance(move, Roll):
        return IllegalMove(Reason.ALREADY_ROLLED, {"dice": _row(state, seat)})
    asked = question(state.stage, seat, state.evaluating, state.options.edition)
    return IllegalMove(Reason.ASKED_OTHERWISE, {"asked": asked})


# Dice -----------------------------------------------------------------------------------------


def _row(state: State, seat: Seat) -> tuple[Word, ...]:
    player = state.players[seat]
    white = (label("white-die", face=player.white),) if player.white else ()
    return (*player.dice, *white)


def _missing(state: State, seat: Seat, dice: Dice) -> IllegalMove | None:
    """The refusal of dice that do not lie in front of the player, if there are such."""
    player = state.players[seat]
    there = Counter(Die(face) for face in player.dice)
    there[WHITE] = 1 if player.white else 0
    missing = tuple((Counter(dice) - there).elements())
    if not missing:
        return None
    named = tuple(label("the-white-die") if die == WHITE else die for die in sorted(missing))
    return IllegalMove(Reason.NO_SUCH_DIE, {"missing": named, "dice": _row(state, seat)})


def _why_not_reroll(state: State, seat: Seat, move: Reroll) -> IllegalMove:
    if not move.dice:
        return IllegalMove(Reason.NO_DIE_NAMED, {"dice": _row(state, seat)})
    return _missing(state, seat, move.dice) or _change_costs()


def _why_not_nudge(state: State, seat: Seat, move: Nudge) -> IllegalMove:
    missing = _missing(state, seat, (move.die,))
    if missing:
        return missing
    shown = state.players[seat].white if move.die == WHITE else move.die
    if not 1 <= shown + move.by <= 6:
        return IllegalMove(Reason.NO_WRAP, {"face": shown, "instead": shown - move.by})
    return _change_costs()


def _change_costs() -> IllegalMove:
    return IllegalMove(Reason.CHANGE_COSTS, {"cost": coins_shown(CHANGE_COST)})


# Placing --------------------------------------------------------------------------------------


def _why_not_place(board: Board, state: State, seat: Seat, move: Place) -> IllegalMove:
    index = board.index.get(move.field)
    if index is None and move.field != board.geheimbund.id:
        return IllegalMove(Reason.NO_SUCH_FIELD, {"field": move.field})
    if not 1 <= len(move.dice) <= 2:
        return IllegalMove(Reason.ONE_OR_TWO_DICE, {"count": len(move.dice)})
    missing = _missing(state, seat, move.dice)
    if missing:
        return missing
    field = board.name(move.field)
    if index is None:
        return IllegalMove(Reason.NO_BRIBE_NEEDED, {"field": field})
    return (
        _taken(board, state, seat, move)
        or _too_far_back(board, state, seat, move, index)
        or _misfit(board, state, seat, move, index)
        or _wrong_way(board, state, seat, index)
    )


def _taken(board: Board, state: State, seat: Seat, move: Place) -> IllegalMove | None:
    facts: dict[str, Arg] = {
        "field": board.name(move.field),
        "dice": handful(move.dice, state.players[seat].white),
        "elsewhere": _elsewhere(board, state, seat, move.dice),
    }
    if move.field == state.gendarme:
        return IllegalMove(Reason.GENDARME_THERE, facts)
    for stand in state.stands:
        if stand.field == move.field:
            there = lying(stand.dice, has_white=stand.white)
            return IllegalMove(Reason.OCCUPIED, {**facts, "owner": Who(stand.seat), "there": there})
    return None


def _misfit(board: Board, state: State, seat: Seat, move: Place, index: int) -> IllegalMove | None:
    handful_named = row_of(state, seat).handfuls[move.dice]
    if index in handful_named.lies:
        return None
    white = state.players[seat].white
    field = board.street[index]
    ways = tuple(
        _perhaps_for_a_bribe(other, handful(other.dice, white))
        for other in _placements(state, seat)
        if other.field == field.id
    )[:_MOST_SUGGESTIONS]
    facts: dict[str, Arg] = {
        "field": field.name,
        "dice": dice_shown(move.dice, white),
        "ways": ways,
        "ways-count": len(ways),
        "elsewhere": _elsewhere(board, state, seat, move.dice),
    }
    if move.dice == (WHITE,):
        return IllegalMove(Reason.WHITE_ALONE, facts)
    if field.accepts == "pair":
        return IllegalMove(Reason.NO_PAIR, facts)
    return IllegalMove(
        Reason.WRONG_NUMBER,
        {
            **facts,
            "number": numbers(field.accepts),
            "dice-count": len(move.dice),
            "total": _total(handful_named.totals),
        },
    )


def _total(totals: tuple[int, ...]) -> Word:
    """What dice make together; jokers can make any number of a range."""
    if len(totals) == 1:
        return totals[0]
    return label("from-to", lowest=totals[0], highest=totals[-1])


def _too_far_back(
    board: Board, state: State, seat: Seat, move: Place, index: int
) -> IllegalMove | None:
    player = state.players[seat]
    if index > player.coach or player.coins >= BRIBE:
        return None
    return IllegalMove(
        Reason.BRIBE_COSTS,
        {
            "field": board.street[index].name,
            "coach": board.street[player.coach].name,
            "cost": coins_shown(BRIBE),
            "dice": handful(move.dice, player.white),
            "elsewhere": _elsewhere(board, state, seat, move.dice),
        },
    )


def _wrong_way(board: Board, state: State, seat: Seat, index: int) -> IllegalMove:
    player = state.players[seat]
    field = board.street[index].name
    if index > player.coach:
        return IllegalMove(Reason.NO_BRIBE_NEEDED, {"field": field})
    return IllegalMove(
        Reason.BEHIND,
        {
            "field": field,
            "coach": board.street[player.coach].name,
            "cost": coins_shown(BRIBE),
            "coins": coins_shown(player.coins),
        },
    )


def _placements(state: State, seat: Seat) -> list[Place]:
    return [move for move in moves_of(state, seat) if isinstance(move, Place)]


def _elsewhere(board: Board, state: State, seat: Seat, dice: Dice) -> tuple[Word, ...]:
    """Where these dice could go now: Geheimbund if nowhere else."""
    found = [
        _perhaps_for_a_bribe(move, board.name(move.field))
        for move in _placements(state, seat)
        if move.dice == dice and move.field in board.index
    ]
    return tuple(found[:_MOST_SUGGESTIONS]) or (board.geheimbund.name,)


def _perhaps_for_a_bribe(move: Place, what: Word) -> Word:
    return label("for-a-bribe", what=what, cost=coins_shown(BRIBE)) if move.bribe else what


# Fields with a decision -----------------------------------------------------------------------


def _why_not_gendarme(board: Board, state: State, move: SetGendarme) -> IllegalMove:
    if move.field == board.geheimbund.id:
        return IllegalMove(Reason.GENDARME_ON_STREET, {"field": board.geheimbund.name})
    if move.field not in board.index:
        return IllegalMove(Reason.NO_SUCH_FIELD, {"field": move.field})
    owner = next(stand.seat for stand in state.stands if stand.field == move.field)
    return IllegalMove(
        Reason.GENDARME_ON_FREE_FIELD, {"field": board.name(move.field), "owner": Who(owner)}
    )


def _why_not_start_card(board: Board, state: State, move: ChooseStartCard) -> IllegalMove:
    left = tuple(start_card_shown(board, card) for card in start_cards_left(state))
    for seat, player in enumerate(state.players):
        if player.start_card == move.card:
            return IllegalMove(Reason.START_CARD_TAKEN, {"owner": Who(Seat(seat)), "left": left})
    return IllegalMove(Reason.NO_SUCH_START_CARD, {"left": left})


def _why_not_person(board: Board, state: State, move: ChoosePerson) -> IllegalMove:
    person = board.persons.get(move.person)
    display = tuple(board.persons[id].name for id in state.display)
    name: str | Label = person.name if person else move.person
    return IllegalMove(Reason.NOT_IN_DISPLAY, {"person": name, "display": display})


def _why_not_take(board: Board, state: State, seat: Seat, move: TakeCoins) -> IllegalMove:
    effect = tiergarten_of(board, state)
    facts: dict[str, Arg] = {
        "most": coins_shown(effect.most),
        "each": coins_shown(effect.each),
        "coins": coins_shown(move.coins),
    }
    if not move.seats or not move.coins:
        return IllegalMove(Reason.TAKE_OR_PASS, facts)
    if not all(0 <= other < len(state.players) for other in move.seats):
        return IllegalMove(Reason.NO_SUCH_PLAYER, facts)
    if seat in move.seats:
        return IllegalMove(Reason.NOT_FROM_YOURSELF, facts)
    if len(set(move.seats)) < len(move.seats) or len(move.seats) > 2:
        return IllegalMove(Reason.FROM_ONE_OR_TWO, facts)
    if len(move.seats) == 2 and move.coins != effect.each:
        return IllegalMove(Reason.ONE_FROM_EACH, facts)
    if move.coins > effect.most:
        return IllegalMove(Reason.TOO_MANY_COINS, facts)
    poorest = min(move.seats, key=lambda other: state.players[other].coins)
    return IllegalMove(
        Reason.TOO_FEW_COINS,
        {**facts, "owner": Who(poorest), "has": coins_shown(state.players[poorest].coins)},
    )
