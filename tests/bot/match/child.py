"""A process that plays, to be killed or raced: `python -m tests.bot.match.child DATABASE MODE ...`.

``DATABASE play`` resumes the running matches, opens new ones and plays as fast as it can until it
is killed. Next to the database it keeps two files: in `.tries` what it tries and what is
acknowledged, in `.shown` what has been shown. Each step is also a line on its standard output.

``DATABASE race NAME MATCH...`` plays the given matches to their end against whoever else does,
and prints a summary. Before it looks at them, and again before it acts on what it saw, it prints
a line and waits for one, until its standard input is closed. Its requests are named
NAME-MATCH-REVISION: two children with one name deliver the same requests, moves included.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import sys
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot.match import match_rules
from bot.match.errors import NotRunning, StaleBoard
from bot.match.model import (
    InteractionId,
    Limits,
    Match,
    MatchId,
    OutboxRow,
    UserId,
)
from bot.match.ports import Overtaken
from bot.match.publisher import Publisher
from bot.match.service import MatchService
from bot.rules_selfplay import Table
from bot.service_selfplay import new_interaction, open_table
from bot.storage.sqlite_store import SqliteStore
from games.chance import Chance, FastChance
from games.playout import choose_with_care
from games.registry import GAMES
from games.vienna.state import Options

SHORT_TABLE = Table(GAMES["vienna"], 3, Options(target=15), choose_with_care)

TABLES_AT_ONCE = 3
# Children that are killed leave lobbies behind; some day it would be too many.
_NO_LIMITS = Limits(per_user=10**6, per_guild=10**6)
_LONGEST_LIFE = 120  # seconds; a child that hangs, or whose parent is gone, does not stay


class Appended:
    """A file in which a line that was written stays, whatever happens to the process."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def write(self, *words: object) -> None:
        line = " ".join(str(word) for word in words)
        os.write(self._file, f"{line}\n".encode())


class FileScreen:
    """Shows each row by writing it down."""

    def __init__(self, shown: Appended) -> None:
        self._shown = shown

    async def show(self, row: OutboxRow) -> None:
        self._shown.write(row.match, row.revision, row.notice, row.id)


def choose(match: Match, luck: Chance) -> tuple[UserId, bytes]:
    """Who is to move, and a move they may make."""
    codec = match_rules.codec_of(SHORT_TABLE.game)
    assert match.state is not None
    state = codec.read_state(match.state)
    seat = luck.pick(sorted(SHORT_TABLE.game.to_act(state)))
    user = match.chairs[seat].user
    assert user is not None
    return user, codec.write(SHORT_TABLE.choose(SHORT_TABLE.game, state, seat, luck))


# Playing until killed -------------------------------------------------------------------------


async def play(path: Path) -> None:
    """Play on at several tables at once; never returns."""
    tries = Appended(path.with_suffix(".tries"))
    say("opening")
    store = await SqliteStore.open(path)
    service = MatchService(store, GAMES, limits=_NO_LIMITS)
    publisher = Publisher(store, FileScreen(Appended(path.with_suffix(".shown"))))
    service.subscribe(publisher)
    resumed = deque(await store.matches(running=True))
    say("ready")
    async with asyncio.TaskGroup() as group:
        group.create_task(publisher.run())
        for _ in range(TABLES_AT_ONCE):
            group.create_task(play_on(service, store, resumed, tries))


async def play_on(
    service: MatchService, store: SqliteStore, resumed: deque[MatchId], tries: Appended
) -> None:
    """Play one match after the other, those that had begun first."""
    luck = FastChance(secrets.randbits(64))
    while True:
        match_id = resumed.popleft() if resumed else await open_table(service, SHORT_TABLE)
        while (match := await store.load(match_id)).status == "running":
            user, move = choose(match, luck)
            by = new_interaction()
            tries.write("try", match_id, match.revision + 1, by, user, move.decode())
            done = await service.act(match_id, user, match.revision, move, by=by)
            tries.write("ack", match_id, done.revision, by)
            say("ack")


# Racing ---------------------------------------------------------------------------------------


class Summary(msgspec.Struct):
    """What a racer met with."""

    acks: list[tuple[MatchId, int, InteractionId]] = []
    stale: int = 0
    late: int = 0  # the rival's move had ended the match
    overtaken: int = 0  # the rival was faster after our check, before we saved


class RacingStore(SqliteStore):
    """Counts how often somebody else was faster."""

    overtaken = 0

    async def save(self, match: Match, **kept: Any) -> None:
        try:
            await super().save(match, **kept)
        except Overtaken:
            self.overtaken += 1
            raise


async def race(path: Path, name: str, match_ids: Sequence[MatchId]) -> Summary:
    """Play the matches to their end and tell what was met with."""
    store = await RacingStore.open(path)
    assert isinstance(store, RacingStore)
    service = MatchService(store, GAMES)
    summary = Summary()
    running = list(match_ids)
    while running:
        wait("look")
        seen = [await store.load(match_id) for match_id in running]
        wait("act")
        for match in seen:
            if match.status == "running":
                await act(service, match, name, summary)
        running = [match.id for match in seen if match.status == "running"]
    await store.close()
    summary.overtaken = store.overtaken
    return summary


async def act(service: MatchService, match: Match, name: str, summary: Summary) -> None:
    """Play a move that depends on nothing but the match, so that a rival plays the same."""
    by = InteractionId(f"{name}-{match.id}-{match.revision}")
    user, move = choose(match, FastChance(match.id * 10_000 + match.revision))
    try:
        done = await service.act(match.id, user, match.revision, move, by=by)
    except StaleBoard:
        summary.stale += 1
    except NotRunning:
        summary.late += 1
    else:
        summary.acks.append((match.id, done.revision, by))


def say(line: str) -> None:
    """A line for the parent, at once."""
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


def wait(what: str) -> None:
    """Tell the parent what comes next, and wait until it lets us or has gone."""
    say(what)
    sys.stdin.readline()


def main(database: str, mode: str, *rest: str) -> None:
    signal.alarm(_LONGEST_LIFE)
    if mode == "play":
        asyncio.run(play(Path(database)))
    else:
        name, *match_ids = rest
        summary = asyncio.run(race(Path(database), name, [MatchId(int(m)) for m in match_ids]))
        say(msgspec.json.encode(summary).decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
