"""What is left when the bot is killed, 200 times at random moments.

No acknowledged move is lost and none is there twice, wherever the lightning strikes.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from bot.match.errors import MatchError
from bot.match.model import (
    InteractionId,
    LogRow,
    Match,
    MatchId,
    Notice,
    OutboxRow,
    Revision,
    UserId,
)
from bot.match.publisher import Publisher
from bot.match.service import MatchService
from bot.match.stored_match_check import check_all, divergence
from bot.storage.sqlite_store import SqliteStore
from games.api import Refusal
from games.registry import GAMES
from tests.bot.match.child import TABLES_AT_ONCE
from tests.bot.match.parent import (
    LANES,
    Ack,
    Kept,
    Nursery,
    copy_left,
    hear,
    kept_in,
    kill_soon,
    opened,
)

KILLS = 204
MOST_LINES = 22  # a child says about this many before it is killed: starting, then its moves


class Try(NamedTuple):
    """A request that a child made, as it wrote it down before."""

    match: MatchId
    revision: Revision  # to which it was to lead
    by: InteractionId
    user: UserId
    move: bytes


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
        with Nursery.opened() as nursery:
            for _ in range(kills):
                await asyncio.to_thread(self.kill_one, nursery)
                ledger = Ledger(self.database)
                await self.check_copy(ledger, ledger.tries[tries_before:])
                tries_before = len(ledger.tries)
        await self.check_end()
        return self.found

    def kill_one(self, nursery: Nursery) -> None:
        """Start a child and kill it at a random moment: while it opens, recovers, or plays."""
        with nursery.started(self.database) as child:
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
