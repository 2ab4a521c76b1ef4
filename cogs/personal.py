"""What people may decide about themselves: /settings and /forget-me."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.app import App
from bot.match.model import InteractionId, Person
from cogs.playing import guest_of
from cogs.speech import Voice, spoken, wishes_of
from cogs.translation import words
from render.colours import PaletteKey

if TYPE_CHECKING:
    from cogs.client import FiakerBot


class Personal(commands.Cog):
    """A person's own settings."""

    def __init__(self, app: App) -> None:
        self._app = app

    @app_commands.command(name=words("settings"), description=words("settings-about"))
    @app_commands.rename(
        language=words("option-language"),
        palette=words("option-palette"),
        contrast=words("option-contrast"),
        pings=words("option-pings"),
    )
    @app_commands.describe(
        language=words("option-language-about"),
        palette=words("option-palette-about"),
        contrast=words("option-contrast-about"),
        pings=words("option-pings-about"),
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name=words(f"choice-{value}"), value=value)
            for value in ("en", "de", "fr", "it")
        ],
        palette=[
            app_commands.Choice(name=words(f"choice-{value}"), value=value)
            for value in get_args(PaletteKey)
        ],
    )
    async def settings(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        palette: str | None = None,
        contrast: bool | None = None,
        pings: bool | None = None,
    ) -> None:
        """Your language, colours and pings; without anything, what they are."""
        guest = await guest_of(self._app, interaction)
        wishes = await wishes_of(self._app.store, guest.user)
        if language is not None:
            wishes = replace(wishes, language=spoken(language))
        if palette in get_args(PaletteKey):
            wishes = replace(wishes, palette=palette)
        if contrast is not None:
            wishes = replace(wishes, contrast=contrast)
        if pings is not None:
            wishes = replace(wishes, pings=pings)
        data = msgspec.json.encode(wishes)
        await self._app.store.know(Person(guest.user, interaction.user.display_name, data))
        voice = Voice(wishes.language or guest.voice.language)
        look = voice.say(
            "settings-now",
            language=voice.say(f"command-choice-{voice.language}"),
            palette=voice.say(f"command-choice-{wishes.palette}"),
            contrast="yes" if wishes.contrast else "no",
        )
        pinged = voice.say("settings-pings", pings="yes" if wishes.pings else "no")
        await guest.tell(f"{look}\n{pinged}")

    @app_commands.command(name=words("forget-me"), description=words("forget-me-about"))
    @app_commands.rename(sure=words("option-sure"))
    @app_commands.describe(sure=words("option-sure-about"))
    async def forget_me(self, interaction: discord.Interaction, sure: bool) -> None:
        """Take everything about you out of the bot's memory."""
        guest = await guest_of(self._app, interaction)
        if sure:
            matches = await self._app.store.matches_of(guest.user)
            await self._app.store.forget(guest.user)
            for match in matches:  # shown without the name; and the seat is played by itself now
                by = InteractionId(f"{guest.by}-{match}")
                await self._app.service.repost(match, by=by)
        await guest.tell(guest.voice.say("forgotten" if sure else "not-forgotten"))


async def setup(bot: FiakerBot) -> None:
    """Add the commands."""
    await bot.add_cog(Personal(bot.app))
