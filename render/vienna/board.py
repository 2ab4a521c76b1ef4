"""The board of Vienna, put together from tiles that are kept from picture to picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TypeAlias

from games.api import label
from games.vienna.edition_index import board_of
from games.vienna.sentences.question import question
from games.vienna.view import View
from language import words_of
from render.canvas import Assembly, Box, Canvas, Piece, assembled
from render.picture_cache import Cache
from render.picture_setting import Setting
from render.vienna.character_display import CardFace, PileFace, draw_card, draw_pile
from render.vienna.field_tile import CellFace, LodgeFace, draw_cell, draw_lodge
from render.vienna.geometry import CARDS, OFF_STREET, Plan, slots
from render.vienna.header import HeaderFace, TitleFace, draw_header, draw_title
from render.vienna.player_panel import (
    CountFace,
    DiceFace,
    NameFace,
    PanelFace,
    PartFace,
    PlateFace,
    SpecialFace,
    TrackFace,
    draw_count,
    draw_dice,
    draw_name,
    draw_plate,
    draw_special,
    draw_track,
    panel_parts,
)
from render.vienna.street_segment import RoadFace, draw_road
from render.vienna.view_difference import Changes, changes
from render.visual_style import Look, Paintbox, paintbox

GAME = "games.vienna"  # whose words the picture speaks

_TILE_BYTES = 48 * 2**20
_TRACK_BEYOND = 5  # points that a track shows behind its goal
_FRAME = 6

Face: TypeAlias = (
    CellFace | LodgeFace | RoadFace | PileFace | CardFace | TitleFace | HeaderFace | PartFace
)

# `...`: each function takes the one face it is listed for.
_DRAW: dict[type[Face], Callable[..., Piece]] = {
    CellFace: draw_cell,
    LodgeFace: draw_lodge,
    RoadFace: draw_road,
    PileFace: draw_pile,
    CardFace: draw_card,
    TitleFace: draw_title,
    HeaderFace: draw_header,
    PlateFace: draw_plate,
    NameFace: draw_name,
    CountFace: draw_count,
    SpecialFace: draw_special,
    DiceFace: draw_dice,
    TrackFace: draw_track,
}


TILES: Cache[Piece] = Cache(_TILE_BYTES, lambda piece: piece.image.width * piece.image.height)
"""Tiles of all boards, by look and face."""


def draw_board(view: View, setting: Setting, before: View | None = None) -> Assembly:
    """The whole table; what is new since `before` is outlined."""
    paints = paintbox(setting.look)
    plan = Plan(len(view.seats))
    tiles = tiles_of(view, setting, changes(before, view), plan)
    ground = _ground(setting.look, plan, len(board_of(view.options.edition).street)).image
    return assembled(ground, ((box, tile(paints, face)) for box, face in tiles))


def tile(paints: Paintbox, face: Face) -> Piece:
    """A part of a board, drawn unless it is kept."""
    # The type is part of the key: faces are tuples, and tuples with equal content are equal.
    key = (paints.look, type(face), face)
    return TILES.get(key, lambda: _DRAW[type(face)](paints, face))


def tiles_of(view: View, setting: Setting, new: Changes, plan: Plan) -> Iterator[tuple[Box, Face]]:
    """What the board is put together from, and where each part lies."""
    yield plan.title, TitleFace()
    yield plan.header, header_face(view, setting)
    yield from _street(view, new, plan)
    yield from _display(view, new, plan)
    for face in panel_faces(view, setting, new):
        left, top, _, _ = plan.panel(face.seat.seat)
        for box, part in panel_parts(face):
            yield (box[0] + left, box[1] + top, box[2] + left, box[3] + top), part


def _street(view: View, new: Changes, plan: Plan) -> Iterator[tuple[Box, Face]]:
    faces = cell_faces(view, new)
    places = slots(len(faces))
    for index, (place, face) in enumerate(zip(places, faces, strict=True)):
        yield plan.cell(place), face
        trails = tuple(seat for seat, begin, end in new.trails if begin < index <= end)
        if index and trails:
            box = plan.road(places[index - 1], place)
            is_down = places[index - 1].row != place.row
            yield box, RoadFace((box[2] - box[0], box[3] - box[1]), is_down, trails)
    board = board_of(view.options.edition)
    lodge = tuple(stand for stand in view.stands if stand.field == board.geheimbund.id)
    is_new = board.geheimbund.id in new.fields
    yield plan.cell(OFF_STREET), LodgeFace(view.options.edition, lodge, is_new)


def _display(view: View, new: Changes, plan: Plan) -> Iterator[tuple[Box, Face]]:
    yield plan.pile, PileFace(sum(len(pack) for pack in view.pile))
    for place in range(CARDS):
        person = view.display[place] if place < len(view.display) else None
        yield plan.card(place), CardFace(view.options.edition, person, person in new.persons)


def cell_faces(view: View, new: Changes) -> tuple[CellFace, ...]:
    """How each street field looks, in street order."""
    stands = {stand.field: stand for stand in view.stands}
    coaches = {seat.coach for seat in view.seats}
    return tuple(
        CellFace(
            view.options.edition,
            field.id,
            stand=stands.get(field.id),
            has_coach=field.id in coaches,
            is_closed=field.id == view.gendarme,
            is_lit=field.id == view.evaluating,
            is_new=field.id in new.fields,
        )
        for field in board_of(view.options.edition).street
    )


def panel_faces(view: View, setting: Setting, new: Changes) -> Iterator[PanelFace]:
    """How each player's panel looks, in seat order."""
    target = view.options.target
    longest = max(target + _TRACK_BEYOND, *(seat.points for seat in view.seats))
    for seat in view.seats:
        yield PanelFace(
            setting.names[seat.seat],
            seat,
            is_turn=view.outcome is None and view.seat == seat.seat,
            is_double_used=view.double_used,
            target=target,
            longest=longest,
            new=new.seats[seat.seat] if new.seats else frozenset(),
        )


def header_face(view: View, setting: Setting) -> HeaderFace:
    """Round, phase, and what is asked of whom."""
    words = words_of(GAME, setting.language)
    asked = question(view.stage, view.seat, view.evaluating, view.options.edition)
    seat = None if view.outcome else int(view.seat)
    return HeaderFace(
        words.say(label(f"picture-{_phase(view)}", round=view.round), setting.names),
        words.say(asked, setting.names),
        seat,
    )


def _phase(view: View) -> str:
    if view.outcome is not None:
        return "over"
    if view.round == 0:
        return "setup"
    return "evaluation" if view.evaluating is not None else "placing"


def _ground(look: Look, plan: Plan, fields: int) -> Piece:
    """Paper with a fine double line around it, and the road between so many fields."""

    def drawn() -> Piece:
        canvas = Canvas(paintbox(look), plan.size, "paper")
        for inset, width in ((_FRAME - 4, 3), (_FRAME + 2, 1)):
            right, bottom = plan.size[0] - inset, plan.size[1] - inset
            canvas.frame((inset, inset, right, bottom), "line", width)
        for one, other in pairwise(slots(fields)):
            canvas.fill(plan.road(one, other), "road")
        return canvas.piece()

    return TILES.get((look, "board", plan, fields), drawn)
