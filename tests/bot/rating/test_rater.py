"""What was played is rated: in order, once, after failures and after restarts."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from bot.match.model import LogRow, Match, MatchId
from bot.match.ports import Overtaken
from bot.match.service import MatchService
from bot.rating.anchors import anchor_of
from bot.rating.model import EVERYWHERE, NEWCOMER, Scope, Verdict
from bot.rating.rater import Rater
from bot.rating.skill_update import rate
from bot.storage.memory_ratings import MemoryRatings
from tests.bot.match.tables import (
    ANNA,
    BELA,
    CLARA,
    GAMES,
    GUILD,
    Hall,
    on_both_stores,
)
from tests.bot.rating.rated_tables import (
    ALL_OVER,
    HERE,
    OTHER_GUILD,
    Unreadable,
    desk,
    memory_desk,
    moves_of,
)


@on_both_stores
async def test_a_match_is_rated_here_and_everywhere(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await table.rated((2, 1, 3))
        expected = rate([NEWCOMER] * 3, (2, 1, 3))
        for scope in (HERE, ALL_OVER):
            found = await table.ratings.current(scope, (ANNA, BELA, CLARA))
            assert found == dict(zip((ANNA, BELA, CLARA), expected, strict=True))


@on_both_stores
async def test_on_another_server_one_begins_anew_but_not_everywhere(
    kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        await table.rated((1, 2), (ANNA, BELA))
        await table.rated((1, 2), (ANNA, BELA), guild=OTHER_GUILD)
        once = rate([NEWCOMER] * 2, (1, 2))
        twice = rate(once, (1, 2))
        assert await table.rating(ANNA) == once[0]
        assert await table.rating(ANNA, Scope("vienna", OTHER_GUILD)) == once[0]
        assert await table.rating(ANNA, ALL_OVER) == twice[0]


@on_both_stores
async def test_games_have_ratings_of_their_own(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await table.rated((1, 2), (ANNA, BELA))
        await table.rated((2, 1), (ANNA, BELA), game="masquerade")
        winner, loser = rate([NEWCOMER] * 2, (1, 2))
        assert await table.rating(ANNA) == winner
        assert await table.rating(ANNA, Scope("masquerade", GUILD)) == loser


@on_both_stores
async def test_matches_are_rated_in_the_order_in_which_they_ended(
    kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        late = await table.played((2, 1), (ANNA, BELA), ended_at=300.0)
        early = await table.played((1, 2), (ANNA, BELA), ended_at=100.0)
        assert await table.rater().drain() == 2
        marks = await table.ratings.history(0, 10)
        assert [mark.match for mark in marks] == [early, late]


@on_both_stores
async def test_more_matches_than_are_looked_at_at_once_are_rated(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        for _ in range(55):
            await table.played((1, 2), (ANNA, BELA))
        assert await table.rater().drain() == 55


@on_both_stores
async def test_nothing_is_rated_twice(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await table.rated((1, 2, 3))
        before = await table.everybody()
        assert await table.rater().drain() == 0
        assert await table.everybody() == before


@on_both_stores
async def test_a_match_that_does_not_count_changes_nothing(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await table.rated((1, 2, 3), (ANNA, "novice", "regular"))
        assert await table.rating(ANNA) is None
        assert await table.ratings.unrated(10) == []


@on_both_stores
async def test_computers_are_in_no_ranking(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await table.rated((1, 2, 3), (ANNA, "expert", BELA))
        assert {entry.user for entry in await table.ratings.ranking(HERE)} == {ANNA, BELA}


@on_both_stores
async def test_who_was_stood_in_for_keeps_their_rating(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await table.rated((3, 1, 2), moves=moves_of(0, person=1, computer=3))
        assert await table.rating(ANNA) is None
        seats = [anchor_of("vienna", "regular"), NEWCOMER, NEWCOMER]
        assert await table.rating(BELA) == rate(seats, (3, 1, 2))[1]


@on_both_stores
async def test_a_tournament_says_whom_to_spare_and_that_is_kept(kind: str, tmp_path: Path) -> None:
    async def nobody(match: Match) -> Fraction | None:
        return None

    async with desk(kind, tmp_path) as table:
        await table.played((3, 1, 2), moves=moves_of(0, person=1, computer=3))
        await table.rater(sparing=nobody).drain()
        assert await table.rating(ANNA) is not None
        assert (await table.ratings.history(0, 1))[0].spared_above is None


@on_both_stores
async def test_who_gave_up_is_rated_by_their_place(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await table.rated((3, 1, 2), conceded=[0], moves=moves_of(0, person=1, computer=9))
        assert await table.rating(ANNA) == rate([NEWCOMER] * 3, (3, 1, 2))[0]


# Failures -------------------------------------------------------------------------------------


@on_both_stores
async def test_one_match_that_cannot_be_rated_does_not_stop_the_others(
    kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        bad, good = [await table.played((1, 2), (ANNA, BELA)) for _ in range(2)]
        stories = Unreadable(table, bad)
        rater = Rater(stories, table.ratings, clock=lambda: table.now)
        assert await rater.drain() == 1
        assert await table.ratings.unrated(10) == [bad]
        assert stories.asked == [bad, good]


async def test_a_match_that_failed_is_tried_again_after_ever_longer_pauses() -> None:
    table = memory_desk()
    bad = await table.played((1, 2), (ANNA, BELA))
    stories = Unreadable(table, bad)
    rater = Rater(stories, table.ratings, clock=lambda: table.now)
    tries: list[float] = []
    began = table.now
    while table.now < began + 20:
        before = len(stories.asked)
        await rater.drain()
        tries += [table.now - began] * (len(stories.asked) - before)
        table.now += 0.5
    assert tries == [0, 1, 3, 7, 15]
    stories.unreadable.clear()
    table.now += 3600
    assert await rater.drain() == 1


async def test_what_another_process_rated_first_is_not_rated_again() -> None:
    table = memory_desk()
    match = await table.played((1, 2), (ANNA, BELA))

    class Slow(Unreadable):
        async def story(self, match: MatchId) -> tuple[Match, list[LogRow]]:
            found = await super().story(match)
            await table.rater().drain()  # the other one
            return found

    assert await Rater(Slow(table), table.ratings, clock=lambda: table.now).drain() == 0
    assert len(await table.ratings.course(ANNA, HERE)) == 1
    assert [mark.match for mark in await table.ratings.history(0, 10)] == [match]


class Contested(MemoryRatings):
    """Ratings that another process changes so many times before anything is recorded."""

    rivals = 0

    async def record(self, verdict: Verdict) -> bool:
        if self.rivals:
            self.rivals -= 1
            raise Overtaken
        return await super().record(verdict)


@pytest.mark.parametrize(("rivals", "rated"), [(0, 1), (4, 1), (5, 0)])
async def test_who_is_overtaken_looks_again_but_not_for_ever(rivals: int, rated: int) -> None:
    table = memory_desk()
    await table.played((1, 2), (ANNA, BELA))
    table.ratings.__class__ = Contested
    assert isinstance(table.ratings, Contested)
    table.ratings.rivals = rivals
    assert await table.rater().drain() == rated


# With everything around it --------------------------------------------------------------------


@on_both_stores
async def test_a_match_that_people_really_played_is_rated(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        hall = Hall(table.store)
        hall.service = MatchService(table.store, GAMES, clock=lambda: table.now)
        rater = table.rater()
        hall.service.subscribe(rater)
        match_id = await hall.running(game="masquerade", seats=3, rated=True)
        while (match := await table.store.load(match_id)).status == "running":
            await hall.move(match_id)
        assert await rater.drain() == 1
        assert match.outcome is not None
        expected = rate([NEWCOMER] * 3, match.outcome.places)
        users = [chair.user for chair in match.chairs]
        for guild in (GUILD, EVERYWHERE):
            scope = Scope("masquerade", guild)
            for user, rating in zip(users, expected, strict=True):
                assert user is not None
                assert await table.rating(user, scope) == rating
