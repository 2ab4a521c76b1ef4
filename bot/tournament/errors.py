"""What a tournament refuses, each with the sentence that says so.

::

    TournamentError (a MatchError: it leaves by the same door)
    ├── NoTournament           there is none in this channel
    ├── TournamentBusy         another one is on in this channel
    ├── TournamentOver         it has ended, or was called off
    ├── NotDirector       the person does not direct it
    ├── AlreadyEntered    the person takes part
    ├── NotEntered        the person does not, or there is no such entrant
    ├── TournamentFull         as many as may take part
    ├── EntryClosed       it goes on, and nobody may enter any more
    ├── Barred            a director sent the person away
    ├── GateClosed        the person is too unpunctual, or rated too low or too high
    ├── NoCheckIn         nobody has to check in, or not now
    ├── TooFewEntrants    the game needs more at one table
    ├── NotStarted        it has not begun
    ├── AlreadyStarted    it has begun
    ├── NotPaused, IsPaused
    ├── NoSuchTable       the round has no such table
    ├── TableOver         the table has a result
    ├── BadRanking        what was typed is not a ranking of that table
    ├── RoundRuns         the round has begun; its seating stands
    ├── NotSubstitute     the person plays in this round already
    ├── NoDeadline        the round has none
    └── BadPlan           such a tournament cannot be held
"""

from __future__ import annotations

from bot.match.errors import MatchError


class TournamentError(MatchError):
    """A request that was not carried out. Nothing has changed."""

    message = "event-error"


class NoTournament(TournamentError):
    """There is no tournament in this channel."""

    message = "no-event"


class TournamentBusy(TournamentError):
    """Another tournament is on in this channel."""

    message = "event-busy"


class TournamentOver(TournamentError):
    """The tournament has ended, or was called off."""

    message = "event-over"


class NotDirector(TournamentError):
    """The person does not direct this tournament."""

    message = "not-director"


class AlreadyEntered(TournamentError):
    """The person takes part already; or, on a director's word, somebody else does."""

    def __init__(self, *, is_other: bool = False) -> None:
        super().__init__()
        self.message = "already-entered-other" if is_other else "already-entered"


class NotEntered(TournamentError):
    """The person does not take part."""

    message = "not-entered"


class TournamentFull(TournamentError):
    """As many as may take part do."""

    message = "event-full"

    def __init__(self, limit: int) -> None:
        super().__init__(limit=limit)


class EntryClosed(TournamentError):
    """The tournament goes on, and nobody may enter any more."""

    message = "entry-closed"


class Barred(TournamentError):
    """A director sent the person away."""

    message = "barred"


class GateClosed(TournamentError):
    """The tournament is for others."""

    def __init__(self, gate: str, **facts: int) -> None:
        super().__init__(**facts)
        self.message = f"gate-{gate}"


class NoCheckIn(TournamentError):
    """Nobody has to check in, or not now."""

    message = "no-check-in"


class TooFewEntrants(TournamentError):
    """The game needs more at one table."""

    message = "too-few-entrants"

    def __init__(self, have: int, need: int) -> None:
        super().__init__(have=have, need=need)


class NotStarted(TournamentError):
    """The tournament has not begun."""

    message = "event-not-started"


class AlreadyStarted(TournamentError):
    """The tournament has begun."""

    message = "event-started"


class NotPaused(TournamentError):
    """The tournament goes on anyway."""

    message = "event-not-paused"


class IsPaused(TournamentError):
    """The tournament is paused."""

    message = "event-paused"


class NoSuchTable(TournamentError):
    """The round has no such table."""

    message = "no-such-table"

    def __init__(self, table: int, count: int) -> None:
        super().__init__(table=table, count=count)


class TableOver(TournamentError):
    """The table has a result."""

    message = "table-over"


class BadRanking(TournamentError):
    """What was typed is not a ranking of that table."""

    message = "bad-ranking"

    def __init__(self, seats: int) -> None:
        super().__init__(seats=seats)


class RoundRuns(TournamentError):
    """The round has begun; its seating stands."""

    message = "round-runs"


class NotSubstitute(TournamentError):
    """The person plays in this round already."""

    message = "not-substitute"


class NoDeadline(TournamentError):
    """The round has no deadline that could be moved."""

    message = "no-deadline"


class BadPlan(TournamentError):
    """Such a tournament cannot be held."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self.message = f"bad-plan-{what}"
