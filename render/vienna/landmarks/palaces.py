"""Palaces and what stands in their gardens."""

from __future__ import annotations

from render.vector import Drawing, Polygon, box
from render.vienna.landmarks.beasts import eagle
from render.vienna.landmarks.parts import (
    AIR,
    GOLD,
    GROUND,
    HEIGHT,
    TONE,
    WIDTH,
    Piece,
    arcade,
    arch,
    bars,
    cone,
    curve,
    dome,
    figure,
    finial,
    mansard,
    pair,
    placed,
    stairs,
    vignette,
)


def hofburg() -> Drawing:
    """The Michaelertor: the great dome and its two small ones over three gates."""
    wing: Piece = (
        box(TONE, 4, 30, 80, GROUND),
        bars(AIR, (33, 69), 33.5, 38, 5, 3.4),
        bars(AIR, (33, 69), 42, 46.5, 5, 3.4),
        box(TONE, 8, 26.5, 32, GROUND),
        dome(TONE, 20, 11, 12, 24),
        arch(AIR, 20, 4.5, 32, GROUND),
        finial(20, 6, 13),
    )
    return vignette(
        pair(wing),
        dome(TONE, 100, 24, 8, 24.5),
        box(TONE, 95.5, 6, 104.5, 10),
        finial(100, 0, 7),
        box(GOLD, 76, 22, 124, 24.5),
        box(TONE, 70, 24.5, 130, GROUND),
        arcade(AIR, (73, 127), 31, GROUND, 3, 6),
        pair(figure(GOLD, 71.5, 14, 24.5)),
    )


def belvedere() -> Drawing:
    """The Upper Belvedere: roofs in steps, a dome on every corner."""
    wing: Piece = (
        mansard(TONE, 68, (11, 15), 15, 23.5),
        box(TONE, 55, 26, 82, GROUND),
        mansard(TONE, 44, (8, 11), 23, 30),
        box(TONE, 34, 32.5, 56, GROUND),
        dome(TONE, 24, 10, 20, 30),
        box(TONE, 15, 32.5, 34, GROUND),
        finial(24, 14, 21),
        bars(AIR, (57, 81), 29.5, 35, 4, 3),
        bars(AIR, (36, 81), 39, 45, 7, 3),
        bars(AIR, (17, 33), 37, 45, 2, 3.4),
    )
    return vignette(
        pair(wing),
        mansard(TONE, 100, (15, 20), 6, 17),
        box(AIR, 79.5, 17, 82, 26),
        box(TONE, 82, 19.5, 118, GROUND),
        arcade(AIR, (84, 116), 23, 32.5, 4, 3.4),
        arcade(AIR, (84, 116), 37.5, GROUND, 3, 5),
        finial(100, 0, 7),
        pair(cone(6, 36, 4)),
    )


def schoenbrunn() -> Drawing:
    """Schönbrunn: the long garden front, eagles on the obelisks of its gate."""
    wing: Piece = (
        mansard(TONE, 13, (1.6, 4), 14, GROUND),
        box(TONE, 7.5, 44, 18.5, GROUND),
        placed(eagle(), 13, 14.5, 0.9),
        box(TONE, 30, 26, 80, GROUND),
        box(TONE, 30, 21, 52, GROUND),
        bars(AIR, (54, 74), 29.5, 34.5, 4, 3),
        bars(AIR, (32, 50), 26, 34.5, 3, 3.4),
        arcade(AIR, (32, 74), 39, GROUND, 7, 3),
    )
    return vignette(
        pair(wing),
        box(TONE, 74, 15, 126, GROUND),
        placed(eagle(), 100, 15, 1.2),
        arcade(AIR, (77, 123), 19.5, 30, 6, 3.6),
        box(GOLD, 77, 32.5, 123, 35),
        arcade(AIR, (77, 123), 39, GROUND, 5, 4),
    )


def gloriette() -> Drawing:
    """The Gloriette on its hill: open arcades, the eagle above."""
    slope = curve(((0, 49), (12, 47), (24, 43.5), (36, 42)))
    return vignette(
        Polygon(
            TONE,
            (*slope, *((WIDTH - x, y) for x, y in reversed(slope)), (WIDTH, HEIGHT), (0, HEIGHT)),
        ),
        box(TONE, 34, 20, 166, 44),
        box(TONE, 78, 13, 122, 44),
        pair(arcade(AIR, (36, 78), 25, 42, 4, 3.6)),
        arcade(AIR, (80, 120), 18, 42, 3, 4),
        pair(figure(GOLD, 38, 11, 20)),
        placed(eagle(), 100, 13, 1.15),
        stairs(TONE, 100, (24, 30), 41, 2),
    )
