"""One REST request as the handlers see it, and what they may ask of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playground import permissions
from playground.channels import Channel, Thread
from playground.commands import Commands
from playground.errors import Refusal, invalid_form, missing_access, missing_permissions, unknown
from playground.guilds import Guild
from playground.interaction_answers import Answering
from playground.interactions import Interaction
from playground.json_shapes import Json
from playground.message import Message
from playground.message_writes import Request
from playground.permissions import Permission
from playground.request_body import Body
from playground.world import World


@dataclass(frozen=True)
class Site:
    """What every handler works on."""

    world: World
    commands: Commands
    answering: Answering
    gateway_url: str
    shards: int = 1
    old_edits_allowed: int | None = None
    privileged: bool = False


@dataclass
class Call:
    """A request, its parameters checked as they are asked for."""

    site: Site
    method: str
    template: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Body
    interaction: Interaction | None = None

    @property
    def world(self) -> World:
        """The world that the request is about."""
        return self.site.world

    @property
    def json(self) -> Json:
        """The JSON object that came with the request."""
        return self.body.object

    @property
    def request(self) -> Request:
        """The body as a message to make or change."""
        return Request(self.json, self.body.files)

    def id(self, name: str) -> int:
        """The path parameter of that name, a snowflake."""
        value = self.params[name]
        if not value.isdecimal():
            raise invalid_form(name, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return int(value)

    def flag(self, name: str) -> bool:
        """Whether the query says yes to `name`."""
        return self.query.get(name, "") in ("1", "true", "True")

    def guild(self) -> Guild:
        """The guild in the path, if the bot is in it."""
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None:
            raise self._not_there(self.id("guild_id"), "Guild")
        return guild

    def channel(self, needed: Permission = Permission.NONE) -> Channel:
        """The channel in the path, if the bot sees it and has the needed permissions."""
        channel = self.world.channels.get(self.id("channel_id"))
        if channel is None:
            raise self._not_there(self.id("channel_id"), "Channel")
        if channel.guild is not None and not channel.guild.available:
            raise Refusal(503, 0, "503: Service Unavailable")
        if not permissions.can_see(self.world.bot.id, channel):
            raise missing_access()
        self.need(channel, needed)
        return channel

    def need(self, channel: Channel, needed: Permission) -> None:
        """Nothing happens if the bot has these permissions in the channel."""
        if channel.guild is None:
            return
        bits = permissions.of(self.world.bot.id, channel)
        if bits & needed != needed:
            raise missing_permissions()

    def thread(self) -> Thread:
        """The thread in the path."""
        thread = self.channel().as_thread
        if thread is None:
            raise Refusal(400, 50024, "Cannot execute action on this channel type")
        return thread

    def message(self, channel: Channel) -> Message:
        """The message in the path; an ephemeral one is unknown here."""
        message = channel.messages.get(self.id("message_id"))
        if message is None or message.ephemeral_to is not None:
            raise unknown("Message")
        return message

    def _not_there(self, snowflake: int, what: str) -> Refusal:
        if snowflake in self.world.out_of_reach:
            return missing_access()
        return unknown(what)


@dataclass(frozen=True)
class Answer:
    """What goes back: JSON, or nothing (204)."""

    json: Any = None
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict[str, str])


Handler = Callable[[Call], Answer]


def nothing() -> Answer:
    """204: done, and there is nothing to say."""
    return Answer(status=204)


@dataclass(frozen=True)
class Route:
    """A handler and where it answers; `template` is Discord's, without the base."""

    method: str
    template: str
    handler: Handler
    public: bool = False
