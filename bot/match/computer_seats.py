"""Moves of seats without a person: AIs, and stand-ins for those who gave up or were forgotten."""

from __future__ import annotations

import asyncio
import logging

from bot.match import match_rules
from bot.match.errors import MatchError, NotRunning, Paused, StaleBoard, StoreFailed
from bot.match.model import InteractionId, Match, MatchId
from bot.match.ports import Ais, Store
from bot.match.service import MatchService
from bot.save_and_show.show_loop import Sleep
from games.api import NotYourMove, Seat
from games.registry import Registry

_log = logging.getLogger(__name__)

_FIRST_PAUSE = 1.0  # seconds until a store that failed is tried again; then twice as long each time
_LONGEST_PAUSE = 60.0


class AiSeats:
    """Lets seats that play themselves move whenever they are asked.

    Matches do not wait for each other. In each, all computers that are asked one after the other
    move after one pause, so that a person has the time to see what they did themselves.
    """

    def __init__(
        self,
        service: MatchService,
        store: Store,
        games: Registry,
        ais: Ais,
        *,
        pause: float = 0.0,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._service = service
        self._store = store
        self._games = games
        self._ais = ais
        self._pause = pause
        self._sleep = sleep
        self._waiting: asyncio.Queue[MatchId] = asyncio.Queue()
        self._playing: set[MatchId] = set()
        self._woken_again: set[MatchId] = set()  # while they were being played

    def wake(self, match: Match) -> None:
        """A match has changed; perhaps it waits for one of ours."""
        self.look_at(match.id)

    def look_at(self, match: MatchId) -> None:
        """Have whoever is asked there move, if it is one of ours."""
        self._waiting.put_nowait(match)

    async def run(self) -> None:
        """Move whenever a match waits for it, until cancelled; first where one waited before."""
        self._playing.clear()  # those of an earlier run were cancelled with it
        self._woken_again.clear()
        async with asyncio.TaskGroup() as group:
            group.create_task(self._wake_those_that_waited())
            while True:
                match = await self._waiting.get()
                if match in self._playing:
                    self._woken_again.add(match)
                else:
                    self._playing.add(match)
                    group.create_task(self._play_through(match))

    async def _play_through(self, match: MatchId) -> None:
        """Move until nobody wakes the match meanwhile; what the store failed at is tried again."""
        pause = _FIRST_PAUSE
        while True:
            self._woken_again.discard(match)
            try:
                await self._play_after_a_pause(match)
            except StoreFailed:
                _log.warning("the AI seats of match %s try again later", match, exc_info=True)
                await self._sleep(pause)
                pause = _longer(pause)
                continue
            except MatchError:
                # One match that cannot be played must not stop the others.
                _log.warning("the AI seats of match %s could not move", match, exc_info=True)
            if match not in self._woken_again:
                self._playing.discard(match)
                return
            pause = _FIRST_PAUSE

    async def _play_after_a_pause(self, match: MatchId) -> None:
        if self._pause and self._seat_to_move(await self._store.load(match)) is not None:
            await self._sleep(self._pause)
        await self.play(match)

    async def play(self, match_id: MatchId) -> int:
        """Move until the match waits for a person or is over; how many moves that took."""
        moves = 0
        while True:
            match = await self._store.load(match_id)
            seat = self._seat_to_move(match)
            if seat is None:
                return moves
            game = match_rules.game_of(self._games, match)
            codec = match_rules.codec_of(game)
            assert match.state is not None
            level = match.chairs[seat].level
            move = await self._ais.choose(level, game, match_rules.state_of(game, match), seat)
            by = InteractionId(f"ai-{match_id}-{match.revision}-{seat}")
            try:
                await self._service.act_for(
                    match_id, seat, match.revision, codec.write(move), by=by
                )
            except (StaleBoard, NotYourMove, NotRunning, Paused):
                continue  # somebody moved, took back, took the seat or ended it: look again
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
            self.look_at(match)

    def _seat_to_move(self, match: Match) -> Seat | None:
        is_still = match.rests_since is not None or match.paused_at is not None
        if match.status != "running" or match.state is None or is_still:
            return None
        game = match_rules.game_of(self._games, match)
        for seat in sorted(game.to_act(match_rules.state_of(game, match))):
            if match.chairs[seat].plays_itself:
                return seat
        return None


def _longer(pause: float) -> float:
    """The pause after this one."""
    return min(2 * pause, _LONGEST_PAUSE)
