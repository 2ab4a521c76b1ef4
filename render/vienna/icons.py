"""The signs of Vienna: coins, points, symbols, cards, pieces. All in a box of 100 by 100."""

from __future__ import annotations

from types import MappingProxyType

from games.vienna.edition import Special, Symbol
from render.vector import Disc, Drawing, Mark, Polygon, Stroke, box, moved, ring, star


def _icon(*marks: Mark) -> Drawing:
    return Drawing(100, 100, marks)


# Money and fame -------------------------------------------------------------------------------

COIN = _icon(Disc("coin_ink", (50, 50), 49), Disc("coin", (50, 50), 44))
"""Coins to gain; a number is written on it."""

COST = Drawing(
    124,
    100,
    (
        Stroke("alert", ((6, 50), (16, 50)), 11),
        Disc("alert", (74, 50), 49),
        Disc("card", (74, 50), 42),
    ),
)
"""Coins to pay, with a minus before it; a number is written on it."""

_SHIELD_OUTLINE = ((8, 4), (92, 4), (92, 56), (50, 98), (8, 56))
SHIELD = _icon(
    Polygon("shade", _SHIELD_OUTLINE),
    Polygon("shield", ((13, 9), (87, 9), (87, 54), (50, 91), (13, 54))),
)
"""Points to gain; a number is written on it."""

ARMS = _icon(
    *SHIELD.marks,
    box("shield_ink", 42, 9, 58, 84),
    box("shield_ink", 13, 30, 87, 46),
)
"""Points in general: the cross of Vienna."""

BOLT = Drawing(
    60,
    100,
    (
        Polygon("shade", ((34, 0), (4, 56), (27, 56), (18, 100), (57, 38), (33, 38), (48, 0))),
        Polygon("coin", ((36, 6), (12, 51), (33, 51), (27, 84), (49, 43), (27, 43), (41, 6))),
    ),
)
"""What happens at once."""

# Symbols --------------------------------------------------------------------------------------

_CITIZEN = _icon(
    box("citizen", 30, 4, 70, 27),  # a top hat
    box("citizen", 19, 26, 81, 35),
    Disc("citizen", (50, 45), 20),
    Polygon("citizen", ((8, 98), (14, 78), (34, 67), (66, 67), (86, 78), (92, 98))),
    Polygon("plot", ((42, 68), (58, 68), (50, 92))),
)
_CHURCH = _icon(
    box("church", 40, 2, 60, 98),
    box("church", 16, 24, 84, 44),
    box("church", 30, 88, 70, 98),
)
_CROWN = _icon(
    Polygon("crown", ((8, 76), (2, 26), (28, 50), (50, 12), (72, 50), (98, 26), (92, 76))),
    box("crown", 8, 82, 92, 95),
    Disc("crown", (4, 24), 7),
    Disc("crown", (50, 11), 8),
    Disc("crown", (96, 24), 7),
)
SYMBOLS: MappingProxyType[Symbol, Drawing] = MappingProxyType(
    {Symbol.CITIZEN: _CITIZEN, Symbol.CHURCH: _CHURCH, Symbol.CROWN: _CROWN}
)

# Cards ----------------------------------------------------------------------------------------

_CARD = (
    box("shade", 10, 0, 90, 100),
    box("card", 15, 5, 85, 95),
)
PERSON = _icon(
    *_CARD,
    Disc("card_ink", (50, 36), 18),
    Polygon("card_ink", ((24, 88), (26, 70), (40, 58), (60, 58), (74, 70), (76, 88))),
)
"""A character to take."""

ANY_CARD = _icon(
    *_CARD,
    Polygon("line", ((50, 18), (70, 50), (50, 82), (30, 50))),
)
"""Special cards in general."""

_CLOCK = (
    Disc("line", (50, 50), 31),
    Disc("card", (50, 50), 25),
    Stroke("card_ink", ((50, 33), (50, 51), (62, 58)), 7),
)
_DOUBLE = (
    Polygon("card_ink", ((22, 26), (50, 50), (22, 74))),
    Polygon("card_ink", ((50, 26), (78, 50), (50, 74))),
)
_JOKER = (
    box("card_ink", 26, 26, 74, 74),
    star("coin", (50, 51), 22, 9),
)
_INFLUENCE = (  # Sisi: a face in a cloud of hair, a star in it
    Disc("card_ink", (50, 40), 24),
    Disc("card_ink", (34, 62), 13),
    Disc("card_ink", (66, 62), 13),
    Disc("card", (50, 46), 13),
    Polygon("card_ink", ((26, 90), (40, 66), (60, 66), (74, 90))),
    Disc("coin", (64, 28), 6),
    Disc("coin", (38, 26), 6),
)
_DIE = (
    box("card_ink", 24, 26, 76, 78),
    box("white_die", 30, 32, 70, 72),
    *(Disc("white_die_ink", (x, y), 5.5) for x, y in ((40, 42), (60, 62), (60, 42), (40, 62))),
)
SPECIALS: MappingProxyType[Special, Drawing] = MappingProxyType(
    {
        Special.CLOCK: _icon(*_CARD, *_CLOCK),
        Special.DOUBLE: _icon(*_CARD, *_DOUBLE),
        Special.JOKER: _icon(*_CARD, *_JOKER),
        Special.INFLUENCE: _icon(*_CARD, *_INFLUENCE),
        Special.DIE: _icon(*_CARD, *_DIE),
    }
)

# Pieces ---------------------------------------------------------------------------------------

COACH = Drawing(
    180,
    100,
    (
        # The horse: body, neck and head, legs at a trot.
        Polygon("ink", ((16, 44), (30, 30), (36, 12), (44, 8), (46, 2), (51, 10), (52, 26))),
        Polygon("ink", ((16, 44), (8, 36), (30, 12), (44, 8), (52, 40), (86, 38), (90, 58))),
        Polygon("ink", ((40, 30), (90, 36), (92, 62), (44, 62))),
        Stroke("ink", ((48, 58), (40, 76), (46, 94)), 7),
        Stroke("ink", ((56, 58), (64, 78), (56, 92)), 7),
        Stroke("ink", ((82, 56), (76, 78), (84, 96)), 7),
        Stroke("ink", ((88, 54), (98, 76), (92, 92)), 7),
        Stroke("ink", ((90, 40), (100, 46), (100, 58)), 6),
        # The coach in the colour of the seat.
        Stroke("ink", ((84, 52), (112, 62)), 5),
        Polygon("ink", ((108, 34), (118, 72), (172, 72), (178, 22), (166, 10), (138, 10))),
        Polygon("fill", ((114, 38), (122, 67), (168, 67), (173, 24), (164, 15), (140, 15))),
        Stroke("ink", ((116, 38), (172, 38)), 5),
        # The coachman's seat, hat and whip.
        Disc("ink", (118, 22), 9),
        box("ink", 112, 2, 124, 14),
        Polygon("ink", ((106, 44), (110, 28), (126, 28), (128, 44))),
        # Wheels.
        *(
            mark
            for x, r in ((124, 17), (162, 20))
            for mark in (
                Disc("ink", (x, 98 - r), r),
                Disc("fill", (x, 98 - r), r - 6),
                Disc("ink", (x, 98 - r), 5),
            )
        ),
    ),
)
"""Two wheels, a horse, a coachman: where a player has got to."""

GENDARME = _icon(
    Polygon("ink", ((50, 0), (56, 12), (44, 12))),
    Polygon("ink", ((24, 34), (30, 12), (70, 12), (76, 34))),
    box("line", 26, 26, 74, 32),
    box("ink", 18, 33, 82, 39),
    Disc("card", (50, 46), 15),
    Stroke("ink", ((36, 52), (50, 49), (64, 52)), 6),
    Polygon("ink", ((14, 100), (20, 70), (38, 61), (62, 61), (80, 70), (86, 100))),
    Stroke("line", ((26, 70), (74, 96)), 7),
    *(Disc("line", (50, y), 3.5) for y in (70, 80)),
)
"""A spiked helmet, a moustache and a sash: nobody passes."""

PAIR = Drawing(
    150,
    100,
    (
        box("paper", 6, 12, 70, 88),
        box("paper", 80, 12, 144, 88),
        *(
            mark
            for x in (38, 112)
            for mark in (
                Disc("ink", (x - 15, 31), 9),
                Disc("ink", (x + 15, 69), 9),
                Disc("ink", (x, 50), 9),
            )
        ),
    ),
)
"""Two dice alike."""

TURN = _icon(
    ring("ink", (50, 50), 36, 11),
    Polygon("plot", ((50, 50), (100, 18), (100, 60))),
    Polygon("ink", ((66, 46), (100, 46), (84, 72))),
)
"""A die may be turned."""

SLASH = Drawing(30, 100, (Stroke("ink", ((24, 10), (6, 90)), 8),))
"""One or the other."""

TAKE = _icon(
    Stroke("ink", ((92, 50), (26, 50)), 13),
    Polygon("ink", ((4, 50), (42, 20), (42, 80))),
)
"""From others to oneself."""

FLAG = _icon(
    Stroke("ink", ((24, 4), (24, 98)), 9),
    Polygon("alert", ((28, 6), (92, 26), (28, 48))),
)
"""The points that end the match."""

PILE = _icon(
    box("shade", 4, 14, 66, 94),
    box("line", 8, 18, 62, 90),
    box("shade", 18, 6, 82, 88),
    box("card", 22, 10, 78, 84),
    *moved(
        Drawing(100, 100, (Polygon("line", ((50, 22), (68, 48), (50, 74), (32, 48))),)), (0, -1)
    ),
)
"""Cards face down."""
