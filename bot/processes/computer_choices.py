"""What computer players choose, what they would advise, and what they make of a match.

Everything is thought in other processes, within a time. Where none answers, the level below is
asked; the weakest needs no process, so a seat always moves.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from bot.match import match_rules
from bot.match.model import AiLevel
from bot.match.ports import Draw
from bot.processes.worker_pool import ThinkingFailed, Workers
from bot.processes.worker_tasks import (
    Analyse,
    Choose,
    Chosen,
    Failed,
    Played,
    Thought,
    Weigh,
    Weighing,
)
from games.ai.analysis import Analysis, Decision
from games.ai.players import LEVELS, novice
from games.api import AnyGame, Move, Seat
from games.chance import FastChance
from games.playout import choose_at_random

_log = logging.getLogger(__name__)

_PLAYOUTS = 1_000  # an expert's for a move: as many as two seconds allow, if the choice is hard
_LEAST_SECONDS = 0.2
_GRACE = 3.0  # times what was asked for, and
_MORE_SECONDS = 10.0  # so many more, for a process may have to be started: then it is stuck
_ANALYSIS_PLAYOUTS = 32  # to find the best move; what it is worth is measured anew
_ANALYSIS_SECONDS = 120.0

T = TypeVar("T", bound=msgspec.Struct)


class Minds:
    """Fulfils `bot.match.ports.Ais`, and answers those who ask for advice."""

    def __init__(
        self, workers: Workers, *, seconds: float = 2.0, draw: Draw = secrets.token_bytes
    ) -> None:
        self._workers = workers
        self._seconds = seconds
        self._draw = draw

    async def choose(self, level: AiLevel, game: AnyGame, state: object, seat: Seat) -> Move:
        """A legal move; the luck is the player's own and never the match's."""
        moves = game.legal_moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        if level == "random":
            return choose_at_random(game, state, seat, FastChance(self._seed()))
        data = msgspec.Raw(match_rules.codec_of(game).write(state))
        for rank in range(LEVELS.index(level), 0, -1):
            task = Choose(
                game=game.key,
                seed=self._seed(),
                playouts=_PLAYOUTS,
                seconds=self._time(),
                level=LEVELS[rank],
                state=data,
                seat=seat,
            )
            try:
                return moves[(await self._ask(task, Chosen)).index]
            except ThinkingFailed as error:
                _log.warning("%s %s; a simpler player answers", LEVELS[rank], error)
        return novice(game, state, seat, FastChance(self._seed()))

    async def weigh(self, game: AnyGame, state: object, seat: Seat) -> Weighing:
        """The moves an expert thought of, best first, or `ThinkingFailed`."""
        task = Weigh(
            game=game.key,
            seed=self._seed(),
            playouts=_PLAYOUTS,
            seconds=self._time(),
            state=msgspec.Raw(match_rules.codec_of(game).write(state)),
            seat=seat,
        )
        return await self._ask(task, Weighing)

    async def analyse(
        self, game: AnyGame, decisions: Sequence[Decision], end: object, seed: int
    ) -> Analysis:
        """What an expert makes of a finished match, or `ThinkingFailed`; the seed repeats it."""
        write = match_rules.codec_of(game).write
        task = Analyse(
            game=game.key,
            seed=seed,
            playouts=_ANALYSIS_PLAYOUTS,
            moves=tuple(
                Played(msgspec.Raw(write(one.state)), one.seat, msgspec.Raw(write(one.move)))
                for one in decisions
            ),
            end=msgspec.Raw(write(end)),
        )
        return await self._ask(task, Analysis, seconds=_ANALYSIS_SECONDS)

    def _seed(self) -> int:
        return int.from_bytes(self._draw(8), "big")

    def _time(self) -> float:
        """The seconds for one decision: fewer for each when many wait."""
        return max(_LEAST_SECONDS, self._seconds / max(1.0, self._workers.load))

    async def _ask(self, task: Thought, wanted: type[T], *, seconds: float | None = None) -> T:
        limit = seconds or _GRACE * (task.seconds or 0) + _MORE_SECONDS
        answer = await self._workers.ask(msgspec.json.encode(task), limit)
        return _read(answer, wanted)


def _read(answer: bytes, wanted: type[T]) -> T:
    try:
        return msgspec.json.decode(answer, type=wanted)
    except msgspec.ValidationError:
        failed = msgspec.json.decode(answer, type=Failed)
        raise ThinkingFailed(f"failed with {failed.error}") from None
