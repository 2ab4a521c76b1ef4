"""What a field gives and costs, as a row of signs."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, assert_never

from games.vienna.edition import (
    Compare,
    Effect,
    Gain,
    Gloriette,
    Heuriger,
    Krieau,
    Lodge,
    Prater,
    Symbol,
    TakePerson,
    TakeSpecial,
    Tiergarten,
)
from render.canvas import Canvas
from render.poster_frame import NUMBER_CAP
from render.vector import Drawing, moved
from render.vienna import icons

SIGN = 42  # how high a sign is
_SPACE = 4


class Sign(NamedTuple):
    """A drawing, perhaps with a number on it."""

    drawing: Drawing
    number: int | None = None

    @property
    def width(self) -> int:
        """In pixels."""
        return round(SIGN * self.drawing.width / self.drawing.height)


def signs_of(effect: Effect | Lodge) -> tuple[Sign, ...]:
    """What happens on a field, from left to right."""
    match effect:
        case Krieau():
            return (
                Sign(icons.GENDARME),
                *_gains(effect.coins, 0),
                Sign(icons.SLASH),
                *_gains(0, effect.points),
            )
        case Prater():
            return *_gains(effect.coins, 0), Sign(icons.TURN)
        case Lodge():
            return _gains(effect.coins, 0)
        case Gain():
            return *_cost(effect.cost), *_gains(effect.coins, effect.points)
        case TakeSpecial():
            return Sign(icons.SPECIALS[effect.card]), *_gains(effect.coins, 0)
        case TakePerson():
            return *_cost(effect.cost), Sign(icons.PERSON)
        case Compare():
            return Sign(icons.SYMBOLS[effect.symbol]), *_gains(effect.coins, effect.points)
        case Gloriette():
            return (
                *_cost(effect.cost),
                Sign(_any_symbol()),
                *_gains(effect.coins, effect.points),
            )
        case Tiergarten():
            return Sign(icons.TAKE), *_gains(effect.most, 0)
        case Heuriger():
            return Sign(icons.ANY_CARD), *_gains(0, effect.points)
        case _:
            assert_never(effect)


def is_immediate(effect: Effect | Lodge) -> bool:
    """Whether it happens at once, not in the evaluation."""
    return isinstance(effect, Krieau | Prater | Lodge)


def _gains(coins: int, points: int) -> tuple[Sign, ...]:
    both = (Sign(icons.COIN, coins), Sign(icons.SHIELD, points))
    return tuple(sign for sign in both if sign.number)


def _cost(coins: int) -> tuple[Sign, ...]:
    return (Sign(icons.COST, coins),) if coins else ()


@cache
def _any_symbol() -> Drawing:
    """The three symbols in one sign."""
    places = {Symbol.CITIZEN: (0.0, 46.0), Symbol.CHURCH: (26.0, 0.0), Symbol.CROWN: (52.0, 50.0)}
    marks = (moved(icons.SYMBOLS[symbol], at, 0.48) for symbol, at in places.items())
    return Drawing(100, 100, tuple(mark for group in marks for mark in group))


def put_signs(canvas: Canvas, signs: tuple[Sign, ...], *, right: int, middle: int) -> int:
    """Put a row of signs that ends at the right; where it begins."""
    left = right - sum(sign.width for sign in signs) - _SPACE * (len(signs) - 1)
    x = left
    for sign in signs:
        put_sign(canvas, sign, (x, middle))
        x += sign.width + _SPACE
    return left


_FIGURES = {icons.COIN: "coin_ink", icons.SHIELD: "shield_ink", icons.COST: "card_ink"}


def put_sign(canvas: Canvas, sign: Sign, at: tuple[int, int]) -> None:
    """Put a sign with its left edge and its middle here."""
    x, middle = at
    sprite = canvas.paintbox.sprite(sign.drawing, (sign.width, SIGN))
    canvas.put("icon", sprite, (x, middle - SIGN // 2))
    if sign.number is None:
        return
    # A shield is narrow at the foot, so its figure sits higher; a cost has its minus at the left.
    lift = 4 if sign.drawing is icons.SHIELD else 0
    canvas.write(
        "number",
        str(sign.number),
        (x + sign.width - SIGN // 2, middle - lift),
        face="number",
        cap=NUMBER_CAP,
        colour=canvas.paintbox.colour(_FIGURES[sign.drawing]),
        align="middle",
    )
