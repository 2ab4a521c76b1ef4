"""What the match service needs: somewhere to keep matches, somebody to show them to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from bot.match.clock.clock_stops import Circumstances
from bot.match.clock.thinking_time import Span
from bot.match.model import (
    BEGINNING,
    AiLevel,
    Attendance,
    ChannelId,
    Display,
    Done,
    Follower,
    GuildId,
    InteractionId,
    LogRow,
    Match,
    MatchId,
    Notice,
    OutboxRow,
    Person,
    Reminder,
    Revision,
    Time,
    TournamentId,
    UserId,
)
from games.api import AnyGame, Move, Seat


class Overtaken(Exception):
    """Somebody else changed the match between loading and saving it."""


class Store(Protocol):
    """Keeps matches. Each method is one transaction; what it raised about has not happened."""

    @property
    def calendar(self) -> Calendar:
        """What is due, kept in the same place."""
        ...

    async def create(self, match: Match, *, by: InteractionId, notices: Sequence[Notice]) -> Match:
        """Keep a new match under a new id, or raise `ChannelBusy` or `TableTaken`."""
        ...

    async def match_at(self, tournament: TournamentId, table: int) -> MatchId | None:
        """The match that was opened for this table of a tournament."""
        ...

    async def load(self, match: MatchId) -> Match:
        """The match, or `NoSuchMatch`."""
        ...

    async def save(
        self,
        match: Match,
        *,
        by: InteractionId,
        notices: Sequence[Notice],
        row: LogRow | None = None,
        reseated: bool = False,
        reminders: Sequence[Reminder] = (),
        attendance: Sequence[tuple[UserId, Attendance]] = (),
    ) -> None:
        """Keep the changed match, one more row of its log, what is to be shown, and the answer.

        With a row of the log the seats are kept as they were, unless it says `reseated`.
        The match carries the version it was loaded with; if the kept one has another by now,
        somebody was faster: `Overtaken`. If it has moved to where another one is: `ChannelBusy`.
        """
        ...

    async def recall(self, match: MatchId, by: InteractionId) -> tuple[Match, Done | None]:
        """The match, and the answer to this request if it was carried out before."""
        ...

    async def answer(self, by: InteractionId) -> Done | None:
        """The answer to this request if it was carried out before."""
        ...

    async def prune(self, before: Time) -> int:
        """Drop the answers given before that time; how many there were.

        A request delivered again after that is taken for a new one. Discord's live for 15 minutes,
        so a day is safe. To be called when the bot starts and every now and then.
        """
        ...

    async def log(self, match: MatchId, *, after: Revision = BEGINNING) -> list[LogRow]:
        """The log of a match after this revision, oldest first; all of it without one."""
        ...

    async def story(self, match: MatchId) -> tuple[Match, list[LogRow]]:
        """The match and its whole log, both as they were at one moment."""
        ...

    async def match_in(self, channel: ChannelId) -> MatchId | None:
        """The match that is open or running in this channel."""
        ...

    async def last_match_in(self, channel: ChannelId) -> MatchId | None:
        """The match that was opened last of those in this channel, over or not."""
        ...

    async def matches(self, *, running: bool = False) -> list[MatchId]:
        """All matches, or those that are running, oldest first."""
        ...

    async def matches_of(self, user: UserId) -> list[MatchId]:
        """The open and running matches in which this person has a seat."""
        ...

    async def matches_in(self, guild: GuildId) -> list[MatchId]:
        """The open and running matches of this guild, oldest first."""
        ...

    async def count_open(
        self, *, guild: GuildId | None = None, opener: UserId | None = None
    ) -> int:
        """How many matches are open or running: all, or those of this guild or of this opener.

        Those of tournaments do not count.
        """
        ...

    async def display(self, match: MatchId) -> Display:
        """Where and how this match is shown; an empty one if it never was."""
        ...

    async def set_display(self, match: MatchId, display: Display) -> None:
        """Keep where and how this match is shown, or raise `NoSuchMatch`."""
        ...

    async def due_rows(self, now: Time, limit: int) -> list[OutboxRow]:
        """What can be shown now: the oldest unshown row of each match, if it is due."""
        ...

    async def next_due(self) -> Time | None:
        """When the next row can be shown; None if everything is shown."""
        ...

    async def mark_shown(self, row: OutboxRow) -> None:
        """This row has been shown."""
        ...

    async def postpone(self, row: OutboxRow, due: Time) -> None:
        """This row could not be shown; try again at that time, not before."""
        ...

    async def know(self, person: Person) -> None:
        """Keep a person's name and settings."""
        ...

    async def person(self, user: UserId) -> Person | None:
        """What is kept about this person."""
        ...

    async def with_people(self, match: MatchId) -> tuple[Match, dict[UserId, Person]]:
        """The match, and what is kept about those who have a seat, as of one moment."""
        ...

    async def guild(self, guild: GuildId) -> bytes:
        """The settings of this guild as JSON, `{}` if it has none."""
        ...

    async def set_guild(self, guild: GuildId, settings: bytes) -> None:
        """Keep the settings of this guild."""
        ...

    async def export(self, user: UserId) -> bytes:
        """Everything kept about this person, as JSON."""
        ...

    async def forget(self, user: UserId) -> None:
        """Take this person's ids, name and settings out of everything; results stay."""
        ...


class Calendar(Protocol):
    """Keeps what is due and who wants to hear of it. Each method is one transaction."""

    async def due_matches(self, now: Time, limit: int) -> list[MatchId]:
        """The matches somebody has to look at now, those that wait longest first."""
        ...

    async def next_due(self) -> Time | None:
        """When the next match or reminder is due; None if none is."""
        ...

    async def remind(self, reminders: Sequence[Reminder]) -> None:
        """Keep what people are to be told; of one kind about one match, the newest."""
        ...

    async def due_reminders(self, now: Time, limit: int) -> list[Reminder]:
        """What people are to be told now, oldest first."""
        ...

    async def reminders_of(self, user: UserId) -> list[Reminder]:
        """All that one person is to be told, now or later."""
        ...

    async def put_off(self, reminders: Sequence[Reminder], due: Time) -> None:
        """Tell these at that time, not before."""
        ...

    async def settle(self, reminders: Sequence[Reminder]) -> None:
        """These are told, or need not be told any more."""
        ...

    async def beat(self, now: Time, longest_gap: float) -> Span | None:
        """Note that the bot is alive; after a longer gap, keep it as a downtime and return it."""
        ...

    async def circumstances(
        self, guild: GuildId, users: Sequence[UserId], after: Time
    ) -> Circumstances:
        """What clocks at a table have to heed, with the downtimes that ended after that time."""
        ...

    async def attendance(self, user: UserId) -> Attendance:
        """How often somebody was there in time."""
        ...

    async def standing(self, user: UserId) -> float | None:
        """The share of people who are no more reliable; None while too little is known."""
        ...

    async def follow(self, match: MatchId, follower: Follower) -> None:
        """Tell somebody of this match."""
        ...

    async def unfollow(self, match: MatchId, user: UserId) -> None:
        """Do not tell them any more."""
        ...

    async def followers(self, match: MatchId) -> list[Follower]:
        """Those who like to hear of a match."""
        ...

    async def offer_help(self, guild: GuildId, user: UserId, is_offered: bool) -> None:
        """Somebody likes to sit in on this server, or does not any more."""
        ...

    async def substitutes(self, guild: GuildId) -> list[UserId]:
        """Those who like to sit in on this server."""
        ...


class Screen(Protocol):
    """Shows people what has been saved. May be asked to show the same row twice."""

    async def show(self, row: OutboxRow) -> None:
        """Show it, or raise: then it is tried again later."""
        ...


class Postman(Protocol):
    """Brings people what only they are to be told."""

    async def tell(self, user: UserId, reminders: Sequence[Reminder]) -> None:
        """One message about all of these, or raise: then it is tried again later."""
        ...


Interest: TypeAlias = Callable[[Match], bool]
"""Whether somebody cares about a match that has just been saved like this."""


class Waker(Protocol):
    """Learns that a match has changed."""

    def wake(self, match: Match) -> None:
        """Look at this match when there is time; it was saved like this."""
        ...


class Ais(Protocol):
    """Chooses moves for seats without a person."""

    async def choose(self, level: AiLevel, game: AnyGame, state: object, seat: Seat) -> Move:
        """A legal move."""
        ...


class Draw(Protocol):
    """Draws bytes that nobody can foresee, except a test."""

    def __call__(self, count: int, /) -> bytes:
        """So many bytes."""
        ...


class Clock(Protocol):
    """Tells the time."""

    def __call__(self) -> Time:
        """Now."""
        ...
