"""How a REST request is served: faults, limits, authorisation, handler, record."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from aiohttp import web

from playground import (
    rest_application,
    rest_channels,
    rest_guilds,
    rest_interactions,
    rest_messages,
)
from playground.client_redirect import API
from playground.errors import Refusal, unauthorized
from playground.faults import ConnectionCut, Fault, RequestFaults
from playground.kept_request import UNKNOWN_ROUTE, Exchange, Watcher
from playground.limits import Limits
from playground.request_body import read_body
from playground.rest_call import Answer, Call, Route, Site

_log = logging.getLogger("playground")

ROUTES = [
    *rest_application.ROUTES,
    *rest_guilds.ROUTES,
    *rest_interactions.ROUTES,
    *rest_channels.ROUTES,
    *rest_messages.ROUTES,
]


@dataclass
class _Passage:
    """One request on its way through."""

    route: Route
    call: Call
    path: str
    authorization: str
    fault: Fault | None
    answer: Answer | None = None
    took_effect: bool = False


class Rest:
    """The REST API on an aiohttp application, everything it is asked written down."""

    def __init__(self, faults: RequestFaults, token: str, limits: Limits | None) -> None:
        self.site: Site | None = None
        self.exchanges: list[Exchange] = []
        self.recording = True
        self.watchers: list[Watcher] = []
        self.problems: list[Exception] = []
        self._faults = faults
        self._limits = limits
        self._authorization = f"Bot {token}"

    def add_to(self, app: web.Application) -> None:
        """The API answers in that application, unknown routes with 404."""
        for route in ROUTES:
            app.router.add_route(route.method, API + route.template, self._serving(route))
        nowhere = Route("*", UNKNOWN_ROUTE, _not_found, public=True)
        app.router.add_route("*", API + "/{rest:.*}", self._serving(nowhere))

    def _serving(self, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            return await self._serve(route, request)

        return serve

    async def _serve(self, route: Route, request: web.Request) -> web.Response:
        assert self.site is not None, "the server has been started"
        try:
            body = await read_body(request)
        except Refusal as refusal:
            return _response(_refused(refusal))
        params, query = request.match_info, request.query
        passage = _Passage(
            route,
            Call(self.site, request.method, route.template, params, query, body),
            request.path.removeprefix(API),
            request.headers.get("Authorization", ""),
            self._faults.take(request.method, request.path.removeprefix(API)),
        )
        try:
            await self._go_through(passage)
        except ConnectionCut:
            passage.answer = None
        self._write_down(passage)
        if passage.answer is None:
            return _cut(request)
        return _response(passage.answer)

    async def _go_through(self, passage: _Passage) -> None:
        """`passage.answer` is what the client is to get."""
        fault = passage.fault
        if fault is not None and fault.before is not None:
            passage.answer = await fault.before()
            if passage.answer is not None:
                return
        headers: dict[str, str] = {}
        if self._limits is not None:
            call = passage.call
            headers, passage.answer = self._limits.spend(call.method, call.template, call.params)
        if passage.answer is None:
            passage.took_effect = True
            passage.answer = self._handled(passage)
        passage.answer.headers.update(headers)
        if fault is not None and fault.after is not None:
            passage.answer = await fault.after() or passage.answer

    def _handled(self, passage: _Passage) -> Answer:
        try:
            if not passage.route.public and passage.authorization != self._authorization:
                raise unauthorized()
            return passage.route.handler(passage.call)
        except Refusal as refusal:
            return _refused(refusal)
        except Exception as error:  # a hole in the stand-in must not look like Discord being slow
            _log.exception("the stand-in failed at %s %s", passage.call.method, passage.path)
            self.problems.append(error)
            text = f"the stand-in failed: {error!r}"
            return Answer({"message": text, "code": 0}, 400)

    def _write_down(self, passage: _Passage) -> None:
        if not self.recording and not self.watchers:
            return
        call, answer = passage.call, passage.answer
        exchange = Exchange(
            call.method,
            passage.path,
            call.template,
            dict(call.query),
            call.body.json,
            call.body.files,
            0 if answer is None else answer.status,
            None if answer is None else answer.json,
            call.interaction,
            None if passage.fault is None else passage.fault.name,
            passage.took_effect,
        )
        if self.recording:
            self.exchanges.append(exchange)
        for watcher in self.watchers:
            try:
                watcher(exchange)
            except Exception as error:  # a judge's verdict is for the test, not for the bot
                self.problems.append(error)


def _not_found(call: Call) -> Answer:
    return Answer({"message": "404: Not Found", "code": 0}, 404)


def _refused(refusal: Refusal) -> Answer:
    return Answer(refusal.body(), refusal.status, headers=dict(refusal.headers))


def _response(answer: Answer) -> web.Response:
    if answer.status == 204:
        return web.Response(status=204, headers=answer.headers)
    # Not web.json_response: discord.py knows only the bare content type, without a charset.
    headers = {"Content-Type": "application/json", **answer.headers}
    return web.Response(
        status=answer.status, body=json.dumps(answer.json).encode(), headers=headers
    )


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
