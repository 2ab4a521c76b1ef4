"""A page whose server is the test itself: for what the bot never posts, and for what goes wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Route, WebSocketRoute

from tests.playground.page.windows import DESKTOP, Window, opened

Json = dict[str, object]

URL = "http://127.0.0.1:9/"  # nothing is there: every request is answered here
HERE, THREAD, DIRECT = "50", "51", "60"
ANNA: Json = {"id": "1", "username": "anna", "global_name": "Anna"}
BOT: Json = {"id": "9", "username": "Fiaker", "global_name": None, "bot": True}
_PAGE = Path(__file__).parents[3] / "playground" / "page"
_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
_POLICY = "default-src 'self'; img-src 'self' data: blob:; style-src 'self'"


def message(number: int, author: Json = BOT, **more: object) -> Json:
    """A message as the protocol has it."""
    empty: Json = {"mentions": [], "attachments": [], "embeds": [], "components": []}
    said: Json = {
        "id": str(1000 + number),
        "channel_id": HERE,
        "type": 0,
        "author": author,
        "content": "",
        "timestamp": "2026-05-01T12:00:00+00:00",
        "edited_timestamp": None,
        "flags": 0,
        "ephemeral": False,
    }
    return {**empty, **said, **more}


def layout(number: int, *components: Json) -> Json:
    """A message of Components V2."""
    return message(number, flags=1 << 15, components=list(components))


def row(*components: Json) -> Json:
    """An action row."""
    return {"type": 1, "id": 90, "components": list(components)}


class Script:
    """Answers the page; `asked` is what it asked, `answers` what is answered, by op."""

    def __init__(self, *messages: Json) -> None:
        self.messages = list(messages)
        self.commands: list[Json] = []
        self.unread: Json = {}
        self.asked: list[Json] = []
        self.answers: dict[str, Json | None] = {}  # None: no answer at all
        self.greetings = 0
        self._socket: WebSocketRoute | None = None

    def serve(self, socket: WebSocketRoute) -> None:
        """A page has connected."""
        self._socket = socket
        self.greetings += 1
        socket.on_message(self._hear)
        self.tell("hello", **self._hello())

    def tell(self, op: str, **fields: object) -> None:
        """The page is told."""
        assert self._socket is not None
        self._socket.send(json.dumps({"op": op, **fields}))

    def hang_up(self) -> None:
        """The connection is lost."""
        assert self._socket is not None
        self._socket.close()

    def all_asked(self, op: str) -> list[Json]:
        """What was asked by this op, without its number."""
        found = [one for one in self.asked if one["op"] == op]
        return [{key: one[key] for key in one if key not in ("op", "id")} for one in found]

    def _hear(self, text: str | bytes) -> None:
        said = cast("Json", json.loads(text))
        self.asked.append(said)
        op = str(said["op"])
        given: Json | None = {"ok": True, "result": {}}
        if op == "history":
            here = [one for one in self.messages if one["channel_id"] == said["channel"]]
            given = {"ok": True, "result": {"messages": here, "more": False}}
        given = self.answers.get(op, given)
        if given is not None:
            self.tell("answer", to=said["id"], **given)

    def _hello(self) -> Json:
        people = [
            {"id": "1", "name": "Anna", "locale": "en-GB", "avatar": ""},
            {"id": "2", "name": "Béla", "locale": "en-GB", "avatar": ""},
        ]
        channels = [
            {"id": HERE, "type": 0, "name": "spieltisch", "topic": "Tables", "parent_id": None},
            {"id": THREAD, "type": 11, "name": "Vienna, match 1", "parent_id": HERE},
        ]
        members = [{"id": one["id"], "name": one["name"], "bot": False} for one in people]
        guild = {"id": "40", "name": "Wien", "members": members, "channels": channels}
        return {
            "you": people[0],
            "people": people,
            "bot": {"id": "9", "name": "Fiaker", "online": True},
            "commands": {"40": self.commands, "dm": []},
            "unread": self.unread,
            "places": {"guilds": [guild], "dm": {"id": DIRECT, "type": 1, "name": "Fiaker"}},
        }


def scripted(browser: Browser, script: Script, size: tuple[int, int] = DESKTOP) -> Window:
    """A window at this script, under the policy that the real server sets."""
    window = opened(browser, URL, size)
    window.page.route("**/*", _file)
    window.page.route_web_socket("**/page/socket**", script.serve)
    window.open()
    return window


def _file(route: Route) -> None:
    path = urlsplit(route.request.url).path.removeprefix("/page") or "/"
    file = _PAGE / ("index.html" if path == "/" else path.removeprefix("/"))
    if not file.is_file():
        route.fulfill(status=404)
        return
    headers = {
        "Content-Type": _TYPES.get(file.suffix, "application/json"),
        "Content-Security-Policy": _POLICY,
    }
    if file.suffix == ".svg":
        headers["Content-Type"] = "image/svg+xml"
    route.fulfill(body=file.read_text(encoding="utf-8"), headers=headers)
