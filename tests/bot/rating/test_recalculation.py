"""Ratings follow from the matches: computed anew, they are the same to the last bit."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.match.clock.time_control import Terms
from bot.match.model import Actor, LogRow, Match, MatchId, UserId
from bot.rating.model import EVERYWHERE, Change, Rating
from bot.rating.recalculation import check, rebuild, replay
from tests.bot.match.tables import ANNA, BELA, CLARA, GUILD, on_both_stores
from tests.bot.rating.rated_tables import (
    HERE,
    OTHER_GUILD,
    Desk,
    MemoryDesk,
    Sitter,
    desk,
    memory_desk,
    moves_of,
)

PEOPLE = [UserId(user) for user in range(101, 109)]


async def season(table: Desk, matches: int = 14) -> None:
    """Matches of all sorts, rated as they end, some of them late."""
    luck = random.Random(matches)
    rater = table.rater()
    for number in range(matches):
        seats = luck.randint(3, 5)
        sitters: list[Sitter] = list(luck.sample(PEOPLE, seats))
        for seat in range(1, seats):
            if luck.random() < 0.2:
                sitters[seat] = luck.choice(["novice", "regular", "expert"])
        keys = [luck.randint(0, 3) for _ in sitters]
        moves: list[tuple[int, Actor]] = []
        for seat in range(seats):
            moves += moves_of(seat, person=1, computer=luck.choice([0, 0, 1, 3]))
        await table.played(
            [1 + sum(other < key for other in keys) for key in keys],
            sitters,
            game=luck.choice(["vienna", "vienna", "masquerade"]),
            guild=luck.choice([GUILD, OTHER_GUILD]),
            ended_at=table.now + luck.uniform(-9000, 0),
            conceded=[seat for seat in range(seats) if luck.random() < 0.1],
            moves=moves,
            terms=Terms(stand_in=luck.choice(["novice", "regular"])),
        )
        if number % 3 == 0:
            await rater.drain()
    await rater.drain()


async def course_of_all(table: Desk) -> list[list[Change]]:
    return [await table.ratings.changes(m.match) for m in await table.ratings.history(0, 1000)]


@on_both_stores
async def test_a_replay_equals_what_is_kept_to_the_last_bit(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await season(table)
        seen = 0
        async for one in replay(table.store, table.ratings):
            assert one.computed == one.kept
            seen += len(one.kept)
        assert seen > 40


@on_both_stores
async def test_a_season_has_no_differences(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await season(table)
        findings = await check(table.store, table.ratings)
        assert (findings.matches, findings.problems) == (14, ())


@on_both_stores
async def test_rebuilding_changes_nothing_where_nothing_is_wrong(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await season(table)
        before, course = await table.everybody(), await course_of_all(table)
        ranking = sorted(await table.ratings.ranking(HERE), key=lambda entry: entry.user)
        assert await rebuild(table.store, table.ratings) == 14
        assert await table.everybody() == before
        assert await course_of_all(table) == course
        again = sorted(await table.ratings.ranking(HERE), key=lambda entry: entry.user)
        assert again == ranking


async def test_both_stores_come_to_the_same_ratings(tmp_path: Path) -> None:
    async with desk("memory", tmp_path) as one, desk("sqlite", tmp_path) as other:
        await season(one)
        await season(other)
        assert await one.everybody() == await other.everybody()
        assert await course_of_all(one) == await course_of_all(other)


@on_both_stores
@pytest.mark.parametrize("forgotten", PEOPLE[:2])
async def test_forgetting_somebody_moves_nobody_else(
    forgotten: UserId, kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        await season(table)
        before = await table.everybody()
        others = {
            scope: {user: rating for user, rating in found.items() if user != forgotten}
            for scope, found in before.items()
        }
        await table.forget(forgotten)
        assert await table.everybody() == others
        assert (await check(table.store, table.ratings)).problems == ()
        await rebuild(table.store, table.ratings)
        assert await table.everybody() == others


@on_both_stores
async def test_everybody_may_be_forgotten(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await season(table, 8)
        for user in PEOPLE:
            await table.forget(user)
        assert (await check(table.store, table.ratings)).problems == ()
        assert not any((await table.everybody()).values())


@on_both_stores
async def test_who_comes_back_after_being_forgotten_is_replayed_as_a_newcomer(
    kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        await table.rated((1, 2, 3))
        await table.forget(ANNA)
        await table.rated((1, 2, 3))
        assert (await check(table.store, table.ratings)).problems == ()


async def spoil(table: MemoryDesk) -> None:
    """Somebody has another rating than the matches say."""
    [mark, *_] = await table.ratings.history(0, 10)
    changes = await table.ratings.changes(mark.match)
    spoiled = [replace(changes[0], after=Rating(99.0, 1.0)), *changes[1:]]
    await table.ratings.rewrite(spoiled, mark.number)


async def test_a_check_tells_what_differs() -> None:
    table = memory_desk()
    match = await table.rated((1, 2, 3))
    await spoil(table)
    problems = (await check(table.store, table.ratings)).problems
    assert len(problems) == 2
    assert f"match {match}, seat 1, server {EVERYWHERE}: kept 25.0" in problems[0]
    assert "99.0±1.0" in problems[0]
    assert problems[1] == f"user {ANNA} on server {EVERYWHERE}: vienna is not up to date"


async def test_a_check_tells_what_is_missing() -> None:
    table = memory_desk()
    await table.rated((1, 2, 3))
    await table.ratings.rewrite((), 1)
    problems = (await check(table.store, table.ratings)).problems
    assert "kept nothing, replayed 25.0" in problems[0]


async def test_rebuilding_repairs() -> None:
    table = memory_desk()
    await table.rated((1, 2, 3))
    before = await table.everybody()
    await spoil(table)
    assert await table.everybody() != before
    await rebuild(table.store, table.ratings)
    assert await table.everybody() == before


@on_both_stores
async def test_a_match_rated_while_rebuilding_is_not_lost(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        first = await table.rated((1, 2, 3))

        class Meanwhile:
            async def story(self, match: MatchId) -> tuple[Match, list[LogRow]]:
                if match == first:
                    await table.rated((3, 2, 1))
                return await table.store.story(match)

        assert await rebuild(Meanwhile(), table.ratings) == 2
        assert len(await table.ratings.course(BELA, HERE)) == 2
        assert (await check(table.store, table.ratings)).problems == ()


async def test_matches_that_did_not_count_are_replayed_as_such() -> None:
    table = memory_desk()
    await table.rated((1, 2), (ANNA, "novice"))
    await table.rated((1, 2), (BELA, CLARA))
    assert (await check(table.store, table.ratings)).problems == ()
