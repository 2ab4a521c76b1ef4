"""A test run says what was judged, and fails for what was wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RIGHT = """
def test_sends(judge):
    if judge:
        judge.request("POST", "/channels/1/messages", {"content": "x"})
"""
WRONG = """
def test_sends(judge):
    for _ in range(3):
        judge.request("POST", "/channels/1/messages", {"contend": "x"})
"""


def run(
    folder: Path, text: str, *more: str, openapi: Path | None, ci: bool = False
) -> subprocess.CompletedProcess[str]:
    """A test run of its own, with only this test in it."""
    (folder / "test_it.py").write_text(text)
    environment = {k: v for k, v in os.environ.items() if k not in ("CI", "DISCORD_OPENAPI")}
    environment["PYTHONPATH"] = str(ROOT)
    if openapi:
        environment["DISCORD_OPENAPI"] = str(openapi)
    if ci:
        environment["CI"] = "true"
    options = ["-p", "tests.judge.plugin", "-p", "no:cacheprovider", f"--rootdir={folder}"]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, *more, "test_it.py"],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_run_with_nothing_wrong_says_how_much_was_judged(tmp_path: Path, openapi: Path) -> None:
    done = run(tmp_path, RIGHT, openapi=openapi, ci=True)
    assert "judged 1 request, 0 violations" in done.stdout
    assert done.returncode == pytest.ExitCode.OK


def test_a_run_with_something_wrong_says_what_and_fails(tmp_path: Path, openapi: Path) -> None:
    done = run(tmp_path, WRONG, openapi=openapi)
    assert "judged 3 requests, 6 violations" in done.stdout
    assert (
        "POST /channels/1/messages: request at /contend:"
        " is an unknown key; did you mean 'content'? (3 times)\n"
        "    first in test_it.py::test_sends\n"
    ) in done.stdout
    assert "1 passed" in done.stdout
    assert done.returncode == pytest.ExitCode.TESTS_FAILED


def test_a_run_without_a_description_says_so_once_and_loudly(tmp_path: Path) -> None:
    done = run(tmp_path, RIGHT, openapi=None)
    assert done.stdout.count("NOT JUDGED: DISCORD_OPENAPI is unset") == 1
    assert done.returncode == pytest.ExitCode.OK


def test_a_run_without_a_description_fails_in_ci(tmp_path: Path) -> None:
    done = run(tmp_path, RIGHT, openapi=None, ci=True)
    assert "CI is set, so DISCORD_OPENAPI must be: this run fails." in done.stdout
    assert done.returncode == pytest.ExitCode.TESTS_FAILED


def test_a_description_that_is_not_there_is_an_error_at_once(tmp_path: Path) -> None:
    done = run(tmp_path, RIGHT, openapi=tmp_path / "nowhere.json")
    assert "nowhere.json', which cannot be read" in done.stderr
    assert done.returncode == pytest.ExitCode.USAGE_ERROR


def test_the_plugin_may_be_imported_by_a_conftest(tmp_path: Path, openapi: Path) -> None:
    (tmp_path / "conftest.py").write_text('pytest_plugins = ["tests.judge.plugin"]\n')
    done = run(tmp_path, RIGHT, openapi=openapi)
    assert done.stdout.count("judged 1 request, 0 violations") == 1


SIDE_BY_SIDE = ("-n", "2")


def test_what_was_judged_in_several_processes_adds_up(tmp_path: Path, openapi: Path) -> None:
    twice = RIGHT + RIGHT.replace("test_sends", "test_sends_again")
    done = run(tmp_path, twice, *SIDE_BY_SIDE, openapi=openapi, ci=True)
    assert done.stdout.count("judged 2 requests, 0 violations") == 1
    assert done.returncode == pytest.ExitCode.OK


def test_what_was_wrong_in_several_processes_fails_the_run(tmp_path: Path, openapi: Path) -> None:
    done = run(tmp_path, RIGHT + WRONG.replace("sends", "errs"), *SIDE_BY_SIDE, openapi=openapi)
    assert "judged 4 requests, 6 violations" in done.stdout
    assert "first in test_it.py::test_errs\n" in done.stdout
    assert "2 passed" in done.stdout
    assert done.returncode == pytest.ExitCode.TESTS_FAILED


def test_several_processes_without_a_description_fail_in_ci(tmp_path: Path) -> None:
    done = run(tmp_path, RIGHT, *SIDE_BY_SIDE, openapi=None, ci=True)
    assert done.stdout.count("NOT JUDGED: DISCORD_OPENAPI is unset") == 1
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
