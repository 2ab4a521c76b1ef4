"""Where and when each player's points came from, read off the events of a whole match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import TypeAlias

from games.vienna.events import (
    CoinsExchanged,
    Compared,
    Gained,
    MajoritiesCounted,
    RoundEnded,
    SpecialsCounted,
)
from games.vienna.view import View
from render.api import Moment


class Source(StrEnum):
    """What pays points, in the order of a match."""

    START = "start"  # what a seat has before the first move
    SIGHTS = "sights"  # fields that simply pay, and Krieau's reward
    COMPARISONS = "comparisons"  # symbols against both neighbours, on the street
    HEURIGER = "heuriger"
    MAJORITIES = "majorities"  # symbols against both neighbours, at the end
    COINS = "coins"  # exchanged at the end


Points: TypeAlias = Mapping[Source, int]
Standing: TypeAlias = tuple[int, ...]  # points, seat by seat


def points_by_source(moments: Sequence[Moment]) -> tuple[Points, ...]:
    """For each seat what every source paid; together these are the points of the last view."""
    found = [dict.fromkeys(Source, 0) for _ in view_at(moments[0]).seats]
    for seat in view_at(moments[0]).seats:
        found[seat.seat][Source.START] = seat.points
    for seat, source, points in _payments(moments):
        found[seat][source] += points
    return tuple(found)


def points_by_round(moments: Sequence[Moment]) -> tuple[Standing, ...]:
    """The standing at the deal and after each round, without the final scoring."""
    events = (event for moment in moments for event in moment.events)
    rounds = (event.points for event in events if isinstance(event, RoundEnded))
    return points_at(moments[0]), *rounds


def points_at(moment: Moment) -> Standing:
    """The standing at a moment."""
    return tuple(seat.points for seat in view_at(moment).seats)


def view_at(moment: Moment) -> View:
    """The table at a moment of a match of Vienna."""
    assert isinstance(moment.view, View)
    return moment.view


def _payments(moments: Sequence[Moment]) -> Iterator[tuple[int, Source, int]]:
    # The deal itself pays nothing: what it gave is the start.
    for moment in moments[1:]:
        for event in moment.events:
            match event:
                case Gained():
                    yield event.seat, Source.SIGHTS, event.points
                case Compared():
                    yield event.seat, Source.COMPARISONS, event.points
                case SpecialsCounted():
                    yield event.seat, Source.HEURIGER, event.points
                case MajoritiesCounted():
                    yield event.seat, Source.MAJORITIES, event.points
                case CoinsExchanged():
                    yield event.seat, Source.COINS, event.points
                case _:
                    pass
