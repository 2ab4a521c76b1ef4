"""How to play: rolling, changing dice, placing, the street, the fields that act at once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import IllegalMove, Seat
from games.vienna.edition import FieldId
from games.vienna.events import (
    DiceLeft,
    DieSet,
    Gained,
    GendarmeSet,
    Nudged,
    Placed,
    Rerolled,
    Rolled,
)
from games.vienna.moves import (
    WHITE,
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
from tests.games.vienna.tables import (
    BOARD,
    act,
    act_all,
    dice,
    legal,
    place,
    player,
    stand,
    table,
    told,
)

WAITING = player(rolled=False)


def fields(state: State) -> set[str]:
    """The fields the seat in turn could place on."""
    return {move.field for move in legal(state) if isinstance(move, Place)}


def turn(*faces: int, **values: object) -> State:
    """The first player's turn with these dice, at a table where nobody else has played."""
    return table(player(dice=tuple(sorted(faces)), **values), WAITING, WAITING)


# Rolling --------------------------------------------------------------------------------------


def test_a_player_rolls_on_the_first_turn_of_the_round_and_not_before() -> None:
    state = table(WAITING, WAITING, WAITING, stage="roll")
    assert legal(state) == (Roll(),)
    step = act(state, Roll(), 5, 2, 3, 2, 6)
    assert step.reveals
    assert [p.dice for p in step.state.players] == [(2, 2, 3, 5, 6), (), ()]
    assert told(step, Rolled) == [Rolled(Seat(0), (2, 2, 3, 5, 6), 0)]
    after = act(step.state, place("oper", 2)).state
    assert (after.seat, after.stage) == (1, "roll")


def test_dice_that_were_not_placed_stay_as_they_are() -> None:
    state = table(player(dice=(2, 3)), player(), player(dice=(4,), coins=1))
    state = act_all(state, place("oper", 2), place("parlament", 4))
    assert (state.seat, state.stage) == (0, "place")
    assert state.players[0].dice == (3,)


def test_players_without_dice_are_skipped() -> None:
    state = table(player(dice=(2, 3), coins=1), player(), player())
    assert act(state, place("oper", 2)).state.seat == 0


def test_play_goes_clockwise_to_the_left() -> None:
    state = table(WAITING, WAITING, player(dice=(2, 2)), seat=2)
    assert act(state, place("oper", 2)).state.seat == 0


# Changing dice --------------------------------------------------------------------------------


def test_for_a_coin_any_number_of_dice_is_rolled_once_more() -> None:
    step = act(turn(1, 4, 4, 6, coins=2), Reroll(dice(4, 1)), 5, 2)
    assert step.state.players[0].dice == (2, 4, 5, 6)
    assert step.state.players[0].coins == 1
    assert told(step, Rerolled) == [Rerolled(Seat(0), dice(1, 4), was=(1, 4), now=(5, 2))]
    assert step.reveals


def test_for_a_coin_one_die_is_turned_by_one() -> None:
    step = act(turn(1, 4, 4, 6, coins=1), Nudge(dice(4)[0], 1))
    assert step.state.players[0].dice == (1, 4, 5, 6)
    assert step.state.players[0].coins == 0
    assert told(step, Nudged) == [Nudged(Seat(0), dice(4)[0], was=4, now=5)]
    assert not step.reveals


def test_dice_are_changed_as_often_as_coins_last_in_any_order() -> None:
    state = turn(1, 4, 4, 6, coins=3)
    state = act(state, Nudge(dice(4)[0], -1)).state
    state = act(state, Reroll(dice(6)), 6).state
    state = act(state, Nudge(dice(3)[0], -1)).state
    assert state.players[0].dice == (1, 2, 4, 6)
    assert state.players[0].coins == 0
    assert (state.seat, state.stage) == (0, "place")
    assert not any(isinstance(move, Nudge | Reroll) for move in legal(state))


def test_every_subset_of_dice_can_be_rerolled_and_each_is_listed_once() -> None:
    rerolls = [move for move in legal(turn(2, 2, 3, coins=1)) if isinstance(move, Reroll)]
    subsets = [(2,), (3,), (2, 2), (2, 3), (2, 2, 3)]
    assert [move.dice for move in rerolls] == [dice(*subset) for subset in subsets]


def test_nothing_wraps_from_6_to_1() -> None:
    nudges = [move for move in legal(turn(1, 6, 6, coins=1)) if isinstance(move, Nudge)]
    assert nudges == [Nudge(dice(1)[0], 1), Nudge(dice(6)[0], -1)]


# Placing --------------------------------------------------------------------------------------


def test_one_die_or_the_sum_of_two_must_match_the_number_exactly() -> None:
    moves = {(m.field, m.dice) for m in legal(turn(2, 3, 6)) if isinstance(m, Place)}
    assert ("rathaus", (2, 3)) in moves
    assert ("hofburg", (2, 6)) in moves
    assert ("stephansdom", (3, 6)) in moves
    assert ("rathaus", (3,)) not in moves
    assert ("parlament", (2,)) not in moves


@pytest.mark.parametrize(
    ("field", "low", "high"),
    [
        ("secession", 2, 3),
        ("heldenplatz", 3, 4),
        ("burgtheater", 4, 5),
        ("universitaet", 5, 6),
    ],
)
def test_the_fields_with_two_numbers_take_either(field: str, low: int, high: int) -> None:
    for face in (low, high):
        assert place(field, face) in legal(turn(face))
    for face in (low - 1, high + 1):
        if 1 <= face <= 6:
            assert field not in fields(turn(face))


def test_hofburg_takes_7_or_8() -> None:
    assert place("hofburg", 3, 4) in legal(turn(3, 4))
    assert place("hofburg", 4, 4) in legal(turn(4, 4))


def test_an_occupied_field_takes_no_more_dice() -> None:
    state = table(player(dice=(2, 5)), WAITING, WAITING, stands=[stand("oper", 1, 2)])
    assert "oper" not in fields(state)
    assert "stadtpark" in fields(state)


def test_the_field_with_the_gendarme_takes_no_dice() -> None:
    state = table(player(dice=(2, 5)), WAITING, WAITING, gendarme="oper")
    assert "oper" not in fields(state)


def test_tiergarten_and_heuriger_take_any_pair_and_nothing_else() -> None:
    assert {"tiergarten", "heuriger"} <= fields(turn(4, 4))
    assert not {"tiergarten", "heuriger"} & fields(turn(4, 5))
    assert place("tiergarten", 4) not in legal(turn(4, 4))


def test_placing_ends_the_turn_and_takes_the_dice_from_the_row() -> None:
    step = act(turn(2, 3, 6), place("rathaus", 3, 2))
    assert step.state.players[0].dice == (6,)
    assert step.state.stands == (stand("rathaus", 0, 2, 3),)
    assert told(step, Placed) == [
        Placed(Seat(0), FieldId("rathaus"), (2, 3), (2, 3), white=False, bribe=False)
    ]
    assert step.state.seat == 1
    assert not step.reveals


def test_nothing_is_paid_out_before_the_evaluation() -> None:
    state = act(turn(3, 3, 6), place("naschmarkt", 3)).state
    assert state.players[0].coins == 0


# The street -----------------------------------------------------------------------------------


def test_fields_ahead_are_free_and_any_number_may_be_left_out() -> None:
    state = act_all(
        table(player(dice=(2, 6)), player(dice=(4,)), player(dice=(4,))),
        place("oper", 2),
        place("parlament", 4),
        place("burgtheater", 4),
    )
    assert place("sperl", 6) in legal(state)


def test_a_field_behind_the_furthest_die_needs_a_bribe_of_one_coin() -> None:
    state = table(player(dice=(5, 5), coins=1, coach="rathaus"), WAITING, WAITING)
    assert place("burgtheater", 5, bribe=True) in legal(state)
    assert place("burgtheater", 5) not in legal(state)
    step = act(state, place("burgtheater", 5, bribe=True))
    assert step.state.players[0].coins == 0
    (placed,) = told(step, Placed)
    assert isinstance(placed, Placed)
    assert placed.bribe


def test_a_backward_move_does_not_take_the_coach_back() -> None:
    state = table(player(dice=(4, 5, 5), coins=1, coach="rathaus"), player(), player())
    state = act(state, place("burgtheater", 5, bribe=True)).state
    assert BOARD.street[state.players[0].coach].name == "Rathaus"
    assert "parlament" not in fields(state)


def test_every_backward_placement_costs_a_coin_of_its_own() -> None:
    state = table(player(dice=(3, 4, 5), coins=2, coach="gloriette"), player(), player())
    state = act_all(state, place("burgtheater", 5, bribe=True), place("parlament", 4, bribe=True))
    # The last die finds no coin left and goes to Geheimbund by itself.
    assert state.round == 2


def test_without_a_coin_nobody_goes_back() -> None:
    state = table(player(dice=(5, 5), coins=0, coach="rathaus"), WAITING, WAITING)
    assert "burgtheater" not in fields(state)
    assert "universitaet" in fields(state)


def test_the_bribe_is_paid_before_the_immediate_income() -> None:
    state = table(player(dice=(1, 1), coach="oper"), WAITING, WAITING)
    assert not {"krieau", "prater"} & fields(state)


def test_street_order_decides_and_not_the_value_of_the_dice() -> None:
    state = table(player(dice=(4, 4), coach="burgtheater"), WAITING, WAITING)
    assert "heldenplatz" not in fields(state)
    ahead = table(player(dice=(3, 5), coach="pestsaeule", coins=1), WAITING, WAITING)
    assert place("rathaus", 5) not in legal(ahead)


# Krieau ---------------------------------------------------------------------------------------


def krieau() -> State:
    return act(turn(1, 4, 6), place("krieau", 1)).state


def test_krieau_first_sends_the_gendarme_to_any_free_field_but_geheimbund() -> None:
    state = krieau()
    assert (state.seat, state.stage) == (0, "gendarme")
    choices = [move.field for move in legal(state) if isinstance(move, SetGendarme)]
    assert choices == [field.id for field in BOARD.street if field.id != "krieau"]


def test_the_gendarme_stays_off_occupied_fields() -> None:
    state = table(player(dice=(1, 4)), WAITING, WAITING, stands=[stand("oper", 1, 2)])
    state = act(state, place("krieau", 1)).state
    assert SetGendarme(FieldId("oper")) not in legal(state)


def test_krieau_then_gives_a_coin_or_a_point_at_once() -> None:
    step = act(krieau(), SetGendarme(FieldId("rathaus")))
    assert told(step, GendarmeSet) == [GendarmeSet(Seat(0), FieldId("rathaus"))]
    assert step.state.gendarme == "rathaus"
    coin, point = (act(step.state, move).state for move in legal(step.state))
    assert (coin.players[0].coins, coin.players[0].points) == (1, 0)
    assert (point.players[0].coins, point.players[0].points) == (0, 1)
    assert coin.seat == point.seat == 1


def test_points_from_krieau_do_not_end_the_match() -> None:
    state = table(player(dice=(1, 4), points=24), WAITING, WAITING)
    state = act_all(state, place("krieau", 1), SetGendarme(FieldId("oper")), Reward("point"))
    assert state.players[0].points == 25
    assert (state.seat, state.stage) == (1, "roll")


# Prater ---------------------------------------------------------------------------------------


def test_prater_gives_a_coin_and_turns_one_remaining_die_to_any_face() -> None:
    step = act(turn(1, 4, 6), place("prater", 1))
    assert step.state.players[0].coins == 1
    assert told(step, Gained) == [Gained(Seat(0), FieldId("prater"), coins=1)]
    choices = [(m.die, m.to) for m in legal(step.state) if isinstance(m, SetDie)]
    assert choices == [(d, to) for d in (4, 6) for to in range(1, 7) if to != d]
    after = act(step.state, SetDie(dice(4)[0], 1))
    assert after.state.players[0].dice == (1, 6)
    assert told(after, DieSet) == [DieSet(Seat(0), dice(4)[0], was=4, now=1)]
    assert after.state.seat == 1


def test_prater_may_leave_the_dice_as_they_are() -> None:
    state = act(turn(1, 4, 6), place("prater", 1)).state
    step = act(state, Pass())
    assert step.state.players[0].dice == (4, 6)
    assert told(step, DiceLeft) == [DiceLeft(Seat(0))]


def test_prater_with_no_dice_left_gives_the_coin_only() -> None:
    state = table(player(dice=(1,), coins=1), WAITING, WAITING)
    step = act(state, place("prater", 1))
    assert step.state.players[0].coins == 2
    assert (step.state.seat, step.state.stage) == (1, "roll")


# Geheimbund -----------------------------------------------------------------------------------


def test_geheimbund_takes_any_dice_and_pays_a_coin_for_each_at_once() -> None:
    state = turn(1, 4, 6)
    assert act(state, place("geheimbund", 4)).state.players[0].coins == 1
    assert act(state, place("geheimbund", 4, 6)).state.players[0].coins == 2


def test_geheimbund_takes_any_number_of_dice_from_everybody() -> None:
    state = table(player(dice=(1, 2, 3)), player(dice=(6, 6)), player())
    state = act_all(state, place("geheimbund", 1), place("geheimbund", 6, 6))
    assert place("geheimbund", 2, 3) in legal(state)


def test_geheimbund_lies_off_the_street() -> None:
    state = table(player(dice=(2, 5), coach="gloriette"), WAITING, WAITING)
    assert place("geheimbund", 2) in legal(state)
    state = act(state, place("geheimbund", 2)).state
    assert BOARD.street[state.players[0].coach].name == "Gloriette"


def test_at_most_two_dice_are_placed_in_a_turn_at_geheimbund_too() -> None:
    with pytest.raises(IllegalMove):
        act(turn(1, 4, 6), place("geheimbund", 1, 4, 6))


def test_a_last_die_with_nowhere_else_to_go_goes_to_geheimbund_by_itself() -> None:
    state = table(player(dice=(2, 3)), player(dice=(4,), coach="gloriette"), player(dice=(6,)))
    step = act(state, place("oper", 2))
    assert [event.field for event in told(step, Placed) if isinstance(event, Placed)] == [
        "oper",
        "geheimbund",
    ]
    assert step.state.players[1].coins == 1
    assert (step.state.seat, step.state.stage) == (2, "place")


def test_a_last_die_is_not_moved_by_itself_while_a_coin_could_change_it() -> None:
    state = table(player(dice=(2, 3)), player(dice=(4,), coach="gloriette", coins=1), player())
    state = act(state, place("oper", 2)).state
    assert (state.seat, state.stage) == (1, "place")


def test_the_last_coin_spent_on_the_last_die_may_leave_only_geheimbund() -> None:
    state = table(player(dice=(4,), coach="gloriette", coins=1), WAITING, WAITING)
    step = act(state, Nudge(dice(4)[0], 1))
    assert step.state.players[0].dice == ()
    assert step.state.seat == 1
    again = act(state, Reroll(dice(4)), 6)
    assert again.state.seat == 1


# The white die (the card is in test_special_cards) --------------------------------------------


def test_the_white_die_is_named_by_its_colour_whatever_it_shows() -> None:
    state = replace(turn(3, 3), specials=table(player(), player(), player(), die=0).specials)
    state = replace(state, players=(player(dice=(3, 3), white=3), *state.players[1:]))
    moves = legal(state)
    assert place("pestsaeule", 0, 3) not in moves
    assert place("tiergarten", 0, 3) in moves
    assert place("tiergarten", 3, 3) in moves
    after = act(state, place("tiergarten", 0, 3)).state
    assert after.players[0].dice == (3,)
    assert after.players[0].white == 0
    assert after.stands == (stand("tiergarten", 0, 3, 3, white=True),)
    assert WHITE == 0
