"""Messages as Discord's JSON."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from playground import payloads
from playground.channels import Channel
from playground.components import rendered
from playground.json_shapes import Json
from playground.message import Message, MessageFlag
from playground.small_entities import Attachment, Origin
from playground.world import World
from playground.world_clock import iso

_LINK_LIFE = 24 * 3600
_EMBED_PICTURES = ("image", "thumbnail")


def attachment_url(world: World, what: Attachment) -> str:
    """A link to the file, signed until a day from now as Discord's are."""
    until = int(world.clock.now()) + _LINK_LIFE
    return (
        f"{world.cdn}/attachments/{what.channel_id}/{what.id}/{what.filename}"
        f"?ex={until:x}&is={until - _LINK_LIFE:x}&hm={what.id:064x}&"
    )


def attachment(world: World, what: Attachment, *, ephemeral: bool) -> Json:
    """An attachment object."""
    url = attachment_url(world, what)
    payload: Json = {
        "id": str(what.id),
        "filename": what.filename,
        "size": len(what.data),
        "url": url,
        "proxy_url": url,
        "content_type": what.content_type,
    }
    if what.width is not None:
        payload |= {"width": what.width, "height": what.height}
    if what.description is not None:
        payload["description"] = what.description
    if ephemeral:
        payload["ephemeral"] = True
    return payload


def message(what: Message, *, components: list[Json] | None = None) -> Json:
    """A message object, if need be with other components than it has now."""
    world = what.channel.world
    ephemeral = what.ephemeral_to is not None
    in_embeds = set(_shown_in(what.embeds))
    payload: Json = {
        "id": str(what.id),
        "channel_id": str(what.channel.id),
        "type": int(what.kind),
        "author": payloads.user(what.author),
        "content": what.content,
        "timestamp": iso(what.created),
        "edited_timestamp": None if what.edited is None else iso(what.edited),
        "tts": False,
        "mention_everyone": what.mention_everyone,
        "mentions": [payloads.user(world.users[u]) for u in what.mentions],
        "mention_roles": [str(r) for r in what.mention_roles],
        "attachments": [
            attachment(world, a, ephemeral=ephemeral)
            for a in what.attachments
            if a.id not in in_embeds
        ],
        "embeds": [_embed(world, e) for e in what.embeds],
        "components": rendered(components or what.components, lambda media: _media(world, media)),
        "pinned": what.pinned_at is not None,
        "flags": _flags(what),
    }
    _add_optional(payload, what)
    return payload


def _flags(what: Message) -> int:
    has_thread = what.channel.guild is not None and what.id in what.channel.guild.threads
    return what.flags | (MessageFlag.HAS_THREAD if has_thread else 0)


def _add_optional(payload: Json, what: Message) -> None:
    world = what.channel.world
    if what.nonce is not None:
        payload["nonce"] = what.nonce
    if what.reactions:
        payload["reactions"] = [_reaction(what, e) for e in what.reactions]
    if what.author is world.bot:
        payload["application_id"] = str(world.application_id)
    if what.origin is not None:
        payload["webhook_id"] = str(world.application_id)
        payload["interaction_metadata"] = _origin(world, what.origin)
    if what.channel.guild is not None and what.id in what.channel.guild.threads:
        payload["thread"] = payloads.thread(what.channel.guild.threads[what.id])
    if what.reference is not None:
        _add_reference(payload, what)


def _add_reference(payload: Json, what: Message) -> None:
    assert what.reference is not None
    world = what.channel.world
    payload["message_reference"] = {
        "type": 0,
        "channel_id": str(what.reference.channel_id),
        "message_id": str(what.reference.message_id),
        **_guild_id(what.channel),
    }
    target_channel = world.channels.get(what.reference.channel_id)
    target = target_channel and target_channel.messages.get(what.reference.message_id)
    payload["referenced_message"] = None
    if target:
        original = message(target)
        original.pop("message_reference", None)
        original.pop("referenced_message", None)
        payload["referenced_message"] = original


def _guild_id(where: Channel) -> Json:
    return {} if where.guild is None else {"guild_id": str(where.guild.id)}


def _reaction(what: Message, emoji: str) -> Json:
    who = what.reactions[emoji]
    return {
        "emoji": emoji_object(emoji),
        "count": len(who),
        "count_details": {"burst": 0, "normal": len(who)},
        "burst_colors": [],
        "me_burst": False,
        "me": what.channel.world.bot.id in who,
    }


def emoji_object(emoji: str) -> Json:
    """An emoji object from `🎲` or `name:id`."""
    name, colon, snowflake = emoji.partition(":")
    return {"id": snowflake if colon else None, "name": name}


def _origin(world: World, origin: Origin) -> Json:
    payload: Json = {
        "id": str(origin.interaction_id),
        "type": origin.kind,
        "user": payloads.user(world.users[origin.user_id]),
        "authorizing_integration_owners": {"0": str(origin.guild_id or 0)},
    }
    if origin.interacted_message_id is not None:
        payload["interacted_message_id"] = str(origin.interacted_message_id)
    if origin.target_message_id is not None:
        payload["target_message_id"] = str(origin.target_message_id)
    if origin.target_user_id is not None:
        payload["target_user"] = payloads.user(world.users[origin.target_user_id])
    if origin.trigger is not None:
        payload["triggering_interaction_metadata"] = _origin(world, origin.trigger)
    return payload


def _media(world: World, reference: Json) -> Json:
    what = world.attachments.get(reference.get("attachment_id", 0))
    if what is None:
        url: str = reference.get("url", f"{world.cdn}/gone")
        return {"id": str(crc32(url.encode())), "url": url, "proxy_url": url}
    url = attachment_url(world, what)
    return {
        "id": str(what.id),
        "url": url,
        "proxy_url": url,
        "width": what.width,
        "height": what.height,
        "content_type": what.content_type,
        "attachment_id": str(what.id),
    }


def _shown_in(embeds: list[Json]) -> Iterator[int]:
    for embed in embeds:
        for key in _EMBED_PICTURES:
            if "attachment_id" in embed.get(key, {}):
                yield embed[key]["attachment_id"]


def _embed(world: World, stored: Json) -> Json:
    embed = dict(stored)
    for key in _EMBED_PICTURES:
        reference = embed.get(key)
        if reference and "attachment_id" in reference:
            what = world.attachments[reference["attachment_id"]]
            url = attachment_url(world, what)
            embed[key] = {"url": url, "proxy_url": url, "width": what.width, "height": what.height}
    return embed
