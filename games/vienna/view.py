"""What a viewer may know of a match of Vienna: all but the order of the draw pile."""

from __future__ import annotations

import msgspec

from games.api import Outcome, Seat
from games.vienna.edition import FieldId, PersonId, Special, StartCardId, Symbol, Symbols
from games.vienna.edition_index import board_of
from games.vienna.end_of_match import outcome_of
from games.vienna.state import (
    NOT_ON_THE_STREET,
    Options,
    Stage,
    State,
    specials_of,
)
from games.vienna.state import (
    Stand as Stand,  # part of a view
)


class SeatView(msgspec.Struct, frozen=True):
    """What lies in front of one seat."""

    seat: Seat
    coins: int
    points: int
    dice: tuple[int, ...]  # own dice not yet placed, smallest first
    white: int  # what the white die shows, 0 without it
    to_roll: int  # dice waiting to be rolled in this round, the white one included
    has_jokers: bool  # dice showing 1 count as any face
    coach: FieldId | None  # the furthest field reached in this round
    start_card: StartCardId | None
    persons: tuple[PersonId, ...]
    specials: tuple[Special, ...]
    symbols: Symbols  # start card, characters and "more influence" together
    compared: tuple[Symbol, ...]  # counted in this round, so not to be counted again


class View(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    viewer: Seat | None
    options: Options
    stage: Stage
    seat: Seat  # who is asked, while the match runs
    round: int
    seats: tuple[SeatView, ...]
    double_used: bool
    stands: tuple[Stand, ...]  # in the order they were placed
    gendarme: FieldId | None
    free: tuple[FieldId, ...]  # street fields that can still take dice; none in the evaluation
    evaluating: FieldId | None
    display: tuple[PersonId, ...]
    pile: tuple[tuple[PersonId, ...], ...]  # each pack sorted: what is in it, not in which order
    discard: tuple[PersonId, ...]
    outcome: Outcome | None


def view_of(state: State, viewer: Seat | None) -> View:
    """The view of a seat or a spectator."""
    return View(
        viewer=viewer,
        options=state.options,
        stage=state.stage,
        seat=state.seat,
        round=state.round,
        seats=tuple(_seat_view(state, Seat(seat)) for seat in range(len(state.players))),
        double_used=state.double_used,
        stands=state.stands,
        gendarme=state.gendarme,
        free=() if state.evaluating else _free(state),
        evaluating=state.evaluating,
        display=state.display,
        pile=tuple(tuple(sorted(pack)) for pack in state.packs),
        discard=state.discard,
        outcome=outcome_of(state),
    )


def _free(state: State) -> tuple[FieldId, ...]:
    street = board_of(state.options.edition).street
    return tuple(field.id for index, field in enumerate(street) if state.open >> index & 1)


def _seat_view(state: State, seat: Seat) -> SeatView:
    board = board_of(state.options.edition)
    player = state.players[seat]
    specials = specials_of(state.specials, seat)
    is_waiting = state.round > 0 and state.stage != "over" and not player.rolled
    own_dice = board.seatings[len(state.players)].dice
    return SeatView(
        seat=seat,
        coins=player.coins,
        points=player.points,
        dice=player.dice,
        white=player.white,
        to_roll=own_dice + (Special.DIE in specials) if is_waiting else 0,
        has_jokers=state.specials.joker == seat,
        coach=None if player.coach == NOT_ON_THE_STREET else board.street[player.coach].id,
        start_card=player.start_card,
        persons=player.persons,
        specials=specials,
        symbols=board.symbols(player, has_influence=Special.INFLUENCE in specials),
        compared=player.compared,
    )
