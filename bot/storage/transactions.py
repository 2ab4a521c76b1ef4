"""Work on the database, each piece in one transaction; errors of SQLite leave as `StoreFailed`."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

import msgspec

from bot.match.errors import StoreFailed
from bot.storage.database import Database

T = TypeVar("T")


class Transactions:
    """Everything a store asks of the database goes through here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What this work finds."""
        try:
            return await self._database.read(work)
        except (sqlite3.Error, msgspec.DecodeError) as error:
            raise StoreFailed(str(error), reading=True) from error

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What this work returns, once what it changed is kept."""
        try:
            return await self._database.write(work)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error
