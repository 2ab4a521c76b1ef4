"""The bot is stopped in the middle of a match, and another one goes on with the same database."""

from __future__ import annotations

import random
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.match.model import InteractionId
from playground.driver import Person
from playground.interactions import CallbackType
from playground.seen_message import SeenMessage
from playground.server import StandIn
from tests.cogs.click_players import (
    MATCH,
    click_one_move,
    loaded,
    moves_on,
    open_table,
    present_board,
)
from tests.cogs.town import NAMES, Town, bot_in, judged_standin, spotted
from tests.judge.judge import Judge


class Street:
    """A server and its people, where bots come and go."""

    def __init__(self, standin: StandIn, folder: Path) -> None:
        self.standin = standin
        self.folder = folder
        self.guild = standin.world.new_guild("Wien")
        self.channel = self.guild.new_channel("spieltisch")
        members = (self.guild.new_member(name, locale="en-GB") for name in NAMES)
        self.people = tuple(Person(standin, member, self.channel) for member in members)

    @asynccontextmanager
    async def bot(self) -> AsyncGenerator[Town]:
        """The bot at work until the end of the block."""
        async with bot_in(self.standin, self.folder) as running:
            yield Town(self.standin, *running, self.guild, self.channel, self.people)


@asynccontextmanager
async def street(folder: Path, judge: Judge | None) -> AsyncGenerator[Street]:
    standin = await judged_standin(judge)
    async with standin:
        yield Street(standin, folder)


def is_lobby(message: SeenMessage) -> bool:
    return message.button("Join") is not None


async def reach_rolling(there: Town, seats: int = 3) -> SeenMessage:
    """The first board of a new match with a button that moves at once."""
    thread = await open_table(there, seats)
    board = await present_board(there, thread)
    while board is not None and board.button("Roll the dice") is None:
        await click_one_move(there, thread, random.Random(2))
        board = await present_board(there, thread)
    assert board is not None
    return board


async def asked_at(there: Town, board: SeenMessage) -> Person:
    """The person the table waits for, looking at this board."""
    (user,) = (await loaded(there)).waited_for
    return there.person(user).at(there.standin.world.channels[board.channel_id])


async def test_a_lobby_opened_before_a_restart_can_be_joined_after_it(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with street(tmp_path, judge) as wien:
        anna, bela, *_ = wien.people
        async with wien.bot():
            await anna.slash("game new", seats=3)
            lobby = await spotted(anna, is_lobby)
        async with wien.bot() as there:
            await bela.click(lobby, "Join")
            assert (await loaded(there)).match.people == (anna.id, bela.id)


async def test_a_board_posted_before_a_restart_takes_moves_after_it(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with street(tmp_path, judge) as wien:
        async with wien.bot() as there:
            board = await reach_rolling(there)
            before = (await loaded(there)).match.revision
        async with wien.bot() as there:
            await (await asked_at(there, board)).click(board, "Roll the dice")
            assert (await loaded(there)).match.revision == before + 1


async def test_a_private_list_opened_before_a_restart_takes_choices_after_it(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with street(tmp_path, judge) as wien:
        async with wien.bot() as there:
            board = await reach_rolling(there)
            person = await asked_at(there, board)
            await person.click(board, "Roll the dice")
            rolled = await present_board(there, person.channel)
            assert rolled is not None
            reply = await person.click(rolled, "Place dice")
            before = (await loaded(there)).match.revision
        async with wien.bot() as there:
            while reply.message is not None and reply.message.selects:
                first = reply.message.selects[0].options[0]
                reply = await person.choose(reply.message, [first.value])
            assert (await loaded(there)).match.revision == before + 1


async def test_every_other_button_of_the_board_answers_after_a_restart(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with street(tmp_path, judge) as wien:
        async with wien.bot() as there:
            board = await reach_rolling(there)
            person = await asked_at(there, board)
        async with wien.bot():
            moves = moves_on(board)
            for button in (b for b in board.buttons if b not in moves):
                reply = await person.click(board, custom_id=button.custom_id)
                assert reply.text
                assert "went wrong" not in reply.text


async def test_a_restart_posts_nothing(tmp_path: Path, judge: Judge | None) -> None:
    async with street(tmp_path, judge) as wien:
        async with wien.bot() as there:
            board = await reach_rolling(there)
        places = (wien.channel, there.standin.world.channels[board.channel_id])
        before = [list(place.messages) for place in places]
        async with wien.bot():
            pass
        assert [list(place.messages) for place in places] == before


async def test_what_was_saved_but_not_shown_is_shown_after_a_restart(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with street(tmp_path, judge) as wien:
        async with wien.bot() as there:
            board = await reach_rolling(there)
            person = await asked_at(there, board)
            # From now on every message and edit of this bot gets lost.
            wien.standin.faults.refuse("*", "/messages", status=400, code=0, times=1_000)
            await person.click(board, "Roll the dice")
        wien.standin.faults.clear()
        async with wien.bot() as there:
            shown = await present_board(there, person.channel)
            assert shown is not None
            assert shown.button("Place dice") is not None


async def test_a_message_sent_by_a_bot_that_died_before_it_noticed_is_not_sent_again(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with street(tmp_path, judge) as wien:
        anna = wien.people[0]
        async with wien.bot():
            # The lobby is posted, but the bot never learns of it.
            wien.standin.faults.drop("POST", "/messages", after_effect=True)
            await anna.slash("game new", seats=3)
            await spotted(anna, is_lobby)
        async with wien.bot() as there:
            await there.app.service.repost(MATCH, by=InteractionId("again"))
        assert len([m for m in anna.sees() if is_lobby(m)]) == 1


async def test_a_click_that_a_dead_bot_carried_out_is_not_refused_by_the_next(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with street(tmp_path, judge) as wien:
        async with wien.bot() as there:
            board = await reach_rolling(there)
            person = await asked_at(there, board)
            reply = await person.click(board, "Roll the dice")
        async with wien.bot():
            wien.standin.faults.deliver_again(reply.interaction)
            # It has been answered before, so that Discord refuses whatever is said now.
            answer = await wien.standin.asked(
                lambda e: str(reply.interaction.id) in e.path and e.status == 400
            )
            assert answer.json["type"] == CallbackType.DEFERRED_UPDATE
