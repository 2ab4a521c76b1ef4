"""Moves: played once, logged, refused when they should be."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.match.errors import (
    NotRunning,
    NotSeated,
    RulesRetired,
    StaleBoard,
)
from bot.match.model import ChannelId, InteractionId, Revision
from bot.match.stored_match_check import divergence
from games.api import IllegalMove, NotYourMove, UnreadableMove
from tests.bot.match.tables import (
    ANNA,
    BELA,
    CLARA,
    DAVID,
    GAMES,
    GUILD,
    hall,
    memory_hall,
    on_both_stores,
)


@on_both_stores
async def test_a_whole_match_is_played_to_its_end(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running(options=b'{"target": 15}')
        which = 0
        while (await table.store.load(match_id)).status == "running":
            await table.move(match_id, which)
            which += 7
        match = await table.store.load(match_id)
        assert match.status == "finished"
        assert match.outcome is not None
        assert divergence(match, await table.store.log(match_id), GAMES) == ""


@on_both_stores
async def test_a_move_is_logged_with_who_when_and_why(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        user = await table.to_act(match_id)
        move = await table.legal(match_id, user)
        by = InteractionId("click")
        done = await table.service.act(match_id, user, Revision(0), move, by=by)
        assert (done.revision, done.status) == (1, "running")
        (row,) = await table.store.log(match_id)
        assert (row.revision, row.user, row.actor) == (1, user, "person")
        assert (row.at, row.interaction, row.move) == (table.now, "click", move)
        assert b"start_card_chosen" in row.events


@on_both_stores
async def test_a_second_delivery_is_answered_with_the_first_result(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        match_id = await table.running()
        user = await table.to_act(match_id)
        move = await table.legal(match_id, user)
        by = InteractionId("twice")
        first = await table.service.act(match_id, user, Revision(0), move, by=by)
        await table.move(match_id)
        assert await table.service.act(match_id, user, Revision(0), move, by=by) == first
        assert len(await table.store.log(match_id)) == 2


@on_both_stores
async def test_a_lobby_opened_twice_by_one_interaction_is_one_lobby(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:

        async def opened() -> object:
            return await table.service.open_lobby(
                GUILD, ChannelId(77), ANNA, game="vienna", seats=3, by=InteractionId("o")
            )

        assert await opened() == await opened()
        assert len(await table.store.matches()) == 1


async def test_a_stale_board_is_refused_and_nothing_changes() -> None:
    table = memory_hall()
    match_id = await table.running()
    await table.move(match_id)
    user = await table.to_act(match_id)
    before = await table.store.load(match_id)
    for stale in (Revision(0), Revision(2)):
        with pytest.raises(StaleBoard) as refused:
            await table.service.act(
                match_id, user, stale, await table.legal(match_id, user), by=table.by()
            )
        assert refused.value.revision == 1
    assert await table.store.load(match_id) == before


async def test_refusals_of_the_game_pass_through_and_change_nothing() -> None:
    table = memory_hall()
    match_id = await table.running()
    user = await table.to_act(match_id)
    other = next(u for u in (ANNA, BELA, CLARA) if u != user)
    legal = await table.legal(match_id, user)
    before = await table.store.load(match_id)
    revision = Revision(0)
    with pytest.raises(NotYourMove):
        await table.service.act(match_id, other, revision, legal, by=table.by())
    with pytest.raises(UnreadableMove):
        await table.service.act(match_id, user, revision, b"win", by=table.by())
    with pytest.raises(IllegalMove):
        await table.service.act(match_id, user, revision, b'{"do":"roll"}', by=table.by())
    with pytest.raises(NotSeated):
        await table.service.act(match_id, DAVID, revision, legal, by=table.by())
    assert await table.store.load(match_id) == before


async def test_nothing_is_played_before_the_start_or_after_the_end() -> None:
    table = memory_hall()
    match_id = await table.lobby()
    with pytest.raises(NotRunning) as refused:
        await table.service.act(match_id, ANNA, Revision(0), b"{}", by=table.by())
    assert refused.value.label.id == "not-begun"
    await table.service.abandon(match_id, by=table.by())
    with pytest.raises(NotRunning) as refused:
        await table.service.act(match_id, ANNA, Revision(0), b"{}", by=table.by())
    assert refused.value.label.id == "match-over"
    with pytest.raises(NotRunning):
        await table.service.abandon(match_id, by=table.by())


async def test_a_match_of_older_rules_is_not_played_by_newer_ones() -> None:
    table = memory_hall()
    match_id = await table.running()
    match = await table.store.load(match_id)
    older = replace(match, rules_version=0)
    await table.store.save(older, by=table.by(), notices=())
    with pytest.raises(RulesRetired):
        await table.move(match_id)
    assert "version 0" in divergence(older, [], GAMES)
