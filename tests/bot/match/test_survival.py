"""What is left when the bot is killed, raced by another process, or hurried by its own tasks.

No acknowledged move is lost and none is there twice, wherever the lightning strikes. The children
are in `child.py`.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncGenerator, Generator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from bot.match.checking import check_all, divergence
from bot.match.errors import MatchError, NotRunning, StaleBoard
from bot.match.model import (
    ChannelId,
    GuildId,
    InteractionId,
    LogRow,
    Match,
    MatchId,
    Notice,
    OutboxRow,
    Revision,
    UserId,
)
from bot.match.publishing import Publisher
from bot.match.service import MatchService
from bot.service_play import new_interaction, open_table
from bot.storage.sqlite_store import SqliteStore
from games.api import NotYourMove, Refusal
from games.chance import FastChance
from games.registry import GAMES
from tests.bot.match.child import SHORT_TABLE, TABLES_AT_ONCE, Summary, choose

ROOT = Path(__file__).parents[3]
KILLS = 204
LANES = 2  # databases at once, each with a child of its own
MOST_LINES = 22  # a child says about this many before it is killed: starting, then its moves
KILLS_AT_BIRTH = 16


@contextmanager
def started(database: Path, *arguments: str) -> Generator[subprocess.Popen[str]]:
    """A child at work; killed at the end if it still is."""
    child = subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "tests.bot.match.child", str(database), *arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with child:
        try:
            yield child
        finally:
            child.kill()


def hear(child: subprocess.Popen[str]) -> str:
    """The next line of a child."""
    assert child.stdout is not None
    line = child.stdout.readline()
    assert line, "the child ended by itself; its last words are on the standard error"
    return line


def kill_soon(child: subprocess.Popen[str], pause: float) -> None:
    """Kill a child that has just said something, a little later: anywhere in its next step."""
    time.sleep(pause)  # nothing is waited for; without it every child would die at the same place
    child.kill()


@asynccontextmanager
async def opened(path: Path) -> AsyncGenerator[SqliteStore]:
    store = await SqliteStore.open(path)
    try:
        yield store
    finally:
        await store.close()


def copy_left(database: Path, copy: Path) -> None:
    """Copy what a kill left, or would leave now."""
    for end in ("", "-wal"):
        left = Path(f"{database}{end}")
        if left.exists():
            shutil.copyfile(left, f"{copy}{end}")


# 200 kills ------------------------------------------------------------------------------------


class Try(NamedTuple):
    """A request that a child made, as it wrote it down before."""

    match: MatchId
    revision: Revision  # to which it was to lead
    by: InteractionId
    user: UserId
    move: bytes


class Ack(NamedTuple):
    """An answer that a child got, as it wrote it down after."""

    match: MatchId
    revision: Revision
    by: InteractionId


class Shown(NamedTuple):
    """A notice that was shown."""

    match: MatchId
    revision: Revision
    notice: str
    id: int


class Ledger:
    """What the children of one database wrote down."""

    def __init__(self, database: Path) -> None:
        self.tries: list[Try] = []
        self.acks: list[Ack] = []
        for kind, match, revision, by, *rest in _lines(database.with_suffix(".tries")):
            if kind == "try":
                user, move = rest
                request = Try(
                    MatchId(int(match)),
                    Revision(int(revision)),
                    InteractionId(by),
                    UserId(int(user)),
                    move.encode(),
                )
                self.tries.append(request)
            else:
                self.acks.append(
                    Ack(MatchId(int(match)), Revision(int(revision)), InteractionId(by))
                )
        self.shown = [
            Shown(MatchId(int(match)), Revision(int(revision)), notice, int(id))
            for match, revision, notice, id in _lines(database.with_suffix(".shown"))
        ]


def _lines(path: Path) -> Iterator[list[str]]:
    if path.exists():
        for line in path.read_text().splitlines():
            yield line.split(" ")


class Kept(NamedTuple):
    """What is in a database."""

    matches: dict[MatchId, Match]
    logs: dict[MatchId, list[LogRow]]

    @property
    def rows(self) -> Iterator[Ack]:
        """Each row of each log, as its acknowledgement would read."""
        for match, log in self.logs.items():
            for row in log:
                yield Ack(match, row.revision, row.interaction)


async def kept_in(store: SqliteStore) -> Kept:
    matches = [await store.load(match) for match in await store.matches()]
    return Kept(
        {match.id: match for match in matches},
        {match.id: await store.log(match.id) for match in matches},
    )


class Found(msgspec.Struct):
    """What was wrong after some kill, by the claim it breaks; and how much was tried."""

    kills: int = 0
    acks: int = 0
    moves: int = 0
    matches: int = 0
    cut_off: int = 0  # requests without an answer
    cut_off_saved: int = 0  # of these, those that had been saved
    shown_again: int = 0
    lost: list[str] = []
    doubled: list[str] = []
    diverged: list[str] = []
    shown_early: list[str] = []
    not_carried_out_once: list[str] = []
    left_behind: list[str] = []
    out_of_order: list[str] = []
    not_shown: list[str] = []

    def __add__(self, other: Found) -> Found:
        return Found(*(getattr(self, f) + getattr(other, f) for f in self.__struct_fields__))


class Campaign:
    """One database, played into by one child after the other, each of them killed."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.database = folder / "fiaker.sqlite"
        self.copy = folder / "copy.sqlite"
        self.random = random.Random(seed)
        self.found = Found()

    async def run(self, kills: int) -> Found:
        """What was wrong after one of so many kills, or in the end."""
        tries_before = 0
        for _ in range(kills):
            await asyncio.to_thread(self.kill_one)
            ledger = Ledger(self.database)
            await self.check_copy(ledger, ledger.tries[tries_before:])
            tries_before = len(ledger.tries)
        await self.check_end()
        return self.found

    def kill_one(self) -> None:
        """Start a child and kill it at a random moment: while it opens, recovers, or plays."""
        with started(self.database, "play") as child:
            for _ in range(self.random.randint(1, MOST_LINES)):
                hear(child)
            kill_soon(child, self.random.uniform(0, 0.004))
        self.found.kills += 1

    async def check_copy(self, ledger: Ledger, tries: Sequence[Try]) -> None:
        """Look at a copy of what the kill left, so that the next child has to recover by itself."""
        copy_left(self.database, self.copy)
        async with opened(self.copy) as store:
            kept = await kept_in(store)
            self.check_moves(ledger, kept)
            self.check_shown(ledger, kept)
            for match in {request.match for request in tries}:
                self.check_replay(kept.matches[match], kept.logs[match])
            acked = {ack.by for ack in ledger.acks}
            for request in tries:
                if request.by not in acked:
                    await self.deliver_again(store, request, kept)

    def check_moves(self, ledger: Ledger, kept: Kept) -> None:
        there = Counter(kept.rows)
        self.found.lost += [f"{ack} {self.moment}" for ack in ledger.acks if not there[ack]]
        by = Counter(row.by for row in kept.rows)
        self.found.doubled += [f"{id} {self.moment}" for id, times in by.items() if times > 1]
        for match in kept.matches.values():
            revisions = [row.revision for row in kept.logs[match.id]]
            if revisions != list(range(1, match.revision + 1)):
                self.found.doubled.append(f"{match}: revisions {revisions} {self.moment}")

    def check_shown(self, ledger: Ledger, kept: Kept) -> None:
        saved = {match.id: match.revision for match in kept.matches.values()}
        self.found.shown_early += [
            f"{shown} {self.moment}"
            for shown in ledger.shown
            if shown.match not in saved or shown.revision > saved[shown.match]
        ]
        self.found.shown_early += [
            f"{match}: shown {match.shown_revision} {self.moment}"
            for match in kept.matches.values()
            if match.shown_revision > match.revision
        ]

    def check_replay(self, match: Match, log: list[LogRow]) -> None:
        if difference := divergence(match, log, GAMES):
            self.found.diverged.append(f"{match}: {difference} {self.moment}")

    async def deliver_again(self, store: SqliteStore, request: Try, kept: Kept) -> None:
        """Repeat a request that got no answer: whether it was saved or not, it is now, once."""
        saved = any(row.by == request.by for row in kept.rows)
        self.found.cut_off += 1
        self.found.cut_off_saved += saved
        match, revision, by, user, move = request
        service = MatchService(store, GAMES)
        try:
            done = await service.act(match, user, Revision(revision - 1), move, by=by)
        except (MatchError, Refusal) as refusal:
            answer = repr(refusal)
        else:
            answer = f"revision {done.revision}"
        times = sum(row.interaction == by for row in await store.log(match))
        if (answer, times) != (f"revision {revision}", 1):
            problem = f"{request}: {answer}, {times} times there {self.moment}"
            self.found.not_carried_out_once.append(problem)

    async def check_end(self) -> None:
        """Show what is left, then look at the database itself."""
        ledger = Ledger(self.database)
        screen = Recorder()
        async with opened(self.database) as store:
            await Publisher(store, screen).drain()
            kept = await kept_in(store)
            async for match, difference in check_all(store, GAMES):
                if difference:
                    self.found.diverged.append(f"match {match}: {difference} in the end")
        self.check_moves(ledger, kept)
        self.check_left_behind(kept)
        for match in kept.matches.values():
            shown = [notice for notice in ledger.shown + screen.shown if notice.match == match.id]
            self.check_notices(match, shown)
        self.found.acks = len(ledger.acks)
        self.found.moves = sum(match.revision for match in kept.matches.values())
        self.found.matches = len(kept.matches)

    def check_left_behind(self, kept: Kept) -> None:
        # A child opens a table only for want of one to go on with.
        running = [match for match in kept.matches.values() if match.status == "running"]
        if len(running) > TABLES_AT_ONCE:
            self.found.left_behind.append(f"{running} in the end")

    def check_notices(self, match: Match, shown: list[Shown]) -> None:
        ids = [notice.id for notice in shown]
        if ids != sorted(ids):
            self.found.out_of_order.append(f"{match}: {ids}")
        once = {notice.id: (notice.revision, notice.notice) for notice in shown}
        self.found.shown_again += len(ids) - len(once)
        if list(once.values()) != list(notices_of(match)):
            self.found.not_shown.append(f"{match}: only {once}")
        if match.shown_revision != match.revision:
            self.found.not_shown.append(f"{match}: shown up to {match.shown_revision}")

    @property
    def moment(self) -> str:
        return f"after kill {self.found.kills}"


def notices_of(match: Match) -> Iterator[tuple[int, Notice]]:
    """What has to be shown of a match in which people joined and moved, and nothing else."""
    has_begun = match.status != "lobby"
    for _ in match.chairs[has_begun:]:  # the last to join starts it
        yield 0, "lobby"
    if has_begun:
        yield 0, "started"
    for revision in range(1, match.revision + 1):
        yield revision, "moved"
    if match.status == "finished":
        yield match.revision, "ended"


class Recorder:
    """A screen that remembers."""

    def __init__(self) -> None:
        self.shown: list[Shown] = []

    async def show(self, row: OutboxRow) -> None:
        self.shown.append(Shown(row.match, row.revision, row.notice, row.id))


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Found:
    """What all the kills together brought to light."""

    async def run() -> Found:
        campaigns = [
            Campaign(tmp_path_factory.mktemp(f"killed-{lane}"), seed=lane) for lane in range(LANES)
        ]
        return sum(await asyncio.gather(*(c.run(KILLS // LANES) for c in campaigns)), Found())

    found = asyncio.run(run())
    print(  # noqa: T201  the count is what people ask for
        f"\n{found.kills} kills, {found.matches} matches, {found.moves} moves saved, "
        f"{found.acks} acknowledged, {len(found.lost)} lost, {len(found.doubled)} doubled; "
        f"{found.cut_off} requests cut off, {found.cut_off_saved} of them saved; "
        f"{found.shown_again} notices shown again"
    )
    return found


def test_at_least_200_children_were_killed_at_work(killed: Found) -> None:
    assert killed.kills >= 200
    assert killed.acks >= killed.kills


def test_no_acknowledged_move_is_lost_by_a_kill(killed: Found) -> None:
    assert killed.lost == []


def test_no_move_is_there_twice_after_a_kill(killed: Found) -> None:
    assert killed.doubled == []


def test_every_match_replays_to_its_stored_state_after_a_kill(killed: Found) -> None:
    assert killed.diverged == []


def test_nothing_was_shown_that_a_kill_could_take_back(killed: Found) -> None:
    assert killed.shown_early == []


def test_a_request_cut_off_by_a_kill_is_carried_out_once_when_it_comes_again(
    killed: Found,
) -> None:
    assert killed.not_carried_out_once == []


def test_matches_go_on_after_a_kill(killed: Found) -> None:
    assert killed.left_behind == []


def test_notices_of_a_match_are_shown_in_order_across_kills(killed: Found) -> None:
    assert killed.out_of_order == []


def test_everything_saved_before_a_kill_is_shown_in_the_end(killed: Found) -> None:
    assert killed.not_shown == []


# The beginning --------------------------------------------------------------------------------


async def has_room(database: Path) -> bool:
    """Whether a match can be opened in this database."""
    async with opened(database) as store:
        match = await open_table(MatchService(store, GAMES), SHORT_TABLE)
        return (await store.load(match)).status == "running"


async def test_a_kill_while_the_database_is_being_made_leaves_one_that_works(
    tmp_path: Path,
) -> None:
    def kill_one(database: Path, pause: float) -> None:
        with started(database, "play") as child:
            assert hear(child) == "opening\n"
            kill_soon(child, pause)

    async def run(lane: int) -> None:
        for number in range(lane, KILLS_AT_BIRTH, LANES):
            database = tmp_path / f"{number}.sqlite"
            await asyncio.to_thread(kill_one, database, 0.001 * number)
            assert await has_room(database)

    await asyncio.gather(*(run(lane) for lane in range(LANES)))


async def test_a_database_whose_making_was_cut_off_is_made_anew(tmp_path: Path) -> None:
    unfinished, left = tmp_path / "unfinished.sqlite", tmp_path / "left.sqlite"
    connection = sqlite3.connect(unfinished, isolation_level=None)
    connection.execute("PRAGMA cache_size = 1")  # so that the file is written before the commit
    connection.execute("BEGIN")
    connection.execute("CREATE TABLE matches (id BLOB)")
    connection.execute("INSERT INTO matches VALUES (zeroblob(100000))")
    for end in ("", "-journal"):
        shutil.copyfile(f"{unfinished}{end}", f"{left}{end}")
    connection.close()
    assert await has_room(left)


async def test_several_processes_may_make_the_database_at_once(tmp_path: Path) -> None:
    for number in range(10):
        database = tmp_path / f"{number}.sqlite"
        stores = await asyncio.gather(*(SqliteStore.open(database) for _ in range(4)))
        for store in stores:
            await store.close()


# Two processes --------------------------------------------------------------------------------

MATCHES = 4
ROUNDS_IN_STEP = 5  # in which both look before either acts


class Race(NamedTuple):
    """How two processes fared on the same matches, and what became of these."""

    summaries: tuple[Summary, ...]
    kept: Kept

    @property
    def revisions(self) -> list[tuple[MatchId, int]]:
        return [(row.match, row.revision) for row in self.kept.rows]


async def race(database: Path, names: Iterable[str]) -> Race:
    """Two processes play the same matches to their end, under these names."""
    async with opened(database) as store:
        service = MatchService(store, GAMES)
        matches = [str(await open_table(service, SHORT_TABLE)) for _ in range(MATCHES)]
    first, second = names
    with (
        started(database, "race", first, *matches) as one,
        started(database, "race", second, *matches) as other,
    ):
        for expected in ["look\n", "act\n"] * ROUNDS_IN_STEP:
            assert [hear(one), hear(other)] == [expected, expected]
            for child in (one, other):
                assert child.stdin is not None
                child.stdin.write("\n")
                child.stdin.flush()
        for child in (one, other):
            assert child.stdin is not None
            child.stdin.close()
        summaries = tuple(summary_of(child) for child in (one, other))
    async with opened(database) as store:
        kept = await kept_in(store)
    return Race(summaries, kept)


def summary_of(child: subprocess.Popen[str]) -> Summary:
    assert child.stdout is not None
    lines = child.stdout.read().splitlines()
    assert child.wait() == 0
    return msgspec.json.decode(lines[-1], type=Summary)


@pytest.fixture(scope="module")
def rivals(tmp_path_factory: pytest.TempPathFactory) -> Race:
    """Two processes that each want their own move."""
    run = asyncio.run(race(tmp_path_factory.mktemp("rivals") / "fiaker.sqlite", ("one", "other")))
    one, other = run.summaries
    print(  # noqa: T201  how hot the race was
        f"\n{len(run.revisions)} moves, {len(one.acks)} and {len(other.acks)} won, "
        f"{one.stale + other.stale} stale boards, {one.overtaken + other.overtaken} overtaken"
    )
    return run


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Race:
    """Two processes to which the same requests are delivered."""
    return asyncio.run(race(tmp_path_factory.mktemp("twins") / "fiaker.sqlite", ("one", "one")))


def test_of_two_processes_exactly_one_wins_each_revision(rivals: Race) -> None:
    won = [ack[:2] for summary in rivals.summaries for ack in summary.acks]
    assert sorted(won) == sorted(rivals.revisions)


def test_two_processes_play_matches_to_the_end_without_a_gap(rivals: Race) -> None:
    assert [
        (match.status, [row.revision for row in rivals.kept.logs[match.id]])
        for match in rivals.kept.matches.values()
    ] == [
        ("finished", list(range(1, match.revision + 1))) for match in rivals.kept.matches.values()
    ]


def test_each_move_is_that_of_the_process_that_was_told_so(rivals: Race) -> None:
    told = [ack for summary in rivals.summaries for ack in summary.acks]
    assert sorted(told) == sorted(tuple(row) for row in rivals.kept.rows)


def test_the_process_that_was_slower_is_told_that_its_board_is_stale(rivals: Race) -> None:
    assert sum(summary.stale for summary in rivals.summaries) >= MATCHES * ROUNDS_IN_STEP


def test_matches_raced_by_two_processes_replay_to_their_stored_state(rivals: Race) -> None:
    differences = [
        divergence(match, rivals.kept.logs[match.id], GAMES)
        for match in rivals.kept.matches.values()
    ]
    assert differences == [""] * MATCHES


def test_a_request_delivered_to_two_processes_is_one_move(twins: Race) -> None:
    by = [row.by for row in twins.kept.rows]
    assert len(by) == len(set(by)) == sum(m.revision for m in twins.kept.matches.values())


def test_a_request_delivered_to_two_processes_is_answered_alike_by_both(twins: Race) -> None:
    one, other = ({by: (m, r) for m, r, by in summary.acks} for summary in twins.summaries)
    both = one.keys() & other.keys()
    assert len(both) >= MATCHES * ROUNDS_IN_STEP
    assert {by: one[by] for by in both} == {by: other[by] for by in both}


def test_a_request_delivered_to_two_processes_is_never_called_stale(twins: Race) -> None:
    assert [(summary.stale, summary.late) for summary in twins.summaries] == [(0, 0), (0, 0)]


async def test_a_second_look_in_one_process_lets_no_other_take_its_moves_away(
    tmp_path: Path,
) -> None:
    # Closing any descriptor of a file drops all locks this process has on it. Another process
    # would then take itself for the last one, and remove the write-ahead log as it leaves.
    database, copy = tmp_path / "fiaker.sqlite", tmp_path / "copy.sqlite"
    async with opened(database) as store:
        match_id = await open_table(MatchService(store, GAMES), SHORT_TABLE)
    async with opened(database) as store:
        async with opened(database):
            pass
        await move_on(store, match_id)
        with started(database, "race", "nobody") as passer_by:
            summary_of(passer_by)
        await move_on(store, match_id)
        copy_left(database, copy)
    async with opened(copy) as left:
        assert [row.revision for row in await left.log(match_id)] == [1, 2]


async def move_on(store: SqliteStore, match_id: MatchId) -> None:
    """Play one move."""
    match = await store.load(match_id)
    user, move = choose(match, FastChance(match.revision))
    service = MatchService(store, GAMES)
    await service.act(match_id, user, match.revision, move, by=new_interaction())


async def test_a_match_that_is_being_played_elsewhere_does_not_seem_to_diverge(
    tmp_path: Path,
) -> None:
    database = tmp_path / "fiaker.sqlite"
    found: list[str] = []
    async with opened(database) as store, opened(database) as elsewhere:
        match_id = await open_table(MatchService(elsewhere, GAMES), SHORT_TABLE)

        async def play() -> None:
            while (await elsewhere.load(match_id)).status == "running":
                await move_on(elsewhere, match_id)

        playing = asyncio.create_task(play())
        while not playing.done():
            found += [difference async for _, difference in check_all(store, GAMES) if difference]
        await playing
    assert found == []


class Gated(SqliteStore):
    """Saves only once somebody else has come as far."""

    gate: asyncio.Barrier | None = None

    async def save(
        self,
        match: Match,
        *,
        by: InteractionId,
        notices: Sequence[Notice],
        row: LogRow | None = None,
    ) -> None:
        if self.gate is not None:
            await self.gate.wait()
        await super().save(match, by=by, notices=notices, row=row)


async def both_past_their_checks(
    database: Path, requests: tuple[InteractionId, InteractionId]
) -> tuple[list[object], list[LogRow]]:
    """What two services on one file answer to a move when both found it right; and the log."""
    async with opened(database) as store:
        match_id = await open_table(MatchService(store, GAMES), SHORT_TABLE)
        user, move = choose(await store.load(match_id), FastChance(1))
        gate = asyncio.Barrier(2)
        stores = [await Gated.open(database), await Gated.open(database)]
        for gated in stores:
            assert isinstance(gated, Gated)
            gated.gate = gate
        services = [MatchService(gated, GAMES) for gated in stores]
        answers = await asyncio.gather(
            *(
                service.act(match_id, user, Revision(0), move, by=by)
                for service, by in zip(services, requests, strict=True)
            ),
            return_exceptions=True,
        )
        for gated in stores:
            await gated.close()
        return list(answers), await store.log(match_id)


async def test_of_two_who_both_found_the_board_fresh_one_is_told_it_is_stale(
    tmp_path: Path,
) -> None:
    requests = (InteractionId("a"), InteractionId("b"))
    answers, log = await both_past_their_checks(tmp_path / "fiaker.sqlite", requests)
    assert sum(isinstance(answer, StaleBoard) for answer in answers) == 1
    assert len(log) == 1


async def test_of_two_who_carry_out_one_request_at_once_both_give_one_answer(
    tmp_path: Path,
) -> None:
    requests = (InteractionId("a"), InteractionId("a"))
    (one, other), log = await both_past_their_checks(tmp_path / "fiaker.sqlite", requests)
    assert one == other
    assert len(log) == 1


# Many tasks -----------------------------------------------------------------------------------

TASKS = 50
DELIVERIES = 20


class Crowd(NamedTuple):
    """How many tasks fared on one match."""

    won: list[Revision]
    refused: Counter[type[Exception]]
    match: Match
    log: list[LogRow]


async def crowd(database: Path) -> Crowd:
    """Many tasks play one match, each as one of the players whoever's turn it is."""
    won: list[Revision] = []
    refused: Counter[type[Exception]] = Counter()
    async with opened(database) as store:
        service = MatchService(store, GAMES)
        match_id = await open_table(service, SHORT_TABLE)

        async def play(number: int) -> None:
            user = UserId(1 + number % SHORT_TABLE.seats)
            luck = FastChance(number)
            while (match := await store.load(match_id)).status == "running":
                _, move = choose(match, luck)
                try:
                    done = await service.act(
                        match_id, user, match.revision, move, by=new_interaction()
                    )
                except (StaleBoard, NotRunning, NotYourMove) as refusal:
                    refused[type(refusal)] += 1
                else:
                    won.append(done.revision)

        await asyncio.gather(*(play(number) for number in range(TASKS)))
        return Crowd(won, refused, await store.load(match_id), await store.log(match_id))


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Crowd:
    return asyncio.run(crowd(tmp_path_factory.mktemp("crowded") / "fiaker.sqlite"))


def test_of_50_tasks_exactly_one_wins_each_revision(crowded: Crowd) -> None:
    assert sorted(crowded.won) == list(range(1, crowded.match.revision + 1))


def test_of_50_tasks_all_but_the_winner_are_refused(crowded: Crowd) -> None:
    assert crowded.refused[StaleBoard] > 0
    assert crowded.refused[NotYourMove] > 0


def test_a_match_played_by_50_tasks_replays_to_its_stored_state(crowded: Crowd) -> None:
    assert divergence(crowded.match, crowded.log, GAMES) == ""


async def test_a_request_delivered_20_times_at_once_is_one_move_and_one_answer(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "fiaker.sqlite") as store:
        service = MatchService(store, GAMES)
        match_id = await open_table(service, SHORT_TABLE)
        user, move = choose(await store.load(match_id), FastChance(1))
        by = new_interaction()
        answers = await asyncio.gather(
            *(service.act(match_id, user, Revision(0), move, by=by) for _ in range(DELIVERIES))
        )
        assert answers == [answers[0]] * DELIVERIES
        assert [row.interaction for row in await store.log(match_id)] == [by]


async def test_a_lobby_asked_for_20_times_at_once_is_one_lobby_and_one_answer(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "fiaker.sqlite") as store:
        service = MatchService(store, GAMES)
        guild, channel, by = GuildId(1), ChannelId(2), new_interaction()
        answers = await asyncio.gather(
            *(
                service.open_lobby(guild, channel, UserId(3), game="vienna", seats=3, by=by)
                for _ in range(DELIVERIES)
            ),
            return_exceptions=True,
        )
        assert answers == [answers[0]] * DELIVERIES
        assert await store.matches() == [await store.match_in(channel)]
