"""What goes wrong between a bot and Discord while a tournament is shown; a bot that is killed."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from bot.match.model import ChannelId
from playground.seen_message import SeenMessage
from playground.server import StandIn
from tests.cogs.click_players import moves_on
from tests.cogs.rounds import (
    DONE,
    adjudicate_all,
    announced,
    begun,
    entered,
    played,
    room_of,
    seated,
    table_of,
)
from tests.cogs.stormy import hurry
from tests.cogs.tournament.cup import Cup, cup
from tests.judge.judge import Judge

MESSAGES = r"/channels/\d+/messages"  # and their threads
THREADS = r"/messages/\d+/threads"
ANYTHING = "*"
Mishap: TypeAlias = Callable[[StandIn], None]


def server_errors(standin: StandIn) -> None:
    """Discord fails before it does what it was asked to."""
    standin.faults.fail(ANYTHING, MESSAGES, times=2)


def late_server_errors(standin: StandIn) -> None:
    """Discord says that it failed, although it did what it was asked to."""
    standin.faults.fail(ANYTHING, MESSAGES, after_effect=True, times=2)


def long_outage(standin: StandIn) -> None:
    """Discord fails more often than discord.py tries."""
    standin.faults.fail(ANYTHING, MESSAGES, times=12)


def rate_limits(standin: StandIn) -> None:
    """Too many requests."""
    standin.faults.rate_limit(ANYTHING, MESSAGES, times=3)


def cut_requests(standin: StandIn) -> None:
    """Connections are lost before anything happens."""
    standin.faults.drop(ANYTHING, MESSAGES, times=2)


def cut_answers(standin: StandIn) -> None:
    """Connections are lost after it happened."""
    standin.faults.drop(ANYTHING, MESSAGES, after_effect=True, times=2)


MISHAPS: tuple[Mishap, ...] = (
    server_errors,
    late_server_errors,
    long_outage,
    rate_limits,
    cut_requests,
    cut_answers,
)


async def calm(there: Cup) -> None:
    """Everything that failed has been tried again, until it was there."""
    for _ in range(20):
        await there.settle()
        if await there.running.app.tournament_store.next_unshown() is None:
            return
        there.clock.advance(10)
    raise AssertionError("it was never shown")


class Shown(NamedTuple):
    """A whole tournament, as it was shown."""

    public: list[SeenMessage]
    rulings: list[int]  # the numbers of those that were told
    entries: int
    bare: list[str]  # tables at which people waited, but had no board


async def _show(folder: Path, judge: Judge | None, mishap: Mishap) -> Shown:
    async with cup(folder, judge) as there:
        bare: list[str] = []
        mishap(there.standin)
        await entered(there, "Béla", "Clara", computers=4)
        await calm(there)
        for _ in range(2):
            mishap(there.standin)
            await there.says("Anna", "tournament desk start")
            await calm(there)
            if (await there.tournament()).drafted is not None:
                mishap(there.standin)
                await there.says("Anna", "tournament desk start")
                await calm(there)
            bare += [name for name in ("Béla", "Clara") if not await has_board(there, name)]
            mishap(there.standin)
            await adjudicate_all(there)
            await calm(there)
        told = [int(number) for number in re.findall(r"\*\*(\d+)\.\*\*", there.rulings())]
        return Shown(there.public(), told, (await there.tournament()).entries, bare)


async def has_board(there: Cup, name: str) -> bool:
    """Whether there is a board where somebody plays, on which it can be moved."""
    room = room_of(there, table_of(there, await there.tournament(), name))
    return any(moves_on(message) for message in there[name].sees(room))


@pytest.fixture(scope="module", params=MISHAPS, ids=lambda mishap: mishap.__name__)
def shown(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, judge: Judge | None
) -> Shown:
    with pytest.MonkeyPatch.context() as monkeypatch:
        hurry(monkeypatch)
        folder = tmp_path_factory.mktemp("faults")
        return asyncio.run(_show(folder, judge, request.param))


def _heads(shown: Shown) -> Counter[str]:
    return Counter(message.text.partition(":")[0].partition("\n")[0] for message in shown.public)


def test_everything_is_posted_in_the_end_and_nothing_twice(shown: Shown) -> None:
    (winner,) = (head for head in _heads(shown) if " wins " in head)
    assert _heads(shown) == Counter(
        [
            "## Herbst",
            "## Round 1",
            "**Round 1, table 1**",
            "**Round 1, table 2**",
            "## Standings after round 1",
            "## Round 2",
            "**Round 2, table 1**",
            "**Round 2, table 2**",
            winner,
        ]
    )


def test_the_announcement_says_in_the_end_how_it_stands(shown: Shown) -> None:
    assert "The tournament is over" in shown.public[0].text


def test_every_ruling_is_told_once_and_in_order(shown: Shown) -> None:
    assert shown.rulings == list(range(1, shown.entries + 1))


def test_whoever_plays_has_a_board(shown: Shown) -> None:
    assert shown.bare == []


# A bot that is killed -------------------------------------------------------------------------


@pytest.mark.parametrize("is_done", [False, True], ids=["asked for", "done"])
async def test_a_bot_killed_before_it_knows_of_a_thread_opens_it_once(
    tmp_path: Path, judge: Judge | None, is_done: bool
) -> None:
    async with cup(tmp_path, judge) as there:
        await seated(there, "Béla")
        await killed_at(there, THREADS, "tournament desk start", is_done=is_done)
        await calm(there)
        table = table_of(there, await there.tournament(), "Béla")
        rooms = [m for m in there.public() if m.text.startswith("**Round 1, table 1**")]
        assert [ChannelId(room.id) for room in rooms] == [table.channel]
        assert await has_board(there, "Béla")


OPTIONS: dict[str, dict[str, object]] = {
    "tournament new": {"name": "Herbst", "format": "swiss"},
    "tournament desk penalise": {"player": "1", "score": 0.5, "why": "So it is"},
    "tournament desk end": {"why": "Rain"},
}


@pytest.mark.parametrize(
    ("head", "before", "command"),
    [
        ("## Herbst", "", "tournament new"),
        ("## Round 1", "entered", "tournament desk start"),
        ("**Round 1, table 1**", "seated", "tournament desk start"),
        ("**4.**", "begun", "tournament desk penalise"),
        (" wins Herbst!", "played", "tournament desk end"),
    ],
)
async def test_a_bot_killed_before_it_knows_of_a_message_posts_it_once(
    tmp_path: Path, judge: Judge | None, head: str, before: str, command: str
) -> None:
    async with cup(tmp_path, judge) as there:
        ready = {"entered": entered, "seated": seated, "begun": begun, "played": played}
        if before:
            await ready[before](there, "Béla")
        await killed_at(there, MESSAGES + "$", command, is_done=True, **OPTIONS.get(command, {}))
        await calm(there)
        threads = there["Anna"].threads()
        every = [*there.public(), *(m for t in threads for m in there["Anna"].sees(t))]
        assert len([message for message in every if head in message.text]) == 1


async def killed_at(
    there: Cup, path: str, command: str, *, is_done: bool, **options: object
) -> None:
    """The bot dies when it has asked Discord for something, and another one takes over."""
    held = there.standin.faults.hold("POST", path, after_effect=is_done)
    there.clock.advance(30)
    await there["Anna"].slash(command, **options)
    await held.arrived.wait()
    await there.stop_bot()
    held.release()
    await there.start_bot()


# Requests that come twice ---------------------------------------------------------------------


async def test_a_ruling_that_is_delivered_twice_is_made_once(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        there.standin.faults.deliver_twice()
        command = "tournament desk penalise"
        assert await there.says("Anna", command, **OPTIONS[command]) == DONE
        assert len((await there.tournament()).penalties) == 1


async def test_a_ruling_that_is_delivered_again_to_another_bot_is_made_once(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await begun(there, "Béla")
        command = "tournament desk penalise"
        reply = await there["Anna"].slash(command, **OPTIONS[command])
        await there.settle()
        await there.stop_bot()
        await there.start_bot()
        there.standin.faults.deliver_again(reply.interaction)
        await there.says("Clara", "tournament join")  # the bot has heard of it by then
        assert len((await there.tournament()).penalties) == 1


async def test_a_tournament_whose_announcement_is_delivered_twice_is_one(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        there.standin.faults.deliver_twice()
        await announced(there)
        assert len(await there.running.app.tournament_store.running()) == 1


async def test_a_click_that_is_delivered_twice_takes_nothing_back(
    tmp_path: Path, judge: Judge | None
) -> None:
    async with cup(tmp_path, judge) as there:
        await announced(there)
        there.standin.faults.deliver_twice()
        await there.clicks("Hans", "Sit in for others")
        assert (await there.tournament()).substitutes == (there["Hans"].id,)
