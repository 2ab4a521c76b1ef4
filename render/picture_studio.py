"""Pictures made in threads, so that nobody waits for them, and kept while they are true."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor

from PIL import Image

from render.picture_cache import Cache
from render.picture_files import encode

_THREADS = 2  # encoding lets other threads run; more would only compete
_FILE_BYTES = 32 * 2**20


class Studio:
    """Makes picture files off the event loop; the same picture is made once."""

    def __init__(self, *, threads: int = _THREADS, most_bytes: int = _FILE_BYTES) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="studio")
        self._files: Cache[Future[bytes]] = Cache(most_bytes, _size)
        self.drawn = 0

    async def picture(self, key: Hashable, draw: Callable[[], Image.Image]) -> bytes:
        """The file of a picture. `key` is all it depends on: an equal one is not drawn again."""
        job = self._files.get(key, lambda: self._pool.submit(self._make, draw))
        try:
            # Shielded: whoever stops waiting must not spoil it for the others.
            return await asyncio.shield(asyncio.wrap_future(job))
        except Exception:
            self._files.drop(key)
            raise

    async def run(self, make: Callable[[], bytes]) -> bytes:
        """A file that nobody will ask for again, made in a thread and not kept."""
        return await asyncio.wrap_future(self._pool.submit(make))

    def close(self) -> None:
        """Wait for what is being made, and stop."""
        self._pool.shutdown()

    def _make(self, draw: Callable[[], Image.Image]) -> bytes:
        self.drawn += 1
        return encode(draw())


def _size(job: Future[bytes]) -> int:
    # Asked when it is put in and when it is dropped: the same guess both times.
    del job
    return _TYPICAL_FILE


_TYPICAL_FILE = 128 * 2**10
