"""Everything people can do with a match. Each request: lock, load, check, change, save; then show.

A request names itself (`by`); delivered again, it is answered with the first answer. What a request
does to a match is written in `lobby`, `moves_and_undo`, `votes`, `seat_handover`, `time_outs` and
`prepared_moves`, without a store or a lock in sight; how it is carried out, in `match_changes`.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence

from msgspec.structs import replace

from bot.match import (
    lobby,
    match_rules,
    moves_and_undo,
    prepared_moves,
    relocation,
    seat_handover,
    time_outs,
    votes,
)
from bot.match.change import Change, ended
from bot.match.clock import clock_update
from bot.match.clock.time_control import NO_HURRY, Terms
from bot.match.errors import ChannelBusy, LobbyFull, TooManyMatches
from bot.match.match_changes import MatchChanges
from bot.match.model import (
    AiLevel,
    Chair,
    ChannelId,
    Done,
    GuildId,
    InteractionId,
    Limits,
    Match,
    MatchId,
    Reminder,
    Revision,
    Time,
    UndoRule,
    UserId,
)
from bot.match.ports import Clock, Draw, Interest, Store, Waker
from bot.match.preconditions import expect_over, expect_running, expect_seated
from bot.match.tournament_control import TournamentControl
from games.api import AnyGame, BadTable, Seat
from games.registry import Registry
from language import Language

_MOST_SUBSTITUTES = 10  # who are asked to take one free seat
_USUAL_LIMITS = Limits(per_user=5, per_guild=50)


class MatchService:
    """The use cases. Knows no Discord and no database, only the ports."""

    def __init__(
        self,
        store: Store,
        games: Registry,
        *,
        clock: Clock = time.time,
        limits: Limits = _USUAL_LIMITS,
        draw: Draw = secrets.token_bytes,
    ) -> None:
        self._store = store
        self._games = games
        self._clock = clock
        self._limits = limits
        self._draw = draw
        self._opening = asyncio.Lock()  # or two at once would find the same room
        self._changes = MatchChanges(store, games, clock=clock)
        self._change = self._changes.change
        self.tables = TournamentControl(self._changes, games, clock=clock)

    def subscribe(self, waker: Waker, only: Interest | None = None) -> None:
        """Wake it after every change, or after those of matches that interest it."""
        self._changes.subscribe(waker, only)

    # The lobby --------------------------------------------------------------------------------

    async def open_lobby(
        self,
        guild: GuildId,
        channel: ChannelId,
        opener: UserId,
        *,
        game: str,
        options: bytes = b"{}",
        seats: int,
        undo: UndoRule = "all",
        rated: bool = False,
        language: Language = "en",
        hints: bool = False,
        terms: Terms = NO_HURRY,
        ais: Sequence[AiLevel] = (),
        by: InteractionId,
    ) -> Done:
        """A lobby in this channel, the opener in the first seat, AIs beside. Commits to the dice.

        Even if that fills it, it waits for the opener's start, which adds to the dice.
        """
        rules = self._games[game]
        # Complete: what the game likes best may be something else tomorrow.
        options = match_rules.codec_of(rules).write(match_rules.options_of(rules, options))
        if seats not in rules.seat_counts:
            raise BadTable(seats, rules.seat_counts)
        if len(ais) >= seats:
            raise LobbyFull
        computers = [Chair(salt=f"{by}-{n}", ai=level) for n, level in enumerate(ais, start=1)]
        match = Match(
            id=MatchId(0),
            guild=guild,
            channel=channel,
            opener=opener,
            game=game,
            rules_version=rules.rules_version,
            options=options,
            seats_wanted=seats,
            undo=undo,
            rated=rated,
            language=language,
            hints=hints,
            terms=terms,
            seed=self._draw(32),
            opened_at=self._clock(),
            chairs=(Chair(salt=by, user=opener), *computers),
        )
        async with self._opening:
            return await self._open(match, by)

    async def rematch(
        self, match: MatchId, user: UserId, *, channel: ChannelId | None = None, by: InteractionId
    ) -> Done:
        """A lobby like that of a match that is over, opened by somebody who sat there.

        It is where that match was, unless another channel is named.
        """
        over, answered = await self._store.recall(match, by)
        if answered is not None:
            return answered
        expect_over(over)
        expect_seated(over, user)
        return await self.open_lobby(
            over.guild,
            over.channel if channel is None else channel,
            user,
            game=over.game,
            options=over.options,
            seats=len(over.salts) or over.seats_wanted,
            undo=over.undo,
            language=over.language,
            hints=over.hints,
            terms=over.terms,
            ais=[chair.ai for chair in over.chairs if chair.ai is not None],
            by=by,
        )

    async def join(self, match: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Take a seat; the match starts by itself when the last one is taken."""

        def work(m: Match) -> Change:
            return lobby.join(self._game(m), m, user, at=self._clock(), by=by)

        return await self._change(match, by, work, user=user)

    async def add_ai(
        self, match: MatchId, user: UserId, level: AiLevel, *, by: InteractionId
    ) -> Done:
        """Give a seat to an AI; for those who sit at the table."""

        def work(m: Match) -> Change:
            return lobby.add_ai(self._game(m), m, user, level, at=self._clock(), by=by)

        return await self._change(match, by, work, user=user)

    async def remove_ai(self, match: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Send the AI away that came last."""
        return await self._change(match, by, lambda m: lobby.remove_ai(m, user), user=user)

    async def leave(self, match: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Give a seat back before the start."""

        def work(m: Match) -> Change:
            return lobby.leave(m, user, at=self._clock())

        return await self._change(match, by, work, user=user)

    async def start(self, match: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Begin with the people there are, if the game can be played so."""

        def work(m: Match) -> Change:
            return lobby.start(self._game(m), m, user, at=self._clock(), by=by)

        return await self._change(match, by, work, user=user)

    # Playing ----------------------------------------------------------------------------------

    async def act(
        self, match: MatchId, user: UserId, revision: Revision, move: bytes, *, by: InteractionId
    ) -> Done:
        """Play a move at the revision the player saw. Raises a `Refusal` of the game too."""

        def work(m: Match) -> Change:
            return moves_and_undo.act(
                self._game(m), m, user, revision, move, at=self._clock(), by=by
            )

        return await self._change(match, by, work, user=user)

    async def act_for(
        self, match: MatchId, seat: Seat, revision: Revision, move: bytes, *, by: InteractionId
    ) -> Done:
        """Play a move for a seat that plays itself: an AI's, or one its owner gave up."""

        def work(m: Match) -> Change:
            return moves_and_undo.act_for(
                self._game(m), m, seat, revision, move, at=self._clock(), by=by
            )

        return await self._change(match, by, work)

    async def undo(
        self, match: MatchId, user: UserId, revision: Revision, *, by: InteractionId
    ) -> Done:
        """Take back one's last move: at once up to the last reveal, else if the others agree."""

        async def work(m: Match) -> Change:
            log = await self._store.log(m.id)
            return moves_and_undo.undo(
                self._game(m), m, user, revision, log=log, at=self._clock(), by=by
            )

        return await self._change(match, by, work, user=user)

    async def allow_undo(self, match: MatchId, allowed: bool, *, by: InteractionId) -> Done:
        """A director's word on undoing in a rated match."""

        def work(m: Match) -> Change:
            expect_running(m)
            return Change(replace(m, undo_allowed=allowed), ())

        return await self._change(match, by, work)

    # Deciding together ------------------------------------------------------------------------

    async def propose_end(self, match: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Ask the others to end the match without a result."""

        def work(m: Match) -> Change:
            return votes.propose_end(m, user, at=self._clock())

        return await self._change(match, by, work, user=user)

    async def vote(self, match: MatchId, user: UserId, agrees: bool, *, by: InteractionId) -> Done:
        """Answer what is being asked; one no settles it, enough yeses carry it out."""

        async def work(m: Match) -> Change:
            counted = votes.answer(m, user, agrees)
            if m.proposal is not None and votes.is_rejected(counted):
                return time_outs.given_time(counted, m.proposal)
            proposal = votes.carried(counted)
            if proposal is None:
                return Change(counted, ("vote",))
            at = self._clock()
            if proposal.what == "absent":
                return time_outs.stand_in_for(counted, proposal.by, at)
            if proposal.back_to is None:
                return ended(counted, "agreed", at)
            log = await self._store.log(m.id)
            return moves_and_undo.take_back(
                self._game(m), m, log, proposal.back_to, user=proposal.by, at=at, by=by
            )

        return await self._change(match, by, work, user=user)

    # Coming and going -------------------------------------------------------------------------

    async def concede(self, match: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Give up: the seat plays itself from now on and is ranked behind all who stayed."""

        def work(m: Match) -> Change:
            return seat_handover.concede(m, user, at=self._clock())

        return await self._change(match, by, work, user=user)

    async def offer_seat(
        self, match: MatchId, user: UserId, offered: bool = True, *, by: InteractionId
    ) -> Done:
        """Look for a substitute, or stop looking."""

        async def work(m: Match) -> Change:
            change = seat_handover.offer_seat(m, user, offered)
            return await self._with_substitutes_asked(change) if offered else change

        return await self._change(match, by, work, user=user)

    async def take_seat(
        self, match: MatchId, user: UserId, seat: Seat | None = None, *, by: InteractionId
    ) -> Done:
        """Take over a seat that is offered: the one named, or the first there is."""

        def work(m: Match) -> Change:
            return seat_handover.take_seat(m, user, seat)

        return await self._change(match, by, work, user=user)

    async def remove_seat(self, match: MatchId, seat: Seat, *, by: InteractionId) -> Done:
        """Send away whoever sits there, on the word of somebody who may."""

        async def work(m: Match) -> Change:
            change = seat_handover.remove_seat(m, seat, at=self._clock())
            return await self._with_substitutes_asked(change)

        return await self._change(match, by, work)

    async def _with_substitutes_asked(self, change: Change) -> Change:
        """Those who like to sit in are told of a free seat."""
        match = change.match
        if match.status != "running":
            return change
        helpers = await self._store.calendar.substitutes(match.guild)
        free = [user for user in helpers if match.seat_of(user) is None][:_MOST_SUBSTITUTES]
        told = [Reminder(user, match.id, "seat", self._clock()) for user in free]
        return replace(change, reminders=(*change.reminders, *told))

    async def move(self, match: MatchId, channel: ChannelId, *, by: InteractionId) -> Done:
        """Put a match into another channel or thread, or raise `ChannelBusy`."""
        return await self._change(match, by, lambda m: relocation.move(m, channel))

    async def repost(self, match: MatchId, *, by: InteractionId) -> Done:
        """Have everything shown anew where the match is."""
        return await self._change(match, by, relocation.repost)

    async def abandon(self, match: MatchId, *, by: InteractionId) -> Done:
        """Close a lobby or break a match off, on the word of somebody who may."""
        return await self._change(match, by, lambda m: relocation.abandon(m, at=self._clock()))

    # Time -------------------------------------------------------------------------------------

    async def look_after(self, match: MatchId) -> Done:
        """Carry out one thing that is due; the same thing is never carried out twice."""

        async def work(m: Match) -> Change:
            at, around = self._clock(), await self._changes.around(m)
            return time_outs.look_after(self._game(m), m, around, at=at, by=by)

        by = InteractionId(f"due-{match}-{secrets.token_hex(8)}")
        return await self._change(match, by, work)

    async def miss(self, match: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Somebody is asked but has left the server: as if their time had run out."""

        def work(m: Match) -> Change:
            seat = m.seat_of(user)
            is_asked = seat is not None and seat in clock_update.asked_people(self._game(m), m)
            if seat is None or not is_asked or m.proposal is not None:
                return Change(m, ())
            change = time_outs.run_out(self._game(m), m, seat, at=self._clock(), by=by)
            return replace(change, reminders=())  # they could not come back anyway

        return await self._change(match, by, work, user=user)

    async def come_back(self, match: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Take one's seat back from the computer."""
        return await self._change(match, by, lambda m: time_outs.come_back(m, user), user=user)

    async def go_away(
        self, match: MatchId, user: UserId, until: Time | None, *, by: InteractionId
    ) -> Done:
        """A holiday until that time, as long as the match allows; None ends it."""

        def work(m: Match) -> Change:
            return time_outs.go_away(m, user, until, at=self._clock())

        return await self._change(match, by, work, user=user)

    # Preparing --------------------------------------------------------------------------------

    async def prepare(
        self, match: MatchId, user: UserId, moves: Sequence[bytes], *, by: InteractionId
    ) -> Done:
        """Keep moves for one's next turn: the first that is legal then is made. None: forget."""

        def work(m: Match) -> Change:
            return prepared_moves.prepare(self._game(m), m, user, moves)

        return await self._change(match, by, work, user=user)

    # Within -----------------------------------------------------------------------------------

    def _game(self, match: Match) -> AnyGame:
        return match_rules.game_of(self._games, match)

    async def _open(self, match: Match, by: InteractionId) -> Done:
        answered = await self._store.answer(by)
        if answered is not None:
            return answered
        try:
            await self._expect_room(match)
            return await self._changes.create(match, by)
        except (ChannelBusy, TooManyMatches):
            # Perhaps by this very request, delivered to another process at the same time.
            answered = await self._store.answer(by)
            if answered is None:
                raise
            return answered

    async def _expect_room(self, match: Match) -> None:
        yours = await self._store.count_open(opener=match.opener)
        if yours >= self._limits.per_user:
            raise TooManyMatches(yours, of="user")
        here = await self._store.count_open(guild=match.guild)
        if here >= self._limits.per_guild:
            raise TooManyMatches(here, of="guild")
