"""The life of a tournament, from its announcement to its end, without any chat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.tournament.ledger import faults
from bot.tournament.results import standings_of
from tests.bot.match.tables import on_both_stores
from tests.bot.tournament.tournaments import tournament_hall


@on_both_stores
@pytest.mark.parametrize("format", ["swiss", "robin", "knockout", "league"])
def test_a_tournament_of_computers_plays_itself_to_its_end(
    kind: str, format: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with tournament_hall(kind, tmp_path) as hall:
            tournament = await hall.started(computers=9, format=format, rounds=None)
            over = await hall.play_all(tournament)
            assert over.phase == "over"
            assert len(standings_of(over)) == 9
            ledger = await hall.store.tournaments.ledger(tournament)
            assert list(faults(ledger, over.last_hash)) == []

    asyncio.run(scenario())
