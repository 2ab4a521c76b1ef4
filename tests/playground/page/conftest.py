"""A browser and a playground for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.playground.page.chromium import Scheme, started
from tests.playground.page.playgrounds import Playground
from tests.playground.page.windows import DESKTOP, Window, opened

OpenWindow = Callable[..., Window]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for longer: Playwright holds on to the event loop, which other tests need."""
    with started() as browser:
        yield browser


@pytest.fixture
def playground(tmp_path: Path, browser: Browser) -> Iterator[Playground]:
    """After the browser: where there is none, nothing is started for nothing."""
    del browser
    there = Playground(tmp_path / "playground")
    there.start()
    try:
        yield there
    finally:
        there.stop()


@pytest.fixture
def window(browser: Browser, playground: Playground) -> Iterator[OpenWindow]:
    """Opens windows; in the end none of their consoles may have complained."""
    windows: list[Window] = []

    def open_one(
        person: str = "", size: tuple[int, int] = DESKTOP, scheme: Scheme = "light"
    ) -> Window:
        one = opened(browser, playground.url, size, scheme=scheme)
        windows.append(one)
        one.open(person)
        return one

    yield open_one
    assert [error for one in windows for error in one.errors] == []
