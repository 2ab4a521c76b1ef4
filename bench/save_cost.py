"""What saving a move costs: against a bare transaction, late in a match, among many matches."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median

from bench.aiosqlite_cost import aiosqlite_transactions
from bench.measured_game import GAME
from bot.match import match_rules
from bot.match.model import NO_LIMITS, MatchId
from bot.match.service import MatchService
from bot.rules_selfplay import Table
from bot.service_selfplay import new_interaction, open_table
from bot.storage.sqlite_store import SqliteStore
from games.chance import FastChance
from games.registry import GAMES

TABLE = Table(GAME, 4, GAME.options())
MOVES = 300
MANY = 10_000


def print_saving() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_print(Path(folder)))


async def _print(folder: Path) -> None:
    print("Saving a move (WAL, synchronous=FULL), milliseconds, medians")
    store = await SqliteStore.open(folder / "fiaker.sqlite")
    service = MatchService(store, GAMES, limits=NO_LIMITS)
    ours: list[float] = []
    bare: list[float] = []
    wrapped: list[float] = []
    for _ in range(3):  # in turn, so that all meet the same disk
        ours += [cost for _, cost in await timed_moves(service, store, MOVES)]
        bare += bare_transactions(folder / "bare.sqlite", MOVES)
        wrapped += await aiosqlite_transactions(folder / "wrapped.sqlite", MOVES)
    floor = median(bare)
    _line("bare sqlite3 transaction", floor)
    _line("a move: load, play, save", median(ours), floor, "(aim: 4)")
    _line("the same bytes by aiosqlite", median(wrapped), floor)

    long = [pair for _ in range(4) for pair in await timed_moves(service, store, 600)]
    early = median(cost for revision, cost in long if 5 <= revision <= 40)
    late = median(cost for revision, cost in long if 300 <= revision <= 500)
    _line("move 5 to 40 of a match", early)
    _line("move 300 to 500", late, early, "(aim: 1)")

    few = median(cost for _, cost in await timed_moves(service, store, MOVES))
    await store.close()
    multiply(folder / "fiaker.sqlite", MANY)
    store = await SqliteStore.open(folder / "fiaker.sqlite")
    service = MatchService(store, GAMES, limits=NO_LIMITS)
    many = median(cost for _, cost in await timed_moves(service, store, MOVES))
    _line("with about 20 stored matches", few)
    _line(f"with {MANY:,} stored matches", many, few, "(aim: 1)")
    await _print_memory(service)
    await store.close()


def _line(name: str, milliseconds: float, floor: float | None = None, note: str = "") -> None:
    ratio = f"{milliseconds / floor:8.2f}x {note}" if floor else ""
    print(f"  {name:32}{milliseconds:10.3f}{ratio}")


async def timed_moves(
    service: MatchService, store: SqliteStore, count: int
) -> list[tuple[int, float]]:
    """Revisions and milliseconds of so many moves through the service, in as few matches as do."""
    codec = match_rules.codec_of(GAME)
    luck = FastChance(time.perf_counter_ns())
    costs: list[tuple[int, float]] = []
    while len(costs) < count:
        match_id: MatchId = await open_table(service, TABLE)
        while len(costs) < count:
            match = await store.load(match_id)
            if match.status != "running" or match.state is None:
                break
            state = codec.read_state(match.state)
            (seat,) = GAME.to_act(state)
            move = codec.write(luck.pick(GAME.legal_moves(state, seat)))
            user = match.chairs[seat].user
            assert user is not None
            by = new_interaction()
            began = time.perf_counter()
            await service.act(match_id, user, match.revision, move, by=by)
            costs.append((match.revision, (time.perf_counter() - began) * 1e3))
    return costs


SCHEMA = """
PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
CREATE TABLE IF NOT EXISTS matches (id INTEGER PRIMARY KEY, revision INTEGER, state BLOB);
CREATE TABLE IF NOT EXISTS moves (match INTEGER, revision INTEGER, move BLOB, events BLOB,
    PRIMARY KEY (match, revision)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS outbox (id INTEGER PRIMARY KEY, match INTEGER, revision INTEGER);
CREATE TABLE IF NOT EXISTS answers (interaction TEXT PRIMARY KEY, answer BLOB) WITHOUT ROWID;
INSERT OR IGNORE INTO matches VALUES (1, 0, x'00');
"""
STATE, MOVE, EVENTS, ANSWER = b"s" * 1600, b"m" * 45, b"e" * 150, b"a" * 70


def statements(number: int) -> list[tuple[str, tuple[object, ...]]]:
    """What a move writes, with the same bytes."""
    return [
        ("UPDATE matches SET revision = ?, state = ? WHERE id = 1", (number, STATE)),
        ("INSERT INTO moves VALUES (1, ?, ?, ?)", (number, MOVE, EVENTS)),
        ("INSERT INTO outbox (match, revision) VALUES (1, ?)", (number,)),
        ("INSERT INTO answers VALUES (?, ?)", (new_interaction(), ANSWER)),
    ]


def bare_transactions(path: Path, count: int) -> list[float]:
    """Milliseconds of so many transactions by sqlite3 alone, in this thread."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript(SCHEMA)
    (first,) = connection.execute("SELECT count(*) FROM moves").fetchone()

    def transaction(number: int) -> None:
        connection.execute("BEGIN IMMEDIATE")
        for statement, values in statements(number):
            connection.execute(statement, values)
        connection.execute("COMMIT")

    costs = [_timed(transaction, first + number) for number in range(count)]
    connection.close()
    return costs


def _timed(work: Callable[[int], None], number: int) -> float:
    began = time.perf_counter()
    work(number)
    return (time.perf_counter() - began) * 1e3


def multiply(path: Path, matches: int) -> None:
    """Fill a database with copies of one of its matches."""
    connection = sqlite3.connect(path)
    columns = [row[1] for row in connection.execute("PRAGMA table_info(matches)")]
    fields = ", ".join(columns[1:])
    chosen = fields.replace("channel", "1000000 + value").replace("status", "'running'")
    numbers = (
        "WITH RECURSIVE numbers (value) AS "
        f"(SELECT 1 UNION ALL SELECT value + 1 FROM numbers WHERE value < {matches}) "
    )
    connection.execute(
        f"INSERT INTO matches ({fields}) {numbers} "
        f"SELECT {chosen} FROM numbers, matches WHERE matches.id = 1"
    )
    for table in ("seats", "moves"):
        names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")][1:]
        copied = ", ".join(
            f"copy.id || '-' || {name}" if name == "interaction" else f"{table}.{name}"
            for name in names
        )
        rows = "AND moves.revision <= 5" if table == "moves" else ""
        connection.execute(
            f"INSERT INTO {table} (match, {', '.join(names)}) SELECT copy.id, {copied} "
            f"FROM matches AS copy, {table} WHERE {table}.match = 1 {rows} "
            "AND copy.channel > 1000000 AND copy.channel < 2000000"
        )
    connection.commit()
    connection.close()


async def _print_memory(service: MatchService) -> None:
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(200):
        await open_table(service, TABLE)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(f"  {'bytes in memory an idle match':32}{(after - before) / 200:10.0f}")
