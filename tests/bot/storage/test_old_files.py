"""Databases of every schema so far open with today's code, and their matches continue."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest

from bot.match.model import ChannelId, Display, Done, InteractionId
from bot.match.publisher import Publisher
from bot.match.record_file import make_record
from bot.match.record_file_check import disagreements
from bot.match.service import MatchService
from bot.match.stored_match_check import check_all
from bot.storage.database import read_migrations
from bot.storage.sqlite_store import SqliteStore
from bot.tournament.ledger import faults
from games.registry import GAMES
from tests.bot.match.tables import Recorder
from tests.bot.storage.make_old_file import (
    DISPLAY,
    EVENT_ENTRANTS,
    GUILD,
    GUILD_SETTINGS,
    OLD_FILES,
    make,
    play_on,
)

FILES = sorted(OLD_FILES.glob("*.sqlite"))
FIRST = OLD_FILES / "v1.sqlite"
DAY = 24 * 60 * 60.0

of_every_schema = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
before_displays = pytest.mark.parametrize("file", FILES[:2], ids=lambda file: file.stem)
since_tournaments = pytest.mark.parametrize("file", FILES[6:], ids=lambda file: file.stem)
since_displays = pytest.mark.parametrize("file", FILES[2:], ids=lambda file: file.stem)


@asynccontextmanager
async def copy_of(file: Path, folder: Path) -> AsyncGenerator[SqliteStore]:
    store = await SqliteStore.open(Path(shutil.copy(file, folder / "fiaker.sqlite")))
    try:
        yield store
    finally:
        await store.close()


async def divergences(store: SqliteStore) -> list[str]:
    return [problem async for _, problem in check_all(store, GAMES)]


def schema_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA user_version").fetchone()[0]


def answers_in(path: Path) -> dict[InteractionId, Done]:
    """Which requests a file has answered, and how."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT interaction, answer FROM answers").fetchall()
    return {InteractionId(by): msgspec.json.decode(answer, type=Done) for by, answer in rows}


async def answers_of(
    store: SqliteStore, requests: Iterable[InteractionId]
) -> dict[InteractionId, Done | None]:
    return {by: await store.answer(by) for by in requests}


def test_a_file_of_every_schema_is_kept() -> None:
    expected = [f"v{number}" for number in range(1, len(read_migrations()) + 1)]
    assert sorted(file.stem for file in FILES) == sorted(expected)


async def test_a_file_of_today_can_be_made_for_the_schemas_to_come(tmp_path: Path) -> None:
    await make(tmp_path / "today.sqlite")
    assert [path.name for path in tmp_path.iterdir()] == ["today.sqlite"]


@of_every_schema
def test_an_old_file_has_the_schema_it_is_named_for(file: Path) -> None:
    assert f"v{schema_of(file)}" == file.stem


@of_every_schema
async def test_an_old_file_is_brought_to_the_schema_of_today(file: Path, tmp_path: Path) -> None:
    async with copy_of(file, tmp_path):
        pass
    assert schema_of(tmp_path / "fiaker.sqlite") == len(read_migrations())


async def test_a_file_of_the_first_schema_is_really_migrated_and_replays(tmp_path: Path) -> None:
    assert schema_of(FIRST) == 1 < len(read_migrations())
    async with copy_of(FIRST, tmp_path) as store:
        assert len([await store.load(match) for match in await store.matches()]) == 3
        assert await divergences(store) == ["", "", ""]
    assert schema_of(tmp_path / "fiaker.sqlite") > 1


@of_every_schema
async def test_an_old_file_still_answers_what_it_has_answered(file: Path, tmp_path: Path) -> None:
    answers = answers_in(file)
    assert answers
    async with copy_of(file, tmp_path) as store:
        assert await answers_of(store, answers) == answers


async def test_answers_of_unknown_age_count_as_given_when_the_file_was_migrated(
    tmp_path: Path,
) -> None:
    answers, before = answers_in(FIRST), time.time()
    async with copy_of(FIRST, tmp_path) as store:
        assert await store.prune(before - DAY) == 0
        assert await answers_of(store, answers) == answers
        assert await store.prune(time.time() + 1) == len(answers)


@of_every_schema
async def test_an_old_file_has_matches_in_every_condition(file: Path, tmp_path: Path) -> None:
    async with copy_of(file, tmp_path) as store:
        matches = [await store.load(match) for match in await store.matches()]
        logs = [await store.log(match.id) for match in matches]
        assert sorted(match.status for match in matches) == ["finished", "running", "running"]
        assert any(match.proposal for match in matches)
        assert any(chair.conceded for match in matches for chair in match.chairs)
        assert any(row.back_to is not None for log in logs for row in log)


@of_every_schema
async def test_an_old_file_replays_without_divergence(file: Path, tmp_path: Path) -> None:
    async with copy_of(file, tmp_path) as store:
        assert await divergences(store) == ["", "", ""]


@of_every_schema
async def test_the_matches_of_an_old_file_continue_to_their_end(file: Path, tmp_path: Path) -> None:
    async with copy_of(file, tmp_path) as store:
        service = MatchService(store, GAMES)
        for match_id in await store.matches(running=True):
            await play_on(service, store, match_id)
        for match_id in await store.matches():
            assert (await store.load(match_id)).status == "finished"
            assert list(disagreements(await make_record(store, GAMES, match_id), GAMES)) == []
        assert await divergences(store) == ["", "", ""]


@of_every_schema
async def test_what_an_old_file_had_not_shown_is_shown(file: Path, tmp_path: Path) -> None:
    async with copy_of(file, tmp_path) as store:
        screen = Recorder()
        await Publisher(store, screen).drain()
        assert sorted(row.notice for row in screen.shown) == ["moved", "moved", "moved", "vote"]
        for match_id in await store.matches():
            match = await store.load(match_id)
            assert match.shown_revision == match.revision


@of_every_schema
async def test_people_of_an_old_file_are_still_known(file: Path, tmp_path: Path) -> None:
    async with copy_of(file, tmp_path) as store:
        [opener] = {(await store.load(match)).opener for match in await store.matches()}
        assert opener is not None
        person = await store.person(opener)
        assert person is not None
        assert person.name == "Anna"


@before_displays
async def test_matches_from_before_languages_are_spoken_to_in_english_and_not_shown(
    file: Path, tmp_path: Path
) -> None:
    async with copy_of(file, tmp_path) as store:
        for match_id in await store.matches():
            assert (await store.load(match_id)).language == "en"
            assert await store.display(match_id) == Display()
        assert await store.guild(GUILD) == b"{}"


@before_displays
async def test_matches_from_before_displays_can_be_shown_and_moved(
    file: Path, tmp_path: Path
) -> None:
    async with copy_of(file, tmp_path) as store:
        running, asked = await store.matches_in(GUILD)
        await store.set_display(running, DISPLAY)
        assert await store.display(running) == DISPLAY
        service = MatchService(store, GAMES)
        await service.move(asked, ChannelId(99), by=InteractionId("move"))
        assert await store.match_in(ChannelId(99)) == asked


@since_displays
async def test_an_old_file_still_knows_languages_displays_and_guilds(
    file: Path, tmp_path: Path
) -> None:
    async with copy_of(file, tmp_path) as store:
        matches = [await store.load(match) for match in await store.matches()]
        assert [match.language for match in matches] == ["en", "de", "en"]
        displays = [await store.display(match.id) for match in matches]
        assert displays == [Display(), DISPLAY, Display()]
        assert await store.guild(GUILD) == GUILD_SETTINGS


@since_tournaments
async def test_a_tournament_of_an_earlier_schema_is_still_on(file: Path, tmp_path: Path) -> None:
    async with copy_of(file, tmp_path) as store:
        (id,) = await store.tournaments.running()
        tournament = await store.tournaments.load(id)
        assert [entrant.user for entrant in tournament.active] == list(EVENT_ENTRANTS[:-1])
        assert list(faults(await store.tournaments.ledger(id), tournament.last_hash)) == []
