"""A match may go to another channel, and be shown anew where it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match.errors import ChannelBusy, NoSuchMatch, NotRunning
from bot.match.model import ChannelId, InteractionId, MatchId, Notice, Revision
from tests.bot.match.tables import ANNA, BELA, GUILD, Hall, hall, on_both_stores, open_store

ELSEWHERE = ChannelId(77)


async def last_notice(table: Hall, match_id: MatchId) -> tuple[Notice, Revision]:
    """What is shown last when everything else has been."""
    shown: tuple[Notice, Revision] | None = None
    while rows := await table.store.due_rows(table.now, 100):
        for row in rows:
            await table.store.mark_shown(row)
            if row.match == match_id:
                shown = row.notice, row.revision
    assert shown is not None
    return shown


@on_both_stores
async def test_a_lobby_moves_to_another_channel(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.lobby()
        done = await table.service.move(match_id, ELSEWHERE, by=table.by())
        assert done.status == "lobby"
        assert await table.channel(match_id) == ELSEWHERE
        assert await table.store.match_in(ELSEWHERE) == match_id


@on_both_stores
async def test_a_running_match_plays_on_in_another_channel(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        await table.move(match_id)
        done = await table.service.move(match_id, ELSEWHERE, by=table.by())
        assert (done.status, done.revision) == ("running", 1)
        assert (await table.move(match_id)).revision == 2
        assert await table.channel(match_id) == ELSEWHERE


@on_both_stores
async def test_the_channel_that_was_left_is_free(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.lobby()
        left = await table.channel(match_id)
        await table.service.move(match_id, ELSEWHERE, by=table.by())
        assert await table.store.match_in(left) is None
        next_one = await table.service.open_lobby(
            GUILD, left, BELA, game="vienna", seats=3, by=table.by()
        )
        assert await table.store.match_in(left) == next_one.match


@on_both_stores
async def test_a_match_does_not_move_to_where_another_one_is(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id, other = await table.lobby(), await table.running()
        before = await table.store.load(match_id), await table.store.due_rows(table.now, 10)
        with pytest.raises(ChannelBusy):
            await table.service.move(match_id, await table.channel(other), by=table.by())
        after = await table.store.load(match_id), await table.store.due_rows(table.now, 10)
        assert after == before


@on_both_stores
async def test_a_match_moves_to_where_one_was(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id, other = await table.lobby(), await table.lobby()
        await table.service.abandon(other, by=table.by())
        channel = await table.channel(other)
        await table.service.move(match_id, channel, by=table.by())
        assert await table.store.match_in(channel) == match_id


@on_both_stores
async def test_a_match_that_moves_is_shown_anew(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        await table.move(match_id)
        await table.service.move(match_id, ELSEWHERE, by=table.by())
        assert await last_notice(table, match_id) == ("placed", 1)


@on_both_stores
async def test_a_match_is_shown_anew_where_it_is(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        before = await table.channel(match_id)
        await table.service.repost(match_id, by=table.by())
        assert await table.channel(match_id) == before
        assert await last_notice(table, match_id) == ("placed", 0)


@on_both_stores
async def test_a_move_or_repost_delivered_twice_is_shown_once(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.lobby()
        move, repost = InteractionId("move"), InteractionId("repost")
        moved = await table.service.move(match_id, ELSEWHERE, by=move)
        reposted = await table.service.repost(match_id, by=repost)
        version = (await table.store.load(match_id)).version
        assert await table.service.move(match_id, ELSEWHERE, by=move) == moved
        assert await table.service.repost(match_id, by=repost) == reposted
        assert (await table.store.load(match_id)).version == version


@on_both_stores
async def test_what_is_over_neither_moves_nor_is_shown_anew(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        await table.service.abandon(match_id, by=table.by())
        with pytest.raises(NotRunning):
            await table.service.move(match_id, ELSEWHERE, by=table.by())
        with pytest.raises(NotRunning):
            await table.service.repost(match_id, by=table.by())
        with pytest.raises(NoSuchMatch):
            await table.service.repost(MatchId(99), by=table.by())


async def test_after_a_restart_a_match_is_where_it_was_moved(tmp_path: Path) -> None:
    async with hall("sqlite", tmp_path) as table:
        match_id = await table.running()
        await table.service.move(match_id, ELSEWHERE, by=table.by())
    async with open_store("sqlite", tmp_path) as store:
        assert await store.match_in(ELSEWHERE) == match_id
        assert (await store.load(match_id)).seat_of(ANNA) == 0


@on_both_stores
async def test_the_last_match_of_a_channel_is_known_after_its_end(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        assert await table.store.last_match_in(ELSEWHERE) is None
        played = [await table.lobby() for _ in range(2)]
        for match_id in played:
            await table.service.move(match_id, ELSEWHERE, by=table.by())
            await table.service.abandon(match_id, by=table.by())
        assert await table.store.match_in(ELSEWHERE) is None
        assert await table.store.last_match_in(ELSEWHERE) == played[-1]
