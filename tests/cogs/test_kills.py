"""`kill -9` between any two requests: the match goes on, nothing is lost, nothing shown twice."""

from __future__ import annotations

import asyncio
import random
from asyncio.subprocess import Process
from collections import Counter
from pathlib import Path

from bot.app import opened
from bot.match.model import OVER
from bot.match.record_file import make_record
from bot.match.record_file_check import disagreements
from bot.settings import read_settings
from games.registry import GAMES
from playground.channels import Channel
from playground.driver import Person
from playground.kept_request import Exchange
from playground.server import StandIn
from tests.cogs.click_players import MATCH, click_one_move, loaded, open_table, present_board
from tests.cogs.test_run_command import SECONDS, ended, started
from tests.cogs.town import NAMES, Town, judged_standin, spotted
from tests.judge.judge import Judge

KILLS = 50
MOST_REQUESTS_BETWEEN = 9


class Killer:
    """Kills a process after so many of its requests, the last one unanswered."""

    def __init__(self) -> None:
        self.victim: Process | None = None
        self.left = 0

    def watch(self, exchange: Exchange) -> None:
        """Another request was made."""
        self.left -= 1
        if self.left == 0 and self.victim is not None and self.victim.returncode is None:
            self.victim.kill()


async def play_until_dead(
    there: Town, thread: Channel, process: Process, luck: random.Random
) -> None:
    """Click on, until the bot is dead or the match over."""

    async def play() -> None:
        while await click_one_move(there, thread, luck):
            pass

    playing = asyncio.create_task(play())
    dying = asyncio.create_task(process.wait())
    await asyncio.wait({playing, dying}, return_when=asyncio.FIRST_COMPLETED)
    for task in (playing, dying):
        task.cancel()
    # A click that was never answered fails; that is what this test is about.
    await asyncio.gather(playing, dying, return_exceptions=True)


async def test_fifty_kills_lose_nothing_and_show_nothing_twice(
    tmp_path: Path, judge: Judge | None
) -> None:
    killer, luck = Killer(), random.Random(9)
    settings = read_settings({"FIAKER_DATABASE": str(tmp_path / "fiaker.sqlite")})
    async with await judged_standin(judge) as standin, opened(settings) as app:
        standin.watch(killer.watch)
        guild = standin.world.new_guild("Wien")
        channel = guild.new_channel("spieltisch")
        people = tuple(Person(standin, guild.new_member(n), channel) for n in NAMES[:3])
        there = Town(standin, app, None, None, guild, channel, people)  # pyright: ignore[reportArgumentType]  the bot is elsewhere
        process = await _bot(standin, tmp_path)
        thread = await open_table(there, 3)
        await present_board(there, thread)
        for _ in range(KILLS):
            killer.victim, killer.left = process, luck.randint(1, MOST_REQUESTS_BETWEEN)
            await play_until_dead(there, thread, process, luck)
            if (await loaded(there)).match.status in OVER:
                break
            killer.left = 0
            process = await _bot(standin, tmp_path)
        killer.victim = None
        while await click_one_move(there, thread, luck):
            pass
        anna = people[0].at(thread)
        await spotted(anna, lambda message: message.button("Rematch") is not None)
        process.terminate()
        assert (await ended(process))[0] == 0
        # The picture too: in another round the same sentences may be true again.
        shown = Counter(
            (m.text, *(f.data for f in m.gallery)) for m in anna.sees() if not m.ephemeral
        )
        assert [text for (text, *_), times in shown.items() if times > 1] == []
        record = await make_record(app.store, GAMES, MATCH)
        assert list(disagreements(record, GAMES)) == []


async def _bot(standin: StandIn, folder: Path) -> Process:
    process = await started(standin, folder, standin.token)
    async with asyncio.timeout(SECONDS):
        await standin.connected()
    return process
