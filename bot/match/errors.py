"""What a match refuses, each with the sentence that says so.

::

    MatchError
    ├── NoSuchMatch        nothing is known of it
    ├── ChannelBusy        another match runs in this channel
    ├── TooManyMatches     the person, or the server, has as many as may be
    ├── NotInLobby         the match has begun or is over
    ├── NotRunning         the match has not begun or is over
    ├── Paused             its tournament is paused
    ├── DirectorsOnly      in a tournament, the director decides that
    ├── TableTaken         that table of a tournament has a match
    ├── NotOver            the match goes on
    ├── RulesRetired       it was dealt under rules this version no longer plays
    ├── AlreadySeated      the person has a seat here
    ├── NotSeated          the person has none, or there is no such seat
    ├── LobbyFull          no seat is free
    ├── NotOpener          only the opener may do this
    ├── NoAiSeat           there is no AI to send away
    ├── TooFewPlayers      the game needs more
    ├── StaleBoard         the board has moved on
    ├── NothingToUndo      no move of this person can be taken back
    ├── UndoForbidden      the lobby, or the rating, rules it out
    ├── VoteOpen           one question at a time
    ├── NoVote             nothing is being asked
    ├── NotAsked           the question is for the others, or has been answered
    ├── HasConceded        this seat has been given up
    ├── NotOffered         nobody offers a seat
    ├── NotAbsent          nobody stands in for this person
    ├── NothingToPrepare   no move of this person can be prepared now
    ├── BadOptions         the game has no such options
    └── StoreFailed        it could not be saved or read; nothing has changed
"""

from __future__ import annotations

from typing import Literal

from bot.match.model import MatchId, Revision, Status
from games.api import Arg, Label, Seat, label


class MatchError(Exception):
    """A request that was not carried out. Nothing has changed."""

    message = "match-error"

    def __init__(self, **facts: Arg) -> None:
        super().__init__(facts)
        self.facts = facts

    @property
    def label(self) -> Label:
        """The sentence for the person who asked."""
        return label(self.message, **self.facts)


class NoSuchMatch(MatchError):
    """Nothing is known of this match."""

    message = "no-such-match"

    def __init__(self, match: MatchId) -> None:
        super().__init__(match=str(match))  # a name, not a quantity: no thousands separators


class ChannelBusy(MatchError):
    """Another match is open or running in this channel."""

    message = "channel-busy"


class TooManyMatches(MatchError):
    """The person, or the server, has so many open and running matches that it may have no more."""

    def __init__(self, count: int, *, of: Literal["user", "guild"]) -> None:
        super().__init__(count=count)
        self.message = "too-many-yours" if of == "user" else "too-many-here"


class NotInLobby(MatchError):
    """The match has begun or is over."""

    message = "not-in-lobby"


class NotRunning(MatchError):
    """The match has not begun or is over."""

    def __init__(self, status: Status) -> None:
        super().__init__()
        self.message = "not-begun" if status == "lobby" else "match-over"


class Paused(MatchError):
    """The tournament of this match is paused."""

    message = "match-paused"


class DirectorsOnly(MatchError):
    """The match is part of a tournament, whose director decides that."""

    message = "directors-only"


class TableTaken(MatchError):
    """A match was opened for that table of the tournament before."""

    message = "table-taken"


class NotOver(MatchError):
    """The match is still open or running."""

    message = "not-over"


class RulesRetired(MatchError):
    """The match was dealt under rules that this version no longer plays."""

    message = "rules-retired"


class AlreadySeated(MatchError):
    """The person has a seat at this table."""

    message = "already-seated"


class NotSeated(MatchError):
    """The person has no seat at this table; or, if one is named, the table has no such seat."""

    def __init__(self, seat: Seat | None = None) -> None:
        if seat is None:
            super().__init__()
            self.message = "not-seated"
        else:
            super().__init__(seat=seat + 1)
            self.message = "no-such-seat"


class LobbyFull(MatchError):
    """No seat is free."""

    message = "lobby-full"


class NotOpener(MatchError):
    """Only the person who opened the lobby may do this."""

    message = "not-opener"


class NoAiSeat(MatchError):
    """There is no AI to send away."""

    message = "no-ai-seat"


class TooFewPlayers(MatchError):
    """The game needs more players."""

    message = "too-few-players"

    def __init__(self, have: int, need: int) -> None:
        super().__init__(have=have, need=need)


class StaleBoard(MatchError):
    """The request was about a board that has moved on."""

    message = "stale-board"

    def __init__(self, revision: Revision) -> None:
        super().__init__()
        self.revision = revision


class NothingToUndo(MatchError):
    """No move of this person can be taken back."""

    message = "nothing-to-undo"


class UndoForbidden(MatchError):
    """The lobby agreed on no undo, or the match is rated."""

    def __init__(self, *, rated: bool) -> None:
        super().__init__()
        self.message = "undo-in-rated" if rated else "undo-never"


class VoteOpen(MatchError):
    """Another question is open."""

    message = "vote-open"


class NoVote(MatchError):
    """Nothing is being asked."""

    message = "no-vote"


class NotAsked(MatchError):
    """The question is for the others, or this person has answered it."""

    message = "not-asked"


class HasConceded(MatchError):
    """The person has given up this seat; or, if one is named, somebody has."""

    def __init__(self, seat: Seat | None = None) -> None:
        if seat is None:
            super().__init__()
            self.message = "has-conceded"
        else:
            super().__init__(seat=seat + 1)
            self.message = "seat-given-up"


class NotOffered(MatchError):
    """Nobody offers a seat."""

    message = "not-offered"


class NotAbsent(MatchError):
    """Nobody stands in for this person."""

    message = "not-absent"


class NothingToPrepare(MatchError):
    """The game does not let this seat prepare a move now."""

    message = "nothing-to-prepare"


class BadOptions(MatchError):
    """The game has no such options. `detail` is for the log."""

    message = "bad-options"

    def __init__(self, detail: str) -> None:
        super().__init__()
        self.detail = detail

    def __str__(self) -> str:
        return self.detail


class StoreFailed(MatchError):
    """It could not be saved, or not be read; nothing has changed. `detail` is for the log."""

    def __init__(self, detail: str, *, reading: bool = False) -> None:
        super().__init__()
        self.message = "store-unreadable" if reading else "store-failed"
        self.detail = detail

    def __str__(self) -> str:
        return self.detail
