"""`python -m bot tournament`, and `verify` on what it wrote, as an operator sees them."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.match.model import Person, TournamentId
from tests.bot.command_line import Run, runner
from tests.bot.tournament.tournaments import person, tournament_hall

OVER, RUNNING = TournamentId(1), TournamentId(2)
HOSTILE = ("=1+1", 'Anna, "the"\nGreat', "Béla")


async def make_database(folder: Path) -> None:
    """A tournament that is over and one that runs."""
    async with tournament_hall("sqlite", folder) as hall:
        for number, name in enumerate(HOSTILE, start=1):
            await hall.store.know(Person(person(number), name))
        over = await hall.started(people=3, computers=3, rounds=2)
        await hall.play_all(over)
        running = await hall.started(people=3, computers=3)
        assert (over, running) == (OVER, RUNNING)


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("template")
    asyncio.run(make_database(folder))
    return folder / "fiaker.sqlite"


@pytest.fixture
def database(template: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(template, tmp_path / "fiaker.sqlite"))


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], database: Path) -> Run:
    return runner(capsys, database)


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    """The file of the tournament that is over."""
    path = tmp_path / "event.json"
    assert run("event", OVER, "-o", path) == (0, "", "")
    return path


def seed_of(database: Path, tournament: TournamentId) -> str:
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT state FROM events WHERE id = ?"
        (state,) = connection.execute(query, (tournament,)).fetchone()
    return json.loads(state)["seed"]


# tournament -----------------------------------------------------------------------------------


def test_a_tournament_is_printed(run: Run, file: Path) -> None:
    assert run("event", OVER) == (0, file.read_text(encoding="utf-8"), "")


def test_a_tournament_names_those_who_took_part(file: Path) -> None:
    names = [entrant["name"] for entrant in json.loads(file.read_bytes())["entrants"]]
    assert names == [*HOSTILE, "Computer 4", "Computer 5", "Computer 6"]


def test_a_running_tournament_is_printed_without_its_seed(run: Run, database: Path) -> None:
    answer = run("event", RUNNING)
    assert (answer.status, answer.err) == (0, "")
    assert seed_of(database, RUNNING) not in answer.out


def test_the_standings_of_a_tournament_are_printed_for_a_spreadsheet(run: Run) -> None:
    answer = run("event", OVER, "--csv")
    assert answer.out.startswith("place,name,kind,")
    assert ",'=1+1,person," in answer.out
    assert ',"Anna, ""the""\nGreat",person,' in answer.out


def test_the_standings_of_a_tournament_are_written_for_a_spreadsheet(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "standings.csv"
    assert run("event", OVER, "--csv", "-o", path).status == 0
    assert path.read_bytes().startswith(b"\xef\xbb\xbfplace,name,kind,")


def test_a_tournament_there_is_not_is_said_in_a_sentence(run: Run) -> None:
    assert run("event", 99) == (1, "", "There is no tournament number 99.\n")


def test_a_tournament_that_cannot_be_written_is_said_in_a_sentence(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "no" / "event.json"
    answer = run("event", OVER, "-o", path)
    assert answer == (1, "", f"{path} cannot be written: No such file or directory.\n")


def test_looking_for_a_tournament_does_not_make_a_database(run: Run, database: Path) -> None:
    database.unlink()
    answer = run("event", OVER)
    assert (answer.status, str(database) in answer.err) == (1, True)
    assert not database.exists()


# verify ---------------------------------------------------------------------------------------


def test_a_true_tournament_is_verified(run: Run, file: Path) -> None:
    sentence = f"{file}: ledger, lots, seating, 4 matches and standings agree.\n"
    assert run("verify", file) == (0, sentence, "")


def test_a_tournament_is_verified_without_a_database(run: Run, file: Path, database: Path) -> None:
    database.unlink()
    assert run("verify", file).status == 0
    assert not database.exists()


def test_a_packed_tournament_is_verified(run: Run, file: Path, tmp_path: Path) -> None:
    packed = tmp_path / "event.json.gz"
    packed.write_bytes(gzip.compress(file.read_bytes()))
    assert run("verify", packed).status == 0


def test_a_tournament_that_others_have_formatted_is_verified(run: Run, file: Path) -> None:
    file.write_text(json.dumps(json.loads(file.read_bytes()), separators=(",", ":")))
    assert run("verify", file).status == 0


def test_a_packed_tournament_that_is_damaged_is_said_in_a_sentence(
    run: Run, file: Path, tmp_path: Path
) -> None:
    packed = tmp_path / "event.json.gz"
    packed.write_bytes(gzip.compress(file.read_bytes())[:-20])
    assert run("verify", packed) == (1, "", f"{packed} cannot be read: it is damaged.\n")


def test_a_tournament_that_is_cut_off_is_said_in_a_sentence(run: Run, file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5_000])
    answer = run("verify", file)
    assert (answer.status, answer.out) == (1, "")
    assert answer.err.startswith("This is not the file of an event: ")
    assert len(answer.err.splitlines()) == 1


def test_what_does_not_agree_is_printed_and_nothing_else(run: Run, file: Path) -> None:
    document: Any = json.loads(file.read_bytes())
    document["standings"].reverse()
    file.write_text(json.dumps(document))
    assert run("verify", file) == (1, "standings: they do not follow from the results.\n", "")


def test_a_running_tournament_cannot_be_verified_yet(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "running.json"
    run("event", RUNNING, "-o", path)
    answer = run("verify", path)
    assert answer.status == 1
    assert answer.out.startswith("seed: it is published when the event is over")


def test_a_match_of_a_tournament_has_a_record_that_verifies(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    assert run("record", 1, "-o", path).status == 0
    assert run("verify", path).status == 0
