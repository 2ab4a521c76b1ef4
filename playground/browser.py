"""Opening the page in a browser, where there is one."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser


def open_page(url: str) -> None:
    """The browser has been asked to show the page; without one nothing happens."""
    # A browser in the terminal would take the terminal away from us.
    on_a_screen = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    if sys.platform in ("darwin", "win32") or on_a_screen:
        # A thread, for some browsers only return when they are closed.
        threading.Thread(target=_open, args=(url,), daemon=True).start()


def _open(url: str) -> None:
    try:
        webbrowser.open(url)
    except (webbrowser.Error, OSError):
        return
