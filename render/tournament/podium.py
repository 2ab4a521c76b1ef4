"""Who won a tournament, as a picture to be shared: steps, laurel, and the fiaker driving past."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.canvas import Box, Canvas, Piece
from render.poster_frame import MIDDLE, NUMBER_CAP, SQUARE, put_chequers
from render.text_masks import width_of
from render.tournament.fiaker_coach import FIAKER
from render.tournament.fitted_words import one_line
from render.tournament.frame import head_of, page, put_divider
from render.tournament.laurel import WREATH, WREATH_MIDDLE
from render.tournament.podium_layout import (
    CORNICE,
    PLACES,
    PodiumPlan,
    Step,
    heights_of,
    lines_on_step,
    text_width,
)
from render.tournament.sheets import PodiumSheet
from render.tournament.smooth_lines import Plate
from render.tournament.street import LAMP, TREE
from render.vector import arc
from render.visual_style import DEFAULT_LOOK, Look

_RAYS = 40
_MEDAL = 0.245  # of a wreath: half as wide as the medal in it
_FIGURE = 0.28  # of a wreath: how high the place is written
_COACH = (432, 182)
_ROAD = 3 * SQUARE
_LAMP, _TREE = (44, 176), (96, 160)
_OTHER_CAP = 25
_EDGE = 12
_SQUARES = (28, 16, 6)  # one in the other, on the front of a step


class Medal(NamedTuple):
    """What a medal is made of, and the colours of leaves around it."""

    ground: str
    figure: str
    leaves: str


_MEDALS = (
    Medal("coin", "coin_ink", "line"),
    Medal("white_die", "white_die_ink", "ink_soft"),
    Medal("crown", "card", "ink_soft"),
)


def podium_picture(sheet: PodiumSheet, look: Look = DEFAULT_LOOK) -> Image.Image:
    """Who won, ready to be encoded."""
    return draw_podium(sheet, look).image


def draw_podium(sheet: PodiumSheet, look: Look = DEFAULT_LOOK) -> Piece:
    """The first three places on their steps, the street before them, all others below."""
    plan, steps = plan_of(sheet)
    canvas = page(look, plan.head, plan.height)
    if steps:
        _put_rays(canvas, plan.scene, steps[0])
    for step in reversed(steps):
        _put_step(canvas, step)
        _put_words(canvas, step)
        _put_medal(canvas, step)
    _put_street(canvas, plan.street)
    canvas.frame((*plan.scene[:2], *plan.street[2:]), "line", 2)
    if sheet.others:
        put_divider(canvas, plan.divider)
    for at, line in enumerate(sheet.others):
        area = plan.other(at)
        if (at + 1) % plan.other_rows and at + 1 < plan.others:
            canvas.fill((area[0], area[3] - 1, area[2], area[3] + 1), "line_soft")
        _put_other(canvas, line, area)
    return canvas.piece()


def plan_of(sheet: PodiumSheet) -> tuple[PodiumPlan, list[Step]]:
    """The plan on which all of it fits, and the steps, the highest first."""
    first = sorted((step for step in sheet.steps if step.names), key=lambda step: step.place)
    first = first[:PLACES]
    lines = [
        lines_on_step(step.names, rank, text_width(rank, len(first)))
        for rank, step in enumerate(first)
    ]
    heights = heights_of([len(names) for names in lines])
    plan = PodiumPlan(head_of(sheet.title, sheet.subtitle), heights, len(sheet.others))
    steps = [
        Step(rank, step.place, plan.step_area(rank), names, step.score)
        for rank, (step, names) in enumerate(zip(first, lines, strict=True))
    ]
    return plan, steps


# The podium -----------------------------------------------------------------------------------


def _put_rays(canvas: Canvas, area: Box, first: Step) -> None:
    """Light from behind the laurel of the winner."""
    wreath = first.lettering.wreath
    centre = first.middle, first.area[1] - round(wreath * (1 - WREATH_MIDDLE))
    plate = Plate(canvas, area)
    turn, reach = 360 / _RAYS, area[2] - area[0] + area[3] - area[1]
    for ray in range(_RAYS):
        begin = turn * (ray - 0.25)
        ray_end = arc(centre, reach, begin, begin + turn / 2, 1)
        plate.shape([centre, *ray_end], canvas.paintbox.colour("panel"))
    plate.finish()


def _put_step(canvas: Canvas, step: Step) -> None:
    """A block with a chequered cornice."""
    left, top, right, bottom = step.area
    canvas.fill(step.area, "panel_turn" if step.rank == 0 else "card")
    canvas.fill((left, top, right, top + CORNICE), "road")
    inset = (right - left) % (2 * SQUARE) // 2
    put_chequers(canvas, (left + inset, top + SQUARE // 2, right, top + CORNICE - SQUARE // 2))
    canvas.frame(step.area, "line", 3)
    middle = bottom - 26
    for x in (left + 30, right - 30):
        for at, half in enumerate(side // 2 for side in _SQUARES):
            role = "line" if at % 2 == 0 else "panel_turn" if step.rank == 0 else "card"
            canvas.fill((x - half, middle - half, x + half, middle + half), role)


def _put_words(canvas: Canvas, step: Step) -> None:
    """The names, and below them the score."""
    ink, lettering = canvas.paintbox.theme.ink, step.lettering
    width = step.area[2] - step.area[0] - 40
    for at, name in enumerate(step.names):
        canvas.write(
            "name",
            name,
            (step.middle, step.name_middle(at)),
            face="display",
            cap=lettering.name_cap,
            colour=ink,
            width=width,
            align="middle",
        )
    canvas.write(
        "number",
        one_line(step.score),
        (step.middle, step.score_middle),
        face="number",
        cap=lettering.score_cap,
        colour=ink,
        width=width,
        align="middle",
    )


def _put_medal(canvas: Canvas, step: Step) -> None:
    """The place, in gold, silver or bronze, in its laurel."""
    size, medal = step.lettering.wreath, _MEDALS[min(step.place, PLACES) - 1]
    paintbox = canvas.paintbox
    wreath = paintbox.sprite(WREATH, (size, size), line=medal.leaves)
    top = step.area[1] - size
    canvas.put("icon", wreath, (step.middle - size // 2, top), "laurel")
    middle = top + round(size * WREATH_MIDDLE)
    radius = size * _MEDAL
    plate = Plate(canvas, _around((step.middle, middle), round(radius) + 2))
    plate.disc((step.middle, middle), radius, paintbox.colour("shade"))
    plate.disc((step.middle, middle), radius - 4, paintbox.colour("line"))
    plate.disc((step.middle, middle), radius - 9, paintbox.colour(medal.ground))
    plate.finish()
    canvas.write(
        "number",
        str(step.place),
        (step.middle, middle),
        face="display",
        cap=round(size * _FIGURE),
        colour=paintbox.colour(medal.figure),
        align="middle",
    )


def _around(middle: tuple[int, int], reach: int) -> Box:
    x, y = middle
    return x - reach, y - reach, x + reach, y + reach


# The street -----------------------------------------------------------------------------------


def _put_street(canvas: Canvas, area: Box) -> None:
    """The fiaker between lamps and trees, on chequered stones."""
    left, top, right, bottom = area
    canvas.fill(area, "plot")
    canvas.fill((left, top, right, top + 3), "line")
    road = bottom - _ROAD
    for way in (-1, 1):
        for x, drawing, size in (
            (310, LAMP, _LAMP),
            (400, TREE, _TREE),
            (500, TREE, _TREE),
        ):
            sprite = canvas.paintbox.sprite(drawing, size)
            canvas.put(None, sprite, (MIDDLE + way * x - size[0] // 2, road - size[1]))
    canvas.fill((left, road, right, bottom), "road")
    put_chequers(canvas, (left + SQUARE // 2, road + SQUARE // 2, right, bottom), "line")
    coach = canvas.paintbox.sprite(FIAKER, _COACH)
    canvas.put(None, coach, (MIDDLE - coach.width // 2, road - coach.height + 4))


# The others -----------------------------------------------------------------------------------


def _put_other(canvas: Canvas, line: str, area: Box) -> None:
    """Somebody's line: what follows the last two spaces stands at the right."""
    left, top, right, bottom = area
    words, _, score = line.rpartition("  ") if "  " in line.strip() else (line, "", "")
    middle, ink = (top + bottom) // 2, canvas.paintbox.theme.ink
    room = right - left - 2 * _EDGE
    if score.strip():
        score = score.strip()
        canvas.write(
            "number",
            score,
            (right - _EDGE, middle),
            face="number",
            cap=NUMBER_CAP,
            colour=ink,
            width=room // 2,
            align="right",
        )
        room -= min(width_of(score, "number", NUMBER_CAP), room // 2) + 2 * _EDGE
    canvas.write(
        "name",
        one_line(words),
        (left + _EDGE, middle),
        face="text",
        cap=_OTHER_CAP,
        colour=ink,
        width=room,
    )
