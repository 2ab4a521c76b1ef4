"""Matches among computer players: who wins how often, and how sure that is."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log, sqrt
from multiprocessing import get_context

import msgspec

from bot.match_statistics import Statistics
from games.ai.players import PLAYERS
from games.ai.playout_search import Budget
from games.api import AnyGame, Event, Figure, Move, Seat
from games.chance import Chance, FastChance
from games.codec import Codec
from games.playout import choose_at_random, play_on
from games.registry import GAMES

_SURE = 1.96  # standard errors: 19 times in 20 the truth lies within
_RATING_SCALE = 400 / log(10)  # as in chess: 400 points more are odds of ten to one
_AVERAGE_RATING = 1500
_ROUNDS_OF_RATING = 500
_DOUBT = (
    0.5  # won and lost against an average player before the first match, or 0 % is minus infinity
)


class Sides(msgspec.Struct, frozen=True):
    """What is played, by whom; the players change seats from match to match."""

    game: str
    options: bytes  # JSON
    players: tuple[str, ...]
    playouts: int
    random_moves: int = 0  # with which every match begins, so that openings can be compared

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in this match."""
        shift = number % len(self.players)
        return self.players[-shift:] + self.players[:-shift] if shift else self.players


class Result(msgspec.Struct, frozen=True):
    """How one match went."""

    seed: int
    players: tuple[str, ...]  # seat by seat
    places: tuple[int, ...]
    scores: tuple[int, ...]
    figures: tuple[Figure, ...] = ()

    def share(self, seat: int) -> float:
        """How much of the win is this seat's."""
        return (self.places[seat] == 1) / self.places.count(1)


class Standing(msgspec.Struct, frozen=True):
    """What one kind of player achieved; the rates are for one seat in one match."""

    player: str
    seats: int  # played, over all matches
    wins: float
    rate: float
    low: float
    high: float
    fair: float  # the rate if all were equal
    place: float  # on average
    rating: int


def play_one(sides: Sides, number: int, seed: int) -> Result:
    """The match of this number; the same each time."""
    game = GAMES[sides.game]
    chance, luck = FastChance(seed + number), FastChance(~(seed + number))
    players = sides.seating(number)
    budget = Budget(sides.playouts)
    choosers = [PLAYERS[player](budget) for player in players]

    openings = iter([choose_at_random] * sides.random_moves)

    def choose(game: AnyGame, state: object, seat: Seat, luck: Chance) -> Move:
        return next(openings, choosers[seat])(game, state, seat, luck)

    deal = game.new(len(players), Codec(game).read_options(sides.options), chance)
    state = deal.state
    events: list[Event] = list(deal.events)
    for played in play_on(game, deal, chance, choose=choose, luck=luck):
        state = played.step.state
        events += played.step.events
    outcome = game.outcome(state)
    assert outcome is not None
    figures = game.figures(state, events)
    return Result(seed + number, players, outcome.places, outcome.scores, figures)


def play_all(sides: Sides, matches: int, seed: int, jobs: int) -> Generator[Result]:
    """The results, in order, played in so many processes."""
    one = partial(play_one, sides, seed=seed)
    if jobs == 1:
        yield from map(one, range(matches))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(one, range(matches))
        except GeneratorExit:
            pool.shutdown(cancel_futures=True)
            raise


def interval(wins: float, count: int) -> tuple[float, float]:
    """Between which rates the true one lies, 19 times in 20 (Wilson's interval)."""
    rate, z2 = wins / count, _SURE**2
    middle = (rate + z2 / (2 * count)) / (1 + z2 / count)
    reach = _SURE / (1 + z2 / count) * sqrt(rate * (1 - rate) / count + z2 / (4 * count**2))
    # Rounding must not leave the rate itself outside.
    return max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach))


def standings(results: Sequence[Result]) -> list[Standing]:
    """Every kind of player, the best first."""
    ratings = ratings_of(results)
    found: list[Standing] = []
    for player in ratings:
        at = [(r, s) for r in results for s, name in enumerate(r.players) if name == player]
        wins = sum(result.share(seat) for result, seat in at)
        low, high = interval(wins, len(at))
        found.append(
            Standing(
                player=player,
                seats=len(at),
                wins=wins,
                rate=wins / len(at),
                low=low,
                high=high,
                fair=sum(1 / len(result.players) for result, _ in at) / len(at),
                place=sum(result.places[seat] for result, seat in at) / len(at),
                rating=ratings[player],
            )
        )
    return sorted(found, key=lambda standing: -standing.rate)


def ratings_of(results: Sequence[Result]) -> dict[str, int]:
    """How strong each kind of player is, on the scale of chess, about 1500 on average.

    The likeliest strengths if places are drawn one after the other, each time with chances in
    proportion to strength (Plackett and Luce), found by Hunter's iteration.
    """
    orders = [_order(result) for result in results]
    names = list(dict.fromkeys(name for result in results for name in result.players))
    strength = dict.fromkeys(names, 1.0)
    won = dict.fromkeys(names, _DOUBT)
    for order in orders:
        for name in order[:-1]:  # everybody but the last was chosen before somebody else
            won[name] += 1
    for _ in range(_ROUNDS_OF_RATING):
        waited = {name: 2 * _DOUBT / (strength[name] + 1) for name in names}
        for order in orders:
            left = sum(strength[name] for name in order)
            behind = 0.0
            for place, name in enumerate(order):
                if place < len(order) - 1:
                    behind += 1 / left
                    left -= strength[name]
                waited[name] += behind
        strength = {name: won[name] / waited[name] for name in names}
    mean = sum(log(strength[name]) for name in names) / len(names)
    return {
        name: round(_AVERAGE_RATING + _RATING_SCALE * (log(strength[name]) - mean))
        for name in names
    }


def _order(result: Result) -> list[str]:
    """The players, best first."""
    by_place = sorted(range(len(result.places)), key=result.places.__getitem__)
    return [result.players[seat] for seat in by_place]


def figures_of(results: Iterable[Result]) -> Statistics:
    """What the matches tell about the game."""
    statistics = Statistics()
    for result in results:
        statistics.add(result.figures)
    return statistics
