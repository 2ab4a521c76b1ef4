"""What somebody has not read yet."""

from __future__ import annotations

from dataclasses import dataclass

from playground import permissions
from playground.channels import Channel
from playground.message import Message
from playground.seen_message import is_for
from playground.small_entities import User


@dataclass(frozen=True)
class Unread:
    """How many messages are new to somebody, and how many of them call on them."""

    count: int
    mentions: int


def in_channel(user: User, channel: Channel) -> Unread:
    """What is new to the user there. Of threads they are not in only mentions count."""
    if not permissions.can_see(user.id, channel):
        return Unread(0, 0)
    read_upto = channel.world.read_marks.get((user.id, channel.id), 0)
    thread = channel.as_thread
    follows = thread is None or user.id in thread.joined
    count = mentions = 0
    for message in reversed(channel.messages.values()):
        if message.id <= read_upto:
            break
        if message.author is user or not is_for(user.id, message):
            continue
        called = _calls_on(user, message)
        count += called or follows
        mentions += called
    return Unread(count, mentions)


def _calls_on(user: User, message: Message) -> bool:
    guild = message.channel.guild
    if guild is None or message.mention_everyone or user.id in message.mentions:
        return True
    member = guild.members.get(user.id)
    return member is not None and any(r in member.role_ids for r in message.mention_roles)
