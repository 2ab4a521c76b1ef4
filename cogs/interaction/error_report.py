"""Every error's way out: a kind sentence for the person, the rest for the log."""

from __future__ import annotations

import logging
import secrets

import aiohttp
import discord
from discord import app_commands

from bot.app import App
from bot.loaded_match import load_match
from bot.match.errors import MatchError
from bot.match.model import ChannelId
from cogs.interaction.message_layouts import note
from cogs.interaction.reply_language import Voice, language_for, plain
from games.api import AnyGame, GameError, Label

_log = logging.getLogger(__name__)


class Refused(Exception):
    """A request that a cog itself refuses; the label is the sentence."""

    def __init__(self, label: Label) -> None:
        super().__init__(label.id)
        self.label = label


async def report(
    app: App,
    interaction: discord.Interaction,
    error: BaseException,
    *,
    game: AnyGame | None = None,
    names: tuple[str, ...] = (),
) -> None:
    """Tell the person what did not work, privately. Nothing has changed."""
    while isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError):
        cause = error.__cause__
        if cause is None:
            break
        error = cause
    voice = Voice(await language_for(app, interaction), game)
    if isinstance(error, GameError) and game is None:
        game, names = await _table_here(app, interaction)
        voice = Voice(voice.language, game)
    if isinstance(error, MatchError | GameError | Refused):
        text = voice.speak(error.label, [plain(name) for name in names])
    elif isinstance(error, app_commands.CommandOnCooldown):
        text = voice.say("too-fast", seconds=round(error.retry_after + 0.5))
    elif isinstance(error, app_commands.NoPrivateMessage):
        text = voice.say("only-on-a-server")
    elif isinstance(error, app_commands.CheckFailure):
        text = voice.say("not-allowed")
    elif isinstance(error, app_commands.TransformerError):
        text = voice.say("unreadable-move")
    else:
        # The text of an unexpected error is never shown: it may hold a hand of cards.
        reference = secrets.token_hex(4)
        _log.error("unexpected, reference %s", reference, exc_info=error)
        text = voice.say("unexpected", reference=reference)
    await tell(interaction, text)


async def _table_here(
    app: App, interaction: discord.Interaction
) -> tuple[AnyGame | None, tuple[str, ...]]:
    """The game and the names a refusal of the rules speaks of, when a command was used."""
    found = await app.store.match_in(ChannelId(interaction.channel_id or 0))
    if found is None:
        return None, ()
    loaded = await load_match(app.store, app.games, found)
    return loaded.game, loaded.names


async def tell(interaction: discord.Interaction, text: str) -> None:
    """Say something only this person sees, whatever has been answered before."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=note(text), ephemeral=True)
        else:
            await interaction.response.send_message(view=note(text), ephemeral=True)
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
        # The person is gone or the interaction too old: there is nobody to tell any more.
        _log.warning("an answer did not arrive: %s", error)
