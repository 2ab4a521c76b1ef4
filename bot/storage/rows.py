"""Rows of the database as values, and back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import structs

from bot.match.clock.thinking_time import SeatClock
from bot.match.clock.time_control import Terms
from bot.match.model import Chair, Display, LogRow, Match, OutboxRow, Proposal, UserId
from games.api import Outcome

_encode = msgspec.json.encode
_salts = msgspec.json.Decoder(tuple[str, ...])
_proposal = msgspec.json.Decoder(Proposal)
_outcome = msgspec.json.Decoder(Outcome)
_terms = msgspec.json.Decoder(Terms)
_clocks = msgspec.json.Decoder(tuple[SeatClock, ...])
_users = msgspec.json.Decoder(tuple[UserId, ...])

MATCH_COLUMNS = (
    "guild, channel, opener, game, rules_version, options, seats_wanted, undo, rated, seed, "
    "opened_at, status, revision, shown_revision, undo_allowed, salts, state, position, proposal, "
    "outcome, started_at, ended_at, language, hints, terms, clocks, due, rests_since, event, "
    "event_table, paused_at"
)
MATCH_NAMES: tuple[str, ...] = tuple(MATCH_COLUMNS.split(", "))
SEAT_COLUMNS = "user, ai, salt, conceded, offered, stand_in, plan"
LOG_COLUMNS = (
    "revision, seat, actor, user, at, interaction, move, back_to, events, position, reveals"
)
DISPLAY_COLUMNS = (
    "lobby, lobby_channel, board, board_channel, board_at, revision, asked, told, complained, "
    "deadline"
)


def match_values(match: Match) -> tuple[Any, ...]:
    """The values of `MATCH_COLUMNS`."""
    return (
        match.guild,
        match.channel,
        match.opener,
        match.game,
        match.rules_version,
        match.options,
        match.seats_wanted,
        match.undo,
        match.rated,
        match.seed,
        match.opened_at,
        match.status,
        match.revision,
        match.shown_revision,
        match.undo_allowed,
        _encode(match.salts),
        match.state,
        match.position,
        None if match.proposal is None else _encode(match.proposal),
        None if match.outcome is None else _encode(match.outcome),
        match.started_at,
        match.ended_at,
        match.language,
        match.hints,
        _encode(match.terms),
        _encode(match.clocks),
        match.due,
        match.rests_since,
        match.tournament,
        match.tournament_table,
        match.paused_at,
    )


def chair_values(chair: Chair) -> tuple[Any, ...]:
    """The values of `SEAT_COLUMNS`."""
    return (
        chair.user,
        chair.ai,
        chair.salt,
        chair.conceded,
        chair.offered,
        chair.stand_in,
        chair.plan,
    )


def _read_chair(row: tuple[Any, ...]) -> Chair:
    user, ai, salt, conceded, offered, stand_in, plan = row
    return Chair(salt, user, ai, bool(conceded), bool(offered), stand_in, plan)


def read_match(row: sqlite3.Row | tuple[Any, ...], chairs: Iterable[tuple[Any, ...]]) -> Match:
    """The match in a row of `id, version, MATCH_COLUMNS`, with its rows of seats."""
    values: dict[str, Any] = dict(zip(("id", "version", *MATCH_NAMES), row, strict=True))
    # The columns are older than the name by which tournaments go now.
    values["tournament"] = values.pop("event")
    values["tournament_table"] = values.pop("event_table")
    values["rated"] = bool(values["rated"])
    values["hints"] = bool(values["hints"])
    values["undo_allowed"] = bool(values["undo_allowed"])
    values["salts"] = _salts.decode(values["salts"])
    values["proposal"] = values["proposal"] and _proposal.decode(values["proposal"])
    values["outcome"] = values["outcome"] and _outcome.decode(values["outcome"])
    values["terms"] = _terms.decode(values["terms"])
    values["clocks"] = _clocks.decode(values["clocks"])
    return Match(**values, chairs=tuple(_read_chair(chair) for chair in chairs))


def log_values(row: LogRow) -> tuple[Any, ...]:
    """The values of `LOG_COLUMNS`."""
    return tuple(getattr(row, name) for name in LOG_COLUMNS.split(", "))


def read_log_row(row: tuple[Any, ...]) -> LogRow:
    """The entry in a row of `LOG_COLUMNS`."""
    values: dict[str, Any] = dict(zip(LOG_COLUMNS.split(", "), row, strict=True))
    values["reveals"] = bool(values["reveals"])
    return LogRow(**values)


def read_outbox_row(row: tuple[Any, ...]) -> OutboxRow:
    """The row of the outbox, its columns in order."""
    return OutboxRow(*row)


def display_values(display: Display) -> tuple[Any, ...]:
    """The values of `DISPLAY_COLUMNS`."""
    values: dict[str, Any] = structs.asdict(display)
    values["asked"] = write_users(display.asked)
    return tuple(values[name] for name in DISPLAY_COLUMNS.split(", "))


def read_display(row: tuple[Any, ...]) -> Display:
    """The display in a row of `DISPLAY_COLUMNS`."""
    values: dict[str, Any] = dict(zip(DISPLAY_COLUMNS.split(", "), row, strict=True))
    values["asked"] = read_users(values["asked"])
    return Display(**values)


def write_users(users: Sequence[UserId]) -> bytes:
    """People in one column."""
    return _encode(users)


def read_users(data: bytes) -> tuple[UserId, ...]:
    """The people in such a column."""
    return _users.decode(data)
