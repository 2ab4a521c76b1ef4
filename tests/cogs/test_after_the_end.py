"""When a match is over: its last page, its old boards, and playing again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.match.model import ChannelId, InteractionId, MatchId
from playground.channels import Channel
from playground.interactions import CallbackType
from playground.seen_message import SeenMessage
from tests.cogs.click_players import (
    MATCH,
    click_one_move,
    end_without_a_thread,
    loaded,
    open_table,
    present_board,
)
from tests.cogs.test_restart import reach_rolling, street
from tests.cogs.town import Town, spotted, town
from tests.judge.judge import Judge

AGAIN = MatchId(2)


def is_end(message: SeenMessage) -> bool:
    return message.button("Rematch") is not None


def is_lobby(message: SeenMessage) -> bool:
    return message.button("Join") is not None


async def broken_off(there: Town) -> tuple[Channel, SeenMessage, SeenMessage]:
    """Where a match was played, its last board as it was, and its last page."""
    board = await reach_rolling(there)
    await there.app.service.abandon(MATCH, by=InteractionId("stop"))
    thread = there.standin.world.channels[board.channel_id]
    return thread, board, await spotted(there.people[0], is_end, thread)


def lobbies(there: Town, place: Channel) -> list[SeenMessage]:
    return [message for message in there.people[0].sees(place) if is_lobby(message)]


# The last page after a restart ----------------------------------------------------------------


async def test_the_last_page_of_a_match_works_after_a_restart(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with street(tmp_path, judge) as wien:
        anna, bela, *_ = wien.people
        async with wien.bot() as there:
            thread, luck = await open_table(there, 3), random.Random(1)
            while await click_one_move(there, thread, luck):
                pass
            end = await spotted(anna, is_end, thread)
            seed = (await loaded(there)).match.seed.hex()
        async with wien.bot() as there:
            fair = await bela.at(thread).click(end, "Fair dice")
            assert fair.ephemeral
            assert seed in fair.text
            again = await bela.at(thread).click(end, "Rematch")
            assert again.kind is CallbackType.DEFERRED_UPDATE
            lobby = await spotted(anna, is_lobby, thread)
            assert f"1. <@{bela.id}>" in lobby.text


async def test_a_restart_after_the_end_posts_nothing(tmp_path: Path, judge: Judge | None) -> None:
    async with street(tmp_path, judge) as wien:
        async with wien.bot() as there:
            thread, *_ = await broken_off(there)
        before = [list(place.messages) for place in (wien.channel, thread)]
        async with wien.bot():
            pass
        assert [list(place.messages) for place in (wien.channel, thread)] == before


async def test_a_rematch_clicked_on_a_dying_bot_opens_one_table(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with street(tmp_path, judge) as wien:
        async with wien.bot() as there:
            thread, _, end = await broken_off(there)
            reply = await wien.people[0].at(thread).click(end, "Rematch")
        async with wien.bot() as there:
            wien.standin.faults.deliver_again(reply.interaction)
            await wien.standin.asked(
                lambda e: str(reply.interaction.id) in e.path and e.status == 400
            )
            await spotted(wien.people[0], is_lobby, thread)
            assert await there.app.store.matches() == [MATCH, AGAIN]
        assert len(lobbies(there, thread)) == 1


# Playing again --------------------------------------------------------------------------------


async def test_a_rematch_is_played_at_the_same_table(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge) as there:
        thread, _, end = await broken_off(there)
        anna, bela, clara, *_ = (person.at(thread) for person in there.people)
        await bela.click(end, "Rematch")
        lobby = await spotted(anna, is_lobby)
        for person in (anna, clara):
            await person.click(lobby, "Join")
        again = await spotted(anna, lambda m: bool(m.gallery) and m.id > lobby.id)
        assert again.channel_id == thread.id
        assert await there.app.store.match_in(ChannelId(thread.id)) == AGAIN


async def test_only_those_who_sat_there_can_ask_for_a_rematch(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread, _, end = await broken_off(there)
        reply = await there.people[4].at(thread).click(end, "Rematch")
        assert reply.ephemeral
        assert reply.text.startswith("You have no seat at this table.")
        assert await there.app.store.matches() == [MATCH]


async def test_a_rematch_delivered_twice_opens_one_table(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread, _, end = await broken_off(there)
        there.standin.faults.deliver_twice()
        await there.people[0].at(thread).click(end, "Rematch")
        await spotted(there.people[0], is_lobby, thread)
        assert await there.app.store.matches() == [MATCH, AGAIN]
    assert len(lobbies(there, thread)) == 1


@pytest.mark.parametrize("second", [0, 1], ids=["the same person", "somebody else"])
async def test_a_second_click_on_rematch_is_told_that_the_table_is_open(
    tmp_path: Path, judge: Judge | None, second: int
) -> None:
    async with town(tmp_path, judge) as there:
        thread, _, end = await broken_off(there)
        await there.people[0].at(thread).click(end, "Rematch")
        reply = await there.people[second].at(thread).click(end, "Rematch")
        assert reply.ephemeral
        assert "channel" in reply.text
        assert await there.app.store.matches() == [MATCH, AGAIN]


async def test_a_rematch_opens_where_it_was_asked_for_when_the_thread_is_gone(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        await end_without_a_thread(there)
        end = await spotted(there.people[0], is_end)
        await there.people[0].click(end, "Rematch")
        assert (await spotted(there.people[0], is_lobby)).channel_id == there.channel.id


# Old boards -----------------------------------------------------------------------------------


async def test_every_button_of_an_old_board_answers_and_changes_nothing(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread, board, _ = await broken_off(there)
        before = await there.app.store.story(MATCH)
        for person in (*there.people[:3], there.people[4]):
            for button in board.buttons:
                reply = await person.at(thread).click(board, custom_id=button.custom_id, stale=True)
                assert reply.ephemeral
                assert reply.text
                assert "went wrong" not in reply.text
        assert await there.app.store.story(MATCH) == before


async def test_a_move_on_an_old_board_is_told_that_the_match_is_over(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread, board, _ = await broken_off(there)
        for person in there.people[:3]:
            reply = await person.at(thread).click(board, "Roll the dice", stale=True)
            assert reply.text.startswith("The match is over")


async def test_a_menu_left_open_is_told_that_the_match_is_over(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        board = await reach_rolling(there)
        thread = there.standin.world.channels[board.channel_id]
        (asked,) = (await loaded(there)).waited_for
        person = there.person(asked).at(thread)
        await person.click(board, "Roll the dice")
        rolled = await present_board(there, thread)
        assert rolled is not None
        menu = (await person.click(rolled, "Place dice")).message
        assert menu is not None
        await there.app.service.abandon(MATCH, by=InteractionId("stop"))
        before = await there.app.store.story(MATCH)
        reply = await person.choose(menu, [menu.selects[0].options[0].value])
        assert reply.text.startswith("The match is over")
        assert (await there.app.store.story(MATCH))[1] == before[1]


async def test_the_buttons_of_the_old_lobby_answer_and_open_nothing(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        anna, *others = there.people[:3]
        await anna.slash("game new", seats=3, length="short")
        lobby = await spotted(anna, is_lobby)
        for person in others:
            await person.click(lobby, "Join")
        (thread,) = await anna.until(lambda _: anna.threads())
        await present_board(there, thread)
        await there.app.service.abandon(MATCH, by=InteractionId("stop"))
        await spotted(anna, is_end, thread)
        for person in (anna, there.people[4]):
            for button in lobby.buttons:
                reply = await person.click(lobby, custom_id=button.custom_id, stale=True)
                assert reply.ephemeral
                assert "went wrong" not in reply.text
        assert await there.app.store.matches() == [MATCH]
