"""/prepare: moves for one's next turn, known to nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.match import preparing, tables
from bot.match.changes import expect_player
from bot.match.errors import MatchError, NothingToPrepare
from bot.match.model import UserId
from bot.menus import Menu, Menus, NoSuchStep
from bot.sittings import Sitting
from cogs.finding import Found, exact, in_words, matching
from cogs.ids import ButtonId
from cogs.layouts import Choices, Push, Style, menu, note, with_buttons
from cogs.playing import Guest, guest_of, menu_entries, sitting_here
from cogs.report import Refused
from cogs.speech import Voice, plain
from cogs.translation import options, words
from games.api import Move, Seat, label

if TYPE_CHECKING:
    from cogs.client import FiakerBot

_MOST_CHOICES = 25


class Preparing(commands.Cog):
    """What people decide before their turn."""

    def __init__(self, app: App) -> None:
        self._app = app

    @app_commands.command(name=words("prepare"), description=words("prepare-about"))
    @options(first="first", second="second", third="third")
    @app_commands.guild_only()
    async def prepare(
        self,
        interaction: discord.Interaction,
        first: app_commands.Range[str, 1, 100] | None = None,
        second: app_commands.Range[str, 1, 100] | None = None,
        third: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Moves for your next turn, the dearest first; without any, what you have prepared."""
        sitting = await sitting_here(self._app, interaction)
        guest = await guest_of(self._app, interaction, sitting)
        seat = expect_player(sitting.match, guest.user)
        typed = [text for text in (first, second, third) if text is not None]
        if typed:
            possible = _possible(sitting, seat, guest.voice)
            await prepare(guest, sitting, [_meant(possible, text) for text in typed])
        else:
            await show_plan(guest, sitting)

    @prepare.autocomplete("first")
    @prepare.autocomplete("second")
    @prepare.autocomplete("third")
    async def _suggested(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            sitting = await sitting_here(self._app, interaction)
            seat = expect_player(sitting.match, UserId(interaction.user.id))
        except (Refused, MatchError):
            return []
        guest = await guest_of(self._app, interaction, sitting)
        found = matching(_possible(sitting, seat, guest.voice), typed)[:_MOST_CHOICES]
        return [app_commands.Choice(name=one.text, value=one.text) for one in found]


def _possible(sitting: Sitting, seat: Seat, voice: Voice) -> list[Found]:
    moves = preparing.upcoming(sitting.game, sitting.match, seat)
    return in_words(sitting, seat, voice, moves)


def _meant(possible: list[Found], typed: str) -> Move:
    if not possible:
        raise NothingToPrepare
    found = exact(possible, typed)
    if found is None:
        raise Refused(label("no-such-plan"))
    return found.move


async def prepare(guest: Guest, sitting: Sitting, moves: Sequence[Move]) -> None:
    """Keep these moves, and show what is kept."""
    await guest.interaction.response.send_message(
        view=note(await kept(guest, sitting, moves)), ephemeral=True
    )


async def kept(guest: Guest, sitting: Sitting, moves: Sequence[Move]) -> str:
    """These moves, kept for somebody's next turn, in words."""
    codec = tables.codec_of(sitting.game)
    await guest.app.service.prepare(
        sitting.match.id, guest.user, [codec.write(move) for move in moves], by=guest.by
    )
    if not moves:
        return guest.voice.say("plan-forgotten")
    seat = expect_player(sitting.match, guest.user)
    found = in_words(sitting, seat, guest.voice, moves)
    return guest.voice.say("plan-kept", moves=tuple(plain(one.text) for one in found))


async def show_plan(guest: Guest, sitting: Sitting) -> None:
    """What somebody has prepared, with a button to forget it; else what could be prepared."""
    match, voice = sitting.match, guest.voice
    seat = expect_player(match, guest.user)
    planned = preparing.prepared(sitting.game, match, seat)
    if not planned:
        await offer(guest, sitting)
        return
    found = in_words(sitting, seat, voice, planned)
    text = voice.say("plan-kept", moves=tuple(plain(one.text) for one in found))
    forget = Push(
        ButtonId("unplan", match.id, match.revision), voice.say("button-unplan"), Style.danger
    )
    await guest.interaction.response.send_message(view=with_buttons(text, forget), ephemeral=True)


async def offer(guest: Guest, sitting: Sitting, steps: tuple[int, ...] = ()) -> None:
    """A private list of what can be prepared; a move, once one is chosen, is kept."""
    found = opened(guest, sitting, steps)
    if isinstance(found, Menu):
        view = _menu(guest, sitting, found)
    else:
        view = note(await kept(guest, sitting, [found]))
    if steps:
        await guest.interaction.response.edit_message(view=view)
    else:
        await guest.interaction.response.send_message(view=view, ephemeral=True)


def opened(guest: Guest, sitting: Sitting, steps: tuple[int, ...]) -> Menu | Move:
    """The menu or the move these steps lead to, among what can be prepared."""
    seat = expect_player(sitting.match, guest.user)
    moves = preparing.upcoming(sitting.game, sitting.match, seat)
    if not moves:
        raise NothingToPrepare
    try:
        return Menus(sitting.game, sitting.state, seat, moves).open(steps)
    except NoSuchStep as error:
        raise Refused(label("stale-board")) from error


def _menu(guest: Guest, sitting: Sitting, found: Menu) -> discord.ui.LayoutView:
    match = sitting.match
    id = ButtonId("plan", match.id, match.revision, found.steps)
    entries = menu_entries(guest, sitting, found)
    choices = Choices(id, guest.voice.say("menu-choose"), entries)
    return menu(guest.voice.say("plan-offer"), choices)


async def setup(bot: FiakerBot) -> None:
    """Add the command."""
    await bot.add_cog(Preparing(bot.app))
