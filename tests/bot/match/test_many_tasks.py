"""Many tasks of one process on one match: one wins each revision, one request is one move."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.match.errors import NotRunning, StaleBoard
from bot.match.model import ChannelId, GuildId, LogRow, Match, Revision, UserId
from bot.match.service import MatchService
from bot.match.stored_match_check import divergence
from bot.service_selfplay import new_interaction, open_table
from games.api import NotYourMove
from games.chance import FastChance
from games.registry import GAMES
from tests.bot.match.child import SHORT_TABLE, choose
from tests.bot.match.parent import opened

TASKS = 50
DELIVERIES = 20


class Crowd(NamedTuple):
    """How many tasks fared on one match."""

    won: list[Revision]
    refused: Counter[type[Exception]]
    match: Match
    log: list[LogRow]


async def crowd(database: Path) -> Crowd:
    """Many tasks play one match, each as one of the players whoever's turn it is."""
    won: list[Revision] = []
    refused: Counter[type[Exception]] = Counter()
    async with opened(database) as store:
        service = MatchService(store, GAMES)
        match_id = await open_table(service, SHORT_TABLE)

        async def play(number: int) -> None:
            user = UserId(1 + number % SHORT_TABLE.seats)
            luck = FastChance(number)
            while (match := await store.load(match_id)).status == "running":
                _, move = choose(match, luck)
                try:
                    done = await service.act(
                        match_id, user, match.revision, move, by=new_interaction()
                    )
                except (StaleBoard, NotRunning, NotYourMove) as refusal:
                    refused[type(refusal)] += 1
                else:
                    won.append(done.revision)

        await asyncio.gather(*(play(number) for number in range(TASKS)))
        return Crowd(won, refused, await store.load(match_id), await store.log(match_id))


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Crowd:
    return asyncio.run(crowd(tmp_path_factory.mktemp("crowded") / "fiaker.sqlite"))


def test_of_50_tasks_exactly_one_wins_each_revision(crowded: Crowd) -> None:
    assert sorted(crowded.won) == list(range(1, crowded.match.revision + 1))


def test_of_50_tasks_all_but_the_winner_are_refused(crowded: Crowd) -> None:
    assert crowded.refused[StaleBoard] > 0
    assert crowded.refused[NotYourMove] > 0


def test_a_match_played_by_50_tasks_replays_to_its_stored_state(crowded: Crowd) -> None:
    assert divergence(crowded.match, crowded.log, GAMES) == ""


async def test_a_request_delivered_20_times_at_once_is_one_move_and_one_answer(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "fiaker.sqlite") as store:
        service = MatchService(store, GAMES)
        match_id = await open_table(service, SHORT_TABLE)
        user, move = choose(await store.load(match_id), FastChance(1))
        by = new_interaction()
        answers = await asyncio.gather(
            *(service.act(match_id, user, Revision(0), move, by=by) for _ in range(DELIVERIES))
        )
        assert answers == [answers[0]] * DELIVERIES
        assert [row.interaction for row in await store.log(match_id)] == [by]


async def test_a_lobby_asked_for_20_times_at_once_is_one_lobby_and_one_answer(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "fiaker.sqlite") as store:
        service = MatchService(store, GAMES)
        guild, channel, by = GuildId(1), ChannelId(2), new_interaction()
        answers = await asyncio.gather(
            *(
                service.open_lobby(guild, channel, UserId(3), game="vienna", seats=3, by=by)
                for _ in range(DELIVERIES)
            ),
            return_exceptions=True,
        )
        assert answers == [answers[0]] * DELIVERIES
        assert await store.matches() == [await store.match_in(channel)]
