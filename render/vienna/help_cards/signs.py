"""Badges, signs and names in any size, for help pictures."""

from __future__ import annotations

from typing import TypeAlias

from render.canvas import Align, Box, Canvas
from render.text_masks import width_of
from render.vienna import icons
from render.vienna.effect_signs import Sign

Accepts: TypeAlias = "tuple[int, ...] | str"
"""What a field takes: one or two numbers, or "pair"."""

_SPACE = 8  # between signs
SQUARE = 10  # of the ornament


def inset(area: Box, by: int) -> Box:
    """The box without a rim of this width."""
    left, top, right, bottom = area
    return left + by, top + by, right - by, bottom - by


def put_chequers(canvas: Canvas, at: tuple[int, int], *, columns: int) -> None:
    """Two rows of small squares, as on the houses of the Wiener Werkstätte."""
    for column in range(columns):
        x, y = at[0] + column * SQUARE, at[1] + column % 2 * SQUARE
        canvas.fill((x, y, x + SQUARE, y + SQUARE), "line")


def write_name(
    canvas: Canvas,
    name: str,
    at: tuple[int, int],
    *,
    cap: int,
    width: int | None = None,
    align: Align = "left",
) -> int:
    """A name in the letters of the posters; how wide it became."""
    return canvas.write(
        "name",
        name,
        at,
        face="display",
        cap=cap,
        colour=canvas.paintbox.theme.ink,
        width=width,
        align=align,
    )


# Fields ---------------------------------------------------------------------------------------


def badge_width(accepts: Accepts, height: int) -> int:
    """How wide a badge of this height is."""
    if isinstance(accepts, str):
        return round(height * icons.PAIR.width / icons.PAIR.height)
    return max(height, width_of(_figures(accepts), "number", _cap(height)) + height // 5)


def put_badge(canvas: Canvas, accepts: Accepts, at: tuple[int, int], height: int) -> None:
    """What a field takes, light on dark, its left edge and its middle here."""
    left, top, width = at[0], at[1] - height // 2, badge_width(accepts, height)
    canvas.fill((left, top, left + width, top + height), "ink")
    if isinstance(accepts, str):
        canvas.put("icon", canvas.paintbox.sprite(icons.PAIR, (width, height)), (left, top), "pair")
        return
    canvas.write(
        "number",
        _figures(accepts),
        (left + width // 2, at[1]),
        face="number",
        cap=_cap(height),
        colour=canvas.paintbox.theme.paper,
        align="middle",
    )


def _figures(accepts: tuple[int, ...]) -> str:
    return "/".join(str(number) for number in accepts)


def _cap(height: int) -> int:
    return height * 5 // 7


def put_field(
    canvas: Canvas,
    field: tuple[Accepts, str],
    at: tuple[int, int],
    *,
    height: int,
    align: Align = "left",
) -> None:
    """The badge of a field and its name behind it."""
    accepts, name = field
    cap, gap = height * 3 // 5, height // 4
    badge = badge_width(accepts, height)
    left, middle = at
    if align == "middle":
        left -= (badge + gap + width_of(name, "display", cap)) // 2
    put_badge(canvas, accepts, (left, middle), height)
    write_name(canvas, name, (left + badge + gap, middle), cap=cap)


# Signs ----------------------------------------------------------------------------------------


def put_signs(
    canvas: Canvas, signs: tuple[Sign, ...], *, right: int, middle: int, height: int
) -> int:
    """Put a row of signs that ends at the right; where it begins."""
    for sign in reversed(signs):
        width = _width(sign, height)
        put_sign(canvas, sign, (right - width, middle), height)
        right -= width + _SPACE
    return right + _SPACE


_INKS = {icons.COIN: "coin_ink", icons.SHIELD: "shield_ink", icons.COST: "card_ink"}


def put_sign(canvas: Canvas, sign: Sign, at: tuple[int, int], height: int) -> None:
    """Put a sign of this height with its left edge and its middle here."""
    left, middle = at
    width = _width(sign, height)
    sprite = canvas.paintbox.sprite(sign.drawing, (width, height))
    canvas.put("icon", sprite, (left, middle - height // 2))
    if sign.number is None:
        return
    # A shield is narrow at the foot, so its figure sits higher; a cost has its minus at the left.
    lift = height // 16 if sign.drawing is icons.SHIELD else 0
    canvas.write(
        "number",
        str(sign.number),
        (left + width - height // 2, middle - lift),
        face="number",
        cap=height * 5 // 8,
        colour=canvas.paintbox.colour(_INKS[sign.drawing]),
        align="middle",
    )


def _width(sign: Sign, height: int) -> int:
    return round(height * sign.drawing.width / sign.drawing.height)
