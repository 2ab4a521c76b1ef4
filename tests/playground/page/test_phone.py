"""A window as small as a phone, touched by thumbs."""

from __future__ import annotations

from typing import cast

import pytest

from tests.playground.page.conftest import OpenWindow
from tests.playground.page.windows import (
    PHONE,
    SMALL_PHONE,
    Window,
    click_to_the_end,
    play_from_the_start,
)

_THUMB = 44
_TOO_SMALL = f"""
[...document.querySelectorAll("button, select, summary, [role=option], input")]
  .filter((node) => node.checkVisibility() && !node.closest("[inert]"))
  .filter((node) => !node.matches(".mention, .plain-link"))  // within a text, with room around
  .map((node) => [node.textContent || node.id, node.getBoundingClientRect()])
  .filter(([, box]) => box.height < {_THUMB - 0.5} || box.width < {_THUMB - 0.5})
  .map(([text, box]) => `${{text}}: ${{box.width}} x ${{box.height}}`)
"""
_IS_COMPOSER_IN_SIGHT = """
(() => {
  const box = document.getElementById("composer-text").getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
})()
"""


def check(window: Window) -> None:
    assert window.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert window.page.evaluate("document.getElementById('log').scrollWidth <= innerWidth")
    assert window.page.evaluate(_TOO_SMALL) == []
    assert window.page.evaluate(_IS_COMPOSER_IN_SIGHT)


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_everything_fits_and_can_be_touched(window: OpenWindow, size: tuple[int, int]) -> None:
    anna = window(size=size)
    check(anna)
    play_from_the_start(anna)
    check(anna)
    anna.page.locator("#slash").click()
    anna.page.locator("#suggestions li").first.wait_for()
    check(anna)
    anna.page.locator("#suggestions li").filter(has_text="/game new").click()
    anna.page.locator(".chip").first.wait_for()
    check(anna)


def test_the_board_fills_the_width(window: OpenWindow) -> None:
    anna = window(size=PHONE)
    play_from_the_start(anna)
    wide = anna.boards.last.locator("img").evaluate("image => image.clientWidth")
    assert cast("float", wide) > PHONE[0] * 0.85


def test_the_list_of_channels_is_a_drawer(window: OpenWindow) -> None:
    anna = window(size=PHONE)
    drawer = anna.page.locator("#places")
    assert not drawer.is_visible()
    anna.page.get_by_role("button", name="Show servers and channels").click()
    anna.go("garten")
    drawer.wait_for(state="hidden")


def test_a_picture_opens_large_and_closes_again(window: OpenWindow) -> None:
    anna = window(size=PHONE)
    play_from_the_start(anna)
    anna.boards.last.locator(".picture").click()
    anna.page.locator("#lightbox-image").wait_for()
    before = anna.page.locator("#lightbox-image").evaluate("image => image.clientWidth")
    anna.page.get_by_role("button", name="Larger").click()
    after = anna.page.locator("#lightbox-image").evaluate("image => image.clientWidth")
    assert cast("float", after) > cast("float", before)
    anna.page.keyboard.press("Escape")
    anna.page.locator("#lightbox").wait_for(state="hidden")


def test_a_match_is_played_by_thumb(window: OpenWindow) -> None:
    anna = window(size=SMALL_PHONE)
    play_from_the_start(anna)
    click_to_the_end(anna, seed=3)
    check(anna)
