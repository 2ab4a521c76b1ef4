"""Analyses of finished matches: what goes in, what is told of them, and one of each kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.match import match_rules
from bot.match.model import MatchId, live_rows
from bot.match.ports import Store
from bot.processes.computer_choices import Minds
from games.ai.analysis import Analysis, Decision, TurningPoint
from games.api import AnyGame, Label, Move, Seat, Step
from games.registry import Registry
from render.analysis.picture import Point, Story

_KEPT = 64  # matches


class NotPlayedOut(Exception):
    """The match runs, or ended before its game did."""


class Course(NamedTuple):
    """A whole match, as it is analysed."""

    decisions: tuple[Decision, ...]
    chapters: tuple[int, ...]  # where its story begins a new one, in moves made
    end: object  # the last state


class Turn(NamedTuple):
    """A turning point in words to be."""

    number: int  # of the move, counted from 0
    seat: int
    played: tuple[Label, ...]  # menu steps
    better: tuple[Label, ...]
    lost: float


class Analysed(NamedTuple):
    """What is told of a match."""

    analysis: Analysis
    turns: tuple[Turn, ...]
    chapters: tuple[int, ...]

    def story(self, title: str) -> Story:
        """What the picture shows."""
        return Story(
            title=title,
            course=self.analysis.course,
            chapters=self.chapters,
            points=[Point(turn.number, turn.seat, turn.lost) for turn in self.turns],
            luck=[one.luck for one in self.analysis.balance],
            lost=[one.lost for one in self.analysis.balance],
        )


def course_of(steps: Sequence[Step[object]], moves: Iterable[tuple[Seat, Move]]) -> Course:
    """The course of a match from its deal, what each move led to, and the moves."""
    states = [step.state for step in steps]
    decisions = tuple(
        Decision(state, seat, move) for state, (seat, move) in zip(states[:-1], moves, strict=True)
    )
    chapters = tuple(
        number
        for number, step in enumerate(steps)
        if number and any(event.opens_chapter for event in step.events)
    )
    return Course(decisions, chapters, states[-1])


def told_of(game: AnyGame, course: Course, analysis: Analysis) -> Analysed:
    """The analysis with its moves in words to be."""
    turns = tuple(_turn(game, course.decisions[p.number], p) for p in analysis.turning_points)
    return Analysed(analysis, turns, course.chapters)


def _turn(game: AnyGame, decision: Decision, point: TurningPoint) -> Turn:
    view = game.view(decision.state, decision.seat)
    moves = game.legal_moves(decision.state, decision.seat)
    played, better = (game.path(view, moves[index]) for index in (point.played, point.better))
    return Turn(point.number, decision.seat, played, better, point.lost)


class Analyses:
    """Asks for an analysis once, however many people want to see it."""

    def __init__(self, store: Store, games: Registry, minds: Minds) -> None:
        self._store = store
        self._games = games
        self._minds = minds
        self._made: OrderedDict[MatchId, asyncio.Task[Analysed]] = OrderedDict()

    async def of(self, match: MatchId) -> Analysed:
        """The analysis of a match. Raises `NotPlayedOut` or `ThinkingFailed`."""
        task = self._made.get(match)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._made[match] = asyncio.create_task(self._make(match))
        self._made.move_to_end(match)
        while len(self._made) > _KEPT:
            self._made.popitem(last=False)
        # Shielded: whoever stops waiting must not spoil it for the others.
        return await asyncio.shield(task)

    async def _make(self, id: MatchId) -> Analysed:
        match, log = await self._store.story(id)
        game = match_rules.game_of(self._games, match)
        codec = match_rules.codec_of(game)
        if match.state is None or game.outcome(match_rules.state_of(game, match)) is None:
            raise NotPlayedOut
        rows = live_rows(log)
        steps = [replayed.step for replayed in match_rules.replay_rows(game, match, rows)]
        moves = [
            (row.seat, codec.read_move(row.move))
            for row in rows
            if row.seat is not None and row.move is not None
        ]
        course = course_of(steps, moves)
        # The number of the match as seed: whoever asks again is told the same.
        analysis = await self._minds.analyse(game, course.decisions, course.end, seed=int(id))
        return told_of(game, course, analysis)
