"""Looking and asking: /board, /hand, /play, /undo, /rules, /fair, /record, /replay, /help."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.loaded_match import LoadedMatch
from bot.match import match_rules
from bot.match.errors import MatchError
from bot.match.model import OVER, Revision, UserId, live_rows
from bot.match.preconditions import expect_seated
from bot.match.record_file import make_record, write_record
from bot.seen_history import moments_of
from cogs.interaction.command_names import options, words
from cogs.interaction.error_report import Refused
from cogs.interaction.game_choice import game_meant, games_suggested
from cogs.interaction.guest import guest_of
from cogs.interaction.match_here import last_loaded_here, loaded_here
from cogs.interaction.message_layouts import Page, Picture
from cogs.interaction.reply_language import Voice, language_for, plain
from cogs.interaction.typed_text import suggestions
from cogs.lookup.help_texts import fair_text, help_page, rules_text, topics_by_title
from cogs.table.board_page import board_picture, headline, setting_for_person, setting_of
from cogs.table.catch_up import moments_to_start_from, show_since
from cogs.table.move_reply import act_here
from cogs.table.private_board import board_in_words
from cogs.table.typed_moves import exact, legal, matching
from games.api import NotYourMove, label
from render.board_in_words import alt_text
from render.painters import painter_of
from render.replay_film import TooLarge, replay_file

if TYPE_CHECKING:
    from cogs.client import FiakerBot

_MOST_CHOICES = 25


class Looking(commands.Cog):
    """What anybody may look at, and any move of any game."""

    def __init__(self, app: App) -> None:
        self._app = app

    @app_commands.command(name=words("board"), description=words("board-about"))
    @options(text="text", since="since")
    @app_commands.guild_only()
    async def board(
        self,
        interaction: discord.Interaction,
        text: bool = False,
        since: app_commands.Range[int, 0, 100_000] | None = None,
    ) -> None:
        """The board, for you alone, in your colours and your language; or what happened."""
        loaded = _begun(await last_loaded_here(self._app, interaction))
        guest = await guest_of(self._app, interaction, loaded)
        seat = loaded.match.seat_of(guest.user)
        if since is not None:
            await show_since(guest, loaded, Revision(since))
            return
        if text:
            await guest.tell(board_in_words(guest, loaded))
            return
        setting = await setting_for_person(self._app, guest.user, loaded, guest.voice.language)
        picture = await board_picture(self._app, loaded, seat, setting=setting)
        page = Page(plain(headline(loaded, guest.voice, loaded.names)), picture)
        await interaction.response.send_message(
            view=page.view(), files=page.attachments(), ephemeral=True
        )

    @board.autocomplete("since")
    async def _moments(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        del typed  # whatever is half typed is no number yet
        try:
            loaded = _begun(await last_loaded_here(self._app, interaction))
        except (Refused, MatchError):
            return []
        guest = await guest_of(self._app, interaction, loaded)
        found = await moments_to_start_from(guest, loaded)
        return [app_commands.Choice(name=name, value=at) for at, name in found[:_MOST_CHOICES]]

    @app_commands.command(name=words("hand"), description=words("hand-about"))
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction) -> None:
        """What only you may know."""
        loaded = await self._begun(interaction)
        guest = await guest_of(self._app, interaction, loaded)
        seat = expect_seated(loaded.match, guest.user)
        own = loaded.game.describe(loaded.view(seat))
        public = loaded.game.describe(loaded.view(None))
        names = [plain(name) for name in loaded.names]
        secret = [
            guest.voice.speak(line, names)
            for mine, others in zip(own, public, strict=False)
            for line in mine.lines
            if line not in others.lines
        ]
        await guest.tell("\n".join(secret) or guest.voice.say("no-hand"))

    @app_commands.command(name=words("play"), description=words("play-about"))
    @options(move="move")
    @app_commands.guild_only()
    async def play(
        self, interaction: discord.Interaction, move: app_commands.Range[str, 1, 100]
    ) -> None:
        """Any legal move of any game."""
        loaded = await self._begun(interaction)
        guest = await guest_of(self._app, interaction, loaded)
        seat = expect_seated(loaded.match, guest.user)
        if seat not in loaded.asked:
            raise NotYourMove(seat, frozenset(loaded.asked))
        found = exact(legal(loaded, seat, guest.voice), move)
        if found is None:
            raise Refused(label("no-such-move"))
        await act_here(guest, loaded, found.move)

    @play.autocomplete("move")
    async def _moves(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            loaded = await self._begun(interaction)
            seat = expect_seated(loaded.match, UserId(interaction.user.id))
        except (Refused, MatchError):
            return []
        guest = await guest_of(self._app, interaction, loaded)
        found = matching(legal(loaded, seat, guest.voice), typed)[:_MOST_CHOICES]
        return [app_commands.Choice(name=one.text, value=one.text) for one in found]

    @app_commands.command(name=words("undo"), description=words("undo-about"))
    @app_commands.guild_only()
    async def undo(self, interaction: discord.Interaction) -> None:
        """Take back your last move."""
        loaded = await self._begun(interaction)
        guest = await guest_of(self._app, interaction, loaded)
        match = loaded.match
        done = await self._app.service.undo(match.id, guest.user, match.revision, by=guest.by)
        await guest.tell(guest.voice.say("undo-asked" if done.proposal else "undone"))

    @app_commands.command(name=words("rules"), description=words("rules-about"))
    @options(topic="topic", game="game")
    async def rules(
        self,
        interaction: discord.Interaction,
        topic: app_commands.Range[str, 1, 100] | None = None,
        game: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """The rules, or a picture of one field or card."""
        meant = await game_meant(self._app, interaction, game)
        guest = await guest_of(self._app, interaction)
        voice = Voice(guest.voice.language, meant)
        if topic is None:
            await guest.tell(rules_text(voice))
            return
        page = await help_page(self._app, meant, topic, voice)
        await interaction.response.send_message(
            view=page.view(), files=page.attachments(), ephemeral=True
        )

    @rules.autocomplete("topic")
    async def _topics(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        named = getattr(interaction.namespace, "game", None)
        try:
            game = await game_meant(self._app, interaction, named)
        except Refused:
            return []
        language = await language_for(self._app, interaction)
        titles = topics_by_title(game, language)
        found = suggestions(titles, typed)
        return [app_commands.Choice(name=title, value=titles[title]) for title in found]

    @rules.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await games_suggested(self._app, interaction, typed)

    @app_commands.command(name=words("fair"), description=words("fair-about"))
    @app_commands.guild_only()
    async def fair(self, interaction: discord.Interaction) -> None:
        """How the dice can be checked."""
        loaded = await last_loaded_here(self._app, interaction)
        guest = await guest_of(self._app, interaction, loaded)
        await guest.tell(fair_text(guest.voice, loaded))

    @app_commands.command(name=words("record"), description=words("record-about"))
    @app_commands.guild_only()
    async def record(self, interaction: discord.Interaction) -> None:
        """The match as a file."""
        loaded = await last_loaded_here(self._app, interaction)
        guest = await guest_of(self._app, interaction, loaded)
        data = write_record(await make_record(self._app.store, self._app.games, loaded.match.id))
        file = Picture(f"fiaker-{loaded.match.id}.json", data, "")
        page = Page(guest.voice.say("record-here"), files=(file,))
        await interaction.response.send_message(
            view=page.view(), files=page.attachments(), ephemeral=True
        )

    @app_commands.command(name=words("replay"), description=words("replay-about"))
    @app_commands.guild_only()
    @app_commands.checks.cooldown(1, 60.0)
    async def replay(self, interaction: discord.Interaction) -> None:
        """The match so far as a moving picture."""
        loaded = _begun(await last_loaded_here(self._app, interaction))
        guest = await guest_of(self._app, interaction, loaded)
        await interaction.response.defer(ephemeral=True, thinking=True)
        _, log = await self._app.store.story(loaded.match.id)
        steps = [r.step for r in match_rules.replay_rows(loaded.game, loaded.match, live_rows(log))]
        moments, setting = moments_of(loaded.game, steps), setting_of(loaded)
        painter = painter_of(loaded.game)
        try:
            data = await self._app.studio.run(lambda: replay_file(painter, moments, setting))
        except TooLarge:
            raise Refused(label("replay-too-large")) from None
        alt = alt_text(loaded.game, moments[-1].view, loaded.names, setting.language)
        page = Page(guest.voice.say("replay-here"), Picture("replay.gif", data, alt))
        await interaction.edit_original_response(view=page.view(), attachments=page.attachments())

    @app_commands.command(name=words("help"), description=words("help-about"))
    async def help(self, interaction: discord.Interaction) -> None:
        """What the bot can do."""
        guest = await guest_of(self._app, interaction)
        await guest.tell(guest.voice.say("help"))

    async def _begun(self, interaction: discord.Interaction) -> LoadedMatch:
        return _begun(await loaded_here(self._app, interaction))


def _begun(loaded: LoadedMatch) -> LoadedMatch:
    if loaded.state is None:
        raise Refused(label("match-over" if loaded.match.status in OVER else "not-begun"))
    return loaded


async def setup(bot: FiakerBot) -> None:
    """Add the commands."""
    await bot.add_cog(Looking(bot.app))
