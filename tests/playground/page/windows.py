"""Windows with the page in them, and people who play there by clicking or by typing."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page

from tests.playground.page.chromium import Scheme

DESKTOP = (1280, 800)
PHONE = (390, 844)
SMALL_PHONE = (360, 640)
_LONGEST_MATCH = 600.0  # seconds; a guard against playing for ever, not a measure


class Window:
    """One person's window; `errors` is what its console complained of."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.errors: list[str] = []
        self._url = url
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def open(self, person: str = "") -> None:
        """The page is there, as this person."""
        self.page.goto(self._url)
        self.page.locator("#channels button").first.wait_for(state="attached")
        if person:
            link = self.page.locator("#people-list a.person").filter(has_text=person)
            address = link.first.get_attribute("href")
            self.page.goto(f"{self._url}{address}")
            self.page.locator(f"#you:has-text('{person}')").wait_for(state="attached")
        self.online()

    def online(self) -> None:
        """The bot is there and has told its commands."""
        self.page.locator("#banner").wait_for(state="hidden", timeout=30_000)

    @property
    def messages(self) -> Locator:
        """All messages."""
        return self.page.locator("#messages article")

    @property
    def boards(self) -> Locator:
        """What everybody sees."""
        return self.page.locator("#messages article:not(.private)")

    @property
    def notes(self) -> Locator:
        """What only this person sees."""
        return self.page.locator("#messages article.private")

    @property
    def is_over(self) -> bool:
        """Whether the end of the match is shown."""
        return self.boards.last.get_by_role("button", name="Rematch").count() > 0

    def go(self, place: str) -> None:
        """The channel or thread is open."""
        self.page.locator("#channels button").filter(has_text=place).first.click()
        self.page.locator(f"#place-name:has-text('{place}')").wait_for()

    def type(self, text: str, *keys: str) -> None:
        """Typed into the line, then these keys."""
        self.page.locator("#composer-text").focus()
        self.page.keyboard.type(text)
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, label: str) -> None:
        """The focus stands on the control with that text, brought there by keys alone."""
        for _ in range(60):
            at = self.page.evaluate("document.activeElement.textContent.trim()")
            if at == label:
                return
            self.page.keyboard.press("Shift+Tab")
        raise AssertionError(f"no control {label!r} can be reached by keyboard")


def opened(
    browser: Browser,
    url: str,
    size: tuple[int, int] = DESKTOP,
    *,
    scheme: Scheme = "light",
) -> Window:
    """A window of a profile of its own."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,
        has_touch=size[0] < 800,
        reduced_motion="reduce",
    )
    return Window(context.new_page(), url)


def play_from_the_start(window: Window) -> None:
    """The big button was pressed and the table of the match is there."""
    window.page.get_by_role("button", name="Play against two computer players").click()
    window.page.locator("#place-name:has-text('Vienna')").wait_for(timeout=30_000)
    window.boards.first.wait_for(timeout=30_000)


# By clicking ----------------------------------------------------------------------------------


def click_on(window: Window, luck: random.Random) -> None:
    """One click further: an entry of an open list, or the first button of the board."""
    menus = window.notes.last.locator(".menu-button:not(:disabled)")
    if window.messages.last.locator(".menu-button").count() and menus.count():
        _choose(menus.last, window, luck)
        return
    moves = window.boards.last.locator("button.style-1:not(:disabled)")
    if moves.count():
        before = _shown(window)
        moves.first.click()
        _await_change(window, before)
    else:
        window.page.wait_for_timeout(100)


def _choose(menu: Locator, window: Window, luck: random.Random) -> None:
    before = _shown(window)
    menu.click()
    entries = window.page.locator(".menu [role=listbox]:not([hidden]) [role=option]")
    entries.nth(luck.randrange(entries.count())).click()
    _await_change(window, before)


def _shown(window: Window) -> object:
    return window.page.evaluate("document.getElementById('messages').textContent")


def _await_change(window: Window, before: object) -> None:
    end = time.monotonic() + 5
    while time.monotonic() < end and _shown(window) == before:
        window.page.wait_for_timeout(30)
    window.page.wait_for_timeout(120)  # the board itself follows the private answer


def click_to_the_end(window: Window, seed: int, *, clicks: int = 10_000) -> None:
    """The match is over, or so many clicks were made."""
    luck, end = random.Random(seed), time.monotonic() + _LONGEST_MATCH
    for _ in range(clicks):
        if window.is_over:
            return
        assert time.monotonic() < end, f"no end in sight: {window.boards.last.inner_text()}"
        click_on(window, luck)


# By typing ------------------------------------------------------------------------------------


def type_a_move(window: Window, luck: random.Random) -> None:
    """One move with /play, taken from the suggestions by arrow keys."""
    window.type("/play", "Tab")
    entries = window.page.locator("#suggestions li")
    try:
        entries.first.wait_for(timeout=3_000)
    except Exception as error:
        if type(error).__name__ != "TimeoutError":
            raise
        window.page.keyboard.press("Control+a")  # computers are moving: nothing to suggest yet
        window.page.keyboard.press("Delete")
        return
    before = _shown(window)
    for _ in range(1 + luck.randrange(entries.count())):
        window.page.keyboard.press("ArrowDown")
    window.page.keyboard.press("Enter")
    window.page.keyboard.press("Enter")
    _await_change(window, before)


def type_to_the_end(window: Window, seed: int) -> None:
    """The match is over."""
    luck, end = random.Random(seed), time.monotonic() + _LONGEST_MATCH
    while not window.is_over:
        assert time.monotonic() < end, f"no end in sight: {window.boards.last.inner_text()}"
        type_a_move(window, luck)
