"""End of the game."""

from __future__ import annotations

from typing import Any

import pytest

from games.api import Outcome, Seat, Step, label
from games.vienna.edition import Symbol
from games.vienna.end_of_match import outcome_of
from games.vienna.events import CoinsExchanged, Ended, MajoritiesCounted
from games.vienna.state import Options, Player, State
from tests.games.vienna.tables import evaluated, player, stand, told


def end(*players: Player, **values: Any) -> Step[State]:
    """The end of a match whose last evaluation had nothing on the street."""
    return evaluated(*players, stands=values.pop("stands", ()), **values)


def plain(points: int, coins: int = 1) -> Player:
    """A player without any symbol of their own: all have the same start card."""
    return player(points=points, coins=coins)


def test_the_match_ends_after_an_evaluation_with_25_points() -> None:
    assert end(plain(24), plain(0), plain(0)).state.stage == "roll"
    assert end(plain(25), plain(0), plain(0)).state.stage == "over"


def test_a_short_match_ends_with_15_points() -> None:
    options = Options(target=15)
    assert end(plain(14), plain(0), plain(0), options=options).state.stage == "roll"
    assert end(plain(15), plain(0), plain(0), options=options).state.stage == "over"


def test_the_evaluation_is_finished_before_the_end_is_checked() -> None:
    stands = [stand("oper", 0), stand("schoenbrunn", 1)]
    step = end(plain(24), plain(23), plain(0), stands=stands)
    assert outcome_of(step.state) == Outcome(
        places=(2, 1, 3), scores=(25, 27, 0), why=label("end-target", target=25, round=1)
    )


def test_each_symbol_with_more_than_both_neighbours_is_worth_a_point() -> None:
    step = end(player(points=25, coins=1, persons=("salondame", "kardinal")), plain(0), plain(0))
    assert step.state.players[0].points == 28
    counted = [e for e in told(step, MajoritiesCounted) if isinstance(e, MajoritiesCounted)]
    assert counted == [
        MajoritiesCounted(Seat(0), tuple(Symbol), 3),
        MajoritiesCounted(Seat(1), (), 0),
        MajoritiesCounted(Seat(2), (), 0),
    ]


def test_more_than_one_neighbour_is_not_enough_and_ties_score_nothing() -> None:
    step = end(
        player(points=25, coins=1, persons=("domherr",)),
        player(persons=("aebtissin",)),
        plain(0),
    )
    assert [p.points for p in step.state.players] == [25, 0, 0]


def test_more_influence_counts_in_the_final_comparison() -> None:
    step = end(plain(25), plain(0), plain(0), influence=2)
    assert [p.points for p in step.state.players] == [25, 0, 3]


def test_three_coins_are_exchanged_for_a_point_as_often_as_possible() -> None:
    step = end(plain(25, coins=8), plain(0, coins=3), plain(0, coins=2))
    assert [(p.points, p.coins) for p in step.state.players] == [(27, 2), (1, 0), (0, 2)]
    assert told(step, CoinsExchanged) == [
        CoinsExchanged(Seat(0), 6, 2),
        CoinsExchanged(Seat(1), 3, 1),
    ]


def test_most_points_win() -> None:
    step = end(plain(26), plain(25), plain(3))
    outcome = outcome_of(step.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert told(step, Ended) == [Ended((Seat(0),), 26, "none")]


@pytest.mark.parametrize(
    ("specials", "coins", "winners", "places", "decided"),
    [
        ({"clock": 0, "joker": 1, "die": 1}, (1, 1, 1), (1,), (2, 1, 3), "specials"),
        ({"clock": 0}, (1, 2, 1), (0,), (1, 2, 3), "specials"),
        ({"clock": 0, "joker": 1}, (1, 2, 1), (1,), (2, 1, 3), "coins"),
        ({"clock": 0, "joker": 1}, (2, 2, 1), (0, 1), (1, 1, 3), "shared"),
        ({"clock": 2}, (1, 1, 1), (0, 1), (1, 1, 3), "shared"),
    ],
)
def test_ties_go_to_special_cards_then_to_coins_left_else_they_are_shared(
    specials: dict[str, int],
    coins: tuple[int, ...],
    winners: tuple[int, ...],
    places: tuple[int, ...],
    decided: str,
) -> None:
    players = [plain(p, coins=c) for p, c in zip((25, 25, 3), coins, strict=True)]
    step = end(*players, **specials)
    outcome = outcome_of(step.state)
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.places == places
    assert told(step, Ended) == [Ended(tuple(Seat(w) for w in winners), 25, decided)]


def test_coins_left_are_those_after_the_exchange() -> None:
    """4 coins leave 1, 2 coins stay 2: the poorer player wins the tie."""
    step = end(plain(24, coins=4), plain(25, coins=2), plain(0), clock=2)
    outcome = outcome_of(step.state)
    assert outcome is not None
    assert outcome.scores[:2] == (25, 25)
    assert outcome.winners == (1,)


def test_a_running_match_has_no_outcome() -> None:
    assert outcome_of(end(plain(3), plain(0), plain(0)).state) is None
