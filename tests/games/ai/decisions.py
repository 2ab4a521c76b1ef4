"""Decisions of random matches, for computer players to take."""

from __future__ import annotations

from games.api import Seat
from tests.games.matches import Table, match_at


def decisions(table: Table) -> list[tuple[object, Seat]]:
    """Every state of the match at this table in which a seat had a choice, and that seat."""
    return [
        (state, played.seat)
        for state, played in match_at(table).turns
        if len(table.game.legal_moves(state, played.seat)) > 1
    ]
