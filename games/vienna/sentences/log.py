"""What happened, as sentences in no language yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.api import Arg, Event, Label, Seat, Who, Word, label
from games.vienna import events
from games.vienna.edition import EditionKey
from games.vienna.edition_index import Board, board_of
from games.vienna.moves import WHITE, Die
from games.vienna.sentences.arguments import (
    coins_shown,
    die_shown,
    gains_shown,
    lying,
    points_shown,
    special_name,
    start_card_shown,
    symbol_name,
    symbols_shown,
)


def sentence(edition: EditionKey, event: Event) -> Label:
    """One sentence for an event of Vienna."""
    return _SENTENCES[type(event)](board_of(edition), event)


def _whos(seats: tuple[Seat, ...]) -> tuple[Word, ...]:
    return tuple(Who(seat) for seat in seats)


def _set_up(_: Board, event: events.SetUp) -> Label:
    return label(
        "event-set-up",
        seat=Who(event.start),
        dice=event.dice,
        points=points_shown(event.points),
    )


def _start_card(board: Board, event: events.StartCardChosen) -> Label:
    return label("event-start-card", seat=Who(event.seat), card=start_card_shown(board, event.card))


def _buried(board: Board, event: events.PersonBuried) -> Label:
    return label("event-person-buried", person=board.persons[event.person].name)


def _reshuffled(_: Board, event: events.PileReshuffled) -> Label:
    return label("event-pile-reshuffled", cards=event.cards)


def _dealt(board: Board, event: events.PersonsDealt) -> Label:
    if not event.persons:
        return label("event-display-empty")
    persons = (board.persons[person] for person in event.persons)
    shown = (
        label("person-shown", person=person.name, symbols=symbols_shown(person.symbols))
        for person in persons
    )
    return label("event-persons-dealt", persons=tuple(shown))


def _round_began(_: Board, event: events.RoundBegan) -> Label:
    return label("event-round-began", round=event.round, seat=Who(event.seat))


def _rolled(_: Board, event: events.Rolled) -> Label:
    white = (label("white-die", face=event.white),) if event.white else ()
    return label("event-rolled", seat=Who(event.seat), dice=(*event.dice, *white))


def _rerolled(_: Board, event: events.Rerolled) -> Label:
    was = tuple(die_shown(die, face) for die, face in zip(event.dice, event.was, strict=True))
    now = tuple(
        die_shown(die if die == WHITE else Die(face), face)
        for die, face in zip(event.dice, event.now, strict=True)
    )
    return label("event-rerolled", seat=Who(event.seat), was=was, now=now)


def _nudged(_: Board, event: events.Nudged) -> Label:
    was = die_shown(event.die, event.was)
    return label("event-nudged", seat=Who(event.seat), was=was, now=event.now)


def _placed(board: Board, event: events.Placed) -> Label:
    dice = lying(event.dice, has_white=event.white)
    if event.lie != event.dice:
        dice = label("dice-turned", was=dice, now=lying(event.lie, has_white=event.white))
    id = "event-placed"
    if event.bribe:
        id = "event-placed-behind"
    elif event.forced:
        id = "event-placed-forced"
    return label(id, seat=Who(event.seat), dice=dice, field=board.name(event.field))


def _gendarme(board: Board, event: events.GendarmeSet) -> Label:
    return label("event-gendarme", seat=Who(event.seat), field=board.name(event.field))


def _die_set(_: Board, event: events.DieSet) -> Label:
    was = die_shown(event.die, event.was)
    return label("event-die-set", seat=Who(event.seat), was=was, now=event.now)


def _evaluation(_: Board, event: events.EvaluationBegan) -> Label:
    return label("event-evaluation", round=event.round)


def _gained(board: Board, event: events.Gained) -> Label:
    gains = gains_shown(coins=event.coins, points=event.points)
    id = "event-bought" if event.paid else "event-gained"
    return label(
        id,
        seat=Who(event.seat),
        field=board.name(event.field),
        gains=gains,
        paid=coins_shown(event.paid),
    )


def _lapsed(board: Board, event: events.Lapsed) -> Label:
    return label(
        "event-lapsed",
        seat=Who(event.seat),
        field=board.name(event.field),
        cost=coins_shown(event.cost),
        coins=coins_shown(event.coins),
    )


def _special(board: Board, event: events.SpecialTaken) -> Label:
    facts: dict[str, Arg] = {
        "seat": Who(event.seat),
        "field": board.name(event.field),
        "card": special_name(event.card),
    }
    if event.source is None:
        return label("event-special-taken", **facts)
    if event.source == event.seat:
        return label("event-special-kept", **facts)
    return label("event-special-won", **facts, source=Who(event.source))


def _person(board: Board, event: events.PersonTaken) -> Label:
    person = board.persons[event.person]
    return label(
        "event-person-bought" if event.paid else "event-person-taken",
        seat=Who(event.seat),
        field=board.name(event.field),
        person=person.name,
        symbols=symbols_shown(person.symbols),
        paid=coins_shown(event.paid),
    )


def _nobody_left(board: Board, event: events.NobodyLeft) -> Label:
    return label("event-nobody-left", seat=Who(event.seat), field=board.name(event.field))


def _compared(board: Board, event: events.Compared) -> Label:
    (left, lefts), (right, rights) = event.neighbours
    return label(
        "event-compared-paid" if event.paid else "event-compared",
        seat=Who(event.seat),
        field=board.name(event.field),
        symbol=symbol_name(event.symbol),
        own=event.own,
        left=Who(left),
        lefts=lefts,
        right=Who(right),
        rights=rights,
        gains=gains_shown(coins=event.coins, points=event.points),
        paid=coins_shown(event.paid),
    )


def _coins_taken(board: Board, event: events.CoinsTaken) -> Label:
    field = board.name(event.field)
    if not event.seats:
        return label("event-took-nothing", seat=Who(event.seat), field=field)
    id = "event-coins-taken" if len(event.seats) == 1 else "event-coins-taken-each"
    return label(
        id,
        seat=Who(event.seat),
        field=field,
        seats=_whos(event.seats),
        coins=coins_shown(event.coins),
    )


def _nothing_to_take(board: Board, event: events.NothingToTake) -> Label:
    return label("event-nothing-to-take", seat=Who(event.seat), field=board.name(event.field))


def _specials(board: Board, event: events.SpecialsCounted) -> Label:
    return label(
        "event-specials-counted",
        seat=Who(event.seat),
        field=board.name(event.field),
        cards=event.cards,
        points=points_shown(event.points),
    )


def _round_ended(_: Board, event: events.RoundEnded) -> Label:
    standings = tuple(
        label("seat-points", seat=Who(Seat(seat)), points=points)
        for seat, points in enumerate(event.points)
    )
    return label("event-round-ended", round=event.round, standings=standings)


def _majorities(_: Board, event: events.MajoritiesCounted) -> Label:
    if not event.symbols:
        return label("event-no-majority", seat=Who(event.seat))
    symbols = tuple(symbol_name(symbol) for symbol in event.symbols)
    return label(
        "event-majorities", seat=Who(event.seat), symbols=symbols, points=points_shown(event.points)
    )


def _exchanged(_: Board, event: events.CoinsExchanged) -> Label:
    return label(
        "event-coins-exchanged",
        seat=Who(event.seat),
        coins=coins_shown(event.coins),
        points=points_shown(event.points),
    )


def _ended(_: Board, event: events.Ended) -> Label:
    return label(
        f"event-ended-{event.tie_break}",
        seats=_whos(event.winners),
        points=points_shown(event.points),
    )


def _only_seat(id: str) -> Callable[[Board, Any], Label]:
    return lambda _, event: label(id, seat=Who(event.seat))


# `Any`: each function takes the one event it is listed for.
_SENTENCES: dict[type[Event], Callable[[Board, Any], Label]] = {
    events.SetUp: _set_up,
    events.StartCardChosen: _start_card,
    events.PersonBuried: _buried,
    events.PileReshuffled: _reshuffled,
    events.PersonsDealt: _dealt,
    events.RoundBegan: _round_began,
    events.Rolled: _rolled,
    events.Rerolled: _rerolled,
    events.Nudged: _nudged,
    events.Placed: _placed,
    events.GendarmeSet: _gendarme,
    events.DieSet: _die_set,
    events.DiceLeft: _only_seat("event-dice-left"),
    events.DoubleMoveUsed: _only_seat("event-double-used"),
    events.DoubleMoveKept: _only_seat("event-double-kept"),
    events.EvaluationBegan: _evaluation,
    events.Gained: _gained,
    events.Lapsed: _lapsed,
    events.SpecialTaken: _special,
    events.PersonTaken: _person,
    events.NobodyLeft: _nobody_left,
    events.Compared: _compared,
    events.CoinsTaken: _coins_taken,
    events.NothingToTake: _nothing_to_take,
    events.SpecialsCounted: _specials,
    events.RoundEnded: _round_ended,
    events.MajoritiesCounted: _majorities,
    events.CoinsExchanged: _exchanged,
    events.Ended: _ended,
}
