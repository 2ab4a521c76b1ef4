"""What the scheduler does at one look: it should grow with what is due, not with what exists."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from statistics import median

from bench.measured_game import GAME
from bench.save_cost import multiply
from bot.match.clock.time_control import Terms
from bot.match.model import NO_LIMITS, ChannelId, GuildId, Reminder, UserId
from bot.match.reminders import Reminding
from bot.match.scheduler import Scheduler
from bot.match.service import MatchService
from bot.service_selfplay import new_interaction
from bot.storage.sqlite_store import SqliteStore
from games.registry import GAMES

FEW, MANY = 100, 10_000
DUE = (0, 10, 100)
LOOKS = 7


class _Nobody:
    """A postman who brings nothing anywhere."""

    async def tell(self, user: UserId, reminders: Sequence[Reminder]) -> None:
        return


def print_scheduling() -> None:
    """Measure and print."""
    print("One look of the scheduler at running matches with deadlines, milliseconds, medians")
    costs = {matches: asyncio.run(_measured(matches)) for matches in (FEW, MANY)}
    print(f"  {'due':>8}{f'of {FEW:,}':>14}{f'of {MANY:,}':>14}{'ratio':>10}  (aim: 1)")
    for due in DUE:
        few, many = costs[FEW][due], costs[MANY][due]
        print(f"  {due:8}{few:14.3f}{many:14.3f}{many / few:10.2f}")


async def _measured(matches: int) -> dict[int, float]:
    """The milliseconds of one look, by how many matches are due."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fiaker.sqlite"
        store = await SqliteStore.open(path)
        await _open_match(MatchService(store, GAMES, limits=NO_LIMITS))
        await store.close()
        multiply(path, matches)
        store = await SqliteStore.open(path)
        service = MatchService(store, GAMES, limits=NO_LIMITS)
        reminding = Reminding(store, GAMES, _Nobody(), clock=time.time)
        scheduler = Scheduler(service, store.calendar, reminding, clock=time.time)
        costs: dict[int, list[float]] = {due: [] for due in DUE}
        for _ in range(LOOKS):
            for due in DUE:
                _make_due(path, due)
                began = time.perf_counter()
                await scheduler.drain()
                costs[due].append(1000 * (time.perf_counter() - began))
        await store.close()
        return {due: median(measured) for due, measured in costs.items()}


async def _open_match(service: MatchService) -> None:
    users = [UserId(number) for number in range(1, 5)]
    opened = await service.open_lobby(
        GuildId(1),
        ChannelId(1),
        users[0],
        game=GAME.key,
        seats=len(users),
        terms=Terms("daily"),
        by=new_interaction(),
    )
    for user in users[1:]:
        await service.join(opened.match, user, by=new_interaction())


def _make_due(path: Path, due: int) -> None:
    """So many matches are due now: looked at, they turn out to have time left after all."""
    with closing(sqlite3.connect(path)) as connection, connection:
        ids = "SELECT id FROM matches ORDER BY id LIMIT ?"
        connection.execute(f"UPDATE matches SET due = 1 WHERE id IN ({ids})", (due,))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # both files in the same state
