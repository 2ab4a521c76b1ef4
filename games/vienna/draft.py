"""The next state while it is being worked out.

Rules read like the rulebook when they can change one thing after another. They do so on a draft,
which nobody else sees; the state a move was played on stays as it is.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Event, Seat, Step
from games.chance import Chance
from games.vienna.edition import Symbols
from games.vienna.edition_index import Board, board_of
from games.vienna.state import Player, Stage, State


class Draft:
    """A state that can still be changed, and what has happened to it so far."""

    __slots__ = (
        "board",
        "chance",
        "discard",
        "display",
        "double_used",
        "evaluating",
        "events",
        "gendarme",
        "open",
        "options",
        "packs",
        "players",
        "reveals",
        "round",
        "seat",
        "specials",
        "stage",
        "stands",
    )

    def __init__(self, state: State, chance: Chance) -> None:
        self.board: Board = board_of(state.options.edition)
        self.chance = chance
        self.events: list[Event] = []
        self.reveals = False
        self.options = state.options
        self.stage: Stage = state.stage
        self.seat = state.seat
        self.round = state.round
        self.players: list[Player] = list(state.players)
        self.specials = state.specials
        self.double_used = state.double_used
        self.stands = state.stands
        self.gendarme = state.gendarme
        self.open = state.open
        self.evaluating = state.evaluating
        self.display = state.display
        self.packs = state.packs
        self.discard = state.discard

    def step(self) -> Step[State]:
        """The draft as a finished step."""
        state = State(
            self.options,
            self.stage,
            self.seat,
            self.round,
            tuple(self.players),
            self.specials,
            self.double_used,
            self.stands,
            self.gendarme,
            self.open,
            self.evaluating,
            self.display,
            self.packs,
            self.discard,
        )
        return Step(state, tuple(self.events), self.reveals)

    def tell(self, event: Event) -> None:
        """Put down what happened."""
        self.events.append(event)

    def roll(self, count: int) -> list[int]:
        """The faces of so many fair dice."""
        self.reveals = True
        die = self.chance.die
        return [die() for _ in range(count)]

    def earn(self, seat: Seat, *, coins: int = 0, points: int = 0) -> None:
        """Change what a player has; negative coins are paid."""
        player = self.players[seat]
        self.players[seat] = replace(
            player, coins=player.coins + coins, points=player.points + points
        )

    def symbols(self, seat: Seat) -> Symbols:
        """All symbols this seat shows."""
        has_influence = self.specials.influence == seat
        return self.board.symbols(self.players[seat], has_influence=has_influence)
