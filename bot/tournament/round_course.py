"""The course of a tournament: start, rounds that are seated and begin, results, the end."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.match.model import ChannelId, MatchId, Time, UserId
from bot.tournament.change import (
    Change,
    all_named,
    players_at,
    ruled,
    sitting_in,
    table_said,
    unsettled,
    with_round,
    with_table,
)
from bot.tournament.errors import AlreadyStarted, IsPaused, TooFewEntrants
from bot.tournament.model import ENDED, Round, Tournament, TournamentTable
from bot.tournament.preconditions import expect_on
from bot.tournament.results import has_results, standings_of
from bot.tournament.seating.round_orders import Order, Seated
from bot.tournament.table_points import EntrantId, TableResult
from games.api import label

MINUTE = 60
HOUR = 3600


def due_at(tournament: Tournament) -> Time | None:
    """When somebody has to look at the tournament, if nothing happens before."""
    if not tournament.is_settled:
        return 0.0
    plan = tournament.plan
    if tournament.phase in ENDED or tournament.paused_at is not None:
        return None
    if tournament.phase == "registration" and plan.starts_at is not None:
        return plan.starts_at - MINUTE * (plan.check_in_minutes or 0)
    if tournament.phase == "check-in":
        return plan.starts_at
    if tournament.drafted is not None:
        return tournament.drafted.starts_at
    if tournament.playing is not None:
        return tournament.playing.deadline
    return 0.0 if tournament.phase == "running" else None


def start(tournament: Tournament, allowed: range, *, at: Time, by: UserId | None) -> Change:
    """The field is fixed: those who were to check in and did not are not in it."""
    expect_on(tournament)
    if tournament.phase == "running":
        raise AlreadyStarted
    if tournament.phase == "check-in":
        entrants = tuple(
            e if e.is_checked_in else replace(e, is_out=True) for e in tournament.entrants
        )
        tournament = replace(tournament, entrants=entrants)
    if len(tournament.active) < allowed[0]:
        raise TooFewEntrants(len(tournament.active), allowed[0])
    salts = tuple(entrant.salt for entrant in tournament.active)
    begun = replace(tournament, phase="running", salts=salts)
    planned = tournament.plan.starts_at
    is_early = by is not None and planned is not None
    instead = label("instead-moment", at=int(planned)) if is_early and planned else None
    said = label("ruled-start", count=len(begun.active))
    return ruled(begun, "start", said, at=at, by=by, instead_of=instead)


def draft(tournament: Tournament, order: Order, seated: Sequence[Seated], *, at: Time) -> Change:
    """The next round, seated and shown, to begin after a break."""
    kept = tournament.rounds[:-1] if tournament.drafted is not None else tournament.rounds
    number, sitting = tournament.tables_opened, _still_sitting_in(tournament)
    tables = tuple(
        TournamentTable(
            number + n, one.entrants, one.division, players=players_at(one.entrants, sitting)
        )
        for n, one in enumerate(seated, start=1)
    )
    starts_at = at + MINUTE * tournament.plan.break_minutes
    if tournament.drafted is not None:
        starts_at = tournament.drafted.starts_at
    round = Round(
        order.round,
        tables,
        order.byes,
        starts_at,
        drafted=tuple(one.entrants for one in seated),
        scores=tuple((id, str(score)) for id, score in sorted(order.wishes.scores.items())),
        apart=tournament.apart,
    )
    return Change(replace(tournament, rounds=(*kept, round)))


def _still_sitting_in(tournament: Tournament) -> dict[EntrantId, UserId]:
    """Who was to play for whom in the round as it was seated before, unless they entered since."""
    if tournament.drafted is None:
        return {}
    entered = {entrant.user for entrant in tournament.active}
    sitting = sitting_in(tournament.drafted.tables)
    return {id: user for id, user in sitting.items() if user not in entered}


def begin_round(tournament: Tournament, *, at: Time, by: UserId | None = None) -> Change:
    """The seated round begins: its tables are opened."""
    if tournament.paused_at is not None:
        raise IsPaused
    round = tournament.drafted
    assert round is not None, "a round is seated before it begins"
    hours = tournament.plan.round_hours
    begun = replace(round, started_at=at, deadline=None if hours is None else at + HOUR * hours)
    opened = tournament.tables_opened + len(round.tables)
    after = unsettled(replace(with_round(tournament, begun), tables_opened=opened))
    said = label("ruled-seat", round=round.number, tables=len(round.tables))
    instead = None if by is None else label("instead-moment", at=int(round.starts_at))
    return ruled(after, "seat", said, at=at, by=by, instead_of=instead)


def place_table(
    tournament: Tournament, number: int, channel: ChannelId | None, match: MatchId | None
) -> Change:
    """Where a table is, and which match is played there, as far as that is known."""
    table = tournament.table_at(number)
    if table is None:
        return Change(tournament)
    placed = replace(table, channel=channel, match=match)
    if placed == table:
        return Change(tournament)
    after = with_table(tournament, table, placed)
    # What was ruled before there was a match holds for it, too.
    is_ruled_on = tournament.paused_at is not None or table.is_undo_allowed
    return Change(unsettled(after) if match is not None and is_ruled_on else after)


def note_result(
    tournament: Tournament,
    table: TournamentTable,
    places: Sequence[int],
    points: Sequence[int],
    *,
    at: Time,
) -> Change:
    """A table has come to its end by itself."""
    result = TableResult(table.entrants, tuple(places), tuple(points))
    after = with_table(tournament, table, replace(table, result=result))
    assert tournament.round is not None
    said = table_said("ruled-result", tournament.round, table, places)
    return ruled(after, "result", said, at=at, by=None)


def stop(tournament: Tournament, *, at: Time, by: UserId | None = None, why: str = "") -> Change:
    """The tournament is over as it stands; before there is any result, it is called off."""
    if has_results(tournament):
        return end(tournament, at=at, by=by, why=why)
    return cancel(tournament, at=at, by=by, why=why)


def end(tournament: Tournament, *, at: Time, by: UserId | None = None, why: str = "") -> Change:
    """The tournament is over."""
    expect_on(tournament)
    if tournament.drafted is not None:
        tournament = replace(tournament, rounds=tournament.rounds[:-1])
    over = unsettled(replace(tournament, phase="over", ended_at=at, paused_at=None))
    first = tuple(line.entrant for line in standings_of(over)[:3])
    instead = None if by is None else label("instead-next-round")
    said = label("ruled-end", people=all_named(first))
    return ruled(over, "end", said, at=at, by=by, why=why, instead_of=instead)


def cancel(tournament: Tournament, *, at: Time, by: UserId | None, why: str) -> Change:
    """The tournament is called off; there are no standings."""
    expect_on(tournament)
    if tournament.drafted is not None:
        tournament = replace(tournament, rounds=tournament.rounds[:-1])
    off = unsettled(replace(tournament, phase="cancelled", ended_at=at, paused_at=None))
    instead = None if by is None else label("instead-take-place")
    said = label("ruled-cancel")
    return ruled(off, "cancel", said, at=at, by=by, why=why, instead_of=instead)
