"""Everything people can do with a match. Each request: lock, load, check, change, save; then show.

A request names itself (`by`); delivered again, it is answered with the first answer. Of two
processes that change one match at the same time one is overtaken, looks again, and either finds
that its request still makes sense or is refused.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from msgspec.structs import replace

from bot.logs import log_context
from bot.match import tables
from bot.match.errors import (
    AlreadySeated,
    HasConceded,
    LobbyFull,
    NoAiSeat,
    NotAsked,
    NothingToUndo,
    NotInLobby,
    NotOffered,
    NotOpener,
    NotRunning,
    NotSeated,
    NoVote,
    StaleBoard,
    TooFewPlayers,
    UndoForbidden,
    VoteOpen,
)
from bot.match.locks import Locks
from bot.match.model import (
    OVER,
    AiLevel,
    Chair,
    ChannelId,
    Done,
    GuildId,
    InteractionId,
    LogRow,
    Match,
    MatchId,
    Notice,
    Proposal,
    Revision,
    UndoRule,
    UserId,
    live_rows,
)
from bot.match.ports import Clock, Overtaken, Store, Waker
from games.api import AnyGame, BadTable, NotYourMove, Seat
from games.registry import Registry

_log = logging.getLogger(__name__)

_TRIES = 20  # against other processes; within one, the lock keeps everybody apart


class Change(msgspec.Struct, frozen=True):
    """What a request makes of a match."""

    match: Match
    notices: Sequence[Notice]
    row: LogRow | None = None


class MatchService:
    """The use cases. Knows no Discord and no database, only the ports."""

    def __init__(self, store: Store, games: Registry, *, clock: Clock = time.time) -> None:
        self._store = store
        self._games = games
        self._clock = clock
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
        by: InteractionId,
    ) -> Done:
        """A lobby in this channel with the opener in the first seat. Commits to the dice."""
        rules = self._games[game]
        tables.options_of(rules, options)
        if seats not in rules.seat_counts:
            raise BadTable(seats, rules.seat_counts)
        answered = await self._store.answer(by)
        if answered is not None:
            return answered
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
            seed=secrets.token_bytes(32),
            opened_at=self._clock(),
            chairs=(Chair(salt=by, user=opener),),
        )
        match = await self._store.create(match, by=by, notices=("lobby",))
        self._wake(match.id)
        return _done(match)

    async def join(self, match_id: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Take a seat; the match starts by itself when the last one is taken."""

        async def work(match: Match) -> Change:
            _expect_lobby(match)
            if match.seat_of(user) is not None:
                raise AlreadySeated
            return self._seat(match, Chair(salt=by, user=user))

        return await self._change(match_id, by, work, user=user)

    async def add_ai(
        self, match_id: MatchId, user: UserId, level: AiLevel, *, by: InteractionId
    ) -> Done:
        """Give a seat to an AI; for those who sit at the table."""

        async def work(match: Match) -> Change:
            _expect_lobby(match)
            _expect_seated(match, user)
            return self._seat(match, Chair(salt=by, ai=level))

        return await self._change(match_id, by, work, user=user)

    async def remove_ai(self, match_id: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Send the AI away that came last."""

        async def work(match: Match) -> Change:
            _expect_lobby(match)
            _expect_seated(match, user)
            ais = [seat for seat, chair in enumerate(match.chairs) if chair.ai is not None]
            if not ais:
                raise NoAiSeat
            return Change(_without_chair(match, ais[-1]), ("lobby",))

        return await self._change(match_id, by, work, user=user)

    async def leave(self, match_id: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Give a seat back before the start; the last person to leave closes the lobby."""

        async def work(match: Match) -> Change:
            _expect_lobby(match)
            after = _without_chair(match, _expect_seated(match, user))
            if not after.people:
                return Change(self._abandoned(after), ("ended",))
            if match.opener == user:
                after = replace(after, opener=after.people[0])
            return Change(after, ("lobby",))

        return await self._change(match_id, by, work, user=user)

    async def start(self, match_id: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Begin with the people there are, if the game can be played so."""

        async def work(match: Match) -> Change:
            _expect_lobby(match)
            if match.opener != user:
                raise NotOpener
            game = tables.game_of(self._games, match)
            if len(match.chairs) not in game.seat_counts:
                raise TooFewPlayers(len(match.chairs), game.seat_counts.start)
            return self._started(game, match)

        return await self._change(match_id, by, work, user=user)

    # Playing ----------------------------------------------------------------------------------

    async def act(
        self,
        match_id: MatchId,
        user: UserId,
        revision: Revision,
        move: bytes,
        *,
        by: InteractionId,
    ) -> Done:
        """Play a move at the revision the player saw. Raises a `Refusal` of the game too."""

        async def work(match: Match) -> Change:
            seat = _expect_player(match, user)
            _expect_revision(match, revision)
            return self._played(
                *tables.play(
                    tables.game_of(self._games, match),
                    match,
                    seat,
                    move,
                    actor="person",
                    user=user,
                    at=self._clock(),
                    by=by,
                )
            )

        return await self._change(match_id, by, work, user=user)

    async def act_for(
        self,
        match_id: MatchId,
        seat: Seat,
        revision: Revision,
        move: bytes,
        *,
        by: InteractionId,
    ) -> Done:
        """Play a move for a seat that plays itself: an AI's, or one its owner gave up."""

        async def work(match: Match) -> Change:
            _expect_running(match)
            _expect_revision(match, revision)
            chair = match.chairs[seat]
            if not chair.plays_itself:
                raise NotYourMove(seat, frozenset())
            return self._played(
                *tables.play(
                    tables.game_of(self._games, match),
                    match,
                    seat,
                    move,
                    actor="ai" if chair.ai is not None else "stand-in",
                    user=None,
                    at=self._clock(),
                    by=by,
                )
            )

        return await self._change(match_id, by, work)

    async def undo(
        self, match_id: MatchId, user: UserId, revision: Revision, *, by: InteractionId
    ) -> Done:
        """Take back one's last move: at once up to the last reveal, else if the others agree."""

        async def work(match: Match) -> Change:
            seat = _expect_player(match, user)
            _expect_revision(match, revision)
            if match.rated and not match.undo_allowed:
                raise UndoForbidden(rated=True)
            log = await self._store.log(match.id)
            live = live_rows(log)
            own = [index for index, row in enumerate(live) if row.seat == seat]
            if not own:
                raise NothingToUndo
            back_to = live[own[-1] - 1].revision if own[-1] else Revision(0)
            is_free = own[-1] == len(live) - 1 and not live[-1].reveals
            others = [person for person in match.people if person != user]
            if is_free or not others:
                return self._undone(match, log, back_to, user, by)
            if match.undo == "never":
                raise UndoForbidden(rated=False)
            return _proposed(match, Proposal("undo", user, match.revision, back_to))

        return await self._change(match_id, by, work, user=user)

    async def allow_undo(self, match_id: MatchId, allowed: bool, *, by: InteractionId) -> Done:
        """A director's word on undoing in a rated match."""

        async def work(match: Match) -> Change:
            _expect_running(match)
            return Change(replace(match, undo_allowed=allowed), ())

        return await self._change(match_id, by, work)

    # Deciding together ------------------------------------------------------------------------

    async def propose_end(self, match_id: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Ask the others to end the match without a result."""

        async def work(match: Match) -> Change:
            _expect_player(match, user)
            if match.people == (user,):
                return Change(self._agreed(match), ("ended",))
            return _proposed(match, Proposal("end", user, match.revision))

        return await self._change(match_id, by, work, user=user)

    async def vote(
        self, match_id: MatchId, user: UserId, agrees: bool, *, by: InteractionId
    ) -> Done:
        """Answer what is being asked; one no settles it, enough yeses carry it out."""

        async def work(match: Match) -> Change:
            _expect_player(match, user)
            proposal = match.proposal
            if proposal is None:
                raise NoVote
            if user == proposal.by or user in proposal.agreed:
                raise NotAsked
            if not agrees:
                return Change(replace(match, proposal=None), ("vote",))
            proposal = replace(proposal, agreed=(*proposal.agreed, user))
            if not _is_carried(match, proposal):
                return Change(replace(match, proposal=proposal), ("vote",))
            if proposal.back_to is None:
                return Change(self._agreed(match), ("ended",))
            log = await self._store.log(match.id)
            return self._undone(match, log, proposal.back_to, proposal.by, by)

        return await self._change(match_id, by, work, user=user)

    # Coming and going -------------------------------------------------------------------------

    async def concede(self, match_id: MatchId, user: UserId, *, by: InteractionId) -> Done:
        """Give up: the seat plays itself from now on and is ranked behind all who stayed."""

        async def work(match: Match) -> Change:
            seat = _expect_player(match, user)
            chair = replace(match.chairs[seat], conceded=True, offered=False)
            after = replace(_with_chair(match, seat, chair), proposal=None)
            ended = tables.end_for_want_of_players(after, self._clock())
            return Change(after, ("seats",)) if ended is None else Change(ended, ("ended",))

        return await self._change(match_id, by, work, user=user)

    async def offer_seat(
        self, match_id: MatchId, user: UserId, offered: bool = True, *, by: InteractionId
    ) -> Done:
        """Look for a substitute, or stop looking."""

        async def work(match: Match) -> Change:
            seat = _expect_player(match, user)
            chair = replace(match.chairs[seat], offered=offered)
            return Change(_with_chair(match, seat, chair), ("seats",))

        return await self._change(match_id, by, work, user=user)

    async def take_seat(
        self, match_id: MatchId, user: UserId, seat: Seat | None = None, *, by: InteractionId
    ) -> Done:
        """Take over a seat that is offered: the one named, or the first there is."""

        async def work(match: Match) -> Change:
            _expect_running(match)
            if match.seat_of(user) is not None:
                raise AlreadySeated
            offered = [Seat(s) for s, chair in enumerate(match.chairs) if chair.offered]
            if not offered or seat not in (None, *offered):
                raise NotOffered
            taken = offered[0] if seat is None else seat
            chair = replace(match.chairs[taken], user=user, offered=False)
            return Change(replace(_with_chair(match, taken, chair), proposal=None), ("seats",))

        return await self._change(match_id, by, work, user=user)

    async def abandon(self, match_id: MatchId, *, by: InteractionId) -> Done:
        """Close a lobby or break a match off, on the word of somebody who may."""

        async def work(match: Match) -> Change:
            if match.status in OVER:
                raise NotRunning(match.status)
            return Change(self._abandoned(match), ("ended",))

        return await self._change(match_id, by, work)

    # Within -----------------------------------------------------------------------------------

    async def _change(
        self,
        match_id: MatchId,
        by: InteractionId,
        work: Callable[[Match], Awaitable[Change]],
        *,
        user: UserId | None = None,
    ) -> Done:
        with log_context(match=match_id, user=user):
            async with self._locks.of(match_id):
                done = await self._try(match_id, by, work)
            _log.info("%s at revision %s", done.status, done.revision)
        self._wake(match_id)
        return done

    async def _try(
        self,
        match_id: MatchId,
        by: InteractionId,
        work: Callable[[Match], Awaitable[Change]],
    ) -> Done:
        for tries_left in reversed(range(_TRIES)):
            match, answered = await self._store.recall(match_id, by)
            if answered is not None:
                return answered
            change = await work(match)
            try:
                await self._store.save(change.match, by=by, notices=change.notices, row=change.row)
            except Overtaken:
                if not tries_left:
                    raise StaleBoard(match.revision) from None
            else:
                return _done(change.match)
        raise AssertionError("the last try returns or raises")

    def _wake(self, match_id: MatchId) -> None:
        for waker in self._wakers:
            waker.wake(match_id)

    def _seat(self, match: Match, chair: Chair) -> Change:
        if len(match.chairs) == match.seats_wanted:
            raise LobbyFull
        match = replace(match, chairs=(*match.chairs, chair))
        if len(match.chairs) == match.seats_wanted:
            return self._started(tables.game_of(self._games, match), match)
        return Change(match, ("lobby",))

    def _started(self, game: AnyGame, match: Match) -> Change:
        return Change(tables.deal(game, match, self._clock()), ("started",))

    def _played(self, match: Match, row: LogRow) -> Change:
        return Change(match, ("moved", "ended") if match.status in OVER else ("moved",), row)

    def _undone(
        self, match: Match, log: list[LogRow], back_to: Revision, user: UserId, by: InteractionId
    ) -> Change:
        game = tables.game_of(self._games, match)
        after, row = tables.take_back(game, match, log, back_to, user=user, at=self._clock(), by=by)
        return Change(after, ("undone",), row)

    def _agreed(self, match: Match) -> Match:
        return replace(match, status="agreed", ended_at=self._clock(), proposal=None)

    def _abandoned(self, match: Match) -> Match:
        return replace(match, status="abandoned", ended_at=self._clock(), proposal=None)


def _done(match: Match) -> Done:
    return Done(match.id, match.revision, match.status, match.proposal)


def _expect_lobby(match: Match) -> None:
    if match.status != "lobby":
        raise NotInLobby


def _expect_running(match: Match) -> None:
    if match.status != "running":
        raise NotRunning(match.status)


def _expect_seated(match: Match, user: UserId) -> Seat:
    seat = match.seat_of(user)
    if seat is None:
        raise NotSeated
    return seat


def _expect_player(match: Match, user: UserId) -> Seat:
    """The seat of somebody who plays in a running match and has not given up."""
    _expect_running(match)
    seat = _expect_seated(match, user)
    if match.chairs[seat].conceded:
        raise HasConceded
    return seat


def _expect_revision(match: Match, revision: Revision) -> None:
    if match.revision != revision:
        raise StaleBoard(match.revision)


def _proposed(match: Match, proposal: Proposal) -> Change:
    if match.proposal is not None:
        raise VoteOpen
    return Change(replace(match, proposal=proposal), ("vote",))


def _is_carried(match: Match, proposal: Proposal) -> bool:
    others = len([person for person in match.people if person != proposal.by])
    if proposal.what == "undo" and match.undo == "majority":
        return 2 * len(proposal.agreed) > others
    return len(proposal.agreed) == others


def _with_chair(match: Match, seat: Seat, chair: Chair) -> Match:
    return replace(match, chairs=(*match.chairs[:seat], chair, *match.chairs[seat + 1 :]))


def _without_chair(match: Match, seat: int) -> Match:
    return replace(match, chairs=(*match.chairs[:seat], *match.chairs[seat + 1 :]))
