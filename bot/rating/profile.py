"""What can be told of how somebody plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from bot.match import match_rules
from games.api import AnyGame, Label, Move, UnreadableMove


class Favourite(msgspec.Struct, frozen=True):
    """A place somebody goes to."""

    place: Label
    times: int


def favourites(game: AnyGame, moves: Iterable[Move], count: int) -> list[Favourite]:
    """The places these moves lead to most often, no more than so many; of equals, the newer."""
    haunts = (game.haunt(move) for move in moves)
    found = Counter(haunt for haunt in haunts if haunt is not None)
    return [Favourite(place, times) for place, times in found.most_common(count)]


def readable(game: AnyGame, moves: Iterable[bytes]) -> Iterator[Move]:
    """The moves in this JSON, without those that the rules no longer know."""
    codec = match_rules.codec_of(game)
    for move in moves:
        try:
            yield codec.read_move(move)
        except UnreadableMove:
            continue
