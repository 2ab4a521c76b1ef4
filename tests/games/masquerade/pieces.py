"""States, moves, events and views of Masquerade."""

from __future__ import annotations

from typing import Annotated, Literal, NewType, TypeAlias

import msgspec
from msgspec import Meta

from games.api import Move, Outcome, Private, Public, Seat

Card = NewType("Card", int)
AnyCard: TypeAlias = Annotated[Card, Meta(ge=1, le=20)]
DECK = tuple(Card(value) for value in range(1, 21))


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Literal[4, 3] = 4


class Wear(Move, frozen=True, tag="wear"):
    card: AnyCard


class Ask(Move, frozen=True, tag="ask"):
    seat: Annotated[Seat, Meta(ge=0, le=9)]


class Give(Move, frozen=True, tag="give"):
    card: AnyCard


MasqueradeMove: TypeAlias = Wear | Ask | Give


class RoundBegan(Public, frozen=True, tag="round_began"):
    opens_chapter = True
    round: int


class Drew(Private, frozen=True, tag="drew"):
    seat: Seat
    cards: tuple[Card, ...]


class Chose(Public, frozen=True, tag="chose"):
    seat: Seat


class Unmasked(Public, frozen=True, tag="unmasked"):
    worn: tuple[Card, ...]
    winner: Seat


class Asked(Public, frozen=True, tag="asked"):
    seat: Seat
    victim: Seat


class Gave(Public, frozen=True, tag="gave"):
    seat: Seat
    taker: Seat


class GaveCard(Private, frozen=True, tag="gave_card"):
    seat: Seat
    taker: Seat
    card: Card


class Ended(Public, frozen=True, tag="ended"):
    winners: tuple[Seat, ...]


MasqueradeEvent: TypeAlias = RoundBegan | Drew | Chose | Unmasked | Asked | Gave | GaveCard | Ended


class Trophy(msgspec.Struct, frozen=True):
    owner: Seat
    giver: Seat
    card: Card | None  # None in the view of somebody who has not seen it


class State(msgspec.Struct, frozen=True):
    hands: tuple[tuple[Card, ...], ...]
    worn: tuple[Card | None, ...]
    pile: tuple[Card, ...]
    discard: tuple[Card, ...]
    trophies: tuple[Trophy, ...]
    stage: Literal["wear", "ask", "give", "over"]
    winner: Seat  # of the round, while it asks and is given
    victim: Seat
    round: int


class View(msgspec.Struct, frozen=True):
    viewer: Seat | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    has_chosen: tuple[bool, ...]
    worn: Card | None
    pile: int
    discard: tuple[Card, ...]
    trophies: tuple[Trophy, ...]
    stage: Literal["wear", "ask", "give", "over"]
    winner: Seat
    victim: Seat
    round: int
    outcome: Outcome | None
