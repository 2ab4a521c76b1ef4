"""The five special cards."""

from __future__ import annotations

from typing import Any

import pytest

from games.api import Seat
from games.vienna.edition import FieldId, Special
from games.vienna.events import (
    DoubleMoveKept,
    DoubleMoveUsed,
    Placed,
    Rolled,
    RoundBegan,
    SpecialTaken,
)
from games.vienna.moves import (
    WHITE,
    DoubleMove,
    Nudge,
    Pass,
    Place,
    Reroll,
    Reward,
    Roll,
    SetDie,
    SetGendarme,
)
from games.vienna.state import State
from games.vienna.view import view_of
from tests.games.vienna.tables import (
    BOARD,
    act,
    act_all,
    dice,
    evaluated,
    legal,
    place,
    player,
    stand,
    table,
    told,
)

WAITING = player(rolled=False)


# Changing hands -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "card"),
    [
        ("secession", Special.CLOCK),
        ("heldenplatz", Special.JOKER),
        ("burgtheater", Special.DOUBLE),
        ("universitaet", Special.DIE),
        ("hofburg", Special.INFLUENCE),
    ],
)
def test_a_special_card_goes_to_the_player_on_its_field(field: str, card: Special) -> None:
    step = evaluated(player(coins=1), player(), player(), stands=[stand(field, 1)])
    source = Seat(0) if card is Special.CLOCK else None
    assert step.state.specials.of(card) == 1
    assert told(step, SpecialTaken) == [SpecialTaken(Seat(1), FieldId(field), card, source)]


def test_a_special_card_is_taken_from_whoever_has_it() -> None:
    step = evaluated(player(coins=1), player(), player(), stands=[stand("hofburg", 1)], influence=2)
    assert step.state.specials.influence == 1
    assert told(step, SpecialTaken) == [
        SpecialTaken(Seat(1), FieldId("hofburg"), Special.INFLUENCE, Seat(2))
    ]


def test_special_cards_stay_with_their_players_otherwise() -> None:
    state = evaluated(
        player(coins=1), player(), player(), stands=(), influence=2, joker=1, die=0, double=2
    ).state
    holders = state.specials
    assert (holders.influence, holders.joker, holders.die, holders.double) == (2, 1, 0, 2)


# Start player ---------------------------------------------------------------------------------


def test_whoever_has_the_clock_starts_the_next_round() -> None:
    step = evaluated(player(coins=1), player(), player(), stands=[stand("secession", 2)])
    assert (step.state.seat, step.state.stage) == (2, "roll")
    assert told(step, RoundBegan) == [RoundBegan(2, Seat(2))]


# Double move ----------------------------------------------------------------------------------


def after_a_turn(**values: Any) -> State:
    state = table(player(dice=(2, 3, 6)), WAITING, WAITING, double=0, **values)
    return act(state, place("oper", 2)).state


def test_the_double_move_is_offered_after_the_regular_turn() -> None:
    state = after_a_turn()
    assert (state.seat, state.stage) == (0, "double")
    assert legal(state) == (DoubleMove(), Pass())


def test_the_double_move_is_another_complete_turn_without_a_new_roll() -> None:
    step = act(after_a_turn(), DoubleMove())
    assert told(step, DoubleMoveUsed) == [DoubleMoveUsed(Seat(0))]
    assert not told(step, Rolled)
    assert step.state.stage == "place"
    assert step.state.double_used
    assert place("universitaet", 6) in legal(step.state)
    assert act(step.state, place("universitaet", 6)).state.seat == 1


def test_the_double_move_is_used_once_a_round() -> None:
    state = act_all(after_a_turn(), DoubleMove(), place("universitaet", 6))
    assert state.stage == "roll"
    assert after_a_turn(double_used=True).stage == "roll"


def test_a_declined_double_move_is_kept_for_a_later_turn_of_the_round() -> None:
    step = act(after_a_turn(), Pass())
    assert told(step, DoubleMoveKept) == [DoubleMoveKept(Seat(0))]
    assert not step.state.double_used
    assert (step.state.seat, step.state.stage) == (1, "roll")


def test_the_double_move_needs_a_die_left() -> None:
    state = table(player(dice=(2,), coins=1), WAITING, WAITING, double=0)
    assert act(state, place("oper", 2)).state.stage == "roll"


def test_the_white_die_alone_is_a_die_left() -> None:
    state = table(player(dice=(2,), white=4, coins=1), WAITING, WAITING, double=0, die=0)
    assert act(state, place("oper", 2)).state.stage == "double"


def test_the_double_move_is_offered_after_krieaus_effect() -> None:
    state = table(player(dice=(1, 3)), WAITING, WAITING, double=0)
    state = act(state, place("krieau", 1)).state
    assert state.stage == "gendarme"
    state = act_all(state, SetGendarme(FieldId("oper")), Reward("coin"))
    assert state.stage == "double"


def test_the_double_move_is_offered_after_praters_effect() -> None:
    state = table(player(dice=(1, 3)), WAITING, WAITING, double=0)
    state = act_all(state, place("prater", 1), Pass())
    assert state.stage == "double"


def test_only_its_holder_is_offered_the_double_move() -> None:
    state = table(player(dice=(2, 3)), WAITING, WAITING, double=1)
    assert act(state, place("oper", 2)).state.stage == "roll"


def test_a_double_move_with_a_die_that_fits_nowhere_goes_to_geheimbund_by_itself() -> None:
    state = table(player(dice=(2, 6)), WAITING, WAITING, double=0)
    state = act(state, place("pestsaeule", 2, 6)).state
    assert state.stage == "roll"
    state = table(player(dice=(4, 6, 6)), WAITING, WAITING, double=0)
    state = act(state, place("gloriette", 6, 6)).state
    step = act(state, DoubleMove())
    (placed,) = told(step, Placed)
    assert placed == Placed(Seat(0), FieldId("geheimbund"), (4,), (4,), white=False, forced=True)


def test_the_double_move_card_is_ready_again_after_the_evaluation() -> None:
    step = evaluated(player(coins=1), player(), player(), stands=(), double=0, double_used=True)
    assert not step.state.double_used


# Dice joker -----------------------------------------------------------------------------------


def joker_fields(*faces: int, white: int = 0, **specials: Any) -> set[tuple[str, tuple[int, ...]]]:
    state = table(player(dice=faces, white=white), WAITING, WAITING, **specials)
    return {(m.field, m.dice) for m in legal(state) if isinstance(m, Place)}


def test_own_dice_showing_1_count_as_any_face() -> None:
    moves = joker_fields(1, joker=0)
    for field in ("krieau", "oper", "naschmarkt", "parlament", "rathaus", "sperl"):
        assert (field, (1,)) in moves
    assert ("hofreitschule", (1,)) not in moves


def test_a_joker_adds_up_with_another_die() -> None:
    moves = joker_fields(1, 4, joker=0)
    reachable = {field for field, used in moves if used == (1, 4)} - {"geheimbund"}
    numbers = set(range(5, 11))
    expected = {
        field.id
        for field in BOARD.street
        if field.accepts == "pair" or numbers & set(field.accepts)
    }
    assert reachable == expected


def test_two_jokers_make_anything_from_2_to_12_and_a_pair() -> None:
    moves = joker_fields(1, 1, joker=0)
    assert ("gloriette", (1, 1)) in moves
    assert ("oper", (1, 1)) in moves
    assert ("heuriger", (1, 1)) in moves


def test_a_joker_may_stay_a_1() -> None:
    assert ("prater", (1,)) in joker_fields(1, joker=0)


def test_ones_of_players_without_the_card_are_ones() -> None:
    assert ("oper", (1,)) not in joker_fields(1, joker=1)


def test_the_white_die_showing_1_is_a_joker_too() -> None:
    moves = joker_fields(4, white=1, joker=0, die=0)
    assert ("belvedere", (0, 4)) in moves
    assert ("tiergarten", (0, 4)) in moves


def test_a_die_that_became_a_1_is_a_joker_at_once() -> None:
    state = table(player(dice=(2, 4), coins=1), WAITING, WAITING, joker=0)
    state = act(state, Nudge(dice(2)[0], -1)).state
    assert place("belvedere", 1, 4) in legal(state)


def test_the_face_a_joker_was_turned_to_follows_from_the_field() -> None:
    state = table(player(dice=(1, 4, 5)), WAITING, WAITING, joker=0)
    step = act(state, place("belvedere", 1, 4))
    assert step.state.stands == (stand("belvedere", 0, 6, 4),)
    (placed,) = told(step, Placed)
    assert placed == Placed(Seat(0), FieldId("belvedere"), (1, 4), (6, 4), white=False)


def test_the_view_marks_who_has_jokers() -> None:
    view = view_of(table(player(dice=(1,)), WAITING, WAITING, joker=0), None)
    assert [seat.has_jokers for seat in view.seats] == [True, False, False]


# Additional die -------------------------------------------------------------------------------


def test_the_white_die_is_there_from_the_next_round_on() -> None:
    step = evaluated(player(coins=1), player(), player(), stands=[stand("universitaet", 0)])
    view = view_of(step.state, None)
    assert [seat.to_roll for seat in view.seats] == [6, 5, 5]
    rolled = act(step.state, Roll(), 1, 2, 3, 4, 5, 6)
    assert rolled.state.players[0].dice == (1, 2, 3, 4, 5)
    assert rolled.state.players[0].white == 6
    assert told(rolled, Rolled) == [Rolled(Seat(0), (1, 2, 3, 4, 5), 6)]


def test_the_white_die_is_placed_only_together_with_another() -> None:
    state = table(player(dice=(2, 6), white=5), WAITING, WAITING, die=0)
    moves = legal(state)
    assert place("pestsaeule", 0, 2) not in moves
    assert place("hofburg", 0, 2) in moves
    on_street = [m for m in moves if isinstance(m, Place) and m.field != "geheimbund"]
    assert all(move.dice != (WHITE,) for move in on_street)


def test_the_white_die_may_go_to_geheimbund_alone() -> None:
    state = table(player(dice=(2, 6), white=5), WAITING, WAITING, die=0)
    step = act(state, place("geheimbund", 0))
    assert step.state.players[0].coins == 1
    assert step.state.players[0].white == 0
    assert step.state.stands == (stand("geheimbund", 0, 5, white=True),)


def test_the_white_die_left_alone_has_to_go_to_geheimbund() -> None:
    state = table(player(dice=(2,), white=5, coins=1), player(), player(), die=0)
    state = act(state, place("oper", 2)).state
    placements = [move for move in legal(state) if isinstance(move, Place)]
    assert placements == [place("geheimbund", 0)]


def test_the_white_die_can_be_rerolled_turned_and_set() -> None:
    state = table(player(dice=(1, 6), white=5, coins=2), WAITING, WAITING, die=0)
    rerolled = act(state, Reroll(dice(0, 6)), 2, 3).state
    assert (rerolled.players[0].dice, rerolled.players[0].white) == ((1, 3), 2)
    nudged = act(state, Nudge(WHITE, 1)).state
    assert nudged.players[0].white == 6
    at_prater = act(state, place("prater", 1)).state
    assert act(at_prater, SetDie(WHITE, 1)).state.players[0].white == 1


def test_the_white_die_counts_for_who_placed_it_though_the_card_has_gone() -> None:
    """Universität gives the card away before Stephansdom is evaluated."""
    stands = [stand("universitaet", 1), stand("stephansdom", 0, 4, 5, white=True)]
    step = evaluated(player(coins=1), player(), player(), stands=stands, die=0)
    assert step.state.specials.die == 1
    assert step.state.players[0].points > 0
