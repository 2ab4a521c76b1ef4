"""A message as the world keeps it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import TYPE_CHECKING

from playground import world_changes
from playground.json_shapes import Json
from playground.small_entities import Attachment, Origin, Reference, User

if TYPE_CHECKING:
    from playground.channels import Channel


class MessageFlag(IntFlag):
    """The message flags that matter here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class MessageType(IntEnum):
    """The message types that the stand-in makes."""

    DEFAULT = 0
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    CONTEXT_MENU_COMMAND = 23


@dataclass(eq=False)
class Message:
    """One message; `ephemeral_to` names the only person who sees it, if there is one."""

    id: int
    channel: Channel
    author: User
    created: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list[Json])
    components: list[Json] = field(default_factory=list[Json])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: int = 0
    kind: MessageType = MessageType.DEFAULT
    edited: float | None = None
    nonce: str | int | None = None
    mentions: list[int] = field(default_factory=list[int])
    mention_roles: list[int] = field(default_factory=list[int])
    mention_everyone: bool = False
    reference: Reference | None = None
    origin: Origin | None = None
    ephemeral_to: int | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    pinned_at: float | None = None
    deleted: bool = False
    dismissed: bool = False
    old_edits: int = 0

    @property
    def is_v2(self) -> bool:
        """Whether this message is a Components V2 layout."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    @property
    def is_thinking(self) -> bool:
        """Whether this is a deferred answer that has not been filled in."""
        return bool(self.flags & MessageFlag.LOADING)

    def delete(self) -> None:
        """The message is gone from the channel and everybody has been told."""
        if self.deleted:
            return
        self.deleted = True
        self.channel.messages.pop(self.id, None)
        self.channel.world.forget_files(self.attachments)
        self.channel.world.emit(world_changes.MessageDeleted(self))

    def dismiss(self) -> None:
        """The message is off its person's screen; the bot can still edit it, as on Discord."""
        if not self.dismissed:
            self.dismissed = True
            self.channel.world.emit(world_changes.MessageDismissed(self))

    def attachment(self, attachment_id: int) -> Attachment | None:
        """The file with that id, if this message still has it."""
        return next((a for a in self.attachments if a.id == attachment_id), None)
