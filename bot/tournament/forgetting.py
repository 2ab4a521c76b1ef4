"""People in an event: who is in it, and how somebody is taken out of it."""

from __future__ import annotations

from msgspec.structs import replace

from bot.match.model import UserId
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
