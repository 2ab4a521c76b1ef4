"""What is said about a tournament: announced, seated, standing, over, as pages to be sent."""

from __future__ import annotations

import gzip

from bot.app import App
from bot.match.model import TournamentId
from bot.tournament.change import shown_number
from bot.tournament.export import make_tournament_file, standings_csv, write_tournament
from bot.tournament.ledger import Entry
from bot.tournament.model import ENDED, Round, Tournament, TournamentTable
from bot.tournament.results import standings_of
from bot.tournament.round_groups import rounds_planned
from bot.tournament.sealed_chance import commitment
from cogs.interaction.message_layouts import Page, Picture, Push, Style
from cogs.interaction.reply_language import Voice, plain
from cogs.table.time_lines import stamp, terms_lines
from cogs.tournament.loaded_tournament import Gathering, localised
from cogs.tournament.seating_sheets import seating_lines
from cogs.tournament.standings_sheets import sent_words, standings_lines
from cogs.tournament.tournament_button_ids import TournamentButton, TournamentDeed
from cogs.tournament.tournament_pictures import podium_shown, seating_shown, standings_shown
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
    tournament, voice = here.tournament, here.voice
    game = voice.say("game-name")
    lines = [
        f"## {plain(tournament.plan.name)}",
        voice.say(f"event-{tournament.plan.format}", game=game),
    ]
    lines += [*_state_lines(tournament, voice), "", *_entrant_lines(here)]
    if tournament.phase not in ENDED:
        lines += ["", *agreed_lines(here, voice, allowed)]
    lines += [f"-# {voice.say('event-dice', commitment=commitment(tournament))}"]
    return Page("\n".join(lines), buttons=_buttons(tournament, voice))


def _state_lines(tournament: Tournament, voice: Voice) -> list[str]:
    starts_at = tournament.plan.starts_at
    match tournament.phase:
        case "registration" | "check-in":
            id = "event-open" if tournament.phase == "registration" else "event-check-in"
            when = "" if starts_at is None else f" {_starts(voice, starts_at)}"
            return [voice.say(id) + when]
        case "running":
            if tournament.paused_at is not None:
                return [voice.say("event-is-paused", at=stamp(tournament.paused_at, "R"))]
            round = tournament.round
            return [] if round is None else [_round_line(round, voice)]
        case "over" | "cancelled":
            return [voice.say("event-is-over" if tournament.phase == "over" else "event-is-off")]


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
    tournament, voice = here.tournament, here.voice
    active = tournament.active
    if not active:
        return [voice.say("nobody-entered")]
    limit = tournament.plan.limit
    count = voice.say("entrants", count=len(active), limit=0 if limit is None else limit)

    def shown(number: int) -> str:
        entrant = tournament.entrant(active[number].id)
        is_missing = tournament.phase == "check-in" and not entrant.is_checked_in
        name = here.plain_names[entrant.id]
        return f"*{name}*" if is_missing else name

    names = tuple(shown(number) for number in range(min(len(active), _MOST_NAMED)))
    said = voice.say("listed-people", people=names)
    if len(active) > _MOST_NAMED:
        said = f"{said} {voice.say('and-more', count=len(active) - _MOST_NAMED)}"
    lines = [f"{count} {said}"]
    if tournament.phase == "check-in":
        missing = sum(not entrant.is_checked_in for entrant in active)
        lines.append(voice.say("check-in-missing", count=missing))
    if tournament.substitutes:
        lines.append(voice.say("substitutes-wait", count=len(tournament.substitutes)))
    return lines


def agreed_lines(here: Gathering, voice: Voice, allowed: range) -> list[str]:
    """What the tournament agreed on."""
    plan = here.tournament.plan
    lines: list[str] = []
    rounds = rounds_planned(here.tournament, allowed)
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
    """How the tournament is played, scored and directed."""
    plan = here.tournament.plan
    game = Voice(voice.language, here.game).say("game-name")
    lines = [
        f"**{plain(plan.name)}**",
        voice.say(f"event-{plan.format}", game=game),
        *agreed_lines(here, voice, allowed),
        "",
        voice.say("rules-score"),
        voice.say("rules-ladder" if plan.format == "knockout" else "rules-ties"),
        voice.say("rules-seating"),
        voice.say("rules-fair", commitment=commitment(here.tournament)),
        voice.say("rules-ledger"),
    ]
    if plan.format == "league":
        lines.append(voice.say("rules-league", movers=plan.movers))
    return "\n".join(lines)


def _buttons(tournament: Tournament, voice: Voice) -> tuple[Push, ...]:
    def button(deed: TournamentDeed, style: Style = Style.secondary) -> Push:
        return tournament_push(deed, tournament.id, voice, style)

    if tournament.phase in ENDED:
        return (button("standings"),) if tournament.rounds else ()
    buttons = [button("enter", Style.success), button("leave")]
    if tournament.phase == "check-in":
        buttons.insert(0, button("checkin", Style.primary))
    if tournament.rounds:
        buttons += [button("standings"), button("mine")]
    return (*buttons, button("sitin"), button("rules"))


def tournament_push(
    deed: TournamentDeed, tournament: TournamentId, voice: Voice, style: Style = Style.secondary
) -> Push:
    """A button of a tournament."""
    return Push(TournamentButton(deed, tournament), voice.say(f"event-button-{deed}"), style)


# Rounds ---------------------------------------------------------------------------------------


async def draft_page(app: App, here: Gathering) -> Page:
    """A round that is seated and about to begin."""
    tournament, voice = here.tournament, here.voice
    round = tournament.round
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
        tournament_push("seating", tournament.id, voice),
        tournament_push("mine", tournament.id, voice),
        tournament_push("rules", tournament.id, voice),
    )
    return Page("\n".join(head), picture, "\n".join(shown), buttons)


def room_page(here: Gathering, round: Round, table: TournamentTable) -> Page:
    """Under which a table has its room."""
    voice, tournament = here.voice, here.tournament
    players = dict(table.players)
    people: list[str] = []
    for seat, id in enumerate(table.entrants):
        user = players.get(seat) or tournament.entrant(id).user
        people.append(here.plain_names[id] if user is None else f"<@{user}>")
    number = shown_number(round, table)
    title = voice.say("room-title", round=round.number, table=number)
    return Page(voice.say("table-listed", title=title, people=tuple(people)))


def room_name(here: Gathering, round: Round, table: TournamentTable) -> str:
    """What a table's thread is called."""
    number = shown_number(round, table)
    room = here.voice.say("room-title", round=round.number, table=number)
    return f"{here.tournament.plan.name}: {room}"


async def standings_page(app: App, here: Gathering, number: int) -> Page:
    """How it stands after a round."""
    voice = here.voice
    picture = await standings_shown(app, here, voice)
    lines = standings_lines(here, sent_words(here, voice), most=_MOST_LINES)
    head = f"## {voice.say('standings-after', round=number)}"
    buttons = (
        tournament_push("standings", here.tournament.id, voice),
        tournament_push("mine", here.tournament.id, voice),
    )
    return Page(head, picture, "\n".join(lines), buttons)


# The end --------------------------------------------------------------------------------------


async def final_page(app: App, here: Gathering) -> Page:
    """Who won, the standings, the seed, everything as files."""
    tournament, voice = here.tournament, here.voice
    lines = standings_of(tournament)
    first = here.plain_names[lines[0].entrant]
    head = f"## {voice.say('event-won', name=first, event=plain(tournament.plan.name))}"
    picture = await podium_shown(app, here, voice)
    body = standings_lines(here, sent_words(here, voice), most=_MOST_LINES)
    body += ["", voice.say("event-seed", seed=tournament.seed)]
    buttons = (tournament_push("standings", tournament.id, voice),)
    files = await export_files(app, tournament)
    return Page(head, picture, "\n".join(body), buttons, files=files)


async def export_files(app: App, tournament: Tournament) -> tuple[Picture, ...]:
    """The tournament as one file, packed or without records if too large; its standings."""
    file = await make_tournament_file(app.store, app.tournament_store, app.games, tournament)
    table = Picture(f"standings-{tournament.id}.csv", standings_csv(file), "")
    name = f"event-{tournament.id}.json"
    data = await app.studio.run(lambda: write_tournament(file))
    if len(data) > _LARGEST_FILE:
        data, name = await app.studio.run(lambda d=data: gzip.compress(d, mtime=0)), f"{name}.gz"
    if len(data) > _LARGEST_FILE:
        bare = await make_tournament_file(
            app.store, app.tournament_store, app.games, tournament, records=False
        )
        data, name = write_tournament(bare), f"event-{tournament.id}-without-records.json"
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
