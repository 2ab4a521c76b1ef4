"""Where a match turned: its course, the moves that cost most, luck and skill."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from games.ai.analysis import Analysis, Decision, TurningPoint, analyse
from games.ai.players import expert, novice
from games.ai.playout_search import Budget
from games.api import AnyGame, Outcome, Seat, label
from games.chance import FastChance
from games.registry import GAMES
from games.vienna.state import Options
from tests.games.ai.lottery import PICKER, WAIT, Drum, Lottery, Pick
from tests.games.masquerade import MASQUERADE
from tests.games.masquerade.pieces import Card, Give, State, Trophy
from tests.games.matches import on_every_game
from tests.games.vienna.tables import place, player, table

LITTLE = Budget(playouts=6)
MUCH = Budget(playouts=400)
WON, LOST = (Outcome(places, (0, 0), label("drawn")) for places in ((1, 2), (2, 1)))


class Analysed(NamedTuple):
    """A match and what was found in it."""

    decisions: list[Decision]
    outcome: Outcome
    analysis: Analysis


@cache
def analysed(game: AnyGame) -> Analysed:
    """A match of this game among novices."""
    options = Options(target=15) if game.key == "vienna" else game.options()
    chance, luck = FastChance(4), FastChance(2)
    state = game.new(3, options, chance).state
    decisions: list[Decision] = []
    while to_act := game.to_act(state):
        seat = min(to_act)
        move = novice(game, state, seat, luck)
        decisions.append(Decision(state, seat, move))
        state = game.apply(state, seat, move, chance).state
    outcome = game.outcome(state)
    assert outcome is not None
    analysis = analyse(game, decisions, outcome, FastChance(3), LITTLE)
    return Analysed(decisions, outcome, analysis)


def drawn(*picked: tuple[Drum, Pick], outcome: Outcome = LOST) -> Analysis:
    """The analysis of a match in which these tickets were picked."""
    decisions = [Decision(drum, PICKER, move) for drum, move in picked]
    return analyse(Lottery(), decisions, outcome, FastChance(1), MUCH)


# The course -----------------------------------------------------------------------------------


@pytest.mark.unwatched
@on_every_game
def test_the_chances_of_the_course_are_together_1(game: AnyGame) -> None:
    for _, chances in analysed(game).analysis.course:
        assert sum(chances) == pytest.approx(1)


@pytest.mark.unwatched
@on_every_game
def test_the_course_ends_with_the_result(game: AnyGame) -> None:
    match = analysed(game)
    assert match.analysis.course[-1] == (len(match.decisions), match.outcome.shares)


@pytest.mark.unwatched
@on_every_game
def test_the_course_has_every_choice_in_order_and_nothing_else(game: AnyGame) -> None:
    match = analysed(game)
    choices = [
        number
        for number, (state, seat, _) in enumerate(match.decisions)
        if len(game.legal_moves(state, seat)) > 1
    ]
    assert [number for number, _ in match.analysis.course[:-1]] == choices


def test_a_move_without_a_choice_is_not_in_the_course() -> None:
    analysis = drawn((Drum(waiting=1), WAIT), (Drum((0.5, 0.5)), Pick(0)))
    assert [number for number, _ in analysis.course] == [1, 2]


def test_the_course_shows_what_a_hunch_would_have_come_to() -> None:
    (_, before), _ = drawn((Drum((0.8, 0.1)), Pick(1))).course  # a hunch picks the first ticket
    assert before == pytest.approx((0.8, 0.2), abs=0.1)


# Turning points -------------------------------------------------------------------------------


def test_a_choice_that_gave_much_away_is_a_turning_point() -> None:
    (point,) = drawn((Drum((0.9, 0.1, 0.8)), Pick(1))).turning_points
    assert point == TurningPoint(number=0, seat=PICKER, played=1, better=0, lost=point.lost)
    assert point.lost == pytest.approx(0.8, abs=0.2)


def test_the_best_choice_is_no_turning_point() -> None:
    assert drawn((Drum((0.9, 0.1, 0.8)), Pick(0))).turning_points == ()


def test_a_choice_that_is_hardly_worse_is_no_turning_point() -> None:
    assert drawn((Drum((0.50, 0.51)), Pick(0))).turning_points == ()


def test_only_the_three_costliest_choices_are_told() -> None:
    all_of_them = [(Drum((1.0, odds)), Pick(1)) for odds in (0.8, 0.0, 0.6, 0.2, 0.4)]
    points = drawn(*all_of_them).turning_points
    assert [point.number for point in points] == [1, 3, 4]


@pytest.mark.unwatched
def test_a_match_among_novices_has_turning_points() -> None:
    assert analysed(GAMES["vienna"]).analysis.turning_points


@pytest.mark.unwatched
@on_every_game
def test_a_match_has_three_turning_points_at_most(game: AnyGame) -> None:
    assert len(analysed(game).analysis.turning_points) <= 3


@pytest.mark.unwatched
@on_every_game
def test_turning_points_name_legal_moves_by_their_place(game: AnyGame) -> None:
    match = analysed(game)
    for point in match.analysis.turning_points:
        state, seat, move = match.decisions[point.number]
        legal = game.legal_moves(state, seat)
        assert point.seat == seat
        assert legal[point.played] == move
        assert 0 <= point.better < len(legal)
        assert point.better != point.played


@pytest.mark.unwatched
@on_every_game
def test_what_was_lost_is_more_than_nothing_and_told_in_order(game: AnyGame) -> None:
    lost = [point.lost for point in analysed(game).analysis.turning_points]
    assert lost == sorted(lost, reverse=True)
    assert all(0 < one <= 1 for one in lost)


def test_a_blunder_of_one_among_experts_is_found() -> None:
    """Schönbrunn's four points would win, and the dice for it go to Geheimbund."""
    game = GAMES["vienna"]
    ahead, behind = player(points=15), player(points=12, dice=(5, 6))
    state: object = table(
        behind, ahead, player(dice=(3, 4)), seat=2, options=Options(target=15), display=["kaplan"]
    )
    blunder, chance = place("geheimbund", 5, 6), FastChance(1)
    decisions: list[Decision] = []
    while to_act := game.to_act(state):
        seat = min(to_act)
        move = blunder if seat == 0 else expert(LITTLE)(game, state, seat, FastChance(2))
        decisions.append(Decision(state, seat, move))
        state = game.apply(state, seat, move, chance).state
    outcome = game.outcome(state)
    assert outcome is not None
    points = analyse(game, decisions, outcome, FastChance(3), LITTLE).turning_points
    (found,) = [point for point in points if point.seat == 0]
    before = decisions[found.number]
    assert before.move == blunder
    assert game.legal_moves(before.state, Seat(0))[found.better] == place("schoenbrunn", 5, 6)
    assert found.lost == 1


def test_a_blunder_is_found_where_hands_are_hidden() -> None:
    """The last card given away: the 1 would have kept the lead, the 20 hands it over."""
    before = State(
        hands=((Card(2),), (Card(1), Card(20))),
        worn=(None, None),
        pile=(),
        discard=(),
        trophies=(Trophy(Seat(1), Seat(0), Card(10)),),
        stage="give",
        winner=Seat(0),
        victim=Seat(1),
        round=5,
    )
    blunder = Give(Card(20))
    outcome = MASQUERADE.outcome(MASQUERADE.apply(before, Seat(1), blunder, FastChance(1)).state)
    assert outcome is not None
    decisions = [Decision(before, Seat(1), blunder)]
    found = analyse(MASQUERADE, decisions, outcome, FastChance(1), LITTLE)
    assert found.turning_points == (TurningPoint(0, Seat(1), played=1, better=0, lost=1.0),)


# Luck and skill -------------------------------------------------------------------------------


def test_winning_against_the_odds_is_luck() -> None:
    picker, other = drawn((Drum((0.3, 0.3)), Pick(0)), outcome=WON).balance
    assert picker.luck == pytest.approx(0.7, abs=0.1)
    assert other.luck == pytest.approx(-0.7, abs=0.1)


def test_what_had_to_happen_is_no_luck() -> None:
    picker, other = drawn((Drum((1.0, 0.0)), Pick(0)), outcome=WON).balance
    assert (picker.luck, other.luck) == (0, 0)


def test_losing_by_a_bad_choice_is_no_bad_luck() -> None:
    picker, _ = drawn((Drum((1.0, 0.0)), Pick(1)), outcome=LOST).balance
    assert (picker.luck, picker.lost) == (0, 1)


def test_what_the_dice_gave_between_two_choices_is_luck() -> None:
    # The first ticket was as good as none, and yet there was a second that could not fail.
    first, second = (Drum((0.0, 0.0)), Pick(0)), (Drum((1.0, 1.0)), Pick(0))
    decisions = [Decision(drum, PICKER, move) for drum, move in (first, second)]
    lottery = Lottery(restless=True)
    picker, other = analyse(lottery, decisions, WON, FastChance(1), MUCH).balance
    assert (picker.luck, other.luck) == (1, -1)


def test_what_leads_to_a_quiet_moment_is_luck_but_not_what_is_expected_of_it() -> None:
    # Where it is quiet both are judged to have even chances; that the second ticket cannot fail
    # was known before it was picked, so it is nobody's luck.
    first, second = (Drum((0.0, 0.0)), Pick(0)), (Drum((1.0, 1.0)), Pick(0))
    picker, other = drawn(first, second, outcome=WON).balance
    assert (picker.luck, other.luck) == (0.5, -0.5)


@pytest.mark.parametrize(("seat", "worse"), [(Seat(0), Pick(1)), (Seat(1), Pick(0))])
def test_only_who_chose_gave_something_away(seat: Seat, worse: Pick) -> None:
    decisions = [Decision(Drum((1.0, 0.0)), seat, worse)]
    balance = analyse(Lottery(), decisions, LOST, FastChance(1), MUCH).balance
    assert [one.lost for one in balance] == [1 if other == seat else 0 for other in range(2)]


def test_all_that_a_seat_gave_away_is_in_its_balance_told_or_not() -> None:
    picker, _ = drawn(*[(Drum((1.0, 0.0)), Pick(1))] * 5).balance
    assert picker.lost == 5


@pytest.mark.unwatched
@on_every_game
def test_one_seats_luck_is_the_others_bad_luck(game: AnyGame) -> None:
    balance = analysed(game).analysis.balance
    assert sum(one.luck for one in balance) == pytest.approx(0)


@pytest.mark.unwatched
@on_every_game
def test_nobody_gives_away_less_than_nothing(game: AnyGame) -> None:
    assert all(one.lost >= 0 for one in analysed(game).analysis.balance)


def test_the_same_luck_and_budget_give_the_same_analysis() -> None:
    match = analysed(MASQUERADE)
    again = analyse(MASQUERADE, match.decisions, match.outcome, FastChance(3), LITTLE)
    assert again == match.analysis


def test_a_match_without_a_decision_has_neither_luck_nor_mistakes() -> None:
    analysis = analyse(Lottery(), [], WON, FastChance(1), LITTLE)
    assert analysis.course == ((0, (1.0, 0.0)),)
    assert analysis.turning_points == ()
    assert {(one.luck, one.lost) for one in analysis.balance} == {(0.0, 0.0)}
