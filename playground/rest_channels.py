"""REST: channels, threads, opening direct messages."""

from __future__ import annotations

from playground import payloads, world_changes
from playground.channels import Channel, ChannelType, Thread
from playground.errors import Refusal, missing_permissions, unknown
from playground.json_shapes import Json
from playground.permissions import Permission, of
from playground.rest_call import Answer, Call, Route, nothing
from playground.small_entities import Overwrite


def _shown(call: Call, channel: Channel) -> Json:
    return payloads.channel(channel, for_user=call.world.bot.id)


def _channel(call: Call) -> Answer:
    return Answer(_shown(call, call.channel()))


def _change(call: Call) -> Answer:
    channel = call.channel()
    thread = channel.as_thread
    if thread is not None:
        _change_thread(call, thread)
    else:
        call.need(channel, Permission.MANAGE_CHANNELS)
        channel.name = call.json.get("name", channel.name)
        channel.topic = call.json.get("topic", channel.topic)
        call.world.emit(world_changes.ChannelUpdated(channel))
    return Answer(_shown(call, channel))


def _change_thread(call: Call, thread: Thread) -> None:
    said = call.json
    _check_may_change(call, thread, said)
    if thread.archived and said.get("archived", True):
        raise Refusal(400, 50083, "Thread is archived")
    thread.name = said.get("name", thread.name)
    thread.auto_archive_minutes = said.get("auto_archive_duration", thread.auto_archive_minutes)
    thread.invitable = said.get("invitable", thread.invitable)
    thread.set_archived(said.get("archived", thread.archived), locked=said.get("locked"))


def _check_may_change(call: Call, thread: Thread, said: Json) -> None:
    bits = of(call.world.bot.id, thread)
    if bits & Permission.MANAGE_THREADS:
        return
    reopening = said.keys() <= {"archived"} and said.get("archived") is False
    if reopening and not thread.locked and bits & Permission.SEND_MESSAGES_IN_THREADS:
        return
    if thread.owner_id != call.world.bot.id or "locked" in said or thread.locked:
        raise missing_permissions()


def _delete(call: Call) -> Answer:
    channel = call.channel()
    if channel.as_thread is not None:
        call.need(channel, Permission.MANAGE_THREADS)
    else:
        call.need(channel, Permission.MANAGE_CHANNELS)
    payload = _shown(call, channel)
    if channel.guild is not None:
        channel.delete()
    return Answer(payload)


def _set_overwrite(call: Call) -> Answer:
    channel = call.channel(Permission.MANAGE_ROLES)
    target = call.id("overwrite_id")
    said = call.json
    channel.overwrites[target] = Overwrite(
        target, int(said["type"]), int(said.get("allow") or 0), int(said.get("deny") or 0)
    )
    call.world.emit(world_changes.ChannelUpdated(channel))
    return nothing()


def _remove_overwrite(call: Call) -> Answer:
    channel = call.channel(Permission.MANAGE_ROLES)
    channel.overwrites.pop(call.id("overwrite_id"), None)
    call.world.emit(world_changes.ChannelUpdated(channel))
    return nothing()


def _thread_from_message(call: Call) -> Answer:
    channel = call.channel(Permission.CREATE_PUBLIC_THREADS)
    message = call.message(channel)
    _check_can_have_threads(channel)
    if message.id in call.world.channels:
        raise Refusal(400, 160004, "A thread has already been created for this message")
    thread = channel.new_thread(call.json["name"], owner=call.world.bot, id=message.id)
    _set_up(thread, call.json)
    call.world.emit(world_changes.MessageEdited(message))
    return Answer(_shown(call, thread), 201)


def _thread_without_message(call: Call) -> Answer:
    private = call.json.get("type", ChannelType.PRIVATE_THREAD) == ChannelType.PRIVATE_THREAD
    channel = call.channel(
        Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    )
    _check_can_have_threads(channel)
    thread = channel.new_thread(call.json["name"], owner=call.world.bot, private=private)
    _set_up(thread, call.json)
    return Answer(_shown(call, thread), 201)


def _check_can_have_threads(channel: Channel) -> None:
    if channel.guild is None or channel.as_thread is not None:
        raise Refusal(400, 50024, "Cannot execute action on this channel type")


def _set_up(thread: Thread, said: Json) -> None:
    thread.auto_archive_minutes = said.get("auto_archive_duration") or 1440
    thread.invitable = said.get("invitable", True)


def _join(call: Call) -> Answer:
    thread = _open_thread(call)
    thread.let_in(call.world.bot.id)
    return nothing()


def _open_thread(call: Call) -> Thread:
    thread = call.thread()
    if thread.archived:
        raise Refusal(400, 50083, "Thread is archived")
    return thread


def _leave(call: Call) -> Answer:
    _open_thread(call).see_off(call.world.bot.id)
    return nothing()


def _let_in(call: Call) -> Answer:
    thread = _open_thread(call)
    call.need(thread, Permission.SEND_MESSAGES_IN_THREADS)
    if thread.guild is None or call.id("user_id") not in thread.guild.members:
        raise unknown("User")
    thread.let_in(call.id("user_id"))
    return nothing()


def _see_off(call: Call) -> Answer:
    thread = _open_thread(call)
    if not (thread.is_private and thread.owner_id == call.world.bot.id):
        call.need(thread, Permission.MANAGE_THREADS)
    thread.see_off(call.id("user_id"))
    return nothing()


def _people(call: Call) -> Answer:
    thread = call.thread()
    return Answer([payloads.thread_member(thread, who) for who in thread.joined])


def _person(call: Call) -> Answer:
    thread = call.thread()
    if call.id("user_id") not in thread.joined:
        raise unknown("Member")
    return Answer(payloads.thread_member(thread, call.id("user_id")))


def _archived(call: Call) -> Answer:
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    private = call.template.endswith("private")
    found = [t for t in channel.threads if t.archived and t.is_private == private]
    bot_id = call.world.bot.id
    return Answer(
        {
            "threads": [_shown(call, t) for t in found],
            "members": [payloads.thread_member(t, bot_id) for t in found if bot_id in t.joined],
            "has_more": False,
        }
    )


def _open_dm(call: Call) -> Answer:
    user = call.world.users.get(int(call.json["recipient_id"]))
    if user is None:
        raise unknown("User")
    return Answer(payloads.channel(call.world.dm_with(user)))


_ONE = "/channels/{channel_id}"
_MEMBERS = _ONE + "/thread-members"

ROUTES = [
    Route("POST", "/users/@me/channels", _open_dm),
    Route("GET", _ONE, _channel),
    Route("PATCH", _ONE, _change),
    Route("DELETE", _ONE, _delete),
    Route("PUT", _ONE + "/permissions/{overwrite_id}", _set_overwrite),
    Route("DELETE", _ONE + "/permissions/{overwrite_id}", _remove_overwrite),
    Route("POST", _ONE + "/messages/{message_id}/threads", _thread_from_message),
    Route("POST", _ONE + "/threads", _thread_without_message),
    Route("GET", _ONE + "/threads/archived/public", _archived),
    Route("GET", _ONE + "/threads/archived/private", _archived),
    Route("GET", _MEMBERS, _people),
    Route("PUT", _MEMBERS + "/@me", _join),
    Route("DELETE", _MEMBERS + "/@me", _leave),
    Route("GET", _MEMBERS + "/{user_id}", _person),
    Route("PUT", _MEMBERS + "/{user_id}", _let_in),
    Route("DELETE", _MEMBERS + "/{user_id}", _see_off),
]
