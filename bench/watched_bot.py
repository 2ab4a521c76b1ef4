"""The bot of any tree at a stand-in Discord, watched: `python -m bench.watched_bot URL TREE`.

The tree may be an older or a newer one than that of this file: so this relies on nothing there
but `python -m bot run`, and on discord.py. Lines on standard input say `begin` and `end`; after
the end of a lap what was measured goes to standard output as a line of JSON. When standard input
ends the bot stops.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import runpy
import signal
import sys
from pathlib import Path

import msgspec
from discord import Client
from discord.http import Route

from bench.loop_watch import LoopWatch
from bench.thread_profile import ThreadProfile, written_profile
from playground.client_redirect import pointed


def main() -> None:
    """Run the bot until it is told to stop."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("tree", type=Path)
    parser.add_argument("--core", type=int, action="append", help="one of those it computes on")
    parser.add_argument("--profile", type=Path, help="where the profile of its laps goes")
    args = parser.parse_args()
    if args.core is not None:
        os.sched_setaffinity(0, args.core)
    with pointed(args.url):
        if args.profile is None:
            _watch_from_login(args.url, None)
            _run_bot_of(args.tree)
        else:
            with written_profile(args.profile) as profile:
                _watch_from_login(args.url, profile)
                _run_bot_of(args.tree)


def _run_bot_of(tree: Path) -> None:
    """As `python -m bot run` in that folder."""
    assert "bot" not in sys.modules, "the bot of another tree would be mixed with this one's"
    os.chdir(tree)
    sys.path[0] = str(tree)
    sys.argv = ["bot", "run"]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


def _watch_from_login(url: str, profile: ThreadProfile | None) -> None:
    """The bot is watched from its login on: that is in whatever event loop it chose.

    A bot that would talk to anybody but the stand-in is stopped there.
    """
    log_in = Client.login
    tasks: list[asyncio.Task[None]] = []  # or they might be collected

    async def watched(self: Client, token: str) -> None:
        if not Route.BASE.startswith(f"{url}/"):
            raise RuntimeError(f"the bot would talk to {Route.BASE}, not to {url}")
        tasks.append(asyncio.create_task(_obey(profile)))
        await log_in(self, token)

    setattr(Client, "login", watched)  # noqa: B010  pyright lets no method be replaced


async def _obey(profile: ThreadProfile | None) -> None:
    """Do what standard input says, until it ends."""
    lines = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    watch = LoopWatch()
    while line := (await lines.readline()).strip():
        if line == b"begin":
            watch.begin()
            if profile is not None:
                profile.begin()
        else:
            if profile is not None:
                profile.end()
            print(msgspec.json.encode(watch.end()).decode(), flush=True)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
