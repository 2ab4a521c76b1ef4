"""The catch-up strip: what happened while somebody was away, in three frames at most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from games.api import Event, Who, label
from games.vienna.edition import EditionKey
from games.vienna.edition_index import board_of
from games.vienna.events import (
    Ended,
    EvaluationBegan,
    GendarmeSet,
    Placed,
    RoundBegan,
    RoundEnded,
    SetUp,
)
from games.vienna.sentences.log import sentence
from games.vienna.view import SeatView, Stand, View
from language import Words, words_of
from render.api import Moment
from render.canvas import Assembly, Box, Canvas, Piece, assembled
from render.picture_setting import Setting
from render.poster_frame import MARGIN, NAME_CAP, NUMBER_CAP, WIDTH
from render.shapes import token
from render.vector import Drawing
from render.vienna import icons
from render.vienna.board import GAME, TILES, tile
from render.vienna.field_tile import CellFace, LodgeFace
from render.vienna.geometry import CELL, COLUMNS, GAP
from render.visual_style import Paintbox, paintbox

_MOST_FRAMES = 3
_EMPTY_HEIGHT = 120
_LINE_HEIGHT = 52  # room for the highest and the deepest letters
_LINE_CAP = 22
_FRAME_GAP = 18
_TOKEN = 44
_ICON = 40
_TELLING = (Ended, RoundEnded, RoundBegan, EvaluationBegan, SetUp)


class Frame(NamedTuple):
    """A stretch of the match that is told in one line."""

    before: View
    after: View
    events: tuple[Event, ...]


def draw_strip_of(moments: Sequence[Moment], setting: Setting) -> Assembly:
    """What happened from the first of these moments to the last."""
    paints = paintbox(setting.look)
    words = words_of(GAME, setting.language)
    frames = _frames(moments)
    if not frames:
        line = _draw_line(paints, words.say(label("picture-nothing-new"), setting.names))
        top = (_EMPTY_HEIGHT - _LINE_HEIGHT) // 2
        return assembled(_ground(paints, _EMPTY_HEIGHT), [(_line_box(top), line)])
    parts: list[tuple[Box, Piece]] = []
    for place, frame in enumerate(frames):
        top = MARGIN + place * (_LINE_HEIGHT + CELL[1] + _FRAME_GAP)
        parts.append((_line_box(top - 4), _draw_line(paints, _line(frame, words, setting))))
        for column, piece in enumerate(_body(paints, frame, setting)):
            parts.append((_cell_box(column, top + _LINE_HEIGHT), piece))
    rows = len(frames)
    height = 2 * MARGIN + rows * (_LINE_HEIGHT + CELL[1]) + (rows - 1) * _FRAME_GAP
    return assembled(_ground(paints, height), parts)


def _line_box(top: int) -> Box:
    return MARGIN, top, WIDTH - MARGIN, top + _LINE_HEIGHT


def _cell_box(column: int, top: int) -> Box:
    left = MARGIN + column * (CELL[0] + GAP[0])
    return left, top, left + CELL[0], top + CELL[1]


def _ground(paints: Paintbox, height: int) -> Image.Image:
    """Paper with a line around it."""

    def drawn() -> Piece:
        canvas = Canvas(paints, (WIDTH, height), "paper")
        canvas.frame((2, 2, WIDTH - 2, height - 2), "line", 3)
        return canvas.piece()

    return TILES.get((paints.look, "strip", height), drawn).image


def _draw_line(paints: Paintbox, text: str) -> Piece:
    canvas = Canvas(paints, (WIDTH - 2 * MARGIN, _LINE_HEIGHT), "paper")
    canvas.write(
        "text",
        text,
        (0, _LINE_HEIGHT // 2),
        face="text",
        cap=_LINE_CAP,
        colour=paints.theme.ink,
        width=WIDTH - 2 * MARGIN,
    )
    return canvas.piece()


# Which frames ---------------------------------------------------------------------------------


def _frames(moments: Sequence[Moment]) -> list[Frame]:
    """One frame for each turn and each evaluation; neighbours join until there are few enough."""
    frames: list[Frame] = []
    for before, after in pairwise(moments):
        for frame in _split(_view(before), _view(after), after.events):
            if frames and _actor(frames[-1]) == _actor(frame):
                frames[-1] = _joined(frames[-1], frame)
            else:
                frames.append(frame)
    while len(frames) > _MOST_FRAMES:
        shortest = min(range(len(frames) - 1), key=lambda i: _weight(frames[i], frames[i + 1]))
        frames[shortest : shortest + 2] = [_joined(frames[shortest], frames[shortest + 1])]
    return frames


def _view(moment: Moment) -> View:
    assert isinstance(moment.view, View)
    return moment.view


def _split(before: View, after: View, events: tuple[Event, ...]) -> Iterator[Frame]:
    """A move that ends the placing is two frames: the placing, and the evaluation."""
    for index, event in enumerate(events):
        if isinstance(event, EvaluationBegan) and index:
            yield Frame(before, before, events[:index])
            yield Frame(before, after, events[index:])
            return
    if events:
        yield Frame(before, after, events)


def _actor(frame: Frame) -> object:
    """Frames of one actor are told together: a seat at its turn, or the evaluation."""
    if frame.before.evaluating or any(isinstance(e, EvaluationBegan) for e in frame.events):
        return "evaluation"
    return frame.before.seat


def _joined(one: Frame, other: Frame) -> Frame:
    return Frame(one.before, other.after, one.events + other.events)


def _weight(one: Frame, other: Frame) -> tuple[bool, int]:
    """Turns join before a turn joins an evaluation, small ones first."""
    is_mixed = (_actor(one) == "evaluation") != (_actor(other) == "evaluation")
    return is_mixed, len(_placements(one)) + len(_placements(other))


# What a frame says ----------------------------------------------------------------------------


def _placements(frame: Frame) -> list[Placed | GendarmeSet]:
    return [event for event in frame.events if isinstance(event, Placed | GendarmeSet)]


def _line(frame: Frame, words: Words, setting: Setting) -> str:
    shown = _placements(frame)[-COLUMNS:]
    if not shown or _actor(frame) == "evaluation":
        return _say(words, setting, frame, _most_telling(frame.events))
    if len(_placements(frame)) == 1:
        return _say(words, setting, frame, shown[0])
    board = board_of(frame.after.options.edition)
    # Several in one line: the tiles below tell the rest.
    went = (label("picture-went", seat=Who(e.seat), field=board.name(e.field)) for e in shown)
    text = " · ".join(words.say(one, setting.names) for one in went)
    left_out = len(_placements(frame)) - len(shown)
    if left_out:
        text = words.say(label("picture-and-more", told=text, count=left_out), setting.names)
    return text


def _say(words: Words, setting: Setting, frame: Frame, event: Event) -> str:
    return words.say(sentence(frame.after.options.edition, event), setting.names)


def _most_telling(events: tuple[Event, ...]) -> Event:
    ranked = (event for kind in _TELLING for event in reversed(events) if isinstance(event, kind))
    return next(ranked, events[-1])


def _body(paints: Paintbox, frame: Frame, setting: Setting) -> Iterator[Piece]:
    """Fields where somebody went, or what the players have got."""
    placements = _placements(frame)[-COLUMNS:]
    if placements and _actor(frame) != "evaluation":
        for event in placements:
            piece = tile(paints, _face(event, frame.after.options.edition))
            # Inked once more: a few light and dark inks become their neighbours.
            yield piece._replace(image=paints.inked(piece.image.convert("RGB")))
        return
    for old, seat in zip(frame.before.seats, frame.after.seats, strict=True):
        yield _draw_figures(paints, setting.names[seat.seat], old, seat)


def _face(event: Placed | GendarmeSet, edition: EditionKey) -> CellFace | LodgeFace:
    if isinstance(event, GendarmeSet):
        return CellFace(edition, event.field, is_closed=True)
    stand = Stand(event.field, event.seat, event.lie, event.white)
    if event.field == board_of(edition).geheimbund.id:
        return LodgeFace(edition, (stand,))
    return CellFace(edition, event.field, stand, has_coach=not event.bribe)


def _draw_figures(paints: Paintbox, name: str, old: SeatView, seat: SeatView) -> Piece:
    """What a player has, and how much more it is than before."""
    canvas = Canvas(paints, CELL, "panel")
    canvas.frame((0, 0, *CELL), "line", 2)
    canvas.put("piece", paints.sprite(token(seat.seat), (_TOKEN, _TOKEN), seat.seat), (8, 8))
    canvas.write(
        "name",
        name,
        (60, 30),
        face="text",
        cap=NAME_CAP,
        colour=paints.theme.ink,
        width=CELL[0] - 68,
    )
    _put_figure(canvas, icons.ARMS, 10, old.points, seat.points)
    _put_figure(canvas, icons.COIN, 114, old.coins, seat.coins)
    return canvas.piece()


def _put_figure(canvas: Canvas, icon: Drawing, left: int, was: int, now: int) -> None:
    theme, middle = canvas.paintbox.theme, 82
    canvas.put("icon", canvas.paintbox.sprite(icon, (_ICON, _ICON)), (left, middle - _ICON // 2))
    at = (left + _ICON + 5, middle)
    canvas.write("number", str(now), at, face="number", cap=NUMBER_CAP, colour=theme.ink)
    if now != was:
        more = f"{now - was:+d}".replace("-", "\N{MINUS SIGN}")
        at = (left + _ICON + 5, middle + 38)
        canvas.write("number", more, at, face="number", cap=NAME_CAP, colour=theme.alert)
