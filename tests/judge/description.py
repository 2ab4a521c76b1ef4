"""Discord's OpenAPI description: which operation a request is for, and its schemas."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple, cast
from urllib.parse import unquote

from tests.judge.findings import elements, members
from tests.judge.glance import Schema
from tests.judge.schemas import Check, Schemas

METHODS = ("get", "put", "post", "patch", "delete")
JSON = "application/json"
FORM = "multipart/form-data"


class Parameter(NamedTuple):
    """A part of the path, or of the query."""

    name: str
    check: Check
    type: object
    required: bool


@dataclass(frozen=True)
class Operation:
    """One method on one path, as the description has it."""

    id: str
    method: str
    template: str
    _written: Mapping[str, object]
    _shared: tuple[object, ...]
    _description: Description
    _checks: dict[int | str, Check | None] = field(default_factory=dict[int | str, "Check | None"])
    _parameters: dict[str, tuple[Parameter, ...]] = field(
        default_factory=dict[str, tuple[Parameter, ...]]
    )

    @cached_property
    def segments(self) -> tuple[str, ...]:
        """The path, cut at its slashes."""
        return tuple(self.template.split("/"))

    @property
    def takes(self) -> frozenset[str]:
        """The content types a request may have."""
        return frozenset(members(members(self._written.get("requestBody")).get("content")))

    @property
    def needs_body(self) -> bool:
        """Whether a request without a body is wrong."""
        return members(self._written.get("requestBody")).get("required") is True

    @property
    def statuses(self) -> tuple[str, ...]:
        """The statuses an answer may have, some as `4XX`."""
        return tuple(members(self._written["responses"]))

    def request(self) -> Check | None:
        """What checks the JSON of a request; None where there is none, or only a form."""
        if "request" not in self._checks:
            schema = _json_schema(members(self._written.get("requestBody")))
            self._checks["request"] = self._description.requests.check(schema) if schema else None
        return self._checks["request"]

    def response(self, status: int) -> Check | None:
        """What checks the JSON of an answer with this status; None where there is none."""
        if status not in self._checks:
            responses = members(self._written["responses"])
            written = responses.get(str(status), responses.get(f"{status // 100}XX"))
            schema = _json_schema(self._description.resolve(members(written)))
            self._checks[status] = self._description.responses.check(schema) if schema else None
        return self._checks[status]

    def describes(self, status: int) -> bool:
        """Whether the description knows an answer with this status."""
        return str(status) in self.statuses or f"{status // 100}XX" in self.statuses

    def parameters(self, place: str) -> tuple[Parameter, ...]:
        """What is to be filled in there, `path` or `query`."""
        if place not in self._parameters:
            self._parameters[place] = tuple(self._read_parameters(place))
        return self._parameters[place]

    def _read_parameters(self, place: str) -> Iterator[Parameter]:
        for written in (*self._shared, *elements(self._written.get("parameters"))):
            parameter = members(written)
            if parameter.get("in") == place:
                schema = cast("Schema", parameter["schema"])
                yield Parameter(
                    name=str(parameter["name"]),
                    check=self._description.requests.check(schema),
                    type=schema.get("type"),
                    required=parameter.get("required") is True,
                )


class Match(NamedTuple):
    """The operation that answers a path, and what the path says for its parameters."""

    operation: Operation
    values: Mapping[str, str]


class Description:
    """Discord's description, indexed by method and path."""

    def __init__(self, document: Mapping[str, object]) -> None:
        self._components = members(document["components"])
        schemas = cast("Mapping[str, Schema]", self._components["schemas"])
        self.requests = Schemas(schemas, lenient=True)
        self.responses = Schemas(schemas, lenient=False)
        self._operations: dict[tuple[str, int], list[Operation]] = {}
        for operation in self._read(members(document["paths"])):
            key = (operation.method, len(operation.segments))
            self._operations.setdefault(key, []).append(operation)
        for operations in self._operations.values():
            operations.sort(key=lambda operation: [_is_open(s) for s in operation.segments])

    @classmethod
    def load(cls, path: Path) -> Description:
        """The description in this file."""
        return cls(cast("dict[str, object]", json.loads(path.read_bytes())))

    def operations(self) -> Iterator[Operation]:
        """Every operation."""
        for operations in self._operations.values():
            yield from operations

    def find(self, method: str, path: str) -> Match | None:
        """The operation for this method and path, if there is one; literal parts come first."""
        parts = path.split("/")
        for operation in self._operations.get((method.upper(), len(parts)), ()):
            values = _fill(operation.segments, parts)
            if values is not None:
                return Match(operation, values)
        return None

    def resolve(self, written: Mapping[str, object]) -> Mapping[str, object]:
        """An answer that is kept among the components."""
        reference = written.get("$ref")
        if not isinstance(reference, str):
            return written
        name = reference.removeprefix("#/components/responses/")
        return members(members(self._components["responses"])[name])

    def _read(self, paths: Mapping[str, object]) -> Iterator[Operation]:
        for template, written in paths.items():
            item = members(written)
            for method in METHODS:
                if method in item:
                    operation = members(item[method])
                    yield Operation(
                        id=str(operation["operationId"]),
                        method=method.upper(),
                        template=template,
                        _written=operation,
                        _shared=tuple(elements(item.get("parameters"))),
                        _description=self,
                    )


def _json_schema(written: Mapping[str, object]) -> Schema | None:
    media = members(members(written.get("content")).get(JSON))
    return cast("Schema", media["schema"]) if "schema" in media else None


def _is_open(segment: str) -> bool:
    return segment.startswith("{")


def _fill(segments: tuple[str, ...], parts: list[str]) -> dict[str, str] | None:
    values: dict[str, str] = {}
    for segment, part in zip(segments, parts, strict=True):
        if _is_open(segment) and part:
            values[segment.strip("{}")] = unquote(part)
        elif segment != part:
            return None
    return values
