"""A request that is cancelled while it is being saved is saved all the same, and shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.match.errors import StoreFailed
from bot.match.model import (
    ChannelId,
    Done,
    InteractionId,
    Match,
    MatchId,
    Notice,
    Revision,
    UserId,
)
from bot.storage.memory_store import MemoryStore
from bot.storage.sqlite_store import SqliteStore
from tests.bot.match.tables import ANNA, BELA, CLARA, GUILD, Hall

SOON = 20  # rounds of the event loop: enough for whatever does not wait for something


class SlowStore(MemoryStore):
    """Once told to wait, saves nothing until it is let; then fails if it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()
        self.let.set()
        self.fails = False
        self.under_way = 0
        self.recalled = 0

    async def create(self, match: Match, *, by: InteractionId, notices: Sequence[Notice]) -> Match:
        await self._wait()
        return await super().create(match, by=by, notices=notices)

    async def recall(self, match: MatchId, by: InteractionId) -> tuple[Match, Done | None]:
        self.recalled += 1
        return await super().recall(match, by)

    async def save(self, match: Match, **kept: Any) -> None:
        await self._wait()
        await super().save(match, **kept)

    async def _wait(self) -> None:
        self.under_way += 1
        await self.let.wait()
        self.under_way -= 1
        if self.fails:
            raise StoreFailed("the disk is full")


class Woken(list[MatchId]):
    """Remembers what it was woken for."""

    def wake(self, match: Match) -> None:
        self.append(match.id)


class Table(Hall):
    """A hall whose store is slow, with one lobby in it that nobody has been woken for."""

    def __init__(self) -> None:
        self.slow = SlowStore()
        super().__init__(self.slow)
        self.woken = Woken()

    @classmethod
    async def with_lobby(cls) -> tuple[Table, MatchId]:
        table = cls()
        match = await table.lobby()
        table.service.subscribe(table.woken)
        return table, match

    async def cancel_in_save(self, request: Awaitable[Done]) -> asyncio.Future[Done]:
        """The request, cancelled while it is being saved."""
        self.slow.let.clear()
        task = asyncio.ensure_future(request)
        await soon()
        assert self.slow.under_way == 1
        task.cancel()
        await soon()
        return task

    async def seated(self, match: MatchId) -> list[UserId | None]:
        return [chair.user for chair in (await self.store.load(match)).chairs]


async def soon() -> None:
    """Let everything go as far as it can."""
    for _ in range(SOON):
        await asyncio.sleep(0)


async def expect_cancelled(request: Awaitable[object]) -> None:
    with pytest.raises(asyncio.CancelledError):
        await request


async def test_a_request_cancelled_while_it_is_saved_is_saved() -> None:
    table, match = await Table.with_lobby()
    request = await table.cancel_in_save(table.service.join(match, BELA, by=table.by()))
    table.slow.let.set()
    await expect_cancelled(request)
    assert await table.seated(match) == [ANNA, BELA]


async def test_a_request_cancelled_while_it_is_saved_wakes_everybody_once() -> None:
    table, match = await Table.with_lobby()
    request = await table.cancel_in_save(table.service.join(match, BELA, by=table.by()))
    assert table.woken == []
    table.slow.let.set()
    await expect_cancelled(request)
    assert table.woken == [match]


async def test_a_request_that_is_not_cancelled_wakes_everybody_once() -> None:
    table, match = await Table.with_lobby()
    await table.service.join(match, BELA, by=table.by())
    assert table.woken == [match]


async def test_a_cancelled_request_holds_its_match_until_it_is_saved() -> None:
    table, match = await Table.with_lobby()
    request = await table.cancel_in_save(table.service.join(match, BELA, by=table.by()))
    following = asyncio.create_task(table.service.join(match, CLARA, by=table.by()))
    await soon()
    assert table.slow.recalled == 1
    table.slow.let.set()
    await expect_cancelled(request)
    assert (await following).status == "running"
    assert table.slow.recalled == 2  # nobody was overtaken


async def test_a_request_cancelled_again_and_again_is_saved_and_shown() -> None:
    table, match = await Table.with_lobby()
    request = await table.cancel_in_save(table.service.join(match, BELA, by=table.by()))
    for _ in range(3):
        request.cancel()
        await soon()
        assert not request.done()
    table.slow.let.set()
    await expect_cancelled(request)
    assert await table.seated(match) == [ANNA, BELA]
    assert table.woken == [match]


async def test_a_cancelled_request_that_comes_again_gets_its_answer() -> None:
    table, match = await Table.with_lobby()
    by = table.by()
    request = await table.cancel_in_save(table.service.join(match, BELA, by=by))
    table.slow.let.set()
    await expect_cancelled(request)
    assert await table.service.join(match, BELA, by=by) == Done(match, Revision(0), "lobby")


async def test_a_cancelled_request_that_cannot_be_saved_changes_nothing() -> None:
    table, match = await Table.with_lobby()
    request = await table.cancel_in_save(table.service.join(match, BELA, by=table.by()))
    table.slow.fails = True
    table.slow.let.set()
    await expect_cancelled(request)
    assert await table.seated(match) == [ANNA]
    assert table.woken == []


async def test_a_request_cancelled_before_its_turn_is_not_carried_out() -> None:
    table, match = await Table.with_lobby()
    table.slow.let.clear()
    first = asyncio.create_task(table.service.join(match, BELA, by=table.by()))
    waiting = asyncio.create_task(table.service.join(match, CLARA, by=table.by()))
    await soon()
    waiting.cancel()
    await expect_cancelled(waiting)  # at once: the first is still being saved
    table.slow.let.set()
    await first
    assert await table.seated(match) == [ANNA, BELA]
    assert table.woken == [match]


async def test_a_lobby_whose_opening_is_cancelled_while_it_is_saved_is_there_and_shown() -> None:
    table, _ = await Table.with_lobby()
    channel = ChannelId(99)
    request = await table.cancel_in_save(
        table.service.open_lobby(GUILD, channel, ANNA, game="vienna", seats=3, by=table.by())
    )
    table.slow.let.set()
    await expect_cancelled(request)
    opened = await table.store.match_in(channel)
    assert opened is not None
    assert table.woken == [opened]


class ObservedStore(SqliteStore):
    """Says when it begins to save."""

    saving: asyncio.Event

    async def save(self, match: Match, **kept: Any) -> None:
        self.saving.set()
        await super().save(match, **kept)


async def test_what_the_database_commits_for_a_cancelled_request_is_shown(tmp_path: Path) -> None:
    store = await ObservedStore.open(tmp_path / "fiaker.sqlite")
    assert isinstance(store, ObservedStore)
    try:
        store.saving = asyncio.Event()
        table, woken = Hall(store), Woken()
        match = await table.lobby()
        table.service.subscribe(woken)
        request = asyncio.create_task(table.service.join(match, BELA, by=table.by()))
        await store.saving.wait()
        request.cancel()
        await expect_cancelled(request)
        assert [chair.user for chair in (await store.load(match)).chairs] == [ANNA, BELA]
        assert woken == [match]
    finally:
        await store.close()
