"""The board and the cards: what an edition file says, checked, as frozen values."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, NewType, TypeAlias

import msgspec
from msgspec import Meta

EditionKey: TypeAlias = Literal["house2", "house"]
"""The files in `data/`. Add the name of a new one here."""
NEWEST: EditionKey = "house2"  # what matches are begun with

FieldId = NewType("FieldId", str)
PersonId = NewType("PersonId", str)
StartCardId = NewType("StartCardId", str)

# What may come from outside as such an id: no markup, no mention, nothing long.
_ID = Meta(pattern=r"^[a-z0-9]{1,24}\Z")
FieldName: TypeAlias = Annotated[FieldId, _ID]
PersonName: TypeAlias = Annotated[PersonId, _ID]
StartCardName: TypeAlias = Annotated[StartCardId, _ID]

STREET_LENGTH = 24  # with Geheimbund 25: as many as one menu holds, and more than there are dice


class Symbol(StrEnum):
    """What cards show and neighbours are compared by."""

    CITIZEN = "citizen"
    CHURCH = "church"
    CROWN = "crown"


class Special(StrEnum):
    """The five special cards, of which there is one each."""

    CLOCK = "clock"  # start player
    DOUBLE = "double"  # double move
    JOKER = "joker"  # dice joker
    INFLUENCE = "influence"  # more influence
    DIE = "die"  # additional die


class Symbols(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each symbol; the attributes are the values of `Symbol`."""

    citizen: int = 0
    church: int = 0
    crown: int = 0

    def of(self, symbol: Symbol) -> int:
        """How many of this one."""
        return getattr(self, symbol)

    def __add__(self, other: Symbols) -> Symbols:
        return Symbols(
            self.citizen + other.citizen, self.church + other.church, self.crown + other.crown
        )


class _Effect(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What a field does for whoever stands there."""


class Krieau(_Effect, frozen=True, tag="krieau"):
    """At once: set the gendarme, then take the coins or the points."""

    coins: int
    points: int


class Prater(_Effect, frozen=True, tag="prater"):
    """At once: coins, and one remaining die may be turned to any face."""

    coins: int


class Gain(_Effect, frozen=True, tag="gain"):
    """Pay the cost, or the field lapses; then coins and points."""

    cost: int = 0
    coins: int = 0
    points: int = 0


class TakeSpecial(_Effect, frozen=True, tag="special"):
    """The special card changes hands, perhaps with coins on top."""

    card: Special
    coins: int = 0


class TakePerson(_Effect, frozen=True, tag="person"):
    """Pay the cost, or the field lapses; then a character of the display."""

    cost: int


class Compare(_Effect, frozen=True, tag="compare"):
    """Count a symbol against both neighbours: so much for each beaten, `tie` points for a draw."""

    symbol: Symbol
    points: int
    coins: int
    tie: int


class Gloriette(_Effect, frozen=True, tag="gloriette"):
    """Pay the cost, or the field lapses; then compare a symbol of one's own choice."""

    cost: int
    points: int
    coins: int
    tie: int


class Tiergarten(_Effect, frozen=True, tag="tiergarten"):
    """Take up to `most` coins from one player, or `each` from two."""

    most: int
    each: int


class Heuriger(_Effect, frozen=True, tag="heuriger"):
    """Points for every special card held."""

    points: int


Effect: TypeAlias = (
    Krieau | Prater | Gain | TakeSpecial | TakePerson | Compare | Gloriette | Tiergarten | Heuriger
)
Numbers: TypeAlias = Annotated[
    tuple[Annotated[int, Meta(ge=1, le=12)], ...], Meta(min_length=1, max_length=2)
]
Sources: TypeAlias = dict[str, str]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Sources  # for each value: "rulebook: where" or "house"


class Field(_Entry, frozen=True):
    """One place on the street."""

    id: FieldName
    name: str
    accepts: Numbers | Literal["pair"]
    effect: Effect


class Lodge(_Entry, frozen=True):
    """Geheimbund, off the street: coins for every die, at once."""

    id: FieldName
    name: str
    coins: int


class Influence(_Entry, frozen=True):
    """What the special card "more influence" shows."""

    symbols: Symbols


class Seating(_Entry, frozen=True):
    """What everybody starts with at a table of this size."""

    seats: int
    dice: int
    points: int


class StartCard(_Entry, frozen=True):
    """Coins once, symbols for the whole match."""

    id: StartCardName
    coins: int
    symbols: Symbols


class Person(_Entry, frozen=True):
    """A character, of whom there are some copies in the pile."""

    id: PersonName
    name: str
    symbols: Symbols
    copies: int


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a printed copy of the game would show."""

    name: str
    seatings: tuple[Seating, ...] = msgspec.field(name="seating")
    geheimbund: Lodge
    influence: Influence
    street: tuple[Field, ...] = msgspec.field(name="field")
    start_cards: tuple[StartCard, ...] = msgspec.field(name="start_card")
    persons: tuple[Person, ...] = msgspec.field(name="person")


class BadEdition(ValueError):
    """An edition file that the rules cannot be played with."""


def read_edition(text: str) -> Edition:
    """The edition in this TOML text, or `BadEdition` with what is wrong in it."""
    try:
        edition = msgspec.toml.decode(text, type=Edition)
    except msgspec.DecodeError as error:
        raise BadEdition(str(error)) from error
    for problem in _problems(edition):
        raise BadEdition(problem)
    return edition


@cache
def edition_of(key: EditionKey) -> Edition:
    """The edition of this name, read once."""
    return read_edition(
        files("games.vienna").joinpath("data", f"{key}.toml").read_text(encoding="utf-8")
    )


def _problems(edition: Edition) -> list[str]:
    fields = [*(field.id for field in edition.street), edition.geheimbund.id]
    cards = [field.effect.card for field in edition.street if isinstance(field.effect, TakeSpecial)]
    most_seats = max((seating.seats for seating in edition.seatings), default=0)
    checks = {
        f"the street has {len(edition.street)} fields, not {STREET_LENGTH}": len(edition.street)
        == STREET_LENGTH,
        "two fields have the same id": len(set(fields)) == len(fields),
        "each special card lies on one field of its own": sorted(cards) == sorted(Special),
        "tables of 3, 4 and 5 need a seating each": [s.seats for s in edition.seatings]
        == [3, 4, 5],
        # The last to choose a start card still has a choice.
        "there are too few start cards": len(edition.start_cards) > most_seats,
        "two start cards have the same id": _all_differ([c.id for c in edition.start_cards]),
        "two persons have the same id": _all_differ([p.id for p in edition.persons]),
    }
    return [problem for problem, is_fine in checks.items() if not is_fine]


def _all_differ(ids: list[StartCardId] | list[PersonId]) -> bool:
    return len(set(ids)) == len(ids)
