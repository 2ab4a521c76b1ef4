"""Channels, threads and direct messages."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

from playground import mentions, world_changes
from playground.message import Message
from playground.small_entities import Overwrite, Role, User

if TYPE_CHECKING:
    from playground.guilds import Guild, Member
    from playground.permissions import Permission
    from playground.world import World


class ChannelType(IntEnum):
    """The kinds of channel that the stand-in knows."""

    TEXT = 0
    DM = 1
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


@dataclass(eq=False)
class Channel:
    """A place for messages: a text channel, a DM (no guild, `recipients`), or a thread."""

    id: int
    world: World
    kind: ChannelType
    name: str = ""
    guild: Guild | None = None
    position: int = 0
    topic: str | None = None
    parent_id: int | None = None
    recipients: list[int] = field(default_factory=list[int])
    overwrites: dict[int, Overwrite] = field(default_factory=dict[int, Overwrite])
    messages: dict[int, Message] = field(default_factory=dict[int, Message])
    last_message_id: int | None = None
    deleted: bool = False

    @property
    def as_thread(self) -> Thread | None:
        """This channel if it is a thread."""
        return None

    @property
    def holder_of_permissions(self) -> Channel:
        """The channel whose overwrites count here."""
        return self

    @property
    def threads(self) -> list[Thread]:
        """The threads under this channel, oldest first."""
        if self.guild is None:
            return []
        return [t for t in self.guild.threads.values() if t.parent_id == self.id]

    def public_messages(self) -> list[Message]:
        """Every message that is not ephemeral, oldest first."""
        return [m for m in self.messages.values() if m.ephemeral_to is None]

    def add(self, message: Message) -> Message:
        """The message is in the channel and everybody has been told."""
        self.messages[message.id] = message
        if message.ephemeral_to is None:
            self.last_message_id = message.id
            self._someone_wrote(message)
        self.world.emit(world_changes.MessageCreated(message))
        return message

    def _someone_wrote(self, message: Message) -> None:
        """Nothing follows from it in a plain channel."""

    def post(self, author: User | Member, content: str) -> Message:
        """`author` has written `content` here."""
        user = author if isinstance(author, User) else author.user
        message = Message(self.world.ids.next(), self, user, self.world.clock.now(), content)
        message.mentions = mentions.in_text(content, None, known=self.world.users).users
        return self.add(message)

    def allow(self, target: Role | Member, bits: Permission | int) -> None:
        """`target` has these permissions here, whatever the guild says."""
        overwrite = self._overwrite_for(target)
        overwrite.allow |= int(bits)
        overwrite.deny &= ~int(bits)
        self.world.emit(world_changes.ChannelUpdated(self))

    def deny(self, target: Role | Member, bits: Permission | int) -> None:
        """`target` lacks these permissions here, whatever the guild says."""
        overwrite = self._overwrite_for(target)
        overwrite.deny |= int(bits)
        overwrite.allow &= ~int(bits)
        self.world.emit(world_changes.ChannelUpdated(self))

    def _overwrite_for(self, target: Role | Member) -> Overwrite:
        kind = 0 if isinstance(target, Role) else 1
        return self.overwrites.setdefault(target.id, Overwrite(target.id, kind))

    def new_thread(
        self, name: str, *, owner: User | Member, private: bool = False, id: int | None = None
    ) -> Thread:
        """A thread of that name is open under this channel, its owner in it."""
        assert self.guild is not None, "only channels of guilds have threads"
        now = self.world.clock.now()
        thread = Thread(
            self.world.ids.next() if id is None else id,
            self.world,
            ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD,
            name,
            self.guild,
            parent_id=self.id,
            owner_id=owner.id,
            created=now,
            state_changed=now,
            last_active=now,
        )
        thread.joined[owner.id] = now
        self.guild.threads[thread.id] = thread
        self.world.channels[thread.id] = thread
        self.world.emit(world_changes.ThreadCreated(thread))
        return thread

    def delete(self) -> None:
        """The channel and its threads are gone and everybody has been told."""
        if self.deleted:
            return
        self._forget()
        for thread in self.threads:
            thread.deleted = True
            self.world.channels.pop(thread.id, None)
            if self.guild is not None:
                self.guild.threads.pop(thread.id, None)
        if self.guild is not None:
            self.guild.channels.pop(self.id, None)
        self.world.emit(world_changes.ChannelDeleted(self))

    def _forget(self) -> None:
        self.deleted = True
        self.world.channels.pop(self.id, None)


@dataclass(eq=False)
class Thread(Channel):
    """A thread; `joined` maps its people to the moment they came in."""

    owner_id: int = 0
    created: float = 0.0
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1440
    state_changed: float = 0.0
    last_active: float = 0.0
    invitable: bool = True
    joined: dict[int, float] = field(default_factory=dict[int, float])
    sent: int = 0

    @property
    def as_thread(self) -> Thread:
        """This thread."""
        return self

    @property
    def is_private(self) -> bool:
        """Whether only those who were let in see it."""
        return self.kind is ChannelType.PRIVATE_THREAD

    @property
    def parent(self) -> Channel:
        """The channel that the thread hangs under."""
        assert self.guild is not None
        assert self.parent_id is not None
        return self.guild.channels[self.parent_id]

    @property
    def holder_of_permissions(self) -> Channel:
        """The parent: threads have no overwrites."""
        return self.parent

    def _someone_wrote(self, message: Message) -> None:
        self.sent += 1
        self.last_active = message.created
        if self.archived:
            self.set_archived(False)
        self.let_in(message.author.id)

    def set_archived(self, archived: bool, *, locked: bool | None = None) -> None:
        """The thread is archived or open, and locked or not, as said."""
        now = self.world.clock.now()
        if archived != self.archived:
            self.archived = archived
            self.state_changed = now
            self.last_active = now
        if locked is not None:
            self.locked = locked
        self.world.emit(world_changes.ThreadUpdated(self))

    def let_in(self, user_id: int) -> None:
        """The user is in the thread."""
        if user_id not in self.joined:
            self.joined[user_id] = self.world.clock.now()
            self.world.emit(world_changes.ThreadMembersChanged(self, added=(user_id,)))

    def see_off(self, user_id: int) -> None:
        """The user is not in the thread."""
        if self.joined.pop(user_id, None) is not None:
            self.world.emit(world_changes.ThreadMembersChanged(self, removed=(user_id,)))

    def delete(self) -> None:
        """The thread is gone and everybody has been told."""
        if self.deleted:
            return
        self._forget()
        assert self.guild is not None
        self.guild.threads.pop(self.id, None)
        self.world.emit(world_changes.ThreadDeleted(self))
