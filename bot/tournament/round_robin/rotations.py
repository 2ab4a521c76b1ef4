"""Rotations: all rounds of a round robin from one or a few, by turning circles of entrants.

Entrants stand on circles of one odd length, in order: with circles of 7 the first is 0 to 6, the
second 7 to 13. Whoever is left over stands in the middle. A step moves everybody on a circle on by
one place, and after all steps two entrants have met as often as the rounds at the start have pairs
that stand to each other as they do: on the same circles, equally far apart. So a start with equally
many pairs of each kind becomes a round robin.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Round: TypeAlias = tuple[tuple[int, ...], ...]
"""Tables, and who sits there."""


class Start(NamedTuple):
    """What is turned, and how long the circles are."""

    circle: int
    rounds: tuple[Round, ...]


def rotated_rounds(entrants: int, size: int) -> tuple[Round, ...] | None:
    """The rounds of a round robin at tables of this size, which the entrants fill, if known."""
    start = _circle_method(entrants) if size == 2 else _known_start(entrants, size)
    if start is None:
        return None
    return tuple(turned for one in start.rounds for turned in _turned(one, start.circle, entrants))


def _turned(start: Round, circle: int, entrants: int) -> tuple[Round, ...]:
    middle = entrants - entrants % circle  # from here on nobody moves

    def moved(who: int, steps: int) -> int:
        return who if who >= middle else who - who % circle + (who + steps) % circle

    turned = tuple(
        tuple(tuple(sorted(moved(who, steps) for who in table)) for table in start)
        for steps in range(circle)
    )
    if sum(len(table) for table in start) == entrants:
        return turned
    # Tables for some, whose copies seat everybody once: all steps together are a single round.
    return (tuple(table for tables in turned for table in tables),)


def _circle_method(entrants: int) -> Start:
    """One in the middle plays against the first; the others play across, at every distance once."""
    circle = entrants - 1
    across = tuple((place, circle - place) for place in range(1, entrants // 2))
    return Start(circle, (((0, circle), *across),))


def _known_start(entrants: int, size: int) -> Start | None:
    known = _KNOWN_STARTS.get((entrants, size))
    if known is None:
        return None
    circle, text = known
    return Start(
        circle,
        tuple(
            tuple(tuple(int(who) for who in table.split()) for table in tables.split(","))
            for tables in text.split(";")
        ),
    )


# By entrants and size: how long the circles are, and the rounds to turn. A semicolon ends a round,
# a comma a table; a round that names only some of the entrants is made whole by turning it. Nothing
# is behind these numbers but that they work: they were searched for, and tests count the meetings.
_KNOWN_STARTS: dict[tuple[int, int], tuple[int, str]] = {
    (6, 3): (5, "0 3 4, 1 2 5; 0 2 5, 1 3 4"),
    (12, 3): (11, "0 3 11, 1 5 10, 2 8 9, 4 6 7"),
    (15, 3): (7, "0 11 14, 1 3 13, 2 6 8, 4 5 12, 7 9 10"),
    (18, 3): (17, "0 3 13, 1 9 11, 2 4 17, 5 8 16, 6 7 12, 10 14 15"),
    (21, 3): (
        7,
        "0 9 14, 1 13 16, 2 12 19, 3 5 6, 4 11 15, 7 8 10, 17 18 20; 0 11 20; 0 13 19; 0 8 16",
    ),
    (24, 3): (23, "0 4 8, 1 15 17, 2 5 14, 3 6 21, 7 18 20, 9 22 23, 10 11 16, 12 13 19"),
    (30, 3): (
        29,
        "0 15 28, 1 18 27, 2 6 24, 3 8 29, 4 7 25, 5 14 21, 9 11 26, 10 12 20, 13 19 23, 16 17 22",
    ),
    (33, 3): (
        11,
        "0 14 28, 1 9 27, 2 4 8, 3 19 24, 5 6 16, 7 30 31, 10 11 12, 13 15 18, 17 21 25, "
        "20 22 29, 23 26 32; 0 20 31; 0 17 27; 0 19 25; 0 18 30; 0 15 22",
    ),
    (36, 3): (
        35,
        "0 2 14, 1 4 9, 3 18 20, 5 17 30, 6 7 21, 8 26 34, 10 13 32, 11 12 35, 15 24 31, "
        "16 23 27, 19 25 29, 22 28 33",
    ),
    (39, 3): (
        19,
        "0 8 37, 1 16 21, 2 18 35, 3 13 15, 4 9 10, 5 28 30, 6 22 36, 7 20 26, 11 32 33, "
        "12 19 27, 14 23 38, 17 25 29, 24 31 34",
    ),
    (8, 4): (7, "0 4 6 7, 1 2 3 5"),
    (12, 4): (11, "0 3 10 11, 1 2 5 7, 4 6 8 9"),
    (20, 4): (19, "0 1 4 19, 2 5 10 11, 3 9 16 18, 6 8 13 17, 7 12 14 15"),
    (24, 4): (23, "0 6 12 19, 1 2 4 23, 3 5 11 21, 7 8 16 20, 9 14 17 18, 10 13 15 22"),
    (28, 4): (9, "0 1 3 23, 2 14 16 19, 4 8 10 20, 5 9 12 13, 6 15 21 27, 7 17 25 26, 11 18 22 24"),
    (32, 4): (
        31,
        "0 5 15 29, 1 10 14 27, 2 3 22 30, 4 20 26 31, 6 7 9 19, 8 16 18 25, 11 12 17 23, "
        "13 21 24 28",
    ),
    (36, 4): (
        35,
        "0 5 16 28, 1 18 23 33, 2 6 25 31, 3 4 14 30, 7 21 29 35, 8 10 17 34, 9 12 13 27, "
        "11 24 26 32, 15 19 20 22",
    ),
    (40, 4): (
        13,
        "0 13 26 39, 1 2 16 25, 3 6 22 23, 4 11 31 36, 5 9 14 17, 7 12 28 30, 8 10 32 38, "
        "15 21 29 33, 18 20 27 37, 19 24 34 35",
    ),
    (10, 5): (9, "0 1 3 6 8, 2 4 5 7 9; 0 1 2 6 7, 3 4 5 8 9"),
    (15, 5): (
        3,
        "0 3 5 9 11, 1 2 7 8 10, 4 6 12 13 14; 0 6 8 11 14, 1 2 3 7 13, 4 5 9 10 12; "
        "0 2 3 5 13, 1 8 9 10 14, 4 6 7 11 12; 0 6 9 10 13, 1 2 4 5 14, 3 7 8 11 12; "
        "0 1 10 11 13, 2 5 6 9 14, 3 4 7 8 12; 0 9 12 13 14, 1 2 3 6 8, 4 5 7 10 11; "
        "0 4 8 10 12; 0 5 8 10 14; 0 4 7 11 14",
    ),
    (20, 5): (19, "0 4 12 13 19, 1 10 15 17 18, 2 5 6 9 11, 3 7 8 14 16"),
    (30, 5): (
        29,
        "0 4 6 23 24, 1 7 12 20 22, 2 11 14 26 27, 3 15 17 18 25, 5 9 10 13 16, 8 19 21 28 29",
    ),
    (35, 5): (
        17,
        "0 9 10 12 22, 1 11 14 25 31, 2 4 13 21 28, 3 7 8 23 26, 5 16 30 32 34, 6 17 18 27 29, "
        "15 19 20 24 33",
    ),
    (40, 5): (
        39,
        "0 4 7 9 22, 1 11 21 24 25, 2 8 30 32 33, 3 5 13 20 38, 6 14 18 37 39, 10 15 26 27 36, "
        "12 17 19 28 31, 16 23 29 34 35",
    ),
    (12, 6): (11, "0 2 3 5 6 7, 1 4 8 9 10 11"),
    (18, 6): (
        3,
        "0 1 4 14 16 17, 2 6 8 11 12 13, 3 5 7 9 10 15; 0 1 4 9 15 17, 2 6 8 13 14 16, "
        "3 5 7 10 11 12; 0 5 8 11 14 15, 1 2 3 4 6 7, 9 10 12 13 16 17; 0 2 3 9 10 14, "
        "1 6 7 11 15 16, 4 5 8 12 13 17; 0 1 7 9 11 13, 2 3 5 12 14 17, 4 6 8 10 15 16; "
        "0 5 8 9 12 16; 0 5 7 10 13 16",
    ),
    (24, 6): (23, "0 4 7 8 10 16, 1 6 12 13 22 23, 2 3 5 11 15 20, 9 14 17 18 19 21"),
    (30, 6): (
        29,
        "0 6 7 17 24 27, 1 2 5 16 22 26, 3 8 10 11 23 29, 4 13 15 19 20 21, 9 12 14 18 25 28",
    ),
    (36, 6): (
        35,
        "0 13 19 30 31 35, 1 7 9 12 16 17, 2 4 15 23 24 33, 3 8 10 20 22 28, 5 6 26 27 29 32, "
        "11 14 18 21 25 34",
    ),
}
