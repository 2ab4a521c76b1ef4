"""`python -m playground.starting URL COMMAND ...`: a command of the bot, at a stand-in Discord."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bot.__main__ import main as bot_main
from playground.pointing import pointed


def main(arguments: Sequence[str]) -> int:
    """Run the command with discord.py pointed at the stand-in; its exit status."""
    url, *command = arguments
    with pointed(url):
        return bot_main(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
