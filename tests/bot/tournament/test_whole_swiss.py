"""Whole Swiss tournaments of 3 to 200, with people who drop out, come late, and finish level."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import pytest

from bot.tournament.seating.past_meetings import History, Wishes, history_of
from bot.tournament.seating.seated_round import seat
from bot.tournament.seating.table_sizes import split
from bot.tournament.standings import Event, standings
from bot.tournament.table_points import EntrantId, TableResult

ALLOWED = range(3, 6)
ROUNDS = 6
COUNTS = (3, 4, 5, 6, 7, 8, 9, 11, 13, 17, 22, 31, 50, 64, 101, 200)

every_field = pytest.mark.parametrize("count", COUNTS)


class Played(NamedTuple):
    """A round: who was in the field, who sat where, how it ended."""

    field: tuple[EntrantId, ...]
    tables: tuple[tuple[EntrantId, ...], ...]
    results: tuple[TableResult, ...]


@cache
def swiss(count: int) -> tuple[Played, ...]:
    """All rounds of a tournament; every round somebody may leave, and somebody may come."""
    luck = random.Random(count)
    field = [EntrantId(number) for number in range(1, count + 1)]
    newest = count
    rounds: list[Played] = []
    for number in range(ROUNDS):
        if number and len(field) > 3 and luck.random() < 0.6:
            field.remove(luck.choice(field))
        if number and luck.random() < 0.4:
            newest += 1
            field.append(EntrantId(newest))
        tables = seated(field, rounds, number)
        results = tuple(result(table, luck) for table in tables)
        rounds.append(Played(tuple(field), tables, results))
    return tuple(rounds)


def seated(
    field: list[EntrantId], rounds: list[Played], number: int
) -> tuple[tuple[EntrantId, ...], ...]:
    scores = {entrant: Fraction(0) for entrant in field}
    for played in rounds:
        for ended in played.results:
            for entrant in ended.entrants:
                scores[entrant] = scores.get(entrant, Fraction(0)) + ended.score(entrant)
    history = history_of([played.tables for played in rounds])
    wishes = Wishes(scores, by_score=True, apart=frozenset())
    sizes = split(len(field), ALLOWED).sizes
    return seat(field, sizes, history, wishes, seed=b"round %d" % number)


def result(table: tuple[EntrantId, ...], luck: random.Random) -> TableResult:
    """Few different points, so that many finish level."""
    points = tuple(luck.randrange(10, 16) for _ in table)
    places = tuple(1 + sum(other > own for other in points) for own in points)
    return TableResult(table, places, points)


def before(count: int, number: int) -> History:
    """What the rounds before this one brought."""
    return history_of([played.tables for played in swiss(count)[:number]])


@every_field
def test_everybody_who_is_there_sits_at_one_table(count: int) -> None:
    for played in swiss(count):
        sitting = [entrant for table in played.tables for entrant in table]
        assert sorted(sitting) == sorted(played.field)


@every_field
def test_tables_are_of_three_to_five_and_differ_by_one_at_most(count: int) -> None:
    for played in swiss(count):
        sizes = [len(table) for table in played.tables]
        assert set(sizes) <= set(ALLOWED)
        assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("count", [count for count in COUNTS if count >= 50])
def test_in_a_large_field_nobody_meets_the_same_opponent_twice(count: int) -> None:
    history = before(count, ROUNDS)
    assert max(history.met.values()) == 1


@every_field
def test_seat_counts_differ_by_one_at_most_in_the_first_three_rounds(count: int) -> None:
    assert [entrant for entrant, gap in gaps(count, 3) if gap > 1] == []


@every_field
def test_seat_counts_never_differ_by_more_than_two(count: int) -> None:
    for number in range(1, ROUNDS + 1):
        assert [entrant for entrant, gap in gaps(count, number) if gap > 2] == []


def test_seat_counts_that_differ_by_two_are_the_exception() -> None:
    found = [gap for count in COUNTS for n in range(1, ROUNDS + 1) for _, gap in gaps(count, n)]
    assert sum(gap > 1 for gap in found) * 100 <= len(found)


def gaps(count: int, rounds: int) -> list[tuple[EntrantId, int]]:
    """How unevenly everybody sat in the seats that every table has, after so many rounds."""
    history = before(count, rounds)
    smallest = min(len(table) for played in swiss(count)[:rounds] for table in played.tables)
    return [
        (entrant, max(counts) - min(counts))
        for entrant in swiss(count)[rounds - 1].field
        for counts in [history.sittings(entrant, smallest)]
    ]


@pytest.mark.parametrize("count", [7, 22, 101])
def test_standings_do_not_depend_on_the_order_in_which_results_arrive(count: int) -> None:
    results = [ended for played in swiss(count) for ended in played.results]
    entrants = tuple(sorted({entrant for ended in results for entrant in ended.entrants}))
    shuffled = results.copy()
    random.Random(1).shuffle(shuffled)
    one = standings(Event(entrants, tuple(results), lot=b"lot"))
    assert one == standings(Event(entrants, tuple(shuffled), lot=b"lot"))
