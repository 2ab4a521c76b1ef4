"""A glance takes what jsonschema takes, and nothing else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator

import pytest

from tests.judge.cases import (
    V2,
    Case,
    button,
    command,
    commands,
    edit,
    gallery,
    option,
    post,
    row,
    select,
    text,
)
from tests.judge.description import Description
from tests.judge.error_sentences import close_findings
from tests.judge.findings import is_array, is_object
from tests.judge.glance import Glances, UnknownKeyword
from tests.judge.misspelt_keys import misspelt
from tests.judge.recorder import Sent
from tests.judge.sample_answers import ANSWERS, Answer
from tests.judge.samples import REQUESTS
from tests.judge.schemas import Check, formats
from tests.judge.test_schemas import CASES

OTHERS: tuple[object, ...] = (None, True, 0, 1, -1, 2**40, 2.0, 2.5, "", "x" * 5000, "7", [], {})


def spoilt(value: object) -> Iterator[object]:
    """The value with each thing in it replaced by something else, left out, or there twice."""
    yield from OTHERS
    if is_object(value):
        for key, inside in value.items():
            yield {k: v for k, v in value.items() if k != key}
            for other in spoilt(inside):
                yield {**value, key: other}
    if is_array(value):
        for index, inside in enumerate(value):
            yield [*value, inside]
            for other in spoilt(inside):
                yield [*value[:index], other, *value[index + 1 :]]


def disagreements(check: Check, bodies: Iterable[object]) -> list[object]:
    """The bodies that a glance and jsonschema do not agree on."""
    return [b for b in bodies if check.glance(b) is bool(list(close_findings(check, b)))]


def request_check(description: Description, sent: Sent) -> Check | None:
    match = description.find(sent.method, sent.path)
    assert match is not None
    return match.operation.request()


@pytest.mark.parametrize("make", REQUESTS, ids=lambda make: make.__name__)
async def test_misspelt_requests_fare_as_with_jsonschema(
    description: Description, make: Callable[[], Awaitable[Sent]]
) -> None:
    sent = await make()
    check = request_check(description, sent)
    assert (check is None) is (sent.body is None)
    if check is not None:
        bodies = [sent.body, *(body for _, body in misspelt(sent.body))]
        assert disagreements(check, bodies) == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_cases_fare_as_with_jsonschema(description: Description, case: Case) -> None:
    check = request_check(description, case.right)
    assert check is not None
    assert disagreements(check, [case.right.body, case.wrong.body]) == []


@pytest.mark.parametrize(
    "sent",
    [
        post(content="x", components=[row(button()), row(select())], embeds=[{"title": "x"}]),
        edit(flags=V2, components=[text(), gallery("attachment://board.png")]),
        commands(command(options=[option(required=True)], nsfw=False)),
    ],
    ids=["message", "layout", "commands"],
)
def test_spoilt_requests_fare_as_with_jsonschema(description: Description, sent: Sent) -> None:
    check = request_check(description, sent)
    assert check is not None
    assert check.glance(sent.body)
    assert disagreements(check, spoilt(sent.body)) == []


@pytest.mark.parametrize(
    "answer", ANSWERS, ids=lambda answer: f"{answer.method} {answer.path} {answer.status}"
)
def test_spoilt_answers_fare_as_with_jsonschema(description: Description, answer: Answer) -> None:
    match = description.find(answer.method, answer.path)
    assert match is not None
    check = match.operation.response(answer.status)
    if check is not None:
        assert disagreements(check, spoilt(answer.body)) == []


def test_a_keyword_nobody_knows_is_not_passed_over() -> None:
    glances = Glances(lambda _: {}, formats, {})
    with pytest.raises(UnknownKeyword, match="dependentRequired"):
        glances.look({"type": "object", "dependentRequired": {}})
