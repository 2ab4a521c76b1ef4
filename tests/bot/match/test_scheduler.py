"""One scheduler: what is due is carried out once, and no match stands in another's way."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from bot.match.clock.thinking_time import DAY, Span
from bot.match.errors import StoreFailed
from bot.match.model import ChannelId, Match, MatchId, Reminder
from bot.match.reminders import Reminding
from bot.match.scheduler import BEAT, LONGEST_GAP, Scheduler
from bot.match.service import MatchService
from bot.storage.database import Database
from bot.storage.memory_store import MemoryStore
from bot.storage.sqlite_store import SqliteStore
from games.registry import Registry
from tests.bot.match.days import BANK, Days, days
from tests.bot.match.tables import GAMES, GUILD, on_both_stores, some_match
from tests.games.masquerade import MASQUERADE

LONGEST_TEST = 10  # seconds; nothing is waited for, but a scheduler that has ended does nothing


async def absent(hall: Days, match_id: MatchId) -> int:
    """For how many computers stand in."""
    match = await hall.store.load(match_id)
    return len(match.people) - len(match.present)


# What is due ----------------------------------------------------------------------------------


def without_vienna(hall: Days) -> Scheduler:
    """The scheduler of a bot that does not know Vienna any more."""
    games = Registry([MASQUERADE])
    service = MatchService(hall.store, games, clock=lambda: hall.now)
    reminding = Reminding(hall.store, games, hall.letters, clock=lambda: hall.now)
    return Scheduler(service, hall.store.calendar, reminding, clock=lambda: hall.now)


@on_both_stores
async def test_a_match_whose_game_is_gone_does_not_stop_the_others(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        await hall.table()
        sound = await hall.table(game="masquerade")
        hall.now += BANK
        await without_vienna(hall).drain()
        assert await absent(hall, sound) == 3


@on_both_stores
async def test_a_match_that_could_not_be_looked_after_is_reported(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        broken = await hall.table()
        await hall.table(game="masquerade")
        hall.now += BANK
        assert await without_vienna(hall).drain() == {broken}


@on_both_stores
async def test_a_match_that_could_not_be_looked_after_is_as_it_was(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        broken = await hall.table()
        before = await hall.store.load(broken)
        hall.now += BANK
        await without_vienna(hall).drain()
        assert await hall.store.load(broken) == before


@on_both_stores
async def test_reminders_come_though_a_match_could_not_be_looked_after(
    kind: str, tmp_path: Path
) -> None:
    async with days(kind, tmp_path) as hall:
        await hall.table()
        sound = await hall.table(game="masquerade")
        told = (await hall.store.load(sound)).people
        hall.now += BANK
        await without_vienna(hall).drain()
        assert tuple(user for user, _ in hall.letters.got) == told


async def test_many_matches_that_fail_do_not_hide_one_that_does_not() -> None:
    hall = Days(MemoryStore())
    broken = await hall.table()
    await copies(hall, await hall.store.load(broken), 120)
    hall.now += 1
    sound = await hall.table(game="masquerade")
    hall.now += BANK
    assert len(await without_vienna(hall).drain()) == 121
    assert await absent(hall, sound) == 3


class FaultyStore(MemoryStore):
    """Cannot read some matches."""

    def __init__(self) -> None:
        super().__init__()
        self.broken: set[MatchId] = set()

    async def load(self, match: MatchId) -> Match:
        if match in self.broken:
            raise StoreFailed(f"match {match} is broken", reading=True)
        return await super().load(match)


async def test_a_match_that_cannot_be_read_does_not_stop_the_others() -> None:
    store = FaultyStore()
    hall = Days(store)
    broken, sound = await hall.table(), await hall.table()
    store.broken.add(broken)
    hall.now += BANK
    assert await hall.scheduler.drain() == {broken}
    assert await absent(hall, sound) == 1


async def test_a_match_that_could_not_be_looked_after_is_looked_after_later() -> None:
    store = FaultyStore()
    hall = Days(store)
    match = await hall.table()
    store.broken.add(match)
    await hall.passes(BANK)
    store.broken.clear()
    assert await hall.scheduler.drain() == set()
    assert await absent(hall, match) == 1


@on_both_stores
async def test_all_that_is_due_at_once_is_carried_out_at_once(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table(game="masquerade")
        await hall.passes(BANK)
        assert await absent(hall, match) == 3


@on_both_stores
async def test_a_second_drain_changes_nothing(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        matches = [await hall.table(), await hall.table("vote"), await hall.table("skip")]
        await hall.passes(BANK)
        before = [await hall.store.load(match) for match in matches], list(hall.letters.got)
        await hall.scheduler.drain()
        after = [await hall.store.load(match) for match in matches], hall.letters.got
        assert after == before


@on_both_stores
async def test_a_second_drain_shows_nothing_new(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        await hall.passes(BANK * 3 // 4)
        assert await unshown(hall, match) == ["lobby", "lobby", "started", "clock"]
        await hall.scheduler.drain()
        assert await unshown(hall, match) == []


async def unshown(hall: Days, match: MatchId) -> list[str]:
    """What is still to be shown of a match; now it has been."""
    notices: list[str] = []
    while rows := [row for row in await hall.store.due_rows(hall.now, 99) if row.match == match]:
        notices += [row.notice for row in rows]
        for row in rows:
            await hall.store.mark_shown(row)
    return notices


@on_both_stores
async def test_a_drain_when_nothing_is_due_touches_no_match(kind: str, tmp_path: Path) -> None:
    async with days(kind, tmp_path) as hall:
        match = await hall.table()
        before = await hall.store.load(match)
        await hall.passes(BANK * 3 // 4 - 1)
        assert await hall.store.load(match) == before


# Work -----------------------------------------------------------------------------------------


async def copies(hall: Days, match: Match, number: int, *, due: float | None = None) -> None:
    """So many more matches like this one, due then or when it is."""
    for _ in range(number):
        copy = replace(
            match,
            channel=ChannelId(10**6 + len(await hall.store.matches())),
            due=match.due if due is None else due,
        )
        await hall.store.create(copy, by=hall.by(), notices=())


class Work:
    """What a drain asked of the database."""

    statements = 0
    steps = 0  # of SQLite's own machine, which go up with every row it looks at

    def watch(self, database: Database) -> Awaitable[None]:
        return database.read(
            lambda c: (c.set_trace_callback(self._state), c.set_progress_handler(self._step, 1))[0]
        )

    def _state(self, statement: str) -> None:
        del statement
        self.statements += 1

    def _step(self) -> int:
        self.steps += 1
        return 0


async def work_of_a_drain(folder: Path, matches: int) -> Work:
    """The work with one match that is due among so many."""
    database, work = await Database.open(folder / f"{matches}.sqlite"), Work()
    store = SqliteStore(database)
    try:
        hall = Days(store)
        template = await hall.store.load(await hall.table())
        await copies(hall, template, matches - 1, due=hall.now + 10 * BANK)
        await work.watch(database)
        await hall.passes(BANK)
    finally:
        await store.close()
    return work


async def test_work_grows_with_what_is_due_and_not_with_what_there_is(tmp_path: Path) -> None:
    few, many = [await work_of_a_drain(tmp_path, matches) for matches in (20, 200)]
    assert many.statements == few.statements > 0
    assert many.steps == few.steps > 0


# Until cancelled ------------------------------------------------------------------------------


class Watch:
    """A scheduler at work in a hall, and whether people can be reached."""

    def __init__(self, hall: Days, reminding: Reminding | None = None) -> None:
        self.hall = hall
        self.is_alive = True
        self.looks = 0
        self.wakes_in_a_nap = 0
        self.scheduler = Scheduler(
            hall.service,
            hall.store.calendar,
            reminding or hall.reminding,
            clock=lambda: hall.now,
            is_alive=self._look,
            sleep=self._sleep,
        )

    def _look(self) -> bool:
        self.looks += 1
        return self.is_alive

    async def _sleep(self, seconds: float) -> None:
        del seconds
        for _ in range(self.wakes_in_a_nap):
            self.scheduler.wake(some_match())
        self.wakes_in_a_nap = 0
        await asyncio.sleep(0)

    async def look_again(self) -> None:
        """It is woken, and has looked."""
        looks = self.looks
        self.scheduler.wake(some_match())
        await until(lambda: self.looks > looks)


@asynccontextmanager
async def running(watch: Watch) -> AsyncGenerator[None]:
    """The scheduler at work, cancelled at the end; whatever else ended it is raised."""
    task = asyncio.create_task(watch.scheduler.run())
    try:
        await until(lambda: watch.looks > 0)
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONGEST_TEST):
        while not condition():
            await asyncio.sleep(0)


async def until_absent(hall: Days, match: MatchId) -> None:
    async with asyncio.timeout(LONGEST_TEST):
        while not await absent(hall, match):
            await asyncio.sleep(0)


async def last_beat(hall: Days) -> int:
    """When the bot was last known to be alive."""
    gap = await hall.store.calendar.beat(hall.now + DAY, LONGEST_GAP)
    assert isinstance(gap, Span)
    return gap.start


async def test_a_running_scheduler_carries_out_what_is_due() -> None:
    hall = Days(MemoryStore())
    match = await hall.table()
    hall.now += BANK
    async with running(Watch(hall)):
        await until_absent(hall, match)


async def test_a_running_scheduler_tells_what_is_due() -> None:
    hall = Days(MemoryStore())
    match = await hall.running()
    user = await hall.to_act(match)
    await hall.store.calendar.remind([Reminder(user, match, "turn", hall.now)])
    async with running(Watch(hall)):
        await until(lambda: bool(hall.letters.got))
    assert hall.told(user) == [["turn"]]


async def test_a_running_scheduler_notes_that_the_bot_is_alive() -> None:
    hall = Days(MemoryStore())
    watch = Watch(hall)
    async with running(watch):
        hall.now += BEAT
        await watch.look_again()
        await watch.look_again()
    assert await last_beat(hall) == hall.now


async def test_a_start_after_a_downtime_costs_nobody_any_time() -> None:
    hall = Days(MemoryStore())
    match = await hall.table()
    await hall.scheduler.beat()
    hall.now += 2 * BANK
    watch = Watch(hall)
    async with running(watch):
        await watch.look_again()
        await watch.look_again()
    assert await absent(hall, match) == 0


async def test_while_nobody_can_be_reached_there_is_no_beat() -> None:
    hall = Days(MemoryStore())
    await hall.scheduler.beat()
    before = hall.now
    watch = Watch(hall)
    watch.is_alive = False
    async with running(watch):
        for _ in range(5):
            hall.now += BEAT
            await watch.look_again()
    assert await last_beat(hall) == before


async def test_while_nobody_can_be_reached_nothing_is_done() -> None:
    hall = Days(MemoryStore())
    match = await hall.table()
    hall.now += BANK
    watch = Watch(hall)
    watch.is_alive = False
    async with running(watch):
        for _ in range(5):
            await watch.look_again()
    assert (await absent(hall, match), hall.letters.got) == (0, [])


async def test_once_people_can_be_reached_what_is_due_is_done() -> None:
    hall = Days(MemoryStore())
    match = await hall.table()
    hall.now += BANK
    watch = Watch(hall)
    watch.is_alive = False
    async with running(watch):
        await watch.look_again()
        watch.is_alive = True
        await watch.look_again()
        await until_absent(hall, match)


async def test_the_time_in_which_nobody_could_be_reached_is_a_downtime() -> None:
    hall = Days(MemoryStore())
    await hall.scheduler.beat()
    start = int(hall.now)
    watch = Watch(hall)
    watch.is_alive = False
    async with running(watch):
        hall.now += DAY
        await watch.look_again()
        watch.is_alive = True
        await watch.look_again()
        await watch.look_again()
    around = await hall.store.calendar.circumstances(GUILD, (), 0)
    assert around.downtimes == (Span(start, start + DAY),)


async def test_waking_makes_it_look_before_its_time() -> None:
    hall = Days(MemoryStore())
    match = await hall.table()
    hall.now += BANK - BEAT
    watch = Watch(hall)
    async with running(watch):
        await until(lambda: bool(hall.letters.got))  # and waits for half a minute
        hall.now += BEAT
        watch.scheduler.wake(await hall.store.load(match))
        await until_absent(hall, match)


async def test_a_change_of_a_match_wakes_it() -> None:
    hall = Days(MemoryStore())
    watch = Watch(hall)
    hall.service.subscribe(watch.scheduler)
    async with running(watch):
        looks = watch.looks
        await hall.lobby()
        await until(lambda: watch.looks > looks)


async def test_changes_of_one_moment_are_one_look() -> None:
    hall = Days(MemoryStore())
    watch = Watch(hall)
    async with running(watch):
        await watch.look_again()
        looks = watch.looks
        watch.wakes_in_a_nap = 20
        watch.scheduler.wake(some_match())
        await until(lambda: watch.looks > looks)
        for _ in range(100):
            await asyncio.sleep(0)
    assert (watch.looks, watch.wakes_in_a_nap) == (looks + 1, 0)


class FalteringReminding(Reminding):
    """Fails the first time."""

    has_failed = False

    async def drain(self) -> int:
        if not self.has_failed:
            self.has_failed = True
            raise StoreFailed("no reminders")
        return await super().drain()


async def test_it_goes_on_after_a_failure_of_the_store() -> None:
    hall = Days(MemoryStore())
    match = await hall.running()
    user = await hall.to_act(match)
    await hall.store.calendar.remind([Reminder(user, match, "turn", hall.now)])
    reminding = FalteringReminding(hall.store, GAMES, hall.letters, clock=lambda: hall.now)
    watch = Watch(hall, reminding)
    async with running(watch):
        await until(lambda: reminding.has_failed)
        await watch.look_again()
        await until(lambda: bool(hall.letters.got))
    assert hall.told(user) == [["turn"]]
