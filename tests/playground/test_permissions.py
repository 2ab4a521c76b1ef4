"""What the bot may and may not do, by roles and by overwrites."""

from collections.abc import Awaitable, Callable

import discord
import pytest

from playground import permissions
from playground.permissions import ALL, Permission
from playground.world import World
from playground.world_clock import StillClock
from tests.playground.running_world import Table, table

NEEDED = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.ATTACH_FILES
    | Permission.EMBED_LINKS
    | Permission.ADD_REACTIONS
)
Attempt = Callable[[discord.TextChannel, discord.Message], Awaitable[object]]


async def _send(channel: discord.TextChannel, message: discord.Message) -> object:
    return await channel.send("x")


async def _send_file(channel: discord.TextChannel, message: discord.Message) -> object:
    return await channel.send(file=discord.File(__file__))


async def _send_embed(channel: discord.TextChannel, message: discord.Message) -> object:
    return await channel.send(embed=discord.Embed(title="x"))


async def _fetch(channel: discord.TextChannel, message: discord.Message) -> object:
    return await channel.fetch_message(message.id)


async def _react(channel: discord.TextChannel, message: discord.Message) -> object:
    return await message.add_reaction("🎲")


async def _thread(channel: discord.TextChannel, message: discord.Message) -> object:
    return await message.create_thread(name="x")


async def _private_thread(channel: discord.TextChannel, message: discord.Message) -> object:
    return await channel.create_thread(name="x", type=discord.ChannelType.private_thread)


async def _pin(channel: discord.TextChannel, message: discord.Message) -> object:
    return await message.pin()


async def _rename(channel: discord.TextChannel, message: discord.Message) -> object:
    return await channel.edit(name="other")


async def _delete(channel: discord.TextChannel, message: discord.Message) -> object:
    return await channel.delete()


def bot_channel(t: Table) -> discord.TextChannel:
    channel = t.bot.get_channel(t.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.mark.parametrize(
    ("attempt", "lacking", "code"),
    [
        (_send, Permission.SEND_MESSAGES, 50013),
        (_send, Permission.VIEW_CHANNEL, 50001),
        (_send_file, Permission.ATTACH_FILES, 50013),
        (_send_embed, Permission.EMBED_LINKS, 50013),
        (_fetch, Permission.READ_MESSAGE_HISTORY, 50001),
        (_react, Permission.ADD_REACTIONS, 50013),
        (_thread, Permission.CREATE_PUBLIC_THREADS, 50013),
        (_private_thread, Permission.CREATE_PRIVATE_THREADS, 50013),
        (_pin, Permission.PIN_MESSAGES, 50013),
        (_rename, Permission.MANAGE_CHANNELS, 50013),
        (_delete, Permission.MANAGE_CHANNELS, 50013),
    ],
)
async def test_the_bot_needs_the_permission(
    attempt: Attempt, lacking: Permission, code: int
) -> None:
    async with table() as t:
        message = await _posted(t)
        t.guild.set_everyone_permissions(NEEDED & ~lacking)
        with pytest.raises(discord.Forbidden) as refused:
            await attempt(bot_channel(t), message)
        assert refused.value.code == code
        t.guild.set_everyone_permissions(NEEDED | lacking)
        await attempt(bot_channel(t), message)


async def _posted(t: Table) -> discord.Message:
    t.guild.set_everyone_permissions(NEEDED)
    return await bot_channel(t).send("here")


async def test_in_a_thread_the_bot_needs_the_permission_for_threads() -> None:
    async with table() as t:
        thread = await (await bot_channel(t).send("lobby")).create_thread(name="match")
        t.channel.deny(t.guild.me, Permission.SEND_MESSAGES_IN_THREADS)
        with pytest.raises(discord.Forbidden) as refused:
            await thread.send("x")
        assert refused.value.code == 50013


async def test_the_bot_archives_its_own_thread_but_does_not_lock_it() -> None:
    async with table() as t:
        thread = await (await bot_channel(t).send("lobby")).create_thread(name="match")
        await thread.edit(name="match 1", archived=True)
        await thread.edit(archived=False)
        with pytest.raises(discord.Forbidden):
            await thread.edit(locked=True)
        with pytest.raises(discord.Forbidden):
            await thread.delete()


async def test_the_bot_does_not_change_the_threads_of_others() -> None:
    async with table() as t:
        thread = t.channel.new_thread("match", owner=t.anna.user)
        theirs = await t.bot.fetch_channel(thread.id)
        assert isinstance(theirs, discord.Thread)
        with pytest.raises(discord.Forbidden):
            await theirs.edit(archived=True)
        thread.set_archived(True)
        await theirs.edit(archived=False)
        assert not thread.archived


async def test_others_messages_cannot_be_edited_and_deleted_only_with_the_permission() -> None:
    async with table() as t:
        said = t.bert.say("servus")
        partial = bot_channel(t).get_partial_message(said.id)
        with pytest.raises(discord.Forbidden) as refused:
            await partial.edit(content="x")
        assert refused.value.code == 50005
        with pytest.raises(discord.Forbidden):
            await partial.delete()
        t.guild.set_bot_permissions(Permission.MANAGE_MESSAGES)
        await partial.delete()
        assert t.bert.sees() == []


async def test_an_interaction_is_answered_without_any_permission() -> None:
    async with table() as t:
        t.channel.deny(t.guild.me, Permission.SEND_MESSAGES | Permission.VIEW_CHANNEL)
        assert (await t.anna.slash("roll")).text == "rolled 0"


async def test_the_bot_hears_nothing_from_a_channel_it_does_not_see() -> None:
    async with table() as t:
        t.channel.deny(t.guild.me, Permission.VIEW_CHANNEL)
        t.bert.say("among ourselves")
        assert "MESSAGE_CREATE" not in [s.event for s in t.standin.sent]


def test_overwrites_count_in_discords_order() -> None:
    guild = World(StillClock()).new_guild("Wien")
    channel = guild.new_channel("spieltisch")
    anna = guild.new_member("Anna", permissions=Permission.NONE)
    role = guild.roles[anna.role_ids[0]]
    channel.deny(guild.everyone, Permission.SEND_MESSAGES)
    assert Permission.SEND_MESSAGES not in anna.permissions_in(channel)
    channel.allow(role, Permission.SEND_MESSAGES)
    assert Permission.SEND_MESSAGES in anna.permissions_in(channel)
    channel.deny(anna, Permission.SEND_MESSAGES)
    assert Permission.SEND_MESSAGES not in anna.permissions_in(channel)


def test_owner_and_administrator_may_everything() -> None:
    world = World(StillClock())
    guild = world.new_guild("Wien")
    channel = guild.new_channel("spieltisch")
    boss = guild.new_member("Boss", permissions=Permission.ADMINISTRATOR)
    channel.deny(boss, Permission.VIEW_CHANNEL)
    assert permissions.in_channel(boss, channel) == ALL
    assert permissions.of(world.owner.id, channel) == ALL


def test_a_member_in_time_out_only_reads() -> None:
    world = World(StillClock())
    guild = world.new_guild("Wien")
    channel = guild.new_channel("spieltisch")
    anna = guild.new_member("Anna")
    anna.timed_out_until = world.clock.now() + 60
    reading = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
    assert anna.permissions_in(channel) == reading
    world.clock.advance(61)
    assert Permission.SEND_MESSAGES in anna.permissions_in(channel)


def test_a_private_thread_is_seen_by_those_let_in() -> None:
    world = World(StillClock())
    guild = world.new_guild("Wien")
    channel = guild.new_channel("spieltisch")
    anna, bert = guild.new_member("Anna"), guild.new_member("Bert")
    thread = channel.new_thread("secret", owner=anna, private=True)
    assert not permissions.can_see(bert.id, thread)
    thread.let_in(bert.id)
    assert permissions.can_see(bert.id, thread)
