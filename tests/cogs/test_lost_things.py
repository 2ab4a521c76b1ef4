"""Deleted messages, threads and channels, and places where the bot may do little."""

from __future__ import annotations

import random
from pathlib import Path

from bot.match.model import InteractionId
from cogs.client import PERMISSIONS
from playground.channels import Channel
from playground.driver import Person
from playground.permissions import EVERYONE_DEFAULT, Permission
from playground.seen_message import SeenMessage
from playground.world_changes import MessagesDeleted
from tests.cogs.click_players import (
    MATCH,
    click_one_move,
    end_without_a_thread,
    loaded,
    moves_on,
    open_table,
    present_board,
)
from tests.cogs.town import Town, spotted, town
from tests.judge.judge import Judge

LOST = "I cannot show match 1 of Vienna any more"


def is_lobby(message: SeenMessage) -> bool:
    return message.button("Join") is not None


def is_board(message: SeenMessage) -> bool:
    return bool(moves_on(message)) and not message.ephemeral


def delete(channel: Channel, message: SeenMessage) -> None:
    channel.messages[message.id].delete()


def delete_all(channel: Channel) -> None:
    """Somebody has purged the channel: Discord tells of all messages at once."""
    ids = tuple(channel.messages)
    channel.messages.clear()
    channel.world.emit(MessagesDeleted(channel, ids))


async def told_by_dm(person: Person) -> list[str]:
    """What the bot wrote to this person, once it has written something."""
    seen = await person.until(lambda messages: messages, channel=person.dm)
    return [message.text for message in seen]


async def fill_table(there: Town) -> None:
    """Three people at a table, which thereby begins."""
    anna, *others = there.people[:3]
    await anna.slash("game new", seats=3, length="short")
    lobby = await spotted(anna, is_lobby)
    for person in others:
        await person.click(lobby, "Join")


async def test_a_deleted_board_comes_back(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge) as there:
        thread = await open_table(there, 3)
        board = await present_board(there, thread)
        assert board is not None
        delete(thread, board)
        again = await present_board(there, thread)
        assert again is not None
        assert again.id != board.id


async def test_a_board_deleted_together_with_others_comes_back_once(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await open_table(there, 3)
        board = await present_board(there, thread)
        assert board is not None
        thread.post(there.people[0].user, "hello")
        delete_all(thread)
        await present_board(there, thread)
    assert len([m for m in there.people[0].sees(thread) if is_board(m)]) == 1


async def test_a_deleted_lobby_comes_back(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge) as there:
        anna, bela, *_ = there.people
        await anna.slash("game new", seats=3)
        lobby = await spotted(anna, is_lobby)
        delete(there.channel, lobby)
        again = await spotted(anna, is_lobby)
        await bela.click(again, "Join")
        assert len((await loaded(there)).match.chairs) == 2


async def test_a_match_whose_thread_is_deleted_goes_on_in_the_channel(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        thread.delete()
        board = await spotted(there.people[0], is_board)
        assert board.channel_id == there.channel.id
        assert (await loaded(there)).match.channel == there.channel.id


async def test_a_match_whose_thread_is_deleted_while_another_has_the_channel_is_reported(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        await there.people[1].slash("game new", seats=3)
        thread.delete()
        (text,) = await told_by_dm(there.people[0])
        assert text.startswith(LOST)


async def test_the_opener_is_told_once_that_the_channel_is_gone(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        there.channel.delete()
        await told_by_dm(there.people[0])
    (message,) = there.people[0].sees(there.people[0].dm)
    assert message.text.startswith(LOST)


async def test_nobody_else_is_told_that_the_channel_is_gone(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        there.channel.delete()
        await told_by_dm(there.people[0])
    assert all(person.sees(person.dm) == [] for person in there.people[1:])


async def test_a_match_whose_channel_is_gone_can_be_brought_elsewhere(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        there.channel.delete()
        await told_by_dm(there.people[0])
        elsewhere = there.guild.new_channel("nebenan")
        manager = there.guild.new_member("Maria", permissions=Permission.MANAGE_GUILD)
        await Person(there.standin, manager, elsewhere).slash("game admin move", match=1)
        board = await present_board(there, elsewhere)
        assert board is not None


async def test_without_permission_for_threads_a_match_runs_in_the_channel(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        there.channel.deny(there.guild.me, Permission.CREATE_PUBLIC_THREADS)
        await fill_table(there)
        board = await spotted(there.people[0], is_board)
        assert board.channel_id == there.channel.id


async def test_without_permission_to_write_the_opener_is_told(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        there.channel.deny(there.guild.me, Permission.SEND_MESSAGES)
        await there.people[0].slash("game new", seats=3)
        (text,) = await told_by_dm(there.people[0])
        assert text.startswith(LOST)


async def test_an_opener_who_takes_no_messages_stops_nobody_else(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        anna, bela, *_ = there.people
        anna.user.dms_open = False
        there.channel.deny(there.guild.me, Permission.SEND_MESSAGES)
        await anna.slash("game new", seats=3)
        await there.standin.asked(lambda exchange: exchange.status == 403)
        elsewhere = there.guild.new_channel("nebenan")
        await bela.at(elsewhere).slash("game new", seats=3)
        assert await spotted(bela, is_lobby, elsewhere)


async def test_the_permissions_of_the_invite_are_enough(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        there.guild.set_bot_permissions(PERMISSIONS.value)
        for bit in Permission:
            if bit & EVERYONE_DEFAULT and not bit & PERMISSIONS.value:
                there.channel.deny(there.guild.me, bit)
        thread = await open_table(there, 3)
        assert await present_board(there, thread) is not None


async def test_a_match_in_an_archived_thread_goes_on(tmp_path: Path, judge: Judge | None) -> None:
    async with town(tmp_path, judge) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        there.people[0].threads()[0].set_archived(True)
        await click_one_move(there, thread, random.Random(1))
        assert await present_board(there, thread) is not None


async def test_the_opener_is_told_that_the_thread_is_locked(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        thread = await open_table(there, 3)
        await present_board(there, thread)
        there.people[0].threads()[0].set_archived(True, locked=True)
        await there.app.service.repost(MATCH, by=InteractionId("again"))
        (text,) = await told_by_dm(there.people[0])
        assert text.startswith(LOST)


async def test_the_end_of_a_match_whose_thread_is_gone_is_shown_in_the_channel(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        await end_without_a_thread(there)
        end = await spotted(there.people[0], lambda m: m.button("Rematch") is not None)
        assert end.channel_id == there.channel.id
