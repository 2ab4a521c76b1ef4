"""What holds after every move of Vienna, however it is played."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.api import IllegalMove, Seat
from games.chance import FastChance
from games.vienna import VIENNA
from games.vienna.edition import FieldId, PersonId, StartCardId, Symbol
from games.vienna.events import Placed
from games.vienna.moves import (
    ChoosePerson,
    ChooseStartCard,
    ChooseSymbol,
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
from games.vienna.state import Options, State
from tests.games.matches import TABLES, Table, at_tables, match_at
from tests.games.vienna.tables import BOARD

VIENNA_TABLES = [table for table in TABLES if table.game is VIENNA]
ALL_CARDS = Counter(p.id for p in BOARD.edition.persons for _ in range(p.copies))


def check_invariants(state: State) -> None:
    check_cards(state)
    check_dice(state)
    check_board(state)
    assert all(player.coins >= 0 for player in state.players)
    assert len({state.specials.clock, *range(len(state.players))}) == len(state.players)


def check_cards(state: State) -> None:
    cards = Counter(state.display) + Counter(state.discard)
    for held in (*state.packs, *(player.persons for player in state.players)):
        cards += Counter(held)
    assert cards == ALL_CARDS
    assert all(state.packs), "an empty pack is no pack"
    assert len(set(state.display)) == len(state.display) <= len(state.players) - 1
    start_cards = [p.start_card for p in state.players if p.start_card]
    assert len(set(start_cards)) == len(start_cards)


def check_dice(state: State) -> None:
    """In a round, everybody's dice lie in front of them or on the board until the evaluation."""
    if state.evaluating or state.round == 0 or state.stage == "over":
        return
    each = BOARD.seatings[len(state.players)].dice
    for seat, player in enumerate(state.players):
        placed = [stand for stand in state.stands if stand.seat == seat]
        whites = sum(stand.white for stand in placed) + (player.white > 0)
        own = sum(len(stand.dice) - stand.white for stand in placed) + len(player.dice)
        assert own == (each if player.rolled else 0)
        assert whites == (player.rolled and state.specials.die == seat)
        assert player.dice == tuple(sorted(player.dice))
        assert all(1 <= face <= 6 for face in player.dice)


def check_board(state: State) -> None:
    on_street = [stand.field for stand in state.stands if stand.field in BOARD.index]
    assert len(set(on_street)) == len(on_street), "one die or pair on a field"
    assert all(1 <= len(stand.dice) <= 2 for stand in state.stands)
    if not state.evaluating:
        closed = {*on_street, state.gendarme}
        for field, index in BOARD.index.items():
            assert bool(state.open >> index & 1) == (field not in closed)
        for seat, player in enumerate(state.players):
            reached = [
                BOARD.index[s.field]
                for s in state.stands
                if s.seat == seat and s.field in BOARD.index
            ]
            assert player.coach == max(reached, default=-1)
    for stand in state.stands:
        if stand.field in BOARD.index:
            accepts = BOARD.field(stand.field).accepts
            fits = (
                stand.dice[0] == stand.dice[-1] if accepts == "pair" else sum(stand.dice) in accepts
            )
            assert fits


@at_tables(VIENNA_TABLES)
def test_invariants_hold_through_whole_random_matches(table: Table) -> None:
    for step in match_at(table).steps:
        assert isinstance(step.state, State)
        check_invariants(step.state)


@at_tables(VIENNA_TABLES)
def test_dice_go_forward_along_the_street_unless_a_coin_was_paid(table: Table) -> None:
    for state, played in match_at(table).turns:
        assert isinstance(state, State)
        for event in played.step.events:
            if (
                isinstance(event, Placed)
                and event.field in BOARD.index
                and event.seat == played.seat
            ):
                is_behind = BOARD.index[event.field] <= state.players[event.seat].coach
                assert event.bribe == is_behind


@at_tables(VIENNA_TABLES)
def test_points_never_fall(table: Table) -> None:
    for state, played in match_at(table).turns:
        assert isinstance(state, State)
        assert isinstance(played.step.state, State)
        for before, after in zip(state.players, played.step.state.players, strict=True):
            assert after.points >= before.points


# Random moves, legal and not ------------------------------------------------------------------

FIELDS = st.sampled_from([*BOARD.index, FieldId("geheimbund"), FieldId("nowhere")])
DICE = st.lists(st.integers(0, 6).map(Die), max_size=3).map(tuple)
MOVES: st.SearchStrategy[ViennaMove] = st.one_of(
    st.builds(Place, FIELDS, DICE, st.booleans()),
    st.builds(Place, FIELDS, DICE, st.just(False)),
    st.builds(Reroll, DICE),
    st.builds(Nudge, st.integers(0, 6).map(Die), st.sampled_from([-1, 1])),
    st.builds(SetGendarme, FIELDS),
    st.builds(SetDie, st.integers(0, 6).map(Die), st.integers(1, 6)),
    st.builds(Reward, st.sampled_from(["coin", "point"])),
    st.builds(ChooseSymbol, st.sampled_from(Symbol)),
    st.builds(
        TakeCoins, st.lists(st.integers(-1, 5).map(Seat), max_size=3).map(tuple), st.integers(0, 4)
    ),
    st.builds(ChoosePerson, st.sampled_from([*ALL_CARDS, PersonId("nobody")])),
    st.builds(ChooseStartCard, st.sampled_from([StartCardId(f"s{n}") for n in range(1, 8)])),
    st.sampled_from([Roll(), DoubleMove(), Pass()]),
)


@pytest.mark.unwatched
@settings(max_examples=150)
@given(
    seats=st.sampled_from([3, 4, 5]),
    seed=st.integers(0, 2**32),
    choices=st.lists(st.one_of(st.integers(0, 10**6), MOVES), min_size=60, max_size=250),
)
def test_invariants_hold_whatever_is_tried(
    seats: int, seed: int, choices: list[int | ViennaMove]
) -> None:
    chance = FastChance(seed)
    state = VIENNA.new(seats, Options(target=15), chance).state
    for choice in choices:
        if state.stage == "over":
            break
        legal = VIENNA.legal_moves(state, state.seat)
        move = legal[choice % len(legal)] if isinstance(choice, int) else choice
        try:
            state = VIENNA.apply(state, state.seat, move, chance).state
        except IllegalMove:
            assert move not in legal
        else:
            assert move in legal
            check_invariants(state)


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 200), moves=st.lists(MOVES, max_size=60))
def test_legal_moves_and_apply_agree_on_any_move(
    seed: int, turns: int, moves: list[ViennaMove]
) -> None:
    chance = FastChance(seed)
    state = VIENNA.new(4, Options(), chance).state
    for _ in range(turns):
        if state.stage != "over":
            move = chance.pick(VIENNA.legal_moves(state, state.seat))
            state = VIENNA.apply(state, state.seat, move, chance).state
    if state.stage == "over":
        return
    legal = VIENNA.legal_moves(state, state.seat)
    for move in moves:
        try:
            VIENNA.apply(state, state.seat, move, FastChance(1))
        except IllegalMove:
            assert move not in legal
        else:
            assert move in legal
