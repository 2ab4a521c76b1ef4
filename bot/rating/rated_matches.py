"""Which matches count, and who each seat of them was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from bot.match.model import AiLevel, GuildId, LogRow, Match, MatchId, UserId, live_rows
from bot.rating.anchors import anchor_of
from bot.rating.model import EVERYWHERE, NEWCOMER, Change, Rating
from bot.rating.skill_update import rate
from games.api import Seat

FEWEST_PEOPLE = 2  # a person alone among computers is not rated
HALF = Fraction(1, 2)


class Seated(msgspec.Struct, frozen=True):
    """Who a seat was: a person, a computer of some level, or else a former player."""

    user: UserId | None = None
    level: AiLevel | None = None


class Sheet(msgspec.Struct, frozen=True):
    """All that the ratings need to know of a match."""

    match: MatchId
    game: str
    guild: GuildId
    seats: tuple[Seated, ...]
    places: tuple[int, ...]

    @property
    def users(self) -> tuple[UserId, ...]:
        """Those whose ratings change."""
        return tuple(one.user for one in self.seats if one.user is not None)


def counts(match: Match) -> bool:
    """Whether this match changes anybody's rating."""
    people = sum(chair.user is not None for chair in match.chairs)
    return match.status == "finished" and match.rated and people >= FEWEST_PEOPLE


def sheet_of(match: Match, log: Sequence[LogRow], spared_above: Fraction | None) -> Sheet:
    """Who sat where in a finished match, and how it ended.

    A seat for which computers made more than this share of the moves is theirs. Whoever gave up
    is not spared: that was their own choice.
    """
    assert match.outcome is not None, "a finished match has an outcome"
    shares = _shares(match, log)
    seats: list[Seated] = []
    for chair, share in zip(match.chairs, shares, strict=True):
        is_spared = spared_above is not None and share > spared_above and not chair.conceded
        if chair.ai is not None:
            seats.append(Seated(level=chair.ai))
        elif is_spared:
            seats.append(Seated(level=match.terms.stand_in))
        else:
            seats.append(Seated(chair.user))
    return Sheet(match.id, match.game, match.guild, tuple(seats), match.outcome.places)


def changes_of(
    sheet: Sheet,
    guild: GuildId,
    ratings: Mapping[UserId, Rating],
    former: Mapping[Seat, Rating],
) -> list[Change]:
    """What the match makes of the ratings on this server, or everywhere.

    Whoever is not among the ratings is a newcomer. So is a former player who was forgotten before
    the match was rated, and whose rating nobody keeps; those forgotten later had one by then.
    """
    before: list[Rating] = []
    fixed: set[int] = set()
    for seat, one in enumerate(sheet.seats):
        if one.level is not None:
            before.append(anchor_of(sheet.game, one.level))
            fixed.add(seat)
        elif one.user is not None:
            before.append(ratings.get(one.user, NEWCOMER))
        else:
            before.append(former.get(Seat(seat), NEWCOMER))
            if seat not in former:
                fixed.add(seat)
    after = rate(before, sheet.places, fixed)
    return [
        Change(sheet.match, guild, Seat(seat), one.user, before[seat], after[seat])
        for seat, one in enumerate(sheet.seats)
        if seat not in fixed
    ]


def guilds_of(sheet: Sheet) -> tuple[GuildId, GuildId]:
    """Where ratings change: on the server, and everywhere."""
    return sheet.guild, EVERYWHERE


def _shares(match: Match, log: Sequence[LogRow]) -> list[Fraction]:
    """Of each seat's moves, the share that computers made."""
    made = [0] * len(match.chairs)
    by_computers = [0] * len(match.chairs)
    for row in live_rows(list(log)):
        if row.seat is not None:
            made[row.seat] += 1
            by_computers[row.seat] += row.actor != "person"
    return [Fraction(some, max(all_, 1)) for some, all_ in zip(by_computers, made, strict=True)]
