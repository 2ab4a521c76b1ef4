"""Landmarks along the Ringstrasse, from the Stadtpark to the university."""

from __future__ import annotations

import math

from render.vector import Disc, Drawing, Polygon, Stroke, arc, box
from render.vienna.landmarks.beasts import owl, rearing_horse
from render.vienna.landmarks.parts import (
    AIR,
    DARK,
    FINE,
    GOLD,
    GROUND,
    MIDDLE,
    TONE,
    Piece,
    arcade,
    arch,
    bars,
    curve,
    dome,
    figure,
    finial,
    gable,
    lamp,
    lancet,
    laurel,
    limb,
    mansard,
    pair,
    placed,
    poplar,
    stairs,
    vignette,
)


def stadtpark() -> Drawing:
    """Johann Strauss, golden under his marble arch."""
    fiddler: Piece = (
        Disc(GOLD, (100, 15.6), 2.5),
        mansard(GOLD, 100, (3.4, 2.2), 19.5, 28),
        mansard(GOLD, 100, (2.2, 3.8), 27, 33.5),
        Stroke(GOLD, ((98.6, 32), (97, 38.5)), FINE),
        Stroke(GOLD, ((101.4, 32), (103.4, 38.5)), FINE),
        limb(GOLD, (97.4, 21, 1.5), (92.6, 26, 1.3), (97, 26.5, 1.25)),
        limb(GOLD, (103, 20.4, 2.2), (106.6, 20.2, 2), (112.4, 20, 1.25)),
        limb(GOLD, (102.6, 22, 1.5), (108.6, 25.4, 1.3), (112.4, 20.4, 1.25)),
        Stroke(GOLD, ((97, 26.5), (109.6, 13)), FINE),
    )
    return vignette(
        arch(TONE, 100, 26, 2, GROUND),
        arch(AIR, 100, 17, 10, GROUND),
        box(TONE, 93, 39.5, 107, GROUND),
        stairs(TONE, 100, (31, 36), 43.5, 2),
        fiddler,
        pair(poplar(58, 14, 5), laurel(44, 26, 6.5), poplar(30, 18, 4.5), laurel(16, 30, 5.5)),
        pair(box(TONE, 0, 44, 60, GROUND)),
    )


def oper() -> Drawing:
    """The opera: two storeys of five arches under a vaulted roof."""
    return vignette(
        dome(TONE, 100, 38, 2, 15),
        box(TONE, 58, 17.5, 142, GROUND),
        box(TONE, 16, 27, 184, GROUND),
        arcade(AIR, (64, 136), 20.5, 32, 5, 4),
        arcade(AIR, (64, 136), 36, GROUND, 5, 4),
        pair(arcade(AIR, (19, 57), 37, GROUND, 4, 4), bars(AIR, (19, 57), 30.5, 33.5, 4, 5)),
        pair(figure(GOLD, 62, 7.5, 17.5)),
        pair(lamp(8, 28)),
    )


def secession() -> Drawing:
    """The Secession: a white cube, and a dome of golden leaves between its pylons."""
    leaves = tuple(
        Disc(GOLD, (100 + radius * math.cos(turn), 14 + radius * math.sin(turn)), 1.5)
        for radius, count in ((0, 1), (4, 6), (7.8, 12), (11.4, 18))
        for turn in (math.tau * index / count for index in range(count))
    )
    return vignette(
        box(TONE, 22, 30, 178, GROUND),
        Disc(TONE, (100, 14), 12),
        leaves,
        box(TONE, 60, 24, 140, GROUND),
        pair(box(TONE, 77, 11, 88, GROUND)),
        box(GOLD, 91, 29, 109, 31.5),
        box(DARK, 94, 36, 106, GROUND),
        pair(
            tuple(box(AIR, x, 34, x + 3, 37) for x in range(26, 56, 6)), box(GOLD, 66, 29, 68.5, 44)
        ),
        pair(laurel(11, 33, 5)),
    )


def heldenplatz() -> Drawing:
    """Archduke Charles on his rearing horse before the Neue Burg."""
    rider: Piece = (
        limb(TONE, (98, 17, 2.6), (100, 10, 2.5)),
        Disc(TONE, (101.6, 5), 2.2),
        limb(TONE, (98, 17, 2), (103, 21, 1.6), (101, 26, 1.3)),
        Stroke(TONE, ((100, 10), (93, 9)), FINE),
        Stroke(GOLD, ((90, 20), (93, 2.5)), FINE),
        Polygon(GOLD, ((93.6, 1.4), (78, 4), (82, 7.5), (77, 11.5), (92, 12))),
    )
    wing: Piece = (
        box(TONE, 0, 29, 66, GROUND),
        box(TONE, 0, 23, 16, GROUND),
        box(AIR, 16, 31.5, 68, 34),
        bars(AIR, (17, 65), 36.5, 46, 7, 3.8),
        arch(AIR, 8, 4, 30, 46),
    )
    return vignette(
        pair(wing),
        placed(rearing_horse(), 98, 41.5, 0.84),
        rider,
        box(TONE, 80, 40.5, 116, GROUND),
        box(GOLD, 84, 43.5, 112, 46),
    )


def parlament() -> Drawing:
    """The parliament as a temple, Pallas Athene before it."""
    athena: Piece = (
        figure(GOLD, 100, 22, 41),
        Stroke(GOLD, ((102, 30), (107, 28)), FINE),
        Stroke(GOLD, ((107, 21), (107, 40)), FINE),
        box(TONE, 94, 41, 110, GROUND),
    )
    return vignette(
        pair(box(TONE, 18, 27, 62, 30), bars(TONE, (20, 62), 29, 42, 7, 3)),
        pair(
            gable(TONE, 14, 12, 18, 25), box(TONE, 4, 25, 24, 42), bars(AIR, (5, 23), 29, 40, 3, 3)
        ),
        pair(box(TONE, 4, 40, 62, GROUND)),
        gable(TONE, 100, 43, 3, 18),
        gable(GOLD, 100, 27, 7, 16.5),
        gable(TONE, 100, 18, 10.2, 16.5),
        box(TONE, 59, 18, 141, 22),
        bars(TONE, (60, 140), 22, 40, 8, 4.4),
        stairs(TONE, 100, (43, 53), 39, 3),
        athena,
    )


def burgtheater() -> Drawing:
    """The theatre's bowed front, its bays closing up towards the edges, between two long wings."""
    turns = tuple(math.radians(20 * step) for step in range(-3, 4))
    bays = tuple((MIDDLE + 33 * math.sin(turn), math.cos(turn)) for turn in turns)
    wing: Piece = (
        box(TONE, 4, 31, 66, GROUND),
        mansard(TONE, 18, (9, 13), 23, 28.5),
        box(TONE, 5, 30, 31, GROUND),
        arcade(AIR, (8, 62), 36, 46, 7, 3.6),
    )
    return vignette(
        pair(wing),
        dome(TONE, 100, 31, 4.5, 21),
        Polygon(AIR, (*arc((100, 94.5), 80, 243, 297), (136, 24), (64, 24))),
        Polygon(TONE, (*arc((100, 97), 80, 243, 297), (136, GROUND), (64, GROUND))),
        tuple(arch(AIR, x, 3.6 * near, 28, 38.5) for x, near in bays),
        tuple(box(AIR, x - 2.6 * near, 42.5, x + 2.6 * near, GROUND) for x, near in bays),
        pair(figure(GOLD, 66, 16, 25)),
        finial(100, 0, 6),
    )


def rathaus() -> Drawing:
    """The town hall's five towers, the Rathausmann on the highest."""

    def tower(x: float, half: float, top: float, eaves: float) -> Piece:
        return box(TONE, x - half, eaves, x + half, GROUND), gable(TONE, x, half, top, eaves)

    return vignette(
        box(TONE, 22, 36, 178, GROUND),
        mansard(TONE, 100, (72, 76), 29, 36),
        pair(box(TONE, 22, 31, 34, GROUND)),
        pair(tower(64, 4, 17, 26), tower(81, 4.5, 13, 24)),
        box(TONE, 93, 19, 107, GROUND),
        gable(TONE, 100, 5.5, 4, 20),
        pair(gable(TONE, 94.6, 1.7, 12, 20)),
        figure(GOLD, 100, 0.2, 8.4),
        Disc(GOLD, (100, 22.5), 2.5),
        lancet(AIR, 100, 3, 27.5, 37),
        arcade(AIR, (88, 112), 40, GROUND, 3, 3, pointed=True),
        pair(lancet(AIR, 64, 1.5, 28, 34), lancet(AIR, 81, 1.5, 27, 34)),
        pair(arcade(AIR, (25, 88), 40, GROUND, 8, 3, pointed=True)),
        pair(laurel(10, 33, 5)),
    )


def universitaet() -> Drawing:
    """The university's arcades, and the owl on its book."""
    page = curve(((146, 46), (134, 41), (117, 43)))
    book: Piece = (
        Polygon(TONE, (*page, (117, GROUND), (146, GROUND))),
        Polygon(TONE, (*((292 - x, y) for x, y in page), (175, GROUND), (146, GROUND))),
    )
    return vignette(
        box(TONE, 12, 26, 106, GROUND),
        mansard(TONE, 59, (9, 16), 5, 15.5),
        box(TONE, 40, 18, 78, GROUND),
        arcade(AIR, (15, 103), 36, GROUND, 8, 4),
        arcade(AIR, (43, 75), 21.5, 31, 3, 4.4),
        pair(figure(GOLD, 20, 18, 26), axis=59),
        book,
        placed(owl(), 146, 43.5, 1.55),
        box(GOLD, 113, 46.5, 179, GROUND),
        laurel(190, 31, 5.5),
    )
