"""What can be said of Vienna's next turns: who is next, what could be prepared, what is least."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.api import Seat
from games.vienna.legality import moves_of
from games.vienna.moves import Pass, Place, ViennaMove
from games.vienna.setup import to_the_right
from games.vienna.state import Stage, State, clockwise_after

_ON_THE_STREET: frozenset[Stage] = frozenset(
    ("roll", "place", "gendarme", "reward", "prater", "double")
)


class ViennaForesight:
    """Fulfils `games.api.Foresight`. All dice lie open, so nothing here gives anything away."""

    def next_after(self, state: State) -> Seat | None:
        """Whoever is asked once the present turn is over, where that is certain."""
        seats = len(state.players)
        if state.stage == "start_card":
            following = to_the_right(state.seat, seats)
            return following if state.players[following].start_card is None else None
        if state.stage not in _ON_THE_STREET:
            return None
        for seat in clockwise_after(state.seat, seats)[:-1]:
            player = state.players[seat]
            if not player.rolled:
                return seat
            dice = len(player.dice) + (player.white > 0)
            if dice:
                # A last die may have nowhere to go but Geheimbund; then nobody is asked.
                return seat if player.coins or dice > 1 else None
        return None

    def upcoming(self, state: State, seat: Seat) -> Sequence[ViennaMove]:
        """What a seat could do if it were asked now: a start card to take, dice to place."""
        if seat == state.seat:
            return ()
        player = state.players[seat]
        if state.stage == "start_card" and player.start_card is None:
            return moves_of(replace(state, seat=seat), seat)
        if state.stage in _ON_THE_STREET and player.rolled and (player.dice or player.white):
            moves = moves_of(replace(state, seat=seat, stage="place"), seat)
            return [move for move in moves if isinstance(move, Place)]
        return ()

    def minimal(self, state: State, seat: Seat) -> ViennaMove:
        """Leave it if that is allowed; else pay nothing and place as few dice as possible."""
        return min(moves_of(state, seat), key=_weight)  # of equals, the first in the menu


def _weight(move: ViennaMove) -> tuple[int, int]:
    match move:
        case Pass():
            return 0, 0
        case Place(dice=dice, bribe=bribe):
            return 1 + bribe, len(dice)
        case _:
            return 3, 0
