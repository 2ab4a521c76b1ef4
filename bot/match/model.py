"""What a match is, apart from the state of its game."""

from __future__ import annotations

from typing import Literal, NewType, TypeAlias

import msgspec

from bot.match.clock.thinking_time import SeatClock
from bot.match.clock.time_control import StandInLevel, Terms
from games.api import Outcome, Seat
from language import Language

MatchId = NewType("MatchId", int)
UserId = NewType("UserId", int)
GuildId = NewType("GuildId", int)
ChannelId = NewType("ChannelId", int)
MessageId = NewType("MessageId", int)
TournamentId = NewType("TournamentId", int)
"""A tournament."""
Revision = NewType("Revision", int)
"""How many moves and undos a match has seen. It never falls, so an old button is always stale."""
InteractionId = NewType("InteractionId", str)
"""Names one request; the same one delivered twice is answered, not carried out, the second time."""
Time: TypeAlias = float
"""Seconds since 1970, UTC."""

BEGINNING = Revision(0)

UndoRule: TypeAlias = Literal["all", "majority", "never"]
"""Whose consent an undo beyond the last reveal needs: all the others, most of them, or nobody's
will do."""
AiLevel: TypeAlias = Literal["random", "novice", "regular", "expert"]
Status: TypeAlias = Literal["lobby", "running", "finished", "agreed", "abandoned"]

OVER: frozenset[Status] = frozenset(("finished", "agreed", "abandoned"))
STAND_IN_LEVEL: AiLevel = "regular"  # plays on for those who conceded or are no longer known


class Chair(msgspec.Struct, frozen=True):
    """Who sits at a seat: a person, an AI, or a former player whose name is forgotten."""

    salt: str  # what taking the seat added to the stream of the dice
    user: UserId | None = None
    ai: AiLevel | None = None
    conceded: bool = False
    offered: bool = False  # somebody else may take it
    stand_in: StandInLevel | None = None  # plays until the owner is back
    plan: bytes | None = None  # JSON list of moves; the first that is legal is made in its turn

    @property
    def plays_itself(self) -> bool:
        """Whether nobody has to be waited for here."""
        return self.user is None or self.conceded or self.stand_in is not None

    @property
    def level(self) -> AiLevel:
        """How well whoever moves here instead of a person plays."""
        return self.ai or self.stand_in or STAND_IN_LEVEL


class Proposal(msgspec.Struct, frozen=True):
    """Something the others have to agree to. It lapses with the next move."""

    what: Literal["undo", "end", "absent"]
    by: UserId  # whose wish it is; or, if they are absent, whose time ran out
    revision: Revision  # at which it was made
    back_to: Revision | None = None  # for an undo: the revision that would be restored
    agreed: tuple[UserId, ...] = ()
    refused: tuple[UserId, ...] = ()
    until: Time | None = None  # it lapses then; None: not by itself


class Match(msgspec.Struct, frozen=True):
    """One sitting of a game. `version` counts every change, so that of two writers one loses."""

    id: MatchId
    guild: GuildId
    channel: ChannelId
    opener: UserId | None
    game: str
    rules_version: int
    options: bytes  # JSON of the game's options
    seats_wanted: int
    undo: UndoRule
    rated: bool
    seed: bytes  # secret until the match is over
    opened_at: Time
    language: Language = "en"  # in which the table is spoken to
    hints: bool = False  # may be asked for
    terms: Terms = Terms()
    status: Status = "lobby"
    version: int = 0
    revision: Revision = Revision(0)
    shown_revision: Revision = Revision(0)
    undo_allowed: bool = False  # a director lets people undo in a rated match
    chairs: tuple[Chair, ...] = ()
    salts: tuple[str, ...] = ()  # fixed at the start
    state: bytes | None = None  # JSON of the game's state; a cache of the log
    position: int = 0  # words drawn from the stream
    proposal: Proposal | None = None
    outcome: Outcome | None = None
    started_at: Time | None = None
    ended_at: Time | None = None
    clocks: tuple[SeatClock, ...] = ()  # seat by seat, where there are any
    due: Time | None = None  # when somebody has to look at it, if nothing happens
    rests_since: Time | None = None  # nobody is there: computers wait too
    tournament: TournamentId | None = None  # the tournament it is part of
    tournament_table: int | None = None  # which of its tables, counted over all rounds
    paused_at: Time | None = None  # its tournament is paused: nobody moves, no clock runs

    def __repr__(self) -> str:
        # The seed, the state and the options' text stay out of logs and error messages.
        return f"Match(id={self.id}, status={self.status!r}, revision={self.revision})"

    def seat_of(self, user: UserId) -> Seat | None:
        """Where this person sits."""
        for seat, chair in enumerate(self.chairs):
            if chair.user == user:
                return Seat(seat)
        return None

    @property
    def users(self) -> tuple[UserId, ...]:
        """Everybody who has a seat, also those who gave up."""
        return tuple(c.user for c in self.chairs if c.user is not None)

    @property
    def people(self) -> tuple[UserId, ...]:
        """Everybody who still plays for themselves, in seat order."""
        return tuple(c.user for c in self.chairs if c.user is not None and not c.conceded)

    # Who is woken for which matches: see `bot.app`.

    def has_computers(self) -> bool:
        """Whether a computer plays here, for itself or for somebody."""
        return self.status == "running" and any(chair.plays_itself for chair in self.chairs)

    def is_of_tournament(self) -> bool:
        """Whether it is played at a table of a tournament."""
        return self.tournament is not None

    def is_over(self) -> bool:
        """Whether nobody plays here any more."""
        return self.status in OVER

    @property
    def present(self) -> tuple[UserId, ...]:
        """Those of them whom no computer stands in for."""
        return tuple(c.user for c in self.chairs if c.user is not None and not c.plays_itself)


Actor: TypeAlias = Literal["person", "ai", "stand-in"]


class LogRow(msgspec.Struct, frozen=True):
    """One entry of the log of a match, which is the truth about it: a move, or an undo."""

    revision: Revision  # the revision it led to
    seat: Seat | None  # None for an undo
    actor: Actor
    user: UserId | None  # who it really was
    at: Time
    interaction: InteractionId
    move: bytes | None  # JSON; None for an undo
    back_to: Revision | None = None  # an undo: everything after this revision is taken back
    events: bytes = b"[]"  # JSON of what happened
    position: int = 0  # words drawn from the stream once it was played
    reveals: bool = False


Notice: TypeAlias = Literal[
    "lobby", "started", "moved", "undone", "vote", "seats", "ended", "placed", "clock"
]
"""What there is to show; "placed" means everything anew, at the place where the match is now."""


ReminderKind: TypeAlias = Literal["turn", "next", "deadline", "absent", "unplanned", "seat"]
"""It is their turn; they are next; time runs short; a computer plays for them; what they prepared
did not fit; somebody looks for a substitute."""


class Reminder(msgspec.Struct, frozen=True):
    """Something one person is to be told, at most once for each match and kind at a time."""

    user: UserId
    match: MatchId
    kind: ReminderKind
    due: Time
    id: int = 0


class Attendance(msgspec.Struct, frozen=True):
    """How many turns somebody took in time, and how often their time ran out."""

    kept: int = 0
    missed: int = 0


class Follower(msgspec.Struct, frozen=True):
    """Somebody who likes to hear of a match: at its end, or in every round too."""

    user: UserId
    rounds: bool = False


class OutboxRow(msgspec.Struct, frozen=True):
    """Something that has been saved and is still to be shown."""

    id: int
    match: MatchId
    revision: Revision
    notice: Notice
    attempts: int = 0
    due: Time = 0.0


class Display(msgspec.Struct, frozen=True):
    """Where and how a match is shown."""

    lobby: MessageId | None = None
    lobby_channel: ChannelId | None = None
    board: MessageId | None = None  # with the present board
    board_channel: ChannelId | None = None
    board_at: Time = 0.0  # when it was posted
    revision: Revision = Revision(0)  # what it shows
    asked: tuple[UserId, ...] = ()  # whom it pinged
    told: Revision = Revision(0)  # up to here, messages before it say what happened
    complained: ChannelId | None = None  # its opener knows that nothing can be shown there
    deadline: Time | None = None  # as it stands there


class Limits(msgspec.Struct, frozen=True):
    """How many matches may be open or running at a time."""

    per_user: int = 5  # that one person opened
    per_guild: int = 50


NO_LIMITS = Limits(per_user=2**31, per_guild=2**31)


class Done(msgspec.Struct, frozen=True):
    """The answer to a request: what the match was like once it was carried out."""

    match: MatchId
    revision: Revision
    status: Status
    proposal: Proposal | None = None  # what the others are now asked

    def names(self, user: UserId) -> bool:
        """Whether this answer mentions a person."""
        proposal = self.proposal
        return proposal is not None and user in (proposal.by, *proposal.agreed)


class Person(msgspec.Struct, frozen=True):
    """What is kept about a person apart from their matches."""

    id: UserId
    name: str | None = None
    settings: bytes = b"{}"


def live_rows(log: list[LogRow]) -> list[LogRow]:
    """The moves that have not been taken back, in order."""
    live: list[LogRow] = []
    for row in log:
        if row.back_to is None:
            live.append(row)
        else:
            live = [kept for kept in live if kept.revision <= row.back_to]
    return live
