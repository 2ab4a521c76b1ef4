"""Old answers are dropped; what they were answers to is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.match.errors import AlreadySeated
from bot.match.model import Done, InteractionId, Revision
from tests.bot.match.tables import BELA, CLARA, hall, on_both_stores

DAY = 24 * 60 * 60.0
OLD, NEW = InteractionId("old"), InteractionId("new")


@on_both_stores
async def test_answers_given_before_that_time_are_dropped_and_counted(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        match = await table.lobby()
        await table.service.join(match, BELA, by=OLD)
        table.now += DAY
        assert await table.store.prune(before=table.now) == 2  # the lobby's, too
        assert await table.store.answer(OLD) is None
        assert await table.store.prune(before=table.now) == 0


@on_both_stores
async def test_answers_given_at_that_time_or_later_are_kept(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match = await table.lobby()
        table.now += DAY
        answer = await table.service.join(match, BELA, by=NEW)
        await table.store.prune(before=table.now)
        assert await table.store.answer(NEW) == answer


@on_both_stores
async def test_a_request_whose_answer_is_kept_is_still_answered(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match = await table.lobby()
        answer = await table.service.join(match, BELA, by=NEW)
        await table.store.prune(before=table.now)
        assert await table.service.join(match, BELA, by=NEW) == answer


@on_both_stores
async def test_a_request_whose_answer_is_gone_is_taken_for_a_new_one(
    kind: str, tmp_path: Path
) -> None:
    async with hall(kind, tmp_path) as table:
        match = await table.lobby()
        await table.service.join(match, BELA, by=OLD)
        await table.store.prune(before=table.now + 1)
        with pytest.raises(AlreadySeated):
            await table.service.join(match, BELA, by=OLD)


@on_both_stores
async def test_pruning_leaves_the_matches_alone(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match = await table.running()
        await table.move(match)
        before = await table.store.story(match), await table.store.due_rows(table.now, 10)
        await table.store.prune(before=table.now + DAY)
        after = await table.store.story(match), await table.store.due_rows(table.now, 10)
        assert after == before


@on_both_stores
async def test_after_pruning_a_match_goes_on(kind: str, tmp_path: Path) -> None:
    async with hall(kind, tmp_path) as table:
        match = await table.lobby()
        await table.service.join(match, BELA, by=OLD)
        await table.store.prune(before=table.now + DAY)
        done = await table.service.join(match, CLARA, by=NEW)
        assert done == Done(match, Revision(0), "running")
        assert (await table.move(match)).revision == 1
