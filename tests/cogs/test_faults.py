"""Everything that goes wrong between a bot and Discord, during whole matches."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import discord.client
import discord.http
import discord.shard
import discord.webhook.async_
import pytest

from bot.match import publishing, tables
from bot.match.model import InteractionId
from bot.match.records import read_record
from bot.match.verifying import disagreements
from games.registry import GAMES
from playground.changes import Change, MessageCreated
from playground.channels import Channel
from playground.faults import ConnectionCut, Faults
from playground.seen import seen
from tests.cogs.clicking import MATCH, click_one_move, open_table, present_board, sitting
from tests.cogs.town import Town, spotted, town
from tests.judge.judge import Judge

MESSAGES = "/messages"
CALLBACK = "/callback"


class _Hurried:
    """`asyncio` for discord.py: what it would sleep through takes no time."""

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def nobody_sleeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py and the publisher try again at once."""
    for module in (discord.client, discord.http, discord.shard, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", _Hurried())
    monkeypatch.setattr(publishing, "_FIRST_PAUSE", 0.0)


def server_errors(faults: Faults) -> None:
    """Discord fails before it does what it was asked to."""
    faults.fail("*", MESSAGES, times=2)


def late_server_errors(faults: Faults) -> None:
    """Discord says that it failed, although it did what it was asked to."""
    faults.fail("*", MESSAGES, after_effect=True)


def long_outage(faults: Faults) -> None:
    """Discord fails more often than discord.py tries."""
    faults.fail("*", MESSAGES, times=7)


def rate_limits(faults: Faults) -> None:
    """Too many requests."""
    faults.rate_limit("*", MESSAGES, times=2)


def cut_requests(faults: Faults) -> None:
    """Connections are lost before anything happens."""
    faults.drop("*", MESSAGES)


def cut_answers(faults: Faults) -> None:
    """Connections are lost after it happened."""
    faults.drop("*", MESSAGES, after_effect=True)


def failing_callbacks(faults: Faults) -> None:
    """Answers to people fail, then get through."""
    faults.fail("POST", CALLBACK, times=2)


def late_failing_callbacks(faults: Faults) -> None:
    """Answers to people seem to fail, but got through."""
    faults.fail("POST", CALLBACK, after_effect=True)


def cut_callbacks(faults: Faults) -> None:
    """Answers to people are lost."""
    faults.drop("POST", CALLBACK)


def late_cut_callbacks(faults: Faults) -> None:
    """Answers to people get through, but the bot does not learn so."""
    faults.drop("POST", CALLBACK, after_effect=True)


def dropped_sockets(faults: Faults) -> None:
    """The gateway is lost; discord.py resumes."""
    faults.drop_sockets()


def reconnects(faults: Faults) -> None:
    """The gateway asks to come back."""
    faults.ask_to_reconnect()


def doubled_clicks(faults: Faults) -> None:
    """An interaction arrives twice."""
    faults.deliver_twice()


ONE_BY_ONE: tuple[Callable[[Faults], None], ...] = (
    server_errors,
    late_server_errors,
    long_outage,
    rate_limits,
    cut_requests,
    cut_answers,
    failing_callbacks,
    late_failing_callbacks,
    cut_callbacks,
    late_cut_callbacks,
    dropped_sockets,
    reconnects,
    doubled_clicks,
)


async def play_through(
    there: Town, luck: random.Random, kinds: tuple[Callable[[Faults], None], ...], every: int
) -> Channel:
    """A whole match by clicking, with one of these faults planned before every so many moves."""
    thread = await open_table(there, 3)
    moves = 0
    while True:
        if moves % every == 0 and not there.standin.faults.pending():
            luck.choice(kinds)(there.standin.faults)
        if not await click_one_move(there, thread, luck):
            there.standin.faults.clear()
            return thread
        moves += 1
        assert moves < 2_000


async def expect_a_good_end(there: Town, thread: Channel) -> None:
    """The match is over, its record verifies, and the channel shows so."""
    anna = there.people[0].at(thread)
    end = await spotted(anna, lambda message: message.button("Rematch") is not None)
    (file,) = (f for f in end.files if f.filename.endswith(".json"))
    record = read_record(file.data)
    assert record.status == "finished"
    assert list(disagreements(record, GAMES)) == []


class Posts:
    """The public messages with buttons that appeared, each by what its first button said then."""

    def __init__(self, there: Town) -> None:
        self.ids: list[str] = []
        there.standin.world.listen(self._hear)

    def _hear(self, change: Change) -> None:
        match change:
            case MessageCreated(message) if message.ephemeral_to is None:
                self.ids += [b.custom_id or "" for b in seen(message).buttons[:1]]
            case _:
                pass

    def doubles(self) -> list[str]:
        """What was posted more than once."""
        return [id for id, times in Counter(self.ids).items() if times > 1]


@pytest.mark.parametrize("fault", ONE_BY_ONE, ids=lambda fault: fault.__name__)
async def test_a_match_survives(
    tmp_path: Path, judge: Judge | None, fault: Callable[[Faults], None]
) -> None:
    async with town(tmp_path, judge) as there:
        posts = Posts(there)
        thread = await play_through(there, random.Random(7), (fault,), every=5)
        await expect_a_good_end(there, thread)
    assert posts.doubles() == []
    assert seen(thread.public_messages()[-1]).button("Rematch") is not None


@pytest.mark.parametrize("seed", range(4))
async def test_a_match_survives_a_storm(tmp_path: Path, judge: Judge | None, seed: int) -> None:
    async with town(tmp_path, judge) as there:
        posts = Posts(there)
        thread = await play_through(there, random.Random(seed), ONE_BY_ONE, every=2)
        await expect_a_good_end(there, thread)
    assert posts.doubles() == []
    assert seen(thread.public_messages()[-1]).button("Rematch") is not None


async def test_a_match_gets_its_thread_although_somebody_moved_before_it_was_there(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with town(tmp_path, judge) as there:
        anna, bela, clara, *_ = there.people

        async def move_and_cut() -> None:
            now = await sitting(there)
            move = now.game.legal_moves(now.state, now.asked[0])[0]
            data = tables.codec_of(now.game).write(move)
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
