"""People in a tournament: who is in it, and how somebody is taken out of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.match.model import UserId
from bot.tournament.ledger import Entry
from bot.tournament.model import Entrant, Round, Tournament, TournamentTable


def people_in(tournament: Tournament) -> set[UserId]:
    """Everybody whom the tournament names."""
    found = {
        *(entrant.user for entrant in tournament.entrants),
        *tournament.substitutes,
        *tournament.people,
        *(user for round in tournament.rounds for t in round.tables for _, user in t.players),
        tournament.opener,
    }
    return {user for user in found if user is not None}


def part_of(tournament: Tournament, ledger: Sequence[Entry], user: UserId) -> dict[str, object]:
    """What somebody is in a tournament that names them, for their own eyes."""
    entrant = tournament.entrant_of(user)
    number = tournament.people.index(user) if user in tournament.people else None
    ruled = number is not None and any(entry.by == number for entry in ledger)
    played = (t.players for round in tournament.rounds for t in round.tables)
    return {
        "event": tournament.id,
        "name": tournament.plan.name,
        "entrant": entrant and entrant.id,
        "sits_in": user in tournament.substitutes,
        "sat_in": any(player == user for players in played for _, player in players),
        "directed": ruled or user == tournament.opener,
    }


def without(tournament: Tournament, user: UserId) -> Tournament:
    """The tournament without this person: a former player, whom nobody can find any more."""

    def entrant(one: Entrant) -> Entrant:
        return replace(one, user=None, is_out=True) if one.user == user else one

    def table(one: TournamentTable) -> TournamentTable:
        return replace(one, players=tuple(pair for pair in one.players if pair[1] != user))

    def round(one: Round) -> Round:
        return replace(one, tables=tuple(map(table, one.tables)))

    return replace(
        tournament,
        entrants=tuple(map(entrant, tournament.entrants)),
        rounds=tuple(map(round, tournament.rounds)),
        substitutes=tuple(one for one in tournament.substitutes if one != user),
        people=tuple(None if one == user else one for one in tournament.people),
        opener=None if tournament.opener == user else tournament.opener,
    )
