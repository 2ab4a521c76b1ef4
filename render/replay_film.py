"""A whole match as a moving picture: an animated GIF, which every client plays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from typing import Any

from PIL import Image

from render.api import Moment, Painter
from render.picture_setting import Setting
from render.text_masks import resized
from render.visual_style import paintbox

MOST_BYTES = 8 * 2**20  # what everybody may send on Discord, with room to spare

_MILLISECONDS = 60_000
_MOST_FRAMES = 150
_SHORTEST, _LONGEST = 200, 1_500  # how long a frame is shown
_LAST = 6_000
_REDUCTIONS = (2, 3, 4)  # the first that makes a file small enough is taken


class TooLarge(Exception):
    """No size of this replay is small enough to send."""


def replay_file(
    painter: Painter[Any],
    moments: Sequence[Moment],
    setting: Setting,
    *,
    progress: Callable[[Sequence[Moment]], Iterable[Moment]] = iter,
) -> bytes:
    """The file of a match, from the deal to the last move: about a minute, the result last."""
    boards: list[Image.Image] = []
    before: object = None
    for moment in progress(choose_moments(moments)):
        boards.append(painter.board(moment.view, setting, before))
        before = moment.view
    frames = [*boards, _on(boards[0].size, painter.final(moments, setting), setting)]
    for reduction in _REDUCTIONS:
        data = _gif([_reduced(frame, reduction, setting) for frame in frames])
        if len(data) <= MOST_BYTES:
            return data
    raise TooLarge


def choose_moments(moments: Sequence[Moment]) -> Sequence[Moment]:
    """As many moments as a minute holds, evenly spread, the first and the last among them."""
    if len(moments) <= _MOST_FRAMES:
        return moments
    last = len(moments) - 1
    return [moments[round(i * last / (_MOST_FRAMES - 1))] for i in range(_MOST_FRAMES)]


def duration(frames: int) -> int:
    """How long each of so many frames is shown, in milliseconds."""
    return min(max(_MILLISECONDS // frames, _SHORTEST), _LONGEST)


def _reduced(image: Image.Image, by: int, setting: Setting) -> Image.Image:
    return paintbox(setting.look).inked(image.convert("RGB").reduce(by))


def _on(size: tuple[int, int], image: Image.Image, setting: Setting) -> Image.Image:
    """The picture on paper of this size, made smaller if it must be."""
    scale = min(size[0] / image.width, size[1] / image.height, 1)
    fitted = (round(image.width * scale), round(image.height * scale))
    paints = paintbox(setting.look)
    paper = Image.new("RGB", size, paints.theme.paper)
    paper.paste(
        resized(image.convert("RGB"), fitted),
        ((size[0] - fitted[0]) // 2, (size[1] - fitted[1]) // 2),
    )
    return paints.inked(paper)


def _gif(frames: Sequence[Image.Image]) -> bytes:
    out = BytesIO()
    first, *rest = frames
    first.save(
        out,
        "GIF",
        save_all=True,
        append_images=rest,
        duration=[duration(len(frames))] * len(rest) + [_LAST],
        loop=0,
        optimize=True,
    )
    return out.getvalue()
