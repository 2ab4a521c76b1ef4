"""Where a match turned: chances over its course, luck and skill, and the moves that cost most.

Before every decision the moves are weighed as an expert would weigh them. What a choice gave away
is the difference between the best move and the one played, measured anew on fresh playouts so that
a lucky estimate does not pass for a mistake.

Luck is what is different, when somebody is asked next, from what the last move promised: playouts
go on by hunches, so the next move is taken to be a hunch too. They end where things are quiet.
There a new reading begins, or what hunches make of the next round would pass for luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from games.ai.default_insight import insight_of
from games.ai.playout_search import Budget, duel, lead, look_ahead, weigh
from games.api import AnyGame, Move, Outcome, Seat
from games.chance import Chance, FastChance

_MOST_TURNING_POINTS = 3
_PLAYOUTS = 48  # of the best move and of the one played, and from quiet moments
_CLEARLY = 2.0  # standard errors


class Decision(NamedTuple):
    """A move of a finished match, and the state it was played in."""

    state: object
    seat: Seat
    move: Move


class TurningPoint(msgspec.Struct, frozen=True):
    """A choice that gave much away."""

    number: int  # of the move, counted from 0
    seat: Seat
    played: int  # among the legal moves
    better: int
    lost: float  # of the chance of winning


class Balance(msgspec.Struct, frozen=True):
    """What made a seat's result, in chances of winning."""

    luck: float  # what dice and cards gave against their expectation
    lost: float  # what the seat's own choices gave away


class Analysis(msgspec.Struct, frozen=True):
    """What can be told of a finished match."""

    course: tuple[tuple[int, tuple[float, ...]], ...]  # moves made, everybody's chance then
    turning_points: tuple[TurningPoint, ...]  # the costliest first
    balance: tuple[Balance, ...]  # seat by seat


class _Reading(NamedTuple):
    """Everybody's prospects at a moment: as they were found, and as what follows is measured by."""

    found: tuple[float, ...]
    promised: tuple[float, ...]


def analyse(
    game: AnyGame, decisions: Sequence[Decision], outcome: Outcome, luck: Chance, budget: Budget
) -> Analysis:
    """The analysis of a match from its decisions and its result."""
    insight = insight_of(game, luck)
    readings: list[_Reading] = []
    course: list[tuple[int, tuple[float, ...]]] = []
    turning: list[TurningPoint] = []
    for number, decision in enumerate(decisions):
        if insight.is_quiet(decision.state):
            readings.append(_read_quiet(game, decision.state, luck))
        if len(game.legal_moves(decision.state, decision.seat)) > 1:
            reading, point = _judge(game, number, decision, luck, budget)
            readings.append(reading)
            course.append((number, reading.found))
            if point is not None:
                turning.append(point)
    turning.sort(key=lambda point: -point.lost)
    return Analysis(
        course=(*course, (len(decisions), outcome.shares)),
        turning_points=tuple(turning[:_MOST_TURNING_POINTS]),
        balance=_balance(readings, turning, outcome),
    )


def _read_quiet(game: AnyGame, state: object, luck: Chance) -> _Reading:
    """A quiet moment: what it is judged to be worth, and what hunches make of it."""
    found = insight_of(game, luck).prospects(game.imagine(state, None, luck))
    sums = [0.0] * len(found)
    for _ in range(_PLAYOUTS):
        chance = FastChance(luck.word())
        insight = insight_of(game, chance)
        imagined = game.imagine(state, None, chance)
        seat = min(game.to_act(imagined))
        after = game.apply(imagined, seat, insight.hunch(imagined, seat), chance).state
        ahead = look_ahead(game, insight, after, chance)
        sums = [total + one for total, one in zip(sums, ahead, strict=True)]
    return _Reading(found, tuple(total / _PLAYOUTS for total in sums))


def _judge(
    game: AnyGame, number: int, decision: Decision, luck: Chance, budget: Budget
) -> tuple[_Reading, TurningPoint | None]:
    state, seat, move = decision
    hunch = insight_of(game, luck).hunch(game.imagine(state, seat, luck), seat)
    best = weigh(game, state, seat, luck, budget, among=(move, hunch))[0].move
    # Anew: what was best in these playouts was lucky in them, too.
    fresh = duel(game, state, seat, luck, list(dict.fromkeys((best, move, hunch))), _PLAYOUTS)
    found = {one.move: one for one in fresh}
    reading = _Reading(found[hunch].prospects, found[move].prospects)
    lost, error = lead(found[best].values, found[move].values)
    if lost <= _CLEARLY * error:
        return reading, None
    moves = list(game.legal_moves(state, seat))
    return reading, TurningPoint(number, seat, moves.index(move), moves.index(best), lost)


def _balance(
    readings: Sequence[_Reading], turning: Sequence[TurningPoint], outcome: Outcome
) -> tuple[Balance, ...]:
    came = [*(reading.found for reading in readings), outcome.shares][1:]
    luck = [
        sum(
            after[seat] - reading.promised[seat]
            for reading, after in zip(readings, came, strict=True)
        )
        for seat in range(len(outcome.places))
    ]
    lost = [
        sum(point.lost for point in turning if point.seat == seat)
        for seat in range(len(outcome.places))
    ]
    return tuple(Balance(*two) for two in zip(luck, lost, strict=True))
