"""One open page: a socket that tells one person what changes for them, and takes what they do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging

from aiohttp import WSMsgType, web

from playground import world_changes
from playground.channels import Channel
from playground.client_refusals import DriverError
from playground.json_shapes import Json
from playground.message import Message
from playground.page_acts import Acts
from playground.page_frames import BadFrame, Request, parse
from playground.page_refusals import Refused, name_of
from playground.page_view import View
from playground.world import World

_log = logging.getLogger("playground")
_MOST_AT_ONCE = 32
_MOST_WAITING = 5000
_TRY_AGAIN_LATER = 1013


class Session:
    """Frames are queued, so that nobody waits for a slow page; one too slow is cut off."""

    def __init__(self, world: World, socket: web.WebSocketResponse, view: View, acts: Acts) -> None:
        self._world = world
        self._socket = socket
        self._view = view
        self._acts = acts
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._stale = False
        self._places = self._commands = ""

    async def run(self) -> None:
        """Serves the page until its socket is closed."""
        writer = asyncio.create_task(self._write())
        hello = self._view.hello()
        self._places, self._commands = _text(hello["places"]), _text(hello["commands"])
        self._queue.put_nowait(_text(hello))
        forget = self._world.listen(self._heard)
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    self._received(frame.data)
                elif frame.type is WSMsgType.BINARY:
                    self._refuse(None, "bad-request", "frames are text")
        finally:
            forget()
            for task in (writer, *self._tasks):
                task.cancel()
            await asyncio.gather(writer, *self._tasks, return_exceptions=True)

    # What the page is told

    def _heard(self, change: world_changes.Change) -> None:
        match change:
            case world_changes.MessageCreated(message):
                self._about(message, "message")
            case world_changes.MessageEdited(message):
                self._about(message, "edited")
            case world_changes.ReactionAdded(message) | world_changes.ReactionRemoved(message):
                self._about(message, "edited")
            case world_changes.MessageDeleted(message) | world_changes.MessageDismissed(message):
                if message.ephemeral_to in (None, self._view.user.id):
                    self._deleted(message.channel, message.id)
            case world_changes.MessagesDeleted(channel, ids):
                for message_id in ids:
                    self._deleted(channel, message_id)
            case world_changes.Typing(channel, user):
                if user is not self._view.user and self._view.sees(channel):
                    who = user.global_name or user.name
                    self._send({"op": "typing", "channel": str(channel.id), "who": who})
            case world_changes.PresenceChanged(online):
                self._send({"op": "bot", "online": online})
            case world_changes.ReadMarked(user, channel):
                if user is self._view.user:
                    self._send(self._view.unread(channel))
            case world_changes.InteractionOpened() | world_changes.InteractionAnswered():
                pass
            case (
                world_changes.ClockMoved()
                | world_changes.PinsChanged()
                | world_changes.UserChanged()
            ):
                pass
            case _:
                self._look_around_soon()

    def _about(self, message: Message, op: str) -> None:
        if not self._view.shows(message):
            return
        self._send({"op": op, "message": self._view.message(message)})
        if op == "message" and message.author is not self._view.user:
            self._send(self._view.unread(message.channel))

    def _deleted(self, channel: Channel, message_id: int) -> None:
        if self._view.sees(channel):
            self._send({"op": "deleted", "channel": str(channel.id), "message": str(message_id)})
            self._send(self._view.unread(channel))

    def _look_around_soon(self) -> None:
        """Places and commands are told once for all that happens in one go."""
        if not self._stale:
            self._stale = True
            asyncio.get_running_loop().call_soon(self._look_around)

    def _look_around(self) -> None:
        if not self._stale:
            return
        self._stale = False
        places, commands = self._view.places(), self._view.commands()
        if (text := _text(places)) != self._places:
            self._places = text
            self._send({"op": "places", "places": places})
        if (text := _text(commands)) != self._commands:
            self._commands = text
            self._send({"op": "commands", "commands": commands})

    def _send(self, frame: Json) -> None:
        # A page must know a thread before it is told of a message in it.
        self._look_around()
        if self._queue.qsize() < _MOST_WAITING:
            self._queue.put_nowait(_text(frame))
        elif self._queue.qsize() == _MOST_WAITING:
            self._queue.put_nowait(None)

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while (frame := await self._queue.get()) is not None:
                await self._socket.send_str(frame)
            await self._socket.close(code=_TRY_AGAIN_LATER)

    # What the page asks

    def _received(self, frame: str) -> None:
        try:
            asked = parse(frame)
        except BadFrame as error:
            self._refuse(error.to, "bad-request", str(error))
            return
        if len(self._tasks) >= _MOST_AT_ONCE:
            self._refuse(asked.id, "bad-request", "too much at once")
            return
        task = asyncio.create_task(self._answer(asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, asked: Request) -> None:
        try:
            result = await self._acts.answer(asked)
        except (Refused, DriverError) as error:
            self._refuse(asked.id, name_of(error), str(error))
        except Exception:  # a hole in the playground must not leave the page waiting
            _log.exception("the playground failed at %s", type(asked).__name__)
            self._refuse(asked.id, "bad-request", "the playground failed")
        else:
            self._send({"op": "answer", "to": asked.id, "ok": True, "result": result})

    def _refuse(self, to: int | None, error: str, text: str) -> None:
        self._send({"op": "answer", "to": to, "ok": False, "error": error, "text": text})


def _text(frame: object) -> str:
    return json.dumps(frame, ensure_ascii=False, separators=(",", ":"))
