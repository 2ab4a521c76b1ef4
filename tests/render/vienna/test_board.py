"""What the board shows follows from the view, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.vienna.edition import FieldId, Special, Symbols
from games.vienna.view import SeatView, Stand, View
from language import LANGUAGES, Language
from render.colours import PaletteKey, ThemeKey
from render.picture_setting import setting_for
from render.vienna.board import draw_board
from render.vienna.view_difference import changes
from render.visual_style import Look
from tests.render.boxes import collisions, outside
from tests.render.vienna.tables import NAMES, match, stuffed, view_at

HOSTILE = {
    "wide emoji": "😀" * 32,
    "right to left": "\u202e" + "مرحبا بكم " * 3,
    "zero width": "\u200b\u200d\u2060" * 10,
    "combining pile": "Z" + "\u0337\u0322\u031b\u0321" * 60,
    "everyone": "@everyone",
    "nothing": "",
    "markup": "**[x](y)** <@1> `||`",
    "line breaks": "a\r\n\x00\x1b[31mb",
    "no font": "नमस्ते",
    "lone surrogate": "\ud800x",
    "wide": "﷽" * 32,
}


def looked_at(view: View, **look: object) -> bytes:
    return draw_board(view, setting_for(NAMES[: len(view.seats)], Look(**look))).image.tobytes()  # pyright: ignore[reportArgumentType]  spelt out by the caller


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_no_name_breaks_the_board(name: str) -> None:
    view = stuffed(view_at(match(5, 1), 20))
    piece = draw_board(view, setting_for([name] * 5))
    assert not collisions(piece.placed)
    assert not outside(piece.placed, piece.image.size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_drawn_in_every_language(language: Language) -> None:
    setting = setting_for(["W" * 32] * 4, language=language)
    for revision in range(0, len(match(4, 3)), 2):
        piece = draw_board(view_at(match(4, 3), revision), setting)
        assert not outside(piece.placed, piece.image.size)


def _with_seat(view: View, **changed: object) -> View:
    seat: SeatView = replace(view.seats[1], **changed)
    return replace(view, seats=(view.seats[0], seat, *view.seats[2:]))


FACTS: dict[str, Callable[[View], View]] = {
    "coins": lambda v: _with_seat(v, coins=17),
    "points": lambda v: _with_seat(v, points=21),
    "dice": lambda v: _with_seat(v, dice=(2, 2)),
    "the white die": lambda v: _with_seat(v, white=3),
    "a joker": lambda v: _with_seat(_with_seat(v, dice=(1, 5)), has_jokers=True),
    "dice to roll": lambda v: _with_seat(v, to_roll=3),
    "citizens": lambda v: _with_seat(v, symbols=Symbols(9, 0, 0)),
    "churches": lambda v: _with_seat(v, symbols=Symbols(0, 9, 0)),
    "crowns": lambda v: _with_seat(v, symbols=Symbols(0, 0, 9)),
    "special cards": lambda v: _with_seat(v, specials=(Special.JOKER,)),
    "the clock": lambda v: _with_seat(v, specials=(Special.CLOCK, Special.JOKER)),
    "whose turn it is": lambda v: replace(v, seat=Seat((v.seat + 1) % len(v.seats))),
    "the round": lambda v: replace(v, round=v.round + 1),
    "the field evaluated": lambda v: replace(v, evaluating=FieldId("oper")),
    "the gendarme": lambda v: replace(v, gendarme=FieldId("gloriette")),
    "the display": lambda v: replace(v, display=v.display[:1]),
    "the pile": lambda v: replace(v, pile=()),
    "dice on a field": lambda v: replace(
        v, stands=(*v.stands, Stand(FieldId("heuriger"), Seat(0), (3, 3)))
    ),
    "dice at the lodge": lambda v: replace(
        v, stands=(*v.stands, Stand(FieldId("geheimbund"), Seat(0), (3,)))
    ),
}


@pytest.mark.parametrize("change", FACTS.values(), ids=FACTS.keys())
def test_the_picture_shows(change: Callable[[View], View]) -> None:
    view = view_at(match(4, 1), 12)
    assert looked_at(change(view)) != looked_at(view)


def test_a_joker_is_marked_only_on_ones() -> None:
    view = _with_seat(view_at(match(4, 1), 12), dice=(2, 5), specials=())
    assert looked_at(_with_seat(view, has_jokers=True)) == looked_at(view)


def test_a_used_double_move_lies_turned() -> None:
    view = _with_seat(view_at(match(4, 1), 12), specials=(Special.DOUBLE,))
    assert looked_at(replace(view, double_used=True)) != looked_at(view)


def test_the_coach_stands_at_the_furthest_die() -> None:
    view = view_at(match(4, 1), 12)
    stand = Stand(FieldId("oper"), Seat(1), (2,))
    there = replace(_with_seat(view, coach=FieldId("oper")), stands=(stand,))
    assert looked_at(there) != looked_at(_with_seat(there, coach=None))


def test_the_same_view_gives_the_same_picture() -> None:
    view = view_at(match(5, 2), 30)
    assert looked_at(view) == looked_at(view)


def test_every_look_is_another_picture() -> None:
    view = view_at(match(5, 2), 30)
    themes: tuple[ThemeKey, ...] = ("day", "night")
    palettes: tuple[PaletteKey, ...] = ("standard", "deuteranopia", "protanopia", "tritanopia")
    looks = [Look(t, c, p) for t in themes for c in (False, True) for p in palettes]
    pictures = {
        draw_board(view, setting_for(NAMES, look)).image.convert("RGB").tobytes() for look in looks
    }
    assert len(pictures) == len(looks)


# What is new ----------------------------------------------------------------------------------


def test_nothing_is_outlined_for_somebody_who_saw_it() -> None:
    view = view_at(match(4, 1), 12)
    setting = setting_for(NAMES[:4])
    plain = draw_board(view, setting).image.tobytes()
    assert draw_board(view, setting, before=view).image.tobytes() == plain


def test_new_dice_and_the_gendarme_are_outlined() -> None:
    before = view_at(match(4, 1), 12)
    stand = Stand(FieldId("heuriger"), Seat(0), (3, 3))
    now = replace(before, stands=(*before.stands, stand), gendarme=FieldId("oper"))
    assert changes(before, now).fields == {"heuriger", "oper"}


def test_a_trail_leads_from_where_the_coach_was() -> None:
    before = view_at(match(4, 1), 12)
    at_oper = _with_seat(before, coach=FieldId("oper"))  # the 4th field
    at_parlament = _with_seat(before, coach=FieldId("parlament"))  # the 9th
    assert (1, 3, 8) in changes(at_oper, at_parlament).trails


def test_a_trail_is_short() -> None:
    before = _with_seat(view_at(match(4, 1), 12), coach=None)
    (trail,) = (t for t in changes(before, _with_seat(before, coach=FieldId("heuriger"))).trails)
    assert trail == (1, 18, 23)


def test_figures_that_changed_are_marked() -> None:
    before = view_at(match(4, 1), 12)
    seat = before.seats[1]
    now = _with_seat(before, coins=seat.coins + 2, points=seat.points + 1)
    assert changes(before, now).seats[1] == {"coins", "points"}
    assert changes(before, now).seats[0] == frozenset()


def test_in_a_new_round_all_dice_are_new() -> None:
    before = view_at(match(4, 1), 12)
    now = replace(before, round=before.round + 1)
    assert changes(before, now).fields == {stand.field for stand in now.stands}
