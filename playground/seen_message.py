"""A message as one person sees it: texts, buttons, selects, pictures, files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple
from weakref import WeakKeyDictionary

from playground import payload_message, permissions
from playground.channels import Channel
from playground.components import SELECTS, ComponentType, media_references, walk
from playground.json_shapes import Json, objects
from playground.message import Message
from playground.small_entities import Attachment
from playground.world import World


@dataclass(frozen=True)
class Button:
    """A button; a link has a `url` and no `custom_id`."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    emoji: str = ""
    url: str | None = None

    def is_called(self, name: str) -> bool:
        """Whether a person would call it that."""
        return name in (self.label, self.emoji, f"{self.emoji} {self.label}".strip())


@dataclass(frozen=True)
class Option:
    """A line of a select."""

    label: str
    value: str
    description: str = ""
    default: bool = False


@dataclass(frozen=True)
class Select:
    """A select; only string selects (`kind` 3) list their options."""

    custom_id: str
    kind: int
    placeholder: str
    options: tuple[Option, ...]
    min_values: int
    max_values: int
    disabled: bool


@dataclass(frozen=True)
class SeenFile:
    """A file or picture with its bytes; `description` is the alt text."""

    filename: str
    description: str
    url: str
    content_type: str
    data: bytes = field(repr=False)


@dataclass(frozen=True)
class SeenMessage:
    """What is on a person's screen. `pings` are the users it notifies."""

    id: int
    channel_id: int
    author_id: int
    author: str
    content: str
    texts: tuple[str, ...]
    buttons: tuple[Button, ...]
    selects: tuple[Select, ...]
    gallery: tuple[SeenFile, ...]
    files: tuple[SeenFile, ...]
    embeds: tuple[Json, ...]
    pings: tuple[int, ...]
    pings_everyone: bool
    reply_to: int | None
    reactions: tuple[str, ...]
    created: float
    edited: bool
    ephemeral: bool
    thinking: bool
    pinned: bool
    components: list[Json] = field(repr=False)

    @property
    def text(self) -> str:
        """Everything there is to read, in order, a line for each piece."""
        return "\n".join(self.texts)

    def button(self, name: str) -> Button | None:
        """The button that a person would call that, one that can be pressed before others."""
        found = [b for b in self.buttons if b.is_called(name)]
        return next((b for b in found if not b.disabled), found[0] if found else None)


def messages_for(user_id: int, channel: Channel) -> list[SeenMessage]:
    """What the user sees in a channel, oldest first; nothing if they do not see the channel."""
    if channel.deleted or not permissions.can_see(user_id, channel):
        return []
    return [seen(m) for m in channel.messages.values() if is_for(user_id, m)]


def is_for(user_id: int, message: Message) -> bool:
    """Whether the message is on this user's screen, if the channel is."""
    return message.ephemeral_to in (None, user_id) and not message.dismissed


class _Look(NamedTuple):
    """A message as it was seen, and all that this came from."""

    lists: tuple[object, ...]  # never changed in place: the same list says the same
    values: tuple[object, ...]
    files: dict[int, Attachment | None]
    seen: SeenMessage


_looks: WeakKeyDictionary[Message, _Look] = WeakKeyDictionary()


def seen(message: Message) -> SeenMessage:
    """The message as it looks now."""
    # Whoever waits looks at everything again after every change, and most of it is as it was.
    lists = (message.embeds, message.components, message.attachments)
    values = _values(message)
    files = message.channel.world.attachments
    last = _looks.get(message)
    if (
        last is None
        or any(now is not before for now, before in zip(lists, last.lists, strict=True))
        or values != last.values
        or any(files.get(id) is not what for id, what in last.files.items())
    ):
        shown = {id: files.get(id) for id in _file_ids(message)}
        last = _looks[message] = _Look(lists, values, shown, _seen(message))
    return last.seen


def _values(message: Message) -> tuple[object, ...]:
    world = message.channel.world
    return (
        message.content,
        message.flags,
        message.author.global_name,
        message.author.name,
        tuple(message.mentions),
        tuple(what.description for what in message.attachments),
        message.mention_everyone,
        message.reference,
        tuple(message.reactions),
        message.edited,
        message.ephemeral_to,
        message.pinned_at,
        message.created,
        world.cdn,
        int(world.clock.now()),  # in the links
    )


def _file_ids(message: Message) -> Iterator[int]:
    for reference in media_references(message.components):
        yield reference.get("attachment_id", 0)


def _seen(message: Message) -> SeenMessage:
    world = message.channel.world
    every = list(walk(message.components))
    return SeenMessage(
        id=message.id,
        channel_id=message.channel.id,
        author_id=message.author.id,
        author=message.author.global_name or message.author.name,
        content=message.content,
        texts=tuple(_texts(message, every)),
        buttons=tuple(_button(c) for c in every if c["type"] == ComponentType.BUTTON),
        selects=tuple(_select(c) for c in every if c["type"] in SELECTS),
        gallery=tuple(_pictures(world, every)),
        files=tuple(_file(world, a) for a in message.attachments),
        embeds=tuple(message.embeds),
        pings=tuple(message.mentions),
        pings_everyone=message.mention_everyone,
        reply_to=None if message.reference is None else message.reference.message_id,
        reactions=tuple(message.reactions),
        created=message.created,
        edited=message.edited is not None,
        ephemeral=message.ephemeral_to is not None,
        thinking=message.is_thinking,
        pinned=message.pinned_at is not None,
        components=message.components,
    )


def _texts(message: Message, every: list[Json]) -> Iterator[str]:
    if message.content:
        yield message.content
    for embed in message.embeds:
        yield from _embed_texts(embed)
    for component in every:
        if component["type"] == ComponentType.TEXT_DISPLAY:
            yield component["content"]


def _embed_texts(embed: Json) -> Iterator[str]:
    if "author" in embed:
        yield str(embed["author"]["name"])
    for key in ("title", "description"):
        if embed.get(key):
            yield str(embed[key])
    for line in objects(embed.get("fields")):
        yield str(line["name"])
        yield str(line["value"])
    if "footer" in embed:
        yield str(embed["footer"]["text"])


def _button(component: Json) -> Button:
    emoji: Json = component.get("emoji") or {}
    return Button(
        component.get("label", ""),
        component.get("custom_id"),
        component["style"],
        component.get("disabled", False),
        emoji.get("name") or "",
        component.get("url"),
    )


def _select(component: Json) -> Select:
    options = [
        Option(o["label"], o["value"], o.get("description", ""), o.get("default", False))
        for o in objects(component.get("options"))
    ]
    return Select(
        component["custom_id"],
        component["type"],
        component.get("placeholder", ""),
        tuple(options),
        component["min_values"],
        component["max_values"],
        component.get("disabled", False),
    )


def _pictures(world: World, every: list[Json]) -> Iterator[SeenFile]:
    for component in every:
        if component["type"] == ComponentType.MEDIA_GALLERY:
            for item in objects(component["items"]):
                yield _picture(world, item)
        elif component["type"] == ComponentType.THUMBNAIL:
            yield _picture(world, component)


def _picture(world: World, item: Json) -> SeenFile:
    alt = item.get("description") or ""
    media: Json = item["media"]
    what = world.attachments.get(media.get("attachment_id", 0))
    if what is None:
        url: str = media.get("url", "")
        return SeenFile(url.rpartition("/")[2], alt, url, "", b"")
    return replace(_file(world, what), description=alt)


def _file(world: World, what: Attachment) -> SeenFile:
    return SeenFile(
        what.filename,
        what.description or "",
        payload_message.attachment_url(world, what),
        what.content_type,
        what.data,
    )
