"""What happened since somebody last looked: a strip of pictures, and a line for each thing."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app import App
from bot.match import tables
from bot.match.model import LogRow, Revision, UserId, live_rows
from bot.match.terms import TempoKey
from bot.moments import moments_of
from bot.sittings import Sitting, happened
from cogs.layouts import Page, Picture, cut
from cogs.pages import setting_for_person, setting_of, table_page, told
from cogs.playing import Guest
from cogs.speech import Voice
from games.api import Seat
from render.painters import painter_of
from render.setting import Setting
from render.texts import alt_of

_MOST_NAME = 100  # characters of a suggestion
_OVER_DAYS: tuple[TempoKey, ...] = ("daily", "weekly")


def last_move_of(log: list[LogRow], seat: Seat) -> Revision:
    """The revision of a seat's last move that stands; 0 if there is none."""
    own = [row.revision for row in live_rows(log) if row.seat == seat]
    return own[-1] if own else Revision(0)


async def _log_of(app: App, sitting: Sitting) -> list[LogRow]:
    """The whole log up to what is looked at: people may be moving on."""
    log = await app.store.log(sitting.match.id)
    return [row for row in log if row.revision <= sitting.match.revision]


async def strip_since(
    app: App,
    sitting: Sitting,
    log: list[LogRow],
    since: Revision,
    viewer: Seat | None,
    *,
    setting: Setting,
) -> Picture | None:
    """What happened after this revision of the log, as pictures; None if nothing did."""
    match, game, live = sitting.match, sitting.game, live_rows(log)
    place = sum(row.revision <= since for row in live)  # of the moment it starts from
    if place == len(live):
        return None
    steps = [replayed.step for replayed in tables.replay_rows(game, match, live)]
    moments = moments_of(game, steps, viewer)[place:]
    data = await app.studio.picture(
        (game.key, "strip", match.id, since, match.revision, viewer, setting),
        lambda: painter_of(game).strip(moments, setting),
    )
    voice = Voice(setting.language, game)
    sentences = [
        voice.speak(said, sitting.names) for _, said in happened(sitting, live[place:], viewer)
    ]
    alt = alt_of(sentences or [voice.say("nothing-since")])
    return Picture(f"since-{match.id}-{since}-{match.revision}.png", data, alt)


async def turn_page(
    app: App, sitting: Sitting, fresh: list[LogRow], called: Sequence[UserId]
) -> Page:
    """The table for those whose turn begins.

    Where people come back after hours, one who is called alone sees all since their last move.
    """
    match = sitting.match
    seat = match.seat_of(called[0]) if len(called) == 1 else None
    if seat is None or match.terms.tempo not in _OVER_DAYS:
        return await table_page(app, sitting, fresh)
    log = await _log_of(app, sitting)
    since = last_move_of(log, seat)
    rows = [row for row in log if row.revision > since]
    page = await table_page(app, sitting, rows)
    is_much = len({row.seat for row in live_rows(rows)}) > 1
    if not is_much:
        return page
    strip = await strip_since(app, sitting, log, since, None, setting=setting_of(sitting))
    return page._replace(strip=strip)


async def since_page(
    app: App,
    sitting: Sitting,
    log: list[LogRow],
    since: Revision,
    viewer: Seat | None,
    *,
    voice: Voice,
    setting: Setting,
) -> Page:
    """Everything after this revision, as one viewer may know it."""
    lines = told(sitting, [row for row in log if row.revision > since], voice, viewer)
    if not lines:
        return Page(voice.say("nothing-since"))
    strip = await strip_since(app, sitting, log, since, viewer, setting=setting)
    return Page(voice.say("since-title"), body="\n".join(lines), strip=strip)


async def show_since(guest: Guest, sitting: Sitting, since: Revision | None = None) -> None:
    """Privately, what happened after this revision; without one, since one's own last move."""
    seat, log = sitting.match.seat_of(guest.user), await _log_of(guest.app, sitting)
    if since is None:
        since = Revision(0) if seat is None else last_move_of(log, seat)
    setting = await setting_for_person(guest.app, guest.user, sitting, guest.voice.language)
    page = await since_page(
        guest.app, sitting, log, since, seat, voice=guest.voice, setting=setting
    )
    await guest.interaction.response.send_message(
        view=page.view(), files=page.attachments(), ephemeral=True
    )


async def moments_to_start_from(guest: Guest, sitting: Sitting) -> list[tuple[int, str]]:
    """Points of a match to look back to: one's own last move, the beginnings of its rounds."""
    match, voice = sitting.match, guest.voice
    log = await guest.app.store.log(match.id)
    seat = match.seat_of(guest.user)
    found: list[tuple[int, str]] = []
    if seat is not None:
        found.append((last_move_of(log, seat), voice.say("since-own")))
    live = live_rows(log)
    for row in reversed(live):
        for event, said in happened(sitting, [row], seat):
            if event.opens_round:
                found.append((row.revision, cut(voice.speak(said, sitting.names), _MOST_NAME)))
    found.append((0, voice.say("since-start")))
    return list({at: (at, name) for at, name in reversed(found)}.values())[::-1]
