"""How long a match is among people: random seats squander their coins and take far longer."""

from __future__ import annotations

import pytest

from games.chance import FastChance
from games.vienna import VIENNA
from games.vienna.edition import (
    Compare,
    Gain,
    Gloriette,
    Heuriger,
    Krieau,
    Prater,
    Symbol,
    TakePerson,
    TakeSpecial,
    Tiergarten,
)
from games.vienna.moves import Place, ViennaMove
from games.vienna.state import Options, State, neighbours, specials_of
from games.vienna.view import view_of
from tests.games.vienna.tables import BOARD

COIN = 0.4  # in points
DIE = 0.5
FIELD_SKIPPED = 0.05


def careful_choice(state: State, chance: FastChance) -> ViennaMove:
    """Keep the coins and place what pays best now; answer everything else at random."""
    legal = VIENNA.legal_moves(state, state.seat)
    places = [move for move in legal if isinstance(move, Place) and not move.bribe]
    if not places:
        return chance.pick(legal)
    return max(places, key=lambda move: gain(state, move) - price(state, move))


def price(state: State, move: Place) -> float:
    """What a placement uses up: dice, and the street that is left behind."""
    at = BOARD.index.get(move.field, state.players[state.seat].coach)
    skipped = at - state.players[state.seat].coach
    return DIE * len(move.dice) + FIELD_SKIPPED * skipped


def gain(state: State, move: Place) -> float:
    """What a careful beginner expects of a field, in points."""
    coins = state.players[state.seat].coins
    if move.field not in BOARD.index:
        return COIN * len(move.dice)
    match BOARD.field(move.field).effect:
        case Gain(cost=cost, coins=income, points=points):
            return points + COIN * (income - cost) if coins >= cost else 0
        case Krieau() | Prater() | Tiergarten():
            return 1
        case TakePerson(cost=cost):
            return 1.5 if coins >= cost else 0
        case TakeSpecial():
            return 1.5
        case Compare(symbol=symbol):
            return comparison(state, symbol)
        case Gloriette():
            return max(comparison(state, symbol) for symbol in Symbol) - COIN if coins else 0
        case Heuriger():
            return len(specials_of(state.specials, state.seat))


def comparison(state: State, symbol: Symbol) -> float:
    """What comparing this symbol would pay now."""
    seats = view_of(state, None).seats
    own = seats[state.seat].symbols.of(symbol)
    theirs = [seats[other].symbols.of(symbol) for other in neighbours(state.seat, len(seats))]
    return sum(2 + COIN if own > count else own == count for count in theirs)


def rounds_of(seats: int, seed: int) -> int:
    chance = FastChance(seed)
    state = VIENNA.new(seats, Options(), chance).state
    while state.stage != "over":
        state = VIENNA.apply(state, state.seat, careful_choice(state, chance), chance).state
    return state.round


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_careful_beginners_need_five_or_six_rounds(seats: int) -> None:
    rounds = [rounds_of(seats, seed) for seed in range(60)]
    assert 5 <= sum(rounds) / len(rounds) <= 6.5
    assert min(rounds) >= 3
    assert max(rounds) <= 10
