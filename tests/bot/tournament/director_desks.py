"""Directors at work: every ruling there is, and short ways to look at what came of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from fractions import Fraction
from typing import TypeAlias

from bot.match.model import ChannelId, InteractionId, Match, TournamentId, UserId
from bot.tournament.ledger import Entry
from bot.tournament.model import Round, Tournament, TournamentTable
from bot.tournament.table_points import EntrantId
from tests.bot.tournament.tournaments import (
    DIRECTOR,
    HOUR,
    TournamentHall,
    person,
)

ONE, TWO = EntrantId(1), EntrantId(2)
SUBSTITUTE = person(50)


async def last(hall: TournamentHall, tournament: TournamentId) -> Entry:
    """What was ruled last."""
    return (await hall.ledger(tournament))[-1]


async def ruled_by(hall: TournamentHall, tournament: TournamentId, entry: Entry) -> UserId | None:
    """Who ruled it."""
    return None if entry.by is None else (await hall.tournament(tournament)).people[entry.by]


def playing(tournament: Tournament) -> Round:
    assert tournament.playing is not None
    return tournament.playing


def drafted(tournament: Tournament) -> Round:
    assert tournament.drafted is not None
    return tournament.drafted


def place_of(tournament: Tournament, id: EntrantId) -> tuple[int, TournamentTable, int]:
    """The number people call the table of an entrant by, the table, and the seat."""
    assert tournament.round is not None
    for shown, table in enumerate(tournament.round.tables, start=1):
        if id in table.entrants:
            return shown, table, table.entrants.index(id)
    raise AssertionError(f"entrant {id} sits nowhere")


async def match_of(
    hall: TournamentHall, tournament: TournamentId, id: EntrantId
) -> tuple[Match, int]:
    """The match of an entrant, and the seat."""
    shown, _, seat = place_of(await hall.tournament(tournament), id)
    return await hall.match_at(tournament, shown), seat


async def paused(hall: TournamentHall, tournament: TournamentId) -> None:
    await hall.desk.pause(tournament, DIRECTOR, "", by=hall.by())
    await hall.settle()


async def resumed(hall: TournamentHall, tournament: TournamentId) -> None:
    await hall.desk.resume(tournament, DIRECTOR, "", by=hall.by())
    await hall.settle()


async def substituted(
    hall: TournamentHall, tournament: TournamentId, id: EntrantId = TWO, *, for_good: bool = False
) -> None:
    await hall.desk.substitute(
        tournament, DIRECTOR, id, SUBSTITUTE, "", for_good=for_good, by=hall.by()
    )
    await hall.settle()


async def seated_round(hall: TournamentHall) -> tuple[TournamentId, EntrantId, EntrantId]:
    """A tournament before its second round, and two who sit at different tables."""
    tournament = await hall.started(people=6, break_minutes=30)
    await hall.passes(HOUR)
    after = await hall.decide_round(tournament)
    one, other = (table.entrants[0] for table in drafted(after).tables)
    return tournament, one, other


# Every ruling ---------------------------------------------------------------------------------

Ruled: TypeAlias = Callable[[TournamentHall, TournamentId, InteractionId], Awaitable[Tournament]]

RULINGS: dict[str, Ruled] = {
    "pause": lambda h, e, by: h.desk.pause(e, DIRECTOR, "Why", by=by),
    "extend": lambda h, e, by: h.desk.extend(e, DIRECTOR, 3, "Why", by=by),
    "adjudicate": lambda h, e, by: h.desk.adjudicate(e, DIRECTOR, 1, None, "Why", by=by),
    "substitute": lambda h, e, by: h.desk.substitute(
        e, DIRECTOR, ONE, SUBSTITUTE, "Why", for_good=False, by=by
    ),
    "restart": lambda h, e, by: h.desk.restart(e, DIRECTOR, 1, "Why", by=by),
    "undo": lambda h, e, by: h.desk.allow_undo(e, DIRECTOR, 1, True, "Why", by=by),
    "penalise": lambda h, e, by: h.desk.penalise(e, DIRECTOR, ONE, Fraction(1), "Why", by=by),
    "apart": lambda h, e, by: h.desk.keep_apart(e, DIRECTOR, ONE, TWO, "Why", by=by),
    "admit": lambda h, e, by: h.desk.admit(e, DIRECTOR, person(30), "Why", by=by),
    "drop": lambda h, e, by: h.desk.drop(e, DIRECTOR, ONE, "Why", by=by),
    "move": lambda h, e, by: h.desk.move(e, DIRECTOR, ChannelId(9), by=by),
    "cancel": lambda h, e, by: h.desk.end(e, DIRECTOR, "Why", by=by),
}
OTHERS: dict[str, Ruled] = {
    "resume": lambda h, e, by: h.desk.resume(e, DIRECTOR, "Why", by=by),
    "reseat": lambda h, e, by: h.desk.swap(e, DIRECTOR, ONE, TWO, "Why", by=by),
}
