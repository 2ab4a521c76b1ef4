"""Knock-out: winners go on until one table is left."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from bot.tournament.model import Tournament
from bot.tournament.results import standings_of
from bot.tournament.round_groups import rounds_planned
from tests.bot.tournament.rounds import (
    DUEL_SEATS,
    VIENNA_SEATS,
    begun,
    decided,
    in_round,
    played_out,
    running_tournament,
    winners,
    without,
)
from tests.bot.tournament.tournaments import memory_hall, person

FIELDS = range(5, 61)
on_every_game = pytest.mark.parametrize(
    "seats", [VIENNA_SEATS, DUEL_SEATS, range(2, 5)], ids=lambda seats: f"{seats[0]}-{seats[-1]}"
)


@cache
def cups(seats: range, *, ties: bool) -> list[Tournament]:
    """A knock-out for every number of entrants, played to its end, once for all tests."""
    return [
        played_out(running_tournament(count, "knockout"), seats, Random(count), ties=ties)
        for count in FIELDS
    ]


@on_every_game
@pytest.mark.parametrize("ties", [False, True])
def test_it_ends_with_one_table(seats: range, ties: bool) -> None:
    finals = [tournament.rounds[-1] for tournament in cups(seats, ties=ties)]
    assert {(len(final.tables), final.byes) for final in finals} == {(1, ())}


@on_every_game
@pytest.mark.parametrize("ties", [False, True])
def test_the_field_becomes_smaller_in_every_round(seats: range, ties: bool) -> None:
    for tournament in cups(seats, ties=ties):
        for before, after in pairwise(map(in_round, tournament.rounds)):
            assert after < before


@on_every_game
def test_everybody_who_won_goes_on(seats: range) -> None:
    for tournament in cups(seats, ties=False):
        for before, after in pairwise(tournament.rounds):
            assert winners(before) <= in_round(after)


def test_those_who_share_a_win_go_on_together() -> None:
    for tournament in cups(VIENNA_SEATS, ties=True):
        for before, after in pairwise(tournament.rounds):
            assert winners(before) <= in_round(after)


@on_every_game
def test_nobody_sits_out_again_while_somebody_has_not(seats: range) -> None:
    for tournament in cups(seats, ties=False):
        sat_out: dict[int, int] = {}
        for round in tournament.rounds:
            least = min(sat_out.get(id, 0) for id in in_round(round))
            assert all(sat_out.get(id, 0) == least for id in round.byes)
            for id in round.byes:
                sat_out[id] = sat_out.get(id, 0) + 1


def test_in_a_game_for_two_somebody_sits_out_at_times() -> None:
    assert any(
        round.byes for tournament in cups(DUEL_SEATS, ties=False) for round in tournament.rounds
    )


@on_every_game
def test_who_comes_further_is_ahead(seats: range) -> None:
    for tournament in cups(seats, ties=False):
        reached = [
            max(round.number for round in tournament.rounds if line.entrant in in_round(round))
            for line in standings_of(tournament)
        ]
        assert reached == sorted(reached, reverse=True)


@on_every_game
def test_the_final_orders_those_who_played_it(seats: range) -> None:
    for tournament in cups(seats, ties=False):
        result = tournament.rounds[-1].tables[0].result
        assert result is not None
        order = sorted(result.entrants, key=result.place)
        assert [line.entrant for line in standings_of(tournament)][: len(order)] == order


def test_a_single_table_is_the_final() -> None:
    assert len(played_out(running_tournament(5, "knockout"), VIENNA_SEATS, Random(1)).rounds) == 1


def test_besides_the_winners_the_best_others_fill_the_final() -> None:
    tournament = begun(running_tournament(6, "knockout"), VIENNA_SEATS)
    assert tournament is not None
    after = begun(decided(tournament, [(1, 2, 3), (1, 2, 3)]), VIENNA_SEATS)
    assert after is not None
    seconds = {table.entrants[1] for table in tournament.rounds[0].tables}
    assert (
        in_round(after.rounds[1])
        == winners(decided(tournament, [(1, 2, 3)] * 2).rounds[0]) | seconds
    )


def test_somebody_takes_the_place_of_a_winner_who_drops_out() -> None:
    tournament = begun(running_tournament(6, "knockout"), VIENNA_SEATS)
    assert tournament is not None
    over = decided(tournament, [(1, 2, 3), (1, 2, 3)])
    gone = over.rounds[0].tables[0].entrants[0]
    after = begun(without(over, gone), VIENNA_SEATS)
    assert after is not None
    assert gone not in in_round(after.rounds[1])
    assert len(in_round(after.rounds[1])) == 4


def test_who_is_out_of_the_cup_does_not_come_back_when_others_drop_out() -> None:
    tournament = begun(running_tournament(12, "knockout"), VIENNA_SEATS)
    assert tournament is not None
    second = begun(decided(tournament, [(1, 2, 3, 4)] * 3), VIENNA_SEATS)
    assert second is not None
    final = in_round(second.rounds[1])
    assert begun(without(second, *list(final)[:2]), VIENNA_SEATS) is None


def test_nobody_knows_beforehand_how_many_rounds_there_will_be() -> None:
    assert rounds_planned(running_tournament(12, "knockout", rounds=3), VIENNA_SEATS) is None


async def test_a_cup_is_played_through_to_its_final() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=12, format="knockout", rounds=None)
    over = await hall.decide_all(tournament)
    assert (over.phase, [len(round.tables) for round in over.rounds]) == ("over", [3, 1])


async def test_a_cup_of_duels_is_played_through_with_somebody_sitting_out() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=5, format="knockout", game="duel", options="{}")
    over = await hall.play_all(tournament)
    assert [(len(round.tables), len(round.byes)) for round in over.rounds] == [
        (2, 1),
        (2, 0),
        (1, 0),
    ]


async def test_who_leaves_a_cup_does_not_play_the_next_round() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=12, format="knockout", rounds=None)
    now = await hall.tournament(tournament)
    gone = now.rounds[0].tables[0].entrants[0]
    await hall.service.leave(tournament, person(gone), by=hall.by())
    after = await hall.decide_round(tournament)
    assert gone not in in_round(after.rounds[1])
