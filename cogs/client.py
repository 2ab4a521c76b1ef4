"""The bot on Discord: least privilege, commands in four languages, an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App, Outside, at_work, opened
from bot.heartbeat import beating
from bot.match.model import ChannelId, InteractionId
from bot.settings import Settings
from cogs.interaction.clicks import Clicks
from cogs.interaction.command_names import FluentTranslator
from cogs.interaction.error_report import report
from cogs.interaction.repeated_delivery import Deliveries, answer_quietly, is_unanswered
from cogs.interaction.reply_language import load_chat_words
from cogs.interaction.typed_time import load_zones
from cogs.lobby.server_gallery import Gallery, showing
from cogs.people.reminder_messages import DiscordPostman
from cogs.table.match_messages import DiscordScreen
from cogs.table.ping_decision import DiscordRoster
from cogs.tournament.tournament_messages import DiscordTournamentScreen

_log = logging.getLogger(__name__)

EXTENSIONS = (
    "cogs.table.buttons",
    "cogs.lobby.game_commands",
    "cogs.vienna.move_commands",
    "cogs.lookup.look_commands",
    "cogs.table.advice_commands",
    "cogs.table.prepare_command",
    "cogs.people.settings_commands",
    "cogs.people.rating_commands",
    "cogs.tournament.tournament_buttons",
    "cogs.tournament.tournament_commands",
)
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
_SELDOM = 200  # collections of what is younger, for one of everything; usually it is 10
INTENTS = discord.Intents(guilds=True, guild_messages=True)  # neither is privileged


class LoginRefused(Exception):
    """Discord does not know the token, or cannot be reached."""


class Tree(app_commands.CommandTree["FiakerBot"]):
    """Commands whose errors all go the same way out."""

    async def on_error(
        self,
        interaction: discord.Interaction[FiakerBot],
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Tell the person."""
        if is_unanswered(error):
            await answer_quietly(interaction)
        else:
            await report(interaction.client.app, interaction, error)

    async def interaction_check(self, interaction: discord.Interaction[FiakerBot], /) -> bool:
        """Whether this is the first time that Discord delivers it."""
        return interaction.client.deliveries.is_new(interaction)


class FiakerBot(commands.AutoShardedBot):
    """The connection to Discord."""

    def __init__(self, app: App, *, guild_ready_timeout: float = 2.0) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            tree_cls=Tree,
            guild_ready_timeout=guild_ready_timeout,
            max_messages=None,
        )
        self.app = app
        self.deliveries = Deliveries()
        self.clicks = Clicks(app, self.deliveries)
        self.gallery = Gallery(app, self)
        app.service.subscribe(self.gallery)

    async def setup_hook(self) -> None:
        """Load everything; what cannot be loaded stops the start."""
        load_chat_words(self.app.games)
        load_zones()
        await self.tree.set_translator(FluentTranslator())
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.tree.sync()
        assert self.application_id is not None
        link = discord.utils.oauth_url(
            self.application_id,
            permissions=PERMISSIONS,
            scopes=("bot", "applications.commands"),
        )
        _log.info("invite the bot to a server: %s", link)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Somebody did something; commands go their own way."""
        if interaction.type is discord.InteractionType.component:
            await self.clicks.answer(interaction)

    def is_connected(self) -> bool:
        """Whether every shard hears Discord at the moment."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """Somebody deleted a message; if it was a board, it comes back."""
        await self._restore(event.channel_id, event.message_id)

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """Somebody deleted many messages."""
        for message in event.message_ids:
            await self._restore(event.channel_id, message)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Somebody deleted a thread; a match in it goes on elsewhere or its opener is told."""
        await self._lost(event.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Somebody deleted a channel; the opener of a match in it is told."""
        await self._lost(channel.id)

    async def _restore(self, channel: int, message: int) -> None:
        found = await self.app.store.match_in(ChannelId(channel))
        if found is None:
            return
        display = await self.app.store.display(found)
        if message == display.board or (message == display.lobby and display.board is None):
            by = InteractionId(f"restore-{message}")
            await self.app.service.repost(found, by=by)

    async def _lost(self, channel: int) -> None:
        found = await self.app.store.match_in(ChannelId(channel))
        if found is None:
            return
        if (await self.app.store.load(found)).tournament is not None:
            await self.app.tournaments.room_lost(found)  # shown in the next one
        else:
            await self.app.service.repost(found, by=InteractionId(f"lost-{channel}"))


def outside(app: App, bot: FiakerBot) -> Outside:
    """Everything that brings what was saved to people on Discord."""
    return Outside(
        DiscordScreen(app, bot),
        DiscordPostman(app, bot),
        DiscordTournamentScreen(app, bot),
        DiscordRoster(bot),
    )


async def serve(settings: Settings, *, guild_ready_timeout: float = 2.0) -> None:
    """Run the bot until it is told to stop (SIGINT, SIGTERM); then finish the work in hand."""
    assert settings.token is not None
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # not on Windows
            loop.add_signal_handler(name, stop.set)
    async with opened(settings) as app:
        bot = FiakerBot(app, guild_ready_timeout=guild_ready_timeout)
        async with bot:
            await _log_in(bot, settings.token.reveal())
            _calm_collector()
            async with (
                at_work(app, outside(app, bot), is_alive=bot.is_connected),
                showing(bot.gallery),
                beating(settings.database, bot.is_connected),
            ):
                connection = asyncio.create_task(bot.connect())
                waiting = asyncio.create_task(stop.wait())
                await asyncio.wait({connection, waiting}, return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
                if connection.done():
                    connection.result()
            await bot.close()
            await asyncio.gather(connection, return_exceptions=True)


def _calm_collector() -> None:
    """Searching all there is for what is not used any more stops everybody: seldom, and less of it.

    All that is loaded now stays. What is used briefly is still collected as often as before.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _SELDOM)


async def _log_in(bot: FiakerBot, token: str) -> None:
    try:
        await bot.login(token)
    except discord.LoginFailure:
        raise LoginRefused(
            "Discord does not accept DISCORD_TOKEN. Copy the token again from the page of your "
            "application; if it was shown to anybody, make a new one there."
        ) from None
