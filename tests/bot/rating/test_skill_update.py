"""What a match says about how strong those at its table are."""

from __future__ import annotations

import random
from itertools import pairwise
from math import log

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rating.model import NEWCOMER, Rating
from bot.rating.skill_update import STABLE_MATCHES, STABLE_SIGMA, is_provisional, rate, shown

# The tests of openskill.py (tests/models/test_plackett_luce.py, "2P FFA" to "5P FFA"): newcomers
# who come in one after the other. There people do not change between matches, which is 1 in 10,000.
FREE_FOR_ALL = [
    [27.63523138347365, 22.36476861652635],
    [27.868876552746237, 25.717219138186557, 21.413904309067206],
    [27.795084971874736, 26.552824984374855, 24.68943500312503, 20.96265504062538],
    [
        27.666666666666668,
        26.833333333333332,
        25.72222222222222,
        24.055555555555557,
        20.72222222222222,
    ],
]
# Issue 166 of openskill.py, with its usual parameters: five newcomers, one after the other.
FIVE = [
    27.66682666240021,
    26.833443330400147,
    25.722265554400057,
    24.055498890399925,
    20.72196556239966,
]


def mus(ratings: tuple[Rating, ...]) -> list[float]:
    return [rating.mu for rating in ratings]


def newcomers(count: int) -> list[Rating]:
    return [NEWCOMER] * count


ratings = st.builds(
    Rating,
    st.floats(-50.0, 100.0),
    st.floats(0.5, NEWCOMER.sigma),
)


@st.composite
def tables(draw: st.DrawFn, *, ties: bool = True) -> tuple[list[Rating], list[int]]:
    """Two to five seats and the places they came to."""
    seats = draw(st.lists(ratings, min_size=2, max_size=5))
    keys = draw(st.lists(st.integers(0, 4), min_size=5, max_size=5, unique=not ties))
    keys = keys[: len(seats)]
    return seats, [1 + sum(other < key for other in keys) for key in keys]


# Known results --------------------------------------------------------------------------------


@pytest.mark.parametrize("expected", FREE_FOR_ALL, ids=lambda row: len(row))
def test_newcomers_are_rated_as_the_library_documents(expected: list[float]) -> None:
    found = rate(newcomers(len(expected)), range(1, len(expected) + 1))
    assert mus(found) == pytest.approx(expected, rel=1e-4)


def test_five_newcomers_are_rated_as_in_an_issue_of_the_library() -> None:
    assert mus(rate(newcomers(5), range(1, 6))) == pytest.approx(FIVE, rel=1e-12)


def test_two_who_differ_share_the_doubt_as_the_paper_says() -> None:
    # Weng and Lin's formulas by hand, without the change between matches.
    seats = [Rating(30.0, 4.0), Rating(20.0, 2.0)]
    c = (4.0**2 + 2.0**2 + 2 * (25 / 6) ** 2) ** 0.5
    odds = 1 / (1 + 2.718281828459045 ** ((20.0 - 30.0) / c))
    first, second = rate(seats, (2, 1))
    assert first.mu == pytest.approx(30.0 - 16.0 / c * odds, rel=1e-3)
    assert second.mu == pytest.approx(20.0 + 4.0 / c * odds, rel=1e-3)
    assert first.sigma == pytest.approx(4.0 * (1 - 16 / c**2 * odds * (1 - odds)) ** 0.5, rel=1e-3)


# Ties -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4, 5, 7])
def test_where_newcomers_share_everything_nobody_is_stronger(count: int) -> None:
    found = rate(newcomers(count), [1] * count)
    assert mus(found) == pytest.approx([25.0] * count)
    assert len({rating.sigma for rating in found}) == 1
    assert found[0].sigma < NEWCOMER.sigma


def test_a_shared_place_is_the_average_of_both_orders() -> None:
    seats = [Rating(28.0, 5.0), Rating(22.0, 7.0), Rating(25.0, 3.0)]
    one, other = rate(seats, (1, 2, 3)), rate(seats, (2, 1, 3))
    shared = rate(seats, (1, 1, 3))
    for seat in range(3):
        assert shared[seat].mu == pytest.approx((one[seat].mu + other[seat].mu) / 2)


def test_two_shared_places_are_the_average_of_all_four_orders() -> None:
    seats = [Rating(28.0, 5.0), Rating(22.0, 7.0), Rating(25.0, 3.0), Rating(31.0, 6.0)]
    orders = [
        rate(seats, (*front, *back)) for front in ((1, 2), (2, 1)) for back in ((3, 4), (4, 3))
    ]
    shared = rate(seats, (1, 1, 3, 3))
    for seat in range(4):
        assert shared[seat].mu == pytest.approx(sum(order[seat].mu for order in orders) / 4)


def test_those_who_win_together_end_above_the_third() -> None:
    first, second, third, *_ = rate(newcomers(5), (1, 1, 3, 4, 5))
    assert first == second
    assert first.mu > third.mu


@given(st.lists(st.integers(0, 4), min_size=2, max_size=5))
def test_of_equals_the_better_placed_ends_higher(keys: list[int]) -> None:
    places = [1 + sum(other < key for other in keys) for key in keys]
    found = sorted(zip(places, mus(rate(newcomers(len(keys)), places)), strict=True))
    for (place, mu), (next_place, next_mu) in pairwise(found):
        assert mu == pytest.approx(next_mu) if place == next_place else mu > next_mu


def test_more_than_five_who_share_a_place_are_between_their_neighbours() -> None:
    found = mus(rate(newcomers(8), (1, 2, 2, 2, 2, 2, 2, 8)))
    assert found[0] > max(found[1:7])
    assert max(found[1:7]) == pytest.approx(min(found[1:7]))
    assert min(found[1:7]) > found[7]


# Whatever happens -----------------------------------------------------------------------------


@given(tables(ties=False))
def test_who_wins_never_falls_and_who_comes_last_never_rises(
    table: tuple[list[Rating], list[int]],
) -> None:
    seats, places = table
    found = rate(seats, places)
    first, last = places.index(1), places.index(len(seats))
    assert found[first].mu >= seats[first].mu
    assert found[last].mu <= seats[last].mu


@given(tables())
def test_doubt_never_grows(table: tuple[list[Rating], list[int]]) -> None:
    seats, places = table
    for before, after in zip(seats, rate(seats, places), strict=True):
        assert after.sigma <= before.sigma


@given(tables(), st.permutations(range(5)))
def test_the_order_in_which_seats_are_named_does_not_matter(
    table: tuple[list[Rating], list[int]], order: list[int]
) -> None:
    seats, places = table
    order = [seat for seat in order if seat < len(seats)]
    again = rate([seats[seat] for seat in order], [places[seat] for seat in order])
    found = rate(seats, places)
    assert again == tuple(found[seat] for seat in order)


@given(tables(), st.sets(st.integers(0, 4)))
def test_fixed_seats_stay_and_the_others_do_not_notice(
    table: tuple[list[Rating], list[int]], fixed: set[int]
) -> None:
    seats, places = table
    free, found = rate(seats, places), rate(seats, places, fixed)
    for seat, before in enumerate(seats):
        assert found[seat] == (before if seat in fixed else free[seat])


@pytest.mark.parametrize("seed", range(5))
def test_in_the_long_run_the_stronger_are_rated_higher(seed: int) -> None:
    luck = random.Random(seed)
    strengths = (1.5, 0.5, -0.5, -1.5)
    seats = newcomers(4)
    for _ in range(80):
        days = [strength - log(-log(luck.random())) for strength in strengths]
        seats = list(rate(seats, [1 + sum(other > day for other in days) for day in days]))
    found = mus(tuple(seats))
    assert found == sorted(found, reverse=True)


# What people read -----------------------------------------------------------------------------


def test_a_newcomer_reads_1500() -> None:
    assert shown(NEWCOMER) == 1500


@given(ratings, ratings)
def test_the_stronger_never_reads_less(one: Rating, other: Rating) -> None:
    weaker, stronger = sorted((one, other))
    assert shown(weaker) <= shown(stronger)


@given(st.floats(-50.0, 100.0))
def test_how_unsure_a_rating_is_does_not_change_the_number(mu: float) -> None:
    assert shown(Rating(mu, 8.0)) == shown(Rating(mu, 1.0))


def test_a_rating_is_provisional_while_it_is_unsure() -> None:
    assert is_provisional(Rating(30.0, STABLE_SIGMA + 0.01), 100)
    assert not is_provisional(Rating(30.0, STABLE_SIGMA), 100)


def test_a_rating_is_provisional_for_the_first_matches() -> None:
    assert is_provisional(Rating(30.0, 1.0), STABLE_MATCHES - 1)
    assert not is_provisional(Rating(30.0, 1.0), STABLE_MATCHES)


def test_among_four_of_a_kind_ten_matches_are_enough() -> None:
    seats = newcomers(4)
    for match in range(10):
        seats = list(rate(seats, [(seat + match) % 4 + 1 for seat in range(4)]))
    assert not any(is_provisional(rating, 10) for rating in seats)
