"""A judge for each test that wants one, apart from the judge of the whole run."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.judge.description import Description
from tests.judge.judge import VARIABLE, Judge

pytest.register_assert_rewrite("tests.judge.cases")


@pytest.fixture(scope="session")
def openapi() -> Path:
    """Where Discord's description lies."""
    path = os.environ.get(VARIABLE)
    if not path:
        pytest.skip(f"{VARIABLE} is unset: there is no description to judge by")
    return Path(path).resolve()


@pytest.fixture(scope="session")
def description(openapi: Path) -> Description:
    """Discord's description."""
    return Description.load(openapi)


@pytest.fixture
def judge(description: Description) -> Judge:
    """A judge who has seen nothing yet."""
    return Judge(description)
