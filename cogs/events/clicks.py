"""Buttons of tournaments, whose ids say all there is to know; and channels that are deleted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.app import App
from bot.match.model import ChannelId
from bot.tournament.errors import NoEvent
from bot.tournament.model import ENDED, Tournament
from cogs.events.complaining import complain
from cogs.events.entering import check_in, enter, leave, sit_in
from cogs.events.ids import EventButton, EventDeed, is_of_event, unpacked
from cogs.events.looking import show_mine, show_rules, show_seating, show_standings
from cogs.playing import Deliveries, Guest, answer_quietly, guest_of, is_unanswered
from cogs.report import report

if TYPE_CHECKING:
    from cogs.client import FiakerBot


class EventClicks(commands.Cog):
    """Answers every click on what was posted about a tournament."""

    def __init__(self, app: App, client: discord.Client, deliveries: Deliveries) -> None:
        self._app = app
        self._client = client
        self._deliveries = deliveries

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """A click on one of ours."""
        if interaction.type is not discord.InteractionType.component:
            return
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        if not is_of_event(custom_id) or not self._deliveries.is_new(interaction):
            return
        try:
            button = unpacked(custom_id)
            if button is None:
                raise NoEvent
            event = await self._event(interaction, button)
            await _DEEDS[button.deed](await guest_of(self._app, interaction), event)
        except Exception as error:
            # Whatever it is, the person gets a sentence; `report` knows which, and logs the rest.
            if is_unanswered(error):
                await answer_quietly(interaction)
                return
            await report(self._app, interaction, error)

    async def _event(self, interaction: discord.Interaction, button: EventButton) -> Tournament:
        event = await self._app.events.load(button.event)
        if event.guild != interaction.guild_id:
            raise NoEvent
        return event

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Somebody deleted the channel of a tournament: its opener can bring it elsewhere."""
        found = await self._app.events.event_in(ChannelId(channel.id))
        if found is None:
            return
        event = await self._app.events.load(found)
        if event.phase not in ENDED:
            await complain(self._app, self._client, event)


async def _standings(guest: Guest, event: Tournament) -> None:
    await show_standings(guest, event, "standings")


_DEEDS: dict[EventDeed, Callable[[Guest, Tournament], Awaitable[None]]] = {
    "enter": enter,
    "leave": leave,
    "checkin": check_in,
    "sitin": sit_in,
    "rules": show_rules,
    "standings": _standings,
    "seating": show_seating,
    "mine": show_mine,
}


async def setup(bot: FiakerBot) -> None:
    """Listen."""
    await bot.add_cog(EventClicks(bot.app, bot, bot.deliveries))
