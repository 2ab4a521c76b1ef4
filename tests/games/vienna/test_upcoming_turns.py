"""What can be said of turns to come in Vienna: who is next, what can be prepared, what is least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, get_args

import pytest
from msgspec.structs import replace

from games.api import Event, Seat
from games.chance import FastChance
from games.vienna import VIENNA
from games.vienna.events import EvaluationBegan, Placed
from games.vienna.moves import (
    ChooseStartCard,
    Pass,
    Place,
    Roll,
    ViennaMove,
)
from games.vienna.state import Options, Player, Stage, State, clockwise_after
from tests.games.matches import TABLES, Table, at_tables, match_at
from tests.games.vienna.tables import act, legal, place, player, stand, table

FORESIGHT = VIENNA.foresight
ON_THE_STREET: tuple[Stage, ...] = ("roll", "place", "gendarme", "reward", "prater", "double")
EVALUATION: tuple[Stage, ...] = ("person", "symbol", "tiergarten")
NOT_ROLLED = player(rolled=False)
DONE = player()

on_a_few_matches = at_tables([table for table in TABLES if table.game is VIENNA])
at_every_stage = pytest.mark.parametrize("stage", get_args(Stage))
on_the_street = pytest.mark.parametrize("stage", ON_THE_STREET)
in_the_evaluation = pytest.mark.parametrize("stage", EVALUATION)


class Turn(NamedTuple):
    """A state, what its seat did then, and all that came of it."""

    state: State
    move: ViennaMove
    events: tuple[Event, ...]
    after: State


def turns(at: Table) -> Iterator[Turn]:
    """A whole match, question by question."""
    for state, played in match_at(at).turns:
        after = played.step.state
        assert isinstance(state, State)
        assert isinstance(after, State)
        move: ViennaMove = played.move  # pyright: ignore[reportAssignmentType]  a match of Vienna
        yield Turn(state, move, played.step.events, after)


def dealt(seats: int = 3) -> State:
    """A match before the first start card is chosen."""
    return VIENNA.new(seats, Options(), FastChance(0)).state


def three(*players: Player, stage: Stage = "place", seat: int = 0) -> State:
    return table(*players, stage=stage, seat=seat)


def minimal(state: State) -> ViennaMove:
    return FORESIGHT.minimal(state, state.seat)


# Who is next ----------------------------------------------------------------------------------


def has_turn_next(turn: Turn) -> Seat | None:
    """Whose turn the end of this one began, if it ended: asked, or placed for without a choice."""
    for event in turn.events:
        if isinstance(event, EvaluationBegan):
            return None
        if isinstance(event, Placed) and event.seat != turn.state.seat:
            return event.seat
    return turn.after.seat if turn.after.seat != turn.state.seat else None


def passed_on(at: Table) -> Iterator[tuple[State, Seat]]:
    """Each state on the street whose move ended the turn, and the seat that had the next one."""
    for turn in turns(at):
        following = has_turn_next(turn)
        if turn.state.stage in ON_THE_STREET and following is not None:
            yield turn.state, following


def has_a_choice(one: Player) -> bool:
    """Whether this player will be asked for certain: a last die may have only one way to go."""
    return not one.rolled or one.coins > 0 or len(one.dice) + (one.white > 0) > 1


@on_a_few_matches
def test_whoever_is_said_to_be_next_has_the_next_turn(at: Table) -> None:
    for state, following in passed_on(at):
        assert FORESIGHT.next_after(state) in (following, None)


@on_a_few_matches
def test_whoever_has_the_next_turn_and_a_choice_is_said_to_be_next(at: Table) -> None:
    for state, following in passed_on(at):
        if has_a_choice(state.players[following]):
            assert FORESIGHT.next_after(state) == following


@on_a_few_matches
def test_nobody_is_said_to_be_next_in_the_last_turn_of_a_round(at: Table) -> None:
    for turn in turns(at):
        is_last = any(isinstance(event, EvaluationBegan) for event in turn.events)
        if is_last and has_turn_next(turn) is None:
            assert FORESIGHT.next_after(turn.state) is None


@on_a_few_matches
def test_whoever_is_said_to_be_next_stays_so_all_through_the_turn(at: Table) -> None:
    for turn in turns(at):
        if turn.state.stage in ON_THE_STREET and is_same_turn(turn):
            assert FORESIGHT.next_after(turn.after) == FORESIGHT.next_after(turn.state)


def is_same_turn(turn: Turn) -> bool:
    placed_for = {event.seat for event in turn.events if isinstance(event, Placed)}
    return (
        turn.after.seat == turn.state.seat
        and turn.after.round == turn.state.round
        and turn.after.stage in ON_THE_STREET
        and placed_for <= {turn.state.seat}
    )


@on_a_few_matches
def test_whoever_is_said_to_choose_the_next_start_card_chooses_it(at: Table) -> None:
    choices = [turn for turn in turns(at) if isinstance(turn.move, ChooseStartCard)]
    for turn, following in pairwise(choices):
        assert FORESIGHT.next_after(turn.state) == following.state.seat


def test_start_cards_go_round_to_the_right() -> None:
    state = replace(dealt(), seat=Seat(1))
    assert FORESIGHT.next_after(state) == 0


def test_nobody_is_next_after_the_last_start_card() -> None:
    state = dealt()
    while sum(one.start_card is None for one in state.players) > 1:
        state = act(state, legal(state)[0]).state
    assert state.seat == state.specials.clock
    assert FORESIGHT.next_after(state) is None


@on_the_street
def test_the_neighbour_to_the_left_is_next_on_the_street(stage: Stage) -> None:
    state = three(*[player(dice=(3, 4))] * 3, stage=stage, seat=1)
    assert FORESIGHT.next_after(state) == 2


def test_who_has_not_rolled_yet_is_next() -> None:
    assert FORESIGHT.next_after(three(player(dice=(3,)), NOT_ROLLED, DONE)) == 1


def test_who_has_only_the_white_die_left_is_next() -> None:
    white = player(white=4, coins=1)
    assert FORESIGHT.next_after(three(player(dice=(3,)), white, NOT_ROLLED)) == 1


def test_who_has_no_dice_left_is_passed_over() -> None:
    assert FORESIGHT.next_after(three(player(dice=(3,)), DONE, player(dice=(2, 3)))) == 2


def test_nobody_is_next_when_the_others_have_no_dice_left() -> None:
    assert FORESIGHT.next_after(three(player(dice=(3, 4)), DONE, DONE)) is None


@in_the_evaluation
def test_nobody_can_tell_who_is_next_in_the_evaluation(stage: Stage) -> None:
    state = three(*[player(dice=(3,))] * 3, stage=stage)
    assert FORESIGHT.next_after(state) is None


@on_a_few_matches
def test_nobody_is_next_after_the_end(at: Table) -> None:
    *_, last = turns(at)
    assert FORESIGHT.next_after(last.after) is None


# What can be prepared -------------------------------------------------------------------------


def upcoming(state: State, seat: int) -> Sequence[ViennaMove]:
    return FORESIGHT.upcoming(state, Seat(seat))


@at_every_stage
def test_who_is_asked_prepares_nothing(stage: Stage) -> None:
    state = three(*[player(dice=(3, 4), coins=1)] * 3, stage=stage, seat=1)
    assert not upcoming(state, 1)


def test_who_has_no_start_card_prepares_one_of_those_left() -> None:
    state = dealt()
    first = legal(state)[0]
    state = act(state, first).state
    (other,) = {0, 1, 2} - {state.seat, Seat((state.seat + 1) % 3)}
    assert upcoming(state, other) == legal(state)
    assert first not in upcoming(state, other)


def test_who_has_a_start_card_prepares_no_other() -> None:
    state = dealt()
    chooser = state.seat
    assert not upcoming(act(state, legal(state)[0]).state, chooser)


@on_the_street
def test_who_has_rolled_prepares_a_placement(stage: Stage) -> None:
    state = three(DONE, player(dice=(5, 6), coins=1), DONE, stage=stage)
    found = upcoming(state, 1)
    assert place("schoenbrunn", 5, 6) in found
    assert all(isinstance(move, Place) for move in found)


def test_who_has_coins_prepares_a_bribe() -> None:
    state = three(player(dice=(1, 2)), player(dice=(6,), coins=1, coach="schoenbrunn"), DONE)
    assert place("sperl", 6, bribe=True) in upcoming(state, 1)


def test_a_field_that_is_taken_is_not_to_be_prepared() -> None:
    mover, waiting = player(dice=(1, 2)), player(dice=(5, 6))
    state = table(mover, waiting, DONE, stands=[stand("schoenbrunn", 2, 5, 6)])
    assert place("schoenbrunn", 5, 6) not in upcoming(state, 1)


def test_who_has_only_the_white_die_left_prepares_its_way_to_geheimbund() -> None:
    state = three(player(dice=(3, 4)), player(white=4), DONE)
    assert upcoming(state, 1) == [place("geheimbund", 0)]


def test_who_has_not_rolled_prepares_nothing() -> None:
    assert not upcoming(three(player(dice=(3, 4)), NOT_ROLLED, DONE), 1)


def test_who_has_no_dice_left_prepares_nothing() -> None:
    assert not upcoming(three(player(dice=(3, 4)), DONE, DONE), 1)


@in_the_evaluation
def test_nothing_is_prepared_in_the_evaluation(stage: Stage) -> None:
    state = three(*[player(dice=(3, 4), coins=1)] * 3, stage=stage)
    assert not upcoming(state, 1)


@on_a_few_matches
def test_nothing_is_prepared_after_the_end(at: Table) -> None:
    *_, last = turns(at)
    assert not any(upcoming(last.after, seat) for seat in range(at.seats))


@on_a_few_matches
def test_what_was_prepared_is_legal_if_the_turn_comes_and_nothing_has_changed(at: Table) -> None:
    for turn in turns(at):
        state = turn.state
        for seat in clockwise_after(state.seat, at.seats):
            stage: Stage = "start_card" if state.stage == "start_card" else "place"
            asked = VIENNA.legal_moves(replace(state, seat=seat, stage=stage), seat)
            assert set(upcoming(state, seat)) <= set(asked)


@on_a_few_matches
def test_every_start_card_and_every_placement_could_have_been_prepared(at: Table) -> None:
    """While somebody waits, fields and cards only become fewer."""
    before: State | None = None
    for turn in turns(at):
        is_to_place = turn.state.stage == "place" and isinstance(turn.move, Place)
        if before is not None and before.seat != turn.state.seat:
            is_in_time = before.players[turn.state.seat] == turn.state.players[turn.state.seat]
            if is_in_time and (is_to_place or turn.state.stage == "start_card"):
                assert turn.move in upcoming(before, turn.state.seat)
        before = turn.state


# The least ------------------------------------------------------------------------------------


@on_a_few_matches
def test_the_least_is_to_pass_wherever_that_is_allowed(at: Table) -> None:
    for turn in turns(at):
        if Pass() in legal(turn.state):
            assert minimal(turn.state) == Pass()


@on_a_few_matches
def test_the_least_never_pays(at: Table) -> None:
    for turn in turns(at):
        if turn.state.stage == "place":
            move = minimal(turn.state)
            assert isinstance(move, Place)
            assert not move.bribe


def test_the_least_is_geheimbund_rather_than_a_bribe() -> None:
    state = three(player(dice=(6,), coins=3, coach="schoenbrunn"), DONE, DONE)
    assert place("sperl", 6, bribe=True) in legal(state)
    assert minimal(state) == place("geheimbund", 6)


@on_a_few_matches
def test_the_least_uses_one_die(at: Table) -> None:
    for turn in turns(at):
        move = minimal(turn.state)
        if isinstance(move, Place):
            assert len(move.dice) == 1


def test_the_least_uses_one_die_even_if_two_come_first_in_the_menu() -> None:
    state = three(player(dice=(5, 6), coach="sperl"), DONE, DONE)
    assert legal(state)[0] == place("schoenbrunn", 5, 6)
    assert minimal(state) == place("geheimbund", 5)


def test_the_least_is_to_roll_where_there_is_nothing_else() -> None:
    assert minimal(three(NOT_ROLLED, NOT_ROLLED, NOT_ROLLED, stage="roll")) == Roll()


ALL_ALIKE = [
    dealt(),
    three(DONE, DONE, DONE, stage="gendarme"),
    three(DONE, DONE, DONE, stage="reward"),
    three(DONE, DONE, DONE, stage="symbol"),
    table(DONE, DONE, DONE, stage="person", display=["kaplan", "salondame"]),
]


@pytest.mark.parametrize("state", ALL_ALIKE, ids=lambda state: state.stage)
def test_of_moves_that_come_to_the_same_the_least_is_the_first(state: State) -> None:
    assert minimal(state) == legal(state)[0]
