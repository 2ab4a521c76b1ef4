"""The record of a match: one JSON file from which anyone can deal it again and check it.

While the match runs the record has no seed and no secrets; once it is over it has everything.
"""

from __future__ import annotations

import hashlib
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.match import match_rules
from bot.match.model import OVER, AiLevel, LogRow, MatchId, Person, Status, Time, live_rows
from bot.match.ports import Store
from games.api import AnyGame, Event, Outcome, Seat, may_see
from games.registry import Registry

FORMAT = 2
_FIRST_FORMAT = 1

Player: TypeAlias = Literal["person", "ai", "former player"]


class RecordedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there at the end."""

    player: Player
    name: str | None = None
    ai: AiLevel | Literal["careful"] | None = None  # careful: a novice, in records of old
    conceded: bool = False


class RecordedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that was not taken back, and what happened."""

    seat: Seat
    by: Literal["person", "ai", "stand-in"]
    at: Time
    move: msgspec.Raw  # null while the match runs: it may have been a secret choice
    words: int  # drawn from the stream once it was played
    events: msgspec.Raw


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole match."""

    format: int
    game: str
    rules_version: int
    options: msgspec.Raw
    status: Status
    seats: tuple[RecordedSeat, ...]
    commitment: str  # SHA-256 of the seed, in hex
    salts: tuple[str, ...]
    seed: str | None  # in hex, once the match is over
    dealt: msgspec.Raw  # what happened at the deal
    moves: tuple[RecordedMove, ...]
    outcome: Outcome | None
    opened_at: Time
    started_at: Time | None
    ended_at: Time | None


class BadRecord(ValueError):
    """A file that is not a record."""


def commitment_of(seed: bytes) -> str:
    """What is published of a seed before the match."""
    return hashlib.sha256(seed).hexdigest()


async def make_record(store: Store, games: Registry, match_id: MatchId) -> Record:
    """The record of a match; for a lobby, without a deal."""
    match, log = await store.story(match_id)
    game = match_rules.game_of(games, match)
    is_over = match.status in OVER
    rows = live_rows(log)
    deal = match_rules.replay_rows(game, match, ())[0] if match.salts else None
    dealt = match_rules.codec_of(game).write(deal.step.events if deal else ())
    people = [await _person(store, chair.user) for chair in match.chairs]
    return Record(
        format=FORMAT,
        game=match.game,
        rules_version=match.rules_version,
        options=msgspec.Raw(match.options),
        status=match.status,
        seats=tuple(
            RecordedSeat(
                player="person" if chair.user else "ai" if chair.ai else "former player",
                name=person.name if person else None,
                ai=chair.ai,
                conceded=chair.conceded,
            )
            for chair, person in zip(match.chairs, people, strict=True)
        ),
        commitment=commitment_of(match.seed),
        salts=match.salts,
        seed=match.seed.hex() if is_over else None,
        dealt=_visible(game, dealt, everything=is_over),
        moves=tuple(_move(game, row, everything=is_over) for row in rows),
        outcome=match.outcome,
        opened_at=match.opened_at,
        started_at=match.started_at,
        ended_at=match.ended_at,
    )


def write_record(record: Record) -> bytes:
    """The record as a file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_record(data: bytes) -> Record:
    """The record in this file, or `BadRecord`."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"This is not a record of a match: {error}.") from error
    if record.format == _FIRST_FORMAT:
        return _completed(record)
    if record.format != FORMAT:
        raise BadRecord(f"This record has format {record.format}; only {FORMAT} is known here.")
    return record


def _completed(record: Record) -> Record:
    """A record of the first format with its edition: there was one, and it was not named."""
    try:
        options = msgspec.json.decode(record.options, type=dict[str, object])
    except msgspec.DecodeError as error:
        raise BadRecord(f"This is not a record of a match: {error}.") from error
    if record.game == "vienna":
        options.setdefault("edition", "house")
    return replace(record, options=msgspec.Raw(msgspec.json.encode(options)))


async def _person(store: Store, user: Any) -> Person | None:
    return None if user is None else await store.person(user)


def _move(game: AnyGame, row: LogRow, *, everything: bool) -> RecordedMove:
    assert row.seat is not None
    assert row.move is not None
    return RecordedMove(
        seat=row.seat,
        by=row.actor,
        at=row.at,
        move=msgspec.Raw(row.move if everything else b"null"),
        words=row.position,
        events=_visible(game, row.events, everything=everything),
    )


def _visible(game: AnyGame, events: bytes, *, everything: bool) -> msgspec.Raw:
    if everything:
        return msgspec.Raw(events)
    found: list[Event] = msgspec.json.decode(events, type=list[game.events])  # pyright: ignore[reportInvalidTypeForm]  a union known at run time
    return msgspec.Raw(msgspec.json.encode([e for e in found if may_see(None, e)]))
