"""Players' signs for tables of any size: from the sixth seat on shapes return, hollow."""

from __future__ import annotations

from PIL import Image

from render.canvas import Box, Canvas
from render.poster_frame import NUMBER_CAP
from render.shapes import MOST_SEATS, die, token
from render.visual_style import Paintbox

BADGE = 52
_RIM = 8  # of a hollow bar


def is_hollow(seat: int) -> bool:
    """Whether the seat has the shape and colour of another, drawn hollow."""
    return seat >= MOST_SEATS


def pigment_of(seat: int) -> int:
    """The seat whose colour and shape this one has."""
    return seat % MOST_SEATS


def role_of(seat: int) -> str:
    """What a seat's colour is called in a drawing of many, and its sign in lists of things."""
    return f"seat {seat}"


def sign(paintbox: Paintbox, seat: int, size: int) -> Image.Image:
    """The seat's shape in its colour."""
    shape = token(pigment_of(seat))
    image = paintbox.sprite(shape, (size, size), pigment_of(seat))
    if not is_hollow(seat):
        return image
    hole = paintbox.sprite(shape, (size // 2, size // 2), shade="paper", fill="paper")
    image = image.copy()
    image.alpha_composite(hole, ((size - hole.width) // 2, (size - hole.height) // 2))
    return image


def badge(paintbox: Paintbox, seat: int, number: int) -> Image.Image:
    """The seat's shape with a figure on it."""
    own, is_white = pigment_of(seat), is_hollow(seat)
    return die(paintbox, own, number, size=BADGE, cap=NUMBER_CAP, is_white=is_white)


def fill(canvas: Canvas, area: Box, seat: int) -> None:
    """A bar in the seat's colour, hollow like its shape."""
    left, top, right, bottom = area
    canvas.fill(area, "fill", pigment_of(seat))
    if is_hollow(seat) and right - left > 2 * _RIM and bottom - top > 2 * _RIM:
        canvas.fill((left + _RIM, top + _RIM, right - _RIM, bottom - _RIM), "paper")
