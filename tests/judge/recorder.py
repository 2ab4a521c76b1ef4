"""Requests as discord.py really makes them, caught just before they would leave."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Awaitable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

import aiohttp
import discord
from discord.http import HTTPClient, MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter

CHANNEL, INTERACTION = 11, 44
TOKEN = "aW50ZXJhY3Rpb24"


@dataclass(frozen=True)
class Sent:
    """A request."""

    method: str
    path: str
    body: object
    files: Sequence[tuple[str, bytes]] = ()
    query: Mapping[str, str] | None = None


class Form(NamedTuple):
    """The JSON and the files of a form."""

    body: object
    files: Sequence[tuple[str, bytes]]


def read_form(form: Iterable[Mapping[str, Any]]) -> Form:
    """What a form holds."""
    body, *files = form
    contents = [(str(part["filename"]), cast("io.BytesIO", part["value"]).read()) for part in files]
    return Form(json.loads(body["value"]), contents)


def sent(
    route: Route,
    body: object,
    form: Iterable[Mapping[str, Any]] | None,
    query: Mapping[str, object] | None,
) -> Sent:
    """The request that discord.py is about to make."""
    plain, files = read_form(form) if form else Form(json.loads(json.dumps(body)), ())
    return Sent(
        method=route.method,
        path=route.url.removeprefix(Route.BASE),
        body=plain,
        files=files,
        query={key: str(value) for key, value in (query or {}).items()},
    )


class Recorder(HTTPClient):
    """discord.py's client for the bot's own requests; it hands them back instead."""

    def __init__(self) -> None:
        super().__init__(asyncio.get_running_loop())

    async def request(
        self,
        route: Route,
        *,
        files: Sequence[discord.File] | None = None,
        form: Iterable[dict[str, Any]] | None = None,
        **kwargs: Any,
    ) -> Any:
        return sent(route, kwargs.get("json"), form, kwargs.get("params"))


class WebhookRecorder(AsyncWebhookAdapter):
    """The same for what goes through the address of an interaction."""

    async def request(
        self,
        route: Route,
        session: aiohttp.ClientSession,
        *,
        payload: dict[str, Any] | None = None,
        multipart: list[dict[str, Any]] | None = None,
        proxy: str | None = None,
        proxy_auth: aiohttp.BasicAuth | None = None,
        files: Sequence[discord.File] | None = None,
        reason: str | None = None,
        auth_token: str | None = None,
        params: dict[str, Any] | None = None,
    ) -> Any:
        return sent(route, payload, multipart, params)


async def caught(response: object) -> Sent:
    """What one of the recorders handed back."""
    return await cast("Awaitable[Sent]", response)


async def answered(params: MultipartParameters) -> Sent:
    """An interaction answered with this."""
    session = cast("aiohttp.ClientSession", None)
    adapter = WebhookRecorder()
    return await caught(
        adapter.create_interaction_response(INTERACTION, TOKEN, session=session, params=params)
    )


async def posted(params: MultipartParameters) -> Sent:
    """A message sent to a channel."""
    return await caught(Recorder().send_message(CHANNEL, params=params))
