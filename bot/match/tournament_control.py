"""What a tournament does with the matches at its tables: none of it is for those who play there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.match import match_rules
from bot.match.change import Change, ended, with_chair
from bot.match.clock.time_control import Terms
from bot.match.errors import AlreadySeated
from bot.match.match_changes import MatchChanges
from bot.match.model import (
    Chair,
    ChannelId,
    Done,
    GuildId,
    InteractionId,
    Match,
    MatchId,
    Time,
    TournamentId,
    UndoRule,
    UserId,
)
from bot.match.ports import Clock
from bot.match.preconditions import expect_running, expect_seat
from games.api import Seat
from games.registry import Registry
from language import Language


class TableOrder(msgspec.Struct, frozen=True):
    """What is to be played at a table of a tournament, and by whom."""

    tournament: TournamentId
    table: int
    guild: GuildId
    opener: UserId | None
    game: str
    options: bytes
    chairs: tuple[Chair, ...]
    seed: bytes
    terms: Terms
    rated: bool
    undo: UndoRule
    language: Language


class TournamentControl:
    """Opens, pauses, hands over and breaks off matches on the word of a tournament."""

    def __init__(self, changes: MatchChanges, games: Registry, *, clock: Clock) -> None:
        self._changes = changes
        self._games = games
        self._clock = clock

    async def open(self, order: TableOrder, channel: ChannelId, *, by: InteractionId) -> Done:
        """A match that has begun, in this channel. Raises `TableTaken` or `ChannelBusy`."""
        game, at = self._games[order.game], self._clock()
        options = match_rules.codec_of(game).write(match_rules.options_of(game, order.options))
        match = Match(
            id=MatchId(0),
            guild=order.guild,
            channel=channel,
            opener=order.opener,
            game=order.game,
            rules_version=game.rules_version,
            options=options,
            seats_wanted=len(order.chairs),
            undo=order.undo,
            rated=order.rated,
            language=order.language,
            terms=order.terms,
            seed=order.seed,
            opened_at=at,
            chairs=order.chairs,
            tournament=order.tournament,
            tournament_table=order.table,
        )
        return await self._changes.create(match_rules.deal(game, match, at), by, "placed")

    async def pause(self, match: MatchId, *, by: InteractionId) -> Done:
        """Nobody moves and no clock runs there any more."""

        def work(m: Match) -> Change:
            if m.status != "running" or m.paused_at is not None:
                return Change(m, ())
            return Change(replace(m, paused_at=self._clock()), ("seats",))

        return await self._changes.change(match, by, work)

    async def resume(self, match: MatchId, *, by: InteractionId) -> Done:
        """The match goes on; whatever is being asked there is open for as much longer."""
        return await self._changes.change(match, by, lambda m: _resumed(m, self._clock()))

    async def hand_over(
        self, match: MatchId, seat: Seat, user: UserId, *, by: InteractionId
    ) -> Done:
        """Somebody else plays there from now on."""
        return await self._changes.change(match, by, lambda m: _handed_over(m, seat, user))

    async def break_off(self, match: MatchId, *, by: InteractionId) -> Done:
        """The match is over without a result of its own."""

        def work(m: Match) -> Change:
            if m.status != "running":
                return Change(m, ())
            return ended(m, "abandoned", self._clock())

        return await self._changes.change(match, by, work)


def _resumed(match: Match, at: Time) -> Change:
    if match.paused_at is None:
        return Change(match, ())
    proposal = match.proposal
    if proposal is not None and proposal.until is not None:
        proposal = replace(proposal, until=proposal.until + at - match.paused_at)
    return Change(replace(match, paused_at=None, proposal=proposal), ("seats",))


def _handed_over(match: Match, seat: Seat, user: UserId) -> Change:
    expect_running(match)
    expect_seat(match, seat)
    if match.seat_of(user) == seat:
        return Change(match, ())
    if match.seat_of(user) is not None:
        raise AlreadySeated
    taken = replace(
        match.chairs[seat],
        user=user,
        ai=None,
        conceded=False,
        offered=False,
        stand_in=None,
        plan=None,
    )
    return Change(replace(with_chair(match, seat, taken), proposal=None), ("seats",))


def absent_seats(match: Match) -> Sequence[Seat]:
    """Where a person should sit, but a computer plays for them."""
    return [
        Seat(seat)
        for seat, chair in enumerate(match.chairs)
        if chair.user is not None and (chair.stand_in is not None or chair.conceded)
    ]
