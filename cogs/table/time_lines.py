"""What is said about time at a table: who has until when, who is away, when the round may end."""

from __future__ import annotations

from bot.app import App
from bot.loaded_match import LoadedMatch, opens_round
from bot.match.clock.clock_update import deadline_of, first_since
from bot.match.clock.round_forecast import round_ends_at
from bot.match.clock.time_control import Terms
from bot.match.model import Match, Revision, Time, live_rows
from cogs.interaction.reply_language import Voice, plain

_WORTH_SAYING = 10 * 60  # seconds: what is over sooner needs no forecast
_ROWS_FOR_FORECAST = 150  # how people played long ago says little, and costs time to read


def stamp(moment: Time, style: str = "f") -> str:
    """A moment as Discord shows it: to everybody in their own time and language."""
    return f"<t:{int(moment)}:{style}>"


def terms_lines(terms: Terms, voice: Voice) -> list[str]:
    """What the lobby agrees on about time, in words."""
    if terms.clocks is None:
        return [voice.say("terms-none")]
    level = voice.say(f"level-{terms.stand_in}")
    return [voice.say(f"terms-{terms.tempo}"), voice.say(f"terms-{terms.at_zero}", level=level)]


async def deadline(app: App, match: Match) -> Time | None:
    """When the first of those who are asked will run out of time, if nothing happens."""
    if not match.clocks or match.status != "running":
        return None
    around = await app.store.calendar.circumstances(match.guild, (), first_since(match))
    return deadline_of(match, around)


async def hours_lines(app: App, loaded: LoadedMatch, voice: Voice) -> list[str]:
    """Everything about time that concerns a table now."""
    match = loaded.match
    lines = [*_given_up(loaded, voice), *_stand_ins(loaded, voice)]
    if match.rests_since is not None:
        return [*lines, voice.say("match-rests")]
    if match.proposal is not None and match.proposal.until is not None:
        until = stamp(match.proposal.until, "R")
        return [*lines, voice.say("vote-until", left=until)]
    end = await deadline(app, match)
    if end is None:
        return lines
    lines.append(voice.say("turn-until", at=stamp(end), left=stamp(end, "R")))
    forecast = await _forecast(app, loaded)
    if forecast is not None and forecast - app.clock() >= _WORTH_SAYING:
        lines.append(voice.say("round-forecast", at=stamp(forecast)))
    return lines


def _stand_ins(loaded: LoadedMatch, voice: Voice) -> list[str]:
    """One line for all who are stood in for."""
    pairs = zip(loaded.match.chairs, loaded.names, strict=True)
    away = tuple(plain(name) for chair, name in pairs if chair.stand_in is not None)
    level = voice.say(f"level-{loaded.match.terms.stand_in}")
    return [voice.say("stands-in", people=away, level=level)] if away else []


def _given_up(loaded: LoadedMatch, voice: Voice) -> list[str]:
    """One line for all who gave up."""
    pairs = zip(loaded.match.chairs, loaded.names, strict=True)
    gone = tuple(plain(name) for chair, name in pairs if chair.conceded)
    return [voice.say("gave-up", people=gone)] if gone else []


async def _forecast(app: App, loaded: LoadedMatch) -> Time | None:
    match = loaded.match
    after = max(match.revision - _ROWS_FOR_FORECAST, 0)
    rows = live_rows(await app.store.log(match.id, after=Revision(after)))
    # The first move of a round comes after the one that opened it.
    openings = [at for at, row in enumerate(rows, start=1) if opens_round(loaded.game, row)]
    return round_ends_at(rows, openings, app.clock())
