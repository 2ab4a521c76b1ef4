"""What is said about a match: its lobby, its table, its end, as pages to be sent."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

from bot.app import App
from bot.match import tables
from bot.match.model import OVER, Chair, LogRow, Match, UserId, live_rows
from bot.match.preparing import upcoming
from bot.match.records import commitment_of, make_record, write_record
from bot.menus import Menus
from bot.moments import moments_of
from bot.sittings import Sitting, happened
from cogs.hours import hours_lines, terms_lines
from cogs.ids import ButtonId
from cogs.layouts import Choice, Choices, Page, Picture, Push, Style, push, step_push
from cogs.speech import Voice, plain, wishes_of
from games.ai.players import LEVELS
from games.api import Seat
from language import Language
from render.colours import ThemeKey
from render.look import Look
from render.painters import painter_of
from render.setting import Setting, setting_for
from render.texts import alt_text

_MOST_STEP_BUTTONS = 4  # more first steps than this are a menu
_QUARTERS = 4
_FULL, _EMPTY = "\N{BLACK CIRCLE}", "\N{WHITE CIRCLE}"


def mentions(sitting: Sitting) -> tuple[str, ...]:
    """The names at the table; those it waits for as mentions."""
    asked = set(sitting.waited_for)
    return tuple(
        f"<@{chair.user}>" if chair.user in asked else plain(name)
        for chair, name in zip(sitting.match.chairs, sitting.names, strict=True)
    )


# The lobby ------------------------------------------------------------------------------------


async def lobby_page(app: App, sitting: Sitting) -> Page:
    """A table that is being filled, or was."""
    match, voice = sitting.match, Voice(sitting.match.language, sitting.game)
    marks = await _reliability(app, match, voice)
    lines = [f"## {_title(sitting, voice)}", *_seats(sitting, voice, marks)]
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


def _title(sitting: Sitting, voice: Voice) -> str:
    return voice.say("lobby-title", game=voice.say("game-name"), seats=sitting.match.seats_wanted)


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


def _seats(sitting: Sitting, voice: Voice, marks: Mapping[UserId, str]) -> list[str]:
    match = sitting.match

    def line(number: int, chair: Chair | None, name: str) -> str:
        if chair is None:
            return f"{number}. {voice.say('lobby-free')}"
        if chair.user:
            return f"{number}. <@{chair.user}> {marks.get(chair.user, '')}".rstrip()
        level = f" ({voice.say(f'level-{chair.ai}')})" if chair.ai in LEVELS else ""
        return f"{number}. {plain(name)}{level}"

    chairs = [*match.chairs, *[None] * (match.seats_wanted - len(match.chairs))]
    names = [*sitting.names, *[""] * (len(chairs) - len(sitting.names))]
    numbered = enumerate(zip(chairs, names, strict=True), start=1)
    return [line(number, chair, name) for number, (chair, name) in numbered]


# The table ------------------------------------------------------------------------------------


def setting_of(sitting: Sitting, look: Look | None = None) -> Setting:
    """How the table's pictures look: as its options say, in its language."""
    options = tables.options_of(sitting.game, sitting.match.options)
    theme: ThemeKey = "night" if getattr(options, "look", "day") == "night" else "day"
    return setting_for(sitting.names, look or Look(theme), sitting.match.language)


async def setting_for_person(
    app: App, user: UserId, sitting: Sitting, language: Language
) -> Setting:
    """The same in somebody's own colours and language."""
    wishes = await wishes_of(app.store, user)
    look = Look(setting_of(sitting).look.theme, wishes.contrast, wishes.palette)
    return setting_for(sitting.names, look, language)


def headline(sitting: Sitting, voice: Voice, names: Sequence[str]) -> str:
    """What the table waits for, or how it ended."""
    if sitting.match.status in OVER:
        return voice.say(f"ended-{sitting.match.status}")
    return voice.speak(sitting.game.ask(sitting.view(None)), names)


async def board_picture(
    app: App,
    sitting: Sitting,
    viewer: Seat | None = None,
    *,
    before: object | None = None,
    setting: Setting | None = None,
) -> Picture:
    """The board as one viewer may see it."""
    view, game = sitting.view(viewer), sitting.game
    setting = setting or setting_of(sitting)
    data = await app.studio.picture(
        (game.key, view, before, setting), lambda: painter_of(game).board(view, setting, before)
    )
    said = headline(sitting, Voice(setting.language, game), sitting.names)
    alt = alt_text(game, view, sitting.names, setting.language, first=said)
    return Picture(f"board-{sitting.match.id}-{sitting.match.revision}.png", data, alt)


async def table_page(app: App, sitting: Sitting, rows: Sequence[LogRow]) -> Page:
    """Whose turn it is, the board, what happened in these rows of the log, what can be done."""
    match, voice = sitting.match, Voice(sitting.match.language, sitting.game)
    head = headline(sitting, voice, mentions(sitting))
    picture = await board_picture(app, sitting)
    lines = told(sitting, rows, voice)
    if match.proposal is not None:
        lines.append(_question(sitting, voice))
    hours = await hours_lines(app, sitting, voice)
    body = "\n".join([*lines, "", *hours] if hours else lines)
    return Page(head, picture, body, _table_buttons(sitting, voice))


def told(
    sitting: Sitting, rows: Sequence[LogRow], voice: Voice, viewer: Seat | None = None
) -> list[str]:
    """What happened, a line each; what was taken back is left out and said."""
    names = [plain(name) for name in sitting.names]
    lines: list[str] = []
    for event, sentence in happened(sitting, live_rows(list(rows)), viewer):
        if event.opens_chapter:
            lines.append("")
        lines.append(f"- {voice.speak(sentence, names)}")
    skipped = {row.seat for row in rows if row.actor == "stand-in" and row.seat is not None}
    if sitting.match.terms.at_zero == "skip":
        for seat in sorted(skipped):
            lines.append(f"- {voice.say('skipped', name=names[seat])}")
    if any(row.back_to is not None for row in rows):
        lines.append(f"- {voice.say('something-undone')}")
    return lines


def _question(sitting: Sitting, voice: Voice) -> str:
    proposal = sitting.match.proposal
    assert proposal is not None
    heard = (proposal.by, *proposal.agreed, *proposal.refused)
    missing = [user for user in sitting.match.present if user not in heard]
    return voice.say(
        f"asks-{proposal.what}",
        who=f"<@{proposal.by}>",
        others=tuple(f"<@{user}>" for user in missing),
    )


def _table_buttons(sitting: Sitting, voice: Voice) -> tuple[Push, ...]:
    match = sitting.match
    buttons = [*_move_buttons(sitting, voice)]
    if match.proposal is not None:
        buttons.append(push("agree", match, voice.say("button-agree"), Style.success))
        buttons.append(push("refuse", match, voice.say("button-refuse"), Style.danger))
    buttons.append(push("undo", match, voice.say("button-undo")))
    buttons.append(push("words", match, voice.say("button-words")))
    buttons.append(push("since", match, voice.say("button-since")))
    if can_prepare(sitting):
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


def can_prepare(sitting: Sitting) -> bool:
    """Whether somebody who waits could prepare a move now."""
    match = sitting.match
    waiting = [seat for seat, chair in enumerate(match.chairs) if not chair.plays_itself]
    return any(upcoming(sitting.game, match, Seat(seat)) for seat in waiting)


def _move_buttons(sitting: Sitting, voice: Voice) -> list[Push]:
    """The first steps of the menus where everybody may know them; else one button for all."""
    match, game = sitting.match, sitting.game
    if len(sitting.asked) == 1 and is_open(sitting):
        (seat,) = sitting.asked
        entries = Menus(game, sitting.state, seat).first()
        if len(entries) <= _MOST_STEP_BUTTONS:
            return [
                step_push(match, n, voice.speak(entry, sitting.names))
                for n, entry in enumerate(entries)
            ]
    return [push("move", match, voice.say("button-move"), Style.primary)]


def is_open(sitting: Sitting) -> bool:
    """Whether whoever looks on may know what the seats that are asked can do."""
    spectator = sitting.view(None)
    views = [sitting.view(seat) for seat in sitting.asked]
    return all(
        isinstance(view, msgspec.Struct)
        and "viewer" in view.__struct_fields__
        and msgspec.structs.replace(view, viewer=None) == spectator
        for view in views
    )


# The end --------------------------------------------------------------------------------------


async def end_page(app: App, sitting: Sitting) -> Page:
    """How it ended: picture, ranking, the seed, the record, another one."""
    match, voice = sitting.match, Voice(sitting.match.language, sitting.game)
    title = voice.say(f"ended-{match.status}")
    head = [f"## {title}", *_ranking(sitting, voice, [plain(name) for name in sitting.names])]
    picture = None
    if sitting.state is not None:
        said = ". ".join([title, *_ranking(sitting, voice, sitting.names)])
        picture = await _final_picture(app, sitting, said)
    record = write_record(await make_record(app.store, app.games, match.id))
    body = voice.say("ended-fair", seed=match.seed.hex())
    buttons: list[Push] = []
    if match.event is not None:
        event = await app.events.load(match.event)
        body = f"{voice.say('event-counted', event=plain(event.plan.name))}\n{body}"
    else:
        buttons.append(push("rematch", match, voice.say("button-rematch"), Style.primary))
    if sitting.is_played_out:
        buttons.append(push("analyse", match, voice.say("button-analyse")))
    buttons.append(push("fair", match, voice.say("button-fair")))
    file = Picture(f"fiaker-{match.id}.json", record, "")
    return Page("\n".join(head), picture, body, tuple(buttons), files=(file,))


def with_followers(page: Page, sitting: Sitting, followers: Sequence[UserId]) -> Page:
    """The same page, which also calls those who follow the match."""
    if not followers:
        return page
    voice = Voice(sitting.match.language, sitting.game)
    called = voice.say("followers", who=tuple(f"<@{user}>" for user in followers))
    return page._replace(body=f"{page.body}\n{called}")


def _ranking(sitting: Sitting, voice: Voice, names: Sequence[str]) -> list[str]:
    outcome = sitting.match.outcome
    if outcome is None:
        return []
    places = sorted(enumerate(outcome.places), key=lambda pair: pair[1])
    lines = [
        voice.say("ranking", place=place, name=names[seat], score=outcome.scores[seat])
        for seat, place in places
    ]
    return [*lines, voice.speak(outcome.why, names)]


async def _final_picture(app: App, sitting: Sitting, said: str) -> Picture:
    match, game = sitting.match, sitting.game
    _, log = await app.store.story(match.id)
    steps = [replayed.step for replayed in tables.replay_rows(game, match, live_rows(log))]
    moments, setting = moments_of(game, steps), setting_of(sitting)
    data = await app.studio.picture(
        (game.key, "final", match.id, setting), lambda: painter_of(game).final(moments, setting)
    )
    view = sitting.view(None)
    alt = alt_text(game, view, sitting.names, setting.language, first=f"{said}.")
    return Picture(f"end-{match.id}.png", data, alt)
