"""What messages look like: Discord's markdown and every kind of component."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator

from tests.playground.page.scripted import (
    ANNA,
    HERE,
    THREAD,
    Json,
    Script,
    layout,
    message,
    row,
    scripted,
)

Shown = Callable[[Json], tuple[Locator, Script]]


@pytest.fixture
def shown(browser: Browser) -> Iterator[Shown]:
    """Shows one message in a page; nothing may complain."""
    errors: list[str] = []

    def show(one: Json) -> tuple[Locator, Script]:
        script = Script(one)
        window = scripted(browser, script)
        window.errors = errors
        window.messages.first.wait_for()
        return window.messages.first, script

    yield show
    assert errors == []


@pytest.mark.parametrize(
    ("text", "selector", "inside"),
    [
        ("a **b c** d", "strong", "b c"),
        ("a *b* c", "em", "b"),
        ("a _b_ c", "em", "b"),
        ("a __b__ c", "u", "b"),
        ("a ~~b~~ c", "s", "b"),
        ("a `b*c*` d", "code", "b*c*"),
        ("```py\na = 1\n```", "pre code", "a = 1"),
        ("# Big", "h3.heading-1", "Big"),
        ("### Small", "h3.heading-3", "Small"),
        ("-# aside", "p.subtext", "aside"),
        ("> said", "blockquote", "said"),
        ("- one\n  - deeper", "li li", "deeper"),
        ("3. third", "ol[start='3'] li", "third"),
        ("[name](https://example.org)", "a[href='https://example.org']", "name"),
        ("see https://example.org/a_b.", "a[href='https://example.org/a_b']", "/a_b"),
        ("<@1>", ".mention.you", "@Anna"),
        ("<@77>", ".mention", "@somebody"),
        (f"<#{THREAD}>", "button.mention", "Vienna, match 1"),
        ("<t:1790000000:D>", "time.stamp", "September 2026"),
    ],
)
def test_markdown(shown: Shown, text: str, selector: str, inside: str) -> None:
    one, _ = shown(message(1, ANNA, content=text))
    assert inside in one.locator(f".text {selector}").first.inner_text()


@pytest.mark.parametrize(
    "text",
    ["snake_case_name", "2 * 3 * 4", "**open", "\\*not\\*", "<b>x</b>", "[x](javascript:alert(1))"],
)
def test_what_is_no_markdown_stays_text(shown: Shown, text: str) -> None:
    one, _ = shown(message(1, ANNA, content=text))
    assert one.locator(".text").inner_text() == text.replace("\\", "")
    assert one.locator(".text :is(strong, em, b, a)").count() == 0


def test_a_spoiler_is_read_only_when_it_is_pressed(shown: Shown) -> None:
    one, _ = shown(message(1, ANNA, content="it was ||Béla||"))
    assert "Béla" not in one.inner_text()
    one.get_by_role("button", name="Spoiler").click()
    assert "Béla" in one.inner_text()


def test_buttons_of_every_style_and_a_disabled_one(shown: Shown) -> None:
    buttons: list[Json] = [
        {"type": 2, "id": n, "style": n, "label": f"style {n}", "custom_id": f"b{n}"}
        for n in range(1, 5)
    ]
    link: Json = {"type": 2, "id": 5, "style": 5, "label": "there", "url": "https://example.org"}
    off: Json = {**buttons[0], "id": 6, "label": "off", "custom_id": "off", "disabled": True}
    one, script = shown(layout(1, row(*buttons), row(link, off)))
    one.get_by_role("button", name="style 3").click()
    assert script.all_asked("click") == [{"message": "1001", "custom_id": "b3"}]
    assert one.get_by_role("link", name="there").get_attribute("rel") == "noopener noreferrer"
    assert one.get_by_role("button", name="off").get_attribute("disabled") is not None


def test_a_container_has_its_colour_its_section_and_its_file(shown: Shown) -> None:
    media = {"url": "/page/icon.svg", "width": 32, "height": 32}
    section: Json = {
        "type": 9,
        "id": 2,
        "components": [{"type": 10, "id": 3, "content": "**beside**"}],
        "accessory": {"type": 11, "id": 4, "media": media, "description": "a wheel"},
    }
    file: Json = {
        "type": 13,
        "id": 5,
        "file": {"url": "/cdn/x/r.json"},
        "name": "r.json",
        "size": 9,
    }
    rule: Json = {"type": 14, "id": 6, "divider": True, "spacing": 1}
    one, _ = shown(
        layout(
            1,
            {"type": 17, "id": 1, "accent_color": 0xB28630, "components": [section, rule, file]},
        )
    )
    colour = one.locator(".container").evaluate("node => getComputedStyle(node).borderLeftColor")
    assert colour == "rgb(178, 134, 48)"
    assert one.get_by_role("img", name="a wheel").count() == 1
    assert one.locator("a.file").get_attribute("download") == "r.json"


def test_several_entries_of_a_list_are_chosen_together(shown: Shown) -> None:
    options = [{"label": name, "value": name[0]} for name in ("Rathaus", "Prater", "Oper")]
    select: Json = {"type": 3, "id": 1, "custom_id": "s", "max_values": 2, "options": options}
    one, script = shown(layout(1, row({**select, "placeholder": "Fields"})))
    one.get_by_role("button", name="Fields").click()
    one.get_by_role("option", name="Rathaus").click()
    one.get_by_role("option", name="Oper").click()
    one.get_by_role("button", name="Done").click()
    assert script.all_asked("choose") == [
        {"message": "1001", "custom_id": "s", "values": ["R", "O"]}
    ]


def test_a_person_is_chosen_from_a_list(shown: Shown) -> None:
    select: Json = {"type": 5, "id": 1, "custom_id": "u", "placeholder": "Who"}
    one, script = shown(layout(1, row(select)))
    one.get_by_role("button", name="Who").click()
    one.get_by_role("option", name="Béla").click()
    assert script.all_asked("choose") == [{"message": "1001", "custom_id": "u", "values": ["2"]}]


def test_arrow_keys_alone_choose_nothing(shown: Shown) -> None:
    options = [{"label": name, "value": name[0]} for name in ("Rathaus", "Prater", "Oper")]
    select: Json = {"type": 3, "id": 1, "custom_id": "s", "options": options, "placeholder": "F"}
    one, script = shown(layout(1, row(select)))
    one.get_by_role("button", name="F").focus()
    one.evaluate("node => node.querySelector('.menu-button').click()")
    for key in ("ArrowDown", "End"):
        one.locator("[role=listbox]").press(key)
    assert script.all_asked("choose") == []
    one.locator("[role=listbox]").press("Enter")
    assert script.all_asked("choose") == [{"message": "1001", "custom_id": "s", "values": ["O"]}]


def test_a_thinking_bot_a_command_and_a_private_message(shown: Shown) -> None:
    origin = {"type": 2, "user": ANNA, "name": "replay"}
    flags = 64 | 128
    one, _ = shown(message(1, flags=flags, ephemeral=True, interaction_metadata=origin))
    text = one.inner_text()
    assert "Fiaker is thinking…" in text
    assert "Anna used /replay" in text
    assert "Only you can see this" in text


def test_a_link_to_a_thread_leads_there(shown: Shown) -> None:
    one, script = shown(message(1, ANNA, content=f"it is in <#{THREAD}>"))
    one.get_by_role("button", name="Vienna").click()
    one.wait_for(state="detached")
    assert [asked["channel"] for asked in script.all_asked("history")] == [HERE, THREAD]
