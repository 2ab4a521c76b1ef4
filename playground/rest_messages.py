"""REST: messages of channels, with their pins and reactions."""

from __future__ import annotations

from itertools import islice

from playground import payload_message, payloads, world_changes
from playground.channels import Channel
from playground.errors import Refusal, missing_access, missing_permissions, unknown
from playground.message import Message
from playground.message_writes import change_message, new_message
from playground.permissions import Permission, of
from playground.rest_call import Answer, Call, Route, nothing
from playground.world_clock import iso

HOUR = 3600.0
_NONCE_LIFE = 300.0


def _send(call: Call) -> Answer:
    channel = call.channel()
    _check_may_send(call, channel)
    double = _same_nonce(call, channel)
    if double is not None:
        return Answer(payload_message.message(double))
    message = new_message(channel, call.request)
    channel.add(message)
    thread = channel.as_thread
    for user_id in message.mentions if thread is not None else ():
        if thread is not None and thread.guild is not None and user_id in thread.guild.members:
            thread.let_in(user_id)
    return Answer(payload_message.message(message))


def _check_may_send(call: Call, channel: Channel) -> None:
    thread = channel.as_thread
    needed = _to_send(channel)
    if call.body.files:
        needed |= Permission.ATTACH_FILES
    if call.json.get("embeds"):
        needed |= Permission.EMBED_LINKS
    call.need(channel, needed)
    if thread is not None and thread.locked and thread.archived:
        bits = of(call.world.bot.id, channel)
        if not bits & Permission.MANAGE_THREADS:
            raise Refusal(400, 160005, "Thread is locked")
    if channel.guild is None:
        _check_dm_is_open(call, channel)


def _to_send(channel: Channel) -> Permission:
    if channel.as_thread is None:
        return Permission.SEND_MESSAGES
    return Permission.SEND_MESSAGES_IN_THREADS


def _check_dm_is_open(call: Call, channel: Channel) -> None:
    for user_id in channel.recipients:
        is_open = call.world.users[user_id].dms_open
        if not is_open or not call.world.shares_guild_with_bot(user_id):
            raise Refusal(403, 50007, "Cannot send messages to this user")


def _same_nonce(call: Call, channel: Channel) -> Message | None:
    nonce = call.json.get("nonce")
    if nonce is None or not call.json.get("enforce_nonce"):
        return None
    now = call.world.clock.now()
    for message in reversed(channel.messages.values()):
        if now - message.created > _NONCE_LIFE:
            return None
        if message.nonce == nonce and message.author is call.world.bot:
            return message
    return None


def _messages(call: Call) -> Answer:
    channel = call.channel()
    if not _may_read_back(call, channel):
        return Answer([])
    limit = int(call.query.get("limit", "50"))
    chosen = _around(channel.public_messages(), call, limit)
    return Answer([payload_message.message(m) for m in chosen])


def _may_read_back(call: Call, channel: Channel) -> bool:
    return bool(of(call.world.bot.id, channel) & Permission.READ_MESSAGE_HISTORY)


def _around(found: list[Message], call: Call, limit: int) -> list[Message]:
    if "after" in call.query:
        after = int(call.query["after"])
        return list(islice((m for m in found if m.id > after), limit))[::-1]
    if "around" in call.query:
        middle = int(call.query["around"])
        near = sorted(found, key=lambda m: abs(m.id - middle))[:limit]
        return sorted(near, key=lambda m: m.id, reverse=True)
    before = int(call.query.get("before", str(1 << 63)))
    return list(islice((m for m in reversed(found) if m.id < before), limit))


def _message(call: Call) -> Answer:
    channel = call.channel()
    if not _may_read_back(call, channel):
        raise missing_access()
    return Answer(payload_message.message(call.message(channel)))


def _edit(call: Call) -> Answer:
    channel = call.channel()
    message = call.message(channel)
    if message.author is not call.world.bot:
        raise Refusal(403, 50005, "Cannot edit a message authored by another user")
    if call.body.files:
        call.need(channel, Permission.ATTACH_FILES)
    _check_not_archived(channel)
    _check_age(call, message)
    change_message(message, call.request)
    return Answer(payload_message.message(message))


def _check_not_archived(channel: Channel) -> None:
    thread = channel.as_thread
    if thread is not None and thread.archived:
        raise Refusal(400, 50083, "Thread is archived")


def _check_age(call: Call, message: Message) -> None:
    allowed = call.site.old_edits_allowed
    if allowed is None or call.world.clock.now() - message.created < HOUR:
        return
    message.old_edits += 1
    if message.old_edits > allowed:
        raise Refusal(
            429,
            30046,
            "Maximum number of edits to messages older than 1 hour reached. Try again later.",
            headers={"Via": "1.1 stand-in", "Retry-After": "1"},
            extra={"retry_after": 0.001, "global": False},
        )


def _delete(call: Call) -> Answer:
    channel = call.channel()
    message = call.message(channel)
    if message.author is not call.world.bot:
        if channel.guild is None:
            raise missing_permissions()
        call.need(channel, Permission.MANAGE_MESSAGES)
    message.delete()
    return nothing()


def _bulk_delete(call: Call) -> Answer:
    channel = call.channel(Permission.MANAGE_MESSAGES)
    ids = [int(i) for i in call.json["messages"]]
    gone = [m for m in (channel.messages.get(i) for i in ids) if m and m.ephemeral_to is None]
    for message in gone:
        message.deleted = True
        call.world.forget_files(message.attachments)
        del channel.messages[message.id]
    call.world.emit(world_changes.MessagesDeleted(channel, tuple(m.id for m in gone)))
    return nothing()


def _type(call: Call) -> Answer:
    channel = call.channel()
    call.need(channel, _to_send(channel))
    call.world.emit(world_changes.Typing(channel, call.world.bot))
    return nothing()


def _pins(call: Call) -> Answer:
    pinned = [(m.pinned_at, m) for m in call.channel().public_messages() if m.pinned_at is not None]
    pinned.sort(key=lambda pair: pair[0], reverse=True)
    items = [{"pinned_at": iso(at), "message": payload_message.message(m)} for at, m in pinned]
    return Answer({"items": items, "has_more": False})


def _pin(call: Call) -> Answer:
    return _set_pinned(call, call.world.clock.now())


def _unpin(call: Call) -> Answer:
    return _set_pinned(call, None)


def _set_pinned(call: Call, at: float | None) -> Answer:
    channel = call.channel(Permission.PIN_MESSAGES)
    call.message(channel).pinned_at = at
    call.world.emit(world_changes.PinsChanged(channel))
    return nothing()


def _react(call: Call) -> Answer:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    message, emoji = call.message(channel), call.params["emoji_name"]
    _check_not_archived(channel)
    if emoji not in message.reactions:
        call.need(channel, Permission.ADD_REACTIONS)
    who = message.reactions.setdefault(emoji, [])
    if call.world.bot.id not in who:
        who.append(call.world.bot.id)
        call.world.emit(world_changes.ReactionAdded(message, call.world.bot, emoji))
    return nothing()


def _take_back(call: Call) -> Answer:
    message, emoji = call.message(call.channel()), call.params["emoji_name"]
    who = message.reactions.get(emoji, [])
    if call.world.bot.id not in who:
        raise unknown("Emoji")
    who.remove(call.world.bot.id)
    if not who:
        del message.reactions[emoji]
    call.world.emit(world_changes.ReactionRemoved(message, call.world.bot, emoji))
    return nothing()


def _who_reacted(call: Call) -> Answer:
    message = call.message(call.channel())
    who = message.reactions.get(call.params["emoji_name"], [])
    return Answer([payloads.user(call.world.users[u]) for u in who])


_ALL = "/channels/{channel_id}/messages"
_ONE = _ALL + "/{message_id}"
_EMOJI = _ONE + "/reactions/{emoji_name}"

ROUTES = [
    Route("GET", _ALL, _messages),
    Route("POST", _ALL, _send),
    Route("POST", _ALL + "/bulk-delete", _bulk_delete),
    Route("GET", _ALL + "/pins", _pins),
    Route("PUT", _ALL + "/pins/{message_id}", _pin),
    Route("DELETE", _ALL + "/pins/{message_id}", _unpin),
    Route("GET", _ONE, _message),
    Route("PATCH", _ONE, _edit),
    Route("DELETE", _ONE, _delete),
    Route("PUT", _EMOJI + "/@me", _react),
    Route("DELETE", _EMOJI + "/@me", _take_back),
    Route("GET", _EMOJI, _who_reacted),
    Route("POST", "/channels/{channel_id}/typing", _type),
]
