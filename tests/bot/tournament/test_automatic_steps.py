"""The usher goes on, whatever fails around it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

import pytest

from bot.match.errors import StoreFailed
from bot.match.model import GuildId, InteractionId, Time, TournamentId, UserId
from bot.storage.memory_store import MemoryStore
from bot.storage.memory_tournaments import MemoryTournaments
from bot.tournament.ledger import Entry
from bot.tournament.model import Tournament
from tests.bot.tournament.tournaments import DIRECTOR, TournamentHall, Town, memory_hall

LONGEST_TEST = 10  # seconds; nothing is waited for, but an usher that has ended does nothing
A_WHILE = 500  # turns of the event loop


class FalteringTournaments(MemoryTournaments):
    """Fails so many times at each of its methods, and always at saving some tournaments."""

    def __init__(self) -> None:
        super().__init__()
        self.failures: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.broken: set[TournamentId] = set()

    def falter(self, method: str) -> None:
        self.asked[method] += 1
        if self.failures[method]:
            self.failures[method] -= 1
            raise StoreFailed(f"no {method}")

    async def running(self) -> list[TournamentId]:
        self.falter("running")
        return await super().running()

    async def due_tournaments(self, now: Time, limit: int) -> list[TournamentId]:
        self.falter("due_events")
        return await super().due_tournaments(now, limit)

    async def next_due(self) -> Time | None:
        self.falter("next_due")
        return await super().next_due()

    async def save(
        self,
        tournament: Tournament,
        *,
        by: InteractionId,
        entries: Sequence[Entry],
        due: Time | None,
    ) -> None:
        self.falter("save")
        if tournament.id in self.broken:
            raise RuntimeError("something nobody thought of")
        await super().save(tournament, by=by, entries=entries, due=due)


class FalteringStore(MemoryStore):
    """A store with such tournaments."""

    def __init__(self) -> None:
        super().__init__()
        self.tournaments = FalteringTournaments()


def faltering() -> tuple[TournamentHall, FalteringTournaments]:
    store = FalteringStore()
    return TournamentHall(store), store.tournaments


@asynccontextmanager
async def at_work(hall: TournamentHall) -> AsyncGenerator[None]:
    """The usher runs meanwhile."""
    task = asyncio.create_task(hall.usher.run())
    try:
        async with asyncio.timeout(LONGEST_TEST):
            yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def until_begun(hall: TournamentHall, tournament: TournamentId) -> None:
    while (await hall.tournament(tournament)).playing is None:
        await asyncio.sleep(0)


@pytest.mark.parametrize("method", ["running", "due_events", "next_due"])
async def test_an_usher_survives_a_store_that_fails(method: str) -> None:
    hall, tournaments = faltering()
    tournament = await hall.announced(people=3)
    tournaments.failures[method] = 1
    async with at_work(hall):
        while tournaments.failures[method]:
            await asyncio.sleep(0)
        await hall.service.start(tournament, DIRECTOR, by=hall.by())
        await until_begun(hall, tournament)
    assert (await hall.tournament(tournament)).playing is not None


async def test_a_running_usher_begins_what_is_due() -> None:
    hall = memory_hall()
    tournament = await hall.announced(people=3)
    async with at_work(hall):
        await hall.service.start(tournament, DIRECTOR, by=hall.by())
        await until_begun(hall, tournament)
    assert (await hall.tournament(tournament)).playing is not None


async def test_a_running_usher_notes_results() -> None:
    hall = memory_hall()
    tournament = await hall.started(computers=3, rounds=1)
    async with at_work(hall):
        await hall.play((await hall.match_at(tournament, 1)).id)
        while (await hall.tournament(tournament)).phase != "over":
            await asyncio.sleep(0)
    assert (await hall.tournament(tournament)).phase == "over"


async def test_a_result_that_could_not_be_saved_is_noted_later() -> None:
    hall, tournaments = faltering()
    tournament = await hall.started(computers=3, rounds=1)
    await hall.play((await hall.match_at(tournament, 1)).id)
    tournaments.failures["save"] = 1
    assert not await hall.usher.drain()
    assert (await hall.tournament(tournament)).phase == "running"
    assert await hall.usher.drain()
    assert (await hall.tournament(tournament)).phase == "over"


async def test_a_tournament_that_cannot_be_looked_after_does_not_stop_the_others() -> None:
    hall, tournaments = faltering()
    broken, other = await hall.announced(people=3), await hall.announced(people=3)
    for tournament in (broken, other):
        await hall.service.start(tournament, DIRECTOR, by=hall.by())
    tournaments.broken.add(broken)
    assert not await hall.usher.drain()
    assert (await hall.tournament(other)).playing is not None
    assert (await hall.tournament(broken)).playing is None


async def test_what_could_not_be_looked_after_is_looked_after_later() -> None:
    hall, tournaments = faltering()
    tournament = await hall.announced(people=3)
    await hall.service.start(tournament, DIRECTOR, by=hall.by())
    tournaments.broken.add(tournament)
    await hall.usher.drain()
    tournaments.broken.clear()
    assert await hall.usher.drain()
    assert (await hall.tournament(tournament)).playing is not None


async def test_a_tournament_that_cannot_be_looked_after_is_not_looked_at_all_the_time() -> None:
    hall, tournaments = faltering()
    tournament = await hall.announced(people=3)
    await hall.service.start(tournament, DIRECTOR, by=hall.by())
    tournaments.broken.add(tournament)
    async with at_work(hall):
        for _ in range(A_WHILE):
            await asyncio.sleep(0)
    assert tournaments.asked["next_due"] <= 2


async def test_a_match_that_cannot_be_looked_at_does_not_stop_the_others() -> None:
    hall, tournaments = faltering()
    broken, other = await hall.started(computers=3, rounds=1), await hall.started(computers=3)
    for tournament in (broken, other):
        await hall.play((await hall.match_at(tournament, 1)).id)
    tournaments.broken.add(broken)
    await hall.usher.drain()
    assert len((await hall.tournament(other)).rounds) == 2


class Fog(Town):
    """Does not know who is there."""

    async def has_left(self, guild: GuildId, user: UserId) -> bool:
        raise ConnectionError("nobody there")


async def test_a_round_waits_while_nobody_knows_who_is_there() -> None:
    hall = memory_hall()
    tournament = await hall.started(people=3)
    match = await hall.match_at(tournament, 1)
    user = match.chairs[0].user
    assert user is not None
    await hall.matches.concede(match.id, user, by=hall.by())
    town, hall.town = hall.town, Fog()
    hall.start_over()
    await hall.decide_round(tournament)
    assert len((await hall.tournament(tournament)).rounds) == 1
    hall.town = town
    hall.start_over()
    await hall.settle()
    assert len((await hall.tournament(tournament)).rounds) == 2
