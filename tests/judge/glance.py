"""A first look at a value: whether a schema takes it, and not a word about why it does not.

jsonschema explains what is wrong, and takes its time even where nothing is. Almost everything a
bot sends is right, so schemas are made into plain functions, and only what these refuse is put
before jsonschema. `test_glance.py` holds both to the same answers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias, cast

from jsonschema import FormatChecker

from tests.judge.findings import elements, members

Schema: TypeAlias = dict[str, object]
Look: TypeAlias = Callable[[object], bool]
Maker: TypeAlias = Callable[["Glances", object, Schema], Look]


class UnknownKeyword(Exception):
    """A keyword that nobody has told how to look at: better to stop than to let things pass."""


class Glances:
    """Makes schemas into functions; `named` finds a schema that another one refers to.

    `others` are keywords of one's own.
    """

    def __init__(
        self,
        named: Callable[[str], Schema],
        formats: FormatChecker,
        others: Mapping[str, Maker],
    ) -> None:
        self.formats = formats
        self._named = named
        self._makers = {**MAKERS, **others, "$ref": Glances._reference}
        self._ready: dict[str, Look] = {}

    def look(self, schema: object) -> Look:
        """Whether a value is as this schema says."""
        if schema is True:
            return lambda _: True
        if schema is False:
            return lambda _: False
        written = cast("Schema", schema)
        if unknown := sorted(written.keys() - self._makers.keys()):
            raise UnknownKeyword(", ".join(unknown))
        looks = [self._makers[keyword](self, value, written) for keyword, value in written.items()]
        return looks[0] if len(looks) == 1 else _all(looks)

    def _reference(self, reference: object, _: Schema) -> Look:
        # Made when first needed: schemas refer to themselves.
        name = cast("str", reference)

        def look(value: object) -> bool:
            if name not in self._ready:
                self._ready[name] = self.look(self._named(name))
            return self._ready[name](value)

        return look


def _all(looks: Sequence[Look]) -> Look:
    return lambda value: all(each(value) for each in looks)


# What a value is ------------------------------------------------------------------------------


def _is_whole(value: object) -> bool:
    if isinstance(value, float):
        return value.is_integer()
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


TYPES: Mapping[str, Look] = {
    "array": lambda value: isinstance(value, list),
    "boolean": lambda value: isinstance(value, bool),
    "integer": _is_whole,
    "null": lambda value: value is None,
    "number": _is_number,
    "object": lambda value: isinstance(value, dict),
    "string": lambda value: isinstance(value, str),
}


def _type(_: Glances, types: object, __: Schema) -> Look:
    if isinstance(types, str):
        return TYPES[types]
    looks = [TYPES[str(name)] for name in elements(types)]
    return lambda value: any(look(value) for look in looks)


def _enum(_: Glances, allowed: object, __: Schema) -> Look:
    values = elements(allowed)
    # 1 and True are equal in Python, but not in JSON.
    numbers = frozenset(v for v in values if _is_number(v))
    others = [v for v in values if not _is_number(v)]

    def look(value: object) -> bool:
        if _is_number(value):
            return value in numbers
        return any(type(value) is type(other) and value == other for other in others)

    return look


# Strings and numbers --------------------------------------------------------------------------


def _sized(kinds: type | tuple[type, ...], fits: Callable[[int, int], bool]) -> Maker:
    def make(_: Glances, limit: object, __: Schema) -> Look:
        count = cast("int", limit)

        def look(value: object) -> bool:
            return not isinstance(value, kinds) or fits(len(cast("Sequence[object]", value)), count)

        return look

    return make


def _bounded(fits: Callable[[float, float], bool]) -> Maker:
    def make(_: Glances, limit: object, __: Schema) -> Look:
        bound = cast("float", limit)
        return lambda value: not _is_number(value) or fits(cast("float", value), bound)

    return make


def _pattern(_: Glances, pattern: object, __: Schema) -> Look:
    search = re.compile(cast("str", pattern)).search
    return lambda value: not isinstance(value, str) or search(value) is not None


def _format(glances: Glances, name: object, __: Schema) -> Look:
    formats, known = glances.formats, cast("str", name)
    if known not in formats.checkers:
        return lambda _: True
    return lambda value: formats.conforms(value, known)


# Objects and arrays ---------------------------------------------------------------------------


def _required(_: Glances, keys: object, __: Schema) -> Look:
    wanted = frozenset(cast("Iterable[str]", keys))
    return lambda value: not isinstance(value, dict) or wanted <= value.keys()


def _properties(glances: Glances, properties: object, _: Schema) -> Look:
    looks = {key: glances.look(schema) for key, schema in members(properties).items()}

    def look(value: object) -> bool:
        if isinstance(value, dict):
            for key, inside in cast("dict[str, object]", value).items():
                if key in looks and not looks[key](inside):
                    return False
        return True

    return look


def _additional(glances: Glances, schema: object, beside: Schema) -> Look:
    known = members(beside.get("properties")).keys()
    if schema is False:
        return lambda value: not isinstance(value, dict) or value.keys() <= known
    look_inside = glances.look(schema)

    def look(value: object) -> bool:
        if not isinstance(value, dict):
            return True
        entries = cast("dict[str, object]", value).items()
        return all(key in known or look_inside(inside) for key, inside in entries)

    return look


def _items(glances: Glances, schema: object, _: Schema) -> Look:
    look_inside = glances.look(schema)

    def look(value: object) -> bool:
        return not isinstance(value, list) or all(map(look_inside, cast("list[object]", value)))

    return look


def _unique(_: Glances, wanted: object, __: Schema) -> Look:
    def look(value: object) -> bool:
        if not wanted or not isinstance(value, list):
            return True
        entries = cast("list[object]", value)
        if all(type(entry) is str for entry in entries):
            return len(set(entries)) == len(entries)
        # Seldom, and never long: each against each, 1 and True being two things.
        told_apart = [(isinstance(entry, bool), entry) for entry in entries]
        return all(entry not in told_apart[:n] for n, entry in enumerate(told_apart))

    return look


# Schemas put together -------------------------------------------------------------------------


def _all_of(glances: Glances, parts: object, _: Schema) -> Look:
    return _all([glances.look(part) for part in elements(parts)])


def _any_of(glances: Glances, branches: object, _: Schema) -> Look:
    looks = [glances.look(branch) for branch in elements(branches)]
    return lambda value: any(look(value) for look in looks)


def _one_of(glances: Glances, branches: object, _: Schema) -> Look:
    looks = [glances.look(branch) for branch in elements(branches)]
    return lambda value: sum(look(value) for look in looks) == 1


MAKERS: Mapping[str, Maker] = {
    "type": _type,
    "enum": _enum,
    "const": lambda glances, value, beside: _enum(glances, [value], beside),
    "maxLength": _sized(str, lambda size, limit: size <= limit),
    "minLength": _sized(str, lambda size, limit: size >= limit),
    "maxItems": _sized(list, lambda size, limit: size <= limit),
    "minItems": _sized(list, lambda size, limit: size >= limit),
    "maxProperties": _sized(dict, lambda size, limit: size <= limit),
    "minProperties": _sized(dict, lambda size, limit: size >= limit),
    "maximum": _bounded(lambda value, limit: value <= limit),
    "minimum": _bounded(lambda value, limit: value >= limit),
    "pattern": _pattern,
    "format": _format,
    "required": _required,
    "properties": _properties,
    "additionalProperties": _additional,
    "items": _items,
    "uniqueItems": _unique,
    "allOf": _all_of,
    "anyOf": _any_of,
    "oneOf": _one_of,
}
