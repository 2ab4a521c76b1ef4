"""Rating what was played: in order, once each, again after failures and restarts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from fractions import Fraction

import msgspec

from bot.logs import log_context
from bot.match.errors import MatchError
from bot.match.model import Match, MatchId, Time
from bot.match.ports import Clock, Overtaken
from bot.rating.model import Change, Scope, Verdict
from bot.rating.ports import Ratings, Sparing, Stories
from bot.rating.rated_matches import HALF, changes_of, counts, guilds_of, sheet_of
from bot.save_and_show.show_loop import Sleep, pause_after

_log = logging.getLogger(__name__)

_AT_ONCE = 50
_TRIES = 5  # against other processes
_A_MOMENT = 0.5  # in which several changes are one
_LONGEST_PAUSE = 3600.0  # for one match; it is the only one that waits
_LONGEST_STORE_PAUSE = 30.0  # everything waits


async def usually(match: Match) -> Fraction | None:
    """Half of the moves, where nobody says anything else."""
    del match  # all are alike
    return HALF


class _Failure(msgspec.Struct, frozen=True):
    """How often a match could not be rated, and when it is tried again."""

    times: int
    again_at: Time


class Rater:
    """Rates matches that ended. What was not rated before a restart is rated after it."""

    def __init__(
        self,
        stories: Stories,
        ratings: Ratings,
        *,
        sparing: Sparing = usually,
        clock: Clock = time.time,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._stories = stories
        self._ratings = ratings
        self._sparing = sparing
        self._clock = clock
        self._sleep = sleep
        self._changed = asyncio.Event()
        self._failed: dict[MatchId, _Failure] = {}

    def wake(self, match: Match) -> None:
        """A match has changed; perhaps it is over."""
        self._changed.set()

    async def run(self) -> None:
        """Rate what ends, until cancelled; when the store fails, pause and go on."""
        failures = 0  # since the store last worked
        while True:
            self._changed.clear()
            try:
                await self.drain()
            except MatchError:
                pause = pause_after(failures, _LONGEST_STORE_PAUSE)
                failures += 1
                _log.warning("the store failed, rating goes on in %.0f s", pause, exc_info=True)
                await self._sleep(pause)
                continue
            failures = 0
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._pause()):
                    await self._changed.wait()
                    await self._sleep(_A_MOMENT)

    async def drain(self) -> int:
        """Look at every match that ended and was not looked at; how many were."""
        rated = 0
        while True:
            found = await self._ratings.unrated(_AT_ONCE + len(self._failed))
            due = [match for match in found if self._is_due(match)]
            if not due:
                return rated
            for match in due:
                with log_context(match=match):
                    rated += await self._is_rated(match)

    def _is_due(self, match: MatchId) -> bool:
        failure = self._failed.get(match)
        return failure is None or failure.again_at <= self._clock()

    def _pause(self) -> float | None:
        """How long until a match that failed is tried again; None where none did."""
        again = [failure.again_at for failure in self._failed.values()]
        return max(min(again) - self._clock(), 0.0) if again else None

    async def _is_rated(self, match: MatchId) -> bool:
        try:
            is_rated = await self._rate(match)
        except Exception:
            # Whatever is wrong with one match must not stop the others.
            times = self._failed[match].times if match in self._failed else 0
            pause = pause_after(times, _LONGEST_PAUSE)
            self._failed[match] = _Failure(times + 1, self._clock() + pause)
            _log.warning("match %s not rated, again in %.0f s", match, pause, exc_info=True)
            return False
        self._failed.pop(match, None)
        return is_rated

    async def _rate(self, match: MatchId) -> bool:
        """Rate one match; False if another process was faster."""
        for tries_left in reversed(range(_TRIES)):
            try:
                return await self._ratings.record(await self._verdict(match))
            except Overtaken:
                if not tries_left:
                    raise
        raise AssertionError("the last try returns or raises")

    async def _verdict(self, match_id: MatchId) -> Verdict:
        match, log = await self._stories.story(match_id)
        spared_above = await self._sparing(match)
        if not counts(match):
            return Verdict(match_id, False, spared_above)
        sheet = sheet_of(match, log, spared_above)
        changes: list[Change] = []
        for guild in guilds_of(sheet):
            ratings = await self._ratings.current(Scope(sheet.game, guild), sheet.users)
            changes += changes_of(sheet, guild, ratings, {})
        return Verdict(match_id, True, spared_above, tuple(changes))
