"""What the doctor finds on machines that are ready for the bot, and on others."""

from __future__ import annotations

import importlib
import os
import sqlite3
import sys
import tomllib
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest

from bot.doctor import (
    REQUIREMENTS,
    Finding,
    check_all_words,
    check_database,
    check_dependency,
    check_python,
    check_space,
    check_sqlite,
    check_token,
    check_words,
    examine,
)
from bot.settings import Secret, Settings, read_settings

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"


def settings_for(database: Path) -> Settings:
    return read_settings({"FIAKER_DATABASE": str(database)})


def put_on_path(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    importlib.invalidate_caches()


def assert_bad(finding: Finding, text: str, advice: str) -> None:
    assert not finding.ok
    assert text in finding.text
    assert advice in finding.advice
    assert finding.advice.endswith(".")
    assert finding.advice.count(". ") == 0


def test_everything_is_looked_at(tmp_path: Path) -> None:
    findings = examine(settings_for(tmp_path / "fiaker.sqlite"))
    assert [finding.name for finding in findings] == [
        "python",
        "aiohttp",
        "discord.py",
        "fluent.runtime",
        "msgspec",
        "openskill",
        "pillow",
        "tzdata",
        "sqlite",
        "database",
        "disk space",
        "words of language",
        "words of games.vienna",
        "token",
    ]


def test_a_machine_that_runs_these_tests_is_ready(tmp_path: Path) -> None:
    findings = examine(settings_for(tmp_path / "fiaker.sqlite"))
    # A full disk is no fault of the code under test.
    bad = [finding for finding in findings if not finding.ok and finding.name != "disk space"]
    assert bad == []


def test_advice_is_given_only_where_something_is_wrong(tmp_path: Path) -> None:
    for finding in examine(settings_for(tmp_path / "no" / "fiaker.sqlite")):
        assert finding.ok == (finding.advice == "")


def test_a_relative_database_is_looked_for_in_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    findings = {finding.name: finding for finding in examine(read_settings({}))}
    assert str(tmp_path / "fiaker.sqlite") in findings["database"].text


def test_looking_leaves_nothing_behind_and_changes_nothing(tmp_path: Path) -> None:
    database = tmp_path / "fiaker.sqlite"
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE matches (id INTEGER)")
    before = (database.read_bytes(), database.stat().st_mtime_ns)
    examine(settings_for(database))
    assert (database.read_bytes(), database.stat().st_mtime_ns) == before
    assert list(tmp_path.iterdir()) == [database]


def test_looking_does_not_make_the_database(tmp_path: Path) -> None:
    examine(settings_for(tmp_path / "fiaker.sqlite"))
    assert list(tmp_path.iterdir()) == []


# Python and libraries -------------------------------------------------------------------------


def test_an_old_python_is_found() -> None:
    assert check_python((3, 11, 0)).ok
    assert_bad(check_python((3, 10, 9)), "Python 3.10.9", "Install Python 3.11 or newer")


def test_the_doctor_requires_what_the_project_does() -> None:
    project = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["project"]
    assert list(REQUIREMENTS) == project["dependencies"]


def test_a_missing_library_is_found() -> None:
    finding = check_dependency("no-such-library>=1")
    assert_bad(finding, "no-such-library is not installed", "`pip install 'no-such-library>=1'`")


def install(folder: Path, version: str) -> None:
    """A distribution without its module, as half an installation leaves it."""
    info = folder / f"halfway_there-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: halfway_there\nVersion: {version}\n", encoding="utf-8"
    )


@pytest.mark.parametrize("found", ["0.9", "0.3.9", "1.3", "2.0", "10.1"])
def test_a_library_of_another_version_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: str
) -> None:
    put_on_path(monkeypatch, tmp_path)
    install(tmp_path, found)
    finding = check_dependency("halfway_there>=1.0,<1.3")
    assert_bad(finding, f"halfway_there {found} does not fit >=1.0,<1.3", "make test")


@pytest.mark.parametrize("found", ["1.0", "1.0.7", "1.2.99", "1.2rc1"])
def test_a_library_of_a_fitting_version_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: str
) -> None:
    put_on_path(monkeypatch, tmp_path)
    install(tmp_path, found)
    monkeypatch.setitem(sys.modules, "halfway_there", ModuleType("halfway_there"))
    finding = check_dependency("halfway_there>=1.0,<1.3")
    assert finding == Finding("halfway_there", ok=True, text=f"halfway_there {found}")


def test_a_library_that_cannot_be_imported_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_path(monkeypatch, tmp_path)
    monkeypatch.setitem(sys.modules, "halfway_there", None)
    install(tmp_path, "1.0")
    assert_bad(check_dependency("halfway_there>=1.0"), "1.0 cannot be imported", "make test")


def test_an_old_sqlite_is_found() -> None:
    assert check_sqlite((3, 35, 0), 3).ok
    assert_bad(check_sqlite((3, 34, 1), 3), "SQLite 3.34.1", "SQLite 3.35 or newer")


def test_an_sqlite_without_threads_is_found() -> None:
    assert check_sqlite((3, 40, 0), 1).ok
    assert_bad(check_sqlite((3, 40, 0), 0), "built for a single thread", "with threads")


# Database -------------------------------------------------------------------------------------


def test_a_database_that_is_not_there_yet_is_fine(tmp_path: Path) -> None:
    finding = check_database(tmp_path / "fiaker.sqlite")
    assert finding.ok
    assert "not there yet" in finding.text


def test_an_empty_file_is_a_database_in_the_making(tmp_path: Path) -> None:
    database = tmp_path / "fiaker.sqlite"
    database.touch()
    assert check_database(database).ok


def test_a_file_that_is_no_database_is_found(tmp_path: Path) -> None:
    database = tmp_path / "fiaker.sqlite"
    database.write_bytes(b"SQLite format")
    assert_bad(check_database(database), "is not an SQLite database", "FIAKER_DATABASE")


def test_a_database_that_is_a_folder_is_found(tmp_path: Path) -> None:
    database = tmp_path / "fiaker.sqlite"
    database.mkdir()
    assert_bad(check_database(database), "cannot be opened: Is a directory", "read and write it")


def test_a_pipe_does_not_hold_the_doctor_up(tmp_path: Path) -> None:
    pipe = tmp_path / "fiaker.sqlite"
    os.mkfifo(pipe)
    assert_bad(check_database(pipe), "cannot be opened", "read and write it")


def test_a_missing_folder_is_found(tmp_path: Path) -> None:
    finding = check_database(tmp_path / "no" / "fiaker.sqlite")
    assert_bad(finding, f"there is no folder {tmp_path / 'no'}", "Make the folder")


def test_a_folder_that_takes_no_files_is_found(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    finding = check_database(tmp_path / "file" / "fiaker.sqlite")
    assert_bad(finding, f"no file can be made in {tmp_path / 'file'}", "write there")


def test_a_full_disk_is_found(tmp_path: Path) -> None:
    assert_bad(check_space(tmp_path, 10**15), "MB free", "Free more than")


def test_a_disk_with_room_is_fine(tmp_path: Path) -> None:
    assert check_space(tmp_path, -1).ok


def test_the_space_in_a_missing_folder_is_not_known(tmp_path: Path) -> None:
    assert_bad(check_space(tmp_path / "no", 100), "not known", "Make the database's folder first")


# Words and token ------------------------------------------------------------------------------


def test_missing_and_damaged_word_files_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tmp_path / "torn_game" / "words"
    words.mkdir(parents=True)
    (tmp_path / "torn_game" / "__init__.py").touch()
    (words / "en.ftl").write_text("hello = Hello", encoding="utf-8")
    (words / "de.ftl").write_bytes(b"hello = Gr\xfc\xdfe")
    put_on_path(monkeypatch, tmp_path)
    assert_bad(check_words("torn_game"), "cannot be read: de, fr, it", "Install Fiaker again")


def test_words_of_a_missing_package_are_found() -> None:
    assert_bad(check_words("no_such_game"), "cannot be read: en, de, fr, it", "Install Fiaker")


def test_without_fluent_the_doctor_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "language", None)
    [finding] = check_all_words()
    assert_bad(finding, "word files cannot be read yet", "Install what is missing first")


def test_no_token_is_no_fault_but_said() -> None:
    finding = check_token(None)
    assert finding.ok
    assert "without DISCORD_TOKEN the bot cannot log in" in finding.text


def test_a_token_is_not_shown() -> None:
    assert check_token(Secret("abc")) == Finding("token", ok=True, text="set")
