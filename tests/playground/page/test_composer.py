"""The line one types in: suggestions, options, and sentences for what is wrong."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.playground.page.scripted import HERE, Json, Script, scripted
from tests.playground.page.windows import Window

PLACE: Json = {
    "type": 1,
    "name": "place",
    "description": "Put dice on a field",
    "name_localizations": {"de": "setzen"},
    "options": [
        {
            "type": 3,
            "name": "field",
            "description": "Which",
            "required": True,
            "autocomplete": True,
        },
        {"type": 3, "name": "dice", "description": "Like 2 3", "required": True},
    ],
}
LEVELS: list[Json] = [{"name": "easy", "value": "e"}, {"name": "hard", "value": "h"}]
NEW: Json = {
    "type": 1,
    "name": "new",
    "description": "Open a table",
    "options": [
        {"type": 4, "name": "seats", "description": "How many", "min_value": 3, "max_value": 5},
        {"type": 3, "name": "level", "description": "How strong", "choices": LEVELS},
        {"type": 5, "name": "open", "description": "For all"},
        {"type": 6, "name": "against", "description": "Whom"},
    ],
}
COMMANDS: list[Json] = [
    PLACE,
    {"type": 1, "name": "roll", "description": "Roll your dice"},
    {"type": 1, "name": "game", "description": "Tables", "options": [NEW]},
]


@pytest.fixture
def script() -> Script:
    script = Script()
    script.commands = COMMANDS
    choices = [{"name": "Rathaus", "value": "R"}, {"name": "Prater", "value": "P"}]
    script.answers["autocomplete"] = {"ok": True, "result": {"choices": choices}}
    return script


@pytest.fixture
def anna(browser: Browser, script: Script) -> Iterator[Window]:
    window = scripted(browser, script)
    yield window
    assert window.errors == []


def written(window: Window) -> object:
    return window.page.evaluate("document.getElementById('composer-text').value")


def problem(window: Window) -> str:
    return window.page.locator("#composer-problem").inner_text()


def run(window: Window, text: str) -> None:
    """Typed and sent, without a look at the suggestions."""
    window.type(text, "Escape", "Enter")


def test_a_whole_command_runs_with_one_enter(anna: Window, script: Script) -> None:
    anna.type("/roll", "Enter")
    assert script.all_asked("slash") == [{"channel": HERE, "command": "roll", "options": {}}]
    assert written(anna) == ""


def test_the_beginning_of_a_command_is_completed(anna: Window, script: Script) -> None:
    anna.type("/pl", "Enter")
    assert written(anna) == "/place field: "
    assert script.all_asked("slash") == []


def test_tab_goes_from_option_to_option(anna: Window, script: Script) -> None:
    anna.type("/place", "Tab")
    anna.page.locator("#suggestions li:has-text('Rathaus')").wait_for()
    anna.page.keyboard.press("Tab")
    assert written(anna) == "/place field: Rathaus dice: "
    anna.type("2 3", "Enter")
    options = {"field": "R", "dice": "2 3"}  # what the suggestion stands for
    assert script.all_asked("slash") == [{"channel": HERE, "command": "place", "options": options}]


def test_the_bot_is_asked_once_for_a_word_typed_quickly(anna: Window, script: Script) -> None:
    anna.page.clock.install()
    anna.page.clock.pause_at(dt.datetime.now() + dt.timedelta(hours=1))
    anna.type("/place", "Tab")
    anna.type("rathaus")
    anna.page.clock.run_for(1000)
    anna.page.locator("#suggestions li:has-text('Rathaus')").wait_for()
    asked = script.all_asked("autocomplete")
    assert [one["text"] for one in asked] == ["rathaus"]


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("/game new", {}),
        ("/game new seats: 4 level: hard", {"seats": 4, "level": "h"}),
        ("/game new level: ha", {"level": "h"}),
        ("/game new against: @bela open: no", {"against": "2", "open": False}),
        ("/game new 5", {"seats": 5}),
    ],
)
def test_a_command_written_out_is_understood(
    anna: Window, script: Script, text: str, options: Json
) -> None:
    run(anna, text)
    asked = script.all_asked("slash")
    assert asked == [{"channel": HERE, "command": "game new", "options": options}]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("/nothing", "There is no command /nothing here. Type / to see all of them."),
        ("/roll twice", "/roll stands alone: leave out what follows it."),
        ("/place field: Oper", "“dice” is still missing."),
        ("/game new seats: 9", "“seats” goes from 3 to 5."),
        ("/game new seats: many", "“seats” is a whole number."),
        ("/game new level: none", "“level” is one of these: easy, hard."),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_sent(
    anna: Window, script: Script, text: str, sentence: str
) -> None:
    run(anna, text)
    assert problem(anna) == sentence
    assert script.all_asked("slash") == []


def test_plain_words_are_said(anna: Window, script: Script) -> None:
    anna.type("good evening", "Enter")
    assert script.all_asked("say") == [{"channel": HERE, "content": "good evening"}]


def test_what_could_not_be_sent_can_be_sent_again(anna: Window, script: Script) -> None:
    script.answers["slash"] = {"ok": False, "error": "no-answer", "text": ""}
    anna.type("/roll", "Enter")
    anna.page.locator("#composer-problem:not(:empty)").wait_for()
    assert "Fiaker did not answer in time" in problem(anna)
    assert written(anna) == "/roll"


def test_an_option_is_added_by_a_tap_on_its_name(anna: Window) -> None:
    anna.type("/game new ")
    anna.page.locator(".chip").filter(has_text="level").click()
    assert written(anna) == "/game new level: "
