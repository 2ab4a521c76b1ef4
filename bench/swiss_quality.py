"""Does our Swiss find the best players, and how long does seating take?"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterable, Sequence
from fractions import Fraction
from statistics import mean, stdev
from typing import NamedTuple

from bot.tournament.seating.past_meetings import History, Wishes, history_of
from bot.tournament.seating.seated_round import seat
from bot.tournament.seating.table_sizes import split
from bot.tournament.standings import Event, standings
from bot.tournament.table_points import EntrantId, TableResult

PLAYERS, ROUNDS, EVENTS = 64, 6, 60
FIELDS = (16, 64, 256, 1_000)
SIZES = range(3, 6)


def print_seating() -> None:
    """Measure and print."""
    ours = [_found_out(seed, by_score=True) for seed in range(EVENTS)]
    plain = [_found_out(seed, by_score=False) for seed in range(EVENTS)]
    print(f"{PLAYERS} players of known strength, {ROUNDS} rounds, {EVENTS} events each,")
    print("mean ± two standard errors" + f"{'Swiss':>22}{'random seating':>22}")
    for what, about in _ABOUT.items():
        cells = [_mean(getattr(one, what) for one in found) for found in (ours, plain)]
        print(f"  {about:38}{cells[0]:>12}{cells[1]:>22}")
    print(f"Seating the last of {ROUNDS} rounds of a Swiss, CPU milliseconds (aim: 2,000 for 256)")
    for players in FIELDS:
        print(f"  {players:8,} entrants{_milliseconds(players):16,.0f}")


class Found(NamedTuple):
    """What one tournament found out about those who played it."""

    correlation: float
    winner: float
    best_in_three: float
    gap: float


_ABOUT = {
    "correlation": "rank correlation with true strength",
    "winner": "true rank of the winner",
    "best_in_three": "the truly best among the first three",
    "gap": "gap in strength within a table",
}


def _mean(values: Iterable[float]) -> str:
    found = list(values)
    return f"{mean(found):.3f} ± {2 * stdev(found) / math.sqrt(len(found)):.3f}"


def _found_out(seed: int, *, by_score: bool) -> Found:
    luck = random.Random(seed)
    strengths = [luck.gauss(0, 1) for _ in range(PLAYERS)]
    results = _played(strengths, by_score=by_score, luck=luck)
    found = standings(Event(tuple(map(EntrantId, range(PLAYERS))), tuple(results), lot=b"bench"))
    places = {line.entrant: line.place for line in found}
    best_first = sorted(range(PLAYERS), key=lambda player: -strengths[player])
    ranks = {player: rank for rank, player in enumerate(best_first, start=1)}
    apart = [places[EntrantId(player)] - rank for player, rank in ranks.items()]
    within = [max(own) - min(own) for r in results for own in [[strengths[e] for e in r.entrants]]]
    return Found(
        1 - 6 * sum(gap * gap for gap in apart) / (PLAYERS * (PLAYERS**2 - 1)),
        ranks[found[0].entrant],
        places[EntrantId(best_first[0])] <= 3,
        mean(within),
    )


def _played(
    strengths: Sequence[float], *, by_score: bool, luck: random.Random
) -> list[TableResult]:
    rounds: list[tuple[tuple[EntrantId, ...], ...]] = []
    results: list[TableResult] = []
    for number in range(ROUNDS):
        tables = _seated(len(strengths), rounds, results, number, by_score=by_score)
        rounds.append(tables)
        results += [_result(table, strengths, luck) for table in tables]
    return results


def _seated(
    players: int,
    rounds: Sequence[tuple[tuple[EntrantId, ...], ...]],
    results: Sequence[TableResult],
    number: int,
    *,
    by_score: bool,
) -> tuple[tuple[EntrantId, ...], ...]:
    entrants = [EntrantId(player) for player in range(players)]
    scores = dict.fromkeys(entrants, Fraction(0))
    for result in results:
        for entrant in result.entrants:
            scores[entrant] += result.score(entrant)
    history = history_of(rounds) if by_score else History({}, {})
    wishes = Wishes(scores, by_score, frozenset())
    return seat(entrants, split(players, SIZES).sizes, history, wishes, seed=b"%d" % number)


def _result(
    table: tuple[EntrantId, ...], strengths: Sequence[float], luck: random.Random
) -> TableResult:
    """The stronger one comes in before the weaker one more often than not, as dice allow."""
    form = [strengths[entrant] + luck.gauss(0, 1) for entrant in table]
    places = tuple(1 + sum(other > own for other in form) for own in form)
    return TableResult(table, places, tuple(max(round(20 + 4 * own), 1) for own in form))


def _milliseconds(players: int) -> float:
    luck = random.Random(players)
    strengths = [luck.gauss(0, 1) for _ in range(players)]
    rounds: list[tuple[tuple[EntrantId, ...], ...]] = []
    results: list[TableResult] = []
    took = 0.0
    for number in range(ROUNDS):
        began = time.process_time()
        tables = _seated(players, rounds, results, number, by_score=True)
        took = 1000 * (time.process_time() - began)
        rounds.append(tables)
        results += [_result(table, strengths, luck) for table in tables]
    return took
