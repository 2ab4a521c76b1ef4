"""How many tables a round has, and how many sit at each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Split(msgspec.Struct, frozen=True):
    """The sizes of all tables, largest first, and how many have to sit out."""

    sizes: tuple[int, ...]
    byes: int = 0


def split(entrants: int, allowed: Sequence[int]) -> Split:
    """Tables as even as can be, near the middle of what is allowed; nobody sits out if possible.

    `allowed` are the sizes a game can be played at, without gaps, smallest first.
    """
    fewest, most = allowed[0], allowed[-1]
    if entrants < fewest:
        return Split((), entrants)
    counts = range(-(-entrants // most), entrants // fewest + 1)
    if not counts:
        return Split((most,) * (entrants // most), entrants % most)
    middle = allowed[len(allowed) // 2]
    tables = min(counts, key=lambda count: (abs(entrants - count * middle), count))
    size, larger = divmod(entrants, tables)
    return Split((size + 1,) * larger + (size,) * (tables - larger))
