"""A league: divisions that play among themselves, and who moves between them by season."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from msgspec.structs import replace

from bot.match.model import UserId
from bot.tournament.model import Entrant, Tournament
from bot.tournament.results import division_standings
from bot.tournament.table_points import EntrantId


def division_sizes(entrants: int, wanted: int, fewest: int) -> tuple[int, ...]:
    """How many play in each division: as even as can be, near what is wanted, larger ones first."""
    count = max(1, min(round(entrants / wanted), entrants // fewest))
    size, larger = divmod(entrants, count)
    return (size + 1,) * larger + (size,) * (count - larger)


def next_order(season: Tournament) -> tuple[UserId, ...]:
    """Last season's people in the order in which they begin the next one.

    The last of a division change places with the first of the one below it.
    """
    divisions = [
        [line.entrant for line in lines if _user(season, line.entrant) is not None]
        for lines in division_standings(season)
    ]
    movers = season.plan.movers
    for above, below in pairwise(divisions):
        count = min(movers, len(above) // 2, len(below) // 2)
        if count:
            above[-count:], below[:count] = below[:count], above[-count:]
    users = [_user(season, id) for division in divisions for id in division]
    return tuple(user for user in users if user is not None)


def placed_in_divisions(
    entrants: Sequence[Entrant],
    before: Sequence[UserId],
    ratings: Mapping[UserId, float],
    *,
    wanted: int,
    fewest: int,
) -> tuple[Entrant, ...]:
    """Everybody with their division: as last season left them, then the others by rating."""
    places = {user: place for place, user in enumerate(before)}

    def key(entrant: Entrant) -> tuple[int, float, int]:
        user = entrant.user
        known = len(places) if user is None else places.get(user, len(places))
        rating = ratings.get(user, float("-inf")) if user is not None else float("-inf")
        return known, -rating, entrant.id

    playing = sorted((entrant for entrant in entrants if not entrant.is_out), key=key)
    divisions: dict[EntrantId, int] = {}
    start = 0
    for number, size in enumerate(division_sizes(len(playing), wanted, fewest)):
        for entrant in playing[start : start + size]:
            divisions[entrant.id] = number
        start += size
    return tuple(replace(e, division=divisions.get(e.id, 0)) for e in entrants)


def _user(season: Tournament, id: EntrantId) -> UserId | None:
    return season.entrant(id).user
