"""The chart of an analysis: everybody's chance of winning, and where it was given away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.analysis.chance_lines import (
    LINE,
    Path,
    Scale,
    Spot,
    height_at,
    label_heights,
    order_at_end,
    paths_of,
)
from render.analysis.pins import DOT, Pin, around, pins_of
from render.analysis.player_signs import badge, is_hollow, pigment_of, role_of, sign
from render.analysis.story import Story
from render.canvas import Align, Box, Canvas
from render.poster_frame import NAME_CAP, NUMBER_CAP
from render.text_masks import width_of
from render.vector import Disc, Drawing, Mark, Stroke, sprite

_AXIS_LEFT = 96  # for the figures of the chances
_AXIS_GAP = 14
_LABELS_RIGHT = 254  # for everybody's shape and name
_LABELS_BELOW = 58
_QUARTERS = (0, 25, 50, 75, 100)
_LINE_RIM, _HOLLOW, _LEADER, _STEM = 9.5, 2.5, 2.5, 4.0
_DOT = 6.0  # inside its rim
_LINE_ROOM = 12  # above the plot, for a line at its top
_LABEL_LEFT = 30  # from the end of the plot
_LABEL_TOKEN = 36
_LABEL_GAP = 10
_MARKER = 26
_MARKER_STEP = 38  # between the markers of different seats
_MOST_MARKERS = 6  # of a seat
_TICK, _FIGURES_BELOW = 9, 23
_FIGURE_GAP = 56  # between the figures of two moves


class Chart(NamedTuple):
    """Where everything in the chart lies."""

    scale: Scale
    order: tuple[int, ...]  # the seats from the best to the worst end
    paths: tuple[Path, ...]  # seat by seat
    pins: tuple[Pin, ...]


def chart_of(story: Story, area: Box) -> Chart:
    """The chart on which the whole match fits into this area."""
    left, top, right, bottom = area
    plot = (left + _AXIS_LEFT, top, right - _LABELS_RIGHT, bottom - _LABELS_BELOW)
    scale = Scale(plot, story.course[-1][0])
    order = order_at_end(story.course)
    paths = paths_of(story.course, scale, order)
    return Chart(scale, order, paths, pins_of(story.points, paths, scale))


def put_course(canvas: Canvas, area: Box, story: Story, words: tuple[Sequence[str], str]) -> None:
    """The chart; the words are everybody's names and what is counted below."""
    names, moves_word = words
    chart = chart_of(story, area)
    labels = label_heights(chart.paths, chart.scale)
    _put_chapters(canvas, chart.scale, story.chapters)
    _put_chances(canvas, chart.scale)
    _put_moves(canvas, chart.scale, moves_word)
    _put_lines(canvas, area, chart, labels)
    for seat in range(len(chart.order)):
        shape = sign(canvas.paintbox, seat, _MARKER)
        for spot in markers_of(seat, chart):
            canvas.put(None, shape, around(spot, _MARKER // 2)[:2])
        at = (chart.scale.plot[2] + _LABEL_LEFT, labels[seat])
        _put_label(canvas, seat, names[seat], at)
    for pin in chart.pins:
        image = badge(canvas.paintbox, pin.seat, pin.number)
        canvas.put("icon", image, pin.badge[:2], str(pin.number))


# Axes -----------------------------------------------------------------------------------------


def _put_chapters(canvas: Canvas, scale: Scale, chapters: Sequence[int]) -> None:
    """A thin line where a round began, and every second round on a darker ground."""
    left, top, right, bottom = scale.plot
    begun = sorted({x for x in (round(scale.x(moves)) for moves in chapters) if left < x < right})
    canvas.fill(scale.plot, "card")
    for begin, end in zip(begun[::2], [*begun[1::2], right], strict=False):
        canvas.fill((begin, top, end, bottom), "panel")
    for x in begun:
        canvas.fill((x - 1, top, x + 1, bottom), "line_soft")


def _put_chances(canvas: Canvas, scale: Scale) -> None:
    left, top, right, bottom = scale.plot
    for percent in _QUARTERS:
        y = round(scale.y(percent / 100))
        canvas.fill((left, y - 1, right, y + 1), "line_soft")
        _put_figure(canvas, percent, (left - _AXIS_GAP, y), "right")
    canvas.fill((left - 2, top, left + 1, bottom), "ink_soft")
    canvas.fill((left - 2, bottom - 1, right, bottom + 2), "ink_soft")


def labelled_moves(scale: Scale) -> range:
    """The numbers of moves that are written below the chart: round ones, as many as have room."""
    left, _, right, _ = scale.plot
    widest = width_of(str(scale.moves), "number", NUMBER_CAP) + _FIGURE_GAP
    step, digits = 1, 0
    while step * (right - left) < widest * scale.moves:
        digits += 1
        step = (1, 2, 5)[digits % 3] * 10 ** (digits // 3)
    return range(step, scale.moves + 1, step)


def _put_moves(canvas: Canvas, scale: Scale, word: str) -> None:
    left, _, _, bottom = scale.plot
    middle = bottom + _FIGURES_BELOW + NUMBER_CAP // 2
    for moves in labelled_moves(scale):
        x = round(scale.x(moves))
        canvas.fill((x - 1, bottom, x + 1, bottom + _TICK), "ink_soft")
        _put_figure(canvas, moves, (x, middle), "middle")
    canvas.write(
        "text",
        word,
        (left - _AXIS_GAP, middle),
        face="text",
        cap=NAME_CAP,
        colour=canvas.paintbox.theme.ink,
        width=_AXIS_LEFT - _AXIS_GAP,
        align="right",
    )


def _put_figure(canvas: Canvas, figure: int, at: tuple[int, int], align: Align) -> None:
    canvas.write(
        "number",
        str(figure),
        at,
        face="number",
        cap=NUMBER_CAP,
        colour=canvas.paintbox.theme.ink,
        align=align,
    )


# Lines ----------------------------------------------------------------------------------------


def _put_lines(canvas: Canvas, area: Box, chart: Chart, labels: Sequence[int]) -> None:
    """Everybody's line, the best on top, with what leads to labels and to the figures of pins."""
    paintbox = canvas.paintbox
    colours = {role: paintbox.colour(role) for role in ("shade", "ink", "ink_soft", "card")}
    for seat in chart.order:
        colours[role_of(seat)] = paintbox.colour("fill", pigment_of(seat))
    left, top, right, bottom = area
    top -= _LINE_ROOM

    def at(spot: Spot) -> Spot:
        return spot[0] - left, spot[1] - top

    label_x = chart.scale.plot[2] + _LABEL_LEFT + _LABEL_TOKEN / 2
    marks: list[Mark] = [
        Stroke("ink_soft", (at(path[-1]), at((label_x, label))), _LEADER)
        for path, label in zip(chart.paths, labels, strict=True)
    ]
    for seat in reversed(chart.order):
        marks += _line(seat, tuple(at(spot) for spot in chart.paths[seat]))
    for pin in chart.pins:
        marks += _pin(pin.seat, at(pin.spot), at(pin.head))
    size = right - left, bottom - top
    canvas.put(None, sprite(Drawing(*size, tuple(marks)), size, colours), (left, top))


def _line(seat: int, path: Path) -> Iterator[Mark]:
    yield Stroke("shade", path, _LINE_RIM)
    yield Stroke(role_of(seat), path, LINE)
    if is_hollow(seat):
        yield Stroke("card", path, _HOLLOW)


def _pin(seat: int, spot: Spot, head: Spot) -> Iterator[Mark]:
    yield Stroke("ink", (spot, head), _STEM)
    yield Disc("ink", spot, DOT)
    yield Disc(role_of(seat), spot, _DOT)


def markers_of(seat: int, chart: Chart) -> list[Spot]:
    """Where the shape of a seat lies on its line: beside those of others, and not at a pin."""
    left, _, right, _ = chart.scale.plot
    path, seats = chart.paths[seat], len(chart.paths)
    count = min(max((right - left) // (_MARKER_STEP * seats), 1), _MOST_MARKERS)
    step = (right - left) / count
    xs = (left + step * (place + (seat + 0.5) / seats) for place in range(count))
    spots = [(x, height_at(path, x)) for x in xs if path[0][0] <= x <= path[-1][0]]
    reach = _MARKER // 2 + 2
    return [s for s in spots if not any(pin.is_at(around(s, reach)) for pin in chart.pins)]


# Labels ---------------------------------------------------------------------------------------


def _put_label(canvas: Canvas, seat: int, name: str, at: tuple[int, int]) -> None:
    """The shape and the name of a player, at the end of their line."""
    left, middle = at
    shape = sign(canvas.paintbox, seat, _LABEL_TOKEN)
    canvas.put("piece", shape, (left, middle - _LABEL_TOKEN // 2), role_of(seat))
    canvas.write(
        "name",
        name,
        (left + _LABEL_TOKEN + _LABEL_GAP, middle),
        face="text",
        cap=NAME_CAP,
        colour=canvas.paintbox.theme.ink,
        width=_LABELS_RIGHT - _LABEL_LEFT - _LABEL_TOKEN - _LABEL_GAP,
    )
