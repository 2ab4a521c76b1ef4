"""How strong computer players are on the scale of people, from matches of the arena."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import fsum

from bot.arena import Result
from bot.rating.model import NEWCOMER, Rating
from bot.rating.skill_update import rate
from games.chance import FastChance

_STABLE = 0.05  # nobody moves further than this in a whole pass
_MOST_PASSES = 50
_BETWEEN = ("novice", "regular")  # a newcomer is put between these two


def measure(results: Sequence[Result]) -> dict[str, float]:
    """The `mu` of every kind of player, so that a newcomer is between novice and regular.

    Without these two, between all of them.

    Everybody begins as a newcomer. Two of a kind at one table are two players, whose ratings are
    averaged in the end. The results are gone through in ever another order, for those that come
    first move ratings most, until that changes nothing any more.
    """
    ratings: defaultdict[tuple[str, int], Rating] = defaultdict(lambda: NEWCOMER)
    found: dict[str, float] = {}
    for number in range(_MOST_PASSES):
        for result in FastChance(number).shuffle(results):
            table = list(_numbered(result.players))
            after = rate([ratings[player] for player in table], result.places)
            ratings.update(zip(table, after, strict=True))
        before, found = found, _means(ratings)
        if before and all(abs(found[kind] - before[kind]) < _STABLE for kind in found):
            break
    between = [mu for kind, mu in found.items() if kind in _BETWEEN] or list(found.values())
    middle = fsum(between) / max(len(between), 1)
    return {kind: mu + NEWCOMER.mu - middle for kind, mu in found.items()}


def _numbered(players: Iterable[str]) -> Iterable[tuple[str, int]]:
    """Two of a kind told apart."""
    seen: Counter[str] = Counter()
    for player in players:
        seen[player] += 1
        yield player, seen[player]


def _means(ratings: defaultdict[tuple[str, int], Rating]) -> dict[str, float]:
    kinds = dict.fromkeys(kind for kind, _ in ratings)
    return {
        kind: fsum(mus) / len(mus)
        for kind in kinds
        if (mus := [rating.mu for (of, _), rating in ratings.items() if of == kind])
    }
