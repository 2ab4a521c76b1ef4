"""`python -m bot` as an operator sees it, without a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from bot.__main__ import main

Run: TypeAlias = Callable[..., "Answer"]


class Answer(NamedTuple):
    """What a command ended with, and what it printed."""

    status: int
    out: str
    err: str


def runner(capsys: pytest.CaptureFixture[str], database: Path) -> Run:
    """Runs commands on this database."""

    def run_command(*arguments: object, **environment: object) -> Answer:
        settings = {"FIAKER_DATABASE": database, **environment}
        status = main(
            [str(argument) for argument in arguments],
            {name: str(value) for name, value in settings.items()},
        )
        printed = capsys.readouterr()
        return Answer(status, printed.out, printed.err)

    return run_command
