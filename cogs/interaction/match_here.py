"""The match of the channel or thread in which something was asked."""

from __future__ import annotations

import discord

from bot.app import App
from bot.loaded_match import LoadedMatch, load_match
from bot.match.model import (
    ChannelId,
    MatchId,
)
from cogs.interaction.error_report import Refused
from games.api import label


async def loaded_here(app: App, interaction: discord.Interaction) -> LoadedMatch:
    """The match of this channel or thread, or a sentence that says how to open one."""
    return await _load_at(app, await match_here(app, interaction))


async def last_loaded_here(app: App, interaction: discord.Interaction) -> LoadedMatch:
    """The same; where none is open, the last one that was played here."""
    found = await match_here(app, interaction)
    if found is None:
        found = await app.store.last_match_in(ChannelId(interaction.channel_id or 0))
    return await _load_at(app, found)


async def _load_at(app: App, found: MatchId | None) -> LoadedMatch:
    if found is None:
        raise Refused(label("no-match-here"))
    return await load_match(app.store, app.games, found)


async def match_here(app: App, interaction: discord.Interaction) -> MatchId | None:
    """The match that is open or running in this channel or thread."""
    channel = ChannelId(interaction.channel_id or 0)
    found = await app.store.match_in(channel)
    if found is not None or not isinstance(interaction.channel, discord.Thread):
        return found
    # A thread can be seen, and typed into, a moment before its match has moved there.
    above = await app.store.match_in(ChannelId(interaction.channel.parent_id))
    if above is not None and (await app.store.display(above)).lobby == channel:
        return above
    return None
