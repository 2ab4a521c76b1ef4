"""What a process that thinks is asked, and how it answers: JSON both ways, checked."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from bot.tournament.seating.ordered_round import Sheet, read_order, seated
from games.ai.analysis import Analysis, Decision, analyse
from games.ai.players import PLAYERS
from games.ai.playout_search import Budget, weigh
from games.api import AnyGame, Seat
from games.chance import FastChance
from games.codec import Codec
from games.registry import Registry


class _Task(msgspec.Struct, frozen=True, tag_field="task"):
    game: str
    seed: int  # of the player's own luck, never the match's
    playouts: int  # at most
    seconds: float | None = None  # at most; None: as long as the playouts take

    def budget(self) -> Budget:
        """What may be spent from now on."""
        if self.seconds is None:
            return Budget(self.playouts)
        end = time.monotonic() + self.seconds
        return Budget(self.playouts, lambda: time.monotonic() > end)


class Choose(_Task, frozen=True, kw_only=True, tag="choose"):
    """Which move would a player of this level make?"""

    level: str
    state: msgspec.Raw
    seat: Seat


class Weigh(_Task, frozen=True, kw_only=True, tag="weigh"):
    """Which moves are best, and what are the chances after them?"""

    state: msgspec.Raw
    seat: Seat


class Played(msgspec.Struct, frozen=True):
    """A move of a match that is over."""

    state: msgspec.Raw  # it was played in
    seat: Seat
    move: msgspec.Raw


class Analyse(_Task, frozen=True, kw_only=True, tag="analyse"):
    """Where did this match turn?"""

    moves: tuple[Played, ...]
    end: msgspec.Raw  # the last state


class SeatRound(msgspec.Struct, frozen=True, tag_field="task", tag="seat"):
    """Who sits where in this round of a tournament?"""

    sheet: Sheet


Thought: TypeAlias = Choose | Weigh | Analyse
Task: TypeAlias = Thought | SeatRound


class Chosen(msgspec.Struct, frozen=True):
    """A move, as its place among the legal ones."""

    index: int


class Option(msgspec.Struct, frozen=True):
    """One of the moves weighed."""

    index: int  # among the legal ones
    chance: float
    playouts: int


class Weighing(msgspec.Struct, frozen=True):
    """The moves weighed, best first."""

    options: tuple[Option, ...]


class Failed(msgspec.Struct, frozen=True, tag_field="failed", tag=True):
    """The task could not be carried out; the error's name, for the log."""

    error: str


def carry_out(games: Registry, data: bytes) -> bytes:
    """The answer to a task."""
    task: Task = _tasks.decode(data)
    if isinstance(task, SeatRound):
        return msgspec.json.encode(seated(read_order(task.sheet)))
    return msgspec.json.encode(_thought_out(games[task.game], task))


def _thought_out(game: AnyGame, task: Thought) -> Chosen | Weighing | Analysis:
    codec = Codec(game)
    match task:
        case Choose():
            state = codec.read_state(task.state)
            choose = PLAYERS[task.level](task.budget())
            move = choose(game, state, task.seat, FastChance(task.seed))
            return Chosen(_place(game, state, task.seat)(move))
        case Weigh():
            state = codec.read_state(task.state)
            place = _place(game, state, task.seat)
            found = weigh(game, state, task.seat, FastChance(task.seed), task.budget())
            return Weighing(
                tuple(Option(place(one.move), one.chance, len(one.values)) for one in found)
            )
        case Analyse():
            decisions = [
                Decision(codec.read_state(one.state), one.seat, codec.read_move(bytes(one.move)))
                for one in task.moves
            ]
            outcome = game.outcome(codec.read_state(task.end))
            assert outcome is not None, "only what is over is analysed"
            return analyse(game, decisions, outcome, FastChance(task.seed), task.budget())


def _place(game: AnyGame, state: object, seat: Seat) -> Callable[[object], int]:
    return list(game.legal_moves(state, seat)).index


_tasks: msgspec.json.Decoder[Task] = msgspec.json.Decoder(Task)
