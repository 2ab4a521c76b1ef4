"""The application commands that the bot has registered."""

from __future__ import annotations

from collections.abc import Sequence

from playground import world_changes
from playground.errors import invalid_form, unknown
from playground.json_shapes import Json
from playground.world import World

CHAT, USER_MENU, MESSAGE_MENU = 1, 2, 3


class Commands:
    """Commands by where they are registered: None for everywhere, else a guild's id."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._kept: dict[int | None, dict[int, Json]] = {}

    def everything(self) -> dict[int | None, list[Json]]:
        """Every command, by where it is registered."""
        return {place: list(kept.values()) for place, kept in self._kept.items()}

    def restore(self, place: int | None, commands: Sequence[Json]) -> None:
        """Exactly these commands are registered there, ids and all."""
        self._kept[place] = {int(c["id"]): c for c in commands}

    def registered(self, guild_id: int | None) -> list[Json]:
        """The commands registered in that place."""
        return list(self._kept.get(guild_id, {}).values())

    def offered(self, guild_id: int | None) -> list[Json]:
        """The commands that people are offered there: a guild's own come first."""
        own = [] if guild_id is None else self.registered(guild_id)
        taken = {(c["type"], c["name"]) for c in own}
        return own + [c for c in self.registered(None) if (c["type"], c["name"]) not in taken]

    def replace(self, guild_id: int | None, wanted: Sequence[Json]) -> list[Json]:
        """Exactly the wanted commands are registered there; known ones keep their ids."""
        names = [(w.get("type", CHAT), w["name"]) for w in wanted]
        if len(set(names)) != len(names):
            raise invalid_form(
                "name",
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        made = [self._made(guild_id, w) for w in wanted]
        self._kept[guild_id] = {int(c["id"]): c for c in made}
        self._world.emit(world_changes.CommandsChanged())
        return made

    def put(self, guild_id: int | None, wanted: Json) -> tuple[Json, bool]:
        """The command is registered there; true if it is new."""
        is_new = self._same_name(guild_id, wanted) is None
        made = self._made(guild_id, wanted)
        self._kept.setdefault(guild_id, {})[int(made["id"])] = made
        self._world.emit(world_changes.CommandsChanged())
        return made, is_new

    def get(self, guild_id: int | None, command_id: int) -> Json:
        """The command with that id."""
        command = self._kept.get(guild_id, {}).get(command_id)
        if command is None:
            raise unknown("application command")
        return command

    def change(self, guild_id: int | None, command_id: int, said: Json) -> Json:
        """The command has the new settings."""
        changed = {**self.get(guild_id, command_id), **said}
        changed = {**_complete(changed), "version": str(self._world.ids.next())}
        self._kept[guild_id][command_id] = changed
        self._world.emit(world_changes.CommandsChanged())
        return changed

    def remove(self, guild_id: int | None, command_id: int) -> None:
        """The command is no longer registered."""
        self.get(guild_id, command_id)
        del self._kept[guild_id][command_id]
        self._world.emit(world_changes.CommandsChanged())

    def _same_name(self, guild_id: int | None, wanted: Json) -> Json | None:
        key = (wanted.get("type", CHAT), wanted["name"])
        known = self._kept.get(guild_id, {}).values()
        return next((c for c in known if (c["type"], c["name"]) == key), None)

    def _made(self, guild_id: int | None, wanted: Json) -> Json:
        known = self._same_name(guild_id, wanted)
        fresh = str(self._world.ids.next())
        made: Json = {
            **_complete(wanted),
            "id": fresh if known is None else known["id"],
            "application_id": str(self._world.application_id),
            "version": fresh,
        }
        if guild_id is not None:
            made["guild_id"] = str(guild_id)
        return made


def _complete(said: Json) -> Json:
    complete: Json = {
        "type": CHAT,
        "description": "",
        "default_member_permissions": None,
        "name_localizations": None,
        "description_localizations": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
        **{key: value for key, value in said.items() if value is not None},
    }
    permissions = complete["default_member_permissions"]
    if permissions is not None:
        complete["default_member_permissions"] = str(permissions)
    if "options" in complete:
        complete["options"] = [_option(o) for o in complete["options"]]
    return complete


def _option(said: Json) -> Json:
    option = {key: value for key, value in said.items() if value is not None}
    if "options" in option:
        option["options"] = [_option(o) for o in option["options"]]
    return option
