"""Replaying stored matches: the log is the truth, and what is stored must follow from it."""

from __future__ import annotations

from collections.abc import AsyncIterator

from bot.match import match_rules
from bot.match.errors import BadOptions, RulesRetired, StoreFailed
from bot.match.model import LogRow, Match, MatchId, live_rows
from bot.match.ports import Store
from games.api import AnyGame, BadTable, Refusal
from games.registry import Registry, UnknownGame


async def check_all(store: Store, games: Registry) -> AsyncIterator[tuple[MatchId, str]]:
    """For each stored match its id and what diverges, "" if nothing does."""
    for match_id in await store.matches():
        try:
            match, log = await store.story(match_id)
        except StoreFailed as error:
            yield match_id, f"it cannot be read: {error}"
        else:
            yield match_id, divergence(match, log, games)


def divergence(match: Match, log: list[LogRow], games: Registry) -> str:
    """Where a replay with today's rules differs from what is stored; "" if nowhere."""
    if match.started_at is None:
        return ""
    try:
        game = match_rules.game_of(games, match)
    except UnknownGame:
        return f"there is no game {match.game!r}"
    except RulesRetired:
        return f"dealt under rules version {match.rules_version}, which is no longer played"
    return _replayed(game, match, log)


def _replayed(game: AnyGame, match: Match, log: list[LogRow]) -> str:
    codec = match_rules.codec_of(game)
    live = live_rows(log)
    if [row.revision for row in log] != list(range(1, match.revision + 1)):
        return "the log has a gap"
    try:
        dealt, *played = match_rules.replay_rows(game, match, live)
    except (BadOptions, BadTable) as error:
        return f"it cannot be dealt: {error}"
    except Refusal as refusal:
        return f"a move is not legal: {refusal!r}"
    for row, replayed in zip(live, played, strict=True):
        found = (codec.write(replayed.step.events), replayed.position, replayed.step.reveals)
        if found != (row.events, row.position, row.reveals):
            return f"revision {row.revision} went differently"
    last = played[-1] if played else dealt
    if codec.write(last.step.state) != match.state or last.position != match.position:
        return "the stored state does not follow from the log"
    return _result(game, match, last.step.state)


def _result(game: AnyGame, match: Match, state: object) -> str:
    outcome = game.outcome(state)
    if match.status != "finished":
        return "" if outcome is None else "the game is over, but the match is not"
    outcome = outcome or match_rules.conceded_outcome(len(match.chairs))
    conceded = [chair.conceded for chair in match.chairs]
    if match_rules.behind_the_others(outcome, conceded) != match.outcome:
        return "the stored result does not follow from the log"
    return ""
