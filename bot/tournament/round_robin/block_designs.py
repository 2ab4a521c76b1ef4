"""Round robins at tables: rounds in which everybody meets everybody equally often.

Mathematicians call them resolvable block designs. Few numbers of entrants allow one in which each
two meet once; where there is none, each two meet as often as it takes, which may take many rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

import msgspec

from bot.tournament.round_robin.affine_spaces import parallel_classes
from bot.tournament.round_robin.rotations import rotated_rounds

Rounds: TypeAlias = tuple[tuple[tuple[int, ...], ...], ...]
"""Rounds, their tables, and who sits there, the smallest number first: seats are not dealt yet."""

MOST_ENTRANTS = 128  # beyond that nobody could play so many rounds


class Design(msgspec.Struct, frozen=True):
    """Rounds in which everybody meets everybody equally often; entrants are 0, 1, 2, ..."""

    rounds: Rounds
    meetings: int  # how often each two meet in all


@cache
def design_for(entrants: int, size: int) -> Design | None:
    """A design with tables of exactly this size, nobody ever sitting out; None if none is known."""
    if size < 2 or not size <= entrants <= MOST_ENTRANTS or entrants % size:
        return None
    rounds = _rounds(entrants, size)
    if rounds is None:
        return None
    return Design(rounds, meetings=len(rounds) * (size - 1) // (entrants - 1))


def best_design(entrants: int, sizes: Sequence[int]) -> Design | None:
    """The design with fewest rounds at tables of one of these sizes; None if none is known.

    Of several the one whose tables are nearest the middle of the sizes, then the larger ones.
    """
    if not sizes:
        return None
    ends = min(sizes) + max(sizes)
    by_preference = sorted(sizes, key=lambda size: (abs(2 * size - ends), -size))
    designs = [design for size in by_preference if (design := design_for(entrants, size))]
    return min(designs, key=lambda design: len(design.rounds), default=None)


def _rounds(entrants: int, size: int) -> Rounds | None:
    if entrants == size:
        return ((tuple(range(entrants)),),)
    return parallel_classes(entrants, size) or rotated_rounds(entrants, size)
