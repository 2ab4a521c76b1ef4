"""What ratings need: somewhere to keep them, and the stories of matches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from fractions import Fraction
from typing import Protocol, TypeAlias

from bot.match.model import GuildId, LogRow, Match, MatchId, UserId
from bot.rating.model import Change, Entry, Mark, Point, Rating, Scope, Tally, Verdict

Sparing: TypeAlias = Callable[[Match], Awaitable[Fraction | None]]
"""Above which share of moves by computers a seat of this match is not its owner's; None: never."""


class Stories(Protocol):
    """Tells how matches went."""

    async def story(self, match: MatchId) -> tuple[Match, list[LogRow]]:
        """The match and its whole log, both as they were at one moment."""
        ...


class Ratings(Protocol):
    """Keeps ratings. Each method is one transaction; what it raised about has not happened."""

    async def unrated(self, limit: int) -> list[MatchId]:
        """Finished rated matches nobody has looked at, in the order in which they ended."""
        ...

    async def current(self, scope: Scope, users: Sequence[UserId]) -> Mapping[UserId, Rating]:
        """The ratings of those of them who have one."""
        ...

    async def record(self, verdict: Verdict) -> bool:
        """Keep all that a match did to ratings, and that it has been looked at.

        False, and nothing kept, if it had been looked at before. If a rating is not what the
        verdict took it for any more: `Overtaken`.
        """
        ...

    async def changes(self, match: MatchId) -> list[Change]:
        """What this match did to ratings, by server and seat."""
        ...

    async def course(self, user: UserId, scope: Scope) -> list[Point]:
        """How somebody's rating went, match by match."""
        ...

    async def ranking(self, scope: Scope) -> list[Entry]:
        """Everybody with a rating who may be named in lists, in no order."""
        ...

    async def entry(self, user: UserId, scope: Scope) -> Entry | None:
        """Where one person stands, in lists or not."""
        ...

    async def results(self, user: UserId, guild: GuildId | None = None) -> list[Tally]:
        """How somebody's finished matches went, game by game; None: on all servers."""
        ...

    async def moves(self, user: UserId, game: str, limit: int) -> list[bytes]:
        """The newest moves somebody made in matches of this game that are over, as JSON."""
        ...

    async def history(self, after: int, limit: int) -> list[Mark]:
        """Matches that were looked at after the one of this number, in that order."""
        ...

    async def rewrite(self, changes: Sequence[Change], last: int) -> None:
        """Put these in the place of all changes, and make the current ratings of them.

        If a match was looked at after the one of this number: `Overtaken`.
        """
        ...
