"""Tables and charts of a tournament, as they are drawn, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from bot.tournament.model import ENDED
from bot.tournament.results import (
    divisions_of,
    has_results,
    reached,
    rounds_done,
    standings_of,
    tables_of,
)
from bot.tournament.standings import Standing
from bot.tournament.table_points import EntrantId
from cogs.interaction.reply_language import Voice
from cogs.tournament.loaded_tournament import Gathering, decimal, percent
from language import Language
from render.tournament.sheets import (
    Course,
    CrossLine,
    CrossSheet,
    Mark,
    PodiumSheet,
    PodiumStep,
    ProgressSheet,
    StandingsLine,
    StandingsSheet,
)

MOST_LINES = 32
_MOST_CROSSED = 16
_MOST_COURSES = 12
_STEPS = 3
_OTHERS = 9


class Words(NamedTuple):
    """What is said of a tournament, with names as they are drawn or as they are sent."""

    voice: Voice
    names: Sequence[str]

    def name(self, entrant: EntrantId) -> str:
        """What an entrant is called."""
        return self.names[entrant]


def drawn_words(here: Gathering, voice: Voice) -> Words:
    """For pictures and what stands behind them."""
    return Words(voice, here.names)


def sent_words(here: Gathering, voice: Voice) -> Words:
    """For messages, where names must not become markup."""
    return Words(voice, here.plain_names)


def subtitle(here: Gathering, voice: Voice) -> str:
    """How far the tournament is."""
    tournament = here.tournament
    if tournament.phase in ENDED:
        return voice.say("event-is-over" if tournament.phase == "over" else "event-is-off")
    begun = [round for round in tournament.rounds if round.started_at is not None]
    if not begun:
        return voice.say("event-not-begun")
    done = sum(table.result is not None for table in begun[-1].tables)
    return voice.say(
        "event-round-done", round=begun[-1].number, done=done, tables=len(begun[-1].tables)
    )


# Standings ------------------------------------------------------------------------------------


def standings_sheet(here: Gathering, words: Words) -> StandingsSheet:
    """Who stands where."""
    voice, lines = words.voice, _standings(here)
    before = _places_before(here)
    headings = tuple(voice.say(f"head-{what}") for what in ("place", "name", "score"))
    figures = tuple(voice.say(f"head-{what}") for what in ("opponents", "share"))
    return StandingsSheet(
        here.tournament.plan.name,
        subtitle(here, voice),
        (*headings, *figures),
        tuple(_standings_line(here, words, line, before) for line in lines[:MOST_LINES]),
        more=more_said(voice, len(lines) - MOST_LINES),
        lines_between=_cuts(here, lines),
    )


def _standings(here: Gathering) -> tuple[Standing, ...]:
    """Nothing before the first result: until then only the sealed lot would tell people apart."""
    return standings_of(here.tournament) if has_results(here.tournament) else ()


def _standings_line(
    here: Gathering, words: Words, line: Standing, before: dict[EntrantId, int]
) -> StandingsLine:
    entrant = here.tournament.entrant(line.entrant)
    return StandingsLine(
        line.place,
        words.name(line.entrant),
        decimal(line.score, words.voice.language),
        (f"{percent(line.opponents)} %", f"{percent(line.share)} %"),
        mark=_mark(line, before),
        is_computer=entrant.ai is not None,
        is_out=_is_out(here, line.entrant),
    )


def _is_out(here: Gathering, entrant: EntrantId) -> bool:
    tournament = here.tournament
    if tournament.entrant(entrant).is_out:
        return True
    if (
        tournament.plan.format != "knockout"
        or tournament.round is None
        or tournament.phase in ENDED
    ):
        return False
    return reached(tournament).get(entrant, 0) < len(tables_of(tournament))


def _places_before(here: Gathering) -> dict[EntrantId, int]:
    """Where everybody stood before the last round that counts."""
    done = rounds_done(here.tournament)
    if done < 2:
        return {}
    return {line.entrant: line.place for line in standings_of(here.tournament, done - 1)}


def _mark(line: Standing, before: dict[EntrantId, int]) -> Mark:
    if not before:
        return ""
    place = before.get(line.entrant)
    if place is None:
        return "new"
    return "same" if place == line.place else "up" if line.place < place else "down"


def _cuts(here: Gathering, lines: Sequence[Standing]) -> tuple[int, ...]:
    """Between the divisions of a league, and who goes up or down."""
    if here.tournament.plan.format != "league":
        return ()
    ends: list[int] = []
    for division in divisions_of(here.tournament):
        ends.append((ends[-1] if ends else 0) + len(division))
    return tuple(end for end in ends[:-1] if end < min(len(lines), MOST_LINES))


def standings_lines(here: Gathering, words: Words, *, after: int = 0, most: int = 40) -> list[str]:
    """The same in words, from a line on."""
    lines = _standings(here)
    if not lines:
        return [words.voice.say("no-results")]
    heads = _division_heads(here, words)
    said: list[str] = []
    for place, line in enumerate(lines[after : after + most], start=after):
        if place in heads:
            said.append(heads[place])
        said.append(_standing_said(here, words, line))
    rest = more_said(words.voice, len(lines) - after - most)
    return [*said, rest] if rest else said


def _division_heads(here: Gathering, words: Words) -> dict[int, str]:
    """What each division of a league is called, by the line it begins with."""
    if here.tournament.plan.format != "league":
        return {}
    heads: dict[int, str] = {}
    begin = 0
    for number, division in enumerate(divisions_of(here.tournament), start=1):
        heads[begin] = words.voice.say("division-title", division=number)
        begin += len(division)
    return heads


def _standing_said(here: Gathering, words: Words, line: Standing) -> str:
    id = "standing-out" if _is_out(here, line.entrant) else "standing"
    return words.voice.say(
        id,
        place=line.place,
        name=words.name(line.entrant),
        score=decimal(line.score, words.voice.language),
        played=line.played,
        opponents=percent(line.opponents),
        share=percent(line.share),
    )


def more_said(voice: Voice, count: int) -> str:
    """That there are so many more, if there are."""
    return voice.say("and-more", count=count) if count > 0 else ""


# Who beat whom --------------------------------------------------------------------------------


def cross_sheet(here: Gathering, words: Words) -> CrossSheet:
    """Everybody against everybody: what each took from each, of so many meetings."""
    lines = _standings(here)
    shown = lines[:_MOST_CROSSED]
    won = _meetings(here)
    language = words.voice.language
    return CrossSheet(
        here.tournament.plan.name,
        words.voice.say("cross-about"),
        tuple(
            CrossLine(
                words.name(line.entrant),
                tuple(_cell(won.get((line.entrant, o.entrant)), language) for o in shown),
                decimal(line.score, language),
            )
            for line in shown
        ),
        more=more_said(words.voice, len(lines) - len(shown)),
    )


def cross_lines(here: Gathering, words: Words) -> list[str]:
    """The same in words: whom everybody met, and what came of it."""
    won = _meetings(here)
    said: list[str] = []
    for line in standings_of(here.tournament):
        met = [
            words.voice.say(
                "cross-met",
                name=words.name(other),
                won=decimal(sum(shares, Fraction(0)), words.voice.language),
                times=len(shares),
            )
            for (one, other), shares in won.items()
            if one == line.entrant
        ]
        if met:
            name = words.name(line.entrant)
            said.append(words.voice.say("cross-line", name=name, met=tuple(met)))
    return said or [words.voice.say("no-results")]


def _meetings(here: Gathering) -> dict[tuple[EntrantId, EntrantId], list[Fraction]]:
    """What one took from another at each table where they met."""
    found: dict[tuple[EntrantId, EntrantId], list[Fraction]] = {}
    for table in here.tournament.tables():
        result = table.result
        for one in result.entrants if result else ():
            for other in result.entrants if result else ():
                if one != other and result is not None:
                    own, theirs = result.place(one), result.place(other)
                    share = Fraction(1, 2) if own == theirs else Fraction(own < theirs)
                    found.setdefault((one, other), []).append(share)
    return found


def _cell(shares: Sequence[Fraction] | None, language: Language) -> str:
    if not shares:
        return ""
    won = sum(shares, Fraction(0))
    if len(shares) == 1:
        return decimal(won, language)
    return f"{decimal(won, language)}\N{EN DASH}{decimal(len(shares) - won, language)}"


# Progress and podium --------------------------------------------------------------------------


def progress_sheet(here: Gathering, words: Words) -> ProgressSheet:
    """How places changed from round to round."""
    rounds = range(1, rounds_done(here.tournament) + 1)
    by_round = [
        {line.entrant: line.place for line in standings_of(here.tournament, number)}
        for number in rounds
    ]
    last = standings_of(here.tournament)[:_MOST_COURSES] if by_round else ()
    return ProgressSheet(
        here.tournament.plan.name,
        subtitle(here, words.voice),
        tuple(str(number) for number in rounds),
        tuple(
            Course(
                words.name(line.entrant),
                tuple(places.get(line.entrant) for places in by_round),
            )
            for line in last
        ),
    )


def progress_lines(here: Gathering, words: Words) -> list[str]:
    """The same in words."""
    sheet = progress_sheet(here, words)
    if not sheet.courses:
        return [words.voice.say("no-results")]
    return [
        words.voice.say(
            "progress-line",
            name=course.name,
            places=", ".join("-" if place is None else str(place) for place in course.places),
        )
        for course in sheet.courses
    ]


def podium_sheet(here: Gathering, words: Words) -> PodiumSheet:
    """Who won."""
    lines, language = standings_of(here.tournament), words.voice.language
    return PodiumSheet(
        here.tournament.plan.name,
        words.voice.say("podium-about", count=len(lines), rounds=len(tables_of(here.tournament))),
        tuple(
            PodiumStep(line.place, (words.name(line.entrant),), decimal(line.score, language))
            for line in lines[:_STEPS]
        ),
        tuple(
            f"{line.place}. {words.name(line.entrant)}  {decimal(line.score, language)}"
            for line in lines[_STEPS : _STEPS + _OTHERS]
        ),
    )
