"""What can be told of how somebody plays."""

from __future__ import annotations

from bot.rating.profile import Favourite, favourites, readable
from games.api import Label, Move
from games.vienna import VIENNA
from games.vienna.edition import FieldId
from games.vienna.edition_index import board_of
from games.vienna.moves import Die, Pass, Place, Roll
from tests.games.masquerade import MASQUERADE
from tests.games.masquerade.pieces import Card, Wear

KRIEAU, PRATER, THIRD = (field.id for field in board_of("house2").street[:3])


def visit(field: FieldId, *, die: int = 6) -> Place:
    return Place(field, (Die(die),))


def place(field: FieldId) -> Label:
    haunt = VIENNA.haunt(visit(field))
    assert haunt is not None
    return haunt


def test_favourites_are_where_somebody_goes_most_often() -> None:
    moves: list[Move] = [Roll(), visit(PRATER), visit(KRIEAU), visit(PRATER, die=3), Pass()]
    assert favourites(VIENNA, moves, 3) == [
        Favourite(place(PRATER), 2),
        Favourite(place(KRIEAU), 1),
    ]


def test_no_more_favourites_are_named_than_were_asked_for() -> None:
    moves = [visit(field) for field in (KRIEAU, PRATER, THIRD, THIRD)]
    assert [one.place for one in favourites(VIENNA, moves, 1)] == [place(THIRD)]


def test_of_places_visited_as_often_the_one_named_first_comes_first() -> None:
    moves = [visit(field) for field in (THIRD, KRIEAU, KRIEAU, THIRD)]
    found = favourites(VIENNA, moves, 2)
    assert [one.place for one in found] == [place(THIRD), place(KRIEAU)]


def test_a_game_without_places_has_no_favourites() -> None:
    assert favourites(MASQUERADE, [Wear(Card(3))], 3) == []


def test_moves_that_the_rules_no_longer_know_are_left_out() -> None:
    data = [b'{"do":"roll"}', b'{"do":"fly"}', b"nonsense", b'{"do":"pass"}']
    assert list(readable(VIENNA, data)) == [Roll(), Pass()]
