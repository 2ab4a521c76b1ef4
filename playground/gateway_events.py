"""Changes of the world as gateway events: name, data, and who may hear of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playground import payload_message, payloads, permissions, world_changes
from playground.channels import Channel, Thread
from playground.guilds import Guild
from playground.intents import Intent
from playground.json_shapes import Json
from playground.message import Message
from playground.world_clock import iso

Build = Callable[[int], Json]
_CONTENT = ("content", "embeds", "components", "attachments")


@dataclass(frozen=True)
class Event:
    """An event for the shard of `guild_id` (DMs: None); `build` takes the client's intents."""

    name: str
    guild_id: int | None
    intent: Intent
    build: Build


def tournaments_of(change: world_changes.Change) -> Iterator[Event]:
    """The events that a bot gets of a change; interactions are delivered elsewhere."""
    match change:
        case world_changes.MessageCreated(message):
            yield from _about_message("MESSAGE_CREATE", message)
        case world_changes.MessageEdited(message):
            yield from _about_message("MESSAGE_UPDATE", message)
        case world_changes.MessageDeleted() | world_changes.MessagesDeleted():
            yield from _deleted(change)
        case world_changes.ReactionAdded() | world_changes.ReactionRemoved():
            yield from _reaction(change)
        case world_changes.PinsChanged(channel):
            yield from _pins(channel)
        case world_changes.Typing():
            yield from _typing(change)
        case (
            world_changes.ThreadCreated()
            | world_changes.ThreadUpdated()
            | world_changes.ThreadDeleted()
        ):
            yield from _thread(change)
        case world_changes.ThreadMembersChanged():
            yield from _thread_members(change)
        case world_changes.ChannelCreated(channel):
            yield from _channel("CHANNEL_CREATE", channel)
        case world_changes.ChannelUpdated(channel):
            yield from _channel("CHANNEL_UPDATE", channel)
        case world_changes.ChannelDeleted(channel):
            yield from _channel("CHANNEL_DELETE", channel)
        case (
            world_changes.GuildCreated()
            | world_changes.GuildUpdated()
            | world_changes.GuildDeleted()
        ):
            yield _guild(change)
        case (
            world_changes.MemberJoined()
            | world_changes.MemberUpdated()
            | world_changes.MemberLeft()
        ):
            yield _member(change)
        case world_changes.RoleChanged():
            yield _role(change)
        case (
            world_changes.InteractionOpened()
            | world_changes.InteractionAnswered()
            | world_changes.ClockMoved()
        ):
            return
        case (
            world_changes.MessageDismissed()
            | world_changes.ReadMarked()
            | world_changes.UserChanged()
        ):
            return
        case world_changes.CommandsChanged() | world_changes.PresenceChanged():
            return


def _seen_by_bot(channel: Channel) -> bool:
    return not channel.deleted and permissions.can_see(channel.world.bot.id, channel)


def _in_channel(name: str, channel: Channel, guild: Intent, dm: Intent, build: Build) -> Event:
    where = channel.guild
    if where is None:
        return Event(name, None, dm, build)
    return Event(name, where.id, guild, lambda i: {**build(i), "guild_id": str(where.id)})


def _about_message(name: str, message: Message) -> Iterator[Event]:
    if message.ephemeral_to is None and _seen_by_bot(message.channel):
        yield _in_channel(
            name,
            message.channel,
            Intent.GUILD_MESSAGES,
            Intent.DIRECT_MESSAGES,
            lambda intents: _message(message, intents),
        )


def _message(message: Message, intents: int) -> Json:
    data = payload_message.message(message)
    data["channel_type"] = int(message.channel.kind)
    guild = message.channel.guild
    if guild is None:
        return data
    member = guild.members.get(message.author.id)
    if member is not None:
        data["member"] = payloads.member_without_user(member)
    if not intents & Intent.MESSAGE_CONTENT and not _is_for_bot(message):
        data |= {key: type(data[key])() for key in _CONTENT}
    return data


def _is_for_bot(message: Message) -> bool:
    bot = message.channel.world.bot
    return message.author is bot or bot.id in message.mentions


def _deleted(
    change: world_changes.MessageDeleted | world_changes.MessagesDeleted,
) -> Iterator[Event]:
    if isinstance(change, world_changes.MessagesDeleted):
        name, channel = "MESSAGE_DELETE_BULK", change.channel
        data: Json = {"ids": [str(i) for i in change.ids], "channel_id": str(channel.id)}
    else:
        name, channel = "MESSAGE_DELETE", change.message.channel
        data = {"id": str(change.message.id), "channel_id": str(channel.id)}
        if change.message.ephemeral_to is not None:
            return
    if _seen_by_bot(channel):
        yield _in_channel(
            name, channel, Intent.GUILD_MESSAGES, Intent.DIRECT_MESSAGES, lambda _: data
        )


def _reaction(
    change: world_changes.ReactionAdded | world_changes.ReactionRemoved,
) -> Iterator[Event]:
    added = isinstance(change, world_changes.ReactionAdded)
    channel = change.message.channel
    data: Json = {
        "user_id": str(change.user.id),
        "channel_id": str(channel.id),
        "message_id": str(change.message.id),
        "emoji": payload_message.emoji_object(change.emoji),
        "burst": False,
        "type": 0,
    }
    member = channel.guild and channel.guild.members.get(change.user.id)
    if added and member:
        data["member"] = payloads.member(member)
    if _seen_by_bot(channel):
        yield _in_channel(
            "MESSAGE_REACTION_ADD" if added else "MESSAGE_REACTION_REMOVE",
            channel,
            Intent.GUILD_MESSAGE_REACTIONS,
            Intent.DIRECT_MESSAGE_REACTIONS,
            lambda _: data,
        )


def _pins(channel: Channel) -> Iterator[Event]:
    moments = [m.pinned_at for m in channel.messages.values() if m.pinned_at is not None]
    data: Json = {
        "channel_id": str(channel.id),
        "last_pin_timestamp": iso(max(moments)) if moments else None,
    }
    if _seen_by_bot(channel):
        yield _in_channel(
            "CHANNEL_PINS_UPDATE", channel, Intent.GUILDS, Intent.DIRECT_MESSAGES, lambda _: data
        )


def _typing(change: world_changes.Typing) -> Iterator[Event]:
    channel = change.channel
    data: Json = {
        "channel_id": str(channel.id),
        "user_id": str(change.user.id),
        "timestamp": int(channel.world.clock.now()),
    }
    if _seen_by_bot(channel):
        yield _in_channel(
            "TYPING_START",
            channel,
            Intent.GUILD_MESSAGE_TYPING,
            Intent.DIRECT_MESSAGE_TYPING,
            lambda _: data,
        )


def _thread(
    change: world_changes.ThreadCreated | world_changes.ThreadUpdated | world_changes.ThreadDeleted,
) -> Iterator[Event]:
    thread = change.thread
    assert thread.guild is not None
    bot_id = thread.world.bot.id
    if not permissions.can_see(bot_id, thread):
        return
    if isinstance(change, world_changes.ThreadDeleted):
        keys = ("id", "guild_id", "parent_id", "type")
        data = {key: payloads.thread(thread)[key] for key in keys}
        yield Event("THREAD_DELETE", thread.guild.id, Intent.GUILDS, lambda _: data)
        return
    data = payloads.thread(thread, for_user=bot_id)
    if isinstance(change, world_changes.ThreadCreated):
        data = {**data, "newly_created": True}
        yield Event("THREAD_CREATE", thread.guild.id, Intent.GUILDS, lambda _: data)
    else:
        yield Event("THREAD_UPDATE", thread.guild.id, Intent.GUILDS, lambda _: data)


def _thread_members(change: world_changes.ThreadMembersChanged) -> Iterator[Event]:
    thread: Thread = change.thread
    assert thread.guild is not None
    touches_bot = thread.world.bot.id in (*change.added, *change.removed)
    data: Json = {
        "id": str(thread.id),
        "guild_id": str(thread.guild.id),
        "member_count": len(thread.joined),
        "added_members": [payloads.thread_member(thread, u) for u in change.added],
        "removed_member_ids": [str(u) for u in change.removed],
    }
    intent = Intent.GUILDS if touches_bot else Intent.GUILD_MEMBERS
    yield Event("THREAD_MEMBERS_UPDATE", thread.guild.id, intent, lambda _: data)


def _channel(name: str, channel: Channel) -> Iterator[Event]:
    if channel.guild is not None:
        data = payloads.channel(channel)
        yield Event(name, channel.guild.id, Intent.GUILDS, lambda _: data)


def _guild(
    change: world_changes.GuildCreated | world_changes.GuildUpdated | world_changes.GuildDeleted,
) -> Event:
    guild: Guild = change.guild
    match change:
        case world_changes.GuildCreated():
            return guild_create(guild, is_new=True)
        case world_changes.GuildUpdated():
            data = payloads.guild(guild)
            return Event("GUILD_UPDATE", guild.id, Intent.GUILDS, lambda _: data)
        case world_changes.GuildDeleted():
            gone: Json = {"id": str(guild.id)}
            if change.unavailable:
                gone["unavailable"] = True
            return Event("GUILD_DELETE", guild.id, Intent.GUILDS, lambda _: gone)


def guild_create(guild: Guild, *, is_new: bool) -> Event:
    """GUILD_CREATE; a new guild lacks `unavailable`, one after READY has it as false."""

    def build(intents: int) -> Json:
        everybody = bool(intents & Intent.GUILD_MEMBERS)
        data = payloads.guild_create(guild, everybody=everybody)
        if is_new:
            del data["unavailable"]
        return data

    return Event("GUILD_CREATE", guild.id, Intent.GUILDS, build)


def _member(
    change: world_changes.MemberJoined | world_changes.MemberUpdated | world_changes.MemberLeft,
) -> Event:
    member = change.member
    guild_id = member.guild.id
    own = member.id == member.guild.world.bot.id
    intent = Intent.GUILDS if own else Intent.GUILD_MEMBERS
    data = {**payloads.member(member), "guild_id": str(guild_id)}
    match change:
        case world_changes.MemberJoined():
            return Event("GUILD_MEMBER_ADD", guild_id, intent, lambda _: data)
        case world_changes.MemberUpdated():
            return Event("GUILD_MEMBER_UPDATE", guild_id, intent, lambda _: data)
        case world_changes.MemberLeft():
            left: Json = {"guild_id": str(guild_id), "user": data["user"]}
            return Event("GUILD_MEMBER_REMOVE", guild_id, intent, lambda _: left)


def _role(change: world_changes.RoleChanged) -> Event:
    data: Json = {"guild_id": str(change.guild.id)}
    if change.deleted:
        name = "GUILD_ROLE_DELETE"
        data["role_id"] = str(change.role.id)
    else:
        name = "GUILD_ROLE_CREATE" if change.created else "GUILD_ROLE_UPDATE"
        data["role"] = payloads.role(change.role)
    return Event(name, change.guild.id, Intent.GUILDS, lambda _: data)
