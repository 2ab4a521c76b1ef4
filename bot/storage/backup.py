"""Copies of the database: made while the bot runs, and put back when it does not."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage.database import BadDatabase, inspect


def back_up(database: Path, copy: Path) -> None:
    """A consistent copy of a database that may be in use. Raises `BadDatabase`."""
    if not database.exists():
        raise BadDatabase(f"There is no database {database} to copy.")
    if copy.exists():
        raise BadDatabase(f"{copy} exists already. Choose another name.")
    inspect(database)
    _copy(database, copy)


def restore(copy: Path, database: Path) -> Path | None:
    """Put a copy back; where the database that was there before has been moved to.

    Raises `BadDatabase` if the copy is not sound or the database in use; then all is as it was.
    """
    if not copy.exists():
        raise BadDatabase(f"There is no copy {copy}.")
    inspect(copy)
    if _is_sound(database):
        _expect_unused(database)
    fresh = database.with_name(database.name + ".restoring")
    fresh.unlink(missing_ok=True)
    _copy(copy, fresh)
    aside = _move_aside(database)
    fresh.replace(database)
    return aside


def _expect_unused(database: Path) -> None:
    """Refuse a database that somebody has open."""
    connection = sqlite3.connect(database, timeout=0, isolation_level=None)
    try:
        # In this mode the first transaction wants the file for itself alone.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        raise BadDatabase(f"{database} is in use. Stop the bot first.") from error
    finally:
        connection.close()


def _is_sound(database: Path) -> bool:
    """Whether this is a database somebody could be using; anything else is only moved aside."""
    try:
        inspect(database)
    except BadDatabase:
        return False
    return True


def _copy(source: Path, target: Path) -> None:
    """Copy by SQLite's own means, so that what is still in the journal comes along."""
    try:
        writing = sqlite3.connect(target)
    except sqlite3.Error as error:
        raise BadDatabase(f"{target} cannot be written: {error}.") from error
    try:
        with closing(writing), closing(_open_to_read(source)) as reading:
            _copy_pages(source, reading, writing)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise BadDatabase(f"{source} could not be copied: {error}.") from error
    except BadDatabase:
        target.unlink(missing_ok=True)
        raise


def _open_to_read(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _copy_pages(source: Path, reading: sqlite3.Connection, writing: sqlite3.Connection) -> None:
    reading.backup(writing)
    (verdict,) = writing.execute("PRAGMA integrity_check").fetchone()
    if verdict != "ok":
        raise BadDatabase(f"{source} is damaged: {verdict}.")
    # A copy is one file: no journal beside it.
    writing.execute("PRAGMA journal_mode = DELETE")


def _move_aside(database: Path) -> Path | None:
    """Where the database and its journals have gone; a journal left behind would spoil the new."""
    number = 1
    while (aside := database.with_name(f"{database.name}.before-{number}")).exists():
        number += 1
    for suffix in ("-wal", "-shm", "-journal"):
        journal = database.with_name(database.name + suffix)
        if journal.exists():
            journal.replace(aside.with_name(aside.name + suffix))
    return database.replace(aside) if database.exists() else None
