"""Two processes on one database: each move is one process's, and both say the same about it."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from bot.match.errors import StaleBoard
from bot.match.model import InteractionId, LogRow, Match, MatchId, Revision
from bot.match.service import MatchService
from bot.match.stored_match_check import check_all, divergence
from bot.service_selfplay import new_interaction, open_table
from bot.storage.sqlite_store import SqliteStore
from games.chance import FastChance
from games.registry import GAMES
from tests.bot.match.child import SHORT_TABLE, Summary, choose
from tests.bot.match.parent import Kept, copy_left, hear, kept_in, opened, started

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

    async def save(self, match: Match, **kept: Any) -> None:
        if self.gate is not None:
            await self.gate.wait()
        await super().save(match, **kept)


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
