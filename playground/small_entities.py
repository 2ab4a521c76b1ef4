"""The small plain things of the world: users, roles, overwrites, attachments."""

from __future__ import annotations

from dataclasses import dataclass, field

from playground.permissions import Permission


@dataclass(eq=False)
class User:
    """An account; `locale` is the language their Discord client is set to."""

    id: int
    name: str
    global_name: str | None = None
    bot: bool = False
    locale: str = "en-US"
    dms_open: bool = True

    @property
    def avatar(self) -> str:
        """The hash under which the CDN serves this user's picture."""
        return f"{self.id:032x}"


@dataclass(eq=False)
class Role:
    """A role of one guild; the one with the guild's id is @everyone."""

    id: int
    name: str
    permissions: Permission = Permission.NONE
    position: int = 0
    color: int = 0
    hoist: bool = False
    managed: bool = False
    mentionable: bool = False


@dataclass
class Overwrite:
    """What a channel grants to or takes from one role (kind 0) or member (kind 1)."""

    target: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(eq=False)
class Attachment:
    """A file at a message, with its bytes."""

    id: int
    channel_id: int
    filename: str
    data: bytes = field(repr=False)
    content_type: str = "application/octet-stream"
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(frozen=True)
class Origin:
    """Which interaction a message came from: Discord's `interaction_metadata`."""

    interaction_id: int
    kind: int
    user_id: int
    guild_id: int | None
    name: str = ""
    interacted_message_id: int | None = None
    target_user_id: int | None = None
    target_message_id: int | None = None
    trigger: Origin | None = None


@dataclass(frozen=True)
class Reference:
    """The message that a reply points to."""

    channel_id: int
    message_id: int
