"""Errors of the schemas as sentences, one for each thing that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import cast

from jsonschema.exceptions import ValidationError

from tests.judge.findings import Finding, Place, elements, is_array, is_object, members
from tests.judge.schemas import NULLABLE, TELLER, Check

LONGEST_QUOTE = 60


def findings(check: Check, value: object) -> Iterator[Finding]:
    """What is wrong with this value; where there are alternatives, by the nearest of them."""
    if not check.glance(value):
        yield from close_findings(check, value)


def close_findings(check: Check, value: object) -> Iterator[Finding]:
    """The same by jsonschema alone, whatever a glance says."""
    errors = cast("Callable[[object], Iterable[ValidationError]]", check.closely.iter_errors)
    return _findings(errors(value))


def _findings(errors: Iterable[ValidationError]) -> Iterator[Finding]:
    for error in errors:
        if error.validator in ("oneOf", "anyOf"):
            yield from _nearest(error)
        elif error.validator == "additionalProperties":
            yield from _unknown_keys(error)
        else:
            yield Finding(_place(error), _sentence(error))


def _place(error: ValidationError) -> Place:
    return tuple(error.absolute_path)


def _nearest(error: ValidationError) -> Iterator[Finding]:
    branches: dict[object, list[ValidationError]] = {}
    for inner in error.context or ():
        branches.setdefault(inner.relative_schema_path[0], []).append(inner)
    if not branches:
        yield Finding(_place(error), "fits more than one of the forms allowed here")
        return
    candidates = [list(_findings(inner)) for inner in branches.values()]
    yield from min(candidates, key=len)


def _unknown_keys(error: ValidationError) -> Iterator[Finding]:
    known = members(members(cast("object", error.schema)).get("properties"))
    for key in members(cast("object", error.instance)):
        if key not in known:
            near = get_close_matches(key, known, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            yield Finding((*_place(error), key), f"is an unknown key{hint}")


def _sentence(error: ValidationError) -> str:
    keyword = cast("str", error.validator)
    if keyword in (TELLER, NULLABLE):
        return error.message
    word = WORDS.get(keyword)
    instance, limit = cast("object", error.instance), cast("object", error.validator_value)
    return word(instance, limit) if word else error.message


def _quoted(value: object) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def _listed(values: object) -> str:
    return ", ".join(map(repr, elements(values)))


def _size(value: object) -> int:
    return len(value) if isinstance(value, str) or is_array(value) or is_object(value) else 0


def _required(instance: object, keys: object) -> str:
    missing = [repr(key) for key in elements(keys) if key not in members(instance)]
    return f"{' and '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing"


def _type(instance: object, types: object) -> str:
    wanted = types if isinstance(types, str) else " or ".join(map(str, elements(types)))
    return f"is {_quoted(instance)}, should be {wanted}"


WORDS: Mapping[str, Callable[[object, object], str]] = {
    "type": _type,
    "enum": lambda value, allowed: f"is {_quoted(value)}; allowed here: {_listed(allowed)}",
    "required": _required,
    "maxLength": lambda v, n: f"is {_size(v)} characters long; at most {n} are allowed",
    "minLength": lambda v, n: f"is {_size(v)} characters long; at least {n} are needed",
    "maxItems": lambda v, n: f"has {_size(v)} entries; at most {n} are allowed",
    "minItems": lambda v, n: f"has {_size(v)} entries; at least {n} are needed",
    "maxProperties": lambda v, n: f"has {_size(v)} keys; at most {n} are allowed",
    "maximum": lambda v, n: f"is {v}; at most {n} is allowed",
    "minimum": lambda v, n: f"is {v}; at least {n} is needed",
    "pattern": lambda v, p: f"is {_quoted(v)}, which does not match {p}",
    "format": lambda v, f: f"is {_quoted(v)}, which is not a {f}",
    "uniqueItems": lambda v, _: f"is {_quoted(v)}, which has an entry twice",
}
