"""Nothing is lost by a reload, a bot that dies, or a playground that is stopped."""

from __future__ import annotations

from tests.playground.page.conftest import OpenWindow
from tests.playground.page.playgrounds import Playground
from tests.playground.page.windows import Window, click_to_the_end, play_from_the_start

_SEED = 5


def shown(window: Window) -> list[str]:
    """The texts of the channel, without what only time changes."""
    return window.page.locator("#messages .body").all_inner_texts()


def begun(window: OpenWindow) -> Window:
    anna = window()
    play_from_the_start(anna)
    click_to_the_end(anna, _SEED, clicks=10)
    anna.page.wait_for_timeout(1_000)  # computers may still be moving
    return anna


def test_a_reload_shows_the_same_place_with_the_same_messages(window: OpenWindow) -> None:
    anna = begun(window)
    before, address = shown(anna), anna.page.url
    anna.page.reload()
    anna.boards.last.wait_for()
    assert (shown(anna), anna.page.url) == (before, address)


def test_a_bot_that_dies_comes_back_and_the_match_goes_on(
    window: OpenWindow, playground: Playground
) -> None:
    anna = begun(window)
    before = shown(anna)
    playground.kill_bot()
    anna.page.locator("#banner:has-text('offline')").wait_for()
    anna.page.locator("#banner").wait_for(state="hidden", timeout=30_000)
    assert shown(anna)[: len(before)] == before
    click_to_the_end(anna, _SEED)


def test_a_playground_that_is_restarted_goes_on_by_itself(
    window: OpenWindow, playground: Playground
) -> None:
    anna = begun(window)
    before = shown(anna)
    playground.stop()
    anna.page.locator("#banner:has-text('connection is lost')").wait_for()
    playground.start()
    anna.page.locator("#banner").wait_for(state="hidden", timeout=30_000)
    anna.boards.last.wait_for()
    assert shown(anna)[: len(before)] == before
    click_to_the_end(anna, _SEED)
    anna.errors.clear()  # that the server was away is what the browser complained of
