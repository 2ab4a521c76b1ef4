"""Keeps the world: loads it, writes it down soon after each change, and when it ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import msgspec

from playground import world_changes
from playground.playground_folder import Folder
from playground.server import StandIn
from playground.world import World
from playground.world_clock import Clock
from playground.world_file import SavedCommands
from playground.world_restore import restored
from playground.world_snapshot import saved

PAUSE = 0.3
_PASSING = (
    world_changes.Typing,
    world_changes.PresenceChanged,
    world_changes.InteractionOpened,
    world_changes.InteractionAnswered,
    world_changes.ClockMoved,
)


def load(folder: Folder, clock: Clock) -> tuple[World, list[SavedCommands]] | None:
    """The world that was saved in the folder, and its commands; None if it is a new one."""
    kept = folder.load()
    if kept is None:
        return None
    try:
        return restored(kept, clock, folder.read_file), kept.commands
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
        # Whatever is wrong with a file somebody else has written, the sentence is the same.
        raise folder.unreadable(f"something in it points nowhere: {error!r}") from None


class Keeper:
    """Saves the world of a stand-in; `say` is told when that fails, once until it works again."""

    def __init__(self, folder: Folder, standin: StandIn, say: Callable[[str], None]) -> None:
        self._folder = folder
        self._standin = standin
        self._say = say
        self._changed = asyncio.Event()
        self._ending = asyncio.Event()
        self._failed = False
        self._forget = standin.world.listen(self._heard)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """The world is saved, and will be after every change."""
        await self._save()
        self._task = asyncio.create_task(self._keep_saving())

    async def stop(self) -> bool:
        """The world is saved as it is now; false if it could not be."""
        self._forget()
        self._ending.set()
        self._changed.set()
        if self._task is not None:
            await self._task
        await self._save()
        return not self._failed

    def _heard(self, change: world_changes.Change) -> None:
        if not isinstance(change, _PASSING):
            self._changed.set()

    async def _keep_saving(self) -> None:
        while not self._ending.is_set():
            await self._changed.wait()
            with contextlib.suppress(TimeoutError):  # what happens in one go is saved in one go
                await asyncio.wait_for(self._ending.wait(), PAUSE)
            await self._save()

    async def _save(self) -> None:
        self._changed.clear()
        kept = saved(self._standin.world, self._standin.commands)
        files = {a.id: self._standin.world.attachments[a.id].data for a in kept.attachments}
        try:
            # In a thread, so that nobody waits for the disk.
            await asyncio.to_thread(self._folder.save, msgspec.json.encode(kept), files)
        except (OSError, UnicodeError) as error:
            if not self._failed:
                self._say(f"The world could not be saved: {error}. It is tried again.")
            self._failed = True
            self._changed.set()
        else:
            self._failed = False
