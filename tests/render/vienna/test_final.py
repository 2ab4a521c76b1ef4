"""The final picture: everything is there, can be read, and lies over nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise, product

import pytest
from msgspec.structs import replace

from games.playout import Chooser, choose_at_random, choose_with_care
from language import LANGUAGES, Language
from render.api import Moment
from render.canvas import Piece, Placed
from render.colours import PaletteKey, ThemeKey, theme_of
from render.picture_setting import setting_for
from render.poster_frame import NAME_CAP, NUMBER_CAP, WIDTH
from render.vienna.final.layout import HEIGHT, FinalPlan
from render.vienna.final.podium import Place, in_podium_order
from render.vienna.final.points_chart import (
    Course,
    Scale,
    label_heights,
    labelled_rounds,
    scale_of,
    spots_of,
)
from render.vienna.final.poster import draw_final, in_two_lines, places_of
from render.vienna.final.signs import TONES
from render.vienna.final.source_bars import pieces_of
from render.vienna.point_sources import Source, points_at, points_by_source, view_at
from render.visual_style import Look, Paintbox
from tests.cases import for_every
from tests.render.boxes import collisions, is_inside
from tests.render.vienna.test_point_sources import whole_match
from tests.render.vision import contrast, distance

_TITLE_BOTTOM = FinalPlan(5).title[3]
_INSIDE = (10, 10, WIDTH - 10, HEIGHT - 10)  # the frame
_THEMES: tuple[ThemeKey, ...] = ("day", "night")
_PALETTES: tuple[PaletteKey, ...] = ("standard", "deuteranopia", "protanopia", "tritanopia")
_LONGEST = ("W" * 32,) * 5
_HOSTILE = ("שלום עולם שלום", "🎲🎲🎲🎲 ﷽﷽", "Z̷̢͎a̸͝l̴̛g̶o̵", "漢字漢字漢字漢字漢字漢字", "\u200b")
_USUAL = Look()


def drawn(
    moments: Sequence[Moment],
    names: Sequence[str] = _LONGEST,
    look: Look = _USUAL,
    language: Language = "en",
) -> Piece:
    seats = len(view_at(moments[-1]).seats)
    return draw_final(moments, setting_for(names[:seats], look, language))


def match_of(seats: int, seed: int, choose: Chooser) -> tuple[Moment, ...]:
    """A match to 25 or 15 points."""
    return whole_match(seats, seed, choose, target=15 if seed % 2 else 25)


@cache
def placed_in(seats: int, seed: int, choose: Chooser) -> tuple[Placed, ...]:
    moments = match_of(seats, seed, choose)
    return drawn(moments, language=LANGUAGES[seed % len(LANGUAGES)]).placed


on_matches = for_every(
    "seats, seed, choose",
    [
        (n, seed, c)
        for n in (3, 4, 5)
        for c in (choose_at_random, choose_with_care)
        for seed in range(4)  # each of them in another language
    ],
)


def outside_the_frame(placed: Sequence[Placed]) -> list[Placed]:
    return [thing for thing in placed if not is_inside(thing.box, _INSIDE)]


# The whole picture ----------------------------------------------------------------------------


@on_matches
def test_nothing_lies_over_anything_else(seats: int, seed: int, choose: Chooser) -> None:
    assert collisions(placed_in(seats, seed, choose)) == []


@on_matches
def test_everything_lies_inside_the_frame(seats: int, seed: int, choose: Chooser) -> None:
    assert outside_the_frame(placed_in(seats, seed, choose)) == []


@on_matches
def test_everything_can_be_read_on_a_phone(seats: int, seed: int, choose: Chooser) -> None:
    written = [thing for thing in placed_in(seats, seed, choose) if thing.cap]
    for thing in written:
        assert thing.cap >= (NUMBER_CAP if thing.kind == "number" else NAME_CAP), thing


@on_matches
def test_everybodys_points_are_shown_three_times(seats: int, seed: int, choose: Chooser) -> None:
    """On the podium, beside the bar, and at the end of the line."""
    points = points_at(match_of(seats, seed, choose)[-1])
    numbers = [thing.text for thing in placed_in(seats, seed, choose) if thing.kind == "number"]
    for own in points:
        assert numbers.count(str(own)) >= 3 * points.count(own)


@for_every("seats", [3, 4, 5])
@for_every("names", [_HOSTILE, ("i",) * 5])
def test_any_name_finds_room(seats: int, names: tuple[str, ...]) -> None:
    piece = drawn(whole_match(seats, 0, choose_with_care), names)
    assert collisions(piece.placed) == []
    assert outside_the_frame(piece.placed) == []


@for_every("played", [1, 2, 9, 30, 60])
@for_every("seats", [3, 4, 5])
def test_a_match_that_was_broken_off_can_be_drawn(seats: int, played: int) -> None:
    moments = whole_match(seats, 3, choose_with_care)[:played]
    assert view_at(moments[-1]).outcome is None
    piece = drawn(moments)
    assert collisions(piece.placed) == []
    assert outside_the_frame(piece.placed) == []


@for_every("language", LANGUAGES)
@for_every("seats", [3, 4, 5])
def test_every_language_fits(seats: int, language: Language) -> None:
    placed = drawn(whole_match(seats, 0, choose_with_care), "ABCDE", language=language).placed
    assert collisions(placed) == []
    assert not [thing for thing in placed if thing.text.endswith("…")]


@for_every("look", [Look(*choice) for choice in product(_THEMES, (False, True), _PALETTES)])
def test_every_look_can_be_drawn(look: Look) -> None:
    piece = drawn(whole_match(5, 0, choose_with_care), look=look)
    assert piece.image.mode == "P"
    assert piece.image.size == (WIDTH, HEIGHT)


def test_the_same_match_gives_the_same_picture() -> None:
    moments = whole_match(4, 0, choose_with_care)
    assert drawn(moments).image.tobytes() == drawn(moments).image.tobytes()


# Podium ---------------------------------------------------------------------------------------


def _places(*places: int) -> list[Place]:
    return [Place(seat, "", place, 0, has_won=place == 1) for seat, place in enumerate(places)]


@pytest.mark.parametrize(
    ("places", "row"),
    [
        ((3, 1, 2), [2, 1, 3]),
        ((1, 2, 2), [2, 1, 2]),
        ((4, 3, 1, 2), [4, 2, 1, 3]),
        ((1, 2, 3, 4, 5), [4, 2, 1, 3, 5]),
        ((1, 3, 1, 4, 5), [5, 3, 1, 1, 4]),
        ((1, 1, 1, 1, 1), [1, 1, 1, 1, 1]),
    ],
)
def test_the_first_stand_in_the_middle(places: tuple[int, ...], row: list[int]) -> None:
    assert [place.place for place in in_podium_order(_places(*places))] == row


def test_places_are_those_of_the_outcome() -> None:
    view = view_at(whole_match(5, 0, choose_with_care)[-1])
    assert view.outcome is not None
    places = places_of(view, _LONGEST)
    assert tuple(place.place for place in places) == view.outcome.places
    assert [place.seat for place in places if place.has_won] == list(view.outcome.winners)


def test_nobody_has_won_a_match_that_was_broken_off() -> None:
    view = view_at(whole_match(5, 0, choose_with_care)[-2])
    places = places_of(view, _LONGEST)
    assert not any(place.has_won for place in places)
    for one, other in product(places, places):
        assert (one.place < other.place) == (one.points > other.points)


@for_every("seats", [3, 4, 5])
def test_whoever_shares_a_place_stands_equally_high(seats: int) -> None:
    deal = whole_match(seats, 0)[:1]  # everybody has the points of the start
    pieces = [thing for thing in drawn(deal).placed if thing.kind == "piece" and thing.text == "1"]
    assert len(pieces) == seats
    assert len({piece.box[1] for piece in pieces}) == 1


# Title ----------------------------------------------------------------------------------------


def test_a_long_result_is_told_in_two_lines_of_about_the_same_length() -> None:
    lines = in_two_lines("one two three four five six", 24, 200)
    assert lines == ["one two three", "four five six"]


def test_a_name_is_not_broken_over_two_lines() -> None:
    lines = in_two_lines("Maria\N{NO-BREAK SPACE}Theresia\N{NO-BREAK SPACE}I wins", 24, 200)
    assert lines == ["Maria Theresia I", "wins"]


@for_every("language", LANGUAGES)
@for_every("places", [(1, 1, 1, 1, 1), (1, 1, 3, 4, 5), (1, 2, 3, 4, 5)])
def test_the_result_is_told_to_its_end(places: tuple[int, ...], language: Language) -> None:
    """Equal points: shared, or decided by what makes the longest sentence."""
    *_, last = moments = whole_match(5, 0, choose_with_care)
    view = view_at(last)
    assert view.outcome is not None
    level = replace(view.outcome, places=places, scores=(28,) * 5)
    seats = tuple(replace(seat, specials=()) for seat in view.seats)
    end = last._replace(view=replace(view, outcome=level, seats=seats))
    placed = drawn((*moments[:-1], end), language=language).placed
    told = [thing for thing in placed if thing.kind == "text" and thing.box[3] <= _TITLE_BOTTOM]
    assert len(told) <= 2
    assert told[-1].text.endswith(".")
    assert collisions(placed) == []


# Bars -----------------------------------------------------------------------------------------


@for_every("theme", _THEMES)
@for_every("is_strong", [False, True])
@for_every("source", Source)
def test_figures_stand_out_from_the_tone_of_their_source(
    source: Source, theme: ThemeKey, is_strong: bool
) -> None:
    box = Paintbox(Look(theme, is_strong))
    tone = TONES[source]
    assert contrast(box.colour(tone.ground), box.colour(tone.figure)) >= 4.5


@for_every("theme", _THEMES)
@for_every("is_strong", [False, True])
def test_the_tones_of_two_sources_are_never_alike(theme: ThemeKey, is_strong: bool) -> None:
    box = Paintbox(Look(theme, is_strong))
    grounds = [box.colour(tone.ground) for tone in TONES.values()]
    for one, other in combinations(grounds, 2):
        assert distance(one, other) >= 16


@for_every("theme", _THEMES)
@for_every("is_strong", [False, True])
def test_every_tone_stands_out_from_the_paper(theme: ThemeKey, is_strong: bool) -> None:
    paper = theme_of(theme, contrast=is_strong).paper
    box = Paintbox(Look(theme, is_strong))
    for tone in TONES.values():
        assert distance(box.colour(tone.ground), paper) >= 5


@for_every("seed", range(10))
def test_a_bar_is_as_long_as_its_points(seed: int) -> None:
    for points in points_by_source(whole_match(5, seed)):
        pieces = list(pieces_of(points, (0, 1000), 50))
        assert pieces[0][1] == 0
        assert pieces[-1][2] == sum(points.values()) * 20 - 3
        assert [source for source, _, _ in pieces] == [s for s in Source if points[s]]
        for (_, _, end), (_, begin, _) in pairwise(pieces):
            assert begin == end + 3


# Chart ----------------------------------------------------------------------------------------


def _scale(rounds: int, seats: int = 5) -> Scale:
    standings = tuple((2 * round_,) * seats for round_ in range(rounds + 1))
    course = Course(standings, standings[-1], (1,) * seats, 25, "")
    return scale_of(course, FinalPlan(seats).course)


@pytest.mark.parametrize(("rounds", "step"), [(1, 1), (6, 1), (12, 2), (20, 2), (25, 5), (30, 5)])
def test_as_many_rounds_are_labelled_as_have_room(rounds: int, step: int) -> None:
    assert labelled_rounds(_scale(rounds)).step == step


@for_every("rounds", [1, 6, 20, 30])
@for_every("seats", [3, 4, 5])
def test_shapes_at_the_same_points_do_not_hide_each_other(rounds: int, seats: int) -> None:
    scale = _scale(rounds, seats)
    for (x1, y1), (x2, y2) in combinations(spots_of((7,) * seats, scale, rounds), 2):
        assert abs(x1 - x2) >= 3
        assert abs(y1 - y2) >= 6


@for_every("rounds", [1, 6, 20, 30])
def test_shapes_stay_in_the_column_of_their_round(rounds: int) -> None:
    scale = _scale(rounds)
    for round_ in range(1, rounds + 1):
        left = scale.plot[0] + (round_ - 1) * scale.column
        for x, _ in spots_of((1, 2, 3, 3, 9), scale, round_):
            assert left <= x <= left + scale.column


@pytest.mark.parametrize(
    "end", [(25, 25, 25, 25, 25), (0, 0, 0, 0, 0), (36, 35, 34, 33, 32), (30, 2, 25, 3, 1)]
)
def test_the_labels_of_lines_keep_apart_and_in_the_order_of_points(end: tuple[int, ...]) -> None:
    course = Course(((4,) * 5, end), end, (2, 1, 3, 4, 5), 25, "")
    scale = scale_of(course, FinalPlan(5).course)
    heights = label_heights(course, scale)
    for one, other in combinations(range(5), 2):
        assert abs(heights[one] - heights[other]) >= 36
        if end[one] != end[other]:
            assert (end[one] > end[other]) == (heights[one] < heights[other])
    if end[0] == end[1]:
        assert heights[1] < heights[0]  # whom the tie-break put first
    assert min(heights) >= scale.plot[1]
    assert max(heights) <= scale.plot[3]
