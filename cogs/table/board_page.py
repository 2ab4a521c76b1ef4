"""The board of a running match as a page: whose turn, picture, what happened, buttons."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.app import App
from bot.loaded_match import LoadedMatch, happened
from bot.match import match_rules
from bot.match.model import OVER, LogRow, Match, UserId, live_rows
from bot.match.prepared_moves import upcoming
from bot.move_menus import Menus
from cogs.interaction.message_layouts import (
    Page,
    Picture,
    Push,
    Style,
    push,
    step_push,
)
from cogs.interaction.reply_language import Voice, plain, wishes_of
from cogs.table.time_lines import hours_lines
from games.api import Seat
from language import Language
from render.board_in_words import alt_text
from render.colours import ThemeKey
from render.painters import painter_of
from render.picture_setting import Setting, setting_for
from render.visual_style import Look

_MOST_STEP_BUTTONS = 4  # more first steps than this are a menu


def mentions(loaded: LoadedMatch) -> tuple[str, ...]:
    """The names at the table; those it waits for as mentions."""
    asked = set(loaded.waited_for)
    return tuple(
        f"<@{chair.user}>" if chair.user in asked else plain(name)
        for chair, name in zip(loaded.match.chairs, loaded.names, strict=True)
    )


def setting_of(loaded: LoadedMatch, look: Look | None = None) -> Setting:
    """How the table's pictures look: as its options say, in its language."""
    options = match_rules.options_of(loaded.game, loaded.match.options)
    theme: ThemeKey = "night" if getattr(options, "look", "day") == "night" else "day"
    return setting_for(loaded.names, look or Look(theme), loaded.match.language)


async def setting_for_person(
    app: App, user: UserId, loaded: LoadedMatch, language: Language
) -> Setting:
    """The same in somebody's own colours and language."""
    wishes = await wishes_of(app.store, user)
    look = Look(setting_of(loaded).look.theme, wishes.contrast, wishes.palette)
    return setting_for(loaded.names, look, language)


def headline(loaded: LoadedMatch, voice: Voice, names: Sequence[str]) -> str:
    """What the table waits for, or how it ended."""
    if loaded.match.status in OVER:
        return voice.say(f"ended-{loaded.match.status}")
    return voice.speak(loaded.game.ask(loaded.view(None)), names)


async def board_picture(
    app: App,
    loaded: LoadedMatch,
    viewer: Seat | None = None,
    *,
    before: object | None = None,
    setting: Setting | None = None,
) -> Picture:
    """The board as one viewer may see it."""
    view, game = loaded.view(viewer), loaded.game
    setting = setting or setting_of(loaded)
    data = await app.studio.picture(
        (game.key, view, before, setting), lambda: painter_of(game).board(view, setting, before)
    )
    said = headline(loaded, Voice(setting.language, game), loaded.names)
    alt = alt_text(game, view, loaded.names, setting.language, first=said)
    return Picture(f"board-{loaded.match.id}-{loaded.match.revision}.png", data, alt)


async def table_page(app: App, loaded: LoadedMatch, rows: Sequence[LogRow]) -> Page:
    """Whose turn it is, the board, what happened in these rows of the log, what can be done."""
    match, voice = loaded.match, Voice(loaded.match.language, loaded.game)
    head = headline(loaded, voice, mentions(loaded))
    picture = await board_picture(app, loaded)
    lines = told(loaded, rows, voice)
    if match.proposal is not None:
        lines.append(_question(loaded, voice))
    hours = await hours_lines(app, loaded, voice)
    body = "\n".join([*lines, "", *hours] if hours else lines)
    return Page(head, picture, body, _table_buttons(loaded, voice))


def told(
    loaded: LoadedMatch, rows: Sequence[LogRow], voice: Voice, viewer: Seat | None = None
) -> list[str]:
    """What happened, a line each; what was taken back is left out and said."""
    names = [plain(name) for name in loaded.names]
    lines: list[str] = []
    for event, sentence in happened(loaded, live_rows(list(rows)), viewer):
        if event.opens_chapter:
            lines.append("")
        lines.append(f"- {voice.speak(sentence, names)}")
    skipped = {row.seat for row in rows if row.actor == "stand-in" and row.seat is not None}
    if loaded.match.terms.at_zero == "skip":
        for seat in sorted(skipped):
            lines.append(f"- {voice.say('skipped', name=names[seat])}")
    if any(row.back_to is not None for row in rows):
        lines.append(f"- {voice.say('something-undone')}")
    return lines


def _question(loaded: LoadedMatch, voice: Voice) -> str:
    proposal = loaded.match.proposal
    assert proposal is not None
    heard = (proposal.by, *proposal.agreed, *proposal.refused)
    missing = [user for user in loaded.match.present if user not in heard]
    return voice.say(
        f"asks-{proposal.what}",
        who=f"<@{proposal.by}>",
        others=tuple(f"<@{user}>" for user in missing),
    )


def _table_buttons(loaded: LoadedMatch, voice: Voice) -> tuple[Push, ...]:
    match = loaded.match
    buttons = [*_move_buttons(loaded, voice)]
    if match.proposal is not None:
        buttons.append(push("agree", match, voice.say("button-agree"), Style.success))
        buttons.append(push("refuse", match, voice.say("button-refuse"), Style.danger))
    buttons.append(push("undo", match, voice.say("button-undo")))
    buttons.append(push("words", match, voice.say("button-words")))
    buttons.append(push("since", match, voice.say("button-since")))
    if can_prepare(loaded):
        buttons.append(push("prepare", match, voice.say("button-prepare")))
    if match.hints and not match.rated:
        buttons.append(push("hint", match, voice.say("button-hint")))
    if any(chair.offered for chair in match.chairs):
        buttons.append(push("seat", match, voice.say("button-seat"), Style.success))
    if match.present != match.people or _is_missed(match):
        buttons.append(push("back", match, voice.say("button-back-here"), Style.success))
    return tuple(buttons)


def _is_missed(match: Match) -> bool:
    """Whether the others are being asked how to go on without somebody."""
    return match.proposal is not None and match.proposal.what == "absent"


def can_prepare(loaded: LoadedMatch) -> bool:
    """Whether somebody who waits could prepare a move now."""
    match = loaded.match
    waiting = [seat for seat, chair in enumerate(match.chairs) if not chair.plays_itself]
    return any(upcoming(loaded.game, match, Seat(seat)) for seat in waiting)


def _move_buttons(loaded: LoadedMatch, voice: Voice) -> list[Push]:
    """The first steps of the menus where everybody may know them; else one button for all."""
    match, game = loaded.match, loaded.game
    if len(loaded.asked) == 1 and is_open(loaded):
        (seat,) = loaded.asked
        entries = Menus(game, loaded.state, seat).first()
        if len(entries) <= _MOST_STEP_BUTTONS:
            return [
                step_push(match, n, voice.speak(entry, loaded.names))
                for n, entry in enumerate(entries)
            ]
    return [push("move", match, voice.say("button-move"), Style.primary)]


def is_open(loaded: LoadedMatch) -> bool:
    """Whether whoever looks on may know what the seats that are asked can do."""
    spectator = loaded.view(None)
    views = [loaded.view(seat) for seat in loaded.asked]
    return all(
        isinstance(view, msgspec.Struct)
        and "viewer" in view.__struct_fields__
        and msgspec.structs.replace(view, viewer=None) == spectator
        for view in views
    )


def with_followers(page: Page, loaded: LoadedMatch, followers: Sequence[UserId]) -> Page:
    """The same page, which also calls those who follow the match."""
    if not followers:
        return page
    voice = Voice(loaded.match.language, loaded.game)
    called = voice.say("followers", who=tuple(f"<@{user}>" for user in followers))
    return page._replace(body=f"{page.body}\n{called}")
