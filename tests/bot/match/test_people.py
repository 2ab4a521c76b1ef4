"""What is kept about people can be had, and can be forgotten."""

from __future__ import annotations

import json
from pathlib import Path

from bot.match.model import Person
from bot.match.stored_match_check import check_all
from tests.bot.match.tables import ANNA, BELA, CLARA, DAVID, GAMES, hall, on_both_stores


@on_both_stores
async def test_a_person_is_kept_and_changed(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        assert await table.store.person(ANNA) is None
        await table.store.know(Person(ANNA, "Anna"))
        await table.store.know(Person(ANNA, "Anna K.", b'{"language": "de"}'))
        assert await table.store.person(ANNA) == Person(ANNA, "Anna K.", b'{"language": "de"}')


@on_both_stores
async def test_an_export_has_everything_about_a_person_and_nothing_about_others(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        await table.store.know(Person(ANNA, "Anna", b'{"language": "de"}'))
        match_id = await table.running()
        for _ in range(4):
            await table.move(match_id)
        data = json.loads(await table.store.export(ANNA))
        assert (data["id"], data["name"]) == (ANNA, "Anna")
        assert data["settings"] == {"language": "de"}
        assert data["opened"] == [match_id]
        assert data["seats"] == [{"match": match_id, "seat": 0}]
        own = [row for row in await table.store.log(match_id) if row.user == ANNA]
        assert [move["revision"] for move in data["moves"]] == [row.revision for row in own]
        assert str(BELA) not in json.dumps(data)


@on_both_stores
async def test_an_export_of_a_stranger_is_empty(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        data = json.loads(await table.store.export(DAVID))
        expected: dict[str, object] = {
            "name": None,
            "settings": {},
            "opened": [],
            "seats": [],
            "moves": [],
            "asked": [],
            "plans": [],
            "attendance": None,
            "reminders": [],
            "follows": [],
            "sits_in": [],
            "events": [],
            "ratings": [],
            "rating_course": [],
        }
        assert data == {"id": DAVID, **expected}


@on_both_stores
async def test_a_forgotten_person_is_nowhere_and_results_stay(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        await table.store.know(Person(ANNA, "Anna"))
        match_id, other = await table.running(), await table.running()
        await table.move_until(match_id, "place")
        await table.service.propose_end(match_id, ANNA, by=table.by())
        revision = await table.revision(match_id)
        await table.store.forget(ANNA)
        for id in (match_id, other):
            match = await table.store.load(id)
            assert match.opener is None
            assert match.seat_of(ANNA) is None
            assert match.people == (BELA, CLARA)
        match = await table.store.load(match_id)
        assert (match.revision, match.proposal) == (revision, None)
        assert all(row.user != ANNA for row in await table.store.log(match_id))
        assert await table.store.person(ANNA) is None
        assert json.loads(await table.store.export(ANNA))["seats"] == []
        found = [problem async for _, problem in check_all(table.store, GAMES)]
        assert found == ["", ""]


@on_both_stores
async def test_a_match_goes_on_without_the_forgotten(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        await table.store.forget(CLARA)
        assert await table.store.matches_of(CLARA) == []
        assert await table.store.matches_of(BELA) == [match_id]
        assert await table.store.matches(running=True) == [match_id]
        done = await table.service.concede(match_id, BELA, by=table.by())
        assert done.status == "running"
