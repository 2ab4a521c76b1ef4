"""The walk of /place that CONTRIBUTING.md describes is the one a real /place takes."""

from __future__ import annotations

import asyncio
import random
import re
import sys
import threading
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from bot.loaded_match import LoadedMatch
from games.api import Seat
from games.chance import FastChance
from games.vienna.edition_index import board_of
from games.vienna.moves import WHITE, Place
from tests.cogs.click_players import click_one_move, loaded, open_table, present_board
from tests.cogs.town import Town, town

ROOT = Path(__file__).parents[2]
ROOMS = ("bot/", "cogs/", "games/", "language/", "render/")
DOORS = ("bot/storage/", "games/vienna/", "render/")
BESIDE = {"bot/logs.py", "bot/recent.py", "bot/match/reminders.py"}


class Walk:
    """Which of our functions are called while somebody watches, in any thread."""

    def __init__(self) -> None:
        self.is_watched = False
        self.calls: Counter[tuple[str, str]] = Counter()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if self.is_watched and event == "call":
            path = frame.f_code.co_filename.removeprefix(f"{ROOT}/")
            if path.startswith(ROOMS):
                self.calls[path, frame.f_code.co_name] += 1

    @property
    def files(self) -> set[str]:
        """Every file that was entered."""
        return {path for path, _ in self.calls}


@contextmanager
def followed() -> Generator[Walk]:
    """A walk that sees this thread and all that begin within the block."""
    walk, before = Walk(), sys.getprofile()
    sys.setprofile(walk)
    threading.setprofile(walk)
    try:
        yield walk
    finally:
        threading.setprofile(None)  # pyright: ignore[reportArgumentType]  None ends it
        sys.setprofile(before)


def next_turn(now: LoadedMatch, seat: Seat) -> Place | None:
    """A placement after which somebody else is asked."""
    for move in now.game.legal_moves(now.state, seat):
        if isinstance(move, Place) and not move.bribe and WHITE not in move.dice:
            after = now.game.apply(now.state, seat, move, FastChance(1)).state
            if seat not in now.game.to_act(after):
                return move
    return None


async def place(there: Town, walk: Walk) -> None:
    """Play until somebody can place and hand on, and follow them as they do."""
    thread = await open_table(there, 3)
    luck = random.Random(5)
    while True:
        await present_board(there, thread)
        now = await loaded(there)
        (user,) = now.waited_for
        seat = now.match.seat_of(user)
        assert seat is not None
        move = next_turn(now, seat)
        if move is not None:
            break
        await click_one_move(there, thread, luck)
    field, dice = board_of("house2").name(move.field), " ".join(map(str, move.dice))
    walk.is_watched = True
    await there.person(user).at(thread).slash("place", field=field, dice=dice)
    await present_board(there, thread)
    walk.is_watched = False


@pytest.fixture(scope="module")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Walk:
    async def walk_along() -> Walk:
        with followed() as walk:
            async with town(tmp_path_factory.mktemp("walk"), None, people=3) as there:
                await place(there, walk)
        return walk

    return asyncio.run(walk_along())


def described() -> set[str]:
    """The files that CONTRIBUTING.md names on the way."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.partition("### The walk of `/place`")[2].partition("\nThe doors:")[0]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    return set(re.findall(r"`([a-z_/]+\.py)`", "\n".join(rows)))


def test_every_file_of_the_walk_is_described(walked: Walk) -> None:
    inside = {path for path in walked.files if path.startswith(DOORS)}
    assert walked.files - inside - BESIDE - described() == set()


def test_nothing_is_described_that_is_not_walked(walked: Walk) -> None:
    assert described() - walked.files == set()


def test_it_takes_no_more_than_forty_files() -> None:
    assert len(described()) <= 40


def test_the_match_is_read_and_decoded_twice_at_most(walked: Walk) -> None:
    assert walked.calls["bot/storage/rows.py", "read_match"] <= 2
    assert walked.calls["games/codec.py", "read_state"] <= 2
