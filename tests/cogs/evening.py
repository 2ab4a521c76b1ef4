"""A town whose time passes only when a test says so: tables over hours and days, told at once."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bot.loaded_match import LoadedMatch, load_match
from bot.match import match_rules
from bot.match.model import InteractionId, MatchId, Revision, UserId
from cogs.table.time_lines import deadline
from games.api import Move
from playground.channels import Channel
from playground.driver import Person
from playground.permissions import Permission
from playground.seen_message import SeenMessage
from playground.world_clock import StillClock
from tests.cogs.draws import Draws
from tests.cogs.town import NAMES, Town, bot_in, judged_standin, spotted
from tests.judge.judge import Judge

NOON = datetime(2026, 11, 2, 11, 0, tzinfo=UTC).timestamp()  # a Monday, in Vienna
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


class Table(NamedTuple):
    """A match that has begun, and where it is played."""

    match: MatchId
    thread: Channel


@dataclass
class Evening:
    """The town, its clock, and who sits where."""

    there: Town
    clock: StillClock

    @property
    def now(self) -> float:
        """The time."""
        return self.clock.now()

    def __getitem__(self, name: str) -> Person:
        return self.there.people[NAMES.index(name)]

    def manager(self, channel: Channel) -> Person:
        """Somebody who manages the server, looking at this channel."""
        assert channel.guild is not None
        maria = channel.guild.new_member("Maria", permissions=Permission.MANAGE_GUILD)
        return Person(self.there.standin, maria, channel)

    def name_of(self, user: int) -> str:
        """What somebody is called."""
        return NAMES[[person.id for person in self.there.people].index(user)]

    # Time -----------------------------------------------------------------------------------

    async def wait(self, seconds: float) -> None:
        """So much time has passed, and what was due by then is done and shown."""
        self.clock.advance(seconds)
        await self.settle()

    async def wait_until(self, moment: float) -> None:
        """The same, up to a moment."""
        await self.wait(moment - self.now)

    async def settle(self) -> None:
        """Everything that can happen now has happened and is shown."""
        store = self.there.app.store
        async with asyncio.timeout(self.there.standin.patience):
            while True:
                await self.there.scheduler.drain()
                is_shown = not await store.due_rows(self.now, 1)
                if is_shown and not await self._is_anything_due():
                    failed = await store.due_rows(math.inf, 1)
                    assert failed == [], "what could not be shown is to be tried again later"
                    return
                await asyncio.sleep(0.01)  # computers think, and pictures are painted

    async def _is_anything_due(self) -> bool:
        store, calendar = self.there.app.store, self.there.app.store.calendar
        if await calendar.due_matches(self.now, 1) or await calendar.due_reminders(self.now, 1):
            return True
        running = [await self.loaded(match) for match in await store.matches(running=True)]
        return any(not one.waited_for and one.match.rests_since is None for one in running)

    # Tables ---------------------------------------------------------------------------------

    async def open(
        self,
        *names: str,
        channel: Channel | None = None,
        seats: int = 3,
        clock: str = "daily",
        at_zero: str = "stand-in",
    ) -> Table:
        """A table that the first of these opens; the others join, computers fill it."""
        self.clock.advance(MINUTE)  # nobody opens many tables in a hurry
        where = channel or self.there.channel
        first, *others = (self[name].at(where) for name in names)
        computers = seats - len(names)
        options: dict[str, object] = {"out-of-time": at_zero, "stand-in": "novice"}
        await first.slash(
            "game new",
            seats=seats,
            computers=computers,
            level="novice",
            length="short",
            clock=clock,
            **options,
        )
        match = (await self.there.app.store.matches())[-1]
        lobby = await spotted(first, lambda m: m.button("Join") is not None)
        for person in others:
            await person.click(lobby, "Join")
        if computers:
            await first.click(lobby, "Start")
        await self.settle()
        return Table(match, first.threads()[-1])

    async def loaded(self, match: MatchId) -> LoadedMatch:
        """A match as it is stored."""
        app = self.there.app
        return await load_match(app.store, app.games, match)

    async def asked(self, table: Table) -> str:
        """The name of the one the table waits for."""
        (user,) = (await self.loaded(table.match)).waited_for
        return self.name_of(user)

    async def deadline(self, table: Table) -> int:
        """When time runs out at a table."""
        end = await deadline(self.there.app, (await self.loaded(table.match)).match)
        assert end is not None
        return int(end)

    async def board(self, table: Table, name: str = NAMES[0]) -> SeenMessage:
        """The present board, as it stands on somebody's screen."""
        display = await self.there.app.store.display(table.match)
        return next(m for m in self[name].sees(table.thread) if m.id == display.board)

    def public(self, table: Table) -> list[SeenMessage]:
        """All that everybody can read at a table."""
        return [m for m in self[NAMES[0]].sees(table.thread) if not m.ephemeral]

    def letters(self, name: str) -> list[str]:
        """What somebody was written to directly."""
        return [message.text for message in self[name].sees(self[name].dm)]

    async def play(self, table: Table, move: Move | None = None) -> None:
        """The one who is asked makes this move, or the first there is."""
        now = await self.loaded(table.match)
        (user,) = now.waited_for
        (seat,) = now.asked
        chosen = move or now.game.legal_moves(now.state, seat)[0]
        await self.there.app.service.act(
            table.match,
            UserId(user),
            Revision(now.match.revision),
            match_rules.codec_of(now.game).write(chosen),
            by=InteractionId(f"test-{table.match}-{now.match.revision}"),
        )
        await self.settle()

    async def play_turn(self, table: Table) -> None:
        """The one who is asked moves until somebody else is asked."""
        asked = await self.asked(table)
        while (await self.loaded(table.match)).waited_for == (self[asked].id,):
            await self.play(table)

    async def play_to(self, table: Table, name: str) -> None:
        """Everybody moves until this person is asked."""
        while await self.asked(table) != name:
            await self.play(table)


@asynccontextmanager
async def evening(
    folder: Path, judge: Judge | None, *, people: int = 3, start: float = NOON
) -> AsyncGenerator[Evening]:
    """A server with our bot in it, everything it sends judged, at a noon that does not end."""
    clock = StillClock(start)
    standin = await judged_standin(judge, clock)
    guild = standin.world.new_guild("Wien")
    channel = guild.new_channel("spieltisch")
    crowd = tuple(
        Person(standin, guild.new_member(name, locale="en-GB"), channel) for name in NAMES[:people]
    )
    async with (
        standin,
        bot_in(
            standin,
            folder,
            clock=clock.now,
            draw=Draws(),
            is_alive=lambda: False,  # the test looks after what is due, at its times
        ) as running,
    ):
        yield Evening(Town(standin, *running, guild, channel, crowd), clock)
