"""The judge counts, remembers, and says where and what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from tests.judge.cases import BOARD
from tests.judge.judge import Judge
from tests.judge.sample_answers import MESSAGE


@dataclass(frozen=True)
class Exchange:
    """What a server hands over."""

    method: str = "POST"
    path: str = "/channels/11/messages"
    query: Mapping[str, str] | str | None = field(default_factory=dict[str, str])
    body: object = None
    files: Sequence[tuple[str, bytes]] = ()
    status: int = 200
    response: object = None


RIGHT = Exchange(body={"content": "x"}, response=MESSAGE)


def test_a_right_exchange_passes(judge: Judge) -> None:
    assert judge.exchange(RIGHT) == []
    assert (judge.count, judge.violations) == (1, [])


def test_both_sides_of_an_exchange_are_judged(judge: Judge) -> None:
    found = judge.exchange(replace(RIGHT, body={"contents": "x"}, response={**MESSAGE, "id": 22}))
    assert list(map(str, found)) == [
        "POST /channels/11/messages: request at /contents:"
        " is an unknown key; did you mean 'content'?",
        "POST /channels/11/messages: request:"
        " is an empty message: no content, embed, component, file, poll or sticker",
        "POST /channels/11/messages: response at /id: is 22, should be string",
    ]
    assert judge.violations == found


def test_an_exchange_with_files_is_judged_by_its_json(judge: Judge) -> None:
    body = {"embeds": [{"image": {"url": "attachment://board.png"}}], "attachments": [{"id": 0}]}
    assert judge.exchange(replace(RIGHT, body=body, files=[BOARD])) == []


def test_an_unknown_path_is_one_violation(judge: Judge) -> None:
    found = judge.exchange(replace(RIGHT, path="/channels/11/massages", status=404))
    assert list(map(str, found)) == [
        "POST /channels/11/massages: request:"
        " Discord's description knows no such path with this method"
    ]
    assert judge.count == 1


def test_an_answer_on_an_unknown_path_is_a_violation(judge: Judge) -> None:
    assert [one.side for one in judge.response("GET", "/nowhere", 200, None)] == ["response"]


@pytest.mark.parametrize("id_", ["None", "0x1", "<Object id=1>", "@me"])
def test_a_path_has_snowflakes_where_they_belong(judge: Judge, id_: str) -> None:
    found = judge.request("POST", f"/channels/{id_}/typing", None)
    assert [one.sentence for one in found] == [
        f"channel_id is {id_!r}, which does not match ^(0|[1-9][0-9]*)$"
    ]


@pytest.mark.parametrize(
    ("query", "wrong"),
    [
        ({"limit": "50", "before": "7"}, []),
        ("limit=50&before=7", []),
        (None, []),
        ({"limt": "50"}, ["has the unknown query parameter 'limt'"]),
        ({"limit": "101"}, ["limit is 101; at most 100 is allowed"]),
        ({"limit": "many"}, ["limit is 'many', should be integer"]),
        ({"before": "x"}, ["before is 'x', which does not match ^(0|[1-9][0-9]*)$"]),
    ],
)
def test_the_query_is_judged(
    judge: Judge, query: Mapping[str, str] | str | None, wrong: list[str]
) -> None:
    found = judge.request("GET", "/channels/1/messages", None, query=query)
    assert [one.sentence for one in found] == wrong


@pytest.mark.parametrize(("value", "right"), [("1", True), ("true", True), ("maybe", False)])
def test_a_query_says_yes_or_no(judge: Judge, value: str, right: bool) -> None:
    path = "/interactions/1/token/callback"
    found = judge.request("POST", path, {"type": 6}, query={"with_response": value})
    assert (found == []) is right


def test_a_query_may_be_needed(judge: Judge) -> None:
    found = judge.request("GET", "/guilds/1/members/search", None, query={})
    assert [one.sentence for one in found] == ["lacks the query parameter 'query'"]


def test_a_body_may_be_needed(judge: Judge) -> None:
    found = judge.request("POST", "/channels/1/messages", None)
    assert "has no body, and this operation needs one" in [one.sentence for one in found]


def test_a_body_may_be_too_much(judge: Judge) -> None:
    found = judge.request("POST", "/channels/1/typing", {})
    assert [one.sentence for one in found] == ["has a body, and this operation takes none"]


def test_what_cannot_be_judged_does_not_pass(judge: Judge) -> None:
    found = judge.request("POST", "/guilds/1/stickers", {"name": "fiaker"})
    assert [one.sentence for one in found] == [
        "is a form without JSON, which this judge cannot read"
    ]


@pytest.mark.parametrize("body", [7, "x", [], {"components": 7}, {"components": [7, "x"]}])
def test_a_body_of_the_wrong_type_is_refused_without_a_fall(judge: Judge, body: object) -> None:
    assert judge.request("POST", "/channels/1/messages", body)


@pytest.mark.parametrize("body", [7, {}, [7], [{"options": 7}], [{"options": [7]}]])
def test_commands_of_the_wrong_type_are_refused_without_a_fall(judge: Judge, body: object) -> None:
    assert judge.request("PUT", "/applications/1/commands", body)


@pytest.mark.parametrize(
    ("status", "body", "wrong"),
    [
        (201, MESSAGE, ["has the status 201; described are 200, 429, 4XX"]),
        (204, None, ["has the status 204; described are 200, 429, 4XX"]),
        (200, None, ["is None, should be object"]),
        (404, {"message": "?"}, ["'code' is missing"]),
        (
            403,
            {"code": 50001, "message": "?", "mesage": "!"},
            ["is an unknown key; did you mean 'message'?"],
        ),
        (429, {"code": 0, "message": "?"}, ["'retry_after' and 'global' are missing"]),
        (500, None, []),
        (502, "<html>", []),
    ],
)
def test_an_answer_is_judged_by_its_status(
    judge: Judge, status: int, body: object, wrong: list[str]
) -> None:
    found = judge.response("POST", "/channels/1/messages", status, body)
    assert [one.sentence for one in found] == wrong


def test_an_answer_without_a_body_has_none(judge: Judge) -> None:
    found = judge.response("DELETE", "/channels/1/messages/2", 204, {})
    assert [one.sentence for one in found] == [
        "has a body, and an answer with the status 204 has none"
    ]


def test_an_answer_is_no_request(judge: Judge) -> None:
    judge.response("POST", "/channels/1/messages", 200, MESSAGE)
    assert judge.count == 0


def test_a_violation_says_in_which_test(judge: Judge) -> None:
    judge.occasion = "tests/test_x.py::test_y"
    judge.request("POST", "/channels/1/messages", {})
    assert [one.occasion for one in judge.violations] == ["tests/test_x.py::test_y"]


def test_a_pointer_escapes_what_it_must(judge: Judge) -> None:
    found = judge.request("POST", "/channels/1/messages", {"content": "x", "a/b~c": 1})
    assert [one.pointer for one in found] == ["/a~1b~0c"]


def test_there_is_no_judge_without_a_description() -> None:
    assert Judge.from_environment({}) is None


def test_the_environment_names_the_description(openapi: Path) -> None:
    judge = Judge.from_environment({"DISCORD_OPENAPI": str(openapi)})
    assert judge is not None
    assert judge.request("GET", "/users/@me", None) == []
