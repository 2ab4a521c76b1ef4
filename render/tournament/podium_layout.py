"""Where the parts of a podium lie, in pixels: steps as high as their words need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.canvas import Box
from render.poster_frame import LEFT, MIDDLE, RIGHT
from render.printable_names import shown_names
from render.right_to_left import in_page_order
from render.text_masks import width_of
from render.tournament.frame import BOTTOM, Head

PLACES = 3
_WIDTHS = ((560,), (560, 480), (448, 356, 356))  # of one, two, three steps; the highest first
_HEIGHTS = (330, 262, 212)  # at least
_HIGHER = 44  # than the next place, at least
CORNICE = 30
_ABOVE_NAMES = 20
_ABOVE_SCORE = 20
_FOOT = 26
_SIDE = 20
_MOST_NAMES = 5
_SKY = 26  # above the wreath
_STREET = 220
_BETWEEN = 54  # the podium and the others
_OTHER_ROW = 56
_COLUMN_GAP = 28


class Lettering(NamedTuple):
    """How large the words on a step are."""

    name_cap: int
    name_step: int
    score_cap: int
    wreath: int


LETTERING = (
    Lettering(name_cap=40, name_step=66, score_cap=52, wreath=260),
    Lettering(name_cap=30, name_step=52, score_cap=40, wreath=170),
    Lettering(name_cap=30, name_step=52, score_cap=40, wreath=170),
)


class Step(NamedTuple):
    """A step of the podium: its area, and the lines written on it."""

    rank: int  # 0 is the highest
    place: int
    area: Box
    names: tuple[str, ...]
    score: str

    @property
    def lettering(self) -> Lettering:
        """How large its words are."""
        return LETTERING[self.rank]

    @property
    def middle(self) -> int:
        """Half way between its sides."""
        return (self.area[0] + self.area[2]) // 2

    def name_middle(self, line: int) -> int:
        """The height of a line of names: with the score they stand half way down the step."""
        step = self.lettering.name_step
        free = self.area[3] - self.area[1] - height_needed(self.rank, len(self.names))
        return self.area[1] + CORNICE + _ABOVE_NAMES + free // 2 + line * step + step // 2

    @property
    def score_middle(self) -> int:
        """The height of the score."""
        below = self.name_middle(len(self.names) - 1) + self.lettering.name_step // 2
        return below + _ABOVE_SCORE + self.lettering.score_cap // 2


def lines_on_step(names: Sequence[str], rank: int, width: int) -> tuple[str, ...]:
    """One name in up to two lines; of several a line each, and how many more there are."""
    cap = LETTERING[rank].name_cap
    shown = shown_names(names)
    if len(shown) == 1 and in_page_order(names[0]) == names[0]:
        return _broken(shown[0], cap, width)
    if len(shown) > _MOST_NAMES:
        return *shown[: _MOST_NAMES - 1], f"+{len(shown) - _MOST_NAMES + 1}"
    return shown


def _broken(name: str, cap: int, width: int) -> tuple[str, ...]:
    """A name in two lines as alike as possible, if it is too long for one and has words."""
    words = name.split(" ")
    if len(words) == 1 or width_of(name, "display", cap) <= width:
        return (name,)
    splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(splits, key=lambda lines: max(width_of(line, "display", cap) for line in lines))


class PodiumPlan(NamedTuple):
    """The whole picture."""

    head: Head
    heights: tuple[int, ...]  # of the steps, the highest first
    others: int

    @property
    def scene(self) -> Box:
        """The podium and the sky above it."""
        top = self.head.bottom
        sky = _SKY + LETTERING[0].wreath + max(self.heights) if self.heights else 0
        return LEFT, top, RIGHT, top + sky

    @property
    def street(self) -> Box:
        """Below the podium, where the fiaker drives."""
        top = self.scene[3]
        return LEFT, top, RIGHT, top + _STREET

    @property
    def divider(self) -> int:
        """The height of the line above the others."""
        return self.street[3] + _BETWEEN // 2 + 4

    @property
    def columns(self) -> int:
        """A few others stand in one column."""
        return 1 if self.others < 2 else 2

    @property
    def other_rows(self) -> int:
        """How many others stand in the longest column."""
        return -(-self.others // self.columns)

    def other(self, at: int) -> Box:
        """The line of somebody who came later, counted from nought; columns are read downwards."""
        column, row = divmod(at, self.other_rows)
        width = (RIGHT - LEFT - _COLUMN_GAP) // 2
        left = MIDDLE - width // 2 if self.columns == 1 else LEFT + column * (width + _COLUMN_GAP)
        top = self.street[3] + _BETWEEN + 8 + row * _OTHER_ROW
        return left, top, left + width, top + _OTHER_ROW

    @property
    def height(self) -> int:
        """Of the whole picture."""
        if not self.others:
            return self.street[3] + BOTTOM - 6
        return self.other(self.other_rows - 1)[3] + BOTTOM

    def step_area(self, rank: int) -> Box:
        """The first in the middle, the second to the left, the third to the right of it."""
        count = len(self.heights)
        widths = _WIDTHS[count - 1]
        order = sorted(range(count), key=lambda r: (1, 0, 2)[r])
        left = (LEFT + RIGHT - sum(widths)) // 2
        left += sum(widths[before] for before in order[: order.index(rank)])
        bottom = self.scene[3]
        return left, bottom - self.heights[rank], left + widths[rank], bottom


def text_width(rank: int, count: int) -> int:
    """How wide the words on a step may be, of so many steps."""
    return _WIDTHS[count - 1][rank] - 2 * _SIDE


def heights_of(lines: Sequence[int]) -> tuple[int, ...]:
    """How high the steps with so many lines of names are: each higher than the next."""
    heights: list[int] = []
    for rank in reversed(range(len(lines))):
        next_one = heights[0] + _HIGHER if heights else 0
        heights.insert(0, max(height_needed(rank, lines[rank]), _HEIGHTS[rank], next_one))
    return tuple(heights)


def height_needed(rank: int, lines: int) -> int:
    """How high a step with so many lines of names has to be."""
    lettering = LETTERING[rank]
    words = lines * lettering.name_step + _ABOVE_SCORE + lettering.score_cap
    return CORNICE + _ABOVE_NAMES + words + _FOOT
