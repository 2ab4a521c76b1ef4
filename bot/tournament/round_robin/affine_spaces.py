"""Affine spaces: points with coordinates in a finite field, and the lines through them.

Any two points lie on one line, and the lines in one direction cover each point once. So with
entrants as points and lines as tables, the directions are the rounds of a round robin in which each
two meet once.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

Point: TypeAlias = tuple[int, ...]
"""The coordinates of a point, each a number of the field."""
Lines: TypeAlias = tuple[tuple[int, ...], ...]
"""Lines that cover all points, each as the numbers of its points."""

_PRIMES = (3, 5)
_FOUR = 4  # the numbers of this field are 0, 1, a and a + 1, where a * a = a + 1; 2 stands for a


def parallel_classes(points: int, length: int) -> tuple[Lines, ...] | None:
    """For each direction its lines, if so many points make a space with lines of this length."""
    coordinates = _exponent(points, length)
    if length not in (*_PRIMES, _FOUR) or not coordinates:
        return None
    space = tuple(product(range(length), repeat=coordinates))
    # every other direction is a multiple of one that begins with 1
    directions = (point for point in space if next(filter(None, point), 0) == 1)
    return tuple(_lines(direction, space, length) for direction in directions)


def _exponent(number: int, base: int) -> int | None:
    """Which power of the base the number is; None if it is none."""
    return next((power for power in range(number.bit_length()) if base**power == number), None)


def _lines(direction: Point, space: tuple[Point, ...], field: int) -> Lines:
    numbers = {point: number for number, point in enumerate(space)}
    lines = {
        tuple(sorted(numbers[point] for point in _line(start, direction, field))) for start in space
    }
    return tuple(sorted(lines))


def _line(start: Point, direction: Point, field: int) -> Iterator[Point]:
    for steps in range(field):
        yield tuple(
            _sum(here, _product(steps, onward, field), field)
            for here, onward in zip(start, direction, strict=True)
        )


def _sum(one: int, other: int, field: int) -> int:
    return one ^ other if field == _FOUR else (one + other) % field


def _product(one: int, other: int, field: int) -> int:
    if field != _FOUR:
        return one * other % field
    if 0 in (one, other):
        return 0
    # 1, 2 and 3 stand for 1, a and a * a, and a * a * a = 1: exponents add up modulo 3
    return (one - 1 + other - 1) % 3 + 1
