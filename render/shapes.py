"""Each seat has a shape as well as a colour, so that colour is never the only sign."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PIL import Image

from render.picture_cache import Cache
from render.text_masks import set_line
from render.vector import ERASE, Disc, Drawing, Mark, Polygon, box, star
from render.visual_style import Paintbox

_SIZE = 100.0
_RIM = 6.0  # the dark outline
_COLOURED_RIM = 20.0  # of a die whose face is not in the seat's colour
_DICE_BYTES = 4 * 2**20


def _square(role: str, inset: float) -> tuple[Mark, ...]:
    return (box(role, 5 + inset, 5 + inset, 95 - inset, 95 - inset),)


def _circle(role: str, inset: float) -> tuple[Mark, ...]:
    return (Disc(role, (50, 50), 49 - inset),)


def _diamond(role: str, inset: float) -> tuple[Mark, ...]:
    # Larger than its box, the tips cut off: a figure has room inside.
    low, high, tip = inset, 100 - inset, 9 - inset * 0.4
    points = (
        *((50 - tip, low), (50 + tip, low), (high, 50 - tip), (high, 50 + tip)),
        *((50 + tip, high), (50 - tip, high), (low, 50 + tip), (low, 50 - tip)),
    )
    return (Polygon(role, points),)


def _shield(role: str, inset: float) -> tuple[Mark, ...]:
    left, right, top, low = 7 + inset, 93 - inset, 3 + inset, 99 - inset * 1.2
    points = ((left, top), (right, top), (right, 58), (50, low), (left, 58))
    return (Polygon(role, points),)


def _clover(role: str, inset: float) -> tuple[Mark, ...]:
    leaves = (Disc(role, (50 + x * 23, 50 + y * 23), 27 - inset) for x in (-1, 1) for y in (-1, 1))
    return *leaves, box(role, 24, 24, 76, 76)


_OUTLINES: tuple[Callable[[str, float], tuple[Mark, ...]], ...] = (
    _square,
    _circle,
    _diamond,
    _shield,
    _clover,
)
MOST_SEATS = len(_OUTLINES)

_STAR = star("line", (82, 18), 18, 8)
_STAR_RIM = Disc("shade", (82, 18), 18)


@cache
def token(seat: int) -> Drawing:
    """The seat's shape in its colour."""
    outline = _OUTLINES[seat]
    return Drawing(_SIZE, _SIZE, (*outline("shade", 0), *outline("fill", _RIM)))


@cache
def hollow(seat: int) -> Drawing:
    """The seat's shape as a ring: a die that has not been rolled."""
    outline = _OUTLINES[seat]
    return Drawing(_SIZE, _SIZE, (*outline("fill", 0), *outline(ERASE, _COLOURED_RIM / 2)))


@cache
def _white(seat: int) -> Drawing:
    """The seat's shape around a white face: the white die in its hands."""
    outline = _OUTLINES[seat]
    marks = (*outline("shade", 0), *outline("fill", 3), *outline("white_die", _COLOURED_RIM / 2))
    return Drawing(_SIZE, _SIZE, marks)


def _with_star(drawing: Drawing) -> Drawing:
    return Drawing(_SIZE, _SIZE, (*drawing.marks, _STAR_RIM, _STAR))


_DICE: Cache[Image.Image] = Cache(_DICE_BYTES, lambda image: image.width * image.height * 4)


def die(
    paintbox: Paintbox,
    seat: int,
    face: int,
    *,
    size: int,
    cap: int,
    is_white: bool = False,
    is_joker: bool = False,
) -> Image.Image:
    """A die of a seat, showing a number; a joker has a star."""

    def drawn() -> Image.Image:
        drawing = _white(seat) if is_white else token(seat)
        image = paintbox.sprite(
            _with_star(drawing) if is_joker else drawing, (size, size), seat
        ).copy()
        ink = "white_die_ink" if is_white else "fill_ink"
        line = set_line(str(face), "number", cap)
        middle = size // 2 - (size // 20 if _OUTLINES[seat] is _shield else 0)
        at = ((size - line.width + 1) // 2, middle + cap // 2 - line.rise)
        image.paste((*paintbox.colour(ink, seat), 255), at, line.mask)
        return image

    key = (paintbox.look, seat, face, size, cap, is_white, is_joker)
    return _DICE.get(key, drawn)
