"""Rate limits as Discord plays them: headers on every answer, 429 when a bucket is empty."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from playground.rest_call import Answer

VIA = "1.1 stand-in"
_MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass(frozen=True)
class Rule:
    """So many requests in so many seconds."""

    requests: int
    seconds: float


@dataclass
class _Window:
    opened: float
    used: int = 0


# What the headers commonly say; Discord promises none of these numbers.
USUAL = {
    ("POST", "/channels/{channel_id}/messages"): Rule(5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): Rule(5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): Rule(5, 1.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): Rule(5, 2.0),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"): Rule(
        1, 0.25
    ),
}


class Limits:
    """Buckets per route and major parameter. Time is real: the client's waiting is real too."""

    def __init__(
        self,
        rules: Mapping[tuple[str, str], Rule] | None = None,
        *,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rules = dict(USUAL if rules is None else rules)
        self._now = now
        self._windows: dict[tuple[str, ...], _Window] = {}

    def spend(
        self, method: str, template: str, params: Mapping[str, str]
    ) -> tuple[dict[str, str], Answer | None]:
        """One request is counted: its headers, and the 429 if there was nothing left."""
        rule = self._rules.get((method, template))
        if rule is None:
            return {}, None
        window = self._window(rule, (method, template, *_major(params)))
        window.used += 1
        left = rule.requests - window.used
        wait = max(window.opened + rule.seconds - self._now(), 0.0)
        headers = {
            "X-RateLimit-Limit": str(rule.requests),
            "X-RateLimit-Remaining": str(max(left, 0)),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(f"{method} {template}".encode()).hexdigest()[:32],
        }
        return headers, too_many(wait) if left < 0 else None

    def _window(self, rule: Rule, key: tuple[str, ...]) -> _Window:
        window = self._windows.get(key)
        if window is None or self._now() >= window.opened + rule.seconds:
            window = self._windows[key] = _Window(self._now())
        return window


def _major(params: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(params.get(name, "") for name in _MAJOR)


def too_many(retry_after: float, *, is_global: bool = False, via: bool = True) -> Answer:
    """A 429; without `via` it looks like the ban of Cloudflare."""
    body = {
        "message": "You are being rate limited.",
        "retry_after": retry_after,
        "global": is_global,
    }
    headers = {"Retry-After": str(max(1, round(retry_after))), "X-RateLimit-Scope": "user"}
    if is_global:
        headers["X-RateLimit-Global"] = "true"
    if via:
        headers["Via"] = VIA
    return Answer(body, 429, headers=headers)
