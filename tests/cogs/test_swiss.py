"""A Swiss of thirteen, end to end: people and computers, four rounds, and all that can happen."""

from __future__ import annotations

import asyncio
import csv
import io
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.rating.model import EVERYWHERE
from bot.tournament.exporting import EventFile, read_event, standings_csv
from bot.tournament.ledger import Entry, faults
from bot.tournament.model import Tournament
from bot.tournament.results import standings_of
from bot.tournament.verifying import event_disagreements
from games.registry import GAMES
from tests.cogs.cup import DAY, HOUR, MINUTE, Cup, cup
from tests.judge.judge import Judge


class Told(NamedTuple):
    """The story, told to its end."""

    event: Tournament
    ledger: list[Entry]
    rulings: str
    public: str
    final: str
    file: EventFile
    csv: str
    said: dict[str, str]
    letters: int = 0


async def tell(folder: Path, judge: Judge | None) -> Told:
    said: dict[str, str] = {}
    async with cup(folder, judge) as there:
        said["new"] = await there.says(
            "Anna",
            "tournament new",
            name="Herbst *Cup*",
            format="swiss",
            length="short",
            rounds=4,
            clock="daily",
            **{"no-show": "substitute", "stand-in": "novice", "break": 10},
        )
        for name in ("Anna", "Béla", "Clara", "David"):
            said[f"{name} joins"] = await there.clicks(name, "Join")
        said["twice"] = await there.clicks("Béla", "Join")
        said["forbidden"] = await there.says("Béla", "tournament desk start")
        said["computers"] = await there.says(
            "Anna", "tournament desk computers", computers=8, level="novice"
        )
        said["elsa sits in"] = await there.clicks("Elsa", "Sit in for others")
        said["start"] = await there.says("Anna", "tournament desk start")
        await first_round(there, said)
        await second_round(there, said)
        await third_round(there, said)
        await fourth_round(there, said)
        said["late"] = await there.says("Hans", "tournament join")
        return await all_of_it(there, said)


async def first_round(there: Cup, said: dict[str, str]) -> None:
    """Béla does not appear: Elsa, who offered to, sits in. Franz enters late."""
    there.stays_away.add("Béla")
    await there.wait(10 * MINUTE)
    said["mine"] = await there.says("Anna", "tournament mine")
    await there.play()
    said["franz enters"] = await there.clicks("Franz", "Join")
    await there.wait(2 * DAY)
    await there.play()
    there.stays_away.discard("Béla")


async def second_round(there: Cup, said: dict[str, str]) -> None:
    """The bot is started anew in the middle of it. David drops out. Anna corrects the seating."""
    event = await there.event()
    assert event.drafted is not None
    first, other = event.drafted.tables[0].entrants[0], event.drafted.tables[1].entrants[0]
    said["swap"] = await there.says(
        "Anna",
        "tournament desk swap",
        player=str(first),
        other=str(other),
        why="They asked for it",
    )
    await there.wait(10 * MINUTE)
    await there.stop_bot()
    there.clock.advance(HOUR)
    await there.start_bot()
    await there.settle()
    said["david leaves"] = await there.says("David", "tournament leave")
    await there.play()


async def third_round(there: Cup, said: dict[str, str]) -> None:
    """Somebody else plays for Clara at this table."""
    await there.wait(10 * MINUTE)
    event = await there.event()
    clara = event.entrant_of(there["Clara"].id)  # pyright: ignore[reportArgumentType]
    assert clara is not None
    said["substitute"] = await there.says(
        "Anna",
        "tournament desk substitute",
        player=str(clara.id),
        person=there.members["Grete"],
        why="Clara is ill",
    )
    said["pause"] = await there.says("Anna", "tournament desk pause", why="Lunch")
    await there.wait(HOUR)
    said["resume"] = await there.says("Anna", "tournament desk resume", why="Lunch is over")
    await there.play()


async def fourth_round(there: Cup, said: dict[str, str]) -> None:
    """A table is adjudicated, somebody is penalised."""
    there.stays_away.add("Anna")
    await there.wait(10 * MINUTE)
    await there.play()
    event = await there.event()
    assert event.playing is not None
    open_tables = [n for n, t in enumerate(event.playing.tables, start=1) if t.result is None]
    said["bad ranking"] = await there.says(
        "Anna", "tournament desk adjudicate", table=open_tables[0], ranking="1 1 2", why="x"
    )
    said["penalty"] = await there.says(
        "Anna", "tournament desk penalise", player="Béla", score=0.25, why="Did not appear"
    )
    for number in open_tables:
        said["adjudicated"] = await there.says(
            "Anna", "tournament desk adjudicate", table=number, why="It takes too long"
        )
    await there.settle()


async def all_of_it(there: Cup, said: dict[str, str]) -> Told:
    event = await there.event()
    final = there.public()[-1]
    files = {file.filename: file.data for file in final.files}
    name = f"event-{event.id}.json"
    return Told(
        event,
        await there.running.app.events.ledger(event.id),
        there.rulings(),
        "\n".join(message.text for message in there.public()),
        final.text,
        read_event(files[name]),
        files[f"standings-{event.id}.csv"].decode("utf-8-sig"),
        said,
    )


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Told:
    return asyncio.run(tell(tmp_path_factory.mktemp("swiss"), judge))


def test_it_ends(told: Told) -> None:
    assert told.event.phase == "over"
    assert len(told.event.rounds) == 4


_ = (csv, io, EVERYWHERE, standings_csv, faults, standings_of, event_disagreements, GAMES)
