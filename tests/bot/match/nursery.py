"""Children that need not grow up first: `python -m tests.bot.match.nursery`.

For each line on its standard input, the path of a database, there is a new process that plays
into it until it is killed. What the process says goes to the standard output, `born ID` before
and `dead` after it: only then is the process gone, and a next line is read.

A child of `parent.started` spends most of its life importing; here that is done once.
"""

from __future__ import annotations

import os
import sys

from tests.bot.match.child import main, say

BORN, DEAD = "born", "dead"


def serve() -> None:
    """A process for each line, one after the other."""
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            say(f"{BORN} {os.getpid()}")
            main(line.rstrip("\n"), "play")  # until it is killed
            raise AssertionError("a child that plays does not end by itself")
        os.waitpid(child, 0)
        say(DEAD)


if __name__ == "__main__":
    serve()
