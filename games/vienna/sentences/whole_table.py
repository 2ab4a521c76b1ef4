"""The whole table in words, for people who do not see the picture."""

from __future__ import annotations

from games.api import Label, Outcome, Passage, Who, Word, label
from games.vienna.edition import Field, FieldId, Special, Symbol, Symbols
from games.vienna.edition_index import Board, board_of
from games.vienna.end_of_match import how_it_ended
from games.vienna.moves import WHITE, Die
from games.vienna.sentences.arguments import (
    coins_shown,
    dice_lying,
    dice_named,
    die_shown,
    numbers,
    points_shown,
    special_name,
    start_card_shown,
    symbol_name,
    symbols_shown,
)
from games.vienna.sentences.field_effects import effect_shown, lodge_shown
from games.vienna.sentences.log import sentence
from games.vienna.sentences.question import question
from games.vienna.view import SeatView, View


def passages_of(view: View) -> tuple[Passage, ...]:
    """Everything on the table, from what is asked to the pile of cards."""
    board = board_of(view.options.edition)
    return (
        _now(view),
        *_result(view),
        *(_seat(board, view, seat) for seat in view.seats),
        _street(board, view),
        _geheimbund(board, view),
        *_start_cards(board, view),
        _display(board, view),
        _beside(view),
    )


# What is going on -----------------------------------------------------------------------------


def asked(view: View) -> Label:
    """Who is asked what."""
    return question(view.stage, view.seat, view.evaluating, view.options.edition)


def phase(view: View) -> Label:
    """How far the match has come."""
    if view.stage == "over":
        return label("now-over", round=view.round)
    if view.stage == "start_card":
        return label("now-start-cards")
    if view.evaluating is None:
        return label("now-placing", round=view.round)
    return label("now-evaluating", round=view.round, **_place(view, view.evaluating))


def victory(view: View, outcome: Outcome) -> Label:
    """Who won, with how many points, and what decided between equal ones."""
    cards = [len(seat.specials) for seat in view.seats]
    return sentence(view.options.edition, how_it_ended(outcome, cards))


def ranking(view: View, outcome: Outcome) -> list[SeatView]:
    """The seats from the first to the last."""
    return sorted(view.seats, key=lambda seat: outcome.places[seat.seat])


def _now(view: View) -> Passage:
    target = label("now-target", target=view.options.target)
    return Passage(
        label("passage-now"),
        (
            asked(view),
            phase(view),
            *(() if view.outcome else (target,)),
            label("now-table", seats=tuple(Who(seat.seat) for seat in view.seats)),
        ),
    )


def _result(view: View) -> tuple[Passage, ...]:
    outcome = view.outcome
    if outcome is None:
        return ()
    places = (
        label(
            "result-place",
            place=outcome.places[seat.seat],
            seat=Who(seat.seat),
            points=points_shown(outcome.scores[seat.seat]),
        )
        for seat in ranking(view, outcome)
    )
    lines = (victory(view, outcome), *places, outcome.why)
    return (Passage(label("passage-result"), lines),)


def _place(view: View, field: FieldId) -> dict[str, int | str]:
    board = board_of(view.options.edition)
    return {"place": board.index[field] + 1, "field": board.name(field)}


# Players --------------------------------------------------------------------------------------


def row_shown(seat: SeatView) -> tuple[Word, ...]:
    """The dice in front of a player, one by one: the white one last, jokers marked."""
    faces = [(die_shown(Die(face), 0), face) for face in seat.dice]
    if seat.white:
        faces.append((die_shown(WHITE, seat.white), seat.white))
    return tuple(
        label("joker-die", die=shown) if seat.has_jokers and face == 1 else shown
        for shown, face in faces
    )


def is_placing(view: View) -> bool:
    """Whether dice are being rolled and placed, rather than cards chosen or fields evaluated."""
    return view.round > 0 and view.evaluating is None and view.stage != "over"


def _seat(board: Board, view: View, seat: SeatView) -> Passage:
    return Passage(
        label("passage-seat", seat=Who(seat.seat)),
        (
            label("seat-stock", points=seat.points, coins=coins_shown(seat.coins)),
            *_dice(view, seat),
            *_coach(view, seat),
            _symbols(seat.symbols),
            _specials(view, seat),
            *_compared(seat),
            _persons(board, seat),
            _start_card(board, seat),
        ),
    )


def _dice(view: View, seat: SeatView) -> tuple[Label, ...]:
    lines: list[Label] = []
    dice = row_shown(seat)
    if dice:
        lines.append(label("seat-die" if len(dice) == 1 else "seat-dice", dice=dice))
    if seat.has_jokers and 1 in (*seat.dice, seat.white):
        lines.append(label("joker-rule"))
    if seat.to_roll:
        id = "seat-to-roll-white" if Special.DIE in seat.specials else "seat-to-roll"
        lines.append(label(id, count=seat.to_roll))
    if not lines and is_placing(view):
        lines.append(label("seat-all-placed"))
    return tuple(lines)


def _coach(view: View, seat: SeatView) -> tuple[Label, ...]:
    if seat.coach is not None:
        return (label("seat-coach", **_place(view, seat.coach)),)
    return (label("seat-no-coach"),) if is_placing(view) else ()


def _symbols(symbols: Symbols) -> Label:
    if symbols == Symbols():
        return label("seat-no-symbols")
    # The zeros too: whoever listens for churches hears the same three words each time.
    counts = (label(f"symbols-{symbol}", count=symbols.of(symbol)) for symbol in Symbol)
    return label("seat-symbols", symbols=tuple(counts))


def _specials(view: View, seat: SeatView) -> Label:
    if not seat.specials:
        return label("seat-no-specials")
    cards = tuple(
        label("special-double-used")
        if card == Special.DOUBLE and view.double_used
        else special_name(card)
        for card in seat.specials
    )
    return label("seat-specials", count=len(cards), cards=cards)


def _compared(seat: SeatView) -> tuple[Label, ...]:
    if not seat.compared:
        return ()
    return (label("seat-compared", symbols=tuple(symbol_name(one) for one in seat.compared)),)


def _persons(board: Board, seat: SeatView) -> Label:
    if not seat.persons:
        return label("seat-no-persons")
    names = tuple(board.persons[person].name for person in seat.persons)
    return label("seat-persons", count=len(names), persons=names)


def _start_card(board: Board, seat: SeatView) -> Label:
    if seat.start_card is None:
        return label("seat-no-start-card")
    return label("seat-start-card", card=start_card_shown(board, seat.start_card))


# The board ------------------------------------------------------------------------------------


def _street(board: Board, view: View) -> Passage:
    return Passage(label("passage-street"), tuple(_field(view, field) for field in board.street))


def _field(view: View, field: Field) -> Label:
    is_numbered = field.accepts != "pair"
    number = numbers(field.accepts)
    return label(
        "street-field",
        **_place(view, field.id),
        accepts=label("accepts-number", number=number) if is_numbered else number,
        standing=_standing(view, field.id),
        effect=effect_shown(field.effect),
    )


def _standing(view: View, field: FieldId) -> Label:
    if field == view.gendarme:
        return label("stand-gendarme")
    for stand in view.stands:
        if stand.field == field:
            dice = dice_lying(stand.dice, has_white=stand.white)
            return label("stand-dice", seat=Who(stand.seat), dice=dice_named(dice))
    return label("stand-free" if field in view.free else "stand-empty")


def lodgers(board: Board, view: View) -> list[tuple[Who, tuple[Word, ...]]]:
    """Who has dice at Geheimbund, and which."""
    there = [stand for stand in view.stands if stand.field == board.geheimbund.id]
    dice = {
        seat.seat: tuple(
            die
            for stand in there
            if stand.seat == seat.seat
            for die in dice_lying(stand.dice, has_white=stand.white)
        )
        for seat in view.seats
    }
    return [(Who(seat), lying) for seat, lying in dice.items() if lying]


def _geheimbund(board: Board, view: View) -> Passage:
    lodge = board.geheimbund
    dice = tuple(
        label("lodge-dice", seat=who, dice=dice_named(lying)) for who, lying in lodgers(board, view)
    )
    return Passage(
        label("passage-geheimbund", field=lodge.name),
        (lodge_shown(lodge), *(dice or (label("lodge-empty"),))),
    )


# Cards ----------------------------------------------------------------------------------------


def start_cards_left(board: Board, view: View) -> tuple[Label, ...]:
    """The start cards to choose from, while they are being chosen."""
    if view.stage != "start_card":
        return ()
    chosen = {seat.start_card for seat in view.seats}
    return tuple(start_card_shown(board, card) for card in board.start_cards if card not in chosen)


def _start_cards(board: Board, view: View) -> tuple[Passage, ...]:
    cards = start_cards_left(board, view)
    if not cards:
        return ()
    lines = tuple(label("start-card-left", card=card) for card in cards)
    return (Passage(label("passage-start-cards"), lines),)


def _display(board: Board, view: View) -> Passage:
    persons = (board.persons[person] for person in view.display)
    lines = tuple(
        label("display-person", person=person.name, symbols=symbols_shown(person.symbols))
        for person in persons
    )
    return Passage(label("passage-display"), lines or (label("display-empty"),))


def _beside(view: View) -> Passage:
    held = {special for seat in view.seats for special in seat.specials}
    waiting = tuple(special_name(special) for special in Special if special not in held)
    specials = (label("beside-specials", count=len(waiting), cards=waiting),) if waiting else ()
    gendarme = () if view.gendarme else (label("beside-gendarme"),)
    return Passage(
        label("passage-beside"),
        (
            label("beside-pile", count=sum(len(pack) for pack in view.pile)),
            label("beside-discard", count=len(view.discard)),
            *specials,
            *gendarme,
        ),
    )
