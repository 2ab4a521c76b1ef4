"""The world as Discord's JSON: users, members, roles, channels, guilds."""

from __future__ import annotations

from playground import permissions
from playground.channels import Channel, ChannelType, Thread
from playground.guilds import Guild, Member
from playground.json_shapes import Json
from playground.small_entities import Role, User
from playground.world import World
from playground.world_clock import iso


def user(who: User) -> Json:
    """A user object."""
    payload: Json = {
        "id": str(who.id),
        "username": who.name,
        "discriminator": "0000" if who.bot else "0",
        "global_name": who.global_name,
        "avatar": who.avatar,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
        "banner": None,
        "accent_color": None,
        "public_flags": 0,
        "flags": 0,
    }
    if who.bot:
        payload["bot"] = True
    return payload


def own_user(bot: User) -> Json:
    """The bot's own account, as only the bot itself gets it."""
    return {**user(bot), "mfa_enabled": False, "locale": bot.locale, "verified": True}


def application(world: World) -> Json:
    """The application behind the bot."""
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def role(what: Role) -> Json:
    """A role object."""
    return {
        "id": str(what.id),
        "name": what.name,
        "permissions": str(int(what.permissions)),
        "position": what.position,
        "color": what.color,
        "colors": {"primary_color": what.color, "secondary_color": None, "tertiary_color": None},
        "hoist": what.hoist,
        "managed": what.managed,
        "mentionable": what.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def member_without_user(who: Member) -> Json:
    """A member object as messages carry it, beside the author."""
    timed_out = who.timed_out_until > who.guild.world.clock.now()
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": iso(who.timed_out_until) if timed_out else None,
        "flags": 0,
        "joined_at": iso(who.joined_at),
        "nick": who.nick,
        "pending": False,
        "premium_since": None,
        "roles": [str(role_id) for role_id in who.role_ids],
        "mute": False,
        "deaf": False,
    }


def member(who: Member) -> Json:
    """A member object."""
    return {**member_without_user(who), "user": user(who.user)}


def channel(where: Channel, *, for_user: int | None = None) -> Json:
    """A channel object: of a guild, a DM, or a thread."""
    if isinstance(where, Thread):
        return thread(where, for_user=for_user)
    if where.kind is ChannelType.DM:
        return direct_message(where)
    assert where.guild is not None
    payload: Json = {
        "id": str(where.id),
        "type": int(where.kind),
        "guild_id": str(where.guild.id),
        "name": where.name,
        "position": where.position,
        "flags": 0,
        "parent_id": None if where.parent_id is None else str(where.parent_id),
        "permission_overwrites": [
            {"id": str(o.target), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
            for o in where.overwrites.values()
        ],
    }
    if where.kind is not ChannelType.CATEGORY:
        payload |= {
            "last_message_id": _or_none(where.last_message_id),
            "topic": where.topic,
            "nsfw": False,
            "rate_limit_per_user": 0,
        }
    return payload


def direct_message(where: Channel) -> Json:
    """A DM channel object as the bot gets it: the recipient is the person."""
    return {
        "id": str(where.id),
        "type": int(ChannelType.DM),
        "flags": 0,
        "last_message_id": _or_none(where.last_message_id),
        "recipients": [user(where.world.users[who]) for who in where.recipients],
    }


def thread(where: Thread, *, for_user: int | None = None) -> Json:
    """A thread object; with `for_user` it says whether that user is in it."""
    assert where.guild is not None
    payload: Json = {
        "id": str(where.id),
        "type": int(where.kind),
        "guild_id": str(where.guild.id),
        "parent_id": str(where.parent_id),
        "owner_id": str(where.owner_id),
        "name": where.name,
        "flags": 0,
        "last_message_id": _or_none(where.last_message_id),
        "rate_limit_per_user": 0,
        "message_count": len(where.public_messages()),
        "total_message_sent": where.sent,
        "member_count": min(len(where.joined), 50),
        "thread_metadata": {
            "archived": where.archived,
            "archive_timestamp": iso(where.state_changed),
            "auto_archive_duration": where.auto_archive_minutes,
            "locked": where.locked,
            "create_timestamp": iso(where.created),
            **({"invitable": where.invitable} if where.is_private else {}),
        },
    }
    if for_user is not None and for_user in where.joined:
        payload["member"] = thread_member(where, for_user)
    return payload


def thread_member(where: Thread, user_id: int) -> Json:
    """Somebody's membership of a thread."""
    return {
        "id": str(where.id),
        "user_id": str(user_id),
        "join_timestamp": iso(where.joined[user_id]),
        "flags": 0,
    }


def guild(what: Guild) -> Json:
    """A guild object as REST answers it."""
    return {
        "id": str(what.id),
        "name": what.name,
        "owner_id": str(what.owner_id),
        "preferred_locale": what.locale,
        "roles": [role(r) for r in what.roles.values()],
        "region": "deprecated",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "verification_level": 0,
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "nsfw_level": 0,
        "features": [],
        "emojis": [],
        "stickers": [],
        **dict.fromkeys(("widget_enabled", "premium_progress_bar_enabled", "nsfw"), False),
        **dict.fromkeys(_NULL_IN_GUILD),
    }


_NULL_IN_GUILD = (
    "icon",
    "description",
    "home_header",
    "splash",
    "discovery_splash",
    "banner",
    "application_id",
    "afk_channel_id",
    "system_channel_id",
    "widget_channel_id",
    "max_presences",
    "vanity_url_code",
    "rules_channel_id",
    "safety_alerts_channel_id",
    "public_updates_channel_id",
    "incidents_data",
)


def guild_create(what: Guild, *, everybody: bool) -> Json:
    """The GUILD_CREATE event: `everybody` lists all members, else only the bot."""
    bot_id = what.world.bot.id
    listed = what.members.values() if everybody else [what.me]
    visible = [t for t in what.threads.values() if permissions.can_see(bot_id, t)]
    return {
        **guild(what),
        "joined_at": iso(what.me.joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(what.members),
        "members": [member(m) for m in listed],
        "channels": [channel(c) for c in what.channels.values()],
        "threads": [thread(t, for_user=bot_id) for t in visible if not t.archived],
        **{key: [] for key in _EMPTY_IN_GUILD_CREATE},
    }


_EMPTY_IN_GUILD_CREATE = (
    "voice_states",
    "presences",
    "stage_instances",
    "guild_scheduled_events",
    "soundboard_sounds",
)


def _or_none(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)
