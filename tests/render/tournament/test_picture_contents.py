"""What stands where in pictures of tournaments, as numbers and words."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace

from render.canvas import Piece, Placed
from render.printable_names import shown_names
from render.tournament import cross_table, places_chart, round_tables, standings_table
from render.tournament.fitted_words import one_line, shown_text
from render.tournament.places_lines import (
    eased,
    labelled_places,
    lines_of,
    scale_of,
    stretches_of,
    ties_of,
)
from render.tournament.podium import draw_podium, plan_of
from render.tournament.podium_layout import heights_of, lines_on_step
from render.tournament.rating_chart import draw_rating
from render.tournament.rating_chart import scale_of as rating_scale_of
from render.tournament.sheets import Course, CrossLine, PodiumSheet, PodiumStep, RatingPoint
from render.tournament.signs import MOST_COURSES, course_sign
from render.tournament.smooth_lines import dashes_of
from render.tournament.standings_columns import columns_of
from render.visual_style import Look, paintbox
from tests.render.tournament import sheets

_PLOT = (0, 0, 800, 600)


def texts(piece: Piece, kind: str) -> list[str]:
    return [thing.text for thing in piece.placed if thing.kind == kind]


def found(piece: Piece, text: str) -> Placed:
    return next(thing for thing in piece.placed if thing.text == text)


# Standings ------------------------------------------------------------------------------------


def test_standings_name_everybody_with_their_figures() -> None:
    sheet = sheets.standings(12)
    piece = standings_table.draw_standings(sheet)
    assert texts(piece, "name") == list(shown_names([line.name for line in sheet.lines]))
    figures = [
        text for line in sheet.lines for text in (str(line.place), line.score, *line.figures)
    ]
    assert texts(piece, "number") == figures


def test_signs_tell_how_a_place_changed_and_who_is_a_computer() -> None:
    signs = Counter(texts(standings_table.draw_standings(sheets.standings(7)), "icon"))
    assert signs == {"": 3, "up": 2, "down": 2, "same": 1, "new": 1, "out": 1, "computer": 1}


def test_a_cut_moves_the_lines_below_it_down() -> None:
    sheet = replace(sheets.standings(6), lines_between=(2, 0, 6, 99))
    plan = standings_table.plan_of(sheet, columns_of(sheet))
    gaps = [below[1] - above[3] for above, below in pairwise(map(plan.row, range(6)))]
    assert gaps == [0, 30, 0, 0, 0]


def test_figures_without_room_are_left_out_from_the_last() -> None:
    lines = tuple(replace(line, figures=("123456.75",) * 9) for line in sheets.standings(4).lines)
    sheet = replace(sheets.standings(4), lines=lines)
    columns = columns_of(sheet)
    assert 2 <= len(columns.figures) < 10
    assert columns.name[1] - columns.name[0] >= 290
    assert not any("…" in text for text in texts(standings_table.draw_standings(sheet), "number"))


def test_columns_lie_beside_each_other() -> None:
    place, mark, name, figures = columns_of(sheets.standings(12))
    spans = [place, mark, name, *figures]
    assert all(before[1] <= after[0] for before, after in pairwise(spans))


def test_fewer_headings_than_figures_are_no_harm() -> None:
    sheet = replace(sheets.standings(3), headings=())
    assert len(texts(standings_table.draw_standings(sheet), "name")) == 3


# Cross tables ---------------------------------------------------------------------------------


def test_nobody_has_a_cell_against_themselves() -> None:
    lines = tuple(CrossLine(name, ("9", "9", "9"), "18") for name in "ABC")
    piece = cross_table.draw_cross(replace(sheets.cross(3), lines=lines))
    assert texts(piece, "number").count("9") == 6


def test_cells_that_are_wide_are_written_smaller_not_cut() -> None:
    cells = tuple("" if at == 0 else "12.5" for at in range(16))
    lines = tuple(CrossLine(name, cells, "99") for name in sheets.NAMES[:16])
    piece = cross_table.draw_cross(replace(sheets.cross(16), lines=lines))
    assert found(piece, "12.5").cap >= 21


# Seating --------------------------------------------------------------------------------------


def test_cards_beside_each_other_are_equally_high() -> None:
    plan = round_tables.plan_of(sheets.seating(2, 3))._replace(people=(2, 5, 3))
    first, second, third = (plan.card(table) for table in range(3))
    assert (first[1], first[3]) == (second[1], second[3])
    assert third[1] > first[3]


def test_each_winner_has_laurel() -> None:
    sheet = sheets.seating(5, 4)
    won = sum(table.winner is not None for table in sheet.tables)
    assert texts(round_tables.draw_seating(sheet), "icon") == ["winner"] * won


# Progress -------------------------------------------------------------------------------------


def test_no_two_courses_have_the_same_sign() -> None:
    signs = {course_sign(paintbox(Look()), at, 36).tobytes() for at in range(MOST_COURSES)}
    assert MOST_COURSES == 12
    assert len(signs) == MOST_COURSES


def test_shapes_alone_tell_courses_apart() -> None:
    shapes = {
        course_sign(paintbox(Look()), at, 36).getchannel("A").tobytes()
        for at in range(MOST_COURSES)
    }
    assert len(shapes) == MOST_COURSES


def test_a_place_is_as_high_for_everybody_and_names_follow_the_order() -> None:
    sheet = sheets.progress(8, 6)
    scale = scale_of(sheet, _PLOT)
    lines = lines_of(sheet, scale)
    for course, spots in zip(sheet.courses, lines.spots, strict=True):
        for place, spot in zip(course.places, spots, strict=True):
            assert (place is None) == (spot is None)
            assert place is None or spot is None or spot[1] == pytest.approx(scale.y(place))
    assert list(lines.labels) == sorted(lines.labels)


def test_those_who_share_a_place_stand_below_each_other_on_a_bar() -> None:
    sheet = sheets.shared_places()
    scale = scale_of(sheet, _PLOT)
    lines = lines_of(sheet, scale)
    for round_ in range(3):
        heights = [spots[round_] for spots in lines.spots]
        for one, other in combinations(heights, 2):
            assert one is not None
            assert other is not None
            assert abs(one[1] - other[1]) >= scale.marker
    assert len(ties_of(sheet, lines)) == 2 + 4 + 6


def test_whoever_leaves_is_named_below_all_others() -> None:
    courses = (Course("Anna", (2, 1)), Course("Béla", (3, 2)), Course("Clara", (1, None)))
    sheet = replace(sheets.progress(3, 2), courses=courses)
    piece = places_chart.draw_progress(sheet)
    assert found(piece, "Clara").box[1] > found(piece, "Béla").box[3]
    assert texts(piece, "number") == ["1", "2", "3", "1", "2", "1", "2"]


def test_a_gap_breaks_a_line() -> None:
    a, b, c = (0.0, 1.0), (1.0, 2.0), (3.0, 4.0)
    assert stretches_of([None, a, b, None, None, c]) == [[a, b], [c]]
    assert stretches_of([None, None]) == []


def test_lines_are_level_where_they_pass_a_round() -> None:
    path = eased([(0, 0), (100, 50), (200, 50)])
    assert path[0] == (0, 0)
    assert (100, 50) in path
    assert path[1][1] < 1.5


def test_dashes_lie_on_the_line_with_gaps_between_them() -> None:
    dashes = dashes_of([(0, 0), (25, 0), (100, 0)], 10, 20)
    assert [(dash[0][0], dash[-1][0]) for dash in dashes] == [
        (0, 10),
        (30, 40),
        (60, 70),
        (90, 100),
    ]


def test_of_many_places_some_are_labelled() -> None:
    sheet = replace(sheets.progress(1, 2), courses=(Course("Anna", (64, 1)),))
    assert labelled_places(scale_of(sheet, _PLOT)) == [
        1,
        5,
        10,
        15,
        20,
        25,
        30,
        35,
        40,
        45,
        50,
        55,
        60,
    ]


# Podium ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lines", [(1,), (1, 1, 1), (1, 2, 5), (5, 1, 1), (1, 5, 5)])
def test_a_better_place_stands_higher(lines: tuple[int, ...]) -> None:
    assert all(upper - lower >= 40 for upper, lower in pairwise(heights_of(lines)))


def test_the_first_stands_between_the_second_and_the_third() -> None:
    _, (first, second, third) = plan_of(sheets.podium(1, 1, 1))
    assert second.area[2] == first.area[0]
    assert first.area[2] == third.area[0]


def test_steps_are_taken_in_the_order_of_places_and_no_more_than_three() -> None:
    steps = tuple(PodiumStep(place, (f"N{place}",), "1") for place in (3, 1, 4, 2))
    piece = draw_podium(PodiumSheet("", "", steps))
    assert sorted(texts(piece, "name")) == ["N1", "N2", "N3"]


def test_a_long_name_is_broken_between_words_only() -> None:
    assert lines_on_step(("Jean-Baptiste de la Roche",), 0, 408) == ("Jean-Baptiste", "de la Roche")
    assert lines_on_step(("W" * 32,), 0, 408) == ("W" * 32,)


def test_a_crowd_on_a_step_is_counted() -> None:
    assert lines_on_step("ABCDEFGH", 0, 408) == ("A", "B", "C", "D", "+4")


def test_the_score_of_the_others_stands_at_the_right() -> None:
    others = ("4. Anna  3.5", "5. " + "W" * 60 + "  12.5", "6. Béla")
    piece = draw_podium(replace(sheets.podium(1, others=0), others=others))
    assert {"3.5", "12.5"} <= set(texts(piece, "number"))
    assert {"4. Anna", "6. Béla"} <= set(texts(piece, "name"))


# Rating ---------------------------------------------------------------------------------------


def test_the_scale_of_ratings_has_room_for_the_band() -> None:
    points = [RatingPoint(0, 1500, 1211, 1789), RatingPoint(10, 1600, 1400, 1800)]
    scale = rating_scale_of(points, _PLOT)
    assert scale.low < 1211
    assert scale.high > 1800
    assert scale.low % scale.step == scale.high % scale.step == 0
    assert (scale.high - scale.low) // scale.step <= 8
    assert scale.x(0) < scale.x(10)
    assert scale.y(1600) < scale.y(1500)


@pytest.mark.parametrize("rating", [-120.0, 0.0, 25.0, 1500.0, 99_999.0])
def test_any_rating_can_be_drawn_and_is_written(rating: float) -> None:
    point = RatingPoint(5, rating, rating, rating)
    piece = draw_rating(replace(sheets.rating(0), points=(point,)))
    assert f"{rating:.0f}" in texts(piece, "number")


def test_without_points_it_is_said_why() -> None:
    assert sheets.rating(0).empty in texts(draw_rating(sheets.rating(0)), "text")


# Words ----------------------------------------------------------------------------------------


def test_words_are_cleaned_but_figures_stay() -> None:
    assert shown_text("  6½\n of\u200b  7\u0338 ") == "6½ of 7"
    assert one_line("\u05d3\u05d5\u05d3 1") == "1 \u05d3\u05d5\u05d3"
    assert one_line("4. \u05d3\u05d5\u05d3") == "4. \u05d3\u05d5\u05d3"
