"""A file made of bands is the picture, byte for byte what a strict reader expects."""

from __future__ import annotations

import struct
import zlib
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

from render import banded_png
from render.banded_png import Band, png
from render.picture_cache import Cache
from render.picture_setting import setting_for
from render.vienna.board import draw_board
from tests.render.vienna.tables import NAMES, match, view_at


def speckled(size: tuple[int, int], seed: int = 1) -> Image.Image:
    width, height = size
    pixels = bytes((x * x + seed * y * 7) % 251 for y in range(height) for x in range(width))
    image = Image.frombytes("P", size, pixels)
    image.putpalette(bytes(n * 37 % 256 for n in range(3 * 255)))
    return image


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    found: list[tuple[bytes, bytes]] = []
    at = 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        body = data[at + 4 : at + 8 + length]
        (checksum,) = struct.unpack_from(">I", data, at + 8 + length)
        assert checksum == zlib.crc32(body)
        found.append((body[:4], body[4:]))
        at += 12 + length
    return found


@pytest.mark.parametrize("size", [(1, 1), (4, 4), (30, 31), (30, 32), (30, 33), (700, 200)])
def test_the_file_holds_every_row_and_every_checksum(size: tuple[int, int]) -> None:
    image = speckled(size)
    found = dict(chunks(png(image)))
    assert list(found) == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    rows = zlib.decompress(found[b"IDAT"])  # which checks its own sum
    width, height = size
    pixels = image.tobytes()
    assert rows == b"".join(b"\0" + pixels[y * width : (y + 1) * width] for y in range(height))


def test_a_board_read_back_is_the_board() -> None:
    image = draw_board(view_at(match(5, 4), 30), setting_for(NAMES)).image
    read = Image.open(BytesIO(png(image)))
    assert read.mode == "P"
    assert read.tobytes() == image.tobytes()
    assert read.getpalette() == image.getpalette()


def test_equal_bands_in_other_inks_are_other_pictures() -> None:
    day, night = speckled((50, 50)), speckled((50, 50))
    night.putpalette(bytes(255 - n % 256 for n in range(3 * 255)))
    read = [Image.open(BytesIO(png(image))).convert("RGB").tobytes() for image in (day, night)]
    assert read == [image.convert("RGB").tobytes() for image in (day, night)]


def test_only_what_changed_is_compressed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    # One of its own: what others keep may be dropped to make room.
    bands: Cache[Band] = Cache(2**20, lambda band: len(band.deflated))
    monkeypatch.setattr(banded_png, "BANDS", bands)
    image = speckled((300, 320))
    png(image)
    kept = len(bands)
    image.putpixel((7, 100), 250)
    png(image)
    assert len(bands) == kept + 1


def test_threads_make_the_same_files_as_one() -> None:
    images = [speckled((200, 300), seed) for seed in range(1, 9)]
    alone = [png(image) for image in images]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(png, images * 5)) == alone * 5
