"""Pictures of a tournament, each with what it says to those who cannot see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PIL import Image

from bot.app import App
from cogs.interaction.message_layouts import Picture
from cogs.interaction.reply_language import Voice
from cogs.tournament.loaded_tournament import Gathering
from cogs.tournament.seating_sheets import (
    seating_sheet,
    seating_told,
)
from cogs.tournament.standings_sheets import (
    cross_lines,
    cross_sheet,
    drawn_words,
    podium_sheet,
    progress_lines,
    progress_sheet,
    standings_lines,
    standings_sheet,
)
from render.board_in_words import alt_of
from render.tournament.cross_table import cross_picture
from render.tournament.places_chart import progress_picture
from render.tournament.podium import podium_picture
from render.tournament.round_tables import seating_picture
from render.tournament.standings_table import standings_picture
from render.visual_style import DEFAULT_LOOK, Look


async def standings_shown(
    app: App, here: Gathering, voice: Voice, look: Look = DEFAULT_LOOK
) -> Picture:
    """Who stands where."""
    words = drawn_words(here, voice)
    sheet = standings_sheet(here, words)
    alt = [f"{sheet.title}. {sheet.subtitle}.", *standings_lines(here, words)]
    return await _picture(
        app, here, "standings", sheet, lambda: standings_picture(sheet, look), (alt, look)
    )


async def cross_shown(
    app: App, here: Gathering, voice: Voice, look: Look = DEFAULT_LOOK
) -> Picture:
    """Who beat whom."""
    words = drawn_words(here, voice)
    sheet = cross_sheet(here, words)
    alt = [f"{sheet.title}. {sheet.subtitle}", *cross_lines(here, words)]
    return await _picture(
        app, here, "cross", sheet, lambda: cross_picture(sheet, look), (alt, look)
    )


async def progress_shown(
    app: App, here: Gathering, voice: Voice, look: Look = DEFAULT_LOOK
) -> Picture:
    """How places changed from round to round."""
    words = drawn_words(here, voice)
    sheet = progress_sheet(here, words)
    alt = [f"{sheet.title}. {sheet.subtitle}.", *progress_lines(here, words)]
    return await _picture(
        app, here, "progress", sheet, lambda: progress_picture(sheet, look), (alt, look)
    )


async def seating_shown(
    app: App, here: Gathering, voice: Voice, look: Look = DEFAULT_LOOK
) -> Picture:
    """Who plays whom."""
    words = drawn_words(here, voice)
    sheet = seating_sheet(here, words)
    alt = [f"{sheet.title}. {sheet.subtitle}.", *seating_told(here, words)]
    return await _picture(
        app, here, "seating", sheet, lambda: seating_picture(sheet, look), (alt, look)
    )


async def podium_shown(
    app: App, here: Gathering, voice: Voice, look: Look = DEFAULT_LOOK
) -> Picture:
    """Who won."""
    words = drawn_words(here, voice)
    sheet = podium_sheet(here, words)
    alt = [f"{sheet.title}. {sheet.subtitle}.", *standings_lines(here, words)]
    return await _picture(
        app, here, "podium", sheet, lambda: podium_picture(sheet, look), (alt, look)
    )


async def _picture(
    app: App,
    here: Gathering,
    kind: str,
    sheet: msgspec.Struct,
    draw: Callable[[], Image.Image],
    beside: tuple[Sequence[str], Look],
) -> Picture:
    alt, look = beside
    data = await app.studio.picture(("event", kind, sheet, look), draw)
    name = f"{kind}-{here.tournament.id}-{here.tournament.version}.png"
    return Picture(name, data, alt_of(alt))
