"""Moves, and taking them back."""

from __future__ import annotations

from msgspec.structs import replace

from bot.match import match_rules
from bot.match.change import Change, played, with_chair
from bot.match.errors import NothingToUndo, UndoForbidden
from bot.match.model import (
    InteractionId,
    LogRow,
    Match,
    Proposal,
    Revision,
    Time,
    UserId,
    live_rows,
)
from bot.match.preconditions import (
    expect_not_paused,
    expect_player,
    expect_revision,
    expect_running,
)
from bot.match.time_outs import come_back
from bot.match.votes import propose
from games.api import AnyGame, NotYourMove, Seat


def act(
    game: AnyGame,
    match: Match,
    user: UserId,
    revision: Revision,
    move: bytes,
    *,
    at: Time,
    by: InteractionId,
) -> Change:
    """A person's move at the revision they saw. Raises a `Refusal` of the game too."""
    seat = expect_player(match, user)
    expect_revision(match, revision)
    expect_not_paused(match)
    if match.chairs[seat].stand_in is not None:
        match = come_back(match, user).match  # whoever moves is back
    match = with_chair(match, seat, replace(match.chairs[seat], plan=None))
    return played(
        *match_rules.play(game, match, seat, move, actor="person", user=user, at=at, by=by)
    )


def act_for(
    game: AnyGame,
    match: Match,
    seat: Seat,
    revision: Revision,
    move: bytes,
    *,
    at: Time,
    by: InteractionId,
) -> Change:
    """A move for a seat that plays itself: an AI's, or one its owner gave up."""
    expect_running(match)
    expect_revision(match, revision)
    expect_not_paused(match)
    chair = match.chairs[seat]
    if not chair.plays_itself:
        raise NotYourMove(seat, frozenset())
    actor = "ai" if chair.ai is not None else "stand-in"
    return played(*match_rules.play(game, match, seat, move, actor=actor, user=None, at=at, by=by))


def undo(
    game: AnyGame,
    match: Match,
    user: UserId,
    revision: Revision,
    *,
    log: list[LogRow],
    at: Time,
    by: InteractionId,
) -> Change:
    """Take back one's last move: at once up to the last reveal, else if the others agree."""
    seat = expect_player(match, user)
    expect_revision(match, revision)
    expect_not_paused(match)
    if match.rated and not match.undo_allowed:
        raise UndoForbidden(rated=True)
    live = live_rows(log)
    own = [index for index, row in enumerate(live) if row.seat == seat]
    if not own:
        raise NothingToUndo
    back_to = live[own[-1] - 1].revision if own[-1] else Revision(0)
    is_free = own[-1] == len(live) - 1 and not live[-1].reveals
    if is_free or match.people == (user,):
        return take_back(game, match, log, back_to, user=user, at=at, by=by)
    if match.undo == "never":
        raise UndoForbidden(rated=False)
    return propose(match, Proposal("undo", user, match.revision, back_to))


def take_back(
    game: AnyGame,
    match: Match,
    log: list[LogRow],
    back_to: Revision,
    *,
    user: UserId,
    at: Time,
    by: InteractionId,
) -> Change:
    """Everything after this revision undone."""
    seat = match.seat_of(user)
    if seat is not None:  # what was prepared was prepared for after the move that is undone
        match = with_chair(match, seat, replace(match.chairs[seat], plan=None))
    after, row = match_rules.take_back(game, match, log, back_to, user=user, at=at, by=by)
    return Change(after, ("undone",), row)
