"""What a finished match tells about the game: rounds, seats, fields, start cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.api import Event, Figure, Label, Outcome, label
from games.vienna.edition import FieldId
from games.vienna.edition_index import board_of
from games.vienna.end_of_match import outcome_of
from games.vienna.events import Compared, Gained, Lapsed, Placed, SetUp, SpecialsCounted
from games.vienna.sentences.arguments import start_card_shown
from games.vienna.state import State

_SHORTEST, _LONGEST = 3, 10  # rounds; what is shorter or longer counts as that


def figures_of(state: State, events: Iterable[Event]) -> tuple[Figure, ...]:
    """The match in numbers; each number is summed or averaged over many matches."""
    board = board_of(state.options.edition)
    outcome = outcome_of(state)
    assert outcome is not None, "figures are asked of finished matches"
    events = list(events)
    (start,) = (event.start for event in events if isinstance(event, SetUp))
    found = [_figure("match", label("row-all"), "rounds", state.round)]
    for rounds in range(_SHORTEST, _LONGEST + 1):
        is_it = int(min(max(state.round, _SHORTEST), _LONGEST) == rounds)
        found.append(_figure("length", label("row-rounds", rounds=rounds), "share", is_it))
    for seat, player in enumerate(state.players):
        won = int(outcome.places[seat] == 1)
        row = label("row-seat", seat=seat + 1)
        found += [
            _figure("seat", row, "points", player.points),
            _figure("seat", row, "coins", player.coins),
            _figure("seat", row, "characters", len(player.persons)),
            _figure("seat", row, "won", won),
        ]
        order = label("row-order", number=(seat - start) % len(state.players) + 1)
        found.append(_figure("order", order, "won", won))
        assert player.start_card is not None, "everybody chose one before the first round"
        card = start_card_shown(board, player.start_card)
        found += [
            _figure("start-card", card, "points", player.points),
            _figure("start-card", card, "won", won),
        ]
    visits, lapses, points, winners = _by_field(events, outcome)
    for field in (*(field.id for field in board.street), board.geheimbund.id):
        row = label("row-field", field=board.name(field))
        found += [
            _figure("field", row, "visits", visits[field]),
            _figure("field", row, "lapses", lapses[field]),
            _figure("field", row, "points", points[field]),
            _figure("field", row, "winners", winners[field]),
        ]
    return tuple(found)


def _figure(table: str, row: Label, column: str, value: int) -> Figure:
    return Figure(label(f"table-{table}"), row, label(f"column-{column}"), value)


def _by_field(
    events: Iterable[Event], outcome: Outcome
) -> tuple[Counter[FieldId], Counter[FieldId], Counter[FieldId], Counter[FieldId]]:
    """Visits, lapses, points, and the visits of those who won."""
    visits, lapses, points = Counter[FieldId](), Counter[FieldId](), Counter[FieldId]()
    winners = Counter[FieldId]()
    for event in events:
        match event:
            case Placed():
                visits[event.field] += 1
                winners[event.field] += outcome.places[event.seat] == 1
            case Lapsed():
                lapses[event.field] += 1
            case Gained() | Compared() | SpecialsCounted():
                points[event.field] += event.points
            case _:
                pass
    return visits, lapses, points, winners
