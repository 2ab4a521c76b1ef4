"""The gateway: sessions of shards over WebSockets, with resume and replay."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from playground import payload_interaction, payloads, world_changes
from playground.deliveries import Deliveries
from playground.gateway_events import Event, guild_create, tournaments_of
from playground.intents import PRIVILEGED, Intent
from playground.interactions import Interaction
from playground.json_shapes import Json, snowflakes
from playground.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT = 0, 1, 2, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
HEARTBEAT_MS = 41_250
NORMAL_CLOSES = (1000, 1001)
BAD_TOKEN, BAD_INTENTS, GO_AWAY = 4004, 4014, 4000


@dataclass(frozen=True)
class Sent:
    """One event that was sent, or kept for a client that was away."""

    shard: int
    event: str
    data: Json = field(repr=False)


class Connection:
    """One socket: frames are queued, so that nothing waits for a slow client."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self._request = request
        self.socket = socket
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self.session: Session | None = None

    def send(self, frame: str) -> None:
        """The frame is on its way."""
        self._queue.put_nowait(frame)

    async def write(self) -> None:
        """Sends what is queued until the socket is gone."""
        with contextlib.suppress(ConnectionError):
            while True:
                frame = await self._queue.get()
                await self.socket.send_str(frame)

    def cut(self) -> None:
        """The socket is gone without a word."""
        self.detach()
        if self._request.transport is not None:
            self._request.transport.abort()

    def detach(self) -> None:
        """The session, if there is one, waits for a resume."""
        if self.session is not None and self.session.connection is self:
            self.session.connection = None


@dataclass(eq=False)
class Session:
    """What a shard has been told, so that it can be told again."""

    id: str
    shard: int
    shards: int
    intents: int
    sequence: int = 0
    frames: deque[tuple[int, str]] = field(default_factory=deque[tuple[int, str]])
    connection: Connection | None = None

    def push(self, event: str, data: Json) -> None:
        """The event is sent, or kept until the client resumes."""
        self.sequence += 1
        frame = json.dumps({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.frames.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def acknowledged(self, sequence: int) -> None:
        """Frames up to this one need not be kept."""
        while self.frames and self.frames[0][0] <= sequence:
            self.frames.popleft()

    def wants(self, event: Event) -> bool:
        """Whether this shard asked for the event."""
        shard = 0 if event.guild_id is None else (event.guild_id >> 22) % self.shards
        if shard != self.shard:
            return False
        return event.intent is Intent.ALWAYS or bool(self.intents & event.intent)


class Gateway:
    """Tells every session what it asked to hear, in order."""

    def __init__(self, world: World, token: str, *, privileged: bool = False) -> None:
        self._world = world
        self._token = token
        self.privileged = privileged
        self.url = ""
        self.sent: list[Sent] = []
        self.recording = True
        self.deliveries = Deliveries(self._deliver)
        self.sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self._arrivals = asyncio.Event()
        self._told_online = False
        self._forget = world.listen(self._heard)

    def _heard(self, change: world_changes.Change) -> None:
        if isinstance(change, world_changes.InteractionOpened):
            self.deliveries.hand_over(change.interaction)
            return
        for event in tournaments_of(change):
            self._dispatch(event)

    def _deliver(self, interaction: Interaction) -> None:
        if not interaction.payload:
            interaction.payload = payload_interaction.interaction(interaction)
        guild = interaction.channel.guild
        self._dispatch(
            Event(
                "INTERACTION_CREATE",
                None if guild is None else guild.id,
                Intent.ALWAYS,
                lambda _: interaction.payload,
            )
        )

    def _dispatch(self, event: Event) -> None:
        for session in self.sessions.values():
            if session.wants(event):
                self._push(session, event.name, event.build(session.intents))

    def _push(self, session: Session, event: str, data: Json) -> None:
        if self.recording:
            self.sent.append(Sent(session.shard, event, data))
        session.push(event, data)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One client's connection, until it ends."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        connection = Connection(request, socket)
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send(_frame(HELLO, {"heartbeat_interval": HEARTBEAT_MS}))
        try:
            await self._listen(connection)
        finally:
            writer.cancel()
            self._connections.discard(connection)
            self._closed(connection)
            self._tell_presence()
        return socket

    async def _listen(self, connection: Connection) -> None:
        async for message in connection.socket:
            if message.type is WSMsgType.TEXT:
                frame: Json = json.loads(message.data)
                code = self._received(connection, frame["op"], frame.get("d"))
                if code is not None:
                    await connection.socket.close(code=code)
                    return

    def _closed(self, connection: Connection) -> None:
        session = connection.session
        if connection.socket.close_code in NORMAL_CLOSES and session is not None:
            self.sessions.pop(session.id, None)
        connection.detach()

    def _received(self, connection: Connection, op: int, data: Any) -> int | None:
        """Handle one frame; a code means that the socket has to be closed with it."""
        match op:
            case 1:
                if connection.session is not None and data is not None:
                    connection.session.acknowledged(data)
                connection.send(_frame(HEARTBEAT_ACK, None))
            case 2:
                return self._identify(connection, data)
            case 6:
                return self._resume(connection, data)
            case 8:
                self._members_asked(connection, data)
            case _:
                pass
        return None

    def _identify(self, connection: Connection, data: Json) -> int | None:
        if data["token"] != self._token:
            return BAD_TOKEN
        intents = int(data["intents"])
        if intents & PRIVILEGED and not self.privileged:
            return BAD_INTENTS
        shard, shards = data.get("shard") or (0, 1)
        for old in [s for s in self.sessions.values() if s.connection is None]:
            if (old.shard, old.shards) == (shard, shards):
                del self.sessions[old.id]
        session = Session(secrets.token_hex(16), shard, shards, intents, connection=connection)
        connection.session = session
        self.sessions[session.id] = session
        self._welcome(session, asked_shard="shard" in data)
        self._arrived()
        return None

    def _welcome(self, session: Session, *, asked_shard: bool) -> None:
        mine = [g for g in self._world.guilds.values() if self._is_mine(session, g.id)]
        ready: Json = {
            "v": 10,
            "user": payloads.own_user(self._world.bot),
            "guilds": [{"id": str(g.id), "unavailable": True} for g in mine],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "application": {"id": str(self._world.application_id), "flags": 0},
            "private_channels": [],
            "relationships": [],
        }
        if asked_shard:
            ready["shard"] = [session.shard, session.shards]
        self._push(session, "READY", ready)
        for guild in mine:
            event = guild_create(guild, is_new=False)
            if guild.available and session.wants(event):
                self._push(session, event.name, event.build(session.intents))

    def _is_mine(self, session: Session, guild_id: int) -> bool:
        return (guild_id >> 22) % session.shards == session.shard

    def _resume(self, connection: Connection, data: Json) -> int | None:
        if data["token"] != self._token:
            return BAD_TOKEN
        session = self.sessions.get(data["session_id"])
        if session is None:
            connection.send(_frame(INVALID_SESSION, False))
            return None
        session.connection = connection
        connection.session = session
        for sequence, frame in session.frames:
            if sequence > (data["seq"] or 0):
                connection.send(frame)
        self._push(session, "RESUMED", {"_trace": []})
        self._arrived()
        return None

    def _members_asked(self, connection: Connection, data: Json) -> None:
        session = connection.session
        guild = self._world.guilds.get(int(data["guild_id"]))
        if session is None or guild is None:
            return
        wanted = set(snowflakes(data.get("user_ids")))
        start = (data.get("query") or "").lower()
        found = [
            m
            for m in guild.members.values()
            if (m.id in wanted if wanted else m.user.name.startswith(start))
        ]
        limit = data.get("limit") or len(found)
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [payloads.member(m) for m in found[:limit]],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(i) for i in wanted - {m.id for m in found}],
        }
        if data.get("nonce") is not None:
            chunk["nonce"] = data["nonce"]
        self._push(session, "GUILD_MEMBERS_CHUNK", chunk)

    def _live(self, shard: int | None) -> list[Connection]:
        return [
            c
            for c in self._connections
            if c.session is not None and shard in (None, c.session.shard)
        ]

    def drop_sockets(self, shard: int | None = None) -> None:
        """The sockets are gone without a word; the sessions can be resumed."""
        for connection in self._live(shard):
            connection.cut()

    def invalidate(self, shard: int | None = None) -> None:
        """The sessions are over: clients must identify anew."""
        for connection in self._live(shard):
            assert connection.session is not None
            self.sessions.pop(connection.session.id, None)
            connection.session = None
            connection.send(_frame(INVALID_SESSION, False))

    def ask_to_reconnect(self, shard: int | None = None) -> None:
        """Clients are asked to come back with a resume (op 7)."""
        for connection in self._live(shard):
            connection.detach()
            connection.send(_frame(RECONNECT, None))

    @property
    def is_online(self) -> bool:
        """Whether every shard of the bot is connected."""
        return self._all_there()

    def _arrived(self) -> None:
        self._arrivals.set()
        self._tell_presence()

    def _tell_presence(self) -> None:
        if self.is_online != self._told_online:
            self._told_online = self.is_online
            self._world.emit(world_changes.PresenceChanged(self._told_online))

    async def arrived(self, is_there: Callable[[], bool] | None = None) -> None:
        """Returns when every shard is connected (or when `is_there` says so)."""
        while not (is_there or self._all_there)():
            self._arrivals.clear()
            await self._arrivals.wait()

    def _all_there(self) -> bool:
        live = [s for s in self.sessions.values() if s.connection is not None]
        return bool(live) and len({s.shard for s in live}) == live[0].shards

    async def close(self) -> None:
        """Nobody is connected any more."""
        self._forget()
        for connection in list(self._connections):
            await connection.socket.close(code=GO_AWAY)


def _frame(op: int, data: object) -> str:
    return json.dumps({"op": op, "d": data, "s": None, "t": None})
