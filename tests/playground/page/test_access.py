"""For everybody: axe-core finds nothing serious, the keyboard reaches everything, news is told."""

from __future__ import annotations

from typing import cast

import pytest

from tests.playground.page.chromium import Scheme, axe
from tests.playground.page.conftest import OpenWindow
from tests.playground.page.windows import (
    DESKTOP,
    PHONE,
    Window,
    click_to_the_end,
    play_from_the_start,
)

_LOOK = """
axe.run(document, {resultTypes: ["violations"]}).then((found) => found.violations
  .filter((one) => one.impact === "serious" || one.impact === "critical")
  .map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(" ")}`))
"""


def barriers(window: Window) -> list[str]:
    """What axe-core calls serious or critical."""
    if window.page.evaluate("typeof axe") == "undefined":
        window.page.evaluate(axe())
    return cast("list[str]", window.page.evaluate(_LOOK))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing_serious(
    window: OpenWindow, size: tuple[int, int], scheme: Scheme
) -> None:
    anna = window(size=size, scheme=scheme)
    assert barriers(anna) == []
    play_from_the_start(anna)
    click_to_the_end(anna, seed=4, clicks=8)
    assert barriers(anna) == []
    anna.type("/place", "Tab")
    anna.page.locator("#options").wait_for()
    assert barriers(anna) == []
    anna.page.keyboard.press("Escape")
    anna.boards.last.locator(".picture").click()
    assert barriers(anna) == []


@pytest.mark.parametrize("opener", ["#you", "#help-open"])
def test_axe_finds_nothing_serious_in_dialogs(window: OpenWindow, opener: str) -> None:
    anna = window()
    anna.page.locator(opener).click()
    assert barriers(anna) == []


def test_what_others_say_is_told_and_what_was_said_before_is_not(window: OpenWindow) -> None:
    anna, bela = window("Anna"), window("Béla")
    bela.type("good evening", "Enter")
    told = anna.page.locator("#announcer")
    told.locator(":text('good evening')").wait_for(state="attached")
    anna.page.reload()
    anna.boards.last.locator(":text('good evening')").wait_for()
    assert told.inner_text() == ""


def test_keys_lead_to_messages_channels_and_the_list_of_keys(window: OpenWindow) -> None:
    anna = window()
    anna.page.locator("#log").focus()
    anna.page.keyboard.press("?")
    anna.page.locator("#help").wait_for()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("Alt+ArrowDown")
    anna.page.locator("#place-name:has-text('spieltisch')").wait_for()
    anna.page.locator("#log").focus()
    anna.page.keyboard.press("/")
    anna.page.locator("#suggestions li").first.wait_for()
    assert anna.page.evaluate("document.activeElement.id") == "composer-text"
