"""The display of characters, and the pile they come from."""

from __future__ import annotations

from typing import NamedTuple

from games.vienna.edition import EditionKey, PersonId, Symbol, Symbols
from games.vienna.edition_index import board_of
from render.canvas import Canvas, Piece
from render.poster_frame import NAME_CAP, NUMBER_CAP
from render.vienna import icons
from render.vienna.geometry import CARD, PILE
from render.visual_style import Paintbox

_ICON = 36
_BACK = 72


class PileFace(NamedTuple):
    """How many characters are still to come."""

    left: int


def draw_pile(paintbox: Paintbox, face: PileFace) -> Piece:
    """The back of a card, and how many lie there."""
    canvas = Canvas(paintbox, PILE, "paper")
    canvas.put("icon", paintbox.sprite(icons.PILE, (_BACK, _BACK)), (0, (PILE[1] - _BACK) // 2))
    canvas.write(
        "number",
        str(face.left),
        (_BACK + 6, PILE[1] // 2),
        face="number",
        cap=NUMBER_CAP,
        colour=paintbox.theme.ink,
    )
    return canvas.piece()


class CardFace(NamedTuple):
    """All that decides how a place of the display looks."""

    edition: EditionKey
    person: PersonId | None
    is_new: bool = False


def draw_card(paintbox: Paintbox, face: CardFace) -> Piece:
    """A character, or the place where none lies."""
    area = (0, 0, *CARD)
    if face.person is None:
        canvas = Canvas(paintbox, CARD, "paper")
        canvas.frame(area, "line_soft", 2)
        return canvas.piece()
    person = board_of(face.edition).persons[face.person]
    canvas = Canvas(paintbox, CARD, "card")
    canvas.frame(area, "alert" if face.is_new else "line", 4 if face.is_new else 2)
    canvas.write(
        "name",
        person.name,
        (CARD[0] // 2, 22),
        face="display",
        cap=NAME_CAP,
        colour=paintbox.theme.card_ink,
        width=CARD[0] - 16,
        align="middle",
    )
    put_symbols(canvas, person.symbols, (CARD[0] // 2, 64))
    return canvas.piece()


def put_symbols(canvas: Canvas, symbols: Symbols, at: tuple[int, int]) -> None:
    """A sign for each symbol of a card, side by side around the middle."""
    shown = [symbol for symbol in Symbol for _ in range(symbols.of(symbol))]
    left = at[0] - (len(shown) * (_ICON + 8) - 8) // 2
    for place, symbol in enumerate(shown):
        sprite = canvas.paintbox.sprite(icons.SYMBOLS[symbol], (_ICON, _ICON), plot="card")
        canvas.put("icon", sprite, (left + place * (_ICON + 8), at[1] - _ICON // 2), symbol)
