"""Copies of a database in use, and what putting one back does and refuses."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.match.model import LogRow, Match, MatchId
from bot.match.service import MatchService
from bot.match.stored_match_check import check_all
from bot.service_selfplay import open_table
from bot.storage.backup import back_up, restore
from bot.storage.database import BadDatabase, Database, read_migrations
from bot.storage.sqlite_store import SqliteStore
from games.registry import GAMES
from tests.bot.storage.make_old_file import SHORT_TABLE, play_on

ROOT = Path(__file__).parents[3]


@asynccontextmanager
async def store_at(path: Path) -> AsyncGenerator[SqliteStore]:
    store = await SqliteStore.open(path)
    try:
        yield store
    finally:
        await store.close()


async def open_match(store: SqliteStore, moves: int) -> MatchId:
    service = MatchService(store, GAMES)
    match = await open_table(service, SHORT_TABLE)
    await play_on(service, store, match, moves)
    return match


async def make_database(path: Path, moves: int = 5) -> None:
    async with store_at(path) as store:
        await open_match(store, moves)


async def what_is_in(path: Path) -> list[tuple[Match, list[LogRow]]]:
    async with store_at(path) as store:
        return [
            (await store.load(match), await store.log(match)) for match in await store.matches()
        ]


async def divergences(path: Path) -> list[str]:
    async with store_at(path) as store:
        return [problem async for _, problem in check_all(store, GAMES) if problem]


def files_in(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


# Backup ---------------------------------------------------------------------------------------


async def test_a_copy_of_a_database_in_use_has_the_last_move(tmp_path: Path) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    async with store_at(path) as store:
        match = await open_match(store, 5)
        assert Path(f"{path}-wal").stat().st_size > 0  # where the last moves still are
        back_up(path, copy)
        expected = [(await store.load(match), await store.log(match))]
        await play_on(MatchService(store, GAMES), store, match, 1)
    assert await what_is_in(copy) == expected
    assert await divergences(copy) == []


async def test_the_database_goes_on_after_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "fiaker.sqlite"
    async with store_at(path) as store:
        match = await open_match(store, 5)
        back_up(path, tmp_path / "copy.sqlite")
        await play_on(MatchService(store, GAMES), store, match)
        assert (await store.load(match)).status == "finished"
    assert await divergences(path) == []


async def test_a_copy_made_while_moves_are_played_is_consistent(tmp_path: Path) -> None:
    path = tmp_path / "fiaker.sqlite"
    copies = [tmp_path / f"copy-{number}.sqlite" for number in range(5)]
    async with store_at(path) as store:
        match = await open_match(store, 0)

        async def copy_them() -> None:
            for copy in copies:
                await asyncio.to_thread(back_up, path, copy)

        await asyncio.gather(play_on(MatchService(store, GAMES), store, match), copy_them())
        log = await store.log(match)
    for copy in copies:
        [(_, copied)] = await what_is_in(copy)
        assert copied == log[: len(copied)]
        assert await divergences(copy) == []


async def test_a_copy_is_one_file(tmp_path: Path) -> None:
    (tmp_path / "copies").mkdir()
    async with store_at(tmp_path / "fiaker.sqlite") as store:
        await open_match(store, 5)
        back_up(tmp_path / "fiaker.sqlite", tmp_path / "copies" / "copy.sqlite")
    assert list(files_in(tmp_path / "copies")) == ["copy.sqlite"]


async def test_the_matches_of_a_copy_continue_to_their_end(tmp_path: Path) -> None:
    await make_database(tmp_path / "fiaker.sqlite")
    back_up(tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite")
    async with store_at(tmp_path / "copy.sqlite") as store:
        [match] = await store.matches()
        await play_on(MatchService(store, GAMES), store, match)
        assert (await store.load(match)).status == "finished"


async def test_an_existing_file_is_not_copied_over(tmp_path: Path) -> None:
    await make_database(tmp_path / "fiaker.sqlite")
    (tmp_path / "diary.txt").write_text("Dear diary", encoding="utf-8")
    with pytest.raises(BadDatabase, match=r"diary\.txt exists already\. Choose another name\."):
        back_up(tmp_path / "fiaker.sqlite", tmp_path / "diary.txt")
    assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "Dear diary"


def test_a_missing_database_is_not_copied(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match=r"There is no database .*fiaker\.sqlite to copy\."):
        back_up(tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite")
    assert files_in(tmp_path) == {}


async def test_a_folder_that_does_not_exist_takes_no_copy(tmp_path: Path) -> None:
    await make_database(tmp_path / "fiaker.sqlite")
    with pytest.raises(BadDatabase, match=r"copy\.sqlite"):
        back_up(tmp_path / "fiaker.sqlite", tmp_path / "no" / "copy.sqlite")


def copy_without_room(path: str, copy: str) -> None:
    """For a child: make a copy where files can have 40 kB only."""
    read_migrations()
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))
    try:
        back_up(Path(path), Path(copy))
    except BadDatabase as refusal:
        sys.stdout.write(str(refusal))


async def test_a_copy_that_cannot_be_finished_is_not_left_behind(tmp_path: Path) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    await make_database(path)
    before = path.read_bytes()
    code = f"import sys; from {__name__} import copy_without_room as f; f(*sys.argv[1:])"
    command = [sys.executable, "-W", "error", "-c", code, str(path), str(copy)]
    done = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    assert done.stdout.startswith(f"{path} could not be copied: disk I/O error")
    assert not copy.exists()
    assert path.read_bytes() == before


# Files that are neither copied nor put back ---------------------------------------------------

Maker: TypeAlias = Callable[[Path], Awaitable[None]]


async def text(path: Path) -> None:
    path.write_text("Dear diary,\n" * 1000, encoding="utf-8")


async def foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")


async def empty(path: Path) -> None:
    path.touch()


async def newer(path: Path) -> None:
    database = await Database.open(path, [*read_migrations(), "CREATE TABLE later (x);"])
    await database.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")


async def sound(path: Path) -> None:
    await make_database(path.with_name("source"))
    back_up(path.with_name("source"), path)
    for file in path.parent.glob("source*"):
        file.unlink()


async def cut_off(path: Path) -> None:
    await sound(path)
    os.truncate(path, path.stat().st_size // 2)


async def damaged(path: Path) -> None:
    """A database whose head is sound and whose pages of matches are not."""
    await sound(path)
    data = bytearray(path.read_bytes())
    with closing(sqlite3.connect(path)) as connection:
        pages = connection.execute("SELECT rootpage FROM sqlite_master WHERE type = 'table'")
        for (page,) in pages:
            data[(page - 1) * 4096 : page * 4096] = b"\xff" * 4096
    path.write_bytes(data)


async def subtly_damaged(path: Path) -> None:
    """A database in which an index disagrees with its table."""
    await sound(path)
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'moves_by_user'"
        (page,) = connection.execute(query).fetchone()
        (other,) = connection.execute(query.replace("moves_by_user", "seats_by_user")).fetchone()
    data = bytearray(path.read_bytes())
    data[(page - 1) * 4096 : page * 4096] = data[(other - 1) * 4096 : other * 4096]
    path.write_bytes(data)


every_unsound_file = pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (text, "is not a database"),
        (foreign, "is the database of another program"),
        (newer, "was written by a newer Fiaker"),
        (cut_off, "is not a database"),
        (damaged, "could not be copied: database disk image is malformed"),
        (subtly_damaged, "is damaged: "),
        (empty, "is empty"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)


@every_unsound_file
async def test_what_is_not_sound_is_not_copied(make: Maker, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "fiaker.sqlite"
    await make(path)
    before = files_in(tmp_path)
    with pytest.raises(BadDatabase) as refusal:
        back_up(path, tmp_path / "copy.sqlite")
    assert str(refusal.value).startswith(f"{path} {sentence}")
    assert files_in(tmp_path) == before


@every_unsound_file
async def test_what_is_not_sound_is_not_put_back(
    make: Maker, sentence: str, tmp_path: Path
) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    await make(copy)
    await make_database(path)
    before = files_in(tmp_path)
    with pytest.raises(BadDatabase) as refusal:
        restore(copy, path)
    assert str(refusal.value).startswith(f"{copy} {sentence}")
    assert files_in(tmp_path) == before


# Restore --------------------------------------------------------------------------------------


async def crash(path: Path, moves: int) -> list[tuple[Match, list[LogRow]]]:
    """A database with journals beside it, as a bot that was killed leaves it; what is in it."""
    running = path.with_name("running")
    running.mkdir()
    async with store_at(running / path.name) as store:
        match = await open_match(store, moves)
        for file in running.iterdir():
            shutil.copy(file, path.parent)
        found = [(await store.load(match), await store.log(match))]
    shutil.rmtree(running)
    return found


async def test_a_copy_is_put_back_where_nothing_was(tmp_path: Path) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    await sound(copy)
    assert restore(copy, path) is None
    assert await what_is_in(path) == await what_is_in(copy)


async def test_a_copy_takes_the_place_of_what_was_there(tmp_path: Path) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    await sound(copy)
    await crash(path, 9)
    restore(copy, path)
    assert await what_is_in(path) == await what_is_in(copy)


async def test_what_was_there_is_kept_with_its_last_moves(tmp_path: Path) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    await sound(copy)
    before = await crash(path, 9)
    aside = restore(copy, path)
    assert aside is not None
    assert aside.name == "fiaker.sqlite.before-1"
    assert await what_is_in(aside) == before


async def test_no_journal_of_what_was_there_stays_with_what_is_put_back(tmp_path: Path) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    await sound(copy)
    await crash(path, 9)
    restore(copy, path)
    assert [file.name for file in tmp_path.glob("fiaker.sqlite-*")] == []


async def test_nothing_that_was_kept_before_is_replaced(tmp_path: Path) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    await sound(copy)
    first = await crash(path, 3)
    restore(copy, path)
    second = await what_is_in(path)
    assert restore(copy, path) == tmp_path / "fiaker.sqlite.before-2"
    assert await what_is_in(tmp_path / "fiaker.sqlite.before-1") == first
    assert await what_is_in(tmp_path / "fiaker.sqlite.before-2") == second


async def test_a_damaged_database_is_replaced_and_kept(tmp_path: Path) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    await sound(copy)
    await text(path)
    await text(Path(f"{path}-wal"))
    before = path.read_bytes()
    restore(copy, path)
    assert Path(f"{path}.before-1").read_bytes() == before
    assert Path(f"{path}.before-1-wal").read_bytes() == before
    assert await what_is_in(path) == await what_is_in(copy)


async def test_what_is_put_back_can_be_put_back_again(tmp_path: Path) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    await sound(copy)
    before = files_in(tmp_path)
    restore(copy, path)
    assert files_in(tmp_path) == {**before, "fiaker.sqlite": path.read_bytes()}


async def test_a_restore_that_was_broken_off_does_not_stand_in_the_way(tmp_path: Path) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    await sound(copy)
    (tmp_path / "fiaker.sqlite.restoring").write_text("half a database", encoding="utf-8")
    restore(copy, path)
    assert sorted(files_in(tmp_path)) == ["copy.sqlite", "fiaker.sqlite"]
    assert await divergences(path) == []


async def test_matches_continue_after_a_restore(tmp_path: Path) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    await sound(copy)
    await crash(path, 9)
    restore(copy, path)
    async with store_at(path) as store:
        [match] = await store.matches(running=True)
        await play_on(MatchService(store, GAMES), store, match)
        assert (await store.load(match)).status == "finished"
    assert await divergences(path) == []


async def test_a_missing_copy_is_refused(tmp_path: Path) -> None:
    await make_database(tmp_path / "fiaker.sqlite")
    before = files_in(tmp_path)
    with pytest.raises(BadDatabase, match=r"There is no copy .*copy\.sqlite\."):
        restore(tmp_path / "copy.sqlite", tmp_path / "fiaker.sqlite")
    assert files_in(tmp_path) == before


async def test_nothing_is_put_into_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    await sound(tmp_path / "copy.sqlite")
    with pytest.raises(BadDatabase, match=r"fiaker\.sqlite"):
        restore(tmp_path / "copy.sqlite", tmp_path / "no" / "fiaker.sqlite")


async def test_a_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    await sound(copy)
    async with store_at(path) as store:
        await open_match(store, 3)
        with pytest.raises(BadDatabase, match=r"fiaker\.sqlite is in use\. Stop the bot first\."):
            restore(copy, path)


async def test_a_rollback_journal_does_not_spoil_what_is_put_back(tmp_path: Path) -> None:
    path, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    await sound(copy)
    await make_database(tmp_path / "running.sqlite", moves=9)
    with closing(sqlite3.connect(tmp_path / "running.sqlite", isolation_level=None)) as killed:
        killed.execute("PRAGMA journal_mode = DELETE")
        killed.execute("BEGIN")
        killed.execute("UPDATE moves SET interaction = 'x' || interaction")
        killed.execute("PRAGMA cache_size = 1")  # so that changes reach the file before the end
        killed.execute("INSERT INTO guilds VALUES (1, zeroblob(1000000))")
        shutil.copy(tmp_path / "running.sqlite", path)
        shutil.copy(tmp_path / "running.sqlite-journal", f"{path}-journal")
    restore(copy, path)
    assert await what_is_in(path) == await what_is_in(copy)
