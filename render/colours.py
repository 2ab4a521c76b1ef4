"""The colours of a board picture: what each thing is painted in, by day, by night, and per player.

The model is the lithographed poster of the Vienna Secession (Moser, Roller, Ver Sacrum): a handful
of flat colour fields, held together by one fine gold line. Hence no gradients and few colours, each
with a role. Day is ivory, sage and vermilion; night is not its negative but a street of its own,
gas lamps on blue dusk. The numbers the colours must satisfy are in `tests/render/test_colours.py`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

import msgspec

Rgb: TypeAlias = tuple[int, int, int]
"""Red, green and blue of sRGB, each from 0 to 255."""

ThemeKey: TypeAlias = Literal["day", "night"]

PaletteKey: TypeAlias = Literal["standard", "deuteranopia", "protanopia", "tritanopia"]
"""Whose eyes the players' colours are chosen for."""


# Themes ---------------------------------------------------------------------------------------


class Theme(msgspec.Struct, frozen=True, kw_only=True):
    """One colour per role; whatever draws asks for a role, never for a colour."""

    paper: Rgb  # the picture's background
    plot: Rgb  # the tile of a field
    plot_closed: Rgb  # the tile of a field that takes no dice now
    plot_lit: Rgb  # the tile of the field that is evaluated or has just changed
    road: Rgb  # the street between the tiles
    panel: Rgb  # a player's panel
    panel_turn: Rgb  # the panel of whoever is to act

    ink: Rgb  # text
    ink_soft: Rgb  # secondary text, and the dark tone of vignettes
    line: Rgb  # the fine gold line
    line_soft: Rgb  # ornament that stays behind the text
    alert: Rgb  # the outline of what has changed
    shade: Rgb  # the outline of pieces

    coin: Rgb
    coin_ink: Rgb
    shield: Rgb  # victory points: the red of Vienna's coat of arms
    shield_ink: Rgb
    citizen: Rgb
    church: Rgb
    crown: Rgb
    card: Rgb
    card_ink: Rgb
    white_die: Rgb
    white_die_ink: Rgb


DAY = Theme(
    paper=(243, 234, 212),
    plot=(213, 217, 186),
    plot_closed=(188, 181, 174),
    plot_lit=(252, 220, 138),
    road=(88, 102, 74),
    panel=(228, 223, 197),
    panel_turn=(254, 230, 162),
    ink=(20, 29, 51),
    ink_soft=(62, 72, 58),
    line=(186, 142, 56),
    line_soft=(178, 186, 144),
    alert=(178, 20, 56),
    shade=(30, 28, 38),
    coin=(222, 172, 62),
    coin_ink=(46, 28, 8),
    shield=(188, 30, 38),
    shield_ink=(255, 250, 240),
    citizen=(22, 108, 100),
    church=(58, 32, 112),
    crown=(136, 76, 6),
    card=(252, 247, 233),
    card_ink=(20, 29, 51),
    white_die=(255, 253, 247),
    white_die_ink=(20, 29, 51),
)

DAY_CONTRAST = msgspec.structs.replace(
    DAY,
    paper=(255, 252, 243),
    plot=(236, 238, 218),
    plot_closed=(200, 196, 188),
    plot_lit=(255, 228, 146),
    road=(70, 84, 58),
    panel=(241, 240, 226),
    panel_turn=(255, 236, 160),
    ink=(6, 10, 22),
    ink_soft=(42, 50, 42),
    line=(156, 114, 24),
    line_soft=(200, 206, 174),
    alert=(150, 0, 50),
    shade=(6, 8, 16),
    coin=(236, 184, 60),
    coin_ink=(24, 12, 0),
    shield=(164, 14, 26),
    shield_ink=(255, 255, 255),
    citizen=(20, 102, 95),
    church=(44, 18, 98),
    crown=(92, 48, 2),
    card=(255, 255, 255),
    card_ink=(6, 10, 22),
    white_die=(255, 255, 255),
    white_die_ink=(6, 10, 22),
)

NIGHT = Theme(
    paper=(17, 22, 46),
    plot=(34, 72, 84),
    plot_closed=(30, 32, 50),
    plot_lit=(108, 66, 14),
    road=(56, 56, 104),
    panel=(27, 35, 65),
    panel_turn=(90, 58, 24),
    ink=(246, 236, 210),
    ink_soft=(176, 192, 186),
    line=(226, 188, 108),
    line_soft=(64, 108, 116),
    alert=(255, 120, 160),
    shade=(8, 10, 24),
    coin=(236, 192, 96),
    coin_ink=(44, 26, 6),
    shield=(200, 36, 42),
    shield_ink=(255, 250, 240),
    citizen=(146, 242, 212),
    church=(186, 166, 244),
    crown=(242, 160, 66),
    card=(24, 28, 52),
    card_ink=(246, 236, 210),
    white_die=(252, 247, 233),
    white_die_ink=(17, 22, 46),
)

NIGHT_CONTRAST = msgspec.structs.replace(
    NIGHT,
    paper=(5, 7, 18),
    plot=(18, 56, 68),
    plot_closed=(20, 20, 28),
    plot_lit=(88, 50, 4),
    road=(48, 48, 100),
    panel=(12, 16, 38),
    panel_turn=(74, 44, 12),
    ink=(255, 251, 238),
    ink_soft=(206, 218, 212),
    line=(246, 212, 130),
    line_soft=(46, 90, 100),
    alert=(255, 124, 158),
    shade=(0, 0, 8),
    coin=(250, 208, 108),
    coin_ink=(30, 16, 0),
    shield=(184, 20, 30),
    shield_ink=(255, 255, 255),
    citizen=(165, 251, 223),
    church=(192, 174, 250),
    crown=(246, 168, 60),
    card=(8, 10, 26),
    card_ink=(255, 251, 238),
    white_die=(255, 255, 255),
    white_die_ink=(5, 7, 18),
)


def theme_of(key: ThemeKey, *, contrast: bool = False) -> Theme:
    """The theme of this name, or its version for weak eyes and bright sunlight."""
    match key:
        case "day":
            return DAY_CONTRAST if contrast else DAY
        case "night":
            return NIGHT_CONTRAST if contrast else NIGHT
        case _:
            assert_never(key)


# Players --------------------------------------------------------------------------------------


class Pigment(msgspec.Struct, frozen=True):
    """A player's colour, and what a digit is written in on it."""

    fill: Rgb
    ink: Rgb


_BLACK: Rgb = (18, 16, 26)
_IVORY: Rgb = (255, 251, 240)

# A seat stays in its family of colours in all palettes (red, blue, gold, green, purple), so that
# people who see the table differently still mean the same player by "blue". Within the families
# the other three palettes were searched numerically for the greatest smallest distance, as the
# deficiency shows it, and then brought back towards what a lithographer would have had.
_DAY: dict[PaletteKey, tuple[Pigment, ...]] = {
    "standard": (
        Pigment((196, 48, 24), _IVORY),  # vermilion
        Pigment((18, 84, 164), _IVORY),  # cobalt
        Pigment((218, 148, 12), _BLACK),  # ochre
        Pigment((34, 152, 124), _BLACK),  # viridian
        Pigment((62, 6, 44), _IVORY),  # aubergine
    ),
    "deuteranopia": (
        Pigment((134, 56, 12), _IVORY),  # burnt sienna
        Pigment((36, 76, 210), _IVORY),  # ultramarine
        Pigment((224, 140, 4), _BLACK),  # Indian yellow
        Pigment((48, 178, 172), _BLACK),  # verdigris
        Pigment((54, 2, 34), _IVORY),  # black cherry
    ),
    "protanopia": (
        Pigment((196, 26, 8), _IVORY),  # scarlet
        Pigment((26, 62, 180), _IVORY),  # ultramarine
        Pigment((228, 142, 4), _BLACK),  # Indian yellow
        Pigment((16, 150, 154), _BLACK),  # deep verdigris
        Pigment((54, 6, 28), _IVORY),  # black cherry
    ),
    "tritanopia": (
        Pigment((166, 16, 8), _IVORY),  # madder
        Pigment((2, 90, 154), _IVORY),  # cerulean
        Pigment((226, 142, 4), _BLACK),  # Indian yellow
        Pigment((30, 182, 166), _BLACK),  # verdigris
        Pigment((38, 14, 46), _IVORY),  # blackberry
    ),
}

# By lamplight pieces must be lighter than the tiles, so the purples turn from black to blossom.
_NIGHT: dict[PaletteKey, tuple[Pigment, ...]] = {
    "standard": (
        Pigment((244, 100, 60), _BLACK),  # ember
        Pigment((54, 134, 248), _BLACK),  # enamel blue
        Pigment((255, 216, 60), _BLACK),  # gaslight
        Pigment((84, 210, 152), _BLACK),  # jade
        Pigment((200, 140, 180), _BLACK),  # lilac
    ),
    "deuteranopia": (
        Pigment((200, 104, 54), _BLACK),  # copper
        Pigment((72, 138, 252), _BLACK),  # enamel blue
        Pigment((252, 234, 60), _BLACK),  # lemon
        Pigment((72, 218, 196), _BLACK),  # opal
        Pigment((154, 80, 116), _IVORY),  # mallow
    ),
    "protanopia": (
        Pigment((248, 106, 26), _BLACK),  # ember
        Pigment((104, 178, 252), _BLACK),  # sky
        Pigment((252, 232, 92), _BLACK),  # lemon
        Pigment((38, 190, 170), _BLACK),  # opal
        Pigment((158, 74, 168), _IVORY),  # iris
    ),
    "tritanopia": (
        Pigment((236, 80, 54), _BLACK),  # ember
        Pigment((36, 132, 196), _BLACK),  # steel blue
        Pigment((250, 206, 88), _BLACK),  # gaslight
        Pigment((72, 244, 220), _BLACK),  # opal
        Pigment((122, 96, 142), _IVORY),  # heather
    ),
}


def palette_of(key: PaletteKey, theme: ThemeKey) -> tuple[Pigment, ...]:
    """Five pigments in the order of seats; a theme and its contrast version share them."""
    match theme:
        case "day":
            return _DAY[key]
        case "night":
            return _NIGHT[key]
        case _:
            assert_never(theme)
