"""Every rule for components: what breaks it is named, its neighbour passes."""

from __future__ import annotations

import pytest

from tests.judge.cases import (
    BOARD,
    V2,
    Case,
    button,
    edit,
    gallery,
    link,
    options,
    post,
    row,
    select,
    settle,
    text,
)
from tests.judge.judge import Judge
from tests.judge.recorder import Sent

PICTURE = "https://example.org/board.png"


def rows(*components: object) -> Sent:
    return post(content="x", components=[row(component) for component in components])


def one_row(*components: object) -> Sent:
    return post(content="x", components=[row(*components)])


def v2(*components: object) -> Sent:
    return post(flags=V2, components=list(components))


def section(*texts: object, **more: object) -> dict[str, object]:
    return {"type": 9, "components": list(texts), "accessory": button(), **more}


def thumbnail(**more: object) -> dict[str, object]:
    return {"type": 11, "media": {"url": PICTURE}, **more}


def users(**more: object) -> dict[str, object]:
    return {"type": 5, "custom_id": "who", **more}


def user(id_: int) -> dict[str, object]:
    return {"id": f"{id_}", "type": "user"}


FIRST = "/components/0/components/0"

CASES = [
    Case(
        "classic rows",
        rows(*(button(f"{n}") for n in range(5))),
        rows(*(button(f"{n}") for n in range(6))),
        "/components",
        "has 6 rows; at most 5 are allowed",
    ),
    Case(
        "buttons in a row",
        one_row(*(button(f"{n}") for n in range(5))),
        one_row(*(button(f"{n}") for n in range(6))),
        "/components/0/components",
        "has 6 entries; at most 5 are allowed",
    ),
    Case(
        "select and button",
        rows(select(), button()),
        one_row(select(), button()),
        "/components/0/components",
        "have a select and a button in one row",
    ),
    Case(
        "two selects",
        rows(select("a"), users()),
        one_row(select("a"), users()),
        "/components/0/components",
        "have 2 selects in one row; one fills it",
    ),
    Case(
        "custom_id twice",
        one_row(button("a"), button("b")),
        one_row(button("a"), button("a")),
        "/components/0/components/1/custom_id",
        f"the custom_id 'a' is already at {FIRST}/custom_id",
    ),
    Case(
        "custom_id twice at different depths",
        v2(section(text()), row(button("other"))),
        v2(section(text()), row(button("go"))),
        "/components/1/components/0/custom_id",
        "the custom_id 'go' is already at /components/0/accessory/custom_id",
    ),
    Case(
        "id twice",
        v2(text(id=0), text(id=0), text(id=1)),
        v2(text(id=1), text(id=1)),
        "/components/1/id",
        "the id 1 is already at /components/0/id",
    ),
    Case(
        "link without url",
        one_row(link()),
        one_row(link(url=None)),
        FIRST,
        "is a link button without url",
    ),
    Case(
        "link with custom_id",
        one_row(link()),
        one_row(link(custom_id="x")),
        f"{FIRST}/custom_id",
        "does not go with a link button of style 5",
    ),
    Case(
        "link elsewhere",
        one_row(link(url="discord://-/channels/1")),
        one_row(link(url="ftp://example.org")),
        f"{FIRST}/url",
        "is 'ftp://example.org'; a link begins with http, https or discord",
    ),
    Case(
        "link that is none",
        one_row(link()),
        one_row(link(url="https://exam ple.org")),
        f"{FIRST}/url",
        "is 'https://exam ple.org', which is not a uri",
    ),
    Case(
        "button without custom_id",
        one_row(button()),
        one_row(button(None)),
        FIRST,
        "is a button without custom_id",
    ),
    Case(
        "button with url",
        one_row(button(style=4)),
        one_row(button(style=4, url="https://example.org")),
        f"{FIRST}/url",
        "does not go with a button of style 4",
    ),
    Case(
        "bare button",
        one_row(button(label=None, emoji={"id": None, "name": "🎲"})),
        one_row(button(label=None)),
        FIRST,
        "is a button with neither label nor emoji",
    ),
    Case(
        "premium button",
        one_row({"type": 2, "style": 6, "sku_id": "1"}),
        one_row({"type": 2, "style": 6}),
        FIRST,
        "is a premium button without sku_id",
    ),
    Case(
        "premium button with a label",
        one_row({"type": 2, "style": 6, "sku_id": "1"}),
        one_row({"type": 2, "style": 6, "sku_id": "1", "label": "Buy"}),
        f"{FIRST}/label",
        "does not go with a premium button of style 6",
    ),
    Case(
        "style",
        one_row(button(style=3)),
        one_row(button(style=7)),
        f"{FIRST}/style",
        "is 7; allowed here: 1, 2, 3, 4, 5, 6",
    ),
    Case(
        "label",
        one_row(button(label="x" * 80)),
        one_row(button(label="x" * 81)),
        f"{FIRST}/label",
        "is 81 characters long; at most 80 are allowed",
    ),
    Case(
        "custom_id",
        one_row(button("x" * 100)),
        one_row(button("x" * 101)),
        f"{FIRST}/custom_id",
        "is 101 characters long; at most 100 are allowed",
    ),
    Case(
        "placeholder",
        rows(select(placeholder="x" * 150)),
        rows(select(placeholder="x" * 151)),
        f"{FIRST}/placeholder",
        "is 151 characters long; at most 150 are allowed",
    ),
    Case(
        "options of a select",
        rows(select(options=options(25))),
        rows(select(options=options(26))),
        f"{FIRST}/options",
        "has 26 entries; at most 25 are allowed",
    ),
    Case(
        "bounds of a select",
        rows(select(min_values=2, max_values=2)),
        rows(select(min_values=2, max_values=1)),
        FIRST,
        "min_values 2 is more than max_values 1",
    ),
    Case(
        "more to choose than there is",
        rows(select(max_values=2)),
        rows(select(max_values=3)),
        f"{FIRST}/max_values",
        "is 3, and there are 2 options",
    ),
    Case(
        "value twice",
        rows(select(options=options(2))),
        rows(select(options=options(1) * 2)),
        f"{FIRST}/options/1/value",
        f"the value '0' is already at {FIRST}/options/0/value",
    ),
    Case(
        "defaults among options",
        rows(select(max_values=2, options=[{**one, "default": True} for one in options(2)])),
        rows(select(max_values=1, options=[{**one, "default": True} for one in options(2)])),
        FIRST,
        "has 2 defaults; max_values allows 1",
    ),
    Case(
        "too many defaults",
        rows(users(max_values=2, default_values=[user(1), user(2)])),
        rows(users(default_values=[user(1), user(2)])),
        FIRST,
        "has 2 defaults; max_values allows 1",
    ),
    Case(
        "too few defaults",
        rows(users(min_values=2, max_values=3, default_values=[user(1), user(2)])),
        rows(users(min_values=2, max_values=3, default_values=[user(1)])),
        FIRST,
        "has 1 defaults; min_values asks for 2",
    ),
    Case(
        "default of another kind",
        rows(users(default_values=[user(1)])),
        rows(users(default_values=[{"id": "1", "type": "role"}])),
        f"{FIRST}/default_values/0/type",
        "is 'role'; allowed here: 'user'",
    ),
    Case(
        "V2 component without the flag",
        v2({"type": 14}),
        post(content="x", components=[{"type": 14}]),
        "/components/0",
        "is a separator, which needs the Components V2 flag (32768)",
    ),
    Case(
        "V2 component in an edit without the flag",
        edit(flags=V2, components=[gallery(PICTURE)]),
        edit(components=[gallery(PICTURE)]),
        "/components/0",
        "is a media gallery, which needs the Components V2 flag (32768)",
    ),
    Case(
        "components counted with those inside",
        v2(*([section(text())] + [text()] * 37)),
        v2(*([section(text())] + [text()] * 38)),
        "/components",
        "are 41, those inside others included; at most 40 are allowed",
    ),
    Case(
        "text of all components",
        v2(text("x" * 2000), {"type": 17, "components": [text("x" * 2000)]}),
        v2(text("x" * 2000), {"type": 17, "components": [text("x" * 2001)]}),
        "/components",
        "have 4001 characters of text together; at most 4000 are allowed",
    ),
    Case(
        "gallery",
        v2(gallery(*[PICTURE] * 10)),
        v2(gallery(*[PICTURE] * 11)),
        "/components/0/items",
        "has 11 entries; at most 10 are allowed",
    ),
    Case(
        "empty gallery",
        v2(gallery(PICTURE)),
        v2(gallery()),
        "/components/0/items",
        "has 0 entries; at least 1 are needed",
    ),
    Case(
        "texts of a section",
        v2(section(text(), text(), text())),
        v2(section(text(), text(), text(), text())),
        "/components/0/components",
        "has 4 entries; at most 3 are allowed",
    ),
    Case(
        "section without text",
        v2(section(text())),
        v2(section()),
        "/components/0/components",
        "has 0 entries; at least 1 are needed",
    ),
    Case(
        "section without accessory",
        v2(section(text(), accessory=thumbnail())),
        v2({"type": 9, "components": [text()]}),
        "/components/0",
        "'accessory' is missing",
    ),
    Case(
        "another accessory",
        v2(section(text(), accessory=thumbnail())),
        v2(section(text(), accessory=select())),
        "/components/0/accessory/type",
        "is 3; allowed here: 2, 11",
    ),
    Case(
        "alt text in a gallery",
        v2(gallery(PICTURE, description="x" * 1024)),
        v2(gallery(PICTURE, description="x" * 1025)),
        "/components/0/items/0/description",
        "is 1025 characters long; at most 1024 are allowed",
    ),
    Case(
        "alt text of a thumbnail",
        v2(section(text(), accessory=thumbnail(description="x" * 1024))),
        v2(section(text(), accessory=thumbnail(description="x" * 1025))),
        "/components/0/accessory/description",
        "is 1025 characters long; at most 1024 are allowed",
    ),
    Case(
        "alt text of an attachment",
        post([BOARD], attachments=[{"id": 0, "description": "x" * 1024}]),
        post([BOARD], attachments=[{"id": 0, "description": "x" * 1025}]),
        "/attachments/0/description",
        "is 1025 characters long; at most 1024 are allowed",
    ),
    Case(
        "container in a container",
        v2({"type": 17, "components": [text()]}),
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "/components/0/components/0/type",
        "is 17; allowed here: 1, 13, 12, 9, 14, 10",
    ),
    Case(
        "button outside a row",
        v2(row(button())),
        v2(button()),
        "/components/0/type",
        "is 2; allowed here: 1, 17, 13, 12, 9, 14, 10",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_component_rule(judge: Judge, case: Case) -> None:
    settle(judge, case)
