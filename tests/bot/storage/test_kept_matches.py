"""Matches kept in memory are what the file says, whoever changed it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from bot.match.model import InteractionId, Revision
from bot.storage.database import Database
from bot.storage.sqlite_store import SqliteStore
from tests.bot.match.tables import ANNA, BELA, Hall


@asynccontextmanager
async def two_on_one_file(folder: Path) -> AsyncGenerator[tuple[Hall, SqliteStore]]:
    """A hall, and another process's store on the same file."""
    path = folder / "fiaker.sqlite"
    one, other = await SqliteStore.open(path), await SqliteStore.open(path)
    try:
        yield Hall(one), other
    finally:
        await one.close()
        await other.close()


async def test_a_match_changed_by_another_process_is_read_anew(tmp_path: Path) -> None:
    async with two_on_one_file(tmp_path) as (hall, other):
        id = await hall.lobby()
        kept = await other.load(id)
        await hall.service.join(id, BELA, by=hall.by())
        assert len(kept.chairs) == 1
        assert (await other.load(id)).people == (ANNA, BELA)


async def test_what_was_saved_is_what_another_process_reads(tmp_path: Path) -> None:
    async with two_on_one_file(tmp_path) as (hall, other):
        id = await hall.running()
        await hall.move(id)
        assert await hall.store.load(id) == await other.load(id)


async def test_somebody_forgotten_by_another_process_is_forgotten(tmp_path: Path) -> None:
    async with two_on_one_file(tmp_path) as (hall, other):
        id = await hall.running()
        assert BELA in (await hall.store.load(id)).people
        await other.forget(BELA)
        assert BELA not in (await hall.store.load(id)).people


async def test_how_much_was_shown_is_read_anew(tmp_path: Path) -> None:
    async with two_on_one_file(tmp_path) as (hall, other):
        id = await hall.running()
        await hall.move(id)
        (row, *_) = await other.due_rows(hall.now + 1, 10)
        await other.mark_shown(replace(row, revision=Revision(1)))
        assert (await hall.store.load(id)).shown_revision == 1


async def test_a_match_that_has_not_changed_is_read_once(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "fiaker.sqlite")
    store = SqliteStore(database)
    hall = Hall(store)
    id = await hall.running()
    seen: list[str] = []

    def watch(connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(seen.append)

    await database.read(watch)
    for _ in range(5):
        await store.recall(id, InteractionId("unheard of"))
    await store.close()
    assert not [query for query in seen if "options" in query]  # of a whole match
