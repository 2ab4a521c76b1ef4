"""Clicks on what we posted: one way in, by what the custom id begins with, and one way out.

What was clicked stands in its id, so a click means the same after a restart: nothing has to be
remembered between a message and a click on it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.app import App
from bot.loaded_match import LoadedMatch
from bot.match.model import InteractionId
from cogs.interaction.error_report import report
from cogs.interaction.repeated_delivery import Deliveries, answer_quietly, is_unanswered


@dataclass
class Click:
    """A click, and the match it turned out to be about."""

    interaction: discord.Interaction
    custom_id: str
    about: LoadedMatch | None = None


Answerer: TypeAlias = Callable[[Click], Awaitable[None]]


class Clicks:
    """Has every click on one of ours answered, once."""

    def __init__(self, app: App, deliveries: Deliveries) -> None:
        self._app = app
        self._deliveries = deliveries
        self._answerers: dict[str, Answerer] = {}

    def subscribe(self, prefix: str, answerer: Answerer) -> None:
        """Have clicks answered whose custom id begins so, up to its first colon."""
        self._answerers[prefix] = answerer

    async def answer(self, interaction: discord.Interaction) -> None:
        """Answer a click, if it is on one of ours and new."""
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        prefix, colon, _ = custom_id.partition(":")
        answerer = self._answerers.get(prefix) if colon else None
        if answerer is None or not self._deliveries.is_new(interaction):
            return
        click = Click(interaction, custom_id)
        try:
            await answerer(click)
        except Exception as error:
            # Whatever it is, the person gets a sentence; `report` knows which, and logs the rest.
            if is_unanswered(error) or await self._was_done(interaction):
                await answer_quietly(interaction)
                return
            about = click.about
            game, names = (about.game, about.names) if about else (None, ())
            await report(self._app, interaction, error, game=game, names=names)

    async def _was_done(self, interaction: discord.Interaction) -> bool:
        """Whether a bot that is no more carried this very click out before."""
        return await self._app.store.answer(InteractionId(str(interaction.id))) is not None
