"""The page in the browser: its files, and a socket for each that is open."""

from __future__ import annotations

from pathlib import Path

from aiohttp import WSCloseCode, web

from playground.page_acts import Acts, Modals
from playground.page_frames import MOST_BYTES
from playground.page_guard import Guard
from playground.page_session import Session
from playground.page_view import View, people
from playground.server import StandIn
from playground.small_entities import User

FOLDER = Path(__file__).parent / "page"
_HEARTBEAT = 30.0
# Named here, because what a system makes of an ending differs and browsers are strict.
_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ttf": "font/ttf",
}
_TEXT = (".html", ".css", ".js", ".json", ".svg")


class Desk:
    """Where people sit down at the stand-in: `/`, `/page/...` and `/page/socket`."""

    def __init__(self, standin: StandIn, guard: Guard, *, folder: Path = FOLDER) -> None:
        self._standin = standin
        self._guard = guard
        self._folder = folder.resolve()
        self._modals = Modals()
        self._sockets: set[web.WebSocketResponse] = set()

    def add_to(self, app: web.Application) -> None:
        """The page answers in that application."""
        self._guard.add_to(app)
        app.router.add_get("/", self._index)
        app.router.add_get("/page/socket", self._socket)
        app.router.add_get("/page/{path:.+}", self._file)
        app.on_shutdown.append(self._say_goodbye)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return self._found("index.html")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        return self._found(request.match_info["path"])

    def _found(self, path: str) -> web.StreamResponse:
        try:
            wanted = (self._folder / path).resolve()
            inside = wanted.is_relative_to(self._folder) and wanted.is_file()
        except (OSError, ValueError):  # a name too long, or with a zero in it
            inside = False
            wanted = self._folder
        kind = _TYPES.get(wanted.suffix)
        if not inside or kind is None:
            raise web.HTTPNotFound(text="There is no such page.")
        charset = "; charset=utf-8" if wanted.suffix in _TEXT else ""
        return web.FileResponse(wanted, headers={"Content-Type": kind + charset})

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if not self._guard.is_own_page(request):
            raise web.HTTPForbidden(text="Only the playground's own page may do this.")
        who = self._who(request.query.get("as", ""))
        socket = web.WebSocketResponse(max_msg_size=MOST_BYTES, heartbeat=_HEARTBEAT)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            view = View(self._standin, who)
            acts = Acts(self._standin, view, self._modals)
            await Session(self._standin.world, socket, view, acts).run()
        finally:
            self._sockets.discard(socket)
        return socket

    def _who(self, wanted: str) -> User:
        """The person of that id; the first one for anything else."""
        everybody = people(self._standin.world)
        if not everybody:
            raise web.HTTPNotFound(text="There is nobody here.")
        return next((who for who in everybody if str(who.id) == wanted), everybody[0])

    async def _say_goodbye(self, app: web.Application) -> None:
        for socket in list(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)
