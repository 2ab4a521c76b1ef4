"""Any game, drawn in words: for games that have no painter of their own yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image

from games.api import AnyGame
from language import words_of
from render.api import Explanation, Moment, UnknownTopic
from render.canvas import Canvas
from render.line_breaks import wrapped
from render.picture_setting import Setting
from render.text_masks import Face
from render.visual_style import paintbox

_WIDTH = 1200
_MARGIN = 36
_TITLE_CAP, _LINE_CAP = 28, 22
_TITLE_STEP, _LINE_STEP = 64, 44
_MOST_LINES = 90  # a picture as high as this is no picture any more
_MOST_TOLD = 3


class PlainPainter:
    """Fulfils `render.api.Painter` for every game, from what it says of itself."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def board(self, view: Any, setting: Setting, before: Any | None = None) -> Image.Image:
        """The table in words. There is nowhere to outline what is new, so `before` is not used."""
        del before
        words = words_of(self._game.package, setting.language)
        sheet = _Sheet()
        for passage in self._game.describe(view):
            sheet.title(words.say(passage.title, setting.names))
            for line in passage.lines:
                sheet.line(words.say(line, setting.names))
        return sheet.drawn(setting)

    def strip(self, moments: Sequence[Moment], setting: Setting) -> Image.Image:
        """The last things that happened, a line each."""
        words = words_of(self._game.package, setting.language)
        told = [(moment.view, event) for moment in moments[1:] for event in moment.events]
        sheet = _Sheet()
        for view, event in told[-_MOST_TOLD:]:
            sheet.line(words.say(self._game.tell(view, event), setting.names))
        return sheet.drawn(setting)

    def final(self, moments: Sequence[Moment], setting: Setting) -> Image.Image:
        """The table at the end, in words."""
        return self.board(moments[-1].view, setting)

    def topics(self) -> Sequence[str]:
        """None."""
        return ()

    def help(self, topic: str, setting: Setting) -> Image.Image:
        """There is none."""
        raise UnknownTopic(topic)

    def explain(self, topic: str, setting: Setting) -> Explanation:
        """There is nothing to explain."""
        raise UnknownTopic(topic)


class _Sheet:
    """Lines of text, from the top to the bottom."""

    def __init__(self) -> None:
        self._lines: list[tuple[str, Face, int, int]] = []

    def title(self, text: str) -> None:
        self._add(text, "display", _TITLE_CAP, _TITLE_STEP)

    def line(self, text: str) -> None:
        self._add(text, "text", _LINE_CAP, _LINE_STEP)

    def _add(self, text: str, face: Face, cap: int, step: int) -> None:
        for part in wrapped(text, face, cap, _WIDTH - 2 * _MARGIN):
            if len(self._lines) < _MOST_LINES:
                self._lines.append((part, face, cap, step))

    def drawn(self, setting: Setting) -> Image.Image:
        height = 2 * _MARGIN + max(sum(step for *_, step in self._lines), _LINE_STEP)
        canvas = Canvas(paintbox(setting.look), (_WIDTH, height), "paper")
        canvas.frame((4, 4, _WIDTH - 4, height - 4), "line", 3)
        y = _MARGIN
        for text, face, cap, step in self._lines:
            y += step
            ink = canvas.paintbox.theme.ink
            canvas.write("text", text, (_MARGIN, y - step // 2), face=face, cap=cap, colour=ink)
        return canvas.piece().image
