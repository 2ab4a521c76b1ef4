"""What goes wrong between a bot and Discord, planned in the middle of whole matches."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

import discord.client
import discord.http
import discord.shard
import discord.webhook.async_
import pytest

from bot.match.record_file import read_record
from bot.match.record_file_check import disagreements
from bot.save_and_show import show_loop
from playground.channels import Channel
from playground.client_refusals import NoAnswer
from playground.faults import ConnectionCut
from playground.interactions import ANSWER_WITHIN
from playground.seen_message import seen
from playground.server import StandIn
from playground.world_changes import Change, InteractionAnswered, InteractionOpened, MessageCreated
from tests.cogs.click_players import click_one_move, loaded, open_table
from tests.cogs.town import Town, spotted

MESSAGES = "/messages"
CALLBACK = "/callback"
_A_WHILE = 0.02  # seconds a slow request takes: long enough for others to overtake it
_A_LONG_WHILE = 0.3

Mishap: TypeAlias = Callable[[StandIn], None]


class _Hurried:
    """`asyncio` for discord.py: what it would sleep through takes no time."""

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(0)


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py and the publisher try again at once."""
    for module in (discord.client, discord.http, discord.shard, discord.webhook.async_):
        monkeypatch.setattr(module, "asyncio", _Hurried())
    monkeypatch.setattr(show_loop, "_FIRST_PAUSE", 0.0)


# Requests that fail ---------------------------------------------------------------------------


def server_errors(standin: StandIn) -> None:
    """Discord fails before it does what it was asked to."""
    standin.faults.fail("*", MESSAGES, times=2)


def late_server_errors(standin: StandIn) -> None:
    """Discord says that it failed, although it did what it was asked to."""
    standin.faults.fail("*", MESSAGES, after_effect=True)


def long_outage(standin: StandIn) -> None:
    """Discord fails more often than discord.py tries."""
    standin.faults.fail("*", MESSAGES, times=7)


def rate_limits(standin: StandIn) -> None:
    """Too many requests."""
    standin.faults.rate_limit("*", MESSAGES, times=2)


def cut_requests(standin: StandIn) -> None:
    """Connections are lost before anything happens."""
    standin.faults.drop("*", MESSAGES)


def cut_answers(standin: StandIn) -> None:
    """Connections are lost after it happened."""
    standin.faults.drop("*", MESSAGES, after_effect=True)


def failing_callbacks(standin: StandIn) -> None:
    """Answers to people fail, then get through."""
    standin.faults.fail("POST", CALLBACK, times=2)


def late_failing_callbacks(standin: StandIn) -> None:
    """Answers to people seem to fail, but got through."""
    standin.faults.fail("POST", CALLBACK, after_effect=True)


def cut_callbacks(standin: StandIn) -> None:
    """Answers to people are lost."""
    standin.faults.drop("POST", CALLBACK)


def late_cut_callbacks(standin: StandIn) -> None:
    """Answers to people get through, but the bot does not learn so."""
    standin.faults.drop("POST", CALLBACK, after_effect=True)


# Requests that take long ----------------------------------------------------------------------


def slow_messages(standin: StandIn) -> None:
    """Messages and edits take a while to get through."""
    standin.faults.slow("*", MESSAGES, seconds=_A_WHILE, times=3)


def slow_callbacks(standin: StandIn) -> None:
    """Answers to people take a while to get through."""
    standin.faults.slow("POST", CALLBACK, seconds=_A_WHILE, times=3)


def slow_news(standin: StandIn) -> None:
    """A message is there, but the bot learns so only after people have acted on it.

    Or after a while, if it was not the message they wait for.
    """
    acted = asyncio.Event()

    def hear(change: Change) -> None:
        if isinstance(change, InteractionAnswered):
            acted.set()

    async def wait() -> None:
        forget = standin.world.listen(hear)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_A_LONG_WHILE):
                await acted.wait()
        forget()

    standin.faults.plan("slow news", "*", MESSAGES, after=wait)


def late_callbacks(standin: StandIn) -> None:
    """An answer arrives after the three seconds in which Discord takes it."""
    standin.faults.call("POST", CALLBACK, lambda: standin.clock.advance(ANSWER_WITHIN))


def lost_callbacks(standin: StandIn) -> None:
    """An answer never arrives, and the three seconds pass."""

    async def lose() -> None:
        standin.clock.advance(ANSWER_WITHIN)
        raise ConnectionCut

    standin.faults.plan("lost", "POST", CALLBACK, before=lose)


# The gateway ----------------------------------------------------------------------------------


def dropped_sockets(standin: StandIn) -> None:
    """The gateway is lost; discord.py resumes."""
    standin.faults.drop_sockets()


def reconnects(standin: StandIn) -> None:
    """The gateway asks to come back."""
    standin.faults.ask_to_reconnect()


def invalid_sessions(standin: StandIn) -> None:
    """The session is over; what happens until discord.py has a new one, the bot never hears."""
    standin.faults.invalidate_sessions()

    def hear(change: Change) -> None:
        if standin.gateway.sessions:
            forget()
        elif isinstance(change, InteractionOpened):
            standin.clock.advance(ANSWER_WITHIN)

    forget = standin.world.listen(hear)


def invalid_sessions_while_answering(standin: StandIn) -> None:
    """The session ends between a click and its answer."""
    standin.faults.call("POST", CALLBACK, lambda: invalid_sessions(standin))


def doubled_clicks(standin: StandIn) -> None:
    """An interaction arrives twice."""
    standin.faults.deliver_twice()


def lost_clicks(standin: StandIn) -> None:
    """An interaction never arrives, and the three seconds pass."""
    standin.faults.lose_interactions()

    def hear(change: Change) -> None:
        if isinstance(change, InteractionOpened):
            forget()
            standin.clock.advance(ANSWER_WITHIN)

    forget = standin.world.listen(hear)


# Whole matches --------------------------------------------------------------------------------


class Storm:
    """Plans one of these mishaps before every so many acts of people, if none is pending."""

    def __init__(
        self, standin: StandIn, luck: random.Random, kinds: tuple[Mishap, ...], every: int
    ) -> None:
        self._standin = standin
        self._luck = luck
        self._kinds = kinds
        self._every = every
        self._acts = 0

    def blow(self) -> None:
        """Somebody is going to act."""
        if self._acts % self._every == 0 and not self._standin.faults.pending():
            self._luck.choice(self._kinds)(self._standin)
        self._acts += 1
        assert self._acts < 2_000

    def calm(self) -> None:
        """Nothing more goes wrong."""
        self._standin.faults.clear()


async def play_through(
    there: Town, luck: random.Random, kinds: tuple[Mishap, ...], every: int
) -> Channel:
    """A whole match by clicking, with one of these mishaps planned before every so many moves.

    Whoever gets no answer within the three seconds looks at the board and goes on.
    """
    thread = await open_table(there, 3)
    storm = Storm(there.standin, luck, kinds, every)
    is_running = True
    while is_running:
        storm.blow()
        now = there.standin.clock.now()
        try:
            is_running = await click_one_move(there, thread, luck)
        except NoAnswer:
            assert there.standin.clock.now() > now, "nothing was lost, and yet nobody answered"
    storm.calm()
    return thread


async def expect_a_good_end(there: Town, thread: Channel) -> None:
    """The match is over, its record verifies, and the channel shows so."""
    anna = there.people[0].at(thread)
    end = await spotted(anna, lambda message: message.button("Rematch") is not None)
    (file,) = (f for f in end.files if f.filename.endswith(".json"))
    record = read_record(file.data)
    assert record.status == "finished"
    assert list(disagreements(record, there.app.games)) == []
    now = await loaded(there)
    assert len(record.moves) == now.match.revision
    assert now.match.outcome is not None
    ranked = zip(now.match.outcome.places, now.names, now.match.outcome.scores, strict=True)
    for place, name, score in ranked:
        assert f"{place}. {name}: {score}" in end.text


async def expect_survival(
    there: Town, luck: random.Random, kinds: tuple[Mishap, ...], *, every: int
) -> None:
    """A match with these mishaps comes to a good end, and nothing was posted twice."""
    posts = Posts(there)
    thread = await play_through(there, luck, kinds, every)
    await expect_a_good_end(there, thread)
    assert posts.doubles() == []
    assert seen(thread.public_messages()[-1]).button("Rematch") is not None


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
