"""What a picture costs: against a plain encoding that keeps nothing, formats, cores, memory."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import pairwise
from statistics import median
from typing import TypeAlias

from PIL import Image

from bench.measured_game import GAME
from bot.rules_selfplay import NAMES, Table
from bot.seen_history import moments_of
from games.playout import choose_with_care
from render.banded_png import BANDS
from render.painters import painter_of
from render.picture_files import encode
from render.picture_setting import Setting, setting_for
from render.vienna.board import TILES
from render.visual_style import SPRITES

SEATS = 5
MATCHES = 4
PAINTER = painter_of(GAME)
_PLAIN_LEVEL = 3

Turn: TypeAlias = tuple[object, object]
"""What was seen before a move, and after it."""

_FORMATS: dict[str, Callable[[Image.Image], bytes]] = {
    **{
        f"palette PNG, level {level}": lambda image, level=level: _saved(
            image, "PNG", compress_level=level
        )
        for level in (1, 3, 6, 9)
    },
    "RGB PNG, level 1": lambda image: _saved(image.convert("RGB"), "PNG", compress_level=1),
    "RGB PNG, level 6": lambda image: _saved(image.convert("RGB"), "PNG", compress_level=6),
    "WebP lossless, method 0": lambda image: _saved(
        image.convert("RGB"), "WEBP", lossless=True, method=0
    ),
    "WebP lossless, method 4": lambda image: _saved(
        image.convert("RGB"), "WEBP", lossless=True, method=4
    ),
    "WebP lossy, quality 80": lambda image: _saved(image.convert("RGB"), "WEBP", quality=80),
}


def print_pictures() -> None:
    """Measure and print."""
    setting = setting_for(NAMES)
    turns = [pair for seed in range(MATCHES) for pair in pairwise(_views(seed))]
    print(f"Board of Vienna, {SEATS} seats, {len(turns)} turns, milliseconds, medians")
    for before, view in turns[:100]:
        PAINTER.board(view, setting, before)
    drawn, encoded, sizes = _timed(turns[100:], setting)
    floor = _plain_encoding([PAINTER.board(view, setting) for _, view in turns[100::10]])
    _line("a plain encoding, nothing kept", floor)
    _line("encoding alone", median(encoded), floor)
    both = median(a + b for a, b in zip(drawn, encoded, strict=True))
    _line("drawing and encoding a turn", both, floor, "(aim: 1.5)")
    slowest = sorted(drawn)[len(drawn) * 99 // 100]
    _line("drawing alone", median(drawn), floor)
    _line("drawing alone, 99 of 100", slowest, floor)
    print(f"  {'bytes, median':32}{median(sizes):12,.0f}   (aim: under 400,000)")
    print(f"  {'bytes, most':32}{max(sizes):12,}")
    one, two = (_pictures_a_second(turns, setting, threads) for threads in (1, 2))
    print(f"  {'pictures a second, one thread':32}{one:12,.0f}")
    print(f"  {'pictures a second, two threads':32}{two:12,.0f}   {two / one:.2f}x")
    print(f"  {'first picture after start, ms':32}{_first_picture():12,.0f}")
    caches = (TILES, SPRITES, BANDS)
    kept, most = sum(c.bytes for c in caches), sum(c.most_bytes for c in caches)
    print(f"  {'bytes of tiles, sprites, bands':32}{kept:12,}   at most {most:,}")
    print()
    _print_formats([PAINTER.board(view, setting) for _, view in turns[::40]])


def _views(seed: int) -> list[object]:
    deal, played = Table(GAME, SEATS, GAME.options(), choose_with_care).match(seed)
    moments = moments_of(GAME, [deal, *(turn.step for turn in played)])
    return [moment.view for moment in moments]


def _timed(turns: Sequence[Turn], setting: Setting) -> tuple[list[float], list[float], list[int]]:
    drawn: list[float] = []
    encoded: list[float] = []
    sizes: list[int] = []
    for before, view in turns:
        began = time.perf_counter()
        image = PAINTER.board(view, setting, before)
        done = time.perf_counter()
        sizes.append(len(encode(image)))
        encoded.append((time.perf_counter() - done) * 1e3)
        drawn.append((done - began) * 1e3)
    return drawn, encoded, sizes


def _pictures_a_second(turns: Sequence[Turn], setting: Setting, threads: int) -> float:
    def make(turn: Turn) -> bytes:
        return encode(PAINTER.board(turn[1], setting, turn[0]))

    with ThreadPoolExecutor(threads) as pool:
        began = time.perf_counter()
        count = len(list(pool.map(make, turns)))
        return count / (time.perf_counter() - began)


def _plain_encoding(images: Sequence[Image.Image]) -> float:
    costs: list[float] = []
    for image in images:
        began = time.perf_counter()
        _saved(image, "PNG", compress_level=_PLAIN_LEVEL)
        costs.append((time.perf_counter() - began) * 1e3)
    return median(costs)


_FIRST = """
import time
from bench.picture_cost import _views, encode, PAINTER, setting_for, NAMES
view = _views(1)[40]
began = time.perf_counter()
encode(PAINTER.board(view, setting_for(NAMES)))
print((time.perf_counter() - began) * 1e3)
"""


def _first_picture() -> float:
    """In a new process: nothing is kept yet, no font is open."""
    return float(subprocess.check_output([sys.executable, "-c", _FIRST]))


def _print_formats(images: Sequence[Image.Image]) -> None:
    print(f"Formats, average of {len(images)} boards")
    print(f"  {'':32}{'ms':>8}{'bytes':>12}")
    for name, save in _FORMATS.items():
        began = time.perf_counter()
        size = sum(len(save(image)) for image in images)
        cost = (time.perf_counter() - began) * 1e3 / len(images)
        print(f"  {name:32}{cost:8.1f}{size / len(images):12,.0f}")


def _saved(image: Image.Image, format: str, **options: object) -> bytes:
    out = BytesIO()
    image.save(out, format, **options)
    return out.getvalue()


def _line(name: str, cost: float, floor: float | None = None, aim: str = "") -> None:
    ratio = f"{cost / floor:8.2f}x  {aim}" if floor else ""
    print(f"  {name:32}{cost:12.2f}{ratio}")
