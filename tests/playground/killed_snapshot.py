"""Saves worlds and is killed at every step of it: `python -m tests.playground.killed_snapshot DIR`.

Each time a process of its own dies just before it does one thing more in the folder. Says how
many steps there were; fails if what is left cannot be read, or is neither the old world nor
the new one.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from playground.channels import Channel
from playground.commands import Commands
from playground.json_shapes import Json
from playground.message_writes import Request, new_message
from playground.playground_folder import Folder
from playground.request_body import Upload
from playground.world_clock import StillClock
from playground.world_keeper import load
from playground.world_snapshot import saved
from tests.playground.furnished import furnished_world, shown

STEPS = ("open", "os.mkdir", "os.rename", "os.remove")
NAME = "killed"
CLOCK = StillClock()


def save_and_die(folder: Folder, world: bytes, files: dict[int, bytes], step: int) -> None:
    """The world is saved, or this process is dead before the given step of it."""
    left = step

    def count(event: str, what: tuple[object, ...]) -> None:
        nonlocal left
        if event in STEPS and str(what[0]).startswith(str(folder.path)):
            left -= 1
            if left == 0:
                os._exit(9)

    sys.addaudithook(count)
    folder.save(world, files)
    os._exit(0)


def main(path: Path) -> int:
    """Kill at every step there is; how many there were."""
    world, commands = furnished_world(CLOCK)
    guild = next(iter(world.guilds.values()))
    channel = guild.new_channel(NAME)
    folder = Folder(path)
    before: Json | None = None
    step = 0
    while True:
        step += 1
        replace_message(channel, step)
        kept = saved(world, commands)
        files = {a.id: world.attachments[a.id].data for a in kept.attachments}
        child = os.fork()
        if child == 0:
            save_and_die(folder, msgspec.json.encode(kept), files, step)
        died = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        now = left_in(folder)
        wanted = shown(world, commands)
        if now not in (before, wanted) or (died == 0 and now != wanted):
            raise SystemExit(f"killed at step {step}, the folder holds another world")
        if died == 0:
            return step - 1
        before = now


def replace_message(channel: Channel, step: int) -> None:
    """One message with a file is there, and the one before it is gone with its file."""
    for message in list(channel.messages.values()):
        message.delete()
    upload = Upload(f"{step}.bin", "x/y", str(step).encode() * 1000)
    channel.add(new_message(channel, Request({"content": str(step)}, {0: upload})))


def left_in(folder: Folder) -> Json | None:
    """The world in the folder, as people see it."""
    kept = load(folder, CLOCK)
    if kept is None:
        return None
    world, commands = kept
    restored = Commands(world)
    for some in commands:
        restored.restore(some.place, some.commands)
    return shown(world, restored)


if __name__ == "__main__":
    sys.stdout.write(f"{main(Path(sys.argv[1]))}\n")
