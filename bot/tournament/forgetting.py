"""People in an event: who is in it, and how somebody is taken out of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.match.model import UserId
from bot.tournament.ledger import Entry
from bot.tournament.model import Entrant, EventTable, Round, Tournament


def people_in(event: Tournament) -> set[UserId]:
    """Everybody whom the event names."""
    found = {
        *(entrant.user for entrant in event.entrants),
        *event.substitutes,
        *event.people,
        *(user for round in event.rounds for t in round.tables for _, user in t.players),
        event.opener,
    }
    return {user for user in found if user is not None}


def part_of(event: Tournament, ledger: Sequence[Entry], user: UserId) -> dict[str, object]:
    """What somebody is in an event that names them, for their own eyes."""
    entrant = event.entrant_of(user)
    number = event.people.index(user) if user in event.people else None
    ruled = number is not None and any(entry.by == number for entry in ledger)
    played = (t.players for round in event.rounds for t in round.tables)
    return {
        "event": event.id,
        "name": event.plan.name,
        "entrant": entrant and entrant.id,
        "sits_in": user in event.substitutes,
        "sat_in": any(player == user for players in played for _, player in players),
        "directed": ruled or user == event.opener,
    }


def without(event: Tournament, user: UserId) -> Tournament:
    """The event, in which nobody can find this person any more: a former player, who is out."""

    def entrant(one: Entrant) -> Entrant:
        return replace(one, user=None, is_out=True) if one.user == user else one

    def table(one: EventTable) -> EventTable:
        return replace(one, players=tuple(pair for pair in one.players if pair[1] != user))

    def round(one: Round) -> Round:
        return replace(one, tables=tuple(map(table, one.tables)))

    return replace(
        event,
        entrants=tuple(map(entrant, event.entrants)),
        rounds=tuple(map(round, event.rounds)),
        substitutes=tuple(one for one in event.substitutes if one != user),
        people=tuple(None if one == user else one for one in event.people),
        opener=None if event.opener == user else event.opener,
    )
