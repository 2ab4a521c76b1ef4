"""Ratings, their course and rankings: the same in both stores."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.match.model import Status
from bot.match.ports import Overtaken
from bot.rating.model import (
    EVERYWHERE,
    Entry,
    Mark,
    Point,
    Rating,
    Scope,
    Verdict,
)
from bot.rating.rated_matches import HALF
from bot.storage.sqlite_ratings import UNRATED
from tests.bot.match.tables import ANNA, BELA, GUILD, on_both_stores
from tests.bot.rating.rated_tables import (
    ALL_OVER,
    FIRST,
    HERE,
    OTHER_GUILD,
    SECOND,
    THIRD,
    SqliteDesk,
    change,
    desk,
    records,
    two_matches,
)

# What is still to be rated --------------------------------------------------------------------


@on_both_stores
async def test_unrated_matches_come_in_the_order_in_which_they_ended(
    kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        late = await table.played((1, 2, 3), ended_at=300.0)
        early = await table.played((1, 2, 3), ended_at=100.0)
        twins = [await table.played((1, 2, 3), ended_at=200.0) for _ in range(2)]
        assert await table.ratings.unrated(10) == [early, *twins, late]
        assert await table.ratings.unrated(2) == [early, twins[0]]


@on_both_stores
@pytest.mark.parametrize("status", ["lobby", "running", "agreed", "abandoned"])
async def test_a_match_that_was_not_finished_is_not_to_be_rated(
    status: Status, kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        await table.played((1, 2, 3), status=status)
        assert await table.ratings.unrated(10) == []


@on_both_stores
async def test_a_match_for_fun_is_not_to_be_rated(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await table.played((1, 2, 3), rated=False)
        assert await table.ratings.unrated(10) == []


@on_both_stores
async def test_a_match_that_does_not_count_is_never_looked_at_again(
    kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        match = await table.played((1, 2), (ANNA, "novice"))
        assert await table.ratings.record(Verdict(match, False, HALF))
        assert await table.ratings.unrated(10) == []


async def test_what_was_rated_is_not_gone_through_to_find_what_was_not(tmp_path: Path) -> None:
    async with desk("sqlite", tmp_path) as table:
        assert isinstance(table, SqliteDesk)
        plan = await table.ask(f"EXPLAIN QUERY PLAN {UNRATED}", 5)
        assert [row[-1] for row in plan] == ["SCAN matches USING INDEX unrated_matches"]


# Recording ------------------------------------------------------------------------------------


@on_both_stores
async def test_nobody_has_a_rating_before_the_first_match(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        assert await table.ratings.current(HERE, [ANNA, BELA]) == {}
        assert await table.ratings.entry(ANNA, HERE) is None


@on_both_stores
async def test_ratings_are_kept_to_the_last_bit(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        odd = Rating(25.000000000000004, 8.333333333333329)
        match = await table.played((1, 2), (ANNA, BELA))
        await records(table, match, change(match, ANNA, odd))
        assert await table.ratings.current(HERE, [ANNA, BELA]) == {ANNA: odd}


@on_both_stores
async def test_servers_games_and_everywhere_are_kept_apart(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        match = await table.played((1, 2), (ANNA, BELA))
        await records(
            table,
            match,
            change(match, ANNA, FIRST),
            change(match, ANNA, SECOND, guild=EVERYWHERE),
        )
        scopes = [HERE, ALL_OVER, Scope("vienna", OTHER_GUILD), Scope("masquerade", GUILD)]
        found = [await table.rating(ANNA, scope) for scope in scopes]
        assert found == [FIRST, SECOND, None, None]


@on_both_stores
async def test_a_match_is_recorded_once(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        match = await table.played((1, 2), (ANNA, BELA))
        assert await records(table, match, change(match, ANNA, FIRST))
        assert not await records(table, match, change(match, ANNA, SECOND, before=FIRST))
        assert await table.rating(ANNA) == FIRST


@on_both_stores
async def test_who_took_a_rating_for_another_one_is_overtaken(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        one, other = [await table.played((1, 2), (ANNA, BELA)) for _ in range(2)]
        await records(table, one, change(one, ANNA, FIRST))
        with pytest.raises(Overtaken):
            await records(
                table, other, change(other, BELA, THIRD, seat=1), change(other, ANNA, SECOND)
            )
        assert await table.ratings.unrated(10) == [other]
        assert await table.rating(BELA) is None


@on_both_stores
async def test_whoever_is_forgotten_while_a_match_is_being_rated_is_not_named(
    kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        match = await table.played((1, 2), (ANNA, BELA))
        found = [change(match, ANNA, FIRST), change(match, BELA, THIRD, seat=1)]
        await table.forget(ANNA)
        assert await records(table, match, *found)
        assert await table.rating(ANNA) is None
        assert await table.ratings.changes(match) == [replace(found[0], user=None), found[1]]


@on_both_stores
async def test_what_a_match_did_is_told_by_server_and_seat(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        match = await table.played((1, 2), (ANNA, BELA))
        found = [
            change(match, user, rating, guild=guild, seat=seat)
            for guild in (GUILD, EVERYWHERE)
            for seat, user, rating in ((1, BELA, THIRD), (0, ANNA, FIRST))
        ]
        await records(table, match, *found)
        assert await table.ratings.changes(match) == list(reversed(found))


@on_both_stores
async def test_history_tells_what_was_looked_at_and_by_which_rule(
    kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        one, other, third = [await table.played((1, 2), (ANNA, BELA)) for _ in range(3)]
        for verdict in (
            Verdict(other, True, HALF),
            Verdict(one, False, HALF),
            Verdict(third, True, None),
        ):
            await table.ratings.record(verdict)
        marks = [Mark(1, other, True, HALF), Mark(2, one, False, HALF), Mark(3, third, True, None)]
        assert await table.ratings.history(0, 10) == marks
        assert await table.ratings.history(1, 1) == marks[1:2]


# Writing all of them anew ---------------------------------------------------------------------


@on_both_stores
async def test_rewritten_changes_become_the_current_ratings(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        one, other = await two_matches(table)
        changes = [
            change(other, ANNA, THIRD, before=SECOND),
            change(one, ANNA, SECOND),
        ]
        await table.ratings.rewrite(changes, last=2)
        assert await table.ratings.ranking(HERE) == [Entry(ANNA, THIRD, 2, 200.0)]
        assert await table.ratings.course(ANNA, HERE) == [
            Point(one, 100.0, SECOND),
            Point(other, 200.0, THIRD),
        ]


@on_both_stores
async def test_nothing_is_rewritten_if_a_match_was_rated_meanwhile(
    kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        await two_matches(table)
        with pytest.raises(Overtaken):
            await table.ratings.rewrite((), last=1)
        assert await table.rating(ANNA) == SECOND


@on_both_stores
async def test_where_nothing_was_rated_nothing_can_be_rewritten(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await table.ratings.rewrite((), last=0)
        assert await table.ratings.ranking(HERE) == []
