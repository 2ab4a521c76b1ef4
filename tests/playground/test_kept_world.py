"""The world outlives the process: everything comes back, whatever moment it died at."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import msgspec
import pytest

from playground import world_file as files
from playground.channels import Channel, Thread
from playground.commands import Commands
from playground.guilds import Guild, Member
from playground.message import Message
from playground.playground_folder import (
    Folder,
    FolderBusy,
    FolderError,
    FolderForeign,
    WorldUnreadable,
)
from playground.small_entities import Attachment, Role
from playground.world import World
from playground.world_clock import StillClock
from playground.world_keeper import load
from playground.world_restore import restored
from playground.world_snapshot import saved
from tests.playground.furnished import furnished_world, shown


def kept_and_back(world: World, commands: Commands) -> tuple[World, Commands]:
    """The world after it went through JSON."""
    text = msgspec.json.encode(saved(world, commands))
    kept = msgspec.json.decode(text, type=files.SavedWorld)
    back = restored(kept, world.clock, lambda file: world.attachments[file].data)
    again = Commands(back)
    for some in kept.commands:
        again.restore(some.place, some.commands)
    return back, again


def save(folder: Folder, world: World, commands: Commands) -> None:
    kept = saved(world, commands)
    data = {a.id: world.attachments[a.id].data for a in kept.attachments}
    folder.save(msgspec.json.encode(kept), data)


def test_a_world_with_one_of_everything_comes_back_as_it_was() -> None:
    world, commands = furnished_world(StillClock())
    back, again = kept_and_back(world, commands)
    assert shown(back, again) == shown(world, commands)
    assert saved(back, again).guilds == saved(world, commands).guilds
    assert back.bot.id == world.bot.id
    assert back.bot is back.users[back.bot.id]


@pytest.mark.parametrize(
    ("thing", "file", "elsewhere"),
    [
        (Message, files.SavedMessage, {"channel", "deleted", "dismissed"}),
        (Channel, files.SavedChannel, {"world", "guild", "deleted"}),
        (Thread, files.SavedThread, {"world", "guild", "deleted"}),
        (Guild, files.SavedGuild, {"world"}),
        (Member, files.SavedMember, {"guild"}),
        (Role, files.SavedRole, set[str]()),
        (Attachment, files.SavedAttachment, {"data"}),
    ],
)
def test_every_field_is_kept(thing: type, file: type[msgspec.Struct], elsewhere: set[str]) -> None:
    names = {field.name for field in fields(thing)}
    assert names - elsewhere == {field.name for field in msgspec.structs.fields(file)}


def test_ids_never_go_back_even_if_the_clock_does() -> None:
    world, commands = furnished_world(StillClock(2_000_000_000))
    kept = saved(world, commands)
    back = restored(kept, StillClock(1_900_000_000), lambda file: world.attachments[file].data)
    assert back.ids.next() > world.ids.last


def test_what_was_dismissed_is_not_kept() -> None:
    world, commands = furnished_world(StillClock())
    every = [m for c in world.channels.values() for m in c.messages.values()]
    private = next(m for m in every if m.ephemeral_to is not None)
    private.dismiss()
    back, _ = kept_and_back(world, commands)
    assert private.id not in back.channels[private.channel.id].messages


def test_a_folder_gives_back_what_was_saved_in_it(tmp_path: Path) -> None:
    world, commands = furnished_world(StillClock())
    folder = Folder(tmp_path / "data")
    assert load(folder, world.clock) is None
    save(folder, world, commands)
    folder.close()
    kept = load(Folder(tmp_path / "data"), world.clock)
    assert kept is not None
    assert {c.place: c.commands for c in kept[1]} == commands.everything()
    assert shown(kept[0], commands) == shown(world, commands)


def test_files_go_with_their_messages(tmp_path: Path) -> None:
    world, commands = furnished_world(StillClock())
    folder = Folder(tmp_path)
    save(folder, world, commands)
    for message in [m for c in world.channels.values() for m in c.messages.values()]:
        message.delete()
    world.attachments.clear()
    (tmp_path / "files" / "notes.txt").write_text("not ours")
    (tmp_path / "files" / "17.new").write_text("left by a kill")
    save(folder, world, commands)
    assert [f.name for f in (tmp_path / "files").iterdir()] == ["notes.txt"]


def test_killed_at_any_step_of_saving_it_leaves_the_old_world_or_the_new(tmp_path: Path) -> None:
    module = "tests.playground.killed_snapshot"
    done = subprocess.run(
        [sys.executable, "-m", module, str(tmp_path / "data")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 6


def _torn(text: bytes) -> bytes:
    return text[: len(text) // 2]


def _pointing_nowhere(text: bytes) -> bytes:
    kept = msgspec.json.decode(text)
    kept["guilds"][0]["channels"][0]["messages"][0]["author"] = 1
    return msgspec.json.encode(kept)


def _of_another_kind(text: bytes) -> bytes:
    return text.replace(files.FORMAT.encode(), b"fiaker-playground-99")


def _something_else(text: bytes) -> Callable[[bytes], bytes]:
    return lambda _: text


@pytest.mark.parametrize(
    "spoil",
    [
        _torn,
        _pointing_nowhere,
        _of_another_kind,
        *map(_something_else, [b"", b"\xff\xfe", b"{}", b"[" * 100_000, b"SQLite format 3\x00"]),
    ],
)
def test_an_unreadable_world_is_refused_with_the_way_out(
    tmp_path: Path, spoil: Callable[[bytes], bytes]
) -> None:
    world, commands = furnished_world(StillClock())
    folder = Folder(tmp_path)
    save(folder, world, commands)
    file = tmp_path / "world.json"
    file.write_bytes(spoil(file.read_bytes()))
    with pytest.raises(WorldUnreadable, match=r"world\.json.*--reset") as refused:
        load(folder, world.clock)
    assert "\n" not in str(refused.value)
    folder.reset()
    assert load(folder, world.clock) is None


def test_a_missing_file_makes_the_world_unreadable(tmp_path: Path) -> None:
    world, commands = furnished_world(StillClock())
    folder = Folder(tmp_path)
    save(folder, world, commands)
    next((tmp_path / "files").iterdir()).unlink()
    with pytest.raises(WorldUnreadable, match="--reset"):
        load(folder, world.clock)


def test_a_reset_takes_only_what_a_playground_makes(tmp_path: Path) -> None:
    world, commands = furnished_world(StillClock())
    folder = Folder(tmp_path)
    save(folder, world, commands)
    for name in ("fiaker.sqlite", "fiaker.sqlite-wal", "world.json.new"):
        (tmp_path / name).write_text("ours")
    for name in ("notes.txt", "files/notes.txt", "fiaker.sqlite.backup"):
        (tmp_path / name).write_text("not ours")
    folder.reset()
    left = {str(f.relative_to(tmp_path)) for f in tmp_path.rglob("*")}
    assert left == {
        "playground.lock",
        "notes.txt",
        "files",
        "files/notes.txt",
        "fiaker.sqlite.backup",
    }


def test_a_folder_with_other_things_in_it_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "fiaker.sqlite").write_text("of a real bot")
    with pytest.raises(FolderForeign, match="--data"):
        Folder(tmp_path)
    assert [f.name for f in tmp_path.iterdir()] == ["fiaker.sqlite"]


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(FolderError, match="cannot be used"):
        Folder(tmp_path / "data")


def test_a_folder_has_one_playground_at_a_time(tmp_path: Path) -> None:
    first = Folder(tmp_path)
    with pytest.raises(FolderBusy, match="Another playground"):
        Folder(tmp_path)
    first.close()
    Folder(tmp_path).close()
