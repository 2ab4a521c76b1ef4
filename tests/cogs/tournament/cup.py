"""A tournament on a server whose time passes only when a test says so, with a bot that restarts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bot.loaded_match import LoadedMatch, load_match
from bot.match import match_rules
from bot.match.model import InteractionId, MatchId, TournamentId
from bot.tournament.model import Tournament
from games.chance import FastChance
from games.playout import choose_with_care
from playground.driver import Person
from playground.permissions import Permission
from playground.reply import Reply
from playground.seen_message import SeenMessage
from playground.server import StandIn
from playground.world_clock import StillClock
from tests.cogs.draws import Draws
from tests.cogs.evening import NOON
from tests.cogs.town import Running, bot_in, judged_standin
from tests.judge.judge import Judge

PEOPLE = ("Anna", "Béla", "Clara", "David", "Elsa", "Franz", "Grete", "Hans")
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


class Cup:
    """The server, its people, a tournament, and a bot that comes and goes."""

    def __init__(self, standin: StandIn, folder: Path, clock: StillClock) -> None:
        self.standin, self.folder, self.clock = standin, folder, clock
        self.guild = standin.world.new_guild("Wien")
        self.channel = self.guild.new_channel("turnier")
        self.members = {name: self.guild.new_member(name, locale="en-GB") for name in PEOPLE}
        maria = self.guild.new_member("Maria", permissions=Permission.MANAGE_GUILD, locale="en-GB")
        self.members["Maria"] = maria
        self.people = {
            name: Person(standin, member, self.channel) for name, member in self.members.items()
        }
        self.running: Running
        self.stays_away: set[str] = set()  # who never moves
        self._stack = AsyncExitStack()
        self._draws = Draws()
        self._last: dict[MatchId, int] = {}  # who moved last

    def __getitem__(self, name: str) -> Person:
        return self.people[name]

    @property
    def now(self) -> float:
        return self.clock.now()

    async def start_bot(self) -> None:
        self.running = await self._stack.enter_async_context(
            bot_in(
                self.standin,
                self.folder,
                clock=self.clock.now,
                draw=self._draws,
                is_alive=lambda: False,  # the test looks after what is due, at its times
            )
        )
        await self.running.crew.scheduler.beat()

    async def stop_bot(self) -> None:
        await self._stack.aclose()

    # Time -----------------------------------------------------------------------------------

    async def settle(self) -> None:
        """Everything that can happen now has happened and is shown."""
        app, crew = self.running.app, self.running.crew
        async with asyncio.timeout(self.standin.patience):
            while True:
                await crew.scheduler.drain()
                await crew.usher.drain()
                await crew.tournament_publisher.drain()
                if not await app.store.due_rows(self.now, 1) and not await self._is_busy():
                    await crew.usher.drain()  # a computer may have ended a match meanwhile
                    if not await self._is_busy():
                        await crew.rater.drain()
                        return
                await asyncio.sleep(0.005)  # computers think, and pictures are painted

    async def _is_busy(self) -> bool:
        app = self.running.app
        if await app.tournament_store.unshown(
            self.now, 1
        ) or await app.tournament_store.due_tournaments(self.now, 1):
            return True
        running = [await self.loaded(match) for match in await app.store.matches(running=True)]
        return any(not one.waited_for and one.match.paused_at is None for one in running)

    async def wait(self, seconds: float) -> None:
        """So much time has passed, and what was due by then is done and shown."""
        self.clock.advance(seconds)
        await self.settle()

    # People ---------------------------------------------------------------------------------

    async def says(self, name: str, command: str, /, **options: object) -> str:
        """What somebody is answered to a command, once all of it has happened."""
        self.clock.advance(30)  # nobody types in a hurry
        reply = await self[name].slash(command, **options)
        return await self._answer(reply)

    async def clicks(self, name: str, label: str) -> str:
        """What somebody is answered to a click below the announcement."""
        self.clock.advance(1)
        reply = await self[name].click(self.announcement(), label)
        return await self._answer(reply)

    async def _answer(self, reply: Reply) -> str:
        async with asyncio.timeout(self.standin.patience):
            while not reply.text:
                await asyncio.sleep(0.005)
        await self.settle()
        return reply.text

    def announcement(self) -> SeenMessage:
        """Where one can join."""
        found = [m for m in self["Anna"].sees() if m.button("Sit in for others") is not None]
        return found[-1]

    def public(self) -> list[SeenMessage]:
        """All that everybody can read in the channel."""
        return [message for message in self["Anna"].sees() if not message.ephemeral]

    def rulings(self) -> str:
        """All that stands in the thread of the rulings."""
        threads = [t for t in self["Anna"].threads() if t.name.startswith("Rulings")]
        return "\n".join(m.text for thread in threads for m in self["Anna"].sees(thread))

    # Matches --------------------------------------------------------------------------------

    async def tournament(self, id: int = 1) -> Tournament:
        """As it is stored."""
        return await self.running.app.tournament_store.load(TournamentId(id))

    async def loaded(self, match: MatchId) -> LoadedMatch:
        """A match as it is stored."""
        app = self.running.app
        return await load_match(app.store, app.games, match)

    async def play(self, matches: Sequence[MatchId] | None = None) -> None:
        """Everybody who is there moves until nobody is waited for but those who stay away."""
        away = {self[name].id for name in self.stays_away}
        while True:
            await self.settle()
            running = await self.running.app.store.matches(running=True)
            moved = False
            for match in running if matches is None else matches:
                moved |= await self._turn(match, away)
            if not moved:
                return

    async def _turn(self, match: MatchId, away: set[int]) -> bool:
        """One whole turn of somebody who is there; whether there was one to take."""
        moved = False
        while True:
            now = await self.loaded(match)
            ready = [user for user in now.waited_for if user not in away]
            if not ready or (moved and now.match.seat_of(ready[0]) != self._last.get(match)):
                return moved
            seat = now.match.seat_of(ready[0])
            assert seat is not None
            self._last[match] = seat
            move = choose_with_care(now.game, now.state, seat, FastChance(now.match.revision))
            await self.running.app.service.act(
                match,
                ready[0],
                now.match.revision,
                match_rules.codec_of(now.game).write(move),
                by=InteractionId(f"test-{match}-{now.match.revision}"),
            )
            moved = True


@asynccontextmanager
async def cup(folder: Path, judge: Judge | None) -> AsyncGenerator[Cup]:
    """A server with our bot in it, everything it sends judged, at a noon that does not end."""
    clock = StillClock(NOON)
    standin = await judged_standin(judge, clock)
    async with standin:
        held = Cup(standin, folder, clock)
        await held.start_bot()
        try:
            yield held
        finally:
            await held.stop_bot()
