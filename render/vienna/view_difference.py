"""What has changed on the board between two views."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.vienna.edition import FieldId, PersonId, Symbol
from games.vienna.edition_index import board_of
from games.vienna.view import SeatView, View


class Changes(NamedTuple):
    """What to outline, and along which gaps of the street a trail leads, seat by seat."""

    fields: frozenset[FieldId] = frozenset()
    seats: tuple[frozenset[str], ...] = ()  # seat by seat: "points", "coins", symbols, cards
    persons: frozenset[PersonId] = frozenset()
    trails: tuple[tuple[int, int, int], ...] = ()  # seat, from this street index, to this one


_LONGEST_TRAIL = 5  # gaps
NO_CHANGES = Changes()


def changes(before: View | None, now: View) -> Changes:
    """What is new in `now` for somebody who last saw `before`."""
    if before is None or before == now:
        return NO_CHANGES
    is_same_round = before.round == now.round
    stood = before.stands if is_same_round else ()
    fields = {stand.field for stand in now.stands if stand not in stood}
    if now.gendarme is not None and now.gendarme != before.gendarme:
        fields.add(now.gendarme)
    return Changes(
        fields=frozenset(fields),
        seats=tuple(
            frozenset(_new_figures(old, seat))
            for old, seat in zip(before.seats, now.seats, strict=True)
        ),
        persons=frozenset(now.display) - frozenset(before.display),
        trails=_trails(before if is_same_round else None, now),
    )


def _new_figures(old: SeatView, now: SeatView) -> Iterator[str]:
    if old.points != now.points:
        yield "points"
    if old.coins != now.coins:
        yield "coins"
    for symbol in Symbol:
        if old.symbols.of(symbol) != now.symbols.of(symbol):
            yield symbol
    yield from (special for special in now.specials if special not in old.specials)


def _trails(before: View | None, now: View) -> tuple[tuple[int, int, int], ...]:
    index = board_of(now.options.edition).index
    trails: list[tuple[int, int, int]] = []
    for seat in now.seats:
        if seat.coach is None:
            continue
        old = before.seats[seat.seat].coach if before else None
        begin, end = -1 if old is None else index[old], index[seat.coach]
        if begin != end:
            trails.append((int(seat.seat), max(begin, end - _LONGEST_TRAIL), end))
    return tuple(trails)
