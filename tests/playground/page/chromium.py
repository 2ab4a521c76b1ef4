"""A real browser: headless Chromium, driven by Playwright.

Chromium is not needed to work on Fiaker, so it is looked for when it is wanted.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator
from contextlib import contextmanager
from importlib.resources import files
from typing import Literal, NoReturn, TypeAlias

import pytest
from playwright.sync_api import Browser, sync_playwright

REQUIRED = "BROWSER_TESTS"
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

Scheme: TypeAlias = Literal["light", "dark"]


def _missing(what: str) -> NoReturn:
    """Skipped loudly; where the browser tests are required, a failure."""
    reason = f"NO BROWSER TEST: {what}. Required by setting {REQUIRED}=required."
    if os.environ.get(REQUIRED) == "required":
        pytest.fail(reason)
    pytest.skip(reason)


@contextmanager
def started() -> Generator[Browser]:
    """A headless Chromium."""
    path = next(filter(None, map(shutil.which, _NAMES)), None)
    if path is None:
        _missing("there is no Chromium on this machine")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


def axe() -> str:
    """The script of axe-core, which looks for what keeps people out."""
    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
