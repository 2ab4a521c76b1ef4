"""Matches for tests: a service on either store, people who join, moves that are legal."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.match import match_rules
from bot.match.model import (
    AiLevel,
    ChannelId,
    Done,
    GuildId,
    InteractionId,
    Limits,
    Match,
    MatchId,
    OutboxRow,
    Revision,
    UserId,
)
from bot.match.ports import Clock, Store
from bot.match.service import MatchService
from bot.storage.memory_store import MemoryStore
from bot.storage.sqlite_store import SqliteStore
from games.api import AnyGame, Move, Seat
from games.chance import FastChance
from games.playout import choose_at_random, choose_with_care
from games.registry import Registry
from games.vienna import VIENNA
from tests.games.masquerade import MASQUERADE

GAMES = Registry([VIENNA, MASQUERADE])
ANNA, BELA, CLARA, DAVID = (UserId(user) for user in (101, 102, 103, 104))
GUILD = GuildId(1)
NO_LIMITS = Limits(per_user=10**6, per_guild=10**6)

on_both_stores = pytest.mark.parametrize("kind", ["memory", "sqlite"])


@asynccontextmanager
async def open_store(kind: str, folder: Path, *, clock: Clock = time.time) -> AsyncGenerator[Store]:
    """A store of this kind, closed at the end."""
    if kind == "memory":
        yield MemoryStore(clock=clock)
        return
    store = await SqliteStore.open(folder / "fiaker.sqlite", clock=clock)
    try:
        yield store
    finally:
        await store.close()


class SimpleAis:
    """Players that need neither time nor processes."""

    async def choose(self, level: AiLevel, game: AnyGame, state: object, seat: Seat) -> Move:
        choose = choose_at_random if level == "random" else choose_with_care
        return choose(game, state, seat, FastChance(secrets.randbits(64)))


class Recorder:
    """A screen that remembers what it was asked to show, and fails when told to."""

    def __init__(self) -> None:
        self.shown: list[OutboxRow] = []
        self.failures = 0

    async def show(self, row: OutboxRow) -> None:
        if self.failures:
            self.failures -= 1
            raise ConnectionError("nobody there")
        self.shown.append(row)


class Hall:
    """A service with its store, and short ways to do what people do."""

    def __init__(
        self, store: Store, *, now: float = 1_000_000.0, limits: Limits = NO_LIMITS
    ) -> None:
        self.store = store
        self.now = now
        self.service = MatchService(store, GAMES, clock=lambda: self.now, limits=limits)
        self._channels = count(1)
        self._interactions = count(1)

    def by(self) -> InteractionId:
        """A new interaction."""
        return InteractionId(str(next(self._interactions)))

    async def lobby(
        self,
        *,
        game: str = "vienna",
        seats: int = 3,
        guild: GuildId = GUILD,
        opener: UserId = ANNA,
        **rules: Any,
    ) -> MatchId:
        """A lobby in a channel of its own, opened by Anna if by nobody else."""
        done = await self.service.open_lobby(
            guild,
            ChannelId(next(self._channels)),
            opener,
            game=game,
            seats=seats,
            by=self.by(),
            **rules,
        )
        return done.match

    async def running(self, *, game: str = "vienna", **rules: Any) -> MatchId:
        """A running match of Anna, Béla and Clara."""
        match = await self.lobby(game=game, **rules)
        for user in (BELA, CLARA):
            await self.service.join(match, user, by=self.by())
        return match

    async def state(self, match_id: MatchId) -> object:
        """The state of a running match."""
        match = await self.store.load(match_id)
        assert match.state is not None
        return match_rules.codec_of(GAMES[match.game]).read_state(match.state)

    async def to_act(self, match_id: MatchId) -> UserId:
        """Somebody the match waits for."""
        match = await self.store.load(match_id)
        seat = min(GAMES[match.game].to_act(await self.state(match_id)))
        user = match.chairs[seat].user
        assert user is not None
        return user

    async def legal(self, match_id: MatchId, user: UserId, which: int = 0) -> bytes:
        """A legal move of this person, as it would come over the wire."""
        match = await self.store.load(match_id)
        game = GAMES[match.game]
        seat = match.seat_of(user)
        assert seat is not None
        moves = game.legal_moves(await self.state(match_id), Seat(seat))
        return match_rules.codec_of(game).write(moves[which % len(moves)])

    async def move(self, match_id: MatchId, which: int = 0) -> Done:
        """The next move of whoever is asked."""
        user = await self.to_act(match_id)
        match = await self.store.load(match_id)
        move = await self.legal(match_id, user, which)
        return await self.service.act(match_id, user, match.revision, move, by=self.by())

    async def move_until(self, match_id: MatchId, stage: str) -> None:
        """Moves until the game asks for this (Vienna)."""
        while getattr(await self.state(match_id), "stage") != stage:  # noqa: B009  any game's state
            await self.move(match_id)

    async def channel(self, match_id: MatchId) -> ChannelId:
        """Where the match is."""
        return (await self.store.load(match_id)).channel

    async def revision(self, match_id: MatchId) -> Revision:
        """Where the match stands."""
        return (await self.store.load(match_id)).revision


@asynccontextmanager
async def hall(kind: str, folder: Path, *, limits: Limits = NO_LIMITS) -> AsyncGenerator[Hall]:
    """A hall on a store of this kind, both with one clock."""
    async with open_store(kind, folder, clock=lambda: table.now) as store:
        table = Hall(store, limits=limits)
        yield table


def memory_hall() -> Hall:
    """A hall on a store in memory."""
    return Hall(MemoryStore())


def some_match(state: bytes | None = None) -> Match:
    """A match that is in no store."""
    return Match(
        id=MatchId(1),
        guild=GUILD,
        channel=ChannelId(1),
        opener=ANNA,
        game="vienna",
        rules_version=1,
        options=b"{}",
        seats_wanted=3,
        undo="all",
        rated=False,
        seed=b"S" * 32,
        opened_at=0.0,
        state=state,
    )
