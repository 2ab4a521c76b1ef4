"""What one person's page is shown: people, places, commands and messages as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import cast

from playground import payload_message, permissions, unread
from playground.channels import Channel
from playground.client_redirect import CDN
from playground.commands import CHAT
from playground.driver import Person
from playground.guilds import Guild
from playground.json_shapes import Json
from playground.message import Message
from playground.seen_message import is_for
from playground.server import StandIn
from playground.small_entities import User
from playground.world import World

PAGE_OF_MESSAGES = 50


def people(world: World) -> list[User]:
    """Everybody whose place one can take; the owner of the servers is nobody."""
    return [u for u in world.users.values() if not u.bot and u is not world.owner]


def user(who: User) -> Json:
    """A person, with the address of their picture."""
    return {
        "id": str(who.id),
        "name": who.global_name or who.name,
        "locale": who.locale,
        "avatar": f"{CDN}/avatars/{who.id}/{who.avatar}.png",
    }


class View:
    """Everything as this one person has it before them, and nothing else."""

    def __init__(self, standin: StandIn, who: User) -> None:
        self._standin = standin
        self._world = standin.world
        self.user = who
        self._person = Person(standin, who)

    def hello(self) -> Json:
        """The first frame."""
        bot = self._world.bot
        return {
            "op": "hello",
            "you": user(self.user),
            "people": [user(who) for who in people(self._world)],
            "places": self.places(),
            "commands": self.commands(),
            "bot": {"id": str(bot.id), "name": bot.name, "online": self.bot_is_online},
            "unread": {str(c.id): self._unread(c) for c in self.channels()},
        }

    @property
    def bot_is_online(self) -> bool:
        """Whether the bot can be told of anything."""
        return self._standin.gateway.is_online

    def sees(self, channel: Channel) -> bool:
        """Whether the channel is there for this person."""
        guild = channel.guild
        there = not channel.deleted and (guild is None or guild.available)
        return there and permissions.can_see(self.user.id, channel)

    def shows(self, message: Message) -> bool:
        """Whether the message is on this person's screen."""
        return self.sees(message.channel) and is_for(self.user.id, message)

    def channels(self) -> Iterator[Channel]:
        """Every channel, thread and DM of this person."""
        for guild in self._guilds():
            yield from self._channels_of(guild)
        yield self._person.dm

    def places(self) -> Json:
        """The servers with their channels and threads, and the DM with the bot."""
        return {
            "guilds": [self._guild(guild) for guild in self._guilds()],
            "dm": self._channel(self._person.dm),
        }

    def commands(self) -> Json:
        """The chat commands that are shown in each server, and in the DM."""
        shown: Json = {str(g.id): self._offered(self._channels_of(g)) for g in self._guilds()}
        shown["dm"] = self._offered([self._person.dm])
        return shown

    def message(self, what: Message) -> Json:
        """The message with links that are good wherever the page was loaded from."""
        payload = payload_message.message(what)
        local = cast("Json", _with_local_links(payload, self._world.cdn))
        if what.origin is not None and what.origin.name:
            local["interaction_metadata"]["name"] = what.origin.name
        return {**local, "ephemeral": what.ephemeral_to is not None}

    def history(self, channel: Channel, before: int | None) -> Json:
        """The messages before that one, or the newest, oldest first."""
        limit = 1 << 64 if before is None else before
        mine = (m for m in reversed(channel.messages.values()) if is_for(self.user.id, m))
        older = list(islice((m for m in mine if m.id < limit), PAGE_OF_MESSAGES + 1))
        page = older[:PAGE_OF_MESSAGES]
        return {
            "messages": [self.message(m) for m in reversed(page)],
            "more": len(older) > len(page),
        }

    def unread(self, channel: Channel) -> Json:
        """The frame that tells what is unread there."""
        return {"op": "unread", "channel": str(channel.id), **self._unread(channel)}

    def _unread(self, channel: Channel) -> Json:
        new = unread.in_channel(self.user, channel)
        return {"count": new.count, "mentions": new.mentions}

    def _guilds(self) -> list[Guild]:
        every = self._world.guilds.values()
        return [g for g in every if g.available and self.user.id in g.members]

    def _channels_of(self, guild: Guild) -> list[Channel]:
        there = sorted(guild.channels.values(), key=lambda c: c.position)
        return [c for c in (*there, *guild.threads.values()) if self.sees(c)]

    def _guild(self, guild: Guild) -> Json:
        there = [m for m in guild.members.values() if m.user is not self._world.owner]
        return {
            "id": str(guild.id),
            "name": guild.name,
            "members": [{"id": str(m.id), "name": m.name, "bot": m.user.bot} for m in there],
            "channels": [self._channel(c) for c in self._channels_of(guild)],
        }

    def _channel(self, channel: Channel) -> Json:
        thread = channel.as_thread
        last = channel.last_message_id
        return {
            "id": str(channel.id),
            "type": int(channel.kind),
            "name": channel.name or self._world.bot.name,
            "topic": channel.topic,
            "parent_id": None if channel.parent_id is None else str(channel.parent_id),
            "archived": thread is not None and thread.archived,
            "joined": thread is None or self.user.id in thread.joined,
            "last_message_id": None if last is None else str(last),
        }

    def _offered(self, channels: Sequence[Channel]) -> list[Json]:
        """What is shown in any of the channels: overwrites may hide it in some."""
        shown = [c for channel in channels for c in self._person.at(channel).offered()]
        by_id: dict[str, Json] = {c["id"]: c for c in shown if c["type"] == CHAT}
        return list(by_id.values())


def _with_local_links(value: object, cdn: str) -> object:
    """The JSON with links to our own files as paths: the page may be at another address."""
    match value:
        case dict():
            items = cast("Mapping[str, object]", value).items()
            return {key: _local(key, inner, cdn) for key, inner in items}
        case list():
            return [_with_local_links(inner, cdn) for inner in cast("list[object]", value)]
        case _:
            return value


def _local(key: str, value: object, cdn: str) -> object:
    if key in ("url", "proxy_url") and isinstance(value, str) and value.startswith(f"{cdn}/"):
        return CDN + value.removeprefix(cdn)
    return _with_local_links(value, cdn)
