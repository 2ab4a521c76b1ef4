"""When the round will end if everybody goes on as they have."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import mean, median

from bot.match.model import LogRow, Time


def round_ends_at(rows: Sequence[LogRow], openings: Sequence[int], now: Time) -> Time | None:
    """The moment, from how long turns took and how many a round had; None while that is unknown.

    The rows are the latest moves that stand, `openings` the places among them of the first move
    of each round, where it is known.
    """
    turns = _turns(rows)
    per_round = [
        sum(start <= place < end for place, _ in turns) for start, end in pairwise(openings)
    ]
    lengths = [later - earlier for (_, earlier), (_, later) in pairwise(turns)]
    if not per_round or not lengths:
        return None
    this_round = sum(place >= openings[-1] for place, _ in turns)
    to_come = max(round(median(per_round)) - this_round, 1)
    return now + to_come * max(mean(lengths), 0.0)


def _turns(rows: Sequence[LogRow]) -> list[tuple[int, Time]]:
    """Each turn, moves of one seat in a row: the place of its last move, and when that was made."""
    turns: list[tuple[int, Time]] = []
    for place, row in enumerate(rows):
        if turns and rows[place - 1].seat == row.seat:
            turns.pop()
        turns.append((place, row.at))
    return turns
