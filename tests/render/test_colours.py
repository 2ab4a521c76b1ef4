"""Text can be read, players can be told apart, and not by good eyes only."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

import pytest

from render.colours import PaletteKey, Rgb, Theme, ThemeKey, palette_of, theme_of
from tests.cases import for_every
from tests.render.vision import Deficiency, Triple, ciede2000, contrast, distance, seen_with

THEME_KEYS: tuple[ThemeKey, ...] = ("day", "night")
PALETTE_KEYS: tuple[PaletteKey, ...] = ("standard", "deuteranopia", "protanopia", "tritanopia")
DEFICIENCIES: tuple[Deficiency, ...] = ("deuteranopia", "protanopia", "tritanopia")

SEATS = 5
TEXT_GROUNDS = ("paper", "plot", "panel", "panel_turn", "plot_lit", "card")
PIECE_GROUNDS = ("plot", "plot_closed", "plot_lit", "panel", "panel_turn")
SYMBOLS = ("citizen", "church", "crown")

THEMES = {
    f"{key} with more contrast" if more else key: theme_of(key, contrast=more)
    for key, more in product(THEME_KEYS, (False, True))
}
every_theme = for_every("theme", THEMES)
every_contrast_theme = for_every("theme", {key: theme_of(key, contrast=True) for key in THEME_KEYS})
every_key = for_every("key", THEME_KEYS)
every_palette = for_every("palette", PALETTE_KEYS)
every_deficiency = for_every("deficiency", DEFICIENCIES)


def role(theme: Theme, name: str) -> Rgb:
    return getattr(theme, name)


def fills(palette: PaletteKey, key: ThemeKey) -> list[Rgb]:
    return [pigment.fill for pigment in palette_of(palette, key)]


def closest(colours: list[Rgb], seen: Callable[[Rgb], Rgb] = lambda colour: colour) -> float:
    """The smallest distance between any two of them, to whoever sees them so."""
    return min(distance(seen(one), seen(other)) for one, other in combinations(colours, 2))


def stands_out(colour: Rgb, ground: Rgb, *, by: float) -> bool:
    """A piece has a dark outline besides, so lightness or hue alone will do."""
    return contrast(colour, ground) >= 1.8 or distance(colour, ground) >= by


def to_eyes_with(deficiency: Deficiency) -> Callable[[Rgb], Rgb]:
    return lambda colour: seen_with(deficiency, colour)


# The measures ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "published"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0009), 7.1792),
        ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0011), 7.2195),
        ((50.0, -0.0010, 2.4900), (50.0, 0.0009, -2.4900), 4.8045),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_ciede2000_agrees_with_the_pairs_sharma_published(
    one: Triple, other: Triple, published: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(published, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(published, abs=5e-5)


def test_contrast_agrees_with_the_published_limits() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((118, 118, 118), (255, 255, 255)) == pytest.approx(4.54, abs=0.005)


@every_deficiency
@for_every("level", [0, 64, 128, 255])
def test_grey_is_grey_to_everybody(deficiency: Deficiency, level: int) -> None:
    assert seen_with(deficiency, (level, level, level)) == (level, level, level)


# Themes ---------------------------------------------------------------------------------------


@every_theme
def test_every_colour_is_one(theme: Theme) -> None:
    for name in theme.__struct_fields__:
        assert all(0 <= channel <= 255 for channel in role(theme, name)), name


@every_theme
@for_every("ground", TEXT_GROUNDS)
def test_text_can_be_read(theme: Theme, ground: str) -> None:
    assert contrast(theme.ink, role(theme, ground)) >= 7


@every_contrast_theme
@for_every("ground", TEXT_GROUNDS)
def test_text_can_be_read_by_weak_eyes(theme: Theme, ground: str) -> None:
    assert contrast(theme.ink, role(theme, ground)) >= 10


@every_theme
@for_every("ground", [*TEXT_GROUNDS, "plot_closed"])
def test_secondary_text_can_be_read(theme: Theme, ground: str) -> None:
    assert contrast(theme.ink_soft, role(theme, ground)) >= 4.5


@every_theme
def test_a_closed_field_can_be_read(theme: Theme) -> None:
    assert contrast(theme.ink, theme.plot_closed) >= 7


@every_theme
@for_every("thing", ["coin", "shield", "card", "white_die"])
def test_what_is_written_on_a_thing_can_be_read(theme: Theme, thing: str) -> None:
    assert contrast(role(theme, thing), role(theme, f"{thing}_ink")) >= 4.5


@every_theme
@for_every("symbol", SYMBOLS)
@for_every("ground", ["plot", "plot_closed", "plot_lit", "panel", "card"])
def test_symbols_can_be_made_out(theme: Theme, symbol: str, ground: str) -> None:
    assert contrast(role(theme, symbol), role(theme, ground)) >= 3


@every_theme
@every_deficiency
def test_symbols_differ_to_every_eye(theme: Theme, deficiency: Deficiency) -> None:
    symbols = [role(theme, symbol) for symbol in SYMBOLS]
    assert closest(symbols, to_eyes_with(deficiency)) >= 20


@every_theme
@for_every("ground", ["paper", *PIECE_GROUNDS])
def test_an_alert_stands_out(theme: Theme, ground: str) -> None:
    assert contrast(theme.alert, role(theme, ground)) >= 3


@every_theme
@every_deficiency
def test_an_alert_is_not_taken_for_the_gold_line(theme: Theme, deficiency: Deficiency) -> None:
    assert closest([theme.alert, theme.line], to_eyes_with(deficiency)) >= 15


@every_theme
@every_deficiency
def test_plain_closed_and_lit_tiles_differ_to_every_eye(
    theme: Theme, deficiency: Deficiency
) -> None:
    tiles = [theme.plot, theme.plot_closed, theme.plot_lit]
    assert closest(tiles, to_eyes_with(deficiency)) >= 8


# Players --------------------------------------------------------------------------------------


@every_key
@every_palette
def test_there_is_a_pigment_for_every_seat(palette: PaletteKey, key: ThemeKey) -> None:
    assert len(palette_of(palette, key)) == SEATS


@every_key
@every_palette
def test_players_differ(palette: PaletteKey, key: ThemeKey) -> None:
    assert closest(fills(palette, key)) >= 25


@every_key
@every_deficiency
def test_players_differ_to_those_the_palette_is_for(deficiency: Deficiency, key: ThemeKey) -> None:
    assert closest(fills(deficiency, key), to_eyes_with(deficiency)) >= 25


@every_key
@every_deficiency
def test_players_differ_to_those_who_never_chose_a_palette(
    deficiency: Deficiency, key: ThemeKey
) -> None:
    assert closest(fills("standard", key), to_eyes_with(deficiency)) >= 15


@every_key
@every_palette
def test_digits_on_pieces_can_be_read(palette: PaletteKey, key: ThemeKey) -> None:
    for pigment in palette_of(palette, key):
        assert contrast(pigment.fill, pigment.ink) >= 4.5


@every_key
@every_deficiency
def test_digits_can_be_read_by_those_the_palette_is_for(
    deficiency: Deficiency, key: ThemeKey
) -> None:
    seen = to_eyes_with(deficiency)
    for pigment in palette_of(deficiency, key):
        assert contrast(seen(pigment.fill), seen(pigment.ink)) >= 4.5


@every_key
@every_palette
@for_every("ground", PIECE_GROUNDS)
def test_pieces_stand_out(palette: PaletteKey, key: ThemeKey, ground: str) -> None:
    for fill, more in product(fills(palette, key), (False, True)):
        assert stands_out(fill, role(theme_of(key, contrast=more), ground), by=25)


@every_key
@every_deficiency
@for_every("ground", PIECE_GROUNDS)
def test_pieces_stand_out_to_those_the_palette_is_for(
    deficiency: Deficiency, key: ThemeKey, ground: str
) -> None:
    seen = to_eyes_with(deficiency)
    for fill, more in product(fills(deficiency, key), (False, True)):
        tile = role(theme_of(key, contrast=more), ground)
        assert stands_out(seen(fill), seen(tile), by=15)


@every_key
@every_palette
def test_no_player_is_taken_for_the_white_die(palette: PaletteKey, key: ThemeKey) -> None:
    for fill, more in product(fills(palette, key), (False, True)):
        assert distance(fill, theme_of(key, contrast=more).white_die) >= 20
