"""The schemas say what Discord's text says, closed; nothing more and nothing less."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from tests.judge import samples
from tests.judge.cases import Case, button, command, commands, edit, judged, post, row
from tests.judge.description import Description
from tests.judge.error_sentences import findings
from tests.judge.judge import Judge
from tests.judge.misspelt_keys import misspelt
from tests.judge.recorder import Sent
from tests.judge.schemas import ALLOWED, formats
from tests.judge.test_attachment_rules import CASES as ATTACHMENTS
from tests.judge.test_command_rules import CASES as COMMANDS
from tests.judge.test_component_rules import CASES as COMPONENTS
from tests.judge.test_message_rules import CASES as MESSAGES
from tests.judge.test_modal_rules import CASES as MODALS

CASES = [*ATTACHMENTS, *COMMANDS, *COMPONENTS, *MESSAGES, *MODALS]
NAME = "urn:discord"
# One of each form; plain jsonschema takes its time.
DIFFERENT = (
    samples.message_with_embed,
    samples.message_with_classic_view,
    samples.board_edited,
    samples.private_answer,
    samples.choices,
    samples.modal,
    samples.modal_of_boxes,
    samples.followup,
    samples.thread_alone,
    samples.thread_archived,
)


def close(node: Any) -> None:
    """The rule as PROTOCOL.md has it: closed where there are properties and no allOf."""
    if isinstance(node, list):
        for inside in cast("list[Any]", node):
            close(inside)
    elif isinstance(node, dict):
        schema = cast("dict[str, Any]", node)
        if isinstance(schema.get("properties"), dict) and "allOf" not in schema:
            schema.setdefault("additionalProperties", False)
        for inside in schema.values():
            close(inside)


class Plain:
    """Discord's document with its objects closed, read by jsonschema as it comes."""

    def __init__(self, path: Path, description: Description) -> None:
        document = json.loads(path.read_bytes())
        close(document)
        schemas = document["components"]["schemas"]
        schemas["SnowflakeType"]["type"] = ["string", "integer"]
        for name, properties in ALLOWED.items():
            schemas[name]["properties"] |= properties
        resource = Resource(document, DRAFT202012)
        self._registry: Registry[Any] = Registry[Any]().with_resource(NAME, resource)
        self._description = description

    def takes(self, sent: Sent) -> bool:
        """Whether the body is one that the operation takes."""
        match = self._description.find(sent.method, sent.path)
        assert match is not None
        template = match.operation.template.replace("~", "~0").replace("/", "~1")
        where = f"paths/{template}/{sent.method.lower()}/requestBody/content/application~1json"
        schema = {"$ref": f"{NAME}#/{where}/schema"}
        validator = Draft202012Validator(schema, registry=self._registry, format_checker=formats)
        is_valid = cast("Callable[[object], bool]", cast("Any", validator).is_valid)
        return is_valid(sent.body)


@pytest.fixture(scope="module")
def plain(openapi: Path, description: Description) -> Plain:
    return Plain(openapi, description)


def takes(description: Description, sent: Sent) -> bool:
    """Whether our schemas take it, whatever the rules say."""
    match = description.find(sent.method, sent.path)
    assert match is not None
    check = match.operation.request()
    assert check is not None
    return not list(findings(check, sent.body))


@pytest.mark.parametrize("make", DIFFERENT, ids=lambda make: make.__name__)
async def test_samples_and_their_misspellings_fare_as_with_plain_jsonschema(
    description: Description, plain: Plain, make: Callable[[], Awaitable[Sent]]
) -> None:
    sent = await make()
    bodies = [sent.body, *(body for _, body in misspelt(sent.body))]
    each = [Sent(sent.method, sent.path, body) for body in bodies]
    assert [takes(description, one) for one in each] == [plain.takes(one) for one in each]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_cases_fare_as_with_plain_jsonschema(
    description: Description, plain: Plain, case: Case
) -> None:
    both = (case.right, case.wrong)
    assert [takes(description, one) for one in both] == [plain.takes(one) for one in both]


def test_every_object_of_the_description_is_closed(openapi: Path) -> None:
    document = json.loads(openapi.read_bytes())
    schemas: dict[str, Any] = document["components"]["schemas"]
    closed = Description(document).responses
    objects = [name for name, schema in schemas.items() if "properties" in schema]
    taking = [name for name in objects if closed.check(schemas[name]).glance({"xyzzy": 1})]
    assert len(objects) > 400
    assert taking == []


ALLOWANCES = {
    "nsfw on a command": (commands(command(nsfw=False)), "/0/nsfw"),
    "tts on an edit": (edit(content="x", tts=False), "/tts"),
    "flags on an embed": (post(embeds=[{"title": "x", "flags": 32}]), "/embeds/0/flags"),
}


@pytest.mark.parametrize("name", ALLOWANCES)
def test_what_discord_py_adds_is_allowed(judge: Judge, name: str) -> None:
    sent, _ = ALLOWANCES[name]
    assert judged(judge, sent) == []


@pytest.mark.parametrize("name", ALLOWANCES)
def test_what_discord_py_adds_must_be_of_its_type(judge: Judge, name: str) -> None:
    sent, place = ALLOWANCES[name]
    body = json.loads(json.dumps(sent.body).replace("false", '"x"').replace("32", '"x"'))
    wrong = judged(judge, Sent(sent.method, sent.path, body))
    assert [violation.pointer for violation in wrong] == [place]


def test_nothing_else_is_allowed() -> None:
    allowed = {key for properties in ALLOWED.values() for key in properties}
    assert allowed == {"nsfw", "tts", "flags"}


@pytest.mark.parametrize("id_", [0, 7, "7", 2**63])
def test_a_snowflake_may_be_sent_as_a_number(judge: Judge, id_: object) -> None:
    sent = post(content="x", allowed_mentions={"users": [id_]})
    assert judged(judge, sent) == []


@pytest.mark.parametrize("id_", [-1, 7.5, True, "seven", "07", ""])
def test_a_snowflake_may_be_nothing_else(judge: Judge, id_: object) -> None:
    sent = post(content="x", allowed_mentions={"users": [id_]})
    assert [violation.pointer for violation in judged(judge, sent)] == ["/allowed_mentions/users/0"]


def test_a_snowflake_is_answered_as_a_string(judge: Judge) -> None:
    nobody: list[object] = []
    body = {"id": 12, "type": 1, "flags": 0, "recipients": nobody}
    found = judge.response("POST", "/users/@me/channels", 200, body)
    assert [(one.pointer, one.sentence) for one in found] == [("/id", "is 12, should be string")]


def test_a_misspelt_key_is_met_with_the_right_one(judge: Judge) -> None:
    sent = post(content="x", components=[row({**button(), "lable": "Go"})])
    assert [violation.sentence for violation in judged(judge, sent)] == [
        "is an unknown key; did you mean 'label'?"
    ]


@pytest.mark.parametrize(
    ("moment", "right"),
    [("2026-08-01T12:00:00+00:00", True), ("2026-08-01T12:00:00", False), ("today", False)],
)
def test_a_moment_has_a_date_a_time_and_an_offset(judge: Judge, moment: str, right: bool) -> None:
    sent = post(embeds=[{"title": "x", "timestamp": moment}])
    assert (judged(judge, sent) == []) is right
