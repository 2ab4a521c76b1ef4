"""From what is kept of a world back to a world that goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from playground import payload_message, payloads
from playground.channels import Channel, ChannelType, Thread
from playground.guilds import Guild, Member
from playground.message import Message, MessageFlag, MessageType
from playground.permissions import Permission, in_guild
from playground.small_entities import Attachment, Role
from playground.world import World
from playground.world_clock import Clock
from playground.world_file import SavedChannel, SavedGuild, SavedMessage, SavedThread, SavedWorld

ReadFile = Callable[[int], bytes]
C = TypeVar("C", bound=Channel)


def restored(kept: SavedWorld, clock: Clock, read_file: ReadFile) -> World:
    """The world as it was. KeyError or ValueError where something points nowhere."""
    world = World(clock)
    world.ids.go_on_after(kept.last_id)
    world.users = {user.id: user for user in kept.users}
    world.bot, world.owner = world.users[kept.bot], world.users[kept.owner]
    world.out_of_reach = set(kept.out_of_reach)
    world.read_marks = {(mark.user, mark.channel): mark.upto for mark in kept.read_marks}
    for what in kept.attachments:
        world.attachments[what.id] = Attachment(
            id=what.id,
            channel_id=what.channel_id,
            filename=what.filename,
            data=read_file(what.id),
            content_type=what.content_type,
            description=what.description,
            width=what.width,
            height=what.height,
        )
    for guild in kept.guilds:
        _restore_guild(world, guild)
    for dm in kept.dms:
        world.restore_dm(_filled(Channel(dm.id, world, ChannelType(dm.kind)), dm))
    _check_everything_can_be_shown(world)
    return world


def _check_everything_can_be_shown(world: World) -> None:
    for guild in world.guilds.values():
        payloads.guild_create(guild, everybody=True)
        for member in guild.members.values():
            in_guild(member)
    for channel in world.channels.values():
        payloads.channel(channel)
        for message in channel.messages.values():
            payload_message.message(message)


def _restore_guild(world: World, kept: SavedGuild) -> None:
    guild = Guild(kept.id, world, kept.name, kept.owner_id, kept.locale)
    guild.bot_role_id = kept.bot_role_id
    guild.available = kept.available
    for role in kept.roles:
        guild.roles[role.id] = Role(
            id=role.id,
            name=role.name,
            permissions=Permission(role.permissions),
            position=role.position,
            color=role.color,
            hoist=role.hoist,
            managed=role.managed,
            mentionable=role.mentionable,
        )
    for who in kept.members:
        guild.members[who.user] = Member(
            guild=guild,
            user=world.users[who.user],
            joined_at=who.joined_at,
            nick=who.nick,
            role_ids=who.role_ids,
            timed_out_until=who.timed_out_until,
        )
    world.guilds[guild.id] = guild
    for channel in kept.channels:
        plain = Channel(channel.id, world, ChannelType(channel.kind), guild=guild)
        guild.channels[channel.id] = world.channels[channel.id] = _filled(plain, channel)
    for thread in kept.threads:
        guild.threads[thread.id] = world.channels[thread.id] = _thread(guild, thread)


def _thread(guild: Guild, kept: SavedThread) -> Thread:
    thread = Thread(
        id=kept.id,
        world=guild.world,
        kind=ChannelType(kept.kind),
        guild=guild,
        owner_id=kept.owner_id,
        created=kept.created,
        archived=kept.archived,
        locked=kept.locked,
        auto_archive_minutes=kept.auto_archive_minutes,
        state_changed=kept.state_changed,
        last_active=kept.last_active,
        invitable=kept.invitable,
        joined=kept.joined,
        sent=kept.sent,
    )
    return _filled(thread, kept)


def _filled(channel: C, kept: SavedChannel) -> C:
    channel.name = kept.name
    channel.position = kept.position
    channel.topic = kept.topic
    channel.parent_id = kept.parent_id
    channel.recipients = kept.recipients
    channel.overwrites = {overwrite.target: overwrite for overwrite in kept.overwrites}
    # A deferred answer can be filled in by nobody any more: its interaction is not kept.
    answered = [message for message in kept.messages if not message.flags & MessageFlag.LOADING]
    channel.messages = {message.id: _message(channel, message) for message in answered}
    channel.last_message_id = kept.last_message_id
    return channel


def _message(channel: Channel, kept: SavedMessage) -> Message:
    world = channel.world
    return Message(
        id=kept.id,
        channel=channel,
        author=world.users[kept.author],
        created=kept.created,
        content=kept.content,
        embeds=kept.embeds,
        components=kept.components,
        attachments=[world.attachments[a] for a in kept.attachments],
        flags=kept.flags,
        kind=MessageType(kept.kind),
        edited=kept.edited,
        nonce=kept.nonce,
        mentions=kept.mentions,
        mention_roles=kept.mention_roles,
        mention_everyone=kept.mention_everyone,
        reference=kept.reference,
        origin=kept.origin,
        ephemeral_to=kept.ephemeral_to,
        reactions=kept.reactions,
        pinned_at=kept.pinned_at,
        old_edits=kept.old_edits,
    )
