"""Who sits where in a round, as it is drawn and in words, and why."""

from __future__ import annotations

from bot.tournament.change import shown_number
from bot.tournament.model import Round, TournamentTable
from bot.tournament.results import tables_of
from bot.tournament.seating.past_meetings import explain, history_of
from bot.tournament.table_points import EntrantId
from cogs.interaction.reply_language import Voice
from cogs.tournament.loaded_tournament import Gathering
from cogs.tournament.standings_sheets import Words, more_said, subtitle
from render.tournament.sheets import SeatedPerson, SeatedTable, SeatingSheet

_MOST_TABLES = 16


def seating_sheet(here: Gathering, words: Words) -> SeatingSheet:
    """Who plays whom in the present round."""
    round, voice = here.tournament.round, words.voice
    title = here.tournament.plan.name
    if round is None:
        return SeatingSheet(title, subtitle(here, voice), ())
    shown = round.tables[:_MOST_TABLES]
    byes = tuple(words.name(id) for id in round.byes)
    return SeatingSheet(
        title,
        voice.say("event-round", round=round.number),
        tuple(_seated_table(here, words, round, table) for table in shown),
        byes=voice.say("sits-out", people=byes) if byes else "",
        more=more_said(voice, len(round.tables) - len(shown)),
    )


def _seated_table(
    here: Gathering, words: Words, round: Round, table: TournamentTable
) -> SeatedTable:
    voice, result = words.voice, table.result
    state = "table-seated" if round.started_at is None else "table-playing"
    if result is not None:
        state = "table-ruled" if table.is_ruled else "table-done"
    winner = None if result is None else result.places.index(1)
    people = tuple(
        SeatedPerson(
            words.name(id),
            voice.say("nth-place", place=result.places[seat]) if result else "",
        )
        for seat, id in enumerate(table.entrants)
    )
    title = _table_title(here, voice, round, table)
    return SeatedTable(title, people, voice.say(state), winner)


def _table_title(here: Gathering, voice: Voice, round: Round, table: TournamentTable) -> str:
    number = shown_number(round, table)
    if here.tournament.plan.format == "league":
        return voice.say("division-table", division=table.division + 1, table=number)
    return voice.say("table-title", table=number)


def seating_lines(here: Gathering, words: Words) -> list[str]:
    """The same in words, with the rooms."""
    round, voice = here.tournament.round, words.voice
    if round is None:
        return [voice.say("no-seating")]
    lines: list[str] = []
    for table in round.tables:
        said = _table_said(here, words, round, table, is_linked=table.channel is not None)
        lines.append(f"- {said}")
    if round.byes:
        byes = tuple(words.name(id) for id in round.byes)
        lines.append(f"- {voice.say('sits-out', people=byes)}")
    return lines


def seating_told(here: Gathering, words: Words) -> list[str]:
    """The same for those who hear it: nothing that is only there to be seen or clicked."""
    round = here.tournament.round
    assert round is not None, "there is a picture only of a round"
    told = [_table_said(here, words, round, table, is_linked=False) for table in round.tables]
    if round.byes:
        byes = tuple(words.name(id) for id in round.byes)
        told.append(words.voice.say("sits-out", people=byes))
    return [line.replace("**", "") for line in told]


def _table_said(
    here: Gathering, words: Words, round: Round, table: TournamentTable, *, is_linked: bool
) -> str:
    voice, result = words.voice, table.result
    people = tuple(words.name(id) for id in table.entrants)
    if result is not None:
        places = (voice.say("nth-place", place=place) for place in result.places)
        people = tuple(f"{name} ({place})" for name, place in zip(people, places, strict=True))
    title = _table_title(here, voice, round, table)
    if not is_linked:
        return voice.say("table-listed", title=title, people=people)
    room = f"<#{table.channel}>"
    return voice.say("table-listed-room", title=title, room=room, people=people)


def explained(here: Gathering, words: Words, entrant: EntrantId) -> str | None:
    """Where somebody sits in the present round, and what speaks for it."""
    round = here.tournament.round
    if round is None or not any(entrant in table.entrants for table in round.tables):
        return None
    tables = [table.entrants for table in round.tables]
    history = history_of(tables_of(here.tournament)[: round.number - 1])
    found = explain(entrant, tables, history)
    seats = len(tables[found.table])
    return words.voice.say(
        "seated-why",
        table=found.table + 1,
        seat=found.seat + 1,
        fresh=found.new_opponents,
        opponents=found.opponents,
        times=found.same_seat + 1,
        is_last="yes" if found.seat + 1 == seats else "no",
    )
