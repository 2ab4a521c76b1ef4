"""A world with one of everything in it."""

from __future__ import annotations

from playground import payload_message, payloads
from playground.channels import Channel, ChannelType
from playground.commands import Commands
from playground.guilds import Guild
from playground.interactions import Interaction, InteractionType
from playground.json_shapes import Json
from playground.message import Message
from playground.message_writes import Request, change_message, new_message
from playground.permissions import Permission
from playground.request_body import Upload
from playground.world import World
from playground.world_clock import Clock
from tests.playground.table_bot import PICTURE

BUTTON: Json = {"type": 2, "style": 1, "label": "Würfeln", "custom_id": "v:1:roll"}
LAYOUT: list[Json] = [
    {
        "type": 17,
        "accent_color": 0xAABBCC,
        "components": [
            {"type": 10, "content": "Runde 1 🎲"},
            {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]},
            {"type": 1, "components": [BUTTON]},
        ],
    }
]


def furnish(world: World, commands: Commands) -> None:
    """The world has one of everything."""
    guild = _guild(world)
    channel = guild.new_channel("spieltisch", topic="Hier wird gespielt")
    anna, bert = (guild.members[u] for u in list(guild.members)[2:4])
    role = guild.new_role("Kutscher", Permission.MANAGE_THREADS | Permission.PIN_MESSAGES)
    role.color, role.hoist, role.mentionable = 0x123456, True, True
    bert.give(role)
    bert.nick, bert.timed_out_until = "Der Bert", world.clock.now() + 3600
    channel.deny(guild.everyone, Permission.SEND_MESSAGES)
    channel.allow(anna, Permission.SEND_MESSAGES)
    _messages(world, channel)
    _threads(guild, channel)
    _direct_messages(world)
    world.mark_read(anna.user, channel, next(iter(channel.messages)))
    guild.new_channel("kategorie", kind=ChannelType.CATEGORY)
    world.new_guild("Verlassen").delete()
    world.new_guild("Ausgefallen").black_out()
    commands.replace(None, [{"name": "roll", "description": "Würfle", "options": [{"type": 1}]}])
    commands.put(guild.id, {"name": "admin", "default_member_permissions": "32"})


def _guild(world: World) -> Guild:
    guild = world.new_guild("Wien", locale="de", bot_permissions=Permission.MENTION_EVERYONE)
    guild.new_member("Anna", locale="de", permissions=Permission.MANAGE_GUILD)
    guild.admit(world.new_user("Bert", locale="fr", dms_open=False))
    guild.new_member("Gegangen").leave()
    return guild


def _messages(world: World, channel: Channel) -> None:
    assert channel.guild is not None
    anna, bert = list(channel.guild.members.values())[2:4]
    role = list(channel.guild.roles.values())[-1]
    channel.post(anna, f"Servus <@{bert.id}>")
    said: Json = {"content": f"<@{anna.id}> <@&{role.id}> @everyone", "nonce": "n-1"}
    first = channel.add(new_message(channel, Request({**said, "embeds": [_EMBED]}, _files())))
    reply: Json = {"content": "ja", "nonce": 7, "message_reference": {"message_id": str(first.id)}}
    second = channel.add(new_message(channel, Request(reply, {})))
    second.reactions["🎲"] = [anna.id, world.bot.id]
    second.pinned_at = world.clock.now() + 0.1
    second.old_edits = 2
    layout: Json = {"flags": 1 << 15, "components": LAYOUT}
    board = channel.add(new_message(channel, Request(layout, _files())))
    change_message(board, Request({"components": LAYOUT}, {}))
    trigger = Interaction(
        world.ids.next(), "t", InteractionType.COMMAND, anna.user, channel, 0.0, {"name": "roll"}
    )
    act = Interaction(
        world.ids.next(), "u", InteractionType.COMPONENT, anna.user, channel, 0.0, {}, board
    )
    act.trigger = trigger
    channel.add(
        new_message(
            channel,
            Request({"content": "nur für dich", "flags": 64}, {}),
            ephemeral_to=anna.id,
            origin=act.origin(),
        )
    )


_EMBED: Json = {"title": "Stand", "image": {"url": "attachment://board.png"}, "color": 1}


def _files() -> dict[int, Upload]:
    return {0: Upload("board.png", "image/png", PICTURE), 1: Upload("a ä.bin", "x/y", b"\x00\xff")}


def _threads(guild: Guild, channel: Channel) -> None:
    anna, bert = list(guild.members.values())[2:4]
    starter = next(iter(channel.messages.values()))
    public = channel.new_thread("Partie 1", owner=guild.me, id=starter.id)
    public.post(anna, "los")
    public.set_archived(True, locked=True)
    private = channel.new_thread("geheim", owner=anna, private=True)
    private.let_in(bert.id)
    private.invitable, private.auto_archive_minutes = False, 60


def _direct_messages(world: World) -> None:
    anna = next(u for u in world.users.values() if u.global_name == "Anna")
    dm = world.dm_with(anna)
    dm.add(new_message(dm, Request({"content": "psst"}, {})))


def shown(world: World, commands: Commands) -> Json:
    """Everything that anybody is ever told about the world."""
    return {
        "users": [(payloads.user(u), u.locale, u.dms_open) for u in world.users.values()],
        "application": payloads.application(world),
        "guilds": [payloads.guild_create(g, everybody=True) for g in world.guilds.values()],
        "available": [g.available for g in world.guilds.values()],
        "channels": {c.id: _channel(world, c) for c in world.channels.values()},
        "commands": commands.everything(),
        "read": world.read_marks,
        "unreachable": world.out_of_reach,
        "files": {a.id: (a.data, a.content_type) for a in world.attachments.values()},
    }


def _channel(world: World, channel: Channel) -> Json:
    thread = channel.as_thread
    return {
        "payload": payloads.channel(channel, for_user=world.bot.id),
        "threads": None if thread is None else (thread.joined, thread.last_active, thread.sent),
        "messages": [_message(m) for m in channel.messages.values()],
    }


def _message(message: Message) -> Json:
    return {
        "payload": payload_message.message(message),
        "private": (message.ephemeral_to, message.pinned_at, message.old_edits),
    }


def furnished_world(clock: Clock) -> tuple[World, Commands]:
    """A world with one of everything."""
    world = World(clock)
    commands = Commands(world)
    furnish(world, commands)
    return world, commands
