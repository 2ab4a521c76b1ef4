"""Coming and going: entering, checking in, dropping out, coming back, sitting in."""

from __future__ import annotations

from msgspec.structs import replace

from bot.match.model import AiLevel, Time, UserId
from bot.tournament.changes import Change, expect_on, named, ruled
from bot.tournament.errors import (
    AlreadyEntered,
    Barred,
    EntryClosed,
    EventFull,
    NoCheckIn,
    NotEntered,
    NotSubstitute,
)
from bot.tournament.model import Entrant, Tournament
from bot.tournament.scoring import EntrantId
from games.api import label


def enter(
    event: Tournament, user: UserId, salt: str, *, at: Time, admitted: bool = False
) -> Change:
    """Take part, for the first time or again; once it runs, from the next round on.

    Who was admitted by a director may come even where others may not any more; but nobody can be
    put among those who are still in a knock-out.
    """
    expect_on(event)
    known = event.entrant_of(user)
    if known is not None and not known.is_out:
        raise AlreadyEntered(is_other=admitted)
    if not admitted:
        _expect_open(event)
        if known is not None and known.is_barred:
            raise Barred
    elif known is None and event.plan.format == "knockout" and _has_begun(event):
        raise EntryClosed
    entrant = known or Entrant(_next_id(event), salt, user=user, division=_lowest(event))
    # Whoever comes while people check in is there.
    entrant = replace(
        entrant, is_out=False, is_checked_in=event.phase == "check-in", is_barred=False
    )
    after = _added(event, entrant) if known is None else _with_entrant(event, entrant)
    after = replace(after, substitutes=tuple(u for u in after.substitutes if u != user))
    if event.phase != "running" or admitted:
        return Change(after)
    return ruled(after, "admit", label("ruled-late", who=named(entrant.id)), at=at, by=None)


def leave(event: Tournament, user: UserId, *, at: Time) -> Change:
    """Take part no more; before the start as if one had never entered."""
    expect_on(event)
    entrant = event.entrant_of(user)
    if entrant is None or entrant.is_out:
        raise NotEntered
    return drop(event, entrant.id, at=at, by=None)


def drop(
    event: Tournament,
    id: EntrantId,
    *,
    at: Time,
    by: UserId | None,
    why: str = "",
    about: str = "ruled-drop",
) -> Change:
    """Somebody takes no part in the rounds to come."""
    expect_on(event)
    entrant = entrant_numbered(event, id)
    if entrant.is_out:
        raise NotEntered
    # Whom a director sent away cannot just come back; a director can admit them.
    gone = replace(entrant, is_out=True, is_checked_in=False, is_barred=by is not None)
    after = _with_entrant(event, gone)
    if event.phase != "running" and by is None:
        return Change(after)
    goes_on = label("instead-play-on", who=named(id)) if by is not None else None
    said = label(about, who=named(id))
    return ruled(after, "drop", said, at=at, by=by, why=why, instead_of=goes_on)


def check_in(event: Tournament, user: UserId) -> Change:
    """Say that one is there."""
    expect_on(event)
    entrant = event.entrant_of(user)
    if entrant is None or entrant.is_out:
        raise NotEntered
    if event.phase != "check-in":
        raise NoCheckIn
    return Change(_with_entrant(event, replace(entrant, is_checked_in=True)))


def open_check_in(event: Tournament) -> Change:
    """From now on people say that they are there; computers always are."""
    entrants = tuple(
        replace(entrant, is_checked_in=entrant.ai is not None) for entrant in event.entrants
    )
    return Change(replace(event, phase="check-in", entrants=entrants))


def sit_in(event: Tournament, user: UserId, is_willing: bool) -> Change:
    """Play where somebody does not appear, or not any more."""
    expect_on(event)
    others = tuple(one for one in event.substitutes if one != user)
    entrant = event.entrant_of(user)
    if is_willing and entrant is not None and not entrant.is_out:
        raise NotSubstitute
    return Change(replace(event, substitutes=(*others, user) if is_willing else others))


def add_computers(event: Tournament, count: int, level: AiLevel) -> Change:
    """So many computer players take part."""
    expect_on(event)
    if event.phase == "running":
        raise EntryClosed
    for _ in range(count):
        _expect_room(event)
        id = _next_id(event)
        event = _added(event, Entrant(id, f"computer-{id}", ai=level, is_checked_in=True))
    return Change(event)


def remove_computers(event: Tournament) -> Change:
    """No computer players take part."""
    expect_on(event)
    if event.phase == "running":
        raise EntryClosed
    entrants = tuple(replace(e, is_out=True) if e.ai is not None else e for e in event.entrants)
    return Change(replace(event, entrants=entrants))


def entrant_numbered(event: Tournament, id: EntrantId) -> Entrant:
    """The entrant of this number, or `NotEntered`."""
    if not 1 <= id <= len(event.entrants):
        raise NotEntered
    return event.entrant(id)


def _expect_open(event: Tournament) -> None:
    plan = event.plan
    is_late = not plan.late_entry or (plan.format == "knockout" and _has_begun(event))
    if event.phase == "running" and is_late:
        raise EntryClosed
    _expect_room(event)


def _expect_room(event: Tournament) -> None:
    limit = event.plan.limit
    if limit is not None and len(event.active) >= limit:
        raise EventFull(limit)


def _has_begun(event: Tournament) -> bool:
    """Whether a round has been played, or is."""
    return any(round.started_at is not None for round in event.rounds)


def _added(event: Tournament, entrant: Entrant) -> Tournament:
    return replace(event, entrants=(*event.entrants, entrant))


def _with_entrant(event: Tournament, entrant: Entrant) -> Tournament:
    entrants = tuple(entrant if one.id == entrant.id else one for one in event.entrants)
    return replace(event, entrants=entrants)


def _next_id(event: Tournament) -> EntrantId:
    return EntrantId(len(event.entrants) + 1)


def _lowest(event: Tournament) -> int:
    """Whoever comes late to a league begins at the bottom."""
    return max((entrant.division for entrant in event.active), default=0)
