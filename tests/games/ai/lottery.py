"""A game of one decision whose chances are known exactly: pick a ticket, and it wins or not.

Whether it wins is drawn when it is picked: a ticket of odds 0.7 wins seven times in ten. Seat 0
picks; seat 1 looks on, and wins if the ticket does not. The game takes down what happened, so that
tests can ask how computer players tried it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from games.api import Event, Figure, Insight, Label, Move, Outcome, Passage, Seat, Step, label
from games.chance import Chance

PICKER = Seat(0)
_WORDS = 2**32


class Drum(msgspec.Struct, frozen=True):
    """The tickets there are, something nobody sees, and whether the ticket picked has won."""

    odds: tuple[float, ...] = (0.5, 0.5)
    hidden: int = 0
    waiting: int = 0  # moves until a ticket may be picked
    won: bool | None = None


class Pick(Move, frozen=True, tag="pick"):
    ticket: int | None  # None to wait


WAIT = Pick(None)


class Tried(msgspec.Struct, frozen=True):
    """What was met when a ticket was picked."""

    hidden: int
    drawn: float


class Lottery:
    """Fulfils `games.api.Game`; `promises` are those of the tickets.

    It is quiet when nobody has to wait; a restless one only once there is a result.
    """

    key = "lottery"
    rules_version = 1
    seat_counts = range(2, 3)
    package = "tests.games.ai"
    options = Drum
    states = Drum
    moves = Pick
    events = Event
    views = Drum
    foresight = None

    def __init__(
        self, *, promises: Sequence[float] = (), reveals: bool = True, restless: bool = False
    ) -> None:
        self.is_restless = restless
        self.promises = promises
        self.reveals = reveals
        self.tried: dict[int, list[Tried]] = {}
        self.waits = 0

    @property
    def insight(self) -> Insight[Drum, Pick]:
        return _Clerk(self)

    def new(self, seats: int, options: Drum, chance: Chance) -> Step[Drum]:
        return Step(options, (), reveals=False)

    def to_act(self, state: Drum) -> frozenset[Seat]:
        return frozenset[Seat]() if state.won is not None else frozenset((PICKER,))

    def legal_moves(self, state: Drum, seat: Seat) -> Sequence[Pick]:
        if state.waiting:
            return [WAIT]
        return [Pick(ticket) for ticket in range(len(state.odds))]

    def apply(self, state: Drum, seat: Seat, move: Pick, chance: Chance) -> Step[Drum]:
        if move.ticket is None:
            self.waits += 1
            return Step(replace(state, waiting=state.waiting - 1), (), reveals=False)
        drawn = chance.word() / _WORDS
        self.tried.setdefault(move.ticket, []).append(Tried(state.hidden, drawn))
        return Step(replace(state, won=drawn < state.odds[move.ticket]), (), self.reveals)

    def view(self, state: Drum, viewer: Seat | None) -> Drum:
        return replace(state, hidden=0)

    def outcome(self, state: Drum) -> Outcome | None:
        if state.won is None:
            return None
        return Outcome((1, 2) if state.won else (2, 1), (0, 0), label("drawn"))

    def standing(self, state: Drum) -> Outcome:
        return self.outcome(state) or Outcome((1, 1), (0, 0), label("drawn"))

    def path(self, view: Drum, move: Pick) -> tuple[Label, ...]:
        return (label("ticket", number=move.ticket or 0),)

    def ask(self, view: Drum) -> Label:
        return label("pick")

    def tell(self, view: Drum, event: Event) -> Label:
        return label("picked")

    def describe(self, view: Drum) -> tuple[Passage, ...]:
        return (Passage(label("drum"), (self.ask(view),)),)

    def brief(self, view: Drum) -> tuple[Label, ...]:
        return (self.ask(view),)

    def imagine(self, state: Drum, viewer: Seat | None, chance: Chance) -> Drum:
        return replace(state, hidden=chance.word())

    def worth(self, view: Drum, move: Pick) -> float:
        return 0.0

    def haunt(self, move: Pick) -> Label | None:
        return None

    def figures(self, state: Drum, events: Iterable[Event]) -> tuple[Figure, ...]:
        return ()

    def count(self, ticket: int) -> int:
        """How often this ticket was picked."""
        return len(self.tried.get(ticket, ()))


class _Clerk:
    """Promises what the lottery says, and knows the result once there is one."""

    def __init__(self, lottery: Lottery) -> None:
        self._lottery = lottery

    def is_quiet(self, state: Drum) -> bool:
        if self._lottery.is_restless:
            return self._lottery.outcome(state) is not None
        return not state.waiting

    def prospects(self, state: Drum) -> tuple[float, ...]:
        outcome = self._lottery.outcome(state)
        return (0.5, 0.5) if outcome is None else outcome.shares

    def promises(self, state: Drum, seat: Seat) -> Sequence[float]:
        return self._lottery.promises or [0.0] * len(state.odds)

    def hunch(self, state: Drum, seat: Seat) -> Pick:
        return self._lottery.legal_moves(state, seat)[0]

    def why(self, state: Drum, seat: Seat, move: Pick) -> Label | None:
        return None
