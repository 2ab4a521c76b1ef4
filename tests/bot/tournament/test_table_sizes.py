"""Any number of entrants, in tables as even as can be."""

from __future__ import annotations

import pytest

from bot.tournament.seating.table_sizes import Split, split

VIENNA = range(3, 6)


@pytest.mark.parametrize("entrants", range(3, 201))
def test_nobody_sits_out_and_nobody_sits_twice(entrants: int) -> None:
    found = split(entrants, VIENNA)
    assert (sum(found.sizes), found.byes) == (entrants, 0)


@pytest.mark.parametrize("entrants", range(3, 201))
def test_every_table_has_a_size_that_the_game_allows(entrants: int) -> None:
    assert set(split(entrants, VIENNA).sizes) <= set(VIENNA)


@pytest.mark.parametrize("entrants", range(3, 201))
def test_no_table_is_larger_than_another_by_more_than_one(entrants: int) -> None:
    sizes = split(entrants, VIENNA).sizes
    assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize(
    ("entrants", "sizes"),
    [
        (3, (3,)),
        (5, (5,)),
        (6, (3, 3)),
        (7, (4, 3)),
        (9, (5, 4)),
        (13, (5, 4, 4)),
        (16, (4, 4, 4, 4)),
        (22, (5, 5, 4, 4, 4)),
    ],
)
def test_tables_are_near_the_middle_size(entrants: int, sizes: tuple[int, ...]) -> None:
    assert split(entrants, VIENNA).sizes == sizes


@pytest.mark.parametrize("entrants", [0, 1, 2])
def test_too_few_for_one_table_all_sit_out(entrants: int) -> None:
    assert split(entrants, VIENNA) == Split((), entrants)


@pytest.mark.parametrize("entrants", range(4, 40))
def test_where_arithmetic_forbids_it_as_few_as_possible_sit_out(entrants: int) -> None:
    found = split(entrants, range(4, 5))
    assert (set(found.sizes), found.byes) == ({4}, entrants % 4)
