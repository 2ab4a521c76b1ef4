"""Moves of seats without a person: AIs, and stand-ins for those who gave up or were forgotten."""

from __future__ import annotations

import asyncio
import logging
import secrets

from bot.match import tables
from bot.match.errors import MatchError, StaleBoard, StoreFailed
from bot.match.model import STAND_IN_LEVEL, AiLevel, InteractionId, Match, MatchId
from bot.match.ports import Ais, Store
from bot.match.publishing import Sleep
from bot.match.service import MatchService
from games.api import AnyGame, Move, NotYourMove, Seat
from games.chance import FastChance
from games.playout import choose_at_random, choose_with_care
from games.registry import Registry

_log = logging.getLogger(__name__)

_FIRST_PAUSE = 1.0  # seconds until a store that failed is tried again; then twice as long each time
_LONGEST_PAUSE = 60.0


class SimpleAis:
    """Players that need no time to think."""

    async def choose(self, level: AiLevel, game: AnyGame, state: object, seat: Seat) -> Move:
        """A legal move; the luck is the player's own and never the match's."""
        choose = choose_at_random if level == "random" else choose_with_care
        return choose(game, state, seat, FastChance(secrets.randbits(64)))


class AiSeats:
    """Lets seats that play themselves move whenever they are asked."""

    def __init__(
        self,
        service: MatchService,
        store: Store,
        games: Registry,
        ais: Ais,
        *,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._service = service
        self._store = store
        self._games = games
        self._ais = ais
        self._sleep = sleep
        self._waiting: asyncio.Queue[MatchId] = asyncio.Queue()
        self._pauses: dict[MatchId, float] = {}  # the next ones of matches the store failed at
        self._pausing: set[MatchId] = set()

    def wake(self, match: MatchId) -> None:
        """A match has changed; perhaps it waits for one of ours."""
        self._waiting.put_nowait(match)

    async def run(self) -> None:
        """Move whenever a match waits for it, until cancelled; first where one waited before.

        What the store failed at is tried again after a pause, during which the others move.
        """
        self._pausing.clear()  # those of an earlier run were cancelled with it
        async with asyncio.TaskGroup() as group:
            group.create_task(self._wake_those_that_waited())
            while True:
                match = await self._waiting.get()
                try:
                    await self.play(match)
                except StoreFailed:
                    _log.warning("the AI seats of match %s try again later", match, exc_info=True)
                    if match not in self._pausing:
                        self._pausing.add(match)
                        group.create_task(self._wake_later(match))
                    continue
                except MatchError:
                    # One match that cannot be played must not stop the others.
                    _log.warning("the AI seats of match %s could not move", match, exc_info=True)
                self._pauses.pop(match, None)

    async def play(self, match_id: MatchId) -> int:
        """Move until the match waits for a person or is over; how many moves that took."""
        moves = 0
        while True:
            match = await self._store.load(match_id)
            seat = self._seat_to_move(match)
            if seat is None:
                return moves
            game = tables.game_of(self._games, match)
            codec = tables.codec_of(game)
            assert match.state is not None
            level = match.chairs[seat].ai or STAND_IN_LEVEL
            move = await self._ais.choose(level, game, codec.read_state(match.state), seat)
            by = InteractionId(f"ai-{match_id}-{match.revision}-{seat}")
            try:
                await self._service.act_for(
                    match_id, seat, match.revision, codec.write(move), by=by
                )
            except (StaleBoard, NotYourMove):
                continue  # somebody moved, took something back or took the seat: look again
            moves += 1

    async def _wake_those_that_waited(self) -> None:
        pause = _FIRST_PAUSE
        while True:
            try:
                running = await self._store.matches(running=True)
            except StoreFailed:
                _log.warning("no AI seats found, again in %.0f s", pause, exc_info=True)
                await self._sleep(pause)
                pause = _longer(pause)
            else:
                break
        for match in running:
            self.wake(match)

    async def _wake_later(self, match: MatchId) -> None:
        pause = self._pauses.get(match, _FIRST_PAUSE)
        self._pauses[match] = _longer(pause)
        await self._sleep(pause)
        self._pausing.remove(match)
        self.wake(match)

    def _seat_to_move(self, match: Match) -> Seat | None:
        if match.status != "running" or match.state is None:
            return None
        game = tables.game_of(self._games, match)
        state = tables.codec_of(game).read_state(match.state)
        for seat in sorted(game.to_act(state)):
            if match.chairs[seat].plays_itself:
                return seat
        return None


def _longer(pause: float) -> float:
    """The pause after this one."""
    return min(2 * pause, _LONGEST_PAUSE)
