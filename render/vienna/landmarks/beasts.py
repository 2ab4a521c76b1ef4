"""Animals and riders, each with its feet at y 0 and looking to the right."""

from __future__ import annotations

from render.vector import Disc, Polygon, Stroke, ring
from render.vienna.landmarks.parts import AIR, DARK, FINE, GOLD, TONE, Piece, curve, limb, mansard


def rearing_horse(role: str = TONE) -> Piece:
    """A horse in the levade: haunches bent, forelegs folded. 44 wide, 46 high."""
    return (
        limb(role, (-12, -19, 1.8), (-17, -17, 2.2), (-20, -10, 2.2), (-19, -3, 1.6)),
        limb(role, (-9, -15, 5), (-7, -9.5, 3), (-13, -6, 1.7), (-11.5, -2, 1.6), (-9, -1.3, 1.6)),
        limb(role, (-7, -16, 5.4), (0, -10, 3), (-4.5, -5.5, 1.7), (-2.5, -2, 1.6), (0, -1.3, 1.6)),
        limb(role, (-7, -17.5, 6.4), (0, -22.5, 5.2), (7, -28, 5.6)),
        limb(role, (8, -29, 5.2), (10.5, -35, 4.2), (13.5, -39.5, 3.2), (16, -41.6, 2.4)),
        limb(role, (16.5, -41, 2.4), (20, -36.5, 2), (22.5, -32.8, 1.6)),
        Polygon(role, ((14, -42), (15.6, -46), (17.6, -42.6))),
        limb(role, (9, -28, 3.6), (16.5, -29, 2), (18.5, -24, 1.6), (16.5, -21, 1.6)),
        limb(role, (9, -25, 3.6), (15, -22.5, 2), (14.5, -17, 1.6), (12, -15, 1.6)),
    )


def trotting_horse(role: str = TONE) -> Piece:
    """A trotter at full stretch. 52 wide, 37 high."""
    return (
        limb(role, (-14, -22, 1.6), (-18, -22.6, 1.8), (-21.5, -19.5, 1.6), (-23, -15.5, 1.25)),
        limb(role, (-11, -17, 4.4), (-14, -11.5, 2.4), (-19.5, -8, 1.5), (-22.5, -2.5, 1.3)),
        limb(role, (-10, -17, 4.4), (-4, -11, 2.4), (-7, -6, 1.5), (-3.5, -1.5, 1.4)),
        limb(role, (-10, -19.6, 5), (-1, -19, 4.3), (9, -19.6, 5)),
        limb(role, (10, -21, 4.6), (14, -27, 3.4), (17.5, -32, 2.4)),
        limb(role, (18, -32, 2.4), (22, -28.6, 2), (25, -25.6, 1.4)),
        Polygon(role, ((15.6, -33), (16.8, -36.4), (18.8, -33.6))),
        limb(role, (11, -16.5, 3), (18, -13.5, 1.9), (23.5, -8.5, 1.35), (26.5, -7, 1.4)),
        limb(role, (9, -16.5, 3), (9, -9, 1.8), (4, -4, 1.35), (1.5, -3.6, 1.4)),
    )


def sulky() -> Piece:
    """The light cart of a trotter and its driver, to stand behind the horse."""
    return (
        ring(TONE, (-40, -9.5), 8.2, FINE),
        Disc(TONE, (-40, -9.5), 2),
        Stroke(TONE, ((-40, -12), (-30, -13), (-2, -17)), FINE),
        limb(DARK, (-40.5, -16, 2.4), (-38, -23.5, 2.2)),
        Disc(DARK, (-35.6, -28.6), 2.4),
        limb(DARK, (-40, -15.6, 2), (-32.5, -18, 1.6), (-28.5, -13.5, 1.25)),
        Stroke(GOLD, ((-37, -23), (-30, -22.6), (23.5, -28)), FINE),
    )


def elephant(role: str = TONE) -> Piece:
    """An elephant walking. 50 wide, 34 high."""
    ear = ((11.5, -28), (6.5, -28.6), (4, -23), (6.5, -16), (10, -14.6), (12, -18.5))
    legs = ((-13, 2.9), (-5.2, 2.5), (4.6, 2.5), (12.4, 2.9))
    return (
        limb(role, (-17, -22, 1.25), (-20.5, -13, 1.4)),
        limb(role, (-8, -22, 9.6), (0, -23.5, 9), (8, -22, 9.4)),
        *(mansard(role, x, (half + 0.6, half), -17, 0) for x, half in legs),
        limb(role, (15, -26.5, 7), (20, -22, 4.4)),
        limb(
            role, (21, -21, 3.6), (24, -13, 2.6), (24.5, -6, 2), (27.5, -3, 1.5), (30.5, -4.5, 1.3)
        ),
        Stroke(AIR, curve(ear), FINE),
        Stroke(GOLD, curve(((20, -15), (24.5, -11.5), (30, -13))), FINE),
        Disc(AIR, (18, -26.5), 1.3),
    )


def giraffe(role: str = TONE) -> Piece:
    """A giraffe standing. 30 wide, 46 high."""
    spots = ((-8, -20.6), (-3.4, -22.8), (0.6, -19), (4.4, -24.6), (7.4, -30))
    return (
        limb(role, (-11, -20, 1.3), (-14, -11, 1.4)),
        limb(role, (-7.5, -19.6, 4), (4, -22, 4.6)),
        limb(role, (-9.5, -18, 2.8), (-9, -10, 1.5), (-11, -1.3, 1.3)),
        limb(role, (-6, -17, 2.6), (-4.5, -10, 1.5), (-5, -1.3, 1.3)),
        limb(role, (3, -18, 2.8), (2.6, -10, 1.5), (1.4, -1.3, 1.3)),
        limb(role, (6.4, -19, 2.8), (7.4, -10, 1.5), (8, -1.3, 1.3)),
        limb(role, (4.6, -23, 4), (8.4, -31, 2.6), (12.6, -41, 1.8)),
        limb(role, (12.8, -41.4, 2), (18, -38.8, 1.3)),
        Stroke(role, ((12, -42), (11.4, -44.5)), FINE),
        *(Disc(GOLD, spot, 1.4) for spot in spots),
    )


def eagle(role: str = GOLD) -> Piece:
    """A heraldic eagle with spread wings. 20 wide, 11 high."""
    arm = curve(((0.6, -5.6), (3.4, -8.6), (9.8, -11)))
    feathers = ((9.2, -7.4), (7.8, -7.2), (7.2, -4.8), (5.8, -4.8), (4.8, -2.6), (0, -2.6))
    wing = (*arm, *feathers)
    return (
        Polygon(role, wing),
        Polygon(role, tuple((-x, y) for x, y in wing)),
        limb(role, (0.2, -8.8, 1.5), (0, -5, 1.9), (0, -3, 1.4)),
        Polygon(role, ((0.4, -10.2), (3.2, -8.4), (0.4, -7.6))),
        Polygon(role, ((-1, -3), (1, -3), (2.6, 0), (-2.6, 0))),
    )


def owl(role: str = TONE) -> Piece:
    """An owl facing us, as Moser put them on the Secession. 16 wide, 24 high."""
    flank = curve(((7.4, -18), (8, -11), (6, -3.6), (2.4, 0)))
    half = ((0, -20), (3.6, -20.8), (7.4, -24), *flank)
    return (
        Polygon(role, (*half, *((-x, y) for x, y in reversed(half)))),
        *(Disc(AIR, (x, -15.6), 3.2) for x in (-3.5, 3.5)),
        *(Disc(GOLD, (x, -15.6), 1.8) for x in (-3.5, 3.5)),
        Polygon(GOLD, ((-1.6, -13.4), (1.6, -13.4), (0, -9.6))),
        *(_lozenge(x, y) for x, y in ((-2.6, -7), (2.6, -7), (0, -3.6))),
    )


def _lozenge(x: float, y: float) -> Polygon:
    """A feather, reduced to a square on its corner."""
    return Polygon(AIR, ((x, y - 1.7), (x + 1.7, y), (x, y + 1.7), (x - 1.7, y)))
