"""What fields promise a seat, and what belongings are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.vienna.edition import (
    Compare,
    FieldId,
    PersonId,
    Special,
    Symbol,
    TakeSpecial,
)
from games.vienna.edition_index import board_of
from games.vienna.judgement.belongings_worth import (
    COIN,
    COIN_AT_THE_END,
    cards_worth,
    chances,
    coin_worth,
    counts_of,
    held_in,
    left_of,
)
from games.vienna.judgement.field_worth import SYMBOL_PLACES, Prospect
from games.vienna.state import Options, Player, Stand, State
from tests.games.vienna.tables import evaluated, player, stand, table

BOARD = board_of(Options().edition)
FIELDS = [field.id for field in BOARD.street]
PAID = ["stadtpark", "rathaus", "landtmann", "central", "gloriette"]
LATER_PAID = [
    field.id
    for field in BOARD.street
    if field.id not in ("krieau", "prater") and not isinstance(field.effect, TakeSpecial)
]
SPECIAL_FIELDS = {
    field.effect.card.value: field.id
    for field in BOARD.street
    if isinstance(field.effect, TakeSpecial)
}


def prospect(*players: Player, **values: Any) -> Prospect:
    """A round in which these players sit, and others who have nothing."""
    others = [player() for _ in range(3 - len(players))]
    return Prospect(table(*players, *others, **values))


def promise(field: str, *players: Player, **values: Any) -> float:
    """What the field promises seat 0."""
    return prospect(*players, **values).promises(0)[BOARD.index[FieldId(field)]]


def standing(stands: Sequence[Stand], *players: Player, **values: Any) -> float:
    """What seat 0 gets for what it stands on."""
    return prospect(*players, stands=stands, **values).standing(0)


# Coins and points -----------------------------------------------------------------------------


def test_points_are_promised_as_they_are() -> None:
    assert promise("schoenbrunn", player()) == 4


def test_coins_are_promised_at_their_worth() -> None:
    assert promise("parlament", player()) == pytest.approx(3 * COIN)


def test_what_a_field_costs_is_taken_off() -> None:
    assert promise("rathaus", player(coins=3)) == pytest.approx(4 - 3 * COIN)


@pytest.mark.parametrize("field", PAID)
def test_a_field_too_dear_promises_nothing(field: str) -> None:
    assert promise(field, player(coins=0), display=["domherr"]) == 0


@pytest.mark.parametrize("field", PAID)
def test_a_field_that_can_be_paid_promises_something(field: str) -> None:
    assert promise(field, player(coins=3), display=["domherr"]) > 0


def test_coins_to_come_can_be_spent() -> None:
    assert promise("rathaus", player(coins=0), stands=[stand("parlament", 0, 4)]) > 0


@pytest.mark.parametrize("field", ["stadtpark", "landtmann", "gloriette"])
def test_coins_that_other_fields_cost_are_not_spent_twice(field: str) -> None:
    with_three = player(coins=3)
    assert promise("rathaus", with_three, stands=[stand(field, 0)]) == 0


def test_coins_that_others_will_spend_are_not_ours() -> None:
    assert promise("rathaus", player(coins=3), stands=[stand("stadtpark", 1)]) > 0


@pytest.mark.parametrize("field", ["hofburg", "oper", "geheimbund"])
def test_fields_without_coins_leave_the_purse_as_it_is(field: str) -> None:
    assert prospect(player(coins=2), stands=[stand(field, 0)]).purse(0) == 2


def test_a_coin_is_worth_less_at_the_end() -> None:
    assert coin_worth(0.0) == COIN_AT_THE_END < coin_worth(1.0)


def test_a_coin_at_the_end_is_worth_what_it_is_exchanged_for() -> None:
    assert promise("parlament", player(points=25)) == pytest.approx(1)


# Fields that act at once ----------------------------------------------------------------------


def test_krieau_promises_more_than_its_point() -> None:
    assert promise("krieau", player()) > 1


def test_prater_promises_more_than_its_coin() -> None:
    assert promise("prater", player()) > COIN


# Special cards --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["double", "joker", "influence", "die"])
def test_a_special_card_of_another_player_promises_more_than_a_free_one(card: str) -> None:
    field = SPECIAL_FIELDS[card]
    assert promise(field, player(), **{card: 1}) > promise(field, player()) > 0


@pytest.mark.parametrize("card", ["double", "joker", "influence", "die"])
def test_keeping_ones_own_special_card_promises_less_than_a_free_one(card: str) -> None:
    field = SPECIAL_FIELDS[card]
    assert 0 < promise(field, player(), **{card: 0}) < promise(field, player())


@pytest.mark.parametrize("field", SPECIAL_FIELDS.values())
def test_a_special_card_promises_less_the_less_is_left_of_the_match(field: str) -> None:
    assert promise(field, player(points=20)) < promise(field, player(points=5))


@pytest.mark.parametrize("field", [f for f in SPECIAL_FIELDS.values() if f != "secession"])
def test_a_special_card_promises_nothing_in_the_last_round(field: str) -> None:
    assert promise(field, player(points=24)) == 0


def test_in_the_last_round_secession_promises_its_coin_alone() -> None:
    assert promise("secession", player(points=24)) == COIN_AT_THE_END


def test_the_coin_of_secession_is_in_the_purse_and_in_what_standing_there_brings() -> None:
    placed = prospect(player(coins=2), stands=[stand("secession", 0)])
    assert placed.purse(0) == 3
    assert placed.standing(0) == placed.coin


def test_costs_are_paid_along_the_street_not_in_the_order_of_placing() -> None:
    # Parlament pays for Rathaus, though its dice were put down later.
    stands = [stand("rathaus", 0, 5), stand("parlament", 0, 4)]
    assert standing(stands, player(coins=1)) == standing(stands[::-1], player(coins=1)) > 3


def test_a_field_that_lapses_leaves_the_purse_as_it_is() -> None:
    placed = prospect(player(coins=0), stands=[stand("rathaus", 0, 5)])
    assert placed.purse(0) == 0
    assert placed.promises(0)[BOARD.index[FieldId("schoenbrunn")]] == 4


def test_without_characters_a_coffee_house_promises_nothing_and_costs_nothing() -> None:
    assert promise("landtmann", player(coins=1), display=[]) == 0
    assert standing([stand("landtmann", 0, 6)], player(coins=1), display=[]) == 0


def test_a_special_card_belongs_to_whoever_stands_on_its_field() -> None:
    held = prospect(player(), stands=[stand("heldenplatz", 2)], joker=1).held
    assert held == [0, None, 2, None, None]


# Characters -----------------------------------------------------------------------------------


def test_a_coffee_house_promises_as_much_as_the_best_character_in_the_display() -> None:
    rich = promise("sperl", player(), display=["kaplan", "salondame"])
    assert rich == promise("sperl", player(), display=["salondame"])
    assert rich > promise("sperl", player(), display=["kaplan"])


def test_an_empty_display_promises_nothing() -> None:
    assert promise("sperl", player(), display=[]) == 0


def test_a_coffee_house_that_costs_a_coin_promises_a_coin_less() -> None:
    free, dear = (promise(f, player(coins=1), display=["kaplan"]) for f in ("sperl", "central"))
    assert free - dear == pytest.approx(COIN)


def test_a_character_who_wins_a_comparison_one_stands_for_is_worth_more() -> None:
    # Two characters with two symbols each; seat 0 stands on the church's field.
    at = prospect(player(), stands=[stand("stephansdom", 0, 4, 5)])
    assert at.with_person(0, PersonId("domherr")) > at.with_person(0, PersonId("erzherzog"))


def test_a_character_is_worth_something_even_without_a_comparison() -> None:
    assert prospect(player()).with_person(0, PersonId("kaplan")) > 0


def test_thinking_about_a_character_changes_nothing() -> None:
    at = prospect(player(), stands=[stand("stephansdom", 0, 4, 5)])
    before = at.standing(0)
    at.with_person(0, PersonId("domherr"))
    assert at.standing(0) == before


# Comparisons ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "left", "right", "worth"),
    [
        pytest.param("domherr", "kaplan", "kaplan", 2 * (2 + COIN), id="more than both"),
        pytest.param("domherr", "aebtissin", "kaplan", 2 + COIN + 1, id="more than one"),
        pytest.param("kaplan", "kaplan", "kaplan", 2, id="as many as both"),
        pytest.param("kaplan", "kaplan", "domherr", 1, id="as many as one"),
        pytest.param("kaplan", "domherr", "domherr", 0, id="fewer than both"),
    ],
)
def test_a_comparison_promises_what_it_would_pay(
    mine: str, left: str, right: str, worth: float
) -> None:
    players = [player(persons=(person,)) for person in (mine, left, right)]
    assert promise("stephansdom", *players) == pytest.approx(worth)


@pytest.mark.parametrize(
    "field", [field.id for field in BOARD.street if isinstance(field.effect, Compare)]
)
@pytest.mark.parametrize("influence", [0, 1, 2])
def test_standing_on_a_comparison_is_worth_what_the_evaluation_pays(
    field: str, influence: int
) -> None:
    players = (
        player(persons=("salondame",), coins=1),
        player(persons=("verleger", "kaplan"), start_card="s2"),
        player(persons=("erzherzog",), start_card="s3"),
    )
    stands = [stand(field, 0, 4, 5)]
    after = evaluated(*players, stands=stands, influence=influence).state.players[0]
    paid = after.points + COIN * (after.coins - 1)
    assert standing(stands, *players, influence=influence) == pytest.approx(paid)


def test_influence_to_come_counts_in_comparisons() -> None:
    stands = [stand("hofburg", 0, 3, 4)]
    assert promise("belvedere", player(), stands=stands) > promise("belvedere", player())


def test_gloriette_promises_the_best_comparison_less_its_coin() -> None:
    churchman = player(persons=("domherr",), coins=1)
    assert promise("gloriette", churchman) == pytest.approx(4 - COIN)


def test_gloriette_promises_no_symbol_that_was_compared() -> None:
    churchman = player(persons=("domherr",), coins=1, compared=(Symbol.CHURCH,))
    assert promise("gloriette", churchman) == pytest.approx(2 - COIN)


# Tiergarten and Heuriger ----------------------------------------------------------------------


def test_tiergarten_promises_more_than_the_coins_it_takes() -> None:
    assert promise("tiergarten", player(), player(coins=2)) > 2 * COIN


def test_tiergarten_takes_from_the_richest() -> None:
    rich, poor = player(coins=2), player(coins=1)
    assert promise("tiergarten", player(), poor, rich) == promise("tiergarten", player(), rich)


def test_tiergarten_promises_no_more_than_it_can_take() -> None:
    most, more = (promise("tiergarten", player(), player(coins=coins)) for coins in (3, 9))
    assert most == more


def test_tiergarten_promises_none_of_ones_own_coins() -> None:
    assert promise("tiergarten", player(coins=9)) == 0


def test_heuriger_promises_a_point_for_each_special_card_held_by_then() -> None:
    stands = [stand("universitaet", 0, 6), stand("heldenplatz", 1, 3)]
    assert promise("heuriger", player(), stands=stands, joker=0, double=0) == 3  # with the clock


# Standing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", LATER_PAID)
def test_standing_on_a_field_is_worth_what_the_field_promised(field: str) -> None:
    players = player(coins=3, persons=("domherr",)), player(coins=2)
    promised = promise(field, *players, display=["salondame"])
    assert promised > 0
    got = standing([stand(field, 0)], *players, display=["salondame"])
    assert got == pytest.approx(promised)


@pytest.mark.parametrize("field", PAID)
def test_standing_on_a_field_one_cannot_pay_is_worth_nothing(field: str) -> None:
    assert standing([stand(field, 0)], player(coins=0), display=["domherr"]) == 0


@pytest.mark.parametrize("field", ["krieau", "prater", "geheimbund", "hofburg"])
def test_what_was_paid_at_once_or_is_a_special_card_is_not_counted_again(field: str) -> None:
    assert standing([stand(field, 0)], player(coins=3)) == 0


def test_what_others_stand_on_is_worth_nothing_to_us() -> None:
    assert standing([stand("schoenbrunn", 1, 5, 6)], player()) == 0


@pytest.mark.parametrize("field", ["stadtpark", "landtmann"])
def test_a_coin_pays_for_one_field_only(field: str) -> None:
    first, second = stand(field, 0), stand("gloriette", 0, 6, 6)
    alone = standing([first], player(coins=1), display=["kaplan"])
    assert standing([first, second], player(coins=1), display=["kaplan"]) == alone


def test_coins_on_the_way_pay_for_fields_further_on() -> None:
    stands = [stand("parlament", 0, 4), stand("rathaus", 0, 5)]
    assert standing(stands, player()) == pytest.approx(4)  # three coins come and go


# Belongings and chances -----------------------------------------------------------------------


def worth_of_cards(state: State, seat: int) -> float:
    held = held_in(state)
    return cards_worth(counts_of(state, held), held, seat)


def test_all_of_the_match_is_left_before_it_begins() -> None:
    assert left_of(table(player(), player(), player())) == 1


def test_nothing_is_left_of_a_match_in_which_somebody_reached_the_target() -> None:
    short = Options(target=15)
    assert left_of(table(player(), player(points=16), player(), options=short)) == 0


def test_cards_are_worth_more_to_whoever_beats_the_neighbours() -> None:
    alone = table(player(persons=("domherr",)), player(), player())
    together = table(*[player(persons=("domherr",))] * 3)
    assert worth_of_cards(alone, 0) > worth_of_cards(together, 0) > worth_of_cards(alone, 1)


def test_as_many_symbols_as_the_neighbours_are_better_than_fewer() -> None:
    as_many, fewer = (
        table(player(), *[player(persons=persons)] * 2) for persons in ((), ("kaplan",))
    )
    assert worth_of_cards(as_many, 0) > worth_of_cards(fewer, 0)


@pytest.mark.parametrize("card", [card.value for card in Special])
def test_every_special_card_is_worth_something_to_its_holder(card: str) -> None:
    held, free = (prospect(**{card: seat}).state for seat in (1, 2))
    assert worth_of_cards(held, 1) > worth_of_cards(free, 1)


def test_influence_is_worth_a_character_with_the_same_symbols() -> None:
    sisi = table(player(), player(), player(), influence=1)
    lady = table(player(), player(persons=("salondame",)), player())
    assert worth_of_cards(sisi, 1) == worth_of_cards(lady, 1)


def test_symbols_are_counted_from_all_cards() -> None:
    state = table(player(), player(start_card="s5", persons=("kardinal",)), player(start_card=None))
    assert counts_of(state, held_in(state)) == [(1, 0, 0), (0, 3, 2), (0, 0, 0)]


def test_equal_scores_are_equal_chances() -> None:
    assert chances([7.0, 7.0, 7.0, 7.0], 0.5) == (0.25,) * 4


def test_the_same_lead_is_a_better_chance_near_the_end() -> None:
    early, late = (chances([9.0, 7.0, 7.0], left)[0] for left in (0.9, 0.1))
    assert late > early > 1 / 3


def test_every_kind_of_field_promises_something_somewhere() -> None:
    players = player(coins=3, persons=("salondame",)), player(coins=2)
    promises = prospect(*players, display=["kaplan"]).promises(0)
    assert [field for field, worth in zip(FIELDS, promises, strict=True) if worth <= 0] == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_comparison_is_with_the_neighbours_of_each_seat(seat: int) -> None:
    at = prospect(*[player(persons=("domherr",) if s == seat else ()) for s in range(3)])
    field = BOARD.field(FieldId("stephansdom")).effect
    assert isinstance(field, Compare)
    paid = [at.comparison(s, SYMBOL_PLACES[Symbol.CHURCH], field) for s in range(3)]
    assert paid == pytest.approx([2 * (2 + COIN) if s == seat else 1 for s in range(3)])
