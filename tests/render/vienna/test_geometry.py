"""Nothing on the board covers anything else, and everything can be read on a phone."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from render.picture_setting import Setting, setting_for
from render.vienna.board import draw_board, tile, tiles_of
from render.vienna.geometry import Plan, slots
from render.vienna.player_panel import NameFace, PlateFace
from render.vienna.view_difference import changes
from render.visual_style import Look, paintbox
from tests.render.boxes import collisions, is_inside, outside, overlaps
from tests.render.vienna.tables import (
    NAMES,
    VIENNA,
    WIDE_NAMES,
    match,
    random_views,
    stuffed,
    view_at,
)

PHONE = 400
seat_counts = pytest.mark.parametrize("seats", VIENNA.seat_counts)


def setting(seats: int, names: tuple[str, ...] = WIDE_NAMES) -> Setting:
    return setting_for(names[:seats])


@seat_counts
def test_tiles_lie_apart_and_inside_the_frame(seats: int) -> None:
    view = view_at(match(seats, 1), 20)
    plan = Plan(seats)
    tiles = list(tiles_of(stuffed(view), setting(seats), changes(None, view), plan))
    plates = [box for box, face in tiles if isinstance(face, PlateFace)]
    others = [box for box, face in tiles if not isinstance(face, PlateFace)]
    assert not [pair for pair in combinations(plates, 2) if overlaps(*pair)]
    assert not [pair for pair in combinations(others, 2) if overlaps(*pair)]
    crossing = [
        (box, plate)
        for box in others
        for plate in plates
        if overlaps(box, plate) and not is_inside(box, plate)
    ]
    assert not crossing
    frame = (6, 6, plan.size[0] - 6, plan.size[1] - 6)
    assert all(is_inside(box, frame) for box in plates + others)


@seat_counts
def test_each_tile_is_as_large_as_its_place(seats: int) -> None:
    view = view_at(match(seats, 1), 20)
    paints = paintbox(Look())
    for box, face in tiles_of(view, setting(seats), changes(None, view), Plan(seats)):
        assert tile(paints, face).image.size == (box[2] - box[0], box[3] - box[1])


def test_nothing_covers_anything_in_a_thousand_views() -> None:
    paints = paintbox(Look())
    seen: set[object] = set()
    before = None
    for view in random_views(1_000):
        seats = len(view.seats)
        last = before if before and len(before.seats) == seats else None
        for box, face in tiles_of(view, setting(seats), changes(last, view), Plan(seats)):
            if (type(face), face) in seen:
                continue
            seen.add((type(face), face))
            placed = tile(paints, face).placed
            assert not collisions(placed), face
            assert not outside(placed, (box[2] - box[0], box[3] - box[1])), face
        before = view
    assert len(seen) > 3_000


@pytest.mark.parametrize("name", ["\N{LATIN CAPITAL LETTER A WITH BREVE AND HOOK ABOVE}", "\u06b8"])
def test_the_highest_and_the_deepest_letter_fit_into_a_name(name: str) -> None:
    piece = tile(paintbox(Look()), NameFace(name, is_turn=True))
    assert not outside(piece.placed, piece.image.size)


@seat_counts
def test_nothing_covers_anything_on_a_board_fuller_than_any(seats: int) -> None:
    piece = draw_board(stuffed(view_at(match(seats, 1), 20)), setting(seats))
    assert not collisions(piece.placed)
    assert not outside(piece.placed, piece.image.size)


@seat_counts
def test_nothing_but_players_names_is_ever_cut(seats: int) -> None:
    piece = draw_board(stuffed(view_at(match(seats, 1), 20)), setting(seats, NAMES))
    assert not [thing for thing in piece.placed if "…" in thing.text]
    assert {"88", "68", "18", "20", "28"} <= {thing.text for thing in piece.placed}


@seat_counts
def test_the_street_begins_at_the_top_left_and_ends_at_the_bottom_right(seats: int) -> None:
    plan = Plan(seats)
    cells = [plan.cell(place) for place in slots(24)]
    assert cells[0][:2] == (min(c[0] for c in cells), min(c[1] for c in cells))
    assert cells[-1][2:] == (max(c[2] for c in cells), max(c[3] for c in cells))


def test_fields_that_follow_each_other_are_joined_by_road() -> None:
    plan = Plan(5)
    places = slots(24)
    for one, other in pairwise(places):
        road, (first, second) = plan.road(one, other), (plan.cell(one), plan.cell(other))
        grown = (road[0] - 1, road[1] - 1, road[2] + 1, road[3] + 1)
        assert overlaps(grown, first)
        assert overlaps(grown, second)
        assert not overlaps(road, first)
        assert not overlaps(road, second)


@seat_counts
def test_on_a_phone_figures_are_10_pixels_high_and_names_7(seats: int) -> None:
    piece = draw_board(stuffed(view_at(match(seats, 1), 20)), setting(seats, NAMES))
    scale = PHONE / piece.image.width
    heights: dict[str, list[float]] = {"number": [], "name": [], "text": []}
    for thing in piece.placed:
        if thing.kind in heights:
            heights[thing.kind].append(thing.cap * scale)
    assert min(heights["number"]) >= 10
    assert min(heights["name"] + heights["text"]) >= 7
    assert len(heights["number"]) > 60
