from __future__ import annotations

import pytest

from games.playout import choose_at_random
from language import LANGUAGES, Language
from render.api import Moment
from render.canvas import Assembly
from render.picture_setting import setting_for
from render.vienna.catch_up_strip import draw_strip_of
from tests.cases import for_every
from tests.render.boxes import collisions, outside
from tests.render.vienna.tables import NAMES, match


def strip(moments: tuple[Moment, ...], language: Language = "en", wide: bool = False) -> Assembly:
    names = ["W" * 32] * 5 if wide else NAMES
    return draw_strip_of(moments, setting_for(names, language=language))


def lines(piece: Assembly) -> list[str]:
    return [thing.text for thing in piece.placed if thing.kind == "text"]


@for_every("seed", range(2))
def test_there_are_three_frames_at_most_and_nothing_overlaps(seed: int) -> None:
    moments = match(5, seed, choose_at_random)
    for begin in range(0, len(moments) - 1, 9):
        for length in (2, 5, 12, 60):
            piece = strip(moments[begin : begin + length], wide=True)
            assert 1 <= len([t for t in piece.placed if t.kind == "text"]) <= 3
            assert not collisions(piece.placed)
            assert not outside(piece.placed, piece.image.size)


def test_it_says_so_when_nothing_happened() -> None:
    piece = strip(match(5, 1)[20:21])
    assert lines(piece) == ["Nothing new since your last turn."]


def test_a_turn_is_told_in_one_line() -> None:
    moments = match(5, 1)
    placed = next(i for i, m in enumerate(moments) if type(m.events[0]).__name__ == "Placed")
    (line,) = lines(strip(moments[placed - 1 : placed + 1]))
    assert " places " in line


def test_an_evaluation_shows_who_gained_what() -> None:
    moments = match(5, 1)
    begin = next(
        i for i, m in enumerate(moments) for e in m.events if type(e).__name__ == "EvaluationBegan"
    )
    piece = strip(moments[begin - 1 : begin + 1])
    names = {thing.text for thing in piece.placed if thing.kind == "name"}
    assert set(NAMES) <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_strips_are_drawn_in_every_language(language: Language) -> None:
    moments = match(5, 2)
    for begin in range(0, len(moments) - 8, 8):
        assert lines(strip(moments[begin : begin + 8], language))
