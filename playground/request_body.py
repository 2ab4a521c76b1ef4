"""The body of a request: JSON, or a form with `payload_json` and files."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from playground.errors import Refusal
from playground.json_shapes import Json

_FILE_FIELD = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True)
class Upload:
    """A file as it arrived."""

    filename: str
    content_type: str
    data: bytes = field(repr=False)


@dataclass(frozen=True)
class Body:
    """What a request carried: `json` is None where there was nothing."""

    json: Any = None
    files: dict[int, Upload] = field(default_factory=dict[int, Upload])

    @property
    def object(self) -> Json:
        """The JSON as an object; 400 where it is something else."""
        if self.json is None:
            return {}
        if not isinstance(self.json, dict):
            raise Refusal(400, 50109, "The request body contains invalid JSON.")
        return self.json  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType] -- keys of JSON objects are strings


async def read_body(request: web.Request) -> Body:
    """The request's body, read to its end."""
    if not request.can_read_body:
        return Body()
    if request.content_type.startswith("multipart/"):
        return await _read_form(request)
    raw = await request.read()
    return Body(_parse(raw)) if raw else Body()


async def _read_form(request: web.Request) -> Body:
    content: Any = None
    files: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read(decode=False))
        match = _FILE_FIELD.fullmatch(part.name or "")
        if part.name == "payload_json":
            content = _parse(data)
        elif match:
            kind = part.headers.get("Content-Type", "application/octet-stream")
            files[int(match[1])] = Upload(part.filename or "unknown", kind, data)
    return Body(content, files)


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError as error:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from error
