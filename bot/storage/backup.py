"""Copies of the database: made while the bot runs, and put back when it does not."""

from __future__ import annotations

import sqlite3
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

    Raises `BadDatabase` if the copy is not sound; then everything is as it was.
    """
    if not copy.exists():
        raise BadDatabase(f"There is no copy {copy}.")
    inspect(copy)
    fresh = database.with_name(database.name + ".restoring")
    fresh.unlink(missing_ok=True)
    _copy(copy, fresh)
    aside = _move_aside(database) if database.exists() else None
    fresh.replace(database)
    return aside


def _copy(source: Path, target: Path) -> None:
    """Copy by SQLite's own means, so that what is still in the journal comes along."""
    reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    writing = sqlite3.connect(target)
    try:
        reading.backup(writing)
        (verdict,) = writing.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise BadDatabase(f"{source} is damaged: {verdict}.")
        # A copy is one file: no journal beside it.
        writing.execute("PRAGMA journal_mode = DELETE")
    except (sqlite3.Error, BadDatabase) as error:
        writing.close()
        target.unlink(missing_ok=True)
        raise (
            error
            if isinstance(error, BadDatabase)
            else BadDatabase(f"{source} could not be copied: {error}.")
        ) from error
    finally:
        reading.close()
        writing.close()


def _move_aside(database: Path) -> Path:
    number = 1
    while (aside := database.with_name(f"{database.name}.before-{number}")).exists():
        number += 1
    for suffix in ("-wal", "-shm"):
        journal = database.with_name(database.name + suffix)
        if journal.exists():
            journal.replace(aside.with_name(aside.name + suffix))
    return database.replace(aside)
