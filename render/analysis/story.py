"""What is told of a finished match, whichever game it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Point(NamedTuple):
    """A choice that gave much away."""

    at: int  # moves made before it
    seat: int
    lost: float  # of the chance of winning, from 0 to 1


class Story(NamedTuple):
    """What an analysis tells, ready to be drawn."""

    title: str  # the game's name
    course: Sequence[tuple[int, Sequence[float]]]  # moves made, everybody's chance then; the result
    chapters: Sequence[int]  # where rounds began, in moves made
    points: Sequence[Point]  # at most three, the costliest first
    luck: Sequence[float]  # by seat, in chances of winning
    lost: Sequence[float]  # by seat, never below 0
