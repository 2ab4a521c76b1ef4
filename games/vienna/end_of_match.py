"""The end of a match: last points, ranking, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from games.api import Outcome, Seat, label
from games.vienna.draft import Draft
from games.vienna.edition import Symbol, Symbols
from games.vienna.events import CoinsExchanged, Ended, MajoritiesCounted
from games.vienna.state import State, neighbours, specials_of

COINS_PER_POINT = 3
POINTS_PER_MAJORITY = 1


def end_match(draft: Draft) -> None:
    """Count majorities of symbols, turn coins into points, and close the match."""
    seats = [Seat(seat) for seat in range(len(draft.players))]
    symbols = [draft.symbols(seat) for seat in seats]
    for seat in seats:
        majorities = _majorities(symbols, seat)
        points = POINTS_PER_MAJORITY * len(majorities)
        draft.earn(seat, points=points)
        draft.tell(MajoritiesCounted(seat, majorities, points))
    for seat in seats:
        points = draft.players[seat].coins // COINS_PER_POINT
        if points:
            draft.earn(seat, coins=-points * COINS_PER_POINT, points=points)
            draft.tell(CoinsExchanged(seat, points * COINS_PER_POINT, points))
    draft.stage = "over"
    draft.tell(_ended(draft))


def outcome_of(state: State) -> Outcome | None:
    """The ranking once the match is over: points, then special cards, then coins left."""
    return standing_of(state) if state.stage == "over" else None


def standing_of(state: State) -> Outcome:
    """The same if the match were stopped here."""
    is_over = state.stage == "over"
    keys = [_ranking_key(state, Seat(seat)) for seat in range(len(state.players))]
    return Outcome(
        places=tuple(1 + sum(other > key for other in keys) for key in keys),
        scores=tuple(player.points for player in state.players),
        why=label("end-target", target=state.options.target, round=state.round)
        if is_over
        else label("end-stopped"),
    )


def how_it_ended(outcome: Outcome, cards: Sequence[int]) -> Ended:
    """Who won and what decided it; `cards` are the numbers of special cards by seat."""
    best = max(outcome.scores)
    level = [seat for seat, points in enumerate(outcome.scores) if points == best]
    if len(level) == 1:
        tie_break = "none"
    elif len(outcome.winners) > 1:
        tie_break = "shared"
    else:
        *_, second, first = sorted(cards[seat] for seat in level)
        tie_break = "specials" if first > second else "coins"
    return Ended(outcome.winners, best, tie_break)


def _majorities(symbols: list[Symbols], seat: Seat) -> tuple[Symbol, ...]:
    left, right = neighbours(seat, len(symbols))
    return tuple(
        symbol
        for symbol in Symbol
        if symbols[seat].of(symbol) > max(symbols[left].of(symbol), symbols[right].of(symbol))
    )


def _ended(draft: Draft) -> Ended:
    state = draft.step().state
    outcome = outcome_of(state)
    assert outcome is not None
    cards = [len(specials_of(state.specials, Seat(seat))) for seat in range(len(state.players))]
    return how_it_ended(outcome, cards)


def _ranking_key(state: State, seat: Seat) -> tuple[int, int, int]:
    player = state.players[seat]
    return player.points, len(specials_of(state.specials, seat)), player.coins
