"""Says at the end of a test run how much was judged, and fails the run for what was wrong.

Hand `judge.exchange` to a server as its hook; the fixture `judge` is None where there is no
description to judge by. Where tests run in several processes, each has a judge, and the one that
started them adds up.
"""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import astuple
from typing import Protocol

import pytest

from tests.judge.findings import Violation
from tests.judge.judge import VARIABLE, Judge

JUDGE = pytest.StashKey[Judge | None]()
MOST_SHOWN = 50
WORKER_OUTPUT, JUDGED = "workeroutput", "judged"  # where pytest-xdist takes what a process tells


class Worker(Protocol):
    """A process in which tests were run."""

    config: pytest.Config


def pytest_configure(config: pytest.Config) -> None:
    """The judge sits, if there is a description to judge by."""
    try:
        config.stash[JUDGE] = Judge.from_environment()
    except (OSError, ValueError, KeyError) as error:
        message = f"{VARIABLE} is {os.environ[VARIABLE]!r}, which cannot be read: {error}"
        raise pytest.UsageError(message) from error


@pytest.fixture(scope="session")
def judge(request: pytest.FixtureRequest) -> Judge | None:
    """The judge of this run."""
    return request.config.stash[JUDGE]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> None:
    """What is wrong from here on happened in this test."""
    if judge := item.config.stash[JUDGE]:
        judge.occasion = item.nodeid


def pytest_sessionfinish(session: pytest.Session) -> None:
    """The run has failed if anything was wrong, or if nothing was judged where it has to be."""
    passed = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    judge = session.config.stash[JUDGE]
    if judge is not None and hasattr(session.config, WORKER_OUTPUT):
        output = getattr(session.config, WORKER_OUTPUT)
        output[JUDGED] = (judge.count, [astuple(violation) for violation in judge.violations])
    elif _is_failure(judge) and session.exitstatus in passed:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Worker) -> None:
    """What was judged in a process that has ended counts here."""
    judge = node.config.stash[JUDGE]
    # A process that died tells nothing; its tests fail the run.
    if judge is not None and JUDGED in (output := getattr(node, WORKER_OUTPUT, {})):
        count, violations = output[JUDGED]
        judge.count += count
        judge.violations += [Violation(*violation) for violation in violations]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Everybody is told what was judged, and what was wrong."""
    judge = config.stash[JUDGE]
    colour = {"red": True} if _is_failure(judge) else {"green": True}
    if judge is None:
        terminalreporter.section("NOT JUDGED", sep="!", red=True, bold=True)
        terminalreporter.line(
            f"NOT JUDGED: {VARIABLE} is unset, so nothing the bot sent was compared with"
            " Discord's API description.",
            red=True,
        )
        if _in_ci():
            terminalreporter.line(f"CI is set, so {VARIABLE} must be: this run fails.", red=True)
        return
    count = len(judge.violations)
    terminalreporter.section("judged by Discord's API description", sep="=", **colour)
    _list_violations(terminalreporter, judge)
    terminalreporter.line(
        f"judged {judge.count} {'request' if judge.count == 1 else 'requests'},"
        f" {count} {'violation' if count == 1 else 'violations'}",
        **colour,
    )


def _list_violations(reporter: pytest.TerminalReporter, judge: Judge) -> None:
    first = {(v.operation, v.side, v.pointer, v.sentence): v for v in reversed(judge.violations)}
    times = Counter((v.operation, v.side, v.pointer, v.sentence) for v in judge.violations)
    for key, count in list(times.items())[:MOST_SHOWN]:
        violation = first[key]
        again = f" ({count} times)" if count > 1 else ""
        reporter.line(f"{violation}{again}")
        if violation.occasion:
            reporter.line(f"    first in {violation.occasion}")
    if len(times) > MOST_SHOWN:
        reporter.line(f"… and {len(times) - MOST_SHOWN} more")


def _is_failure(judge: Judge | None) -> bool:
    return bool(judge.violations) if judge is not None else _in_ci()


def _in_ci() -> bool:
    return os.environ.get("CI", "").lower() not in ("", "0", "false")
