"""`run`: the bot on Discord."""

from __future__ import annotations

import argparse
import asyncio
from importlib import import_module

from bot.commands import SUCCESS, CommandFailed, Commands


def add_to(commands: Commands) -> None:
    """Add the command."""
    run = commands.add_parser("run", help="log in to Discord and play")
    run.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    if args.settings.token is None:
        raise CommandFailed(
            "Set DISCORD_TOKEN to the token of your bot (docs/operators.md says where to get one). "
            "Without one, `make play` lets you play on this machine at once."
        )
    # By name: the application must not know who talks to Discord for it.
    client = import_module("cogs.client")
    try:
        asyncio.run(client.serve(args.settings))
    except client.LoginRefused as error:
        raise CommandFailed(str(error)) from None
    return SUCCESS
