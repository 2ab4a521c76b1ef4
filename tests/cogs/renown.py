"""People of whom something is known: how strong they are, and how punctual."""

from __future__ import annotations

from collections.abc import Mapping

from bot.match.model import Attendance, ChannelId, GuildId, InteractionId, MatchId, Person, UserId
from bot.rating.model import EVERYWHERE, NEWCOMER, Change, Rating, Verdict
from bot.rating.skill_update import shown
from games.api import Seat
from tests.cogs.tournament.cup import Cup

STEADY = 3.0  # of a doubt that lets somebody be ranked


def rating_of(number: int, doubt: float = STEADY) -> Rating:
    """The rating that people read as this number."""
    found = Rating(NEWCOMER.mu + (number - shown(NEWCOMER)) / 20, doubt)
    assert shown(found) == number
    return found


async def rate(
    there: Cup, numbers: Mapping[str, int], *, matches: int = 5, doubt: float = STEADY
) -> None:
    """Everybody has that rating, here and everywhere, after so many matches."""
    app, users = there.running.app, {name: UserId(there[name].id) for name in numbers}
    for user in users.values():
        if await app.store.person(user) is None:
            await app.store.know(Person(user, there.guild.members[user].name))
    before = dict.fromkeys(numbers, NEWCOMER)
    for _ in range(matches):
        match = await _old_match(there, list(users.values()))
        after = {name: rating_of(number, doubt) for name, number in numbers.items()}
        changes = [
            Change(match, guild, Seat(seat), users[name], before[name], after[name])
            for guild in (GuildId(there.guild.id), EVERYWHERE)
            for seat, name in enumerate(numbers)
        ]
        assert await app.ratings.record(Verdict(match, True, None, tuple(changes)))
        before = after


async def attend(there: Cup, turns: Mapping[str, tuple[int, int]]) -> None:
    """Everybody has taken so many turns in time, and missed so many."""
    store = there.running.app.store
    users = {name: UserId(there[name].id) for name in turns}
    match = await store.load(await _old_match(there, list(users.values())))
    counted = [(users[name], Attendance(kept, missed)) for name, (kept, missed) in turns.items()]
    await store.save(match, by=_by(there), notices=(), attendance=counted)


async def _old_match(there: Cup, users: list[UserId]) -> MatchId:
    """A table at which these people sat, and which was closed before it began."""
    service, (opener, *others) = there.running.app.service, users
    guild, channel = GuildId(there.guild.id), ChannelId(there.guild.new_channel("einst").id)
    opened = await service.open_lobby(guild, channel, opener, game="vienna", seats=5, by=_by(there))
    for user in others:
        await service.join(opened.match, user, by=_by(there))
    await service.abandon(opened.match, by=_by(there))
    there.clock.advance(60)
    await there.settle()
    return opened.match


def _by(there: Cup) -> InteractionId:
    """Names a request."""
    return InteractionId(f"test-{there.standin.world.ids.next()}")
