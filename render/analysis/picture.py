"""Where a match turned, as a picture, for any game: chances, the costliest choices, luck."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.api import label
from language import Words, frame_words
from render.analysis.chance_lines import order_at_end
from render.analysis.chances_chart import put_course
from render.analysis.layout import AnalysisPlan
from render.analysis.luck_and_skill import Balance, Heads, figure_of, put_balances
from render.analysis.player_signs import BADGE, badge
from render.analysis.story import Point, Story
from render.canvas import Box, Canvas, Piece
from render.picture_setting import Setting
from render.poster_frame import (
    MIDDLE,
    NAME_CAP,
    NUMBER_CAP,
    SQUARE,
    TITLE_CAP,
    put_chequers,
    put_heading,
)
from render.text_masks import width_of
from render.visual_style import paintbox

__all__ = ["Point", "Story", "analysis_picture", "draw_analysis"]

_TITLE_MIDDLE, _GAME_MIDDLE = 38, 100
_GAME_CAP = 26
_WIDEST_TITLE = 900
_FRAMES = ((2, 3), (8, 1))  # inset and width, as around the board
_MOST_POINTS = 3
_NAME_LEFT = BADGE + 14
_COST_GAP = 14
_BETWEEN = 16  # two choices


def analysis_picture(story: Story, setting: Setting) -> Image.Image:
    """Where the match turned, ready to be encoded."""
    return draw_analysis(story, setting).image


def draw_analysis(story: Story, setting: Setting) -> Piece:
    """Everybody's chances over the match, the choices that cost most, luck and what was lost."""
    words = frame_words(setting.language)
    story = story._replace(points=story.points[:_MOST_POINTS])
    order = order_at_end(story.course)
    plan = AnalysisPlan(len(order))
    width, height = plan.size
    canvas = Canvas(paintbox(setting.look), plan.size, "paper")
    for inset, line in _FRAMES:
        canvas.frame((inset, inset, width - inset, height - inset), "line", line)
    _put_title(canvas, plan.title, _say(words, "title"), story.title)
    put_heading(canvas, _say(words, "chances"), plan.course_heading)
    put_course(canvas, plan.course, story, (setting.names, _say(words, "moves")))
    put_heading(canvas, _say(words, "points"), plan.points_heading)
    _put_points(canvas, plan.points, story.points, setting.names, words)
    put_heading(canvas, _say(words, "balance"), plan.balance_heading)
    balances = [
        Balance(seat, setting.names[seat], story.luck[seat], story.lost[seat]) for seat in order
    ]
    heads = Heads(_say(words, "luck"), _say(words, "lost"))
    put_balances(canvas, plan, balances, heads)
    return canvas.piece()


def _say(words: Words, what: str) -> str:
    return words.say(label(f"analysis-{what}"), ())


def _put_title(canvas: Canvas, area: Box, title: str, game: str) -> None:
    left, top, right, _ = area
    middle = top + _TITLE_MIDDLE
    ink = canvas.paintbox.theme.ink
    width = canvas.write(
        "text",
        title,
        (MIDDLE, middle),
        face="display",
        cap=TITLE_CAP,
        colour=ink,
        width=_WIDEST_TITLE,
        align="middle",
    )
    band = (right - left - width) // 2 - 40
    band -= band % (2 * SQUARE) - SQUARE  # an odd number of squares: both ends alike
    for begin in (left, right - band):
        put_chequers(canvas, (begin, middle - 15, begin + band, middle + 15))
    canvas.write(
        "name",
        game,
        (MIDDLE, top + _GAME_MIDDLE),
        face="text",
        cap=_GAME_CAP,
        colour=ink,
        width=_WIDEST_TITLE,
        align="middle",
    )


def _put_points(
    canvas: Canvas, area: Box, points: Sequence[Point], names: Sequence[str], words: Words
) -> None:
    """What each choice in the chart cost whom."""
    left, top, right, bottom = area
    middle = (top + bottom) // 2
    ink = canvas.paintbox.theme.ink
    if not points:
        canvas.write(
            "text",
            _say(words, "no-points"),
            (MIDDLE, middle),
            face="text",
            cap=NAME_CAP,
            colour=ink,
            width=right - left,
            align="middle",
        )
    column = (right - left) // _MOST_POINTS
    begin = MIDDLE - column * len(points) // 2
    for place, point in enumerate(points):
        x = begin + place * column
        image = badge(canvas.paintbox, point.seat, place + 1)
        canvas.put("icon", image, (x, middle - BADGE // 2), str(place + 1))
        figure = figure_of(-point.lost, is_signed=True)
        cost = words.say(label("analysis-percent", percent=figure), ())
        width = column - _NAME_LEFT - _COST_GAP - width_of(cost, "number", NUMBER_CAP) - _BETWEEN
        name = canvas.write(
            "name",
            names[point.seat],
            (x + _NAME_LEFT, middle),
            face="text",
            cap=NAME_CAP,
            colour=ink,
            width=width,
        )
        canvas.write(
            "number",
            cost,
            (x + _NAME_LEFT + name + _COST_GAP, middle),
            face="number",
            cap=NUMBER_CAP,
            colour=ink,
        )
