"""What stands along the street the fiaker drives: lamps, and trees clipped round."""

from __future__ import annotations

from render.vector import Disc, Drawing, Polygon, Stroke, box

LAMP = Drawing(
    44,
    176,
    (
        box("ink", 20, 58, 24, 170),
        box("ink", 17, 120, 27, 126),
        Polygon("ink", ((14, 176), (17, 158), (27, 158), (30, 176))),
        Stroke("ink", ((10, 66), (34, 66)), 3),
        Polygon("ink", ((13, 60), (7, 24), (37, 24), (31, 60))),
        Polygon("coin", ((15, 57), (11, 27), (33, 27), (29, 57))),
        Polygon("ink", ((4, 25), (22, 8), (40, 25))),
        Disc("ink", (22, 6), 5),
        Stroke("ink", ((22, 26), (22, 58)), 2.4),
    ),
)
"""A gas lamp."""

TREE = Drawing(
    96,
    160,
    (
        box("ink", 45, 84, 51, 140),
        Disc("ink_soft", (48, 50), 46),
        Disc("line_soft", (48, 50), 40),
        *(
            Disc("ink_soft", (x, y), 6)
            for x, y in ((48, 24), (30, 40), (66, 40), (48, 52), (26, 62), (70, 62), (48, 78))
        ),
        Polygon("ink", ((28, 138), (68, 138), (64, 160), (32, 160))),
        Stroke("line", ((30, 144), (66, 144)), 3),
    ),
)
"""A laurel tree in a tub."""
