"""Several people, each in a window of their own."""

from __future__ import annotations

from tests.playground.page.conftest import OpenWindow
from tests.playground.page.windows import Window

TABLE = "/game new seats: 3 computers: 1 length: short"


def seated(window: OpenWindow) -> tuple[Window, Window]:
    """Anna has opened a table in #spieltisch, and Béla has joined."""
    anna, bela = window("Anna"), window("Béla")
    for one in (anna, bela):
        one.go("spieltisch")
    anna.type(TABLE, "Escape", "Enter")
    bela.boards.last.get_by_role("button", name="Join").click()
    return anna, bela


def test_two_windows_are_two_people_at_one_table(window: OpenWindow) -> None:
    anna, bela = seated(window)
    anna.boards.last.locator(":text('@Béla')").wait_for()
    start = anna.boards.last.get_by_role("button", name="Start")
    if start.count():
        start.click()
    for one in (anna, bela):
        link = one.boards.first.get_by_role("button", name="Vienna")
        link.first.click()
        one.page.locator("#place-name:has-text('Vienna')").wait_for()
        one.boards.last.locator("img").first.wait_for()


def test_a_private_answer_reaches_only_its_person(window: OpenWindow) -> None:
    anna, bela = window("Anna"), window("Béla")
    anna.type("/help", "Enter")
    anna.notes.last.locator(":text('Only you can see this')").wait_for()
    anna.type("good evening", "Enter")
    bela.boards.last.locator(":text('good evening')").wait_for()
    assert bela.notes.count() == 0


def test_a_dismissed_message_stays_away(window: OpenWindow) -> None:
    anna = window()
    anna.type("/help", "Enter")
    anna.notes.last.get_by_role("button", name="Dismiss message").click()
    anna.notes.last.wait_for(state="detached")
    anna.page.reload()
    anna.page.locator(".welcome").wait_for()
    assert anna.notes.count() == 0


def test_what_is_said_elsewhere_is_marked_unread_until_it_is_read(window: OpenWindow) -> None:
    anna, bela = window("Anna"), window("Béla")
    bela.go("garten")
    bela.type("the sun is out", "Enter")
    mark = anna.page.locator("#channels button.unread")
    mark.wait_for()
    anna.go("garten")
    anna.go("welcome")
    mark.wait_for(state="detached")


def test_markup_that_somebody_types_stays_text(window: OpenWindow) -> None:
    anna = window()
    anna.type("<img src=x onerror=alert(1)> **bold** <b>not</b>", "Enter")
    anna.boards.last.locator("strong:text('bold')").wait_for()
    assert anna.boards.last.locator("img, b").count() == 0
    assert "<b>not</b>" in anna.boards.last.inner_text()


def test_the_language_is_switched_for_page_and_commands(window: OpenWindow) -> None:
    anna = window()
    anna.page.locator("#you").click()
    anna.page.locator("#language").select_option("de")
    anna.page.locator("h2:text('Wer bist du in diesem Fenster?')").wait_for()
    anna.page.keyboard.press("Escape")
    anna.type("/wür")
    anna.page.locator("#suggestions li:has-text('/würfeln')").wait_for()
    assert anna.page.evaluate("document.documentElement.lang") == "de"
