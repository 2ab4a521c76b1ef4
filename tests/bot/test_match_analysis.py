"""Analyses of stored matches: made once for everybody, and only of what was played to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bot.match.model import MatchId
from bot.match_analysis import Analyses, NotPlayedOut
from bot.processes.computer_choices import Minds
from bot.processes.worker_pool import ThinkingFailed, Workers
from bot.storage.memory_store import MemoryStore
from games.ai.analysis import Analysis, Balance, Decision, TurningPoint
from games.api import AnyGame
from tests.bot.match.tables import ANNA, GAMES, Hall


class Sage(Minds):
    """Finds the same in every match, and counts how often it was asked."""

    def __init__(self) -> None:
        super().__init__(Workers(1))
        self.asked = 0
        self.failures = 0
        self.decisions: Sequence[Decision] = ()
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def analyse(
        self, game: AnyGame, decisions: Sequence[Decision], end: object, seed: int
    ) -> Analysis:
        self.asked += 1
        self.decisions = decisions
        await self.go_on.wait()
        if self.asked <= self.failures:
            raise ThinkingFailed("died")
        assert game.outcome(end) is not None
        number = next(n for n, d in enumerate(decisions) if len(moves_of(game, d)) > 1)
        decision = decisions[number]
        played = list(moves_of(game, decision)).index(decision.move)
        point = TurningPoint(number, decision.seat, played, 1 - played if played < 2 else 0, 0.2)
        seats = (Balance(0.0, 0.0),) * 3
        return Analysis(((0, (0.3, 0.3, 0.4)),), (point,), seats)


def moves_of(game: AnyGame, decision: Decision) -> Sequence[object]:
    return game.legal_moves(decision.state, decision.seat)


async def finished(hall: Hall) -> MatchId:
    match_id = await hall.running(options=b'{"target":15}')
    which = 0
    while (await hall.store.load(match_id)).status == "running":
        await hall.move(match_id, which)
        which += 7
    return match_id


async def test_an_analysis_is_asked_for_once_however_many_want_it() -> None:
    hall, sage = Hall(MemoryStore()), Sage()
    match_id = await finished(hall)
    analyses = Analyses(hall.store, GAMES, sage)
    sage.go_on.clear()
    waiting = [asyncio.create_task(analyses.of(match_id)) for _ in range(3)]
    await asyncio.sleep(0.01)
    waiting[0].cancel()
    sage.go_on.set()
    found = await asyncio.gather(*waiting[1:])
    assert found[0] is found[1] is await analyses.of(match_id)
    assert sage.asked == 1


async def test_what_failed_is_tried_again_by_whoever_asks_next() -> None:
    hall, sage = Hall(MemoryStore()), Sage()
    match_id = await finished(hall)
    sage.failures = 1
    analyses = Analyses(hall.store, GAMES, sage)
    with pytest.raises(ThinkingFailed):
        await analyses.of(match_id)
    assert (await analyses.of(match_id)).turns


async def test_a_turning_point_has_the_menu_steps_of_both_moves() -> None:
    hall, sage = Hall(MemoryStore()), Sage()
    match_id = await finished(hall)
    analysed = await Analyses(hall.store, GAMES, sage).of(match_id)
    (turn,) = analysed.turns
    assert turn.played != turn.better
    assert turn.seat == sage.decisions[turn.number].seat


async def test_every_move_that_was_not_taken_back_is_looked_at() -> None:
    hall, sage = Hall(MemoryStore()), Sage()
    match_id = await hall.running(options=b'{"target":15}')
    await hall.move(match_id, 1)
    first = await hall.store.log(match_id)
    await hall.service.undo(
        match_id, first[0].user or ANNA, await hall.revision(match_id), by=hall.by()
    )
    which = 0
    while (await hall.store.load(match_id)).status == "running":
        await hall.move(match_id, which)
        which += 7
    await Analyses(hall.store, GAMES, sage).of(match_id)
    rows = await hall.store.log(match_id)
    assert len(sage.decisions) == sum(row.back_to is None for row in rows) - 1


async def test_chapters_are_where_rounds_began() -> None:
    hall, sage = Hall(MemoryStore()), Sage()
    match_id = await finished(hall)
    analysed = await Analyses(hall.store, GAMES, sage).of(match_id)
    rounds = [getattr(d.state, "round") for d in sage.decisions]  # noqa: B009  a state of Vienna
    begun = {n for n in range(1, len(rounds)) if rounds[n] > rounds[n - 1]}
    assert begun <= set(analysed.chapters)


async def test_a_match_that_runs_or_was_given_up_cannot_be_analysed() -> None:
    hall, sage = Hall(MemoryStore()), Sage()
    analyses = Analyses(hall.store, GAMES, sage)
    lobby = await hall.lobby()
    with pytest.raises(NotPlayedOut):
        await analyses.of(lobby)
    running = await hall.running()
    with pytest.raises(NotPlayedOut):
        await analyses.of(running)
    assert sage.asked == 0
