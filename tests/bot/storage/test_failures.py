"""A save that fails changes nothing, is said to whoever asked, and can be tried again."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.match.errors import StoreFailed
from bot.match.model import ChannelId, Done, GuildId, InteractionId, MatchId, Revision, UserId
from bot.match.service import MatchService
from bot.match.stored_match_check import check_all
from bot.rules_selfplay import Table
from bot.service_selfplay import new_interaction, open_table
from bot.storage.database import Database
from bot.storage.sqlite_store import SqliteStore
from games.chance import FastChance
from games.playout import choose_with_care
from games.registry import GAMES
from games.vienna import VIENNA
from games.vienna.state import Options
from tests.bot.match.tables import NO_LIMITS
from tests.bot.storage.make_old_file import SHORT_TABLE, choose, play_on

ROOT = Path(__file__).parents[3]
LONG_TABLE = Table(VIENNA, 4, Options(), choose_with_care)


class Request(NamedTuple):
    """A move as it comes in from outside."""

    match: MatchId
    user: UserId
    revision: Revision
    move: bytes
    by: InteractionId


class House:
    """A service on a database whose disk can be filled."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.store = SqliteStore(database)
        self.service = MatchService(self.store, GAMES, limits=NO_LIMITS)

    async def fill_the_disk(self) -> None:
        """From now on no page can be added."""

        def work(connection: sqlite3.Connection) -> None:
            (pages,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count = {pages}")

        await self._database.read(work)

    async def make_room(self) -> None:
        """The disk has room again."""
        query = "PRAGMA max_page_count = 1000000"
        await self._database.read(lambda connection: connection.execute(query).fetchone())

    async def everything(self) -> list[str]:
        """All that is stored, as the statements that would make it."""
        return await self._database.read(lambda connection: list(connection.iterdump()))

    async def request(self, match_id: MatchId) -> Request:
        """The next move of a match."""
        match = await self.store.load(match_id)
        seat, move = choose(match, FastChance(match.revision))
        user = match.chairs[seat].user
        assert user is not None
        return Request(match_id, user, match.revision, move, new_interaction())

    async def act(self, request: Request) -> Done:
        """Have the service play the move."""
        match, user, revision, move, by = request
        return await self.service.act(match, user, revision, move, by=by)

    async def open_lobbies_until_one_fails(self) -> list[str]:
        """All that was stored before the first lobby that finds no room."""
        for channel in count(1):
            before = await self.everything()
            try:
                await self.service.open_lobby(
                    GuildId(1),
                    ChannelId(channel),
                    UserId(1),
                    game="vienna",
                    seats=3,
                    by=new_interaction(),
                )
            except StoreFailed:
                return before
        raise AssertionError("the disk is never full")

    async def act_until_it_fails(self, match_id: MatchId) -> tuple[Request, list[str]]:
        """The first move that finds no room, and all that was stored before it."""
        while True:
            request = await self.request(match_id)
            before = await self.everything()
            try:
                await self.act(request)
            except StoreFailed:
                return request, before


@asynccontextmanager
async def house_on(path: Path) -> AsyncGenerator[House]:
    database = await Database.open(path)
    try:
        yield House(database)
    finally:
        await database.close()


# A full disk ----------------------------------------------------------------------------------


async def test_a_move_that_finds_no_room_changes_nothing(tmp_path: Path) -> None:
    async with house_on(tmp_path / "fiaker.sqlite") as house:
        match = await open_table(house.service, SHORT_TABLE)
        await house.fill_the_disk()
        _, before = await house.act_until_it_fails(match)
        assert await house.everything() == before


async def test_once_there_is_room_the_same_request_is_carried_out_once(tmp_path: Path) -> None:
    async with house_on(tmp_path / "fiaker.sqlite") as house:
        match = await open_table(house.service, SHORT_TABLE)
        await house.fill_the_disk()
        request, _ = await house.act_until_it_fails(match)
        await house.make_room()
        done = await house.act(request)
        assert done.revision == request.revision + 1
        assert await house.act(request) == done
        assert [row.interaction for row in await house.store.log(match)].count(request.by) == 1


async def test_a_match_survives_a_disk_that_fills_up_again_and_again(tmp_path: Path) -> None:
    async with house_on(tmp_path / "fiaker.sqlite") as house:
        match = await open_table(house.service, LONG_TABLE)
        for _ in range(4):
            await house.fill_the_disk()
            request, before = await house.act_until_it_fails(match)
            assert await house.everything() == before
            await house.make_room()
            await house.act(request)
        await play_on(house.service, house.store, match)
        assert (await house.store.load(match)).status == "finished"
        assert [found async for found in check_all(house.store, GAMES)] == [(match, "")]


async def test_a_full_disk_does_not_keep_anybody_from_looking(tmp_path: Path) -> None:
    async with house_on(tmp_path / "fiaker.sqlite") as house:
        match = await open_table(house.service, SHORT_TABLE)
        await house.fill_the_disk()
        request, _ = await house.act_until_it_fails(match)
        assert (await house.store.load(match)).revision == request.revision


async def test_a_lobby_that_finds_no_room_is_not_opened(tmp_path: Path) -> None:
    async with house_on(tmp_path / "fiaker.sqlite") as house:
        await house.fill_the_disk()
        before = await house.open_lobbies_until_one_fails()
        assert await house.everything() == before


async def test_the_reason_is_kept_for_the_log(tmp_path: Path) -> None:
    async with house_on(tmp_path / "fiaker.sqlite") as house:
        match = await open_table(house.service, SHORT_TABLE)
        await house.fill_the_disk()
        request, _ = await house.act_until_it_fails(match)
        with pytest.raises(StoreFailed) as failure:
            await house.act(request)
        assert failure.value.detail == "database or disk is full"


# Other failures -------------------------------------------------------------------------------


async def test_a_table_that_is_gone_is_a_failure_to_read_and_to_write(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "fiaker.sqlite")
    try:
        store = SqliteStore(database)
        await database.write(lambda connection: connection.execute("DROP TABLE users"))
        with pytest.raises(StoreFailed):
            await store.person(UserId(1))
        with pytest.raises(StoreFailed):
            await store.forget(UserId(1))
    finally:
        await database.close()


# A disk that fails in the middle of a save ----------------------------------------------------


def act_on_a_failing_disk(path: str, match: str, room: str, repaired: str) -> None:
    """For a child: play a move, and one while files can grow by so many bytes only; then crash."""
    asyncio.run(_act(Path(path), MatchId(int(match)), int(room), repaired=repaired == "True"))


async def _act(path: Path, match: MatchId, room: int, *, repaired: bool) -> None:
    async with house_on(path) as house:
        await house.act(await house.request(match))
        request = await house.request(match)
        before = await house.everything()
        written = path.with_name(path.name + "-wal").stat().st_size
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (written + room, most))
        with pytest.raises(StoreFailed) as failure:
            await house.act(request)
        assert failure.value.detail == "disk I/O error"
        assert await house.everything() == before
        if repaired:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
            await house.act(request)
        os.write(sys.stdout.fileno(), b"survived")
        os._exit(0)


def run_child(path: Path, match: MatchId, *, room: int, repaired: bool) -> str:
    code = f"import sys; from {__name__} import act_on_a_failing_disk as f; f(*sys.argv[1:])"
    arguments = [str(path), str(match), str(room), str(repaired)]
    command = [sys.executable, "-W", "error", "-c", code, *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


async def table_in(path: Path) -> MatchId:
    """A match in this database that has seen some moves."""
    async with house_on(path) as house:
        match = await open_table(house.service, SHORT_TABLE)
        await play_on(house.service, house.store, match, 7)
        return match


@pytest.mark.parametrize("room", [0, 50, 5_000, 15_000])
async def test_a_save_that_breaks_off_leaves_the_match_as_it_was(room: int, tmp_path: Path) -> None:
    path = tmp_path / "fiaker.sqlite"
    match = await table_in(path)
    assert run_child(path, match, room=room, repaired=False) == "survived"
    async with house_on(path) as house:
        assert (await house.store.load(match)).revision == 8
        assert len(await house.store.log(match)) == 8
        assert [found async for found in check_all(house.store, GAMES)] == [(match, "")]
        await play_on(house.service, house.store, match)
        assert (await house.store.load(match)).status == "finished"


@pytest.mark.parametrize("room", [0, 50, 5_000, 15_000])
async def test_once_the_disk_works_the_same_request_is_carried_out(
    room: int, tmp_path: Path
) -> None:
    path = tmp_path / "fiaker.sqlite"
    match = await table_in(path)
    assert run_child(path, match, room=room, repaired=True) == "survived"
    async with house_on(path) as house:
        assert (await house.store.load(match)).revision == 9
        assert [found async for found in check_all(house.store, GAMES)] == [(match, "")]
        await play_on(house.service, house.store, match)
        assert (await house.store.load(match)).status == "finished"
