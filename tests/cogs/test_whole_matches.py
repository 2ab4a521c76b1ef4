"""Whole matches over the wire, as people play them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.match.record_file import read_record
from bot.match.record_file_check import disagreements
from games.registry import GAMES
from tests.cogs.click_players import click_one_move, loaded, open_table
from tests.cogs.town import spotted, town
from tests.judge.judge import Judge


@pytest.mark.parametrize("seats", [3, 4, 5])
async def test_a_match_is_played_to_its_end_by_clicking(
    tmp_path: Path, judge: Judge | None, seats: int
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await open_table(there, seats)
        luck = random.Random(seats)
        moves = 0
        while await click_one_move(there, thread, luck):
            moves += 1
            assert moves < 2_000
        anna = there.people[0].at(thread)
        end = await spotted(anna, lambda message: message.button("Rematch") is not None)
        match = (await loaded(there)).match
        assert match.seed.hex() in end.text
        assert end.gallery[0].data.startswith(b"\x89PNG")
        (file,) = (f for f in end.files if f.filename.endswith(".json"))
        record = read_record(file.data)
        assert list(disagreements(record, GAMES)) == []
        assert record.status == "finished"
