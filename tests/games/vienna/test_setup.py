"""Getting started, and the display of characters."""

from __future__ import annotations

import pytest

from games.chance import FastChance
from games.vienna import VIENNA
from games.vienna.edition import PersonId, StartCardId
from games.vienna.events import (
    PersonBuried,
    PersonsDealt,
    PileReshuffled,
    RoundBegan,
    SetUp,
    StartCardChosen,
)
from games.vienna.moves import ChooseStartCard, Roll
from games.vienna.state import Options, State
from tests.games.vienna.tables import BOARD, act, evaluated, legal, player, told


def choose(card: str) -> ChooseStartCard:
    return ChooseStartCard(StartCardId(card))


def dealt(seats: int, seed: int = 1) -> State:
    return VIENNA.new(seats, Options(), FastChance(seed)).state


@pytest.mark.parametrize(("seats", "points"), [(3, 0), (4, 2), (5, 4)])
def test_everybody_starts_with_the_points_for_the_number_of_players(
    seats: int, points: int
) -> None:
    assert [player.points for player in dealt(seats).players] == [points] * seats


@pytest.mark.parametrize(("seats", "count"), [(3, 5), (4, 4), (5, 4)])
def test_three_players_roll_5_dice_more_roll_4(seats: int, count: int) -> None:
    state = dealt(seats)
    while state.stage == "start_card":
        state = act(state, legal(state)[0]).state
    state = act(state, Roll(), *[3] * count).state
    assert state.players[state.seat].dice == (3,) * count


def test_the_start_player_is_drawn_by_chance() -> None:
    starts = {VIENNA.new(5, Options(), FastChance(seed)).state.specials.clock for seed in range(60)}
    assert starts == {0, 1, 2, 3, 4}


def test_the_start_player_holds_the_clock_and_nobody_another_special_card() -> None:
    step = VIENNA.new(4, Options(), FastChance(3))
    holders = step.state.specials
    assert (holders.double, holders.joker, holders.influence, holders.die) == (None,) * 4
    assert step.events == (SetUp(start=holders.clock, dice=4, points=2),)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_start_cards_are_chosen_counter_clockwise_from_the_right_of_the_start_player(
    seats: int,
) -> None:
    state = dealt(seats)
    start = state.specials.clock
    order: list[int] = []
    while state.stage == "start_card":
        order.append(state.seat)
        state = act(state, legal(state)[0]).state
    assert order == [(start - distance) % seats for distance in range(1, seats + 1)]
    assert order[-1] == start


def test_a_start_card_gives_its_coins_once_and_is_gone_for_the_others() -> None:
    state = dealt(4)
    chooser = state.seat
    step = act(state, choose("s5"))
    assert step.state.players[chooser].coins == 2
    assert step.state.players[chooser].start_card == "s5"
    assert told(step, StartCardChosen) == [StartCardChosen(chooser, StartCardId("s5"), 2)]
    assert choose("s5") not in legal(step.state)
    assert len(legal(step.state)) == 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_display_is_dealt_after_the_start_cards_one_fewer_than_players(seats: int) -> None:
    step = VIENNA.new(seats, Options(), FastChance(1))
    while step.state.stage == "start_card":
        assert step.state.display == ()
        step = act(step.state, legal(step.state)[0])
    state = step.state
    assert len(state.display) == len(set(state.display)) == seats - 1
    assert step.reveals
    assert told(step, RoundBegan) == [RoundBegan(1, state.specials.clock)]
    assert state.stage == "roll"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_44_characters_are_in_the_shuffled_pile(seats: int) -> None:
    (pile,) = dealt(seats).packs
    assert len(pile) == 44
    assert sorted(pile) == sorted(p.id for p in BOARD.edition.persons for _ in range(p.copies))
    assert pile != dealt(seats, seed=2).packs[0]


# The display in later rounds: three players, so two characters --------------------------------


def next_display(**values: object) -> tuple[State, list[object]]:
    """The state after an evaluation with nothing on the street, and what was told of the pile."""
    step = evaluated(player(coins=1), player(), player(), stands=(), **values)
    return step.state, told(step, PersonBuried, PileReshuffled, PersonsDealt)  # pyright: ignore[reportReturnType]  events are objects


def test_what_is_left_of_the_display_is_discarded() -> None:
    state, _ = next_display(
        display=["kaplan", "fabrikant"], packs=[["domherr", "verleger", "kardinal"]]
    )
    assert state.display == ("domherr", "verleger")
    assert state.discard == ("kaplan", "fabrikant")
    assert state.packs == (("kardinal",),)


def test_a_duplicate_goes_under_the_pile_and_another_is_turned_over() -> None:
    state, events = next_display(packs=[["domherr", "domherr", "verleger", "kardinal"]])
    assert state.display == ("domherr", "verleger")
    assert state.packs == (("kardinal",), ("domherr",))
    assert events[0] == PersonBuried(PersonId("domherr"))


def test_the_discards_go_under_the_pile_when_it_runs_out() -> None:
    step = evaluated(
        player(coins=1), player(), player(), stands=(), packs=[["domherr"]], discard=["kaplan"]
    )
    assert set(step.state.display) == {"domherr", "kaplan"}
    assert step.state.discard == ()
    assert told(step, PileReshuffled) == [PileReshuffled(1)]


def test_the_discards_go_under_a_pile_that_offers_nobody_new() -> None:
    state, events = next_display(packs=[["domherr", "domherr", "domherr"]], display=["kaplan"])
    assert state.display == ("domherr", "kaplan")
    assert PileReshuffled(1) in events
    assert state.packs == (("domherr",), ("domherr",))


def test_the_display_stays_short_when_nobody_new_is_to_be_had() -> None:
    state, events = next_display(packs=[["domherr", "domherr"]])
    assert state.display == ("domherr",)
    assert events == [PersonsDealt((PersonId("domherr"),))]


def test_the_display_stays_short_when_the_discards_offer_nobody_new_either() -> None:
    state, _ = next_display(packs=[["domherr"]], display=["domherr"])
    assert state.display == ("domherr",)
    assert state.packs == (("domherr",),)


def test_the_display_is_empty_when_all_characters_have_gone() -> None:
    state, events = next_display(packs=[])
    assert state.display == ()
    assert events == [PersonsDealt(())]
