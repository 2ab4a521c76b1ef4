"""What is said about a tournament: announced, seated, standing, over, as pages to be sent."""

from __future__ import annotations

import gzip

from bot.app import App
from bot.match.model import EventId
from bot.tournament.changes import shown_number
from bot.tournament.exporting import make_event_file, standings_csv, write_event
from bot.tournament.ledger import Entry
from bot.tournament.lots import commitment
from bot.tournament.model import ENDED, EventTable, Round, Tournament
from bot.tournament.pairing import rounds_planned
from bot.tournament.results import standings_of
from cogs.events.gathering import Gathering, localised
from cogs.events.ids import EventButton, EventDeed
from cogs.events.pictures import podium_shown, seating_shown, standings_shown
from cogs.events.seating_sheets import seating_lines
from cogs.events.sheets import sent_words, standings_lines
from cogs.hours import stamp, terms_lines
from cogs.layouts import Page, Picture, Push, Style
from cogs.speech import Voice, plain
from games.api import Arg, Label
from language import Language

_MOST_NAMED = 40  # entrants in an announcement
_MOST_LINES = 25  # of standings in a message with a picture
_MOST_SEATING = 3_000  # characters, of the 4,000 a message may have
_DECIMALS = ("score", "spread", "new_spread")  # what is said of a ruling in figures
_LARGEST_FILE = 9 * 2**20  # Discord takes 10 MiB


# The announcement -----------------------------------------------------------------------------


def announcement_page(here: Gathering, allowed: range) -> Page:
    """What is played, by whom, and how far it is."""
    event, voice = here.event, here.voice
    game = voice.say("game-name")
    lines = [f"## {plain(event.plan.name)}", voice.say(f"event-{event.plan.format}", game=game)]
    lines += [*_state_lines(event, voice), "", *_entrant_lines(here)]
    if event.phase not in ENDED:
        lines += ["", *agreed_lines(here, voice, allowed)]
    lines += [f"-# {voice.say('event-dice', commitment=commitment(event))}"]
    return Page("\n".join(lines), buttons=_buttons(event, voice))


def _state_lines(event: Tournament, voice: Voice) -> list[str]:
    starts_at = event.plan.starts_at
    match event.phase:
        case "registration" | "check-in":
            id = "event-open" if event.phase == "registration" else "event-check-in"
            when = "" if starts_at is None else f" {_starts(voice, starts_at)}"
            return [voice.say(id) + when]
        case "running":
            if event.paused_at is not None:
                return [voice.say("event-is-paused", at=stamp(event.paused_at, "R"))]
            round = event.round
            return [] if round is None else [_round_line(round, voice)]
        case "over" | "cancelled":
            return [voice.say("event-is-over" if event.phase == "over" else "event-is-off")]


def _starts(voice: Voice, at: float) -> str:
    return voice.say("event-starts", at=stamp(at), left=stamp(at, "R"))


def _round_line(round: Round, voice: Voice) -> str:
    if round.started_at is None:
        left = stamp(round.starts_at, "R")
        return voice.say("round-begins", round=round.number, left=left)
    if round.deadline is not None and not round.is_over:
        left = stamp(round.deadline, "R")
        return voice.say("round-until", round=round.number, left=left)
    return voice.say("event-round", round=round.number)


def _entrant_lines(here: Gathering) -> list[str]:
    event, voice = here.event, here.voice
    active = event.active
    if not active:
        return [voice.say("nobody-entered")]
    limit = event.plan.limit
    count = voice.say("entrants", count=len(active), limit=0 if limit is None else limit)

    def shown(number: int) -> str:
        entrant = event.entrant(active[number].id)
        is_missing = event.phase == "check-in" and not entrant.is_checked_in
        name = here.plain_names[entrant.id]
        return f"*{name}*" if is_missing else name

    names = tuple(shown(number) for number in range(min(len(active), _MOST_NAMED)))
    said = voice.say("listed-people", people=names)
    if len(active) > _MOST_NAMED:
        said = f"{said} {voice.say('and-more', count=len(active) - _MOST_NAMED)}"
    lines = [f"{count} {said}"]
    if event.phase == "check-in":
        missing = sum(not entrant.is_checked_in for entrant in active)
        lines.append(voice.say("check-in-missing", count=missing))
    if event.substitutes:
        lines.append(voice.say("substitutes-wait", count=len(event.substitutes)))
    return lines


def agreed_lines(here: Gathering, voice: Voice, allowed: range) -> list[str]:
    """What the event agreed on."""
    plan = here.event.plan
    lines: list[str] = []
    rounds = rounds_planned(here.event, allowed)
    if plan.format != "knockout":
        lines.append(
            voice.say("until-decided")
            if rounds is None
            else voice.say("so-many-rounds", rounds=rounds)
        )
    lines += terms_lines(plan.terms, voice)
    lines.append(voice.say(f"absent-{plan.no_show}"))
    if plan.round_hours is not None:
        lines.append(voice.say("round-limit", hours=plan.round_hours))
    gates = plan.gates
    if gates.quarter > 1:
        lines.append(voice.say("gate-punctual-about", quarter=gates.quarter))
    if gates.least_rating is not None:
        lines.append(voice.say("gate-least-about", rating=gates.least_rating))
    if gates.most_rating is not None:
        lines.append(voice.say("gate-most-about", rating=gates.most_rating))
    lines.append(voice.say("event-rated" if plan.rated else "event-unrated"))
    if plan.rated and not plan.spares_absent:
        lines.append(voice.say("event-absence-counts"))
    return lines


def rules_text(here: Gathering, voice: Voice, allowed: range) -> str:
    """How the event is played, scored and directed."""
    plan = here.event.plan
    game = Voice(voice.language, here.game).say("game-name")
    lines = [
        f"**{plain(plan.name)}**",
        voice.say(f"event-{plan.format}", game=game),
        *agreed_lines(here, voice, allowed),
        "",
        voice.say("rules-score"),
        voice.say("rules-ladder" if plan.format == "knockout" else "rules-ties"),
        voice.say("rules-seating"),
        voice.say("rules-fair", commitment=commitment(here.event)),
        voice.say("rules-ledger"),
    ]
    if plan.format == "league":
        lines.append(voice.say("rules-league", movers=plan.movers))
    return "\n".join(lines)


def _buttons(event: Tournament, voice: Voice) -> tuple[Push, ...]:
    def button(deed: EventDeed, style: Style = Style.secondary) -> Push:
        return event_push(deed, event.id, voice, style)

    if event.phase in ENDED:
        return (button("standings"),) if event.rounds else ()
    buttons = [button("enter", Style.success), button("leave")]
    if event.phase == "check-in":
        buttons.insert(0, button("checkin", Style.primary))
    if event.rounds:
        buttons += [button("standings"), button("mine")]
    return (*buttons, button("sitin"), button("rules"))


def event_push(
    deed: EventDeed, event: EventId, voice: Voice, style: Style = Style.secondary
) -> Push:
    """A button of a tournament."""
    return Push(EventButton(deed, event), voice.say(f"event-button-{deed}"), style)


# Rounds ---------------------------------------------------------------------------------------


async def draft_page(app: App, here: Gathering) -> Page:
    """A round that is seated and about to begin."""
    event, voice = here.event, here.voice
    round = event.round
    assert round is not None
    head = [f"## {voice.say('event-round', round=round.number)}"]
    if round.started_at is None:
        left = stamp(round.starts_at, "R")
        head.append(voice.say("round-begins", round=round.number, left=left))
    picture = await seating_shown(app, here, voice)
    lines = seating_lines(here, sent_words(here, voice))
    shown = list(lines)
    while len("\n".join(shown)) > _MOST_SEATING:
        shown.pop()
    if shown != lines:
        shown.append(voice.say("and-more", count=len(lines) - len(shown)))
    buttons = (
        event_push("seating", event.id, voice),
        event_push("mine", event.id, voice),
        event_push("rules", event.id, voice),
    )
    return Page("\n".join(head), picture, "\n".join(shown), buttons)


def room_page(here: Gathering, round: Round, table: EventTable) -> Page:
    """Under which a table has its room."""
    voice, event = here.voice, here.event
    players = dict(table.players)
    people: list[str] = []
    for seat, id in enumerate(table.entrants):
        user = players.get(seat) or event.entrant(id).user
        people.append(here.plain_names[id] if user is None else f"<@{user}>")
    number = shown_number(round, table)
    title = voice.say("room-title", round=round.number, table=number)
    return Page(voice.say("table-listed", title=title, people=tuple(people)))


def room_name(here: Gathering, round: Round, table: EventTable) -> str:
    """What a table's thread is called."""
    number = shown_number(round, table)
    room = here.voice.say("room-title", round=round.number, table=number)
    return f"{here.event.plan.name}: {room}"


async def standings_page(app: App, here: Gathering, number: int) -> Page:
    """How it stands after a round."""
    voice = here.voice
    picture = await standings_shown(app, here, voice)
    lines = standings_lines(here, sent_words(here, voice), most=_MOST_LINES)
    head = f"## {voice.say('standings-after', round=number)}"
    buttons = (
        event_push("standings", here.event.id, voice),
        event_push("mine", here.event.id, voice),
    )
    return Page(head, picture, "\n".join(lines), buttons)


# The end --------------------------------------------------------------------------------------


async def final_page(app: App, here: Gathering) -> Page:
    """Who won, the standings, the seed, everything as files."""
    event, voice = here.event, here.voice
    lines = standings_of(event)
    first = here.plain_names[lines[0].entrant]
    head = f"## {voice.say('event-won', name=first, event=plain(event.plan.name))}"
    picture = await podium_shown(app, here, voice)
    body = standings_lines(here, sent_words(here, voice), most=_MOST_LINES)
    body += ["", voice.say("event-seed", seed=event.seed)]
    buttons = (event_push("standings", event.id, voice),)
    files = await export_files(app, event)
    return Page(head, picture, "\n".join(body), buttons, files=files)


async def export_files(app: App, event: Tournament) -> tuple[Picture, ...]:
    """The event as one file, packed or without the records if it is too large; its standings."""
    file = await make_event_file(app.store, app.events, app.games, event)
    table = Picture(f"standings-{event.id}.csv", standings_csv(file), "")
    name = f"event-{event.id}.json"
    data = await app.studio.run(lambda: write_event(file))
    if len(data) > _LARGEST_FILE:
        data, name = await app.studio.run(lambda d=data: gzip.compress(d, mtime=0)), f"{name}.gz"
    if len(data) > _LARGEST_FILE:
        bare = await make_event_file(app.store, app.events, app.games, event, records=False)
        data, name = write_event(bare), f"event-{event.id}-without-records.json"
    return (Picture(name, data, ""), table)


# The ledger -----------------------------------------------------------------------------------


def ruling_said(here: Gathering, entry: Entry) -> str:
    """One entry of the ledger: what, by whom, why, and what the bot would have done."""
    voice, names = here.voice, here.plain_names
    lines = [f"**{entry.number}.** {voice.speak(_as_text(entry.about, voice.language), names)}"]
    if entry.by is not None:
        lines.append(voice.say("ruled-by", name=names[-1 - entry.by], at=stamp(entry.at)))
    if entry.why:
        lines.append(voice.say("ruled-why", why=plain(entry.why)))
    if entry.instead_of is not None:
        instead = voice.speak(_as_text(entry.instead_of, voice.language), names)
        lines.append(voice.say("ruled-instead", instead=instead))
    lines.append(f"-# {hash_said(entry)}")
    return "\n".join(lines)


def hash_said(entry: Entry) -> str:
    """By which an entry of the ledger is known."""
    return f"`{entry.hash[:16]}`"


def _as_text(said: Label, language: Language) -> Label:
    """The same, where what somebody typed stays text, and numbers are written as people do."""

    def shown(name: str, arg: Arg) -> Arg:
        if name in _DECIMALS and isinstance(arg, str):
            return localised(arg, language)
        return plain(arg) if isinstance(arg, str) else arg

    return Label(said.id, tuple((name, shown(name, arg)) for name, arg in said.args))
