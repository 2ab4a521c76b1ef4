"""What the match service needs: somewhere to keep matches, somebody to show them to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.match.model import (
    BEGINNING,
    AiLevel,
    ChannelId,
    Display,
    Done,
    GuildId,
    InteractionId,
    LogRow,
    Match,
    MatchId,
    Notice,
    OutboxRow,
    Person,
    Revision,
    Time,
    UserId,
)
from games.api import AnyGame, Move, Seat


class Overtaken(Exception):
    """Somebody else changed the match between loading and saving it."""


class Store(Protocol):
    """Keeps matches. Each method is one transaction; what it raised about has not happened."""

    async def create(self, match: Match, *, by: InteractionId, notices: Sequence[Notice]) -> Match:
        """Keep a new match under a new id, or raise `ChannelBusy`."""
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
    ) -> None:
        """Keep the changed match, one more row of its log, what is to be shown, and the answer.

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
        """How many matches are open or running: all, or those of this guild or of this opener."""
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


class Screen(Protocol):
    """Shows people what has been saved. May be asked to show the same row twice."""

    async def show(self, row: OutboxRow) -> None:
        """Show it, or raise: then it is tried again later."""
        ...


class Waker(Protocol):
    """Learns that a match has changed."""

    def wake(self, match: MatchId) -> None:
        """Look at this match when there is time."""
        ...


class Ais(Protocol):
    """Chooses moves for seats without a person."""

    async def choose(self, level: AiLevel, game: AnyGame, state: object, seat: Seat) -> Move:
        """A legal move."""
        ...


class Clock(Protocol):
    """Tells the time."""

    def __call__(self) -> Time:
        """Now."""
        ...
