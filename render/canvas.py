"""A picture in the making, and a list of what was put where: the tests read that list."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from render.colours import Rgb
from render.text_masks import Face, Line, set_line
from render.visual_style import Paintbox

Box: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom
Kind: TypeAlias = Literal["name", "number", "text", "die", "piece", "icon"]
Align: TypeAlias = Literal["left", "middle", "right"]


class Placed(NamedTuple):
    """One thing in a picture. `cap` is the height of its capitals, for what can be read."""

    kind: Kind
    box: Box
    text: str = ""
    cap: int = 0

    def moved(self, x: int, y: int) -> Placed:
        """The same, elsewhere."""
        left, top, right, bottom = self.box
        return self._replace(box=(left + x, top + y, right + x, bottom + y))


class Piece(NamedTuple):
    """A finished part of a picture, in the inks of its look, never changed again."""

    image: Image.Image
    placed: tuple[Placed, ...]


class Assembly(NamedTuple):
    """A picture put together from pieces; later ones may lie on earlier ones."""

    image: Image.Image
    parts: tuple[tuple[Box, Piece], ...]

    @property
    def placed(self) -> tuple[Placed, ...]:
        """What lies on the pieces, and where it is in the picture."""
        return tuple(
            thing.moved(box[0], box[1]) for box, piece in self.parts for thing in piece.placed
        )


def assembled(ground: Image.Image, parts: Iterable[tuple[Box, Piece]]) -> Assembly:
    """The pieces on a copy of this ground, all of them in the inks of one look."""
    laid = tuple(parts)
    image = ground.copy()
    for box, piece in laid:
        image.paste(piece.image, box)
    return Assembly(image, laid)


class Canvas:
    """A flat ground to put sprites and lines of text on."""

    def __init__(self, box: Paintbox, size: tuple[int, int], ground: str) -> None:
        self.paintbox = box
        self.image = Image.new("RGB", size, box.colour(ground))
        self.placed: list[Placed] = []

    def fill(self, area: Box, role: str, seat: int | None = None) -> None:
        """A flat rectangle."""
        self.image.paste(self.paintbox.colour(role, seat), area)

    def frame(self, area: Box, role: str, width: int, seat: int | None = None) -> None:
        """The outline of a rectangle, drawn inside it."""
        left, top, right, bottom = area
        for side in (
            (left, top, right, top + width),
            (left, bottom - width, right, bottom),
            (left, top + width, left + width, bottom - width),
            (right - width, top + width, right, bottom - width),
        ):
            self.fill(side, role, seat)

    def put(
        self, kind: Kind | None, sprite: Image.Image, at: tuple[int, int], text: str = ""
    ) -> None:
        """A sprite with its left top corner here. Ornament is of no kind."""
        self.image.paste(sprite, at, sprite)
        if kind is not None:
            box = (at[0], at[1], at[0] + sprite.width, at[1] + sprite.height)
            self.placed.append(Placed(kind, box, text))

    def write(
        self,
        kind: Kind,
        text: str,
        at: tuple[int, int],
        *,
        face: Face,
        cap: int,
        colour: Rgb,
        width: int | None = None,
        align: Align = "left",
    ) -> int:
        """A line of text with the middle of its capitals at this height; how wide it became."""
        line = set_line(text, face, cap, width)
        left = at[0] - {"left": 0, "middle": line.width // 2, "right": line.width}[align]
        self._stamp(kind, line, left, at[1] + line.cap // 2, colour)
        return line.width

    def _stamp(self, kind: Kind, line: Line, left: int, baseline: int, colour: Rgb) -> None:
        top = baseline - line.rise
        self.image.paste(colour, (left, top), line.mask)
        box = (left, top, left + line.mask.width, top + line.mask.height)
        self.placed.append(Placed(kind, box, line.text, line.cap))

    def piece(self) -> Piece:
        """What was drawn, finished."""
        return Piece(self.paintbox.inked(self.image), tuple(self.placed))
