"""Matches that ended as a test says, on either store, and somebody who rates them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from bot.match.clock.time_control import NO_HURRY, Terms
from bot.match.errors import StoreFailed
from bot.match.model import (
    Actor,
    AiLevel,
    Chair,
    ChannelId,
    GuildId,
    InteractionId,
    LogRow,
    Match,
    MatchId,
    Revision,
    Status,
    UserId,
)
from bot.match.ports import Store
from bot.rating.model import EVERYWHERE, NEWCOMER, Change, Rating, Scope, Verdict
from bot.rating.ports import Ratings
from bot.rating.rated_matches import HALF
from bot.rating.rater import Rater
from bot.storage.database import Database
from bot.storage.memory_ratings import MemoryRatings
from bot.storage.memory_store import MemoryStore
from bot.storage.sqlite_store import SqliteStore
from bot.storage.transactions import Transactions
from games.api import Outcome, Seat, label
from tests.bot.match.tables import ANNA, BELA, CLARA, GUILD

Sitter: TypeAlias = UserId | AiLevel | None
"""A person, a computer, or a former player."""

HERE = Scope("vienna", GUILD)
ALL_OVER = Scope("vienna", EVERYWHERE)
OTHER_GUILD = GuildId(2)


def chair_of(sitter: Sitter, *, conceded: bool = False) -> Chair:
    if isinstance(sitter, str):
        return Chair("salt", ai=sitter)
    return Chair("salt", user=sitter, conceded=conceded)


def moves_of(seat: int, *, person: int = 0, computer: int = 0) -> list[tuple[int, Actor]]:
    """So many moves of a seat made by its owner, then so many by a stand-in."""
    by_person: tuple[int, Actor] = (seat, "person")
    by_computer: tuple[int, Actor] = (seat, "stand-in")
    return [*[by_person] * person, *[by_computer] * computer]


class Desk:
    """A store with its ratings, and matches that end as told."""

    def __init__(self, store: Store, ratings: Ratings) -> None:
        self.store = store
        self.ratings = ratings
        self.now = 1_000_000.0
        self._numbers = count(1)

    def rater(self, **rules: Any) -> Rater:
        return Rater(self.store, self.ratings, clock=lambda: self.now, **rules)

    async def played(
        self,
        places: Sequence[int],
        sitters: Sequence[Sitter] = (ANNA, BELA, CLARA),
        *,
        game: str = "vienna",
        guild: GuildId = GUILD,
        status: Status = "finished",
        rated: bool = True,
        ended_at: float | None = None,
        conceded: Sequence[int] = (),
        moves: Sequence[tuple[int, Actor]] = (),
        terms: Terms = NO_HURRY,
    ) -> MatchId:
        """A match that is over, an hour after the last one if nothing else is said."""
        self.now += 3600
        match = Match(
            id=MatchId(0),
            guild=guild,
            channel=ChannelId(next(self._numbers)),
            opener=None,
            game=game,
            rules_version=1,
            options=b"{}",
            seats_wanted=len(sitters),
            undo="all",
            rated=rated,
            seed=b"",
            opened_at=0.0,
            terms=terms,
            status=status,
            chairs=tuple(
                chair_of(one, conceded=seat in conceded) for seat, one in enumerate(sitters)
            ),
            outcome=Outcome(tuple(places), (0,) * len(places), label("end-conceded")),
            ended_at=self.now if ended_at is None else ended_at,
        )
        created = await self.store.create(match, by=self._by(), notices=())
        for seat, actor in moves:
            await self.adds(created.id, seat, actor)
        return created.id

    async def adds(self, match_id: MatchId, seat: int, actor: Actor, move: bytes = b"{}") -> None:
        """One more row of a log."""
        match = await self.store.load(match_id)
        revision = Revision(match.revision + 1)
        user = match.chairs[seat].user if actor == "person" else None
        row = LogRow(revision, Seat(seat), actor, user, self.now, self._by(), move)
        match = msgspec.structs.replace(match, revision=revision)
        await self.store.save(match, by=self._by(), notices=(), row=row)

    async def rated(self, places: Sequence[int], *args: Any, **facts: Any) -> MatchId:
        """Such a match, rated at once."""
        match = await self.played(places, *args, **facts)
        assert await self.rater().drain() == 1
        return match

    async def rating(self, user: UserId, scope: Scope = HERE) -> Rating | None:
        return (await self.ratings.current(scope, [user])).get(user)

    async def everybody(self) -> dict[Scope, Mapping[UserId, Rating]]:
        """All current ratings of those the tests know."""
        users = [UserId(user) for user in range(100, 120)]
        return {
            scope: await self.ratings.current(scope, users)
            for game in ("vienna", "masquerade")
            for guild in (GUILD, OTHER_GUILD, EVERYWHERE)
            for scope in [Scope(game, guild)]
        }

    async def forget(self, user: UserId) -> None:
        await self.store.forget(user)

    async def export(self, user: UserId) -> dict[str, Any]:
        """What is kept about somebody's ratings."""
        data = json.loads(await self.store.export(user))
        return {key: data[key] for key in ("ratings", "rating_course")}

    def _by(self) -> InteractionId:
        return InteractionId(f"desk-{next(self._numbers)}")


class MemoryDesk(Desk):
    ratings: MemoryRatings

    def __init__(self) -> None:
        store = MemoryStore()
        super().__init__(store, store.ratings)


class SqliteDesk(Desk):
    def __init__(self, database: Database) -> None:
        self.transactions = Transactions(database)
        store = SqliteStore(database)
        super().__init__(store, store.ratings)

    async def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Whatever the database says."""

        def work(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
            return connection.execute(query, values).fetchall()

        return await self.transactions.write(work)


class Unreadable:
    """Tells stories, except those of some matches."""

    def __init__(self, table: Desk, *unreadable: MatchId) -> None:
        self._table = table
        self.unreadable = set(unreadable)
        self.asked: list[MatchId] = []

    async def story(self, match: MatchId) -> tuple[Match, list[LogRow]]:
        self.asked.append(match)
        if match in self.unreadable:
            raise StoreFailed("garbled", reading=True)
        return await self._table.store.story(match)


def memory_desk() -> MemoryDesk:
    """A desk on a store in memory."""
    return MemoryDesk()


@asynccontextmanager
async def desk(kind: str, folder: Path) -> AsyncGenerator[Desk]:
    """A desk on a store of this kind."""
    if kind == "memory":
        yield memory_desk()
        return
    database = await Database.open(folder / "fiaker.sqlite")
    try:
        yield SqliteDesk(database)
    finally:
        await database.close()


# Numbers that nobody would compute ----------------------------------------------------------

FIRST, SECOND, THIRD = Rating(28.0, 8.0), Rating(30.5, 7.5), Rating(21.25, 7.75)


def change(
    match: MatchId,
    user: UserId,
    after: Rating,
    *,
    before: Rating = NEWCOMER,
    guild: GuildId = GUILD,
    seat: int = 0,
) -> Change:
    return Change(match, guild, Seat(seat), user, before, after)


async def records(table: Desk, match: MatchId, *changes: Change) -> bool:
    return await table.ratings.record(Verdict(match, True, HALF, changes))


async def two_matches(table: Desk) -> tuple[MatchId, MatchId]:
    """Anna plays with Béla, then with Clara; numbers that nobody would compute."""
    one = await table.played((1, 2), (ANNA, BELA), ended_at=100.0)
    other = await table.played((2, 1), (ANNA, CLARA), ended_at=200.0)
    await records(table, one, change(one, ANNA, FIRST), change(one, BELA, THIRD, seat=1))
    await records(
        table,
        other,
        change(other, ANNA, SECOND, before=FIRST),
        change(other, CLARA, FIRST, seat=1),
    )
    return one, other
