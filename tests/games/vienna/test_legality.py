"""What is listed is what breaks no rule, over everything anybody could say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from games.api import Seat
from games.chance import FastChance
from games.vienna import VIENNA
from games.vienna.edition import FieldId, PersonId, StartCardId, Symbol
from games.vienna.legality import broken_rule, moves_of
from games.vienna.moves import (
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
from games.vienna.state import Options, Stage, State
from tests.games.vienna.tables import BOARD, dice

NOWHERE = "casino"
OF_EACH_STAGE = 12  # states


def handfuls(*counts: int) -> list[tuple[int, ...]]:
    return [d for count in counts for d in combinations_with_replacement(range(7), count)]


def everything() -> Iterator[ViennaMove]:
    """Every move that can be said at a table of five, and some that name what is not there."""
    yield from (Roll(), Pass(), DoubleMove(), Reward("coin"), Reward("point"))
    fields = (*BOARD.index, BOARD.geheimbund.id, FieldId(NOWHERE))
    yield from map(SetGendarme, fields)
    for field, faces, bribe in product(fields, handfuls(0, 1, 2, 3), (False, True)):
        yield Place(field, dice(*faces), bribe)
    for faces in handfuls(*range(7)):
        yield Reroll(dice(*faces))
    for die in dice(*range(7)):
        yield from (Nudge(die, -1), Nudge(die, 1))
        yield from (SetDie(die, face) for face in range(1, 7))
    yield from map(ChooseStartCard, (*BOARD.start_cards, StartCardId(NOWHERE)))
    yield from map(ChoosePerson, (*BOARD.persons, PersonId(NOWHERE)))
    yield from map(ChooseSymbol, Symbol)
    for seats, coins in product(handfuls(0, 1, 2, 3), range(5)):
        yield TakeCoins(tuple(Seat(seat - 1) for seat in seats), coins)


def asked_states() -> list[State]:
    """Some states of each stage, from random matches."""
    found: dict[Stage, list[State]] = {}
    for seed in range(6):
        chance = FastChance(seed)
        state = VIENNA.new(3 + seed % 3, Options(), chance).state
        while VIENNA.to_act(state):
            found.setdefault(state.stage, []).append(state)
            move = chance.pick(VIENNA.legal_moves(state, state.seat))
            state = VIENNA.apply(state, state.seat, move, chance).state
    return [
        state for states in found.values() for state in states[:: len(states) // OF_EACH_STAGE + 1]
    ]


def test_exactly_the_moves_listed_break_no_rule() -> None:
    every, states = frozenset(everything()), asked_states()
    assert len({state.stage for state in states}) == 10
    for state in states:
        passed = {move for move in every if broken_rule(state, state.seat, move) is None}
        assert passed == set(moves_of(state, state.seat))
