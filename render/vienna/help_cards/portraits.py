"""Portraits of the characters, cut from dark paper as people had them made before photography.

Everybody looks to the left and is put together from a head, a bust and what they wear. The bust
ends at y 100, the lower edge; hats may rise above 0. Whoever is not drawn yet is bareheaded.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render.vector import Disc, Drawing, Point, Polygon, Stroke, arc, box, moved
from render.vienna.landmarks.parts import AIR, GOLD, Piece, curve, dome, limb, marks_of

_CUT = "shade"  # the dark paper
_WIDTH, _HEIGHT = 104.0, 112.0

# Heads and busts ------------------------------------------------------------------------------

_FACE: tuple[Point, ...] = (
    *((47, 21), (39.5, 24), (36, 30), (35.4, 36), (36.2, 39), (33.4, 43), (31.6, 46.4), (35, 48.2)),
    *((34, 51), (35.4, 53), (34.6, 55.6), (36.4, 58), (36, 62), (40, 65.4), (46, 64.6)),
)
_HEAD = Polygon(
    _CUT,
    curve(
        (
            *_FACE,
            (49, 70),
            (50, 78),
            (66, 80),
            (64.6, 70),
            (67, 58),
            (71, 46),
            (69, 32),
            (60, 22.6),
            (47, 21),
        )
    ),
)
_MAN: Piece = (
    _HEAD,
    Polygon(
        _CUT,
        (
            (14, 100),
            *curve(
                ((16, 93), (26, 86), (38, 82), (48, 76), (65, 76), (72, 81), (84, 86), (92, 93))
            ),
            (95, 100),
        ),
    ),
)
_WOMAN: Piece = (
    _HEAD,
    Polygon(
        _CUT,
        (
            (28, 100),
            *curve(
                ((27, 95), (34, 89), (45, 84), (49.5, 74), (62, 72), (65, 80), (76, 86), (83, 92))
            ),
            (85, 100),
        ),
    ),
)

# On the head ----------------------------------------------------------------------------------


def _silk_hat(top: float = -1) -> Piece:
    return (
        Polygon(_CUT, ((39, 24), (37, top), (72, top), (69, 26))),
        limb(_CUT, (31, 24.6, 1.8), (50, 23.6, 2.4), (77, 27, 1.8)),
        Polygon(GOLD, ((39, 18), (70, 20), (70, 23), (39, 21))),
    )


_BOWLER: Piece = (
    dome(_CUT, 55, 19, 4, 25),
    limb(_CUT, (31, 25, 1.8), (54, 24.4, 2.4), (78, 27, 1.8)),
    Polygon(GOLD, ((37.4, 20), (72.4, 21.4), (73, 24), (37, 22.6))),
)
_CAP: Piece = (
    Polygon(_CUT, curve(((29, 26), (40, 17), (56, 12), (72, 17), (74, 28), (54, 26), (29, 26)))),
)
_BERET: Piece = (
    Polygon(
        _CUT, curve(((36, 27), (33, 20), (42, 11), (62, 9), (80, 17), (80, 26), (68, 30), (36, 27)))
    ),
    Disc(_CUT, (62, 8), 3),
)
_TOQUE: Piece = (
    *(Disc(_CUT, spot, r) for spot, r in (((43, 8), 9), ((55, 5), 10), ((67, 9), 9))),
    box(_CUT, 39, 8, 70, 25),
    Polygon(GOLD, ((38, 19), (71, 19), (71, 23), (38, 23))),
)
_BIRETTA: Piece = (
    Polygon(_CUT, ((38, 26), (36, 11), (46, 13), (54, 9), (64, 13), (73, 11), (70, 28))),
)
_TUFT = Disc(GOLD, (54, 7), 4)
_MITRE: Piece = (
    Polygon(_CUT, (*curve(((38, 27), (35, 12), (54, -8), (74, 12), (70, 29))),)),
    Polygon(GOLD, ((38, 21), (71, 23), (71, 26), (38, 24))),
    Stroke(GOLD, ((54, 1), (54, 22)), 3),
    Stroke(GOLD, ((47, 9), (61, 9)), 3),
)
_VEIL: Piece = (
    Polygon(
        _CUT,
        curve(
            (
                (41, 24),
                (50, 15),
                (64, 16),
                (76, 28),
                (80, 50),
                (84, 74),
                (88, 90),
                (62, 92),
                (58, 60),
                (41, 24),
            )
        ),
    ),
    Stroke(GOLD, curve(((40, 26), (52, 27), (58, 40), (57, 64))), 2.6),
)
_BICORNE: Piece = (
    Polygon(
        _CUT, curve(((24, 27), (38, 12), (56, 4), (74, 14), (86, 30), (68, 26), (46, 24), (24, 27)))
    ),
    Stroke(GOLD, curve(((33, 22), (44, 12.6), (56, 8), (70, 15), (78, 22.6))), 2.6),
)
_SHAKO: Piece = (
    Polygon(_CUT, ((38, 26), (35, 4), (71, 4), (70, 28))),
    Polygon(_CUT, ((27, 27), (40, 22), (44, 27))),
    box(GOLD, 35.4, 5, 70.8, 8.4),
    limb(GOLD, (46, 6, 1.6), (45, 0, 3), (49, -6, 1.6)),
    Disc(GOLD, (48, 17), 4),
)
_QUEUE: Piece = (
    limb(_CUT, (58, 24, 6), (70, 32, 7), (73, 44, 6)),
    *(Disc(_CUT, (x, 47), 4.6) for x in (60, 66)),
    limb(_CUT, (74, 52, 3), (79, 66, 3.4), (78, 80, 2)),
    Polygon(GOLD, ((76, 52), (69, 47), (69, 57))),
    Polygon(GOLD, ((76, 52), (83, 47), (83, 57))),
)
_MANE: Piece = tuple(
    Disc(_CUT, spot, r)
    for spot, r in (
        ((48, 19), 8),
        ((59, 17), 9),
        ((70, 24), 10),
        ((75, 36), 9),
        ((73, 48), 8),
        ((69, 57), 6),
    )
)
_KNOT: Piece = (
    limb(_CUT, (42, 24, 4), (54, 19, 7), (66, 25, 7)),
    Disc(_CUT, (76, 40), 8.4),
    Stroke(GOLD, ((71, 31), (82, 48)), 2.6),
)
_BUN: Piece = limb(_CUT, (44, 24, 4), (56, 20, 6), (68, 28, 6)), Disc(_CUT, (74, 51), 7.4)
_PILED: Piece = (
    limb(_CUT, (44, 22, 5), (56, 16, 9), (68, 26, 8)),
    Disc(_CUT, (60, 6), 9),
    Disc(_CUT, (71, 14), 8),
    limb(_CUT, (72, 40, 5), (77, 56, 4), (74, 70, 3)),
)
_TIARA: Piece = Polygon(
    GOLD, ((39, 20), (36, 9), (43, 13), (47, 3), (53, 10), (60, 4), (62, 13), (58, 18))
)
_FAN: Piece = tuple(
    Stroke(GOLD, ((66, 8), (66 + x, 8 + y)), 2.6) for x, y in arc((0, 0), 13, -100, -10, 4)
)
_PICTURE_HAT: Piece = (
    limb(_CUT, (24, 27, 1.8), (40, 20, 3), (60, 19, 4), (86, 28, 2)),
    dome(_CUT, 56, 16, 4, 20),
    limb(_CUT, (70, 40, 6), (74, 50, 5)),
    limb(GOLD, (46, 16, 1.6), (62, 6, 4), (80, 3, 4.4), (92, 11, 2)),
)
_BRAIDS: Piece = (
    limb(_CUT, (43, 23, 5), (56, 17, 9), (70, 27, 9)),
    limb(_CUT, (73, 38, 8), (79, 56, 7), (78, 76, 6), (72, 92, 4)),
)
_STARS: Piece = tuple(
    Polygon(
        GOLD,
        tuple(
            point
            for turn in range(6)
            for point in (
                arc(spot, 4.4, turn * 60 - 90, turn * 60 - 90, 1)[0],
                arc(spot, 1.7, turn * 60 - 60, turn * 60 - 60, 1)[0],
            )
        ),
    )
    for spot in ((53, 17), (66, 22), (74, 33), (78, 46), (80, 60), (77, 74))
)

# On the face and the breast -------------------------------------------------------------------

_MOUSTACHE = limb(_CUT, (32, 50.4, 1.6), (37, 50, 2.6), (44, 54, 1.4))
_BEARD = limb(_CUT, (36, 57, 4), (37, 66, 6), (40, 75, 3))
_WHISKERS = limb(_CUT, (48, 52, 4), (43, 62, 6), (40, 69, 3))
_CROSS: Piece = Stroke(GOLD, ((46, 84), (46, 98)), 3), Stroke(GOLD, ((41, 88.5), (51, 88.5)), 3)
_CHAIN: Piece = (
    *(
        Disc(GOLD, spot, 2.4)
        for spot in curve(((34, 85), (38, 92), (46, 95), (56, 92), (63, 83)), 2)
    ),
    Disc(GOLD, (46, 96), 4),
)
_PEARLS: Piece = tuple(
    Disc(GOLD, spot, 1.9) for spot in curve(((48, 75), (52, 79), (58, 79), (64, 75)), 2)
)
_SASH: Piece = Polygon(GOLD, ((66, 80), (71, 82), (40, 100), (31, 100)))
_EPAULETTE: Piece = (
    limb(GOLD, (74, 85, 3), (84, 89, 3.6)),
    *(Stroke(GOLD, ((x, 88), (x + 1, 97)), 2.6) for x in (78, 82.5, 87)),
)
_COLLAR: Piece = Polygon(AIR, ((46, 77), (66, 77), (66.5, 81.5), (44, 82.5)))
_APRON: Piece = (
    Stroke(AIR, ((38, 83), (40, 92)), 2.6),
    Stroke(AIR, ((70, 81), (68, 92)), 2.6),
    box(AIR, 38, 91, 70, 100),
)
_BOW: Piece = (
    Polygon(GOLD, ((45, 80), (36, 76), (37, 86))),
    Polygon(GOLD, ((45, 80), (53, 76), (53, 86))),
)
_PIPES: Piece = tuple(
    (box(GOLD, x, top, x + 5, 100), box(AIR, x + 1, top + 30, x + 4, top + 33))
    for x, top in ((4, 44), (11, 34), (18, 26))
)
_CANDLE: Piece = (
    box(_CUT, 13, 71, 19, 100),
    Polygon(GOLD, curve(((16, 54), (20, 63), (16, 68), (12, 63), (16, 54)))),
)
_BOOK: Piece = (
    Polygon(GOLD, ((20, 88), (38, 92), (38, 100), (20, 97))),
    Polygon(GOLD, ((40, 92), (58, 88), (58, 97), (40, 100))),
)

PORTRAITS: Mapping[str, Piece] = MappingProxyType(
    {
        "baeckermeister": (_MAN, _TOQUE, _WHISKERS, _APRON),
        "greissler": (_MAN, _CAP, _MOUSTACHE, _APRON),
        "kaplan": (_MAN, _BIRETTA, _COLLAR),
        "messnerin": (_CANDLE, _WOMAN, _BUN),
        "kammerdiener": (_MAN, _QUEUE, _COLLAR),
        "hofdame": (_WOMAN, _PILED, _FAN),
        "verleger": (_MAN, _BOWLER, _BEARD, _BOOK),
        "fabrikant": (_MAN, _silk_hat(), _MOUSTACHE, _BOW),
        "domherr": (_MAN, _BIRETTA, _TUFT, _CROSS),
        "aebtissin": (_WOMAN, _VEIL, _CROSS),
        "erzherzog": (_MAN, _SHAKO, _WHISKERS, _EPAULETTE, _SASH),
        "obersthofmeister": (_MAN, _BICORNE, _WHISKERS, _CHAIN),
        "armenarzt": (_MAN, _BOWLER, _MOUSTACHE, _COLLAR),
        "orgelbauer": (_PIPES, _MAN, _BERET, _BEARD),
        "hofkaplan": (_MAN, _BIRETTA, _COLLAR, _CROSS),
        "stiftsdame": (_WOMAN, _VEIL, _PEARLS),
        "hoflieferant": (_MAN, _silk_hat(4), _BEARD, _COLLAR),
        "walzerkomponist": (_MAN, _MANE, _MOUSTACHE, _BOW),
        "buergermeister": (_MAN, _silk_hat(), _WHISKERS, _CHAIN),
        "kardinal": (_MAN, _MITRE, _CROSS),
        "fuerstin": (_WOMAN, _KNOT, _TIARA, _PEARLS),
        "salondame": (_WOMAN, _PICTURE_HAT, _PEARLS),
    }
)
"""Who has been drawn, by the person's id."""


def portrait(person: str) -> Drawing:
    """The portrait of this person."""
    return _bust(PORTRAITS.get(person, _MAN))


def _bust(piece: Piece) -> Drawing:
    shift = ((_WIDTH - 106) / 2, _HEIGHT - 100)  # the hats and shoulders stand around x 53
    return Drawing(_WIDTH, _HEIGHT, moved(Drawing(_WIDTH, _HEIGHT, marks_of(piece)), shift))


EMPRESS = _bust((_WOMAN, _BRAIDS, _STARS, _PEARLS))
"""Sisi, with stars in her hair: the card "more influence"."""
