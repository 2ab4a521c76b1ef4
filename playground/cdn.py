"""The CDN: attachments with their bytes, and avatars."""

from __future__ import annotations

from aiohttp import web

from playground import pictures
from playground.world import World


class Cdn:
    """Serves files of the world under `/cdn`."""

    def __init__(self, world: World) -> None:
        self._world = world

    def add_to(self, app: web.Application) -> None:
        """The CDN answers in that application."""
        app.router.add_get(
            "/cdn/attachments/{channel_id}/{attachment_id:[0-9]{1,20}}/{filename}", self._attachment
        )
        app.router.add_get("/cdn/{kind:avatars|icons}/{owner:[0-9]{1,20}}/{picture}", self._avatar)
        app.router.add_get("/cdn/embed/avatars/{owner:[0-9]{1,20}}.png", self._avatar)

    async def _attachment(self, request: web.Request) -> web.Response:
        found = self._world.attachments.get(int(request.match_info["attachment_id"]))
        if found is None or not self._is_signed(request):
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=found.data, headers={"Content-Type": found.content_type})

    def _is_signed(self, request: web.Request) -> bool:
        try:
            until = int(request.query.get("ex", ""), 16)
        except ValueError:
            return False
        return until > self._world.clock.now()

    async def _avatar(self, request: web.Request) -> web.Response:
        picture = pictures.avatar(int(request.match_info["owner"]))
        return web.Response(body=picture, content_type="image/png")
