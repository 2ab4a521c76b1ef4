"""Interactions as Discord delivers them: perhaps twice, and perhaps our answer never arrives."""

from __future__ import annotations

import logging

import aiohttp
import discord
from discord import app_commands

_log = logging.getLogger(__name__)


_KEPT_DELIVERIES = 10_000  # more than arrive within the seconds in which Discord repeats itself


class Deliveries:
    """The interactions that arrived lately: Discord may deliver one twice."""

    def __init__(self) -> None:
        self._ids: dict[int, None] = {}  # oldest first

    def is_new(self, interaction: discord.Interaction) -> bool:
        """Whether it arrives for the first time."""
        if interaction.id in self._ids:
            return False
        self._ids[interaction.id] = None
        if len(self._ids) > _KEPT_DELIVERIES:
            del self._ids[next(iter(self._ids))]
        return True


def is_unanswered(error: BaseException) -> bool:
    """Whether only our answer was lost on its way: what was asked for may well be done."""
    while isinstance(error, app_commands.CommandInvokeError) and error.__cause__ is not None:
        error = error.__cause__
    return isinstance(error, discord.HTTPException | aiohttp.ClientError | TimeoutError)


async def answer_quietly(interaction: discord.Interaction) -> None:
    """Take note of a click without a word, or Discord says that it failed.

    To a command there is no answer without words; there Discord says that none arrived.
    """
    is_click = interaction.type is discord.InteractionType.component
    try:
        if is_click and not interaction.response.is_done():
            await interaction.response.defer()
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
        _log.info("an answer did not arrive: %s", error)
