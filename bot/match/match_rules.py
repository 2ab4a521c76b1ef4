"""A match and the rules of its game brought together: dealing, playing, taking back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.match.errors import BadOptions, RulesRetired
from bot.match.log_replay import Replayed, replay
from bot.match.model import (
    Actor,
    InteractionId,
    LogRow,
    Match,
    Revision,
    Time,
    UserId,
    live_rows,
)
from bot.recent import Recent
from games.api import AnyGame, Event, Outcome, Seat, label
from games.chance import SealedChance
from games.codec import Codec
from games.registry import Registry

_MOST_STATES = 500  # some 30 KB each
_MOST_EVENTS = 2_000  # rows of the log; some 5 KB each
_events: Recent[tuple[AnyGame, bytes], tuple[Event, ...]] = Recent(_MOST_EVENTS)
_states: Recent[tuple[AnyGame, bytes], Any] = Recent(_MOST_STATES)


@cache
def codec_of(game: AnyGame) -> Codec[Any, Any, Any, Any]:
    """The codec of a game, made once."""
    return Codec(game)


def state_of(game: AnyGame, match: Match) -> Any:
    """The state of a match that has begun: read once, for states are never changed."""
    assert match.state is not None, "a match that has begun has a state"
    key = game, match.state
    known = _states.get(key)
    return _states.put(key, codec_of(game).read_state(match.state)) if known is None else known


def events_of(game: AnyGame, row: LogRow) -> tuple[Event, ...]:
    """What a row of the log brought: read once, for the log is never changed."""
    key = game, row.events
    known = _events.get(key)
    return _events.put(key, codec_of(game).read_events(row.events)) if known is None else known


def game_of(games: Registry, match: Match) -> AnyGame:
    """The rules that dealt this match, or `RulesRetired`."""
    game = games[match.game]
    if game.rules_version != match.rules_version:
        raise RulesRetired
    return game


def options_of(game: AnyGame, data: bytes) -> object:
    """The options in this JSON, or `BadOptions`."""
    try:
        return codec_of(game).read_options(data)
    except msgspec.DecodeError as error:
        raise BadOptions(str(error)) from error


def stream_of(match: Match, position: int | None = None) -> SealedChance:
    """The stream of the match where it stands, or at another position."""
    return SealedChance(match.seed, match.salts, match.position if position is None else position)


def deal(game: AnyGame, match: Match, at: Time) -> Match:
    """The match, begun: salts fixed, cards dealt."""
    match = replace(
        match,
        status="running",
        salts=tuple(chair.salt for chair in match.chairs),
        started_at=at,
    )
    chance = stream_of(match, 0)
    step = game.new(len(match.chairs), options_of(game, match.options), chance)
    return replace(match, state=codec_of(game).write(step.state), position=chance.position)


def play(
    game: AnyGame,
    match: Match,
    seat: Seat,
    move: bytes,
    *,
    actor: Actor,
    user: UserId | None,
    at: Time,
    by: InteractionId,
) -> tuple[Match, LogRow]:
    """The match after a move, and the row of its log. Raises a `Refusal`."""
    codec = codec_of(game)
    chance = stream_of(match)
    step = game.apply(state_of(game, match), seat, codec.read_move(move), chance)
    row = LogRow(
        revision=Revision(match.revision + 1),
        seat=seat,
        actor=actor,
        user=user,
        at=at,
        interaction=by,
        move=move,
        events=codec.write(step.events),
        position=chance.position,
        reveals=step.reveals,
    )
    state = codec.write(step.state)
    _states.put((game, state), step.state)
    after = replace(
        match,
        revision=row.revision,
        state=state,
        position=chance.position,
        proposal=None,
    )
    outcome = game.outcome(step.state)
    return (after if outcome is None else finish(after, outcome, at)), row


def take_back(
    game: AnyGame,
    match: Match,
    log: list[LogRow],
    back_to: Revision,
    *,
    user: UserId,
    at: Time,
    by: InteractionId,
) -> tuple[Match, LogRow]:
    """The match as it was at an earlier revision, words drawn included, and the log's row."""
    *_, last = replay_rows(game, match, [r for r in live_rows(log) if r.revision <= back_to])
    row = LogRow(
        revision=Revision(match.revision + 1),
        seat=None,
        actor="person",
        user=user,
        at=at,
        interaction=by,
        move=None,
        back_to=back_to,
        position=last.position,
    )
    after = replace(
        match,
        revision=row.revision,
        state=codec_of(game).write(last.step.state),
        position=last.position,
        proposal=None,
    )
    return after, row


def replay_rows(game: AnyGame, match: Match, rows: Sequence[LogRow]) -> list[Replayed]:
    """The deal and these moves, played again."""
    codec = codec_of(game)
    moves = [
        (row.seat, codec.read_move(row.move))
        for row in rows
        if row.seat is not None and row.move is not None
    ]
    options = options_of(game, match.options)
    return list(replay(game, options, stream_of(match, 0), len(match.salts), moves))


def finish(match: Match, outcome: Outcome, at: Time) -> Match:
    """The match, over: those who conceded come after all the others."""
    conceded = [chair.conceded for chair in match.chairs]
    return replace(
        match,
        status="finished",
        outcome=behind_the_others(outcome, conceded),
        ended_at=at,
        proposal=None,
    )


def behind_the_others(outcome: Outcome, conceded: Sequence[bool]) -> Outcome:
    """The same result with those who conceded ranked after all the others."""
    keys = list(zip(conceded, outcome.places, strict=True))
    places = tuple(1 + sum(other < key for other in keys) for key in keys)
    return replace(outcome, places=places)


def end_for_want_of_players(match: Match, at: Time) -> Match | None:
    """The match, over, if everybody or all but one has conceded."""
    left = [chair for chair in match.chairs if not chair.conceded]
    if len(left) > 1 and match.people:
        return None
    return finish(match, conceded_outcome(len(match.chairs)), at)


def conceded_outcome(seats: int) -> Outcome:
    """The result before those who conceded are put behind the others."""
    return Outcome(places=(1,) * seats, scores=(0,) * seats, why=label("end-conceded"))
