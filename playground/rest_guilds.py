"""REST: guilds, roles, members."""

from __future__ import annotations

from playground import payloads
from playground.channels import ChannelType
from playground.errors import missing_access, missing_permissions, unknown
from playground.guilds import Member
from playground.permissions import Permission, in_guild
from playground.rest_call import Answer, Call, Route, nothing


def _need(call: Call, needed: Permission) -> None:
    if in_guild(call.guild().me) & needed != needed:
        raise missing_permissions()


def _guilds(call: Call) -> Answer:
    return Answer(
        [
            {
                "id": str(g.id),
                "name": g.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "permissions": str(in_guild(g.me)),
                "features": [],
            }
            for g in call.world.guilds.values()
        ]
    )


def _guild(call: Call) -> Answer:
    guild = call.guild()
    payload = payloads.guild(guild)
    if call.flag("with_counts"):
        payload["approximate_member_count"] = len(guild.members)
        payload["approximate_presence_count"] = len(guild.members)
    return Answer(payload)


def _leave(call: Call) -> Answer:
    call.guild().me.leave()
    return nothing()


def _channels(call: Call) -> Answer:
    return Answer([payloads.channel(c) for c in call.guild().channels.values()])


def _new_channel(call: Call) -> Answer:
    _need(call, Permission.MANAGE_CHANNELS)
    kind = ChannelType(call.json.get("type") or 0)
    channel = call.guild().new_channel(call.json["name"], kind=kind, topic=call.json.get("topic"))
    return Answer(payloads.channel(channel), 201)


def _roles(call: Call) -> Answer:
    return Answer([payloads.role(r) for r in call.guild().roles.values()])


def _role(call: Call) -> Answer:
    role = call.guild().roles.get(call.id("role_id"))
    if role is None:
        raise unknown("Role")
    return Answer(payloads.role(role))


def _find_member(call: Call) -> Member:
    member = call.guild().members.get(call.id("user_id"))
    if member is None:
        raise unknown("Member")
    return member


def _member(call: Call) -> Answer:
    return Answer(payloads.member(_find_member(call)))


def _members(call: Call) -> Answer:
    if not call.site.privileged:
        raise missing_access()
    after = int(call.query.get("after", "0"))
    limit = int(call.query.get("limit", "1"))
    found = sorted((m for m in call.guild().members.values() if m.id > after), key=lambda m: m.id)
    return Answer([payloads.member(m) for m in found[:limit]])


def _search_members(call: Call) -> Answer:
    start = call.query.get("query", "").lower()
    limit = int(call.query.get("limit", "1"))
    everybody = call.guild().members.values()
    found = [m for m in everybody if _is_called(m, start)]
    return Answer([payloads.member(m) for m in found[:limit]])


def _is_called(member: Member, start: str) -> bool:
    return member.name.lower().startswith(start) or member.user.name.startswith(start)


def _change_own_nick(call: Call) -> Answer:
    me = call.guild().me
    me.nick = call.json.get("nick")
    return Answer(payloads.member(me))


def _kick(call: Call) -> Answer:
    _need(call, Permission.KICK_MEMBERS)
    _find_member(call).leave()
    return nothing()


def _give_role(call: Call) -> Answer:
    _need(call, Permission.MANAGE_ROLES)
    _role(call)
    _find_member(call).give(call.guild().roles[call.id("role_id")])
    return nothing()


def _take_role(call: Call) -> Answer:
    _need(call, Permission.MANAGE_ROLES)
    _role(call)
    _find_member(call).take(call.guild().roles[call.id("role_id")])
    return nothing()


def _active_threads(call: Call) -> Answer:
    bot_id = call.world.bot.id
    active = [t for t in call.guild().threads.values() if not t.archived]
    return Answer(
        {
            "threads": [payloads.thread(t, for_user=bot_id) for t in active],
            "members": [payloads.thread_member(t, bot_id) for t in active if bot_id in t.joined],
            "has_more": False,
        }
    )


ROUTES = [
    Route("GET", "/users/@me/guilds", _guilds),
    Route("DELETE", "/users/@me/guilds/{guild_id}", _leave),
    Route("GET", "/guilds/{guild_id}", _guild),
    Route("GET", "/guilds/{guild_id}/channels", _channels),
    Route("POST", "/guilds/{guild_id}/channels", _new_channel),
    Route("GET", "/guilds/{guild_id}/roles", _roles),
    Route("GET", "/guilds/{guild_id}/roles/{role_id}", _role),
    Route("GET", "/guilds/{guild_id}/members", _members),
    Route("GET", "/guilds/{guild_id}/members/search", _search_members),
    Route("PATCH", "/guilds/{guild_id}/members/@me", _change_own_nick),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", _member),
    Route("DELETE", "/guilds/{guild_id}/members/{user_id}", _kick),
    Route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", _give_role),
    Route("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", _take_role),
    Route("GET", "/guilds/{guild_id}/threads/active", _active_threads),
]
