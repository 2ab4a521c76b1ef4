"""The folder in which a playground keeps everything between runs.

FolderError             anything below
├─ FolderBusy           another playground is at work in it
├─ FolderForeign        it holds things that no playground has put there
└─ WorldUnreadable      the world in it cannot be read
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
from collections.abc import Mapping
from pathlib import Path

import msgspec

from playground.world_file import SavedWorld

LOCK, WORLD, FILES, DATABASE = "playground.lock", "world.json", "files", "fiaker.sqlite"
_NEW = ".new"
_OUR_FILE = re.compile(r"[0-9]+(\.new)?")
_DATABASES = tuple(DATABASE + end for end in ("", "-wal", "-shm", "-journal"))


class FolderError(Exception):
    """The folder cannot be used; the text is a sentence for whoever named it."""


class FolderBusy(FolderError):
    """Another playground is at work in the folder."""


class FolderForeign(FolderError):
    """The folder holds things that no playground has put there."""


class WorldUnreadable(FolderError):
    """The world in the folder cannot be read."""


class Folder:
    """A folder that is ours until `close`, or until we die.

    The lock file says besides that a playground has made what is here: without it nothing
    in the folder is ever touched.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = _lock(path)
        self._files = path / FILES
        self._written: set[int] = set()

    @property
    def database(self) -> Path:
        """Where the bot keeps its own things."""
        return self.path / DATABASE

    def close(self) -> None:
        """Another playground may come."""
        os.close(self._lock)

    def reset(self) -> None:
        """Everything that a playground puts here is gone, and nothing else."""
        for name in (WORLD, WORLD + _NEW, *_DATABASES):
            (self.path / name).unlink(missing_ok=True)
        for file in self._our_files():
            file.unlink(missing_ok=True)
        with contextlib.suppress(OSError):  # not there, or with something of somebody else's in it
            self._files.rmdir()
        self._written.clear()

    def load(self) -> SavedWorld | None:
        """The world that was saved here; None in a new folder."""
        try:
            text = (self.path / WORLD).read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise self.unreadable(error.strerror or "it cannot be opened") from None
        try:
            return msgspec.json.decode(text, type=SavedWorld)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise self.unreadable(str(error)) from None

    def unreadable(self, why: str) -> WorldUnreadable:
        """The error that says so, and what can be done."""
        return WorldUnreadable(
            f"{self.path / WORLD} is not a world of this playground ({why}); move it away, "
            "or start anew with --reset."
        )

    def read_file(self, attachment_id: int) -> bytes:
        """The bytes of a file."""
        try:
            data = (self._files / str(attachment_id)).read_bytes()
        except OSError as error:
            raise self.unreadable(f"{error.filename} is missing") from None
        self._written.add(attachment_id)
        return data

    def save(self, world: bytes, files: Mapping[int, bytes]) -> None:
        """The world is on disk, with these files and no others.

        Killed at any moment, this leaves the old world or the new one: files come before the
        world that speaks of them, and go after it.
        """
        self._files.mkdir(exist_ok=True)
        for attachment_id, data in files.items():
            if attachment_id not in self._written:
                _replace(self._files / str(attachment_id), data)
                self._written.add(attachment_id)
        _replace(self.path / WORLD, world)
        for file in self._our_files():
            if not file.name.isdecimal() or int(file.name) not in files:
                file.unlink(missing_ok=True)
        self._written &= files.keys()

    def _our_files(self) -> list[Path]:
        try:
            return [f for f in self._files.iterdir() if _OUR_FILE.fullmatch(f.name)]
        except OSError:
            return []


def _lock(path: Path) -> int:
    """The lock file, open and locked; the system lets go of it when we are gone."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        strange = not (path / LOCK).exists() and any(path.iterdir())
        if strange:
            raise FolderForeign(
                f"{path} holds things that are not the playground's; "
                "name a new or empty folder with --data."
            )
        opened = os.open(path / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise FolderError(f"{path} cannot be used as a folder: {error.strerror}.") from None
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(opened)
        raise FolderBusy(
            f"Another playground is at work in {path}; stop it, or name another folder with --data."
        ) from None
    return opened


def _replace(path: Path, data: bytes) -> None:
    """The file has exactly this content, or still what it had."""
    fresh = path.with_name(path.name + _NEW)
    with fresh.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
