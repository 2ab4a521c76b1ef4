"""From the world to what is kept of it.

Interactions are not kept: their tokens live for minutes, and whoever restarts the playground
restarts the bot that holds them. Nor is what people have dismissed: nobody sees it again.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from playground.channels import Channel, Thread
from playground.commands import Commands
from playground.guilds import Guild, Member
from playground.message import Message
from playground.small_entities import Attachment, Role
from playground.world import World
from playground.world_file import (
    FORMAT,
    SavedAttachment,
    SavedChannel,
    SavedCommands,
    SavedGuild,
    SavedMark,
    SavedMember,
    SavedMessage,
    SavedRole,
    SavedThread,
    SavedWorld,
)


def saved(world: World, commands: Commands) -> SavedWorld:
    """The world as it is now."""
    dismissed = {
        a.id
        for channel in world.channels.values()
        for message in channel.messages.values()
        if message.dismissed
        for a in message.attachments
    }
    return SavedWorld(
        format=FORMAT,
        last_id=world.ids.last,
        bot=world.bot.id,
        owner=world.owner.id,
        users=list(world.users.values()),
        guilds=[_guild(guild) for guild in world.guilds.values()],
        dms=[_channel(c) for c in world.channels.values() if c.guild is None],
        attachments=[_attachment(a) for a in world.attachments.values() if a.id not in dismissed],
        out_of_reach=sorted(world.out_of_reach),
        commands=[SavedCommands(place, some) for place, some in commands.everything().items()],
        read_marks=[SavedMark(*where, upto) for where, upto in world.read_marks.items()],
    )


def _guild(guild: Guild) -> SavedGuild:
    return SavedGuild(
        id=guild.id,
        name=guild.name,
        owner_id=guild.owner_id,
        locale=guild.locale,
        roles=[_role(role) for role in guild.roles.values()],
        channels=[_channel(channel) for channel in guild.channels.values()],
        threads=[_thread(thread) for thread in guild.threads.values()],
        members=[_member(member) for member in guild.members.values()],
        bot_role_id=guild.bot_role_id,
        available=guild.available,
    )


def _role(role: Role) -> SavedRole:
    return SavedRole(
        id=role.id,
        name=role.name,
        permissions=int(role.permissions),
        position=role.position,
        color=role.color,
        hoist=role.hoist,
        managed=role.managed,
        mentionable=role.mentionable,
    )


def _member(member: Member) -> SavedMember:
    return SavedMember(
        user=member.id,
        joined_at=member.joined_at,
        nick=member.nick,
        role_ids=list(member.role_ids),
        timed_out_until=member.timed_out_until,
    )


def _channel(channel: Channel) -> SavedChannel:
    return SavedChannel(
        id=channel.id,
        kind=int(channel.kind),
        name=channel.name,
        position=channel.position,
        topic=channel.topic,
        parent_id=channel.parent_id,
        recipients=list(channel.recipients),
        overwrites=list(channel.overwrites.values()),
        messages=_messages(channel.messages.values()),
        last_message_id=channel.last_message_id,
    )


def _thread(thread: Thread) -> SavedThread:
    return SavedThread(
        **asdict(_channel(thread)),
        owner_id=thread.owner_id,
        created=thread.created,
        archived=thread.archived,
        locked=thread.locked,
        auto_archive_minutes=thread.auto_archive_minutes,
        state_changed=thread.state_changed,
        last_active=thread.last_active,
        invitable=thread.invitable,
        joined=dict(thread.joined),
        sent=thread.sent,
    )


def _messages(every: Iterable[Message]) -> list[SavedMessage]:
    return [_message(message) for message in every if not message.dismissed]


def _message(message: Message) -> SavedMessage:
    return SavedMessage(
        id=message.id,
        author=message.author.id,
        created=message.created,
        content=message.content,
        embeds=message.embeds,
        components=message.components,
        attachments=[a.id for a in message.attachments],
        flags=int(message.flags),
        kind=int(message.kind),
        edited=message.edited,
        nonce=message.nonce,
        mentions=message.mentions,
        mention_roles=message.mention_roles,
        mention_everyone=message.mention_everyone,
        reference=message.reference,
        origin=message.origin,
        ephemeral_to=message.ephemeral_to,
        reactions=message.reactions,
        pinned_at=message.pinned_at,
        old_edits=message.old_edits,
    )


def _attachment(what: Attachment) -> SavedAttachment:
    return SavedAttachment(
        id=what.id,
        channel_id=what.channel_id,
        filename=what.filename,
        content_type=what.content_type,
        description=what.description,
        width=what.width,
        height=what.height,
    )
