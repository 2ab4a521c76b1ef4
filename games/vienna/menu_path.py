"""The menu steps that lead to a move: never more than 25 entries at one step."""

from __future__ import annotations

from typing import assert_never

from games.api import Arg, Label, Who, label
from games.vienna.edition import Krieau
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
from games.vienna.sentences.arguments import (
    coins_shown,
    dice_shown,
    die_shown,
    handful,
    numbers,
    points_shown,
    start_card_shown,
    symbol_name,
    symbols_shown,
)
from games.vienna.view import View


def path_to(view: View, move: ViennaMove) -> tuple[Label, ...]:
    """The labels to follow, from the first menu to this move."""
    board = board_of(view.options.edition)
    mover = view.seat if view.viewer is None else view.viewer  # who may be preparing it
    white = view.seats[mover].white
    match move:
        case Place():
            return (
                label("menu-place"),
                _field_step(view, move),
                label("menu-dice", dice=handful(move.dice, white)),
            )
        case Nudge(die, by):
            face = white if die == WHITE else die
            return (
                label("menu-nudge", cost=coins_shown(CHANGE_COST)),
                label("menu-die", die=die_shown(die, white)),
                label("menu-turn-up" if by > 0 else "menu-turn-down", face=face + by),
            )
        case Reroll(dice):
            # The number of dice first: six dice have 63 subsets, but at most 20 of one size.
            return (
                label("menu-reroll", cost=coins_shown(CHANGE_COST)),
                label("menu-how-many", count=len(dice)),
                label("menu-these", dice=dice_shown(dice, white)),
            )
        case Roll():
            return (label("menu-roll"),)
        case ChooseStartCard(card):
            return (start_card_shown(board, card),)
        case SetGendarme(field):
            entry = board.field(field)
            return (label("menu-field", field=entry.name, number=numbers(entry.accepts)),)
        case Reward(what):
            krieau = board.field(view.stands[-1].field).effect
            assert isinstance(krieau, Krieau), "the reward is asked right after the placement"
            return (coins_shown(krieau.coins) if what == "coin" else points_shown(krieau.points),)
        case SetDie(die, to):
            return (
                label("menu-die", die=die_shown(die, white)),
                label("menu-face", face=to),
            )
        case DoubleMove():
            return (label("menu-double"),)
        case ChoosePerson(person):
            entry = board.persons[person]
            return (label("person-shown", person=entry.name, symbols=symbols_shown(entry.symbols)),)
        case ChooseSymbol(symbol):
            return (symbol_name(symbol),)
        case TakeCoins(seats, coins):
            id = "menu-take" if len(seats) == 1 else "menu-take-each"
            whos = tuple(Who(seat) for seat in seats)
            return (label(id, seats=whos, coins=coins_shown(coins)),)
        case Pass():
            return (label(_PASSES[view.stage]),)
        case _:
            assert_never(move)


_PASSES = {
    "prater": "menu-leave-dice",
    "double": "menu-keep-double",
    "tiergarten": "menu-take-nothing",
}


def _field_step(view: View, move: Place) -> Label:
    board = board_of(view.options.edition)
    if move.field == board.geheimbund.id:
        return label("menu-geheimbund", field=board.geheimbund.name)
    field = board.field(move.field)
    facts: dict[str, Arg] = {"field": field.name, "number": numbers(field.accepts)}
    if move.bribe:
        return label("menu-field-behind", **facts, cost=coins_shown(BRIBE))
    return label("menu-field", **facts)
