"""Commands with every kind of option, in two languages."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands


class Words(app_commands.Translator):
    """German for everything, as far as names allow it."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return f"{string.message}-ü" if locale is discord.Locale.german else None


def command_tree() -> app_commands.CommandTree[discord.Client]:
    """Commands with every kind of option the bot uses."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))

    @tree.command(description="Put one or two dice on a field")
    @app_commands.describe(field="the field", dice="how many dice")
    @app_commands.choices(shade=[app_commands.Choice(name="Day", value="day")])
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.default_permissions(manage_guild=True)
    async def place(
        interaction: discord.Interaction,
        field: app_commands.Range[str, 1, 30],
        dice: app_commands.Range[int, 1, 2],
        weight: app_commands.Range[float, 0.5, 1.5],
        shade: str = "day",
        whom: discord.User | None = None,
        where: discord.TextChannel | None = None,
        proof: discord.Attachment | None = None,
        silent: bool = False,
    ) -> None: ...

    @place.autocomplete("field")
    async def offer(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return []

    cup = app_commands.Group(name="cup", description="Tournaments", nsfw=False)
    rounds = app_commands.Group(name="round", description="Its rounds", parent=cup)

    @rounds.command(name="open", description="Begin the next round")
    async def begin(interaction: discord.Interaction, role: discord.Role) -> None: ...

    async def show(interaction: discord.Interaction, user: discord.User) -> None: ...
    async def read(interaction: discord.Interaction, message: discord.Message) -> None: ...

    tree.add_command(cup)
    tree.add_command(app_commands.ContextMenu(name="Show Matches", callback=show))
    tree.add_command(app_commands.ContextMenu(name="Read Aloud", callback=read))
    return tree


async def translated_commands() -> list[Any]:
    """The commands as they are sent to Discord."""
    tree = command_tree()
    types = (discord.AppCommandType.chat_input, *list(discord.AppCommandType)[1:3])
    commands = [command for type_ in types for command in tree.get_commands(type=type_)]
    return [await command.get_translated_payload(tree, Words()) for command in commands]
