"""What is kept of every REST request."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from playground.interactions import Interaction
from playground.request_body import Upload

UNKNOWN_ROUTE = "?"


@dataclass(frozen=True)
class Exchange:
    """A request and its answer; `template` is the path as Discord's description spells it.

    `json` is the request's JSON (of a form, its `payload_json`), `answer` the response's.
    `interaction` is set where the request carried an interaction's token. `fault` names the
    fault that was played, and `took_effect` is false if it kept the request from the world.
    """

    method: str
    path: str
    template: str
    query: Mapping[str, str]
    json: Any
    files: Mapping[int, Upload]
    status: int
    answer: Any
    interaction: Interaction | None = None
    fault: str | None = None
    took_effect: bool = True


Watcher = Callable[[Exchange], None]
