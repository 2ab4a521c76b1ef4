"""What can happen in the world; gateway, drivers and the page listen for these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from playground.channels import Channel, Thread
    from playground.guilds import Guild, Member
    from playground.interactions import Interaction
    from playground.message import Message
    from playground.small_entities import Role, User


@dataclass(frozen=True)
class MessageCreated:
    """A message has appeared."""

    message: Message


@dataclass(frozen=True)
class MessageEdited:
    """A message has changed."""

    message: Message


@dataclass(frozen=True)
class MessageDeleted:
    """A message is gone."""

    message: Message


@dataclass(frozen=True)
class MessagesDeleted:
    """Several messages of one channel went at once."""

    channel: Channel
    ids: tuple[int, ...]


@dataclass(frozen=True)
class ReactionAdded:
    """Somebody reacted."""

    message: Message
    user: User
    emoji: str


@dataclass(frozen=True)
class ReactionRemoved:
    """Somebody took a reaction back."""

    message: Message
    user: User
    emoji: str


@dataclass(frozen=True)
class PinsChanged:
    """The pinned messages of a channel are not what they were."""

    channel: Channel


@dataclass(frozen=True)
class Typing:
    """Somebody is writing."""

    channel: Channel
    user: User


@dataclass(frozen=True)
class ChannelCreated:
    """A channel of a guild has been made."""

    channel: Channel


@dataclass(frozen=True)
class ChannelUpdated:
    """A channel has other settings now."""

    channel: Channel


@dataclass(frozen=True)
class ChannelDeleted:
    """A channel is gone, with its threads."""

    channel: Channel


@dataclass(frozen=True)
class ThreadCreated:
    """A thread has been opened."""

    thread: Thread


@dataclass(frozen=True)
class ThreadUpdated:
    """A thread was renamed, archived, locked or opened again."""

    thread: Thread


@dataclass(frozen=True)
class ThreadDeleted:
    """A thread is gone."""

    thread: Thread


@dataclass(frozen=True)
class ThreadMembersChanged:
    """People joined or left a thread."""

    thread: Thread
    added: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()


@dataclass(frozen=True)
class GuildCreated:
    """The bot is in a new guild, or back in one."""

    guild: Guild


@dataclass(frozen=True)
class GuildUpdated:
    """A guild has other settings now."""

    guild: Guild


@dataclass(frozen=True)
class GuildDeleted:
    """The bot is no longer in a guild; `unavailable` says that it is only an outage."""

    guild: Guild
    unavailable: bool = False


@dataclass(frozen=True)
class MemberJoined:
    """Somebody joined a guild."""

    member: Member


@dataclass(frozen=True)
class MemberUpdated:
    """A member has another nickname or other roles."""

    member: Member


@dataclass(frozen=True)
class MemberLeft:
    """Somebody left a guild."""

    member: Member


@dataclass(frozen=True)
class RoleChanged:
    """A role was made (`created`), changed, or removed (`deleted`)."""

    guild: Guild
    role: Role
    created: bool = False
    deleted: bool = False


@dataclass(frozen=True)
class InteractionOpened:
    """Somebody has acted and the bot should answer."""

    interaction: Interaction


@dataclass(frozen=True)
class InteractionAnswered:
    """The bot has answered, or added to its answer."""

    interaction: Interaction


@dataclass(frozen=True)
class MessageDismissed:
    """Somebody has sent away an ephemeral message; the bot does not hear of it."""

    message: Message


@dataclass(frozen=True)
class ReadMarked:
    """Somebody has read further in a channel."""

    user: User
    channel: Channel


@dataclass(frozen=True)
class UserChanged:
    """Somebody has set their client to another language."""

    user: User


@dataclass(frozen=True)
class CommandsChanged:
    """The bot has registered, changed or removed commands."""


@dataclass(frozen=True)
class PresenceChanged:
    """The bot has come online or gone."""

    online: bool


@dataclass(frozen=True)
class ClockMoved:
    """A test has moved time."""


Change: TypeAlias = (
    MessageCreated
    | MessageEdited
    | MessageDeleted
    | MessagesDeleted
    | ReactionAdded
    | ReactionRemoved
    | PinsChanged
    | Typing
    | ChannelCreated
    | ChannelUpdated
    | ChannelDeleted
    | ThreadCreated
    | ThreadUpdated
    | ThreadDeleted
    | ThreadMembersChanged
    | GuildCreated
    | GuildUpdated
    | GuildDeleted
    | MemberJoined
    | MemberUpdated
    | MemberLeft
    | RoleChanged
    | InteractionOpened
    | InteractionAnswered
    | MessageDismissed
    | ReadMarked
    | UserChanged
    | CommandsChanged
    | PresenceChanged
    | ClockMoved
)
