"""What the fields of the street promise a seat in the round being played, in points."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias, assert_never

from games.vienna.edition import (
    Compare,
    EditionKey,
    Effect,
    FieldId,
    Gain,
    Gloriette,
    Heuriger,
    Krieau,
    PersonId,
    Prater,
    Symbol,
    TakePerson,
    TakeSpecial,
    Tiergarten,
)
from games.vienna.edition_index import board_of
from games.vienna.judgement.belongings_worth import (
    BEATEN,
    INFLUENCE,
    SPECIAL_WORTHS,
    SPECIALS,
    SYMBOL,
    added,
    cards_worth,
    coin_worth,
    counts_of,
    held_in,
    left_of,
    shown_by,
)
from games.vienna.state import State

_GENDARME = 0.3  # closing a field to the others
_TURNED_DIE = 0.5  # the Prater's turn of a die
_KEPT = 0.6  # of a special card's worth: whoever stands on its field keeps others from it
_STOLEN = 1.2  # a card that was another player's hurts them as well
_ROBBED = 1.3  # so do coins
_A_ROUND = 0.3  # of the match: cards taken now only pay from the next round on
_A_SYMBOL = SYMBOL + BEATEN  # of a card to come
_SPECIALS = tuple(
    3 * _A_SYMBOL if place == INFLUENCE else worth for place, worth in enumerate(SPECIAL_WORTHS)
)
SYMBOL_PLACES = {symbol: place for place, symbol in enumerate(Symbol)}

_Special: TypeAlias = int  # its place among `SPECIALS`


class _Street(NamedTuple):
    """The fields of an edition by kind, each with its place on the street."""

    effects: dict[FieldId, Effect]
    gains: tuple[tuple[int, Gain], ...]
    specials: tuple[tuple[int, _Special, int], ...]  # and the coins on top
    persons: tuple[tuple[int, int], ...]  # and what it costs
    comparisons: tuple[tuple[int, Compare], ...]
    others: tuple[tuple[int, Krieau | Prater | Gloriette | Tiergarten | Heuriger], ...]


@cache
def _street_of(edition: EditionKey) -> _Street:
    board = board_of(edition)
    fields = [(index, field.effect) for index, field in enumerate(board.street)]
    return _Street(
        effects={field.id: field.effect for field in board.street},
        gains=tuple((i, e) for i, e in fields if isinstance(e, Gain)),
        specials=tuple(
            (i, SPECIALS.index(e.card), e.coins) for i, e in fields if isinstance(e, TakeSpecial)
        ),
        persons=tuple((i, e.cost) for i, e in fields if isinstance(e, TakePerson)),
        comparisons=tuple((i, e) for i, e in fields if isinstance(e, Compare)),
        others=tuple(
            (i, e)
            for i, e in fields
            if isinstance(e, Krieau | Prater | Gloriette | Tiergarten | Heuriger)
        ),
    )


class Prospect:
    """A round being played, looked at once for all that is asked about it."""

    __slots__ = ("_street", "after", "board", "coin", "counts", "held", "left", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.board = board_of(state.options.edition)
        self._street = _street_of(state.options.edition)
        self.left = left_of(state)
        self.after = max(0.0, self.left - _A_ROUND)
        self.coin = coin_worth(self.left)
        self.held = held_in(state)
        effects = self._street.effects
        for stand in state.stands:  # cards whose fields are taken will change hands
            effect = effects.get(stand.field)
            if isinstance(effect, TakeSpecial):
                self.held[SPECIALS.index(effect.card)] = stand.seat
        self.counts = counts_of(state, self.held)

    def promises(self, seat: int) -> list[float]:
        """What each field of the street would bring this seat."""
        street, coin, purse = self._street, self.coin, self.purse(seat)
        found = [0.0] * len(self.board.street)
        for index, gain in street.gains:
            if purse >= gain.cost:
                found[index] = gain.points + coin * (gain.coins - gain.cost)
        for index, special, coins in street.specials:
            found[index] = self._special(special, seat) + coin * coins
        if self.state.display:
            person = self._person()
            for index, cost in street.persons:
                if purse >= cost:
                    found[index] = person - coin * cost
        for index, effect in street.comparisons:
            found[index] = self.comparison(seat, SYMBOL_PLACES[effect.symbol], effect)
        for index, effect in street.others:
            found[index] = self._other(effect, seat, purse)
        return found

    def purse(self, seat: int) -> int:
        """The coins this seat will have when all fields it stands on now are evaluated."""
        coins = self.state.players[seat].coins
        for effect in self._stood_on(seat):
            match effect:
                case Gain() if coins >= effect.cost:
                    coins += effect.coins - effect.cost
                case TakeSpecial():
                    coins += effect.coins
                case TakePerson(cost) | Gloriette(cost) if coins >= cost:
                    coins -= cost
                case _:
                    pass  # lapses, or costs nothing
        return coins

    def _stood_on(self, seat: int) -> list[Effect]:
        """The fields this seat stands on, in the order they are evaluated."""
        effects, index = self._street.effects, self.board.index
        fields = [s.field for s in self.state.stands if s.seat == seat and s.field in effects]
        if len(fields) > 1:
            fields.sort(key=index.__getitem__)
        return [effects[field] for field in fields]

    def standing(self, seat: int) -> float:
        """What the fields this seat stands on will bring, but for the special cards themselves."""
        coins = self.state.players[seat].coins
        worth = 0.0
        for effect in self._stood_on(seat):
            match effect:
                case Gain() if coins >= effect.cost:
                    coins += effect.coins - effect.cost
                    worth += effect.points + self.coin * (effect.coins - effect.cost)
                case TakePerson(cost) if coins >= cost and self.state.display:
                    coins -= cost
                    worth += self._person() - self.coin * cost
                case TakeSpecial():
                    coins += effect.coins
                    worth += self.coin * effect.coins
                case Compare():
                    worth += self.comparison(seat, SYMBOL_PLACES[effect.symbol], effect)
                case Gloriette() | Tiergarten() | Heuriger():
                    worth += self._other(effect, seat, coins)
                case _:
                    pass  # paid at once, or not to be paid for
        return worth

    def comparison(self, seat: int, place: int, effect: Compare | Gloriette) -> float:
        """What comparing this symbol would pay."""
        counts = self.counts
        own = counts[seat][place]
        worth = 0.0
        for theirs in (counts[seat - 1][place], counts[(seat + 1) % len(counts)][place]):
            if own > theirs:
                worth += effect.points + self.coin * effect.coins
            elif own == theirs:
                worth += effect.tie
        return worth

    def with_person(self, seat: int, person: PersonId) -> float:
        """What this character would add to a seat's cards, and to what it stands on."""
        had = self.counts
        before = self.after * cards_worth(had, self.held, seat) + self.standing(seat)
        more = shown_by(self.state.options.edition, None, (person,))
        self.counts = [*had[:seat], added(had[seat], more), *had[seat + 1 :]]
        after = self.after * cards_worth(self.counts, self.held, seat) + self.standing(seat)
        self.counts = had
        return after - before

    def _other(
        self, effect: Krieau | Prater | Gloriette | Tiergarten | Heuriger, seat: int, purse: int
    ) -> float:
        match effect:
            case Krieau():
                return max(effect.points, self.coin * effect.coins) + _GENDARME
            case Prater():
                return self.coin * effect.coins + _TURNED_DIE
            case Gloriette():
                if purse < effect.cost:
                    return 0.0
                compared = self.state.players[seat].compared
                found = [
                    self.comparison(seat, place, effect)
                    for symbol, place in SYMBOL_PLACES.items()
                    if symbol not in compared
                ]
                return max(found) - self.coin * effect.cost
            case Tiergarten():
                coins = [player.coins for player in self.state.players]
                coins[seat] = 0
                return _ROBBED * self.coin * min(max(coins), effect.most)
            case Heuriger():
                return float(effect.points * self.held.count(seat))
            case _:
                assert_never(effect)

    def _special(self, special: _Special, seat: int) -> float:
        worth = _SPECIALS[special] * self.after
        holder = self.held[special]
        if holder is None:
            return worth
        return worth * (_KEPT if holder == seat else _STOLEN)

    def _person(self) -> float:
        """About what the best character still to be had is worth."""
        edition = self.state.options.edition
        shown = [sum(shown_by(edition, None, (person,))) for person in self.state.display]
        return max(shown) * _A_SYMBOL * self.after
