"""What a button carries, and what anybody could put there instead."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.match.model import MatchId, Revision
from cogs.table.button_ids import PREFIX, ButtonId, Deed, unpacked

LONGEST = 100  # of a custom id, says Discord
NUMBERS = st.integers(0, 10**18 - 1)
STEPS = st.lists(st.integers(0, 999), max_size=10).map(tuple)


@given(st.sampled_from(get_args(Deed)), NUMBERS, NUMBERS, STEPS)
def test_what_was_packed_is_unpacked(
    deed: Deed, match: int, revision: int, steps: tuple[int, ...]
) -> None:
    id = ButtonId(deed, MatchId(match), Revision(revision), steps)
    assert unpacked(id.packed()) == id


@given(st.sampled_from(get_args(Deed)), NUMBERS, NUMBERS, STEPS)
def test_it_fits_into_a_custom_id(
    deed: Deed, match: int, revision: int, steps: tuple[int, ...]
) -> None:
    packed = ButtonId(deed, MatchId(match), Revision(revision), steps).packed()
    assert packed.startswith(f"{PREFIX}:")
    assert len(packed) <= LONGEST


@given(st.text(max_size=LONGEST))
def test_no_text_makes_it_fail(text: str) -> None:
    assert unpacked(text) is None or text.startswith(f"{PREFIX}:")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fiaker",
        "fiaker:",
        "fiaker:move",
        "fiaker:move:1:0",
        "fiaker:move:99999999999999999999:0:",
        "fiaker:move:-1:0:",
        "fiaker:move:1:0:1000",
        "fiaker:move:1:0:1..2",
        "fiaker:move:1:0:.",
        "fiaker:move:1:0:.1",
        "fiaker:move:1:0:\n",
        "fiaker:move:\N{ARABIC-INDIC DIGIT ONE}:0:",
        "fiaker:MOVE:1:0:",
        "fiaker:drop table:1:0:",
        " fiaker:move:1:0:",
        "fiaker:move:1:0:" + "1." * 40,
    ],
)
def test_what_we_never_wrote_is_not_read(text: str) -> None:
    assert unpacked(text) is None
