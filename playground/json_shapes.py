"""JSON objects as they travel: their shape is Discord's, not ours."""

from typing import Any, TypeAlias, cast

# Any: what lies in a JSON object is known by key only; payloads and readers say which.
Json: TypeAlias = dict[str, Any]


def objects(value: object) -> list[Json]:
    """A JSON array of objects; nothing at all counts as an empty one."""
    return cast("list[Json]", value or [])


def snowflakes(value: object) -> list[int]:
    """A JSON array of ids, which may be numbers or strings."""
    return [int(i) for i in cast("list[str | int]", value or [])]
