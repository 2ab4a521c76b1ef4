"""Everything people can do with a match. Each request: lock, load, check, change, save; then show.

A request names itself (`by`); delivered again, it is answered with the first answer. Of two
processes that change one match at the same time one is overtaken, looks again, and either finds
that its request still makes sense or is refused. What is being saved when its caller is cancelled
is saved and shown all the same. What a request does to a match is written in
`lobby`, `playing`, `deciding` and `leaving`, without a store or a lock in sight.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from bot.logs import log_context
from bot.match import deciding, leaving, lobby, playing, tables
from bot.match.changes import Change, ended, expect_over, expect_running, expect_seated
from bot.match.errors import ChannelBusy, LobbyFull, StaleBoard, TooManyMatches
from bot.match.locks import Locks
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
    Revision,
    UndoRule,
    UserId,
)
from bot.match.ports import Clock, Overtaken, Store, Waker
from games.api import AnyGame, BadTable, Seat
from games.registry import Registry
from language import Language

_log = logging.getLogger(__name__)

_TRIES = 20  # against other processes; within one, the lock keeps everybody apart
_USUAL_LIMITS = Limits(per_user=5, per_guild=50)

T = TypeVar("T")
Work: TypeAlias = Callable[[Match], Change]
SlowWork: TypeAlias = Callable[[Match], Awaitable[Change]]


class MatchService:
    """The use cases. Knows no Discord and no database, only the ports."""

    def __init__(
        self,
        store: Store,
        games: Registry,
        *,
        clock: Clock = time.time,
        limits: Limits = _USUAL_LIMITS,
    ) -> None:
        self._store = store
        self._games = games
        self._clock = clock
        self._limits = limits
        self._opening = asyncio.Lock()  # or two at once would find the same room
        self._locks = Locks()
        self._wakers: list[Waker] = []

    def subscribe(self, waker: Waker) -> None:
        """Wake it after every change."""
        self._wakers.append(waker)

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
        ais: Sequence[AiLevel] = (),
        by: InteractionId,
    ) -> Done:
        """A lobby in this channel, the opener in the first seat, AIs beside. Commits to the dice.

        Even if that fills it, it waits for the opener's start, which adds to the dice.
        """
        rules = self._games[game]
        # Complete: what the game likes best may be something else tomorrow.
        options = tables.codec_of(rules).write(tables.options_of(rules, options))
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
            seed=secrets.token_bytes(32),
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
            return playing.act(self._game(m), m, user, revision, move, at=self._clock(), by=by)

        return await self._change(match, by, work, user=user)

    async def act_for(
        self, match: MatchId, seat: Seat, revision: Revision, move: bytes, *, by: InteractionId
    ) -> Done:
        """Play a move for a seat that plays itself: an AI's, or one its owner gave up."""

        def work(m: Match) -> Change:
            return playing.act_for(self._game(m), m, seat, revision, move, at=self._clock(), by=by)

        return await self._change(match, by, work)

    async def undo(
        self, match: MatchId, user: UserId, revision: Revision, *, by: InteractionId
    ) -> Done:
        """Take back one's last move: at once up to the last reveal, else if the others agree."""

        async def work(m: Match) -> Change:
            log = await self._store.log(m.id)
            return playing.undo(self._game(m), m, user, revision, log=log, at=self._clock(), by=by)

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
            return deciding.propose_end(m, user, at=self._clock())

        return await self._change(match, by, work, user=user)

    async def vote(self, match: MatchId, user: UserId, agrees: bool, *, by: InteractionId) -> Done:
        """Answer what is being asked; one no settles it, enough yeses carry it out."""

        async def work(m: Match) -> Change:
            counted = deciding.answer(m, user, agrees)
            proposal = deciding.carried(counted)
            if proposal is None:
                return Change(counted, ("vote",))
            at = self._clock()
            if proposal.back_to is None:
                return ended(counted, "agreed", at)
            log = await self._store.log(m.id)
            return playing.take_back(
                self._game(m), m, log, proposal.back_to, user=proposal.by, at=at, by=by
            )

        return await self._change(match, by, work, user=user)

    # Coming and going -------------------------------------------------------------------------

    async def concede(self, match: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Give up: the seat plays itself from now on and is ranked behind all who stayed."""

        def work(m: Match) -> Change:
            return leaving.concede(m, user, at=self._clock())

        return await self._change(match, by, work, user=user)

    async def offer_seat(
        self, match: MatchId, user: UserId, offered: bool = True, *, by: InteractionId
    ) -> Done:
        """Look for a substitute, or stop looking."""

        def work(m: Match) -> Change:
            return leaving.offer_seat(m, user, offered)

        return await self._change(match, by, work, user=user)

    async def take_seat(
        self, match: MatchId, user: UserId, seat: Seat | None = None, *, by: InteractionId
    ) -> Done:
        """Take over a seat that is offered: the one named, or the first there is."""

        def work(m: Match) -> Change:
            return leaving.take_seat(m, user, seat)

        return await self._change(match, by, work, user=user)

    async def remove_seat(self, match: MatchId, seat: Seat, *, by: InteractionId) -> Done:
        """Send away whoever sits there, on the word of somebody who may."""

        def work(m: Match) -> Change:
            return leaving.remove_seat(m, seat, at=self._clock())

        return await self._change(match, by, work)

    async def move(self, match: MatchId, channel: ChannelId, *, by: InteractionId) -> Done:
        """Put a match into another channel or thread, or raise `ChannelBusy`."""
        return await self._change(match, by, lambda m: leaving.move(m, channel))

    async def repost(self, match: MatchId, *, by: InteractionId) -> Done:
        """Have everything shown anew where the match is."""
        return await self._change(match, by, leaving.repost)

    async def abandon(self, match: MatchId, *, by: InteractionId) -> Done:
        """Close a lobby or break a match off, on the word of somebody who may."""
        return await self._change(match, by, lambda m: leaving.abandon(m, at=self._clock()))

    # Within -----------------------------------------------------------------------------------

    def _game(self, match: Match) -> AnyGame:
        return tables.game_of(self._games, match)

    async def _change(
        self,
        match: MatchId,
        by: InteractionId,
        work: Work | SlowWork,
        *,
        user: UserId | None = None,
    ) -> Done:
        with log_context(match=match, user=user):
            async with self._locks.of(match):
                return await self._try(match, by, work)

    async def _try(self, match_id: MatchId, by: InteractionId, work: Work | SlowWork) -> Done:
        for tries_left in reversed(range(_TRIES)):
            match, answered = await self._store.recall(match_id, by)
            if answered is not None:
                self._wake(match_id)
                return answered
            change = work(match)
            if not isinstance(change, Change):
                change = await change
            try:
                return await _to_its_end(self._save(change, by))
            except Overtaken:
                if not tries_left:
                    raise StaleBoard(match.revision) from None
        raise AssertionError("the last try returns or raises")

    async def _open(self, match: Match, by: InteractionId) -> Done:
        answered = await self._store.answer(by)
        if answered is not None:
            return answered
        try:
            await self._expect_room(match)
            return await _to_its_end(self._create(match, by))
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

    async def _create(self, match: Match, by: InteractionId) -> Done:
        created = await self._store.create(match, by=by, notices=("lobby",))
        self._wake(created.id)
        return _done(created)

    async def _save(self, change: Change, by: InteractionId) -> Done:
        match = change.match
        await self._store.save(match, by=by, notices=change.notices, row=change.row)
        _log.info("%s at revision %s", match.status, match.revision)
        self._wake(match.id)
        return _done(match)

    def _wake(self, match: MatchId) -> None:
        for waker in self._wakers:
            waker.wake(match)


def _done(match: Match) -> Done:
    return Done(match.id, match.revision, match.status, match.proposal)


async def _to_its_end(saving: Coroutine[Any, Any, T]) -> T:
    """What it returns or raises. A caller who is cancelled meanwhile learns so when it is over."""
    task = asyncio.create_task(saving)
    cancelled = None
    while not task.done():
        try:
            await asyncio.wait([task])  # which, unlike awaiting it, never cancels it
        except asyncio.CancelledError as cancellation:
            cancelled = cancellation
    if cancelled is not None:
        raise cancelled from task.exception()
    return task.result()
