"""One SQLite file, one connection, one thread: a transaction is one visit to that thread.

Queueing whole transactions rather than single calls is what keeps two tasks' statements apart,
and it costs one change of thread where a call-by-call wrapper costs one for each statement.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

_APPLICATION_ID = 0x4669616B  # "Fiak": tells our files from other programs' databases
_HEADER_SIZE = 100  # of every SQLite file
_SECONDS_BETWEEN_TRIES = 0.02
_BUSY_SECONDS = 10.0  # how long to wait for another process that writes


class BadDatabase(Exception):
    """A file that cannot be used as our database. Nothing has been written to it."""


class Database:
    """An open database. Use `Database.open`."""

    def __init__(self, connection: sqlite3.Connection, thread: ThreadPoolExecutor) -> None:
        self._connection = connection
        self._thread = thread

    @classmethod
    async def open(cls, path: Path, migrations: Sequence[str] | None = None) -> Database:
        """The database at this path, brought up to date, or `BadDatabase`."""
        wanted = read_migrations() if migrations is None else migrations
        thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="database")
        loop = asyncio.get_running_loop()
        try:
            connection = await loop.run_in_executor(thread, _connect, path, wanted)
        except BaseException:
            thread.shutdown()
            raise
        return cls(connection, thread)

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Look things up, all as they were at one moment."""
        return await self._visit("BEGIN", work)

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Carry out the work as one transaction: all of it, or nothing."""
        return await self._visit("BEGIN IMMEDIATE", work)

    async def _visit(self, begin: str, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _transact, self._connection, begin, work)


def read_migrations() -> tuple[str, ...]:
    """The migrations in order; the database carries the number of those it has seen."""
    folder = files("bot.storage").joinpath("migrations")
    scripts = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".sql")),
        key=lambda entry: entry.name,
    )
    return tuple(entry.read_text(encoding="utf-8") for entry in scripts)


def _transact(
    connection: sqlite3.Connection, begin: str, work: Callable[[sqlite3.Connection], T]
) -> T:
    connection.execute(begin)
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def _connect(path: Path, migrations: Sequence[str]) -> sqlite3.Connection:
    try:
        if path.exists() and (path.is_dir() or path.stat().st_size):
            _look_at(path, len(migrations))
            if not os.access(path, os.W_OK):
                raise PermissionError
        connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            _switch_to_wal(connection)
            connection.execute("PRAGMA synchronous = FULL")
            _migrate(connection, migrations)
        except BaseException:
            connection.close()
            raise
    except (sqlite3.Error, OSError) as error:
        raise BadDatabase(_explain(path, error)) from error
    return connection


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """Use WAL from now on. Unlike everything else, SQLite does not wait for others here."""
    give_up = time.monotonic() + _BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > give_up:
                raise
            time.sleep(_SECONDS_BETWEEN_TRIES)
        else:
            return


def inspect(path: Path) -> None:
    """Look at an existing file without writing to it, or raise `BadDatabase`."""
    try:
        if path.is_file() and not path.stat().st_size:
            raise BadDatabase(f"{path} is empty.")
        _look_at(path, len(read_migrations()))
    except (sqlite3.Error, OSError) as error:
        raise BadDatabase(_explain(path, error)) from error


def _look_at(path: Path, known: int) -> None:
    if path.is_dir():
        raise BadDatabase(f"{path} is a folder. Name a file in it.")
    application, version, tables = _marks_of(path)
    # A file that was being made when somebody pulled the plug has nothing in it yet.
    is_blank = not (application or version or tables)
    if application != _APPLICATION_ID and not is_blank:
        raise BadDatabase(f"{path} is the database of another program. Choose another file.")
    if version > known:
        raise BadDatabase(
            f"{path} was written by a newer Fiaker (schema {version}; this one knows {known}). "
            "Upgrade Fiaker, or choose another file."
        )


def _marks_of(path: Path) -> tuple[int, int, int]:
    """The application id, the schema's version, and how many tables there are."""
    for tries_left in (2, 1, 0):
        try:
            uri = f"{path.absolute().as_uri()}?{_way_of_looking(path)}"
            with closing(sqlite3.connect(uri, uri=True, timeout=_BUSY_SECONDS)) as connection:
                connection.execute("BEGIN")  # all three as they were at one moment
                (application,) = connection.execute("PRAGMA application_id").fetchone()
                (version,) = connection.execute("PRAGMA user_version").fetchone()
                (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
                if "immutable" in uri:
                    _expect_whole(path, connection)
                return application, version, tables
        except sqlite3.DatabaseError:
            # Another process may be making the file at this very moment: look again.
            if not tries_left:
                raise
            time.sleep(_SECONDS_BETWEEN_TRIES)
    raise AssertionError("the last try returns or raises")


def _way_of_looking(path: Path) -> str:
    """How to open a file so that looking leaves no trace, but what is in its journals counts."""
    if _has_content(path.with_name(path.name + "-journal")):
        return "mode=rw"  # a transaction that was cut off has to be rolled back first
    if _has_content(path.with_name(path.name + "-wal")):
        return "mode=ro"
    return "mode=ro&immutable=1"


def _has_content(path: Path) -> bool:
    try:
        return path.stat().st_size > 0
    except FileNotFoundError:  # another process may just have removed it
        return False


def _expect_whole(path: Path, connection: sqlite3.Connection) -> None:
    """Refuse a file that is shorter than its own header says, which SQLite might overlook.

    The file is not opened for this: closing it again would drop this process's locks on it.
    """
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (page_size,) = connection.execute("PRAGMA page_size").fetchone()
    if path.stat().st_size < max(_HEADER_SIZE, pages * page_size):
        raise sqlite3.DatabaseError("file is not a database")


def _migrate(connection: sqlite3.Connection, migrations: Sequence[str]) -> None:
    """Apply what is missing, each migration as one transaction; another process may be at it."""

    def apply_next(connection: sqlite3.Connection) -> bool:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        if version >= len(migrations):
            return False
        for statement in _statements(migrations[version]):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {version + 1}")
        connection.execute(f"PRAGMA application_id = {_APPLICATION_ID}")
        return True

    while _transact(connection, "BEGIN IMMEDIATE", apply_next):
        pass


def _statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: `executescript` would end our transaction.

    Each statement of a migration ends its line.
    """
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def _explain(path: Path, error: Exception) -> str:
    """What to do about it, in one sentence."""
    text = str(error)
    if "not a database" in text or "malformed" in text:
        return f"{path} is not a database. Choose another file, or restore a backup."
    if "readonly" in text or isinstance(error, PermissionError):
        return f"{path} cannot be written. Give this account the right to write it."
    if "full" in text:
        return f"The disk with {path} is full. Make room and start again."
    if "unable to open" in text:
        return f"{path} cannot be opened. Does its folder exist, and may this account write there?"
    return f"{path} cannot be used: {text}."
