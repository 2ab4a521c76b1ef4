"""Weighing the moves of a seat against each other by playing them on in the head.

Each playout begins in another state the seat could not tell from the real one, makes a move, goes
on with hunches until things are quiet, and asks for the prospects there. All moves meet the same
imagined states and the same luck, so that what differs between them is the moves. Half of them are
given up at each stage, as in a tournament, and it ends early when one is clearly ahead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt

import msgspec

from games.ai.default_insight import AnyInsight, insight_of
from games.api import AnyGame, Move, Seat
from games.chance import Chance, FastChance

_FEWEST_TRIED, _MOST_TRIED = 3, 10  # of the moves that promise most
_PLAYOUTS_A_MOVE = 6  # at least about as many, or fewer moves are tried
_ENOUGH_TO_TELL = 16  # playouts of each of two moves
_CLEARLY = 3.0  # standard errors
_LONGEST_LOOK = 5_000  # moves; a playout that is not quiet by then is judged where it stands

ToStop = Callable[[], bool]
"""Whether there is no more time to think."""


def never() -> bool:
    """There is time."""
    return False


class Budget(msgspec.Struct, frozen=True):
    """How much may be thought about a move."""

    playouts: int
    is_time_up: ToStop = never


class Weighed(msgspec.Struct, frozen=True):
    """A move and what came of it."""

    move: Move
    chance: float  # of winning, for the seat that moves
    prospects: tuple[float, ...]  # for everybody
    values: tuple[float, ...]  # for the seat that moves, playout by playout


class _Trial:
    """The playouts of one move."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.values: list[float] = []  # for the seat that moves, one for each playout
        self.sums: list[float] = []

    def add(self, prospects: tuple[float, ...], seat: Seat) -> None:
        self.values.append(prospects[seat])
        before = self.sums or [0.0] * len(prospects)
        self.sums = [total + one for total, one in zip(before, prospects, strict=True)]

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    def weighed(self) -> Weighed:
        prospects = tuple(one / len(self.values) for one in self.sums)
        return Weighed(self.move, self.mean, prospects, tuple(self.values))


def lead(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """How far ahead one is of another in the playouts both had, and the error of that."""
    gaps = [own - other for own, other in zip(ours, theirs, strict=False)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean, sqrt(variance / len(gaps))


def weigh(
    game: AnyGame,
    state: object,
    seat: Seat,
    luck: Chance,
    budget: Budget,
    *,
    among: Sequence[Move] = (),
) -> list[Weighed]:
    """The moves tried, best first; those `among` which to look are tried to the end in any case."""
    state = game.imagine(state, seat, luck)
    tried = _worth_trying(game, insight_of(game, luck), state, seat, budget, among)
    trials = [_Trial(move) for move in tried]
    kept = trials
    stages = max(1, ceil(log2(len(trials))))
    for _ in range(stages):
        rounds = max(1, budget.playouts // (stages * len(kept)))
        for _ in range(rounds):
            _play_once(game, state, seat, luck, kept)
            if budget.is_time_up():
                return _by_chance(trials)
        kept.sort(key=lambda trial: -trial.mean)
        leader, *others = kept
        if len(leader.values) >= _ENOUGH_TO_TELL and all(
            _is_clear(leader, other) for other in others
        ):
            break
        half = max(2, ceil(len(kept) / 2))
        kept = [*kept[:half], *(trial for trial in kept[half:] if trial.move in among)]
    return _by_chance(trials)


def duel(
    game: AnyGame, state: object, seat: Seat, luck: Chance, moves: Sequence[Move], playouts: int
) -> list[Weighed]:
    """Just these moves, each played on so often."""
    state = game.imagine(state, seat, luck)
    trials = [_Trial(move) for move in moves]
    for _ in range(playouts):
        _play_once(game, state, seat, luck, trials)
    return [trial.weighed() for trial in trials]


def _is_clear(leader: _Trial, other: _Trial) -> bool:
    """Whether more playouts would hardly change it; equal in all of them is clear too."""
    ahead, error = lead(leader.values, other.values)
    return ahead >= _CLEARLY * error


def _worth_trying(
    game: AnyGame,
    insight: AnyInsight,
    state: object,
    seat: Seat,
    budget: Budget,
    among: Sequence[Move],
) -> list[Move]:
    moves = game.legal_moves(state, seat)
    most = min(max(budget.playouts // _PLAYOUTS_A_MOVE, _FEWEST_TRIED), _MOST_TRIED)
    if len(moves) <= most:
        return list(moves)
    promises = insight.promises(state, seat)
    order = sorted(range(len(moves)), key=lambda place: -promises[place])
    tried = [moves[place] for place in order[:most]]
    return list(dict.fromkeys((*tried, *among)))


def _play_once(
    game: AnyGame, state: object, seat: Seat, luck: Chance, trials: Sequence[_Trial]
) -> None:
    """One more playout of each move, all in the same imagined state with the same luck."""
    seed = luck.word()
    imagined = game.imagine(state, seat, FastChance(seed))
    for trial in trials:
        chance = FastChance(~seed)
        after = game.apply(imagined, seat, trial.move, chance).state
        trial.add(look_ahead(game, insight_of(game, chance), after, chance), seat)


def look_ahead(
    game: AnyGame, insight: AnyInsight, state: object, chance: Chance
) -> tuple[float, ...]:
    """Everybody's prospects where things are next quiet, played on by hunches."""
    for _ in range(_LONGEST_LOOK):
        if insight.is_quiet(state):
            break
        seat = min(game.to_act(state))
        state = game.apply(state, seat, insight.hunch(state, seat), chance).state
    return insight.prospects(state)


def _by_chance(trials: list[_Trial]) -> list[Weighed]:
    """Best first: those that lasted longer before those given up earlier."""
    weighed = [trial.weighed() for trial in trials]
    return sorted(weighed, key=lambda one: (-len(one.values), -one.chance))
