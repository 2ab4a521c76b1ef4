"""What pictures of a tournament show: words and numbers, already in the language of the picture.

Names stand here as people call themselves; whoever draws makes them fit.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Mark: TypeAlias = Literal["", "up", "down", "same", "new", "out"]
"""How a place changed since the last round."""


class StandingsLine(msgspec.Struct, frozen=True):
    """Somebody's place, and the figures that gave it."""

    place: int
    name: str
    score: str
    figures: tuple[str, ...] = ()
    mark: Mark = ""
    is_computer: bool = False
    is_out: bool = False  # no longer playing: the name is struck through


class StandingsSheet(msgspec.Struct, frozen=True):
    """Who stands where."""

    title: str
    subtitle: str
    headings: tuple[str, ...]  # place, name, score, then one for each figure
    lines: tuple[StandingsLine, ...]
    more: str = ""  # "and 12 more"
    lines_between: tuple[int, ...] = ()  # a band after so many lines: promotion, relegation, a cut


class CrossLine(msgspec.Struct, frozen=True):
    """What somebody got against each, in the order of the lines; against oneself nothing."""

    name: str
    cells: tuple[str, ...]
    total: str


class CrossSheet(msgspec.Struct, frozen=True):
    """Everybody against everybody."""

    title: str
    subtitle: str
    lines: tuple[CrossLine, ...]
    more: str = ""


class SeatedPerson(msgspec.Struct, frozen=True):
    """Somebody at a table, and what is to be said of it: "1st seat"."""

    name: str
    note: str = ""


class SeatedTable(msgspec.Struct, frozen=True):
    """A table, and how far it is, in a word; `winner` counts its people from nought."""

    title: str
    people: tuple[SeatedPerson, ...]
    state: str = ""
    winner: int | None = None


class SeatingSheet(msgspec.Struct, frozen=True):
    """Who plays whom in a round."""

    title: str
    subtitle: str
    tables: tuple[SeatedTable, ...]
    byes: str = ""
    more: str = ""


class Course(msgspec.Struct, frozen=True):
    """Somebody's place after each round; None where they had none."""

    name: str
    places: tuple[int | None, ...]


class ProgressSheet(msgspec.Struct, frozen=True):
    """How places changed from round to round; whoever is best at the end comes first."""

    title: str
    subtitle: str
    rounds: tuple[str, ...]
    courses: tuple[Course, ...]


class PodiumStep(msgspec.Struct, frozen=True):
    """A place among the first three; several names share it."""

    place: int
    names: tuple[str, ...]
    score: str


class PodiumSheet(msgspec.Struct, frozen=True):
    """Who won a tournament.

    `others` are whole lines, "4. Anna  3.5": what follows the last two spaces stands at the right.
    """

    title: str
    subtitle: str
    steps: tuple[PodiumStep, ...]
    others: tuple[str, ...] = ()


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating, and between which it lies in all likelihood; `at` is in seconds since 1970."""

    at: float
    rating: float
    low: float
    high: float


class RatingSheet(msgspec.Struct, frozen=True):
    """How somebody's rating changed; `first` and `last` are the days at both ends, as words."""

    title: str
    subtitle: str
    points: tuple[RatingPoint, ...]
    y_label: str = ""
    first: str = ""
    last: str = ""
    empty: str = ""  # said where there are no points
