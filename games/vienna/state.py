"""Everything there is to know about a match of Vienna."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from games.api import Seat
from games.vienna.edition import (
    NEWEST,
    EditionKey,
    FieldId,
    PersonId,
    Special,
    StartCardId,
    Symbol,
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the lobby chooses."""

    look: Literal["day", "night"] = "day"  # the picture only
    target: Literal[25, 15] = 25  # points that end the match; 15 for a short one
    edition: EditionKey = NEWEST


Stage: TypeAlias = Literal[
    "start_card",
    "roll",
    "place",
    "gendarme",
    "reward",
    "prater",
    "double",
    "person",
    "symbol",
    "tiergarten",
    "over",
]
"""What the seat in turn is asked."""

NOT_ON_THE_STREET = -1


class Player(msgspec.Struct, frozen=True, gc=False):
    """One seat: what lies in front of it."""

    coins: int
    points: int
    dice: tuple[int, ...] = ()  # own dice not yet placed, smallest first
    white: int = 0  # what the white die shows, 0 without it
    rolled: bool = False  # in this round
    coach: int = NOT_ON_THE_STREET  # the furthest field reached in this round
    start_card: StartCardId | None = None
    persons: tuple[PersonId, ...] = ()
    compared: tuple[Symbol, ...] = ()  # symbols counted in this round


class Stand(msgspec.Struct, frozen=True, gc=False):
    """Dice lying on a field, as they were turned for it."""

    field: FieldId
    seat: Seat
    dice: tuple[int, ...]
    white: bool = False  # the white die is the last of them


class Holders(msgspec.Struct, frozen=True, gc=False):
    """Who has each special card; the attributes are the values of `Special`."""

    clock: Seat  # dealt at the set-up, so somebody always has it
    double: Seat | None = None
    joker: Seat | None = None
    influence: Seat | None = None
    die: Seat | None = None

    def of(self, special: Special) -> Seat | None:
        """Who has this one."""
        return getattr(self, special)

    def give(self, special: Special, seat: Seat) -> Holders:
        """The same, with one card in other hands."""
        return msgspec.structs.replace(self, **{special.value: seat})


class State(msgspec.Struct, frozen=True):
    """A match at one moment.

    Packs are the draw pile from top to bottom: nobody knows the order inside a pack, everybody
    knows the order of the packs and what is in each, for cards go under the pile face up.
    """

    options: Options
    stage: Stage
    seat: Seat  # who is asked
    round: int
    players: tuple[Player, ...]
    specials: Holders
    double_used: bool
    stands: tuple[Stand, ...]  # in the order they were placed
    gendarme: FieldId | None
    open: int  # bit i is set while street field i can take dice: a key for the table of moves
    evaluating: FieldId | None
    display: tuple[PersonId, ...]
    packs: tuple[tuple[PersonId, ...], ...]
    discard: tuple[PersonId, ...]


def specials_of(holders: Holders, seat: Seat) -> tuple[Special, ...]:
    """The special cards of a seat."""
    return tuple(special for special in Special if holders.of(special) == seat)


@cache
def clockwise_after(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """Everybody in turn, from the left of this seat round to the seat itself."""
    return tuple(Seat((seat + distance) % seats) for distance in range(1, seats + 1))


@cache
def neighbours(seat: Seat, seats: int) -> tuple[Seat, Seat]:
    """The seats to the left and to the right."""
    return Seat((seat + 1) % seats), Seat((seat - 1) % seats)
