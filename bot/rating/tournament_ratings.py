"""What tournaments ask of ratings, and say about them."""

from __future__ import annotations

from fractions import Fraction

from bot.match.model import GuildId, Match, UserId
from bot.rating.model import Scope
from bot.rating.ports import Ratings
from bot.rating.rated_matches import HALF
from bot.rating.skill_update import shown
from bot.tournament.ports import TournamentStore


class RatingsShown:
    """Fulfils `bot.tournament.ports.Ratings`."""

    def __init__(self, ratings: Ratings) -> None:
        self._ratings = ratings

    async def shown_rating(self, guild: GuildId, game: str, user: UserId) -> int | None:
        """The number people read; None for somebody who has never played a rated match."""
        entry = await self._ratings.entry(user, Scope(game, guild))
        return None if entry is None else shown(entry.rating)


class TournamentSparing:
    """Above which share of moves by computers a match does not count for its owner."""

    def __init__(self, tournaments: TournamentStore) -> None:
        self._tournaments = tournaments

    async def __call__(self, match: Match) -> Fraction | None:
        """Half of them; in a tournament, as it says."""
        if match.tournament is None:
            return HALF
        tournament = await self._tournaments.load(match.tournament)
        return HALF if tournament.plan.spares_absent else None
