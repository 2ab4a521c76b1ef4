"""Questions that the people at the table decide together."""

from __future__ import annotations

from msgspec.structs import replace

from bot.match.changes import Change, ended, expect_player
from bot.match.errors import NotAsked, NoVote, VoteOpen
from bot.match.model import Match, Proposal, Time, UserId


def propose(match: Match, proposal: Proposal) -> Change:
    """Ask the others, one question at a time."""
    if match.proposal is not None:
        raise VoteOpen
    return Change(replace(match, proposal=proposal), ("vote",))


def propose_end(match: Match, user: UserId, *, at: Time) -> Change:
    """Ask the others to end the match without a result; whoever plays alone just ends it."""
    expect_player(match, user)
    if match.people == (user,):
        return ended(match, "agreed", at)
    return propose(match, Proposal("end", user, match.revision))


def answer(match: Match, user: UserId, agrees: bool) -> Match:
    """The match with this answer counted: one no settles the question."""
    expect_player(match, user)
    proposal = match.proposal
    if proposal is None:
        raise NoVote
    if user == proposal.by or user in proposal.agreed:
        raise NotAsked
    if not agrees:
        return replace(match, proposal=None)
    return replace(match, proposal=replace(proposal, agreed=(*proposal.agreed, user)))


def carried(match: Match) -> Proposal | None:
    """The question, once enough of the others have agreed."""
    proposal = match.proposal
    if proposal is None:
        return None
    others = len([person for person in match.people if person != proposal.by])
    if proposal.what == "undo" and match.undo == "majority":
        is_carried = 2 * len(proposal.agreed) > others
    else:
        is_carried = len(proposal.agreed) == others
    return proposal if is_carried else None
