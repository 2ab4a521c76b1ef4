"""The board as it was looked at and approved.

To accept a change after looking at it: WRITE_GOLDEN=1 make test
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from games.vienna.view import View
from render.api import Moment
from render.colours import ThemeKey
from render.painters import painter_of
from render.picture_setting import setting_for
from render.visual_style import Look
from tests.render.pictures import assert_like, difference
from tests.render.vienna.tables import NAMES, VIENNA, match, view_at

GOLDEN = Path(__file__).parent / "golden"
FAILURES = Path(__file__).parents[3] / "picture-failures"
THEMES: tuple[ThemeKey, ...] = ("day", "night")
PHONE = 3  # a third of the full size: as wide as a phone shows it


def _empty(moments: tuple[Moment, ...]) -> int:
    return next(i for i in range(len(moments)) if view_at(moments, i).stage == "roll")


def _full(moments: tuple[Moment, ...]) -> int:
    def dice(index: int) -> int:
        view = view_at(moments, index)
        return 0 if view.evaluating else sum(len(stand.dice) for stand in view.stands)

    return max(range(len(moments)), key=dice)


def _evaluation(moments: tuple[Moment, ...]) -> int:
    return next(i for i in range(len(moments)) if view_at(moments, i).evaluating)


def _end(moments: tuple[Moment, ...]) -> int:
    return len(moments) - 1


def golden_match(seats: int) -> tuple[Moment, ...]:
    """The first match in which something is decided during the evaluation."""
    found = (match(seats, seed) for seed in range(4, 40))
    return next(m for m in found if any(view_at(m, i).evaluating for i in range(len(m))))


MOMENTS = {"empty": _empty, "full": _full, "evaluation": _evaluation, "end": _end}


def small(image: Image.Image) -> Image.Image:
    return image.convert("RGB").reduce(PHONE).quantize(255, dither=Image.Dither.NONE)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seats", VIENNA.seat_counts)
def test_the_board_looks_as_before(seats: int, theme: ThemeKey, moment: str) -> None:
    moments = golden_match(seats)
    index = MOMENTS[moment](moments)
    before = view_at(moments, index - 1) if index else None
    setting = setting_for(NAMES[:seats], Look(theme))
    image = painter_of(VIENNA).board(view_at(moments, index), setting, before)
    assert_like(small(image), GOLDEN / f"board-{seats}-{theme}-{moment}.png", FAILURES)


@pytest.mark.parametrize("theme", THEMES)
def test_the_strip_looks_as_before(theme: ThemeKey) -> None:
    setting = setting_for(NAMES, Look(theme))
    image = painter_of(VIENNA).strip(match(5, 4)[12:26], setting)
    assert_like(small(image), GOLDEN / f"strip-{theme}.png", FAILURES)


@pytest.mark.parametrize("theme", THEMES)
def test_the_final_picture_looks_as_before(theme: ThemeKey) -> None:
    setting = setting_for(NAMES, Look(theme))
    image = painter_of(VIENNA).final(match(5, 4), setting)
    assert_like(small(image), GOLDEN / f"final-{theme}.png", FAILURES)


@pytest.mark.parametrize("topic", ["field-rathaus", "special-joker", "person-salondame"])
def test_a_help_picture_looks_as_before(topic: str) -> None:
    image = painter_of(VIENNA).help(topic, setting_for(NAMES))
    assert_like(small(image), GOLDEN / f"help-{topic}.png", FAILURES)


@pytest.mark.parametrize("coins", range(9))
def test_another_figure_is_a_difference(coins: int) -> None:
    view = view_at(match(5, 4), 30)
    setting = setting_for(NAMES)

    def with_coins(coins: int) -> View:
        seat = replace(view.seats[2], coins=coins)
        return replace(view, seats=(*view.seats[:2], seat, *view.seats[3:]))

    view, other = with_coins(coins), with_coins(coins + 1)
    pictures = [small(painter_of(VIENNA).board(v, setting)).convert("RGB") for v in (view, other)]
    assert difference(*pictures) is not None


def test_a_failure_leaves_something_to_look_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WRITE_GOLDEN", raising=False)
    golden = tmp_path / "white.png"
    Image.new("RGB", (24, 24), "white").save(golden)
    with pytest.raises(AssertionError, match="differs by 255"):
        assert_like(Image.new("RGB", (24, 24), "black"), golden, tmp_path / "out")
    left = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert left == ["white.diff.png", "white.expected.png", "white.got.png"]
