"""What a director can do with a tournament: every method is one ruling, written in its ledger."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from fractions import Fraction
from typing import TypeAlias

from bot.match.model import ChannelId, InteractionId, TournamentId, UserId
from bot.match.ports import Clock
from bot.tournament import entries, round_course, rulings
from bot.tournament.change import Change, named, ruled
from bot.tournament.errors import AlreadyEntered
from bot.tournament.model import Tournament
from bot.tournament.preconditions import expect_played
from bot.tournament.table_matches import TablePlay
from bot.tournament.table_points import EntrantId
from bot.tournament.tournament_changes import TournamentChanges
from games.api import label

Redrafted: TypeAlias = Callable[[Tournament, Change], Awaitable[Change]]
"""A change with the seated round seated anew, if the field is another one than before."""


class Desk:
    """Rulings, on the word of somebody who may."""

    def __init__(
        self, changes: TournamentChanges, tables: TablePlay, *, redrafted: Redrafted, clock: Clock
    ) -> None:
        self._changes = changes
        self._tables = tables
        self._redrafted = redrafted
        self._clock = clock

    async def pause(
        self, tournament: TournamentId, director: UserId, why: str, *, by: InteractionId
    ) -> Tournament:
        """Nobody moves, no clock runs, no round begins."""

        def work(e: Tournament) -> Change:
            return rulings.pause(e, at=self._clock(), by=director, why=why)

        return await self._changes.change(tournament, by, work)

    async def resume(
        self, tournament: TournamentId, director: UserId, why: str, *, by: InteractionId
    ) -> Tournament:
        """Everything goes on."""

        def work(e: Tournament) -> Change:
            return rulings.resume(e, at=self._clock(), by=director, why=why)

        return await self._changes.change(tournament, by, work)

    async def extend(
        self, tournament: TournamentId, director: UserId, hours: int, why: str, *, by: InteractionId
    ) -> Tournament:
        """So much more time for the round."""

        def work(e: Tournament) -> Change:
            return rulings.extend(e, hours, at=self._clock(), by=director, why=why)

        return await self._changes.change(tournament, by, work)

    async def adjudicate(
        self,
        tournament: TournamentId,
        director: UserId,
        table: int,
        places: Sequence[int] | None,
        why: str,
        *,
        by: InteractionId,
    ) -> Tournament:
        """A table ends with this ranking; without one, as it stands on the board."""

        async def work(e: Tournament) -> Change:
            found = expect_played(e, table)
            now = await self._tables.standing(found)
            return rulings.adjudicate(
                e,
                found,
                now.places if places is None else places,
                now.scores,
                at=self._clock(),
                by=director,
                why=why,
                standing=now.places,
            )

        return await self._changes.change(tournament, by, work)

    async def substitute(
        self,
        tournament: TournamentId,
        director: UserId,
        entrant: EntrantId,
        user: UserId,
        why: str,
        *,
        for_good: bool,
        by: InteractionId,
    ) -> Tournament:
        """Somebody else plays for an entrant."""

        def work(e: Tournament) -> Change:
            return rulings.substitute(
                e, entrant, user, at=self._clock(), by=director, why=why, for_good=for_good
            )

        return await self._changes.change(tournament, by, work)

    async def restart(
        self, tournament: TournamentId, director: UserId, table: int, why: str, *, by: InteractionId
    ) -> Tournament:
        """A table is dealt anew."""

        def work(e: Tournament) -> Change:
            return rulings.restart(e, table, at=self._clock(), by=director, why=why)

        return await self._changes.change(tournament, by, work)

    async def allow_undo(
        self,
        tournament: TournamentId,
        director: UserId,
        table: int,
        is_allowed: bool,
        why: str,
        *,
        by: InteractionId,
    ) -> Tournament:
        """Moves at a rated table may be taken back, or no more."""

        def work(e: Tournament) -> Change:
            at = self._clock()
            return rulings.allow_undo(e, table, is_allowed, at=at, by=director, why=why)

        return await self._changes.change(tournament, by, work)

    async def penalise(
        self,
        tournament: TournamentId,
        director: UserId,
        entrant: EntrantId,
        score: Fraction,
        why: str,
        *,
        by: InteractionId,
    ) -> Tournament:
        """Take score away from somebody."""

        def work(e: Tournament) -> Change:
            return rulings.penalise(e, entrant, score, at=self._clock(), by=director, why=why)

        return await self._changes.change(tournament, by, work)

    async def keep_apart(
        self,
        tournament: TournamentId,
        director: UserId,
        one: EntrantId,
        other: EntrantId,
        why: str,
        *,
        by: InteractionId,
    ) -> Tournament:
        """Two are not seated at one table any more, or may be again."""

        async def work(e: Tournament) -> Change:
            change = rulings.keep_apart(e, one, other, at=self._clock(), by=director, why=why)
            return await self._redrafted(e, change)

        return await self._changes.change(tournament, by, work)

    async def swap(
        self,
        tournament: TournamentId,
        director: UserId,
        one: EntrantId,
        other: EntrantId,
        why: str,
        *,
        by: InteractionId,
    ) -> Tournament:
        """Two change places before a round begins."""

        def work(e: Tournament) -> Change:
            return rulings.swap(e, one, other, at=self._clock(), by=director, why=why)

        return await self._changes.change(tournament, by, work)

    async def admit(
        self,
        tournament: TournamentId,
        director: UserId,
        user: UserId,
        why: str,
        *,
        by: InteractionId,
    ) -> Tournament:
        """Somebody takes part on the word of a director, whatever the plan says."""

        async def work(e: Tournament) -> Change:
            at = self._clock()
            change = entries.enter(e, user, by, at=at, admitted=True)
            entrant = change.tournament.entrant_of(user)
            if entrant is None:
                raise AlreadyEntered
            said = label("ruled-admit", who=named(entrant.id))
            instead = label("instead-enter", who=named(entrant.id))
            change = ruled(change, "admit", said, at=at, by=director, why=why, instead_of=instead)
            return await self._redrafted(e, change)

        return await self._changes.change(tournament, by, work)

    async def drop(
        self,
        tournament: TournamentId,
        director: UserId,
        entrant: EntrantId,
        why: str,
        *,
        by: InteractionId,
    ) -> Tournament:
        """Somebody takes part no more."""

        async def work(e: Tournament) -> Change:
            change = entries.drop(e, entrant, at=self._clock(), by=director, why=why)
            return await self._redrafted(e, change)

        return await self._changes.change(tournament, by, work)

    async def move(
        self, tournament: TournamentId, director: UserId, channel: ChannelId, *, by: InteractionId
    ) -> Tournament:
        """The tournament goes on in another channel, or raise `TournamentBusy`."""

        def work(e: Tournament) -> Change:
            return rulings.move(e, channel, at=self._clock(), by=director)

        return await self._changes.change(tournament, by, work)

    async def end(
        self, tournament: TournamentId, director: UserId, why: str, *, by: InteractionId
    ) -> Tournament:
        """The tournament is over as it stands; before it began, it is called off."""

        def work(e: Tournament) -> Change:
            return round_course.stop(e, at=self._clock(), by=director, why=why)

        return await self._changes.change(tournament, by, work)
