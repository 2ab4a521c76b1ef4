"""Tournaments for tests: a service on either store, rooms for tables, players that move."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.match import match_rules as match_tables
from bot.match.clock.time_control import Terms
from bot.match.computer_seats import AiSeats
from bot.match.model import ChannelId, GuildId, InteractionId, Match, MatchId, TournamentId, UserId
from bot.match.reminders import Reminding
from bot.match.scheduler import Scheduler
from bot.match.service import MatchService
from bot.storage.memory_store import MemoryStore
from bot.storage.sqlite_store import SqliteStore
from bot.tournament.automatic_steps import Usher
from bot.tournament.director_service import Desk
from bot.tournament.ledger import Entry
from bot.tournament.model import Plan, Tournament, TournamentTable
from bot.tournament.seating.ordered_round import seated
from bot.tournament.seating.round_orders import Order, Seated
from bot.tournament.service import TournamentService
from bot.tournament.table_matches import TablePlay
from bot.tournament.table_points import EntrantId
from games.api import Seat
from games.chance import FastChance
from games.playout import choose_with_care
from games.registry import Registry
from games.vienna import VIENNA
from tests.bot.match.postman import Letterbox
from tests.bot.match.tables import SimpleAis
from tests.games.masquerade import MASQUERADE
from tests.games.masquerade.rules import Masquerade

GUILD = GuildId(1)
DIRECTOR = UserId(1)
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
PLAN = Plan(
    "Cup",
    "swiss",
    "vienna",
    options='{"target": 15}',
    terms=Terms("none"),
    break_minutes=0,
    rounds=3,
)


class Duel(Masquerade):
    """A game for two, so that somebody may have to sit out."""

    key = "duel"
    seat_counts = range(2, 3)


GAMES = Registry([VIENNA, MASQUERADE, Duel()])


async def seat_here(order: Order, /) -> tuple[Seated, ...]:
    """Without a process."""
    return seated(order)


class Town:
    """Knows who has left, and how people are rated."""

    def __init__(self) -> None:
        self.gone: set[UserId] = set()
        self.rated: dict[UserId, int] = {}

    async def has_left(self, guild: GuildId, user: UserId) -> bool:
        return user in self.gone

    async def shown_rating(self, guild: GuildId, game: str, user: UserId) -> int | None:
        return self.rated.get(user)


class TournamentHall:
    """A service with its store, and short ways to do what people do."""

    def __init__(self, store: MemoryStore | SqliteStore, *, now: float = 1_000_000.0) -> None:
        self.store = store
        self.now = now
        self.town = Town()
        self._channels = count(1_000)
        self._interactions = count(1)
        self._drawn = count()
        self.start_over()

    def start_over(self) -> None:
        """As if the bot had been started anew."""
        self.matches = MatchService(self.store, GAMES, clock=self.clock, draw=self.draw)
        self.tables = TablePlay(self.store, self.matches, GAMES)
        self.service = TournamentService(
            self.store.tournaments,
            self.store,
            GAMES,
            self.tables,
            seater=seat_here,
            ratings=self.town,
            clock=self.clock,
            draw=self.draw,
        )
        self.usher = Usher(
            self.service, self.store.tournaments, self.tables, self.town, clock=self.clock
        )
        self.matches.subscribe(self.usher)
        self.service.subscribe(self.usher)
        self.ais = AiSeats(self.matches, self.store, GAMES, SimpleAis())
        reminding = Reminding(self.store, GAMES, Letterbox(), clock=self.clock)
        self.scheduler = Scheduler(self.matches, self.store.calendar, reminding, clock=self.clock)

    @property
    def desk(self) -> Desk:
        """Where directors rule."""
        return self.service.desk

    def clock(self) -> float:
        return self.now

    def draw(self, size: int, /) -> bytes:
        return hashlib.sha256(str(next(self._drawn)).encode()).digest()[:size]

    def by(self) -> InteractionId:
        """A new interaction."""
        return InteractionId(str(next(self._interactions)))

    async def announced(self, people: int = 0, computers: int = 0, **plan: Any) -> TournamentId:
        """A tournament that so many have entered; people are 101, 102, ..."""
        opened = await self.service.announce(
            GUILD, ChannelId(next(self._channels)), DIRECTOR, replace(PLAN, **plan), by=self.by()
        )
        for number in range(1, people + 1):
            await self.service.enter(opened.id, person(number), by=self.by())
        if computers:
            await self.service.computers(opened.id, computers, "novice", by=self.by())
        return opened.id

    async def started(self, people: int = 0, computers: int = 0, **plan: Any) -> TournamentId:
        """The same, begun: its first tables are open."""
        tournament = await self.announced(people, computers, **plan)
        await self.service.start(tournament, DIRECTOR, by=self.by())
        await self.settle()
        return tournament

    async def tournament(self, id: TournamentId) -> Tournament:
        """As it is now."""
        return await self.store.tournaments.load(id)

    async def settle(self) -> None:
        """Everything that happens by itself has happened; tables have rooms."""
        while True:
            await self.usher.drain()
            if not await self._give_rooms():
                return

    async def _give_rooms(self) -> bool:
        given = False
        for id in await self.store.tournaments.running():
            tournament = await self.tournament(id)
            for table in tournament.playing.tables if tournament.playing else ():
                if table.channel is None and table.result is None:
                    room = ChannelId(next(self._channels))
                    await self.service.place(id, table.number, room)
                    given = True
        return given

    async def passes(self, seconds: float) -> None:
        """So much time goes by, then what is due is done."""
        self.now += seconds
        await self.scheduler.drain()
        await self.settle()

    async def table_at(self, id: TournamentId, shown: int) -> TournamentTable:
        """A table of the present round."""
        tournament = await self.tournament(id)
        assert tournament.round is not None
        return tournament.round.tables[shown - 1]

    async def match_at(self, id: TournamentId, shown: int) -> Match:
        """The match at a table of the present round."""
        match = (await self.table_at(id, shown)).match
        assert match is not None
        return await self.store.load(match)

    async def ledger(self, id: TournamentId) -> list[Entry]:
        """Everything that was ruled."""
        return await self.store.tournaments.ledger(id)

    async def seatings(self, id: TournamentId) -> list[list[tuple[EntrantId, ...]]]:
        """Who sat where, round by round."""
        rounds = (await self.tournament(id)).rounds
        return [[table.entrants for table in round.tables] for round in rounds]

    async def decide(self, id: TournamentId, shown: int, *places: int) -> Tournament:
        """A table ends with this ranking, on a director's word; without one, in seat order."""
        seats = len((await self.table_at(id, shown)).entrants)
        ranking = places or tuple(range(1, seats + 1))
        await self.desk.adjudicate(id, DIRECTOR, shown, ranking, "", by=self.by())
        await self.settle()
        return await self.tournament(id)

    async def decide_round(self, id: TournamentId) -> Tournament:
        """Every table of the present round ends in seat order, and what follows."""
        tournament = await self.tournament(id)
        assert tournament.playing is not None
        for shown, table in enumerate(tournament.playing.tables, start=1):
            if table.result is None:
                places = range(1, len(table.entrants) + 1)
                await self.desk.adjudicate(id, DIRECTOR, shown, places, "", by=self.by())
        await self.settle()
        return await self.tournament(id)

    async def decide_all(self, id: TournamentId) -> Tournament:
        """The whole tournament to its end, every table in seat order."""
        while (tournament := await self.tournament(id)).playing is not None:
            await self.decide_round(id)
        return tournament

    async def asked(self, match: MatchId) -> Seat:
        """A seat the match waits for."""
        now = await self.store.load(match)
        game = match_tables.game_of(GAMES, now)
        assert now.state is not None
        return min(game.to_act(match_tables.codec_of(game).read_state(now.state)))

    async def move(self, match: MatchId) -> Match:
        """Whoever is asked moves; the match after that."""
        now, seat = await self.store.load(match), await self.asked(match)
        game, user = match_tables.game_of(GAMES, now), now.chairs[seat].user
        codec = match_tables.codec_of(game)
        assert now.state is not None
        assert user is not None
        move = codec.write(game.legal_moves(codec.read_state(now.state), seat)[0])
        await self.matches.act(match, user, now.revision, move, by=self.by())
        return await self.store.load(match)

    async def play(self, match: MatchId) -> None:
        """Everybody moves until the match is over, or paused."""
        luck = FastChance(match)
        while (now := await self.store.load(match)).status == "running":
            await self.ais.play(match)
            now = await self.store.load(match)
            if now.status != "running" or now.paused_at is not None:
                break
            game = match_tables.game_of(GAMES, now)
            assert now.state is not None
            state = match_tables.codec_of(game).read_state(now.state)
            seat = min(game.to_act(state))
            user = now.chairs[seat].user
            assert user is not None
            move = match_tables.codec_of(game).write(choose_with_care(game, state, seat, luck))
            await self.matches.act(match, user, now.revision, move, by=self.by())

    async def play_round(self, id: TournamentId) -> None:
        """Every table of the present round to its end, and what follows."""
        tournament = await self.tournament(id)
        assert tournament.playing is not None
        for table in tournament.playing.tables:
            if table.match is not None and table.result is None:
                await self.play(table.match)
        await self.settle()

    async def play_all(self, id: TournamentId) -> Tournament:
        """The whole tournament to its end."""
        while (tournament := await self.tournament(id)).playing is not None:
            await self.play_round(id)
        return tournament


def person(number: int) -> UserId:
    """Somebody."""
    return UserId(100 + number)


@asynccontextmanager
async def tournament_hall(kind: str, folder: Path) -> AsyncGenerator[TournamentHall]:
    """A hall on a store of this kind."""
    if kind == "memory":
        yield TournamentHall(MemoryStore())
        return
    store = await SqliteStore.open(folder / "fiaker.sqlite")
    try:
        yield TournamentHall(store)
    finally:
        await store.close()


def memory_hall() -> TournamentHall:
    """A hall on a store in memory."""
    return TournamentHall(MemoryStore())
