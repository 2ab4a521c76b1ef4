"""The private menus that lead to a move."""

from __future__ import annotations

import discord

from bot.loaded_match import LoadedMatch
from bot.match.preconditions import expect_running, expect_seated
from bot.move_menus import Menu, Menus, NoSuchStep
from cogs.interaction.error_report import Refused
from cogs.interaction.guest import Guest
from cogs.interaction.message_layouts import Choice, Choices, Push, menu
from cogs.interaction.reply_language import plain
from cogs.table.button_ids import ButtonId
from games.api import Move, NotYourMove, label


def opened(guest: Guest, loaded: LoadedMatch, steps: tuple[int, ...]) -> Menu | Move:
    """The menu or the move these steps lead to."""
    seat = expect_seated(loaded.match, guest.user)
    expect_running(loaded.match)
    if seat not in loaded.asked:
        raise NotYourMove(seat, frozenset(loaded.asked))
    try:
        return Menus(loaded.game, loaded.state, seat).open(steps)
    except NoSuchStep as error:
        raise Refused(label("stale-board")) from error


def menu_entries(guest: Guest, loaded: LoadedMatch, found: Menu) -> tuple[Choice, ...]:
    """What can be chosen next, in words."""
    return tuple(
        Choice(str(place), guest.voice.speak(entry, loaded.names))
        for place, entry in enumerate(found.entries)
    )


def menu_view(guest: Guest, loaded: LoadedMatch, found: Menu) -> discord.ui.LayoutView:
    """A private list of what can be chosen next."""
    match, entries = loaded.match, menu_entries(guest, loaded, found)
    back = None
    if found.steps:
        id = ButtonId("move", match.id, match.revision)
        back = Push(id, guest.voice.say("button-back"))
    ask = guest.voice.speak(loaded.game.ask(loaded.view(None)), loaded.names)
    id = ButtonId("pick", match.id, match.revision, found.steps)
    return menu(plain(ask), Choices(id, guest.voice.say("menu-choose"), entries), back=back)
