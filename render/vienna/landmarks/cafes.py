"""Where Vienna eats and drinks: coffee houses, the market, the wine tavern."""

from __future__ import annotations

from render.vector import Disc, Drawing, Polygon, Stroke, arc, box
from render.vienna.landmarks.parts import (
    AIR,
    DARK,
    FINE,
    GOLD,
    GROUND,
    TONE,
    Piece,
    arcade,
    arch,
    bars,
    curve,
    dome,
    gable,
    laurel,
    limb,
    mansard,
    pair,
    placed,
    vignette,
)


def landtmann() -> Drawing:
    """Café Landtmann: a melange on the marble, Thonet chairs, the garden in its boxes."""
    return vignette(
        pair(placed(_thonet_chair(), 124, 0)),
        _table(100, 27, 19),
        placed(_cup(), 100, 27, 1.1),
        pair(_planter(14), _planter(38)),
    )


def central() -> Drawing:
    """Café Central: vaults on slender columns, and the pot of coffee beneath them."""
    capital = tuple(box(TONE, x - 4.5, 20, x + 4.5, 23) for x in (40, 80))
    return vignette(
        box(TONE, 0, 0, 200, GROUND),
        arcade(AIR, (0, 200), 4, GROUND, 5, 4),
        pair(capital),
        _table(100, 38, 15),
        placed(_pot(), 100, 38),
        pair(_table(20, 38, 10), placed(_cup(), 20, 38, 0.9)),
        pair(box(TONE, 58.75, 4, 61.25, 16), Disc(GOLD, (60, 18), 3.5)),
    )


def sperl() -> Drawing:
    """Café Sperl: the billiard table, the paper on its holder."""
    billiards: Piece = (
        box(TONE, 50, 27, 146, 30.5),
        box(TONE, 54, 30, 142, 37),
        pair(mansard(TONE, 61, (4, 2.5), 37, GROUND), axis=98),
        Disc(GOLD, (72, 24.4), 2.8),
        Disc(GOLD, (112, 24.4), 2.8),
        Disc(DARK, (118.4, 24.4), 2.8),
        Stroke(GOLD, ((40, 47.5), (55.5, 5)), FINE),
    )
    light: Piece = box(TONE, 76.75, 0, 79.25, 6), mansard(TONE, 78, (3, 11), 4, 12)
    paper: Piece = (
        box(GOLD, 164, 3, 167, 45),
        box(TONE, 167, 7, 190, 39),
        box(AIR, 170, 11, 187, 15),
        tuple(
            box(AIR, 170, y, right, y + FINE)
            for y, right in ((19, 187), (24, 187), (29, 187), (34, 180))
        ),
    )
    return vignette(
        billiards, pair(light, axis=98), paper, _table(18, 32, 12), placed(_cup(), 18, 32, 0.9)
    )


def naschmarkt() -> Drawing:
    """The Naschmarkt: stalls under striped awnings, fruit heaped on the counters."""
    return vignette(
        _stall(38, 24, 20),
        _stall(162, 24, 20),
        gable(TONE, 100, 30, 3, 13),
        _stall(100, 32, 13),
    )


def heuriger() -> Drawing:
    """The wine tavern: the pine bush is out, new wine stands under the vine."""
    house: Piece = (
        mansard(TONE, 46, (28, 38), 17, 30),
        box(TONE, 12, 32.5, 80, GROUND),
        arch(AIR, 46, 7.5, 36, GROUND),
        pair(bars(AIR, (15, 37), 37, 43, 2, 6), axis=46),
    )
    needles = tuple(Stroke(GOLD, ((98, 14), tip), FINE) for tip in arc((98, 14), 13, 15, 165, 8))
    arbour: Piece = (
        box(TONE, 112, 4, 198, 7.5),
        pair(box(TONE, 116, 4, 119.5, GROUND), axis=155),
        placed(_grapes(), 176, 7),
    )
    return vignette(
        house,
        Stroke(TONE, ((76, 20), (98, 8), (98, 14)), FINE),
        needles,
        Disc(GOLD, (98, 13), 2.4),
        arbour,
        box(TONE, 125, 38, 185, 41.5),
        pair(box(TONE, 131, 41, 134.5, GROUND), axis=155),
        placed(_bottle(), 134, 38),
        placed(_glass(), 148, 38),
        placed(_glass(), 162, 38),
    )


# Furniture and crockery; what stands on a table has the table top at y 0 ----------------------


def _table(x: float, top: float, half: float) -> Piece:
    """A marble table on a cast foot."""
    return (
        box(TONE, x - half, top, x + half, top + 3.5),
        box(TONE, x - 1.75, top, x + 1.75, GROUND),
        mansard(TONE, x, (1.75, half * 0.66), GROUND - 5, GROUND),
    )


def _thonet_chair() -> Piece:
    """A bentwood chair facing left; its front leg is at x 0."""
    back = ((14, 31), (12, 20), (14, 11), (17, 9), (19.5, 12), (18, 24), (15, 31))
    return (
        Stroke(TONE, curve(((0, 48), (1, 40), (1.5, 32))), FINE),
        Stroke(TONE, curve(((18, 48), (14.5, 40), (14, 32))), FINE),
        Stroke(TONE, curve(back), FINE),
        box(TONE, -1, 29.5, 16, 33),
        Stroke(TONE, curve(((2, 34), (8, 39), (14, 34))), FINE),
    )


def _planter(x: float) -> Piece:
    """A laurel in its box."""
    return laurel(x, 20, 8), mansard(TONE, x, (6.5, 5.5), 40, GROUND)


def _cup() -> Piece:
    """A cup on its saucer, steaming."""
    steam = tuple(
        Stroke(TONE, curve(((x, -14), (x + 1.6, -16.5), (x - 1.2, -19), (x, -21.5))), FINE)
        for x in (-3, 3)
    )
    return (
        Polygon(GOLD, ((-7, -11), (7, -11), *arc((0, -9), 6.4, 20, 160, 12))),
        Stroke(GOLD, tuple(arc((7, -8), 2.8, -90, 90, 12)), FINE),
        box(GOLD, -9, -2.8, 9, 0),
        steam,
    )


def _pot() -> Piece:
    """A coffee pot with a long spout."""
    return (
        limb(GOLD, (0, -18, 4), (0, -12, 5.6), (0, -7, 7)),
        box(GOLD, -6, -6, 6, 0),
        box(AIR, -7, -21, 7, -18.6),
        dome(GOLD, 0, 4.6, -25, -21),
        Disc(GOLD, (0, -26), 1.6),
        limb(GOLD, (-6, -7, 2), (-10, -10, 1.5), (-11, -18, 1.3)),
        Stroke(GOLD, curve(((4, -17), (10, -18), (11, -11), (7, -6))), FINE),
    )


def _stall(x: float, half: float, top: float) -> Piece:
    """A stall: awning, posts, a counter with heaps of fruit."""
    return (
        tuple(_stripe(x, half * 2 / 7, top, index) for index in range(-3, 4)),
        pair(box(TONE, x - half + 1.5, top + 9, x - half + 4.5, GROUND), axis=x),
        box(TONE, x - half + 1.5, 42, x + half - 1.5, GROUND),
        tuple(_heap(x + shift * half) for shift in (-0.5, 0, 0.5)),
    )


def _stripe(x: float, wide: float, top: float, index: int) -> Piece:
    """One strip of an awning, so many from its middle: it widens downwards, and ends in a lap."""
    role = TONE if index % 2 else GOLD
    left, right = wide * (index - 0.5), wide * (index + 0.5)
    foot = top + 9
    cloth = ((x + 0.86 * left, top), (x + 0.86 * right, top), (x + right, foot), (x + left, foot))
    return Polygon(role, cloth), dome(role, x + wide * index, wide / 2, foot + 3, foot)


def _heap(x: float) -> Piece:
    """Three pieces of fruit."""
    return tuple(Disc(GOLD, (x + dx, 42 + dy), 2.4) for dx, dy in ((-2.6, -2), (2.6, -2), (0, -6)))


def _bottle() -> Piece:
    """A bottle of wine."""
    return (
        box(TONE, -4, -13, 4, 0),
        dome(TONE, 0, 4, -18, -13),
        box(TONE, -1.5, -23, 1.5, -16),
        box(GOLD, -4, -9, 4, -4.5),
    )


def _glass() -> Piece:
    """A glass of white wine on its stem."""
    return (
        Polygon(TONE, ((-5, -17), (5, -17), *arc((0, -13), 5, 0, 180, 12))),
        Polygon(GOLD, ((-2.6, -13.4), (2.6, -13.4), *arc((0, -13), 2.6, 0, 180, 12))),
        box(TONE, -1.25, -9, 1.25, 0),
        box(TONE, -4, -FINE, 4, 0),
    )


def _grapes() -> Piece:
    """A bunch of grapes hanging from y 0."""
    rows = ((4, (-7.2, -2.4, 2.4, 7.2)), (8.2, (-4.8, 0, 4.8)), (12.4, (-2.4, 2.4)), (16.6, (0,)))
    return tuple(Disc(TONE, (x, y), 2.5) for y, places in rows for x in places)
