"""Matches over days: time passes when a test says so, and then what is due is done."""

from __future__ import annotations

import math
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.match import match_rules
from bot.match.clock.thinking_time import HOUR, SeatClock, left_at
from bot.match.clock.time_control import AtZero, TempoKey, Terms
from bot.match.computer_seats import AiSeats
from bot.match.model import Match, MatchId, Reminder, UserId
from bot.match.ports import Store
from bot.match.prepared_moves import upcoming
from bot.match.reminders import Reminding
from bot.match.scheduler import Scheduler
from games.api import Seat
from tests.bot.match.postman import Letterbox
from tests.bot.match.tables import GAMES, Hall, SimpleAis, open_store

# Of the tempo "daily".
BANK = 24 * HOUR
INCREMENT = 8 * HOUR


class Days(Hall):
    """A hall where time passes and what is due is done."""

    now: float

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.letters = Letterbox()
        self.reminding = Reminding(store, GAMES, self.letters, clock=lambda: self.now)
        self.scheduler = Scheduler(
            self.service, store.calendar, self.reminding, clock=lambda: self.now
        )

    async def table(
        self, at_zero: AtZero = "stand-in", tempo: TempoKey = "daily", *, game: str = "vienna"
    ) -> MatchId:
        """A running match with clocks."""
        return await self.running(game=game, terms=Terms(tempo, at_zero, "novice"))

    async def passes(self, seconds: float) -> None:
        """So much time goes by, then what is due is done."""
        self.now += seconds
        await self.scheduler.drain()

    async def everybody_vanishes(self, match: MatchId) -> None:
        """Computers move for those who are away until the last one is."""
        seats = AiSeats(self.service, self.store, GAMES, SimpleAis())
        while (await self.store.load(match)).present:
            await self.passes(BANK)
            await seats.play(match)

    async def asked(self, match_id: MatchId) -> tuple[UserId, ...]:
        """Everybody the match waits for, in seat order."""
        match = await self.store.load(match_id)
        seats = sorted(GAMES[match.game].to_act(await self.state(match_id)))
        users = [match.chairs[seat].user for seat in seats]
        return tuple(user for user in users if user is not None)

    async def others(self, match_id: MatchId) -> tuple[UserId, ...]:
        """Everybody it does not wait for, in seat order."""
        asked = await self.asked(match_id)
        return tuple(u for u in (await self.store.load(match_id)).people if u not in asked)

    async def clock(self, match_id: MatchId, user: UserId) -> SeatClock:
        """Somebody's clock."""
        match = await self.store.load(match_id)
        return match.clocks[seat_of(match, user)]

    async def left(self, match_id: MatchId, user: UserId) -> int:
        """How much time somebody has left, in seconds."""
        return left_at(await self.clock(match_id, user), (), int(self.now))

    async def end_turn(self, match_id: MatchId) -> UserId:
        """Moves of whoever is asked until somebody else is; who that was."""
        user = await self.to_act(match_id)
        while await self.to_act(match_id) == user:
            await self.move(match_id)
        return user

    async def to_prepare(self, match_id: MatchId, user: UserId) -> list[bytes]:
        """What somebody could prepare now, as it would come over the wire."""
        match = await self.store.load(match_id)
        game = GAMES[match.game]
        write = match_rules.codec_of(game).write
        return [write(move) for move in upcoming(game, match, seat_of(match, user))]

    async def to_be_told(self) -> list[Reminder]:
        """All that anybody is still to be told, now or later."""
        return await self.store.calendar.due_reminders(math.inf, 1_000)

    def told(self, user: UserId) -> list[list[str]]:
        """What somebody was told, message by message."""
        return [[r.kind for r in reminders] for to, reminders in self.letters.got if to == user]


@asynccontextmanager
async def days(kind: str, folder: Path) -> AsyncGenerator[Days]:
    """Such a hall on a store of this kind."""
    async with open_store(kind, folder) as store:
        yield Days(store)


def seat_of(match: Match, user: UserId) -> Seat:
    """Where somebody sits who does."""
    seat = match.seat_of(user)
    assert seat is not None
    return seat
