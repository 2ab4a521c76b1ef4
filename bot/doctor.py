"""Whether this machine is ready for the bot.

Not for a process that has the database open: closing the file here would end SQLite's locks there.
"""

from __future__ import annotations

import re
import shutil
import sqlite3
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec

from bot.settings import Secret, Settings
from bot.storage.database import BadDatabase, inspect
from games.registry import GAMES

# As in pyproject.toml, which an installed bot does not bring along.
_MODULES = {"discord.py": "discord", "pillow": "PIL"}  # the others are named like their module

REQUIREMENTS = (
    "aiohttp>=3.11",
    "discord.py>=2.7,<2.8",
    "fluent.runtime>=0.4,<0.5",
    "msgspec>=0.20",
    "openskill>=6.2,<6.3",
    "pillow>=12",
    "tzdata>=2025.2",
)

_OLDEST_PYTHON = (3, 11)
_OLDEST_SQLITE = (3, 35)
_SQLITE_HEADER = b"SQLite format 3\0"
_MEGABYTE = 1_000_000
_FREE_MEGABYTES = 100


class Finding(msgspec.Struct, frozen=True):
    """One thing looked at: what is so, and what to do where it is not well."""

    name: str
    ok: bool
    text: str
    advice: str = ""


def examine(settings: Settings) -> list[Finding]:
    """Everything the bot needs, looked at; nothing is changed by looking."""
    return [
        check_python(sys.version_info[:3]),
        *(check_dependency(requirement) for requirement in REQUIREMENTS),
        check_sqlite(sqlite3.sqlite_version_info, sqlite3.threadsafety),
        check_database(settings.database.absolute()),
        check_space(settings.database.absolute().parent, _FREE_MEGABYTES),
        *check_all_words(),
        check_token(settings.token),
    ]


def check_python(found: tuple[int, ...]) -> Finding:
    """Whether Python is new enough."""
    text = f"Python {_dotted(found)}"
    if found < _OLDEST_PYTHON:
        return _bad("python", text, f"Install Python {_dotted(_OLDEST_PYTHON)} or newer.")
    return _good("python", text)


def check_dependency(requirement: str) -> Finding:
    """Whether a distribution is there, in a version that fits, and can be imported."""
    name, limits = re.split(r"(?=[<>])", requirement, maxsplit=1)
    advice = f"Run `make test`, or `pip install '{requirement}'`."
    try:
        found = version(name)
    except PackageNotFoundError:
        return _bad(name, f"{name} is not installed", advice)
    if not _fits(found, limits):
        return _bad(name, f"{name} {found} does not fit {limits}", advice)
    try:
        import_module(_MODULES.get(name, name))
    except ImportError:
        return _bad(name, f"{name} {found} cannot be imported", advice)
    return _good(name, f"{name} {found}")


def _fits(found: str, limits: str) -> bool:
    for limit in limits.split(","):
        sign, bound = limit.rstrip(".0123456789"), limit.lstrip("<>=")
        if (_numbers(found) >= _numbers(bound)) != (sign == ">="):
            return False
    return True


def _numbers(dotted: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", dotted))


def check_sqlite(found: tuple[int, ...], threadsafety: int) -> Finding:
    """Whether Python's SQLite is new enough and may be used from more than one thread."""
    text = f"SQLite {_dotted(found)}"
    if found < _OLDEST_SQLITE:
        advice = f"Use a Python that brings SQLite {_dotted(_OLDEST_SQLITE)} or newer."
        return _bad("sqlite", text, advice)
    if threadsafety == 0:
        advice = "Use a Python whose SQLite is built with threads."
        return _bad("sqlite", f"{text}, built for a single thread", advice)
    return _good("sqlite", text)


def check_database(path: Path) -> Finding:
    """Whether the database can be made or, where it is there, used."""
    name = "database"
    folder = path.parent
    try:
        # SQLite puts files of its own beside the database, so a writable file is not enough.
        with NamedTemporaryFile(prefix=".fiaker-doctor-", dir=folder):
            pass
    except FileNotFoundError:
        advice = "Make the folder, or set FIAKER_DATABASE to another place."
        return _bad(name, f"there is no folder {folder}", advice)
    except OSError as error:
        advice = "Let the bot's user write there, or set FIAKER_DATABASE to another place."
        return _bad(name, f"no file can be made in {folder}: {error.strerror}", advice)
    try:
        with path.open("r+b") as file:
            beginning = file.read(len(_SQLITE_HEADER))
    except FileNotFoundError:
        return _good(name, f"{path} is not there yet and can be made")
    except OSError as error:
        advice = "Let the bot's user read and write it, or set FIAKER_DATABASE to another file."
        return _bad(name, f"{path} cannot be opened: {error.strerror or error}", advice)
    if beginning not in (b"", _SQLITE_HEADER):
        advice = "Set FIAKER_DATABASE to another file, or restore a backup."
        return _bad(name, f"{path} is not an SQLite database", advice)
    if beginning:
        try:
            inspect(path)
        except BadDatabase as error:
            return _bad(name, str(error), "Until then the bot does not start.")
    return _good(name, f"{path} can be read and written")


def check_space(folder: Path, megabytes: int) -> Finding:
    """Whether more than so many megabytes are free for files in this folder."""
    name = "disk space"
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        advice = "Make the database's folder first, then ask again."
        return _bad(name, f"not known for {folder}: {error.strerror}", advice)
    text = f"{free // _MEGABYTE:,} MB free"
    if free <= megabytes * _MEGABYTE:
        return _bad(name, text, f"Free more than {megabytes:,} MB on the disk of {folder}.")
    return _good(name, text)


def check_all_words() -> list[Finding]:
    """Whether the sentences of the frame and of every game can be read."""
    try:
        # Not at the top: without Fluent the doctor could not say that Fluent is missing.
        from language import FRAME
    except ImportError:
        return [_bad("words", "word files cannot be read yet", "Install what is missing first.")]
    return [check_words(package) for package in (FRAME, *(game.package for game in GAMES))]


def check_words(package: str) -> Finding:
    """Whether the sentences of a package can be read in every language."""
    from language import LANGUAGES, Language, word_file

    def is_readable(language: Language) -> bool:
        try:
            word_file(package, language)
        except (ImportError, OSError, UnicodeDecodeError):
            return False
        return True

    name = f"words of {package}"
    unreadable = [language for language in LANGUAGES if not is_readable(language)]
    if unreadable:
        advice = "Install Fiaker again: some of its files are missing or damaged."
        return _bad(name, f"cannot be read: {', '.join(unreadable)}", advice)
    return _good(name, ", ".join(LANGUAGES))


def check_token(token: Secret | None) -> Finding:
    """Whether there is a token; to do without is no fault."""
    if token is None:
        return _good("token", "not set; without DISCORD_TOKEN the bot cannot log in to Discord")
    return _good("token", "set")


def _good(name: str, text: str) -> Finding:
    return Finding(name, ok=True, text=text)


def _bad(name: str, text: str, advice: str) -> Finding:
    return Finding(name, ok=False, text=text, advice=advice)


def _dotted(numbers: tuple[int, ...]) -> str:
    return ".".join(str(number) for number in numbers)
