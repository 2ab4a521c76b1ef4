"""Coming and going: entering, checking in, dropping out, coming back, sitting in."""

from __future__ import annotations

from msgspec.structs import replace

from bot.match.model import AiLevel, Time, UserId
from bot.tournament.change import Change, named, ruled
from bot.tournament.errors import (
    AlreadyEntered,
    Barred,
    EntryClosed,
    NoCheckIn,
    NotEntered,
    NotSubstitute,
    TournamentFull,
)
from bot.tournament.model import Entrant, Tournament
from bot.tournament.preconditions import expect_on
from bot.tournament.table_points import EntrantId
from games.api import label


def enter(
    tournament: Tournament, user: UserId, salt: str, *, at: Time, admitted: bool = False
) -> Change:
    """Take part, for the first time or again; once it runs, from the next round on.

    Who was admitted by a director may come even where others may not any more; but nobody can be
    put among those who are still in a knock-out.
    """
    expect_on(tournament)
    known = tournament.entrant_of(user)
    if known is not None and not known.is_out:
        raise AlreadyEntered(is_other=admitted)
    if not admitted:
        _expect_open(tournament)
        if known is not None and known.is_barred:
            raise Barred
    elif known is None and tournament.plan.format == "knockout" and _has_begun(tournament):
        raise EntryClosed
    entrant = known or Entrant(_next_id(tournament), salt, user=user, division=_lowest(tournament))
    # Whoever comes while people check in is there.
    entrant = replace(
        entrant, is_out=False, is_checked_in=tournament.phase == "check-in", is_barred=False
    )
    after = _added(tournament, entrant) if known is None else _with_entrant(tournament, entrant)
    after = replace(after, substitutes=tuple(u for u in after.substitutes if u != user))
    if tournament.phase != "running" or admitted:
        return Change(after)
    return ruled(after, "admit", label("ruled-late", who=named(entrant.id)), at=at, by=None)


def leave(tournament: Tournament, user: UserId, *, at: Time) -> Change:
    """Take part no more; before the start as if one had never entered."""
    expect_on(tournament)
    entrant = tournament.entrant_of(user)
    if entrant is None or entrant.is_out:
        raise NotEntered
    return drop(tournament, entrant.id, at=at, by=None)


def drop(
    tournament: Tournament,
    id: EntrantId,
    *,
    at: Time,
    by: UserId | None,
    why: str = "",
    about: str = "ruled-drop",
) -> Change:
    """Somebody takes no part in the rounds to come."""
    expect_on(tournament)
    entrant = entrant_numbered(tournament, id)
    if entrant.is_out:
        raise NotEntered
    # Whom a director sent away cannot just come back; a director can admit them.
    gone = replace(entrant, is_out=True, is_checked_in=False, is_barred=by is not None)
    after = _with_entrant(tournament, gone)
    if tournament.phase != "running" and by is None:
        return Change(after)
    goes_on = label("instead-play-on", who=named(id)) if by is not None else None
    said = label(about, who=named(id))
    return ruled(after, "drop", said, at=at, by=by, why=why, instead_of=goes_on)


def check_in(tournament: Tournament, user: UserId) -> Change:
    """Say that one is there."""
    expect_on(tournament)
    entrant = tournament.entrant_of(user)
    if entrant is None or entrant.is_out:
        raise NotEntered
    if tournament.phase != "check-in":
        raise NoCheckIn
    return Change(_with_entrant(tournament, replace(entrant, is_checked_in=True)))


def open_check_in(tournament: Tournament) -> Change:
    """From now on people say that they are there; computers always are."""
    entrants = tuple(
        replace(entrant, is_checked_in=entrant.ai is not None) for entrant in tournament.entrants
    )
    return Change(replace(tournament, phase="check-in", entrants=entrants))


def sit_in(tournament: Tournament, user: UserId, is_willing: bool) -> Change:
    """Play where somebody does not appear, or not any more."""
    expect_on(tournament)
    others = tuple(one for one in tournament.substitutes if one != user)
    entrant = tournament.entrant_of(user)
    if is_willing and entrant is not None and not entrant.is_out:
        raise NotSubstitute
    return Change(replace(tournament, substitutes=(*others, user) if is_willing else others))


def add_computers(tournament: Tournament, count: int, level: AiLevel) -> Change:
    """So many computer players take part."""
    expect_on(tournament)
    if tournament.phase == "running":
        raise EntryClosed
    for _ in range(count):
        _expect_room(tournament)
        id = _next_id(tournament)
        tournament = _added(tournament, Entrant(id, f"computer-{id}", ai=level, is_checked_in=True))
    return Change(tournament)


def remove_computers(tournament: Tournament) -> Change:
    """No computer players take part."""
    expect_on(tournament)
    if tournament.phase == "running":
        raise EntryClosed
    entrants = tuple(
        replace(e, is_out=True) if e.ai is not None else e for e in tournament.entrants
    )
    return Change(replace(tournament, entrants=entrants))


def entrant_numbered(tournament: Tournament, id: EntrantId) -> Entrant:
    """The entrant of this number, or `NotEntered`."""
    if not 1 <= id <= len(tournament.entrants):
        raise NotEntered
    return tournament.entrant(id)


def _expect_open(tournament: Tournament) -> None:
    plan = tournament.plan
    is_late = not plan.late_entry or (plan.format == "knockout" and _has_begun(tournament))
    if tournament.phase == "running" and is_late:
        raise EntryClosed
    _expect_room(tournament)


def _expect_room(tournament: Tournament) -> None:
    limit = tournament.plan.limit
    if limit is not None and len(tournament.active) >= limit:
        raise TournamentFull(limit)


def _has_begun(tournament: Tournament) -> bool:
    """Whether a round has been played, or is."""
    return any(round.started_at is not None for round in tournament.rounds)


def _added(tournament: Tournament, entrant: Entrant) -> Tournament:
    return replace(tournament, entrants=(*tournament.entrants, entrant))


def _with_entrant(tournament: Tournament, entrant: Entrant) -> Tournament:
    entrants = tuple(entrant if one.id == entrant.id else one for one in tournament.entrants)
    return replace(tournament, entrants=entrants)


def _next_id(tournament: Tournament) -> EntrantId:
    return EntrantId(len(tournament.entrants) + 1)


def _lowest(tournament: Tournament) -> int:
    """Whoever comes late to a league begins at the bottom."""
    return max((entrant.division for entrant in tournament.active), default=0)
