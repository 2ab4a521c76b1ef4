"""What a message has to keep: its text, its embeds, its flags, whom it may call."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from tests.judge import attachment_rules, component_rules
from tests.judge.findings import Files, Finding, Node, longer_than, members

EPHEMERAL = 1 << 6
COMPONENTS_V2 = 1 << 15
LONGEST_CONTENT = 2000
LONGEST_EMBEDS = 6000

MENTION = re.compile(r"<@[!&]?\d+>|@everyone|@here")
NOT_WITH_V2 = ("content", "embeds", "poll", "sticker_ids")
SHOWN = ("content", "embeds", "components", "poll", "sticker_ids", "shared_client_theme")
LISTED_IN_PARSE = (("users", "users"), ("roles", "roles"))


class Kind(NamedTuple):
    """Whether a message is new, and whether it goes through an interaction's own address."""

    edit: bool
    private: bool


def check_message(node: Node, files: Files, kind: Kind) -> Iterator[Finding]:
    """What is wrong with this message, new or edited."""
    v2 = bool(node["flags"].whole & COMPONENTS_V2)
    yield from longer_than(node["content"], LONGEST_CONTENT)
    yield from _check_emptiness(node, files, kind, v2=v2)
    yield from _check_flags(node, kind)
    if v2:
        yield from _check_v2(node)
    yield from _check_embeds(node["embeds"])
    yield from _check_mentions(node)
    yield from component_rules.check_components(node["components"], v2=v2)
    yield from attachment_rules.check_attachments(node, files, edit=kind.edit, v2=v2)


def _check_emptiness(node: Node, files: Files, kind: Kind, *, v2: bool) -> Iterator[Finding]:
    if v2:
        if node["components"].blank and (node["components"].given or not kind.edit):
            yield node.wrong("is an empty message: the Components V2 flag without components")
        return
    if kind.edit:
        emptied = all(
            key in members(node.value) and node[key].blank
            for key in ("content", "embeds", "components", "attachments")
        )
        if emptied and not files:
            yield node.wrong("leaves an empty message: nothing stays of it")
    elif not files and all(node[key].blank for key in SHOWN):
        yield node.wrong("is an empty message: no content, embed, component, file, poll or sticker")


def _check_flags(node: Node, kind: Kind) -> Iterator[Finding]:
    if not node["flags"].whole & EPHEMERAL:
        return
    if kind.edit:
        yield node["flags"].wrong("has EPHEMERAL (64), which an edit cannot change")
    elif not kind.private:
        yield node["flags"].wrong("has EPHEMERAL (64), which is for answers to interactions only")


def _check_v2(node: Node) -> Iterator[Finding]:
    for key in NOT_WITH_V2:
        if not node[key].blank:
            yield node[key].wrong("cannot go with the Components V2 flag")


def _check_embeds(embeds: Node) -> Iterator[Finding]:
    total = 0
    for embed in embeds.each():
        fields = list(embed["fields"].each())
        for field in fields:
            for part in (field["name"], field["value"]):
                if part.given and part.blank:
                    yield part.wrong("is empty; an embed's field needs a name and a value")
        texts = [embed["title"], embed["description"], embed["footer"]["text"]]
        texts.append(embed["author"]["name"])
        texts += [part for field in fields for part in (field["name"], field["value"])]
        total += sum(len(text.text.strip()) for text in texts)
        pictures = (embed["image"], embed["thumbnail"], embed["video"])
        if not any(text.text.strip() for text in texts) and not any(p.given for p in pictures):
            yield embed.wrong("is an embed that shows nothing")
    if total > LONGEST_EMBEDS:
        yield embeds.wrong(
            f"have {total} characters together; at most {LONGEST_EMBEDS} are allowed in a message"
        )


def _check_mentions(node: Node) -> Iterator[Finding]:
    allowed = node["allowed_mentions"]
    said = members(allowed.value)
    for kind, key in LISTED_IN_PARSE:
        if kind in _strings(allowed["parse"]) and not allowed[key].blank:
            yield allowed[key].wrong(f"names {kind}, and 'parse' allows all of them already")
    if any(key in said for key in ("parse", "users", "roles")):
        return
    texts = [node["content"], *component_rules.texts(node["components"])]
    for text in texts:
        if found := MENTION.search(text.text):
            yield text.wrong(
                f"mentions {found[0]}, but the message does not state allowed_mentions"
            )


def _strings(node: Node) -> list[str]:
    return [entry.text for entry in node.each()]
