"""When a round will end, from how the rounds before went."""

from __future__ import annotations

import pytest

from bot.match.clock.round_forecast import round_ends_at
from bot.match.clock.thinking_time import HOUR
from bot.match.model import InteractionId, LogRow, Revision
from games.api import Seat

NOW = 1_000_000.0


def moves(*seats: int, every: float = HOUR) -> list[LogRow]:
    """A move of each of these seats in turn, the last of them now."""
    return [
        LogRow(
            revision=Revision(place + 1),
            seat=Seat(seat),
            actor="person",
            user=None,
            at=NOW - (len(seats) - 1 - place) * every,
            interaction=InteractionId(str(place)),
            move=b"{}",
        )
        for place, seat in enumerate(seats)
    ]


def test_without_moves_nothing_is_known() -> None:
    assert round_ends_at([], [], NOW) is None


def test_in_the_first_round_nothing_is_known() -> None:
    assert round_ends_at(moves(0, 1, 2, 0, 1), [0], NOW) is None


def test_where_no_opening_is_known_nothing_is() -> None:
    assert round_ends_at(moves(0, 1, 2, 0, 1), [], NOW) is None


def test_of_a_single_turn_nothing_is_known() -> None:
    assert round_ends_at(moves(0, 0, 0), [0, 2], NOW) is None


def test_four_turns_of_an_hour_are_left_of_six() -> None:
    rows = moves(0, 1, 2, 0, 1, 2, 0, 1)
    assert round_ends_at(rows, [0, 6], NOW) == NOW + 4 * HOUR


def test_a_round_that_has_just_begun_has_all_its_turns_but_one_to_come() -> None:
    rows = moves(0, 1, 2, 0, 1, 2, 0)
    assert round_ends_at(rows, [0, 6], NOW) == NOW + 5 * HOUR


def test_the_forecast_is_counted_from_now() -> None:
    rows = moves(0, 1, 2, 0, 1, 2, 0, 1)
    assert round_ends_at(rows, [0, 6], NOW + 123.0) == NOW + 123.0 + 4 * HOUR


def test_moves_of_one_seat_in_a_row_are_one_turn() -> None:
    rows = moves(0, 0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2, 0, 0, 1, 1, every=HOUR / 2)
    assert round_ends_at(rows, [0, 12], NOW) == NOW + 4 * HOUR


def test_a_turn_lasts_until_its_last_move() -> None:
    rows = moves(0, 1, 2, 0, 0, 1)  # four turns in five hours after the first
    assert round_ends_at(rows, [0, 3], NOW) == NOW + 1.25 * HOUR


def test_one_long_round_makes_no_other_longer() -> None:
    rows = moves(0, 1, 2, 0, 1, 2, *(seat % 3 for seat in range(9)), 0)
    assert round_ends_at(rows, [0, 3, 6, 15], NOW) == NOW + 2 * HOUR


@pytest.mark.parametrize("played", [3, 4, 7])
def test_at_least_one_turn_is_to_come(played: int) -> None:
    rows = moves(0, 1, 2, *(seat % 3 for seat in range(played)))
    assert round_ends_at(rows, [0, 3], NOW) == NOW + HOUR


def test_moves_all_made_at_one_moment_end_the_round_now() -> None:
    assert round_ends_at(moves(0, 1, 2, 0, every=0.0), [0, 3], NOW) == NOW


def test_a_clock_that_was_put_back_puts_no_end_into_the_past() -> None:
    assert round_ends_at(moves(0, 1, 2, 0, every=-HOUR), [0, 3], NOW) == NOW
