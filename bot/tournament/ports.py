"""What tournaments need: somewhere to keep them, somebody to seat a round and to show them to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from bot.match.model import ChannelId, GuildId, InteractionId, MessageId, Time, TournamentId, UserId
from bot.tournament.ledger import Entry
from bot.tournament.model import Tournament
from bot.tournament.seating.round_orders import Order, Seated


class TournamentDisplay(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has been shown of a tournament, and where."""

    channel: ChannelId | None = None  # where all of it was posted
    announcement: MessageId | None = None
    announced: str = ""  # a mark of what the announcement says
    rulings: ChannelId | None = None  # the thread
    told: int = 0  # entries of the ledger that were posted
    drafts: tuple[str, ...] = ()  # a mark of the seating that was posted, by round
    tables: tuple[tuple[int, MessageId], ...] = ()  # the messages under which tables have rooms
    standings: int = 0  # rounds whose standings were posted
    final: MessageId | None = None
    complained: ChannelId | None = None  # its opener knows that nothing can be shown there


class Unshown(msgspec.Struct, frozen=True):
    """A tournament that looks different from what people see."""

    tournament: TournamentId
    version: int
    attempts: int


class TournamentStore(Protocol):
    """Keeps tournaments. Each method is one transaction; what it raised about has not happened."""

    async def create(
        self, tournament: Tournament, *, by: InteractionId, entries: Sequence[Entry]
    ) -> Tournament:
        """Keep a new tournament under a new id, or raise `TournamentBusy`."""
        ...

    async def load(self, tournament: TournamentId) -> Tournament:
        """The tournament, or `NoTournament`."""
        ...

    async def save(
        self,
        tournament: Tournament,
        *,
        by: InteractionId,
        entries: Sequence[Entry],
        due: Time | None,
    ) -> None:
        """Keep the changed tournament, more of its ledger, and that the request was carried out.

        The tournament carries the version it was loaded with; if the kept one has another by now,
        somebody was faster: `Overtaken`. If it has moved to where another one is: `TournamentBusy`.
        """
        ...

    async def done(self, by: InteractionId) -> TournamentId | None:
        """The tournament that this request was about, if it was carried out before."""
        ...

    async def prune(self, before: Time) -> int:
        """Forget which requests were carried out before that time; how many there were."""
        ...

    async def tournament_in(self, channel: ChannelId) -> TournamentId | None:
        """The tournament in this channel: the one that is on, or else the last there was."""
        ...

    async def tournaments_in(self, guild: GuildId) -> list[TournamentId]:
        """All tournaments of a server, the newest first."""
        ...

    async def tournaments_of(self, user: UserId) -> list[TournamentId]:
        """The tournaments in which this person takes part or took part, the newest first."""
        ...

    async def running(self) -> list[TournamentId]:
        """All tournaments that have not ended."""
        ...

    async def due_tournaments(self, now: Time, limit: int) -> list[TournamentId]:
        """The tournaments somebody has to look at now."""
        ...

    async def next_due(self) -> Time | None:
        """When the next tournament is due; None if none is."""
        ...

    async def ledger(self, tournament: TournamentId) -> list[Entry]:
        """Everything that was ruled, in order."""
        ...

    async def display(self, tournament: TournamentId) -> TournamentDisplay:
        """What has been shown of a tournament."""
        ...

    async def set_display(self, tournament: TournamentId, display: TournamentDisplay) -> None:
        """Keep what has been shown."""
        ...

    async def unshown(self, now: Time, limit: int) -> list[Unshown]:
        """The tournaments that can be shown now and look different from what people see."""
        ...

    async def next_unshown(self) -> Time | None:
        """When the next of them can be shown; None if all are."""
        ...

    async def mark_shown(self, shown: Unshown) -> None:
        """People see this version."""
        ...

    async def postpone(self, shown: Unshown, at: Time) -> None:
        """It could not be shown; try again at that time, not before."""
        ...


class TournamentScreen(Protocol):
    """Shows people a tournament as it stands now. May be asked to show the same twice."""

    async def show_tournament(self, tournament: TournamentId) -> None:
        """Show it, or raise: then it is tried again later."""
        ...


class TournamentWaker(Protocol):
    """Learns that a tournament has changed."""

    def wake_tournament(self, tournament: TournamentId) -> None:
        """Look at this tournament when there is time."""
        ...


class Seater(Protocol):
    """Seats a round, where nobody has to wait for it."""

    async def __call__(self, order: Order, /) -> tuple[Seated, ...]:
        """Its tables."""
        ...


class Roster(Protocol):
    """Knows who is still there."""

    async def has_left(self, guild: GuildId, user: UserId) -> bool:
        """Whether somebody is certainly not on the server any more."""
        ...


class Ratings(Protocol):
    """Knows how people are rated."""

    async def shown_rating(self, guild: GuildId, game: str, user: UserId) -> int | None:
        """The number people read; None for somebody who has never played a rated match."""
        ...
