"""Who asks: a person behind an interaction, spoken to in their language."""

from __future__ import annotations

from typing import NamedTuple

import discord

from bot.app import App
from bot.loaded_match import LoadedMatch
from bot.match.model import (
    InteractionId,
    Person,
    UserId,
)
from cogs.interaction.message_layouts import note, parted
from cogs.interaction.reply_language import Voice, language_for


class Guest(NamedTuple):
    """Who asks, and through which interaction."""

    app: App
    interaction: discord.Interaction
    voice: Voice

    @property
    def user(self) -> UserId:
        """The person."""
        return UserId(self.interaction.user.id)

    @property
    def by(self) -> InteractionId:
        """The name of this request: Discord may deliver it twice."""
        return InteractionId(str(self.interaction.id))

    async def tell(self, text: str) -> None:
        """Answer, for nobody else to see; in several messages if it is long."""
        first, *others = parted(text)
        await self.interaction.response.send_message(view=note(first), ephemeral=True)
        for part in others:
            await self.interaction.followup.send(view=note(part), ephemeral=True)


async def guest_of(
    app: App, interaction: discord.Interaction, loaded: LoadedMatch | None = None
) -> Guest:
    """The person behind an interaction, spoken to in their language."""
    language = await language_for(app, interaction)
    return Guest(app, interaction, Voice(language, loaded.game if loaded else None))


async def remember(app: App, user: discord.User | discord.Member) -> None:
    """Keep what somebody is called now."""
    known = await app.store.person(UserId(user.id))
    settings = known.settings if known else b"{}"
    if known is None or known.name != user.display_name:
        await app.store.know(Person(UserId(user.id), user.display_name, settings))
