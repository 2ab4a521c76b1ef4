"""Looking at a tournament, privately: standings, seating, one's own place, the rules."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.tournament.model import ENDED, Tournament
from bot.tournament.results import has_results, standings_of
from cogs.interaction.guest import Guest
from cogs.interaction.message_layouts import Page, note, parted
from cogs.interaction.reply_language import plain, wishes_of
from cogs.table.time_lines import stamp
from cogs.tournament.loaded_tournament import Gathering, decimal, gather
from cogs.tournament.seating_sheets import explained, seating_lines
from cogs.tournament.standings_sheets import (
    cross_lines,
    progress_lines,
    sent_words,
    standings_lines,
    subtitle,
)
from cogs.tournament.tournament_pages import rules_text
from cogs.tournament.tournament_pictures import (
    cross_shown,
    progress_shown,
    seating_shown,
    standings_shown,
)
from render.visual_style import Look

View: TypeAlias = Literal["standings", "cross", "progress"]
_PICTURES = {"standings": standings_shown, "cross": cross_shown, "progress": progress_shown}


async def show_standings(
    guest: Guest, tournament: Tournament, view: View, *, text: bool = False
) -> None:
    """Who stands where, who beat whom, or how it came about: a picture and the same in words."""
    here = await gather(guest.app, tournament, guest.voice.language)
    words = sent_words(here, guest.voice)
    if text and not has_results(tournament):
        await guest.tell(guest.voice.say("no-results"))
        return
    if text:
        lines = standings_lines(here, words, most=10_000)
        lines += ["", *cross_lines(here, words), "", *progress_lines(here, words)]
        await guest.tell("\n".join(lines))
        return
    await guest.interaction.response.defer(ephemeral=True, thinking=True)
    picture = await _PICTURES[view](guest.app, here, guest.voice, await _look(guest))
    title = f"## {plain(tournament.plan.name)}\n{subtitle(here, guest.voice)}"
    page = Page(title, picture, guest.voice.say("standings-in-words"))
    await _answer(guest, page)


async def show_seating(guest: Guest, tournament: Tournament) -> None:
    """Who plays whom in the present round."""
    here = await gather(guest.app, tournament, guest.voice.language)
    lines = seating_lines(here, sent_words(here, guest.voice))
    if tournament.round is None:
        await guest.tell("\n".join(lines))
        return
    await guest.interaction.response.defer(ephemeral=True, thinking=True)
    picture = await seating_shown(guest.app, here, guest.voice, await _look(guest))
    await _answer(guest, Page(f"## {plain(tournament.plan.name)}", picture, "\n".join(lines)))


async def show_rules(guest: Guest, tournament: Tournament) -> None:
    """How it is played, scored and directed."""
    here = await gather(guest.app, tournament, guest.voice.language)
    await guest.tell(rules_text(here, guest.voice, here.game.seat_counts))


async def show_mine(guest: Guest, tournament: Tournament) -> None:
    """Where this person sits and why, and what they have so far."""
    here = await gather(guest.app, tournament, guest.voice.language)
    await guest.tell("\n".join(await _mine(guest, here)))


async def _mine(guest: Guest, here: Gathering) -> list[str]:
    tournament, voice = here.tournament, guest.voice
    entrant, seat = tournament.entrant_of(guest.user), tournament.seat_of(guest.user)
    lines: list[str] = []
    if entrant is None and seat is None:
        id = "mine-substitute" if guest.user in tournament.substitutes else "mine-nothing"
        return [voice.say(id, event=plain(tournament.plan.name))]
    if entrant is not None:
        own = [one for one in standings_of(tournament) if one.entrant == entrant.id and one.played]
        for line in own:
            score = decimal(line.score, voice.language)
            lines.append(voice.say("mine-place", place=line.place, score=score, played=line.played))
        if entrant.is_out:
            lines.append(voice.say("mine-out"))
    if tournament.phase in ENDED:
        return lines or [subtitle(here, voice)]
    if seat is not None:
        table, place = seat
        said = explained(here, sent_words(here, voice), table.entrants[place])
        if said is not None:
            lines.append(said)
        if table.channel is not None and table.result is None:
            lines.append(voice.say("mine-room", channel=f"<#{table.channel}>"))
    if tournament.playing is not None and tournament.playing.deadline is not None:
        left = stamp(tournament.playing.deadline, "R")
        lines.append(voice.say("round-until", round=tournament.playing.number, left=left))
    return lines or [voice.say("mine-waits")]


async def _look(guest: Guest) -> Look:
    wishes = await wishes_of(guest.app.store, guest.user)
    return Look("day", wishes.contrast, wishes.palette)


async def _answer(guest: Guest, page: Page) -> None:
    first, *others = parted(page.body) or [""]
    shown = page._replace(body=first)
    await guest.interaction.edit_original_response(
        view=shown.view(), attachments=shown.attachments()
    )
    for part in others:
        await guest.interaction.followup.send(view=note(part), ephemeral=True)
