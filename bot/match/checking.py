"""Replaying stored matches: the log is the truth, and the stored state must follow from it."""

from __future__ import annotations

from collections.abc import AsyncIterator

from bot.match import tables
from bot.match.errors import RulesRetired
from bot.match.model import LogRow, Match, MatchId, live_rows
from bot.match.ports import Store
from games.api import AnyGame, Refusal
from games.registry import Registry


async def check_all(store: Store, games: Registry) -> AsyncIterator[tuple[MatchId, str]]:
    """For each stored match its id and what diverges, "" if nothing does."""
    for match_id in await store.matches():
        match, log = await store.story(match_id)
        yield match_id, divergence(match, log, games)


def divergence(match: Match, log: list[LogRow], games: Registry) -> str:
    """Where a replay with today's rules differs from what is stored; "" if nowhere."""
    if match.state is None:
        return ""
    try:
        game = tables.game_of(games, match)
    except RulesRetired:
        return f"dealt under rules version {match.rules_version}, which is no longer played"
    return _replayed(game, match, log)


def _replayed(game: AnyGame, match: Match, log: list[LogRow]) -> str:
    codec = tables.codec_of(game)
    live = live_rows(log)
    if [row.revision for row in log] != list(range(1, match.revision + 1)):
        return "the log has a gap"
    try:
        dealt, *played = tables.replay_rows(game, match, live)
    except Refusal as refusal:
        return f"a move is not legal: {refusal!r}"
    for row, replayed in zip(live, played, strict=True):
        if codec.write(replayed.step.events) != row.events or replayed.position != row.position:
            return f"revision {row.revision} went differently"
    last = played[-1] if played else dealt
    if codec.write(last.step.state) != match.state or last.position != match.position:
        return "the stored state does not follow from the log"
    return ""
