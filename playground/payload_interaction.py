"""Interactions as the gateway's JSON, and the answer to a callback."""

from __future__ import annotations

from playground import payload_message, payloads, permissions
from playground.interactions import CallbackType, Interaction
from playground.json_shapes import Json
from playground.message_writes import MAX_FILE
from playground.world import World

_IN_GUILD, _IN_BOT_DM = 0, 1
_SHOWN: dict[CallbackType | None, int] = {CallbackType.MESSAGE: 4, CallbackType.UPDATE: 7}


def interaction(what: Interaction) -> Json:
    """The INTERACTION_CREATE event."""
    world = what.channel.world
    payload: Json = {
        "id": str(what.id),
        "application_id": str(world.application_id),
        "type": int(what.kind),
        "token": what.token,
        "version": 1,
        "data": what.data,
        "channel": _channel(world, what),
        "channel_id": str(what.channel.id),
        "locale": what.user.locale,
        "app_permissions": str(permissions.of(world.bot.id, what.channel)),
        "attachment_size_limit": MAX_FILE,
        "entitlements": [],
    }
    payload |= _in_guild(what) if what.channel.guild is not None else _in_dm(what)
    if what.source is not None:
        payload["message"] = payload_message.message(what.source, components=what.components)
    return payload


def _channel(world: World, what: Interaction) -> Json:
    bits = permissions.of(what.user.id, what.channel)
    shown = payloads.channel(what.channel, for_user=world.bot.id)
    return {**shown, "permissions": str(bits)}


def _in_guild(what: Interaction) -> Json:
    guild = what.channel.guild
    member = what.member
    assert guild is not None
    assert member is not None, "only members act in a guild"
    bits = permissions.of(what.user.id, what.channel)
    return {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": {**payloads.member(member), "permissions": str(bits)},
        "authorizing_integration_owners": {"0": str(guild.id)},
        "context": _IN_GUILD,
    }


def _in_dm(what: Interaction) -> Json:
    return {
        "user": payloads.user(what.user),
        "authorizing_integration_owners": {"0": "0"},
        "context": _IN_BOT_DM,
    }


def callback(what: Interaction) -> Json:
    """What Discord answers to a callback `with_response`."""
    shown: Json = {"id": str(what.id), "type": int(what.kind)}
    shown["channel_id"] = str(what.channel.id)
    if what.channel.guild is not None:
        shown["guild_id"] = str(what.channel.guild.id)
    message = what.original
    if message is not None:
        shown["response_message_id"] = str(message.id)
        shown["response_message_loading"] = message.is_thinking
        shown["response_message_ephemeral"] = message.ephemeral_to is not None
    answer: Json = {"interaction": shown}
    if message is not None and what.answer in _SHOWN:
        answer["resource"] = {
            "type": _SHOWN[what.answer],
            "message": payload_message.message(message),
        }
    return answer
