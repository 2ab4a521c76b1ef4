"""PNG files made of bands, each compressed by itself and kept: a turn changes few of them.

The rows of a PNG are one stream of deflate, and such a stream may be put together from parts that
do not refer to each other. So bands are found again whatever was drawn into the others, in every
picture of every table, and only those that nobody has seen yet are compressed.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from render.picture_cache import Cache

# Measured: a low band stays true for longer, but more of them cost more and compress worse.
_ROWS = 32
_LEVEL = 3
_BAND_BYTES = 16 * 2**20

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_DEPTH, _INDEXED = 8, 3
_ZLIB_HEADER = b"\x78\x5e"
_LAST_BLOCK = b"\x03\x00"  # of deflate: empty, and nothing follows
_ADLER = 65_521
_KEY_BYTES = 200  # about what a key and its place in the cache take


class Band(NamedTuple):
    """Some rows of a picture, compressed."""

    deflated: bytes
    adler: int
    length: int  # before it was compressed


BANDS: Cache[Band] = Cache(_BAND_BYTES, lambda band: len(band.deflated) + _KEY_BYTES)
"""Bands of all pictures, by what is in them."""


def png(image: Image.Image) -> bytes:
    """The file of a picture in 256 inks."""
    assert image.mode == "P"
    bands = list(_bands(image))
    adler = 1
    for band in bands:
        adler = _joined(adler, band)
    rows = (_ZLIB_HEADER, *(band.deflated for band in bands), _LAST_BLOCK, struct.pack(">I", adler))
    header = struct.pack(">IIBBBBB", *image.size, _DEPTH, _INDEXED, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            *_chunk(b"IHDR", header),
            *_chunk(b"PLTE", bytes(image.getpalette() or ())),
            *_chunk(b"IDAT", b"".join(rows)),
            *_chunk(b"IEND", b""),
        )
    )


def _bands(image: Image.Image) -> Iterator[Band]:
    width, height = image.size
    for top in range(0, height, _ROWS):
        # A column more on the left, which is 0 there: "this row is not filtered".
        area = (-1, top, width, min(top + _ROWS, height))
        rows = image.crop(area).tobytes()
        yield BANDS.get(_key(rows), lambda rows=rows: _deflated(rows))


def _key(rows: bytes) -> tuple[int, int, int]:
    # 96 bits of two kinds, the one seeded anew in every process: no two bands share them. A digest
    # would do as well, and costs more than twice as much.
    return hash(rows), zlib.crc32(rows), len(rows)


def _deflated(rows: bytes) -> Band:
    deflate = zlib.compressobj(_LEVEL, wbits=-zlib.MAX_WBITS, memLevel=zlib.DEF_MEM_LEVEL + 1)
    # Flushed, not finished: ends at a full byte, and others may follow.
    deflated = deflate.compress(rows) + deflate.flush(zlib.Z_SYNC_FLUSH)
    return Band(deflated, zlib.adler32(rows), len(rows))


def _joined(adler: int, band: Band) -> int:
    """The checksum of what had this one, and the band behind it."""
    high, low = divmod(adler, 2**16)
    band_high, band_low = divmod(band.adler, 2**16)
    joined = (high + band_high + band.length * (low - 1)) % _ADLER
    return joined * 2**16 + (low + band_low - 1) % _ADLER


def _chunk(kind: bytes, data: bytes) -> tuple[bytes, ...]:
    checksum = zlib.crc32(data, zlib.crc32(kind))
    return struct.pack(">I", len(data)), kind, data, struct.pack(">I", checksum)
