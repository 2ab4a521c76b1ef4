"""Who a text calls on, after `allowed_mentions` has had its say."""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from dataclasses import dataclass

from playground.json_shapes import Json, snowflakes

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass(frozen=True)
class Mentions:
    """The users and roles that are pinged, and whether everybody is."""

    users: list[int]
    roles: list[int]
    everyone: bool


def in_text(text: str, allowed: Json | None, *, known: Container[int]) -> Mentions:
    """The mentions of `text` that `allowed` lets through; unknown users are no mentions."""
    may_user = _permitted(allowed, "users")
    may_role = _permitted(allowed, "roles")
    users = [u for u in _ids(_USER, text) if u in known and may_user(u)]
    roles = [r for r in _ids(_ROLE, text) if may_role(r)]
    everyone = bool(_EVERYONE.search(text)) and _may_everyone(allowed)
    return Mentions(users, roles, everyone)


def _ids(pattern: re.Pattern[str], text: str) -> list[int]:
    return list(dict.fromkeys(int(match[1]) for match in pattern.finditer(text)))


def _permitted(allowed: Json | None, kind: str) -> Callable[[int], bool]:
    if allowed is None or kind in (allowed.get("parse") or []):
        return lambda _: True
    listed = set(snowflakes(allowed.get(kind)))
    return listed.__contains__


def _may_everyone(allowed: Json | None) -> bool:
    return allowed is None or "everyone" in (allowed.get("parse") or [])
