"""What a request makes of a tournament, and how that is put into its ledger."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bot.match.model import Time, UserId
from bot.tournament.ledger import Entry, Ruling, written
from bot.tournament.model import Round, Tournament, TournamentTable
from bot.tournament.table_points import EntrantId
from games.api import Label, Seat, Who, label


class Change(msgspec.Struct, frozen=True):
    """A tournament as it will be, and what is written into its ledger."""

    tournament: Tournament
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
    tournament, entries = (
        (change, ()) if isinstance(change, Tournament) else (change.tournament, change.entries)
    )
    tournament, number = _numbered(tournament, by)
    entry = written(
        tournament.entries + 1,
        tournament.last_hash,
        ruling,
        about,
        at=at,
        by=number,
        why=why,
        instead_of=instead_of,
    )
    tournament = replace(tournament, entries=entry.number, last_hash=entry.hash)
    return Change(tournament, (*entries, entry))


def _numbered(tournament: Tournament, user: UserId | None) -> tuple[Tournament, int | None]:
    """The number under which the ledger knows somebody."""
    if user is None:
        return tournament, None
    tournament = known(tournament, user)
    return tournament, tournament.people.index(user)


def known(tournament: Tournament, user: UserId) -> Tournament:
    """The tournament, whose ledger can name this person."""
    if user in tournament.people:
        return tournament
    return replace(tournament, people=(*tournament.people, user))


def person_named(tournament: Tournament, user: UserId) -> Who:
    """Somebody in a sentence who need not be an entrant; names count people from the end."""
    return Who(Seat(-1 - tournament.people.index(user)))


def named(entrant: EntrantId) -> Who:
    """An entrant in a sentence: what they are called is looked up when it is said."""
    return Who(Seat(entrant))


def all_named(entrants: tuple[EntrantId, ...]) -> tuple[Who, ...]:
    """Several of them."""
    return tuple(map(named, entrants))


def table_said(id: str, round: Round, table: TournamentTable, places: Sequence[int]) -> Label:
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


def shown_number(round: Round, table: TournamentTable) -> int:
    """By which number people call a table."""
    return [one.number for one in round.tables].index(table.number) + 1


def with_table(
    tournament: Tournament, before: TournamentTable, after: TournamentTable
) -> Tournament:
    """The tournament with a table of the present round changed."""
    now = tournament.round
    assert now is not None
    tables = tuple(after if table.number == before.number else table for table in now.tables)
    return with_round(tournament, replace(now, tables=tables))


def with_round(tournament: Tournament, round: Round) -> Tournament:
    """The tournament with its present round changed."""
    return replace(tournament, rounds=(*tournament.rounds[:-1], round))


def sitting_in(tables: Iterable[TournamentTable]) -> dict[EntrantId, UserId]:
    """Who plays at these tables for whom."""
    return {table.entrants[seat]: user for table in tables for seat, user in table.players}


def players_at(
    entrants: Sequence[EntrantId], sitting: Mapping[EntrantId, UserId]
) -> tuple[tuple[int, UserId], ...]:
    """The seats of a table that others than their entrants play."""
    return tuple((seat, sitting[id]) for seat, id in enumerate(entrants) if id in sitting)


def unsettled(tournament: Tournament) -> Tournament:
    """The tournament, whose matches have to be brought into line with it."""
    return replace(tournament, is_settled=False)
