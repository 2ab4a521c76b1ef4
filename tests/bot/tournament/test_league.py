"""A league: divisions, and who moves between them from one season to the next."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.match.model import TournamentId, UserId
from bot.tournament.league import division_sizes, next_order, placed_in_divisions
from bot.tournament.model import Tournament
from bot.tournament.results import division_standings, standings_of
from bot.tournament.table_points import EntrantId
from tests.bot.tournament.rounds import begun, decided, in_round, running_tournament, without
from tests.bot.tournament.tournaments import TournamentHall, memory_hall, person

# How many play in each division ---------------------------------------------------------------


@given(entrants=st.integers(3, 500), wanted=st.integers(3, 30), fewest=st.integers(2, 5))
def test_everybody_is_in_a_division_as_large_as_the_others(
    entrants: int, wanted: int, fewest: int
) -> None:
    sizes = division_sizes(entrants, wanted, fewest)
    assert sum(sizes) == entrants
    assert max(sizes) - min(sizes) <= 1
    assert list(sizes) == sorted(sizes, reverse=True)


@given(entrants=st.integers(3, 500), wanted=st.integers(3, 30))
def test_no_division_is_too_small_for_a_table(entrants: int, wanted: int) -> None:
    assert min(division_sizes(entrants, wanted, 3)) >= 3


@pytest.mark.parametrize(
    ("entrants", "sizes"),
    [(3, (3,)), (8, (8,)), (11, (11,)), (13, (7, 6)), (16, (8, 8)), (23, (8, 8, 7))],
)
def test_divisions_are_about_as_large_as_was_wished(entrants: int, sizes: tuple[int, ...]) -> None:
    assert division_sizes(entrants, 8, 3) == sizes


# Who moves ------------------------------------------------------------------------------------


def season(*divisions: Sequence[int], movers: int = 2) -> Tournament:
    """A season after one round, in which everybody came in as they stand here."""
    places = {id: n for n, division in enumerate(divisions) for id in division}
    tournament = running_tournament(len(places), "league")
    tournament = replace(
        tournament,
        plan=replace(tournament.plan, movers=movers, rounds=2),
        entrants=tuple(replace(one, division=places[one.id]) for one in tournament.entrants),
    )
    now = begun(tournament, range(2, 9))
    assert now is not None
    assert now.round is not None
    order = [id for division in divisions for id in division]
    rankings = [
        [
            1 + sum(order.index(other) < order.index(id) for other in table.entrants)
            for id in table.entrants
        ]
        for table in now.round.tables
    ]
    return decided(now, rankings)


def entrants_in(tournament: Tournament, users: Sequence[UserId]) -> list[int]:
    found = [tournament.entrant_of(user) for user in users]
    return [entrant.id for entrant in found if entrant is not None]


def test_the_last_of_a_division_change_places_with_the_first_of_the_next() -> None:
    tournament = season((1, 2, 3, 4), (5, 6, 7, 8))
    assert entrants_in(tournament, next_order(tournament)) == [1, 2, 5, 6, 3, 4, 7, 8]


def test_nobody_moves_by_two_divisions_at_once() -> None:
    tournament = season((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
    assert entrants_in(tournament, next_order(tournament)) == [
        1,
        2,
        5,
        6,
        3,
        4,
        9,
        10,
        7,
        8,
        11,
        12,
    ]


def test_as_many_move_as_was_agreed() -> None:
    tournament = season((1, 2, 3, 4), (5, 6, 7, 8), movers=1)
    assert entrants_in(tournament, next_order(tournament)) == [1, 2, 3, 5, 4, 6, 7, 8]


def test_nobody_moves_where_that_was_agreed() -> None:
    tournament = season((1, 2, 3, 4), (5, 6, 7, 8), movers=0)
    assert entrants_in(tournament, next_order(tournament)) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_no_more_than_half_of_a_small_division_move() -> None:
    tournament = season((1, 2, 3), (4, 5, 6))
    assert entrants_in(tournament, next_order(tournament)) == [1, 2, 4, 3, 5, 6]


def test_those_who_were_forgotten_are_in_no_next_season() -> None:
    tournament = season((1, 2, 3, 4), (5, 6, 7, 8))
    entrants = tuple(replace(e, user=None) if e.id == 5 else e for e in tournament.entrants)
    tournament = replace(tournament, entrants=entrants)
    assert entrants_in(tournament, next_order(tournament)) == [1, 2, 3, 6, 4, 7, 8]


def test_new_people_begin_below_those_of_last_season_the_better_rated_higher() -> None:
    tournament = running_tournament(9, "league")
    before = [UserId(1_000 + number) for number in (9, 8, 7)]
    ratings = {UserId(1_001): 1_200.0, UserId(1_004): 1_800.0, UserId(1_002): 1_500.0}
    placed = placed_in_divisions(tournament.entrants, before, ratings, wanted=3, fewest=3)
    divisions = [{e.id for e in placed if e.division == number} for number in range(3)]
    assert divisions == [{9, 8, 7}, {4, 2, 1}, {3, 5, 6}]


# Seasons --------------------------------------------------------------------------------------


def divisions_of(tournament: Tournament) -> list[set[UserId | None]]:
    numbers = sorted({entrant.division for entrant in tournament.active})
    return [{e.user for e in tournament.active if e.division == number} for number in numbers]


async def first_season(hall: TournamentHall) -> TournamentId:
    for number in range(1, 9):
        hall.town.rated[person(number)] = 2_000 - number
    tournament = await hall.started(people=8, format="league", rounds=1, division_size=4)
    await hall.decide_all(tournament)
    return tournament


async def test_in_the_first_season_the_better_rated_are_in_the_higher_division() -> None:
    hall = memory_hall()
    tournament = await hall.tournament(await first_season(hall))
    assert divisions_of(tournament) == [
        {person(number) for number in (1, 2, 3, 4)},
        {person(number) for number in (5, 6, 7, 8)},
    ]


async def test_divisions_play_among_themselves() -> None:
    hall = memory_hall()
    tournament = await hall.tournament(await first_season(hall))
    tables = [set(table.entrants) for table in tournament.rounds[0].tables]
    assert tables == [{1, 2, 3, 4}, {5, 6, 7, 8}]


async def test_the_next_season_begins_as_the_last_one_ended() -> None:
    hall = memory_hall()
    before = await hall.tournament(await first_season(hall))
    above, below = ([line.entrant for line in lines] for lines in division_standings(before))
    tournament = await hall.tournament(
        await hall.started(people=8, format="league", division_size=4, previous=before.id)
    )
    assert divisions_of(tournament) == [
        {person(id) for id in (*above[:2], *below[:2])},
        {person(id) for id in (*above[2:], *below[2:])},
    ]


async def test_who_is_new_in_the_second_season_begins_at_the_bottom() -> None:
    hall = memory_hall()
    before = await first_season(hall)
    hall.town.rated[person(9)] = 9_999
    tournament = await hall.tournament(
        await hall.started(people=9, format="league", division_size=4, previous=before)
    )
    assert person(9) in divisions_of(tournament)[-1]


async def test_standings_have_the_divisions_one_below_the_other() -> None:
    hall = memory_hall()
    tournament = await hall.tournament(await first_season(hall))
    lines = standings_of(tournament)
    assert [line.place for line in lines] == list(range(1, 9))
    assert {line.entrant for line in lines[:4]} == {1, 2, 3, 4}


def test_a_division_that_too_many_left_sits_out_while_the_others_play() -> None:
    tournament = without(season((1, 2, 3, 4), (5, 6, 7, 8)), 1, 2)
    after = begun(tournament, range(3, 6))
    assert after is not None
    assert after.rounds[1].byes in ((3, 4), (4, 3))
    assert in_round(after.rounds[1]) == set(range(3, 9))


def test_who_came_late_plays_in_the_lowest_division() -> None:
    tournament = season((1, 2, 3, 4), (5, 6, 7, 8))
    late = replace(tournament.entrants[0], id=EntrantId(9), user=UserId(1_009), division=1)
    after = begun(replace(tournament, entrants=(*tournament.entrants, late)), range(3, 6))
    assert after is not None
    assert [set(table.entrants) for table in after.rounds[1].tables] == [
        {1, 2, 3, 4},
        {5, 6, 7, 8, 9},
    ]
