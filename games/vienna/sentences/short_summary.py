"""What matters now, in a few sentences: the most important first, the rest may be left out."""

from __future__ import annotations

from games.api import Label, Who, Word, label
from games.vienna.edition_index import Board, board_of
from games.vienna.events import PersonsDealt
from games.vienna.sentences.arguments import coins_shown, dice_lying, dice_named, points_shown
from games.vienna.sentences.log import sentence
from games.vienna.sentences.whole_table import (
    asked,
    is_placing,
    lodgers,
    phase,
    ranking,
    row_shown,
    start_cards_left,
    victory,
)
from games.vienna.view import SeatView, View


def brief_of(view: View) -> tuple[Label, ...]:
    """Whole sentences, so that any number can be dropped from the end."""
    board = board_of(view.options.edition)
    return (
        asked(view) if view.outcome is None else victory(view, view.outcome),
        phase(view),
        *(_seat(view, seat) for seat in _by_interest(view)),
        *_street(board, view),
        *_gendarme(board, view),
        *_cards(board, view),
    )


def _by_interest(view: View) -> list[SeatView]:
    """From the seat that is asked round the table; after the end by place."""
    if view.outcome is None:
        return [*view.seats[view.seat :], *view.seats[: view.seat]]
    return ranking(view, view.outcome)


def _seat(view: View, seat: SeatView) -> Label:
    points, coins = points_shown(seat.points), coins_shown(seat.coins)
    dice = _dice(view, seat)
    if dice is None:
        return label("brief-seat", seat=Who(seat.seat), points=points, coins=coins)
    return label("brief-seat-dice", seat=Who(seat.seat), points=points, coins=coins, dice=dice)


def _dice(view: View, seat: SeatView) -> Word | None:
    if seat.to_roll:
        return label("brief-to-roll", count=seat.to_roll)
    dice = row_shown(seat)
    if dice:
        return dice_named(dice)
    return label("brief-no-dice") if is_placing(view) else None


def _street(board: Board, view: View) -> tuple[Label, ...]:
    """Field by field in the order of the street, Geheimbund last."""
    on_street = (stand for stand in view.stands if stand.field in board.index)
    street = (
        label(
            "brief-stand",
            field=board.name(stand.field),
            seat=Who(stand.seat),
            dice=dice_named(dice_lying(stand.dice, has_white=stand.white)),
        )
        for stand in sorted(on_street, key=lambda stand: board.index[stand.field])
    )
    taken = (*street, *_lodge(board, view))
    return taken or ((label("brief-street-free"),) if is_placing(view) else ())


def _lodge(board: Board, view: View) -> tuple[Label, ...]:
    whos = tuple(who for who, _ in lodgers(board, view))
    return (label("brief-lodge", field=board.geheimbund.name, seats=whos),) if whos else ()


def _gendarme(board: Board, view: View) -> tuple[Label, ...]:
    if view.gendarme is None:
        return ()
    return (label("brief-gendarme", field=board.name(view.gendarme)),)


def _cards(board: Board, view: View) -> tuple[Label, ...]:
    cards = start_cards_left(board, view)
    if cards:
        return (label("brief-start-cards", cards=cards),)
    if view.outcome:
        return ()
    if not view.display:
        return (label("display-empty"),)
    return (sentence(view.options.edition, PersonsDealt(view.display)),)
