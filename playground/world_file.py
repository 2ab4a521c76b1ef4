"""The world as it lies in a file: the same things, with ids where they point to each other.

The plain things (users, roles, overwrites, origins, references) are written as they are.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from playground.json_shapes import Json
from playground.small_entities import Origin, Overwrite, Reference, User

FORMAT = "fiaker-playground-1"


class SavedMessage(Struct):
    """A message; `attachments` are ids of files."""

    id: int
    author: int
    created: float
    content: str
    embeds: list[Json]
    components: list[Json]
    attachments: list[int]
    flags: int
    kind: int
    edited: float | None
    nonce: str | int | None
    mentions: list[int]
    mention_roles: list[int]
    mention_everyone: bool
    reference: Reference | None
    origin: Origin | None
    ephemeral_to: int | None
    reactions: dict[str, list[int]]
    pinned_at: float | None
    old_edits: int


class SavedChannel(Struct):
    """A channel of a guild, or a DM."""

    id: int
    kind: int
    name: str
    position: int
    topic: str | None
    parent_id: int | None
    recipients: list[int]
    overwrites: list[Overwrite]
    messages: list[SavedMessage]
    last_message_id: int | None


class SavedThread(SavedChannel):
    """A thread."""

    owner_id: int
    created: float
    archived: bool
    locked: bool
    auto_archive_minutes: int
    state_changed: float
    last_active: float
    invitable: bool
    joined: dict[int, float]
    sent: int


class SavedRole(Struct):
    """A role, its permissions as a number."""

    id: int
    name: str
    permissions: int
    position: int
    color: int
    hoist: bool
    managed: bool
    mentionable: bool


class SavedMember(Struct):
    """A member of the guild it is saved in."""

    user: int
    joined_at: float
    nick: str | None
    role_ids: list[int]
    timed_out_until: float


class SavedGuild(Struct):
    """A guild with everything in it."""

    id: int
    name: str
    owner_id: int
    locale: str
    roles: list[SavedRole]
    channels: list[SavedChannel]
    threads: list[SavedThread]
    members: list[SavedMember]
    bot_role_id: int
    available: bool


class SavedAttachment(Struct):
    """A file, whose bytes lie in a file of their own."""

    id: int
    channel_id: int
    filename: str
    content_type: str
    description: str | None
    width: int | None
    height: int | None


class SavedCommands(Struct):
    """The commands registered in a guild, or (None) everywhere."""

    place: int | None
    commands: list[Json]


class SavedMark(Struct):
    """How far somebody has read in a channel."""

    user: int
    channel: int
    upto: int


class SavedWorld(Struct):
    """Everything."""

    format: Literal["fiaker-playground-1"]
    last_id: int
    bot: int
    owner: int
    users: list[User]
    guilds: list[SavedGuild]
    dms: list[SavedChannel]
    attachments: list[SavedAttachment]
    out_of_reach: list[int]
    commands: list[SavedCommands]
    read_marks: list[SavedMark]
