"""The display of characters, and the pile they come from."""

from __future__ import annotations

from typing import NamedTuple

from games.vienna.edition import EditionKey, PersonId, Symbol, Symbols
from games.vienna.edition_index import board_of
from render.canvas import Canvas, Piece
from render.poster_frame import NAME_CAP, NUMBER_CAP
from render.vienna import icons
from render.vienna.geometry import STRIP
from render.visual_style import Paintbox

_PILE_WIDTH = 140
_CARDS = 4  # one fewer than the largest table has seats
_CARD_GAP = 10
_ICON = 36


class StripFace(NamedTuple):
    """All that decides how the display looks."""

    edition: EditionKey
    display: tuple[PersonId, ...]
    pile: int
    new: frozenset[PersonId] = frozenset()


def draw_strip(paintbox: Paintbox, face: StripFace) -> Piece:
    """The display of characters."""
    canvas = Canvas(paintbox, STRIP, "paper")
    canvas.put("icon", paintbox.sprite(icons.PILE, (72, 72)), (0, (STRIP[1] - 72) // 2))
    canvas.write(
        "number",
        str(face.pile),
        (78, STRIP[1] // 2),
        face="number",
        cap=NUMBER_CAP,
        colour=paintbox.theme.ink,
    )
    width = (STRIP[0] - _PILE_WIDTH - (_CARDS - 1) * _CARD_GAP) // _CARDS
    persons = board_of(face.edition).persons
    for place in range(_CARDS):
        left = _PILE_WIDTH + place * (width + _CARD_GAP)
        if place >= len(face.display):
            canvas.frame((left, 0, left + width, STRIP[1]), "line_soft", 2)
            continue
        person = persons[face.display[place]]
        is_new = person.id in face.new
        canvas.fill((left, 0, left + width, STRIP[1]), "card")
        canvas.frame(
            (left, 0, left + width, STRIP[1]), "alert" if is_new else "line", 2 + 2 * is_new
        )
        canvas.write(
            "name",
            person.name,
            (left + width // 2, 22),
            face="display",
            cap=NAME_CAP,
            colour=paintbox.theme.card_ink,
            width=width - 16,
            align="middle",
        )
        put_symbols(canvas, person.symbols, (left + width // 2, 64))
    return canvas.piece()


def put_symbols(canvas: Canvas, symbols: Symbols, at: tuple[int, int]) -> None:
    """A sign for each symbol of a card, side by side around the middle."""
    shown = [symbol for symbol in Symbol for _ in range(symbols.of(symbol))]
    left = at[0] - (len(shown) * (_ICON + 8) - 8) // 2
    for place, symbol in enumerate(shown):
        sprite = canvas.paintbox.sprite(icons.SYMBOLS[symbol], (_ICON, _ICON), plot="card")
        canvas.put("icon", sprite, (left + place * (_ICON + 8), at[1] - _ICON // 2), symbol)
