"""What was played in a place last can be asked for when it is over."""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.match.model import ChannelId, InteractionId, UserId
from bot.match.record_file import read_record
from playground.driver import Person
from tests.cogs.click_players import MATCH, click_one_move, loaded, open_table, present_board
from tests.cogs.town import Town, spotted, town
from tests.judge.judge import Judge


@asynccontextmanager
async def after_the_end(folder: Path, judge: Judge | None) -> AsyncGenerator[tuple[Town, Person]]:
    """A match that was ended by agreement after some moves, and somebody who looks at it."""
    async with town(folder, judge, people=3) as there:
        thread = await open_table(there, 3)
        luck = random.Random(5)
        for _ in range(6):
            await click_one_move(there, thread, luck)
        service, users = there.app.service, [UserId(person.id) for person in there.people]
        await service.propose_end(MATCH, users[0], by=InteractionId("propose"))
        for user in users[1:]:
            await service.vote(MATCH, user, True, by=InteractionId(f"agree-{user}"))
        anna = there.people[0].at(thread)
        await spotted(anna, lambda message: message.button("Rematch") is not None)
        yield there, anna


async def test_the_seed_is_told(tmp_path: Path, judge: Judge | None) -> None:
    async with after_the_end(tmp_path, judge) as (there, anna):
        seed = (await loaded(there)).match.seed.hex()
        assert seed in (await anna.slash("fair")).text


async def test_the_record_is_handed_out(tmp_path: Path, judge: Judge | None) -> None:
    async with after_the_end(tmp_path, judge) as (_, anna):
        reply = await anna.slash("record")
        assert reply.message is not None
        assert read_record(reply.message.files[0].data).status == "agreed"


async def test_the_replay_is_drawn_and_says_what_it_shows(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with after_the_end(tmp_path, judge) as (_, anna):
        reply = await (await anna.slash("replay")).settled()
        assert reply.message is not None
        (picture,) = reply.message.gallery
        assert picture.data.startswith(b"GIF89a")
        assert "Anna" in picture.description


async def test_the_board_can_be_seen_and_read(tmp_path: Path, judge: Judge | None) -> None:
    async with after_the_end(tmp_path, judge) as (_, anna):
        reply = await anna.slash("board")
        assert reply.message is not None
        assert reply.text == "The match was ended by agreement"
        assert reply.message.gallery[0].description.startswith(reply.text)
        assert "Anna" in (await anna.slash("board", text=True)).text


async def test_the_text_behind_the_last_picture_does_not_ask_anybody(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with after_the_end(tmp_path, judge) as (_, anna):
        end = await spotted(anna, lambda message: message.button("Rematch") is not None)
        (picture,) = end.gallery
        assert picture.description.startswith("The match was ended by agreement.")
        assert "Béla: " in picture.description


@pytest.mark.parametrize("command", ["roll", "undo", "hand"])
async def test_there_is_nothing_more_to_play(
    tmp_path: Path, judge: Judge | None, command: str
) -> None:
    async with after_the_end(tmp_path, judge) as (_, anna):
        assert (await anna.slash(command)).text.startswith("There is no match in this channel.")


async def test_a_match_answers_in_its_thread_before_it_has_moved_there(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=3) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        # As if the thread had been opened but the move into it not yet been saved.
        await there.app.service.move(MATCH, ChannelId(there.channel.id), by=InteractionId("back"))
        reply = await there.people[0].at(thread).slash("fair")
        assert "SHA-256" in reply.text
