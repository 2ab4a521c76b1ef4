"""The board in words, for one person."""

from __future__ import annotations

from bot.loaded_match import LoadedMatch
from cogs.interaction.guest import Guest
from cogs.interaction.reply_language import plain
from render.board_in_words import board_text


def board_in_words(guest: Guest, loaded: LoadedMatch) -> str:
    """Everything this person may know of the table, as text that stays text."""
    view = loaded.view(loaded.match.seat_of(guest.user))
    names = [plain(name) for name in loaded.names]
    return board_text(loaded.game, view, names, guest.voice.language)
