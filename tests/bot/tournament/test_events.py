"""The life of an event, from its announcement to its end, without any chat."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.tournament.ledger import faults
from bot.tournament.results import standings_of
from tests.bot.match.tables import on_both_stores
from tests.bot.tournament.events import event_hall


@on_both_stores
@pytest.mark.parametrize("format", ["swiss", "robin", "knockout", "league"])
def test_an_event_of_computers_plays_itself_to_its_end(
    kind: str, format: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with event_hall(kind, tmp_path) as hall:
            event = await hall.started(computers=9, format=format, rounds=None)
            over = await hall.play_all(event)
            assert over.phase == "over"
            assert len(standings_of(over)) == 9
            ledger = await hall.store.events.ledger(event)
            assert list(faults(ledger, over.last_hash)) == []

    asyncio.run(scenario())
