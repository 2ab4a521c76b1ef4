"""Keeps other web sites away: who may be called by which name, and what a page may load."""

from __future__ import annotations

import ipaddress

from aiohttp import web
from aiohttp.typedefs import Handler
from yarl import URL

from playground.client_redirect import API, CDN, GATEWAY

_COMMON = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
_PAGE = {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-cache",
}
# A file somebody posted is looked at, never run.
_FILE = {"Content-Security-Policy": "default-src 'none'; sandbox"}


class Guard:
    """Refuses requests that name another host, or that come from a page of somebody else.

    A site elsewhere can have its own name point to this machine; its pages then send that
    name along. With `every_address` numeric addresses are good names too, for whoever has
    opened the playground to their network.
    """

    def __init__(self, *, every_address: bool = False) -> None:
        self._every_address = every_address

    def add_to(self, app: web.Application) -> None:
        """Every request to that application is checked, every answer has its headers."""
        app.middlewares.append(self._check_host)
        app.on_response_prepare.append(_add_headers)

    @web.middleware
    async def _check_host(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not self._is_ours(request.headers.get("Host", "")):
            raise web.HTTPForbidden(text="The playground does not go by this name.")
        # The bot sends no Origin; a browser does, for whatever could do harm.
        if "Origin" in request.headers and not self.is_own_page(request):
            raise web.HTTPForbidden(text="Only the playground's own page may do this.")
        return await handler(request)

    def is_own_page(self, request: web.Request) -> bool:
        """Whether the request comes from a page that this server has served."""
        return request.headers.get("Origin") == f"http://{request.headers.get('Host')}"

    def _is_ours(self, host: str) -> bool:
        try:
            name = URL(f"http://{host}").host
        except ValueError:
            return False
        if name == "localhost":
            return True
        try:
            address = ipaddress.ip_address(name or "")
        except ValueError:
            return False
        return address.is_loopback or self._every_address


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    if request.path.startswith((API, GATEWAY)):
        return
    more = _FILE if request.path.startswith(CDN) else _PAGE
    for name, value in (_COMMON | more).items():
        response.headers[name] = value
