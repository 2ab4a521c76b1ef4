"""`python -m playground`: Fiaker at a Discord of your own, in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Sequence

from playground.options import BadOptions, read_options
from playground.playground_folder import FolderError
from playground.whole_playground import NoPort, NotSaved, play

_SUCCESS, _FAILURE, _WRONG_USE = 0, 1, 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a playground until it is stopped; the exit status."""
    try:
        asyncio.run(play(read_options(arguments), _say))
    except BadOptions as error:
        return _complain(error, _WRONG_USE)
    except (FolderError, NoPort, NotSaved) as error:
        return _complain(error, _FAILURE)
    except KeyboardInterrupt:  # before there was anything to stop
        return _SUCCESS
    return _SUCCESS


def _say(line: str) -> None:
    with contextlib.suppress(BrokenPipeError):  # whoever read our output has seen enough
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


def _complain(error: Exception, status: int) -> int:
    sys.stderr.write(f"{error}\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
