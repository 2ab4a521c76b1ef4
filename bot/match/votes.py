"""Questions that the people at the table decide together."""

from __future__ import annotations

from msgspec.structs import replace

from bot.match.change import Change, ended
from bot.match.errors import NotAsked, NoVote, VoteOpen
from bot.match.model import Match, Proposal, Time, UserId
from bot.match.preconditions import expect_own_table, expect_player


def propose(match: Match, proposal: Proposal) -> Change:
    """Ask the others, one question at a time."""
    if match.proposal is not None:
        raise VoteOpen
    return Change(replace(match, proposal=proposal), ("vote",))


def propose_end(match: Match, user: UserId, *, at: Time) -> Change:
    """Ask the others to end the match without a result; whoever plays alone just ends it."""
    expect_player(match, user)
    expect_own_table(match)
    if match.present in ((), (user,)):
        return ended(match, "agreed", at)
    return propose(match, Proposal("end", user, match.revision))


def answer(match: Match, user: UserId, agrees: bool) -> Match:
    """The match with this answer counted. One no settles a wish, not whether to wait longer."""
    expect_player(match, user)
    proposal = match.proposal
    if proposal is None:
        raise NoVote
    if user in (proposal.by, *proposal.agreed, *proposal.refused):
        raise NotAsked
    if not agrees and proposal.what == "absent":
        refused = (*proposal.refused, user)
        return replace(match, proposal=replace(proposal, refused=refused))
    if not agrees:
        return replace(match, proposal=None)
    return replace(match, proposal=replace(proposal, agreed=(*proposal.agreed, user)))


def carried(match: Match) -> Proposal | None:
    """The question, once enough of the others have agreed."""
    proposal = match.proposal
    if proposal is None:
        return None
    others = _others(match, proposal)
    if proposal.what == "absent" or (proposal.what == "undo" and match.undo == "majority"):
        is_carried = 2 * len(others.intersection(proposal.agreed)) > len(others)
    else:
        is_carried = others <= set(proposal.agreed)
    return proposal if is_carried else None


def is_rejected(match: Match) -> bool:
    """Whether those who would rather wait for somebody cannot be outvoted any more."""
    proposal = match.proposal
    if proposal is None or not proposal.refused:
        return False
    others = _others(match, proposal)
    return 2 * len(others.intersection(proposal.refused)) >= len(others)


def _others(match: Match, proposal: Proposal) -> set[UserId]:
    """Those whose word counts: everybody who is there, except whom it is about."""
    return set(match.present) - {proposal.by}
