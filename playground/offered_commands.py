"""The slash commands as a person's client offers them, and options as it would send them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import cast

from playground import payloads, permissions
from playground.channels import Channel
from playground.client_refusals import BadOption, NotOffered
from playground.guilds import Guild, Member
from playground.json_shapes import Json, objects
from playground.payload_message import attachment
from playground.permissions import Permission
from playground.seen_message import SeenFile
from playground.small_entities import Attachment, Role, User
from playground.world import World

_SUBCOMMANDS = (1, 2)
_IN_GUILD, _IN_BOT_DM = 0, 1


class OptionType(IntEnum):
    """Discord's types of command options."""

    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


@dataclass(frozen=True)
class Choice:
    """One suggestion of an autocomplete, in the person's language."""

    name: str
    value: str | int | float


def is_named(thing: Json, name: str, locale: str) -> bool:
    """Whether a client in that language shows the command, option or choice by that name."""
    localized = cast("dict[str, str]", thing.get("name_localizations") or {})
    return name in (thing["name"], localized.get(locale))


def is_shown(command: Json, user: User, channel: Channel) -> bool:
    """Whether Discord shows the command to that user in that channel."""
    guild = channel.guild
    contexts = cast("list[int] | None", command.get("contexts"))
    if contexts is not None and (_IN_BOT_DM if guild is None else _IN_GUILD) not in contexts:
        return False
    if guild is None:
        return command.get("dm_permission", True) is not False
    bits = permissions.of(user.id, channel)
    if not bits & Permission.USE_APPLICATION_COMMANDS:
        return False
    wanted = command.get("default_member_permissions")
    if wanted is None or bits & Permission.ADMINISTRATOR:
        return True
    return int(wanted) != 0 and bits & int(wanted) == int(wanted)


@dataclass(frozen=True)
class Found:
    """A chat command, the subcommands on the way to it, and the options it takes."""

    command: Json
    path: tuple[Json, ...]
    options: list[Json]

    @property
    def name(self) -> str:
        """The command as one types it."""
        return " ".join(c["name"] for c in (self.command, *self.path))

    def option(self, name: str, locale: str) -> Json:
        """The option of that name."""
        for option in self.options:
            if is_named(option, name, locale):
                return option
        known = ", ".join(o["name"] for o in self.options) or "none"
        raise BadOption(f"/{self.name} has no option {name!r}; it has: {known}")

    def data(self, options: Sequence[Json], resolved: Json) -> Json:
        """The interaction's data for these options."""
        nested: list[Json] = list(options)
        for step in reversed(self.path):
            nested = [{"name": step["name"], "type": step["type"], "options": nested}]
        data: Json = {
            "id": self.command["id"],
            "name": self.command["name"],
            "type": self.command["type"],
            "options": nested,
        }
        if resolved:
            data["resolved"] = resolved
        if "guild_id" in self.command:
            data["guild_id"] = self.command["guild_id"]
        return data


def find(commands: Sequence[Json], words: Sequence[str], locale: str) -> Found:
    """The command that these words name, in that language."""
    spoken = " ".join(words)
    command = next((c for c in commands if is_named(c, words[0], locale)), None)
    if command is None:
        known = ", ".join(sorted(c["name"] for c in commands)) or "none"
        raise NotOffered(f"there is no /{spoken} here; there are: {known}")
    path: list[Json] = []
    options = objects(command.get("options"))
    for word in words[1:]:
        branches = [o for o in options if o["type"] in _SUBCOMMANDS]
        step = next((o for o in branches if is_named(o, word, locale)), None)
        if step is None:
            known = ", ".join(o["name"] for o in branches) or "none"
            raise NotOffered(f"/{spoken} has no {word!r}; there are: {known}")
        path.append(step)
        options = objects(step.get("options"))
    if any(o["type"] in _SUBCOMMANDS for o in options):
        raise NotOffered(f"/{spoken} is a group: {', '.join(o['name'] for o in options)}")
    return Found(command, tuple(path), options)


@dataclass
class Filling:
    """Turns Python values into option values, collecting what they refer to."""

    world: World
    guild: Guild | None
    locale: str
    resolved: dict[str, Json] = field(default_factory=dict[str, Json])

    def fill(self, found: Found, given: Mapping[str, object], focus: str | None = None) -> Json:
        """The data for these values; with `focus` half-typed, nothing is required."""
        filled: dict[str, Json] = {}
        for name, value in given.items():
            option = found.option(name, self.locale)
            if focus is not None and is_named(option, focus, self.locale):
                filled[option["name"]] = _written(option, value) | {"focused": True}
            else:
                filled[option["name"]] = _written(option, self.value(option, value))
        if focus is None:
            _check_nothing_missing(found, filled)
        ordered = [filled[o["name"]] for o in found.options if o["name"] in filled]
        return found.data(ordered, dict(self.resolved))

    def value(self, option: Json, value: object) -> object:
        """The value as the client would send it."""
        if isinstance(value, Choice):
            value = value.value
        if option.get("choices"):
            value = self._choice(option, value)
        match option["type"]:
            case OptionType.STRING:
                return _string(option, value)
            case OptionType.INTEGER | OptionType.NUMBER:
                return _number(option, value)
            case OptionType.BOOLEAN:
                if not isinstance(value, bool):
                    raise BadOption(f"{option['name']} is yes or no, not {value!r}")
                return value
            case _:
                return self.thing(option, value)

    def _choice(self, option: Json, value: object) -> object:
        choices = objects(option["choices"])
        for choice in choices:
            if choice["value"] == value or is_named(choice, str(value), self.locale):
                return choice["value"]
        known = ", ".join(str(c["name"]) for c in choices)
        raise BadOption(f"{option['name']} is one of {known}, not {value!r}")

    def thing(self, option: Json, value: object) -> str:
        """The id of a user, channel, role or file, which is from now on resolved."""
        kind = option["type"]
        user = value.user if isinstance(value, Member) else value
        if isinstance(user, User) and kind in (OptionType.USER, OptionType.MENTIONABLE):
            self.person(user)
            return str(user.id)
        if isinstance(value, Role) and kind in (OptionType.ROLE, OptionType.MENTIONABLE):
            self._keep("roles", value.id, payloads.role(value))
            return str(value.id)
        if isinstance(value, Channel) and kind == OptionType.CHANNEL:
            self._keep("channels", value.id, payloads.channel(value) | {"permissions": "0"})
            return str(value.id)
        if isinstance(value, SeenFile) and kind == OptionType.ATTACHMENT:
            return self._file(value)
        raise BadOption(f"{option['name']} cannot be {value!r}")

    def person(self, user: User) -> None:
        """The user is resolved, and the member too if they are one."""
        self._keep("users", user.id, payloads.user(user))
        member = self.guild and self.guild.members.get(user.id)
        if member:
            shown = payloads.member_without_user(member)
            shown["permissions"] = str(permissions.in_guild(member))
            self._keep("members", user.id, shown)

    def _file(self, file: SeenFile) -> str:
        stored = Attachment(self.world.ids.next(), 0, file.filename, file.data, file.content_type)
        self.world.attachments[stored.id] = stored
        self._keep("attachments", stored.id, attachment(self.world, stored, ephemeral=True))
        return str(stored.id)

    def _keep(self, kind: str, snowflake: int, payload: Json) -> None:
        self.resolved.setdefault(kind, {})[str(snowflake)] = payload


def _written(option: Json, value: object) -> Json:
    return {"name": option["name"], "type": option["type"], "value": value}


def _check_nothing_missing(found: Found, filled: Mapping[str, Json]) -> None:
    for option in found.options:
        if option.get("required") and option["name"] not in filled:
            raise BadOption(f"/{found.name} needs {option['name']}")


def _string(option: Json, value: object) -> str:
    if not isinstance(value, str):
        raise BadOption(f"{option['name']} is text, not {value!r}")
    longest = option.get("max_length", 6000)
    if not option.get("min_length", 0) <= len(value) <= longest:
        raise BadOption(f"{option['name']} must not have {len(value)} characters")
    return value


def _number(option: Json, value: object) -> int | float:
    whole = option["type"] == OptionType.INTEGER
    if isinstance(value, bool) or not isinstance(value, int if whole else int | float):
        raise BadOption(f"{option['name']} is a number, not {value!r}")
    low, high = option.get("min_value"), option.get("max_value")
    if (low is not None and value < low) or (high is not None and value > high):
        raise BadOption(f"{option['name']} is from {low} to {high}, not {value}")
    return value
