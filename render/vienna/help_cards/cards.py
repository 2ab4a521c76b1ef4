"""Small pictures of a single card or field, for whoever asks what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from types import MappingProxyType
from typing import TypeAlias

from games.api import Label, label
from games.vienna.edition import (
    NEWEST,
    Compare,
    EditionKey,
    Field,
    FieldId,
    Gloriette,
    Krieau,
    PersonId,
    Special,
    StartCardId,
    Symbol,
    Symbols,
    TakeSpecial,
)
from games.vienna.edition_index import Board, board_of
from games.vienna.moves import BRIBE
from games.vienna.sentences.arguments import (
    coins_shown,
    numbers,
    special_name,
    start_card_shown,
    symbol_name,
    symbols_shown,
)
from games.vienna.sentences.field_effects import effect_shown, lodge_shown
from language import words_of
from render.api import Explanation, UnknownTopic
from render.canvas import Box, Canvas, Piece
from render.picture_setting import Setting
from render.vector import Drawing, moved
from render.vienna import icons
from render.vienna.board import GAME
from render.vienna.effect_signs import Sign, is_immediate, signs_of
from render.vienna.help_cards.layout import Card, Scene, draw_card, draw_scene
from render.vienna.help_cards.portraits import EMPRESS, portrait
from render.vienna.help_cards.signs import inset, put_chequers, put_field, put_sign, write_name
from render.vienna.landmarks import landmark
from render.vienna.landmarks.parts import lamp, laurel, pair, poplar, vignette
from render.visual_style import paintbox

_Sheet: TypeAlias = Callable[[Setting], Scene | Card]

_LANDMARK = (640, 166)
_GROUND = 10  # how high the ground under a landmark of this size is
_COACH = (261, 145)
_GENDARME = 152
_COACH_SEAT = 0  # in whose colour
_SIGN = (188, 188)  # on a card
_SYMBOL = 58
_LARGE_SYMBOL = 80


def help_topics(edition: EditionKey = NEWEST) -> tuple[str, ...]:
    """What there are help pictures of, in the order of the board and the piles."""
    return tuple(_sheets(edition))


def draw_help(topic: str, setting: Setting, edition: EditionKey = NEWEST) -> Piece:
    """The help picture of this name, or `UnknownTopic`."""
    sheet = _sheet(topic, setting, edition)
    if isinstance(sheet, Scene):
        return draw_scene(paintbox(setting.look), sheet)
    return draw_card(paintbox(setting.look), sheet)


def help_words(topic: str, setting: Setting, edition: EditionKey = NEWEST) -> Explanation:
    """What the help picture of this name says, or `UnknownTopic`."""
    sheet = _sheet(topic, setting, edition)
    field = (f"{sheet.field[1]}.",) if isinstance(sheet, Card) and sheet.field else ()
    texts = (sheet.text,) if isinstance(sheet, Scene) else (*sheet.texts, *field)
    caption = (f"{sheet.caption}.",) if sheet.caption else ()
    return Explanation(sheet.listed or sheet.title, " ".join((*caption, *texts)))


def _sheet(topic: str, setting: Setting, edition: EditionKey) -> Scene | Card:
    make = _sheets(edition).get(topic)
    if make is None:
        raise UnknownTopic(topic)
    return make(setting)


@cache
def _sheets(edition: EditionKey) -> MappingProxyType[str, _Sheet]:
    board = board_of(edition)
    return MappingProxyType(
        {
            **{f"field-{field.id}": partial(_field, board, field.id) for field in board.street},
            f"field-{board.geheimbund.id}": partial(_geheimbund, board),
            **{f"special-{card}": partial(_special, board, card) for card in Special},
            **{f"person-{id}": partial(_person, board, id) for id in board.persons},
            **{f"start-{id}": partial(_start_card, board, id) for id in board.start_cards},
            "coach": _coach,
            "gendarme": partial(_gendarme, board),
            "symbols": partial(_symbols, board),
        }
    )


# Words ----------------------------------------------------------------------------------------


def _said(setting: Setting, *labels: Label) -> str:
    """Sentences one after the other; the first begins with a capital even if it is a word."""
    words = words_of(GAME, setting.language)
    text = " ".join(words.say(one, setting.names) for one in labels)
    return text[:1].upper() + text[1:]


def _deed(board: Board, card: Special) -> Label:
    """What a special card does."""
    match card:
        case Special.INFLUENCE:
            symbols = symbols_shown(board.edition.influence.symbols)
            return label("help-special-influence", symbols=symbols)
        case Special.DIE:
            return label("help-special-die", field=board.geheimbund.name)
        case _:
            return label(f"help-special-{card}")


# Fields ---------------------------------------------------------------------------------------


def _field(board: Board, id: FieldId, setting: Setting) -> Scene:
    field = board.field(id)
    number, effect = numbers(field.accepts), field.effect
    takes = label("any-pair") if field.accepts == "pair" else label("accepts-number", number=number)
    deed = (_deed(board, effect.card),) if isinstance(effect, TakeSpecial) else ()
    bolt = (Sign(icons.BOLT),) if is_immediate(effect) else ()
    return Scene(
        field.name,
        _said(setting, takes),
        _said(setting, effect_shown(effect), *deed),
        partial(_paint_landmark, id, "plot"),
        accepts=field.accepts,
        signs=(*bolt, *signs_of(effect)),
    )


def _geheimbund(board: Board, setting: Setting) -> Scene:
    lodge = board.geheimbund
    return Scene(
        lodge.name,
        "",
        _said(setting, lodge_shown(lodge)),
        partial(_paint_landmark, lodge.id, "plot_closed"),
        signs=(Sign(icons.BOLT), *signs_of(lodge)),
    )


def _paint_landmark(id: FieldId, ground: str, canvas: Canvas, area: Box) -> None:
    _paint_vignette(canvas, area, landmark(id), ground)


def _paint_vignette(canvas: Canvas, area: Box, drawing: Drawing, ground: str) -> None:
    """A landmark, and its ground drawn on to both sides."""
    left, _, right, bottom = area
    canvas.fill(area, ground)
    canvas.fill((left, bottom - _GROUND, right, bottom), "line_soft")
    sprite = canvas.paintbox.sprite(drawing, _LANDMARK, plot=ground)
    canvas.put(None, sprite, ((left + right - _LANDMARK[0]) // 2, bottom - _LANDMARK[1]))


# Cards ----------------------------------------------------------------------------------------


def _special(board: Board, special: Special, setting: Setting) -> Card:
    field = _field_of(board, special)
    symbols = board.edition.influence.symbols if special is Special.INFLUENCE else Symbols()
    return Card(
        _said(setting, special_name(special)),
        _said(setting, label("help-special-card")),
        (
            _said(setting, _deed(board, special)),
            _said(setting, label("help-special-keep")),
        ),
        partial(_paint_special, special, symbols),
        sign=icons.SPECIALS[special],
        field=(field.accepts, field.name),
    )


def _field_of(board: Board, special: Special) -> Field:
    """Where a special card is to be had; an edition has one such field for each."""
    return next(
        field
        for field in board.street
        if isinstance(field.effect, TakeSpecial) and field.effect.card == special
    )


def _paint_special(special: Special, symbols: Symbols, canvas: Canvas, area: Box) -> None:
    if special is Special.INFLUENCE:
        _put_portrait(canvas, area, EMPRESS)
        _put_symbols(canvas, symbols, area)
        return
    left, top, right, bottom = area
    sprite = canvas.paintbox.sprite(_sign_alone(special), _SIGN)
    canvas.put("icon", sprite, ((left + right - _SIGN[0]) // 2, top + 34), special)
    put_chequers(canvas, ((left + right) // 2 - 60, bottom - 58), columns=12)


def _sign_alone(special: Special) -> Drawing:
    """What a special card shows, without the small card around it."""
    marks = tuple(mark for mark in icons.SPECIALS[special].marks if mark not in _BLANK.marks)
    return Drawing(64, 64, moved(Drawing(100, 100, marks), (-18, -18)))


_BLANK = icons.ANY_CARD


def _person(board: Board, id: PersonId, setting: Setting) -> Card:
    person = board.persons[id]
    return Card(
        person.name,
        _said(setting, label("help-character-card")),
        (
            _said(setting, label("help-character", symbols=symbols_shown(person.symbols))),
            _said(setting, label("help-copies", count=person.copies)),
        ),
        partial(_paint_person, id, person.symbols),
    )


def _paint_person(id: PersonId, symbols: Symbols, canvas: Canvas, area: Box) -> None:
    _put_portrait(canvas, area, portrait(id))
    _put_symbols(canvas, symbols, area)


def _put_portrait(canvas: Canvas, area: Box, drawing: Drawing) -> None:
    left, _, right, bottom = inset(_put_niche(canvas, area), 2)
    width = right - left
    height = round(width * drawing.height / drawing.width)
    canvas.put(None, canvas.paintbox.sprite(drawing, (width, height)), (left, bottom - height))


def _start_card(board: Board, id: StartCardId, setting: Setting) -> Card:
    entry = board.start_cards[id]
    title, shown = _said(setting, label("help-start-card")), start_card_shown(board, id)
    return Card(
        title,
        "",
        (
            _said(setting, label("start-card-left", card=shown)),
            _said(setting, label("help-start")),
        ),
        partial(_paint_start_card, entry.coins, entry.symbols),
        listed=f"{title}: {words_of(GAME, setting.language).say(shown, ())}",
    )


def _paint_start_card(coins: int, symbols: Symbols, canvas: Canvas, area: Box) -> None:
    left, top, right, bottom = _put_niche(canvas, area)
    side = 132
    put_sign(
        canvas, Sign(icons.COIN, coins), ((left + right - side) // 2, (top + bottom) // 2), side
    )
    _put_symbols(canvas, symbols, area)


def _put_niche(canvas: Canvas, area: Box) -> Box:
    """The upper part of a card, for a picture."""
    left, top, right, bottom = inset(area, 21)
    niche = (left, top, right, bottom - _SYMBOL - 14)
    canvas.fill(niche, "plot")
    canvas.frame(niche, "line", 2)
    return niche


def _put_symbols(canvas: Canvas, symbols: Symbols, area: Box) -> None:
    """The lower part of a card: a sign for each of its symbols."""
    shown = [symbol for symbol in Symbol for _ in range(symbols.of(symbol))]
    left, _, right, bottom = area
    x = (left + right - len(shown) * (_SYMBOL + 8) + 8) // 2
    for symbol in shown:
        sprite = canvas.paintbox.sprite(icons.SYMBOLS[symbol], (_SYMBOL, _SYMBOL), plot="card")
        canvas.put("icon", sprite, (x, bottom - 24 - _SYMBOL), symbol)
        x += _SYMBOL + 8


# Pieces and symbols ---------------------------------------------------------------------------


def _coach(setting: Setting) -> Scene:
    return Scene(
        _said(setting, label("help-coach-title")),
        "",
        _said(setting, label("help-coach", cost=coins_shown(BRIBE))),
        _paint_coach,
    )


def _paint_coach(canvas: Canvas, area: Box) -> None:
    _paint_vignette(canvas, area, _STREET, "plot")
    sprite = canvas.paintbox.sprite(icons.COACH, _COACH, _COACH_SEAT)
    at = ((area[0] + area[2] - _COACH[0]) // 2, area[3] - _GROUND - _COACH[1] + 4)
    canvas.put("piece", sprite, at, "coach")


def _gendarme(board: Board, setting: Setting) -> Scene:
    krieau = next(field for field in board.street if isinstance(field.effect, Krieau))
    return Scene(
        _said(setting, label("help-gendarme-title")),
        "",
        _said(setting, label("help-gendarme", field=krieau.name)),
        _paint_gendarme,
    )


def _paint_gendarme(canvas: Canvas, area: Box) -> None:
    _paint_vignette(canvas, area, _STREET, "plot_closed")
    sprite = canvas.paintbox.sprite(icons.GENDARME, (_GENDARME, _GENDARME))
    at = ((area[0] + area[2] - _GENDARME) // 2, area[3] - _GROUND - _GENDARME)
    canvas.put("piece", sprite, at, "gendarme")


_STREET = vignette(pair(poplar(12, 12, 5), lamp(26, 22), laurel(40, 30, 6), poplar(54, 20, 4)))


def _symbols(board: Board, setting: Setting) -> Scene:
    gloriettes = (field.name for field in board.street if isinstance(field.effect, Gloriette))
    return Scene(
        _said(setting, label("help-symbols-title")),
        "",
        _said(setting, label("help-symbols", field=next(gloriettes))),
        partial(_paint_symbols, board, setting),
    )


def _paint_symbols(board: Board, setting: Setting, canvas: Canvas, area: Box) -> None:
    canvas.fill(area, "plot")
    left, top, right, _ = area
    width = (right - left) // len(Symbol)
    for place, symbol in enumerate(Symbol):
        middle = left + place * width + width // 2
        sprite = canvas.paintbox.sprite(icons.SYMBOLS[symbol], (_LARGE_SYMBOL, _LARGE_SYMBOL))
        canvas.put("icon", sprite, (middle - _LARGE_SYMBOL // 2, top + 12), symbol)
        word = _said(setting, symbol_name(symbol))
        write_name(canvas, word, (middle, top + 112), cap=24, align="middle")
        for field in _fields_comparing(board, symbol):
            shown = (field.accepts, field.name)
            put_field(canvas, shown, (middle, top + 148), height=28, align="middle")


def _fields_comparing(board: Board, symbol: Symbol) -> Iterable[Field]:
    return (
        field
        for field in board.street
        if isinstance(field.effect, Compare) and field.effect.symbol == symbol
    )
