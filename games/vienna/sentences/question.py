"""What is asked, as a sentence in no language yet."""

from __future__ import annotations

from games.api import Label, Seat, Who, label
from games.vienna.edition import EditionKey, FieldId
from games.vienna.edition_index import board_of
from games.vienna.state import Stage


def question(stage: Stage, seat: Seat, evaluating: FieldId | None, edition: EditionKey) -> Label:
    """What the seat in turn is asked; after the end, that nobody is."""
    id = f"ask-{stage.replace('_', '-')}"
    if evaluating is None:
        return label(id, seat=Who(seat))
    return label(id, seat=Who(seat), field=board_of(edition).name(evaluating))
