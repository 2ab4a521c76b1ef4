"""Pictures of tournaments: everything is there, can be read, and lies over nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from render.canvas import Piece, Placed
from render.colours import PaletteKey, ThemeKey, theme_of
from render.picture_files import encode, on_a_phone
from render.tournament.cross_table import draw_cross
from render.tournament.places_chart import draw_progress
from render.tournament.podium import draw_podium
from render.tournament.rating_chart import draw_rating
from render.tournament.round_tables import draw_seating
from render.tournament.standings_table import draw_standings
from render.visual_style import Look
from tests.render.boxes import collisions, is_inside
from tests.render.pictures import assert_like
from tests.render.tournament import sheets
from tests.render.tournament.sheets import HOSTILE, LONG_TITLE, LONGEST
from tests.render.vision import contrast

_GOLDEN = Path(__file__).parent / "golden"
_FAILURES = Path(__file__).parents[3] / "picture-failures"
_NAME_CAP, _NUMBER_CAP = 21, 30  # 7 and 10 pixels on a phone
_MOST_BYTES = 400_000
_THEMES: tuple[ThemeKey, ...] = ("day", "night")
_PALETTES: tuple[PaletteKey, ...] = ("standard", "deuteranopia", "protanopia", "tritanopia")
_USUAL = Look()


class Kind(NamedTuple):
    """A kind of picture, drawn from the usual sheet and from the extremes."""

    draw: Callable[[Look], Piece]
    extremes: dict[str, Callable[[], Piece]]


KINDS: dict[str, Kind] = {
    "standings": Kind(
        partial(draw_standings, sheets.standings(12)),
        {
            "empty": lambda: draw_standings(sheets.standings(0)),
            "two": lambda: draw_standings(sheets.standings(2)),
            "full": lambda: draw_standings(sheets.standings(32)),
            "long": lambda: draw_standings(sheets.standings(16, LONGEST)),
            "hostile": lambda: draw_standings(sheets.standings(12, HOSTILE)),
        },
    ),
    "cross": Kind(
        partial(draw_cross, sheets.cross(8)),
        {
            "empty": lambda: draw_cross(sheets.cross(0)),
            "two": lambda: draw_cross(sheets.cross(2)),
            "full": lambda: draw_cross(sheets.cross(16)),
            "long": lambda: draw_cross(sheets.cross(16, LONGEST)),
            "hostile": lambda: draw_cross(sheets.cross(12, HOSTILE)),
        },
    ),
    "seating": Kind(
        partial(draw_seating, sheets.seating(5, 4)),
        {
            "empty": lambda: draw_seating(sheets.seating(0, 0)),
            "nobody seated": lambda: draw_seating(sheets.seating(3, 0)),
            "one table": lambda: draw_seating(sheets.seating(1, 2)),
            "full": lambda: draw_seating(sheets.seating(16, 8)),
            "long": lambda: draw_seating(sheets.seating(7, 5, LONGEST)),
            "hostile": lambda: draw_seating(sheets.seating(3, 4, HOSTILE)),
        },
    ),
    "progress": Kind(
        partial(draw_progress, sheets.progress(12, 7)),
        {
            "empty": lambda: draw_progress(sheets.progress(0, 0)),
            "before the first round": lambda: draw_progress(sheets.progress(5, 0)),
            "one round": lambda: draw_progress(sheets.progress(2, 1)),
            "many rounds": lambda: draw_progress(sheets.progress(12, 24)),
            "too many people": lambda: draw_progress(sheets.progress(32, 6)),
            "long": lambda: draw_progress(sheets.progress(12, 5, LONGEST)),
            "hostile": lambda: draw_progress(sheets.progress(12, 5, HOSTILE)),
            "shared": lambda: draw_progress(sheets.shared_places()),
        },
    ),
    "podium": Kind(
        partial(draw_podium, sheets.podium(1, 1, 1)),
        {
            "empty": lambda: draw_podium(sheets.podium(others=0)),
            "alone": lambda: draw_podium(sheets.podium(1, others=1)),
            "two steps": lambda: draw_podium(sheets.podium(2, 1, others=2)),
            "full": lambda: draw_podium(sheets.podium(1, 1, 1, others=29)),
            "shared": lambda: draw_podium(sheets.podium(3, 4, 5, others=13)),
            "crowd": lambda: draw_podium(sheets.podium(12, others=3)),
            "long": lambda: draw_podium(sheets.podium(1, 2, 3, names=LONGEST)),
            "hostile": lambda: draw_podium(sheets.podium(1, 1, 1, names=HOSTILE)),
        },
    ),
    "rating": Kind(
        partial(draw_rating, sheets.rating(30)),
        {
            "empty": lambda: draw_rating(sheets.rating(0)),
            "one match": lambda: draw_rating(sheets.rating(1)),
            "many": lambda: draw_rating(sheets.rating(300)),
        },
    ),
}
_SPECIAL = [(kind, name) for kind, found in KINDS.items() for name in found.extremes]


@cache
def usual(kind: str) -> Piece:
    return KINDS[kind].draw(_USUAL)


def outside_the_frame(piece: Piece) -> list[Placed]:
    width, height = piece.image.size
    inside = (10, 10, width - 10, height - 10)
    return [thing for thing in piece.placed if not is_inside(thing.box, inside)]


def assert_tidy(piece: Piece) -> None:
    assert piece.image.width == 1200
    assert collisions(piece.placed) == []
    assert outside_the_frame(piece) == []
    for thing in piece.placed:
        if thing.kind in ("name", "number", "text"):
            assert thing.cap >= (_NUMBER_CAP if thing.kind == "number" else _NAME_CAP), thing


# Every kind -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_is_tidy_and_can_be_read_on_a_phone(kind: str) -> None:
    assert_tidy(usual(kind))


@pytest.mark.parametrize(("kind", "extreme"), _SPECIAL)
def test_any_sheet_finds_room(kind: str, extreme: str) -> None:
    assert_tidy(KINDS[kind].extremes[extreme]())


@pytest.mark.parametrize("kind", KINDS)
def test_every_look_is_another_picture_with_the_same_things(kind: str) -> None:
    found: set[bytes] = set()
    for choice in product(_THEMES, (False, True), _PALETTES):
        piece = KINDS[kind].draw(Look(*choice))
        assert piece.placed == usual(kind).placed
        found.add(piece.image.convert("RGB").tobytes())
    assert len(found) == len(_THEMES) * 2 * len(_PALETTES)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("theme", _THEMES)
def test_it_looks_as_it_did(kind: str, theme: ThemeKey) -> None:
    image = KINDS[kind].draw(Look(theme)).image
    assert_like(on_a_phone(image), _GOLDEN / f"{kind}-{theme}.png", _FAILURES)


@pytest.mark.parametrize("kind", KINDS)
def test_the_file_is_small(kind: str) -> None:
    image = usual(kind).image
    assert image.mode == "P"
    assert len(encode(image)) < _MOST_BYTES


def test_drawing_again_gives_the_same_picture() -> None:
    for kind, found in KINDS.items():
        assert found.draw(_USUAL).image.tobytes() == usual(kind).image.tobytes()


@pytest.mark.parametrize("title", ["", "I", LONG_TITLE, "M" * 300, "שלום עולם " * 12])
def test_any_title_finds_room(title: str) -> None:
    sheet = replace(sheets.standings(3), title=title, subtitle=title, more=title)
    assert_tidy(draw_standings(sheet))
    assert_tidy(draw_rating(replace(sheets.rating(3), title=title, subtitle=title, y_label=title)))


@pytest.mark.parametrize("theme", _THEMES)
@pytest.mark.parametrize("more", [False, True])
def test_words_stand_out_from_their_grounds(theme: ThemeKey, more: bool) -> None:
    """What other pictures do not write: headings on the road, places on medals."""
    colours = theme_of(theme, contrast=more)
    assert contrast(colours.shield_ink, colours.road) >= 4.5
    assert contrast(colours.card, colours.crown) >= 4.5
