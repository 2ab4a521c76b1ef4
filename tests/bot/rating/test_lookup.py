"""What is asked of ratings, given out and forgotten: the same in both stores."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.match.model import Person
from bot.rating.model import Entry, Point, Tally
from tests.bot.match.tables import ANNA, BELA, CLARA, DAVID, GUILD, on_both_stores
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

# Looking up -----------------------------------------------------------------------------------


@on_both_stores
async def test_a_course_goes_match_by_match(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        one, other = await two_matches(table)
        assert await table.ratings.course(ANNA, HERE) == [
            Point(one, 100.0, FIRST),
            Point(other, 200.0, SECOND),
        ]
        assert await table.ratings.course(ANNA, ALL_OVER) == []


@on_both_stores
async def test_a_ranking_has_everybody_with_their_matches(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await two_matches(table)
        entries = sorted(await table.ratings.ranking(HERE), key=lambda entry: entry.user)
        assert entries == [
            Entry(ANNA, SECOND, 2, 200.0),
            Entry(BELA, THIRD, 1, 100.0),
            Entry(CLARA, FIRST, 1, 200.0),
        ]


@on_both_stores
async def test_who_does_not_like_to_be_listed_is_not(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await two_matches(table)
        await table.store.know(Person(ANNA, "Anna", b'{"language": "de", "listed": false}'))
        await table.store.know(Person(BELA, "Bela", b'{"zone": "UTC"}'))
        assert {entry.user for entry in await table.ratings.ranking(HERE)} == {BELA, CLARA}


@on_both_stores
async def test_who_is_not_listed_still_has_a_rating_of_their_own(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await two_matches(table)
        await table.store.know(Person(ANNA, None, b'{"listed": false}'))
        assert await table.ratings.entry(ANNA, HERE) == Entry(ANNA, SECOND, 2, 200.0)


@on_both_stores
async def test_results_count_places_game_by_game(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        for places in ((1, 2, 3), (1, 1, 3), (3, 1, 2)):
            await table.played(places)
        await table.played((2, 1), (BELA, ANNA), game="masquerade", rated=False)
        await table.played((1, 2, 3), status="abandoned")
        await table.played((1, 2), (BELA, CLARA))
        masquerade, vienna = await table.ratings.results(ANNA)
        assert (masquerade.game, vienna.game) == ("masquerade", "vienna")
        assert vienna == Tally("vienna", ((1, 2), (3, 1)))
        assert (vienna.played, vienna.won) == (3, 2)
        assert (masquerade.played, masquerade.won) == (1, 1)


@on_both_stores
async def test_results_may_be_asked_for_one_server(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await table.played((2, 1, 3))
        await table.played((1, 2, 3), guild=OTHER_GUILD)
        found = [await table.ratings.results(ANNA, guild) for guild in (GUILD, OTHER_GUILD)]
        assert found == [[Tally("vienna", ((2, 1),))], [Tally("vienna", ((1, 1),))]]
        assert found[0][0].won == 0


@on_both_stores
async def test_moves_are_those_somebody_made_newest_first(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        match = await table.played((1, 2, 3))
        await table.adds(match, 0, "person", b'{"do":"roll"}')
        await table.adds(match, 1, "person", b'{"do":"pass"}')
        await table.adds(match, 0, "stand-in", b'{"do":"double"}')
        later = await table.played((1, 2, 3))
        await table.adds(later, 0, "person", b'{"do":"pass"}')
        found = [b'{"do":"pass"}', b'{"do":"roll"}']
        assert await table.ratings.moves(ANNA, "vienna", 10) == found
        assert await table.ratings.moves(ANNA, "vienna", 1) == found[:1]
        assert await table.ratings.moves(ANNA, "masquerade", 10) == []


@on_both_stores
async def test_moves_of_a_match_that_goes_on_are_nobodys_business(
    kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        match = await table.played((1, 2, 3), status="running")
        await table.adds(match, 0, "person")
        assert await table.ratings.moves(ANNA, "vienna", 10) == []


# Export and forgetting ------------------------------------------------------------------------


@on_both_stores
async def test_an_export_has_ratings_and_their_course(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        one, other = await two_matches(table)
        assert await table.export(ANNA) == {
            "ratings": [{"game": "vienna", "guild": GUILD, "mu": 30.5, "sigma": 7.5, "matches": 2}],
            "rating_course": [
                {"match": one, "guild": GUILD, "mu": 28.0, "sigma": 8.0},
                {"match": other, "guild": GUILD, "mu": 30.5, "sigma": 7.5},
            ],
        }


@on_both_stores
async def test_an_export_has_every_game_and_server_in_order(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        for game, guild in (("vienna", OTHER_GUILD), ("masquerade", GUILD), ("vienna", GUILD)):
            await table.rated((1, 2), (ANNA, BELA), game=game, guild=guild)
        data = await table.export(ANNA)
        assert [(row["game"], row["guild"]) for row in data["ratings"]] == [
            ("masquerade", 0),
            ("masquerade", GUILD),
            ("vienna", 0),
            ("vienna", GUILD),
            ("vienna", OTHER_GUILD),
        ]
        assert len(data["rating_course"]) == 6


@on_both_stores
async def test_of_the_forgotten_no_rating_is_kept(kind: str, tmp_path: Path) -> None:
    async with desk(kind, tmp_path) as table:
        await two_matches(table)
        await table.forget(ANNA)
        assert await table.export(ANNA) == await table.export(DAVID)
        assert await table.rating(ANNA) is None
        assert await table.ratings.course(ANNA, HERE) == []
        assert {entry.user for entry in await table.ratings.ranking(HERE)} == {BELA, CLARA}


@on_both_stores
async def test_what_matches_with_the_forgotten_did_to_others_stays(
    kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        one, _ = await two_matches(table)
        before: dict[str, Any] = await table.export(BELA)
        await table.forget(ANNA)
        assert await table.export(BELA) == before
        users = [c.user for c in await table.ratings.changes(one)]
        assert users == [None, BELA]


@on_both_stores
async def test_who_comes_back_after_being_forgotten_is_a_newcomer(
    kind: str, tmp_path: Path
) -> None:
    async with desk(kind, tmp_path) as table:
        await two_matches(table)
        await table.forget(ANNA)
        match = await table.played((1, 2), (ANNA, BELA), ended_at=900.0)
        await records(table, match, change(match, ANNA, FIRST))
        assert await table.ratings.entry(ANNA, HERE) == Entry(ANNA, FIRST, 1, 900.0)


async def test_the_database_has_no_trace_of_the_forgotten(tmp_path: Path) -> None:
    async with desk("sqlite", tmp_path) as table:
        assert isinstance(table, SqliteDesk)
        await two_matches(table)
        await table.forget(ANNA)
        for name in ("ratings", "rating_changes"):
            assert not [row for row in await table.ask(f"SELECT * FROM {name}") if ANNA in row]
