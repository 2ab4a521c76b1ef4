"""What files have to keep: their number and size, and that names lead to them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.judge import component_rules
from tests.judge.findings import Files, Finding, Node, twice

MOST_FILES = 10
BIGGEST_FILE = 10 * 2**20
BIGGEST_REQUEST = 25 * 2**20
SCHEME = "attachment://"
SCHEMES = (SCHEME, "http://", "https://")
PICTURES = (".jpg", ".jpeg", ".png", ".webp", ".gif")
FIRST_SNOWFLAKE = 1 << 22  # one millisecond after Discord's epoch
PLAIN_NAME = re.compile(r"[A-Za-z0-9_.-]+")


def check_sizes(files: Files) -> Iterator[Finding]:
    """What is wrong with how many files there are, and how big."""
    if len(files) > MOST_FILES:
        yield Finding(("files",), f"are {len(files)} files; at most {MOST_FILES} are allowed")
    for index, (name, content) in enumerate(files):
        if len(content) > BIGGEST_FILE:
            yield Finding(
                ("files", index),
                f"{name!r} has {len(content)} bytes; at most {BIGGEST_FILE} are allowed",
            )
    total = sum(len(content) for _, content in files)
    if total > BIGGEST_REQUEST:
        yield Finding(
            ("files",), f"have {total} bytes together; at most {BIGGEST_REQUEST} are allowed"
        )


def check_attachments(node: Node, files: Files, *, edit: bool, v2: bool) -> Iterator[Finding]:
    """What is wrong with the list of attachments, and with what refers to them."""
    listed = node["attachments"]
    yield from _check_list(listed, files, edit=edit)
    embedded = [url for embed in node["embeds"].each() for url in _pictures(embed)]
    shown = list(component_rules.media(node["components"]))
    for component in component_rules.walk(node["components"]):
        url = component["file"]["url"]
        if component["type"].whole == component_rules.FILE and not url.text.startswith(SCHEME):
            yield url.wrong(f"is {url.text!r}; a file component shows attachments only")
    for url in (*embedded, *shown):
        if url.text and not url.text.startswith(SCHEMES):
            yield url.wrong(f"is {url.text!r}; it should begin with http, https or {SCHEME}")
    for url in embedded:
        if url.text.startswith(SCHEME) and not url.text.lower().endswith(PICTURES):
            yield url.wrong(f"is {url.text!r}; embeds show {', '.join(PICTURES)} only")
    kept = edit and (not listed.given or any(_is_kept(entry, files) for entry in listed.each()))
    names = {name for name, _ in files}
    references = [url for url in (*embedded, *shown) if url.text.startswith(SCHEME)]
    for url in references:
        name = url.text.removeprefix(SCHEME)
        if not PLAIN_NAME.fullmatch(name):
            yield url.wrong(f"names {name!r}; Discord renames all but letters, digits and _ . -")
        elif name not in names and not kept:
            yield url.wrong(f"names {name!r}, which is not among the files of this request")
    if v2:
        referred = {url.text.removeprefix(SCHEME) for url in references}
        for index, (name, _) in enumerate(files):
            if name not in referred:
                yield Finding(("files", index), f"{name!r} is shown by no component")


def _pictures(embed: Node) -> Iterator[Node]:
    yield embed["image"]["url"]
    yield embed["thumbnail"]["url"]
    yield embed["footer"]["icon_url"]
    yield embed["author"]["icon_url"]


def _check_list(listed: Node, files: Files, *, edit: bool) -> Iterator[Finding]:
    yield from twice((entry["id"] for entry in listed.each()), "the attachment id")
    for entry in listed.each():
        number = _number(entry["id"])
        if number is None or number < len(files) or (edit and number >= FIRST_SNOWFLAKE):
            continue
        yield entry["id"].wrong(f"is {number}, and there is no files[{number}] in this request")
    if edit and listed.given:
        uploaded = {_number(entry["id"]) for entry in listed.each()}
        for index, (name, _) in enumerate(files):
            if index not in uploaded:
                yield Finding(("files", index), f"{name!r} is not listed in attachments")


def _is_kept(entry: Node, files: Files) -> bool:
    number = _number(entry["id"])
    return number is not None and number >= len(files)


def _number(node: Node) -> int | None:
    if node.text.isdecimal():
        return int(node.text)
    return node.whole if node.number is not None else None
