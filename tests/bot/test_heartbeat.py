"""Whether somebody outside can tell a bot that works from one that does not."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.heartbeat import (
    LONGEST_SILENCE,
    SECONDS_BETWEEN_BEATS,
    SECONDS_BETWEEN_LOOKS,
    beating,
    heartbeat_file,
    silence,
)


class Pauses:
    """Sleeps as long as the test wants: `await passed()` lets one pause end and the next begin."""

    def __init__(self) -> None:
        self._begun: asyncio.Queue[asyncio.Event] = asyncio.Queue()
        self._now: asyncio.Event | None = None
        self.seconds: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        over = asyncio.Event()
        self._begun.put_nowait(over)
        await over.wait()

    async def passed(self) -> None:
        if self._now is not None:
            self._now.set()
        self._now = await self._begun.get()


def make_old(file: Path, seconds: float = 3600) -> None:
    then = time.time() - seconds
    os.utime(file, (then, then))


def yes() -> bool:
    return True


def asked(database: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = main(["health"], {"FIAKER_DATABASE": str(database)})
    return status, capsys.readouterr().out


async def test_a_connected_bot_touches_its_file_again_and_again(tmp_path: Path) -> None:
    database, pauses = tmp_path / "fiaker.sqlite", Pauses()
    async with beating(database, yes, sleep=pauses.sleep):
        await pauses.passed()
        make_old(heartbeat_file(database))
        await pauses.passed()
        seconds = silence(database)
        assert seconds is not None
        assert seconds < LONGEST_SILENCE
    assert set(pauses.seconds) == {SECONDS_BETWEEN_BEATS}


async def test_a_bot_that_lost_its_connection_falls_silent_until_it_is_back(tmp_path: Path) -> None:
    database, pauses = tmp_path / "fiaker.sqlite", Pauses()
    connected = [True, False, True]
    answers = iter(connected)
    async with beating(database, lambda: next(answers), sleep=pauses.sleep):
        await pauses.passed()
        make_old(heartbeat_file(database))
        await pauses.passed()
        assert (silence(database) or 0) > LONGEST_SILENCE
        await pauses.passed()
        assert (silence(database) or 0) < LONGEST_SILENCE


async def test_a_bot_that_never_connected_leaves_no_file(tmp_path: Path) -> None:
    database, pauses = tmp_path / "fiaker.sqlite", Pauses()
    async with beating(database, lambda: False, sleep=pauses.sleep):
        await pauses.passed()
        assert silence(database) is None
    assert pauses.seconds == [SECONDS_BETWEEN_LOOKS]  # and looks again soon


async def test_a_bot_that_was_stopped_takes_its_file_away(tmp_path: Path) -> None:
    database, pauses = tmp_path / "fiaker.sqlite", Pauses()
    async with beating(database, yes, sleep=pauses.sleep):
        await pauses.passed()
    assert list(tmp_path.iterdir()) == []


async def test_the_file_goes_also_when_the_bot_fails(tmp_path: Path) -> None:
    async def fail() -> None:
        pauses = Pauses()
        async with beating(tmp_path / "fiaker.sqlite", yes, sleep=pauses.sleep):
            await pauses.passed()
            raise RuntimeError("on purpose")

    with pytest.raises(RuntimeError, match="on purpose"):
        await fail()
    assert list(tmp_path.iterdir()) == []


async def test_a_file_that_cannot_be_made_is_warned_of_once_and_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database, pauses = tmp_path / "no such folder" / "fiaker.sqlite", Pauses()
    async with beating(database, yes, sleep=pauses.sleep):
        for _ in range(3):
            await pauses.passed()
    assert [record.levelname for record in caplog.records] == ["WARNING"]


async def test_the_bot_does_not_wait_for_a_slow_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    touch = slow(Path.touch)
    monkeypatch.setattr(Path, "touch", touch)
    begun = time.monotonic()
    async with beating(tmp_path / "fiaker.sqlite", yes):
        await asyncio.sleep(0.01)
        assert time.monotonic() - begun < SLOW
    assert list(tmp_path.iterdir()) == []  # the touch under way did not come after the removal


SLOW = 0.3


def slow(touch: Callable[[Path], None]) -> Callable[[Path], None]:
    def slowly(path: Path) -> None:
        time.sleep(SLOW)
        touch(path)

    return slowly


# What is said about it ------------------------------------------------------------------------


def test_health_is_good_shortly_after_a_sign_of_life(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "fiaker.sqlite"
    heartbeat_file(database).touch()
    assert asked(database, capsys) == (0, "Connected; the last sign of life is 0 seconds old.\n")


def test_health_is_bad_where_no_bot_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = asked(tmp_path / "fiaker.sqlite", capsys)
    assert status == 1
    assert out.startswith("No bot runs on ")


@pytest.mark.parametrize("seconds", [120, -120])
def test_health_is_bad_when_the_last_sign_is_old_or_from_a_time_to_come(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seconds: int
) -> None:
    database = tmp_path / "fiaker.sqlite"
    heartbeat_file(database).touch()
    make_old(heartbeat_file(database), seconds)
    status, out = asked(database, capsys)
    assert status == 1
    assert out.startswith("No sign of life for 1")
