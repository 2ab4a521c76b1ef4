"""Evaluation of the action fields, along the street."""

from __future__ import annotations

from typing import Any

import pytest

from games.api import Event, Seat, Step
from games.vienna.edition import FieldId, PersonId, Symbol
from games.vienna.events import (
    CoinsTaken,
    Compared,
    EvaluationBegan,
    Gained,
    Lapsed,
    NobodyLeft,
    NothingToTake,
    PersonTaken,
    RoundEnded,
    SpecialsCounted,
)
from games.vienna.moves import ChoosePerson, ChooseSymbol, Pass, TakeCoins
from games.vienna.state import State
from games.vienna.view import view_of
from tests.games.vienna.tables import act, evaluated, legal, place, player, stand, table, told

CITIZEN, CHURCH, CROWN = Symbol


def on(field: str, *, coins: int = 0, **values: Any) -> Step[State]:
    """The evaluation with the player in seat 1 alone on a field, holding so many coins."""
    others = values.pop("others", (player(coins=1), player()))
    mine = player(coins=coins, **values.pop("mine", {}))
    return evaluated(others[0], mine, others[1], stands=[stand(field, 1)], **values)


def gained(field: str, **what: int) -> list[Event]:
    return [Gained(Seat(1), FieldId(field), **what)]


# Coins and points -----------------------------------------------------------------------------


def test_nothing_is_evaluated_before_the_last_die_of_the_last_player() -> None:
    state = table(player(dice=(6,), coins=1), player(dice=(2,), coins=1), player())
    step = act(state, place("sperl", 6))
    assert not told(step, EvaluationBegan)
    assert told(act(step.state, place("oper", 2)), EvaluationBegan) == [EvaluationBegan(1)]


def test_coins_shown_are_taken_from_the_supply() -> None:
    step = on("naschmarkt")
    assert step.state.players[1].coins == 2
    assert gained("naschmarkt", coins=2)[0] in told(step, Gained)


def test_points_shown_are_scored() -> None:
    assert on("oper").state.players[1].points == 1
    assert on("hofreitschule").state.players[1].points == 2


def test_crossed_out_coins_must_be_paid_by_whoever_has_enough() -> None:
    step = on("rathaus", coins=3)
    assert (step.state.players[1].coins, step.state.players[1].points) == (0, 4)
    assert gained("rathaus", points=4, paid=3)[0] in told(step, Gained)


def test_with_too_few_coins_nothing_is_paid_and_the_action_lapses() -> None:
    step = on("rathaus", coins=2)
    assert (step.state.players[1].coins, step.state.players[1].points) == (2, 0)
    assert told(step, Lapsed) == [Lapsed(Seat(1), FieldId("rathaus"), cost=3, coins=2)]


def test_fields_are_evaluated_in_street_order_whatever_the_order_of_placing() -> None:
    """Parlament's coins come in time for Rathaus, though the dice lay there first."""
    stands = [stand("rathaus", 1), stand("parlament", 1), stand("oper", 2)]
    step = evaluated(player(coins=1), player(), player(), stands=stands)
    fields = [event.field for event in told(step, Gained) if isinstance(event, Gained)]
    assert fields == ["geheimbund", "oper", "parlament", "rathaus"]
    assert step.state.players[1].points == 4


def test_income_further_down_the_street_comes_too_late() -> None:
    step = evaluated(
        player(coins=1), player(), player(), stands=[stand("stadtpark", 1), stand("parlament", 1)]
    )
    assert (step.state.players[1].coins, step.state.players[1].points) == (3, 0)


def test_fields_with_lightning_are_not_counted_again() -> None:
    stands = [stand("krieau", 1), stand("prater", 1), stand("geheimbund", 1, 4)]
    step = evaluated(player(coins=1), player(), player(), stands=stands)
    assert (step.state.players[1].coins, step.state.players[1].points) == (0, 0)
    assert step.state.stands == ()


# Characters -----------------------------------------------------------------------------------


def test_the_player_on_the_field_chooses_one_of_the_characters() -> None:
    step = on("landtmann", coins=1, display=["kaplan", "fabrikant"])
    assert (step.state.seat, step.state.stage, step.state.evaluating) == (1, "person", "landtmann")
    assert legal(step.state) == [
        ChoosePerson(PersonId("kaplan")),
        ChoosePerson(PersonId("fabrikant")),
    ]
    after = act(step.state, ChoosePerson(PersonId("fabrikant")))
    assert after.state.players[1].persons == ("fabrikant",)
    assert after.state.players[1].coins == 0
    assert told(after, PersonTaken) == [
        PersonTaken(Seat(1), FieldId("landtmann"), PersonId("fabrikant"), paid=1)
    ]


def test_the_last_character_field_is_free() -> None:
    step = on("sperl", coins=0, display=["kaplan", "fabrikant"])
    after = act(step.state, ChoosePerson(PersonId("kaplan")))
    assert after.state.players[1].persons == ("kaplan",)


def test_a_character_field_lapses_without_the_coin() -> None:
    step = on("central", coins=0, display=["kaplan", "fabrikant"])
    assert step.state.players[1].persons == ()
    assert told(step, Lapsed) == [Lapsed(Seat(1), FieldId("central"), cost=1, coins=0)]


def test_the_only_character_left_is_taken_without_asking() -> None:
    step = on("landtmann", coins=1, display=["kaplan"])
    assert step.state.players[1].persons == ("kaplan",)
    assert step.state.players[1].coins == 0
    assert step.state.round == 2


def test_with_no_character_left_nothing_happens_and_nothing_is_paid() -> None:
    step = on("landtmann", coins=1, display=[])
    assert step.state.players[1].coins == 1
    assert told(step, NobodyLeft) == [NobodyLeft(Seat(1), FieldId("landtmann"))]


def test_a_player_may_have_the_same_character_several_times() -> None:
    step = on("sperl", display=["kaplan"], mine={"persons": ("kaplan",)})
    assert step.state.players[1].persons == ("kaplan", "kaplan")


def test_dice_go_back_as_their_field_is_evaluated() -> None:
    stands = [stand("oper", 2), stand("landtmann", 1), stand("gloriette", 2, 6, 6)]
    step = evaluated(
        player(coins=1), player(coins=1), player(), stands=stands, display=["kaplan", "domherr"]
    )
    fields = [taken.field for taken in step.state.stands]
    assert fields == ["landtmann", "gloriette", "geheimbund"]
    assert view_of(step.state, None).free == ()


# Comparisons ----------------------------------------------------------------------------------


def compared(step: Step[State]) -> Compared:
    (event,) = told(step, Compared)
    assert isinstance(event, Compared)
    return event


def test_a_majority_over_a_neighbour_pays_2_points_and_a_coin() -> None:
    step = on("belvedere", mine={"persons": ("erzherzog",)})
    assert (step.state.players[1].points, step.state.players[1].coins) == (4, 2)
    assert compared(step) == Compared(
        Seat(1),
        FieldId("belvedere"),
        CROWN,
        own=2,
        neighbours=((Seat(2), 0), (Seat(0), 0)),
        points=4,
        coins=2,
        paid=0,
    )


def test_a_tie_pays_1_point_even_of_nothing_with_nothing() -> None:
    step = on("stephansdom")
    assert (step.state.players[1].points, step.state.players[1].coins) == (2, 0)


def test_fewer_than_a_neighbour_pays_nothing() -> None:
    many = player(coins=1, persons=("domherr",))
    step = on("stephansdom", others=(many, player(persons=("kaplan",))))
    assert (step.state.players[1].points, step.state.players[1].coins) == (0, 0)


def test_only_the_player_on_the_field_is_paid() -> None:
    many = player(coins=1, persons=("domherr",))
    step = on("stephansdom", others=(many, player()))
    assert [p.points for p in step.state.players] == [0, 1, 0]
    assert step.state.players[0].coins == 1


def test_start_cards_characters_and_more_influence_count_together() -> None:
    step = on("pestsaeule", mine={"persons": ("verleger", "salondame")}, influence=1)
    assert compared(step).own == 1 + 2 + 1 + 1


def test_only_direct_neighbours_are_compared() -> None:
    rich = player(persons=("verleger", "verleger"))
    step = evaluated(player(coins=1), player(), rich, player(), stands=[stand("pestsaeule", 0)])
    assert [seat for seat, _ in compared(step).neighbours] == [1, 3]
    assert step.state.players[0].points == 2


# Gloriette ------------------------------------------------------------------------------------


def test_gloriette_compares_a_symbol_of_the_players_choice_for_a_coin() -> None:
    state = on("gloriette", coins=1, mine={"persons": ("domherr",)}).state
    assert (state.seat, state.stage) == (1, "symbol")
    assert legal(state) == [ChooseSymbol(symbol) for symbol in Symbol]
    step = act(state, ChooseSymbol(CHURCH))
    assert step.state.players[1].points == 4
    assert step.state.players[1].coins == 0
    assert compared(step).paid == 1


def test_gloriette_lapses_without_the_coin() -> None:
    step = on("gloriette", coins=0)
    assert told(step, Lapsed) == [Lapsed(Seat(1), FieldId("gloriette"), cost=1, coins=0)]


def test_gloriette_never_counts_a_symbol_twice_in_a_round() -> None:
    stands = [stand("stephansdom", 1, 4, 5), stand("gloriette", 1, 6, 6)]
    step = evaluated(player(coins=1), player(coins=1), player(), stands=stands)
    assert legal(step.state) == [ChooseSymbol(CITIZEN), ChooseSymbol(CROWN)]


def test_a_symbol_another_player_counted_is_open_to_all() -> None:
    stands = [stand("stephansdom", 0, 4, 5), stand("gloriette", 1, 6, 6)]
    step = evaluated(player(coins=1), player(coins=1), player(), stands=stands)
    assert ChooseSymbol(CHURCH) in legal(step.state)


def test_gloriettes_last_symbol_is_compared_without_asking() -> None:
    stands = [
        stand("pestsaeule", 1, 4, 4),
        stand("stephansdom", 1, 4, 5),
        stand("gloriette", 1, 6, 6),
    ]
    step = evaluated(player(coins=1), player(coins=1), player(), stands=stands)
    symbols = [event.symbol for event in told(step, Compared) if isinstance(event, Compared)]
    assert symbols == [CITIZEN, CHURCH, CROWN]


def test_a_symbol_may_be_counted_again_in_the_next_round() -> None:
    step = on("stephansdom")
    assert step.state.players[1].compared == ()


# Tiergarten -----------------------------------------------------------------------------------


def tiergarten(*coins: int) -> State:
    """Seat 1 on the Tiergarten; everybody has so many coins."""
    first, *others = (player(coins=count) for count in coins)
    return evaluated(first, *others, stands=[stand("tiergarten", 1, 4, 4)]).state


def test_tiergarten_takes_up_to_3_coins_from_one_player_or_1_each_from_two() -> None:
    state = tiergarten(5, 0, 2)
    assert (state.seat, state.stage) == (1, "tiergarten")
    assert legal(state) == [
        TakeCoins((Seat(0),), 3),
        TakeCoins((Seat(0),), 2),
        TakeCoins((Seat(0),), 1),
        TakeCoins((Seat(2),), 2),
        TakeCoins((Seat(2),), 1),
        TakeCoins((Seat(0), Seat(2)), 1),
        Pass(),
    ]


@pytest.mark.parametrize(
    ("seats", "coins", "after"),
    [((0,), 3, [2, 3, 2]), ((2,), 2, [5, 2, 0]), ((0, 2), 1, [4, 2, 1])],
)
def test_tiergarten_moves_the_coins(seats: tuple[int, ...], coins: int, after: list[int]) -> None:
    victims = tuple(Seat(seat) for seat in seats)
    step = act(tiergarten(5, 0, 2), TakeCoins(victims, coins))
    assert [p.coins for p in step.state.players] == after
    assert told(step, CoinsTaken) == [CoinsTaken(Seat(1), FieldId("tiergarten"), victims, coins)]


def test_tiergarten_may_take_nothing() -> None:
    step = act(tiergarten(5, 0, 2), Pass())
    assert [p.coins for p in step.state.players] == [5, 0, 2]
    assert told(step, CoinsTaken) == [CoinsTaken(Seat(1), FieldId("tiergarten"), (), 0)]


def test_two_players_robbed_are_the_same_in_any_order() -> None:
    step = act(tiergarten(5, 0, 2), TakeCoins((Seat(2), Seat(0)), 1))
    assert [p.coins for p in step.state.players] == [4, 2, 1]


def test_tiergarten_asks_nothing_when_nobody_has_a_coin() -> None:
    state = table(
        player(dice=(6,), coins=1), player(), player(), stands=[stand("tiergarten", 0, 4, 4)]
    )
    step = act(state, place("sperl", 6))
    assert told(step, NothingToTake) == [NothingToTake(Seat(0), FieldId("tiergarten"))]


# Heuriger -------------------------------------------------------------------------------------


def test_heuriger_pays_a_point_for_each_special_card_held_at_that_time() -> None:
    stands = [stand("hofburg", 2), stand("secession", 1), stand("heuriger", 1, 4, 4)]
    step = evaluated(player(coins=1), player(), player(), stands=stands, influence=1, joker=1)
    # The clock came, the influence went.
    assert told(step, SpecialsCounted) == [
        SpecialsCounted(Seat(1), FieldId("heuriger"), cards=2, points=2)
    ]
    assert step.state.players[1].points == 2


# The next round -------------------------------------------------------------------------------


def test_a_new_round_clears_the_board() -> None:
    stands = [stand("oper", 1), stand("geheimbund", 2, 4)]
    step = evaluated(player(coins=1), player(), player(), stands=stands, gendarme="rathaus")
    state = step.state
    assert state.stands == ()
    assert state.gendarme is None
    assert view_of(state, None).free[10] == "rathaus"
    assert len(view_of(state, None).free) == 24
    assert not any(p.rolled or p.dice for p in state.players)
    assert {p.coach for p in state.players} == {-1}
    assert told(step, RoundEnded) == [RoundEnded(1, (0, 1, 0))]
    assert step.reveals
