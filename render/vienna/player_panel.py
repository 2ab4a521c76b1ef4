"""The panel of a player: what lies in front of them, and how far they have got.

It is laid out in parts, and each part knows no more than it shows: so most of them are the same at
every table, and a move changes one or two.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from games.vienna.edition import Special, Symbol
from games.vienna.view import SeatView
from render.canvas import Box, Canvas, Piece
from render.poster_frame import NUMBER_CAP
from render.shapes import die, hollow, token
from render.vector import Drawing, turned
from render.vienna import icons
from render.vienna.geometry import DIE, PANEL
from render.visual_style import Paintbox

_JOKER_FACE = 1
_UPPER = 31  # the middle of the upper row: name and figures
_LOWER = 88  # the middle of the lower row: dice and score track
_UPPER_BOTTOM = 62
_TOKEN = 46
_LEFT = 16
_NAME_LEFT, _NAME_RIGHT = 72, 372
_PLAYER_CAP = 24
_POINTS, _COINS = 384, 494
_SYMBOLS, _SYMBOL_STEP = 604, 97
_SPECIALS, _SPECIAL_STEP = 897, 52
_ICON, _SPECIAL = 42, 48
_DICE_STEP = 53
_MOST_DICE = 6  # the white one included
_MARKER = 40
_TRACK = PANEL[0] - 406  # how long it is, between the places for half a marker
_TRACK_LEFT = 366 - _MARKER // 2

Count: TypeAlias = Literal["points", "coins"] | Symbol
_COUNTS: dict[Count, tuple[int, Drawing]] = {
    "points": (_POINTS, icons.ARMS),
    "coins": (_COINS, icons.COIN),
    **{
        symbol: (_SYMBOLS + place * _SYMBOL_STEP, icons.SYMBOLS[symbol])
        for place, symbol in enumerate(Symbol)
    },
}


class PanelFace(NamedTuple):
    """All that decides how a panel looks."""

    name: str
    seat: SeatView
    is_turn: bool
    is_double_used: bool
    target: int
    longest: int  # points that the track must have room for
    new: frozenset[str] = frozenset()  # figures and cards that changed


class PlateFace(NamedTuple):
    """A panel on which nothing lies."""

    seat: int
    is_turn: bool


class NameFace(NamedTuple):
    """What a player is called."""

    name: str
    is_turn: bool


class CountFace(NamedTuple):
    """How much of something a player has."""

    what: Count
    amount: int
    is_turn: bool
    is_new: bool


class SpecialFace(NamedTuple):
    """A special card."""

    special: Special
    is_used: bool
    is_turn: bool
    is_new: bool


class DiceFace(NamedTuple):
    """The dice that are not placed yet."""

    seat: int
    dice: tuple[int, ...]
    white: int
    to_roll: int
    has_jokers: bool
    is_turn: bool


class TrackFace(NamedTuple):
    """How far a player has got."""

    seat: int
    points: int
    target: int
    longest: int
    is_turn: bool


PartFace: TypeAlias = PlateFace | NameFace | CountFace | SpecialFace | DiceFace | TrackFace


def panel_parts(panel: PanelFace) -> Iterator[tuple[Box, PartFace]]:
    """What a panel is put together from, the plate first, and where each part lies on it."""
    seat, is_turn, new = panel.seat, panel.is_turn, panel.new
    yield (0, 0, *PANEL), PlateFace(seat.seat, is_turn)
    yield (_NAME_LEFT, 0, _NAME_RIGHT, _UPPER_BOTTOM), NameFace(panel.name, is_turn)
    for what, (left, _) in _COUNTS.items():
        area = (left, 0, left + _SYMBOL_STEP, _UPPER_BOTTOM)
        yield _inside(area), CountFace(what, _count(seat, what), is_turn, what in new)
    for place, special in enumerate(seat.specials):
        left = _SPECIALS + place * _SPECIAL_STEP
        is_used = special is Special.DOUBLE and panel.is_double_used
        face = SpecialFace(special, is_used, is_turn, special in new)
        yield _inside((left, 0, left + _SPECIAL, _UPPER_BOTTOM)), face
    top, bottom = _LOWER - DIE // 2, _LOWER + DIE // 2
    dice = DiceFace(seat.seat, seat.dice, seat.white, seat.to_roll, seat.has_jokers, is_turn)
    yield (_LEFT, top, _LEFT + _MOST_DICE * _DICE_STEP, bottom), dice
    track = TrackFace(seat.seat, seat.points, panel.target, panel.longest, is_turn)
    top, bottom = _LOWER - _MARKER // 2, _LOWER + _MARKER // 2
    yield (_TRACK_LEFT, top, _TRACK_LEFT + _TRACK + _MARKER, bottom), track


def _inside(area: Box) -> Box:
    """What of it is inside the frame."""
    return area[0], _frame(is_turn=True), area[2], area[3]


def _count(seat: SeatView, what: Count) -> int:
    if what == "points":
        return seat.points
    return seat.coins if what == "coins" else seat.symbols.of(what)


def _frame(*, is_turn: bool) -> int:
    """How broad the frame is."""
    return 4 if is_turn else 2


def _ground(*, is_turn: bool) -> str:
    return "panel_turn" if is_turn else "panel"


def draw_plate(paintbox: Paintbox, face: PlateFace) -> Piece:
    """The panel of a seat, without anything on it."""
    canvas = Canvas(paintbox, PANEL, _ground(is_turn=face.is_turn))
    canvas.frame((0, 0, *PANEL), "line", _frame(is_turn=face.is_turn))
    canvas.fill((0, 0, 8, PANEL[1]), "fill", face.seat)
    sprite = paintbox.sprite(token(face.seat), (_TOKEN, _TOKEN), face.seat)
    canvas.put("piece", sprite, (_LEFT, _UPPER - _TOKEN // 2))
    return canvas.piece()


def draw_name(paintbox: Paintbox, face: NameFace) -> Piece:
    """A player's name, and the frame above it, which high letters touch."""
    width = _NAME_RIGHT - _NAME_LEFT
    canvas = Canvas(paintbox, (width, _UPPER_BOTTOM), _ground(is_turn=face.is_turn))
    canvas.fill((0, 0, width, _frame(is_turn=face.is_turn)), "line")
    canvas.write(
        "name",
        face.name,
        (0, _UPPER),
        face="text",
        cap=_PLAYER_CAP,
        colour=paintbox.theme.ink,
        width=width,
    )
    return canvas.piece()


def draw_count(paintbox: Paintbox, face: CountFace) -> Piece:
    """A sign and a figure, underlined where it is new."""
    canvas = _upper(paintbox, _SYMBOL_STEP, is_turn=face.is_turn)
    middle = _UPPER - _frame(is_turn=True)
    if face.is_new:
        _underline(canvas, _SYMBOL_STEP - 8)
    _, drawing = _COUNTS[face.what]
    canvas.put("icon", paintbox.sprite(drawing, (_ICON, _ICON)), (0, middle - _ICON // 2))
    canvas.write(
        "number",
        str(face.amount),
        (_ICON + 6, middle),
        face="number",
        cap=NUMBER_CAP,
        colour=paintbox.theme.ink,
        width=_SYMBOL_STEP - _ICON - 6,
    )
    return canvas.piece()


def draw_special(paintbox: Paintbox, face: SpecialFace) -> Piece:
    """A special card, turned where it was used, underlined where it is new."""
    canvas = _upper(paintbox, _SPECIAL, is_turn=face.is_turn)
    drawing = icons.SPECIALS[face.special]
    sprite = paintbox.sprite(turned(drawing) if face.is_used else drawing, (_SPECIAL, _SPECIAL))
    if face.is_new:
        _underline(canvas, _SPECIAL)
    top = _UPPER - _frame(is_turn=True) - _SPECIAL // 2
    canvas.put("icon", sprite, (0, top), face.special)
    return canvas.piece()


def _upper(paintbox: Paintbox, width: int, *, is_turn: bool) -> Canvas:
    """A part of the upper row, below the frame."""
    height = _UPPER_BOTTOM - _frame(is_turn=True)
    return Canvas(paintbox, (width, height), _ground(is_turn=is_turn))


def _underline(canvas: Canvas, right: int) -> None:
    bottom = canvas.image.height
    canvas.fill((0, bottom - 5, right, bottom), "alert")


def draw_dice(paintbox: Paintbox, face: DiceFace) -> Piece:
    """Dice side by side, those to be rolled as rings."""
    size = (_MOST_DICE * _DICE_STEP, DIE)
    canvas = Canvas(paintbox, size, _ground(is_turn=face.is_turn))
    shown = [(number, False) for number in face.dice]
    if face.white:
        shown.append((face.white, True))
    for place, (number, is_white) in enumerate(shown):
        sprite = die(
            paintbox,
            face.seat,
            number,
            size=DIE,
            cap=NUMBER_CAP,
            is_white=is_white,
            is_joker=face.has_jokers and number == _JOKER_FACE,
        )
        canvas.put("die", sprite, (place * _DICE_STEP, 0), str(number))
    for place in range(len(shown), len(shown) + face.to_roll):
        sprite = paintbox.sprite(hollow(face.seat), (DIE, DIE), face.seat)
        canvas.put("die", sprite, (place * _DICE_STEP, 0), "?")
    return canvas.piece()


def draw_track(paintbox: Paintbox, face: TrackFace) -> Piece:
    """The score track: a lane for each player, all to the same scale."""
    canvas = Canvas(paintbox, (_TRACK + _MARKER, _MARKER), _ground(is_turn=face.is_turn))
    left = middle = _MARKER // 2

    def at(points: int) -> int:
        return round(left + _TRACK * (min(points, face.longest) / face.longest))

    canvas.fill((left, middle - 2, left + _TRACK, middle + 2), "ink_soft")
    for points in range(face.longest + 1):
        reach = 12 if points % 5 == 0 else 5
        canvas.fill((at(points) - 1, middle - reach, at(points) + 1, middle + reach), "ink_soft")
    goal, now = at(face.target), at(face.points)
    canvas.fill((goal - 3, 0, goal + 3, _MARKER), "alert")
    canvas.fill((left, middle - 5, now, middle + 5), "fill", face.seat)
    sprite = paintbox.sprite(token(face.seat), (_MARKER, _MARKER), face.seat)
    canvas.put("piece", sprite, (now - left, 0), "marker")
    return canvas.piece()
