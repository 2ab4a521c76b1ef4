"""Knock-out: the winners of tables go on, and as many of the best others as tables need."""

from __future__ import annotations

from bot.tournament.model import Round, Tournament
from bot.tournament.results import standings_of
from bot.tournament.table_points import EntrantId


def in_it(tournament: Tournament, allowed: range) -> tuple[EntrantId, ...]:
    """Those who play the next round, the best first; the lot decides between equals."""
    last = _last_round(tournament)
    active = {entrant.id for entrant in tournament.active}
    if last is None:
        return tuple(entrant.id for entrant in tournament.active)
    there = {id for table in last.tables for id in table.entrants} | set(last.byes)
    ordered = [line.entrant for line in standings_of(tournament) if line.entrant in there & active]
    return tuple(ordered[: next_field(last, allowed)])


def is_decided(tournament: Tournament) -> bool:
    """Whether the final has been played."""
    last = _last_round(tournament)
    return last is not None and last.is_over and len(last.tables) == 1 and not last.byes


def next_field(last: Round, allowed: range) -> int:
    """How many go on after a round: every winner, and enough others for full tables.

    Tables are full at the middle of what the game allows; a final may also be as large as it
    allows, so that no winner is left out.
    """
    middle = allowed[len(allowed) // 2]
    winners = len(last.byes)
    for table in last.tables:
        winners += 1 if table.result is None else table.result.places.count(1)
    full = -(-winners // middle) * middle
    wanted = max(winners, middle) if winners <= allowed[-1] else full
    # It must become fewer each time, or the tournament would never end.
    players = sum(len(table.entrants) for table in last.tables) + len(last.byes)
    return max(min(wanted, players - 1), allowed[0])


def _last_round(tournament: Tournament) -> Round | None:
    begun = [round for round in tournament.rounds if round.started_at is not None]
    return begun[-1] if begun else None
