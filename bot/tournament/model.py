"""What a tournament is: what was agreed, who takes part, the rounds, and what was ruled."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Literal, TypeAlias

import msgspec

from bot.match.clock.time_control import Terms
from bot.match.model import (
    AiLevel,
    ChannelId,
    GuildId,
    MatchId,
    Time,
    TournamentId,
    UserId,
)
from bot.tournament.ledger import BEGINNING
from bot.tournament.seating.past_meetings import Pair
from bot.tournament.table_points import EntrantId, TableResult
from language import Language

Format: TypeAlias = Literal["swiss", "robin", "knockout", "league"]
Phase: TypeAlias = Literal["registration", "check-in", "running", "over", "cancelled"]
NoShow: TypeAlias = Literal["stand-in", "substitute", "smaller"]
"""Who never appears at a table: a computer plays for them, somebody from the list of substitutes
does, or the table is dealt anew without them."""

ENDED: frozenset[Phase] = frozenset(("over", "cancelled"))


class Gates(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who may enter."""

    quarter: int = 1  # the least punctual quarter is 1; who is not known yet may always enter
    least_rating: int | None = None
    most_rating: int | None = None


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a tournament agreed on when it was announced."""

    name: str
    format: Format
    game: str
    options: str = "{}"  # JSON of the game's options
    rounds: int | None = None  # None: as many as fit the field; 0: until it is decided
    terms: Terms = Terms("daily")
    no_show: NoShow = "stand-in"
    round_hours: int | None = None  # after which a round ends, whoever still plays
    break_minutes: int = 60  # between the seating of a round and its beginning
    limit: int | None = None
    gates: Gates = Gates()
    director: int | None = None  # the role whose members direct
    check_in_minutes: int | None = None  # before the start; None: nobody has to check in
    starts_at: Time | None = None  # None: when a director says so
    late_entry: bool = True
    rated: bool = True
    spares_absent: bool = True  # a match mostly played by a stand-in does not change a rating
    division_size: int = 8
    movers: int = 2  # who go up, and down, between two divisions
    previous: TournamentId | None = None  # the season before
    language: Language = "en"


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who takes part, whoever plays for them."""

    id: EntrantId
    salt: str  # what entering added to the dice and lots
    user: UserId | None = None
    ai: AiLevel | None = None
    is_checked_in: bool = False
    is_out: bool = False  # dropped, did not check in, or is forgotten
    is_barred: bool = False  # a director sent them away
    division: int = 0


class TournamentTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """One table of a round."""

    number: int  # counted over the whole tournament; a table that is dealt anew has a new one
    entrants: tuple[EntrantId, ...]  # in seat order
    division: int = 0
    channel: ChannelId | None = None
    match: MatchId | None = None
    result: TableResult | None = None
    is_ruled: bool = False  # the result is somebody's ruling
    players: tuple[tuple[int, UserId], ...] = ()  # seats that others than their entrants play
    is_undo_allowed: bool = False  # though the match is rated
    noticed: tuple[int, ...] = ()  # seats whose owners did not appear, and what follows was done


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round: seated, then played."""

    number: int
    tables: tuple[TournamentTable, ...]
    byes: tuple[EntrantId, ...] = ()
    starts_at: Time = 0.0
    started_at: Time | None = None
    deadline: Time | None = None
    is_corrected: bool = False  # a director changed who sits where
    # What the seating followed from, so that anybody can do it again, and what came of it.
    drafted: tuple[tuple[EntrantId, ...], ...] = ()
    scores: tuple[tuple[EntrantId, str], ...] = ()
    apart: tuple[Pair, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether every table has a result."""
        return self.started_at is not None and all(t.result is not None for t in self.tables)


class Penalty(msgspec.Struct, frozen=True):
    """What a director took away from somebody, or gave."""

    entrant: EntrantId
    score: Fraction


class Tournament(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole tournament. `version` counts every change, so that of two writers one loses."""

    id: TournamentId
    guild: GuildId
    channel: ChannelId
    plan: Plan
    seed: str  # in hex; secret until the tournament is over
    opened_at: Time
    opener: UserId | None = None
    phase: Phase = "registration"
    version: int = 0
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    salts: tuple[str, ...] = ()  # fixed at the start
    tables_opened: int = 0
    retired: tuple[MatchId, ...] = ()  # of tables that were dealt anew
    penalties: tuple[Penalty, ...] = ()
    apart: tuple[Pair, ...] = ()
    substitutes: tuple[UserId, ...] = ()  # who like to sit in, first come first served
    people: tuple[UserId | None, ...] = ()  # whom the ledger names, by number
    entries: int = 0  # in the ledger
    last_hash: str = BEGINNING
    paused_at: Time | None = None
    ended_at: Time | None = None
    is_settled: bool = True  # the matches are as the tournament wants them

    def __repr__(self) -> str:
        # The seed stays out of logs and error messages.
        return f"Tournament(id={self.id}, phase={self.phase!r}, version={self.version})"

    @property
    def round(self) -> Round | None:
        """The round that is seated or played."""
        return self.rounds[-1] if self.rounds else None

    @property
    def playing(self) -> Round | None:
        """The round that has begun and is not over."""
        now = self.round
        return now if now and now.started_at is not None and not now.is_over else None

    @property
    def drafted(self) -> Round | None:
        """The round that is seated and has not begun."""
        now = self.round
        return now if now and now.started_at is None else None

    @property
    def active(self) -> tuple[Entrant, ...]:
        """Those who take part in the rounds to come."""
        return tuple(entrant for entrant in self.entrants if not entrant.is_out)

    def entrant(self, id: EntrantId) -> Entrant:
        """The entrant of this number."""
        return self.entrants[id - 1]

    def entrant_of(self, user: UserId) -> Entrant | None:
        """The entrant this person is."""
        return next((entrant for entrant in self.entrants if entrant.user == user), None)

    def tables(self) -> Iterator[TournamentTable]:
        """All tables of rounds that have begun."""
        return (
            table for round in self.rounds if round.started_at is not None for table in round.tables
        )

    def table_at(self, number: int) -> TournamentTable | None:
        """The table of this number, in the present round."""
        tables = self.round.tables if self.round else ()
        return next((table for table in tables if table.number == number), None)

    def seat_of(self, user: UserId) -> tuple[TournamentTable, int] | None:
        """Where somebody plays in the present round."""
        entrant = self.entrant_of(user)
        for table in self.round.tables if self.round else ():
            for seat, id in enumerate(table.entrants):
                player = dict(table.players).get(seat)
                if player == user or (player is None and entrant is not None and id == entrant.id):
                    return table, seat
        return None


def encoded(tournament: Tournament) -> bytes:
    """A tournament as JSON."""
    return msgspec.json.encode(tournament, enc_hook=encoding)


def decoded(data: bytes) -> Tournament:
    """The tournament in this JSON; `msgspec.DecodeError` if there is none."""
    return msgspec.json.decode(data, type=Tournament, dec_hook=decoding)


def encoding(value: object) -> str:
    """Fractions as JSON."""
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError(type(value))


def decoding(kind: type, value: Any) -> object:
    """Fractions from JSON."""
    if kind is not Fraction:
        raise NotImplementedError(kind)
    try:
        return Fraction(value)
    except (TypeError, ValueError, ZeroDivisionError) as error:
        raise msgspec.ValidationError(f"{value!r} is no fraction") from error
