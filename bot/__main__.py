"""The command line: `python -m bot COMMAND`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence

from bot.commands import (
    FAILURE,
    INTERRUPTED,
    SUCCESS,
    WRONG_USE,
    CommandFailed,
    analysis,
    arena,
    match_records,
    pictures,
    ratings,
    run,
    selfplay,
    tournament_files,
    upkeep,
)
from bot.logs import hide, set_up_logs
from bot.match.errors import MatchError, StoreFailed
from bot.match.record_file import BadRecord
from bot.rules_selfplay import BadOption
from bot.settings import BadSettings, read_settings
from bot.storage.database import BadDatabase
from games.api import BadTable
from games.registry import UnknownGame
from language import frame_words


def main(
    arguments: Sequence[str] | None = None, environment: Mapping[str, str] = os.environ
) -> int:
    """Run one command; its exit status."""
    args = _parser().parse_args(arguments)
    try:
        args.settings = read_settings(environment)
        if args.settings.token is not None:
            hide(args.settings.token.reveal())
        set_up_logs(args.settings.log_format, args.settings.log_level, sys.stderr)
        return args.run(args)
    except (UnknownGame, BadOption, BadSettings) as error:
        print(error, file=sys.stderr)
        return WRONG_USE
    except BadTable as error:
        print(frame_words("en").say(error.label, ()), file=sys.stderr)
        return WRONG_USE
    except MatchError as error:
        detail = f" ({error})" if isinstance(error, StoreFailed) else ""
        print(frame_words("en").say(error.label, ()) + detail, file=sys.stderr)
        return FAILURE
    except KeyboardInterrupt:
        return INTERRUPTED
    except (BadDatabase, BadRecord, CommandFailed) as error:
        print(error, file=sys.stderr)
        return FAILURE
    except BrokenPipeError:
        # The reader of our output has seen enough (`| head`): nothing to complain about.
        sys.stdout = None
        return SUCCESS


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for group in (
        run,
        selfplay,
        arena,
        pictures,
        analysis,
        match_records,
        tournament_files,
        ratings,
        upkeep,
    ):
        group.add_to(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
