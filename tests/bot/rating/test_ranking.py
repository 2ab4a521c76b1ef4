"""Who is how strong among those of whom enough is known."""

from __future__ import annotations

import pytest

from bot.match.model import UserId
from bot.rating.model import Entry, Rating, is_listed
from bot.rating.ranking import ranking_of
from tests.bot.match.tables import ANNA, BELA, CLARA, DAVID


def entry(user: UserId, mu: float, sigma: float = 3.0, matches: int = 20) -> Entry:
    return Entry(user, Rating(mu, sigma), matches, 0.0)


def test_the_strongest_comes_first() -> None:
    found = ranking_of([entry(ANNA, 25.0), entry(BELA, 31.0), entry(CLARA, 28.0)])
    assert [(one.place, one.entry.user, one.shown) for one in found] == [
        (1, BELA, 1620),
        (2, CLARA, 1560),
        (3, ANNA, 1500),
    ]


def test_those_who_read_the_same_number_share_a_place() -> None:
    found = ranking_of(
        [entry(CLARA, 28.001), entry(ANNA, 25.0), entry(BELA, 28.0), entry(DAVID, 30.0)]
    )
    assert [(one.place, one.entry.user) for one in found] == [
        (1, DAVID),
        (2, BELA),
        (2, CLARA),
        (4, ANNA),
    ]


def test_provisional_ratings_have_no_place() -> None:
    found = ranking_of(
        [entry(ANNA, 40.0, sigma=7.0), entry(BELA, 40.0, matches=4), entry(CLARA, 20.0)]
    )
    assert [(one.place, one.entry.user) for one in found] == [(1, CLARA)]


def test_nobody_is_ranked_where_nobody_played() -> None:
    assert ranking_of([]) == []


@pytest.mark.parametrize(
    ("settings", "listed"),
    [
        (None, True),
        (b"{}", True),
        (b'{"zone": "UTC"}', True),
        (b'{"listed": true}', True),
        (b'{"listed": false, "zone": "UTC"}', False),
    ],
)
def test_people_are_listed_unless_they_say_no(settings: bytes | None, listed: bool) -> None:
    assert is_listed(settings) == listed
