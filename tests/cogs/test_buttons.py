"""Clicks that come too late, from the wrong person, twice, or that nobody could have made."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.match.model import MatchId
from cogs.table.button_ids import ButtonId
from playground.channels import Channel
from playground.driver import Person
from playground.interactions import CallbackType
from playground.message import Message
from playground.reply import Reply
from playground.seen_message import SeenMessage
from tests.cogs.click_players import (
    MATCH,
    click_one_move,
    id_of,
    loaded,
    moves_on,
    open_table,
    present_board,
)
from tests.cogs.town import Town, spotted, town
from tests.judge.judge import Judge

STALE = "The board has changed since you looked. Nothing was done; have another look."
NOT_SEATED = "You have no seat at this table."


class Table(NamedTuple):
    """A match of three at the moment when somebody may roll."""

    there: Town
    thread: Channel
    board: SeenMessage
    asked: Person
    waiting: Person  # has a seat, but is not asked
    stranger: Person
    chat: Message  # by the bot, without buttons of its own

    @property
    def first(self) -> str:
        """The first button that leads to a move."""
        custom_id = moves_on(self.board)[0].custom_id
        assert custom_id is not None
        return custom_id

    async def mark(self) -> tuple[int, int, int]:
        """What must not change: the match, and what everybody can see."""
        match = (await loaded(self.there)).match
        everywhere = (self.thread, self.there.channel)
        return match.version, match.revision, sum(len(c.public_messages()) for c in everywhere)


@asynccontextmanager
async def table(folder: Path, judge: Judge | None) -> AsyncGenerator[Table]:
    async with town(folder, judge, people=4) as there:
        thread = await open_table(there, 3)
        board = await present_board(there, thread)
        while board is not None and board.button("Roll the dice") is None:
            await click_one_move(there, thread, random.Random(1))
            board = await present_board(there, thread)
        assert board is not None
        (user,) = (await loaded(there)).waited_for
        asked = there.person(user).at(thread)
        waiting = next(p for p in there.people[:3] if p.id != user).at(thread)
        chat = thread.post(there.standin.world.bot, "hello")
        yield Table(there, thread, board, asked, waiting, there.people[3].at(thread), chat)


def is_private(reply: Reply, sentence: str) -> bool:
    return reply.ephemeral and reply.text == sentence


async def roll(at: Table) -> None:
    """The one who is asked has rolled, and the board shows it."""
    await at.asked.click(at.board, custom_id=at.first)
    await present_board(at.there, at.thread)


async def test_a_stale_click_is_answered_privately_and_changes_nothing(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with table(tmp_path, judge) as at:
        await roll(at)
        before = await at.mark()
        reply = await at.asked.click(at.board, custom_id=at.first, stale=True)
        assert is_private(reply, STALE)
        assert await at.mark() == before


async def test_a_click_of_somebody_without_a_seat_changes_nothing(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with table(tmp_path, judge) as at:
        before = await at.mark()
        reply = await at.stranger.click(at.board, custom_id=at.first)
        assert is_private(reply, NOT_SEATED)
        assert await at.mark() == before


async def test_a_click_of_somebody_who_is_not_asked_changes_nothing(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with table(tmp_path, judge) as at:
        before = await at.mark()
        reply = await at.waiting.click(at.board, custom_id=at.first)
        name = at.asked.user.global_name
        assert is_private(reply, f"It is not your turn. The table waits for {name}.")
        assert await at.mark() == before


async def test_a_click_delivered_twice_moves_once(tmp_path: Path, judge: Judge | None) -> None:
    async with table(tmp_path, judge) as at:
        before = (await loaded(at.there)).match.revision
        at.there.standin.faults.deliver_twice()
        reply = await at.asked.click(at.board, custom_id=at.first)
        assert reply.kind is CallbackType.DEFERRED_UPDATE
        assert reply.followups == []
        assert (await loaded(at.there)).match.revision == before + 1


async def test_a_click_delivered_again_much_later_says_nothing(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with table(tmp_path, judge) as at:
        reply = await at.asked.click(at.board, custom_id=at.first)
        await present_board(at.there, at.thread)
        before, asked_before = await at.mark(), len(at.there.standin.exchanges)
        at.there.standin.faults.deliver_again(reply.interaction)
        # Events arrive in order: once the stranger is answered, the second delivery was seen.
        await at.stranger.click(at.board, custom_id=at.first, stale=True)
        about = [e.interaction for e in at.there.standin.exchanges[asked_before:]]
        assert reply.interaction not in about
        assert await at.mark() == before


async def test_two_people_joining_at_once_for_the_last_seat_get_one_seat(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge, people=4) as there:
        anna, bela, clara, david = there.people
        await anna.slash("game new", seats=3, length="short")
        lobby = await spotted(anna, lambda message: message.button("Join") is not None)
        await bela.click(lobby, "Join")
        replies = await asyncio.gather(clara.click(lobby, "Join"), david.click(lobby, "Join"))
        assert sorted(reply.ephemeral for reply in replies) == [False, True]
        assert len((await loaded(there)).match.chairs) == 3


@pytest.mark.parametrize(
    "custom_id",
    [
        ButtonId("move", MATCH, steps=(99,)).packed(),  # no such entry, and an old revision
        ButtonId("move", MatchId(10**17)).packed(),  # no such match
        "fiaker:",
        "fiaker:fly:1:0:",
        "fiaker:move:-1:0:",
        "fiaker:move:1:0:1.2.3.4.5.6.7.8.9.10.11",
        "fiaker:move:999999999999999999999:0:",
        "fiaker:join:1:0:; drop table matches",
    ],
)
async def test_a_click_that_nobody_could_make_is_answered_kindly_and_changes_nothing(
    tmp_path: Path, judge: Judge | None, custom_id: str
) -> None:
    async with table(tmp_path, judge) as at:
        before = await at.mark()
        reply = await at.asked.forge(custom_id=custom_id, message=at.chat)
        assert reply.ephemeral
        assert "went wrong" not in reply.text
        assert await at.mark() == before


@pytest.mark.parametrize("value", ["99", "-1", "x", "", "²", "1" * 90])
async def test_an_entry_that_no_list_has_is_answered_kindly_and_changes_nothing(
    tmp_path: Path, judge: Judge | None, value: str
) -> None:
    async with table(tmp_path, judge) as at:
        await roll(at)
        before = await at.mark()
        revision = (await loaded(at.there)).match.revision
        reply = await at.asked.forge(
            custom_id=ButtonId("pick", MATCH, revision).packed(),
            message=at.chat,
            component_type=3,
            values=[value],
        )
        assert is_private(reply, STALE)
        assert await at.mark() == before


@pytest.mark.parametrize("deed", ["join", "leave", "ai", "noai", "start", "rematch", "seat"])
async def test_buttons_that_a_running_match_has_no_use_for_change_nothing(
    tmp_path: Path, judge: Judge | None, deed: str
) -> None:
    async with table(tmp_path, judge) as at:
        before = await at.mark()
        reply = await at.asked.forge(custom_id=f"fiaker:{deed}:{MATCH}:0:", message=at.chat)
        assert reply.ephemeral
        assert "went wrong" not in reply.text
        assert await at.mark() == before


async def test_a_click_from_another_server_is_refused(tmp_path: Path, judge: Judge | None) -> None:
    async with table(tmp_path, judge) as at:
        elsewhere = at.there.standin.world.new_guild("Graz")
        channel = elsewhere.new_channel("allgemein")
        elsewhere.admit(at.asked.user)
        hello = channel.post(at.there.standin.world.bot, "hello")
        before = await at.mark()
        reply = await at.asked.at(channel).forge(custom_id=at.first, message=hello)
        assert is_private(reply, STALE)
        assert await at.mark() == before


async def test_an_open_private_list_is_stale_once_the_match_moved_on(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with table(tmp_path, judge) as at:
        await roll(at)
        board = await present_board(at.there, at.thread)
        assert board is not None
        opened = await at.asked.click(board, "Place dice")
        assert opened.message is not None
        old = opened.message
        reply = await at.asked.click(board, "Place dice")
        while reply.message is not None and reply.message.selects:
            first = reply.message.selects[0].options[0]
            reply = await at.asked.choose(reply.message, [first.value])
        await present_board(at.there, at.thread)
        before = await at.mark()
        reply = await at.asked.choose(old, [old.selects[0].options[0].value])
        assert STALE in reply.text
        assert await at.mark() == before


# Computer players -----------------------------------------------------------------------------


async def play_with_computers(there: Town, computers: int) -> Channel:
    """A match of one person against computer players, played to its end; where it ended."""
    anna = there.people[0]
    await anna.slash("game new", seats=computers + 1, length="short")
    for _ in range(computers):
        lobby = await spotted(anna, lambda message: message.button("Join") is not None)
        await anna.choose(lobby, ["Regular"])
    (thread,) = await anna.until(lambda _: anna.threads())
    revision = -1
    while True:
        board = await spotted(anna, partial(is_for, anna, revision), thread)
        if board.button("Rematch") is not None:
            return thread
        first = moves_on(board)[0]
        revision = getattr(id_of(first), "revision", -1)
        reply = await anna.at(thread).click(board, custom_id=first.custom_id)
        while reply.message is not None and reply.message.selects:
            option = reply.message.selects[0].options[0]
            reply = await anna.at(thread).choose(reply.message, [option.value])


def is_for(person: Person, revision: int, message: SeenMessage) -> bool:
    """Whether the person is asked here after that revision, or nobody is any more."""
    if message.ephemeral or not message.buttons:
        return False
    id = id_of(message.buttons[0])
    is_later = id is not None and id.revision > revision and bool(moves_on(message))
    is_asked = is_later and f"<@{person.id}>" in message.texts[0]
    return is_asked or message.button("Rematch") is not None


async def test_computer_players_play_a_match_to_its_end(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        await play_with_computers(there, 3)
        assert (await loaded(there)).match.status == "finished"


async def test_computer_players_cause_one_message_for_each_turn_of_a_person(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await play_with_computers(there, 3)
        actors = [row.actor for row in await there.app.store.log(MATCH)]
        turns = [actor for actor, _ in groupby(actors) if actor == "person"]
    boards = [m for m in thread.public_messages() if m.author is there.standin.world.bot]
    assert len(boards) == len(turns) + 1  # and the end
