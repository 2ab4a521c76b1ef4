"""Tournaments without a service: rounds that are ordered, seated anyhow and decided by lot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from bot.match.model import ChannelId, GuildId, TournamentId, UserId
from bot.tournament import round_course
from bot.tournament.model import Entrant, Format, Plan, Round, Tournament
from bot.tournament.round_groups import next_order
from bot.tournament.seating.round_orders import Order, Seated
from bot.tournament.table_points import EntrantId

VIENNA_SEATS = range(3, 6)
DUEL_SEATS = range(2, 3)


def running_tournament(entrants: int, format: Format, *, rounds: int | None = None) -> Tournament:
    """A tournament that has just started."""
    people = tuple(
        Entrant(EntrantId(number), f"salt {number}", user=UserId(1_000 + number))
        for number in range(1, entrants + 1)
    )
    return Tournament(
        id=TournamentId(1),
        guild=GuildId(1),
        channel=ChannelId(1),
        plan=Plan("Cup", format, "vienna", rounds=rounds),
        seed="ab" * 32,
        opened_at=0.0,
        phase="running",
        entrants=people,
        salts=tuple(entrant.salt for entrant in people),
    )


def seated_anyhow(order: Order) -> list[Seated]:
    """Tables of the right sizes, as they come."""
    found: list[Seated] = []
    for group in order.groups:
        rest = iter(group.entrants)
        found += [
            Seated(group.division, tuple(next(rest) for _ in range(size))) for size in group.sizes
        ]
    return found


def begun(tournament: Tournament, allowed: range) -> Tournament | None:
    """The tournament with its next round begun; None if there is none."""
    order = next_order(tournament, allowed)
    if order is None:
        return None
    tournament = round_course.draft(tournament, order, seated_anyhow(order), at=0.0).tournament
    return round_course.begin_round(tournament, at=1.0).tournament


def decided(tournament: Tournament, rankings: Sequence[Sequence[int]]) -> Tournament:
    """The tournament, whose round ended with these places, table by table and seat by seat."""
    assert tournament.round is not None
    for table, places in zip(tournament.round.tables, rankings, strict=True):
        points = [10 - place for place in places]
        tournament = round_course.note_result(tournament, table, places, points, at=2.0).tournament
    return tournament


def decided_by_lot(tournament: Tournament, luck: Random, *, ties: bool = False) -> Tournament:
    """The tournament, whose round ended somehow; with ties, sometimes two share the first place."""
    assert tournament.round is not None
    rankings: list[list[int]] = []
    for table in tournament.round.tables:
        places = luck.sample(range(1, len(table.entrants) + 1), len(table.entrants))
        if ties and luck.random() < 0.3:
            places = [1 if place == 2 else place for place in places]
        rankings.append(places)
    return decided(tournament, rankings)


def played_out(
    tournament: Tournament, allowed: range, luck: Random, *, ties: bool = False
) -> Tournament:
    """The tournament after all its rounds."""
    while (now := begun(tournament, allowed)) is not None:
        tournament = decided_by_lot(now, luck, ties=ties)
        assert len(tournament.rounds) < 50, "it would never end"
    return tournament


def in_round(round: Round) -> set[EntrantId]:
    """Those who are in it, and those who sit out."""
    return {id for table in round.tables for id in table.entrants} | set(round.byes)


def winners(round: Round) -> set[EntrantId]:
    """Those who came in first, and those who sat out."""
    results = [table.result for table in round.tables]
    first = (id for one in results if one is not None for id in one.entrants if one.place(id) == 1)
    return {*first, *round.byes}


def pairs_of(rounds: Sequence[Round]) -> Iterator[frozenset[EntrantId]]:
    """Everybody who met, as often as they did."""
    for round in rounds:
        for table in round.tables:
            for place, one in enumerate(table.entrants):
                for other in table.entrants[:place]:
                    yield frozenset((one, other))


def without(tournament: Tournament, *ids: int) -> Tournament:
    """The tournament after these have dropped out."""
    entrants = tuple(replace(e, is_out=e.is_out or e.id in ids) for e in tournament.entrants)
    return replace(tournament, entrants=entrants)
