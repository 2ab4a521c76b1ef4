"""A round to be seated, and what comes of it. Light: processes that seat load nothing else."""

from __future__ import annotations

import msgspec

from bot.tournament.seating.past_meetings import History, Wishes
from bot.tournament.table_points import EntrantId


class Group(msgspec.Struct, frozen=True):
    """People who are seated among themselves."""

    division: int
    entrants: tuple[EntrantId, ...]
    sizes: tuple[int, ...]


class Order(msgspec.Struct, frozen=True):
    """A round to be seated: all that its seating depends on."""

    round: int
    groups: tuple[Group, ...]
    byes: tuple[EntrantId, ...]
    history: History
    wishes: Wishes
    seed: bytes


class Seated(msgspec.Struct, frozen=True):
    """A table of a round that has been seated."""

    division: int
    entrants: tuple[EntrantId, ...]
