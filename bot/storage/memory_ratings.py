"""Ratings in memory."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from bot.match.model import OVER, GuildId, LogRow, Match, MatchId, Person, Time, UserId
from bot.match.ports import Overtaken
from bot.rating.model import (
    NEWCOMER,
    Change,
    Entry,
    Mark,
    Point,
    Rating,
    Scope,
    Tally,
    Verdict,
    is_listed,
)


class MemoryRatings:
    """Keeps everything in dictionaries and behaves like the database."""

    def __init__(
        self,
        matches: Mapping[MatchId, Match],
        logs: Mapping[MatchId, Sequence[LogRow]],
        people: Mapping[UserId, Person],
    ) -> None:
        self._matches = matches
        self._logs = logs
        self._people = people
        self._marks: dict[MatchId, Mark] = {}  # in the order of their numbers
        self._changes: list[Change] = []  # in that order, too

    async def unrated(self, limit: int) -> list[MatchId]:
        found = sorted(
            (match.ended_at or 0.0, match.id)
            for match in self._matches.values()
            if match.status == "finished" and match.rated and match.id not in self._marks
        )
        return [id for _, id in found[:limit]]

    async def current(self, scope: Scope, users: Sequence[UserId]) -> Mapping[UserId, Rating]:
        entries = self._entries(scope)
        return {user: entries[user].rating for user in users if user in entries}

    async def record(self, verdict: Verdict) -> bool:
        if verdict.match in self._marks:
            return False
        game = self._matches[verdict.match].game
        for change in verdict.changes:
            assert change.user is not None, "only people who are known are rated"
            kept = await self.current(Scope(game, change.guild), [change.user])
            if kept.get(change.user, NEWCOMER) != change.before:
                raise Overtaken
        number = len(self._marks) + 1
        self._marks[verdict.match] = Mark(
            number, verdict.match, verdict.counts, verdict.spared_above
        )
        self._changes += map(self._with_owner, verdict.changes)
        return True

    async def changes(self, match: MatchId) -> list[Change]:
        found = [change for change in self._changes if change.match == match]
        return sorted(found, key=lambda change: (change.guild, change.seat))

    async def course(self, user: UserId, scope: Scope) -> list[Point]:
        return [
            Point(change.match, self._ended_at(change.match), change.after)
            for change in self._within(scope)
            if change.user == user
        ]

    async def ranking(self, scope: Scope) -> list[Entry]:
        return [
            entry
            for user, entry in self._entries(scope).items()
            if user not in self._people or is_listed(self._people[user].settings)
        ]

    async def entry(self, user: UserId, scope: Scope) -> Entry | None:
        return self._entries(scope).get(user)

    async def results(self, user: UserId, guild: GuildId | None = None) -> list[Tally]:
        found: defaultdict[str, Counter[int]] = defaultdict(Counter)
        for match in self._matches.values():
            seat = match.seat_of(user)
            if seat is None or match.status != "finished" or match.outcome is None:
                continue
            if guild in (None, match.guild):
                found[match.game][match.outcome.places[seat]] += 1
        return [Tally(game, tuple(sorted(found[game].items()))) for game in sorted(found)]

    async def moves(self, user: UserId, game: str, limit: int) -> list[bytes]:
        made = [
            (row.at, match, row.revision, row.move)
            for match, rows in self._logs.items()
            if self._matches[match].game == game and self._matches[match].status in OVER
            for row in rows
            if row.user == user and row.move is not None
        ]
        return [move for *_, move in sorted(made, reverse=True)[:limit]]

    async def history(self, after: int, limit: int) -> list[Mark]:
        return [mark for mark in self._marks.values() if mark.number > after][:limit]

    async def rewrite(self, changes: Sequence[Change], last: int) -> None:
        if len(self._marks) != last:
            raise Overtaken
        self._changes = sorted(
            map(self._with_owner, changes), key=lambda change: self._marks[change.match].number
        )

    # For the store ----------------------------------------------------------------------------

    def export(self, user: UserId) -> dict[str, object]:
        """Everything the ratings keep about this person."""
        mine = [change for change in self._changes if change.user == user]
        scopes = {Scope(self._matches[change.match].game, change.guild) for change in mine}
        return {
            "ratings": [
                {
                    "game": scope.game,
                    "guild": scope.guild,
                    "mu": entry.rating.mu,
                    "sigma": entry.rating.sigma,
                    "matches": entry.matches,
                }
                for scope in sorted(scopes, key=lambda scope: (scope.game, scope.guild))
                for entry in [self._entries(scope)[user]]
            ],
            "rating_course": [
                {
                    "match": change.match,
                    "guild": change.guild,
                    "mu": change.after.mu,
                    "sigma": change.after.sigma,
                }
                for change in sorted(
                    mine, key=lambda change: (self._marks[change.match].number, change.guild)
                )
            ],
        }

    def forget(self, user: UserId) -> None:
        """Take this person out of all ratings; what their matches did to others stays."""
        self._changes = [
            replace(change, user=None) if change.user == user else change
            for change in self._changes
        ]

    # Within -----------------------------------------------------------------------------------

    def _with_owner(self, change: Change) -> Change:
        """The change with whoever has the seat now; they may have been forgotten meanwhile."""
        return replace(change, user=self._matches[change.match].chairs[change.seat].user)

    def _ended_at(self, match: MatchId) -> Time:
        return self._matches[match].ended_at or 0.0

    def _within(self, scope: Scope) -> Iterable[Change]:
        return (
            change
            for change in self._changes
            if Scope(self._matches[change.match].game, change.guild) == scope
        )

    def _entries(self, scope: Scope) -> dict[UserId, Entry]:
        entries: dict[UserId, Entry] = {}
        for change in self._within(scope):
            if change.user is not None:
                matches = entries[change.user].matches if change.user in entries else 0
                ended_at = self._ended_at(change.match)
                entries[change.user] = Entry(change.user, change.after, matches + 1, ended_at)
        return entries
