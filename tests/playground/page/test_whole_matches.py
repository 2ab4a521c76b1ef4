"""From the first visit to the end of a short match."""

from __future__ import annotations

from tests.playground.page.conftest import OpenWindow
from tests.playground.page.windows import click_to_the_end, play_from_the_start, type_to_the_end


def test_a_short_match_is_played_by_clicking_only(window: OpenWindow) -> None:
    anna = window()
    play_from_the_start(anna)
    click_to_the_end(anna, seed=1)
    assert anna.boards.last.locator("a.file").count() == 1
    assert anna.boards.last.locator("img").evaluate("image => image.naturalWidth") != 0


def test_a_short_match_is_played_by_typing_only(window: OpenWindow) -> None:
    anna = window()
    anna.type("/game new seats: 3 computers: 2 length: short", "Escape", "Enter")
    anna.boards.last.get_by_role("button", name="Start").wait_for()
    anna.tab_to("Start")
    anna.page.keyboard.press("Enter")
    anna.page.locator("#wanted").wait_for()
    anna.page.keyboard.press("Alt+ArrowDown")
    anna.page.locator("#place-name:has-text('Vienna')").wait_for()
    type_to_the_end(anna, seed=2)
    assert anna.boards.last.locator("a.file").count() == 1
