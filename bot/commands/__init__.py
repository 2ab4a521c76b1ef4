"""The commands of `python -m bot`, a module for each group."""

from __future__ import annotations

import argparse
from typing import Protocol

from games.registry import GAMES

SUCCESS = 0
FAILURE = 1
WRONG_USE = 2
INTERRUPTED = 130


def snowflake(text: str) -> int:
    """The number of a match or a person, as argparse reads it."""
    number = int(text)
    if not 0 < number < 2**63:
        raise argparse.ArgumentTypeError("is not a number we could have given")
    return number


def at_least_one(text: str) -> int:
    """A number of things, as argparse reads it."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def not_negative(text: str) -> int:
    """A number of things, or none, as argparse reads it."""
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError("must not be negative")
    return number


def add_game(command: argparse.ArgumentParser, about: str = "") -> None:
    """Add the option that says which game; without it, the first there is."""
    usual = next(iter(GAMES)).key
    command.add_argument("--game", default=usual, help=f"{about} (default: {usual})".lstrip())


class CommandFailed(Exception):
    """A command could not do its work; the text says why."""


class Commands(Protocol):
    """What argparse gives to add commands to."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser:
        """A new command."""
        ...
