"""The final picture of a match: who won, where the points came from, and how it went."""

from __future__ import annotations

from collections.abc import Sequence

from games.api import label
from games.vienna.sentences.whole_table import victory
from games.vienna.view import View
from language import Words, words_of
from render.api import Moment
from render.canvas import Box, Canvas, Piece
from render.picture_setting import Setting
from render.poster_frame import MIDDLE, SQUARE, WIDTH, put_chequers, put_heading
from render.text_masks import set_line, width_of
from render.vienna.board import GAME
from render.vienna.final.layout import HEIGHT, FinalPlan
from render.vienna.final.podium import Place, put_podium
from render.vienna.final.points_chart import Course, put_course
from render.vienna.final.source_bars import Bar, legend_rows, put_bars, put_legend
from render.vienna.point_sources import (
    Points,
    Source,
    points_at,
    points_by_round,
    points_by_source,
    view_at,
)
from render.visual_style import paintbox

_TITLE = "Vienna"
_TITLE_CAP = 62
_TITLE_MIDDLE = 36
_RESULT_CAP = 24
_RESULT_MIDDLE, _RESULT_STEP = 110, 37
_RESULT_WIDTH = 1120
_NAMES_WIDTH, _NAME_WIDTH = 640, 200  # of all names in the result, and of each at least
_FRAMES = ((2, 3), (8, 1))  # inset and width, as around the board
_NO_BREAK = "\N{NO-BREAK SPACE}"
_SPACES = str.maketrans({_NO_BREAK: " ", "\N{NARROW NO-BREAK SPACE}": " "})  # once lines are broken


def draw_final(moments: Sequence[Moment], setting: Setting) -> Piece:
    """How a whole match went and ended, from the deal to the last of these moments."""
    view = view_at(moments[-1])
    words = words_of(GAME, setting.language)
    found = points_by_source(moments)
    sources = [source for source in Source if any(points[source] for points in found)]
    places = places_of(view, setting.names)
    plan = FinalPlan(len(view.seats), legend_rows(len(sources)))
    canvas = Canvas(paintbox(setting.look), (WIDTH, HEIGHT), "paper")
    for inset, width in _FRAMES:
        canvas.frame((inset, inset, WIDTH - inset, HEIGHT - inset), "line", width)
    _put_title(canvas, plan.title, _result(view, words, setting.names))
    put_podium(canvas, plan.podium, places)
    put_heading(canvas, words.say(label("picture-sources"), ()), plan.sources_heading)
    put_bars(canvas, plan, _bars(places, found), view.options.target)
    legend = {source: words.say(label(f"picture-source-{source}"), ()) for source in sources}
    put_legend(canvas, plan.legend, legend)
    put_heading(canvas, words.say(label("picture-course"), ()), plan.course_heading)
    put_course(canvas, plan.course, _course(moments, places, words))
    return canvas.piece()


def places_of(view: View, names: Sequence[str]) -> list[Place]:
    """Everybody's place, seat by seat: by points alone in a match that was broken off."""
    points = [seat.points for seat in view.seats]
    if view.outcome is None:
        places = [1 + sum(other > own for other in points) for own in points]
    else:
        places = list(view.outcome.places)
    return [
        Place(seat, names[seat], place, points[seat], view.outcome is not None and place == 1)
        for seat, place in enumerate(places)
    ]


def _bars(places: Sequence[Place], found: Sequence[Points]) -> list[Bar]:
    by_place = sorted(places, key=lambda place: place.place)
    return [Bar(place.seat, place.name, found[place.seat]) for place in by_place]


def _course(moments: Sequence[Moment], places: Sequence[Place], words: Words) -> Course:
    view = view_at(moments[-1])
    step = "picture-stopped" if view.outcome is None else "picture-final-scoring"
    return Course(
        rounds=points_by_round(moments),
        end=points_at(moments[-1]),
        places=tuple(place.place for place in places),
        target=view.options.target,
        end_word=words.say(label(step), ()),
    )


# Title ----------------------------------------------------------------------------------------


def _put_title(canvas: Canvas, area: Box, result: str) -> None:
    left, top, right, _ = area
    middle = top + _TITLE_MIDDLE
    ink = canvas.paintbox.theme.ink
    width = canvas.write(
        "name",
        _TITLE,
        (MIDDLE, middle),
        face="display",
        cap=_TITLE_CAP,
        colour=ink,
        align="middle",
    )
    band = (right - left - width) // 2 - 40
    band -= band % (2 * SQUARE) - SQUARE  # an odd number of squares: both ends alike
    for begin in (left, right - band):
        put_chequers(canvas, (begin, middle - 15, begin + band, middle + 15))
    lines = in_two_lines(result, _RESULT_CAP, _RESULT_WIDTH)
    first = top + _RESULT_MIDDLE - (len(lines) - 1) * _RESULT_STEP // 2
    for place, line in enumerate(lines):
        canvas.write(
            "text",
            line,
            (MIDDLE, first + place * _RESULT_STEP),
            face="text",
            cap=_RESULT_CAP,
            colour=ink,
            width=_RESULT_WIDTH,
            align="middle",
        )


def _result(view: View, words: Words, names: Sequence[str]) -> str:
    """The sentence of the result; long names are cut, and none is broken over two lines."""
    if view.outcome is None:
        return words.say(label("picture-broken-off"), ())
    width = max(_NAMES_WIDTH // len(view.outcome.winners), _NAME_WIDTH)
    cut = (set_line(name, "text", _RESULT_CAP, width).text for name in names)
    told = victory(view, view.outcome)
    return words.say(told, [name.replace(" ", _NO_BREAK) for name in cut])


def in_two_lines(text: str, cap: int, width: int) -> list[str]:
    """The text in one line, or if it is wider than this in two as alike as possible."""
    words = [word.translate(_SPACES) for word in text.split(" ")]
    whole = " ".join(words)
    if width_of(whole, "text", cap) <= width or len(words) == 1:
        return [whole]
    splits = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return list(min(splits, key=lambda lines: max(width_of(line, "text", cap) for line in lines)))
