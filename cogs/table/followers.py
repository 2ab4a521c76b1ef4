"""Following a match one does not play in."""

from __future__ import annotations

from bot.match.model import Follower, Match
from bot.match.preconditions import expect_not_over
from cogs.interaction.guest import Guest, remember


async def follow(guest: Guest, match: Match, *, rounds: bool | None) -> None:
    """Hear of a match: at its end, or in every round too; None changes between yes and no."""
    calendar = guest.app.store.calendar
    is_following = any(f.user == guest.user for f in await calendar.followers(match.id))
    if rounds is None and is_following:
        await calendar.unfollow(match.id, guest.user)
        await guest.tell(guest.voice.say("unfollowed"))
        return
    expect_not_over(match)
    await remember(guest.app, guest.interaction.user)
    await calendar.follow(match.id, Follower(guest.user, bool(rounds)))
    await guest.tell(guest.voice.say("followed-rounds" if rounds else "followed"))
