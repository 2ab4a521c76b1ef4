"""Looking and asking: /board, /hand, /play, /undo, /rules, /fair, /record, /replay, /help."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.match import tables
from bot.match.changes import expect_seated
from bot.match.errors import MatchError
from bot.match.model import OVER, Revision, UserId, live_rows
from bot.match.records import make_record, write_record
from bot.moments import moments_of
from bot.sittings import Sitting
from cogs.catching_up import moments_to_start_from, show_since
from cogs.choosing import game_meant, games_suggested
from cogs.finding import exact, legal, matching, suggestions
from cogs.helping import fair_text, help_page, rules_text, topics_by_title
from cogs.layouts import Page, Picture
from cogs.pages import board_picture, headline, setting_for_person, setting_of
from cogs.playing import act_here, board_in_words, guest_of, last_sitting_here, sitting_here
from cogs.report import Refused
from cogs.speech import Voice, language_for, plain
from cogs.translation import options, words
from games.api import NotYourMove, label
from render.painters import painter_of
from render.replay import TooLarge, replay_file
from render.texts import alt_text

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
        sitting = _begun(await last_sitting_here(self._app, interaction))
        guest = await guest_of(self._app, interaction, sitting)
        seat = sitting.match.seat_of(guest.user)
        if since is not None:
            await show_since(guest, sitting, Revision(since))
            return
        if text:
            await guest.tell(board_in_words(guest, sitting))
            return
        setting = await setting_for_person(self._app, guest.user, sitting, guest.voice.language)
        picture = await board_picture(self._app, sitting, seat, setting=setting)
        page = Page(plain(headline(sitting, guest.voice, sitting.names)), picture)
        await interaction.response.send_message(
            view=page.view(), files=page.attachments(), ephemeral=True
        )

    @board.autocomplete("since")
    async def _moments(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        del typed  # whatever is half typed is no number yet
        try:
            sitting = _begun(await last_sitting_here(self._app, interaction))
        except (Refused, MatchError):
            return []
        guest = await guest_of(self._app, interaction, sitting)
        found = await moments_to_start_from(guest, sitting)
        return [app_commands.Choice(name=name, value=at) for at, name in found[:_MOST_CHOICES]]

    @app_commands.command(name=words("hand"), description=words("hand-about"))
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction) -> None:
        """What only you may know."""
        sitting = await self._begun(interaction)
        guest = await guest_of(self._app, interaction, sitting)
        seat = expect_seated(sitting.match, guest.user)
        own = sitting.game.describe(sitting.view(seat))
        public = sitting.game.describe(sitting.view(None))
        names = [plain(name) for name in sitting.names]
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
        sitting = await self._begun(interaction)
        guest = await guest_of(self._app, interaction, sitting)
        seat = expect_seated(sitting.match, guest.user)
        if seat not in sitting.asked:
            raise NotYourMove(seat, frozenset(sitting.asked))
        found = exact(legal(sitting, seat, guest.voice), move)
        if found is None:
            raise Refused(label("no-such-move"))
        await act_here(guest, sitting, found.move)

    @play.autocomplete("move")
    async def _moves(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            sitting = await self._begun(interaction)
            seat = expect_seated(sitting.match, UserId(interaction.user.id))
        except (Refused, MatchError):
            return []
        guest = await guest_of(self._app, interaction, sitting)
        found = matching(legal(sitting, seat, guest.voice), typed)[:_MOST_CHOICES]
        return [app_commands.Choice(name=one.text, value=one.text) for one in found]

    @app_commands.command(name=words("undo"), description=words("undo-about"))
    @app_commands.guild_only()
    async def undo(self, interaction: discord.Interaction) -> None:
        """Take back your last move."""
        sitting = await self._begun(interaction)
        guest = await guest_of(self._app, interaction, sitting)
        match = sitting.match
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
        sitting = await last_sitting_here(self._app, interaction)
        guest = await guest_of(self._app, interaction, sitting)
        await guest.tell(fair_text(guest.voice, sitting))

    @app_commands.command(name=words("record"), description=words("record-about"))
    @app_commands.guild_only()
    async def record(self, interaction: discord.Interaction) -> None:
        """The match as a file."""
        sitting = await last_sitting_here(self._app, interaction)
        guest = await guest_of(self._app, interaction, sitting)
        data = write_record(await make_record(self._app.store, self._app.games, sitting.match.id))
        file = Picture(f"fiaker-{sitting.match.id}.json", data, "")
        page = Page(guest.voice.say("record-here"), files=(file,))
        await interaction.response.send_message(
            view=page.view(), files=page.attachments(), ephemeral=True
        )

    @app_commands.command(name=words("replay"), description=words("replay-about"))
    @app_commands.guild_only()
    @app_commands.checks.cooldown(1, 60.0)
    async def replay(self, interaction: discord.Interaction) -> None:
        """The match so far as a moving picture."""
        sitting = _begun(await last_sitting_here(self._app, interaction))
        guest = await guest_of(self._app, interaction, sitting)
        await interaction.response.defer(ephemeral=True, thinking=True)
        _, log = await self._app.store.story(sitting.match.id)
        steps = [r.step for r in tables.replay_rows(sitting.game, sitting.match, live_rows(log))]
        moments, setting = moments_of(sitting.game, steps), setting_of(sitting)
        painter = painter_of(sitting.game)
        try:
            data = await self._app.studio.run(lambda: replay_file(painter, moments, setting))
        except TooLarge:
            raise Refused(label("replay-too-large")) from None
        alt = alt_text(sitting.game, moments[-1].view, sitting.names, setting.language)
        page = Page(guest.voice.say("replay-here"), Picture("replay.gif", data, alt))
        await interaction.edit_original_response(view=page.view(), attachments=page.attachments())

    @app_commands.command(name=words("help"), description=words("help-about"))
    async def help(self, interaction: discord.Interaction) -> None:
        """What the bot can do."""
        guest = await guest_of(self._app, interaction)
        await guest.tell(guest.voice.say("help"))

    async def _begun(self, interaction: discord.Interaction) -> Sitting:
        return _begun(await sitting_here(self._app, interaction))


def _begun(sitting: Sitting) -> Sitting:
    if sitting.state is None:
        raise Refused(label("match-over" if sitting.match.status in OVER else "not-begun"))
    return sitting


async def setup(bot: FiakerBot) -> None:
    """Add the commands."""
    await bot.add_cog(Looking(bot.app))
