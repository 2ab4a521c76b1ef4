"""The panel of a player: what lies in front of them, and how far they have got."""

from __future__ import annotations

from typing import NamedTuple

from games.vienna.edition import Special, Symbol
from games.vienna.view import SeatView
from render.canvas import Canvas, Piece
from render.poster_frame import NUMBER_CAP
from render.shapes import die, hollow, token
from render.vector import Drawing, turned
from render.vienna import icons
from render.vienna.geometry import DIE, PANEL
from render.visual_style import Paintbox

_JOKER_FACE = 1
_UPPER = 31  # the middle of the upper row: name and figures
_LOWER = 88  # the middle of the lower row: dice and score track
_NAME_LEFT, _NAME_RIGHT = 72, 372
_PLAYER_CAP = 24
_POINTS, _COINS = 384, 494
_SYMBOLS, _SYMBOL_STEP = 604, 97
_SPECIALS, _SPECIAL_STEP = 897, 52
_ICON = 42
_DICE_STEP = 53
_TRACK_LEFT, _TRACK_RIGHT = 366, PANEL[0] - 40
_MARKER = 40


class PanelFace(NamedTuple):
    """All that decides how a panel looks."""

    name: str
    seat: SeatView
    is_turn: bool
    is_double_used: bool
    target: int
    longest: int  # points that the track must have room for
    new: frozenset[str] = frozenset()  # figures and cards that changed


def draw_panel(paintbox: Paintbox, face: PanelFace) -> Piece:
    """The panel of a player."""
    canvas = Canvas(paintbox, PANEL, "panel_turn" if face.is_turn else "panel")
    seat = face.seat
    _put_frame(canvas, face)
    canvas.put("piece", paintbox.sprite(token(seat.seat), (46, 46), seat.seat), (16, _UPPER - 23))
    canvas.write(
        "name",
        face.name,
        (_NAME_LEFT, _UPPER),
        face="text",
        cap=_PLAYER_CAP,
        colour=paintbox.theme.ink,
        width=_NAME_RIGHT - _NAME_LEFT,
    )
    _put_count(canvas, icons.ARMS, seat.points, _POINTS, is_new="points" in face.new)
    _put_count(canvas, icons.COIN, seat.coins, _COINS, is_new="coins" in face.new)
    for place, symbol in enumerate(Symbol):
        x = _SYMBOLS + place * _SYMBOL_STEP
        count = seat.symbols.of(symbol)
        _put_count(canvas, icons.SYMBOLS[symbol], count, x, is_new=symbol in face.new)
    _put_specials(canvas, face)
    _put_dice(canvas, seat)
    _put_track(canvas, face)
    return canvas.piece()


def _put_frame(canvas: Canvas, face: PanelFace) -> None:
    area = (0, 0, *PANEL)
    canvas.frame(area, "line", 4 if face.is_turn else 2)
    canvas.fill((0, 0, 8, PANEL[1]), "fill", face.seat.seat)


def _put_count(canvas: Canvas, drawing: Drawing, count: int, left: int, *, is_new: bool) -> None:
    if is_new:
        _underline(canvas, left, left + _SYMBOL_STEP - 8)
    sprite = canvas.paintbox.sprite(drawing, (_ICON, _ICON))
    canvas.put("icon", sprite, (left, _UPPER - _ICON // 2))
    canvas.write(
        "number",
        str(count),
        (left + _ICON + 6, _UPPER),
        face="number",
        cap=NUMBER_CAP,
        colour=canvas.paintbox.theme.ink,
        width=_SYMBOL_STEP - _ICON - 6,
    )


def _underline(canvas: Canvas, left: int, right: int) -> None:
    canvas.fill((left, _UPPER + 26, right, _UPPER + 31), "alert")


def _put_specials(canvas: Canvas, face: PanelFace) -> None:
    for place, special in enumerate(face.seat.specials):
        drawing = icons.SPECIALS[special]
        if special is Special.DOUBLE and face.is_double_used:
            drawing = turned(drawing)
        sprite = canvas.paintbox.sprite(drawing, (48, 48))
        x = _SPECIALS + place * _SPECIAL_STEP
        if special in face.new:
            _underline(canvas, x, x + 48)
        canvas.put("icon", sprite, (x, _UPPER - 24), special)


def _put_dice(canvas: Canvas, seat: SeatView) -> None:
    paintbox, top = canvas.paintbox, _LOWER - DIE // 2
    x = 16
    for face in seat.dice:
        is_joker = seat.has_jokers and face == _JOKER_FACE
        sprite = die(paintbox, seat.seat, face, size=DIE, cap=NUMBER_CAP, is_joker=is_joker)
        canvas.put("die", sprite, (x, top), str(face))
        x += _DICE_STEP
    if seat.white:
        is_joker = seat.has_jokers and seat.white == _JOKER_FACE
        sprite = die(
            paintbox,
            seat.seat,
            seat.white,
            size=DIE,
            cap=NUMBER_CAP,
            is_white=True,
            is_joker=is_joker,
        )
        canvas.put("die", sprite, (x, top), str(seat.white))
        x += _DICE_STEP
    for _ in range(seat.to_roll):
        sprite = paintbox.sprite(hollow(seat.seat), (DIE, DIE), seat.seat)
        canvas.put("die", sprite, (x, top), "?")
        x += _DICE_STEP


def _put_track(canvas: Canvas, face: PanelFace) -> None:
    """The score track: a lane for each player, all to the same scale."""

    def at(points: int) -> int:
        share = min(points, face.longest) / face.longest
        return round(_TRACK_LEFT + (_TRACK_RIGHT - _TRACK_LEFT) * share)

    canvas.fill((_TRACK_LEFT, _LOWER - 2, _TRACK_RIGHT, _LOWER + 2), "ink_soft")
    for points in range(face.longest + 1):
        reach = 12 if points % 5 == 0 else 5
        canvas.fill((at(points) - 1, _LOWER - reach, at(points) + 1, _LOWER + reach), "ink_soft")
    goal = at(face.target)
    canvas.fill((goal - 3, _LOWER - 20, goal + 3, _LOWER + 20), "alert")
    canvas.fill((_TRACK_LEFT, _LOWER - 5, at(face.seat.points), _LOWER + 5), "fill", face.seat.seat)
    sprite = canvas.paintbox.sprite(token(face.seat.seat), (_MARKER, _MARKER), face.seat.seat)
    left = at(face.seat.points) - _MARKER // 2
    canvas.put("piece", sprite, (left, _LOWER - _MARKER // 2), "marker")
