"""A page without a browser: what it was sent, and answers to what it asks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import aiohttp
from aiohttp import web

from playground.json_shapes import Json
from playground.page_guard import Guard
from playground.page_server import Desk
from playground.server import StandIn
from playground.world_clock import StillClock
from tests.playground.running_world import Table, table

SECONDS = 60.0


class Page:
    """One open socket; `frames` is everything that came, except answers."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[Json] = []
        self._answers: list[Json] = []
        self._asked = 0

    async def _receive(self) -> None:
        message = await asyncio.wait_for(self.socket.receive(), SECONDS)
        assert message.type is aiohttp.WSMsgType.TEXT, message
        frame: Json = json.loads(message.data)
        (self._answers if frame["op"] == "answer" else self.frames).append(frame)

    async def until(self, check: Callable[[Json], bool]) -> Json:
        """The first frame, past or to come, that is like that."""
        at = 0
        while True:
            for frame in self.frames[at:]:
                if check(frame):
                    return frame
            at = len(self.frames)
            await self._receive()

    async def told(self, op: str) -> Json:
        """The first frame of that kind."""
        return await self.until(lambda frame: frame["op"] == op)

    async def hello(self) -> Json:
        """The first frame of all."""
        return await self.told("hello")

    async def ask(self, op: str, **more: object) -> Json:
        """The answer to a request."""
        self._asked += 1
        return await self.send(json.dumps({"op": op, "id": self._asked, **more}), self._asked)

    async def send(self, frame: str, number: int | None = None) -> Json:
        """The answer to a frame, of whatever kind."""
        await self.socket.send_str(frame)
        while not any(answer["to"] == number for answer in self._answers):
            await self._receive()
        found = next(answer for answer in self._answers if answer["to"] == number)
        self._answers.remove(found)
        return found

    async def get(self, op: str, **more: object) -> Json:
        """The result of a request that must go well."""
        answer = await self.ask(op, **more)
        assert answer["ok"], answer
        return answer["result"]

    async def insist(self, op: str, **more: object) -> Json:
        """The result of a request, asked again while the bot is too busy for its three seconds."""
        while (answer := await self.ask(op, **more)).get("error") == "no-answer":
            pass
        assert answer["ok"], answer
        return answer["result"]

    async def refused(self, op: str, **more: object) -> str:
        """Why a request that must be refused is."""
        answer = await self.ask(op, **more)
        assert not answer["ok"], answer
        return answer["error"]

    async def history(self, channel: int) -> list[Json]:
        """The newest messages of a channel."""
        found = await self.get("history", channel=str(channel), before=None)
        return found["messages"]


@asynccontextmanager
async def page(url: str, who: int | str = "") -> AsyncGenerator[Page]:
    """Inside, a page is open as that person."""
    address = f"{url}/page/socket?as={who}"
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(address, origin=url, max_msg_size=0) as socket,
    ):
        yield Page(socket)


def with_desk(standin: StandIn, app: web.Application) -> None:
    """Adds the page to a stand-in."""
    Desk(standin, Guard()).add_to(app)


async def standin_with_desk() -> StandIn:
    """A stand-in with a page, whose time stands still."""
    return await StandIn.start(clock=StillClock(), beside=with_desk)


@asynccontextmanager
async def desk() -> AsyncGenerator[tuple[Table, Page, Page]]:
    """Inside, the small bot is at a table, and Anna and Bert have a page open each."""
    async with (
        table(await standin_with_desk()) as t,
        page(t.standin.url, t.anna.id) as anna,
        page(t.standin.url, t.bert.id) as bert,
    ):
        await anna.hello()
        await bert.hello()
        yield t, anna, bert


def text_of(frame: Json) -> str:
    """What the message of a frame says; nothing if it has none."""
    return frame["message"]["content"] if "message" in frame else ""
