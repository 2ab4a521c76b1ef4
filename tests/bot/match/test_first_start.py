"""Making the database: cut off by a kill, or begun by several processes at once."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

from bot.match.service import MatchService
from bot.service_selfplay import open_table
from bot.storage.sqlite_store import SqliteStore
from games.registry import GAMES
from tests.bot.match.child import SHORT_TABLE
from tests.bot.match.parent import LANES, hear, kill_soon, opened, started

KILLS_AT_BIRTH = 16


async def has_room(database: Path) -> bool:
    """Whether a match can be opened in this database."""
    async with opened(database) as store:
        match = await open_table(MatchService(store, GAMES), SHORT_TABLE)
        return (await store.load(match)).status == "running"


async def test_a_kill_while_the_database_is_being_made_leaves_one_that_works(
    tmp_path: Path,
) -> None:
    def kill_one(database: Path, pause: float) -> None:
        with started(database, "play") as child:
            assert hear(child) == "opening\n"
            kill_soon(child, pause)

    async def run(lane: int) -> None:
        for number in range(lane, KILLS_AT_BIRTH, LANES):
            database = tmp_path / f"{number}.sqlite"
            await asyncio.to_thread(kill_one, database, 0.001 * number)
            assert await has_room(database)

    await asyncio.gather(*(run(lane) for lane in range(LANES)))


async def test_a_database_whose_making_was_cut_off_is_made_anew(tmp_path: Path) -> None:
    unfinished, left = tmp_path / "unfinished.sqlite", tmp_path / "left.sqlite"
    connection = sqlite3.connect(unfinished, isolation_level=None)
    connection.execute("PRAGMA cache_size = 1")  # so that the file is written before the commit
    connection.execute("BEGIN")
    connection.execute("CREATE TABLE matches (id BLOB)")
    connection.execute("INSERT INTO matches VALUES (zeroblob(100000))")
    for end in ("", "-journal"):
        shutil.copyfile(f"{unfinished}{end}", f"{left}{end}")
    connection.close()
    assert await has_room(left)


async def test_several_processes_may_make_the_database_at_once(tmp_path: Path) -> None:
    for number in range(10):
        database = tmp_path / f"{number}.sqlite"
        stores = await asyncio.gather(*(SqliteStore.open(database) for _ in range(4)))
        for store in stores:
            await store.close()
