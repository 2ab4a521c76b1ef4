"""The podium: a step for each player; whoever shares a place stands equally high."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.canvas import Box, Canvas
from render.shapes import die
from render.text_masks import width_of
from render.vector import Drawing, Polygon, arc, sprite
from render.vienna import icons
from render.vienna.final.signs import WREATH
from render.vienna.landmarks import landmark

_WIDEST, _WIDEST_FIRST = 300, 360
_FIRST_SHARE = 1.3  # how much wider the step of a single winner is
_STEPS = (226, 192, 166, 132, 110)  # how high, from the first place to the fifth
_SIGHTS = ("secession", "stephansdom", "karlskirche")  # on the first three steps
_WREATH = 190
_RAYS = 36


class _Measure(NamedTuple):
    """How large a player is shown; middles are counted from the top of the step."""

    name: int
    name_cap: int
    points: int
    points_cap: int
    token: int
    token_cap: int


_USUAL = _Measure(name=32, name_cap=24, points=80, points_cap=36, token=84, token_cap=46)
_FIRST = _Measure(name=38, name_cap=30, points=101, points_cap=48, token=100, token_cap=56)


class Place(NamedTuple):
    """A player on the podium."""

    seat: int
    name: str
    place: int
    points: int
    has_won: bool


def put_podium(canvas: Canvas, area: Box, places: Sequence[Place]) -> None:
    """Everybody on their step, the first in the middle."""
    floor = area[3]
    columns = _columns(area, places)
    won = [(left + right) // 2 for place, left, right in columns if place.has_won]
    canvas.frame(area, "line", 2)
    if won:
        _put_rays(canvas, area, (sum(won) // len(won), floor - _STEPS[0] - _WREATH // 2))
    for place, left, right in columns:
        top = floor - _STEPS[place.place - 1]
        _put_step(canvas, place, (left, top, right, floor))
        _put_token(canvas, place, ((left + right) // 2, top))


def in_podium_order(places: Sequence[Place]) -> list[Place]:
    """The first in the middle, the others in turn to the left and to the right of them."""
    row = [place for place in places if place.place == 1]
    others = sorted((place for place in places if place.place > 1), key=lambda other: other.place)
    for turn, place in enumerate(others):
        row.insert(len(row) if turn % 2 else 0, place)
    return row


def _columns(area: Box, places: Sequence[Place]) -> list[tuple[Place, int, int]]:
    row = in_podium_order(places)
    is_alone = sum(place.place == 1 for place in places) == 1
    unit = (area[2] - area[0]) / (len(row) + (_FIRST_SHARE - 1) * is_alone)
    widths = [
        min(round(unit * _FIRST_SHARE), _WIDEST_FIRST)
        if is_alone and place.place == 1
        else min(round(unit), _WIDEST)
        for place in row
    ]
    left = (area[0] + area[2] - sum(widths)) // 2
    columns: list[tuple[Place, int, int]] = []
    for place, width in zip(row, widths, strict=True):
        columns.append((place, left, left + width))
        left += width
    return columns


def _put_rays(canvas: Canvas, area: Box, middle: tuple[int, int]) -> None:
    """Light from behind the winner over the whole of the area."""
    area = (area[0] + 2, area[1] + 2, area[2] - 2, area[3] - 2)
    size = area[2] - area[0], area[3] - area[1]
    centre = middle[0] - area[0], middle[1] - area[1]
    turn = 360 / _RAYS
    rays = (
        Polygon("panel", (centre, *arc(centre, sum(size), begin, begin + turn / 2, 1)))
        for begin in (turn * (ray - 0.25) for ray in range(_RAYS))
    )
    colours = {"panel": canvas.paintbox.colour("panel")}
    canvas.put(None, sprite(Drawing(*size, tuple(rays)), size, colours), area[:2])


def _put_step(canvas: Canvas, place: Place, area: Box) -> None:
    left, top, right, bottom = area
    measure = _FIRST if place.place == 1 else _USUAL
    canvas.fill(area, _ground(place))
    canvas.frame(area, "line", 2)
    canvas.fill((left, top, right, top + 8), "fill", place.seat)
    middle = (left + right) // 2
    _put_foot(canvas, place, (left + 10, top + measure.points + 32, right - 10, bottom - 2))
    canvas.write(
        "name",
        place.name,
        (middle, top + measure.name),
        face="display",
        cap=measure.name_cap,
        colour=canvas.paintbox.theme.ink,
        width=right - left - 24,
        align="middle",
    )
    _put_points(canvas, place.points, (middle, top + measure.points), measure.points_cap)


def _ground(place: Place) -> str:
    return "panel_turn" if place.has_won else "card"


def _put_points(canvas: Canvas, points: int, at: tuple[int, int], cap: int) -> None:
    size = cap + 10
    width = size + 10 + width_of(str(points), "number", cap)
    left = at[0] - width // 2
    arms = canvas.paintbox.sprite(icons.ARMS, (size, size))
    canvas.put("icon", arms, (left, at[1] - size // 2 + 1))
    canvas.write(
        "number",
        str(points),
        (left + size + 10, at[1]),
        face="number",
        cap=cap,
        colour=canvas.paintbox.theme.ink,
    )


def _put_foot(canvas: Canvas, place: Place, area: Box) -> None:
    """A sight of the city on the higher steps."""
    left, top, right, bottom = area
    if place.place > len(_SIGHTS):
        return
    drawing = landmark(_SIGHTS[place.place - 1])
    scale = min((right - left) / drawing.width, (bottom - top) / drawing.height)
    size = round(drawing.width * scale), round(drawing.height * scale)
    sight = canvas.paintbox.sprite(drawing, size, plot=_ground(place))
    canvas.put(None, sight, ((left + right - size[0]) // 2, bottom - size[1]))


def _put_token(canvas: Canvas, place: Place, foot: tuple[int, int]) -> None:
    """The shape of the player with the place on it, standing on the step."""
    middle, floor = foot
    measure = _FIRST if place.place == 1 else _USUAL
    size = measure.token
    top = floor - size - 4
    if place.has_won:
        wreath = canvas.paintbox.sprite(WREATH, (_WREATH, _WREATH))
        canvas.put(None, wreath, (middle - _WREATH // 2, floor - _WREATH + 2))
        top = floor - _WREATH + 2 + round(_WREATH * 0.48) - size // 2
    shape = die(canvas.paintbox, place.seat, place.place, size=size, cap=measure.token_cap)
    canvas.put("piece", shape, (middle - size // 2, top), str(place.place))
