"""What components have to keep: rows, buttons, selects, and the limits over all of them."""

from __future__ import annotations

from collections.abc import Iterator

from tests.judge.findings import Finding, Node, crossed, elements, more_than, twice

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
SELECTS = frozenset({3, 5, 6, 7, 8})
ONLY_V2 = {
    SECTION: "a section",
    TEXT: "a text display",
    THUMBNAIL: "a thumbnail",
    GALLERY: "a media gallery",
    FILE: "a file",
    SEPARATOR: "a separator",
    CONTAINER: "a container",
}
LINK, PREMIUM = 5, 6

MOST_ROWS = 5
MOST_COMPONENTS = 40
LONGEST_TEXT = 4000


def walk(components: Node) -> Iterator[Node]:
    """Every component, those inside others too."""
    for component in components.each():
        yield from _walk_one(component)


def _walk_one(component: Node) -> Iterator[Node]:
    yield component
    yield from walk(component["components"])
    for inside in (component["accessory"], component["component"]):
        if inside.given:
            yield from _walk_one(inside)


def texts(components: Node) -> Iterator[Node]:
    """The texts that are shown, and that may mention somebody."""
    for component in walk(components):
        if component["type"].whole == TEXT:
            yield component["content"]


def media(components: Node) -> Iterator[Node]:
    """The addresses of pictures and files that are shown."""
    for component in walk(components):
        type_ = component["type"].whole
        if type_ == THUMBNAIL:
            yield component["media"]["url"]
        elif type_ == GALLERY:
            yield from (item["media"]["url"] for item in component["items"].each())
        elif type_ == FILE:
            yield component["file"]["url"]


def check_components(components: Node, *, v2: bool) -> Iterator[Finding]:
    """What is wrong with the components of a message."""
    every = list(walk(components))
    if v2:
        yield from _check_totals(components, every)
    else:
        yield from more_than(components, MOST_ROWS, "rows")
        for component in every:
            if kind := ONLY_V2.get(component["type"].whole):
                yield component.wrong(f"is {kind}, which needs the Components V2 flag (32768)")
    yield from check_identity(every)
    for component in every:
        type_ = component["type"].whole
        if type_ == ROW:
            yield from _check_row(component["components"])
        elif type_ == BUTTON:
            yield from _check_button(component)
        elif type_ in SELECTS:
            yield from check_select(component)


def check_identity(components: list[Node]) -> Iterator[Finding]:
    """What is wrong with the names that tell components apart."""
    yield from twice((component["custom_id"] for component in components), "the custom_id")
    yield from twice(
        (component["id"] for component in components if component["id"].whole), "the id"
    )


def _check_totals(components: Node, every: list[Node]) -> Iterator[Finding]:
    if len(every) > MOST_COMPONENTS:
        yield components.wrong(
            f"are {len(every)}, those inside others included; at most {MOST_COMPONENTS} are allowed"
        )
    length = sum(len(text.text) for text in texts(components))
    if length > LONGEST_TEXT:
        yield components.wrong(
            f"have {length} characters of text together; at most {LONGEST_TEXT} are allowed"
        )


def _check_row(row: Node) -> Iterator[Finding]:
    types = [component["type"].whole for component in row.each()]
    selects = [type_ for type_ in types if type_ in SELECTS]
    if selects and len(selects) < len(types):
        yield row.wrong("have a select and a button in one row")
    if len(selects) > 1:
        yield row.wrong(f"have {len(selects)} selects in one row; one fills it")


def _check_button(button: Node) -> Iterator[Finding]:
    style = button["style"].whole
    if style == LINK:
        needed, barred, name = "url", ("custom_id", "sku_id"), "a link button"
    elif style == PREMIUM:
        needed, barred, name = "sku_id", ("custom_id", "url", "label", "emoji"), "a premium button"
    else:
        needed, barred, name = "custom_id", ("url", "sku_id"), "a button"
    if button[needed].blank:
        yield button.wrong(f"is {name} without {needed}")
    for key in barred:
        if button[key].given:
            yield button[key].wrong(f"does not go with {name} of style {style}")
    if style != PREMIUM and button["label"].blank and not button["emoji"].given:
        yield button.wrong("is a button with neither label nor emoji")
    url = button["url"].text
    if url and not url.startswith(("http://", "https://", "discord://")):
        yield button["url"].wrong(f"is {url!r}; a link begins with http, https or discord")


def check_select(select: Node) -> Iterator[Finding]:
    """What is wrong with how many may be chosen, and of what."""
    least = select["min_values"].whole if select["min_values"].given else 1
    most = select["max_values"].whole if select["max_values"].given else 1
    yield from crossed(select, "min_values", "max_values")
    chosen = [entry for entry in select["options"].each() if entry["default"].value is True]
    chosen += select["default_values"].each()
    if len(chosen) > most:
        yield select.wrong(f"has {len(chosen)} defaults; max_values allows {most}")
    if select["default_values"].given and 0 < len(chosen) < least:
        yield select.wrong(f"has {len(chosen)} defaults; min_values asks for {least}")
    if select["options"].given:
        count = len(elements(select["options"].value))
        for bound, value in (("min_values", least), ("max_values", most)):
            if select[bound].given and value > count:
                yield select[bound].wrong(f"is {value}, and there are {count} options")
        yield from twice((entry["value"] for entry in select["options"].each()), "the value")
