"""Discord's schemas, closed: a misspelt key is an error, and an error says what is meant.

Each schema is made ready when first needed. That changes how it is checked, not what it allows,
but for three things: objects take no keys they do not name, the request side takes what
`ALLOWED` names, and it takes whole numbers for snowflakes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol, TypeAlias, cast

from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.exceptions import ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import (
    extend,  # pyright: ignore[reportUnknownVariableType] # a stub types its result loosely
)

from tests.judge.findings import elements, is_object, members
from tests.judge.glance import Glances, Look, Schema

Keyword: TypeAlias = Callable[[Validator, Any, Any, Any], Iterable[ValidationError]]

# What discord.py sends beyond the description, harmlessly; nothing else is let through.
ALLOWED: Mapping[str, Mapping[str, Schema]] = {
    "ApplicationCommandCreateRequest": {"nsfw": {"type": "boolean"}},
    "ApplicationCommandUpdateRequest": {"nsfw": {"type": "boolean"}},
    "ApplicationCommandPatchRequestPartial": {"nsfw": {"type": "boolean"}},
    "MessageEditRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {"type": "boolean"}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": {"type": "boolean"}},
    "RichEmbed": {"flags": {"type": "integer"}},
}
NULL: Schema = {"type": "null"}
REMARKS = frozenset({"title", "description", "contentEncoding", "x-discord-union"})
TELLER = "x-told-apart-by"
NULLABLE = "x-null-or"

formats = FormatChecker(formats=())


@formats.checks("uri")
def is_uri(value: object) -> bool:
    """Whether a string begins with a scheme and goes on without white space."""
    return not isinstance(value, str) or bool(re.fullmatch(r"[A-Za-z][A-Za-z0-9+.-]*:\S+", value))


@formats.checks("date-time", raises=ValueError)
def is_date_time(value: object) -> bool:
    """Whether a string is a moment, with its offset from UTC."""
    return not isinstance(value, str) or datetime.fromisoformat(value).tzinfo is not None


@formats.checks("int32")
def is_int32(value: object) -> bool:
    """Whether a whole number fits 32 bits."""
    return not isinstance(value, int) or -(2**31) <= value < 2**31


@dataclass(frozen=True)
class Union:
    """Objects that one property tells apart, and the schema for each of its values."""

    teller: str
    branches: Mapping[object, Schema]
    nullable: bool


@dataclass(frozen=True)
class Check:
    """A schema as it is looked at: `glance` says whether a value is right, `closely` why not."""

    glance: Look
    closely: Validator


class Schemas:
    """The schemas for one side of the wire: of requests, if `lenient`, else of answers."""

    def __init__(self, written: Mapping[str, Schema], *, lenient: bool) -> None:
        self._written = written
        self._lenient = lenient
        self._ready: dict[str, Schema] = {}
        keywords: dict[str, Keyword] = {
            "$ref": self._follow,
            TELLER: _tell_apart,
            NULLABLE: _null_or,
        }
        self._class = cast("type[Validator]", extend(Draft202012Validator, keywords))
        self._glances = Glances(
            lambda reference: self._named(_name(reference)),
            formats,
            {TELLER: _tell_apart_quickly, NULLABLE: _null_or_quickly},
        )

    def check(self, schema: Schema) -> Check:
        """What checks a value against this schema as Discord wrote it."""
        ready = self._prepare(schema)
        return Check(self._glances.look(ready), self._class(ready, format_checker=formats))

    def _named(self, name: str) -> Schema:
        if name not in self._ready:
            self._ready[name] = self._prepare_named(name)
        return self._ready[name]

    def _prepare_named(self, name: str) -> Schema:
        schema = self._written[name]
        if not self._lenient:
            return self._prepare(schema)
        if name == "SnowflakeType":
            return {**self._prepare(schema), "type": ["string", "integer"], "minimum": 0}
        extra = ALLOWED.get(name, {})
        return self._prepare(
            {**schema, "properties": {**members(schema["properties"]), **extra}}
            if extra
            else schema
        )

    def _follow(
        self, validator: Validator, reference: str, instance: object, _: object
    ) -> Iterator[ValidationError]:
        yield from _descend(validator, instance, self._named(_name(reference)))

    def _prepare(self, schema: Schema) -> Schema:
        schema = self._merged(schema)
        ready: Schema = {}
        for keyword, value in schema.items():
            if keyword in REMARKS:
                continue
            if keyword in ("oneOf", "anyOf"):
                ready |= self._union(keyword, [_schema(branch) for branch in elements(value)])
            elif keyword == "allOf":
                ready[keyword] = [self._prepare(_schema(part)) for part in elements(value)]
            elif keyword == "properties":
                properties = {k: self._prepare(_schema(v)) for k, v in members(value).items()}
                ready[keyword] = properties
                ready["additionalProperties"] = False
            elif keyword in ("items", "additionalProperties") and is_object(value):
                ready[keyword] = self._prepare(_schema(value))
            else:
                ready[keyword] = value
        return ready

    def _merged(self, schema: Schema) -> Schema:
        """Objects that are the sum of others as one, so that they can be closed."""
        parts = [self._resolved(_schema(part)) for part in elements(schema.get("allOf"))]
        if not parts or not all("properties" in part for part in parts):
            return schema
        sum_: Schema = {"type": "object"}
        sum_["properties"] = {
            k: v for part in parts for k, v in members(part["properties"]).items()
        }
        sum_["required"] = [key for part in parts for key in elements(part.get("required"))]
        return sum_

    def _resolved(self, schema: Schema) -> Schema:
        reference = schema.get("$ref")
        return self._written[_name(reference)] if isinstance(reference, str) else schema

    def _union(self, keyword: str, branches: list[Schema]) -> Schema:
        if all("const" in branch for branch in branches):
            return {"enum": [branch["const"] for branch in branches]}
        choices = [branch for branch in branches if branch != NULL]
        nullable = len(choices) < len(branches)
        if nullable and len(choices) == 1:
            return {NULLABLE: self._prepare(choices[0])}
        resolved = [self._resolved(choice) for choice in choices]
        for teller in elements(resolved[0].get("required")):
            values = [_values_of(choice, str(teller)) for choice in resolved]
            every = [value for some in values for value in some]
            if all(values) and len(every) == len(set(every)):
                ready = [self._prepare(choice) for choice in choices]
                branch_of = {
                    v: schema for some, schema in zip(values, ready, strict=True) for v in some
                }
                return {TELLER: Union(str(teller), branch_of, nullable)}
        return {keyword: [self._prepare(branch) for branch in branches]}


def _name(reference: str) -> str:
    return reference.removeprefix("#/components/schemas/")


def _schema(value: object) -> Schema:
    return cast("Schema", value)


def _values_of(schema: Schema, key: str) -> tuple[object, ...]:
    """The values that an object of this schema may have there, if it must have one of a few."""
    if key not in elements(schema.get("required")):
        return ()
    return tuple(elements(members(members(schema.get("properties")).get(key)).get("enum")))


class _Descending(Protocol):
    """What jsonschema's validators can do beyond what its stubs say."""

    def descend(self, instance: object, schema: Schema) -> Iterable[ValidationError]: ...


def _descend(validator: Validator, instance: object, schema: Schema) -> Iterable[ValidationError]:
    return cast("_Descending", validator).descend(instance, schema)


def _null_or(
    validator: Validator, schema: Schema, instance: object, _: object
) -> Iterator[ValidationError]:
    if instance is not None:
        yield from _descend(validator, instance, schema)


def _tell_apart(
    validator: Validator, union: Union, instance: object, _: object
) -> Iterator[ValidationError]:
    if instance is None and union.nullable:
        return
    if not is_object(instance):
        yield ValidationError(f"is {instance!r}, should be an object")
        return
    if union.teller not in instance:
        yield ValidationError(f"{union.teller!r} is missing")
        return
    value = instance[union.teller]
    known = isinstance(value, str | int) and not isinstance(value, bool)
    if known and value in union.branches:
        yield from _descend(validator, instance, union.branches[value])
    else:
        choices = ", ".join(map(repr, union.branches))
        yield ValidationError(f"is {value!r}; allowed here: {choices}", path=[union.teller])


def _null_or_quickly(glances: Glances, schema: object, _: Schema) -> Look:
    look = glances.look(schema)
    return lambda value: value is None or look(value)


def _tell_apart_quickly(glances: Glances, told: object, _: Schema) -> Look:
    union = cast("Union", told)
    looks = {value: glances.look(branch) for value, branch in union.branches.items()}

    def look(instance: object) -> bool:
        if not is_object(instance):
            return instance is None and union.nullable
        value = instance.get(union.teller)
        known = isinstance(value, str | int) and not isinstance(value, bool) and value in looks
        return known and looks[value](instance)

    return look
