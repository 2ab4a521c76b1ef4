"""/prepare: moves for one's next turn, known to nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.loaded_match import LoadedMatch
from bot.match import match_rules, prepared_moves
from bot.match.errors import MatchError, NothingToPrepare
from bot.match.model import UserId
from bot.match.preconditions import expect_player
from bot.move_menus import Menu, Menus, NoSuchStep
from cogs.interaction.command_names import options, words
from cogs.interaction.error_report import Refused
from cogs.interaction.guest import Guest, guest_of
from cogs.interaction.match_here import loaded_here
from cogs.interaction.message_layouts import Choices, Push, Style, menu, note, with_buttons
from cogs.interaction.reply_language import Voice, plain
from cogs.table.button_ids import ButtonId
from cogs.table.private_menu import menu_entries
from cogs.table.typed_moves import Found, exact, in_words, matching
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
        loaded = await loaded_here(self._app, interaction)
        guest = await guest_of(self._app, interaction, loaded)
        seat = expect_player(loaded.match, guest.user)
        typed = [text for text in (first, second, third) if text is not None]
        if typed:
            possible = _possible(loaded, seat, guest.voice)
            await prepare(guest, loaded, [_meant(possible, text) for text in typed])
        else:
            await show_plan(guest, loaded)

    @prepare.autocomplete("first")
    @prepare.autocomplete("second")
    @prepare.autocomplete("third")
    async def _suggested(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        try:
            loaded = await loaded_here(self._app, interaction)
            seat = expect_player(loaded.match, UserId(interaction.user.id))
        except (Refused, MatchError):
            return []
        guest = await guest_of(self._app, interaction, loaded)
        found = matching(_possible(loaded, seat, guest.voice), typed)[:_MOST_CHOICES]
        return [app_commands.Choice(name=one.text, value=one.text) for one in found]


def _possible(loaded: LoadedMatch, seat: Seat, voice: Voice) -> list[Found]:
    moves = prepared_moves.upcoming(loaded.game, loaded.match, seat)
    return in_words(loaded, seat, voice, moves)


def _meant(possible: list[Found], typed: str) -> Move:
    if not possible:
        raise NothingToPrepare
    found = exact(possible, typed)
    if found is None:
        raise Refused(label("no-such-plan"))
    return found.move


async def prepare(guest: Guest, loaded: LoadedMatch, moves: Sequence[Move]) -> None:
    """Keep these moves, and show what is kept."""
    await guest.interaction.response.send_message(
        view=note(await kept(guest, loaded, moves)), ephemeral=True
    )


async def kept(guest: Guest, loaded: LoadedMatch, moves: Sequence[Move]) -> str:
    """These moves, kept for somebody's next turn, in words."""
    codec = match_rules.codec_of(loaded.game)
    await guest.app.service.prepare(
        loaded.match.id, guest.user, [codec.write(move) for move in moves], by=guest.by
    )
    if not moves:
        return guest.voice.say("plan-forgotten")
    seat = expect_player(loaded.match, guest.user)
    found = in_words(loaded, seat, guest.voice, moves)
    return guest.voice.say("plan-kept", moves=tuple(plain(one.text) for one in found))


async def show_plan(guest: Guest, loaded: LoadedMatch) -> None:
    """What somebody has prepared, with a button to forget it; else what could be prepared."""
    match, voice = loaded.match, guest.voice
    seat = expect_player(match, guest.user)
    planned = prepared_moves.prepared(loaded.game, match, seat)
    if not planned:
        await offer(guest, loaded)
        return
    found = in_words(loaded, seat, voice, planned)
    text = voice.say("plan-kept", moves=tuple(plain(one.text) for one in found))
    forget = Push(
        ButtonId("unplan", match.id, match.revision), voice.say("button-unplan"), Style.danger
    )
    await guest.interaction.response.send_message(view=with_buttons(text, forget), ephemeral=True)


async def offer(guest: Guest, loaded: LoadedMatch, steps: tuple[int, ...] = ()) -> None:
    """A private list of what can be prepared; a move, once one is chosen, is kept."""
    found = opened(guest, loaded, steps)
    if isinstance(found, Menu):
        view = _menu(guest, loaded, found)
    else:
        view = note(await kept(guest, loaded, [found]))
    if steps:
        await guest.interaction.response.edit_message(view=view)
    else:
        await guest.interaction.response.send_message(view=view, ephemeral=True)


def opened(guest: Guest, loaded: LoadedMatch, steps: tuple[int, ...]) -> Menu | Move:
    """The menu or the move these steps lead to, among what can be prepared."""
    seat = expect_player(loaded.match, guest.user)
    moves = prepared_moves.upcoming(loaded.game, loaded.match, seat)
    if not moves:
        raise NothingToPrepare
    try:
        return Menus(loaded.game, loaded.state, seat, moves).open(steps)
    except NoSuchStep as error:
        raise Refused(label("stale-board")) from error


def _menu(guest: Guest, loaded: LoadedMatch, found: Menu) -> discord.ui.LayoutView:
    match = loaded.match
    id = ButtonId("plan", match.id, match.revision, found.steps)
    entries = menu_entries(guest, loaded, found)
    choices = Choices(id, guest.voice.say("menu-choose"), entries)
    return menu(guest.voice.say("plan-offer"), choices)


async def setup(bot: FiakerBot) -> None:
    """Add the command."""
    await bot.add_cog(Preparing(bot.app))
