"""What a request makes of a tournament, and the checks and words requests share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bot.match.model import Time, UserId
from bot.tournament.errors import (
    EventOver,
    NoSuchTable,
    NotStarted,
    TableOver,
)
from bot.tournament.ledger import Entry, Ruling, written
from bot.tournament.model import ENDED, EventTable, Round, Tournament
from bot.tournament.scoring import EntrantId
from games.api import Label, Seat, Who, label


class Change(msgspec.Struct, frozen=True):
    """A tournament as it will be, and what is written into its ledger."""

    event: Tournament
    entries: tuple[Entry, ...] = ()


def ruled(
    change: Change | Tournament,
    ruling: Ruling,
    about: Label,
    *,
    at: Time,
    by: UserId | None,
    why: str = "",
    instead_of: Label | None = None,
) -> Change:
    """The same with one more entry in the ledger."""
    event, entries = (
        (change, ()) if isinstance(change, Tournament) else (change.event, change.entries)
    )
    event, number = _numbered(event, by)
    entry = written(
        event.entries + 1,
        event.last_hash,
        ruling,
        about,
        at=at,
        by=number,
        why=why,
        instead_of=instead_of,
    )
    event = replace(event, entries=entry.number, last_hash=entry.hash)
    return Change(event, (*entries, entry))


def _numbered(event: Tournament, user: UserId | None) -> tuple[Tournament, int | None]:
    """The number under which the ledger knows somebody."""
    if user is None:
        return event, None
    event = known(event, user)
    return event, event.people.index(user)


def known(event: Tournament, user: UserId) -> Tournament:
    """The event, whose ledger can name this person."""
    if user in event.people:
        return event
    return replace(event, people=(*event.people, user))


def person_named(event: Tournament, user: UserId) -> Who:
    """Somebody in a sentence who need not be an entrant; names count people from the end."""
    return Who(Seat(-1 - event.people.index(user)))


def named(entrant: EntrantId) -> Who:
    """An entrant in a sentence: what they are called is looked up when it is said."""
    return Who(Seat(entrant))


def all_named(entrants: tuple[EntrantId, ...]) -> tuple[Who, ...]:
    """Several of them."""
    return tuple(map(named, entrants))


def expect_on(event: Tournament) -> None:
    """Refuse an event that has ended."""
    if event.phase in ENDED:
        raise EventOver


def expect_running(event: Tournament) -> None:
    """Refuse an event that has not begun or has ended."""
    expect_on(event)
    if event.phase != "running":
        raise NotStarted


def table_shown(event: Tournament, shown: int) -> EventTable:
    """The table that people call by this number: they are counted from 1 in every round."""
    now = event.round
    count = len(now.tables) if now else 0
    if now is None or not 1 <= shown <= count:
        raise NoSuchTable(shown, count)
    return now.tables[shown - 1]


def expect_played(event: Tournament, shown: int) -> EventTable:
    """The table of this number, which must be in play."""
    expect_running(event)
    if event.playing is None:
        raise NotStarted
    table = table_shown(event, shown)
    if table.result is not None:
        raise TableOver
    return table


def table_said(id: str, round: Round, table: EventTable, places: Sequence[int]) -> Label:
    """How a table ended, in words to be."""
    return label(
        id,
        round=round.number,
        table=shown_number(round, table),
        ranking=ranking_said(table.entrants, places),
    )


def ranking_said(entrants: Sequence[EntrantId], places: Sequence[int]) -> tuple[Label, ...]:
    """Who came in where, the best first."""
    order = sorted(range(len(entrants)), key=lambda seat: places[seat])
    return tuple(
        label("ruled-place", place=places[seat], who=named(entrants[seat])) for seat in order
    )


def shown_number(round: Round, table: EventTable) -> int:
    """By which number people call a table."""
    return [one.number for one in round.tables].index(table.number) + 1


def with_table(event: Tournament, before: EventTable, after: EventTable) -> Tournament:
    """The event with a table of the present round changed."""
    now = event.round
    assert now is not None
    tables = tuple(after if table.number == before.number else table for table in now.tables)
    return with_round(event, replace(now, tables=tables))


def with_round(event: Tournament, round: Round) -> Tournament:
    """The event with its present round changed."""
    return replace(event, rounds=(*event.rounds[:-1], round))


def sitting_in(tables: Iterable[EventTable]) -> dict[EntrantId, UserId]:
    """Who plays at these tables for whom."""
    return {table.entrants[seat]: user for table in tables for seat, user in table.players}


def players_at(
    entrants: Sequence[EntrantId], sitting: Mapping[EntrantId, UserId]
) -> tuple[tuple[int, UserId], ...]:
    """The seats of a table that others than their entrants play."""
    return tuple((seat, sitting[id]) for seat, id in enumerate(entrants) if id in sitting)


def unsettled(event: Tournament) -> Tournament:
    """The event, whose matches have to be brought into line with it."""
    return replace(event, is_settled=False)
