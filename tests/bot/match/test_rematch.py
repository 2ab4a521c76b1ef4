"""After a match, whoever sat there opens the next one like it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.match.errors import ChannelBusy, NoSuchMatch, NotOver, NotSeated, TooManyMatches
from bot.match.model import InteractionId, Limits, MatchId
from tests.bot.match.tables import (
    ANNA,
    BELA,
    CLARA,
    DAVID,
    Hall,
    hall,
    memory_hall,
    on_both_stores,
)


async def finished(table: Hall, **rules: Any) -> MatchId:
    """A match of Anna, Béla and Clara that two of them have given up."""
    match_id = await table.running(**rules)
    for user in (ANNA, CLARA):
        await table.service.concede(match_id, user, by=table.by())
    return match_id


@on_both_stores
async def test_a_rematch_is_a_lobby_like_the_one_before(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        over = await finished(
            table, options=b'{"target": 15}', undo="majority", language="de", rated=True
        )
        done = await table.service.rematch(over, BELA, by=table.by())
        assert (done.status, done.revision) == ("lobby", 0)
        old, new = await table.store.load(over), await table.store.load(done.match)
        assert new.id != old.id
        for same in ("guild", "channel", "game", "options", "seats_wanted", "undo", "language"):
            assert getattr(new, same) == getattr(old, same)
        assert (new.opener, new.people) == (BELA, (BELA,))
        assert not new.rated
        assert new.seed != old.seed


@on_both_stores
async def test_a_rematch_is_shown_as_a_lobby(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        over = await finished(table)
        done = await table.service.rematch(over, ANNA, by=table.by())
        rows = await table.store.due_rows(table.now, 10)
        assert [row.notice for row in rows if row.match == done.match] == ["lobby"]


@on_both_stores
async def test_a_rematch_asked_for_twice_by_one_request_is_one(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        over = await finished(table)
        by = InteractionId("again")
        first = await table.service.rematch(over, BELA, by=by)
        assert await table.service.rematch(over, BELA, by=by) == first
        answers = await asyncio.gather(
            *(table.service.rematch(over, BELA, by=by) for _ in range(5))
        )
        assert answers == [first] * 5
        assert await table.store.matches() == [over, first.match]


@on_both_stores
async def test_of_two_who_want_a_rematch_one_opens_it(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        over = await finished(table)
        answers = await asyncio.gather(
            *(table.service.rematch(over, user, by=table.by()) for user in (ANNA, BELA)),
            return_exceptions=True,
        )
        assert sum(isinstance(answer, ChannelBusy) for answer in answers) == 1
        assert len(await table.store.matches()) == 2


async def test_after_a_restart_a_rematch_is_still_the_same(tmp_path: Path) -> None:
    by = InteractionId("again")
    async with hall("sqlite", tmp_path) as table:
        over = await finished(table)
        first = await table.service.rematch(over, BELA, by=by)
    async with hall("sqlite", tmp_path) as table:
        assert await table.service.rematch(over, BELA, by=by) == first


async def test_a_rematch_is_for_as_many_as_played() -> None:
    table = memory_hall()
    match_id = await table.lobby(seats=5)
    for user in (BELA, CLARA):
        await table.service.join(match_id, user, by=table.by())
    await table.service.start(match_id, ANNA, by=table.by())
    await table.service.abandon(match_id, by=table.by())
    done = await table.service.rematch(match_id, ANNA, by=table.by())
    assert (await table.store.load(done.match)).seats_wanted == 3


async def test_a_rematch_of_a_lobby_that_never_began_is_for_as_many_as_were_wanted() -> None:
    table = memory_hall()
    match_id = await table.lobby(seats=5)
    await table.service.abandon(match_id, by=table.by())
    done = await table.service.rematch(match_id, ANNA, by=table.by())
    assert (await table.store.load(done.match)).seats_wanted == 5


async def test_the_computers_of_a_match_sit_down_again_for_a_rematch() -> None:
    table = memory_hall()
    match_id = await table.lobby(seats=3)
    for _ in range(2):
        await table.service.add_ai(match_id, ANNA, "novice", by=table.by())
    await table.service.abandon(match_id, by=table.by())
    done = await table.service.rematch(match_id, ANNA, by=table.by())
    again = await table.store.load(done.match)
    assert [chair.ai for chair in again.chairs] == [None, "novice", "novice"]
    assert again.status == "lobby"


@on_both_stores
async def test_a_rematch_opens_where_the_match_was_moved(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id, other = await table.running(), await table.lobby()
        await table.service.abandon(other, by=table.by())
        channel = await table.channel(other)
        await table.service.move(match_id, channel, by=table.by())
        await table.service.abandon(match_id, by=table.by())
        done = await table.service.rematch(match_id, CLARA, by=table.by())
        assert await table.store.match_in(channel) == done.match


@on_both_stores
async def test_a_rematch_is_refused_where_it_makes_no_sense(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        for going_on in (await table.lobby(), await table.running()):
            with pytest.raises(NotOver):
                await table.service.rematch(going_on, ANNA, by=table.by())
        over = await finished(table)
        with pytest.raises(NotSeated):
            await table.service.rematch(over, DAVID, by=table.by())
        with pytest.raises(NoSuchMatch):
            await table.service.rematch(MatchId(99), ANNA, by=table.by())


@on_both_stores
async def test_a_rematch_needs_room_like_any_other(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path, limits=Limits(per_user=1, per_guild=50)) as table:
        over = await finished(table)
        await table.lobby()
        with pytest.raises(TooManyMatches):
            await table.service.rematch(over, ANNA, by=table.by())
        await table.service.rematch(over, BELA, by=table.by())
