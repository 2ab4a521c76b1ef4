"""`python -m playground.bot_start URL COMMAND ...`: a command of the bot, at a stand-in Discord.

With `--tethered` before the address the bot stops when its standard input ends: so that it
does not live on, and answer beside its successor, after whoever started it was killed.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Sequence

from bot.__main__ import main as bot_main
from playground.client_redirect import pointed

TETHERED = "--tethered"


def main(arguments: Sequence[str]) -> int:
    """Run the command with discord.py pointed at the stand-in; its exit status."""
    if arguments[0] == TETHERED:
        threading.Thread(target=_stop_when_alone, daemon=True).start()
        arguments = arguments[1:]
    url, *command = arguments
    with pointed(url):
        return bot_main(command)


def _stop_when_alone() -> None:
    # Not sys.stdin, whose lock a daemon thread would still hold while Python shuts down.
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
