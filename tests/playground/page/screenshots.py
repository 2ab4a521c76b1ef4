"""`python -m tests.playground.page.screenshots FOLDER`: photographs of the page, for the docs."""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image

from tests.playground.page.chromium import Scheme, started
from tests.playground.page.playgrounds import Playground
from tests.playground.page.windows import (
    PHONE,
    Window,
    click_to_the_end,
    opened,
    play_from_the_start,
)

_DESKTOP = (1180, 1040)  # high enough for a whole board
_COLOURS = 128  # of a palette: the page is flat, and the repository should stay small


def main(folder: Path) -> None:
    """Play on in each window, then photograph it: in the middle of a match, and at its end."""
    shots: tuple[tuple[str, tuple[int, int], Scheme, int], ...] = (
        ("page-desktop", _DESKTOP, "light", 20),
        ("page-phone", PHONE, "dark", 10_000),
    )
    for name, size, scheme, clicks in shots:
        with tempfile.TemporaryDirectory() as data, started() as browser:
            playground = Playground(Path(data) / "playground")
            playground.start()
            try:
                window = opened(browser, playground.url, size, scheme=scheme)
                window.open()
                play_from_the_start(window)
                click_to_the_end(window, seed=3, clicks=clicks)
                _save(window, folder / f"{name}.png")
            finally:
                playground.stop()


def _save(window: Window, path: Path) -> None:
    board = window.boards.last
    board.scroll_into_view_if_needed()
    window.page.wait_for_load_state("networkidle")
    with Image.open(BytesIO(window.page.screenshot())) as shot:
        shot.convert("RGB").quantize(_COLOURS).save(path, optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
