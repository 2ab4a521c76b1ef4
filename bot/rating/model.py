"""What is kept of how strong people are."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from bot.match.model import GuildId, MatchId, Time, UserId
from games.api import Seat


class Rating(msgspec.Struct, frozen=True, order=True):
    """How strong somebody seems to be, and how unsure that is (one standard deviation)."""

    mu: float
    sigma: float


NEWCOMER = Rating(mu=25.0, sigma=25.0 / 3)
"""With which everybody begins."""

EVERYWHERE = GuildId(0)
"""In place of a server: all of them together."""


class Scope(msgspec.Struct, frozen=True):
    """Ratings are compared within one game, on one server or everywhere."""

    game: str
    guild: GuildId = EVERYWHERE


class Change(msgspec.Struct, frozen=True):
    """What one match made of one rating."""

    match: MatchId
    guild: GuildId
    seat: Seat
    user: UserId | None  # None: a former player
    before: Rating
    after: Rating


class Verdict(msgspec.Struct, frozen=True):
    """What a match did to ratings: nothing, where it does not count."""

    match: MatchId
    counts: bool
    spared_above: Fraction | None
    changes: tuple[Change, ...] = ()


class Mark(msgspec.Struct, frozen=True):
    """A match that has been looked at; `number` says in which order that was done."""

    number: int
    match: MatchId
    counts: bool
    spared_above: Fraction | None


class Entry(msgspec.Struct, frozen=True):
    """Where somebody stands in a scope."""

    user: UserId
    rating: Rating
    matches: int
    last_at: Time  # when the last of them ended


class Point(msgspec.Struct, frozen=True):
    """One step of the course of somebody's rating."""

    match: MatchId
    at: Time  # when the match ended
    rating: Rating


class Tally(msgspec.Struct, frozen=True):
    """How somebody's finished matches of one game went, rated or not."""

    game: str
    places: tuple[tuple[int, int], ...]  # place, and how often it was theirs; best first

    @property
    def played(self) -> int:
        """How many matches."""
        return sum(count for _, count in self.places)

    @property
    def won(self) -> int:
        """How many of them they won, alone or with others."""
        return dict(self.places).get(1, 0)


class _Listing(msgspec.Struct, frozen=True):
    """The part of a person's settings that has to do with lists."""

    listed: bool = True


_listing = msgspec.json.Decoder(_Listing)


def is_listed(settings: bytes | None) -> bool:
    """Whether somebody with these settings, or none, may be named in lists."""
    return settings is None or _listing.decode(settings).listed
