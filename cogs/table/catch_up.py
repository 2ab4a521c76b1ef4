"""What happened since somebody last looked: a strip of pictures, and a line for each thing."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app import App
from bot.loaded_match import LoadedMatch, happened
from bot.match import match_rules
from bot.match.clock.time_control import TempoKey
from bot.match.model import LogRow, Revision, UserId, live_rows
from bot.seen_history import moments_of
from cogs.interaction.guest import Guest
from cogs.interaction.message_layouts import Page, Picture, cut
from cogs.interaction.reply_language import Voice
from cogs.table.board_page import setting_for_person, setting_of, table_page, told
from games.api import Seat
from render.board_in_words import alt_of
from render.painters import painter_of
from render.picture_setting import Setting

_MOST_NAME = 100  # characters of a suggestion
_OVER_DAYS: tuple[TempoKey, ...] = ("daily", "weekly")


def last_move_of(log: list[LogRow], seat: Seat) -> Revision:
    """The revision of a seat's last move that stands; 0 if there is none."""
    own = [row.revision for row in live_rows(log) if row.seat == seat]
    return own[-1] if own else Revision(0)


async def _log_of(app: App, loaded: LoadedMatch) -> list[LogRow]:
    """The whole log up to what is looked at: people may be moving on."""
    log = await app.store.log(loaded.match.id)
    return [row for row in log if row.revision <= loaded.match.revision]


async def strip_since(
    app: App,
    loaded: LoadedMatch,
    log: list[LogRow],
    since: Revision,
    viewer: Seat | None,
    *,
    setting: Setting,
) -> Picture | None:
    """What happened after this revision of the log, as pictures; None if nothing did."""
    match, game, live = loaded.match, loaded.game, live_rows(log)
    place = sum(row.revision <= since for row in live)  # of the moment it starts from
    if place == len(live):
        return None
    steps = [replayed.step for replayed in match_rules.replay_rows(game, match, live)]
    moments = moments_of(game, steps, viewer)[place:]
    data = await app.studio.picture(
        (game.key, "strip", match.id, since, match.revision, viewer, setting),
        lambda: painter_of(game).strip(moments, setting),
    )
    voice = Voice(setting.language, game)
    sentences = [
        voice.speak(said, loaded.names) for _, said in happened(loaded, live[place:], viewer)
    ]
    alt = alt_of(sentences or [voice.say("nothing-since")])
    return Picture(f"since-{match.id}-{since}-{match.revision}.png", data, alt)


async def turn_page(
    app: App, loaded: LoadedMatch, fresh: list[LogRow], called: Sequence[UserId]
) -> Page:
    """The table for those whose turn begins.

    Where people come back after hours, one who is called alone sees all since their last move.
    """
    match = loaded.match
    seat = match.seat_of(called[0]) if len(called) == 1 else None
    if seat is None or match.terms.tempo not in _OVER_DAYS:
        return await table_page(app, loaded, fresh)
    log = await _log_of(app, loaded)
    since = last_move_of(log, seat)
    rows = [row for row in log if row.revision > since]
    page = await table_page(app, loaded, rows)
    is_much = len({row.seat for row in live_rows(rows)}) > 1
    if not is_much:
        return page
    strip = await strip_since(app, loaded, log, since, None, setting=setting_of(loaded))
    return page._replace(strip=strip)


async def since_page(
    app: App,
    loaded: LoadedMatch,
    log: list[LogRow],
    since: Revision,
    viewer: Seat | None,
    *,
    voice: Voice,
    setting: Setting,
) -> Page:
    """Everything after this revision, as one viewer may know it."""
    lines = told(loaded, [row for row in log if row.revision > since], voice, viewer)
    if not lines:
        return Page(voice.say("nothing-since"))
    strip = await strip_since(app, loaded, log, since, viewer, setting=setting)
    return Page(voice.say("since-title"), body="\n".join(lines), strip=strip)


async def show_since(guest: Guest, loaded: LoadedMatch, since: Revision | None = None) -> None:
    """Privately, what happened after this revision; without one, since one's own last move."""
    seat, log = loaded.match.seat_of(guest.user), await _log_of(guest.app, loaded)
    if since is None:
        since = Revision(0) if seat is None else last_move_of(log, seat)
    setting = await setting_for_person(guest.app, guest.user, loaded, guest.voice.language)
    page = await since_page(guest.app, loaded, log, since, seat, voice=guest.voice, setting=setting)
    await guest.interaction.response.send_message(
        view=page.view(), files=page.attachments(), ephemeral=True
    )


async def moments_to_start_from(guest: Guest, loaded: LoadedMatch) -> list[tuple[int, str]]:
    """Points of a match to look back to: one's own last move, the beginnings of its rounds."""
    match, voice = loaded.match, guest.voice
    log = await guest.app.store.log(match.id)
    seat = match.seat_of(guest.user)
    found: list[tuple[int, str]] = []
    if seat is not None:
        found.append((last_move_of(log, seat), voice.say("since-own")))
    live = live_rows(log)
    for row in reversed(live):
        for event, said in happened(loaded, [row], seat):
            if event.opens_round:
                found.append((row.revision, cut(voice.speak(said, loaded.names), _MOST_NAME)))
    found.append((0, voice.say("since-start")))
    return list({at: (at, name) for at, name in reversed(found)}.values())[::-1]
