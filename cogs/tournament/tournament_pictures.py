"""Pictures of a tournament, each with what it says to those who cannot see it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

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
    Words,
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


class _Kind(NamedTuple):
    """A kind of picture: what is in it, how it is drawn, and the same in words."""

    name: str
    sheet: Callable[[Gathering, Words], msgspec.Struct]
    draw: Callable[[Any, Look], Image.Image]
    lines: Callable[[Gathering, Words], Sequence[str]]
    subtitle_ends: str = "."


_STANDINGS = _Kind("standings", standings_sheet, standings_picture, standings_lines)
_CROSS = _Kind("cross", cross_sheet, cross_picture, cross_lines, subtitle_ends="")
_PROGRESS = _Kind("progress", progress_sheet, progress_picture, progress_lines)
_SEATING = _Kind("seating", seating_sheet, seating_picture, seating_told)
_PODIUM = _Kind("podium", podium_sheet, podium_picture, standings_lines)


async def standings_shown(
    app: App, here: Gathering, voice: Voice, look: Look = DEFAULT_LOOK
) -> Picture:
    """Who stands where."""
    return await _shown(app, here, voice, look, _STANDINGS)


async def cross_shown(
    app: App, here: Gathering, voice: Voice, look: Look = DEFAULT_LOOK
) -> Picture:
    """Who beat whom."""
    return await _shown(app, here, voice, look, _CROSS)


async def progress_shown(
    app: App, here: Gathering, voice: Voice, look: Look = DEFAULT_LOOK
) -> Picture:
    """How places changed from round to round."""
    return await _shown(app, here, voice, look, _PROGRESS)


async def seating_shown(
    app: App, here: Gathering, voice: Voice, look: Look = DEFAULT_LOOK
) -> Picture:
    """Who plays whom."""
    return await _shown(app, here, voice, look, _SEATING)


async def podium_shown(
    app: App, here: Gathering, voice: Voice, look: Look = DEFAULT_LOOK
) -> Picture:
    """Who won."""
    return await _shown(app, here, voice, look, _PODIUM)


async def _shown(app: App, here: Gathering, voice: Voice, look: Look, kind: _Kind) -> Picture:
    words = drawn_words(here, voice)
    sheet: Any = kind.sheet(here, words)
    data = await app.studio.picture(
        ("event", kind.name, sheet, look), lambda: kind.draw(sheet, look)
    )
    title = f"{sheet.title}. {sheet.subtitle}{kind.subtitle_ends}"
    name = f"{kind.name}-{here.tournament.id}-{here.tournament.version}.png"
    return Picture(name, data, alt_of([title, *kind.lines(here, words)]))
