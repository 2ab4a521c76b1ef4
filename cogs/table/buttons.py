"""The buttons and lists of a match: what each of them does."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, cast

import discord

from bot.app import App
from bot.loaded_match import LoadedMatch, load_match
from bot.match.model import AiLevel, ChannelId
from bot.match.preconditions import expect_revision
from bot.move_menus import Menu
from cogs.interaction.clicks import Click
from cogs.interaction.error_report import Refused
from cogs.interaction.guest import Guest, guest_of, remember
from cogs.interaction.message_layouts import note
from cogs.lobby.computer_levels import level_meant
from cogs.lookup.help_texts import fair_text, rules_text
from cogs.table.advice_commands import give_hint, show_analysis
from cogs.table.button_ids import PREFIX, ButtonId, Deed, unpacked
from cogs.table.catch_up import show_since
from cogs.table.followers import follow
from cogs.table.move_reply import act, told_of
from cogs.table.prepare_command import kept, offer, show_plan
from cogs.table.private_board import board_in_words
from cogs.table.private_menu import menu_view, opened
from games.api import label

if TYPE_CHECKING:
    from cogs.client import FiakerBot

_log = logging.getLogger(__name__)


class TableButtons:
    """Answers every click on a lobby, a board or a private menu."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def answer(self, click: Click) -> None:
        """Do what the button says, if it is one of this server's."""
        id = unpacked(click.custom_id)
        if id is None:
            raise Refused(label("stale-board"))
        loaded = click.about = await load_match(self._app.store, self._app.games, id.match)
        if click.interaction.guild_id != loaded.match.guild:
            raise Refused(label("stale-board"))
        await _DEEDS[id.deed](await guest_of(self._app, click.interaction, loaded), loaded, id)


# The lobby ------------------------------------------------------------------------------------


async def _join(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await remember(guest.app, guest.interaction.user)
    await guest.app.service.join(id.match, guest.user, by=guest.by)
    await guest.interaction.response.defer()


async def _leave(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await guest.app.service.leave(id.match, guest.user, by=guest.by)
    await guest.interaction.response.defer()


async def _add_ai(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await guest.app.service.add_ai(id.match, guest.user, _level(guest.interaction), by=guest.by)
    await guest.interaction.response.defer()


async def _remove_ai(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await guest.app.service.remove_ai(id.match, guest.user, by=guest.by)
    await guest.interaction.response.defer()


async def _start(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await guest.app.service.start(id.match, guest.user, by=guest.by)
    await guest.interaction.response.defer()


async def _rules(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await guest.tell(rules_text(guest.voice))


# The table ------------------------------------------------------------------------------------


async def _move(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    """A button on the board, or "back" in a private menu."""
    expect_revision(loaded.match, id.revision)
    found = opened(guest, loaded, id.steps)
    is_private = _is_ephemeral(guest.interaction)
    if isinstance(found, Menu):
        view = menu_view(guest, loaded, found)
        if is_private:
            await guest.interaction.response.edit_message(view=view)
        else:
            await guest.interaction.response.send_message(view=view, ephemeral=True)
        return
    done = await act(guest, loaded, id.revision, found)
    if is_private:
        await guest.interaction.response.edit_message(view=note(await told_of(guest, done)))
    else:
        await guest.interaction.response.defer()  # the board itself shows what happened


async def _pick(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    """An entry of a private list."""
    expect_revision(loaded.match, id.revision)
    found = opened(guest, loaded, (*id.steps, _chosen(guest.interaction)))
    if isinstance(found, Menu):
        await guest.interaction.response.edit_message(view=menu_view(guest, loaded, found))
        return
    done = await act(guest, loaded, id.revision, found)
    await guest.interaction.response.edit_message(view=note(await told_of(guest, done)))


def _level(interaction: discord.Interaction) -> AiLevel:
    """The level chosen; lobbies of old had a button that offered no choice."""
    return level_meant(_value(interaction))


def _value(interaction: discord.Interaction) -> str:
    values = cast("list[object]", (interaction.data or {}).get("values") or [""])
    return str(values[0])


def _chosen(interaction: discord.Interaction) -> int:
    text = _value(interaction)
    if not text.isascii() or not text.isdigit() or len(text) > 3:
        raise Refused(label("stale-board"))
    return int(text)


def _is_ephemeral(interaction: discord.Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


async def _undo(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    done = await guest.app.service.undo(id.match, guest.user, id.revision, by=guest.by)
    await guest.tell(guest.voice.say("undo-asked" if done.proposal else "undone"))


async def _agree(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await guest.app.service.vote(id.match, guest.user, True, by=guest.by)
    await guest.interaction.response.defer()


async def _refuse(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await guest.app.service.vote(id.match, guest.user, False, by=guest.by)
    await guest.interaction.response.defer()


async def _words(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await guest.tell(board_in_words(guest, loaded))


async def _hint(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await give_hint(guest, loaded)


async def _take_seat(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await remember(guest.app, guest.interaction.user)
    await guest.app.service.take_seat(id.match, guest.user, by=guest.by)
    await guest.tell(guest.voice.say("seat-taken"))


async def _back(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await guest.app.service.come_back(id.match, guest.user, by=guest.by)
    await guest.tell(guest.voice.say("welcome-back"))


async def _since(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await show_since(guest, loaded)


async def _prepare(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await show_plan(guest, loaded)


async def _plan(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    """An entry of the private list of what can be prepared."""
    expect_revision(loaded.match, id.revision)
    await offer(guest, loaded, (*id.steps, _chosen(guest.interaction)))


async def _unplan(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    text = await kept(guest, loaded, ())
    if _is_ephemeral(guest.interaction):
        await guest.interaction.response.edit_message(view=note(text))
    else:
        await guest.tell(text)


# Looking on -----------------------------------------------------------------------------------


async def _follow(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await follow(guest, loaded.match, rounds=None)


# The end --------------------------------------------------------------------------------------


async def _fair(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await guest.tell(fair_text(guest.voice, loaded))


async def _analyse(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await show_analysis(guest, loaded)


async def _rematch(guest: Guest, loaded: LoadedMatch, id: ButtonId) -> None:
    await remember(guest.app, guest.interaction.user)
    here = ChannelId(guest.interaction.channel_id or loaded.match.channel)  # its own may be gone
    await guest.app.service.rematch(id.match, guest.user, channel=here, by=guest.by)
    await guest.interaction.response.defer()


_DEEDS: dict[Deed, Callable[[Guest, LoadedMatch, ButtonId], Awaitable[None]]] = {
    "join": _join,
    "leave": _leave,
    "ai": _add_ai,
    "noai": _remove_ai,
    "start": _start,
    "rules": _rules,
    "move": _move,
    "pick": _pick,
    "undo": _undo,
    "agree": _agree,
    "refuse": _refuse,
    "words": _words,
    "seat": _take_seat,
    "fair": _fair,
    "rematch": _rematch,
    "hint": _hint,
    "analyse": _analyse,
    "back": _back,
    "since": _since,
    "prepare": _prepare,
    "plan": _plan,
    "unplan": _unplan,
    "follow": _follow,
}


async def setup(bot: FiakerBot) -> None:
    """Listen."""
    bot.clicks.subscribe(PREFIX, TableButtons(bot.app).answer)
