"""What a director can do with a tournament: every method is one ruling, written in its ledger."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from fractions import Fraction
from typing import TypeAlias

from bot.match.model import ChannelId, EventId, InteractionId, UserId
from bot.match.ports import Clock
from bot.tournament import directing, entering, running
from bot.tournament.changes import Change, expect_played, named, ruled
from bot.tournament.changing import EventChanging
from bot.tournament.errors import AlreadyEntered
from bot.tournament.model import Tournament
from bot.tournament.scoring import EntrantId
from bot.tournament.tables import TablePlay
from games.api import label

Redrafted: TypeAlias = Callable[[Tournament, Change], Awaitable[Change]]
"""A change with the seated round seated anew, if the field is another one than before."""


class Desk:
    """Rulings, on the word of somebody who may."""

    def __init__(
        self, changing: EventChanging, tables: TablePlay, *, redrafted: Redrafted, clock: Clock
    ) -> None:
        self._changing = changing
        self._tables = tables
        self._redrafted = redrafted
        self._clock = clock

    async def pause(
        self, event: EventId, director: UserId, why: str, *, by: InteractionId
    ) -> Tournament:
        """Nobody moves, no clock runs, no round begins."""

        def work(e: Tournament) -> Change:
            return directing.pause(e, at=self._clock(), by=director, why=why)

        return await self._changing.change(event, by, work)

    async def resume(
        self, event: EventId, director: UserId, why: str, *, by: InteractionId
    ) -> Tournament:
        """Everything goes on."""

        def work(e: Tournament) -> Change:
            return directing.resume(e, at=self._clock(), by=director, why=why)

        return await self._changing.change(event, by, work)

    async def extend(
        self, event: EventId, director: UserId, hours: int, why: str, *, by: InteractionId
    ) -> Tournament:
        """So much more time for the round."""

        def work(e: Tournament) -> Change:
            return directing.extend(e, hours, at=self._clock(), by=director, why=why)

        return await self._changing.change(event, by, work)

    async def adjudicate(
        self,
        event: EventId,
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
            return directing.adjudicate(
                e,
                found,
                now.places if places is None else places,
                now.scores,
                at=self._clock(),
                by=director,
                why=why,
                standing=now.places,
            )

        return await self._changing.change(event, by, work)

    async def substitute(
        self,
        event: EventId,
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
            return directing.substitute(
                e, entrant, user, at=self._clock(), by=director, why=why, for_good=for_good
            )

        return await self._changing.change(event, by, work)

    async def restart(
        self, event: EventId, director: UserId, table: int, why: str, *, by: InteractionId
    ) -> Tournament:
        """A table is dealt anew."""

        def work(e: Tournament) -> Change:
            return directing.restart(e, table, at=self._clock(), by=director, why=why)

        return await self._changing.change(event, by, work)

    async def allow_undo(
        self,
        event: EventId,
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
            return directing.allow_undo(e, table, is_allowed, at=at, by=director, why=why)

        return await self._changing.change(event, by, work)

    async def penalise(
        self,
        event: EventId,
        director: UserId,
        entrant: EntrantId,
        score: Fraction,
        why: str,
        *,
        by: InteractionId,
    ) -> Tournament:
        """Take score away from somebody."""

        def work(e: Tournament) -> Change:
            return directing.penalise(e, entrant, score, at=self._clock(), by=director, why=why)

        return await self._changing.change(event, by, work)

    async def keep_apart(
        self,
        event: EventId,
        director: UserId,
        one: EntrantId,
        other: EntrantId,
        why: str,
        *,
        by: InteractionId,
    ) -> Tournament:
        """Two are not seated at one table any more, or may be again."""

        async def work(e: Tournament) -> Change:
            change = directing.keep_apart(e, one, other, at=self._clock(), by=director, why=why)
            return await self._redrafted(e, change)

        return await self._changing.change(event, by, work)

    async def swap(
        self,
        event: EventId,
        director: UserId,
        one: EntrantId,
        other: EntrantId,
        why: str,
        *,
        by: InteractionId,
    ) -> Tournament:
        """Two change places before a round begins."""

        def work(e: Tournament) -> Change:
            return directing.swap(e, one, other, at=self._clock(), by=director, why=why)

        return await self._changing.change(event, by, work)

    async def admit(
        self, event: EventId, director: UserId, user: UserId, why: str, *, by: InteractionId
    ) -> Tournament:
        """Somebody takes part on the word of a director, whatever the plan says."""

        async def work(e: Tournament) -> Change:
            at = self._clock()
            change = entering.enter(e, user, by, at=at, admitted=True)
            entrant = change.event.entrant_of(user)
            if entrant is None:
                raise AlreadyEntered
            said = label("ruled-admit", who=named(entrant.id))
            instead = label("instead-enter", who=named(entrant.id))
            change = ruled(change, "admit", said, at=at, by=director, why=why, instead_of=instead)
            return await self._redrafted(e, change)

        return await self._changing.change(event, by, work)

    async def drop(
        self, event: EventId, director: UserId, entrant: EntrantId, why: str, *, by: InteractionId
    ) -> Tournament:
        """Somebody takes part no more."""

        async def work(e: Tournament) -> Change:
            change = entering.drop(e, entrant, at=self._clock(), by=director, why=why)
            return await self._redrafted(e, change)

        return await self._changing.change(event, by, work)

    async def move(
        self, event: EventId, director: UserId, channel: ChannelId, *, by: InteractionId
    ) -> Tournament:
        """The event goes on in another channel, or raise `EventBusy`."""

        def work(e: Tournament) -> Change:
            return directing.move(e, channel, at=self._clock(), by=director)

        return await self._changing.change(event, by, work)

    async def end(
        self, event: EventId, director: UserId, why: str, *, by: InteractionId
    ) -> Tournament:
        """The event is over as it stands; before it began, it is called off."""

        def work(e: Tournament) -> Change:
            return running.stop(e, at=self._clock(), by=director, why=why)

        return await self._changing.change(event, by, work)
