from __future__ import annotations

import pytest

from games.vienna.edition import NEWEST
from games.vienna.edition_index import board_of
from render.vector import Disc, Drawing, Mark, Polygon, Stroke
from render.vienna.landmarks import LANDMARKS, landmark

ROLES = {"line_soft", "line", "plot", "ink_soft"}
WIDTH, HEIGHT = 200, 52
FINE = 2.5

PLAIN = landmark("a field of some other edition")
ALL = pytest.mark.parametrize("drawing", [*LANDMARKS.values(), PLAIN], ids=[*LANDMARKS, "plain"])


def reach(mark: Mark) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of what the mark paints."""
    match mark:
        case Polygon():
            points, around = mark.points, 0.0
        case Disc():
            points, around = (mark.centre,), mark.radius
        case Stroke():
            points, around = mark.points, mark.width / 2
    across = [x for x, _ in points]
    down = [y for _, y in points]
    return min(across) - around, min(down) - around, max(across) + around, max(down) + around


def test_every_field_of_the_house_edition_has_a_landmark() -> None:
    fields = {field.id for field in board_of(NEWEST).street}
    assert fields | {"geheimbund"} <= set(LANDMARKS)


def test_a_field_without_a_landmark_gets_a_plain_ornament() -> None:
    assert PLAIN not in LANDMARKS.values()


def test_a_field_with_a_landmark_gets_it() -> None:
    assert landmark("prater") is LANDMARKS["prater"]


def test_no_two_fields_share_a_landmark() -> None:
    assert len(set(LANDMARKS.values())) == len(LANDMARKS)


@ALL
def test_a_landmark_fills_a_band_of_200_by_52(drawing: Drawing) -> None:
    assert (drawing.width, drawing.height) == (WIDTH, HEIGHT)


@ALL
def test_every_mark_lies_inside_the_band(drawing: Drawing) -> None:
    outside = [
        mark
        for mark in drawing.marks
        for left, top, right, bottom in [reach(mark)]
        if left < 0 or top < 0 or right > WIDTH or bottom > HEIGHT
    ]
    assert outside == []


@ALL
def test_only_the_roles_of_an_ornament_are_used(drawing: Drawing) -> None:
    assert {mark.role for mark in drawing.marks} <= ROLES


@ALL
def test_nothing_is_too_fine_for_a_phone(drawing: Drawing) -> None:
    widths = [
        mark.width if isinstance(mark, Stroke) else 2 * mark.radius
        for mark in drawing.marks
        if not isinstance(mark, Polygon)
    ]
    assert min(widths, default=FINE) >= FINE
