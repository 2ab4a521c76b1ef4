"""All ratings once more from the matches, in the order in which they were rated."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncGenerator

import msgspec

from bot.match.model import GuildId, UserId
from bot.rating.model import Change, Mark, Rating, Scope
from bot.rating.ports import Ratings, Stories
from bot.rating.rated_matches import changes_of, guilds_of, sheet_of
from games.api import Seat

_AT_ONCE = 100


class Replayed(msgspec.Struct, frozen=True):
    """What a match does to ratings, computed anew, beside what is kept."""

    mark: Mark
    game: str | None  # None where it does not count
    computed: tuple[Change, ...]
    kept: tuple[Change, ...]


class Findings(msgspec.Struct, frozen=True):
    """Whether what is kept follows from the matches."""

    matches: int
    problems: tuple[str, ...]


async def replay(stories: Stories, ratings: Ratings) -> AsyncGenerator[Replayed]:
    """Every match that was rated, in that order.

    Of former players nothing is known but what their rating was when they sat down: that is
    taken from what is kept. The rest follows from the matches alone.
    """
    current: defaultdict[Scope, dict[UserId, Rating]] = defaultdict(dict)
    async for mark in _history(ratings):
        kept = await ratings.changes(mark.match)
        computed: list[Change] = []
        game = None
        if mark.counts:
            match, log = await stories.story(mark.match)
            game = match.game
            sheet = sheet_of(match, log, mark.spared_above)
            for guild in guilds_of(sheet):
                known = current[Scope(sheet.game, guild)]
                changes = changes_of(sheet, guild, known, _former(kept, guild))
                known.update((c.user, c.after) for c in changes if c.user is not None)
                computed += changes
        yield Replayed(mark, game, _in_order(computed), _in_order(kept))


async def check(stories: Stories, ratings: Ratings) -> Findings:
    """Compare every kept rating with what the matches say."""
    matches = 0
    problems: list[str] = []
    courses: defaultdict[tuple[Scope, UserId], list[Rating]] = defaultdict(list)
    async for one in replay(stories, ratings):
        matches += 1
        problems += _differences(one)
        for change in one.computed:
            if one.game is not None and change.user is not None:
                courses[Scope(one.game, change.guild), change.user].append(change.after)
    for (scope, user), course in courses.items():
        entry = await ratings.entry(user, scope)
        if entry is None or (entry.rating, entry.matches) != (course[-1], len(course)):
            problems.append(f"user {user} on server {scope.guild}: {scope.game} is not up to date")
    return Findings(matches, tuple(problems))


async def rebuild(stories: Stories, ratings: Ratings) -> int:
    """Put what the matches say in the place of what is kept; how many matches that took.

    Raises `Overtaken` if a match was rated meanwhile; then nothing has changed.
    """
    changes: list[Change] = []
    matches = last = 0
    async for one in replay(stories, ratings):
        changes += one.computed
        matches, last = matches + 1, one.mark.number
    await ratings.rewrite(changes, last)
    return matches


async def _history(ratings: Ratings) -> AsyncGenerator[Mark]:
    last = 0
    while marks := await ratings.history(last, _AT_ONCE):
        for mark in marks:
            yield mark
        last = marks[-1].number


def _former(kept: list[Change], guild: GuildId) -> dict[Seat, Rating]:
    return {c.seat: c.before for c in kept if c.user is None and c.guild == guild}


def _in_order(changes: list[Change]) -> tuple[Change, ...]:
    return tuple(sorted(changes, key=lambda change: (change.guild, change.seat)))


def _differences(one: Replayed) -> list[str]:
    computed, kept = _by_seat(one.computed), _by_seat(one.kept)
    return [
        f"match {one.mark.match}, seat {seat + 1}, server {guild}: "
        f"kept {_said(kept.get((guild, seat)))}, replayed {_said(computed.get((guild, seat)))}"
        for guild, seat in sorted(computed.keys() | kept.keys())
        if computed.get((guild, seat)) != kept.get((guild, seat))
    ]


def _by_seat(changes: tuple[Change, ...]) -> dict[tuple[GuildId, Seat], Change]:
    return {(change.guild, change.seat): change for change in changes}


def _said(change: Change | None) -> str:
    if change is None:
        return "nothing"
    before, after = change.before, change.after
    return f"{before.mu!r}±{before.sigma!r} to {after.mu!r}±{after.sigma!r}"
