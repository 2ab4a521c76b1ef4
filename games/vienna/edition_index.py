"""An edition made quick to ask: fields by id and place, symbols by card, placements by row."""

from __future__ import annotations

from functools import cache

from games.vienna.edition import (
    STREET_LENGTH,
    Edition,
    EditionKey,
    Field,
    FieldId,
    Symbols,
    edition_of,
)
from games.vienna.placements import Row
from games.vienna.state import Player


class Board:
    """What the rules look up in an edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.street = edition.street
        self.geheimbund = edition.geheimbund
        self.all_open = (1 << STREET_LENGTH) - 1
        self.index = {field.id: index for index, field in enumerate(edition.street)}
        self.seatings = {seating.seats: seating for seating in edition.seatings}
        self.start_cards = {card.id: card for card in edition.start_cards}
        self.persons = {person.id: person for person in edition.persons}
        self._rows: dict[tuple[tuple[int, ...], int, bool], Row] = {}

    def field(self, id: FieldId) -> Field:
        """The street field with this id."""
        return self.street[self.index[id]]

    def name(self, id: FieldId) -> str:
        """What a field is called, Geheimbund included."""
        return self.geheimbund.name if id == self.geheimbund.id else self.field(id).name

    def row(self, player: Player, *, joker: bool) -> Row:
        """What a player's remaining dice can do."""
        key = (player.dice, player.white, joker)
        row = self._rows.get(key)
        if row is None:
            row = self._rows[key] = Row(self.edition, *key)
        return row

    def symbols(self, player: Player, *, has_influence: bool) -> Symbols:
        """All symbols a player shows: start card, characters, "more influence"."""
        total = self.start_cards[player.start_card].symbols if player.start_card else Symbols()
        for person in player.persons:
            total += self.persons[person].symbols
        return total + self.edition.influence.symbols if has_influence else total


@cache
def board_of(key: EditionKey) -> Board:
    """The board of this edition, made once."""
    return Board(edition_of(key))
