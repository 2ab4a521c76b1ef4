"""/hint and /analyse: what an expert would do now, and where a match turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.loaded_match import LoadedMatch
from bot.match.model import OVER
from bot.match.preconditions import expect_running, expect_seated
from bot.match_analysis import Analysed
from bot.processes.worker_pool import ThinkingFailed
from cogs.interaction.command_names import words
from cogs.interaction.error_report import Refused
from cogs.interaction.guest import Guest, guest_of
from cogs.interaction.match_here import last_loaded_here, loaded_here
from cogs.interaction.message_layouts import Page, Picture, cut, note
from cogs.interaction.reply_language import Voice, plain
from cogs.table.board_page import setting_for_person
from cogs.table.typed_moves import legal, steps_in_words
from games.api import Move, NotYourMove, Seat, label
from games.chance import FastChance
from render.analysis.picture import analysis_picture
from render.board_in_words import ALT_LIMIT

if TYPE_CHECKING:
    from cogs.client import FiakerBot


class Advising(commands.Cog):
    """Advice, for those who want it."""

    def __init__(self, app: App) -> None:
        self._app = app

    @app_commands.command(name=words("hint"), description=words("hint-about"))
    @app_commands.guild_only()
    @app_commands.checks.cooldown(2, 10.0)
    async def hint(self, interaction: discord.Interaction) -> None:
        """What an expert would do in your place."""
        loaded = await loaded_here(self._app, interaction)
        await give_hint(await guest_of(self._app, interaction, loaded), loaded)

    @app_commands.command(name=words("analyse"), description=words("analyse-about"))
    @app_commands.guild_only()
    @app_commands.checks.cooldown(2, 30.0)
    async def analyse(self, interaction: discord.Interaction) -> None:
        """Where the match turned."""
        loaded = await last_loaded_here(self._app, interaction)
        await show_analysis(await guest_of(self._app, interaction, loaded), loaded)


async def give_hint(guest: Guest, loaded: LoadedMatch) -> None:
    """Say privately which move looks best, and why."""
    match, voice = loaded.match, guest.voice
    seat = expect_seated(match, guest.user)
    expect_running(match)
    if match.rated:
        raise Refused(label("no-hints-rated"))
    if not match.hints:
        raise Refused(label("no-hints"))
    if seat not in loaded.asked:
        raise NotYourMove(seat, frozenset(loaded.asked))
    found = legal(loaded, seat, voice)
    if len(found) == 1:
        await guest.tell(voice.say("hint-only", move=plain(found[0].text)))
        return
    await guest.interaction.response.defer(ephemeral=True, thinking=True)
    try:
        weighing = await guest.app.minds.weigh(loaded.game, loaded.state, seat)
    except ThinkingFailed:
        raise Refused(label("no-advice-now")) from None
    best, second, *_ = weighing.options
    said = voice.say(
        "hint",
        move=plain(found[best.index].text),
        chance=round(100 * best.chance),
        other=plain(found[second.index].text),
        second=round(100 * second.chance),
    )
    reason = _reason(guest, loaded, seat, found[best.index].move)
    await guest.interaction.edit_original_response(view=note(f"{said} {reason}".strip()))


def _reason(guest: Guest, loaded: LoadedMatch, seat: Seat, move: Move) -> str:
    game = loaded.game
    # An insight looks at everything in a state: it is shown one this seat could not tell apart.
    imagined = game.imagine(loaded.state, seat, FastChance(0))
    why = None if game.insight is None else game.insight.why(imagined, seat, move)
    if why is None:
        return ""
    return guest.voice.speak(why, [plain(name) for name in loaded.names])


async def show_analysis(guest: Guest, loaded: LoadedMatch) -> None:
    """Show privately how the chances went, what was luck, and which moves cost most."""
    if not loaded.is_played_out:
        id = "analyse-unfinished" if loaded.match.status in OVER else "analyse-running"
        raise Refused(label(id))
    await guest.interaction.response.defer(ephemeral=True, thinking=True)
    try:
        analysed = await guest.app.analyses.of(loaded.match.id)
    except ThinkingFailed:
        raise Refused(label("no-advice-now")) from None
    page = await _page(guest, loaded, analysed)
    await guest.interaction.edit_original_response(view=page.view(), attachments=page.attachments())


async def _page(guest: Guest, loaded: LoadedMatch, analysed: Analysed) -> Page:
    voice = guest.voice
    setting = await setting_for_person(guest.app, guest.user, loaded, voice.language)
    story = analysed.story(voice.say("game-name"))
    data = await guest.app.studio.picture(
        (loaded.game.key, "analysis", loaded.match.id, setting),
        lambda: analysis_picture(story, setting),
    )
    names = [plain(name) for name in loaded.names]
    told = "\n".join(analysis_in_words(voice, names, analysed))
    alt = "\n".join(analysis_in_words(voice, loaded.names, analysed)).replace("**", "")
    picture = Picture(f"analysis-{loaded.match.id}.png", data, cut(alt, ALT_LIMIT))
    return Page(f"## {voice.say('analysis-title')}", picture, told)


def analysis_in_words(voice: Voice, names: Sequence[str], analysed: Analysed) -> list[str]:
    """Everything the picture shows that can be said: turning points, luck and choices."""
    lines = [
        voice.say(
            "analysis-turn",
            number=number,
            name=names[turn.seat],
            move=turn.number + 1,
            played=steps_in_words(turn.played, voice, names),
            better=steps_in_words(turn.better, voice, names),
            lost=round(100 * turn.lost),
        )
        for number, turn in enumerate(analysed.turns, start=1)
    ]
    lines = lines or [voice.say("analysis-no-turn")]
    lines += ["", voice.say("analysis-scale")]
    for name, one in zip(names, analysed.analysis.balance, strict=True):
        luck = f"{round(100 * one.luck):+d}"
        lines.append(voice.say("analysis-seat", name=name, luck=luck, lost=round(100 * one.lost)))
    return lines


async def setup(bot: FiakerBot) -> None:
    """Add the commands."""
    await bot.add_cog(Advising(bot.app))
