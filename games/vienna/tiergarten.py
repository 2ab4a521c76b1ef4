"""Tiergarten: whose coins may be taken, and how many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from games.api import Seat
from games.vienna.edition import Tiergarten
from games.vienna.edition_index import board_of
from games.vienna.moves import TakeCoins
from games.vienna.refusals import Reason
from games.vienna.state import Player, State


def tiergarten_of(state: State) -> Tiergarten:
    """The effect being evaluated, in the stage that asks for it."""
    assert state.evaluating is not None
    effect = board_of(state.options.edition).field(state.evaluating).effect
    assert isinstance(effect, Tiergarten)
    return effect


def rule_against_taking(
    players: Sequence[Player], seat: Seat, effect: Tiergarten, move: TakeCoins
) -> Reason | None:
    """The first rule that taking these coins would break; None if it is legal."""
    if not move.seats or not move.coins:
        return Reason.TAKE_OR_PASS
    first, last = move.seats[0], move.seats[-1]  # of seats in order
    if first < 0 or last >= len(players):
        return Reason.NO_SUCH_PLAYER
    if seat in move.seats:
        return Reason.NOT_FROM_YOURSELF
    victims = len(move.seats)
    if victims > 2 or (victims == 2 and first == last):
        return Reason.FROM_ONE_OR_TWO
    if victims == 2 and move.coins != effect.each:
        return Reason.ONE_FROM_EACH
    if victims == 1 and move.coins > effect.most:
        return Reason.TOO_MANY_COINS
    if players[first].coins < move.coins or players[last].coins < move.coins:
        return Reason.TOO_FEW_COINS
    return None


def coins_to_take(players: Sequence[Player], seat: Seat, effect: Tiergarten) -> Iterator[TakeCoins]:
    """All legal ways to take coins, without the way of taking none."""
    for move in _ways_to_take(len(players), effect):
        if rule_against_taking(players, seat, effect, move) is None:
            yield move


@cache
def _ways_to_take(seats: int, effect: Tiergarten) -> tuple[TakeCoins, ...]:
    """What could be taken where everybody is rich: from one, most coins first, then from two."""
    everybody = tuple(Seat(seat) for seat in range(seats))
    from_one = (
        TakeCoins((victim,), coins) for victim in everybody for coins in range(effect.most, 0, -1)
    )
    from_two = (TakeCoins(victims, effect.each) for victims in combinations(everybody, 2))
    return (*from_one, *from_two)
