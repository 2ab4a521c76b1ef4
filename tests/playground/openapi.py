"""Judges the stand-in's own answers by Discord's published description."""

from __future__ import annotations

import functools
import json
import os
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from playground.exchange import Exchange

_BESIDE = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


def description() -> Path:
    """Where the description lies; the test is skipped, saying so, where it does not."""
    path = Path(os.environ.get("DISCORD_OPENAPI", _BESIDE))
    if not path.exists():
        pytest.skip(f"NOT JUDGED: Discord's API description is not at {path}; set DISCORD_OPENAPI")
    return path


@functools.cache
def _load(path: Path) -> tuple[dict[str, Any], Registry[Any]]:
    content = json.loads(path.read_text())
    resource = Resource.from_contents(content, default_specification=DRAFT202012)
    return content, Registry[Any]().with_resource("urn:discord", resource)


def violation(exchange: Exchange, path: Path) -> str | None:
    """What is wrong with the answer, or None."""
    content, registry = _load(path)
    where = f"{exchange.method} {exchange.template} -> {exchange.status}"
    operations = content["paths"].get(exchange.template)
    if operations is None or exchange.method.lower() not in operations:
        return f"{where}: Discord has no such operation"
    responses = operations[exchange.method.lower()]["responses"]
    if exchange.status >= 400:
        schema: dict[str, Any] | None = {"$ref": "urn:discord#/components/schemas/ErrorResponse"}
    elif str(exchange.status) not in responses:
        return f"{where}: the description has {sorted(responses)}"
    else:
        kept = responses[str(exchange.status)].get("content", {})
        schema = _pointer(exchange) if kept else None
    if schema is None:
        return None if exchange.answer is None else f"{where}: should be empty"
    # Any: jsonschema tells pyright nothing about its errors.
    validator: Any = Draft202012Validator(schema, registry=registry)
    errors = sorted(validator.iter_errors(exchange.answer), key=lambda e: e.json_path)
    return f"{where}: {errors[0].json_path}: {errors[0].message[:300]}" if errors else None


def _pointer(exchange: Exchange) -> dict[str, Any]:
    path = exchange.template.replace("~", "~0").replace("/", "~1")
    path = path.replace("{", "%7B").replace("}", "%7D")
    return {
        "$ref": f"urn:discord#/paths/{path}/{exchange.method.lower()}/responses/"
        f"{exchange.status}/content/application~1json/schema"
    }
