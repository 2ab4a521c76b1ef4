"""Matches in SQLite."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from bot.match.errors import ChannelBusy, NoSuchMatch, TableTaken
from bot.match.model import (
    BEGINNING,
    Attendance,
    ChannelId,
    Display,
    Done,
    GuildId,
    InteractionId,
    LogRow,
    Match,
    MatchId,
    Notice,
    OutboxRow,
    Person,
    Reminder,
    Revision,
    Time,
    TournamentId,
    UserId,
)
from bot.match.ports import Clock, Overtaken
from bot.recent import Recent
from bot.storage import people
from bot.storage.database import BadDatabase, Database
from bot.storage.rows import (
    DISPLAY_COLUMNS,
    LOG_COLUMNS,
    MATCH_COLUMNS,
    MATCH_NAMES,
    SEAT_COLUMNS,
    chair_values,
    display_values,
    log_values,
    match_values,
    read_display,
    read_log_row,
    read_match,
    read_outbox_row,
)
from bot.storage.sqlite_calendar import SqliteCalendar, put_attendance, put_reminders
from bot.storage.sqlite_ratings import SqliteRatings
from bot.storage.sqlite_tournaments import SqliteTournaments
from bot.storage.transactions import Transactions

T = TypeVar("T")

_LOAD = f"SELECT id, version, {MATCH_COLUMNS} FROM matches WHERE id = ?"
_MARKS = "SELECT version, shown_revision FROM matches WHERE id = ?"
_SEATS = f"SELECT {SEAT_COLUMNS} FROM seats WHERE match = ? ORDER BY seat"
_ANSWER = "SELECT answer FROM answers WHERE interaction = ?"
_CREATE = (
    f"INSERT INTO matches (version, {MATCH_COLUMNS}) "
    f"VALUES (0, {', '.join('?' * len(MATCH_COLUMNS.split(', ')))})"
)
# Everything that can change after the lobby was opened.
_CHANGING = (
    "channel",
    "opener",
    "status",
    "revision",
    "undo_allowed",
    "salts",
    "state",
    "position",
    "proposal",
    "outcome",
    "started_at",
    "ended_at",
    "clocks",
    "due",
    "rests_since",
    "paused_at",
)
_CHANGING_AT = [MATCH_NAMES.index(name) for name in _CHANGING]
_SAVE = (
    "UPDATE matches SET version = version + 1, "
    + ", ".join(f"{name} = ?" for name in _CHANGING)
    + " WHERE id = ? AND version = ?"
)
_PUT_SEAT = (
    f"INSERT INTO seats (match, seat, {SEAT_COLUMNS}) "
    f"VALUES (?, ?, {', '.join('?' * len(SEAT_COLUMNS.split(', ')))})"
)
_LOG = f"SELECT {LOG_COLUMNS} FROM moves WHERE match = ? AND revision > ? ORDER BY revision"
_PUT_ROW = (
    f"INSERT INTO moves (match, {LOG_COLUMNS}) "
    f"VALUES (?, {', '.join('?' * len(LOG_COLUMNS.split(', ')))})"
)
_PUT_NOTICE = "INSERT INTO outbox (match, revision, notice) VALUES (?, ?, ?)"
_PUT_ANSWER = "INSERT INTO answers (interaction, match, answer, at) VALUES (?, ?, ?, ?)"
_FIRST_UNSHOWN = "NOT EXISTS (SELECT 1 FROM outbox AS e WHERE e.match = o.match AND e.id < o.id)"
_DUE = (
    "SELECT id, match, revision, notice, attempts, due FROM outbox AS o "
    f"WHERE due <= ? AND {_FIRST_UNSHOWN} ORDER BY id LIMIT ?"
)
_NEXT_DUE = f"SELECT min(due) FROM outbox AS o WHERE {_FIRST_UNSHOWN}"
_IS_OPEN = "status IN ('lobby', 'running')"  # as in the indexes
_DISPLAY = f"SELECT {DISPLAY_COLUMNS} FROM displays WHERE match = ?"
_PUT_DISPLAY = (
    f"INSERT OR REPLACE INTO displays (match, {DISPLAY_COLUMNS}) "
    f"VALUES (?, {', '.join('?' * len(DISPLAY_COLUMNS.split(', ')))})"
)

_answers = msgspec.json.Decoder(Done)
_MOST_KEPT = 1_000  # matches; some 10 KB each


class SqliteStore:
    """The store of the bot."""

    def __init__(self, database: Database, *, clock: Clock = time.time) -> None:
        self._database = database
        self._clock = clock
        self._transactions = Transactions(database)
        # Matches as they were last read or saved, true as long as the file has the same version.
        self._recent: Recent[MatchId, Match] = Recent(_MOST_KEPT)
        self.calendar = SqliteCalendar(self._transactions)
        self.tournaments = SqliteTournaments(self._transactions, clock=clock)
        self.ratings = SqliteRatings(self._transactions)

    @classmethod
    async def open(cls, path: Path, *, clock: Clock = time.time) -> SqliteStore:
        """The store in this file, made if there is none, or `BadDatabase`."""
        return cls(await Database.open(path), clock=clock)

    @classmethod
    async def open_existing(cls, path: Path) -> SqliteStore:
        """The store in this file, or `BadDatabase` if there is none."""
        if not path.exists():
            raise BadDatabase(f"There is no database {path}. FIAKER_DATABASE says where it is.")
        return await cls.open(path)

    async def close(self) -> None:
        """Close the file."""
        await self._database.close()

    async def create(self, match: Match, *, by: InteractionId, notices: Sequence[Notice]) -> Match:
        def work(connection: sqlite3.Connection) -> Match:
            with _one_match_a_channel():
                cursor = connection.execute(_CREATE, match_values(match))
            assert cursor.lastrowid is not None
            created = replace(match, id=MatchId(cursor.lastrowid))
            _put_seats(connection, created)
            _put_notices(connection, created, notices)
            self._put_answer(connection, created, by)
            return created

        return await self._write(work)

    async def match_at(self, tournament: TournamentId, table: int) -> MatchId | None:
        query = "SELECT id FROM matches WHERE event = ? AND event_table = ?"
        found = await self._ids(query, (tournament, table))
        return found[0] if found else None

    async def load(self, match: MatchId) -> Match:
        return await self._read(lambda connection: self._load(connection, match))

    async def recall(self, match: MatchId, by: InteractionId) -> tuple[Match, Done | None]:
        return await self._read(lambda c: (self._load(c, match), _answer(c, by)))

    async def answer(self, by: InteractionId) -> Done | None:
        return await self._read(lambda connection: _answer(connection, by))

    async def save(
        self,
        match: Match,
        *,
        by: InteractionId,
        notices: Sequence[Notice],
        row: LogRow | None = None,
        reseated: bool = False,
        reminders: Sequence[Reminder] = (),
        attendance: Sequence[tuple[UserId, Attendance]] = (),
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            values = match_values(match)
            changed = [values[at] for at in _CHANGING_AT]
            with _one_match_a_channel():
                saved = connection.execute(_SAVE, (*changed, match.id, match.version))
            if saved.rowcount == 0:
                raise Overtaken
            if row is not None:
                connection.execute(_PUT_ROW, (match.id, *log_values(row)))
            if row is None or reseated:  # seats seldom change where a move is played
                connection.execute("DELETE FROM seats WHERE match = ?", (match.id,))
                _put_seats(connection, match)
            _put_notices(connection, match, notices)
            if reminders:
                put_reminders(connection, reminders)
            if attendance:
                put_attendance(connection, attendance)
            self._put_answer(connection, match, by)

        await self._write(work)
        if match.outcome is None:  # what is over is read as it was written
            self._recent.put(match.id, replace(match, version=match.version + 1))

    async def prune(self, before: Time) -> int:
        query = "DELETE FROM answers WHERE at < ?"
        return await self._write(lambda connection: connection.execute(query, (before,)).rowcount)

    async def log(self, match: MatchId, *, after: Revision = BEGINNING) -> list[LogRow]:
        return await self._read(lambda connection: _log(connection, match, after))

    async def story(self, match: MatchId) -> tuple[Match, list[LogRow]]:
        return await self._read(lambda c: (self._load(c, match), _log(c, match)))

    async def match_in(self, channel: ChannelId) -> MatchId | None:
        query = f"SELECT id FROM matches WHERE channel = ? AND {_IS_OPEN}"
        found = await self._ids(query, (channel,))
        return found[0] if found else None

    async def last_match_in(self, channel: ChannelId) -> MatchId | None:
        query = "SELECT id FROM matches WHERE channel = ? ORDER BY id DESC LIMIT 1"
        found = await self._ids(query, (channel,))
        return found[0] if found else None

    async def matches(self, *, running: bool = False) -> list[MatchId]:
        where = "WHERE status = 'running'" if running else ""
        return await self._ids(f"SELECT id FROM matches {where} ORDER BY id", ())

    async def matches_of(self, user: UserId) -> list[MatchId]:
        query = (
            "SELECT id FROM seats JOIN matches ON id = match "
            f"WHERE user = ? AND {_IS_OPEN} ORDER BY id"
        )
        return await self._ids(query, (user,))

    async def matches_in(self, guild: GuildId) -> list[MatchId]:
        query = f"SELECT id FROM matches WHERE guild = ? AND {_IS_OPEN} ORDER BY id"
        return await self._ids(query, (guild,))

    async def count_open(
        self, *, guild: GuildId | None = None, opener: UserId | None = None
    ) -> int:
        query = f"SELECT count(*) FROM matches WHERE {_IS_OPEN} AND event IS NULL"
        values: list[int] = []
        for column, wanted in (("guild", guild), ("opener", opener)):
            if wanted is not None:
                query += f" AND {column} = ?"
                values.append(wanted)
        return await self._read(lambda c: c.execute(query, values).fetchone()[0])

    async def display(self, match: MatchId) -> Display:
        def work(connection: sqlite3.Connection) -> Display:
            row = connection.execute(_DISPLAY, (match,)).fetchone()
            return Display() if row is None else read_display(row)

        return await self._read(work)

    async def set_display(self, match: MatchId, display: Display) -> None:
        def work(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(_PUT_DISPLAY, (match, *display_values(display)))
            except sqlite3.IntegrityError as error:
                raise NoSuchMatch(match) from error

        await self._write(work)

    async def due_rows(self, now: Time, limit: int) -> list[OutboxRow]:
        return await self._read(
            lambda c: [read_outbox_row(row) for row in c.execute(_DUE, (now, limit))]
        )

    async def next_due(self) -> Time | None:
        return await self._read(lambda c: c.execute(_NEXT_DUE).fetchone()[0])

    async def mark_shown(self, row: OutboxRow) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM outbox WHERE id = ?", (row.id,))
            connection.execute(
                "UPDATE matches SET shown_revision = max(shown_revision, ?) WHERE id = ?",
                (row.revision, row.match),
            )

        await self._write(work)

    async def postpone(self, row: OutboxRow, due: Time) -> None:
        query = "UPDATE outbox SET attempts = attempts + 1, due = ? WHERE id = ?"
        await self._write(lambda connection: connection.execute(query, (due, row.id)))

    async def know(self, person: Person) -> None:
        await self._write(lambda connection: people.know(connection, person))

    async def person(self, user: UserId) -> Person | None:
        return await self._read(lambda connection: people.person(connection, user))

    async def with_people(self, match: MatchId) -> tuple[Match, dict[UserId, Person]]:
        def work(connection: sqlite3.Connection) -> tuple[Match, dict[UserId, Person]]:
            found = self._load(connection, match)
            return found, people.people(connection, found.users)

        return await self._read(work)

    async def guild(self, guild: GuildId) -> bytes:
        query = "SELECT settings FROM guilds WHERE id = ?"
        row = await self._read(lambda c: c.execute(query, (guild,)).fetchone())
        return b"{}" if row is None else row[0]

    async def set_guild(self, guild: GuildId, settings: bytes) -> None:
        query = "INSERT OR REPLACE INTO guilds (id, settings) VALUES (?, ?)"
        await self._write(lambda connection: connection.execute(query, (guild, settings)))

    async def export(self, user: UserId) -> bytes:
        return await self._read(lambda connection: people.export(connection, user))

    async def forget(self, user: UserId) -> None:
        await self._write(lambda connection: people.forget(connection, user))

    def _load(self, connection: sqlite3.Connection, match: MatchId) -> Match:
        marks = connection.execute(_MARKS, (match,)).fetchone()
        if marks is None:
            raise NoSuchMatch(match)
        version, shown = marks
        kept = self._recent.get(match)
        if kept is not None and kept.version == version:
            return kept if kept.shown_revision == shown else replace(kept, shown_revision=shown)
        row = connection.execute(_LOAD, (match,)).fetchone()
        return self._recent.put(match, read_match(row, connection.execute(_SEATS, (match,))))

    def _put_answer(self, connection: sqlite3.Connection, match: Match, by: InteractionId) -> None:
        answer = msgspec.json.encode(Done(match.id, match.revision, match.status, match.proposal))
        connection.execute(_PUT_ANSWER, (by, match.id, answer, self._clock()))

    async def _ids(self, query: str, values: tuple[object, ...]) -> list[MatchId]:
        return await self._read(lambda c: [MatchId(id) for (id,) in c.execute(query, values)])

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._transactions.read(work)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._transactions.write(work)


@contextmanager
def _one_match_a_channel() -> Generator[None]:
    """Where an index refuses a match, its channel is busy, or its table in a tournament."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_CONSTRAINT_UNIQUE:
            raise
        if "event_table" in str(error):
            raise TableTaken from error
        raise ChannelBusy from error


def _log(
    connection: sqlite3.Connection, match: MatchId, after: Revision = BEGINNING
) -> list[LogRow]:
    return [read_log_row(row) for row in connection.execute(_LOG, (match, after))]


def _answer(connection: sqlite3.Connection, by: InteractionId) -> Done | None:
    row = connection.execute(_ANSWER, (by,)).fetchone()
    return None if row is None else _answers.decode(row[0])


def _put_seats(connection: sqlite3.Connection, match: Match) -> None:
    connection.executemany(
        _PUT_SEAT,
        [(match.id, seat, *chair_values(chair)) for seat, chair in enumerate(match.chairs)],
    )


def _put_notices(connection: sqlite3.Connection, match: Match, notices: Sequence[Notice]) -> None:
    for notice in notices:
        connection.execute(_PUT_NOTICE, (match.id, match.revision, notice))
