"""Matches and views of Vienna to draw, the same in every run."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from bot.rules_selfplay import Table
from bot.seen_history import moments_of
from games.api import Seat
from games.playout import Chooser, choose_at_random, choose_with_care
from games.registry import GAMES
from games.vienna.edition import FieldId, Special, Symbols
from games.vienna.edition_index import board_of
from games.vienna.view import SeatView, Stand, View
from render.api import Moment

VIENNA = GAMES["vienna"]
NAMES = ("Sabrina", "Matthias", "Nina", "Maximilian", "Ελένη")
WIDE_NAMES = ("W" * 32, "😀" * 32, "漢" * 32, "ﷺ" * 32, "Ж" * 32)


@cache
def match(seats: int, seed: int, choose: Chooser = choose_with_care) -> tuple[Moment, ...]:
    """A whole match as a spectator saw it."""
    deal, played = Table(VIENNA, seats, VIENNA.options(), choose).match(seed)
    return tuple(moments_of(VIENNA, [deal, *(turn.step for turn in played)]))


def view_at(moments: tuple[Moment, ...], revision: int) -> View:
    """The view at a revision."""
    view = moments[revision].view
    assert isinstance(view, View)
    return view


def random_views(count: int) -> Iterator[View]:
    """So many views, of tables of all sizes and of players good and bad."""
    seed = 0
    while True:
        for seats in (5, 4, 3):
            for choose in (choose_with_care, choose_at_random):
                moments = match(seats, seed, choose)
                for revision in range(seed % 3, len(moments), 3):
                    if not count:
                        return
                    count -= 1
                    yield view_at(moments, revision)
        seed += 1


def stuffed(view: View) -> View:
    """More on the board than can ever be there: every field full, every figure large."""
    board = board_of(view.options.edition)
    seats = len(view.seats)
    stands = tuple(
        Stand(field.id, Seat(index % seats), (4, 6), white=index % 2 == 0)
        for index, field in enumerate(board.street)
    )
    lodge = tuple(Stand(board.geheimbund.id, Seat(seat), (1, 2, 3)) for seat in range(seats))
    return replace(
        view,
        seats=tuple(_stuffed_seat(seat, board.street[seat.seat].id) for seat in view.seats),
        stands=stands + lodge,
        gendarme=board.street[-1].id,
        evaluating=board.street[8].id,
        display=("obersthofmeister", "walzerkomponist", "buergermeister", "salondame"),
        double_used=True,
    )


def _stuffed_seat(seat: SeatView, coach: FieldId) -> SeatView:
    return replace(
        seat,
        coins=88,
        points=68,
        dice=(1, 1, 4, 6, 6),
        white=1,
        to_roll=0,
        has_jokers=True,
        coach=coach,
        specials=tuple(Special),
        symbols=Symbols(18, 20, 28),
    )
