"""Things that go away: messages, channels, threads, guilds, members."""

import asyncio

import discord
import pytest

from playground.client_refusals import NotVisible
from tests.playground.running_world import Table, table


async def heard(t: Table, event: str) -> object:
    return await t.bot.wait_for(event, timeout=5)


def partial(t: Table, message_id: int) -> discord.PartialMessage:
    return t.bot.get_partial_messageable(t.channel.id).get_partial_message(message_id)


async def test_a_deleted_message_is_unknown_and_the_bot_is_told() -> None:
    async with table() as t:
        shown = await t.anna.slash("roll")
        message = shown.interaction.original
        assert message is not None
        message.delete()
        raw = await heard(t, "raw_message_delete")
        assert isinstance(raw, discord.RawMessageDeleteEvent)
        assert raw.message_id == message.id
        with pytest.raises(discord.NotFound) as refused:
            await partial(t, message.id).edit(content="x")
        assert refused.value.code == 10008
        with pytest.raises(NotVisible):
            await t.anna.click(shown, "Roll")


async def test_a_message_deleted_between_click_and_answer_cannot_be_updated() -> None:
    async with table() as t:
        shown = await t.anna.slash("roll")
        assert shown.interaction.original is not None
        t.standin.faults.call("POST", "/callback$", shown.interaction.original.delete)
        clicking = asyncio.create_task(t.anna.click(shown, "Roll"))
        refused = await t.standin.asked(lambda e: e.status == 404)
        clicking.cancel()
        assert refused.answer["code"] == 10008


async def test_a_deleted_channel_is_unknown_with_its_threads() -> None:
    async with table() as t:
        thread = t.channel.new_thread("match", owner=t.standin.world.bot)
        await heard(t, "thread_create")
        t.channel.delete()
        await heard(t, "guild_channel_delete")
        for place in (t.channel, thread):
            with pytest.raises(discord.NotFound) as refused:
                await t.bot.get_partial_messageable(place.id).send("x")
            assert refused.value.code == 10003
        assert t.anna.sees() == []


async def test_a_follow_up_into_a_deleted_channel_is_refused() -> None:
    async with table() as t:
        t.standin.faults.call("PATCH", "@original", t.channel.delete)
        reply = await t.anna.slash("think")
        refused = await t.standin.asked(lambda e: e.status == 404)
        assert (refused.answer["code"], reply.text) == (10008, "")


async def test_a_deleted_thread_is_unknown() -> None:
    async with table() as t:
        thread = t.channel.new_thread("match", owner=t.standin.world.bot)
        await heard(t, "thread_create")
        thread.delete()
        await heard(t, "thread_delete")
        with pytest.raises(discord.NotFound) as refused:
            await t.bot.get_partial_messageable(thread.id).send("x")
        assert refused.value.code == 10003


async def test_a_guild_that_threw_the_bot_out_is_out_of_reach() -> None:
    async with table() as t:
        t.guild.delete()
        await heard(t, "guild_remove")
        with pytest.raises(discord.Forbidden) as refused:
            await t.bot.get_partial_messageable(t.channel.id).send("x")
        assert refused.value.code == 50001


async def test_an_outage_passes() -> None:
    async with table() as t:
        t.guild.black_out()
        await heard(t, "guild_unavailable")
        t.guild.come_back()
        await heard(t, "guild_join")
        assert (await t.anna.slash("roll")).text == "rolled 0"


async def test_a_member_who_left_is_unknown_and_sees_nothing() -> None:
    async with table() as t:
        await t.anna.slash("roll")
        t.guild.members[t.bert.id].leave()
        assert t.bert.sees() == []
        known = t.bot.get_guild(t.guild.id)
        assert known is not None
        with pytest.raises(discord.NotFound) as refused:
            await known.fetch_member(t.bert.id)
        assert refused.value.code == 10007
        with pytest.raises(discord.Forbidden):
            await (await t.bot.fetch_user(t.bert.id)).send("still there?")


async def test_an_idle_thread_is_archived_and_a_message_opens_it_again() -> None:
    async with table() as t:
        thread = t.channel.new_thread("match", owner=t.standin.world.bot)
        await heard(t, "thread_create")
        t.standin.clock.advance(24 * 3600)
        await heard(t, "thread_update")
        assert thread.archived
        await t.bot.get_partial_messageable(thread.id).send("wake up")
        assert not thread.archived


async def test_a_message_in_an_archived_thread_cannot_be_edited() -> None:
    async with table() as t:
        thread = t.channel.new_thread("match", owner=t.standin.world.bot)
        message = await t.bot.get_partial_messageable(thread.id).send("board")
        thread.set_archived(True)
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(content="x")
        assert refused.value.code == 50083


async def test_a_locked_thread_takes_no_message() -> None:
    async with table() as t:
        thread = t.channel.new_thread("match", owner=t.standin.world.bot)
        thread.set_archived(True, locked=True)
        with pytest.raises(discord.HTTPException) as refused:
            await t.bot.get_partial_messageable(thread.id).send("x")
        assert refused.value.code == 160005
