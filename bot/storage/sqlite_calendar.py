"""What is due and who wants to hear of it, in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from bot.match.clock.clock_stops import Circumstances, circumstances_of
from bot.match.clock.thinking_time import Span
from bot.match.model import (
    Attendance,
    Follower,
    GuildId,
    MatchId,
    Reminder,
    Time,
    UserId,
)
from bot.storage.transactions import Transactions

ENOUGH_TURNS = 10  # fewer say nothing about anybody

_PUT_REMINDER = (
    "INSERT INTO reminders (user, match, kind, due) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (user, match, kind) DO UPDATE SET due = excluded.due"
)
_REMINDERS = "SELECT user, match, kind, due, id FROM reminders"
_ATTEND = (
    "INSERT INTO attendance (user, kept, missed) VALUES (?, ?, ?) ON CONFLICT (user) "
    "DO UPDATE SET kept = kept + excluded.kept, missed = missed + excluded.missed"
)
# Among those of whom enough is known, the share that is no more reliable than this one.
_STANDING = (
    "SELECT avg(o.kept * (m.kept + m.missed) <= m.kept * (o.kept + o.missed)) "
    "FROM attendance AS m, attendance AS o "
    "WHERE m.user = ? AND m.kept + m.missed >= ? AND o.kept + o.missed >= ?"
)
_NEXT = (
    "SELECT min(due) FROM (SELECT min(due) AS due FROM matches WHERE due IS NOT NULL "
    "UNION ALL SELECT min(due) FROM reminders)"
)


class SqliteCalendar:
    """Fulfils `bot.match.ports.Calendar`."""

    def __init__(self, database: Transactions) -> None:
        self._database = database

    async def due_matches(self, now: Time, limit: int) -> list[MatchId]:
        query = "SELECT id FROM matches WHERE due <= ? ORDER BY due LIMIT ?"
        return await self._database.read(
            lambda c: [MatchId(id) for (id,) in c.execute(query, (now, limit))]
        )

    async def next_due(self) -> Time | None:
        return await self._database.read(lambda c: c.execute(_NEXT).fetchone()[0])

    # Reminders --------------------------------------------------------------------------------

    async def remind(self, reminders: Sequence[Reminder]) -> None:
        await self._database.write(lambda c: put_reminders(c, reminders))

    async def due_reminders(self, now: Time, limit: int) -> list[Reminder]:
        query = f"{_REMINDERS} WHERE due <= ? ORDER BY due, id LIMIT ?"
        return await self._reminders(query, (now, limit))

    async def reminders_of(self, user: UserId) -> list[Reminder]:
        return await self._reminders(f"{_REMINDERS} WHERE user = ? ORDER BY due, id", (user,))

    async def put_off(self, reminders: Sequence[Reminder], due: Time) -> None:
        query = "UPDATE reminders SET due = ? WHERE id = ?"
        values = [(due, reminder.id) for reminder in reminders]
        await self._database.write(lambda c: c.executemany(query, values))

    async def settle(self, reminders: Sequence[Reminder]) -> None:
        # One that was put anew meanwhile, for another time, stays.
        query = "DELETE FROM reminders WHERE id = ? AND due = ?"
        values = [(reminder.id, reminder.due) for reminder in reminders]
        await self._database.write(lambda c: c.executemany(query, values))

    async def _reminders(self, query: str, values: tuple[object, ...]) -> list[Reminder]:
        return await self._database.read(
            lambda c: [Reminder(*row) for row in c.execute(query, values)]
        )

    # Time -------------------------------------------------------------------------------------

    async def beat(self, now: Time, longest_gap: float) -> Span | None:
        def work(connection: sqlite3.Connection) -> Span | None:
            last = connection.execute("SELECT at FROM pulse").fetchone()
            connection.execute("INSERT OR REPLACE INTO pulse (id, at) VALUES (1, ?)", (now,))
            if last is None or now - last[0] <= longest_gap:
                return None
            gap = Span(int(last[0]), int(now))
            connection.execute("INSERT INTO downtimes VALUES (?, ?)", (gap.start, gap.end))
            return gap

        return await self._database.write(work)

    async def circumstances(
        self, guild: GuildId, users: Sequence[UserId], after: Time
    ) -> Circumstances:
        def work(connection: sqlite3.Connection) -> Circumstances:
            server = connection.execute(
                "SELECT settings FROM guilds WHERE id = ?", (guild,)
            ).fetchone()
            people = {
                user: settings
                for user in users
                for (settings,) in connection.execute(
                    "SELECT settings FROM users WHERE id = ?", (user,)
                )
            }
            gaps = connection.execute(
                "SELECT start, stop FROM downtimes WHERE stop > ? ORDER BY start", (after,)
            )
            return circumstances_of(
                server[0] if server else b"{}", people, [Span(*gap) for gap in gaps]
            )

        return await self._database.read(work)

    # People -----------------------------------------------------------------------------------

    async def attendance(self, user: UserId) -> Attendance:
        query = "SELECT kept, missed FROM attendance WHERE user = ?"
        row = await self._database.read(lambda c: c.execute(query, (user,)).fetchone())
        return Attendance() if row is None else Attendance(*row)

    async def standing(self, user: UserId) -> float | None:
        values = (user, ENOUGH_TURNS, ENOUGH_TURNS)
        return await self._database.read(lambda c: c.execute(_STANDING, values).fetchone()[0])

    async def follow(self, match: MatchId, follower: Follower) -> None:
        query = "INSERT OR REPLACE INTO followers (match, user, rounds) VALUES (?, ?, ?)"
        values = match, follower.user, follower.rounds
        await self._database.write(lambda c: c.execute(query, values))

    async def unfollow(self, match: MatchId, user: UserId) -> None:
        query = "DELETE FROM followers WHERE match = ? AND user = ?"
        await self._database.write(lambda c: c.execute(query, (match, user)))

    async def followers(self, match: MatchId) -> list[Follower]:
        query = "SELECT user, rounds FROM followers WHERE match = ? ORDER BY user"
        return await self._database.read(
            lambda c: [Follower(user, bool(rounds)) for user, rounds in c.execute(query, (match,))]
        )

    async def offer_help(self, guild: GuildId, user: UserId, is_offered: bool) -> None:
        query = (
            "INSERT OR IGNORE INTO substitutes (guild, user) VALUES (?, ?)"
            if is_offered
            else "DELETE FROM substitutes WHERE guild = ? AND user = ?"
        )
        await self._database.write(lambda c: c.execute(query, (guild, user)))

    async def substitutes(self, guild: GuildId) -> list[UserId]:
        query = "SELECT user FROM substitutes WHERE guild = ? ORDER BY user"
        return await self._database.read(
            lambda c: [UserId(user) for (user,) in c.execute(query, (guild,))]
        )


def put_reminders(connection: sqlite3.Connection, reminders: Sequence[Reminder]) -> None:
    """Keep what people are to be told."""
    connection.executemany(_PUT_REMINDER, [(r.user, r.match, r.kind, r.due) for r in reminders])


def put_attendance(
    connection: sqlite3.Connection, attendance: Sequence[tuple[UserId, Attendance]]
) -> None:
    """Add to what is known of people's reliability."""
    connection.executemany(_ATTEND, [(user, a.kept, a.missed) for user, a in attendance])
