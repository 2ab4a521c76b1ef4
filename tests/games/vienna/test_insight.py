"""What a good player sees in Vienna: what moves promise, hunches, chances, and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.vienna import VIENNA
from games.vienna.edition import FieldId, PersonId, Symbol
from games.vienna.judgement.belongings_worth import COIN
from games.vienna.judgement.field_worth import Prospect
from games.vienna.judgement.move_worth import promises_of
from games.vienna.moves import (
    WHITE,
    ChoosePerson,
    ChooseStartCard,
    ChooseSymbol,
    Die,
    DoubleMove,
    Nudge,
    Pass,
    Reroll,
    Reward,
    Roll,
    SetDie,
    SetGendarme,
    TakeCoins,
    ViennaMove,
)
from games.vienna.sentences.field_effects import effect_shown
from games.vienna.state import Player, Stand, State
from tests.games.vienna.tables import (
    BOARD,
    dice,
    evaluated,
    legal,
    place,
    player,
    stand,
    start_card,
    table,
)

INSIGHT = VIENNA.insight
NO_DICE = player()


def all_but(*fields: str, seat: int = 1) -> list[Stand]:
    """Everything taken except these fields."""
    return [stand(field.id, seat) for field in BOARD.street if field.id not in fields]


def at(*players: Player, **values: Any) -> State:
    """Three at the table; those not named have no dice left."""
    return table(*players, *[NO_DICE] * (3 - len(players)), **values)


def promises(state: State) -> dict[ViennaMove, float]:
    """What each legal move promises the seat that is asked."""
    found = INSIGHT.promises(state, state.seat)
    return dict(zip(legal(state), found, strict=True))


def hunch(state: State) -> ViennaMove:
    return INSIGHT.hunch(state, state.seat)


# Placing --------------------------------------------------------------------------------------


def test_a_placement_promises_what_the_field_brings_above_geheimbund() -> None:
    found = promises(at(player(dice=(5, 6))))
    assert found[place("schoenbrunn", 5, 6)] == pytest.approx(4 - 2 * COIN)


def test_geheimbund_promises_only_what_the_other_dice_bring() -> None:
    state = at(player(dice=(3, 5)), stands=all_but("karlskirche"))
    found = promises(state)
    assert found[place("geheimbund", 3)] == 0
    assert 0 < found[place("geheimbund", 5)] < found[place("karlskirche", 3)]


def test_a_bribe_costs_a_coin() -> None:
    behind = at(player(dice=(6,), coins=2, coach="schoenbrunn"), display=["kaplan"])
    ahead = at(player(dice=(6,), coins=2), display=["kaplan"])
    bribed, free = promises(behind)[place("sperl", 6, bribe=True)], promises(ahead)
    assert bribed == pytest.approx(free[place("sperl", 6)] - COIN)


def test_dice_that_stay_are_counted_with_a_bribe_too() -> None:
    alone, with_more = (
        promises(at(player(dice=row, coins=1, coach="sperl")))[place("oper", 2, bribe=True)]
        for row in ((2,), (2, 5, 6))
    )
    assert with_more > alone


def test_a_nudge_that_reaches_a_good_field_promises_more_than_staying() -> None:
    state = at(player(dice=(5,), coins=1), stands=all_but("sperl"), display=["salondame"])
    found = promises(state)
    assert found[Nudge(Die(5), 1)] > found[place("geheimbund", 5)]
    assert max(found, key=found.__getitem__) == Nudge(Die(5), 1)


def test_a_nudge_costs_a_coin() -> None:
    state = at(player(dice=(5,), coins=1), stands=all_but("sperl"), display=["salondame"])
    there = replace(state, players=(player(dice=(6,), coins=1), *state.players[1:]))
    nudged, placed = promises(state)[Nudge(Die(5), 1)], promises(there)[place("sperl", 6)]
    assert nudged == pytest.approx(placed - COIN)


def test_a_nudge_that_reaches_nothing_promises_less_than_nothing() -> None:
    state = at(player(dice=(4,), coins=1), stands=all_but("sperl"), display=["salondame"])
    assert promises(state)[Nudge(Die(4), 1)] < 0


def test_the_white_die_can_be_nudged_to_where_it_is_needed() -> None:
    state = at(player(dice=(6,), white=4, coins=1), stands=all_but("schoenbrunn"), die=0)
    found = promises(state)
    assert max(found, key=found.__getitem__) == Nudge(WHITE, 1)


def test_a_one_nudged_by_the_holder_of_the_joker_is_a_joker_no_more() -> None:
    state = at(player(dice=(1,), coins=1), stands=all_but("sperl"), display=["kaplan"], joker=0)
    found = promises(state)
    assert found[Nudge(Die(1), 1)] < 0 < found[place("sperl", 1)]


def test_a_reroll_of_dice_that_fit_nowhere_promises_more_than_leaving_them() -> None:
    state = at(player(dice=(4, 4), coins=1), stands=all_but("schoenbrunn"))
    found = promises(state)
    assert found[Reroll(dice(4, 4))] > found[place("geheimbund", 4, 4)]


def test_a_reroll_of_dice_in_the_right_place_promises_less_than_placing_them() -> None:
    found = promises(at(player(dice=(5, 6), coins=1)))
    assert found[Reroll(dice(5, 6))] < found[place("schoenbrunn", 5, 6)]


def test_a_reroll_keeps_what_the_other_dice_bring() -> None:
    state = at(player(dice=(4, 6), coins=1), stands=all_but("sperl"), display=["salondame"])
    found = promises(state)
    assert found[Reroll(dice(4))] > found[Reroll(dice(6))]


def test_a_move_of_another_stage_is_no_move_to_be_judged_when_placing() -> None:
    with pytest.raises(AssertionError, match="not asked for when placing"):
        promises_of(Prospect(at(player(dice=(5,)))), Seat(0), [Pass()])


def test_a_hunch_places_the_dice_where_they_bring_most() -> None:
    state = at(player(dice=(5, 6)), stands=all_but("schoenbrunn", "oper"))
    assert hunch(state) == place("schoenbrunn", 5, 6)


def test_a_hunch_leaves_a_field_that_brings_less_than_its_dice() -> None:
    # The Tiergarten takes nothing from people who have nothing.
    state = at(player(dice=(2, 2)), stands=all_but("tiergarten"))
    assert hunch(state) in (place("geheimbund", 2), place("geheimbund", 2, 2))


def test_a_hunch_takes_dice_that_fit_nowhere_to_geheimbund() -> None:
    state = at(player(dice=(4,)), stands=all_but("sperl"), display=["kaplan"])
    assert hunch(state) == place("geheimbund", 4)


# What is asked on the way ---------------------------------------------------------------------


def test_the_prater_turns_a_die_to_what_fits_best() -> None:
    state = at(player(dice=(4, 5)), stage="prater", stands=all_but("schoenbrunn"))
    assert hunch(state) == SetDie(Die(4), 6)


def test_the_prater_may_turn_the_white_die() -> None:
    state = at(player(dice=(6,), white=1), stage="prater", stands=all_but("schoenbrunn"), die=0)
    assert hunch(state) == SetDie(WHITE, 5)


def test_dice_that_lie_well_are_left_at_the_prater() -> None:
    state = at(player(dice=(5, 6)), stage="prater", stands=all_but("schoenbrunn"))
    found = promises(state)
    assert found[Pass()] == max(found.values())
    assert found[SetDie(Die(5), 4)] < found[Pass()]


def test_the_gendarme_goes_where_others_want_to_go() -> None:
    taken = all_but("oper", "schoenbrunn", "gloriette", seat=2)
    state = at(player(), player(dice=(5, 6)), stage="gendarme", stands=taken)
    assert hunch(state) == SetGendarme(FieldId("schoenbrunn"))


def test_the_gendarme_does_not_go_where_we_want_to_go() -> None:
    state = at(player(dice=(5, 6)), stage="gendarme")
    found = promises(state)
    assert found[SetGendarme(FieldId("schoenbrunn"))] < 0
    assert hunch(state) != SetGendarme(FieldId("schoenbrunn"))


def test_the_gendarme_leaves_alone_what_others_have_passed() -> None:
    state = at(player(), player(dice=(5, 6), coach="tiergarten"), stage="gendarme")
    assert promises(state)[SetGendarme(FieldId("schoenbrunn"))] == 0


def test_the_gendarme_leaves_alone_what_the_dice_of_others_do_not_fit() -> None:
    state = at(player(), player(dice=(1, 2)), stage="gendarme")
    assert promises(state)[SetGendarme(FieldId("schoenbrunn"))] == 0


def test_the_gendarme_leaves_alone_people_without_dice() -> None:
    assert set(promises(at(stage="gendarme")).values()) == {0}


def test_somebody_who_has_yet_to_roll_is_hindered_less_surely() -> None:
    rolled, waiting = (
        promises(at(player(), other, stage="gendarme"))[SetGendarme(FieldId("schoenbrunn"))]
        for other in (player(dice=(5, 6)), player(rolled=False))
    )
    assert 0 < waiting < rolled


def test_a_double_move_is_used() -> None:
    assert hunch(at(player(dice=(3,)), stage="double", double=0)) == DoubleMove()


def test_a_first_coin_promises_more_than_another() -> None:
    first, another = (
        promises(at(player(coins=coins), stage="reward"))[Reward("coin")] for coins in (0, 1)
    )
    assert first > another


def test_krieaus_point_promises_a_point() -> None:
    assert promises(at(player(), stage="reward"))[Reward("point")] == 1


def test_a_start_card_with_two_symbols_promises_more_than_one_with_a_coin_more() -> None:
    state = at(*[player(start_card=None)] * 3, stage="start_card")
    found = promises(state)
    one, two = (found[ChooseStartCard(start_card(id))] for id in ("s1", "s4"))
    assert two > one > 0


def test_the_roll_is_the_only_thing_to_do() -> None:
    state = at(player(rolled=False), stage="roll")
    assert hunch(state) == Roll()
    assert promises(state) == {Roll(): 0}


# What is asked at the evaluation --------------------------------------------------------------


def test_the_character_who_wins_a_comparison_is_taken() -> None:
    stands = [stand("sperl", 1, 6), stand("belvedere", 1, 4, 6)]
    display = ["domherr", "erzherzog", "verleger"]
    state = evaluated(player(coins=1), player(), player(), stands=stands, display=display).state
    assert (state.stage, hunch(state)) == ("person", ChoosePerson(PersonId("erzherzog")))


def test_the_symbol_that_beats_both_neighbours_is_compared() -> None:
    mine = player(coins=1, persons=("domherr",))
    state = evaluated(player(coins=1), mine, player(), stands=[stand("gloriette", 1, 6, 6)]).state
    assert (state.stage, hunch(state)) == ("symbol", ChooseSymbol(Symbol.CHURCH))


def at_the_tiergarten(*points: int, coins: int = 2) -> State:
    """Seat 1 on the Tiergarten, the others with so many points and coins each."""
    first, third = (player(points=one, coins=coins) for one in points)
    return evaluated(first, player(), third, stands=[stand("tiergarten", 1, 4, 4)]).state


@pytest.mark.parametrize(("points", "victim"), [((9, 3), 0), ((3, 9), 2)])
def test_coins_are_rather_taken_from_whoever_leads(points: tuple[int, int], victim: int) -> None:
    assert hunch(at_the_tiergarten(*points)) == TakeCoins((Seat(victim),), 2)


def test_more_coins_are_better_than_fewer() -> None:
    found = promises(at_the_tiergarten(5, 5, coins=3))
    assert found[TakeCoins((Seat(0),), 3)] > found[TakeCoins((Seat(0), Seat(2)), 1)]
    assert found[TakeCoins((Seat(0),), 1)] > found[Pass()] == 0


# Quiet and chances ----------------------------------------------------------------------------


def test_it_is_quiet_between_two_rounds() -> None:
    assert INSIGHT.is_quiet(at(*[player(rolled=False)] * 3, stage="roll"))


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(at(player(rolled=False), stage="roll"), id="somebody has rolled"),
        pytest.param(at(player(dice=(3,), rolled=True)), id="somebody is to place"),
        pytest.param(at(*[player(rolled=False)] * 3, stage="start_card"), id="no round yet"),
    ],
)
def test_it_is_not_quiet_while_a_round_is_played(state: State) -> None:
    assert not INSIGHT.is_quiet(state)


def chance(*players: Player, **values: Any) -> float:
    """Seat 0's chance of winning."""
    return INSIGHT.prospects(at(*players, **values))[0]


def between_rounds(**mine: Any) -> float:
    others = [player(rolled=False)] * 2
    return chance(player(rolled=False, **mine), *others, stage="roll", clock=1)


def test_the_end_is_no_matter_of_chance() -> None:
    step = evaluated(player(coins=1), player(points=25), player(), stands=[])
    assert INSIGHT.prospects(step.state) == (0, 1, 0)


@pytest.mark.parametrize(
    "belongings",
    [{"points": 3}, {"coins": 3}, {"persons": ("kaplan",)}],
    ids=["points", "coins", "characters"],
)
def test_belongings_make_a_better_chance(belongings: dict[str, object]) -> None:
    assert between_rounds(**belongings) > between_rounds()


def test_players_who_have_the_same_have_the_same_chance() -> None:
    _, second, third = INSIGHT.prospects(at(*[player(rolled=False)] * 3, stage="roll"))
    assert second == third


@pytest.mark.parametrize("field", ["schoenbrunn", "hofburg", "stephansdom", "heuriger"])
def test_standing_on_a_field_makes_a_better_chance(field: str) -> None:
    assert chance(stands=[stand(field, 0)]) > chance()


def test_dice_in_hand_make_a_better_chance() -> None:
    assert chance(player(dice=(3, 4))) > chance(player(dice=(3,))) > chance(player())


def test_the_white_die_in_hand_counts_as_well() -> None:
    assert chance(player(dice=(3,), white=3), die=0) > chance(player(dice=(3,)), die=0)


def test_dice_still_to_be_rolled_count() -> None:
    assert chance(player(rolled=False)) > chance(player())


def test_the_white_die_still_to_be_rolled_counts_beyond_its_card() -> None:
    before, after = (gained_by_the_white_die(rolled=rolled) for rolled in (False, True))
    assert before > after > 1


def gained_by_the_white_die(*, rolled: bool) -> float:
    """How many times likelier seat 0 wins than seat 2 for holding it."""
    without, holding = (
        INSIGHT.prospects(at(player(rolled=rolled), **card)) for card in ({}, {"die": 0})
    )
    return (holding[0] / holding[2]) / (without[0] / without[2])


def test_nobody_has_dice_in_hand_at_the_evaluation() -> None:
    evaluating = {"stage": "tiergarten", "evaluating": "tiergarten"}
    assert chance(player(dice=(3,)), **evaluating) == chance(player(), **evaluating)


# Reasons --------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", BOARD.street, ids=lambda field: field.id)
def test_what_the_field_does_speaks_for_a_placement(field: Any) -> None:
    assert INSIGHT.why(at(), Seat(0), place(field.id, 1)) == effect_shown(field.effect)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (place("geheimbund", 4), "effect-geheimbund"),
        (Nudge(Die(4), 1), "why-better-dice"),
        (Reroll(dice(4)), "why-better-dice"),
        (SetDie(Die(4), 6), "why-better-dice"),
        (SetGendarme(FieldId("oper")), "why-gendarme"),
        (DoubleMove(), "why-double"),
        (ChoosePerson(PersonId("kaplan")), "why-person"),
        (TakeCoins((Seat(1),), 1), "why-coins"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_there_is_a_reason_for_a_move(move: ViennaMove, reason: str) -> None:
    label = INSIGHT.why(at(), Seat(0), move)
    assert label is not None
    assert label.id == reason


NOTHING_TO_SAY: Sequence[ViennaMove] = [
    Roll(),
    Pass(),
    Reward("coin"),
    ChooseStartCard(start_card("s1")),
    ChooseSymbol(Symbol.CROWN),
]


@pytest.mark.parametrize("move", NOTHING_TO_SAY, ids=lambda move: type(move).__name__)
def test_nothing_is_said_where_there_is_nothing_to_say(move: ViennaMove) -> None:
    assert INSIGHT.why(at(), Seat(0), move) is None
