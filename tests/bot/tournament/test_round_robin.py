"""Everybody meets everybody equally often, at tables of one size."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.tournament.round_robin.block_designs import MOST_ENTRANTS, Design, best_design, design_for

MEETINGS = {  # by size and entrants
    2: dict.fromkeys(range(4, 41, 2), 1),
    3: dict.fromkeys((3, 9, 15, 21, 27, 33, 39), 1)
    | dict.fromkeys((12, 18, 24, 30, 36), 2)
    | {6: 4},
    4: dict.fromkeys((4, 16, 28, 40), 1) | dict.fromkeys((8, 12, 20, 24, 32, 36), 3),
    5: {5: 1, 10: 8, 15: 6, 20: 4, 25: 1, 30: 4, 35: 2, 40: 4},
    6: {6: 1, 12: 5, 18: 5, 24: 5, 30: 5, 36: 5},
}
ALL = [(entrants, size) for size, known in MEETINGS.items() for entrants in known]
LARGER = [(64, 4), (81, 3), (125, 5), (MOST_ENTRANTS, 2)]

MORE_MEETINGS_THAN_COUNTING_DEMANDS = {
    (6, 3),  # it is proved that two meetings are not possible
    (10, 5),  # nor are four here
    (15, 5),  # nor two or four here
    (36, 6),  # one meeting would be an affine plane of order 6, which there is not
}


def known_design(entrants: int, size: int) -> Design:
    design = design_for(entrants, size)
    assert design is not None
    return design


def test_these_designs_and_no_others_are_known() -> None:
    found = {
        size: {
            entrants: design.meetings
            for entrants in range(3, 41)
            if (design := design_for(entrants, size))
        }
        for size in range(2, 7)
    }
    assert found == MEETINGS


@pytest.mark.parametrize(("entrants", "size"), ALL + LARGER)
def test_everybody_sits_at_one_table_of_the_size_in_each_round(entrants: int, size: int) -> None:
    for tables in known_design(entrants, size).rounds:
        assert {len(table) for table in tables} == {size}
        assert sorted(who for table in tables for who in table) == list(range(entrants))


@pytest.mark.parametrize(("entrants", "size"), ALL + LARGER)
def test_each_two_meet_as_often_as_is_said(entrants: int, size: int) -> None:
    design = known_design(entrants, size)
    met = Counter(
        pair for tables in design.rounds for table in tables for pair in combinations(table, 2)
    )
    assert met == dict.fromkeys(combinations(range(entrants), 2), design.meetings)


@pytest.mark.parametrize(("entrants", "size"), ALL + LARGER)
def test_there_are_as_many_rounds_as_the_meetings_take(entrants: int, size: int) -> None:
    design = known_design(entrants, size)
    assert len(design.rounds) * (size - 1) == design.meetings * (entrants - 1)


@pytest.mark.parametrize(("entrants", "size"), ALL)
def test_no_design_has_more_meetings_than_needed_but_for_the_known_few(
    entrants: int, size: int
) -> None:
    meetings = known_design(entrants, size).meetings
    needed = next(times for times in range(1, size) if times * (entrants - 1) % (size - 1) == 0)
    assert (meetings > needed) == ((entrants, size) in MORE_MEETINGS_THAN_COUNTING_DEMANDS)


def test_the_same_design_is_found_again() -> None:
    before = [known_design(*parameters) for parameters in ALL]
    design_for.cache_clear()
    assert [known_design(*parameters) for parameters in ALL] == before


@pytest.mark.parametrize(
    ("entrants", "size"),
    [(0, 3), (-3, 3), (2, 3), (7, 3), (10, 4), (9, 2), (4, 1), (4, 0), (4, -2), (42, 7), (45, 3)],
)
def test_there_is_no_design_for_what_does_not_fit_or_is_not_known(entrants: int, size: int) -> None:
    assert design_for(entrants, size) is None


def test_more_entrants_than_can_ever_play_it_have_no_design() -> None:
    assert design_for(MOST_ENTRANTS + 2, 2) is None


@pytest.mark.parametrize(
    ("entrants", "sizes", "size"),
    [
        (8, (3, 4, 5), 4),
        (15, (3, 4, 5), 3),
        (20, (3, 4, 5), 4),
        (20, (5,), 5),
        (12, (3, 4), 4),
        (12, (2, 3, 4), 3),
        (24, (2, 3, 4, 6), 4),
        (30, (3, 4, 5), 5),
        (36, (3, 4, 5), 4),
        (40, (3, 4, 5), 4),
        (4, (5, 4, 3), 4),
    ],
)
def test_the_best_has_fewest_rounds_then_tables_near_the_middle(
    entrants: int, sizes: tuple[int, ...], size: int
) -> None:
    assert best_design(entrants, sizes) == known_design(entrants, size)


@pytest.mark.parametrize("sizes", [(), (3, 4, 5), range(3, 7)])
def test_there_is_no_best_where_there_is_none(sizes: tuple[int, ...]) -> None:
    assert best_design(11, sizes) is None
