"""What a seat can do in Vienna.

Dice are named by what they show, as people name them: 3 is one of your own dice showing a 3, and
0 is the white die, whatever it shows. Two dice with the same face are one choice, not two.
"""

from __future__ import annotations

from typing import Annotated, Literal, NewType, TypeAlias

from msgspec import Meta
from msgspec.structs import force_setattr

from games.api import Move, Seat
from games.vienna.edition import FieldName, PersonName, StartCardName, Symbol

Die = NewType("Die", int)
WHITE = Die(0)

BRIBE = 1  # coins, for going back
CHANGE_COST = 1  # coins, for a reroll of any dice or one die turned by one

Face: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
DieName: TypeAlias = Annotated[Die, Meta(ge=0, le=6)]
Dice: TypeAlias = Annotated[tuple[DieName, ...], Meta(max_length=6)]


class ChooseStartCard(Move, frozen=True, tag="start_card"):
    """Take one of the start cards left."""

    card: StartCardName


class Roll(Move, frozen=True, tag="roll"):
    """Roll all dice: the first thing in each round."""


class Reroll(Move, frozen=True, tag="reroll"):
    """Pay a coin and roll some of the remaining dice again."""

    dice: Dice

    def __post_init__(self) -> None:
        # Dice named in another order are the same dice.
        force_setattr(self, "dice", tuple(sorted(self.dice)))


class Nudge(Move, frozen=True, tag="nudge"):
    """Pay a coin and turn one die up or down by one."""

    die: DieName
    by: Literal[-1, 1]


class Place(Move, frozen=True, tag="place"):
    """Put one or two dice on a field; `bribe` pays the coachman for going back."""

    field: FieldName
    dice: Dice
    bribe: bool = False

    def __post_init__(self) -> None:
        force_setattr(self, "dice", tuple(sorted(self.dice)))


class SetGendarme(Move, frozen=True, tag="gendarme"):
    """Krieau, first part: the gendarme closes a field."""

    field: FieldName


class Reward(Move, frozen=True, tag="reward"):
    """Krieau, second part: coin or point."""

    what: Literal["coin", "point"]


class SetDie(Move, frozen=True, tag="set"):
    """Prater: turn one remaining die to any face."""

    die: DieName
    to: Face


class DoubleMove(Move, frozen=True, tag="double"):
    """Use the double move card for another turn."""


class ChoosePerson(Move, frozen=True, tag="person"):
    """Take a character of the display."""

    person: PersonName


class ChooseSymbol(Move, frozen=True, tag="symbol"):
    """Gloriette: compare this symbol."""

    symbol: Symbol


class TakeCoins(Move, frozen=True, tag="take"):
    """Tiergarten: take so many coins from each of these seats."""

    seats: Annotated[tuple[Seat, ...], Meta(max_length=5)]
    coins: Annotated[int, Meta(ge=0, le=99)]

    def __post_init__(self) -> None:
        force_setattr(self, "seats", tuple(sorted(self.seats)))


class Pass(Move, frozen=True, tag="pass"):
    """Leave it: no die turned at the Prater, no double move now, no coins at the Tiergarten."""


ViennaMove: TypeAlias = (
    ChooseStartCard
    | Roll
    | Reroll
    | Nudge
    | Place
    | SetGendarme
    | Reward
    | SetDie
    | DoubleMove
    | ChoosePerson
    | ChooseSymbol
    | TakeCoins
    | Pass
)
