"""Text as masks: fonts that cover what people call themselves, sizes by the height of capitals.

A size is how high a capital letter or a figure stands, in pixels: that is what decides whether it
can be read on a phone, and what the tests measure.
"""

from __future__ import annotations

import threading
from bisect import bisect_right
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageDraw, ImageFont

Face: TypeAlias = Literal["display", "text", "number"]

_FILES: dict[Face, str] = {
    "display": "FiakerDisplay.ttf",
    "text": "AtkinsonHyperlegibleNext-Medium.ttf",
    "number": "AtkinsonHyperlegibleNext-Bold.ttf",
}
# Whoever has the letter first sets it. DejaVu: Cyrillic, Greek, Hebrew, Arabic, signs.
_FALLBACKS = (
    "DejaVuSans-Bold.ttf",
    "NotoEmoji.ttf",
    "DroidSansFallbackFull.ttf",
    "NanumSquareB.ttf",
)
_NOBODY_HAS = "\U000e0fff"  # shows what a font draws for a letter it has not
_PROBE_SIZE = 32
_SPACES = " \u00a0\u202f"  # French puts the narrow ones before some signs
_ELLIPSIS = "…"
_NARROWEST = 0.8  # letters may be drawn so much narrower before words are cut
_LINES_KEPT = 4_000
_WIDTHS_KEPT = 16_000

_lock = threading.RLock()  # a font belongs to one thread at a time


class Line(NamedTuple):
    """One line of text, set: `mask` begins `rise` pixels above the baseline."""

    text: str
    mask: Image.Image
    rise: int
    cap: int

    @property
    def width(self) -> int:
        """How wide it is, in pixels."""
        return self.mask.width


@cache
def _bytes(name: str) -> bytes:
    return files("render").joinpath("fonts", name).read_bytes()


@cache
def _font(name: str, size: int) -> ImageFont.FreeTypeFont:
    # The basic engine is the same everywhere; the other depends on what a machine has installed.
    return ImageFont.truetype(BytesIO(_bytes(name)), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _size_for(name: str, cap: int) -> int:
    """The font size at which a capital is at least this high."""
    size = cap
    while _height_of_capital(name, size) < cap:
        size += 1
    return size


@lru_cache(maxsize=1024)
def _height_of_capital(name: str, size: int) -> int:
    _, top, _, bottom = _font(name, size).getbbox("H", anchor="ls")
    return round(bottom - top)


@lru_cache(maxsize=8_192)
def _has(name: str, char: str) -> bool:
    font = _font(name, _PROBE_SIZE)
    missing, found = _drawn(font, _NOBODY_HAS), _drawn(font, char)
    is_blank = found.getbbox() is None  # some fonts promise letters that they leave empty
    return not is_blank and found.tobytes() != missing.tobytes()


def _drawn(font: ImageFont.FreeTypeFont, char: str) -> Image.Image:
    image = Image.new("L", (2 * _PROBE_SIZE, 2 * _PROBE_SIZE))
    ImageDraw.Draw(image).text((0, 0), char, fill=255, font=font)
    return image


@lru_cache(maxsize=8_192)
def _setter(face: Face, char: str) -> str | None:
    with _lock:
        for name in (_FILES[face], *_FALLBACKS):
            if char in _SPACES or _has(name, char):
                return name
    return None


def can_be_set(char: str) -> bool:
    """Whether some font of ours has this letter."""
    return _setter("text", char) is not None


def _runs(text: str, face: Face) -> list[tuple[str, str]]:
    runs: list[tuple[str, str]] = []
    for char in text:
        name = _setter(face, char)
        if name is None:
            continue
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + char)
        else:
            runs.append((name, char))
    return runs


def _sizes(runs: list[tuple[str, str]], face: Face, cap: int) -> list[ImageFont.FreeTypeFont]:
    own = _size_for(_FILES[face], cap)
    return [_font(name, _size_for(name, cap) if name == _FILES[face] else own) for name, _ in runs]


@lru_cache(
    maxsize=_WIDTHS_KEPT
)  # whoever breaks lines asks for the same beginnings again and again
def width_of(text: str, face: Face, cap: int) -> int:
    """How wide a text would be, in pixels, without being narrowed."""
    with _lock:
        runs = _runs(text, face)
        fonts = _sizes(runs, face, cap)
        return sum(round(f.getlength(run)) for f, (_, run) in zip(fonts, runs, strict=True))


@lru_cache(maxsize=_LINES_KEPT)
def set_line(text: str, face: Face, cap: int, width: int | None = None) -> Line:
    """A line of text no wider than this: narrowed a little if it must be, then cut."""
    if width is None:
        return _set(text, face, cap)
    natural = width_of(text, face, cap)
    if natural > width / _NARROWEST:
        text = _cut(text, face, cap, round(width / _NARROWEST))
        natural = width_of(text, face, cap)
    line = _set(text, face, cap)
    if line.width <= width:
        return line
    narrow = resized(line.mask, (width, line.mask.height))
    return Line(text, narrow, line.rise, cap)


def resized(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The picture at another size, as smooth as can be."""
    return image.resize(size, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]  its stubs name numpy


def _cut(text: str, face: Face, cap: int, width: int) -> str:
    # What is too wide even by itself need not be tried. Kerning may bring letters closer, but
    # never by as much as the ellipsis is wide.
    hopeless = width + width_of(_ELLIPSIS, face, cap)
    lengths = range(len(text) + 1)
    text = text[: bisect_right(lengths, hopeless, key=lambda n: width_of(text[:n], face, cap))]
    while text and width_of(text.rstrip() + _ELLIPSIS, face, cap) > width:
        text = text[:-1]
    return text.rstrip() + _ELLIPSIS


def _set(text: str, face: Face, cap: int) -> Line:
    with _lock:
        runs = _runs(text, face)
        fonts = _sizes(runs, face, cap)
        boxes = [f.getbbox(run, anchor="ls") for f, (_, run) in zip(fonts, runs, strict=True)]
        rise = max((-round(top) for _, top, _, _ in boxes), default=cap)
        fall = max((round(bottom) for _, _, _, bottom in boxes), default=0)
        lengths = [f.getlength(run) for f, (_, run) in zip(fonts, runs, strict=True)]
        mask = Image.new("L", (max(round(sum(lengths)), 1), max(rise + fall, 1)))
        x = 0.0
        for font, (_, run), length in zip(fonts, runs, lengths, strict=True):
            _put_run(mask, font, run, (round(x), rise))
            x += length
    return Line(text, mask, rise, cap)


def _put_run(
    mask: Image.Image, font: ImageFont.FreeTypeFont, run: str, at: tuple[int, int]
) -> None:
    ImageDraw.Draw(mask).text(at, run, fill=255, font=font, anchor="ls")
