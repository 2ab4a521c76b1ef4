"""A match of five people over ten days: one vanishes, one goes on holiday, one leaves the server,
moves are taken back by votes, somebody sits in, the bot stops three times. It ends, as agreed.

The whole chat is a golden file. To accept a change after reading it: WRITE_GOLDEN=1 make test
"""

from __future__ import annotations

import asyncio
import hashlib
import math
import os
import random
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from itertools import count, pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.loaded_match import LoadedMatch
from bot.match.clock.thinking_time import Quiet, quiet_spans
from bot.match.model import OVER, LogRow, Match
from bot.match.record_file import make_record
from bot.match.record_file_check import disagreements
from games.api import Seat
from games.registry import GAMES
from playground.channels import Channel
from playground.driver import Person
from playground.server import StandIn
from playground.world_clock import StillClock
from tests.cogs.chronicle import Chronicle
from tests.cogs.click_players import MATCH, click_one_move, loaded, present_board
from tests.cogs.town import Town, bot_in, judged_standin
from tests.judge.judge import Judge

GOLDEN = Path(__file__).parent / "golden" / "ten_days.txt"
START = datetime(2026, 11, 2, 8, 0, tzinfo=UTC).timestamp()  # a Monday, 9 o'clock in Vienna
HOUR, DAY = 3600.0, 86400.0
NAMES = ("Anna", "Béla", "Clara", "David", "Elsa", "Franz")
DELAY = {"Anna": 1.5, "Béla": 2.5, "Clara": 2.0, "David": 3.0, "Elsa": 1.0, "Franz": 2.0}  # hours
NIGHT = Quiet("Europe/Vienna", 23 * 60, 7 * 60)
OWLS = Quiet("America/New_York", 60, 9 * 60)
QUIET = {name: OWLS if name == "David" else NIGHT for name in NAMES}


class Story:
    """The server, its people, and a bot that comes and goes."""

    def __init__(self, standin: StandIn, folder: Path, clock: StillClock) -> None:
        self.standin, self.folder, self.clock = standin, folder, clock
        self.guild = standin.world.new_guild("Wien")
        self.channel = self.guild.new_channel("spieltisch")
        self.members = {name: self.guild.new_member(name, locale="en-GB") for name in NAMES}
        self.people = {
            name: Person(standin, member, self.channel) for name, member in self.members.items()
        }
        self.chronicle = Chronicle(self.people)
        self.luck = random.Random(8)
        self.there: Town
        self.thread: Channel
        self.done: list[str] = []  # what the story has told
        self.revision = -1  # at which somebody was asked last
        self._stack = AsyncExitStack()
        self._drawn = count()

    @property
    def now(self) -> float:
        return self.clock.now()

    def day(self, days: float) -> float:
        return START + days * DAY

    async def start_bot(self) -> None:
        running = await self._stack.enter_async_context(
            bot_in(
                self.standin,
                self.folder,
                clock=self.clock.now,
                draw=self._draw,
                is_alive=lambda: False,  # the test looks after what is due, at its times
            )
        )
        crowd = tuple(self.people.values())
        self.there = Town(self.standin, *running, self.guild, self.channel, crowd)
        await self.there.scheduler.beat()

    async def stop_bot(self) -> None:
        await self._stack.aclose()

    def _draw(self, size: int) -> bytes:
        return hashlib.sha256(str(next(self._drawn)).encode()).digest()[:size]

    def name_of(self, user: int) -> str:
        return next(name for name, person in self.people.items() if person.id == user)

    async def settle(self) -> LoadedMatch | None:
        """Everything that can happen now has happened, and is written down."""
        # It has been alive all the time, though this test did not wait for each half minute.
        await self.there.app.store.calendar.beat(self.now, math.inf)
        async with asyncio.timeout(self.standin.patience):
            while True:
                await self.there.scheduler.drain()
                while await self.there.app.store.due_rows(self.now, 1):
                    await asyncio.sleep(0.01)
                if not await self._is_anything_to_do():
                    break
                await asyncio.sleep(0.01)
        reader = self.people["Anna"]
        self.chronicle.read(self.now, "#spieltisch", self.channel, reader)
        if hasattr(self, "thread"):
            self.chronicle.read(self.now, "#thread", self.thread, reader)
        for name in NAMES:
            self.chronicle.read_letters(self.now, name)
        return await loaded(self.there) if await self._has_match() else None

    async def _is_anything_to_do(self) -> bool:
        calendar = self.there.app.store.calendar
        if await self.there.app.store.due_rows(self.now, 1):
            return True
        if await calendar.due_matches(self.now, 1) or await calendar.due_reminders(self.now, 1):
            return True
        if not await self._has_match():
            return False
        now = await loaded(self.there)
        rests = now.match.rests_since is not None
        return now.match.status == "running" and not now.waited_for and not rests

    async def _has_match(self) -> bool:
        return bool(await self.there.app.store.matches())

    async def does(self, name: str, what: str, deed: Callable[[], Awaitable[object]]) -> None:
        """Somebody does something, a minute after the last thing that happened."""
        self.clock.advance(60)
        self.chronicle.note(self.now, f"{name} {what}")
        await deed()
        await self.settle()


@asynccontextmanager
async def story(folder: Path, judge: Judge | None) -> AsyncGenerator[Story]:
    clock = StillClock(START)
    standin = await judged_standin(judge, clock)
    async with standin:
        told = Story(standin, folder, clock)
        await told.start_bot()
        try:
            yield told
        finally:
            await told.stop_bot()


async def open_the_table(told: Story) -> None:
    people = told.people

    def slash(name: str, command: str, **options: object) -> Callable[[], Awaitable[object]]:
        return lambda: people[name].slash(command, **options)

    for name in NAMES:
        zone = QUIET[name].zone
        hours = "01:00-09:00" if name == "David" else "23:00-07:00"
        deed = slash(name, "settings", timezone=zone, quiet=hours)
        await told.does(name, f"sets {hours} in {zone}", deed)
    await told.does(
        "Béla",
        "wants deadlines only, directly",
        slash("Béla", "settings", reminders="deadlines", direct=True),
    )
    await told.does("Clara", "wants no reminders", slash("Clara", "settings", reminders="none"))
    deed = slash("Elsa", "settings", direct=True, next=True)
    await told.does("Elsa", "wants direct messages, also when she is next", deed)
    await told.does("Franz", "likes to sit in", slash("Franz", "settings", substitute=True))
    deed = slash(
        "Anna", "game new", seats=5, length="short", clock="daily", **{"stand-in": "novice"}
    )
    await told.does("Anna", "opens a table", deed)
    lobby = [m for m in people["Anna"].sees() if m.button("Join") is not None][-1]
    for name in NAMES[1:5]:
        await told.does(name, "joins", lambda n=name: people[n].click(lobby, "Join"))
    (told.thread,) = people["Anna"].threads()
    await told.settle()


def is_quiet(name: str, moment: float) -> bool:
    at = int(moment)
    return any(span.start <= at for span in quiet_spans(QUIET[name], at, at + 1))


def answers_at(told: Story, name: str, asked_at: float) -> float | None:
    """When somebody makes their move, if nothing comes in between."""
    if name == "Clara" and told.day(0.5) < asked_at < told.day(8):
        return None  # vanished
    if name == "David" and told.day(4) <= asked_at < told.day(6):
        return told.day(6) + 10 * HOUR
    at = asked_at + DELAY[name] * HOUR
    while is_quiet(name, at):
        at += HOUR / 2
    return at


async def play(told: Story) -> None:
    """Everybody answers in their time, and what the story tells happens between."""
    asked: tuple[int, ...] = ()
    asked_at = told.now
    while told.now < told.day(14):
        now = await told.settle()
        assert now is not None
        if now.match.status in OVER:
            return
        if await tell_on(told, now):
            continue
        if (now.waited_for, now.match.revision) != (asked, told.revision):
            asked, asked_at, told.revision = now.waited_for, told.now, now.match.revision
        name = told.name_of(asked[0]) if asked else ""
        answer = answers_at(told, name, asked_at) if asked else None
        if answer is not None and told.now >= answer:
            told.chronicle.note(told.now, f"{name} moves")
            await move_whole_turn(told)
            continue
        await wait(told, answer)


async def move_whole_turn(told: Story) -> None:
    """The person who is asked clicks until somebody else is asked."""
    first = (await loaded(told.there)).waited_for
    while True:
        await click_one_move(told.there, told.thread, told.luck)
        now = await told.settle()
        assert now is not None
        if now.waited_for != first:
            return


async def wait(told: Story, answer: float | None) -> None:
    """Until somebody answers, something is due, or half an hour has passed."""
    due = await told.there.app.store.calendar.next_due()
    moments = [told.now + HOUR / 2, answer, due]
    told.clock.advance(max(min(m for m in moments if m is not None) - told.now, 1.0))


# What the story tells ---------------------------------------------------------------------------


async def tell_on(told: Story, now: LoadedMatch) -> bool:
    """The next thing the story tells, if it is time for it; whether it was."""
    for chapter, day in CHAPTERS.items():
        if chapter.__name__ not in told.done and told.now >= told.day(day):
            if not await chapter(told, now):
                continue  # not yet
            told.done.append(chapter.__name__)
            await told.settle()
            return True
    return False


async def bot_stops_for_ten_minutes(told: Story, now: LoadedMatch) -> bool:
    return await stop_for(told, 10 * 60)


async def bot_stops_for_six_hours(told: Story, now: LoadedMatch) -> bool:
    return await stop_for(told, 6 * HOUR)


async def bot_stops_for_a_minute(told: Story, now: LoadedMatch) -> bool:
    return await stop_for(told, 60)


async def stop_for(told: Story, seconds: float) -> bool:
    told.chronicle.note(told.now, f"the bot stops for {seconds / 60:.0f} minutes")
    await told.stop_bot()
    told.clock.advance(seconds)
    await told.start_bot()
    return True


async def undo_is_agreed(told: Story, now: LoadedMatch) -> bool:
    return await undo_is_asked_for(told, agrees=True)


async def undo_is_refused(told: Story, now: LoadedMatch) -> bool:
    return await undo_is_asked_for(told, agrees=False)


async def undo_is_asked_for(told: Story, *, agrees: bool) -> bool:
    """Whoever moved last before others were asked wants it back."""
    match = (await loaded(told.there)).match
    last = (await told.there.app.store.log(match.id))[-1]
    here = [user for user in match.present if user in told.guild.members]
    if last.user is None or last.user not in here or not last.reveals:
        return False
    name = told.name_of(last.user)
    if is_quiet(name, told.now):
        return False
    asker = told.people[name].at(told.thread)
    await told.does(name, "wants to take back a move", lambda: asker.slash("undo"))
    match = (await loaded(told.there)).match
    assert match.proposal is not None
    word = "Agree" if agrees else "Refuse"
    for user in [user for user in here if user != last.user]:
        voter = told.name_of(user)
        board = await present_board(told.there, told.thread)
        assert board is not None
        vote = told.people[voter].at(told.thread)
        await told.does(voter, f"clicks {word}", lambda v=vote, b=board: v.click(b, word))
        if not agrees:
            break
    return True


async def david_goes_on_holiday(told: Story, now: LoadedMatch) -> bool:
    david = told.people["David"]
    await told.does("David", "is away", lambda: david.slash("away", until="2026-11-08"))
    return True


async def elsa_leaves_the_server(told: Story, now: LoadedMatch) -> bool:
    told.chronicle.note(told.now, "Elsa leaves the server")
    told.members["Elsa"].leave()
    return True


async def bela_looks_for_a_substitute(told: Story, now: LoadedMatch) -> bool:
    bela = told.people["Béla"].at(told.thread)
    if is_quiet("Béla", told.now):
        return False
    await told.does("Béla", "offers the seat", lambda: bela.slash("game substitute"))
    franz = told.people["Franz"].at(told.thread)
    board = await present_board(told.there, told.thread)
    assert board is not None
    await told.does("Franz", "takes the seat", lambda: franz.click(board, "Take the free seat"))
    return True


async def clara_is_back(told: Story, now: LoadedMatch) -> bool:
    clara = told.people["Clara"].at(told.thread)
    board = await present_board(told.there, told.thread)
    assert board is not None
    await told.does("Clara", "is back", lambda: clara.click(board, "I am back"))
    return True


CHAPTERS: dict[Callable[[Story, LoadedMatch], Awaitable[bool]], float] = {
    bot_stops_for_ten_minutes: 1.2,
    undo_is_agreed: 1.5,
    david_goes_on_holiday: 4.0,
    bot_stops_for_six_hours: 4.4,
    elsa_leaves_the_server: 5.0,
    undo_is_refused: 5.3,
    bela_looks_for_a_substitute: 6.4,
    clara_is_back: 8.0,
    bot_stops_for_a_minute: 8.4,
}


# What must be true of it ------------------------------------------------------------------------


class Told(NamedTuple):
    """The story, told to its end."""

    text: str
    calls: list[tuple[float, str]]
    chapters: list[str]
    match: Match
    log: list[LogRow]
    disagreements: list[str]
    days: float


async def tell(folder: Path, judge: Judge | None) -> Told:
    async with story(folder, judge) as told:
        await open_the_table(told)
        await play(told)
        store = told.there.app.store
        record = await make_record(store, GAMES, MATCH)
        return Told(
            "\n".join(told.chronicle.lines) + "\n",
            told.chronicle.calls,
            told.done,
            *await store.story(MATCH),
            list(disagreements(record, GAMES)),
            (told.now - START) / DAY,
        )


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Told:
    return asyncio.run(tell(tmp_path_factory.mktemp("ten-days"), judge))


def test_it_ends(told: Told) -> None:
    assert told.match.status == "finished"


def test_everything_that_was_to_happen_happened(told: Told) -> None:
    assert set(told.chapters) == {chapter.__name__ for chapter in CHAPTERS}


def test_it_takes_days(told: Told) -> None:
    assert 8 < told.days < 14


def test_the_record_proves_it(told: Told) -> None:
    assert told.disagreements == []


def test_the_transcript_is_the_golden_one(told: Told) -> None:
    if "WRITE_GOLDEN" in os.environ:
        GOLDEN.write_text(told.text, encoding="utf-8")
    assert told.text.splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()


def test_nobody_is_called_in_their_quiet_hours(told: Told) -> None:
    assert [(at, name) for at, name in told.calls if is_quiet(name, at)] == []


def test_who_wants_no_reminders_gets_none(told: Told) -> None:
    assert [name for _, name in told.calls if name == "Clara"] == []


def test_nobody_is_called_more_often_than_for_each_turn_and_each_deadline(told: Told) -> None:
    turns = Counter(row.seat for before, row in pairwise(told.log) if before.seat != row.seat)
    called = Counter(name for _, name in told.calls)
    seats = {name: seat for seat, name in enumerate(NAMES[:5])}
    # A turn, and its deadline; and twice a seat was handed over or lost.
    assert all(called[name] <= 2 * turns[Seat(seat)] + 2 for name, seat in seats.items())


def test_a_computer_stood_in_as_the_lobby_agreed(told: Told) -> None:
    assert {row.actor for row in told.log} == {"person", "stand-in"}


def test_the_substitute_played(told: Told) -> None:
    franz = told.match.chairs[1].user
    assert any(row.user == franz for row in told.log)
