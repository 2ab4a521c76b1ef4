"""The course of an event: start, rounds that are seated and begin, results, the end."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.match.model import ChannelId, MatchId, Time, UserId
from bot.tournament.changes import (
    Change,
    all_named,
    expect_on,
    players_at,
    ruled,
    sitting_in,
    table_said,
    unsettled,
    with_round,
    with_table,
)
from bot.tournament.errors import AlreadyStarted, IsPaused, TooFewEntrants
from bot.tournament.model import ENDED, EventTable, Round, Tournament
from bot.tournament.orders import Order, Seated
from bot.tournament.results import has_results, standings_of
from bot.tournament.scoring import EntrantId, TableResult
from games.api import label

MINUTE = 60
HOUR = 3600


def due_at(event: Tournament) -> Time | None:
    """When somebody has to look at the event, if nothing happens before."""
    if not event.is_settled:
        return 0.0
    plan = event.plan
    if event.phase in ENDED or event.paused_at is not None:
        return None
    if event.phase == "registration" and plan.starts_at is not None:
        return plan.starts_at - MINUTE * (plan.check_in_minutes or 0)
    if event.phase == "check-in":
        return plan.starts_at
    if event.drafted is not None:
        return event.drafted.starts_at
    if event.playing is not None:
        return event.playing.deadline
    return 0.0 if event.phase == "running" else None


def start(event: Tournament, allowed: range, *, at: Time, by: UserId | None) -> Change:
    """The field is fixed: those who were to check in and did not are not in it."""
    expect_on(event)
    if event.phase == "running":
        raise AlreadyStarted
    if event.phase == "check-in":
        entrants = tuple(e if e.is_checked_in else replace(e, is_out=True) for e in event.entrants)
        event = replace(event, entrants=entrants)
    if len(event.active) < allowed[0]:
        raise TooFewEntrants(len(event.active), allowed[0])
    salts = tuple(entrant.salt for entrant in event.active)
    begun = replace(event, phase="running", salts=salts)
    planned = event.plan.starts_at
    is_early = by is not None and planned is not None
    instead = label("instead-moment", at=int(planned)) if is_early and planned else None
    said = label("ruled-start", count=len(begun.active))
    return ruled(begun, "start", said, at=at, by=by, instead_of=instead)


def draft(event: Tournament, order: Order, seated: Sequence[Seated], *, at: Time) -> Change:
    """The next round, seated and shown, to begin after a break."""
    kept = event.rounds[:-1] if event.drafted is not None else event.rounds
    number, sitting = event.tables_opened, _still_sitting_in(event)
    tables = tuple(
        EventTable(
            number + n, one.entrants, one.division, players=players_at(one.entrants, sitting)
        )
        for n, one in enumerate(seated, start=1)
    )
    starts_at = at + MINUTE * event.plan.break_minutes
    if event.drafted is not None:
        starts_at = event.drafted.starts_at
    round = Round(
        order.round,
        tables,
        order.byes,
        starts_at,
        drafted=tuple(one.entrants for one in seated),
        scores=tuple((id, str(score)) for id, score in sorted(order.wishes.scores.items())),
        apart=event.apart,
    )
    return Change(replace(event, rounds=(*kept, round)))


def _still_sitting_in(event: Tournament) -> dict[EntrantId, UserId]:
    """Who was to play for whom in the round as it was seated before, unless they entered since."""
    if event.drafted is None:
        return {}
    entered = {entrant.user for entrant in event.active}
    sitting = sitting_in(event.drafted.tables)
    return {id: user for id, user in sitting.items() if user not in entered}


def begin_round(event: Tournament, *, at: Time, by: UserId | None = None) -> Change:
    """The seated round begins: its tables are opened."""
    if event.paused_at is not None:
        raise IsPaused
    round = event.drafted
    assert round is not None, "a round is seated before it begins"
    hours = event.plan.round_hours
    begun = replace(round, started_at=at, deadline=None if hours is None else at + HOUR * hours)
    opened = event.tables_opened + len(round.tables)
    after = unsettled(replace(with_round(event, begun), tables_opened=opened))
    said = label("ruled-seat", round=round.number, tables=len(round.tables))
    instead = None if by is None else label("instead-moment", at=int(round.starts_at))
    return ruled(after, "seat", said, at=at, by=by, instead_of=instead)


def place_table(
    event: Tournament, number: int, channel: ChannelId | None, match: MatchId | None
) -> Change:
    """Where a table is, and which match is played there, as far as that is known."""
    table = event.table_at(number)
    if table is None:
        return Change(event)
    placed = replace(table, channel=channel, match=match)
    if placed == table:
        return Change(event)
    after = with_table(event, table, placed)
    # What was ruled before there was a match holds for it, too.
    is_ruled_on = event.paused_at is not None or table.is_undo_allowed
    return Change(unsettled(after) if match is not None and is_ruled_on else after)


def note_result(
    event: Tournament,
    table: EventTable,
    places: Sequence[int],
    points: Sequence[int],
    *,
    at: Time,
) -> Change:
    """A table has come to its end by itself."""
    result = TableResult(table.entrants, tuple(places), tuple(points))
    after = with_table(event, table, replace(table, result=result))
    assert event.round is not None
    said = table_said("ruled-result", event.round, table, places)
    return ruled(after, "result", said, at=at, by=None)


def stop(event: Tournament, *, at: Time, by: UserId | None = None, why: str = "") -> Change:
    """The event is over as it stands; before there is any result, it is called off."""
    if has_results(event):
        return end(event, at=at, by=by, why=why)
    return cancel(event, at=at, by=by, why=why)


def end(event: Tournament, *, at: Time, by: UserId | None = None, why: str = "") -> Change:
    """The event is over."""
    expect_on(event)
    if event.drafted is not None:
        event = replace(event, rounds=event.rounds[:-1])
    over = unsettled(replace(event, phase="over", ended_at=at, paused_at=None))
    first = tuple(line.entrant for line in standings_of(over)[:3])
    instead = None if by is None else label("instead-next-round")
    said = label("ruled-end", people=all_named(first))
    return ruled(over, "end", said, at=at, by=by, why=why, instead_of=instead)


def cancel(event: Tournament, *, at: Time, by: UserId | None, why: str) -> Change:
    """The event is called off; there are no standings."""
    expect_on(event)
    if event.drafted is not None:
        event = replace(event, rounds=event.rounds[:-1])
    off = unsettled(replace(event, phase="cancelled", ended_at=at, paused_at=None))
    instead = None if by is None else label("instead-take-place")
    said = label("ruled-cancel")
    return ruled(off, "cancel", said, at=at, by=by, why=why, instead_of=instead)
