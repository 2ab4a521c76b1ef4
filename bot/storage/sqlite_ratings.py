"""Ratings in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

from bot.match.model import GuildId, MatchId, UserId
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
from bot.storage.transactions import Transactions
from games.api import Seat

# As in the index of this name.
UNRATED = (
    "SELECT id FROM matches WHERE status = 'finished' AND rated = 1 AND rated_as IS NULL "
    "ORDER BY ended_at, id LIMIT ?"
)
_CURRENT = "SELECT mu, sigma FROM ratings WHERE guild = ? AND game = ? AND user = ?"
_GAME = "SELECT game, rated_as FROM matches WHERE id = ?"
_PUT_MARK = "INSERT INTO rated_matches (match, counts, spared_above) VALUES (?, ?, ?)"
_MARK_MATCH = "UPDATE matches SET rated_as = ? WHERE id = ?"
# Whose seat it is says the match: they may have been forgotten since they were asked for.
_PUT_CHANGE = (
    "INSERT INTO rating_changes "
    "(number, guild, seat, game, user, mu_before, sigma_before, mu, sigma) "
    "SELECT m.rated_as, ?, ?, m.game, s.user, ?, ?, ?, ? "
    "FROM matches AS m JOIN seats AS s ON s.match = m.id WHERE m.id = ? AND s.seat = ?"
)
_PUT_CURRENT = (
    "INSERT INTO ratings (guild, game, user, mu, sigma, matches, last_at) "
    "SELECT c.guild, c.game, c.user, c.mu, c.sigma, 1, m.ended_at "
    "FROM rating_changes AS c JOIN matches AS m ON m.rated_as = c.number "
    "WHERE c.number = ? AND m.id = ? AND c.user IS NOT NULL "
    "ON CONFLICT (guild, game, user) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, "
    "matches = matches + 1, last_at = excluded.last_at"
)
# Beside max(), SQLite takes the other columns from the row that has it.
_PUT_ALL_CURRENT = (
    "INSERT INTO ratings (guild, game, user, mu, sigma, matches, last_at) "
    "SELECT c.guild, c.game, c.user, c.mu, c.sigma, c.matches, m.ended_at FROM ("
    "SELECT guild, game, user, mu, sigma, count(*) AS matches, max(number) AS number "
    "FROM rating_changes WHERE user IS NOT NULL GROUP BY guild, game, user"
    ") AS c JOIN rated_matches AS r ON r.number = c.number JOIN matches AS m ON m.id = r.match"
)
_CHANGES = (
    "SELECT match, guild, seat, user, mu_before, sigma_before, mu, sigma "
    "FROM rating_changes JOIN rated_matches USING (number) WHERE match = ? ORDER BY guild, seat"
)
_COURSE = (
    "SELECT r.match, m.ended_at, c.mu, c.sigma FROM rating_changes AS c "
    "JOIN rated_matches AS r USING (number) JOIN matches AS m ON m.id = r.match "
    "WHERE c.user = ? AND c.game = ? AND c.guild = ? ORDER BY c.number"
)
_RANKING = (
    "SELECT user, mu, sigma, matches, last_at, settings FROM ratings "
    "LEFT JOIN users ON id = user WHERE guild = ? AND game = ?"
)
_ENTRY = "SELECT mu, sigma, matches, last_at FROM ratings WHERE guild = ? AND game = ? AND user = ?"
_RESULTS = (
    "SELECT game, json_extract(CAST(outcome AS TEXT), '$.places[' || seat || ']') AS place, "
    "count(*) FROM seats JOIN matches ON id = match "
    "WHERE user = ? AND status = 'finished' AND (? IS NULL OR guild = ?) "
    "GROUP BY game, place ORDER BY game, place"
)
_MOVES = (
    "SELECT move FROM moves JOIN matches ON id = match "
    "WHERE user = ? AND game = ? AND move IS NOT NULL AND status NOT IN ('lobby', 'running') "
    "ORDER BY at DESC, match DESC, moves.revision DESC LIMIT ?"
)
_HISTORY = (
    "SELECT number, match, counts, spared_above FROM rated_matches WHERE number > ? "
    "ORDER BY number LIMIT ?"
)
_LAST = "SELECT coalesce(max(number), 0) FROM rated_matches"
_EXPORT = (
    "SELECT game, guild, mu, sigma, matches FROM ratings WHERE user = ? ORDER BY game, guild",
    "SELECT r.match, c.guild, c.mu, c.sigma FROM rating_changes AS c "
    "JOIN rated_matches AS r USING (number) WHERE c.user = ? ORDER BY c.number, c.guild",
)


class SqliteRatings:
    """Fulfils `bot.rating.ports.Ratings`."""

    def __init__(self, database: Transactions) -> None:
        self._database = database

    async def unrated(self, limit: int) -> list[MatchId]:
        return await self._database.read(
            lambda c: [MatchId(id) for (id,) in c.execute(UNRATED, (limit,))]
        )

    async def current(self, scope: Scope, users: Sequence[UserId]) -> Mapping[UserId, Rating]:
        def work(connection: sqlite3.Connection) -> Mapping[UserId, Rating]:
            found = {user: _current(connection, scope, user) for user in users}
            return {user: rating for user, rating in found.items() if rating is not None}

        return await self._database.read(work)

    async def record(self, verdict: Verdict) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            game, rated_as = connection.execute(_GAME, (verdict.match,)).fetchone()
            if rated_as is not None:
                return False
            for change in verdict.changes:
                _expect_current(connection, game, change)
            number = _put_mark(connection, verdict)
            _put_changes(connection, verdict.changes)
            connection.execute(_PUT_CURRENT, (number, verdict.match))
            return True

        return await self._database.write(work)

    async def changes(self, match: MatchId) -> list[Change]:
        return await self._database.read(
            lambda c: [_read_change(row) for row in c.execute(_CHANGES, (match,))]
        )

    async def course(self, user: UserId, scope: Scope) -> list[Point]:
        values = user, scope.game, scope.guild
        return await self._database.read(
            lambda c: [
                Point(MatchId(match), at, Rating(mu, sigma))
                for match, at, mu, sigma in c.execute(_COURSE, values)
            ]
        )

    async def ranking(self, scope: Scope) -> list[Entry]:
        return await self._database.read(
            lambda c: [
                Entry(UserId(user), Rating(mu, sigma), matches, last_at)
                for user, mu, sigma, matches, last_at, settings in c.execute(
                    _RANKING, (scope.guild, scope.game)
                )
                if is_listed(settings)
            ]
        )

    async def entry(self, user: UserId, scope: Scope) -> Entry | None:
        values = scope.guild, scope.game, user
        row = await self._database.read(lambda c: c.execute(_ENTRY, values).fetchone())
        return None if row is None else Entry(user, Rating(*row[:2]), *row[2:])

    async def results(self, user: UserId, guild: GuildId | None = None) -> list[Tally]:
        values = user, guild, guild
        rows: list[tuple[str, int, int]] = await self._database.read(
            lambda c: c.execute(_RESULTS, values).fetchall()
        )
        return [
            Tally(game, tuple((place, count) for _, place, count in found))
            for game, found in groupby(rows, key=lambda row: row[0])
        ]

    async def moves(self, user: UserId, game: str, limit: int) -> list[bytes]:
        values = user, game, limit
        return await self._database.read(lambda c: [move for (move,) in c.execute(_MOVES, values)])

    async def history(self, after: int, limit: int) -> list[Mark]:
        return await self._database.read(
            lambda c: [
                Mark(number, MatchId(match), bool(counts), share and Fraction(share))
                for number, match, counts, share in c.execute(_HISTORY, (after, limit))
            ]
        )

    async def rewrite(self, changes: Sequence[Change], last: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if connection.execute(_LAST).fetchone() != (last,):
                raise Overtaken
            connection.execute("DELETE FROM ratings")
            connection.execute("DELETE FROM rating_changes")
            _put_changes(connection, changes)
            connection.execute(_PUT_ALL_CURRENT)

        await self._database.write(work)


def export_ratings(connection: sqlite3.Connection, user: UserId) -> dict[str, object]:
    """Everything the ratings keep about this person."""

    def rows(query: str) -> list[dict[str, Any]]:
        cursor = connection.execute(query, (user,))
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]

    current, course = _EXPORT
    return {"ratings": rows(current), "rating_course": rows(course)}


def forget_ratings(connection: sqlite3.Connection, user: UserId) -> None:
    """Take this person out of all ratings; what their matches did to others stays."""
    connection.execute("UPDATE rating_changes SET user = NULL WHERE user = ?", (user,))
    connection.execute("DELETE FROM ratings WHERE user = ?", (user,))


def _current(connection: sqlite3.Connection, scope: Scope, user: UserId) -> Rating | None:
    row = connection.execute(_CURRENT, (scope.guild, scope.game, user)).fetchone()
    return None if row is None else Rating(*row)


def _expect_current(connection: sqlite3.Connection, game: str, change: Change) -> None:
    """Refuse a change of a rating that is another one by now."""
    assert change.user is not None, "only people who are known are rated"
    kept = _current(connection, Scope(game, change.guild), change.user)
    if (kept or NEWCOMER) != change.before:
        raise Overtaken


def _put_mark(connection: sqlite3.Connection, verdict: Verdict) -> int:
    share = None if verdict.spared_above is None else str(verdict.spared_above)
    number = connection.execute(_PUT_MARK, (verdict.match, verdict.counts, share)).lastrowid
    assert number is not None
    connection.execute(_MARK_MATCH, (number, verdict.match))
    return number


def _put_changes(connection: sqlite3.Connection, changes: Sequence[Change]) -> None:
    connection.executemany(
        _PUT_CHANGE,
        [
            (
                change.guild,
                change.seat,
                change.before.mu,
                change.before.sigma,
                change.after.mu,
                change.after.sigma,
                change.match,
                change.seat,
            )
            for change in changes
        ],
    )


def _read_change(row: tuple[Any, ...]) -> Change:
    match, guild, seat, user, mu_before, sigma_before, mu, sigma = row
    before, after = Rating(mu_before, sigma_before), Rating(mu, sigma)
    return Change(MatchId(match), GuildId(guild), Seat(seat), user, before, after)
