"""The places moves lead to, for saying which ones somebody likes best."""

from __future__ import annotations

from typing import get_args

import pytest

from games.api import label
from games.vienna import VIENNA
from games.vienna.edition import EditionKey, FieldId, PersonId
from games.vienna.edition_index import board_of
from games.vienna.moves import (
    ChoosePerson,
    Die,
    DoubleMove,
    Pass,
    Place,
    Roll,
    SetGendarme,
    ViennaMove,
)
from language import LANGUAGES, Language, words_of

SIX = (Die(6),)


def fields(key: EditionKey) -> dict[FieldId, str]:
    board = board_of(key)
    return {field: board.name(field) for field in (*board.index, board.geheimbund.id)}


@pytest.mark.parametrize("key", get_args(EditionKey))
def test_a_placement_leads_to_its_field(key: EditionKey) -> None:
    for field, name in fields(key).items():
        assert VIENNA.haunt(Place(field, SIX)) == label("row-field", field=name)


def test_a_bribe_leads_to_the_same_place() -> None:
    field = board_of("house2").street[3].id
    assert VIENNA.haunt(Place(field, SIX, bribe=True)) == VIENNA.haunt(Place(field, SIX))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_is_called_as_on_the_board(language: Language) -> None:
    field = board_of("house2").street[0]
    haunt = VIENNA.haunt(Place(field.id, SIX))
    assert haunt is not None
    assert words_of(VIENNA.package, language).say(haunt, ()) == field.name


@pytest.mark.parametrize(
    "move",
    [
        Roll(),
        Pass(),
        DoubleMove(),
        ChoosePerson(PersonId("salondame")),
        SetGendarme(FieldId("krieau")),  # somebody else goes there
    ],
    ids=lambda move: type(move).__name__,
)
def test_other_moves_lead_nowhere(move: ViennaMove) -> None:
    assert VIENNA.haunt(move) is None


def test_a_field_that_no_edition_has_is_nowhere() -> None:
    assert VIENNA.haunt(Place(FieldId("nowhere"), SIX)) is None
