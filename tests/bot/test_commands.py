"""The commands of `python -m bot` that work on a database or a record, as an operator sees them."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.__main__ import main
from bot.match.model import ChannelId, GuildId, MatchId, Person, UserId
from bot.match.service import MatchService
from bot.service_selfplay import new_interaction
from bot.storage.database import Database, read_migrations
from bot.storage.sqlite_store import SqliteStore
from games.registry import GAMES
from tests.bot.command_line import Run, runner
from tests.bot.storage.make_old_file import play_on

# Long enough to be found nowhere by chance.
ANNA, BELA, CLARA, DAVID = (UserId(810_000_000_000_000_000 + number) for number in range(4))
FINISHED, RUNNING = MatchId(1), MatchId(2)
Change: TypeAlias = Callable[[Any], object]


# A database to work on ------------------------------------------------------------------------


@asynccontextmanager
async def store_at(path: Path) -> AsyncGenerator[SqliteStore]:
    store = await SqliteStore.open(path)
    try:
        yield store
    finally:
        await store.close()


async def seat_three(service: MatchService, channel: int) -> MatchId:
    done = await service.open_lobby(
        GuildId(1),
        ChannelId(channel),
        ANNA,
        game="vienna",
        options=b'{"target":15}',
        seats=3,
        by=new_interaction(),
    )
    for user in (BELA, CLARA):
        await service.join(done.match, user, by=new_interaction())
    return done.match


async def make_database(path: Path) -> None:
    """A finished and a running match of Anna, Béla and Clara."""
    async with store_at(path) as store:
        service = MatchService(store, GAMES)
        await store.know(Person(ANNA, "Anna", b'{"language":"de"}'))
        await store.know(Person(BELA, "Béla"))
        await play_on(service, store, await seat_three(service, 1))
        await play_on(service, store, await seat_three(service, 2), 12)
        await service.propose_end(RUNNING, BELA, by=new_interaction())
        await service.vote(RUNNING, ANNA, True, by=new_interaction())


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("template") / "fiaker.sqlite"
    asyncio.run(make_database(path))
    return path


@pytest.fixture
def database(template: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(template, tmp_path / "fiaker.sqlite"))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], database: Path) -> Run:
    return runner(capsys, database)


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The file of the finished match."""
    file = tmp_path / "record.json"
    assert run("record", FINISHED, "-o", file) == (0, "", "")
    return file


def execute(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)


def tamper(record: Path, change: Change) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    change(data)
    record.write_text(json.dumps(data), encoding="utf-8")


def statuses(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute("SELECT status FROM matches ORDER BY id")]


# selfplay --database --------------------------------------------------------------------------


def test_selfplay_plays_into_a_database(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    answer = run("selfplay", "--database", path, "--matches", 2, "--players", "novice")
    assert answer.status == 0
    assert answer.out.startswith("2 matches of vienna, ")
    assert answer.out.endswith(f" moves in {path}.\n")
    assert statuses(path) == ["finished", "finished"]


def test_matches_of_selfplay_have_records_that_verify(run: Run, tmp_path: Path) -> None:
    path, file = tmp_path / "new.sqlite", tmp_path / "record.json"
    run("selfplay", "--database", path, "--matches", 1, "--option", "target=15")
    run("record", 1, "-o", file, FIAKER_DATABASE=path)
    assert run("verify", file).status == 0


def test_selfplay_adds_to_a_database_that_is_there(run: Run, database: Path) -> None:
    run("selfplay", "--database", database, "--matches", 1, "--option", "target=15")
    assert statuses(database) == ["finished", "running", "finished"]


def test_everything_selfplay_did_has_been_shown(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    run("selfplay", "--database", path, "--matches", 1, "--option", "target=15")
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM outbox").fetchone() == (0,)


def test_selfplay_does_not_log_every_move(run: Run, tmp_path: Path) -> None:
    answer = run("selfplay", "--database", tmp_path / "new.sqlite", "--matches", 1)
    assert "at revision" not in answer.err


def test_selfplay_does_not_play_into_a_missing_folder(run: Run, tmp_path: Path) -> None:
    answer = run("selfplay", "--database", tmp_path / "no" / "new.sqlite", "--matches", 1)
    assert answer.status == 1
    assert answer.out == ""
    assert "Does its folder exist" in answer.err


def test_breaking_selfplay_off_is_no_error(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.service_selfplay.play_match", interrupted)
    answer = run("selfplay", "--database", tmp_path / "new.sqlite", "--matches", 1)
    assert answer.status == 130


# record ---------------------------------------------------------------------------------------


def test_a_record_is_printed(run: Run, record: Path) -> None:
    answer = run("record", FINISHED)
    assert answer == (0, record.read_text(encoding="utf-8"), "")


def test_a_record_names_the_players_and_the_result(record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    assert [seat["name"] for seat in data["seats"]] == ["Anna", "Béla", None]
    assert data["status"] == "finished"
    assert sorted(data["outcome"]["places"])[0] == 1


def test_a_running_match_has_no_seed_and_no_moves_in_its_record(run: Run, database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT seed FROM matches WHERE id = ?"
        (seed,) = connection.execute(query, (RUNNING,)).fetchone()
    answer = run("record", RUNNING)
    data = json.loads(answer.out)
    assert data["seed"] is None
    assert len(data["moves"]) == 12
    assert {json.dumps(move["move"]) for move in data["moves"]} == {"null"}
    assert seed.hex() not in answer.out


def test_a_match_that_does_not_exist_has_no_record(run: Run) -> None:
    assert run("record", 99) == (1, "", "There is no match number 99 here.\n")


def test_a_match_of_older_rules_has_no_record(run: Run, database: Path) -> None:
    execute(database, "UPDATE matches SET rules_version = 99")
    answer = run("record", FINISHED)
    assert answer.status == 1
    assert "older rules" in answer.err


def test_a_record_that_cannot_be_written_is_said_in_a_sentence(run: Run, tmp_path: Path) -> None:
    answer = run("record", FINISHED, "-o", tmp_path / "no" / "record.json")
    assert answer.status == 1
    assert str(tmp_path / "no" / "record.json") in answer.err


@pytest.mark.parametrize("command", ["record", "export", "forget"])
def test_a_number_that_no_match_or_person_can_have_is_no_crash(command: str, run: Run) -> None:
    try:
        status = run(command, 2**70).status
    except SystemExit as exit:
        status = exit.code
    assert status in (0, 1, 2)


@pytest.mark.parametrize(
    "command", [("record", 1), ("replay-check",), ("export", 1), ("forget", 1)], ids=lambda c: c[0]
)
def test_a_command_that_looks_does_not_make_a_database(
    command: tuple[object, ...], run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "misspelt.sqlite"
    answer = run(*command, FIAKER_DATABASE=path)
    assert answer.status == 1
    assert str(path) in answer.err
    assert not path.exists()


# verify ---------------------------------------------------------------------------------------


def test_a_true_record_is_verified(run: Run, record: Path) -> None:
    moves = len(json.loads(record.read_text(encoding="utf-8"))["moves"])
    sentence = f"{record}: commitment, dice, {moves} moves and result agree.\n"
    assert run("verify", record) == (0, sentence, "")


def test_a_record_is_verified_without_a_database(run: Run, record: Path, database: Path) -> None:
    database.unlink()
    assert run("verify", record).status == 0
    assert not database.exists()


def test_a_record_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    answer = run("verify", tmp_path / "no.json")
    sentence = f"{tmp_path / 'no.json'} cannot be read: No such file or directory.\n"
    assert answer == (1, "", sentence)


@pytest.mark.parametrize("content", [b"", b"Dear diary", b"{}", b"[]", b"\xff\xfe", b'{"format":'])
def test_a_file_that_is_no_record_is_refused(content: bytes, run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary").write_bytes(content)
    answer = run("verify", tmp_path / "diary")
    assert answer.status == 1
    assert answer.out == ""
    assert answer.err.startswith("This is not a record of a match: ")


def test_a_record_of_another_format_is_refused(run: Run, record: Path) -> None:
    tamper(record, lambda data: data.update(format=3))
    answer = run("verify", record)
    assert answer == (1, "", "This record has format 3; only 2 is known here.\n")


TAMPERINGS: list[tuple[Change, str]] = [
    (lambda data: data["moves"][4]["events"].pop(), "move 5: "),
    (lambda data: data["moves"][4].update(seat=9), "move 5: "),
    (lambda data: data["moves"][4].update(words=7), "move 5: "),
    (lambda data: data.update(seed="00" * 32), "commitment: "),
    (lambda data: data["salts"].reverse(), ""),
    (lambda data: data["salts"].pop(), "salts: "),
    (lambda data: data["outcome"]["places"].append(1), "result, places: "),
    (lambda data: data["outcome"]["scores"].append(1), "result, scores: "),
    (lambda data: data["dealt"].clear(), "deal: "),
    (lambda data: data.update(game="chess"), "game: "),
    (lambda data: data.update(rules_version=99), "rules: "),
]


@pytest.mark.parametrize(("change", "place"), TAMPERINGS)
def test_a_record_that_was_tampered_with_is_found_out(
    change: Change, place: str, run: Run, record: Path
) -> None:
    tamper(record, change)
    answer = run("verify", record)
    assert answer.status == 1
    assert answer.out.startswith(place)
    assert answer.out.endswith(".\n")
    assert answer.err == ""


def test_a_record_without_salts_is_found_out(run: Run, record: Path) -> None:
    tamper(record, lambda data: data["salts"].clear())
    answer = run("verify", record)
    assert answer.status == 1
    assert answer.out.startswith("salts: ")


def test_the_record_of_a_running_match_cannot_be_verified_yet(run: Run, tmp_path: Path) -> None:
    run("record", RUNNING, "-o", tmp_path / "running.json")
    answer = run("verify", tmp_path / "running.json")
    assert answer.status == 1
    assert answer.out.startswith("seed: it is published when the match is over")


# look -----------------------------------------------------------------------------------------


def test_a_record_is_told_from_the_deal_to_the_end(run: Run, record: Path) -> None:
    answer = run("look", record)
    moves = len(json.loads(record.read_text(encoding="utf-8"))["moves"])
    lines = answer.out.splitlines()
    assert answer.status == 0
    assert lines[0].startswith("   0  Everybody has ")
    assert lines[-1].startswith(f"{moves:4}  ")


def test_players_without_a_name_are_told_by_their_seat(run: Run, record: Path) -> None:
    told = run("look", record).out
    assert "Anna rolls" in told
    assert "Béla rolls" in told
    assert "#3 rolls" in told


def test_one_step_is_told_with_what_is_asked_next(run: Run, record: Path) -> None:
    lines = run("look", record, "--step", 3).out.splitlines()
    *told, asked = lines
    assert all(line.startswith("   3  ") for line in told)
    assert asked.startswith("      ")
    assert asked.strip().endswith("roll your dice.")


def test_the_deal_is_step_nought(run: Run, record: Path) -> None:
    lines = run("look", record, "--step", 0).out.splitlines()
    assert lines[0].startswith("   0  Everybody has ")
    assert lines[-1].endswith("choose a start card.")


def test_a_record_is_told_in_other_languages(run: Run, record: Path) -> None:
    assert "würfelt" in run("look", record, "--language", "de").out


def test_a_running_match_is_not_told(run: Run, tmp_path: Path) -> None:
    run("record", RUNNING, "-o", tmp_path / "running.json")
    answer = run("look", tmp_path / "running.json")
    sentence = "The match is still running; it can be looked at when it is over.\n"
    assert answer == (1, "", sentence)


def test_a_record_of_other_rules_is_not_told(run: Run, record: Path) -> None:
    tamper(record, lambda data: data.update(rules_version=99))
    sentence = "The record was dealt under rules version 99, this Fiaker plays 1.\n"
    assert run("look", record) == (1, "", sentence)


def test_a_record_that_is_not_there_is_not_told(run: Run, tmp_path: Path) -> None:
    answer = run("look", tmp_path / "no.json")
    assert answer.status == 1
    assert "cannot be read" in answer.err


@pytest.mark.parametrize("step", [-1, 9999])
def test_a_step_that_does_not_exist_is_refused(step: int, run: Run, record: Path) -> None:
    answer = run("look", record, "--step", step)
    assert answer.status == 1
    assert answer.err != ""


UNTELLABLE: list[Change] = [
    lambda data: data["moves"][4].update(seat=9),
    lambda data: data["moves"][4].update(move=None),
    lambda data: data.update(seed="not hex"),
    lambda data: data.update(seed="00"),
    lambda data: data["seats"].pop(),
]


@pytest.mark.parametrize("change", UNTELLABLE)
def test_a_record_that_was_tampered_with_is_told_as_far_as_it_goes(
    change: Change, run: Run, record: Path
) -> None:
    tamper(record, change)
    answer = run("look", record)
    assert answer.status == 1
    assert len(answer.err.splitlines()) == 1


# replay-check ---------------------------------------------------------------------------------


def test_stored_matches_are_replayed(run: Run) -> None:
    assert run("replay-check") == (0, "2 matches agree, 0 do not.\n", "")


def test_a_state_that_does_not_follow_is_named(run: Run, database: Path) -> None:
    execute(database, f"UPDATE matches SET state = x'7b7d' WHERE id = {RUNNING}")
    answer = run("replay-check")
    assert answer == (
        1,
        f"match {RUNNING}: the stored state does not follow from the log.\n"
        "1 matches agree, 1 do not.\n",
        "",
    )


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        ("UPDATE moves SET seat = (seat + 1) % 3 WHERE {of} 3", "a move is not legal"),
        ("UPDATE moves SET move = x'00' WHERE {of} 3", "a move is not legal"),
        ("UPDATE moves SET events = x'5b5d' WHERE {of} 3", "revision 3 went differently"),
        ("UPDATE moves SET position = 9999 WHERE {of} 3", "revision 3 went differently"),
        ("UPDATE moves SET reveals = 1 - reveals WHERE {of} 3", "revision 3 went differently"),
        ("DELETE FROM moves WHERE {of} 3", "the log has a gap"),
        ("UPDATE matches SET rules_version = 99 WHERE id = 1", "dealt under rules version 99"),
    ],
)
def test_what_a_replay_finds_is_named(damage: str, problem: str, run: Run, database: Path) -> None:
    execute(database, damage.format(of=f"match = {FINISHED} AND revision ="))
    answer = run("replay-check")
    assert answer.status == 1
    assert answer.out.startswith(f"match {FINISHED}: {problem}")
    assert answer.out.endswith("1 matches agree, 1 do not.\n")


@pytest.mark.parametrize(
    "damage",
    [
        "state = NULL",
        "outcome = NULL",
        "status = 'running'",
        "outcome = x'00'",
        "salts = x'00'",
        "options = x'00'",
        "game = 'chess'",
    ],
)
def test_whatever_is_wrong_with_a_match_is_named(damage: str, run: Run, database: Path) -> None:
    execute(database, f"UPDATE matches SET {damage} WHERE id = {FINISHED}")
    answer = run("replay-check")
    assert answer.status == 1
    assert answer.out.startswith(f"match {FINISHED}: ")
    assert answer.out.endswith("1 matches agree, 1 do not.\n")


def test_a_damaged_database_is_named_as_such(run: Run, database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'matches'"
        (page,) = connection.execute(query).fetchone()
    data = bytearray(database.read_bytes())
    data[(page - 1) * 4096 : page * 4096] = b"\xff" * 4096
    database.write_bytes(data)
    answer = run("replay-check")
    assert answer.status == 1
    assert "malformed" in answer.err


# backup and restore ---------------------------------------------------------------------------


def test_a_database_is_copied_and_put_back(run: Run, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert run("backup", copy) == (0, f"{database} copied to {copy}.\n", "")
    run("selfplay", "--database", database, "--matches", 1, "--option", "target=15")
    assert run("restore", copy) == (
        0,
        f"{database} is now the copy {copy}.\n"
        f"What was there before is kept as {database}.before-1.\n",
        "",
    )
    assert statuses(database) == ["finished", "running"]
    assert statuses(Path(f"{database}.before-1")) == ["finished", "running", "finished"]
    assert run("replay-check").status == 0


def test_a_copy_is_put_back_where_nothing_was(run: Run, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    run("backup", copy)
    database.unlink()
    assert run("restore", copy) == (0, f"{database} is now the copy {copy}.\n", "")


def test_a_copy_is_not_made_over_another_file(run: Run, record: Path) -> None:
    before = record.read_bytes()
    answer = run("backup", record)
    assert answer == (1, "", f"{record} exists already. Choose another name.\n")
    assert record.read_bytes() == before


def test_what_is_no_copy_is_not_put_back(run: Run, record: Path, database: Path) -> None:
    before = database.read_bytes()
    answer = run("restore", record)
    assert answer.status == 1
    assert f"{record} is not a database." in answer.err
    assert database.read_bytes() == before


# export and forget ----------------------------------------------------------------------------


def traces_of(user: UserId, path: Path) -> list[str]:
    """Every column of every table in which the person's id is to be found."""
    found: set[str] = set()
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        for (table,) in tables.fetchall():
            cursor = connection.execute(f"SELECT * FROM {table}")
            columns = [column[0] for column in cursor.description]
            for row in cursor:
                for column, cell in zip(columns, row, strict=True):
                    data = cell if isinstance(cell, bytes) else str(cell).encode()
                    if str(user).encode() in data:
                        found.add(f"{table}.{column}")
    return sorted(found)


def test_everything_about_a_person_is_exported(run: Run) -> None:
    answer = run("export", ANNA)
    data = json.loads(answer.out)
    assert (answer.status, answer.err) == (0, "")
    assert data["id"] == ANNA
    assert data["name"] == "Anna"
    assert data["settings"] == {"language": "de"}
    assert data["opened"] == [FINISHED, RUNNING]
    assert data["seats"] == [{"match": FINISHED, "seat": 0}, {"match": RUNNING, "seat": 0}]
    assert {move["match"] for move in data["moves"]} == {FINISHED, RUNNING}
    assert {move["seat"] for move in data["moves"]} == {0}


def test_nothing_about_others_is_exported(run: Run) -> None:
    told = run("export", ANNA).out
    assert str(BELA) not in told
    assert "Béla" not in told


def test_a_stranger_has_nothing_to_export(run: Run) -> None:
    data = json.loads(run("export", DAVID).out)
    assert data.pop("id") == DAVID
    assert not any(data.values())


@pytest.mark.parametrize("user", [ANNA, BELA, CLARA], ids=["Anna", "Béla", "Clara"])
def test_a_forgotten_person_is_in_no_table(user: UserId, run: Run, database: Path) -> None:
    assert {"moves.user", "seats.user"} <= set(traces_of(user, database))
    answer = run("forget", user)
    assert answer == (0, f"Nothing is kept about user {user} any more.\n", "")
    assert traces_of(user, database) == []


def test_the_name_of_a_forgotten_person_is_nowhere(run: Run) -> None:
    run("forget", ANNA)
    assert "Anna" not in run("record", FINISHED).out


def test_others_are_not_forgotten_along_with_a_person(run: Run) -> None:
    before = run("export", BELA).out
    run("forget", ANNA)
    assert run("export", BELA).out == before


def test_results_and_matches_stay_when_a_person_is_forgotten(run: Run, record: Path) -> None:
    before = json.loads(record.read_text(encoding="utf-8"))
    run("forget", ANNA)
    after = json.loads(run("record", FINISHED).out)
    assert after["outcome"] == before["outcome"]
    assert after["seats"][0]["player"] == "former player"
    assert run("replay-check").status == 0


async def substitute_for_anna(path: Path) -> None:
    """Anna asks for the end, then gives her seat to David."""
    async with store_at(path) as store:
        service = MatchService(store, GAMES)
        match = await seat_three(service, 3)
        await service.propose_end(match, ANNA, by=new_interaction())
        await service.offer_seat(match, ANNA, by=new_interaction())
        await service.take_seat(match, DAVID, by=new_interaction())


def test_a_person_who_gave_the_seat_away_is_forgotten_too(run: Run, database: Path) -> None:
    asyncio.run(substitute_for_anna(database))
    run("forget", ANNA)
    assert traces_of(ANNA, database) == []


# doctor, settings, databases that are refused -------------------------------------------------


def test_the_doctor_says_what_is_well(run: Run, database: Path) -> None:
    answer = run("doctor")
    lines = answer.out.splitlines()
    assert f"ok    database: {database} can be read and written" in lines
    assert answer.status == (0 if all(line.startswith("ok") for line in lines) else 1)
    assert answer.err == ""


def test_the_doctor_says_what_to_do_about_what_is_not(run: Run, tmp_path: Path) -> None:
    answer = run("doctor", FIAKER_DATABASE=tmp_path / "no" / "fiaker.sqlite")
    assert answer.status == 1
    assert f"FAIL  database: there is no folder {tmp_path / 'no'}\n      Make the" in answer.out


def test_the_doctor_does_not_show_the_token(run: Run) -> None:
    answer = run("doctor", DISCORD_TOKEN="very.secret.token")
    assert "ok    token: set" in answer.out
    assert "very.secret.token" not in answer.out + answer.err


@pytest.mark.parametrize(
    "command",
    [
        ("doctor",),
        ("replay-check",),
        ("record", 1),
        ("verify", "record.json"),
        ("selfplay", "--matches", 1),
    ],
    ids=lambda command: command[0],
)
def test_a_bad_setting_is_named_before_anything_is_done(
    command: tuple[object, ...], run: Run
) -> None:
    answer = run(*command, FIAKER_DATABSE="x")
    sentence = "There is no setting 'FIAKER_DATABSE'; the closest is FIAKER_DATABASE.\n"
    assert answer == (2, "", sentence)


def test_every_bad_setting_has_a_line(run: Run) -> None:
    answer = run("doctor", FIAKER_LANGUAGE="elvish", FIAKER_LOG_LEVEL="loud")
    assert answer.status == 2
    assert answer.err.splitlines() == [
        "FIAKER_LOG_LEVEL must be debug, info, warning or error.",
        "FIAKER_LANGUAGE must be en, de, fr or it.",
    ]


async def make_newer(path: Path) -> None:
    database = await Database.open(path, [*read_migrations(), "CREATE TABLE later (x);"])
    await database.close()


@pytest.mark.parametrize(
    "command",
    [
        ("record", 1),
        ("replay-check",),
        ("backup", "copy.sqlite"),
        ("export", 1),
        ("forget", 1),
    ],
    ids=lambda command: command[0],
)
def test_a_newer_database_is_refused_and_left_alone(
    command: tuple[object, ...], run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "newer.sqlite"
    asyncio.run(make_newer(path))
    before = path.read_bytes()
    answer = run(*command, FIAKER_DATABASE=path)
    assert answer.status == 1
    assert answer.out == ""
    assert answer.err.startswith(f"{path} was written by a newer Fiaker")
    assert path.read_bytes() == before


def test_the_doctor_finds_a_database_that_would_be_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "newer.sqlite"
    asyncio.run(make_newer(path))
    answer = run("doctor", FIAKER_DATABASE=path)
    assert answer.status == 1
    assert "FAIL  database: " in answer.out


def test_a_command_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit:
        main([], {})
    assert exit.value.code == 2
    assert "COMMAND" in capsys.readouterr().err
