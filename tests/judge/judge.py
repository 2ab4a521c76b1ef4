"""The judge: takes what the bot sent and what it was answered, says what is wrong with either."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Protocol
from urllib.parse import parse_qsl

from tests.judge.description import FORM, JSON, Description, Match, Parameter
from tests.judge.error_sentences import findings
from tests.judge.findings import Files, Finding, Violation, pointer
from tests.judge.rules import broken_rules

VARIABLE = "DISCORD_OPENAPI"
FIRST_SERVER_ERROR = 500
TRUTHS: Mapping[str, object] = {"true": True, "1": True, "false": False, "0": False}


class Exchange(Protocol):
    """A request and its answer, as a server hands them over."""

    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def query(self) -> Mapping[str, str] | str | None: ...
    @property
    def body(self) -> object: ...
    @property
    def files(self) -> Files: ...
    @property
    def status(self) -> int: ...
    @property
    def response(self) -> object: ...


class Judge:
    """Counts what it has judged and keeps what was wrong.

    `occasion` is written on each violation; the plugin puts the running test there.
    """

    def __init__(self, description: Description) -> None:
        self.description = description
        self.count = 0
        self.violations: list[Violation] = []
        self.occasion = ""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Judge | None:
        """A judge by the description that DISCORD_OPENAPI names; None where it is unset."""
        path = environment.get(VARIABLE)
        return cls(Description.load(Path(path))) if path else None

    def request(
        self,
        method: str,
        path: str,
        body: object,
        *,
        files: Files = (),
        query: Mapping[str, str] | str | None = None,
    ) -> list[Violation]:
        """What is wrong with this request. Of one with files, `body` is its payload_json."""
        self.count += 1
        match = self.description.find(method, path)
        if match is None:
            return self._unknown("request", method, path)
        found = [
            *_judge_path(match),
            *_judge_query(match, query),
            *_judge_body(match, body, files),
            *broken_rules(match.operation.id, body, files),
        ]
        return self._keep("request", path, match, found)

    def response(self, method: str, path: str, status: int, body: object) -> list[Violation]:
        """What is wrong with this answer. Discord describes no server errors; all are let pass."""
        match = self.description.find(method, path)
        if match is None:
            return self._unknown("response", method, path)
        return self._keep("response", path, match, _judge_response(match, status, body))

    def exchange(self, exchange: Exchange) -> list[Violation]:
        """What is wrong with either side of an exchange."""
        method, path = exchange.method, exchange.path
        wrong = self.request(
            method, path, exchange.body, files=exchange.files, query=exchange.query
        )
        if self.description.find(method, path) is not None:
            wrong = wrong + self.response(method, path, exchange.status, exchange.response)
        return wrong

    def _unknown(self, side: str, method: str, path: str) -> list[Violation]:
        sentence = "Discord's description knows no such path with this method"
        violation = Violation(side, method, path, "", "", sentence, self.occasion)
        self.violations.append(violation)
        return [violation]

    def _keep(
        self, side: str, path: str, match: Match, found: Iterable[Finding]
    ) -> list[Violation]:
        operation = match.operation
        wrong = [
            Violation(
                side=side,
                method=operation.method,
                path=path,
                operation=operation.id,
                pointer=pointer(place),
                sentence=sentence,
                occasion=self.occasion,
            )
            for place, sentence in dict.fromkeys(found)
        ]
        self.violations += wrong
        return wrong


def _judge_path(match: Match) -> Iterator[Finding]:
    for parameter in match.operation.parameters("path"):
        yield from _judge_parameter(parameter, match.values[parameter.name])


def _judge_query(match: Match, query: Mapping[str, str] | str | None) -> Iterator[Finding]:
    if query is None:
        return
    given = dict(parse_qsl(query, keep_blank_values=True) if isinstance(query, str) else query)
    known = {parameter.name: parameter for parameter in match.operation.parameters("query")}
    for name, value in given.items():
        if name in known:
            yield from _judge_parameter(known[name], value)
        else:
            yield Finding((), f"has the unknown query parameter {name!r}")
    for name, parameter in known.items():
        if parameter.required and name not in given:
            yield Finding((), f"lacks the query parameter {name!r}")


def _judge_parameter(parameter: Parameter, text: str) -> Iterator[Finding]:
    value: object = text
    if parameter.type == "array":
        return
    if parameter.type == "integer" and text.removeprefix("-").isdecimal():
        value = int(text)
    elif parameter.type == "boolean":
        value = TRUTHS.get(text.lower(), text)
    for finding in findings(parameter.check, value):
        yield Finding((), f"{parameter.name} {finding.sentence}")


def _judge_body(match: Match, body: object, files: Files) -> Iterator[Finding]:
    operation = match.operation
    if files and FORM not in operation.takes:
        yield Finding((), "has files, and this operation takes none")
    if operation.takes and JSON not in operation.takes:
        yield Finding((), "is a form without JSON, which this judge cannot read")
        return
    check = operation.request()
    if body is None and not (check and check.glance(None)):
        if operation.needs_body:
            yield Finding((), "has no body, and this operation needs one")
    elif check is None:
        yield Finding((), "has a body, and this operation takes none")
    else:
        yield from findings(check, body)


def _judge_response(match: Match, status: int, body: object) -> Iterator[Finding]:
    operation = match.operation
    if status >= FIRST_SERVER_ERROR:
        return
    if not operation.describes(status):
        known = ", ".join(operation.statuses)
        yield Finding((), f"has the status {status}; described are {known}")
        return
    check = operation.response(status)
    if check is not None:
        yield from findings(check, body)
    elif body is not None:
        yield Finding((), f"has a body, and an answer with the status {status} has none")
