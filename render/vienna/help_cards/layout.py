"""How help pictures are laid out: a scene above its text, or a card with its text beside it.

A help picture is 800 pixels wide and shown half as large on a phone, so that all caps here are at
least twice of what must be read there. Its height follows the text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from render.canvas import Align, Box, Canvas, Piece
from render.line_breaks import wrapped
from render.vector import Drawing
from render.vienna.effect_signs import Sign
from render.vienna.help_cards.signs import (
    SQUARE,
    Accepts,
    badge_width,
    inset,
    put_badge,
    put_chequers,
    put_field,
    put_signs,
    write_name,
)
from render.visual_style import Paintbox

WIDTH = 800

_MARGIN = 32
_TITLE_CAP = 38
_CAPTION_CAP = 20
_TEXT_CAP = 21
_LINE = 34  # from one line of text to the next

_SIGN = 72
_GAP = 20
_HEADER_MIDDLE = 63
_HEADER_BOTTOM = 110
_SCENE_BOTTOM = 282
_SCENE_TEXT = 34  # from the scene to the middle of the first line
_SCENE_FOOT = 42  # from the middle of the last line to the edge

_CARD = (236, 316)
_COLUMN_LEFT = _MARGIN + _CARD[0] + 32
_COLUMN = WIDTH - _MARGIN - 8 - _COLUMN_LEFT  # how wide the text beside a card is
_CAPTION = 44  # how high the parts of that column are
_TITLE = 52
_RULE = 44
_PARAGRAPH = 10
_FIELD = 56
_BADGE = 42

Paint: TypeAlias = Callable[[Canvas, Box], None]
"""Draws something into a box of a canvas."""


class Scene(NamedTuple):
    """A wide picture between a heading and a few lines of text."""

    title: str
    caption: str
    text: str
    paint: Paint
    accepts: Accepts | None = None
    signs: tuple[Sign, ...] = ()
    listed: str = ""  # its title in a list, if that says more


class Card(NamedTuple):
    """An upright card with its name and a few paragraphs beside it."""

    title: str
    caption: str
    texts: tuple[str, ...]
    paint: Paint
    sign: Drawing | None = None  # how it looks on the board
    field: tuple[Accepts, str] | None = None  # where it is to be had
    listed: str = ""  # its title in a list, if that says more


# A scene --------------------------------------------------------------------------------------


def draw_scene(paintbox: Paintbox, scene: Scene) -> Piece:
    """The scene as a picture."""
    area = (_MARGIN, _HEADER_BOTTOM, WIDTH - _MARGIN, _SCENE_BOTTOM)
    lines = wrapped(scene.text, "text", _TEXT_CAP, area[2] - area[0] - 16)
    first = _SCENE_BOTTOM + _SCENE_TEXT
    canvas = _paper(paintbox, first + (len(lines) - 1) * _LINE + _SCENE_FOOT)
    _put_header(canvas, scene)
    scene.paint(canvas, area)
    canvas.frame(area, "line", 2)
    _write_lines(canvas, lines, (WIDTH // 2, first), align="middle")
    return canvas.piece()


def _put_header(canvas: Canvas, scene: Scene) -> None:
    left, right, middle = _MARGIN, WIDTH - _MARGIN, _HEADER_MIDDLE
    if scene.accepts is not None:
        put_badge(canvas, scene.accepts, (left, middle), _SIGN)
        left += badge_width(scene.accepts, _SIGN) + _GAP
    if scene.signs:
        right = put_signs(canvas, scene.signs, right=right, middle=middle, height=_SIGN) - _GAP
    if scene.caption:
        _write_caption(canvas, scene.caption, (left, middle + 26), width=right - left)
        middle -= 16
    left += write_name(canvas, scene.title, (left, middle), cap=_TITLE_CAP, width=right - left)
    if not scene.signs:
        columns = (right - left - _GAP) // SQUARE
        put_chequers(canvas, (right - columns * SQUARE, middle - SQUARE), columns=columns)


# A card ---------------------------------------------------------------------------------------


def draw_card(paintbox: Paintbox, card: Card) -> Piece:
    """The card as a picture."""
    titles = wrapped(card.title, "display", _TITLE_CAP, _COLUMN)
    paragraphs = [wrapped(text, "text", _TEXT_CAP, _COLUMN) for text in card.texts]
    caption = _CAPTION if card.caption else 0
    field = _FIELD if card.field else 0
    texts = sum(len(lines) * _LINE + _PARAGRAPH for lines in paragraphs) - _PARAGRAPH
    column = caption + len(titles) * _TITLE + _RULE + texts + field
    height = max(_CARD[1], column) + 2 * _MARGIN
    canvas = _paper(paintbox, height)
    _put_card(canvas, card, (height - _CARD[1]) // 2)
    y = (height - column) // 2
    if card.caption:
        _put_caption(canvas, card, y + caption // 2)
    y += caption
    for title in titles:
        write_name(canvas, title, (_COLUMN_LEFT, y + _TITLE // 2), cap=_TITLE_CAP)
        y += _TITLE
    put_chequers(canvas, (_COLUMN_LEFT, y + 8), columns=_COLUMN // SQUARE)
    y += _RULE
    for lines in paragraphs:
        _write_lines(canvas, lines, (_COLUMN_LEFT, y + _LINE // 2))
        y += len(lines) * _LINE + _PARAGRAPH
    if card.field:
        middle = y - _PARAGRAPH + field - _BADGE // 2 - 4
        put_field(canvas, card.field, (_COLUMN_LEFT, middle), height=_BADGE)
    return canvas.piece()


def _put_card(canvas: Canvas, card: Card, top: int) -> None:
    area = (_MARGIN, top, _MARGIN + _CARD[0], top + _CARD[1])
    canvas.fill(area, "shade")
    canvas.fill(inset(area, 5), "card")
    canvas.frame(inset(area, 11), "line", 2)
    card.paint(canvas, area)


def _put_caption(canvas: Canvas, card: Card, middle: int) -> None:
    left = _COLUMN_LEFT
    if card.sign is not None:
        sprite = canvas.paintbox.sprite(card.sign, (_CAPTION, _CAPTION))
        canvas.put("icon", sprite, (left - _CAPTION // 10, middle - _CAPTION // 2))
        left += _CAPTION
    _write_caption(canvas, card.caption, (left, middle), width=_COLUMN_LEFT + _COLUMN - left)


# Paper and text -------------------------------------------------------------------------------


def _paper(paintbox: Paintbox, height: int) -> Canvas:
    """Paper with a fine double line around it, and a square in each corner."""
    canvas = Canvas(paintbox, (WIDTH, height), "paper")
    whole = (0, 0, WIDTH, height)
    canvas.frame(inset(whole, 2), "line", 3)
    canvas.frame(inset(whole, 8), "line", 1)
    for x in (13, WIDTH - 21):
        for y in (13, height - 21):
            canvas.fill((x, y, x + 8, y + 8), "line")
    return canvas


def _write_caption(canvas: Canvas, text: str, at: tuple[int, int], *, width: int) -> None:
    canvas.write(
        "text",
        text,
        at,
        face="text",
        cap=_CAPTION_CAP,
        colour=canvas.paintbox.theme.ink_soft,
        width=width,
    )


def _write_lines(
    canvas: Canvas, lines: list[str], at: tuple[int, int], *, align: Align = "left"
) -> None:
    x, y = at
    for place, line in enumerate(lines):
        canvas.write(
            "text",
            line,
            (x, y + place * _LINE),
            face="text",
            cap=_TEXT_CAP,
            colour=canvas.paintbox.theme.ink,
            align=align,
        )
