"""The tile of a field: what it is called, takes and gives, and who stands there."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from games.vienna.edition import EditionKey, FieldId
from games.vienna.edition_index import board_of
from games.vienna.view import Stand
from render.canvas import Canvas, Piece
from render.poster_frame import NAME_CAP, NUMBER_CAP
from render.shapes import die
from render.vienna import icons
from render.vienna.effect_signs import is_immediate, put_signs, signs_of
from render.vienna.geometry import CELL, CELL_PAD, DIE
from render.vienna.landmarks import landmark
from render.visual_style import Paintbox

_NAME_MIDDLE = 20
_SIGNS_MIDDLE = 64
_BAND_TOP = CELL[1] - 52
_BADGE_HEIGHT = 42
_LANDMARK = (204, 50)
_COACH = (86, 48)
_BOLT = (19, 32)
_LODGE_TOP = 38
_LODGE_COLUMNS = 3  # beside its sign; two rows are enough for five seats


class CellFace(NamedTuple):
    """All that decides how a street field looks."""

    edition: EditionKey
    field: FieldId
    stand: Stand | None = None
    has_coach: bool = False
    is_closed: bool = False  # the gendarme is there
    is_lit: bool = False  # being evaluated
    is_new: bool = False  # changed since the viewer looked


def draw_cell(paintbox: Paintbox, face: CellFace) -> Piece:
    """The tile of a street field."""
    ground = "plot_lit" if face.is_lit else "plot_closed" if face.is_closed else "plot"
    canvas = Canvas(paintbox, CELL, ground)
    field = board_of(face.edition).field(face.field)
    _put_landmark(canvas, field.id)
    _put_frame(canvas, is_new=face.is_new or face.is_lit)
    _put_name(canvas, field.name, is_immediate=is_immediate(field.effect))
    _put_badge(canvas, field.accepts)
    put_signs(canvas, signs_of(field.effect), right=CELL[0] - CELL_PAD, middle=_SIGNS_MIDDLE)
    if face.stand is not None:
        _put_stand(canvas, face.stand, has_coach=face.has_coach)
    if face.is_closed:
        sprite = paintbox.sprite(icons.GENDARME, (_COACH[1], _COACH[1]))
        canvas.put("piece", sprite, (CELL[0] - CELL_PAD - 60, _BAND_TOP), "gendarme")
    return canvas.piece()


class LodgeFace(NamedTuple):
    """All that decides how the field off the street looks."""

    edition: EditionKey
    stands: tuple[Stand, ...] = ()
    is_new: bool = False


def draw_lodge(paintbox: Paintbox, face: LodgeFace) -> Piece:
    """The tile off the street: how many dice each seat has there, for faces do not matter."""
    canvas = Canvas(paintbox, CELL, "plot_closed")
    lodge = board_of(face.edition).geheimbund
    dice = Counter[int]()
    for stand in face.stands:
        dice[stand.seat] += len(stand.dice)
    if not dice:
        _put_landmark(canvas, lodge.id)
    _put_frame(canvas, is_new=face.is_new)
    put_signs(canvas, signs_of(lodge), right=CELL[0] - CELL_PAD, middle=_SIGNS_MIDDLE)
    _put_name(canvas, lodge.name, is_immediate=True)
    for place, (seat, count) in enumerate(sorted(dice.items())):
        sprite = die(paintbox, seat, count, size=DIE, cap=NUMBER_CAP)
        row, column = divmod(place, _LODGE_COLUMNS)
        at = (CELL_PAD + column * (DIE + 3), _LODGE_TOP + row * (DIE + 2))
        canvas.put("die", sprite, at, str(count))
    return canvas.piece()


def _put_frame(canvas: Canvas, *, is_new: bool) -> None:
    area = (0, 0, *CELL)
    if is_new:
        canvas.frame(area, "alert", 5)
        return
    canvas.frame(area, "line", 2)
    for x in (4, CELL[0] - 10):
        for y in (4, CELL[1] - 10):
            canvas.fill((x, y, x + 6, y + 6), "line")


def _put_name(canvas: Canvas, name: str, *, is_immediate: bool) -> None:
    if is_immediate:
        sprite = canvas.paintbox.sprite(icons.BOLT, _BOLT)
        canvas.put(
            "icon", sprite, (CELL[0] - CELL_PAD - _BOLT[0] - 4, _NAME_MIDDLE - _BOLT[1] // 2)
        )
    canvas.write(
        "name",
        name,
        (CELL[0] // 2, _NAME_MIDDLE),
        face="display",
        cap=NAME_CAP,
        colour=canvas.paintbox.theme.ink,
        width=CELL[0] - 2 * CELL_PAD - 6,
        align="middle",
    )


def _put_landmark(canvas: Canvas, field: str) -> None:
    sprite = canvas.paintbox.sprite(landmark(field), _LANDMARK)
    canvas.put(None, sprite, ((CELL[0] - _LANDMARK[0]) // 2, CELL[1] - _LANDMARK[1] - 4))


def _put_badge(canvas: Canvas, accepts: tuple[int, ...] | str) -> None:
    """The number a field takes, light on dark: what players look for first."""
    top = _SIGNS_MIDDLE - _BADGE_HEIGHT // 2
    if isinstance(accepts, str):
        width = round(_BADGE_HEIGHT * icons.PAIR.width / icons.PAIR.height)
        canvas.fill((CELL_PAD, top, CELL_PAD + width, top + _BADGE_HEIGHT), "ink")
        sprite = canvas.paintbox.sprite(icons.PAIR, (width, _BADGE_HEIGHT))
        canvas.put("icon", sprite, (CELL_PAD, top), "pair")
        return
    text = "/".join(str(number) for number in accepts)
    width = {1: 42, 2: 50}.get(len(text), 74)
    canvas.fill((CELL_PAD, top, CELL_PAD + width, top + _BADGE_HEIGHT), "ink")
    canvas.write(
        "number",
        text,
        (CELL_PAD + width // 2, _SIGNS_MIDDLE),
        face="number",
        cap=NUMBER_CAP,
        colour=canvas.paintbox.theme.paper,
        align="middle",
    )


def _put_stand(canvas: Canvas, stand: Stand, *, has_coach: bool) -> None:
    x = CELL_PAD
    for place, face in enumerate(stand.dice):
        is_white = stand.white and place == len(stand.dice) - 1
        sprite = die(canvas.paintbox, stand.seat, face, size=DIE, cap=NUMBER_CAP, is_white=is_white)
        canvas.put("die", sprite, (x, _BAND_TOP), str(face))
        x += DIE + 3
    if has_coach:
        sprite = canvas.paintbox.sprite(icons.COACH, _COACH, stand.seat)
        canvas.put("piece", sprite, (CELL[0] - CELL_PAD - _COACH[0], _BAND_TOP), "coach")
