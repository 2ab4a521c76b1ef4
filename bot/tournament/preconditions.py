"""Checks that requests about a tournament share: each passes in silence, or refuses."""

from __future__ import annotations

from bot.tournament.errors import (
    NoSuchTable,
    NotStarted,
    TableOver,
    TournamentOver,
)
from bot.tournament.model import ENDED, Tournament, TournamentTable


def expect_on(tournament: Tournament) -> None:
    """Refuse a tournament that has ended."""
    if tournament.phase in ENDED:
        raise TournamentOver


def expect_running(tournament: Tournament) -> None:
    """Refuse a tournament that has not begun or has ended."""
    expect_on(tournament)
    if tournament.phase != "running":
        raise NotStarted


def table_shown(tournament: Tournament, shown: int) -> TournamentTable:
    """The table that people call by this number: they are counted from 1 in every round."""
    now = tournament.round
    count = len(now.tables) if now else 0
    if now is None or not 1 <= shown <= count:
        raise NoSuchTable(shown, count)
    return now.tables[shown - 1]


def expect_played(tournament: Tournament, shown: int) -> TournamentTable:
    """The table of this number, which must be in play."""
    expect_running(tournament)
    if tournament.playing is None:
        raise NotStarted
    table = table_shown(tournament, shown)
    if table.result is not None:
        raise TableOver
    return table
