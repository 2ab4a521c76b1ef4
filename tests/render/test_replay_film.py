from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from io import BytesIO

import pytest
from PIL import Image

from games.playout import choose_at_random
from render import replay_film
from render.api import Moment
from render.painters import painter_of
from render.picture_setting import setting_for
from render.replay_film import MOST_BYTES, TooLarge, choose_moments, duration, replay_file
from render.visual_style import Look
from tests.render.vienna.tables import NAMES, VIENNA, match


def moments(count: int) -> list[Moment]:
    return [Moment(revision, None, ()) for revision in range(count)]


def test_a_short_match_is_shown_move_by_move() -> None:
    assert choose_moments(moments(20)) == moments(20)


def test_a_long_match_is_thinned_out_from_the_deal_to_the_end() -> None:
    chosen = choose_moments(moments(1_000))
    assert len(chosen) == 150
    assert (chosen[0].revision, chosen[-1].revision) == (0, 999)
    gaps = {b.revision - a.revision for a, b in itertools.pairwise(chosen)}
    assert gaps <= {6, 7}


@pytest.mark.parametrize("frames", [60, 100, 150])
def test_a_replay_takes_about_a_minute(frames: int) -> None:
    assert 45_000 <= frames * duration(frames) <= 65_000


def test_a_match_becomes_a_moving_picture_that_can_be_sent() -> None:
    story = match(5, 1, choose_at_random)
    data = replay_file(painter_of(VIENNA), story, setting_for(NAMES, Look("night")))
    assert len(data) <= MOST_BYTES
    moving = Image.open(BytesIO(data))
    assert moving.format == "GIF"
    assert getattr(moving, "n_frames", 0) == 151
    assert moving.info["loop"] == 0


def test_progress_is_reported_picture_by_picture() -> None:
    seen: list[int] = []

    def watched(items: Sequence[Moment]) -> Iterator[Moment]:
        for item in items:
            seen.append(item.revision)
            yield item

    story = match(3, 1)[:6]
    replay_file(painter_of(VIENNA), story, setting_for(NAMES[:3]), progress=watched)
    assert seen == [0, 1, 2, 3, 4, 5]


def test_a_replay_that_cannot_be_made_small_enough_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replay_film, "MOST_BYTES", 1_000)
    with pytest.raises(TooLarge):
        replay_file(painter_of(VIENNA), match(3, 1)[:3], setting_for(NAMES[:3]))
