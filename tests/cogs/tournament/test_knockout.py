"""A knock-out of twenty-two, end to end: it starts by itself, and ends with one final."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.tournament.export import TournamentFile, read_tournament
from bot.tournament.export_check import tournament_disagreements
from bot.tournament.ledger import Entry, faults
from bot.tournament.model import Tournament
from bot.tournament.results import standings_of
from games.registry import GAMES
from tests.cogs.tournament.cup import HOUR, MINUTE, Cup, cup
from tests.judge.judge import Judge


class Told(NamedTuple):
    """The story, told to its end."""

    tournament: Tournament
    ledger: list[Entry]
    announced: str  # while check-in was open
    final: str
    picture: str  # what stands behind it
    file: TournamentFile
    rooms: list[str]


async def tell(folder: Path, judge: Judge | None) -> Told:
    async with cup(folder, judge) as there:
        await there.says(
            "Maria",
            "tournament new",
            name="Wiener Pokal",
            format="knockout",
            length="short",
            clock="live",
            start="2h",
            **{"check-in": 30, "break": 0},
        )
        for name in ("Anna", "Béla", "Clara", "David"):
            await there.clicks(name, "Join")
        await there.says("Maria", "tournament desk computers", computers=19, level="novice")
        await there.wait(1.6 * HOUR)
        for name in ("Anna", "Béla", "Clara"):
            await there.clicks(name, "Check in")
        announced = there.announcement().text
        await there.wait(30 * MINUTE)  # David has not checked in
        await play_to_the_end(there)
        tournament = await there.tournament()
        final = there.public()[-1]
        files = {file.filename: file.data for file in final.files}
        return Told(
            tournament,
            await there.running.app.tournament_store.ledger(tournament.id),
            announced,
            final.text,
            final.gallery[0].description,
            read_tournament(files["event-1.json"]),
            [thread.name for thread in there["Anna"].threads()],
        )


async def play_to_the_end(there: Cup) -> None:
    while (await there.tournament()).phase != "over":
        before = (await there.tournament()).version
        await there.play()
        await there.settle()
        assert (await there.tournament()).version > before, "it stands still"


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory, judge: Judge | None) -> Told:
    return asyncio.run(tell(tmp_path_factory.mktemp("knockout"), judge))


def test_who_has_not_checked_in_is_named_while_there_is_time(told: Told) -> None:
    assert "*David*" in told.announced
    assert "One has not checked in yet." in told.announced


def test_twenty_two_play_the_first_round(told: Told) -> None:
    assert sum(len(table.entrants) for table in told.tournament.rounds[0].tables) == 22


def test_it_ends_with_one_final_of_all_winners(told: Told) -> None:
    first, last = told.tournament.rounds
    assert [len(table.entrants) for table in first.tables] == [5, 5, 4, 4, 4]
    (final,) = last.tables
    winners = {
        id
        for table in first.tables
        for id in table.entrants
        if table.result is not None and table.result.place(id) == 1
    }
    assert set(final.entrants) >= winners


def test_the_winner_of_the_final_is_first(told: Told) -> None:
    (final,) = told.tournament.rounds[-1].tables
    assert final.result is not None
    first = standings_of(told.tournament)[0].entrant
    assert final.result.place(first) == 1


def test_those_who_came_further_are_ahead(told: Told) -> None:
    finalists = set(told.tournament.rounds[-1].tables[0].entrants)
    order = [line.entrant in finalists for line in standings_of(told.tournament)]
    assert order == sorted(order, reverse=True)


def test_every_table_had_a_room(told: Told) -> None:
    assert [f"Wiener Pokal: Round 1, table {n}" in told.rooms for n in range(1, 6)] == [True] * 5
    assert "Wiener Pokal: Round 2, table 1" in told.rooms


def test_the_end_names_the_winner_in_words_and_behind_the_picture(told: Told) -> None:
    names = {entrant.number: entrant.name for entrant in told.file.entrants}
    winner = names[told.file.standings[0].entrant]
    assert told.final.startswith(f"## {winner} wins Wiener Pokal!")
    assert f"1. {winner}" in told.picture


def test_the_ledger_verifies(told: Told) -> None:
    assert list(faults(told.ledger, told.tournament.last_hash)) == []


def test_the_file_proves_all_of_it(told: Told) -> None:
    assert list(tournament_disagreements(told.file, GAMES)) == []
