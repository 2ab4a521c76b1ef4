"""Sport, play, animals, and the lodge nobody speaks of."""

from __future__ import annotations

import math

from render.vector import Disc, Drawing, Polygon, Stroke, box, ring
from render.vienna.landmarks.beasts import (
    elephant,
    giraffe,
    rearing_horse,
    sulky,
    trotting_horse,
)
from render.vienna.landmarks.parts import (
    AIR,
    DARK,
    FINE,
    GOLD,
    GROUND,
    TONE,
    WIDTH,
    Piece,
    arcade,
    bars,
    bell,
    curve,
    finial,
    gable,
    laurel,
    limb,
    pair,
    placed,
    vignette,
)


def krieau() -> Drawing:
    """The trotting course: horse and sulky pass the grandstand."""
    rows = tuple(box(TONE, 8, 43 - 5 * row, 58 - 11 * row, GROUND) for row in range(4))
    stand: Piece = (
        rows,
        box(TONE, 8, 12, 12, GROUND),
        Polygon(TONE, ((2, 9), (60, 14), (60, 17), (2, 14))),
        *(Polygon(GOLD, ((x, y), (x + 8, y + 2.4), (x, y + 5))) for x, y in ((13, 1), (36, 3))),
        *(Stroke(TONE, ((x, y + 1), (x, y + 10)), FINE) for x, y in ((12, 1), (35, 3))),
    )
    post: Piece = (
        box(TONE, 188, 14, 190.5, GROUND),
        Disc(GOLD, (189.25, 11), 5),
        Disc(AIR, (189.25, 11), 2),
    )
    return vignette(stand, post, placed((sulky(), trotting_horse()), 146, GROUND, 1.16))


def prater() -> Drawing:
    """The Riesenrad, and a carousel under the chestnuts."""
    hub = (128.0, 25.0)
    spots = tuple(
        (hub[0] + 20.5 * math.cos(turn), hub[1] + 20.5 * math.sin(turn))
        for turn in (math.tau * index / 12 for index in range(12))
    )
    return vignette(
        ring(TONE, hub, 20, FINE),
        tuple(Stroke(TONE, (hub, spot), FINE) for spot in spots),
        pair(Stroke(TONE, (hub, (113, GROUND)), 3.4), axis=hub[0]),
        tuple(box(GOLD, x - 2.2, y - 1.6, x + 2.2, y + 1.6) for x, y in spots),
        Disc(GOLD, hub, 4),
        _carousel(54),
        laurel(16, 24, 8),
        laurel(90, 30, 6),
        laurel(170, 27, 7),
        laurel(187, 31, 6),
    )


def hofreitschule() -> Drawing:
    """The Spanish Riding School: a Lipizzaner in the levade."""
    rider: Piece = (
        limb(DARK, (99, 18, 2.3), (100.5, 10.5, 2.2)),
        Disc(DARK, (101.6, 6), 2.1),
        Polygon(
            DARK,
            curve(((96.8, 5.6), (99, 3), (101.8, 1.8), (104.6, 3), (106.8, 5.6), (101.8, 4.6))),
        ),
        limb(DARK, (99, 18.5, 2), (104, 22.5, 1.6), (102.5, 28.5, 1.3)),
    )
    gallery: Piece = (
        box(TONE, 0, 4, 66, 8),
        bars(TONE, (0, 66), 8, 14, 11),
        box(TONE, 0, 13.5, 66, 18.5),
        bars(TONE, (0, 66), 18, GROUND, 4, 4.5),
        bars(TONE, (0, 66), 18, 21.5, 4, 8),
        bars(TONE, (0, 66), 46, GROUND, 4, 8),
    )
    cloth = Polygon(GOLD, ((95.6, 21), (99, 18.6), (106, 23), (100.5, 28)))
    lipizzaner: Piece = placed(rearing_horse(), 100, GROUND), cloth, rider
    return vignette(pair(gallery), placed(lipizzaner, WIDTH, 0, flip=True))


def tiergarten() -> Drawing:
    """The zoo at Schönbrunn: giraffe and elephant by the emperor's pavilion."""
    pavilion: Piece = (
        box(TONE, 84, 29, 116, GROUND),
        bell(TONE, 100, 20, 12, 26.5),
        finial(100, 5, 13),
        arcade(AIR, (86, 114), 33, GROUND, 3, 4),
    )
    return vignette(
        pavilion,
        placed(giraffe(), 52, GROUND),
        placed(elephant(), 154, GROUND, flip=True),
        laurel(18, 27, 7),
        laurel(190, 31, 5.5),
    )


def geheimbund() -> Drawing:
    """The secret lodge: the eye in the triangle, two pillars, the chequered floor."""
    rays = tuple(
        Stroke(GOLD, ((100 - x, y), (100 - x - dx, y + dy)), FINE)
        for x, y, dx, dy in (
            (14, 11, 5, -7),
            (20, 18.5, 9, -6),
            (24.5, 26.5, 11, -2.5),
            (28.5, 34.5, 12, 1.5),
        )
    )
    lid = curve(((89, 32), (94.5, 27.5), (100, 26), (105.5, 27.5), (111, 32)))
    pillar: Piece = (
        box(TONE, 21, 14, 29, GROUND),
        box(TONE, 18, 11, 32, 14),
        box(TONE, 18, 42, 32, GROUND),
        Disc(GOLD, (25, 6.5), 4.5),
    )
    floor = tuple(
        box(TONE, x, 44 + 2.5 * row, x + 4, 46.5 + 2.5 * row)
        for row in range(2)
        for x in range(38 + 4 * row, 162, 8)
    )
    return vignette(
        gable(TONE, 100, 27, 2, 41),
        Polygon(AIR, (*lid, *((x, 64 - y) for x, y in reversed(lid)))),
        Disc(GOLD, (100, 32), 4.2),
        Disc(DARK, (100, 32), 1.8),
        pair(rays),
        pair(pillar),
        floor,
    )


def _carousel(x: float) -> Piece:
    """A carousel under its pointed canopy."""
    return (
        gable(TONE, x, 22, 15, 27),
        finial(x, 7, 16),
        box(TONE, x - 20, 27, x + 20, 30),
        tuple(Disc(TONE, (x - 17.5 + 5 * i, 30), 2.5) for i in range(8)),
        bars(TONE, (x - 20, x + 20), 30, GROUND, 3, 3),
        box(TONE, x - 20, 45, x + 20, GROUND),
    )
