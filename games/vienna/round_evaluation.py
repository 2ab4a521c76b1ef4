"""The evaluation of a round: every occupied field, along the street."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from games.api import Seat
from games.vienna.draft import Draft
from games.vienna.edition import (
    Compare,
    Field,
    Gain,
    Gloriette,
    Heuriger,
    Krieau,
    PersonId,
    Prater,
    Special,
    Symbol,
    TakePerson,
    TakeSpecial,
    Tiergarten,
)
from games.vienna.end_of_match import end_match
from games.vienna.events import (
    CoinsTaken,
    Compared,
    EvaluationBegan,
    Gained,
    Lapsed,
    NobodyLeft,
    NothingToTake,
    PersonTaken,
    RoundEnded,
    SpecialsCounted,
    SpecialTaken,
)
from games.vienna.setup import begin_round
from games.vienna.state import NOT_ON_THE_STREET, Player, Stage, neighbours, specials_of
from games.vienna.tiergarten import coins_to_take


def begin_evaluation(draft: Draft) -> None:
    """All dice are placed: walk down the street."""
    draft.tell(EvaluationBegan(draft.round))
    _go_on(draft)


def choose_person(draft: Draft, seat: Seat, person: PersonId) -> None:
    """The character asked for, then on along the street."""
    field, effect = _being_evaluated(draft)
    assert isinstance(effect, TakePerson)
    _take_person(draft, seat, field, effect, person)
    _leave_field(draft)


def choose_symbol(draft: Draft, seat: Seat, symbol: Symbol) -> None:
    """Gloriette's comparison, then on along the street."""
    field, effect = _being_evaluated(draft)
    assert isinstance(effect, Gloriette)
    _compare(draft, seat, field, effect, symbol)
    _leave_field(draft)


def take_coins(draft: Draft, seat: Seat, seats: tuple[Seat, ...], coins: int) -> None:
    """Tiergarten's coins, from nobody if the player leaves them; then on along the street."""
    field, _ = _being_evaluated(draft)
    for victim in seats:
        draft.earn(victim, coins=-coins)
    draft.earn(seat, coins=coins * len(seats))
    draft.tell(CoinsTaken(seat, field.id, seats, coins))
    _leave_field(draft)


def symbols_left(player: Player) -> list[Symbol]:
    """The symbols this player may still compare at the Gloriette: none twice in a round."""
    return [symbol for symbol in Symbol if symbol not in player.compared]


def _go_on(draft: Draft) -> None:
    """Evaluate field after field along the street, until somebody must choose or all is done."""
    index = draft.board.index
    off_street = len(index)
    waiting = sorted(draft.stands, key=lambda stand: index.get(stand.field, off_street))
    for done, stand in enumerate(waiting):
        if stand.field not in index:
            break  # Geheimbund acted at once
        stage = _evaluate(draft, stand.seat, draft.board.field(stand.field))
        if stage is not None:
            draft.evaluating = stand.field
            draft.stands = tuple(waiting[done:])  # dice on evaluated fields are back
            draft.seat, draft.stage = stand.seat, stage
            return
    _end_round(draft)


def _leave_field(draft: Draft) -> None:
    draft.stands = tuple(stand for stand in draft.stands if stand.field != draft.evaluating)
    _go_on(draft)


def _being_evaluated(draft: Draft) -> tuple[Field, object]:
    assert draft.evaluating is not None
    field = draft.board.field(draft.evaluating)
    return field, field.effect


def _evaluate(draft: Draft, seat: Seat, field: Field) -> Stage | None:
    """Carry out the field; a stage if its player must choose first."""
    effect = field.effect
    match effect:
        case Krieau() | Prater():
            return None  # they acted at once, when the dice were placed
        case Gain():
            if _can_pay(draft, seat, field, effect.cost):
                draft.earn(seat, coins=effect.coins - effect.cost, points=effect.points)
                draft.tell(
                    Gained(
                        seat,
                        field.id,
                        coins=effect.coins,
                        points=effect.points,
                        paid=effect.cost,
                    )
                )
            return None
        case TakeSpecial():
            _take_special(draft, seat, field, effect.card)
            if effect.coins:
                draft.earn(seat, coins=effect.coins)
                draft.tell(Gained(seat, field.id, coins=effect.coins))
            return None
        case TakePerson():
            return _offer_persons(draft, seat, field, effect)
        case Compare():
            _compare(draft, seat, field, effect, effect.symbol)
            return None
        case Gloriette():
            return _offer_symbols(draft, seat, field, effect)
        case Tiergarten():
            if any(coins_to_take(draft.players, seat, effect)):
                return "tiergarten"
            draft.tell(NothingToTake(seat, field.id))
            return None
        case Heuriger():
            cards = len(specials_of(draft.specials, seat))
            draft.earn(seat, points=cards * effect.points)
            draft.tell(SpecialsCounted(seat, field.id, cards, cards * effect.points))
            return None
        case _:
            assert_never(effect)


def _can_pay(draft: Draft, seat: Seat, field: Field, cost: int) -> bool:
    """Whoever can pay must; whoever cannot loses the action."""
    coins = draft.players[seat].coins
    if coins < cost:
        draft.tell(Lapsed(seat, field.id, cost, coins))
    return coins >= cost


def _take_special(draft: Draft, seat: Seat, field: Field, card: Special) -> None:
    source = draft.specials.of(card)
    draft.specials = draft.specials.give(card, seat)
    draft.tell(SpecialTaken(seat, field.id, card, source))


def _offer_persons(draft: Draft, seat: Seat, field: Field, effect: TakePerson) -> Stage | None:
    if not draft.display:
        draft.tell(NobodyLeft(seat, field.id))
    elif _can_pay(draft, seat, field, effect.cost):
        first, *others = draft.display
        if others:
            return "person"
        _take_person(draft, seat, field, effect, first)
    return None


def _take_person(
    draft: Draft, seat: Seat, field: Field, effect: TakePerson, person: PersonId
) -> None:
    player = draft.players[seat]
    draft.players[seat] = replace(
        player, coins=player.coins - effect.cost, persons=(*player.persons, person)
    )
    draft.display = tuple(other for other in draft.display if other != person)
    draft.tell(PersonTaken(seat, field.id, person, effect.cost))


def _offer_symbols(draft: Draft, seat: Seat, field: Field, effect: Gloriette) -> Stage | None:
    if _can_pay(draft, seat, field, effect.cost):
        left = symbols_left(draft.players[seat])
        if len(left) > 1:
            return "symbol"
        # At least one is left: three comparisons and the Gloriette would take eight dice.
        _compare(draft, seat, field, effect, left[0])
    return None


def _compare(
    draft: Draft, seat: Seat, field: Field, effect: Compare | Gloriette, symbol: Symbol
) -> None:
    """Count the symbol against both neighbours; only the player on the field is paid."""
    own = draft.symbols(seat).of(symbol)
    left, right = neighbours(seat, len(draft.players))
    counts = ((left, draft.symbols(left).of(symbol)), (right, draft.symbols(right).of(symbol)))
    beaten = sum(own > theirs for _, theirs in counts)
    drawn = sum(own == theirs for _, theirs in counts)
    points = beaten * effect.points + drawn * effect.tie
    coins = beaten * effect.coins
    cost = effect.cost if isinstance(effect, Gloriette) else 0
    player = draft.players[seat]
    draft.players[seat] = replace(
        player,
        coins=player.coins + coins - cost,
        points=player.points + points,
        compared=(*player.compared, symbol),
    )
    draft.tell(
        Compared(
            seat,
            field.id,
            symbol,
            own=own,
            neighbours=counts,
            points=points,
            coins=coins,
            paid=cost,
        )
    )


def _end_round(draft: Draft) -> None:
    """Clear the board, take the dice back, ready the double move; then the end or a new round."""
    draft.evaluating = None
    draft.stands = ()
    draft.gendarme = None
    draft.open = draft.board.all_open
    draft.double_used = False
    draft.players = [
        replace(player, rolled=False, coach=NOT_ON_THE_STREET, compared=())
        for player in draft.players
    ]
    points = tuple(player.points for player in draft.players)
    draft.tell(RoundEnded(draft.round, points))
    if max(points) >= draft.options.target:
        end_match(draft)
    else:
        begin_round(draft)
