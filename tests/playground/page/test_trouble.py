"""When things go wrong: no answer, a lost connection, a bot that is away, a form to fill in."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.playground.page.scripted import (
    ANNA,
    THREAD,
    Json,
    Script,
    layout,
    message,
    row,
    scripted,
)

BUTTON: Json = {"type": 2, "id": 1, "style": 1, "label": "Roll", "custom_id": "r"}


def test_a_button_says_when_no_answer_came(browser: Browser) -> None:
    script = Script(layout(1, row(BUTTON)))
    script.answers["click"] = {"ok": False, "error": "no-answer", "text": ""}
    anna = scripted(browser, script)
    anna.messages.first.get_by_role("button", name="Roll").click()
    anna.messages.first.locator(".failure:has-text('This interaction failed')").wait_for()


def test_a_button_that_waits_is_busy_and_takes_no_second_press(browser: Browser) -> None:
    script = Script(layout(1, row(BUTTON)))
    script.answers["click"] = None
    anna = scripted(browser, script)
    button = anna.messages.first.get_by_role("button", name="Roll")
    button.click()
    button.click()
    assert button.get_attribute("aria-busy") == "true"
    assert len(script.all_asked("click")) == 1


def test_what_came_while_the_connection_was_lost_is_there_afterwards(browser: Browser) -> None:
    script = Script(message(1, ANNA, content="before"))
    anna = scripted(browser, script)
    anna.messages.first.wait_for()
    script.messages.append(message(2, ANNA, content="meanwhile"))
    script.hang_up()
    anna.messages.locator(":text('meanwhile')").wait_for()
    assert script.greetings == 2


def test_a_bot_that_is_away_is_said_to_be(browser: Browser) -> None:
    script = Script()
    anna = scripted(browser, script)
    script.tell("bot", online=False)
    anna.page.locator("#banner:has-text('Fiaker is offline')").wait_for()
    script.tell("bot", online=True)
    anna.page.locator("#banner").wait_for(state="hidden")


def test_somebody_who_types_is_named_until_they_have_written(browser: Browser) -> None:
    script = Script()
    anna = scripted(browser, script)
    script.tell("typing", channel="50", who="Béla")
    anna.page.locator("#typing:has-text('Béla is typing…')").wait_for()
    bela: Json = {"id": "2", "username": "bela", "global_name": "Béla"}
    script.tell("message", message=message(1, bela, content="hello"))
    anna.page.locator("#typing:empty").wait_for(state="attached")


def test_a_mention_elsewhere_shows_the_way_there(browser: Browser) -> None:
    script = Script()
    anna = scripted(browser, script)
    script.tell("unread", channel=THREAD, count=1, mentions=1)
    anna.page.get_by_role("button", name="Go there").click()
    anna.page.locator("#place-name:has-text('Vienna, match 1')").wait_for()


def test_an_edited_message_keeps_the_focus_where_it_was(browser: Browser) -> None:
    script = Script(layout(1, row(BUTTON)))
    anna = scripted(browser, script)
    anna.messages.first.get_by_role("button", name="Roll").focus()
    script.tell("edited", message=layout(1, row({**BUTTON, "label": "Place", "custom_id": "p"})))
    anna.messages.first.get_by_role("button", name="Place").wait_for()
    assert anna.page.evaluate("document.activeElement.textContent") == "Place"


def test_a_form_is_filled_in_and_sent(browser: Browser) -> None:
    script = Script(layout(1, row(BUTTON)))
    name: Json = {"type": 4, "id": 2, "custom_id": "name", "style": 1, "max_length": 20}
    options = [{"label": "Left", "value": "l"}, {"label": "Right", "value": "r"}]
    side: Json = {"type": 3, "id": 3, "custom_id": "side", "options": options}
    parts = [
        {"type": 18, "label": "Your name", "component": name},
        {"type": 18, "label": "Your side", "component": side},
    ]
    modal = {"interaction": "700", "title": "A question", "components": parts}
    result = {"kind": "modal", "modal": modal, "message": None}
    script.answers["click"] = {"ok": True, "result": result}
    anna = scripted(browser, script)
    anna.messages.first.get_by_role("button", name="Roll").click()
    form = anna.page.get_by_role("dialog", name="A question")
    form.get_by_role("textbox", name="Your name").fill("Anna")
    form.get_by_role("combobox", name="Your side").select_option("r")
    form.get_by_role("button", name="Send").click()
    form.wait_for(state="hidden")
    fields = {"name": "Anna", "side": ["r"]}
    assert script.all_asked("submit") == [{"modal": "700", "fields": fields}]
