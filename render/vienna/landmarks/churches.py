"""Churches, and the column against the plague."""

from __future__ import annotations

from render.vector import Disc, Drawing, Polygon, Stroke, arc, box
from render.vienna.landmarks.parts import (
    AIR,
    FINE,
    GOLD,
    GROUND,
    TONE,
    Piece,
    arcade,
    arch,
    bars,
    bell,
    dome,
    figure,
    finial,
    gable,
    lancet,
    laurel,
    limb,
    pair,
    stairs,
    vignette,
)


def karlskirche() -> Drawing:
    """The Karlskirche: a dome, a portico, and two columns wound with reliefs."""
    column: Piece = (
        box(TONE, 65.5, 14, 72.5, GROUND),
        tuple(
            Polygon(AIR, ((65.5, y), (72.5, y - 4), (72.5, y - 1.5), (65.5, y + 2.5)))
            for y in (22, 29, 36, 43)
        ),
        box(TONE, 63.5, 12, 74.5, 15),
        dome(GOLD, 69, 3.4, 6, 12),
    )
    pavilion: Piece = (
        box(TONE, 36, 32.5, 58, GROUND),
        bell(TONE, 47, 13, 20, 30),
        arch(AIR, 47, 4.5, 36, GROUND),
    )
    return vignette(
        dome(TONE, 100, 19, 7, 23),
        box(TONE, 96.5, 4.5, 103.5, 9),
        finial(100, 0, 5),
        box(TONE, 83, 22, 117, GROUND),
        arcade(AIR, (84, 116), 25, 31, 4, 4),
        gable(AIR, 100, 24, 29.5, 39.5),
        gable(TONE, 100, 19, 33, 40),
        box(TONE, 58, 40, 142, GROUND),
        bars(AIR, (84, 116), 42.5, GROUND, 5, 3.2),
        pair(box(AIR, 63, 11, 75, GROUND), column),
        pair(pavilion),
        pair(laurel(25, 32, 5.5), laurel(10, 34, 5)),
    )


def stephansdom() -> Drawing:
    """Saint Stephen's from the south: the tall spire, the zigzag of the tiled roof."""

    def zigzag(role: str, y: float) -> Stroke:
        points = tuple((54 + 5 * index, y + 4.5 * (index % 2)) for index in range(12))
        return Stroke(role, points, FINE)

    spire: Piece = (
        box(TONE, 115, 30, 137, GROUND),
        box(TONE, 118, 22, 134, 31),
        gable(TONE, 126, 7, 0.5, 24),
        pair(gable(TONE, 117, 2.4, 20, 31), gable(TONE, 119.4, 2, 12.5, 23), axis=126),
        lancet(AIR, 126, 2.6, 23, 33),
        lancet(AIR, 126, 4.2, 37, GROUND),
    )
    return vignette(
        Polygon(TONE, ((44, 36), (50, 16), (118, 16), (118, 36))),
        zigzag(GOLD, 19),
        zigzag(AIR, 23.5),
        zigzag(GOLD, 28),
        box(TONE, 36, 36, 174, GROUND),
        Polygon(TONE, ((136, 36), (136, 24), (166, 24), (172, 36))),
        pair(box(TONE, 31, 24, 37.5, GROUND), gable(TONE, 34.25, 3.25, 13, 24), axis=38.75),
        spire,
        arcade(AIR, (49, 114), 40, GROUND, 6, 5.5, pointed=True),
        arcade(AIR, (138, 172), 40, GROUND, 3, 5.5, pointed=True),
        pair(laurel(16, 33, 5)),
    )


_CLOUDS = (
    *((96, 18, 3), (92.6, 27, 3.8), (90, 37, 4.6)),
    *((104.4, 21.5, 3.4), (107.6, 31, 4.2), (110, 40, 4.4)),
)


def pestsaeule() -> Drawing:
    """The plague column: cloud upon cloud, the Trinity shining above."""
    rays = tuple(Stroke(GOLD, ((100, 8), tip), FINE) for tip in arc((100, 9), 7.5, 180, 360, 4))
    house: Piece = (
        box(TONE, 4, 14, 36, GROUND),
        bars(AIR, (6, 34), 18, 24, 4, 3.4),
        bars(AIR, (6, 34), 28, 34, 4, 3.4),
        arcade(AIR, (6, 34), 38, GROUND, 3, 4),
        box(TONE, 38.5, 20, 70, GROUND),
        bars(AIR, (41, 68), 24, 30, 4, 3.4),
        bars(AIR, (41, 68), 34, 40, 4, 3.4),
    )
    return vignette(
        pair(house),
        limb(TONE, (100, 14, 3), (100, 26, 6), (100, 40, 8)),
        tuple(Disc(TONE, (x, y), r) for x, y, r in _CLOUDS),
        rays,
        Disc(GOLD, (100, 9), 3),
        figure(GOLD, 91.4, 14.5, 24),
        figure(GOLD, 109, 18, 27.5),
        stairs(TONE, 100, (13, 22), 42, 3),
    )
