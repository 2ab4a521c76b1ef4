"""The tables of a round as a picture: who plays whom, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.canvas import Box, Canvas, Piece
from render.poster_frame import LEFT, MIDDLE, NAME_CAP, RIGHT
from render.printable_names import shown_names
from render.text_masks import width_of
from render.tournament.fitted_words import one_line
from render.tournament.frame import (
    BOTTOM,
    Head,
    Note,
    head_of,
    note_of,
    page,
    put_note,
    put_waiting,
)
from render.tournament.laurel import LAUREL, laurel_size
from render.tournament.sheets import SeatedTable, SeatingSheet
from render.tournament.signs import BULLET, round_table
from render.vector import Drawing, star
from render.visual_style import DEFAULT_LOOK, Look

_GAP = 20  # between cards
_WIDE_CARD = 760  # a single one
_HEADER = 66
_PERSON, _LOW_PERSON, _FEW = 54, 46, 48  # people in all whose lines are higher
_CARD_BOTTOM = 8
_EDGE = 16
_TABLE = 50
_TITLE_CAP = 28
_PERSON_CAP = 25
_SIGN, _LAUREL = 34, 48
_NAME_LEFT = 72
_NOTE_SHARE = 0.36  # of a card, at most
_NOBODY = 260
_LEAST_FOR_COACH = 190
_WON = Drawing(LAUREL.width, LAUREL.height, (*LAUREL.marks, star("ink", (100, 98), 46, 19)))


class SeatingPlan(NamedTuple):
    """Where the cards of tables lie: two beside each other, equally high."""

    head: Head
    note: Note
    people: tuple[int, ...]  # at each table

    def _height(self, row: int) -> int:
        most = max(self.people[2 * row : 2 * row + 2])
        return _HEADER + most * self.person_height + _CARD_BOTTOM

    @property
    def person_height(self) -> int:
        """How high the line of somebody is."""
        return _PERSON if sum(self.people) <= _FEW else _LOW_PERSON

    def person(self, table: int, seat: int) -> Box:
        """The line of somebody at a table."""
        left, top, right, _ = self.card(table)
        top += _HEADER + _CARD_BOTTOM // 2 + seat * self.person_height
        return left, top, right, top + self.person_height

    @property
    def rows(self) -> int:
        """How many rows of cards there are."""
        return (len(self.people) + 1) // 2

    def card(self, table: int) -> Box:
        """The card of a table, counted from nought."""
        row, column = divmod(table, 2)
        top = self.head.bottom + sum(self._height(before) + _GAP for before in range(row))
        width = (RIGHT - LEFT - _GAP) // 2
        left = LEFT + column * (width + _GAP)
        if len(self.people) == 1:
            left, width = MIDDLE - _WIDE_CARD // 2, _WIDE_CARD
        return left, top, left + width, top + self._height(row)

    @property
    def free(self) -> Box | None:
        """The place beside the last card, if it is large enough for an ornament."""
        if len(self.people) % 2 == 0 or len(self.people) == 1:
            return None
        free = self.card(len(self.people))
        return free if free[3] - free[1] >= _LEAST_FOR_COACH else None

    @property
    def bottom(self) -> int:
        """Where the cards end."""
        return self.card(len(self.people) - 1)[3] if self.people else self.head.bottom + _NOBODY

    @property
    def height(self) -> int:
        """Of the whole picture."""
        return self.bottom + self.note.height + BOTTOM


def plan_of(sheet: SeatingSheet) -> SeatingPlan:
    """The plan on which all of it fits."""
    return SeatingPlan(
        head_of(sheet.title, sheet.subtitle),
        note_of(sheet.byes, sheet.more),
        tuple(max(len(table.people), 1) for table in sheet.tables),
    )


def seating_picture(sheet: SeatingSheet, look: Look = DEFAULT_LOOK) -> Image.Image:
    """Who plays whom, ready to be encoded."""
    return draw_seating(sheet, look).image


def draw_seating(sheet: SeatingSheet, look: Look = DEFAULT_LOOK) -> Piece:
    """A card for each table, two beside each other; a winner stands on laurel."""
    plan = plan_of(sheet)
    canvas = page(look, plan.head, plan.height)
    for at, table in enumerate(sheet.tables):
        card = plan.card(at)
        canvas.fill(card, "card")
        _put_header(canvas, table, card)
        _put_people(canvas, table, [plan.person(at, seat) for seat in range(len(table.people))])
        canvas.frame(card, "line", 2)
    if not sheet.tables:
        put_waiting(canvas, (LEFT, plan.head.bottom, RIGHT, plan.bottom))
    if plan.free is not None:
        put_waiting(canvas, plan.free)
    put_note(canvas, plan.note, plan.bottom)
    return canvas.piece()


def _put_header(canvas: Canvas, table: SeatedTable, card: Box) -> None:
    """The title of a table, and how far it is."""
    left, top, right, _ = card
    middle, ink = top + _HEADER // 2, canvas.paintbox.theme.shield_ink
    canvas.fill((left, top, right, top + _HEADER), "road")
    sign = canvas.paintbox.sprite(
        round_table(len(table.people)), (_TABLE, _TABLE), ink_soft="shield_ink", plot="road"
    )
    canvas.put(None, sign, (left + _EDGE // 2, middle - _TABLE // 2))
    state, room = one_line(table.state), right - left - _NAME_LEFT - _EDGE
    if state:
        room -= _EDGE + canvas.write(
            "text",
            state,
            (right - _EDGE, middle),
            face="text",
            cap=NAME_CAP + 1,
            colour=ink,
            width=room // 2,
            align="right",
        )
    canvas.write(
        "text",
        one_line(table.title),
        (left + _NAME_LEFT, middle),
        face="display",
        cap=_TITLE_CAP,
        colour=ink,
        width=room,
    )


def _put_people(canvas: Canvas, table: SeatedTable, rows: Sequence[Box]) -> None:
    names = shown_names([person.name for person in table.people])
    for seat, (person, name, row) in enumerate(zip(table.people, names, rows, strict=True)):
        left, _, right, _ = row
        has_won = seat == table.winner
        if has_won:
            canvas.fill(row, "panel_turn")
        elif seat:
            canvas.fill((left + _EDGE, row[1] - 1, right - _EDGE, row[1] + 1), "line_soft")
        _put_sign(canvas, (left + _NAME_LEFT // 2, (row[1] + row[3]) // 2), has_won=has_won)
        _put_person(canvas, (name, one_line(person.note)), row)


def _put_sign(canvas: Canvas, at: tuple[int, int], *, has_won: bool) -> None:
    if not has_won:
        bullet = canvas.paintbox.sprite(BULLET, (_SIGN, _SIGN))
        canvas.put(None, bullet, (at[0] - _SIGN // 2, at[1] - _SIGN // 2))
        return
    laurel = canvas.paintbox.sprite(_WON, laurel_size(_LAUREL))
    canvas.put("icon", laurel, (at[0] - _LAUREL // 2, at[1] - laurel.height // 2), "winner")


def _put_person(canvas: Canvas, words: tuple[str, str], row: Box) -> None:
    name, note = words
    left, top, right, bottom = row
    middle, theme = (top + bottom) // 2, canvas.paintbox.theme
    room = right - left - _NAME_LEFT - _EDGE
    if note:
        widest = max(
            round((right - left) * _NOTE_SHARE), room - width_of(name, "text", _PERSON_CAP)
        )
        room -= _EDGE + canvas.write(
            "text",
            note,
            (right - _EDGE, middle),
            face="text",
            cap=NAME_CAP,
            colour=theme.ink_soft,
            width=min(widest, room - 2 * _EDGE),
            align="right",
        )
    canvas.write(
        "name",
        name,
        (left + _NAME_LEFT, middle),
        face="text",
        cap=_PERSON_CAP,
        colour=theme.ink,
        width=room,
    )
