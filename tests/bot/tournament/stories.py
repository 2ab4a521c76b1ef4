"""Whole tournaments in which a lot happens, for those who check them afterwards."""

from __future__ import annotations

from fractions import Fraction

from bot.match.model import TournamentId, UserId
from bot.tournament.export import TournamentFile, make_tournament_file
from bot.tournament.table_points import EntrantId
from tests.bot.tournament.tournaments import (
    DIRECTOR,
    GAMES,
    HOUR,
    TournamentHall,
    memory_hall,
    person,
)


async def tournamentful(hall: TournamentHall) -> TournamentId:
    """Three rounds of duels of seven people, with rulings of every kind."""
    tournament = await hall.started(
        people=7, break_minutes=30, game="duel", options="{}", rounds=3, no_show="substitute"
    )
    await swapped(hall, tournament)
    await hall.passes(HOUR)
    await hall.desk.penalise(
        tournament, DIRECTOR, EntrantId(1), Fraction(1, 3), "Late", by=hall.by()
    )
    await hall.desk.restart(tournament, DIRECTOR, 1, "Wrong cards", by=hall.by())
    await hall.settle()
    await hall.decide(tournament, 2)
    await hall.play_round(tournament)
    await swapped(hall, tournament)
    await hall.service.leave(tournament, person(7), by=hall.by())  # which undoes the swap
    await hall.passes(HOUR)
    await hall.play_round(tournament)
    await hall.desk.keep_apart(tournament, DIRECTOR, EntrantId(1), EntrantId(2), "", by=hall.by())
    await swapped(hall, tournament)
    await hall.passes(HOUR)
    await hall.play_round(tournament)
    return tournament


async def swapped(hall: TournamentHall, tournament: TournamentId) -> None:
    """The first of the first two tables change places."""
    now = await hall.tournament(tournament)
    assert now.drafted is not None
    one, other = (table.entrants[0] for table in now.drafted.tables[:2])
    await hall.desk.swap(tournament, DIRECTOR, one, other, "They asked", by=hall.by())


async def file_of(hall: TournamentHall, tournament: TournamentId) -> TournamentFile:
    """The tournament as a file."""
    return await make_tournament_file(
        hall.store, hall.store.tournaments, GAMES, await hall.tournament(tournament)
    )


async def tournamentful_file() -> TournamentFile:
    """Such a tournament as a file."""
    hall = memory_hall()
    return await file_of(hall, await tournamentful(hall))


def anybody(number: int) -> UserId:
    """Somebody whose id is found nowhere by chance."""
    return UserId(810_000_000_000_000_000 + number)
