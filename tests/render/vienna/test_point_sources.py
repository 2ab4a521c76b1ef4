"""Where the points came from must add up to the points, in every match and at every moment."""

from __future__ import annotations

from functools import cache

import pytest

from bot.rules_selfplay import Table
from bot.seen_history import moments_of
from games.api import Seat
from games.playout import Chooser, choose_at_random, choose_with_care
from games.vienna.edition import FieldId, Symbol
from games.vienna.events import (
    CoinsExchanged,
    Compared,
    Gained,
    MajoritiesCounted,
    SpecialsCounted,
    ViennaEvent,
)
from render.api import Moment
from render.vienna.point_sources import (
    Source,
    points_at,
    points_by_round,
    points_by_source,
    view_at,
)
from tests.cases import for_every
from tests.render.vienna.tables import VIENNA

_SEEDS = range(10)  # of each kind of player and each number of seats: 60 matches


@cache
def whole_match(
    seats: int, seed: int, choose: Chooser = choose_at_random, target: int = 25
) -> tuple[Moment, ...]:
    """A match as a spectator saw it."""
    table = Table(VIENNA, seats, VIENNA.options(target=target), choose)
    deal, played = table.match(seed)
    return tuple(moments_of(VIENNA, [deal, *(turn.step for turn in played)]))


on_many_matches = for_every(
    "seats, seed, choose",
    [
        (seats, seed, choose)
        for seats in VIENNA.seat_counts
        for choose in (choose_at_random, choose_with_care)
        for seed in _SEEDS
    ],
)


@on_many_matches
def test_the_sources_of_a_match_add_up_to_its_points(
    seats: int, seed: int, choose: Chooser
) -> None:
    moments = whole_match(seats, seed, choose)
    sums = tuple(sum(points.values()) for points in points_by_source(moments))
    assert sums == points_at(moments[-1])


@on_many_matches
def test_no_source_takes_points_away(seats: int, seed: int, choose: Chooser) -> None:
    found = points_by_source(whole_match(seats, seed, choose))
    assert min(min(points.values()) for points in found) >= 0


@pytest.mark.parametrize("seats", VIENNA.seat_counts)
def test_the_sources_add_up_wherever_a_match_is_broken_off(seats: int) -> None:
    moments = whole_match(seats, 1)
    for played in range(1, len(moments) + 1):
        sums = tuple(sum(points.values()) for points in points_by_source(moments[:played]))
        assert sums == points_at(moments[played - 1])


@pytest.mark.parametrize(
    ("event", "source"),
    [
        (Gained(Seat(0), FieldId("krieau"), points=2), Source.SIGHTS),
        (SpecialsCounted(Seat(0), FieldId("heuriger"), cards=2, points=2), Source.HEURIGER),
        (MajoritiesCounted(Seat(0), (Symbol.CROWN,), points=2), Source.MAJORITIES),
        (CoinsExchanged(Seat(0), coins=6, points=2), Source.COINS),
        (
            Compared(
                Seat(0),
                FieldId("gloriette"),
                Symbol.CROWN,
                own=2,
                neighbours=((Seat(1), 1), (Seat(2), 3)),
                points=2,
                coins=0,
                paid=1,
            ),
            Source.COMPARISONS,
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_every_payment_has_its_source(event: ViennaEvent, source: Source) -> None:
    deal = whole_match(3, 0)[0]
    found = points_by_source([deal, Moment(1, deal.view, (event,))])
    assert found[0][source] == 2


def test_the_start_is_what_the_deal_gave() -> None:
    found = points_by_source(whole_match(5, 0))
    assert [points[Source.START] for points in found] == [4] * 5


@pytest.mark.parametrize("seats", VIENNA.seat_counts)
def test_the_course_has_the_deal_and_every_round(seats: int) -> None:
    moments = whole_match(seats, 0)
    course = points_by_round(moments)
    assert len(course) == 1 + view_at(moments[-1]).round
    assert course[0] == points_at(moments[0])


@pytest.mark.parametrize("seats", VIENNA.seat_counts)
def test_points_never_fall_in_the_course_of_a_match(seats: int) -> None:
    moments = whole_match(seats, 0)
    course = (*points_by_round(moments), points_at(moments[-1]))
    for own in zip(*course, strict=True):
        assert list(own) == sorted(own)
