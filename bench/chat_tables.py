"""Tables of Vienna in the stand-in Discord, and people who click there as anybody would.

Everything is done and seen in the chat alone, so that the bot may be one of any version.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from playground.channels import Channel
from playground.client_refusals import DriverError, NoAnswer
from playground.driver import Person
from playground.interactions import CallbackType
from playground.message import Message
from playground.reply import Reply
from playground.seen_message import SeenMessage, seen
from playground.server import StandIn
from playground.world_changes import Change, InteractionAnswered, MessageCreated, MessageEdited

SEATS = 3  # the fewest that Vienna is played with
_TABLES_A_GUILD = 25
_OPENED_AT_ONCE = 8
PATIENCE = 30.0
_MOVE = re.compile(r"fiaker:move:\d+:(?P<revision>\d+):")
_END = "fiaker:rematch:"
_MENTION = re.compile(r"<@(\d+)>")


class Click(NamedTuple):
    """When somebody clicked, in seconds, and how long they waited for the first answer."""

    at: float
    waited: float
    failure: str | None = None  # what went wrong


class Board(NamedTuple):
    """A board that waits for somebody."""

    message: Message
    custom_id: str
    revision: int


class Table:
    """People at a running match, who click one after the other."""

    def __init__(self, people: Sequence[Person], luck: random.Random) -> None:
        self.is_over = False
        self._people = {person.id: person for person in people}
        self._luck = luck
        self._board: Board | None = None
        self._moved_at = -1  # the revision that the last move was made at
        self._menu: tuple[Person, Reply] | None = None
        self._changed = asyncio.Event()

    def look(self, message: Message) -> None:
        """A message of the match is there, or has changed."""
        shown = seen(message)
        for button in shown.buttons:
            found = _MOVE.match(button.custom_id or "")
            if found is not None and not button.disabled:
                revision = int(found["revision"])
                if self._board is None or revision > self._board.revision:
                    self._board = Board(message, button.custom_id or "", revision)
                    self._changed.set()
                return
            if (button.custom_id or "").startswith(_END):
                self.is_over = True
                self._changed.set()

    @property
    def is_ready(self) -> bool:
        """Whether somebody has something to click."""
        if self.is_over:
            return False
        is_new = self._board is not None and self._board.revision > self._moved_at
        return self._menu is not None or is_new

    async def ready(self) -> bool:
        """Whether somebody has something to click, as soon as that is known.

        TimeoutError if the board does not come.
        """
        async with asyncio.timeout(PATIENCE):
            while not (self.is_ready or self.is_over):
                self._changed.clear()
                await self._changed.wait()
        return self.is_ready

    async def click(self, answers: dict[int, float]) -> Click:
        """Whoever's turn it is has clicked; `answers` says when which interaction was answered."""
        assert self._board is not None
        board = self._board  # when the answer is there it may be an old one
        began = time.perf_counter()
        try:
            reply = await self._click(board)
        except DriverError as error:
            self._menu = None
            what = "no answer" if isinstance(error, NoAnswer) else f"could not be clicked: {error}"
            return Click(began, time.perf_counter() - began, what)
        return Click(began, answers[reply.interaction.id] - began, self._take_in(reply, board))

    async def _click(self, board: Board) -> Reply:
        if self._menu is not None:
            person, menu = self._menu
            assert menu.message is not None
            option = self._luck.choice(menu.message.selects[0].options)
            return await person.choose(menu, [option.value])
        person = self._people[self._luck.choice(_asked(seen(board.message)))]
        return await person.click(board.message, custom_id=board.custom_id)

    def _take_in(self, reply: Reply, board: Board) -> str | None:
        """The next click follows from this answer; what went wrong, if it did."""
        message = reply.message
        if message is not None and message.selects:
            self._menu = (self._people[reply.interaction.user.id], reply)
            return None
        self._menu = None
        self._moved_at = board.revision
        if reply.kind in (CallbackType.UPDATE, CallbackType.DEFERRED_UPDATE):
            return None
        return f"refused: {reply.text}"


def _asked(board: SeenMessage) -> list[int]:
    """Whom the headline names."""
    return [int(id) for id in _MENTION.findall(board.texts[0])]


class Crowd:
    """All tables of one stand-in, and when the bot answered which interaction."""

    def __init__(self, standin: StandIn, *, seed: int) -> None:
        self.tables: list[Table] = []
        self.answers: dict[int, float] = {}
        self._standin = standin
        self._luck = random.Random(seed)
        self._by_channel: dict[int, Table] = {}
        standin.world.listen(self._hear)

    def _hear(self, change: Change) -> None:
        if isinstance(change, InteractionAnswered):
            self.answers.setdefault(change.interaction.id, time.perf_counter())
        elif isinstance(change, MessageCreated | MessageEdited):
            message = change.message
            table = self._by_channel.get(message.channel.id)
            if table is not None and message.ephemeral_to is None:
                table.look(message)

    async def open_tables(self, count: int, *, computers: int = 0) -> None:
        """So many matches have begun, in servers of a size that the bot allows."""
        places = list(self._places(count, SEATS - computers))
        gate = asyncio.Semaphore(_OPENED_AT_ONCE)

        async def opened(people: list[Person]) -> None:
            async with gate:
                await self._open(people, computers)

        await asyncio.gather(*map(opened, places))

    def _places(self, count: int, seats: int) -> Iterator[list[Person]]:
        world = self._standin.world
        for first in range(0, count, _TABLES_A_GUILD):
            guild = world.new_guild(f"Wien {first}")
            for number in range(first, min(first + _TABLES_A_GUILD, count)):
                channel = guild.new_channel(f"table-{number}")
                members = [guild.new_member(f"P{number} {seat}") for seat in range(seats)]
                yield [Person(self._standin, member, channel) for member in members]

    async def _open(self, people: list[Person], computers: int) -> None:
        opener, *others = people
        level = {"computers": computers, "level": "expert"} if computers else {}
        await opener.slash("game new", game="vienna", seats=SEATS, **level)
        lobby = (await opener.until(_lobbies, timeout=PATIENCE))[0]
        for person in others:
            await person.click(lobby, "Join")
        if not others:
            await opener.click(lobby, "Start")
        threads = await opener.until(lambda _: opener.threads(), timeout=PATIENCE)
        self._take(threads[0], people)
        await self._by_channel[threads[0].id].ready()

    def _take(self, thread: Channel, people: list[Person]) -> None:
        table = Table(people, random.Random(self._luck.random()))
        self.tables.append(table)
        self._by_channel[thread.id] = table
        for message in thread.messages.values():
            table.look(message)


def _lobbies(shown: list[SeenMessage]) -> list[SeenMessage]:
    return [message for message in shown if message.button("Join") is not None]
