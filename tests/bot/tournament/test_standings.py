"""Scores that compare, tie-breaks in a stated order, and the same whatever comes in first."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tournament.seating.table_sizes import split
from bot.tournament.standings import Event, Standing, lot_of, standings
from bot.tournament.table_points import EntrantId, TableResult

A, B, C, D, E, F = (EntrantId(number) for number in range(6))


def table(*finish: EntrantId, points: tuple[int, ...] | None = None) -> TableResult:
    """These came in one after the other."""
    places = tuple(range(1, len(finish) + 1))
    return TableResult(finish, places, points or tuple(30 - 2 * p for p in places))


def order(found: tuple[Standing, ...]) -> list[EntrantId]:
    return [line.entrant for line in found]


@st.composite
def tournaments(draw: st.DrawFn) -> Event:
    """Some rounds at random, with ties, drops, late entries, byes and rulings."""
    count = draw(st.integers(3, 40))
    luck = random.Random(draw(st.integers(0, 2**32)))
    entrants = [EntrantId(number) for number in range(count)]
    results: list[TableResult] = []
    for _ in range(draw(st.integers(0, 5))):
        here = [one for one in entrants if luck.random() < 0.9]
        luck.shuffle(here)
        for size in split(len(here), range(3, 6)).sizes:
            seated, here = tuple(here[:size]), here[size:]
            points = tuple(luck.randrange(10, 30) for _ in seated)
            places = tuple(1 + sum(other > own for other in points) for own in points)
            results.append(TableResult(seated, places, points))
    byes = {one: luck.randrange(3) for one in entrants if luck.random() < 0.1}
    rulings = {one: Fraction(luck.randrange(-4, 5), 4) for one in entrants if luck.random() < 0.1}
    return Event(tuple(entrants), tuple(results), byes, rulings, b"lot")


# Scores ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_winner_of_any_table_has_beaten_all(size: int) -> None:
    assert table(*map(EntrantId, range(size))).score(A) == 1


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_last_of_any_table_has_beaten_nobody(size: int) -> None:
    assert table(*map(EntrantId, range(size))).score(EntrantId(size - 1)) == 0


@given(tournaments())
def test_every_table_gives_away_half_of_its_seats(tournament: Event) -> None:
    for result in tournament.results:
        total = sum(result.score(entrant) for entrant in result.entrants)
        assert total == Fraction(len(result.entrants), 2)


def test_a_shared_place_beats_by_half() -> None:
    shared = TableResult((A, B, C), (1, 1, 3), (20, 20, 10))
    assert [shared.score(one) for one in (A, B, C)] == [Fraction(3, 4), Fraction(3, 4), 0]


# Standings ------------------------------------------------------------------------------------


@given(tournaments())
def test_everybody_stands_somewhere_once(tournament: Event) -> None:
    found = standings(tournament)
    assert sorted(order(found)) == list(tournament.entrants)
    assert [line.place for line in found] == list(range(1, len(found) + 1))


@given(tournaments())
def test_whoever_has_more_stands_higher(tournament: Event) -> None:
    scores = [line.score for line in standings(tournament)]
    assert scores == sorted(scores, reverse=True)


@given(tournaments(), st.randoms(use_true_random=False))
def test_the_order_in_which_results_arrive_changes_nothing(
    tournament: Event, luck: random.Random
) -> None:
    results, entrants = list(tournament.results), list(tournament.entrants)
    luck.shuffle(results)
    luck.shuffle(entrants)
    other = Event(
        tuple(entrants), tuple(results), tournament.byes, tournament.rulings, tournament.lot
    )
    assert standings(other) == standings(tournament)


def test_level_scores_are_broken_by_how_well_the_opponents_did() -> None:
    first, second = table(A, B, C), table(D, E, F)
    decider = table(B, EntrantId(6), EntrantId(7))  # whom A beat does better than whom D beat
    tournament = Event(tuple(map(EntrantId, range(8))), (first, second, decider))
    found = order(standings(tournament))
    assert found.index(A) < found.index(D)


def test_then_by_direct_meetings() -> None:
    # A and B have 1 1/2 and met equally good opponents. A beat B, though B has more points.
    others = [EntrantId(number) for number in range(2, 9)]
    results = (
        table(A, B, others[0]),
        table(B, others[1], others[2]),
        table(others[3], A, others[4], points=(20, 2, 1)),
        table(others[5], others[6], others[3]),
    )
    found = standings(Event((A, B, *others), results))
    first, second = (line for line in found if line.entrant in (A, B))
    assert (first.score, first.opponents) == (second.score, second.opponents)
    assert first.share < second.share
    assert (first.entrant, first.meetings, second.meetings) == (A, 1, 0)


def test_then_by_the_share_of_the_winners_points() -> None:
    here = TableResult((A, B, C), (1, 2, 2), (20, 10, 10))
    there = TableResult((D, E, F), (1, 2, 2), (20, 18, 18))
    found = order(standings(Event((A, B, C, D, E, F), (here, there))))
    assert found.index(E) < found.index(B)


def test_last_by_a_sealed_lot() -> None:
    found = order(standings(Event((A, B, C), lot=b"seed")))
    assert found == sorted((A, B, C), key=lambda one: lot_of(b"seed", one))


def test_another_seed_draws_other_lots() -> None:
    entrants = tuple(map(EntrantId, range(20)))
    assert order(standings(Event(entrants, lot=b"1"))) != order(
        standings(Event(entrants, lot=b"2"))
    )


def test_a_bye_is_worth_half_a_match() -> None:
    (line,) = standings(Event((A,), byes={A: 1}))
    assert line.score == Fraction(1, 2)


def test_a_penalty_counts() -> None:
    tournament = Event((A, B, C), (table(A, B, C),), rulings={A: Fraction(-1)})
    assert order(standings(tournament))[0] == B


def test_whoever_has_not_played_yet_stands_with_nothing() -> None:
    found = {line.entrant: line for line in standings(Event((A, B, C, D), (table(A, B, C),)))}
    assert (found[D].score, found[D].played) == (0, 0)
