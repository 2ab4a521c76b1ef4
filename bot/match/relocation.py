"""Where a match is shown: moved elsewhere, shown anew, broken off."""

from __future__ import annotations

from msgspec.structs import replace

from bot.match.change import Change, ended
from bot.match.model import ChannelId, Match, Time
from bot.match.preconditions import expect_not_over, expect_own_table


def move(match: Match, channel: ChannelId) -> Change:
    """Put the match into another channel or thread."""
    expect_not_over(match)
    return Change(replace(match, channel=channel), ("placed",))


def repost(match: Match) -> Change:
    """Show everything anew where the match is."""
    return move(match, match.channel)


def abandon(match: Match, *, at: Time) -> Change:
    """Close a lobby or break a match off."""
    expect_not_over(match)
    expect_own_table(match)
    return ended(match, "abandoned", at)
