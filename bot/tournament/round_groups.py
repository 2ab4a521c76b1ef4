"""Who plays the next round, in groups to be seated; how many rounds there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import ceil, log2

from msgspec.structs import replace

from bot.tournament import knockout
from bot.tournament.model import Round, Tournament
from bot.tournament.results import byes_of, history, scores_of, standings_of
from bot.tournament.round_robin.block_designs import Design, best_design
from bot.tournament.sealed_chance import seating_lot
from bot.tournament.seating.past_meetings import Pair, Wishes
from bot.tournament.seating.round_orders import Group, Order
from bot.tournament.seating.table_sizes import split
from bot.tournament.standings import lot_of
from bot.tournament.table_points import EntrantId

_FEWEST_ROUNDS = 3  # of a Swiss: fewer say little
_MOST_DESIGNED = 9  # rounds that people will play to meet everybody; else some of them must do
_USUAL_ROUNDS = 5  # of a round robin without a design that is short enough


def next_order(tournament: Tournament, allowed: range) -> Order | None:
    """The next round, to be seated; None if the tournament is decided."""
    number = sum(round.started_at is not None for round in tournament.rounds) + 1
    if is_decided(tournament, allowed):
        return None
    order = _ordered(
        tournament, number, _fields(tournament, allowed), scores_of(tournament), allowed
    )
    return order if order.groups else None


def order_again(tournament: Tournament, round: Round, allowed: range) -> Order:
    """The order from which a round was seated, once more."""
    before = replace(tournament, rounds=tournament.rounds[: round.number - 1], apart=round.apart)
    fields: dict[int, list[EntrantId]] = {}
    for id in sorted((*(id for table in round.drafted for id in table), *round.byes)):
        fields.setdefault(tournament.entrant(id).division, []).append(id)
    scores = {id: Fraction(score) for id, score in round.scores}
    in_order = [(division, tuple(fields[division])) for division in sorted(fields)]
    return _ordered(before, round.number, in_order, scores, allowed)


def _ordered(
    tournament: Tournament,
    number: int,
    fields: Sequence[tuple[int, tuple[EntrantId, ...]]],
    scores: Mapping[EntrantId, Fraction],
    allowed: range,
) -> Order:
    lot = seating_lot(tournament, number)
    byes: list[EntrantId] = []
    groups: list[Group] = []
    for division, entrants in fields:
        count = split(len(entrants), allowed).byes
        sitting_out = _byes(tournament, entrants, count, scores, lot)
        byes += sitting_out
        playing = tuple(id for id in entrants if id not in sitting_out)
        if playing:
            groups += _groups(tournament, division, playing, number, allowed)
    wishes = Wishes(scores, tournament.plan.format == "swiss", frozenset(tournament.apart))
    return Order(number, tuple(groups), tuple(byes), history(tournament), wishes, lot)


def rounds_planned(tournament: Tournament, allowed: range) -> int | None:
    """How many rounds there will be; None if that is not known yet."""
    plan = tournament.plan
    if plan.format == "knockout" or plan.rounds == 0:
        return None
    if plan.rounds is not None:
        return plan.rounds
    if plan.format == "swiss":
        return max(_FEWEST_ROUNDS, ceil(log2(max(len(tournament.active), 1) or 1)))
    fields = [len(entrants) for _, entrants in _fields(tournament, allowed)]
    return max((_robin_rounds(count, allowed) for count in fields), default=_USUAL_ROUNDS)


def is_decided(tournament: Tournament, allowed: range) -> bool:
    """Whether there is nothing more to play."""
    begun = [round for round in tournament.rounds if round.started_at is not None]
    if not begun:
        return False
    if tournament.plan.format == "knockout":
        return knockout.is_decided(tournament)
    if tournament.plan.rounds == 0:
        return len(begun) >= _FEWEST_ROUNDS and _has_sole_leader(tournament)
    planned = tournament.plan.rounds or _planned_at_start(tournament, allowed)
    return len(begun) >= planned


def _planned_at_start(tournament: Tournament, allowed: range) -> int:
    """How many rounds fitted the field at the beginning: those who drop out change nothing."""
    first = tournament.rounds[0]
    fields: dict[int, int] = {}
    for table in first.drafted:
        division = tournament.entrant(table[0]).division
        fields[division] = fields.get(division, 0) + len(table)
    count = sum(fields.values()) + len(first.byes)
    if tournament.plan.format == "swiss":
        return max(_FEWEST_ROUNDS, ceil(log2(count)))
    return max(_robin_rounds(count, allowed) for count in fields.values())


def _has_sole_leader(tournament: Tournament) -> bool:
    first, *others = standings_of(tournament)
    return not others or others[0].score < first.score


def _robin_rounds(count: int, allowed: range) -> int:
    design = best_design(count, allowed)
    if design is not None and len(design.rounds) <= _MOST_DESIGNED:
        return len(design.rounds)
    return _USUAL_ROUNDS


def _fields(tournament: Tournament, allowed: range) -> list[tuple[int, tuple[EntrantId, ...]]]:
    """Who plays the next round, by division."""
    if tournament.plan.format == "knockout":
        return [(0, knockout.in_it(tournament, allowed))]
    numbers = sorted({entrant.division for entrant in tournament.active})
    return [
        (number, tuple(e.id for e in tournament.active if e.division == number))
        for number in numbers
    ]


def _byes(
    tournament: Tournament,
    entrants: Sequence[EntrantId],
    count: int,
    scores: Mapping[EntrantId, Fraction],
    lot: bytes,
) -> list[EntrantId]:
    """Those who sit out: whoever did so least often; of them, whoever needs a result least.

    In a knock-out those are the best placed, elsewhere the worst; between equals the lot decides.
    """
    if not count:
        return []
    had = byes_of(tournament)

    def key(id: EntrantId) -> tuple[int, Fraction, bytes]:
        score = scores.get(id, Fraction(0))
        is_knockout = tournament.plan.format == "knockout"
        return had.get(id, 0), -score if is_knockout else score, lot_of(lot, id)

    return sorted(entrants, key=key)[:count]


def _groups(
    tournament: Tournament,
    division: int,
    playing: tuple[EntrantId, ...],
    number: int,
    allowed: range,
) -> list[Group]:
    if tournament.plan.format in ("robin", "league"):
        designed = _designed(tournament, division, playing, number, allowed)
        if designed is not None:
            return [Group(division, table, (len(table),)) for table in designed]
    return [Group(division, playing, split(len(playing), allowed).sizes)]


def _designed(
    tournament: Tournament,
    division: int,
    playing: tuple[EntrantId, ...],
    number: int,
    allowed: range,
) -> list[tuple[EntrantId, ...]] | None:
    """The tables of this round in the design of a division, if it has been kept to so far."""
    design = best_design(len(playing), allowed)
    if design is None:
        return None
    lot = seating_lot(tournament, 0)
    points = sorted(playing, key=lambda id: lot_of(lot, id))
    planned = [_tables(design, at % len(design.rounds), points) for at in range(number)]
    begun = [round for round in tournament.rounds if round.started_at is not None]
    played = [
        {frozenset(t.entrants) for t in round.tables if t.division == division} for round in begun
    ]
    if [set(map(frozenset, tables)) for tables in planned[:-1]] != played:
        return None
    if _parted(planned[-1], tournament.apart):
        return None
    return planned[-1]


def _tables(design: Design, round: int, points: Sequence[EntrantId]) -> list[tuple[EntrantId, ...]]:
    return [tuple(points[point] for point in table) for table in design.rounds[round]]


def _parted(tables: Sequence[Sequence[EntrantId]], apart: Sequence[Pair]) -> bool:
    """Whether two who are to be kept apart would sit together."""
    return any(one in table and other in table for one, other in apart for table in tables)
