"""Who plays the next round: designs that are followed, and byes that go round."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.tournament import round_course
from bot.tournament.model import Tournament
from bot.tournament.results import scores_of
from bot.tournament.round_groups import next_order, order_again, rounds_planned
from bot.tournament.seating.ordered_round import seated
from bot.tournament.table_points import BYE, EntrantId
from tests.bot.tournament.rounds import (
    DUEL_SEATS,
    VIENNA_SEATS,
    begun,
    decided_by_lot,
    pairs_of,
    played_out,
    running_tournament,
    seated_anyhow,
)
from tests.bot.tournament.tournaments import TournamentHall, memory_hall, person

# Round robin ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("entrants", "rounds"), [(3, 1), (4, 1), (5, 1), (9, 4), (16, 5)])
def test_where_a_design_is_known_everybody_meets_everybody_once(entrants: int, rounds: int) -> None:
    over = played_out(running_tournament(entrants, "robin"), VIENNA_SEATS, Random(1))
    met = Counter(pairs_of(over.rounds))
    assert (len(over.rounds), set(met.values())) == (rounds, {1})
    assert len(met) == entrants * (entrants - 1) // 2


async def test_a_round_robin_of_nine_is_played_in_four_rounds_each_pair_once() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=9, format="robin", rounds=None)
    over = await hall.decide_all(tournament)
    met = Counter(pairs_of(over.rounds))
    assert (len(over.rounds), len(met), set(met.values())) == (4, 36, {1})


async def robin_after_a_drop(hall: TournamentHall) -> Tournament:
    tournament = await hall.started(people=9, format="robin", rounds=None)
    await hall.decide_round(tournament)
    await hall.service.leave(tournament, person(5), by=hall.by())
    return await hall.decide_all(tournament)


async def test_a_round_robin_that_somebody_leaves_has_as_many_rounds_as_before() -> None:
    assert len((await robin_after_a_drop(memory_hall())).rounds) == 4


async def test_in_a_round_robin_that_somebody_leaves_meetings_are_kept_even() -> None:
    over = await robin_after_a_drop(memory_hall())
    assert max(Counter(pairs_of(over.rounds)).values()) == 2


async def test_two_who_are_to_be_apart_break_the_design() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=9, format="robin", rounds=None)
    one, other = EntrantId(1), EntrantId(2)
    await hall.desk.keep_apart(tournament, person(0), one, other, "", by=hall.by())
    await hall.service.start(tournament, person(0), by=hall.by())
    await hall.settle()
    over = await hall.decide_all(tournament)
    assert Counter(pairs_of(over.rounds))[frozenset((one, other))] == 0


def test_a_design_begins_again_where_more_rounds_were_agreed() -> None:
    over = played_out(running_tournament(9, "robin", rounds=8), VIENNA_SEATS, Random(1))
    assert set(Counter(pairs_of(over.rounds)).values()) == {2}


# How many rounds ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entrants", "rounds"), [(3, 3), (8, 3), (9, 4), (16, 4), (17, 5), (64, 6), (65, 7)]
)
def test_a_swiss_is_planned_with_a_round_for_each_doubling_at_least_three(
    entrants: int, rounds: int
) -> None:
    assert rounds_planned(running_tournament(entrants, "swiss"), VIENNA_SEATS) == rounds


@pytest.mark.parametrize("format", ["swiss", "robin", "league"])
@pytest.mark.parametrize("rounds", [1, 2, 6])
def test_as_many_rounds_are_planned_and_played_as_were_agreed(format: str, rounds: int) -> None:
    tournament = running_tournament(9, format, rounds=rounds)  # pyright: ignore[reportArgumentType]  a format
    assert rounds_planned(tournament, VIENNA_SEATS) == rounds
    assert len(played_out(tournament, VIENNA_SEATS, Random(1)).rounds) == rounds


def test_how_long_it_takes_until_somebody_leads_is_not_planned() -> None:
    assert rounds_planned(running_tournament(9, "swiss", rounds=0), VIENNA_SEATS) is None


def test_before_anybody_has_entered_there_are_as_few_rounds_as_can_be() -> None:
    assert rounds_planned(running_tournament(0, "swiss"), VIENNA_SEATS) == 3


# Sitting out ----------------------------------------------------------------------------------


@pytest.mark.parametrize("format", ["swiss", "robin"])
def test_nobody_sits_out_twice_before_everybody_has(format: str) -> None:
    tournament = running_tournament(7, format, rounds=14)  # pyright: ignore[reportArgumentType]  a format
    over = played_out(tournament, DUEL_SEATS, Random(1))
    byes = [id for round in over.rounds for id in round.byes]
    assert sorted(byes[:7]) == sorted(byes[7:]) == [1, 2, 3, 4, 5, 6, 7]


def test_who_sits_out_has_half_a_win() -> None:
    tournament = begun(running_tournament(7, "swiss"), DUEL_SEATS)
    assert tournament is not None
    (idle,) = tournament.rounds[0].byes
    assert scores_of(decided_by_lot(tournament, Random(1)))[idle] == BYE


def test_of_those_who_never_sat_out_the_last_one_does() -> None:
    tournament = running_tournament(7, "swiss")
    for seed in range(2):
        now = begun(tournament, DUEL_SEATS)
        assert now is not None
        tournament = decided_by_lot(now, Random(seed))
    order = next_order(tournament, DUEL_SEATS)
    assert order is not None
    scores = scores_of(tournament)
    (idle,) = order.byes
    fresh = [scores[EntrantId(id)] for id in range(1, 8) if id not in sat_out(tournament)]
    assert scores[idle] == min(fresh)


def sat_out(tournament: Tournament) -> set[int]:
    return {id for round in tournament.rounds for id in round.byes}


def test_a_round_that_is_seated_anew_has_the_same_lot() -> None:
    tournament = running_tournament(7, "swiss")
    order = next_order(tournament, DUEL_SEATS)
    assert order is not None
    drafted = round_course.draft(tournament, order, seated_anyhow(order), at=0.0).tournament
    assert next_order(drafted, DUEL_SEATS) == order


# Once more ------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", ["swiss", "robin", "knockout", "league"])
async def test_the_order_of_a_round_can_be_given_again(format: str) -> None:
    hall = memory_hall()
    tournament = await hall.started(
        people=9, format=format, rounds=None, game="duel", options="{}", division_size=3
    )
    over = await hall.decide_all(tournament)
    for round in over.rounds:
        order = order_again(over, round, DUEL_SEATS)
        assert tuple(one.entrants for one in seated(order)) == round.drafted
        assert order.byes == round.byes
