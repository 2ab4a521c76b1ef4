"""Moves prepared in advance: kept privately, tried when the turn comes, dropped if none fits."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.match import match_rules
from bot.match.change import Change, played, with_chair
from bot.match.clock.clock_update import asked_people
from bot.match.errors import NothingToPrepare
from bot.match.model import InteractionId, Match, Reminder, Time, UserId
from bot.match.preconditions import expect_player
from games.api import AnyGame, Move, Seat

MOST_PREPARED = 3
_plans = msgspec.json.Decoder(tuple[msgspec.Raw, ...])


def prepare(game: AnyGame, match: Match, user: UserId, moves: Sequence[bytes]) -> Change:
    """Keep these moves, the dearest first, instead of any prepared before; none: keep none."""
    seat = expect_player(match, user)
    possible = upcoming(game, match, seat)
    codec = match_rules.codec_of(game)
    if any(codec.read_move(move) not in possible for move in moves[:MOST_PREPARED]):
        raise NothingToPrepare
    plan = b"[" + b",".join(moves[:MOST_PREPARED]) + b"]" if moves else None
    return Change(with_chair(match, seat, replace(match.chairs[seat], plan=plan)), ())


def upcoming(game: AnyGame, match: Match, seat: Seat) -> Sequence[Move]:
    """What a seat could prepare now."""
    if game.foresight is None or match.state is None:
        return ()
    return game.foresight.upcoming(match_rules.state_of(game, match), seat)


def prepared(game: AnyGame, match: Match, seat: Seat) -> list[Move]:
    """The moves a seat has prepared."""
    plan = match.chairs[seat].plan
    codec = match_rules.codec_of(game)
    return [] if plan is None else [codec.read_move(bytes(move)) for move in _plans.decode(plan)]


def carry_out(game: AnyGame, match: Match, at: Time, by: InteractionId) -> Change | None:
    """What comes of a plan whose turn it is; None if there is none."""
    if match.proposal is not None or match.paused_at is not None:
        return None  # a move would end the question
    planned = [s for s in sorted(asked_people(game, match)) if match.chairs[s].plan is not None]
    if not planned:
        return None
    seat, codec = planned[0], match_rules.codec_of(game)
    user = match.chairs[seat].user
    assert user is not None, "a person is asked"
    assert match.state is not None
    legal = game.legal_moves(match_rules.state_of(game, match), seat)
    fitting = [move for move in prepared(game, match, seat) if move in legal]
    match = with_chair(match, seat, replace(match.chairs[seat], plan=None))
    if not fitting:
        return Change(match, (), reminders=(Reminder(user, match.id, "unplanned", at),))
    move = codec.write(fitting[0])
    return played(
        *match_rules.play(game, match, seat, move, actor="person", user=user, at=at, by=by)
    )
