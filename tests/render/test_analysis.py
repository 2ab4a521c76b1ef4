"""Where a match turned: everything is there, can be read, and lies over nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise, product
from pathlib import Path

import pytest
from PIL import Image

from games.api import label
from language import LANGUAGES, Language, frame_words
from render.analysis.chance_lines import (
    Course,
    Scale,
    calmed,
    height_at,
    kept_apart,
    label_heights,
    order_at_end,
    paths_of,
)
from render.analysis.chances_chart import chart_of, labelled_moves, markers_of
from render.analysis.layout import AnalysisPlan
from render.analysis.luck_and_skill import LOST, LUCK, bar_of, figure_of
from render.analysis.picture import Point, Story, analysis_picture, draw_analysis
from render.analysis.pins import DOT, around
from render.analysis.player_signs import sign
from render.canvas import Piece, Placed
from render.colours import PaletteKey, ThemeKey
from render.picture_files import encode
from render.picture_setting import setting_for
from render.visual_style import Look, paintbox
from tests.cases import for_every
from tests.render.boxes import collisions, is_inside, overlaps
from tests.render.pictures import assert_like

_GOLDEN = Path(__file__).parent / "golden"
_FAILURES = Path(__file__).parents[2] / "picture-failures"
_WIDTH = 1200
_PHONE = 3  # a third of the full size: as wide as a phone shows it
_NAME_CAP, _NUMBER_CAP = 21, 30  # 7 and 10 pixels on a phone
_MOST_BYTES = 400_000
_THEMES: tuple[ThemeKey, ...] = ("day", "night")
_PALETTES: tuple[PaletteKey, ...] = ("standard", "deuteranopia", "protanopia", "tritanopia")
_USUAL = Look()
_NAMES = ("Sabrina", "Matthias", "Nina", "Maximilian", "Ελένη")
_LONGEST = ("W" * 32,) * 10
_HOSTILE = ("שלום עולם שלום", "🎲🎲🎲🎲 ﷽﷽", "Z̷̢͎a̸͝l̴̛g̶o̵", "漢字漢字漢字漢字漢字漢字", "\u200b")
_SCALE = Scale((0, 0, 800, 600), 100)


@cache
def story_of(seats: int, seed: int = 0, moves: int = 120) -> Story:
    """A match as it might have been: chances that wander, then somebody who has won."""
    luck = random.Random(seed)
    weights = [1.0] * seats
    course: list[tuple[int, Sequence[float]]] = []
    for number in range(moves):
        course.append((number, [weight / sum(weights) for weight in weights]))
        weights = [max(weight * luck.uniform(0.7, 1.4), 0.01) for weight in weights]
    winner = luck.randrange(seats)
    course.append((moves, [float(seat == winner) for seat in range(seats)]))
    found = sorted((luck.uniform(0.02, 0.4) for _ in range(3)), reverse=True)
    return Story(
        title="Vienna",
        course=course,
        chapters=range(4, moves, 21),
        points=[Point(luck.randrange(moves), luck.randrange(seats), lost) for lost in found],
        luck=[luck.uniform(-2, 2) for _ in range(seats)],
        lost=[luck.uniform(0, 1.5) for _ in range(seats)],
    )


def steady(*chances: float, points: Sequence[Point] = ()) -> Story:
    """A match of a hundred moves in which nothing changed until the end."""
    seats = len(chances)
    course = [(moves, chances) for moves in range(0, 101, 2)]
    return Story("Go", course, (25, 50), points, (0.0,) * seats, (0.0,) * seats)


def drawn(
    story: Story,
    names: Sequence[str] = _LONGEST,
    look: Look = _USUAL,
    language: Language = "en",
) -> Piece:
    return draw_analysis(story, setting_for(names[: len(story.luck)], look, language))


@cache
def placed_in(seats: int, seed: int, language: Language) -> tuple[Placed, ...]:
    return drawn(story_of(seats, seed), language=language).placed


on_stories = for_every("seats, seed, language", list(product((2, 3, 4, 5), range(2), LANGUAGES)))


def outside_the_frame(placed: Sequence[Placed], seats: int) -> list[Placed]:
    width, height = AnalysisPlan(seats).size
    inside = (10, 10, width - 10, height - 10)
    return [thing for thing in placed if not is_inside(thing.box, inside)]


def assert_tidy(piece: Piece, seats: int) -> None:
    assert collisions(piece.placed) == []
    assert outside_the_frame(piece.placed, seats) == []


def texts(piece: Piece, kind: str) -> list[str]:
    return [thing.text for thing in piece.placed if thing.kind == kind]


# The whole picture ----------------------------------------------------------------------------


@on_stories
def test_nothing_lies_over_anything_else(seats: int, seed: int, language: Language) -> None:
    assert collisions(placed_in(seats, seed, language)) == []


@on_stories
def test_everything_lies_inside_the_frame(seats: int, seed: int, language: Language) -> None:
    assert outside_the_frame(placed_in(seats, seed, language), seats) == []


@on_stories
def test_everything_can_be_read_on_a_phone(seats: int, seed: int, language: Language) -> None:
    for thing in placed_in(seats, seed, language):
        if thing.kind in ("name", "number", "text"):
            assert thing.cap >= (_NUMBER_CAP if thing.kind == "number" else _NAME_CAP), thing


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybodys_shape_is_at_the_line_and_at_the_bars(seats: int) -> None:
    shapes = Counter(texts(drawn(story_of(seats)), "piece"))
    assert shapes == {f"seat {seat}": 2 for seat in range(seats)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybodys_name_is_at_the_line_and_at_the_bars(seats: int) -> None:
    names = texts(drawn(story_of(seats)._replace(points=()), _NAMES), "name")
    assert Counter(names) == {"Vienna": 1, **dict.fromkeys(_NAMES[:seats], 2)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [0, 3])
def test_no_word_is_cut_in_any_language(points: int, language: Language) -> None:
    story = story_of(5)._replace(points=story_of(5).points[:points])
    assert not [t.text for t in drawn(story, "ABCDE", language=language).placed if "…" in t.text]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("names", [_HOSTILE, ("i",) * 5], ids=["hostile", "short"])
def test_any_name_finds_room(seats: int, names: tuple[str, ...]) -> None:
    assert_tidy(drawn(story_of(seats), names), seats)


def test_the_name_of_a_game_may_be_long() -> None:
    assert_tidy(drawn(story_of(3)._replace(title="M" * 100)), 3)


@pytest.mark.parametrize(
    "look",
    [Look(*choice) for choice in product(_THEMES, (False, True), _PALETTES)],
    ids=lambda look: f"{look.theme}-{look.contrast}-{look.palette}",
)
def test_every_look_can_be_drawn(look: Look) -> None:
    image = drawn(story_of(5), look=look).image
    assert image.mode == "P"
    assert image.width == _WIDTH


def test_day_is_not_night() -> None:
    day, night = (drawn(story_of(3), look=Look(theme)).image for theme in _THEMES)
    assert day.convert("RGB").tobytes() != night.convert("RGB").tobytes()


def test_the_same_story_gives_the_same_picture() -> None:
    assert drawn(story_of(4)).image.tobytes() == drawn(story_of(4)).image.tobytes()


@pytest.mark.parametrize("theme", _THEMES)
def test_the_file_is_small(theme: ThemeKey) -> None:
    setting = setting_for(_NAMES, Look(theme))
    assert len(encode(analysis_picture(story_of(5, moves=600), setting))) < _MOST_BYTES


@pytest.mark.parametrize("theme", _THEMES)
def test_an_analysis_looks_as_before(theme: ThemeKey) -> None:
    image = analysis_picture(story_of(5, seed=2), setting_for(_NAMES, Look(theme)))
    small = image.convert("RGB").reduce(_PHONE).quantize(255, dither=Image.Dither.NONE)
    assert_like(small, _GOLDEN / f"analysis-{theme}.png", _FAILURES)


# Large tables ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(6, 11))
def test_a_large_table_can_be_drawn(seats: int) -> None:
    assert_tidy(drawn(story_of(seats)), seats)


def test_no_two_of_ten_players_have_the_same_shape_and_colour() -> None:
    signs = [sign(paintbox(_USUAL), seat, 36).tobytes() for seat in range(10)]
    assert len(set(signs)) == 10


# Short and even matches -----------------------------------------------------------------------


@pytest.mark.parametrize("entries", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("is_without_moves", [False, True])
def test_a_match_of_few_choices_can_be_drawn(
    entries: int, seats: int, is_without_moves: bool
) -> None:
    story = story_of(seats)
    course = [
        (0 if is_without_moves else moves, chances) for moves, chances in story.course[-entries:]
    ]
    points = [Point(course[0][0], seat % seats, 0.1) for seat in range(3)]
    assert_tidy(drawn(story._replace(course=course, points=points)), seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 10])
def test_equal_chances_to_the_end_can_be_told_apart(seats: int) -> None:
    story = steady(*(1 / seats,) * seats, points=(Point(50, 0, 0.1), Point(50, 1, 0.1)))
    assert_tidy(drawn(story), seats)
    chart = chart_of(story, AnalysisPlan(seats).course)
    for one, other in combinations(chart.paths, 2):
        for (_, y1), (_, y2) in zip(one, other, strict=True):
            assert abs(y1 - y2) >= 5.99


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_in_which_nothing_was_given_away_says_so(language: Language) -> None:
    piece = drawn(story_of(3)._replace(points=()), language=language)
    assert frame_words(language).say(label("analysis-no-points"), ()) in texts(piece, "text")
    assert texts(piece, "icon") == []
    assert_tidy(piece, 3)


# Lines ----------------------------------------------------------------------------------------


def test_the_line_of_a_seat_is_as_high_as_its_chance() -> None:
    (low, high) = paths_of([(0, (0.25, 0.75)), (100, (0.0, 1.0))], _SCALE, (1, 0))
    assert low == ((0.0, 450.0), (800.0, 600.0))
    assert high == ((0.0, 150.0), (800.0, 0.0))


@pytest.mark.parametrize("seed", range(5))
def test_chances_stay_together_one_when_calmed(seed: int) -> None:
    course = story_of(5, seed).course
    for (moves, _), (still, chances) in zip(course, calmed(course, _SCALE), strict=True):
        assert still == moves
        assert sum(chances) == pytest.approx(1)


def test_a_moment_s_fancy_is_calmed() -> None:
    course = [(moves, (0.5, 0.5)) for moves in range(100)]
    course[50] = (50, (1.0, 0.0))
    highest = max(chances[0] for _, chances in calmed([*course, (100, (0.5, 0.5))], _SCALE))
    assert 0.5 < highest < 0.75


def test_the_result_is_never_calmed_nor_told_beforehand() -> None:
    course = [*((moves, (0.5, 0.5)) for moves in range(100)), (100, (1.0, 0.0))]
    calm = calmed(course, _SCALE)
    assert calm[-1] == (100, (1.0, 0.0))
    assert calm[-2][1] == pytest.approx((0.5, 0.5))


def test_chances_far_apart_are_shown_as_they_are() -> None:
    course: Course = [(0, (0.5, 0.5)), (10, (0.9, 0.1)), (20, (0.2, 0.8)), (100, (1.0, 0.0))]
    for (_, shown), (_, own) in zip(calmed(course, _SCALE), course, strict=True):
        assert shown == pytest.approx(own)


def test_who_was_ahead_last_comes_first_of_equal_ends() -> None:
    course = [(0, (0.4, 0.2, 0.3, 0.1)), (1, (0.1, 0.3, 0.3, 0.3)), (2, (0.0, 0.0, 0.0, 1.0))]
    assert order_at_end(course) == (3, 2, 1, 0)


def test_between_two_moves_a_line_is_straight() -> None:
    path = ((0.0, 10.0), (10.0, 30.0), (10.0, 50.0), (20.0, 50.0))
    assert [height_at(path, x) for x in (-5, 0, 5, 10, 15, 99)] == [10, 10, 20, 50, 50, 50]


@pytest.mark.parametrize(
    "wanted", [(50, 50, 50), (0, 0, 0), (100, 100, 100), (0, 1, 99), (20, 60, 21), (90, 5, 89)]
)
def test_heights_keep_apart_in_their_order_and_between_the_ends(wanted: tuple[int, ...]) -> None:
    heights = kept_apart(dict(enumerate(wanted)), 10, (0, 100))
    for one, other in combinations(range(3), 2):
        assert abs(heights[one] - heights[other]) >= 9.99
        assert (wanted[one] <= wanted[other]) == (heights[one] < heights[other])
    assert all(0 <= height <= 100 for height in heights.values())


def test_heights_that_are_apart_stay_where_they_are() -> None:
    assert kept_apart({0: 80, 1: 20, 2: 50}, 10, (0, 100)) == {0: 80, 1: 20, 2: 50}


@pytest.mark.parametrize("seats", [2, 5, 10])
@pytest.mark.parametrize("seed", range(3))
def test_labels_stand_in_the_order_of_the_ends_of_lines(seats: int, seed: int) -> None:
    chart = chart_of(story_of(seats, seed), AnalysisPlan(seats).course)
    heights = label_heights(chart.paths, chart.scale)
    for upper, lower in pairwise(chart.order):
        assert heights[lower] - heights[upper] >= 36


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_shapes_on_the_lines_do_not_hide_each_other(seats: int) -> None:
    chart = chart_of(steady(*(1 / seats,) * seats), AnalysisPlan(seats).course)
    spots = [markers_of(seat, chart) for seat in range(seats)]
    assert all(len(own) >= 3 for own in spots)
    for (x1, _), (x2, _) in combinations([spot for own in spots for spot in own], 2):
        assert abs(x1 - x2) >= 26


@pytest.mark.parametrize("seed", range(5))
def test_no_shape_hides_a_pin(seed: int) -> None:
    chart = chart_of(story_of(5, seed), AnalysisPlan(5).course)
    shapes = [around(spot, 13) for seat in range(5) for spot in markers_of(seat, chart)]
    for pin, shape in product(chart.pins, shapes):
        assert not overlaps(shape, pin.badge)
        assert not overlaps(shape, around(pin.spot, DOT))


# Axes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "step"), [(1, 1), (6, 1), (8, 1), (12, 2), (30, 5), (40, 10), (155, 50), (1_500, 500)]
)
def test_as_many_moves_are_labelled_as_have_room(moves: int, step: int) -> None:
    labelled = labelled_moves(Scale((0, 0, 800, 600), moves))
    assert labelled == range(step, moves + 1, step)


def test_a_match_without_moves_has_no_figures_below() -> None:
    assert list(labelled_moves(Scale((0, 0, 800, 600), 0))) == []


def test_quarters_are_written_beside_the_chart() -> None:
    assert {"0", "25", "50", "75", "100"} <= set(texts(drawn(steady(0.5, 0.5)), "number"))


def test_a_thin_line_stands_where_a_round_began() -> None:
    story = steady(0.4, 0.6)
    scale = chart_of(story, AnalysisPlan(2).course).scale
    image = drawn(story).image.convert("RGB")
    y = round(scale.y(0.9))
    for moves in range(1, 100):
        line = image.getpixel((round(scale.x(moves)), y)) == paintbox(_USUAL).theme.line_soft
        assert line == (moves in story.chapters)


# Pins -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", _THEMES)
@pytest.mark.parametrize("seat", range(4))
def test_a_choice_lies_on_the_line_of_its_seat(seat: int, theme: ThemeKey) -> None:
    points = [Point(at, seat, 0.2) for at in (7, 48, 90)]
    story = steady(0.1, 0.4, 0.3, 0.2, points=points)
    pins = chart_of(story, AnalysisPlan(4).course).pins
    bare = drawn(story._replace(points=()), look=Look(theme)).image.convert("RGB")
    for pin in pins:
        pixel = bare.getpixel((int(pin.spot[0]), int(pin.spot[1])))
        assert pixel == paintbox(Look(theme)).colour("fill", seat)


def test_a_choice_lies_where_it_was_made() -> None:
    story = steady(0.5, 0.5, points=[Point(25, 0, 0.3), Point(75, 1, 0.2)])
    chart = chart_of(story, AnalysisPlan(2).course)
    left, _, right, _ = chart.scale.plot
    assert [pin.spot[0] for pin in chart.pins] == [
        left + (right - left) / 4,
        right - (right - left) / 4,
    ]


@pytest.mark.parametrize("at", [(0, 0, 0), (100, 100, 100), (50, 51, 52), (10, 50, 90)])
@pytest.mark.parametrize("chances", [(0.5, 0.5), (1.0, 0.0), (0.0, 1.0)])
def test_figures_hide_neither_each_other_nor_a_choice(
    at: tuple[int, ...], chances: tuple[float, float]
) -> None:
    story = steady(*chances, points=[Point(moves, 0, 0.1) for moves in at])
    chart = chart_of(story, AnalysisPlan(2).course)
    for one, other in combinations(chart.pins, 2):
        assert not overlaps(one.badge, other.badge)
    for one, other in product(chart.pins, chart.pins):
        assert not overlaps(one.badge, around(other.spot, DOT))
        assert is_inside(one.badge, chart.scale.plot)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("above", [0.53, 0.54, 0.55, 0.56])
def test_a_figure_hides_no_line_where_there_is_room_beside(seat: int, above: float) -> None:
    story = steady(above, 1 - above, points=[Point(50, seat, 0.3)])
    chart = chart_of(story, AnalysisPlan(2).course)
    left, top, right, bottom = chart.pins[0].badge
    for path in chart.paths:
        assert not any(top <= height_at(path, x) <= bottom for x in range(left, right))


def test_every_choice_is_numbered_in_the_chart_and_below() -> None:
    assert Counter(texts(drawn(story_of(4)), "icon")) == {"1": 2, "2": 2, "3": 2}


def test_no_more_than_three_choices_are_shown() -> None:
    story = story_of(4)
    more = story._replace(points=[*story.points, Point(3, 0, 0.01)])
    assert drawn(more).placed == drawn(story).placed


def test_what_a_choice_cost_whom_is_told() -> None:
    piece = drawn(steady(0.5, 0.5, points=[Point(50, 1, 0.163)]), ("Anna", "Béla"))
    assert "−16\N{NO-BREAK SPACE}%" in texts(piece, "number")
    assert texts(piece, "name").count("Béla") == 3


# Bars -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chance", "is_signed", "figure"),
    [
        (0.344, True, "+34"),
        (-0.176, True, "−18"),
        (0.0, True, "0"),
        (-0.004, True, "0"),
        (0.004, True, "0"),
        (1.25, False, "125"),
        (0.0, False, "0"),
    ],
)
def test_chances_are_told_in_percent(chance: float, is_signed: bool, figure: str) -> None:
    assert figure_of(chance, is_signed=is_signed) == figure


@pytest.mark.parametrize(
    ("share", "ends"), [(1, (500, 680)), (-0.5, (410, 500)), (0, (500, 500)), (-1, (320, 500))]
)
def test_a_bar_is_as_long_as_its_share(share: float, ends: tuple[int, int]) -> None:
    left, _, right, _ = bar_of(share, 500, (0, 0, 1000, 60))
    assert (left, right) == ends


def test_luck_and_what_was_lost_are_told_of_everybody() -> None:
    story = steady(0.5, 0.5)._replace(luck=(0.31, -0.32), lost=(0.33, 0.34))
    assert {"+31", "−32", "33", "34"} <= set(texts(drawn(story), "number"))


@pytest.mark.parametrize("luck", [(2.5, -2.5), (-2.5, 2.5), (0.001, 0.0)])
@pytest.mark.parametrize("lost", [(2.5, 0.0), (8.0, 20.0), (0.0, 0.0)])
def test_any_balance_finds_room(luck: tuple[float, float], lost: tuple[float, float]) -> None:
    assert_tidy(drawn(steady(0.5, 0.5)._replace(luck=luck, lost=lost)), 2)


def test_the_longest_figure_of_luck_does_not_reach_what_was_lost() -> None:
    story = steady(0.5, 0.5)._replace(luck=(2.5, -2.5), lost=(2.5, 2.5))
    figures = [thing.box for thing in drawn(story).placed if thing.text == "+250"]
    assert len(figures) == 1
    assert figures[0][2] < LOST.zero


def test_a_bar_is_drawn_in_the_colour_of_its_seat() -> None:
    """To the right of nothing for good luck, to the left for bad."""
    story = steady(0.6, 0.4)._replace(luck=(1.0, -1.0))
    image = drawn(story).image.convert("RGB")
    row_of = AnalysisPlan(2).row
    for seat, x in ((0, LUCK.zero + 90), (1, LUCK.zero - 90)):
        middle = (row_of(seat)[1] + row_of(seat)[3]) // 2
        assert image.getpixel((x, middle)) == paintbox(_USUAL).colour("fill", seat)
