"""Pictures are made off the event loop, once, and the same from every thread."""

from __future__ import annotations

import asyncio
import hashlib
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from render.painters import painter_of
from render.picture_files import encode
from render.picture_setting import setting_for
from render.picture_studio import Studio
from render.visual_style import Look
from tests.render.vienna.tables import NAMES, VIENNA, match, view_at


def blank() -> Image.Image:
    return Image.new("P", (4, 4))


async def test_an_unchanged_view_is_not_drawn_again() -> None:
    studio = Studio()
    view = view_at(match(3, 1), 5)
    setting = setting_for(NAMES[:3])
    painter = painter_of(VIENNA)
    first = await studio.picture((view, setting), lambda: painter.board(view, setting))
    again = await studio.picture((view, setting), lambda: painter.board(view, setting))
    studio.close()
    assert first == again
    assert studio.drawn == 1


async def test_a_picture_asked_for_twice_at_once_is_drawn_once() -> None:
    studio = Studio()
    files = await asyncio.gather(*(studio.picture("same", blank) for _ in range(10)))
    studio.close()
    assert len(set(files)) == 1
    assert studio.drawn == 1


async def test_drawing_leaves_the_event_loop() -> None:
    studio = Studio()
    threads: list[str] = []

    def draw() -> Image.Image:
        threads.append(threading.current_thread().name)
        return blank()

    await studio.picture("a", draw)
    studio.close()
    assert threads != [threading.current_thread().name]


async def test_a_picture_that_failed_is_tried_again() -> None:
    studio = Studio()

    def fail() -> Image.Image:
        raise OSError("no font")

    with pytest.raises(OSError, match="no font"):
        await studio.picture("a", fail)
    assert await studio.picture("a", blank) == encode(blank())
    studio.close()


async def test_whoever_stops_waiting_does_not_spoil_it_for_others() -> None:
    studio = Studio()
    go = threading.Event()

    def slow() -> Image.Image:
        go.wait()
        return blank()

    impatient = asyncio.create_task(studio.picture("a", slow))
    patient = asyncio.create_task(studio.picture("a", slow))
    await asyncio.sleep(0)
    impatient.cancel()
    go.set()
    assert await patient == encode(blank())
    with pytest.raises(asyncio.CancelledError):
        await impatient
    studio.close()
    assert studio.drawn == 1


def test_two_threads_make_the_same_files_as_one() -> None:
    moments = match(4, 2)
    setting = setting_for(NAMES[:4], Look("night"))
    painter = painter_of(VIENNA)

    def digest(revision: int) -> str:
        data = encode(painter.board(view_at(moments, revision), setting))
        return hashlib.sha256(data).hexdigest()

    revisions = [*range(0, 60, 2)] * 3
    alone = [digest(revision) for revision in revisions]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(digest, revisions)) == alone
