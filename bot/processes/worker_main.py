"""A process that thinks: `python -m bot.processes.worker_main [MODULE:REGISTRY]`.

Tasks come on standard input and answers go to standard output, each after its length. It ends when
its input does, so none is left behind when the bot is killed.
"""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module
from typing import BinaryIO

import msgspec

from bot.processes.worker_tasks import Failed, carry_out
from games.registry import Registry

LENGTH_BYTES = 4
USUAL_GAMES = "games.registry:GAMES"
_NICE = 10  # the bot itself goes first


def serve(games: Registry, tasks: BinaryIO, answers: BinaryIO) -> None:
    """Answer tasks until there are no more."""
    while head := tasks.read(LENGTH_BYTES):
        task = tasks.read(int.from_bytes(head, "big"))
        try:
            answer = carry_out(games, task)
        except Exception as error:
            # Whatever it is, the next task may succeed; the bot asks a simpler player instead.
            answer = msgspec.json.encode(Failed(type(error).__name__))
        answers.write(len(answer).to_bytes(LENGTH_BYTES, "big") + answer)
        answers.flush()


def registry_at(path: str) -> Registry:
    """The registry with this name in this module."""
    module, _, name = path.partition(":")
    found: object = getattr(import_module(module), name)
    assert isinstance(found, Registry)
    return found


def main() -> None:
    """Think until told to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a key pressed at the terminal is for the bot
    os.nice(_NICE)
    games = registry_at(sys.argv[1] if len(sys.argv) > 1 else USUAL_GAMES)
    try:
        serve(games, sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(0)  # the bot is gone; there is nobody to tell


if __name__ == "__main__":
    main()
