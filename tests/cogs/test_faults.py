"""Everything that goes wrong between a bot and Discord, during whole matches."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.match import match_rules
from bot.match.model import InteractionId
from playground.faults import ConnectionCut
from tests.cogs import stormy
from tests.cogs.click_players import MATCH, SMALL, loaded, present_board
from tests.cogs.stormy import MESSAGES, Mishap, expect_survival, hurry
from tests.cogs.town import spotted, town
from tests.judge.judge import Judge

ONE_BY_ONE: tuple[Mishap, ...] = (
    stormy.server_errors,
    stormy.late_server_errors,
    stormy.long_outage,
    stormy.rate_limits,
    stormy.cut_requests,
    stormy.cut_answers,
    stormy.failing_callbacks,
    stormy.late_failing_callbacks,
    stormy.cut_callbacks,
    stormy.late_cut_callbacks,
    stormy.dropped_sockets,
    stormy.reconnects,
    stormy.doubled_clicks,
)


@pytest.fixture(autouse=True)
def nobody_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("fault", ONE_BY_ONE, ids=lambda fault: fault.__name__)
async def test_a_match_survives(
    tmp_path: Path, judge: Judge | None, fault: Mishap, seed: int
) -> None:
    async with town(tmp_path, judge, games=SMALL) as there:
        await expect_survival(there, random.Random(seed), (fault,), every=2)


@pytest.mark.parametrize("seed", range(2))
async def test_a_match_survives_a_storm(tmp_path: Path, judge: Judge | None, seed: int) -> None:
    async with town(tmp_path, judge) as there:
        await expect_survival(there, random.Random(seed), ONE_BY_ONE, every=2)


async def test_a_match_gets_its_thread_although_somebody_moved_before_it_was_there(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        anna, bela, clara, *_ = there.people

        async def move_and_cut() -> None:
            now = await loaded(there)
            move = now.game.legal_moves(now.state, now.asked[0])[0]
            data = match_rules.codec_of(now.game).write(move)
            revision, by = now.match.revision, InteractionId("early")
            await there.app.service.act(MATCH, now.waited_for[0], revision, data, by=by)
            raise ConnectionCut

        await anna.slash("game new", seats=3)
        lobby = await spotted(anna, lambda message: message.button("Join") is not None)
        await bela.click(lobby, "Join")
        await spotted(anna, lambda message: f"<@{bela.id}>" in message.text)
        there.standin.faults.plan("moved", "PATCH", MESSAGES, before=move_and_cut)
        await clara.click(lobby, "Join")
        (thread,) = await anna.until(lambda _: anna.threads())
        assert await present_board(there, thread) is not None
