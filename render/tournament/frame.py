"""What all pictures of a tournament share: the frame, the title between chequers, closing lines."""

from __future__ import annotations

from typing import NamedTuple

from render.canvas import Box, Canvas
from render.poster_frame import LEFT, MIDDLE, RIGHT, SQUARE, TITLE_CAP, WIDTH, put_chequers
from render.tournament.fiaker_coach import FIAKER
from render.tournament.fitted_words import lines_of
from render.visual_style import Look, paintbox

BOTTOM = 28  # below whatever comes last
_TOP = 18
_TITLE_HEIGHT, _TITLE_STEP = 76, 68
_SUBTITLE_CAP = 26
_SUBTITLE_STEP = 40
_BELOW = 16
_WIDEST = 1_100
_SHORTEST_BAND = 3 * SQUARE
_NOTE_CAP = 24
_NOTE_STEP = 40
_NOTE_MOST = 3  # lines
_NOTE_GAP = 14
_FRAMES = ((2, 3), (8, 1))  # inset and width, as around the board
_COACH = (356, 150)


class Head(NamedTuple):
    """A title and what is said below it, in lines."""

    title: tuple[str, ...]
    subtitle: tuple[str, ...]

    @property
    def bottom(self) -> int:
        """Where the picture goes on."""
        lines = max(len(self.title) - 1, 0) * _TITLE_STEP + len(self.subtitle) * _SUBTITLE_STEP
        return _TOP + _TITLE_HEIGHT + lines + _BELOW


def head_of(title: str, subtitle: str) -> Head:
    """Title and subtitle in at most two lines each."""
    return Head(
        lines_of(title, "display", TITLE_CAP, _WIDEST),
        lines_of(subtitle, "text", _SUBTITLE_CAP, _WIDEST),
    )


class Note(NamedTuple):
    """Something said below everything else, in lines; nothing at all takes no room."""

    lines: tuple[str, ...]

    @property
    def height(self) -> int:
        """How much room it takes."""
        return _NOTE_GAP + len(self.lines) * _NOTE_STEP if self.lines else 0


def note_of(*texts: str) -> Note:
    """Sentences, each beginning a line."""
    width = RIGHT - LEFT - 40
    return Note(
        tuple(
            line for text in texts for line in lines_of(text, "text", _NOTE_CAP, width, _NOTE_MOST)
        )
    )


def page(look: Look, head: Head, height: int) -> Canvas:
    """A framed picture of this height with its title."""
    canvas = Canvas(paintbox(look), (WIDTH, height), "paper")
    for inset, line in _FRAMES:
        canvas.frame((inset, inset, WIDTH - inset, height - inset), "line", line)
    _put_head(canvas, head)
    return canvas


def _put_head(canvas: Canvas, head: Head) -> None:
    middle, ink = _TOP + _TITLE_HEIGHT // 2, canvas.paintbox.theme.ink
    for place, line in enumerate(head.title):
        width = canvas.write(
            "text",
            line,
            (MIDDLE, middle + place * _TITLE_STEP),
            face="display",
            cap=TITLE_CAP,
            colour=ink,
            width=_WIDEST,
            align="middle",
        )
        _put_bands(canvas, middle + place * _TITLE_STEP, width)
    middle = head.bottom - _BELOW - len(head.subtitle) * _SUBTITLE_STEP + _SUBTITLE_STEP // 2
    for place, line in enumerate(head.subtitle):
        canvas.write(
            "text",
            line,
            (MIDDLE, middle + place * _SUBTITLE_STEP),
            face="text",
            cap=_SUBTITLE_CAP,
            colour=ink,
            width=_WIDEST,
            align="middle",
        )


def _put_bands(canvas: Canvas, middle: int, width: int) -> None:
    """Chequers to both sides of a line of the title, if it leaves room for them."""
    band = (RIGHT - LEFT - width) // 2 - 40
    band -= band % (2 * SQUARE) - SQUARE  # an odd number of squares: both ends alike
    if band < _SHORTEST_BAND:
        return
    for begin in (LEFT, RIGHT - band):
        put_chequers(canvas, (begin, middle - 15, begin + band, middle + 15))


def put_note(canvas: Canvas, note: Note, top: int) -> None:
    """The lines of a note, the first of them below this height."""
    for place, line in enumerate(note.lines):
        canvas.write(
            "text",
            line,
            (MIDDLE, top + _NOTE_GAP + place * _NOTE_STEP + _NOTE_STEP // 2),
            face="text",
            cap=_NOTE_CAP,
            colour=canvas.paintbox.theme.ink,
            width=RIGHT - LEFT - 40,
            align="middle",
        )


def put_divider(canvas: Canvas, middle: int) -> None:
    """Two gold lines that end in a few squares: a heading without words."""
    reach = 5 * SQUARE + SQUARE // 2
    put_chequers(canvas, (MIDDLE - reach, middle - SQUARE, MIDDLE + reach, middle + SQUARE))
    for left, right in ((LEFT, MIDDLE - reach - 8), (MIDDLE + reach + 8, RIGHT)):
        canvas.fill((left, middle - 3, right, middle - 1), "line")
        canvas.fill((left, middle + 2, right, middle + 3), "line")


def put_waiting(canvas: Canvas, area: Box) -> None:
    """Where nothing is to be shown yet the fiaker waits."""
    left, top, right, bottom = area
    coach = canvas.paintbox.sprite(FIAKER, _COACH)
    x, y = (left + right - coach.width) // 2, (top + bottom - coach.height) // 2
    canvas.put(None, coach, (x, y))
    put_chequers(
        canvas, (x - 2 * SQUARE, y + coach.height, x + coach.width + 20, y + coach.height + 20)
    )
