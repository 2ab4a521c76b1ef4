"""An insight for games that bring none: first sight, and playing on to the end."""

from __future__ import annotations

import pytest

from games.ai.default_insight import FirstSight, insight_of
from games.api import Seat
from games.chance import FastChance
from games.vienna import VIENNA
from tests.games.masquerade import MASQUERADE
from tests.games.masquerade.pieces import Ask, Card, Give, State, Wear

DEALT = MASQUERADE.new(3, MASQUERADE.options(), FastChance(4)).state
ASKING = State(
    hands=((Card(1), Card(2)), (Card(3), Card(4)), (Card(5), Card(6))),
    worn=(None, None, None),
    pile=(),
    discard=(),
    trophies=(),
    stage="ask",
    winner=Seat(0),
    victim=Seat(0),
    round=1,
)


def first_sight(seed: int = 1) -> FirstSight:
    return FirstSight(MASQUERADE, FastChance(seed))


def the_end() -> State:
    step = MASQUERADE.apply(ASKING, Seat(0), Ask(Seat(2)), FastChance(1))
    return MASQUERADE.apply(step.state, Seat(2), Give(Card(6)), FastChance(1)).state


def test_a_game_that_brings_an_insight_is_judged_by_it() -> None:
    assert insight_of(VIENNA, FastChance(1)) is VIENNA.insight


def test_a_game_without_an_insight_is_judged_at_first_sight() -> None:
    assert isinstance(insight_of(MASQUERADE, FastChance(1)), FirstSight)


def test_nothing_is_quiet_before_the_end() -> None:
    assert not first_sight().is_quiet(ASKING)


def test_the_end_is_quiet() -> None:
    assert first_sight().is_quiet(the_end())


def test_prospects_at_the_end_are_what_everybody_won() -> None:
    assert first_sight().prospects(the_end()) == (1.0, 0.0, 0.0)


def test_prospects_before_the_end_are_what_comes_of_playing_on() -> None:
    # Seat 0 asks somebody, is given a card, and nobody can go on.
    assert first_sight().prospects(ASKING) == (1.0, 0.0, 0.0)


def test_moves_promise_what_they_look_like() -> None:
    assert first_sight().promises(DEALT, Seat(1)) == list(DEALT.hands[1])


def test_a_hunch_is_what_looks_best() -> None:
    assert first_sight().hunch(DEALT, Seat(1)) == Wear(max(DEALT.hands[1]))


def test_luck_decides_between_moves_that_look_the_same() -> None:
    hunches = {first_sight(seed).hunch(ASKING, Seat(0)) for seed in range(20)}
    assert hunches == {Ask(Seat(1)), Ask(Seat(2))}


@pytest.mark.parametrize("move", MASQUERADE.legal_moves(ASKING, Seat(0)), ids=str)
def test_first_sight_has_nothing_to_say_for_a_move(move: Ask) -> None:
    assert first_sight().why(ASKING, Seat(0), move) is None
