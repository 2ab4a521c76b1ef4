"""Buttons of tournaments, whose ids say all there is to know; and channels that are deleted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.app import App
from bot.match.model import ChannelId
from bot.tournament.errors import NoTournament
from bot.tournament.model import ENDED, Tournament
from cogs.interaction.clicks import Click
from cogs.interaction.guest import Guest, guest_of
from cogs.tournament.entry import check_in, enter, leave, sit_in
from cogs.tournament.lost_place_notice import complain
from cogs.tournament.private_answers import show_mine, show_rules, show_seating, show_standings
from cogs.tournament.tournament_button_ids import (
    PREFIX,
    TournamentButton,
    TournamentDeed,
    unpacked,
)

if TYPE_CHECKING:
    from cogs.client import FiakerBot


class TournamentButtons(commands.Cog):
    """Answers every click on what was posted about a tournament."""

    def __init__(self, app: App, client: discord.Client) -> None:
        self._app = app
        self._client = client

    async def answer(self, click: Click) -> None:
        """Do what the button says, if it is one of this server's."""
        button = unpacked(click.custom_id)
        if button is None:
            raise NoTournament
        tournament = await self._tournament(click.interaction, button)
        await _DEEDS[button.deed](await guest_of(self._app, click.interaction), tournament)

    async def _tournament(
        self, interaction: discord.Interaction, button: TournamentButton
    ) -> Tournament:
        tournament = await self._app.tournament_store.load(button.tournament)
        if tournament.guild != interaction.guild_id:
            raise NoTournament
        return tournament

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Somebody deleted the channel of a tournament: its opener can bring it elsewhere."""
        found = await self._app.tournament_store.tournament_in(ChannelId(channel.id))
        if found is None:
            return
        tournament = await self._app.tournament_store.load(found)
        if tournament.phase not in ENDED:
            await complain(self._app, self._client, tournament)


async def _standings(guest: Guest, tournament: Tournament) -> None:
    await show_standings(guest, tournament, "standings")


_DEEDS: dict[TournamentDeed, Callable[[Guest, Tournament], Awaitable[None]]] = {
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
    buttons = TournamentButtons(bot.app, bot)
    bot.clicks.subscribe(PREFIX, buttons.answer)
    await bot.add_cog(buttons)
