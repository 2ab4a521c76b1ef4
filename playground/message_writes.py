"""Making and changing messages from what a request says, with Discord's hard refusals."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playground import mentions, pictures, world_changes
from playground.channels import Channel
from playground.components import media_references, normalised, uses_v2, walk
from playground.errors import Refusal, empty_message, invalid_form
from playground.json_shapes import Json, objects
from playground.message import Message, MessageFlag, MessageType
from playground.permissions import Permission, of
from playground.request_body import Upload
from playground.small_entities import Attachment, Origin, Reference

MAX_CONTENT = 2000
MAX_FILES = 10
MAX_FILE = 10 * 1024 * 1024
_SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.SUPPRESS_NOTIFICATIONS
    | MessageFlag.COMPONENTS_V2
)
_OWN_CDN = re.compile(r"/attachments/\d+/(\d+)/")
_EMBED_PICTURES = ("image", "thumbnail")


@dataclass
class Parts:
    """What people see of a message."""

    content: str
    embeds: list[Json]
    components: list[Json]
    attachments: list[Attachment]
    flags: int

    def text(self) -> str:
        """Everything in which somebody may be mentioned."""
        shown = [c["content"] for c in walk(self.components) if "content" in c]
        return "\n".join([self.content, *shown])


@dataclass(frozen=True)
class Request:
    """What a request says about a message: its JSON and its files."""

    data: Json
    files: dict[int, Upload]


def new_message(
    channel: Channel,
    request: Request,
    *,
    ephemeral_to: int | None = None,
    origin: Origin | None = None,
    kind: MessageType = MessageType.DEFAULT,
) -> Message:
    """A message by the bot that is not in the channel yet."""
    world = channel.world
    parts = _parts(channel, request, Parts("", [], [], [], 0))
    message = Message(world.ids.next(), channel, world.bot, world.clock.now(), kind=kind)
    _fill(message, parts, request.data)
    message.nonce = request.data.get("nonce")
    message.ephemeral_to = ephemeral_to
    message.origin = origin
    _set_reference(message, request.data)
    return message


def change_message(message: Message, request: Request) -> None:
    """The message is as the request says, where it says something; everybody has been told."""
    old = Parts(
        message.content, message.embeds, message.components, message.attachments, message.flags
    )
    parts = _parts(message.channel, request, old)
    was_thinking = message.is_thinking
    parts.flags &= ~MessageFlag.LOADING
    if message.ephemeral_to is None:
        parts.flags &= ~MessageFlag.EPHEMERAL
    kept = {a.id for a in parts.attachments}
    message.channel.world.forget_files(a for a in old.attachments if a.id not in kept)
    _fill(message, parts, request.data)
    if not was_thinking:
        message.edited = message.channel.world.clock.now()
    message.channel.world.emit(world_changes.MessageEdited(message))


def _fill(message: Message, parts: Parts, data: Json) -> None:
    world = message.channel.world
    message.content = parts.content
    message.embeds = parts.embeds
    message.components = parts.components
    message.attachments = parts.attachments
    message.flags = parts.flags
    if "content" not in data and "components" not in data:
        return
    found = mentions.in_text(parts.text(), data.get("allowed_mentions"), known=world.users)
    may_call_all = bool(of(world.bot.id, message.channel) & Permission.MENTION_EVERYONE)
    guild = message.channel.guild
    roles = {} if guild is None else guild.roles
    message.mentions = found.users
    message.mention_roles = [
        r for r in found.roles if r in roles and (may_call_all or roles[r].mentionable)
    ]
    message.mention_everyone = found.everyone and may_call_all


def _parts(channel: Channel, request: Request, old: Parts) -> Parts:
    data = request.data
    flags = old.flags | (int(data.get("flags") or 0) & _SETTABLE)
    files = _attachments(channel, request, old.attachments)
    content = old.content if "content" not in data else str(data["content"] or "")
    embeds = old.embeds
    if "embeds" in data:
        embeds = [_embed(e, channel, files) for e in objects(data["embeds"])]
    components = old.components
    if "components" in data:
        find = _Finder(channel, files)
        components = normalised(data["components"] or [], find)
    parts = Parts(content, embeds, components, files, flags)
    _check(parts, data)
    return parts


def _check(parts: Parts, data: Json) -> None:
    if len(parts.content) > MAX_CONTENT:
        raise invalid_form("content", "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.")
    if parts.flags & MessageFlag.COMPONENTS_V2:
        _check_v2(parts, data)
    elif uses_v2(parts.components):
        raise invalid_form(
            "components", "UNION_TYPE_CHOICES", "Components V2 need the IS_COMPONENTS_V2 flag"
        )
    if not (parts.content or parts.embeds or parts.components or parts.attachments):
        raise empty_message()
    kept = {a.id for a in parts.attachments}
    for reference in media_references(parts.components):
        if reference.get("attachment_id", 0) not in kept and "url" not in reference:
            raise _no_such_file()


def _check_v2(parts: Parts, data: Json) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        value = getattr(parts, key) if key in ("content", "embeds") else data.get(key)
        if value:
            raise invalid_form(
                key,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    if not parts.components:
        raise empty_message()


def _no_such_file() -> Refusal:
    return invalid_form(
        "components",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        "The referenced attachment was not found",
    )


def _attachments(channel: Channel, request: Request, old: list[Attachment]) -> list[Attachment]:
    listed: list[Json] | None = request.data.get("attachments")
    kept: list[Attachment] = list(old) if listed is None else []
    described: dict[int, Json] = {}
    for entry in listed or []:
        known = next((a for a in old if str(a.id) == str(entry["id"])), None)
        if known is not None:
            known.description = entry.get("description", known.description)
            kept.append(known)
        else:
            described[int(entry["id"])] = entry
    for index, upload in sorted(request.files.items()):
        kept.append(_stored(channel, upload, described.get(index, {})))
    if len(kept) > MAX_FILES:
        raise Refusal(400, 30015, "Maximum number of attachments in a message reached (10)")
    return kept


def _stored(channel: Channel, upload: Upload, described: Json) -> Attachment:
    if len(upload.data) > MAX_FILE:
        raise Refusal(413, 40005, "Request entity too large")
    world = channel.world
    name = re.sub(r"[^\w.\-]", "_", described.get("filename") or upload.filename)
    width, height = pictures.size_of(upload.data) or (None, None)
    attachment = Attachment(
        world.ids.next(),
        channel.id,
        name,
        upload.data,
        _content_type(name, upload.content_type),
        described.get("description"),
        width,
        height,
    )
    world.attachments[attachment.id] = attachment
    return attachment


_TYPES = {
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "gif": "image/gif",
    "webp": "image/webp",
    "txt": "text/plain; charset=utf-8",
    "json": "application/json; charset=utf-8",
}


def _content_type(name: str, said: str) -> str:
    return _TYPES.get(name.rpartition(".")[2].lower(), said)


class _Finder:
    """Turns the URL of a media item into a reference to a file or to an outside address."""

    def __init__(self, channel: Channel, files: list[Attachment]) -> None:
        self._world = channel.world
        self._files = files

    def __call__(self, url: str) -> Json:
        if url.startswith("attachment://"):
            name = re.sub(r"[^\w.\-]", "_", url.removeprefix("attachment://"))
            found = next((a for a in self._files if a.filename == name), None)
            if found is None:
                raise _no_such_file()
            return _reference(found)
        own = _OWN_CDN.search(url) if url.startswith(self._world.cdn) else None
        if own is not None and int(own[1]) in self._world.attachments:
            # Discord copies the file of a foreign message; here the link stays good as well.
            return {**_reference(self._world.attachments[int(own[1])]), "url": url}
        return {"url": url}


def _reference(attachment: Attachment) -> Json:
    return {
        "attachment_id": attachment.id,
        "name": attachment.filename,
        "size": len(attachment.data),
    }


def _embed(said: Json, channel: Channel, files: list[Attachment]) -> Json:
    embed: Json = {"type": "rich", **{k: v for k, v in said.items() if v is not None}}
    find = _Finder(channel, files)
    for key in _EMBED_PICTURES:
        if key in embed and str(embed[key].get("url", "")).startswith("attachment://"):
            embed[key] = find(embed[key]["url"])
    return embed


def _set_reference(message: Message, data: Json) -> None:
    said = data.get("message_reference")
    if not said:
        return
    target = int(said["message_id"])
    original = message.channel.messages.get(target)
    if original is None or original.ephemeral_to is not None:
        if said.get("fail_if_not_exists", True):
            raise invalid_form("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return
    message.reference = Reference(message.channel.id, target)
    message.kind = MessageType.REPLY
    allowed: Json | None = data.get("allowed_mentions")
    pings = allowed is None or allowed.get("replied_user", False)
    if pings and original.author.id not in message.mentions:
        message.mentions.append(original.author.id)
