"""What a seat's belongings are worth in points, and what that makes its chances of winning.

The weights were fitted to the results of many matches (docs/ai.md, `python -m bench.weight_fit`).
Those of cards are for a whole match to come and shrink with what is left of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import TypeAlias

from games.vienna.edition import EditionKey, PersonId, Special, StartCardId, Symbol
from games.vienna.edition_index import board_of
from games.vienna.state import State

COIN = 0.59
COIN_AT_THE_END = 1 / 3
SYMBOL = 2.11
BEATEN = 0.9  # a neighbour who shows fewer of a symbol; half of it for one who shows as many
CLOCK, DOUBLE, JOKER, WHITE_DIE = 1.14, 4.4, 4.46, 5.44
WIDE, NARROW = 7.99, 0.84  # the lead that multiplies chances by e, at the start and at the end
_THE_END_IS_NEAR = 0.15  # of the match left: nobody can do much with coins any more

SPECIALS = tuple(Special)
INFLUENCE = SPECIALS.index(Special.INFLUENCE)
_WORTHS = {
    Special.CLOCK: CLOCK,
    Special.DOUBLE: DOUBLE,
    Special.JOKER: JOKER,
    Special.DIE: WHITE_DIE,
    Special.INFLUENCE: 0.0,  # its symbols are counted like all others
}
SPECIAL_WORTHS = tuple(_WORTHS[special] for special in SPECIALS)

Counts: TypeAlias = tuple[int, int, int]
"""How many of each symbol, in the order of `Symbol`."""
Held: TypeAlias = "list[int | None]"
"""Who has each special card, in the order of `Special`."""


def left_of(state: State) -> float:
    """How much of the match is still to come: 1 before it begins, 0 when the end is reached."""
    best = max([player.points for player in state.players])
    return max(0.0, 1 - best / state.options.target)


def coin_worth(left: float) -> float:
    """What a coin is worth with so much of the match to come."""
    return COIN if left > _THE_END_IS_NEAR else COIN_AT_THE_END


def held_in(state: State) -> Held:
    """Who has the special cards now."""
    held = state.specials
    return [held.clock, held.double, held.joker, held.influence, held.die]


@lru_cache(maxsize=50_000)
def shown_by(
    edition: EditionKey, start_card: StartCardId | None, persons: tuple[PersonId, ...]
) -> Counts:
    """The symbols of these cards."""
    board = board_of(edition)
    cards = [board.persons[person].symbols for person in persons]
    if start_card is not None:
        cards.append(board.start_cards[start_card].symbols)
    citizen, church, crown = (sum(card.of(symbol) for card in cards) for symbol in Symbol)
    return citizen, church, crown


def counts_of(state: State, held: Held) -> list[Counts]:
    """Everybody's symbols, were the special cards held like this."""
    edition = state.options.edition
    counts = [shown_by(edition, player.start_card, player.persons) for player in state.players]
    sisi = held[INFLUENCE]
    if sisi is not None:
        more = board_of(edition).edition.influence.symbols
        counts[sisi] = added(counts[sisi], (more.citizen, more.church, more.crown))
    return counts


def added(these: Counts, more: Counts) -> Counts:
    """Both together."""
    return these[0] + more[0], these[1] + more[1], these[2] + more[2]


def cards_worth(counts: Sequence[Counts], held: Held, seat: int) -> float:
    """What a seat's cards are worth with a whole match to come."""
    mine, theirs, others = counts[seat], counts[seat - 1], counts[(seat + 1) % len(counts)]
    worth = SYMBOL * sum(mine)
    for own, a, b in zip(mine, theirs, others, strict=True):
        worth += BEATEN * ((own > a) + (own > b) + ((own == a) + (own == b)) / 2)
    for holder, card in zip(held, SPECIAL_WORTHS, strict=True):
        if holder == seat:
            worth += card
    return worth


def chances(scores: Sequence[float], left: float) -> tuple[float, ...]:
    """Each seat's chance of winning, from what everybody has in points."""
    lead = NARROW + (WIDE - NARROW) * left
    best = max(scores)
    weights = [exp((score - best) / lead) for score in scores]
    total = sum(weights)
    return tuple([weight / total for weight in weights])
