"""Every rule for messages: what breaks it is named, its neighbour passes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.judge.cases import BOARD, V2, Case, answer, button, edit, post, row, settle, text
from tests.judge.judge import Judge
from tests.judge.recorder import Sent

NOBODY: dict[str, Any] = {"parse": []}


def embed(**more: object) -> dict[str, object]:
    return {"title": "Standings", **more}


def field(name: str, value: str) -> dict[str, object]:
    return {"name": name, "value": value}


CASES = [
    Case(
        "content in a channel",
        post(content="x" * 2000),
        post(content="x" * 2001),
        "/content",
        "is 2001 characters long; at most 2000 are allowed",
    ),
    Case(
        "content of an edit in a channel",
        edit(content="x" * 2000),
        edit(content="x" * 2001),
        "/content",
        "is 2001 characters long; at most 2000 are allowed",
    ),
    Case(
        "content of an answer",
        answer(4, content="x" * 2000),
        answer(4, content="x" * 2001),
        "/data/content",
        "is 2001 characters long; at most 2000 are allowed",
    ),
    Case(
        "empty message",
        post(content="x"),
        post(content=" \n"),
        "",
        "is an empty message: no content, embed, component, file, poll or sticker",
    ),
    Case(
        "empty answer",
        answer(4, embeds=[embed()]),
        answer(4, tts=False),
        "/data",
        "is an empty message: no content, embed, component, file, poll or sticker",
    ),
    Case(
        "file alone",
        post([BOARD]),
        post(),
        "",
        "is an empty message: no content, embed, component, file, poll or sticker",
    ),
    Case(
        "edit that leaves nothing",
        edit(content=None, embeds=[], components=[]),
        edit(content=None, embeds=[], components=[], attachments=[]),
        "",
        "leaves an empty message: nothing stays of it",
    ),
    Case(
        "V2 without components",
        post(flags=V2, components=[text()]),
        post(flags=V2),
        "",
        "is an empty message: the Components V2 flag without components",
    ),
    Case(
        "V2 edited to nothing",
        edit(flags=V2, components=[text()]),
        edit(flags=V2, components=[]),
        "",
        "is an empty message: the Components V2 flag without components",
    ),
    Case(
        "V2 with content",
        edit(flags=V2, components=[text()], content=None),
        edit(flags=V2, components=[text()], content="x"),
        "/content",
        "cannot go with the Components V2 flag",
    ),
    Case(
        "V2 with embeds",
        edit(flags=V2, components=[text()], embeds=[]),
        edit(flags=V2, components=[text()], embeds=[embed()]),
        "/embeds",
        "cannot go with the Components V2 flag",
    ),
    Case(
        "V2 with a sticker",
        post(flags=V2, components=[text()], sticker_ids=[]),
        post(flags=V2, components=[text()], sticker_ids=["1"]),
        "/sticker_ids",
        "cannot go with the Components V2 flag",
    ),
    Case(
        "V2 with a poll",
        post(poll={"question": {"text": "?"}, "answers": [{"poll_media": {"text": "!"}}]}),
        post(
            flags=V2,
            components=[text()],
            poll={"question": {"text": "?"}, "answers": [{"poll_media": {"text": "!"}}]},
        ),
        "/poll",
        "cannot go with the Components V2 flag",
    ),
    Case(
        "ephemeral in a channel",
        answer(4, content="x", flags=64),
        post(content="x", flags=64),
        "/flags",
        "has EPHEMERAL (64), which is for answers to interactions only",
    ),
    Case(
        "ephemeral by an edit",
        answer(7, content="x", flags=4),
        answer(7, content="x", flags=64),
        "/data/flags",
        "has EPHEMERAL (64), which an edit cannot change",
    ),
    Case(
        "thinking aloud",
        answer(5, flags=64),
        answer(5, flags=64, content="x"),
        "/data/content",
        "comes with an answer that says nothing yet",
    ),
    Case(
        "thinking in V2",
        answer(5),
        answer(5, flags=64 | V2),
        "/data/flags",
        "is 32832; an answer that says nothing yet can only be ephemeral (64)",
    ),
    Case(
        "update later with something",
        answer(6),
        answer(6, content="x"),
        "/data",
        "comes with an answer that says nothing yet",
    ),
    Case(
        "file with an answer that shows none",
        answer(4, [BOARD]),
        answer(8, [BOARD], choices=[]),
        "/type",
        "is 8, an answer that takes no files",
    ),
    Case(
        "embeds together",
        post(embeds=[embed(description="x" * 2991), embed(description="x" * 2991)]),
        post(embeds=[embed(description="x" * 2991), embed(description="x" * 2992)]),
        "/embeds",
        "have 6001 characters together; at most 6000 are allowed in a message",
    ),
    Case(
        "name of an embed's field",
        post(embeds=[embed(fields=[field("Anna", "12")])]),
        post(embeds=[embed(fields=[field(" ", "12")])]),
        "/embeds/0/fields/0/name",
        "is empty; an embed's field needs a name and a value",
    ),
    Case(
        "value of an embed's field",
        post(embeds=[embed(fields=[field("Anna", "12")])]),
        post(embeds=[embed(fields=[field("Anna", "")])]),
        "/embeds/0/fields/0/value",
        "is empty; an embed's field needs a name and a value",
    ),
    Case(
        "embed of nothing",
        post(embeds=[{"image": {"url": "https://example.org/a.png"}}]),
        post(embeds=[{"color": 1}]),
        "/embeds/0",
        "is an embed that shows nothing",
    ),
    Case(
        "embed's title",
        post(embeds=[embed(title="x" * 256)]),
        post(embeds=[embed(title="x" * 257)]),
        "/embeds/0/title",
        "is 257 characters long; at most 256 are allowed",
    ),
    Case(
        "number of embeds",
        post(embeds=[embed()] * 10),
        post(embeds=[embed()] * 11),
        "/embeds",
        "has 11 entries; at most 10 are allowed",
    ),
    Case(
        "mention of a user",
        post(content="<@1> is to roll", allowed_mentions=NOBODY),
        post(content="<@1> is to roll"),
        "/content",
        "mentions <@1>, but the message does not state allowed_mentions",
    ),
    Case(
        "mention of everyone in an edit",
        edit(content="@everyone", allowed_mentions={"users": []}),
        edit(content="@everyone", allowed_mentions=None),
        "/content",
        "mentions @everyone, but the message does not state allowed_mentions",
    ),
    Case(
        "mention of a role in a text display",
        answer(4, flags=V2, components=[text("<@&7>")], allowed_mentions=NOBODY),
        answer(4, flags=V2, components=[text("<@&7>")]),
        "/data/components/0/content",
        "mentions <@&7>, but the message does not state allowed_mentions",
    ),
    Case(
        "mention with half a statement",
        post(content="@here", allowed_mentions={"parse": [], "replied_user": False}),
        post(content="@here", allowed_mentions={"replied_user": False}),
        "/content",
        "mentions @here, but the message does not state allowed_mentions",
    ),
    Case(
        "what does not call anybody",
        post(content="<#1> </place:2>", embeds=[embed(description="<@1>")]),
        post(content="<#1> <@!3>"),
        "/content",
        "mentions <@!3>, but the message does not state allowed_mentions",
    ),
    Case(
        "mentions allowed twice over",
        post(content="x", allowed_mentions={"parse": ["roles"], "users": ["1"]}),
        post(content="x", allowed_mentions={"parse": ["users"], "users": ["1"]}),
        "/allowed_mentions/users",
        "names users, and 'parse' allows all of them already",
    ),
    Case(
        "first message of a forum thread",
        Sent("POST", "/channels/1/threads", {"name": "Vienna", "message": {"content": "x"}}),
        Sent("POST", "/channels/1/threads", {"name": "Vienna", "message": {"content": ""}}),
        "/message",
        "is an empty message: no content, embed, component, file, poll or sticker",
    ),
    Case(
        "followup",
        Sent("POST", "/webhooks/1/token", {"content": "x", "flags": 64}),
        Sent("POST", "/webhooks/1/token", {"content": "", "flags": 64}),
        "",
        "is an empty message: no content, embed, component, file, poll or sticker",
    ),
    Case(
        "answer edited later",
        Sent("PATCH", "/webhooks/1/token/messages/@original", {"components": [row(button())]}),
        Sent("PATCH", "/webhooks/1/token/messages/@original", {"components": [text()]}),
        "/components/0",
        "is a text display, which needs the Components V2 flag (32768)",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_message_rule(judge: Judge, case: Case) -> None:
    settle(judge, case)
