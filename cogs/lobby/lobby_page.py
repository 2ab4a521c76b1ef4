"""A table that is being filled, or was, as a page."""

from __future__ import annotations

import math
from collections.abc import Mapping

from bot.app import App
from bot.loaded_match import LoadedMatch
from bot.match.model import Chair, Match, UserId
from bot.match.record_file import commitment_of
from cogs.interaction.message_layouts import (
    Choice,
    Choices,
    Page,
    Style,
    push,
)
from cogs.interaction.reply_language import Voice, plain
from cogs.table.button_ids import ButtonId
from cogs.table.time_lines import terms_lines
from games.ai.players import LEVELS

_QUARTERS = 4


_FULL = "\N{BLACK CIRCLE}"


_EMPTY = "\N{WHITE CIRCLE}"


async def lobby_page(app: App, loaded: LoadedMatch) -> Page:
    """A table that is being filled, or was."""
    match, voice = loaded.match, Voice(loaded.match.language, loaded.game)
    marks = await _reliability(app, match, voice)
    lines = [f"## {_title(loaded, voice)}", *_seats(loaded, voice, marks)]
    lines += ["", voice.say("lobby-dice", commitment=commitment_of(match.seed))]
    if match.hints:
        lines.append(voice.say("lobby-hints"))
    if match.rated:
        lines.append(voice.say("lobby-rated"))
    lines += terms_lines(match.terms, voice)
    if match.status != "lobby":
        id = "lobby-begun" if match.started_at else "lobby-closed"
        lines.append(voice.say(id, channel=f"<#{match.channel}>"))
        is_on = match.status == "running"
        follow = (push("follow", match, voice.say("button-follow")),) if is_on else ()
        return Page("\n".join(lines), buttons=follow)
    if len(match.chairs) == match.seats_wanted:
        lines.append(voice.say("lobby-ready", opener=f"<@{match.opener}>"))
    buttons = [
        push("join", match, voice.say("button-join"), Style.success),
        push("leave", match, voice.say("button-leave")),
        push("start", match, voice.say("button-start"), Style.primary),
        push("rules", match, voice.say("button-rules")),
    ]
    if any(chair.ai for chair in match.chairs):
        buttons.append(push("noai", match, voice.say("button-noai")))
    return Page("\n".join(lines), buttons=tuple(buttons), choices=_levels(match, voice))


def _levels(match: Match, voice: Voice) -> Choices | None:
    """The computer players that can be asked to the table, while there is room."""
    if len(match.chairs) == match.seats_wanted:
        return None
    entries = tuple(
        Choice(level, voice.say(f"level-{level}"), voice.say(f"level-{level}-about"))
        for level in LEVELS
    )
    id = ButtonId("ai", match.id, match.revision)
    return Choices(id, voice.say("button-ai"), entries)


def _title(loaded: LoadedMatch, voice: Voice) -> str:
    return voice.say("lobby-title", game=voice.say("game-name"), seats=loaded.match.seats_wanted)


async def _reliability(app: App, match: Match, voice: Voice) -> dict[UserId, str]:
    """How promptly people play, among all: a quarter, not a mark. Nothing without clocks."""
    if match.terms.clocks is None:
        return {}
    marks: dict[UserId, str] = {}
    for user in match.people:
        standing = await app.store.calendar.standing(user)
        if standing is not None:
            quarter = max(math.ceil(standing * _QUARTERS), 1)
            marks[user] = voice.say("reliability", dots=_FULL * quarter + _EMPTY * (4 - quarter))
    return marks


def _seats(loaded: LoadedMatch, voice: Voice, marks: Mapping[UserId, str]) -> list[str]:
    match = loaded.match

    def line(number: int, chair: Chair | None, name: str) -> str:
        if chair is None:
            return f"{number}. {voice.say('lobby-free')}"
        if chair.user:
            return f"{number}. <@{chair.user}> {marks.get(chair.user, '')}".rstrip()
        level = f" ({voice.say(f'level-{chair.ai}')})" if chair.ai in LEVELS else ""
        return f"{number}. {plain(name)}{level}"

    chairs = [*match.chairs, *[None] * (match.seats_wanted - len(match.chairs))]
    names = [*loaded.names, *[""] * (len(chairs) - len(loaded.names))]
    numbered = enumerate(zip(chairs, names, strict=True), start=1)
    return [line(number, chair, name) for number, (chair, name) in numbered]
