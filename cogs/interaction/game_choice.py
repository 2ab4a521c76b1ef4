"""Which game a command means: the one named, the one of this channel, or the first there is."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app import App
from bot.loaded_match import load_match
from cogs.interaction.error_report import Refused
from cogs.interaction.match_here import match_here
from cogs.interaction.reply_language import Voice, language_for
from cogs.interaction.typed_text import exact_text, suggestions
from games.api import AnyGame, label
from language import Language


def name_of(game: AnyGame, language: Language) -> str:
    """What a game is called."""
    return Voice(language, game).say("game-name")


async def game_meant(app: App, interaction: discord.Interaction, named: str | None) -> AnyGame:
    """The game of this name or key; without a name, that of the match here, or the first."""
    if named is None:
        return await _game_here(app, interaction) or next(iter(app.games))
    language = await language_for(app, interaction)
    names = {game.key: name_of(game, language) for game in app.games}
    if named in names:
        return app.games[named]
    found = exact_text(names.values(), named)
    for key, name in names.items():
        if name == found:
            return app.games[key]
    raise Refused(label("no-such-game", games=tuple(names.values())))


async def games_suggested(
    app: App, interaction: discord.Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """The games whose names contain what was typed."""
    language = await language_for(app, interaction)
    keys = {name_of(game, language): game.key for game in app.games}
    return [app_commands.Choice(name=name, value=keys[name]) for name in suggestions(keys, typed)]


async def _game_here(app: App, interaction: discord.Interaction) -> AnyGame | None:
    found = await match_here(app, interaction)
    return None if found is None else (await load_match(app.store, app.games, found)).game
