"""What somebody may do in a channel, computed as Discord's documentation says."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground.channels import Channel
    from playground.guilds import Guild, Member


class Permission(IntFlag):
    """Discord's permission bits."""

    NONE = 0
    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_AUDIT_LOG = 1 << 7
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    PIN_MESSAGES = 1 << 51


ALL = (1 << 53) - 1

EVERYONE_DEFAULT = (
    Permission.CREATE_INSTANT_INVITE
    | Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CHANGE_NICKNAME
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
_WHILE_TIMED_OUT = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
DIRECT_MESSAGE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
)


def in_guild(member: Member) -> int:
    """The member's bits before any channel has its say."""
    guild = member.guild
    if guild.owner_id == member.id:
        return ALL
    bits = int(guild.everyone.permissions)
    for role_id in member.role_ids:
        role = guild.roles.get(role_id)
        if role is not None:
            bits |= int(role.permissions)
    return ALL if bits & Permission.ADMINISTRATOR else bits


def in_channel(member: Member, channel: Channel) -> int:
    """The member's bits in a channel; in a thread those of its parent."""
    bits = in_guild(member)
    if bits == ALL:
        return bits
    bits = _with_overwrites(bits, member, channel.holder_of_permissions)
    if member.timed_out_until > member.guild.world.clock.now():
        bits &= _WHILE_TIMED_OUT
    if not bits & Permission.VIEW_CHANNEL:
        return 0
    return bits


def _with_overwrites(bits: int, member: Member, channel: Channel) -> int:
    overwrites = channel.overwrites
    everyone = overwrites.get(member.guild.id)
    if everyone is not None:
        bits = (bits & ~everyone.deny) | everyone.allow
    allow = deny = 0
    for role_id in member.role_ids:
        overwrite = overwrites.get(role_id)
        if overwrite is not None:
            allow |= overwrite.allow
            deny |= overwrite.deny
    bits = (bits & ~deny) | allow
    own = overwrites.get(member.id)
    if own is not None:
        bits = (bits & ~own.deny) | own.allow
    return bits


def of(user_id: int, channel: Channel) -> int:
    """The bits of a user in any kind of channel; 0 for somebody who is not there."""
    guild: Guild | None = channel.guild
    if guild is None:
        present = user_id in channel.recipients or user_id == channel.world.bot.id
        return int(DIRECT_MESSAGE) if present else 0
    member = guild.members.get(user_id)
    return 0 if member is None else in_channel(member, channel)


def can_see(user_id: int, channel: Channel) -> bool:
    """Whether the user has the channel, thread or DM before their eyes."""
    bits = of(user_id, channel)
    if not bits & Permission.VIEW_CHANNEL:
        return False
    thread = channel.as_thread
    if thread is None or not thread.is_private:
        return True
    return user_id in thread.joined or bool(bits & Permission.MANAGE_THREADS)
